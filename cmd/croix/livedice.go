package main

import (
	"slices"
	"strings"

	"croix/generator/dice"
	"croix/generator/say"
	"croix/tracker/play"
	"croix/tracker/prompt/tui/table"
)

// needDice stops a gesture that waits for real dice.
type needDice struct {
	want   dice.Want
	before []string // what was typed before
	same   int      // of it for the same of the same figure, such as the damage of another hit
}

func (needDice) Error() string { return "the dice are not thrown yet" }

// typed gives the faces that were typed, throw by throw, for the sides that throw
// real dice, and tells what they were for.
func (a *app) typed(throws [][]int, real func(side string) bool, wants *[]dice.Want) func(dice.Want) ([]int, error) {
	var before []string
	type of struct {
		purpose say.Key
		figure  string
	}
	same := map[of]int{}
	return func(w dice.Want) ([]int, error) {
		if !real(w.Side) {
			return nil, nil
		}
		at := len(before)
		if at == len(throws) {
			return nil, needDice{w, before, same[of{w.Purpose, w.Figure}]}
		}
		faces := spaced(throws[at])
		if len(throws[at]) < w.Expr.Count {
			faces = strings.TrimSpace(faces + " r")
		}
		before = append(before, a.lang.Text(w.Purpose)+" "+faces)
		same[of{w.Purpose, w.Figure}]++
		*wants = append(*wants, w)
		return throws[at], nil
	}
}

// retyped adds to what is told, while a throw is typed that was taken back, that a
// change of it is told too.
func (a *app) retyped(g table.Gesture, told string) string {
	if !slices.ContainsFunc(g.Taken, func(t table.Throw) bool { return t.At == len(g.Throws) }) {
		return told
	}
	return strings.TrimPrefix(told+"\n"+a.lang.Text(say.LiveMends), "\n")
}

// mended is the throws of a gesture that were typed and then typed otherwise, or
// left: wants is what those were for that it was made with in the end. To type the
// same again is no change.
func mended(g table.Gesture, wants []dice.Want) []play.Mended {
	var all []play.Mended
	for i, t := range g.Taken {
		same := func(o table.Throw) bool { return o.At == t.At && o.For == t.For && o.Of == t.Of }
		if slices.ContainsFunc(g.Taken[:i], same) {
			continue
		}
		m := play.Mended{Side: t.Of, For: say.Key(t.For), Left: true}
		for _, o := range g.Taken[i:] {
			if same(o) {
				m.Faces = append(m.Faces, o.All())
			}
		}
		if t.At < len(wants) && string(wants[t.At].Purpose) == t.For && wants[t.At].Side == t.Of {
			t.Faces, m.Left = g.Throws[t.At], false
			m.Faces = append(m.Faces, t.All())
		}
		if m.Faces = slices.CompactFunc(m.Faces, slices.Equal); len(m.Faces) > 1 || m.Left {
			all = append(all, m)
		}
	}
	return all
}

// tray is a throw that is waited for, of somebody; "" if all throw alike.
func (a *app) tray(need needDice, who string) *table.Dice {
	w := need.want
	t := &table.Dice{For: string(w.Purpose), Of: w.Side, Title: a.lang.Text(w.Purpose), Before: strings.Join(need.before, " · ")}
	switch w.Expr {
	case dice.D66():
		t.Title = a.lang.Text(say.LiveTens, t.Title)
	case dice.D666():
		t.Title = a.lang.Text(say.GametableThrows, t.Title)
	}
	if need.same > 0 {
		t.Title = a.lang.Text(say.LiveNext, t.Title, need.same+1)
	}
	if who != "" {
		t.Title = a.lang.Text(say.ShowGroup, who, t.Title)
	}
	for range w.Expr.Count {
		t.Sides = append(t.Sides, w.Expr.Sides)
	}
	return t
}
