// Package grammar reads the gestures that players write, and writes them.
//
// A gesture is a verb and its operands, in French or English, whatever the
// capitals and accents:
//
//	tirer p3 fusil sur p5 2 dés        shoot p3 rifle at p5 2 dice
//	nonne -3                           nun -3
//
// A figure is its id, the number of its pawn or its name; an object its uid or
// its name; a place, a sin or a side its name. The beginning of a name is
// enough if nothing else begins so, and a whole name wins over a longer one.
// What comes first is who acts; a figure that is active need not be named.
// Words such as at, with, leaving or touching tell what follows them is.
// While a question is open, its answer needs no verb.
//
// Parse reads what a viewer of the game may know: give it a View, so that a
// name tells nothing that is hidden.
package grammar
