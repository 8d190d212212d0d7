package purgatoryplay

import (
	"slices"
	"strings"

	"croix/generator/purgatory"
	"croix/generator/say"
)

// Equipped is what a soul enters play with, or more of it.
type Equipped struct {
	Figure   string   `json:"figure"`
	Objects  []Object `json:"objects,omitempty"`
	Worn     string   `json:"worn,omitempty"`
	Familiar int      `json:"familiar,omitempty"`
	PSMax    int      `json:"ps_max"`
	Dice     []Dice   `json:"dice,omitempty"`
	More     bool     `json:"more,omitempty"`  // beside what it has
	Fakes    []string `json:"fakes,omitempty"` // of what it has, now useless
}

// Apply gives the objects, and full strength to a soul that enters.
func (e Equipped) Apply(g *Game) {
	f := g.figure(e.Figure)
	if e.More {
		f.Familiar += e.Familiar
		if f.Worn == "" {
			f.Worn = e.Worn
		}
	} else {
		f.Worn, f.Familiar, f.PS, f.PSMax = e.Worn, e.Familiar, e.PSMax, e.PSMax
	}
	for _, uid := range e.Fakes {
		g.object(uid).Fake = true
	}
	for _, o := range e.Objects {
		g.Objects = append(g.Objects, o)
		if o.Relic {
			g.Relics = append(slices.Clip(g.Relics), o.Row)
		}
	}
}

// Line tells it.
func (e Equipped) Line(t Teller) string {
	var names []string
	for _, o := range e.Objects {
		name := t.row(o.Row)
		if o.Fake {
			name = t.text(say.PlayFake, name)
		}
		names = append(names, name)
	}
	for _, uid := range e.Fakes {
		names = append(names, t.text(say.PlayFake, t.row(t.Game.object(uid).Row)))
	}
	if len(names) == 0 {
		return ""
	}
	return t.text(say.PlayLineEquipped, t.Name(e.Figure), strings.Join(names, ", "))
}

// passFamiliar takes the substance of a familiar from one master to the next;
// while nobody has it, or a figure that only carries it, the object keeps it
//
func (o *Object) passFamiliar(from, to *Figure) {
	if o.Row != petRow {
		return
	}
	if from.Kind == SoulKind {
		o.Ammo, from.Familiar = from.Familiar, 0
	}
	if to.Kind == SoulKind {
		to.Familiar, o.Ammo = to.Familiar+o.Ammo, 0
	}
}

// GiftTested is the test of a soul that an ally asks for objects.
type GiftTested struct {
	Giver   string            `json:"giver"`
	Figure  string            `json:"figure"`
	Dice    Dice              `json:"dice"`
	Outcome purgatory.Outcome `json:"outcome"`
}

// Apply notes the test, which is made once in the activation.
func (e GiftTested) Apply(g *Game) {
	f := g.figure(e.Figure)
	f.Aids = append(slices.Clip(f.Aids), Aided{Ally: e.Giver, Outcome: e.Outcome, Gift: true})
}

// Line tells it.
func (e GiftTested) Line(t Teller) string {
	key := say.PlayLineNoGift
	if e.Outcome == purgatory.Helps {
		key = say.PlayLineGives
	}
	return t.text(key, t.Name(e.Giver), t.Name(e.Figure), t.faces(e.Dice))
}

// Worn is a protection put on.
type Worn struct {
	Figure string `json:"figure"`
	Object string `json:"object"`
}

// Apply puts it on.
func (e Worn) Apply(g *Game) { g.figure(e.Figure).Worn = e.Object }

// Line tells it.
func (e Worn) Line(t Teller) string {
	return t.text(say.PlayLineWears, t.Name(e.Figure), t.row(t.Game.object(e.Object).Row))
}

// ItemUsed is an object that did what it is for.
type ItemUsed struct {
	Figure   string `json:"figure"`
	Object   string `json:"object"`
	Ammo     int    `json:"ammo,omitempty"` // uses left
	Gone     bool   `json:"gone,omitempty"`
	Book     bool   `json:"book,omitempty"`     // the Necronomicon, once in the game
	Pentacle bool   `json:"pentacle,omitempty"` // drawn
}

// Apply uses it.
func (e ItemUsed) Apply(g *Game) {
	o := g.object(e.Object)
	o.Ammo, o.Gone, o.Used = e.Ammo, e.Gone, g.Round
	if e.Gone {
		o.Owner, o.Pile = "", ""
	}
	if e.Book {
		g.Book = true
	}
	if e.Pentacle {
		g.figure(e.Figure).Pentacle = true
	}
}

// Line tells it.
func (e ItemUsed) Line(t Teller) string {
	return t.text(say.PlayLineUses, t.Name(e.Figure), t.row(t.Game.object(e.Object).Row))
}

// CalledBack is a destroyed soul that the Necronomicon brings back to the
// middle of Purgatory.
type CalledBack struct {
	Figure string `json:"figure"`
	To     State  `json:"to"`
	PS     int    `json:"ps,omitempty"` // and the maximum; 0 for a wandering soul
}

// Apply stands it up, played for the round; a wandering soul is nobody known.
func (e CalledBack) Apply(g *Game) {
	f := g.figure(e.Figure)
	f.State, f.Former, f.Place, f.Pride, f.LeftRound = e.To, "", Purgatory, 0, 0
	f.PS, f.PSMax, f.Worn, f.Familiar, f.Poisoned = e.PS, e.PS, "", 0, false
	f.Spent, f.Acts = 0, nil
	f.Activations = max(1, f.Activations)
	if e.To == Wandering {
		f.Row, f.Title, f.D66, f.Base = "", "", 0, purgatory.Sins{}
	}
	if g.Antichrist.Pawn == e.Figure {
		g.Antichrist.Killer = Nobody
	}
}

// Line tells it.
func (e CalledBack) Line(t Teller) string {
	return t.text(say.PlayLineCalled, t.Name(e.Figure), e.To.key())
}
