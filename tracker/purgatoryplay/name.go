package purgatoryplay

import (
	"slices"
	"strings"
	"unicode"

	"croix/generator/say"
	"croix/generator/spell"
)

// MaxName is how long the name of a figure is at most, runes.
const MaxName = 40

// rename gives a figure the name that players use; without one, that of its row
// again. A pawn has none as long as it wanders. A name by which gestures would find
// another figure, or which cannot be seen, is refused.
func (a *act) rename() error {
	f, err := a.find(a.cmd.Figure)
	if err != nil {
		return err
	}
	name := strings.Join(strings.Fields(a.cmd.Text), " ")
	switch {
	case f.State == Wandering:
		return firm("R-038", say.PlayNoName, f.ID)
	case len([]rune(name)) > MaxName:
		return firm("R-001", say.PlayLongName, MaxName)
	case strings.ContainsFunc(name, func(r rune) bool { return !spell.Printable(r) }):
		return firm("R-001", say.PlayNameSign)
	case isNumber(folded(name)):
		return firm("R-001", say.PlayNameNumber, name)
	}
	if other := a.namesake(f, name); other != nil {
		return firm("R-001", say.PlayNameTaken, name, other.ID)
	}
	a.emit(Named{Figure: f.ID, Name: name})
	return nil
}

// namesake is the other figure that a name names already: by its id, its name in
// either language, or the one that players gave it; nil for none. What a wandering
// soul is called is a secret.
func (x rules) namesake(f *Figure, name string) *Figure {
	word := folded(name)
	for i := range x.g.Figures {
		other := &x.g.Figures[i]
		names := []string{other.ID}
		if other.State != Wandering {
			end := ""
			if other.Kind != SoulKind {
				end = strings.TrimPrefix(other.ID, other.Row)
			}
			names = append(names, other.Title)
			for _, l := range say.Langs() {
				names = append(names, Teller{Lang: l, Catalog: x.c}.row(other.Row)+end)
			}
		}
		if other != f && word != "" && slices.ContainsFunc(names, func(n string) bool { return folded(n) == word }) {
			return other
		}
	}
	return nil
}

// folded is a name for comparing: its letters and digits, plain.
func folded(name string) string {
	return strings.Join(strings.FieldsFunc(spell.Plain(name), func(r rune) bool {
		return !unicode.IsLetter(r) && !unicode.IsDigit(r)
	}), " ")
}

// isNumber reports whether a folded name is one of a pawn: 7 or p7.
func isNumber(word string) bool {
	digits := strings.TrimPrefix(word, "p")
	return digits != "" && strings.Trim(digits, "0123456789") == ""
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
