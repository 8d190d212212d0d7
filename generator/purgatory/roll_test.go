package purgatory

import (
	"reflect"
	"slices"
	"strings"
	"testing"
	"testing/fstest"

	"pgregory.net/rapid"

	"croix/generator/dice"
	"croix/generator/say"
	"croix/generator/table"
)

// TestRollSoul: what dice give which soul, and which are thrown again.
func TestRollSoul(t *testing.T) {
	c := published(t)
	for _, row := range []struct {
		reason string
		out    []string
		faces  []int
		d66    int
		id     string
		base   Sins
		rolled []say.Key // why each throw on the table counts or not
	}{
		{"a named soul as printed", nil, []int{1, 2}, 12, "nonne", Sins{3, 2, 1, 2, 5, 4, 2}, []say.Key{""}},
		{"a named soul in play comes again (Q-051)", []string{"nonne"}, []int{1, 2, 2, 1}, 21, "moine",
			Sins{3, 3, 3, 3, 3, 3, 3}, []say.Key{say.RerollSoul, ""}},
		{"an unknown soul has seven dice (R-271)", nil, []int{6, 2, 3, 5, 2, 6, 1, 4, 2}, 62, "inconnu",
			Sins{3, 5, 2, 6, 1, 4, 2}, []say.Key{""}},
		{"unknown souls may be several (Q-051)", []string{"inconnu"}, []int{5, 4, 1, 1, 1, 1, 1, 1, 1}, 54, "inconnu",
			Sins{1, 1, 1, 1, 1, 1, 1}, []say.Key{""}},
	} {
		t.Run(row.reason, func(t *testing.T) {
			r := dice.Scripted(row.faces...)
			drawn := NewDrawn(row.out, nil)
			s, steps, err := c.RollSoul(r, drawn)
			if err != nil {
				t.Fatal(err)
			}
			if err := r.Done(); err != nil {
				t.Error(err)
			}
			if s.D66 != row.d66 || s.Row.ID != row.id || s.Base != row.base {
				t.Errorf("got %d %s %v", s.D66, s.Row.ID, s.Base)
			}
			var rerolls []say.Key
			for _, step := range steps {
				if step.Chart == ChartSouls {
					rerolls = append(rerolls, step.Reroll)
				}
			}
			if !slices.Equal(rerolls, row.rolled) {
				t.Errorf("throws %v, want %v", rerolls, row.rolled)
			}
			if s.Row.Rolled == drawn.Souls[s.Row.ID] && !slices.Contains(row.out, s.Row.ID) {
				t.Errorf("out afterwards: %v", drawn.Souls)
			}
			if s.Row.Rolled && len(steps[len(steps)-1].Faces) != SinCount {
				t.Errorf("last step %+v, want the seven sins", steps[len(steps)-1])
			}
		})
	}
}

// TestRollEquipment: four tables in order, a relic that appeared again, the
// familiar's die.
func TestRollEquipment(t *testing.T) {
	c := published(t)
	drawn := NewDrawn(nil, []string{"graal"})
	r := dice.Scripted(1, 1 /* big firearm */, 3, 2 /* short weapon */, 4, 5 /* nothing */, 1, 4 /* Grail, out */, 3, 6 /* familiar */, 4)
	e, steps, err := c.RollEquipment(r, drawn)
	if err != nil {
		t.Fatal(err)
	}
	if err := r.Done(); err != nil {
		t.Error(err)
	}
	if e.Ranged.ID != "grosse_arme_a_feu" || e.Melee.ID != "arme_courte" || e.Armour.ID != Nothing || e.Item.ID != "familier" || e.Familiar != 4 {
		t.Errorf("got %s, %s, %s, %s, %d", e.Ranged.ID, e.Melee.ID, e.Armour.ID, e.Item.ID, e.Familiar)
	}
	type trace struct {
		purpose say.Key
		chart   ChartID
		d66     int
		result  string
		reroll  say.Key
	}
	var got []trace
	for _, s := range steps {
		got = append(got, trace{s.Purpose, s.Chart, s.D66, s.Result, s.Reroll})
		if s.By != dice.ByScript || s.Rule == "" {
			t.Errorf("step by %q of rule %q", s.By, s.Rule)
		}
	}
	want := []trace{
		{say.ThrowRanged, ChartRanged, 11, "grosse_arme_a_feu", ""},
		{say.ThrowMelee, ChartMelee, 32, "arme_courte", ""},
		{say.ThrowArmour, ChartArmour, 45, Nothing, ""},
		{say.ThrowItem, ChartItems, 14, "graal", say.RerollRelic},
		{say.ThrowItem, ChartItems, 36, "familier", ""},
		{say.ThrowFamiliar, "", 0, "", ""},
	}
	if !slices.Equal(got, want) {
		t.Errorf("steps\n%v, want\n%v", got, want)
	}
	if steps[2].Ruling != "Q-193" {
		t.Errorf("45 follows %q", steps[2].Ruling)
	}
}

