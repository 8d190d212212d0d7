package d666

import (
	"encoding/json"
	"errors"
	"reflect"
	"slices"
	"strings"
	"testing"
	"testing/fstest"

	"pgregory.net/rapid"

	"croix/generator/dice"
	"croix/generator/say"
)

// tree is a JSON text as a book is read from.
func tree(t testing.TB, text string) map[string]any {
	t.Helper()
	var m map[string]any
	if err := json.Unmarshal([]byte(text), &m); err != nil {
		t.Fatal(err)
	}
	return m
}

const contract = `{"tum":{"mode":"manuel","difficultes":["facile","moyenne","difficile","très difficile"],"colonnes":["0","1","2","3","4","5","6"],"table":null},
 "combattant":{"nom":"Ange","camp":"1","categorie":"surnaturel","FO":4,"VO":5,"AG":3,"AP":2,
   "points_force":4,"diviseur":2,"diviseur_source":"maison","arme":{"nom":"épée","puissance":2,"precision":0,"type":"contact"},
   "armure":1,"pouvoirs":["attaque mentale"],"talents":{"épée":3},"pp":5}}`

// TestReadBook: the shape of the rules is read, and what is left out has its
// default.
func TestReadBook(t *testing.T) {
	b, err := ReadBook("a.json", tree(t, contract))
	if err != nil {
		t.Fatal(err)
	}
	want := Fighter{Name: "Ange", Side: "1", Category: Supernatural, Force: 4, Will: 5, Agility: 3, Appearance: 2, Points: 4,
		Weapons: []Weapon{{Name: "épée", Power: 2, Kind: Contact}}, Armour: 1,
		Powers: []Power{{"attaque mentale", Will}}, Talents: []Talent{{"épée", "3"}}, PP: 5}
	if len(b.Fighters) != 1 || !reflect.DeepEqual(b.Fighters[0], want) {
		t.Errorf("got %+v, want %+v", b.Fighters, want)
	}
	if by, house := b.Fighters[0].Divides(); by != HouseDivisor || !house {
		t.Errorf("a house divisor is %d, house %v", by, house)
	}
	b, err = ReadBook("a.toml", tree(t, `{"armes":[{"nom":"hache","puissance":3,"type":"contact lourd"}],"armures":[{"nom":"cuir","protection":1}],
	 "diviseurs":{"Démon":3},"options":{"force_courante":true},"tum":{"mode":"maison"},
	 "modificateurs":[{"nom":"dans le dos","contact":2,"esquive":"non"}],
	 "combattants":[{"nom":"Belz","type":"démon","categorie":"surnaturel","FO":5,"VO":3,"AG":4,"arme":"HACHE","armure":"cuir","pouvoirs":[{"nom":"peur","carac":"AP"},"vol:AG"]},
	  {"nom":"Bob","FO":3,"VO":2,"AG":3}]}`))
	if err != nil {
		t.Fatal(err)
	}
	belz := b.Fighters[0]
	if by, house := belz.Divides(); by != 3 || house {
		t.Errorf("the divisor of the kind is not used: %d, house %v", by, house)
	}
	if w, _ := belz.Weapon(""); w.Power != 3 || w.Kind != Heavy || belz.Armour != 1 {
		t.Errorf("weapon and armour of the book are not found by name: %+v", belz)
	}
	if !belz.Powers[0].Psychic() || belz.Powers[1].Psychic() {
		t.Errorf("psychic by Will or Appearance only: %+v", belz.Powers)
	}
	if b.Mode != House || !b.Table.House || !b.Options.ForceNow || !b.Modifiers[0].NoDodge || b.Modifiers[0].Contact != 2 {
		t.Errorf("got %+v", b)
	}
	if bob := b.Fighters[1]; bob.Points != 3 || bob.Category != Living {
		t.Errorf("defaults: %+v", bob)
	}
}

