package purgatoryplay

import (
	"slices"
	"strings"

	"croix/generator/purgatory"
	"croix/generator/say"
)

func fateEvents() []Event {
	return []Event{SubstanceChanged{}, SoulLeft{}, Fell{}, ObjectsMoved{}, GuardianFollowed{}, AntichristRevealed{}}
}

// SubstanceChanged is substance lost or regained, with the maximum after it
//
type SubstanceChanged struct {
	Figure string `json:"figure"`
	By     int    `json:"by"` // the change
	PS     int    `json:"ps"`
	Max    int    `json:"max"`
	Side   Side   `json:"side,omitempty"` // who dealt it
	Rule   string `json:"rule,omitempty"`
	Dice   []Dice `json:"dice,omitempty"` // those that no other event tells
}

// Apply sets the substance.
func (e SubstanceChanged) Apply(g *Game) {
	f := g.figure(e.Figure)
	f.PS, f.PSMax = e.PS, e.Max
}

// Line tells it.
func (e SubstanceChanged) Line(t Teller) string {
	line := t.text(say.PlayLineSubstance, t.Name(e.Figure), e.By, e.PS, e.Max)
	if slices.ContainsFunc(e.Dice, Dice.spared) {
		line += " (" + t.text(say.PlayNoDie) + ")"
	}
	return line
}

// SoulLeft is a soul that is played no more: condemned, saved, reincarnated,
// consumed, destroyed. Its pride is frozen.
type SoulLeft struct {
	Figure string `json:"figure"`
	From   State  `json:"from"`
	To     State  `json:"to"`
	Place  Place  `json:"place"`
	Pride  int    `json:"pride"`
	Killer Side   `json:"killer,omitempty"` // of the revealed Antichrist
}

// Apply takes it out of play.
func (e SoulLeft) Apply(g *Game) {
	f := g.figure(e.Figure)
	f.Former, f.State, f.Place, f.Pride, f.LeftRound = e.From, e.To, e.Place, e.Pride, g.Round
	f.Guard, f.Pentacle = false, false
	if e.Killer != Nobody {
		g.Antichrist.Killer = e.Killer
	}
}

// Line tells it.
func (e SoulLeft) Line(t Teller) string {
	return t.text(say.PlayLineLeft, t.Name(e.Figure), e.To.key(), e.Pride)
}

// Fell is an angel or demon without substance, or an angel that
// came home to Paradise.
type Fell struct {
	Figure string `json:"figure"`
	Place  Place  `json:"place"`
	Side   Side   `json:"side,omitempty"` // who did it
	Home   bool   `json:"home,omitempty"`
	Killer Side   `json:"killer,omitempty"` // of the revealed Antichrist
}

// Apply takes it off the table.
func (e Fell) Apply(g *Game) {
	f := g.figure(e.Figure)
	f.PS, f.Place, f.Down, f.Guard, f.Poisoned = 0, e.Place, g.Round, false, false
	if e.Killer != Nobody {
		g.Antichrist.Killer = e.Killer
	}
}

// Line tells it.
func (e Fell) Line(t Teller) string {
	if e.Home {
		return t.text(say.PlayLineHome, t.Name(e.Figure))
	}
	return t.text(say.PlayLineFell, t.Name(e.Figure), e.Place.key())
}

// ObjectsMoved is objects that change hands: to a figure, to the pile of the
// figure that had them, or out of the game; delivered to a side.
type ObjectsMoved struct {
	From string   `json:"from,omitempty"` // figure that had them
	UIDs []string `json:"uids"`
	To   string   `json:"to,omitempty"` // figure; "" for a pile
	Gone bool     `json:"gone,omitempty"`
	Side Side     `json:"side,omitempty"`
}

// Apply gives them. A protection that changes hands is worn no more.
func (e ObjectsMoved) Apply(g *Game) {
	for _, uid := range e.UIDs {
		o := g.object(uid)
		f := g.figure(o.Owner)
		if f.Worn == uid {
			f.Worn = ""
		}
		o.passFamiliar(f, g.figure(e.To))
		o.Owner, o.Pile, o.Gone, o.Delivered = e.To, "", e.Gone, e.Side
		if e.To == "" && !e.Gone {
			o.Pile = e.From
		}
	}
}

// Line tells it.
func (e ObjectsMoved) Line(t Teller) string {
	var names []string
	for _, uid := range e.UIDs {
		names = append(names, t.row(t.Game.object(uid).Row))
	}
	what := strings.Join(names, ", ")
	switch {
	case e.To != "":
		return t.text(say.PlayLineTakes, t.Name(e.To), what)
	case e.Gone:
		return t.text(say.PlayLineGone, what)
	}
	return t.text(say.PlayLinePile, t.Name(e.From), what)
}

// GuardianFollowed is the Guardian that left with its pawn.
type GuardianFollowed struct {
	Angel string `json:"angel"`
	Soul  string `json:"soul"`
	To    State  `json:"to"`
	Gone  bool   `json:"gone,omitempty"` // for good; else it is destructured (guardian.after)
}

// Apply scores the soul for God.
func (e GuardianFollowed) Apply(g *Game) {
	g.figure(e.Soul).State = e.To
	f := g.figure(e.Angel)
	f.PS, f.Place, f.Guard = 0, Off, false
	f.Gone, f.Down = e.Gone, g.Round
	g.Guardian.Revealed = true
}

// Line tells it.
func (e GuardianFollowed) Line(t Teller) string {
	return t.text(say.PlayLineGuardian, t.Name(e.Angel), t.Name(e.Soul))
}

// AntichristRevealed is the Antichrist shown by Satan.
type AntichristRevealed struct {
	Figure string         `json:"figure"`
	From   State          `json:"from,omitempty"` // of a soul
	To     State          `json:"to,omitempty"`
	Base   purgatory.Sins `json:"base,omitzero"`
	PS     int            `json:"ps"`
	Max    int            `json:"max"`
}

// Apply makes a soul damned and six everywhere.
func (e AntichristRevealed) Apply(g *Game) {
	f := g.figure(e.Figure)
	f.State, f.Base, f.PS, f.PSMax = e.To, e.Base, e.PS, e.Max
	g.Antichrist.Revealed = true
}

// Line tells it.
func (e AntichristRevealed) Line(t Teller) string {
	return t.text(say.PlayLineAntichrist, t.Name(e.Figure))
}
