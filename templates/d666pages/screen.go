package d666pages

import (
	"fmt"
	"slices"
	"strings"

	"croix/generator/d666"
	"croix/generator/say"
	"croix/output/term"
	"croix/tracker/d666play"
)

// Screen is a fight in the terminal, in at most width columns: the second and
// its phase, the order with whose turn it is, every fighter with what is left of
// it, and what can be done now.
func Screen(g *d666play.Game, l say.Lang, width int) []string {
	s := screen{g: g, l: l, width: max(term.MinWidth, width)}
	head := g.Phase.Name(l)
	if g.Second > 0 {
		head = l.Text(say.D666ShowSecond, g.Second, g.Phase)
	}
	s.add("  ", strings.ToUpper(head))
	s.order()
	for _, side := range s.sides() {
		s.line("")
		s.add("  ", l.Text(say.D666SheetSide, say.Harmless(side)))
		for i := range g.Fighters {
			if c := &g.Fighters[i]; c.Side() == side {
				s.fighter(c)
			}
		}
	}
	if g.Phase == d666play.Over {
		s.line("")
		if g.Winner != "" {
			s.add("  ", l.Text(say.D666LineWon, say.Harmless(g.Winner)))
		} else {
			s.add("  ", l.Text(say.D666LineStopped))
		}
		return s.lines
	}
	s.line("")
	s.add("  ", "> "+strings.Join(s.verbs(), " · "))
	return s.lines
}

// screen is lines in the making.
type screen struct {
	g     *d666play.Game
	l     say.Lang
	width int
	lines []string
}

func (s *screen) line(text string) { s.lines = append(s.lines, text) }

// add adds a text, broken where there is no room.
func (s *screen) add(indent, text string) {
	s.lines = append(s.lines, term.Wrap(text, s.width, indent)...)
}

func (s *screen) sides() []string {
	var all []string
	for i := range s.g.Fighters {
		if side := s.g.Fighters[i].Side(); !slices.Contains(all, side) {
			all = append(all, side)
		}
	}
	return all
}

// order is who acts when; those whose slots are open are marked, and those who
// act together stand in one line.
func (s *screen) order() {
	open := s.g.Open()
	for i, group := range s.g.Groups {
		var names []string
		for _, id := range group {
			name := id
			if c := s.g.Fighter(id); c != nil {
				name = say.Harmless(c.Fighter.Name)
			}
			if slices.Contains(open, id) {
				name = "[" + name + "]"
			}
			names = append(names, name)
		}
		mark := "\u00a0\u00a0"
		if i == s.g.Group {
			mark = "→\u00a0"
		}
		s.add("    ", mark+strings.Join(names, " = "))
	}
}

func (s *screen) fighter(c *d666play.Combatant) { s.add("    ", "  "+s.fighterText(c)) }

// fighterText is a fighter: name, points as cells and in figures, what is not as
// usual.
func (s *screen) fighterText(c *d666play.Combatant) string {
	f := c.Fighter
	points := fmt.Sprintf("%d/%d", c.Points, f.Points)
	points = strings.Replace(points, "-", "−", 1)
	text := say.Harmless(f.Name) + "\u00a0" + points
	if room := s.width - term.Width(text) - 5; c.Points > 0 && max(c.Points, f.Points) <= room {
		text += " " + strings.Repeat("█", c.Points) + strings.Repeat("░", max(0, f.Points-c.Points))
	}
	if c.State != d666.Active {
		text += " " + strings.ToUpper(c.State.Name(s.l))
	}
	if c.Timer > 0 {
		text += fmt.Sprintf(" %d\u00a0%s", c.Timer, c.Unit)
	}
	if c.Moved > 0 {
		text += fmt.Sprintf(" (%d\u00a0m)", c.Moved)
	}
	if lost := s.waiting(c.ID); lost > 0 { // declared, not written down yet
		text += fmt.Sprintf(" (−%d…)", lost)
	}
	if s.g.Phase == d666play.Over {
		text += ", " + s.l.Text(say.D666ShowBalance, c.Dealt, c.Taken)
	}
	return text
}

func (s *screen) waiting(id string) int {
	lost := 0
	for _, p := range s.g.Pending {
		if p.Target == id {
			lost += p.Lost
		}
	}
	return lost
}

// verbs is what can be done now, a word for each verb.
func (s *screen) verbs() []string {
	var all []string
	for _, cmd := range d666play.Legal(s.g) {
		verb, _, _ := strings.Cut(d666play.Write(d666play.Command{Verb: cmd.Verb}, s.l), " ")
		if !slices.Contains(all, verb) {
			all = append(all, verb)
		}
	}
	return all
}