// TestBookRefused: each slip is told with its place.
func TestBookRefused(t *testing.T) {
	fighter := func(fields string) string {
		return `{"combattants":[{"nom":"Bob","FO":3,"VO":2,"AG":3` + fields + `}]}`
	}
	table := func(cells string) string {
		return `{"tum":{"mode":"perso","colonnes":["0","1"],"table":` + cells + `}}`
	}
	for _, row := range []struct {
		reason, text string
		want         say.Key
		holds        string // in English
	}{
		{"no force", `{"combattants":[{"nom":"Ann","FO":2,"VO":2,"AG":2},{"nom":"Bob","VO":2,"AG":3}]}`, say.D666Missing, "fighter 2 (Bob): force"},
		{"an empty force", fighter(`,"points":""`), "", ""},
		{"force in words", `{"combattants":[{"nom":"Bob","FO":"strong","VO":2,"AG":3}]}`, say.D666Range, "strong"},
		{"force of nobody", `{"combattants":[{"nom":"Bob","FO":0,"VO":2,"AG":3}]}`, say.D666Range, "1 to 20"},
		{"half a force", `{"combattants":[{"nom":"Bob","FO":2.5,"VO":2,"AG":3}]}`, say.D666Range, "2.5"},
		{"no name", `{"combattants":[{"FO":3,"VO":2,"AG":3}]}`, say.D666NameMissing, "fighter 1"},
		{"the same name", `{"combattants":[{"nom":"Bob","FO":3,"VO":2,"AG":3},{"nom":"BOB","FO":3,"VO":2,"AG":3}]}`, say.D666NameTwice, "fighter 2"},
		{"a slip in a field", fighter(`,"armur":2`), say.D666FieldNear, "armour"},
		{"an unknown field", fighter(`,"xyzzy":2`), say.D666FieldUnknown, "xyzzy"},
		{"a field twice", fighter(`,"fo":2`), say.D666FieldTwice, "fo"},
		{"an unknown category", fighter(`,"categorie":"robot"`), say.D666Word, "robot"},
		{"a fighter that is a number", `{"combattants":[7]}`, say.D666NotObject, "7"},
		{"fighters that are none", `{"combattants":7}`, say.D666NotList, "7"},
		{"a talent without level", fighter(`,"talents":["tir"]`), say.D666Talent, "tir"},
		{"an unknown option", `{"options":{"x":true}}`, say.D666OptionUnknown, "x"},
		{"a name that steers", `{"combattants":[{"nom":"\u001b[2J","FO":3,"VO":2,"AG":3}]}`, say.D666Value, ""},
		{"own mode without table", `{"tum":{"mode":"perso"}}`, say.D666TableMissing, ""},
		{"a hole", table(`[[20,30],[10,null],[5,6],[1,2]]`), say.D666Hole, "medium"},
		{"out of order along a row", table(`[[20,30],[20,10],[5,6],[1,2]]`), say.D666CellOrder, "level 1"},
		{"out of order between rows", table(`[[20,30],[21,30],[5,6],[1,2]]`), say.D666RowOrder, "easy"},
		{"a short row", table(`[[20,30],[10],[5,6],[1,2]]`), say.D666RowLength, "medium"},
		{"a row too few", table(`[[20,30],[10,11],[5,6]]`), say.D666RowMissing, "very hard"},
		{"a row too many", table(`[[20,30],[10,11],[5,6],[1,2],[1,2]]`), say.D666RowsMany, ""},
		{"above 66", table(`[[20,67],[10,11],[5,6],[1,2]]`), say.D666CellRange, "67"},
		{"no columns", `{"tum":{"mode":"perso","table":[[],[],[],[]]}}`, say.D666Columns, ""},
	} {
		_, err := ReadBook("f.json", tree(t, row.text))
		switch {
		case row.want == "" && err != nil:
			t.Errorf("%s: %v", row.reason, err)
		case row.want != "" && (!say.Has(err, row.want) || !strings.Contains(err.Error(), row.holds) || !strings.HasPrefix(err.Error(), "f.json: ")):
			t.Errorf("%s: %v, want %s with %q", row.reason, err, row.want, row.holds)
		}
	}
	if _, err := ReadBook("f.json", tree(t, `{"combattants":[{"nom":"A"},{"nom":"B"}]}`)); len(errors.Join(err).Error()) == 0 || !strings.Contains(err.Error(), "3 more") {
		t.Errorf("all is told at once, in short: %v", err)
	}
}

