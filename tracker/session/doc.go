// Package session plays one recorded game: it opens its journal, replays it,
// decides gestures, records them, undoes and redoes them, and tells what
// happened. It knows no terminal and asks nobody.
//
// A Session is a game of the skirmish, with its tables, its sides and its
// secrets; a Play is one of the smaller games, told apart by their Kind. What
// both do with a journal is in record.
//
// A Session follows its journal: every call that writes reads first what other
// processes have added. A gesture is decided on the game as it then is, and
// what it returns is on the disk.
//
// Dice that the program throws come from the seed of the game and the number of
// the line: the same gestures after the same lines give the same faces, and a
// throw that is undone and made again gives others. The log marks it.
package session
