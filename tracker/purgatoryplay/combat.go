package purgatoryplay

import (
	"croix/generator/dice"
	"croix/generator/purgatory"
	"croix/generator/say"
)

func combatDeeds() map[Verb]deed { return nil }

func combatReplies() map[AskKind]reply { return nil }

func combatEvents() []Event { return []Event{Blow{}} }

// blow is the blow of an enemy at a soul that leaves it: a soul needs more than
// its sloth on a die.
func (a *act) blow(enemy string, f *Figure) error {
	e, err := a.find(enemy)
	if err != nil {
		return err
	}
	b := Blow{Enemy: e.ID, Figure: f.ID, Works: true}
	if e.Kind == SoulKind {
		d, err := a.throw(e.Camp(), say.PlayThrowBlow, dice.D(1, 6))
		if err != nil {
			return err
		}
		b.Dice = []Dice{d}
		b.Works = d.Sum() > a.sins(e)[purgatory.Sloth]
	}
	a.emit(b)
	return nil
}

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
	return t.text(key, t.Name(e.Enemy), t.Name(e.Figure), t.faces(e.Dice...))
}
