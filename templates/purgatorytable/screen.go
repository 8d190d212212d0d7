package purgatorytable

import (
	"strconv"
	"strings"

	"croix/generator/purgatory"
	"croix/generator/say"
	"croix/output/term"
	"croix/tracker/purgatoryplay"
)

// board is what stands on the screen, whatever is being picked or typed.
func (t *Table) board() term.Screen {
	s := term.Screen{
		First: t.first(), Head: t.head(), Asks: t.Waits(), Folded: t.folded(), Log: t.Log, Foot: t.foot(), Keys: t.text(say.TableKeys),
	}
	if t.Guide && t.Game.Round <= guided && t.Game.Ended == "" {
		s.Guide = t.text(say.Key("table.guide." + t.stage()))
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
	if f := t.Game.Figure(t.current()); f != nil {
		one := t.figure(f)
		s.One = &one
	}
	return s
}

// guided is how many rounds are explained.
const guided = 2

// stage is what is explained now.
func (t *Table) stage() string {
	switch {
	case t.next.Ask != nil:
		return "ask"
	case t.next.Active != "":
		return "active"
	}
	return stepKind(t.next.Step)
}

// first stands on the first line while nobody is active.
func (t *Table) first() string {
	if t.Game.Ended != "" {
		return t.text(say.TableOver)
	}
	if t.next.Ask != nil && t.next.Ask.Figure != "" {
		return "? " + strings.ToUpper(t.name(t.next.Ask.Figure))
	}
	return strings.ToUpper(t.text(say.Key("play.step." + string(t.next.Step))))
}

// head is the round, the score, the clocks, and what is not as usual.
func (t *Table) head() string {
	parts := []string{t.text(say.TableRound, t.Game.Round, t.Game.Cycle)}
	for _, side := range []purgatoryplay.Side{purgatoryplay.God, purgatoryplay.Satan, purgatoryplay.Humanity} {
		if points, plays := t.score.Points[side]; plays {
			parts = append(parts, t.text(say.Key("play.side."+string(side)))+"\u00a0"+strconv.FormatFloat(points, 'f', -1, 64))
		}
	}
	parts = append(parts, t.Clocks...)
	parts = append(parts, t.Modes...)
	return strings.Join(append(parts, say.Harmless(t.Name)), " · ")
}

func (t *Table) foot() string {
	switch {
	case t.ReadOnly:
		return t.Why
	case t.Undo == "":
		return t.text(say.TableNoUndo)
	}
	return t.text(say.TableUndo, t.Undo)
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
	played := f.Activations > 0 && !active && !f.Guard
	r := term.Figure{
		Key: t.tags[f.ID], Name: t.short(f), Now: f.PS, Most: f.PSMax, Left: left, Active: active, Faint: played, Role: role(f.Camp()),
	}
	if played {
		r.Note = t.text(say.ShowPlayed)
	}
	word := func(is bool, k say.Key) {
		if is {
			r.Words = append(r.Words, strings.ToUpper(t.text(k)))
		}
	}
	var facts []string
	for _, o := range t.Game.Held(f.ID) {
		word(o.Jammed, say.ShowJammed)
		facts = append(facts, t.object(f, o))
	}
	word(f.Wounded(), say.ShowWounded)
	word(f.Guard, say.ShowGuard)
	word(f.Poisoned, say.ShowPoisoned)
	word(f.Pentacle, say.ShowPentacle)
	if away(f) {
		r.Facts = append(r.Facts, t.text(say.Key("play.place."+string(f.Place))))
	}
	if f.Familiar > 0 {
		r.Facts = append(r.Facts, t.text(say.ShowFamiliar, f.Familiar))
	}
	r.Facts = append(r.Facts, facts...)
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

// object is what a figure has, with its rounds and whether it is jammed or worn.
func (t *Table) object(f *purgatoryplay.Figure, o *purgatoryplay.Object) string {
	text := t.objectName(o)
	if o.Kind == purgatoryplay.RangedObject && o.Ammo >= 0 {
		text += " " + t.text(say.TableAmmo, o.Ammo)
	}
	if o.Jammed && t.guns(f) > 1 {
		text += " " + strings.ToUpper(t.text(say.ShowJammed))
	}
	if o.Fake {
		text += " (" + t.text(say.ShowFake) + ")"
	}
	if f.Worn == o.UID {
		text += " (" + t.text(say.ShowWorn) + ")"
	}
	return text
}

// guns is how many weapons that can jam a figure has.
func (t *Table) guns(f *purgatoryplay.Figure) int {
	n := 0
	for _, o := range t.Game.Held(f.ID) {
		if o.Kind == purgatoryplay.RangedObject {
			n++
		}
	}
	return n
}

// objectName is the name of the row of an object.
func (t *Table) objectName(o *purgatoryplay.Object) string {
	if row := rowOf(t.Catalog, o.Row); row != nil {
		return row.Name(t.Lang)
	}
	return o.Row
}

func rowOf(c *purgatory.Catalog, id string) *purgatory.Row {
	for _, o := range c.Objects() {
		if o.Base().ID == id {
			return o.Base()
		}
	}
	return nil
}

// folded is those that have no row: pawns, those that are out, the piles.
func (t *Table) folded() []string {
	var order []say.Key
	groups := map[say.Key][]string{}
	add := func(k say.Key, text string) {
		if len(groups[k]) == 0 {
			order = append(order, k)
		}
		groups[k] = append(groups[k], text)
	}
	for i := range t.Game.Figures {
		f := &t.Game.Figures[i]
		switch {
		case f.State == purgatoryplay.Wandering:
			name := t.tags[f.ID]
			if f.Activations > 0 {
				name += "\u00a0(" + t.text(say.ShowPlayed) + ")"
			}
			add("play.state.wandering", name)
		case f.Kind == purgatoryplay.SoulKind && !f.State.InPlay():
			add(say.Key("play.state."+string(f.State)), t.name(f.ID)+" "+strconv.Itoa(f.Pride))
		case !f.Standing():
			add(say.ShowFallen, t.tags[f.ID]+"\u00a0"+t.name(f.ID))
		}
	}
	for i := range t.Game.Objects {
		if o := &t.Game.Objects[i]; o.Owner == "" && o.Pile != "" && !o.Gone {
			add(say.ShowPiles, t.objectName(o)+" ("+t.name(o.Pile)+")")
		}
	}
	var lines []string
	for _, k := range order {
		g := purgatoryplay.Group{Name: k, Names: groups[k]}
		lines = append(lines, t.text(say.ShowGroup, g.Title(), strings.Join(g.Names, ", ")))
	}
	return lines
}

// Shown is where the player is: what is picked, typed, told and looked at.
type Shown struct {
	View   term.View
	Scroll int
	Menu   term.Menu
	Entry  []term.Span
	Hints  []string
	Told   string
	Alert  bool
	Cover  string
	Alone  bool
	Page   []string
	Title  string
}

// Screen is what stands on the screen for a player who is there.
func (t *Table) Screen(at Shown) term.Screen {
	s := t.board()
	s.View, s.Scroll, s.Menu, s.Entry, s.Hints = at.View, at.Scroll, at.Menu, at.Entry, at.Hints
	s.Told, s.Alert, s.Cover, s.Alone, s.Page, s.Title = at.Told, at.Alert, at.Cover, at.Alone, at.Page, at.Title
	if s.Page != nil {
		s.Keys = t.text(say.TablePageKeys)
	}
	return s
}
