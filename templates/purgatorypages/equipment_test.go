package purgatorypages

import (
	"bytes"
	"fmt"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"

	"croix/generator/purgatory"
	"croix/generator/say"
	"croix/output"
)

// lootPress is a press for equipment cards of a size.
func lootPress(t testing.TB, o Options) *press {
	t.Helper()
	o.Card = lootSize(o.Card)
	p, err := newPress(o)
	if err != nil {
		t.Fatal(err)
	}
	return p
}

// TestLootCards: each object, in each ink, language and size, with and without
// backs, keeps inside its card and says what its table says; boxes are as many
// as rounds, uses or substance (print failures 45, 46, 94, 96).
func TestLootCards(t *testing.T) {
	c := catalog(t)
	sizes := []output.Paper{{}, output.Cards()[0]}
	for _, s := range []output.Size{{W: 50, H: 75}, {W: 63.5, H: 88.9}, {W: 90, H: 130}, {W: 44, H: 90}} {
		sizes = append(sizes, output.Paper{Name: fmt.Sprint(s), Size: s})
	}
	for _, ink := range Inks() {
		for _, l := range say.Langs() {
			for _, size := range sizes {
				for _, back := range []output.Back{output.BackFold, output.BackNone} {
					o := plain()
					o.Ink, o.Lang, o.Card, o.Back = ink, l, size, back
					p := lootPress(t, o)
					for _, ob := range c.Objects() {
						if err := checkLoot(p, ob); err != nil {
							t.Errorf("%s %s %q %s %s: %v", ink, l, size.Name, back, ob.Base().ID, err)
						}
					}
				}
			}
		}
	}
}

func checkLoot(p *press, ob purgatory.Object) error {
	d, err := p.lootFront(ob)
	if err != nil {
		return err
	}
	if err := checkInside(d); err != nil {
		return err
	}
	l := p.o.Lang
	text := flat(words([]*output.Drawing{d}))
	want := []string{ob.Base().Name(l), ob.Base().Special(l)}
	all, demon := ob.Damage()
	if r := ob.AsRanged(); r != nil {
		want = append(want, fmt.Sprintf("%dd6 ", r.Rate), strconv.Itoa(r.RangeCM))
		if r.Actions > 1 {
			want = append(want, l.Text(say.GearActions, r.Actions))
		}
		if r.CanJam && p.o.Back == output.BackNone {
			want = append(want, l.Text(say.GearJamFront))
		}
	}
	if ob.TwoHanded() {
		want = append(want, l.Text(say.GearTwoHands))
	}
	if ob.Relic() {
		want = append(want, l.Text(say.GearWorth, purgatory.RelicWorth), l.Text(say.PrintRelic)[:5])
	}
	for _, f := range []purgatory.Formula{all, demon} {
		if f.IsZero() || f.Damage(1) == 0 {
			continue
		}
		var row []string
		for w := purgatory.MinSin; w <= purgatory.MaxSin; w++ {
			row = append(row, strconv.Itoa(f.Damage(w)))
		}
		want = append(want, strings.Join(row, " "))
	}
	ticks := max(0, ob.Rounds())
	if it := ob.Item; it != nil {
		for s, n := range it.Sins {
			if n != 0 {
				want = append(want, strings.Replace(fmt.Sprintf("%+d", n), "-", "−", 1), purgatory.Sin(s).Name(l))
			}
		}
		if it.HasPool() {
			ticks = it.Pool.Max()
		}
	}
	for _, s := range want {
		if !strings.Contains(text, flat(s)) {
			return fmt.Errorf("%q is not on the card: %s", s, text)
		}
	}
	if got := d.Count(output.RoleTick); got != ticks {
		return fmt.Errorf("%d boxes, want %d", got, ticks)
	}
	if size := smallestType(d); size < 6.5 {
		return fmt.Errorf("type of %.2f pt", size)
	}
	return nil
}

// smallestType is the smallest type of a drawing, points.
func smallestType(d *output.Drawing) float64 {
	least := 1000.0
	for _, m := range d.Marks {
		if m.Kind == output.KindText {
			least = min(least, m.Size)
		}
	}
	return least
}

// TestLootDamage: the damage on a card for each wrath is what the engine deals
// with that weapon, against anybody and against demons.
func TestLootDamage(t *testing.T) {
	c := catalog(t)
	for _, ob := range c.Objects() {
		all, demon := ob.Damage()
		if all.IsZero() && demon.IsZero() {
			continue
		}
		for w := purgatory.MinSin; w <= purgatory.MaxSin; w++ {
			for against, f := range map[bool]purgatory.Formula{false: all, true: demon} {
				want, ok := c.WeaponDamage(ob.Base().ID, w, against)
				if got := f.Damage(w); !ok || got != want {
					t.Errorf("%s, wrath %d, demon %t: the card says %d, the engine %d", ob.Base().ID, w, against, got, want)
				}
			}
		}
	}
}

