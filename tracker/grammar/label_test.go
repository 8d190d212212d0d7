package grammar

import (
	"reflect"
	"testing"

	"croix/generator/say"
	play "croix/tracker/purgatoryplay"
)

// TestLabels: what undo and the log call a gesture is read as that gesture, for
// souls with names of all sorts too.
func TestLabels(t *testing.T) {
	c := catalog(t)
	for _, name := range []string{"", "Jeanne d’Arc", "Léa, la nonne", "Tir avec vue sur p5", "Oui", "le 7e: fin", "a b c d e f g h i j k"} {
		g := fixture()
		g.Figure("p3").Title = name
		for _, cmd := range []play.Command{
			{Verb: play.Activate, Figure: "p3"},
			{Verb: play.Move, Figure: "p3", To: play.Right},
			{Verb: play.Strike, Figure: "p3", Targets: []string{"p5"}},
			{Verb: play.Strike, Figure: "colere", Targets: []string{"p3", "vertus"}},
			{Verb: play.Take, Figure: "p5", Objects: []string{"o6", "o8"}},
			{Verb: play.Take, Figure: "p5", Objects: []string{"o2"}},
			{Verb: play.Wear, Figure: "p3", Object: "o7"},
			{Verb: play.Throws, Side: play.Humanity, Text: play.ProgramDice},
			{Verb: play.Throws, Side: play.God, Text: play.RealDice},
			{Verb: play.Correct, Figure: "p3", Field: "substance", Sign: "-", Number: 3},
			{Verb: play.Correct, Figure: "p3", Field: "losses", Sign: "=", Number: 1},
			{Verb: play.Correct, Object: "o3", Field: "ammo", Sign: "+", Number: 1},
			{Verb: play.Correct, Figure: "p3", Field: "envie", Sign: "=", Number: 4},
			{Verb: play.Correct, Figure: "p3", Field: "place", To: play.Left},
			{Verb: play.Correct, Figure: "p3", Field: "state", Text: "humanist"},
			{Verb: play.Correct, Figure: "p3", Field: "owner", Object: "o5"},
			{Verb: play.Correct, Figure: "p3", Field: "worn", Object: "o7"},
		} {
			for _, l := range say.Langs() {
				label := play.Label(cmd, play.Teller{Lang: l, Catalog: c, Game: g, As: play.AsTable})
				if got, err := Parse(label, g, c); err != nil || !reflect.DeepEqual(got, cmd) {
					t.Errorf("%q is read as %+v, %v; want %+v", label, got, err, cmd)
				}
			}
		}
	}
}
