package purgatorytable

import (
	"strings"
	"testing"

	"croix/generator/purgatory"
	"croix/generator/say"
	"croix/tracker/purgatoryplay"
)

// TestArmsTold: a row or a title tells what a shot costs if it is more than an
// action, and with what a blow is dealt where there is a choice.
func TestArmsTold(t *testing.T) {
	c, err := purgatory.Default()
	if err != nil {
		t.Fatal(err)
	}
	ranged := func(row string) purgatoryplay.Object {
		return purgatoryplay.Object{Row: row, Kind: purgatoryplay.RangedObject, Ammo: 5}
	}
	melee := func(row string) purgatoryplay.Object {
		return purgatoryplay.Object{Row: row, Kind: purgatoryplay.MeleeObject}
	}
	for _, row := range []struct {
		reason string
		has    []purgatoryplay.Object
		verb   purgatoryplay.Verb
		label  string // of the row
		title  string // of its menu, as it begins
	}{
		{"an action is the rule", []purgatoryplay.Object{ranged("arme_a_feu")}, purgatoryplay.Shoot, "shot", "shot — firearm"},
		{"a big firearm takes two", []purgatoryplay.Object{ranged("grosse_arme_a_feu")}, purgatoryplay.Shoot, "shot, 2 actions", "shot — big firearm, 2 actions"},
		{"the cheapest counts", []purgatoryplay.Object{ranged("arme_a_feu"), ranged("grosse_arme_a_feu")}, purgatoryplay.Shoot, "shot", "shot — firearm"},
		{"bare hands are no choice", nil, purgatoryplay.Strike, "strike", "strike — in contact"},
		{"the better of two", []purgatoryplay.Object{melee("arme"), melee("grosse_arme")}, purgatoryplay.Strike, "strike", "strike — big weapon — in contact"},
	} {
		g := begun(t, c, 2, 4, 1)
		for i, id := range []string{"p1", "p2"} {
			f, soul := g.Figure(id), purgatory.Sins{3, 3, 3, 3, 3, 3, 3}
			f.Row, f.Base, f.PS, f.PSMax = "moine", soul, 6, 6
			f.State = []purgatoryplay.State{purgatoryplay.Damned, purgatoryplay.Virtuous}[i]
		}
		for i, o := range row.has {
			o.UID, o.Owner = "o"+string(rune('1'+i)), "p1"
			g.Objects = append(g.Objects, o)
		}
		g.Step, g.Active, g.By = purgatoryplay.SatanB, "p1", purgatoryplay.Satan
		table := tableOf(t, c, g, say.English)
		label := ""
		for _, r := range table.acts() {
			if len(r.Way) > 0 && r.Way[0] == string(row.verb) {
				label = r.Label
			}
		}
		m, _ := table.Menu([]string{string(row.verb)})
		if label != row.label || !strings.HasPrefix(m.Title, row.title) {
			t.Errorf("%s: the row is %q, the title %q", row.reason, label, m.Title)
		}
	}
}

// TestHomeTold: the row that costs an angel all its substance says so, also where
// it has not left Paradise yet; the others do not.
func TestHomeTold(t *testing.T) {
	c, err := purgatory.Default()
	if err != nil {
		t.Fatal(err)
	}
	g := begun(t, c, 2, 4, 1)
	g.Step, g.Active, g.By = purgatoryplay.GodB, "seraphins", purgatoryplay.God
	table := tableOf(t, c, g, say.English)
	m, ok := table.Menu([]string{string(purgatoryplay.Move)})
	if !ok || len(m.Rows) < 2 {
		t.Fatalf("no menu of moves: %+v", m)
	}
	homes := 0
	for _, r := range m.Rows {
		home := strings.Contains(r.Do, "paradise")
		if home {
			homes++
		}
		if told := strings.Contains(r.Label, "loses all its substance"); told != home {
			t.Errorf("%q is told as %q", r.Do, r.Label)
		}
	}
	if homes != 1 {
		t.Errorf("%d rows lead to Paradise, want one", homes)
	}
}
