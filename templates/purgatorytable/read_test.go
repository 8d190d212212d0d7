package purgatorytable

import (
	"slices"
	"strings"
	"testing"

	"croix/generator/purgatory"
	"croix/generator/say"
	"croix/tracker/purgatoryplay"
)

// TestScoreLines: what counts is told by its name, never by an id, in both
// languages.
func TestScoreLines(t *testing.T) {
	c, err := purgatory.Default()
	if err != nil {
		t.Fatal(err)
	}
	at := slices.IndexFunc(c.Items.Rows, func(i *purgatory.Item) bool { return i.Relic && i.Kind == purgatory.Sacred })
	relic := c.Items.Rows[at]
	g := begun(t, c, 2, 2, 1)
	soul := g.Figure("p1")
	soul.State = purgatoryplay.Damned
	g.Objects = append(g.Objects, purgatoryplay.Object{UID: "o99", Row: relic.ID, Owner: soul.ID, Relic: true})
	for _, l := range say.Langs() {
		told := strings.Join(tableOf(t, c, g, l).ScoreLines(), "\n")
		if !strings.Contains(told, relic.Name(l)) || strings.Contains(told, "o99") {
			t.Errorf("%s: %q is not in\n%s", l, relic.Name(l), told)
		}
	}
}
