package journal

import "time"

// tableEnd is the end of the name of what the one live table of a game locks.
const tableEnd = ".table"

// tableWait is how long a live table looks whether another has the game.
const tableWait = 20 * time.Millisecond

// Table takes the place of the one live table of a game, until leave: others
// follow it. It keeps nobody from writing. ok is false if another process has
// that place, or if it cannot be told.
func Table(path string) (leave func(), ok bool) {
	e := diskEnv()
	e.wait = tableWait
	l, err := e.lock(path + tableEnd)
	if err != nil {
		return func() {}, false
	}
	return l.release, true
}