// TestReadFighters: a CSV file holds the same.
func TestReadFighters(t *testing.T) {
	fsys := fstest.MapFS{
		"a.csv":   {Data: []byte("nom;camp;catégorie;FO;VO;AG;arme;puissance;type_arme;armure;pouvoirs\nAnge;1;surnaturel;4;5;3;épée;2;;1;mentale, vol:AG\nBob;1;;3;2;3;arc;1;distance;;\n")},
		"bad.csv": {Data: []byte("name,FO,VO,AG\nBob,,2,3\n")},
	}
	b, err := ReadFighters(fsys, "a.csv")
	if err != nil {
		t.Fatal(err)
	}
	want := []Fighter{
		{Name: "Ange", Side: "1", Category: Supernatural, Force: 4, Will: 5, Agility: 3, Points: 4, Weapons: []Weapon{{Name: "épée", Power: 2, Kind: Contact}}, Armour: 1,
			Powers: []Power{{"mentale", Will}, {"vol", Agility}}},
		{Name: "Bob", Side: "1", Category: Living, Force: 3, Will: 2, Agility: 3, Points: 3, Weapons: []Weapon{{Name: "arc", Power: 1, Kind: Ranged}}},
	}
	if !reflect.DeepEqual(b.Fighters, want) {
		t.Errorf("got %+v, want %+v", b.Fighters, want)
	}
	if _, err := ReadFighters(fsys, "bad.csv"); !say.Has(err, say.D666Missing) {
		t.Errorf("a fighter without force: %v", err)
	}
}

// TestReadTable: the player's table from a CSV file, rows in any order.
func TestReadTable(t *testing.T) {
	rows := []string{"Très difficile,11,12", "Difficile,13,20", "Moyen,20,33", "Facile,30,66"}
	file := func(lines ...string) fstest.MapFS {
		return fstest.MapFS{"t.csv": {Data: []byte("difficulté,0,1\n" + strings.Join(lines, "\n") + "\n")}}
	}
	got, err := ReadTable(file(rows...), "t.csv")
	if err != nil {
		t.Fatal(err)
	}
	for _, row := range []struct {
		reason string
		d      Difficulty
		level  string
		shift  int
		want   Threshold
	}{
		{"as it stands", Medium, "0", 0, 20}, {"one column up", Medium, "0", 1, 33}, {"beyond the end", Easy, "1", 5, 66}, {"below the first", VeryHard, "1", -9, 11},
	} {
		if th, err := got.Threshold(row.d, row.level, row.shift); err != nil || th != row.want {
			t.Errorf("%s: %v %v, want %v", row.reason, th, err, row.want)
		}
	}
	if _, err := got.Threshold(Easy, "7", 0); !say.Has(err, say.D666Level) {
		t.Errorf("a level that is not there: %v", err)
	}
	for _, row := range []struct {
		reason string
		lines  []string
		want   say.Key
	}{
		{"a hole", []string{rows[0], rows[1], "Moyen,,33", rows[3]}, say.D666Hole},
		{"out of order", []string{rows[0], rows[1], "Moyen,40,33", rows[3]}, say.D666CellOrder},
		{"a row is missing", rows[1:], say.D666RowMissing},
		{"a row twice", append(slices.Clone(rows), rows[0]), say.D666RowTwice},
		{"an unknown row", append(slices.Clone(rows), "Impossible,1,1"), say.D666Difficulty},
		{"no number", []string{rows[0], rows[1], "Moyen,x,33", rows[3]}, say.TableNotInt},
	} {
		if _, err := ReadTable(file(row.lines...), "t.csv"); !say.Has(err, row.want) {
			t.Errorf("%s: %v, want %s", row.reason, err, row.want)
		}
	}
}

// TestHouseTable is the house table as the rules write it out.
func TestHouseTable(t *testing.T) {
	h := HouseTable()
	if err := h.check("house"); err != nil {
		t.Fatal(err)
	}
	want := [][]int{{23, 33, 43, 53, 63, 66, 66}, {13, 23, 33, 43, 53, 63, 66}, {11, 13, 23, 33, 43, 53, 63}, {11, 11, 13, 23, 33, 43, 53}}
	if !reflect.DeepEqual(h.Cells, want) {
		t.Errorf("got %v, want %v", h.Cells, want)
	}
	for k := 1; k <= Pairs; k++ {
		if OfRank(k).Ways() != k {
			t.Errorf("rank %d: %d has %d ways", k, OfRank(k), OfRank(k).Ways())
		}
	}
}

