package purgatoryplay

import (
	"slices"

	"croix/generator/dice"
	"croix/generator/say"
)

// A soul with the magazine may re-roll one whole roll of its own. Its
// player decides after seeing the dice, before they do anything: a deed that
// comes to such a roll stops there, and the game asks with the gesture and the
// faces kept in the question. The answer does the gesture again from its
// beginning, on the same state and with the same faces, and goes on with the
// roll kept or thrown again.

// AskMagazine: Yes or No: is the roll thrown again?
const AskMagazine AskKind = "magazine"

// Held is a gesture that stopped at a roll.
type Held struct {
	Command Command      `json:"command"`
	Faces   []int        `json:"faces"` // of all throws so far, the roll's last
	By      dice.Thrower `json:"by"`
	Kept    int          `json:"kept,omitempty"`  // rolls before it that were kept
	Spare   bool         `json:"spare,omitempty"` // dice that change nothing were not thrown
	For     say.Key      `json:"for"`             // what the roll is for
	Roll    []int        `json:"roll"`
}

// held is the error of a deed that stops at a roll.
type held struct {
	soul string
	side Side
	dice Dice
}

// Error is for nobody: Decide makes a question of it.
func (h *held) Error() string { return "a roll of " + h.soul + " waits" }

// resumption is what was decided about the rolls of a gesture that is done
// again: the question that is answered, how many rolls were kept before that
// of the question, and whether that one is thrown again.
type resumption struct {
	ask   *Ask
	kept  int
	again bool
}

// throwOf throws a roll made by or for a figure, which it may throw again if it
// is a soul with the magazine.
func (a *act) throwOf(f *Figure, side Side, purpose say.Key, e dice.Expr) (Dice, error) {
	d, err := a.throwFor(f.ID, side, purpose, e)
	magazine := a.magazine(f)
	if err != nil || magazine == nil {
		return d, err
	}
	a.own++
	switch decided := a.resume.ask != nil; {
	case decided && a.own <= a.resume.kept:
		return d, nil
	case decided && a.own == a.resume.kept+1:
		if !a.resume.again {
			return d, nil
		}
		again, err := a.throwFor(f.ID, side, purpose, e)
		if err == nil {
			a.emit(Rerolled{Figure: f.ID, Object: magazine.UID, Dice: d})
		}
		return again, err
	}
	if side == Humanity && a.g.Players == 2 {
		side = a.g.By
		if a.g.Active != f.ID {
			side = side.Opponent()
		}
	}
	return d, &held{f.ID, side, d}
}

// magazine is the object by which a soul may re-roll; nil if it may not, or did
// already.
func (x rules) magazine(f *Figure) *Object {
	if f.Kind != SoulKind || f.Rerolled {
		return nil
	}
	for _, o := range x.g.Held(f.ID) {
		if o.Row == magazineRow && o.Ammo != 0 {
			return o
		}
	}
	return nil
}

// suspend is the events of a gesture that stopped at a roll: nothing of it but
// the question.
func (a *act) suspend(before *Game, h *held) []Event {
	q := Ask{
		ID: before.Asked + 1, Kind: AskMagazine, Side: h.side, Figure: h.soul, MayNo: true,
		Held: &Held{
			Command: a.given, Faces: slices.Clone(a.faces), By: h.dice.By, Kept: a.own - 1, Spare: a.spare,
			For: h.dice.For, Roll: h.dice.Faces,
		},
	}
	var events []Event
	if old := a.resume.ask; old != nil {
		events = append(events, Answered{ID: old.ID, No: !a.resume.again})
	}
	return append(events, RollHeld{Ask: q})
}

// rerolls answers it: the gesture is done again.
func (a *act) rerolls(q Ask) error {
	h := q.Held
	if h == nil {
		return firm("R-243", say.PlayNoAsk)
	}
	a.resume = resumption{&q, h.Kept, !a.cmd.No}
	a.r = dice.Resumed(h.Faces, h.By, a.r)
	a.cmd, a.spare = h.Command, h.Spare
	return a.run()
}

func legalReroll(_ rules, q Ask) []Command {
	return []Command{{Verb: Answer, Side: q.Side}}
}

// RollHeld is a roll that waits for its player to keep it or not.
type RollHeld struct {
	Ask Ask `json:"ask"`
}

// Apply puts the question before those that are open, one of which the gesture
// may answer.
func (e RollHeld) Apply(g *Game) {
	g.Asks = append([]Ask{e.Ask}, g.Asks...)
	g.Asked = max(g.Asked, e.Ask.ID)
}

// Line tells it.
func (e RollHeld) Line(t Teller) string {
	if e.Ask.Held == nil {
		return ""
	}
	return t.text(say.PlayLineHeld, t.Name(e.Ask.Figure), e.Ask.Held.For, t.faces(Dice{Faces: e.Ask.Held.Roll}))
}

// Rerolled is the one re-roll of a soul; the dice are those that do not count.
type Rerolled struct {
	Figure string `json:"figure"`
	Object string `json:"object"`
	Dice   Dice   `json:"dice"`
}

// Apply uses the magazine.
func (e Rerolled) Apply(g *Game) {
	g.figure(e.Figure).Rerolled = true
	g.object(e.Object).Ammo = 0
}

// Line tells it.
func (e Rerolled) Line(t Teller) string {
	return t.text(say.PlayLineRerolled, t.Name(e.Figure), e.Dice.For, t.faces(e.Dice))
}
