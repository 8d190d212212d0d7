package purgatory

import (
	"encoding/csv"
	"math"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"testing"

	"croix/generator/dice"
	"croix/generator/table"
)

// published is the tables as published, which must load.
func published(t testing.TB) *Catalog {
	t.Helper()
	c, err := Default()
	if err != nil {
		t.Fatal(err)
	}
	return c
}

// source is a table as it was taken from the rule book, with the checks of
// its editor: numbers and ids, no sentences.
func source(t *testing.T, name string) []map[string]string {
	t.Helper()
	f, err := os.Open(filepath.Join("testdata", "source", name+".csv"))
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	all, err := csv.NewReader(f).ReadAll()
	if err != nil {
		t.Fatal(err)
	}
	var rows []map[string]string
	for _, cells := range all[1:] {
		row := map[string]string{}
		for i, c := range cells {
			row[all[0][i]] = c
		}
		rows = append(rows, row)
	}
	if len(rows) == 0 {
		t.Fatalf("%s has no rows", name)
	}
	return rows
}

// number is a cell of the source, 0 if it is empty.
func number(t *testing.T, cell string) int {
	t.Helper()
	if cell == "" {
		return 0
	}
	n, err := strconv.Atoi(cell)
	if err != nil {
		t.Fatal(err)
	}
	return n
}

func yes(cell string) bool { return cell == "yes" }

// TestLookupAsSource: each of the 36 results of each table gives the row of
// the book (B1 to B5, Q-193, Q-194), and each row as often as the book says.
func TestLookupAsSource(t *testing.T) {
	c := published(t)
	for _, id := range Charts() {
		t.Run(string(id), func(t *testing.T) {
			want := map[int]string{}
			for _, row := range source(t, string(id)) {
				results := strings.Fields(row["d66_results"])
				if len(results) != number(t, row["results_count"]) {
					t.Errorf("%s: %d results, the book counts %s", row["id"], len(results), row["results_count"])
				}
				for _, r := range results {
					want[number(t, r)] = row["id"]
				}
			}
			if id == ChartArmour {
				if _, ok := want[45]; ok {
					t.Error("45 is in the book's table: Q-193 is not needed")
				}
				want[45] = Nothing
			}
			for _, d66 := range table.Results() {
				row, err := c.Lookup(id, d66)
				if err != nil {
					t.Errorf("%d: %v", d66, err)
				} else if row.ID != want[d66] {
					t.Errorf("%d gives %s, want %s", d66, row.ID, want[d66])
				}
			}
			if len(want) != 36 {
				t.Errorf("the source has %d results, want 36", len(want))
			}
		})
	}
}

// TestLookupRefuses: numbers that no d66 shows and tables that are none.
func TestLookupRefuses(t *testing.T) {
	c := published(t)
	for _, d66 := range []int{-11, 0, 7, 10, 17, 20, 50, 57, 67, 70, 111} {
		for _, id := range Charts() {
			if row, err := c.Lookup(id, d66); err == nil {
				t.Errorf("%s %d gives %s", id, d66, row.ID)
			}
		}
	}
	if _, err := c.Lookup("demons", 11); err == nil {
		t.Error("demons are not rolled with a d66")
	}
}

// TestSoulsAsSource: sins, pride and derived numbers of the book (B1).
func TestSoulsAsSource(t *testing.T) {
	c := published(t)
	rows := source(t, "souls")
	if len(rows) != len(c.Souls.Rows) {
		t.Fatalf("%d rows, the book has %d", len(c.Souls.Rows), len(rows))
	}
	for i, want := range rows {
		got := c.Souls.Rows[i]
		if got.ID != want["id"] {
			t.Errorf("row %d is %s, want %s", i, got.ID, want["id"])
			continue
		}
		if got.Rolled {
			if want["envie"] != "?" {
				t.Errorf("%s is rolled", got.ID)
			}
			continue
		}
		for _, s := range AllSins() {
			if got.Base[s] != number(t, want[s.ID()]) {
				t.Errorf("%s: %s is %d, want %s", got.ID, s, got.Base[s], want[s.ID()])
			}
		}
		d := Derive(got.Base)
		for column, n := range map[string]int{
			"orgueil_printed": got.Pride, "orgueil_sum": d.Pride, "move_cm": d.Move, "ps_max": d.Substance,
			"melee_dice": d.MeleeDice, "unarmed_damage": d.Bare, "ammo_per_weapon": d.Ammo,
		} {
			if n != number(t, want[column]) {
				t.Errorf("%s: %s is %d, want %s", got.ID, column, n, want[column])
			}
		}
	}
}

