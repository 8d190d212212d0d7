package purgatoryplay

import (
	"strconv"
	"strings"

	"croix/generator/purgatory"
	"croix/generator/say"
	"croix/tracker/play"
)

// Viewer is who looks at a game: a side, or the table, which sees what everybody
// may see.
type Viewer string

// The viewers.
const (
	AsTable    Viewer = "table"
	AsGod      Viewer = "god"
	AsSatan    Viewer = "satan"
	AsHumanity Viewer = "humanity"
)

// sees reports whether the viewer may see the secret of a side: its own, one
// that is revealed, and all when the game has ended.
func (v Viewer) sees(side Side, g *Game) bool {
	secret := g.Guardian
	if side == Satan {
		secret = g.Antichrist
	}
	return g.Ended != "" || secret.Revealed || string(v) == string(side)
}

// View is a copy of the game without what the viewer may not see: the pawn of
// the Antichrist, the Guardian's pawn, and the identity of wandering souls.
func View(g *Game, as Viewer) *Game {
	n := g.Clone()
	if !as.sees(Satan, g) {
		n.Antichrist.Pawn = ""
	}
	if !as.sees(God, g) {
		n.Guardian.Pawn = ""
	}
	for i := range n.Figures {
		f := &n.Figures[i]
		if f.State == Wandering {
			f.Row, f.Title, f.D66, f.Base = "", "", 0, purgatory.Sins{}
		}
	}
	return n
}

// OnSecret reports whether what a gesture does hangs on a pawn that only one side
// knows: to try it out would tell. It asks only what everybody knows.
func OnSecret(g *Game, c *purgatory.Catalog, cmd Command) bool {
	x, err := rulesOf(g, c)
	if err != nil {
		return false
	}
	if cmd.Figure == "" {
		cmd.Figure = g.Active
	}
	f := g.Figure(cmd.Figure)
	switch row := c.Guardian(); {
	case cmd.Verb == Reveal:
		return true // whether there is one to reveal is a secret too
	case cmd.Verb != Move || !cmd.To.Earth() || f == nil:
		return false
	case f.Kind == DemonKind:
		return !g.Antichrist.Revealed && x.is("antichrist.identity", "demon")
	default:
		return !g.Guardian.Revealed && row != nil && f.Row == row.ID
	}
}

// Teller tells events and commands to players. Game is the state after what is
// told.
type Teller struct {
	Lang    say.Lang
	Catalog *purgatory.Catalog
	Game    *Game
	As      Viewer
}

func (t Teller) text(k say.Key, args ...any) string { return t.Lang.Text(k, args...) }

// Name is a figure as players call it: its name, and the number of a soul.
func (t Teller) Name(id string) string {
	f := t.Game.Figure(id)
	if f == nil {
		return id
	}
	name := f.Title
	if name == "" {
		name = t.row(f.Row)
	}
	switch {
	case f.Kind != SoulKind:
		return name + strings.TrimPrefix(f.ID, f.Row)
	case f.State == Wandering || name == "":
		return f.ID
	}
	return f.ID + " " + name
}

// Thing is a figure, an object or a row of the tables as players call it, by its
// id or uid.
func (t Teller) Thing(id string) string {
	if o := t.Game.Object(id); o != nil {
		return t.row(o.Row)
	}
	if t.Game.Figure(id) != nil {
		return t.Name(id)
	}
	return t.row(id)
}

func (t Teller) names(ids []string) string {
	var all []string
	for _, id := range ids {
		all = append(all, t.Name(id))
	}
	return strings.Join(all, ", ")
}

// row is the name of a row of any table.
func (t Teller) row(id string) string {
	if s, ok := t.Catalog.Soul(id); ok {
		return s.Name(t.Lang)
	}
	if b, ok := t.Catalog.Celestial(id); ok {
		return b.Name(t.Lang)
	}
	for _, o := range t.Catalog.Objects() {
		if o.Base().ID == id {
			return o.Base().Name(t.Lang)
		}
	}
	return id
}

// power is the name of the power of a minor demon: one of the three, or the
// special of a demon.
func (t Teller) power(id string) string {
	if _, ok := t.Catalog.Demon(id); ok {
		return t.row(id)
	}
	return t.text(say.Key("play.power." + id))
}

func (t Teller) sin(id string) string {
	if s, ok := purgatory.SinByID(id); ok {
		return s.Name(t.Lang)
	}
	return id
}

// faces is the faces of throws, as "3 4 · 5".
func (t Teller) faces(throws ...Dice) string {
	var all []string
	for _, d := range throws {
		var one []string
		for _, f := range d.Faces {
			one = append(one, strconv.Itoa(f))
		}
		all = append(all, strings.Join(one, " "))
	}
	return strings.Join(all, " · ")
}

// Lines tells events, one line each, those that say nothing left out. The
// events begin from a game, which is not changed.
func Lines(c *purgatory.Catalog, from *Game, events []Event, l say.Lang, as Viewer) []string {
	return Tell(c, from.Clone(), events, l, as)
}

// Tell is Lines that applies the events to the game: nothing is copied.
func Tell(c *purgatory.Catalog, g *Game, events []Event, l say.Lang, as Viewer) []string {
	return play.Tell(g, events, func(e Event, g *Game) string { return e.Line(Teller{l, c, g, as}) })
}