// TestOptions: each house rule is set by both its names, and changes a result.
func TestOptions(t *testing.T) {
	for _, r := range OptionRows() {
		for _, name := range []string{r.ID, r.French} {
			var o Options
			if err := o.Set(name + "=oui"); err != nil || len(o.Changed()) != 1 || o.Changed()[0].ID != r.ID {
				t.Errorf("%s: %v, changed %v", name, err, o.Changed())
			}
		}
		if r.Text(say.French) == r.Text(say.English) {
			t.Errorf("%s is not told", r.ID)
		}
	}
	if d, _ := (Blow{Hit: true, Units: 4, Power: 5, Held: true, HeldUnits: 4, Defence: Dodge}).Damage(Options{DefenceCancels: true}); d != 0 {
		t.Errorf("R4: %d, want 0", d)
	}
	if _, lost := (Blow{Hit: true, Units: 6, Power: 3, Armour: 2, Divisor: 2}).Damage(Options{DivideFirst: true}); lost != 2 {
		t.Errorf("R8: 9 / 2 - 2 is %d, want 2", lost)
	}
	if e, n, _ := (Psychic{true, 3, true, 3}).Result(Options{TieAffects: true}); e != Affects || n != 0 {
		t.Errorf("R9: %s %d", e, n)
	}
	if _, _, aware := (Psychic{false, 3, true, 3}).Result(Options{AwareOfFailure: true}); !aware {
		t.Error("R10: not aware")
	}
	if StrengthBonus(9, Contact, Options{}) != 6 || StrengthBonus(9, Contact, Options{CapBonus: true}) != 3 {
		t.Error("R14: Force - 3 goes on unless it is capped")
	}
	if ForceFor(5, 2, Options{ForceNow: true}) != 2 || ForceFor(5, 2, Options{}) != 5 {
		t.Error("R2: the characteristic, or the points left")
	}
}

// TestRollFighter: the dice in the order of the sheet, within the house ranges.
func TestRollFighter(t *testing.T) {
	f, throws, err := RollFighter(dice.Scripted(1, 2, 3, 1), Supernatural)
	if err != nil || len(throws) != 4 || f.Force != 3 || f.Will != 4 || f.Agility != 5 || f.Appearance != 3 || f.Points != 3 {
		t.Errorf("got %+v %v", f, err)
	}
	rapid.Check(t, func(t *rapid.T) {
		c := rapid.SampledFrom(Categories()).Draw(t, "category")
		f, _, err := RollFighter(dice.Seeded(rapid.Uint64().Draw(t, "seed")), c)
		if err != nil || f.Force < 1 || f.Will < 1 || f.Agility < 1 || f.Points != f.Force || c == Living && f.Force > 3 {
			t.Fatalf("%+v %v", f, err)
		}
	})
}

// FuzzReadBook: nothing in a file makes reading it panic, and what is accepted
// is read the same again.
func FuzzReadBook(f *testing.F) {
	f.Add(contract)
	f.Add(`{"tum":{"table":[[1,null]],"colonnes":[1]},"combattants":[{"talents":{"a":[]}}],"diviseurs":7,"armes":[{}]}`)
	f.Fuzz(func(t *testing.T, text string) {
		var m map[string]any
		if json.Unmarshal([]byte(text), &m) != nil {
			return
		}
		b, err := ReadBook("f.json", m)
		if err != nil {
			if say.French.Error(err) == "" {
				t.Error("an error without words")
			}
			return
		}
		data, err := json.Marshal(map[string]any{"fighters": b.Fighters})
		if err != nil {
			t.Fatal(err)
		}
		var again map[string]any
		if err := json.Unmarshal(data, &again); err != nil {
			t.Fatal(err)
		}
		c, err := ReadBook("f.json", again)
		if err != nil || !reflect.DeepEqual(c.Fighters, b.Fighters) {
			t.Errorf("%v: %+v, want %+v", err, c, b.Fighters)
		}
	})
}
