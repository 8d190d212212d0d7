package purgatorytable

import (
	"slices"
	"strings"
	"testing"

	"croix/generator/purgatory"
	"croix/generator/say"
	"croix/tracker/prompt"
	"croix/tracker/purgatoryplay"
)

// rowOf is the row of a menu with a key.
func rowOf(t *testing.T, m prompt.Menu, key string) prompt.Choice {
	t.Helper()
	i := slices.IndexFunc(m.Rows, func(r prompt.Choice) bool { return r.Key == key })
	if i < 0 {
		t.Fatalf("no row has the key %q: %+v", key, m.Rows)
	}
	return m.Rows[i]
}

// TestTakeAsks: no key alone takes anything of an ally: it is asked from whom, if
// there are several, and what, each object once.
func TestTakeAsks(t *testing.T) {
	c, err := purgatory.Default()
	if err != nil {
		t.Fatal(err)
	}
	g := begun(t, c, 2, 4, 1)
	g.Step, g.Active, g.By = purgatoryplay.GodB, "cherubins", purgatoryplay.God
	for i := range g.Figures {
		switch f := &g.Figures[i]; f.ID {
		case "cherubins":
			f.Place, f.Began = purgatoryplay.Purgatory, purgatoryplay.Purgatory
		case "p1", "p2":
			f.State, f.Row, f.Place, f.PS, f.PSMax = purgatoryplay.Virtuous, "moine", purgatoryplay.Purgatory, 6, 6
		}
	}
	for i, row := range []string{"arme_a_feu", "armure_legere", "bible"} {
		kind := []purgatoryplay.ObjectKind{purgatoryplay.RangedObject, purgatoryplay.ArmourObject, purgatoryplay.ItemObject}[i]
		g.Objects = append(g.Objects, purgatoryplay.Object{UID: "o" + string(rune('1'+i)), Row: row, Kind: kind, Owner: "p1", Ammo: 3})
	}
	table := tableOf(t, c, g, say.French)
	r := rowOf(t, table.now(), "T")
	if r.Do != "" || !slices.Equal(r.Way, []string{"take"}) {
		t.Fatalf("T does %q or leads to %v: it has to ask", r.Do, r.Way)
	}
	m, ok := table.Menu([]string{"take"})
	if !ok || !m.Many || len(m.Rows) != 3 {
		t.Fatalf("the menu is %+v, want three objects to mark", m)
	}
	both, ok := table.Menu([]string{"take", m.Rows[0].Value + "," + m.Rows[2].Value})
	want := table.write(purgatoryplay.Command{Verb: purgatoryplay.Take, Figure: "cherubins", Objects: []string{"o1", "o3"}})
	if !ok || both.Done != want {
		t.Errorf("two marks are %q, want %q", both.Done, want)
	}

	g.Figure("cherubins").Place = purgatoryplay.Paradise
	all := tableOf(t, c, g, say.French).now().Hidden
	if i := slices.IndexFunc(all, func(r prompt.Choice) bool { return r.Key == "T" }); i < 0 || !all[i].Firm || !strings.Contains(all[i].Not, "Q-197") {
		t.Errorf("T in Paradise is %v, want the rule", all)
	}
	g.Figure("cherubins").Place = purgatoryplay.Purgatory

	g.Objects[2].Owner = "p2"
	table = tableOf(t, c, g, say.French)
	if m, ok = table.Menu([]string{"take"}); !ok || m.Many || len(m.Rows) != 2 || m.Rows[0].Value != "p1" || m.Rows[1].Value != "p2" {
		t.Fatalf("the menu is %+v, want two allies", m)
	}
	if m, ok = table.Menu([]string{"take", "p2"}); !ok || !m.Many || len(m.Rows) != 1 || m.Rows[0].Value != "o3" {
		t.Errorf("the menu is %+v, want the one object of p2", m)
	}
	if m, ok = table.Menu([]string{"take", "p2", "o3"}); !ok || m.Done == "" {
		t.Errorf("the way to the object of p2 is %+v, want a gesture", m)
	}
}
