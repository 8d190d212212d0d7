package verify

import (
	"bytes"
	"encoding/csv"
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"testing"
)

// What every printing of soul cards must be: pages counted and exactly their
// paper (print failures 71, 73, 74, 106), faces embedded and ours (64, 67, 68),
// a bar of 100 mm on every face (21), marks on four sides and off the cards (78
// to 82, 84), no ink in the margin (31, 38), the text of the tables (63).

func TestSyntax(t *testing.T)   { each(t, (*Document).CheckSyntax) }
func TestPages(t *testing.T)    { each(t, (*Document).CheckPages) }
func TestFonts(t *testing.T)    { each(t, (*Document).CheckFonts) }
func TestAbout(t *testing.T)    { each(t, (*Document).CheckAbout) }
func TestBar(t *testing.T)      { each(t, (*Document).CheckBar) }
func TestCutMarks(t *testing.T) { each(t, (*Document).CheckMarks) }
func TestMargins(t *testing.T)  { each(t, (*Document).CheckMargins) }

func TestText(t *testing.T) {
	each(t, func(d *Document) error { return d.CheckText(tables) })
}

func TestTickBoxes(t *testing.T) {
	each(t, func(d *Document) error { return d.CheckTicks(tables) })
}

// TestFilledPlaces sees that each card, and its back in its mirrored place,
// is where it should be and nothing is anywhere else.
func TestFilledPlaces(t *testing.T) {
	each(t, func(d *Document) error {
		pictures, err := d.picture()
		if err != nil {
			return err
		}
		return d.CheckPlaces(pictures)
	})
}

// TestSameBytes prints every document again (print failure 105).
func TestSameBytes(t *testing.T) {
	dir := t.TempDir()
	each(t, func(d *Document) error {
		deck := filepath.Join(kit, "deck.json")
		if filepath.Dir(d.Path) == scratch {
			deck = filepath.Join(scratch, "deck-3-10.json")
		}
		again := filepath.Join(dir, strings.ReplaceAll(d.Options.String(), " ", "-")+filepath.Base(d.Path))
		if _, err := printTo(again, d.Options, deck); err != nil {
			return err
		}
		return sameBytes(d.Path, again)
	})
}

func sameBytes(a, b string) error {
	x, err := os.ReadFile(a)
	if err != nil {
		return err
	}
	y, err := os.ReadFile(b)
	if err != nil {
		return err
	}
	if !bytes.Equal(x, y) {
		return fmt.Errorf("two runs gave other bytes: %d and %d of them", len(x), len(y))
	}
	return nil
}

// csvNumbers are the columns of croix roll deck --csv.
func csvNumbers(w Want) map[string]int {
	n := map[string]int{
		"d66": w.D66, "move_cm": w.Move, "substance": w.Substance, "melee_dice": w.MeleeDice,
		"bare_damage": w.Bare, "ammunition": w.Ammo, "pride": w.Pride,
	}
	for i, s := range sinNames {
		n[s], n["effective_"+s] = w.Base[i], w.Effective[i]
	}
	return n
}

// TestNumbers compares the numbers that croix tells with the rules: movement
// is 20 less sloth, substance twice gluttony, bare hands half of wrath, and so
// on, after the object that changes sins.
func TestNumbers(t *testing.T) {
	t.Parallel()
	for _, lang := range matrixLangs {
		t.Run(lang, func(t *testing.T) {
			t.Parallel()
			for seed := 3; seed <= 12; seed++ {
				out, err := Run(croix, "--lang", lang, "roll", "deck", "--seed", strconv.Itoa(seed), "--csv")
				if err != nil {
					t.Fatal(err)
				}
				rows, err := csv.NewReader(bytes.NewReader(out)).ReadAll()
				if err != nil || len(rows) != 37 {
					t.Fatalf("seed %d: %d rows of CSV instead of 37: %v", seed, len(rows), err)
				}
				path, err := roll(seed, 36)
				if err != nil {
					t.Fatal(err)
				}
				deck, err := ReadDeck(path)
				if err != nil {
					t.Fatal(err)
				}
				for i, row := range rows[1:] {
					cells := map[string]string{}
					for k, column := range rows[0] {
						cells[column] = row[k]
					}
					want, err := tables.Expect(deck.Souls[i], lang)
					if err != nil {
						t.Fatal(err)
					}
					if cells["name"] != want.Name {
						t.Errorf("seed %d: %d: the name is %q instead of %q", seed, want.D66, cells["name"], want.Name)
					}
					for column, n := range csvNumbers(want) {
						if cells[column] != strconv.Itoa(n) {
							t.Errorf("seed %d: %d %s: %s is %q instead of %d", seed, want.D66, want.ID, column, cells[column], n)
						}
					}
				}
			}
		})
	}
}

