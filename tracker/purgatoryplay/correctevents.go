package purgatoryplay

import (
	"croix/generator/purgatory"
	"croix/generator/say"
)

func correctEvents() []Event { return []Event{Corrected{}, Named{}} }

// Corrected is a part of the game made what the table shows.
type Corrected struct {
	Field  Field  `json:"field"`
	Figure string `json:"figure,omitempty"`
	Object string `json:"object,omitempty"`
	From   int    `json:"from,omitempty"`
	To     int    `json:"to,omitempty"`
	Spent  int    `json:"spent,omitempty"` // actions, for those left
	Place  Place  `json:"place,omitempty"`
	State  State  `json:"state,omitempty"`
	PS     int    `json:"ps,omitempty"` // with a state
	Max    int    `json:"max,omitempty"`
	Pride  int    `json:"pride,omitempty"`
}

// Apply corrects it.
func (e Corrected) Apply(g *Game) {
	f, o := g.figure(e.Figure), g.object(e.Object)
	if s, ok := purgatory.SinByID(string(e.Field)); ok {
		f.Base[s] = e.To
		return
	}
	switch e.Field {
	case SubstanceField:
		f.PS = e.To
		if f.Kind != SoulKind && e.From == 0 {
			f.stand()
		}
	case MaxField:
		f.PSMax, f.PS = e.To, min(f.PS, e.To)
	case ActionsField:
		f.Spent = e.Spent
	case PlayedField:
		f.Activations = e.To
	case LossesField:
		f.Losses = e.To
	case GuardField:
		f.Guard = e.To == 1
	case PoisonField:
		f.Poisoned = e.To == 1
	case PentacleField:
		f.Pentacle = e.To == 1
	case FamiliarField:
		f.Familiar = e.To
	case AmmoField:
		o.Ammo = e.To
	case JamField:
		o.Jammed = e.To == 1
	case BrokenField:
		o.Gone = e.To == 1
		if w := g.figure(o.Owner); w.Worn == e.Object {
			w.Worn = ""
		}
	case FakeField:
		o.Fake = e.To == 1
	case PlaceField:
		f.Place = e.Place
	case StateField:
		e.applyState(g, f)
	case OwnerField:
		from := g.figure(o.Owner)
		if from.Worn == e.Object {
			from.Worn = ""
		}
		o.passFamiliar(from, f)
		o.Owner, o.Pile, o.Gone, o.Delivered = e.Figure, "", false, Nobody
	case WornField:
		f.Worn = e.Object
	}
}

// stand is a demon in the flames again, or an angel in Paradise, alive.
func (f *Figure) stand() {
	f.Down, f.Gone, f.Returning = 0, false, false
	switch {
	case f.Kind == DemonKind:
		f.Place = Flames
	case f.Place == Off:
		f.Place = Paradise
	}
}

// applyState is the camp or fate of a soul.
func (e Corrected) applyState(g *Game, f *Figure) {
	if f.State.InPlay() && !e.State.InPlay() {
		f.Former, f.LeftRound, f.Guard, f.Pentacle = f.State, g.Round, false, false
	}
	if e.State.InPlay() {
		f.Former, f.LeftRound = "", 0
		if g.Antichrist.Pawn == e.Figure {
			g.Antichrist.Killer = Nobody
		}
	}
	if e.State == Wandering {
		f.Row, f.Title, f.D66, f.Base, f.Worn, f.Familiar = "", "", 0, purgatory.Sins{}, "", 0
		f.Guard, f.Poisoned, f.Pentacle = false, false, false
	}
	f.State, f.Place, f.PS, f.PSMax, f.Pride = e.State, e.Place, e.PS, e.Max, e.Pride
}

// Line tells it.
func (e Corrected) Line(t Teller) string {
	name := t.Name(e.Figure)
	object := t.row(t.Game.object(e.Object).Row)
	switch e.Field {
	case AmmoField, JamField, BrokenField, FakeField:
		return t.text(say.PlayLineCorrected, object, e.Field, e.From, e.To)
	case PlaceField:
		return t.text(say.PlayLineCorrectedTo, name, e.Field, e.Place.key())
	case StateField:
		return t.text(say.PlayLineCorrectedTo, name, e.Field, e.State.key())
	case OwnerField:
		return t.text(say.PlayLineCorrectedTo, object, e.Field, name)
	case WornField:
		if e.Object == "" {
			object = "—"
		}
		return t.text(say.PlayLineCorrectedTo, name, e.Field, object)
	}
	return t.text(say.PlayLineCorrected, name, e.Field, e.From, e.To)
}
