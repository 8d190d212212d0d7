package purgatoryplay

import (
	"strings"

	"croix/generator/say"
)

// MaxName is how long the name of a figure is at most, runes.
const MaxName = 40

// rename gives a figure the name that players use; without one, that of its row
// again. A pawn has none as long as it wanders.
func (a *act) rename() error {
	f, err := a.find(a.cmd.Figure)
	if err != nil {
		return err
	}
	name := strings.Join(strings.Fields(a.cmd.Text), " ")
	switch {
	case f.State == Wandering:
		return firm("R-038", say.PlayNoName, f.ID)
	case pawnName(name):
		return firm("R-001", say.PlayPawnName, name)
	case len([]rune(name)) > MaxName:
		return firm("R-001", say.PlayLongName, MaxName)
	}
	a.emit(Named{Figure: f.ID, Name: name})
	return nil
}

// pawnName reports whether a name is what pawns are called, such as 3 or p3: it
// would call another figure.
func pawnName(name string) bool {
	digits := strings.TrimLeft(name, "pP")
	return len(name)-len(digits) <= 1 && digits != "" && strings.Trim(digits, "0123456789") == ""
}

// Named is a figure that players gave a name.
type Named struct {
	Figure string `json:"figure"`
	Name   string `json:"name,omitempty"`
}

// Apply gives the name.
func (e Named) Apply(g *Game) { g.figure(e.Figure).Title = e.Name }

// Line tells it.
func (e Named) Line(t Teller) string {
	f := t.Game.figure(e.Figure)
	who := f.ID
	if f.Kind != SoulKind {
		who = t.row(f.Row) + strings.TrimPrefix(f.ID, f.Row)
	}
	return t.text(say.PlayLineNamed, who, t.Name(e.Figure))
}
