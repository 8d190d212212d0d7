package purgatorypages

import (
	"strings"
	"testing"

	"croix/generator/purgatory"
	"croix/generator/say"
	"croix/output"
)

// TestObjectCards: each object, in each ink and language, keeps inside its
// card and says what its table says; relics are marked; boxes are as many as
// rounds, uses or substance.
func TestObjectCards(t *testing.T) {
	c := catalog(t)
	for _, ink := range Inks() {
		for _, l := range say.Langs() {
			o := plain()
			o.Ink, o.Lang, o.Card = ink, l, output.Cards()[1]
			p, err := newPress(o)
			if err != nil {
				t.Fatal(err)
			}
			seen := map[string]bool{}
			for _, ob := range p.objects(c) {
				seen[ob.id] = true
				d, err := p.object(ob)
				if err != nil {
					t.Errorf("%s %s: %v", l, ob.id, err)
					continue
				}
				if err := checkInside(d); err != nil {
					t.Errorf("%s %s %s: %v", ink, l, ob.id, err)
				}
				text := flat(words([]*output.Drawing{d}))
				for _, s := range []string{ob.name, ob.special, ob.damage, ob.demons, ob.facts, ob.relic} {
					if !strings.Contains(text, flat(s)) {
						t.Errorf("%s %s: %q is not on the card", l, ob.id, s)
					}
				}
				if got := d.Count(output.RoleTick); got != ob.ticks {
					t.Errorf("%s: %d boxes, want %d", ob.id, got, ob.ticks)
				}
			}
			for _, it := range c.Items.Rows {
				if it.ID != purgatory.Nothing && !seen[it.ID] {
					t.Errorf("%s has no card", it.ID)
				}
			}
			for _, w := range c.Ranged.Rows {
				if w.ID != purgatory.Nothing && !seen[w.ID] {
					t.Errorf("%s has no card", w.ID)
				}
			}
		}
	}
}

// TestEquipmentCopies: as many cards as a full deck rolls on average, relics
// once, other numbers on request.
func TestEquipmentCopies(t *testing.T) {
	c := catalog(t)
	count := func(copies map[string]int) map[string]int {
		doc, _, err := Equipment(c, copies, plain())
		if err != nil {
			t.Fatal(err)
		}
		n := map[string]int{}
		for s, err := range doc.Sheets() {
			if err != nil {
				t.Fatal(err)
			}
			for _, p := range s.Placed {
				if !p.Form {
					n[p.Drawing.Name]++
				}
			}
		}
		return n
	}
	n := count(nil)
	total := 0
	for _, k := range n {
		total += k
	}
	// 24 of 36 results are a ranged weapon, 36 a melee weapon, 35 a protection,
	// and there are 30 objects.
	if total != 24+36+35+30 {
		t.Errorf("%d cards, want 125", total)
	}
	for _, it := range c.Items.Rows {
		if it.Relic && n[it.ID] != 1 {
			t.Errorf("relic %s has %d cards", it.ID, n[it.ID])
		}
	}
	if n := count(map[string]int{"graal": 0, "arme": 9}); n["graal"] != 0 || n["arme"] != 9 {
		t.Errorf("copies asked for: graal %d, arme %d", n["graal"], n["arme"])
	}
}
