package verify

// tokenCount is how many tokens there are: a pawn for each of the 36 souls,
// twelve markers for each camp, eighteen for what has played, six for each
// other state.
const tokenCount = 36 + 3*12 + 18 + 4*6
