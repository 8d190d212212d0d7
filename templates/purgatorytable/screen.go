package purgatorytable

import (
	"slices"
	"strconv"
	"strings"

	"croix/generator/say"
	"croix/output/term"
	"croix/templates/gametable"
	"croix/tracker/purgatoryplay"
)

// board is what stands on the screen, whatever is being picked or typed.
func (t *Table) board() term.Screen {
	s := term.Screen{
		First: t.first(), Head: t.head("play.side."), Brief: t.head("report.sign."), Asks: t.Waits(), Asked: t.next.Ask != nil,
		Folded: t.folded(), Log: t.Log, Foot: gametable.Foot(t.Lang, t.ReadOnly, t.Why, t.Undo),
	}
	for _, camp := range []purgatoryplay.Side{purgatoryplay.Satan, purgatoryplay.God, purgatoryplay.Humanity} {
		if c := t.camp(camp); len(c.Figures) > 0 {
			s.Camps = append(s.Camps, c)
		}
	}
	if f := t.Game.Figure(t.Game.Active); f != nil {
		one := t.figure(f)
		s.Active = &one
	}
	return s
}

// first stands on the first line while nobody is active: the step, and whom a
// question is about.
func (t *Table) first() string {
	if t.Game.Ended != "" {
		return t.text(say.TableOver)
	}
	if t.next.Ask != nil && t.next.Ask.Figure != "" {
		side := say.Key("play.side." + string(t.next.Side))
		return strings.ToUpper(t.text(say.TableAnswers, side, t.name(t.next.Ask.Figure)))
	}
	return strings.ToUpper(t.text(say.Key("play.step." + string(t.next.Step))))
}

// head is the round, the score, the clocks, and what is not as usual, with the
// sides as the messages of that beginning call them.
func (t *Table) head(sides say.Key) string {
	parts := []string{t.text(say.TableRound, t.Game.Round, t.Game.Cycle)}
	for _, side := range []purgatoryplay.Side{purgatoryplay.God, purgatoryplay.Satan, purgatoryplay.Humanity} {
		if points, plays := t.score.Points[side]; plays {
			part := t.text(sides+say.Key(side)) + "\u00a0" + strconv.FormatFloat(points, 'f', -1, 64)
			if clock := t.Clocks[side]; clock != "" {
				part += " (" + clock + ")"
			}
			parts = append(parts, part)
		}
	}
	parts = append(parts, t.Modes...)
	return strings.Join(append(parts, say.Harmless(t.Name)), " · ")
}

// camp is a side with its figures, its angels or demons first: a soul that joins
// comes behind them, and nobody moves.
func (t *Table) camp(side purgatoryplay.Side) term.Camp {
	c := term.Camp{Title: strings.ToUpper(t.text(say.Key("play.side." + string(side)))), Role: role(side)}
	for _, souls := range []bool{false, true} {
		for i := range t.Game.Figures {
			f := &t.Game.Figures[i]
			if f.Camp() == side && f.Standing() && (f.Kind == purgatoryplay.SoulKind) == souls {
				c.Figures = append(c.Figures, t.figure(f))
			}
		}
	}
	return c
}

func role(side purgatoryplay.Side) term.Role {
	switch side {
	case purgatoryplay.Satan:
		return term.Camp1
	case purgatoryplay.God:
		return term.Camp2
	}
	return term.Camp3
}

// figure is a row: what it is called, its substance, its actions, what is the
// matter with it and what it has.
func (t *Table) figure(f *purgatoryplay.Figure) term.Figure {
	left, _ := purgatoryplay.Actions(t.Game, t.Catalog, f)
	active := f.ID == t.Game.Active
	played := t.teller.Played(f)
	r := term.Figure{
		Key: t.tags[f.ID], Name: t.short(f), Now: f.PS, Most: f.PSMax, Left: left, Active: active, Faint: played, Role: role(f.Camp()),
	}
	if played {
		r.Note = t.text(say.TableDone)
	}
	states := t.teller.States(f)
	for _, o := range t.Game.Held(f.ID) {
		if o.Jammed {
			states = append([]string{t.text(say.ShowJammed)}, states...)
			break
		}
	}
	for _, word := range states {
		r.Words = append(r.Words, strings.ToUpper(word))
	}
	if away(f) {
		r.Facts = append(r.Facts, t.text(say.Key("play.place."+string(f.Place))))
	}
	r.Facts = append(r.Facts, t.teller.Belongings(f)...)
	return r
}

// away reports whether the place of a figure is worth a word: not that where its
// kind begins.
func away(f *purgatoryplay.Figure) bool {
	switch f.Kind {
	case purgatoryplay.DemonKind:
		return f.Place != purgatoryplay.Flames
	case purgatoryplay.AngelKind:
		return f.Place != purgatoryplay.Paradise
	}
	return f.Place != purgatoryplay.Purgatory
}

// short is a name without the number of a pawn, which stands before it.
func (t *Table) short(f *purgatoryplay.Figure) string {
	name := t.name(f.ID)
	if f.Kind == purgatoryplay.SoulKind {
		if rest, ok := strings.CutPrefix(name, f.ID+" "); ok {
			return rest
		}
	}
	return name
}

// folded is those that have no row: pawns, those that are out, the piles. Angels
// and demons keep their key.
func (t *Table) folded() []string {
	var lines []string
	for _, g := range t.teller.Apart() {
		names := slices.Clone(g.Names)
		for i, id := range g.IDs {
			if f := t.Game.Figure(id); f != nil && f.Kind != purgatoryplay.SoulKind {
				names[i] = t.tags[id] + "\u00a0" + names[i]
			}
		}
		lines = append(lines, t.text(say.ShowGroup, g.Title(), strings.Join(names, ", ")))
	}
	return lines
}

// Screen is what stands on the screen for a player who is there.
func (t *Table) Screen(at gametable.Shown) term.Screen {
	s := t.board()
	s.Guide, s.Nobody = t.Guidance(at.Throws), t.text(say.TableNoOne)
	whose := t.current()
	if len(at.Way) > 1 && at.Way[0] == wayFigure {
		whose = at.Way[1]
	}
	if f := t.Game.Figure(whose); f != nil {
		one := t.figure(f)
		s.One = &one
	}
	s.Keys = gametable.Keys(t.Lang, t.ReadOnly, at.Back, t.text(say.TablePicks))
	at.On(&s, t.text(say.TablePageKeys))
	return s
}
