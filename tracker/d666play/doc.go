// Package d666play plays the fight with three dice, second by second: who acts
// when, blows and psychic attacks, wounds, stuns and deaths.
//
// It has the shape of purgatoryplay and gamebookplay: a Game is the fold of its
// events (Replay). Decide turns a Command into events or an *Illegal: it works on
// a copy to which each event is applied as it is emitted. Events hold the faces
// thrown; Event.Apply only assigns. Parse reads a Command in the words of players
// and Write gives a text that Parse reads as the same Command.
//
// A second has a psychic phase by falling Will and a physical phase by falling
// Agility. Those with the same value are a group: each declares and throws, and
// what it costs waits in Game.Pending until the last slot of the group is closed
// (002-14, R7); a group of one is the same. After every gesture settle goes on to
// the next slot that a player decides: it closes the slots of those who are out
// of action or have no power, applies the group, begins the next one, the next
// phase, the next second, and ends the fight.
//
// Success is the player's word, or read in a threshold or table (Roll). Dice are
// thrown by the roller, unless the player tells the units or faces with the
// gesture.
//
// To add a gesture: a Verb in command.go, a deed in decide.go's table, its event
// with Apply and Line, the event in prototypes, its words in gesturewords.go, and
// d666.verb.… among the messages.
package d666play
