package journal

import "time"

// tableEnd is the end of the name of what the one live table of a game locks.
const tableEnd = ".table"

// tableWait is how long a live table looks whether another has the game.
const tableWait = 20 * time.Millisecond

// Table takes the place of the one live table of a game, until leave: others
// follow it. It keeps nobody from writing. It is an error if somebody else has
// that place: err is a say.Error with the message JournalLocked if another
// process has it, and else tells why it cannot be taken.
func Table(path string) (leave func(), err error) {
	e := diskEnv()
	e.wait = tableWait
	l, err := e.lock(path + tableEnd)
	if err != nil {
		return func() {}, err
	}
	return l.release, nil
}
