package purgatoryplay

import (
	"slices"

	"croix/generator/purgatory"
	"croix/generator/say"
)

// Blow is the blow of an enemy at a soul that leaves it.
type Blow struct {
	Enemy  string `json:"enemy"`
	Figure string `json:"figure"`
	Dice   []Dice `json:"dice,omitempty"`
	Works  bool   `json:"works,omitempty"`
}

// Apply changes nothing: its damage is an event of its own.
func (e Blow) Apply(*Game) {}

// Line tells it.
func (e Blow) Line(t Teller) string {
	key := say.PlayLineBlowFails
	if e.Works {
		key = say.PlayLineBlow
	}
	dice := ""
	if len(e.Dice) > 0 {
		dice = " (" + t.against(e.Enemy, e.Dice, beyond(purgatory.Sloth, purgatory.Blow, func(x rules, sloth, face int) purgatory.Outcome {
			return purgatory.Disengage(x.o, true, sloth, face)
		})) + ")"
	}
	return t.text(key, t.Name(e.Enemy), t.Name(e.Figure)) + dice
}

// petRow is the object that takes damage before its master.
const petRow = "familier"

// FamiliarHurt is a familiar that took damage; at 0 it is gone.
type FamiliarHurt struct {
	Figure string `json:"figure"`
	Left   int    `json:"left"`
}

// Apply sets what is left of it.
func (e FamiliarHurt) Apply(g *Game) {
	g.figure(e.Figure).Familiar = e.Left
	for _, o := range g.Held(e.Figure) {
		if o.Row == petRow && e.Left == 0 {
			o.Gone = true
		}
	}
}

// Line tells it.
func (e FamiliarHurt) Line(t Teller) string {
	return t.text(say.PlayLineFamiliar, t.Name(e.Figure), e.Left)
}

// Poisoned is a victim of the dagger.
type Poisoned struct {
	Figure string `json:"figure"`
}

// Apply poisons it.
func (e Poisoned) Apply(g *Game) { g.figure(e.Figure).Poisoned = true }

// Line tells it.
func (e Poisoned) Line(t Teller) string { return t.text(say.PlayLinePoisoned, t.Name(e.Figure)) }

// Preyed is a soul that gluttony destroyed and may eat.
type Preyed struct {
	Figure string `json:"figure"`
	Soul   string `json:"soul"`
}

// Apply keeps it for the demon.
func (e Preyed) Apply(g *Game) {
	f := g.figure(e.Figure)
	f.Corpses = append(slices.Clip(f.Corpses), e.Soul)
}

// Line is empty: the destruction tells itself.
func (e Preyed) Line(Teller) string { return "" }

// WhipCracked is the die of the whip of lust.
type WhipCracked struct {
	Figure string `json:"figure"`
	At     string `json:"at"`
	Dice   Dice   `json:"dice"`
	Works  bool   `json:"works,omitempty"`
}

// Apply changes nothing: what is dropped is an event of its own.
func (e WhipCracked) Apply(*Game) {}

// Line tells it.
func (e WhipCracked) Line(t Teller) string {
	key := say.PlayLineWhipFails
	if e.Works {
		key = say.PlayLineWhip
	}
	faces := t.against(e.At, []Dice{e.Dice}, func(x rules, at *Figure, face int) bool { return purgatory.Whipped(x.sins(at)[purgatory.Wrath], face) })
	return t.text(key, t.Name(e.Figure), t.Name(e.At), faces)
}

// ObjectBroken is a weapon or a protection that breaks.
type ObjectBroken struct {
	Figure string `json:"figure"` // who had it
	UID    string `json:"uid"`
	Dice   []Dice `json:"dice,omitempty"`
}

// Apply destroys it.
func (e ObjectBroken) Apply(g *Game) {
	o := g.object(e.UID)
	if f := g.figure(o.Owner); f.Worn == e.UID {
		f.Worn = ""
	}
	o.Owner, o.Pile, o.Gone = "", "", true
}

// Line tells it.
func (e ObjectBroken) Line(t Teller) string {
	return t.text(say.PlayLineBroken, t.Name(e.Figure), t.row(t.Game.object(e.UID).Row))
}

// Thrown is an object that was thrown: it lies at its target, ready to be
// thrown again, or is gone.
type Thrown struct {
	UID    string `json:"uid"`
	Figure string `json:"figure"` // who threw it
	At     string `json:"at"`
	Lies   bool   `json:"lies,omitempty"`
}

// Apply moves it.
func (e Thrown) Apply(g *Game) {
	o := g.object(e.UID)
	o.Owner, o.Gone = "", !e.Lies
	if e.Lies {
		o.Pile, o.Ammo = e.At, 1
	}
}

// Line tells it.
func (e Thrown) Line(t Teller) string {
	row := t.row(t.Game.object(e.UID).Row)
	if e.Lies {
		return t.text(say.PlayLineLies, row, t.Name(e.At))
	}
	return t.text(say.PlayLineGone, row)
}

// UnjamTried is an attempt to unjam a weapon.
type UnjamTried struct {
	Figure  string            `json:"figure"`
	UID     string            `json:"uid"`
	Dice    Dice              `json:"dice"`
	Outcome purgatory.Outcome `json:"outcome"`
}

// Apply clears or destroys it.
func (e UnjamTried) Apply(g *Game) {
	o := g.object(e.UID)
	switch e.Outcome {
	case purgatory.Cleared:
		o.Jammed = false
	case purgatory.Destroyed:
		o.Owner, o.Gone = "", true
	}
}

// Line tells it.
func (e UnjamTried) Line(t Teller) string {
	faces := t.against(e.Figure, []Dice{e.Dice}, beyond(purgatory.Wrath, purgatory.Cleared, func(x rules, wrath, face int) purgatory.Outcome {
		return purgatory.Unjam(x.o, wrath, face)
	}))
	return t.text(say.PlayLineUnjam, t.Name(e.Figure), t.row(t.Game.object(e.UID).Row), faces,
		say.Key("play.outcome."+string(e.Outcome)))
}

// AidTested is a test of jealousy towards an ally.
type AidTested struct {
	Figure  string            `json:"figure"`
	Ally    string            `json:"ally"`
	Dice    Dice              `json:"dice"`
	Outcome purgatory.Outcome `json:"outcome"`
}

// Apply notes it; a soul that harms has to attack that ally.
func (e AidTested) Apply(g *Game) {
	f := g.figure(e.Figure)
	f.Aids = append(slices.Clip(f.Aids), Aided{Ally: e.Ally, Outcome: e.Outcome})
	if e.Outcome == purgatory.Harms {
		f.Harm = e.Ally
	}
}

// Line tells it.
func (e AidTested) Line(t Teller) string {
	faces := t.against(e.Figure, []Dice{e.Dice}, beyond(purgatory.Jealousy, purgatory.Helps, func(x rules, jealousy, face int) purgatory.Outcome {
		return purgatory.AidTest(x.o, jealousy, face)
	}))
	return t.text(say.PlayLineAid, t.Name(e.Figure), t.Name(e.Ally), faces, say.Key("play.outcome."+string(e.Outcome)))
}
