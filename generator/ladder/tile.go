package ladder

import (
	"cmp"
	"slices"

	"croix/generator/say"
)

// Direction is a direction of an arrow, clockwise from north.
type Direction int

// The directions of the arrows (001-20).
const (
	North Direction = iota
	East
	South
	West
)

// Directions lists the directions of the arrows, clockwise from north.
func Directions() []Direction { return []Direction{North, East, South, West} }

// step is a step of one square: columns, rows.
func (d Direction) step() [2]int { return orthogonal()[d] }

// Letter is the initial of the direction.
func (d Direction) Letter(l say.Lang) string {
	return string([]rune(l.Text(say.LadderCompass))[d])
}

// MarshalText is the initial, in English.
func (d Direction) MarshalText() ([]byte, error) { return []byte(d.Letter(say.English)), nil }

// UnmarshalText reads it.
func (d *Direction) UnmarshalText(text []byte) error {
	for _, k := range Directions() {
		if string(text) == k.Letter(say.English) {
			*d = k
			return nil
		}
	}
	return say.Errorf(say.LadderDirection, string(text))
}

// orthogonal and diagonal are the steps of the two kinds of move, clockwise.
func orthogonal() [4][2]int { return [4][2]int{{0, 1}, {1, 0}, {0, -1}, {-1, 0}} }
func diagonal() [4][2]int   { return [4][2]int{{1, 1}, {1, -1}, {-1, -1}, {-1, 1}} }

// Tile is where the numbered tile lies.
type Tile struct {
	At   Square `json:"sq"`
	Turn int    `json:"o"` // quarter turns to the right, 0 to 3
}

// Number is the number of the arrow that points in a direction (001-20).
func (t Tile) Number(d Direction, r Rules) int { return r.Numbers[(int(d)-t.Turn+4)%4] }

// Action is a thing done with the tile: a quarter turn or a slide (001-11,
// 001-12).
type Action struct {
	Turn int     `json:"turn,omitempty"` // 1 to the right, -1 to the left; 0 for a slide
	To   *Square `json:"to,omitempty"`   // of a slide
}

// Right is a quarter turn to the right.
func Right() Action { return Action{Turn: 1} }

// Left is a quarter turn to the left.
func Left() Action { return Action{Turn: -1} }

// Slide is a slide to a square.
func Slide(to Square) Action { return Action{To: &to} }

func (a Action) slide() bool { return a.To != nil }

// Text is the action as players write it.
func (a Action) Text(l say.Lang) string {
	switch {
	case a.slide():
		return a.To.String()
	case a.Turn > 0:
		return l.Text(say.LadderRight)
	}
	return l.Text(say.LadderLeft)
}

// MaxActions is how many actions the tile may make in a turn (001-10).
const MaxActions = 2

// After is the tile after an action, and whether the action can be: a slide
// goes along a line of any of eight directions over free squares (001-12,
// 001-14, C8).
func (t Tile) After(b *Board, a Action) (Tile, bool) {
	switch {
	case a.Turn == 1 && !a.slide():
		t.Turn = (t.Turn + 1) % 4
		return t, true
	case a.Turn == -1 && !a.slide():
		t.Turn = (t.Turn + 3) % 4
		return t, true
	case !a.slide() || a.Turn != 0:
		return t, false
	}
	dc, dr := a.To.Col-t.At.Col, a.To.Row-t.At.Row
	if dc == 0 && dr == 0 || dc != 0 && dr != 0 && dc != dr && dc != -dr {
		return t, false
	}
	d := [2]int{cmp.Compare(dc, 0), cmp.Compare(dr, 0)}
	for s := t.At.step(d, 1); ; s = s.step(d, 1) {
		if !b.Has(s) || len(b.At(s)) > 0 {
			return t, false
		}
		if s == *a.To {
			t.At = s
			return t, true
		}
	}
}

// Actions lists the actions that the tile can make: turns, then slides.
func (t Tile) Actions(b *Board) []Action {
	all := []Action{Right(), Left()}
	for _, steps := range [][4][2]int{orthogonal(), diagonal()} {
		for _, d := range steps {
			for s := t.At.step(d, 1); b.Has(s) && len(b.At(s)) == 0; s = s.step(d, 1) {
				all = append(all, Slide(s))
			}
		}
	}
	return all
}

// Result is where the tile can lie after a turn's actions, which are as few as
// lead there.
type Result struct {
	Tile    Tile     `json:"tile"`
	Actions []Action `json:"actions"`
}

// Results lists the distinct results of one or two actions, those of one first.
// The tile must change unless the house rules let it stay (001-13, C7).
func (t Tile) Results(b *Board, r Rules) []Result {
	seen := map[Tile]bool{t: true}
	var all []Result
	if r.TileMayStay {
		all = append(all, Result{Tile: t})
	}
	from := []Result{{Tile: t}}
	for range MaxActions {
		var next []Result
		for _, f := range from {
			for _, a := range f.Tile.Actions(b) {
				to, _ := f.Tile.After(b, a)
				if seen[to] {
					continue
				}
				seen[to] = true
				next = append(next, Result{to, append(slices.Clone(f.Actions), a)})
			}
		}
		all = append(all, next...)
		from = next
	}
	return all
}

// Mark is a black marker on a tower (001-21).
type Mark struct {
	Dir    Direction `json:"dir"`
	At     Square    `json:"sq"`
	Number int       `json:"n"`
	Token  Token     `json:"token"` // the top of the tower, the one that moves (001-22)
}

// Marks lists the markers that a tile sets: on the nearest tower of each
// direction, clockwise from north (001-21, 001-22).
func Marks(b *Board, t Tile, r Rules) []Mark {
	var all []Mark
	for _, d := range Directions() {
		for s := t.At.step(d.step(), 1); b.Has(s); s = s.step(d.step(), 1) {
			if top, ok := b.Top(s); ok {
				all = append(all, Mark{d, s, t.Number(d, r), top})
				break
			}
		}
	}
	return all
}
