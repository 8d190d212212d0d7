package play

import (
	"strconv"
	"strings"

	"croix/generator/say"
)

// Mended is a throw that a player typed, and typed otherwise or left after the
// table had gone on: what it does may have been told by then, so that all are to
// know.
type Mended struct {
	Side  string // whose throw it was; "" in a game without sides
	For   say.Key
	Faces [][]int // as they were typed, one after the other; 0 is a die left to the program
	Left  bool    // it was not made in the end; else the last of Faces is how it was
}

// Text tells it, but for whose it was.
func (m Mended) Text(l say.Lang) string {
	var all []string
	for _, faces := range m.Faces {
		var one []string
		for _, f := range faces {
			if f == 0 {
				one = append(one, "r") // the key by which it is left
			} else {
				one = append(one, strconv.Itoa(f))
			}
		}
		all = append(all, strings.Join(one, " "))
	}
	key := say.PlayMended
	if m.Left {
		key = say.PlayMendedLeft
	}
	return l.Text(key, m.For, strings.Join(all, " → "))
}