// TestRollMarksRelics: a relic that is rolled is out for the next soul.
func TestRollMarksRelics(t *testing.T) {
	c := published(t)
	drawn := NewDrawn(nil, nil)
	r := dice.Scripted(4, 6, 4, 6, 1, 1)
	for _, want := range []string{"la_pomme", "epee_de_saint_louis"} {
		it, _, _, err := c.RollItem(r, drawn)
		if err != nil || it.ID != want {
			t.Fatalf("got %v, %v; want %s", it, err, want)
		}
	}
	// Without a Drawn nothing is out.
	r = dice.Scripted(4, 6, 4, 6)
	for range 2 {
		if it, _, _, err := c.RollItem(r, nil); err != nil || it.ID != "la_pomme" {
			t.Fatalf("got %v, %v", it, err)
		}
	}
}

// TestRollErrors: dice that are missing or impossible, and nothing left.
func TestRollErrors(t *testing.T) {
	c := published(t)
	if _, _, err := c.RollSoul(dice.Scripted(1), nil); err == nil {
		t.Error("one die is enough for a d66")
	}
	if _, _, err := c.RollSoul(dice.Typed(7, 1), nil); err == nil {
		t.Error("a 7 is accepted")
	}
	if _, steps, err := c.RollSoul(dice.Scripted(1, 1, 1, 1), NewDrawn([]string{"choriste_gregorien"}, nil)); err == nil || len(steps) != 2 {
		t.Errorf("scripted dice that run out: %d steps, %v", len(steps), err)
	}
	if _, _, err := c.RollEquipment(dice.Scripted(1, 1, 1, 1, 1, 1), nil); err == nil {
		t.Error("three throws are enough for four tables")
	}
	if _, _, err := c.RollSoul(&dice.Roller{}, nil); err == nil {
		t.Error("no source of dice is accepted")
	}
	small := oneSoul(t)
	if _, _, err := small.RollSoul(dice.Seeded(1), NewDrawn([]string{"seul"}, nil)); err == nil || !strings.Contains(err.Error(), "nothing is left") {
		t.Errorf("nothing left: %v", err)
	}
}

// TestRollTooOften: a loop whose dice never give what is left ends.
func TestRollTooOften(t *testing.T) {
	faces := slices.Repeat([]int{1, 1}, maxRerolls)
	_, steps, err := published(t).RollSoul(dice.Scripted(faces...), NewDrawn([]string{"choriste_gregorien"}, nil))
	if err == nil || !strings.Contains(err.Error(), "still nothing") || len(steps) != maxRerolls {
		t.Errorf("%d steps, %v", len(steps), err)
	}
}

// oneSoul is a game with one named soul for all results.
func oneSoul(t *testing.T) *Catalog {
	t.Helper()
	c, err := Load(Overlay(fstest.MapFS{fileSouls: {Data: []byte(
		"d66_from,d66_to,id,name_en,name_fr,leaning,envie,jalousie,luxure,colere,gourmandise,avarice,paresse,orgueil\n" +
			"11,66,seul,one,seul,unknown,1,1,1,1,1,1,1,7\n")}}))
	if err != nil {
		t.Fatal(err)
	}
	return c
}

// TestFullDeck: 36 cards in order, no throw for identities, each named soul as
// printed, no relic twice.
func TestFullDeck(t *testing.T) {
	c := published(t)
	cards, steps, err := c.RollDeck(dice.Seeded(7), 36)
	if err != nil {
		t.Fatal(err)
	}
	var d66 []int
	unknown := 0
	for _, card := range cards {
		d66 = append(d66, card.D66)
		row, _ := c.Souls.At(card.D66)
		if card.ID != row.ID {
			t.Errorf("%d is %s, want %s", card.D66, card.ID, row.ID)
		}
		if row.Rolled {
			unknown++
		} else if card.Base != row.Base {
			t.Errorf("%s has %v, want %v", card.ID, card.Base, row.Base)
		}
	}
	if !slices.Equal(d66, table.Results()) || unknown != 9 {
		t.Errorf("cards %v, %d unknown", d66, unknown)
	}
	for _, s := range steps {
		if s.Chart == ChartSouls {
			t.Errorf("identity thrown: %+v", s)
		}
	}
	if _, err := c.NewDeck("test", nil, cards); err != nil {
		t.Errorf("its cards do not go together: %v", err)
	}
	again, moreSteps, err := c.RollDeck(dice.Seeded(7), 36)
	if err != nil || !slices.Equal(cards, again) || !reflect.DeepEqual(steps, moreSteps) {
		t.Errorf("the same seed gives another deck: %v", err)
	}
}