// TestGroupMeans: mean pride of each group (B1), which no single slip leaves as
// it is.
func TestGroupMeans(t *testing.T) {
	sums, counts := map[Leaning]int{}, map[Leaning]int{}
	for _, s := range published(t).Souls.Rows {
		sums[s.Leaning] += s.Pride
		counts[s.Leaning]++
	}
	for leaning, want := range map[Leaning]struct {
		count int
		mean  float64
	}{Christian: {10, 21.20}, Humanist: {8, 20.88}, Satanist: {9, 25.33}, Unknown: {1, 0}} {
		mean := float64(sums[leaning]) / float64(counts[leaning])
		if counts[leaning] != want.count || math.Abs(mean-want.mean) > 0.005 {
			t.Errorf("%s: %d with mean pride %.3f, want %d with %.2f", leaning, counts[leaning], mean, want.count, want.mean)
		}
	}
}

// TestWeaponsAsSource: the numbers of both tables of weapons (B2, B3), the
// damage for every wrath.
func TestWeaponsAsSource(t *testing.T) {
	c := published(t)
	ranged := source(t, "ranged")
	if len(ranged) != len(c.Ranged.Rows) {
		t.Fatalf("%d ranged rows, want %d", len(c.Ranged.Rows), len(ranged))
	}
	for _, want := range ranged {
		got, ok := c.RangedByID(want["id"])
		if !ok {
			t.Errorf("no %s", want["id"])
			continue
		}
		if got.Rate != number(t, want["cadence"]) || got.RangeCM != number(t, want["range_cm"]) ||
			got.Firearm != yes(want["firearm"]) || got.CanJam != yes(want["can_jam"]) || got.TwoHanded != yes(want["two_handed"]) {
			t.Errorf("%s is %+v, want %v", got.ID, got, want)
		}
		damageAsSource(t, got.ID, got.Damage, want["damage_formula"])
	}
	melee := source(t, "melee")
	if len(melee) != len(c.Melee.Rows) {
		t.Fatalf("%d melee rows, want %d", len(c.Melee.Rows), len(melee))
	}
	for _, want := range melee {
		got, ok := c.MeleeByID(want["id"])
		if !ok {
			t.Errorf("no %s", want["id"])
			continue
		}
		if got.Energy != yes(want["energy"]) || got.TwoHanded != yes(want["two_handed"]) {
			t.Errorf("%s is %+v, want %v", got.ID, got, want)
		}
		damageAsSource(t, got.ID, got.Damage, want["damage_formula"])
	}
}

// damageAsSource compares a formula with that of the source, written out here
// for itself.
func damageAsSource(t *testing.T, id string, got Formula, want string) {
	t.Helper()
	damage := map[string]func(int) int{
		"":                       func(int) int { return 0 },
		"colere":                 func(c int) int { return c },
		"colere*2":               func(c int) int { return 2 * c },
		"colere*3":               func(c int) int { return 3 * c },
		"colere+1":               func(c int) int { return c + 1 },
		"ceil(colere/2)":         func(c int) int { return []int{1, 1, 2, 2, 3, 3}[c-1] },
		"max(1,floor(colere/2))": func(c int) int { return []int{1, 1, 1, 2, 2, 3}[c-1] },
	}[want]
	if damage == nil {
		t.Fatalf("%s: the source has the damage %q, which this test does not know", id, want)
	}
	for wrath := MinSin; wrath <= MaxSin; wrath++ {
		if got.Damage(wrath) != damage(wrath) {
			t.Errorf("%s with wrath %d: damage %d, want %d", id, wrath, got.Damage(wrath), damage(wrath))
		}
	}
}

// TestSpecialNumbers: the numbers that the book has in sentences and rulings.
func TestSpecialNumbers(t *testing.T) {
	c := published(t)
	for _, r := range c.Ranged.Rows {
		actions, radius, indirect := 1, 0, false
		switch r.ID {
		case "grosse_arme_a_feu":
			actions = 2
		case "projectile_a_feu":
			radius = 2
		case "grosse_arme_a_projectile":
			indirect = true
		case Nothing:
			actions = 0
		}
		if r.Actions != actions || r.RadiusCM != radius || r.Indirect != indirect {
			t.Errorf("%s: %d actions, radius %d, indirect %v", r.ID, r.Actions, r.RadiusCM, r.Indirect)
		}
	}
	reduce := map[string]int{"armure_legere": 1, "armure_lourde": 2}
	for _, a := range c.Armour.Rows {
		if a.Reduce != reduce[a.ID] {
			t.Errorf("%s takes %d off, want %d", a.ID, a.Reduce, reduce[a.ID])
		}
	}
}

