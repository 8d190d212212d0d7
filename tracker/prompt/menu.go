package prompt

// Menu is what a live table offers: choices to pick, or a line to type. It knows
// no game: what a choice does is a gesture in the words of that game.
type Menu struct {
	Title   string
	Rows    []Choice
	Hidden  []Choice // reached by their keys only
	Many    bool     // several rows are marked; their values are joined with commas
	Text    bool     // a line is typed instead
	Numbers string   // what a number such as -3 is about, before it in a gesture; "" for nothing
	Whom    string   // what Numbers is called where it is typed; "" for as it is written
	Cover   string   // who alone may look; "" if everybody may
	Done    string   // the gesture, complete: there is nothing left to pick
	About   string   // what to explain, if no row says so
}

// Choice is a row of a menu.
type Choice struct {
	Key    string   // what is typed to pick it; "" for none
	Value  string   // what it adds to the way to the next menu
	Way    []string // the whole way to that menu, instead; an empty one leads back to what is offered now
	Do     string   // the gesture that it is; "" if another menu follows
	Label  string
	Chance string // exact, where dice decide
	Not    string // why it may not be done; it can be done anyway
	Firm   bool   // not even anyway
	About  string // what to explain: a rule, a topic
	Rare   bool   // the cursor does not begin there
	Spot   Spot   // where it is on what is drawn over the menu
}

// Spot is a place on a drawn board, columns from the left and rows from the top,
// both from 1; the zero Spot is none.
type Spot struct{ X, Y int }
