package purgatorytable

import (
	"slices"
	"strconv"
	"strings"

	"croix/generator/say"
	"croix/templates/gametable"
	"croix/tracker/prompt"
	"croix/tracker/purgatoryplay"
)

// move is where a figure stops, after what it left.
func (t *Table) move(f *purgatoryplay.Figure, m prompt.Menu, way []string) (prompt.Menu, bool) {
	var from []string
	if len(way) > 0 {
		if way[0] != wayLeave || len(way) > 2 {
			return m, false
		}
		if len(way) == 1 {
			return t.whoIsLeft(f, m), true
		}
		from = strings.Split(way[1], ",")
	}
	cm, _, _ := purgatoryplay.Reach(t.Game, t.Catalog, f)
	m.Title = t.text(say.TableMove, t.name(f.ID), cm)
	legal := t.legal(purgatoryplay.Move)
	places := make([]purgatoryplay.Place, 0, len(legal))
	for _, cmd := range legal {
		places = append(places, cmd.To)
	}
	places = append(places, t.follows(f)...)
	if len(legal) == 0 {
		places = []purgatoryplay.Place{purgatoryplay.Purgatory, purgatoryplay.Flames, purgatoryplay.Embers, purgatoryplay.Paradise, purgatoryplay.Left, purgatoryplay.Right}
	}
	// Where it stands comes first: most moves end there, but not those of who
	// leaves Paradise.
	if i := slices.Index(places, f.Place); i > 0 && f.Place != purgatoryplay.Paradise {
		places = slices.Insert(slices.Delete(places, i, i+1), 0, f.Place)
	}
	for _, to := range places {
		cmd := purgatoryplay.Command{Verb: purgatoryplay.Move, Figure: f.ID, To: to, From: from}
		label := t.place(to, f.Place)
		if f.Kind == purgatoryplay.AngelKind && to == purgatoryplay.Paradise { // from there too
			label = t.text(say.TableHome)
		}
		m.Rows = append(m.Rows, prompt.Choice{Do: t.write(cmd), Label: label, About: "move"})
	}
	m.Rows = gametable.Numbered(m.Rows)
	if f.Kind == purgatoryplay.SoulKind && from == nil {
		m.Rows = append(m.Rows, prompt.Choice{Key: "l", Value: wayLeave, Label: t.text(say.TableLeaves), About: "disengage"})
	}
	return m, true
}

// reach is how far a figure moves, as it is read: half as far near the demon of
// sloth.
func (t *Table) reach(f *purgatoryplay.Figure, slowed bool) string {
	one := *f
	one.Slowed = slowed
	cm, _, err := purgatoryplay.Reach(t.Game, t.Catalog, &one)
	if err != nil {
		return ""
	}
	return t.text(say.TableCM, strings.Replace(strconv.FormatFloat(cm, 'f', -1, 64), ".", t.Lang.Pick(".", ","), 1))
}

// follows is the ends of the beam by which a soul left this round: the guardian
// angel may follow its pawn. Which pawn that is stays hidden: all
// are offered, and the rules refuse the wrong ones.
func (t *Table) follows(f *purgatoryplay.Figure) []purgatoryplay.Place {
	row := t.Catalog.Guardian()
	if row == nil || f.Row != row.ID || !t.Game.Guardian.Chosen || f.Place != purgatoryplay.Purgatory {
		return nil
	}
	var all []purgatoryplay.Place
	for _, s := range t.Game.Figures {
		if s.State == purgatoryplay.Reincarnated && s.LeftRound == t.Game.Round && !slices.Contains(all, s.Place) {
			all = append(all, s.Place)
		}
	}
	return all
}

func (t *Table) place(to, from purgatoryplay.Place) string {
	name := t.text(say.Key("play.place." + string(to)))
	if to == from {
		return t.text(say.TableStays, name)
	}
	return name
}

// whoIsLeft is the enemies that a figure can be in contact with.
func (t *Table) whoIsLeft(f *purgatoryplay.Figure, m prompt.Menu) prompt.Menu {
	m.Title, m.Many, m.About = t.text(say.TableWhoLeft), true, "disengage"
	for i := range t.Game.Figures {
		e := &t.Game.Figures[i]
		if e.ID != f.ID && e.Standing() && e.State != purgatoryplay.Wandering && e.Camp() != f.Camp() && e.Place != purgatoryplay.Paradise {
			m.Rows = append(m.Rows, prompt.Choice{Key: t.tags[e.ID], Value: e.ID, Label: t.name(e.ID), Chance: t.blowChance(e)})
		}
	}
	return m
}

// flee is where a humanist that flees stops.
func (t *Table) flee(m prompt.Menu, way []string) (prompt.Menu, bool) {
	if len(way) != 1 {
		return m, false
	}
	f := t.Game.Figure(way[0])
	if f == nil {
		return m, false
	}
	m.Title = t.text(say.TableFlee, t.name(f.ID), t.reach(f, f.Slowed))
	for _, cmd := range t.legal(purgatoryplay.Flee) {
		if cmd.Figure == f.ID {
			m.Rows = append(m.Rows, prompt.Choice{Do: t.write(cmd), Label: t.place(cmd.To, f.Place), About: "turn"})
		}
	}
	m.Rows = gametable.Numbered(m.Rows)
	return m, len(m.Rows) > 0
}