// TestItemsAsSource: kinds and relics (B5), and what the sentences say in
// numbers (rulings of C11).
func TestItemsAsSource(t *testing.T) {
	c := published(t)
	kinds := map[string]ItemKind{"sacred": Sacred, "common": Common, "diabolic": Diabolic, "nothing": NothingKind}
	rows := source(t, "items")
	if len(rows) != len(c.Items.Rows) {
		t.Fatalf("%d rows, want %d", len(c.Items.Rows), len(rows))
	}
	for _, want := range rows {
		got, ok := c.ItemByID(want["id"])
		if !ok {
			t.Errorf("no %s", want["id"])
		} else if got.Kind != kinds[want["category_en"]] || got.Relic != yes(want["relic"]) {
			t.Errorf("%s is %s, relic %v; want %s, %s", got.ID, got.Kind, got.Relic, want["category_en"], want["relic"])
		}
	}
	shifts := map[string]string{
		"chasuble": "envie-1", "bonbons": "gourmandise+1", "figurine_bien_peinte": "paresse-1",
		"compte_en_suisse": "envie+1", "coussin": "paresse+1", "preservatifs": "luxure+1",
		"la_pomme": "envie+3 gourmandise+3",
	}
	like := map[string]string{
		"epee_de_saint_louis": "grosse_arme", "la_sainte_lance": "projectile", "eau_benite": "projectile",
		"epee_du_comte_dracula": "arme", "trident_du_diable": "projectile",
		"fiole_de_flammes_de_l_enfer": "projectile", "dague_de_sacrifice": "arme_courte",
	}
	uses := map[string]int{
		"la_sainte_lance": 1, "graal": 1, "eau_benite": 1, "magazine_ravage": 1, "necronomicon": 1,
		"fiole_de_flammes_de_l_enfer": 1, "trident_du_diable": Unlimited, "marmite_de_sorciere": Unlimited,
		"craie_a_pentacle": Unlimited,
	}
	radius := map[string]int{"eau_benite": 2, "fiole_de_flammes_de_l_enfer": 4}
	for _, it := range c.Items.Rows {
		var parts []string
		for _, s := range AllSins() {
			if it.Sins[s] > 0 {
				parts = append(parts, s.ID()+"+"+strconv.Itoa(it.Sins[s]))
			} else if it.Sins[s] < 0 {
				parts = append(parts, s.ID()+strconv.Itoa(it.Sins[s]))
			}
		}
		if got := strings.Join(parts, " "); got != shifts[it.ID] {
			t.Errorf("%s adds %q, want %q", it.ID, got, shifts[it.ID])
		}
		weapon := ""
		if it.Ranged != nil {
			weapon = it.Ranged.ID
		} else if it.Melee != nil {
			weapon = it.Melee.ID
		}
		if weapon != like[it.ID] || it.Uses != uses[it.ID] || it.RadiusCM != radius[it.ID] {
			t.Errorf("%s: like %q, uses %d, radius %d", it.ID, weapon, it.Uses, it.RadiusCM)
		}
		if it.FakesArmour != (it.ID == "armure_en_carton") || it.FakesWeapons != (it.ID == "arme_factice") {
			t.Errorf("%s fakes armour %v, weapons %v", it.ID, it.FakesArmour, it.FakesWeapons)
		}
		if it.HasPool() != (it.ID == "familier") || it.HasPool() && it.Pool != dice.D(1, 6) {
			t.Errorf("%s has the pool %v", it.ID, it.Pool)
		}
	}
}

