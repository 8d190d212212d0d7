package purgatoryplay

// State is the state of a soul.
type State string

// The states: the first four are in play, a condemned soul stays on the table,
// the others are out.
const (
	Wandering    State = "wandering"
	Humanist     State = "humanist"
	Virtuous     State = "virtuous"
	Damned       State = "damned"
	Condemned    State = "condemned"
	Saved        State = "saved"
	Reincarnated State = "reincarnated"
	Escorted     State = "escorted"
	Consumed     State = "consumed"
	Destroyed    State = "destroyed"

	// FormerCamp is what Transition gives for a soul that the Necronomicon
	// calls back: the state that it had.
	FormerCamp State = "former_camp"
)

// InPlay reports whether a soul in that state is played.
func (s State) InPlay() bool {
	switch s {
	case Wandering, Humanist, Virtuous, Damned:
		return true
	}
	return false
}

// Change is what happens to a soul.
type Change string

// The changes.
const (
	VirtuousSuccess    Change = "virtuous_success"
	DamnSuccess        Change = "damn_success"
	TripleSix          Change = "triple_six"  // by anyone
	Pervert666         Change = "pervert_666"
	TieTwoPlayers      Change = "tie_2p"
	AngelTieThree      Change = "angel_tie_3p"
	DemonTieThree      Change = "demon_tie_3p"
	FailureTwoPlayers  Change = "failure_2p"
	FailureThree       Change = "failure_3p"
	EntersFlames       Change = "enters_flames"
	EntersParadise     Change = "enters_paradise"
	ExitsSide          Change = "exits_side"
	SubstanceZero      Change = "ps_zero"
	AntichristShown    Change = "antichrist_revealed"
	NecronomiconUser   Change = "necronomicon_user"
	NecronomiconTarget Change = "necronomicon_target"
	DemonTakesPlace    Change = "demon_takes_place"
	GuardianFollows    Change = "guardian_follows"
)

// Transition is what becomes of a soul in a state; ok is false where the rules
// know no such change.
func Transition(s State, c Change) (to State, ok bool) {
	to, ok = transitions()[s][c]
	return to, ok
}

func transitions() map[State]map[Change]State {
	return map[State]map[Change]State{
		Wandering: {
			VirtuousSuccess: Virtuous, DamnSuccess: Damned, TripleSix: Damned, Pervert666: Damned,
			AntichristShown: Damned, TieTwoPlayers: Humanist, AngelTieThree: Humanist, DemonTieThree: Virtuous,
			FailureThree: Humanist, FailureTwoPlayers: Wandering,
			EntersFlames: Condemned, EntersParadise: Saved, ExitsSide: Reincarnated,
		},
		Humanist: {
			DamnSuccess: Damned, VirtuousSuccess: Virtuous, AntichristShown: Damned, NecronomiconUser: Damned,
			EntersFlames: Humanist, EntersParadise: Saved, ExitsSide: Reincarnated, SubstanceZero: Destroyed,
		},
		Virtuous: {
			AntichristShown: Damned, NecronomiconUser: Damned,
			EntersFlames: Virtuous, EntersParadise: Saved, ExitsSide: Reincarnated, SubstanceZero: Destroyed,
		},
		Damned: {
			AntichristShown: Damned, NecronomiconUser: Damned,
			EntersFlames: Condemned, EntersParadise: Saved, ExitsSide: Reincarnated, SubstanceZero: Destroyed,
		},
		Condemned:    {DemonTakesPlace: Consumed},
		Reincarnated: {GuardianFollows: Escorted},
		Destroyed:    {NecronomiconTarget: FormerCamp},
	}
}