// TestLootTooSmall: a card that cannot hold its boxes or text is an error that
// names the object and the part, never a cut text.
func TestLootTooSmall(t *testing.T) {
	o := plain()
	for _, size := range []output.Size{{W: 30, H: 40}, {W: 12, H: 12}, {W: 44, H: 45}, {W: 10, H: 200}} {
		o.Card = output.Paper{Name: "small", Size: size}
		doc, _, err := Equipment(catalog(t), purgatory.Options{}, nil, o)
		if err == nil {
			_, err = doc.Page(0)
		}
		if err == nil || !strings.Contains(say.French.Error(err), "carte") {
			t.Errorf("%v: got %v", size, err)
		}
	}
}

// TestLootBacks: a ranged weapon that can jam says so on its back, with every
// result of the die; no other card does, and those share one back.
func TestLootBacks(t *testing.T) {
	c := catalog(t)
	for _, ink := range Inks() {
		for _, l := range say.Langs() {
			o := plain()
			o.Ink, o.Lang = ink, l
			p := lootPress(t, o)
			backs, err := p.lootBacks(c.Objects())
			if err != nil {
				t.Fatal(err)
			}
			jams := 0
			for _, ob := range c.Objects() {
				b := backs[ob.Base().ID]
				text := flat(words([]*output.Drawing{b}))
				if ob.Ranged == nil || !ob.Ranged.CanJam {
					if strings.Contains(text, l.Text(say.GearJammed)) || b != backs["arme"] {
						t.Errorf("%s has a back of its own: %s", ob.Base().ID, text)
					}
					continue
				}
				jams++
				for _, s := range []string{ob.Base().Name(l), l.Text(say.GearJammed), l.Text(say.GearJamCost),
					l.Text(say.GearJamClear), l.Text(say.GearJamBreak), l.Text(say.GearJamFail)} {
					if !strings.Contains(text, flat(s)) {
						t.Errorf("%s %s: %q is not on the back", l, ob.Base().ID, s)
					}
				}
				if err := checkInside(b); err != nil {
					t.Errorf("%s %s %s: %v", ink, l, ob.Base().ID, err)
				}
			}
			if jams != 5 { // all ranged rows but two
				t.Errorf("%d weapons can jam, want 5", jams)
			}
		}
	}
}

// TestLootBackMeets: in every back mode, on every paper, the back behind a card
// is the one of its object.
func TestLootBackMeets(t *testing.T) {
	c := catalog(t)
	for _, paper := range output.Papers() {
		for _, back := range []output.Back{output.BackFold, output.BackLong, output.BackShort} {
			o := plain()
			o.Paper, o.Back = paper, back
			doc, r, err := Equipment(c, purgatory.Options{}, nil, o)
			if err != nil {
				t.Fatal(err)
			}
			pairs := 0
			var fronts, behind []output.Placed
			for s, err := range doc.Sheets() {
				if err != nil {
					t.Fatal(err)
				}
				for _, pl := range s.Placed {
					if pl.Form {
						behind = append(behind, pl)
					} else {
						fronts = append(fronts, pl)
					}
				}
				if len(fronts) != len(behind) {
					continue // the backs are on the next face
				}
				for i := range fronts {
					ob, jams := fronts[i].Drawing.Name, strings.HasPrefix(behind[i].Drawing.Name, "jammed ")
					row, ranged := c.RangedByID(ob)
					if want := ranged && row.CanJam; jams != want || jams && behind[i].Drawing.Name != "jammed "+ob {
						t.Errorf("%s %s: behind %s is %q", paper.Name, back, ob, behind[i].Drawing.Name)
					}
					pairs++
				}
				fronts, behind = nil, nil
			}
			if pairs != r.Cards {
				t.Errorf("%s %s: %d cards have a back, want %d", paper.Name, back, pairs, r.Cards)
			}
		}
	}
}