// TestCelestialsAsSource: numbers of demons and angels and their sums (B6).
func TestCelestialsAsSource(t *testing.T) {
	c := published(t)
	for _, kind := range []struct {
		file      string
		rows      []*Celestial
		substance int
		dice      int
	}{{"demons", c.Demons, 234, 25}, {"angels", c.Angels, 230, 19}} {
		rows := source(t, kind.file)
		if len(rows) != 9 || len(kind.rows) != 9 {
			t.Fatalf("%s: %d rows, source %d, want 9", kind.file, len(kind.rows), len(rows))
		}
		substance, dieCount := 0, 0
		for i, want := range rows {
			got := kind.rows[i]
			damage, err := dice.Parse(want["damage_dice"])
			if err != nil {
				t.Fatal(err)
			}
			if got.ID != want["id"] || got.Substance != number(t, want["ps"]) || got.MeleeDice != number(t, want["cc"]) || got.Damage != damage {
				t.Errorf("%s is %+v, want %v", got.ID, got, want)
			}
			if got.HasSin != (want["sin"] != "") || got.HasSin && got.Sin.ID() != want["sin"] {
				t.Errorf("%s stands for %v, want %q", got.ID, got.Sin, want["sin"])
			}
			substance += got.Substance
			dieCount += got.MeleeDice
		}
		if substance != kind.substance || dieCount != kind.dice {
			t.Errorf("%s: %d substance and %d dice in all, want %d and %d", kind.file, substance, dieCount, kind.substance, kind.dice)
		}
	}
}

// TestEnvyAsSource: the control table as printed (B7, Q-180).
func TestEnvyAsSource(t *testing.T) {
	c := published(t)
	ids := map[string]string{"d6>envie": "above", "d6<envie": "below", "d6=envie": "equal"}
	for _, want := range source(t, "envy") {
		got, ok := byID(c.Envy, ids[want["condition"]])
		if !ok {
			t.Errorf("no row for %s", want["condition"])
		} else if "soul "+string(got.Satan) != want["satan_en"] || "soul "+string(got.God) != want["god_en"] {
			t.Errorf("%s: Satan %s, God %s; want %v", want["condition"], got.Satan, got.God, want)
		}
	}
}

// TestActivity: the outcomes of the activity table (B7, R-197).
func TestActivity(t *testing.T) {
	want := [][2]Outcome{
		{NoMoreDamn, NoMoreVirtuous}, {MoveParadise, MoveHell}, {NoMorePervert, NoMorePurify},
		{MoveReincarnation, MoveReincarnation}, {MoveReincarnation, MoveReincarnation}, {AttackDemon, AttackAngel},
	}
	rows := published(t).Activity
	if len(rows) != len(want) {
		t.Fatalf("%d rows, want %d", len(rows), len(want))
	}
	for i, a := range rows {
		if a.Die != i+1 || a.Satan != want[i][0] || a.God != want[i][1] {
			t.Errorf("row %d: die %d, Satan %s, God %s", i+1, a.Die, a.Satan, a.God)
		}
	}
}

// TestShares: what share of the 36 results each kind of find has (B2 to B5).
func TestShares(t *testing.T) {
	c := published(t)
	for _, row := range []struct {
		what      string
		got, want int
	}{
		{"no ranged weapon", c.Ranged.Share(func(r *RangedRow) bool { return r.ID == Nothing }), 12},
		{"ranged weapon that jams", c.Ranged.Share(func(r *RangedRow) bool { return r.CanJam }), 15},
		{"firearm", c.Ranged.Share(func(r *RangedRow) bool { return r.Firearm }), 12},
		{"no melee weapon (Q-195)", c.Melee.Share(func(m *MeleeRow) bool { return m.ID == Nothing }), 0},
		{"energy weapon", c.Melee.Share(func(m *MeleeRow) bool { return m.Energy }), 12},
		{"two-handed melee weapon", c.Melee.Share(func(m *MeleeRow) bool { return m.TwoHanded }), 8},
		{"no protection (Q-193)", c.Armour.Share(func(a *ArmourRow) bool { return a.Kind == KindNone }), 1},
		{"shield", c.Armour.Share(func(a *ArmourRow) bool { return a.Kind == KindShield }), 14},
		{"sacred object", c.Items.Share(func(i *Item) bool { return i.Kind == Sacred }), 10},
		{"common object", c.Items.Share(func(i *Item) bool { return i.Kind == Common }), 10},
		{"diabolic object", c.Items.Share(func(i *Item) bool { return i.Kind == Diabolic }), 10},
		{"no object", c.Items.Share(func(i *Item) bool { return i.ID == Nothing }), 6},
		{"relic", c.Items.Share(func(i *Item) bool { return i.Relic }), 8},
		{"unknown soul", c.Souls.Share(func(s *SoulRow) bool { return s.Rolled }), 9},
	} {
		if row.got != row.want {
			t.Errorf("%s: %d/36, want %d/36", row.what, row.got, row.want)
		}
	}
}

// maxSpecial is the length of a sentence that a card of 57 mm holds.
const maxSpecial = 90