// TestWeapons compares what croix roll soul tells of every weapon, protection
// and object with the tables.
func TestWeapons(t *testing.T) {
	t.Parallel()
	for _, lang := range matrixLangs {
		t.Run(lang, func(t *testing.T) {
			t.Parallel()
			for seed := 1; seed <= 60; seed++ {
				out, err := Run(croix, "--lang", lang, "roll", "soul", "--seed", strconv.Itoa(seed), "--json")
				if err != nil {
					t.Fatal(err)
				}
				if err := checkSoul(out, lang); err != nil {
					t.Errorf("seed %d: %v", seed, err)
				}
			}
		})
	}
}

// checkSoul reads the JSON of croix roll soul. What the dice gave is in its
// steps; all else must follow from it.
func checkSoul(out []byte, lang string) error {
	type named struct {
		ID, Name, Special string
		Damage            int
		DamageDemon       int `json:"damage_demon"`
		Rate              int
		RangeCM           int `json:"range_cm"`
		Ammunition        int
	}
	var j struct {
		Rolls []struct {
			D66        int
			ID         string
			Sins       map[string]int
			Weapons    []named
			Protection *named
			Item       *named
			Familiar   int
			Steps      []struct{ Table, Result string }
		}
	}
	if err := json.Unmarshal(out, &j); err != nil {
		return err
	}
	if len(j.Rolls) != 1 {
		return fmt.Errorf("%d souls instead of one", len(j.Rolls))
	}
	r := j.Rolls[0]
	s := Soul{D66: r.D66, ID: r.ID, Familiar: r.Familiar}
	for i, name := range sinNames {
		s.Sins[i] = r.Sins[name]
	}
	for _, step := range r.Steps {
		for table, id := range map[string]*string{"ranged": &s.Ranged, "melee": &s.Melee, "armour": &s.Armour, "items": &s.Item} {
			if step.Table == table {
				*id = step.Result
			}
		}
	}
	want, err := tables.Expect(s, lang)
	if err != nil {
		return err
	}
	all := r.Weapons
	for _, n := range []*named{r.Protection, r.Item} {
		if n != nil {
			all = append(all, *n)
		}
	}
	for _, g := range want.Gear {
		found := false
		for _, n := range all {
			if n.ID != g.ID || found {
				continue
			}
			found = true
			if n.Name != g.Name {
				return fmt.Errorf("%s is called %q instead of %q", g.ID, n.Name, g.Name)
			}
			if g.Special != "" && n.Special != g.Special {
				return fmt.Errorf("%s: %q instead of %q", g.ID, n.Special, g.Special)
			}
			hit, demon := g.Damage, g.Damage
			if g.Demon >= 0 {
				demon = g.Demon
			}
			if g.DemonsOnly {
				hit = 0
			}
			if g.Damage >= 0 && (n.Damage != hit || n.DamageDemon != demon) {
				return fmt.Errorf("%s: damage %d and %d to demons instead of %d and %d", g.ID, n.Damage, n.DamageDemon, hit, demon)
			}
			if n.Rate != g.Rate || n.RangeCM != g.RangeCM {
				return fmt.Errorf("%s: %d dice at %d cm instead of %d at %d", g.ID, n.Rate, n.RangeCM, g.Rate, g.RangeCM)
			}
			if g.Rate > 0 && n.Ammunition != g.Ticks {
				return fmt.Errorf("%s: %d rounds instead of %d", g.ID, n.Ammunition, g.Ticks)
			}
		}
		if !found {
			return fmt.Errorf("%s is not there", g.ID)
		}
	}
	return nil
}
