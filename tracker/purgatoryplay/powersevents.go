package purgatoryplay

import (
	"slices"
	"strings"

	"croix/generator/purgatory"
	"croix/generator/say"
)

func powerEvents() []Event {
	return []Event{
		Purified{}, Perverted{}, Affiliated{}, Eaten{}, AntichristLeft{},
	}
}

// Purified is a power of angels on a wandering soul: the throw, the sins lowered,
// or both.
type Purified struct {
	Figure string          `json:"figure"`
	Soul   string          `json:"soul"`
	Sins   []purgatory.Sin `json:"sins,omitempty"`
	Dice   []Dice          `json:"dice,omitempty"`
}

// Apply lowers each sin by 1.
func (e Purified) Apply(g *Game) {
	f := g.figure(e.Soul)
	for _, s := range e.Sins {
		if s.ID() != "" {
			f.Shifts[s]--
		}
	}
}

// Line tells it.
func (e Purified) Line(t Teller) string {
	var sins []string
	for _, s := range e.Sins {
		sins = append(sins, s.Name(t.Lang)+" -1")
	}
	what := strings.Join(sins, ", ")
	if len(e.Dice) > 0 && purgatory.Purify(e.Dice[0].Faces) == 0 {
		what = t.text(say.PlayUnchanged)
	}
	return t.told(say.PlayLinePurified, e.Figure, e.Soul, e.Dice, 1, what)
}

// told is a line about a power: who, on whom, the dice if there are any with the
// face that each needed, what.
func (t Teller) told(k say.Key, figure, soul string, throws []Dice, needed int, what string) string {
	faces := t.faces(throws...)
	if faces != "" {
		faces = t.text(say.PlayNeeded, faces, t.some([]int{needed}))
	}
	parts := []string{}
	for _, p := range []string{faces, what} {
		if p != "" {
			parts = append(parts, p)
		}
	}
	return t.text(k, t.Name(figure), t.Name(soul), strings.Join(parts, " · "))
}

// Perverted is a power of demons on a wandering soul: what is added to a sin
//
type Perverted struct {
	Figure string        `json:"figure"`
	Soul   string        `json:"soul"`
	Sin    purgatory.Sin `json:"sin"`
	By     int           `json:"by"`
	Dice   []Dice        `json:"dice,omitempty"`
}

// Apply adds it.
func (e Perverted) Apply(g *Game) {
	if e.Sin.ID() != "" {
		g.figure(e.Soul).Shifts[e.Sin] += e.By
	}
}

// Line tells it.
func (e Perverted) Line(t Teller) string {
	what := ""
	switch {
	case e.By == 0 && len(e.Dice) > 0 && !damns(e.Dice[0]):
		what = t.text(say.PlayUnchanged)
	case e.By > 0:
		what = e.Sin.Name(t.Lang) + " +" + string(rune('0'+e.By))
	}
	return t.told(say.PlayLinePerverted, e.Figure, e.Soul, e.Dice, 6, what)
}

// damns reports whether three 6s damn the soul, which is told by itself.
func damns(d Dice) bool {
	_, damned := purgatory.Pervert(d.Faces)
	return damned
}

// Affiliated is the sin that a minor demon stands for.
type Affiliated struct {
	Figure      string `json:"figure"`
	Affiliation string `json:"affiliation"`
}

// Apply keeps it.
func (e Affiliated) Apply(g *Game) { g.figure(e.Figure).Affiliation = e.Affiliation }

// Line tells it.
func (e Affiliated) Line(t Teller) string {
	return t.text(say.PlayLineAffiliated, t.Name(e.Figure), t.sin(e.Affiliation))
}

// Eaten is a corpse that gluttony ate.
type Eaten struct {
	Figure string `json:"figure"`
	Soul   string `json:"soul"`
	PS     int    `json:"ps"`
	Dice   []Dice `json:"dice"`
}

// Apply gives the substance; each corpse is eaten once.
func (e Eaten) Apply(g *Game) {
	f := g.figure(e.Figure)
	f.PS = e.PS
	f.Corpses = slices.DeleteFunc(slices.Clone(f.Corpses), func(id string) bool { return id == e.Soul })
}

// Line tells it.
func (e Eaten) Line(t Teller) string {
	return t.text(say.PlayLineEaten, t.Name(e.Figure), t.Name(e.Soul), t.faces(e.Dice...), e.PS)
}

// AntichristLeft is a demon that is the Antichrist and leaves by an end of the
// beam.
type AntichristLeft struct {
	Figure string `json:"figure"`
	Place  Place  `json:"place"`
}

// Apply takes it out for good, with what it carries.
func (e AntichristLeft) Apply(g *Game) {
	f := g.figure(e.Figure)
	f.PS, f.Place, f.Guard, f.Gone, f.Down = 0, e.Place, false, true, g.Round
}

// Line tells it.
func (e AntichristLeft) Line(t Teller) string {
	return t.text(say.PlayLineAntichristLeft, t.Name(e.Figure), e.Place.key())
}
