package purgatoryplay

import (
	"slices"

	"croix/generator/say"
	"croix/tracker/play"
)

// Who throws for a side at the live table, as the operand of Throws.
const (
	RealDice    = "real"
	ProgramDice = "program"
)

// Sides is the sides that have a player, in the order in which they are told.
func (g *Game) Sides() []Side {
	if g.Players == 3 {
		return []Side{God, Satan, Humanity}
	}
	return []Side{God, Satan}
}

// Real reports whether real dice are thrown for a side at the live table. The
// throws of nobody in particular are real if anybody throws real dice.
func (g *Game) Real(s Side) bool {
	if sides := g.Sides(); !slices.Contains(sides, s) {
		return slices.ContainsFunc(sides, g.Real)
	}
	return !slices.Contains(g.Auto, s)
}

// whoThrows changes who throws for a side. No rule is about it: it is recorded so
// that the next evening begins as this one ended.
func (a *act) whoThrows() error {
	side, program := a.cmd.Side, a.cmd.Text == ProgramDice
	switch {
	case !slices.Contains(a.g.Sides(), side):
		return firm("R-001", say.PlayNoPlayer, side.key())
	case !program && a.cmd.Text != RealDice:
		return firm("R-001", say.PlayWhoThrows, a.cmd.Text)
	case program && !a.g.Real(side):
		return firm("R-001", say.PlayProgramNow, side.key())
	case !program && a.g.Real(side):
		return firm("R-001", say.PlayRealNow, side.key())
	}
	a.emit(DiceChosen{Side: side, Program: program})
	return nil
}

// DiceChosen is who throws for a side from now on.
type DiceChosen struct {
	Side    Side `json:"side"`
	Program bool `json:"program,omitempty"` // not the player, with real dice
}

// Apply keeps it.
func (e DiceChosen) Apply(g *Game) {
	auto := slices.DeleteFunc(slices.Clone(g.Auto), func(s Side) bool { return s == e.Side })
	if e.Program {
		auto = append(auto, e.Side)
		slices.Sort(auto)
	}
	g.Auto = auto[:len(auto):len(auto)]
}

// Line tells it.
func (e DiceChosen) Line(t Teller) string {
	if e.Program {
		return t.text(say.PlayLineProgram, e.Side.key())
	}
	return t.text(say.PlayLineReal, e.Side.key())
}

// ThrowMended is a throw that was typed otherwise, or left. No statistics count it.
type ThrowMended struct {
	Side  Side    `json:"side,omitempty"` // whose throw it was
	For   say.Key `json:"for"`
	Faces [][]int `json:"faces"`          // see play.Mended
	Left  bool    `json:"left,omitempty"` // likewise
}

// Apply changes nothing.
func (e ThrowMended) Apply(*Game) {}

// Line tells it.
func (e ThrowMended) Line(t Teller) string {
	text := play.Mended{For: e.For, Faces: e.Faces, Left: e.Left}.Text(t.Lang)
	if e.Side == Nobody {
		return text
	}
	return t.text(say.ShowGroup, e.Side.key(), text)
}
