// Package gamebookplay plays a gamebook: heroes with their sheets, the trail of
// paragraphs, fights with Luck, meals, death.
//
// It has the shape of purgatoryplay: a Game is the fold of its events (Replay).
// Decide turns a Command into events or an *Illegal: it works on a copy to
// which each event is applied as it is emitted. Events hold the faces thrown;
// Event.Apply only assigns. Parse reads a Command in the words of players and
// Write gives a text that Parse reads as the same Command.
//
// A game may have several heroes: those who died, and others who are still
// being read. A gesture is of the current hero unless it names another.
//
// A round throws for all enemies at once, the target first; its wounds then
// wait in Fight.Pending, in the order of the throws, and are settled one by one:
// where Luck may be tested the game waits for luck or no, elsewhere the wound is
// written down at once.
//
// To add a gesture: a Verb in command.go, a deed in decide.go's table, its event
// with Apply and Line, the event in prototypes, its words in gesturewords.go,
// and gamebook.verb.… among the messages.
package gamebookplay
