// Package ladderplay plays the game of towers and the celestial ladder: the
// state of a game, the events that make it, and the gestures of players.
//
// A Game is the fold of its events (Replay). Decide turns a Command into events
// or an *Illegal: it works on a copy to which each event is applied as it is
// emitted. Events hold what became of things; Event.Apply only assigns. After
// every gesture settle goes on to the next decision of a player: it tells which
// tokens are blocked, ends turns, looks for the end of the game.
//
// A refereed game knows the board and offers only what is legal. A free game
// counts for players who have the box: ladder, tokens taken, score.
//
// A turn is two gestures and no more than there are marks: the whole manoeuvre
// of the tile, which sets the markers, then a move for each marked token. A
// manoeuvre that was wrong is undone, not corrected.
package ladderplay