// TestLootCopies: as many cards as a full deck can need, relics once, other
// numbers on request; wrong requests are told together, with what was meant.
func TestLootCopies(t *testing.T) {
	c := catalog(t)
	count := func(copies map[string]int) map[string]int {
		doc, r, err := Equipment(c, purgatory.Options{}, copies, plain())
		if err != nil {
			t.Fatal(err)
		}
		n, total := map[string]int{}, 0
		for s, err := range doc.Sheets() {
			if err != nil {
				t.Fatal(err)
			}
			for _, p := range s.Placed {
				if !p.Form {
					n[p.Drawing.Name]++
					total++
				}
			}
		}
		if total != r.Cards {
			t.Errorf("%d cards placed, the report says %d", total, r.Cards)
		}
		return n
	}
	n := count(nil)
	for _, ob := range c.Objects() {
		id := ob.Base().ID
		if n[id] != c.Copies(ob, c.Capacity()) || ob.Relic() && n[id] != 1 {
			t.Errorf("%s has %d cards", id, n[id])
		}
	}
	if n := count(map[string]int{"graal": 0, "arme": 9}); n["graal"] != 0 || n["arme"] != 9 {
		t.Errorf("copies asked for: graal %d, arme %d", n["graal"], n["arme"])
	}
	for name, tc := range map[string]struct {
		copies map[string]int
		want   []string // in the French error
	}{
		"a letter is wrong":  {map[string]int{"gral": 1}, []string{"gral", "graal"}},
		"a relic twice":      {map[string]int{"graal": 2}, []string{"graal", "unique"}},
		"less than none":     {map[string]int{"arme": -1}, []string{"arme", "-1", "99"}},
		"far too many":       {map[string]int{"arme": 100}, []string{"arme", "100", "99"}},
		"several at once":    {map[string]int{"gral": 1, "arme": -1}, []string{"gral", "arme"}},
		"nothing is no loot": {map[string]int{"rien": 1}, []string{"rien"}},
	} {
		_, _, err := Equipment(c, purgatory.Options{}, tc.copies, plain())
		text := say.French.Error(err)
		if err == nil || slices.ContainsFunc(tc.want, func(s string) bool { return !strings.Contains(text, s) }) {
			t.Errorf("%s: got %v", name, text)
		}
	}
	none := map[string]int{}
	for _, ob := range c.Objects() {
		none[ob.Base().ID] = 0
	}
	if _, _, err := Equipment(c, purgatory.Options{}, none, plain()); !say.Has(err, say.GearNone) {
		t.Errorf("no card at all: got %v", err)
	}
}

// TestLootKindsApart: the kinds differ in edge and mark, so that they do in
// grey (print failure 102).
func TestLootKindsApart(t *testing.T) {
	o := plain()
	o.Ink = InkGrey
	p := lootPress(t, o)
	seen := map[purgatory.ItemKind]lootLook{}
	for _, ob := range catalog(t).Objects() {
		if ob.Item != nil {
			seen[ob.Item.Kind] = p.lootLook(ob)
		}
	}
	if len(seen) != 3 {
		t.Fatalf("%d kinds, want 3", len(seen))
	}
	for a, x := range seen {
		for b, y := range seen {
			if a != b && (x.edge == y.edge || x.mark == y.mark) {
				t.Errorf("%s and %s look alike", a, b)
			}
		}
		if x.color != x.color.Grey() {
			t.Errorf("%s has a colour in grey ink", a)
		}
	}
}

// TestLootGolden holds the fullest card of each sort, and a jammed side.
func TestLootGolden(t *testing.T) {
	p := lootPress(t, plain())
	var b bytes.Buffer
	ids := []string{"grosse_arme_a_feu", "grosse_arme", "petit_bouclier", "epee_de_saint_louis", "familier", "la_pomme"}
	for _, ob := range catalog(t).Objects() {
		if !slices.Contains(ids, ob.Base().ID) {
			continue
		}
		d, err := p.lootFront(ob)
		if err != nil {
			t.Fatal(err)
		}
		output.DumpDrawing(&b, d)
		if lootJams(ob) {
			if d, err = p.lootJammed(ob); err != nil {
				t.Fatal(err)
			}
			output.DumpDrawing(&b, d)
		}
	}
	golden(t, filepath.Join("testdata", "golden", "equipment-fr.txt"), b.Bytes())
}

// TestLookEquipment writes the cards to be looked at.
func TestLookEquipment(t *testing.T) {
	c := catalog(t)
	once := map[string]int{}
	for _, ob := range c.Objects() {
		once[ob.Base().ID] = 1
	}
	for name, o := range lookOptions(t) {
		for _, back := range []output.Back{output.BackFold, output.BackNone} {
			o.Back = back
			doc, _, err := Equipment(c, purgatory.Options{}, once, o)
			look(t, "equipment-"+string(back)+"-"+name, doc, err)
		}
	}
}