// TestDeckOrder: the order of throws is part of what a seed means.
func TestDeckOrder(t *testing.T) {
	c := published(t)
	r := dice.Scripted(
		6, 6, 1, 2, 1, 2, // identities: 66, 12, 12 again
		1, 1, // 11
		// 11: ranged, melee, armour, item
		5, 1, 1, 1, 1, 1, 6, 1,
		// 12
		5, 1, 1, 1, 1, 1, 6, 1,
		// 66: sins first
		1, 2, 3, 4, 5, 6, 1, 5, 1, 1, 1, 1, 1, 3, 6, 2)
	cards, steps, err := c.RollDeck(r, 3)
	if err != nil {
		t.Fatal(err)
	}
	if err := r.Done(); err != nil {
		t.Error(err)
	}
	want := []SoulCard{
		{D66: 11, ID: "choriste_gregorien", Base: Sins{2, 2, 2, 5, 3, 1, 2}, Ranged: Nothing, Melee: "grosse_arme", Armour: "armure_legere", Item: Nothing},
		{D66: 12, ID: "nonne", Base: Sins{3, 2, 1, 2, 5, 4, 2}, Ranged: Nothing, Melee: "grosse_arme", Armour: "armure_legere", Item: Nothing},
		{D66: 66, ID: "inconnu", Base: Sins{1, 2, 3, 4, 5, 6, 1}, Ranged: Nothing, Melee: "grosse_arme", Armour: "armure_legere", Item: "familier", Familiar: 2},
	}
	if !slices.Equal(cards, want) {
		t.Errorf("got\n%+v, want\n%+v", cards, want)
	}
	if steps[2].Reroll != say.RerollCard {
		t.Errorf("the repeat is %+v", steps[2])
	}
}

// TestRollDeckAnySize: every size and seed gives a deck whose cards go
// together.
func TestRollDeckAnySize(t *testing.T) {
	c := published(t)
	rapid.Check(t, func(t *rapid.T) {
		n := rapid.IntRange(1, 36).Draw(t, "n")
		cards, _, err := c.RollDeck(dice.Seeded(rapid.Uint64().Draw(t, "seed")), n)
		if err != nil {
			t.Fatal(err)
		}
		if len(cards) != n {
			t.Fatalf("%d cards, want %d", len(cards), n)
		}
		if _, err := c.NewDeck("test", nil, cards); err != nil {
			t.Fatal(err)
		}
	})
	for _, n := range []int{-1, 0, 37} {
		if _, _, err := c.RollDeck(dice.Seeded(1), n); err == nil || !strings.Contains(err.Error(), "1 to 36") {
			t.Errorf("%d cards: %v", n, err)
		}
	}
	if small := oneSoul(t); small.Capacity() != 1 {
		t.Errorf("one named soul makes %d cards", small.Capacity())
	} else if _, _, err := small.RollDeck(dice.Seeded(1), 2); err == nil {
		t.Error("a named soul comes twice")
	}
}

// TestRollList: cards named by d66 or id, in the order asked for.
func TestRollList(t *testing.T) {
	c := published(t)
	cards, _, err := c.RollList(dice.Seeded(3), []string{"punk", "66", "inconnu", " 12 ", "inconnu"})
	if err != nil {
		t.Fatal(err)
	}
	var got []int
	for _, card := range cards {
		got = append(got, card.D66)
	}
	if want := []int{26, 66, 54, 12, 55}; !slices.Equal(got, want) {
		t.Errorf("cards %v, want %v", got, want)
	}
	for _, row := range []struct {
		reason string
		list   []string
		want   string
	}{
		{"nothing", nil, "cards asked for: 0"},
		{"a near miss", []string{"nones"}, "unknown soul “nones”, did you mean nonne?"},
		{"a name with a slip", []string{"prêtte"}, "did you mean pretre?"},
		{"no d66", []string{"17"}, "no d66 shows 17"},
		{"a d66 twice", []string{"12", "12"}, "“12” is asked for twice"},
		{"a soul by both names", []string{"12", "nonne"}, "“nonne” is asked for twice"},
		{"more unknown souls than there are", slices.Repeat([]string{"inconnu"}, 10), "“inconnu” is asked for twice"},
		{"an empty word", []string{""}, "the id is empty"},
	} {
		_, _, err := c.RollList(dice.Seeded(3), row.list)
		if err == nil || !strings.Contains(err.Error(), row.want) {
			t.Errorf("%s: error %v, want one with %q", row.reason, err, row.want)
		}
	}
}
