package verify

import (
	"encoding/csv"
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"strconv"
	"strings"
)

// Deck is a deck file.
type Deck struct {
	Seed  *uint64 `json:"seed"`
	Souls []Soul  `json:"souls"`
}

// Soul is one soul of a deck file.
type Soul struct {
	D66      int    `json:"d66"`
	ID       string `json:"id"`
	Title    string `json:"name"` // that players gave it
	Sins     [7]int `json:"sins"` // in the order of sinNames
	Ranged   string `json:"ranged"`
	Melee    string `json:"melee"`
	Armour   string `json:"armour"`
	Item     string `json:"item"`
	Familiar int    `json:"familiar"`
}

var sinNames = []string{"envie", "jalousie", "luxure", "colere", "gourmandise", "avarice", "paresse"}

const (
	lust     = 2
	wrath    = 3
	gluttony = 4
	avarice  = 5
	sloth    = 6
)

// ReadDeck reads a deck file.
func ReadDeck(path string) (Deck, error) {
	var d Deck
	b, err := os.ReadFile(path)
	if err != nil {
		return d, err
	}
	if err := json.Unmarshal(b, &d); err != nil {
		return d, fmt.Errorf("%s: %w", path, err)
	}
	if len(d.Souls) == 0 {
		return d, fmt.Errorf("%s: no souls", path)
	}
	return d, nil
}

// Tables are the rows of the tables by table and id, each by column.
type Tables map[string]map[string]map[string]string

// Row is a row of a table, by column.
type Row map[string]string

// ReadRows reads a table of a folder, in its order.
func ReadRows(dir, name string) ([]Row, error) {
	f, err := os.Open(filepath.Join(dir, name+".csv"))
	if err != nil {
		return nil, err
	}
	defer f.Close()
	r := csv.NewReader(f)
	r.Comment = '#'
	cells, err := r.ReadAll()
	if err != nil || len(cells) < 2 {
		return nil, fmt.Errorf("%s.csv: %d rows: %v", name, len(cells), err)
	}
	var rows []Row
	for _, line := range cells[1:] {
		row := Row{}
		for i, column := range cells[0] {
			row[column] = line[i]
		}
		rows = append(rows, row)
	}
	return rows, nil
}

// ReadTables reads the tables in a folder that soul cards are made from.
func ReadTables(dir string) (Tables, error) {
	t := Tables{}
	for _, name := range []string{"souls", "ranged", "melee", "armour", "items"} {
		rows, err := ReadRows(dir, name)
		if err != nil {
			return nil, err
		}
		t[name] = map[string]map[string]string{}
		for _, row := range rows {
			t[name][row["id"]] = row
		}
	}
	return t, nil
}

// Gear is one thing that a soul carries, as its card must show it.
type Gear struct {
	ID, Name, Special string
	Damage            int // on the plate; -1 for no plate
	Demon             int // damage to demons, if another; -1
	DemonsOnly        bool
	Rate, RangeCM     int
	Ticks             int
	TwoHanded, Fake   bool
	Relic, Endless    bool
}

// Want is what the card of a soul must show, worked out from the deck, the
// tables and the rules.
type Want struct {
	D66       int
	ID, Name  string
	Leaning   string
	Base      [7]int
	Change    [7]int // what the object adds, before the bounds of 1 and 6
	Effective [7]int
	Move      int
	MeleeDice int
	Bare      int
	Substance int
	Ammo      int
	Pride     int
	Gear      []Gear
}

// Ticks is how many boxes the card has.
func (w Want) Ticks() int {
	n := w.Substance
	for _, g := range w.Gear {
		n += g.Ticks
	}
	return n
}

// Expect works a card out.
func (t Tables) Expect(s Soul, lang string) (Want, error) {
	w := Want{D66: s.D66, ID: s.ID, Base: s.Sins, Effective: s.Sins}
	soul, ranged, melee, armour, item := t["souls"][s.ID], t["ranged"][s.Ranged], t["melee"][s.Melee], t["armour"][s.Armour], t["items"][s.Item]
	if soul == nil || ranged == nil || melee == nil || armour == nil || item == nil {
		return w, fmt.Errorf("%d %s: something that is in no table", s.D66, s.ID)
	}
	w.Name, w.Leaning = soul["name_"+lang], soul["leaning"]
	if s.Title != "" {
		w.Name = s.Title
	}
	for _, change := range strings.Fields(item["sins"]) {
		i := strings.IndexAny(change, "+-")
		by, err := strconv.Atoi(change[max(i, 0):])
		if i < 0 || err != nil {
			return w, fmt.Errorf("items.csv: %s: %q", s.Item, change)
		}
		for k, name := range sinNames {
			if name == change[:i] {
				w.Change[k] = by
				w.Effective[k] = min(6, max(1, w.Effective[k]+by))
			}
		}
	}
	e := w.Effective
	w.Move, w.MeleeDice, w.Bare = 20-e[sloth], e[lust], max(1, e[wrath]/2)
	w.Substance, w.Ammo = 2*e[gluttony], 8-e[avarice]
	for _, v := range e {
		w.Pride += v
	}

	fakeWeapons, fakeArmour := item["fakes"] == "weapons", item["fakes"] == "armour"
	base := func(row map[string]string) Gear {
		return Gear{ID: row["id"], Name: row["name_"+lang], Special: row["special_"+lang], Damage: -1, Demon: -1}
	}
	if s.Ranged != "rien" {
		g := base(ranged)
		if fakeWeapons {
			g.Fake, g.Special = true, ""
		} else {
			g.Damage = damage(ranged["damage"], e[wrath])
			g.Rate, g.RangeCM = atoi(ranged["rate"]), atoi(ranged["range_cm"])
			g.Ticks, g.TwoHanded = w.Ammo, ranged["two_handed"] == "yes"
		}
		w.Gear = append(w.Gear, g)
	}
	if s.Melee != "rien" {
		g := base(melee)
		g.Damage, g.TwoHanded = damage(melee["damage"], e[wrath]), melee["two_handed"] == "yes"
		if fakeWeapons {
			g.Fake, g.TwoHanded, g.Special, g.Damage = true, false, "", w.Bare
		}
		w.Gear = append(w.Gear, g)
	}
	if s.Armour != "rien" {
		g := base(armour)
		if fakeArmour {
			g.Fake, g.Special = true, ""
		}
		w.Gear = append(w.Gear, g)
	}
	if s.Item != "rien" {
		g, err := t.object(item, base(item), w)
		if err != nil {
			return w, err
		}
		g.Ticks += s.Familiar
		w.Gear = append(w.Gear, g)
	}
	return w, nil
}

// object is a special object, with the weapon that it may be.
func (t Tables) object(item map[string]string, g Gear, w Want) (Gear, error) {
	g.Relic = item["relic"] == "yes"
	unlimited := item["uses"] == "unlimited"
	if !unlimited {
		g.Ticks = atoi(item["uses"])
	}
	table, like, weapon := strings.Cut(item["acts_as"], "/")
	if !weapon {
		return g, nil
	}
	row := t[table][like]
	if row == nil {
		return g, fmt.Errorf("items.csv: %s acts as %s", g.ID, item["acts_as"])
	}
	formula := item["damage"]
	if formula == "" {
		formula = row["damage"]
	}
	g.Damage, g.TwoHanded = damage(formula, w.Effective[wrath]), row["two_handed"] == "yes"
	if f := item["damage_demon"]; f != "" {
		if d := damage(f, w.Effective[wrath]); g.Damage == 0 {
			g.Damage, g.DemonsOnly = d, true
		} else if d != g.Damage {
			g.Demon = d
		}
	}
	if table == "ranged" {
		g.Rate, g.RangeCM, g.Endless = atoi(row["rate"]), atoi(row["range_cm"]), unlimited
		if item["uses"] == "" {
			g.Ticks = w.Ammo
		}
	}
	return g, nil
}

// damage is a formula of the tables, 1 at least unless it is a number.
func damage(formula string, wrath int) int {
	switch {
	case formula == "wrath":
		return wrath
	case strings.HasPrefix(formula, "wrath*"):
		return wrath * atoi(formula[6:])
	case strings.HasPrefix(formula, "wrath+"):
		return wrath + atoi(formula[6:])
	case formula == "ceil(wrath/2)":
		return (wrath + 1) / 2
	case formula == "floor(wrath/2)":
		return max(1, wrath/2)
	}
	return atoi(formula)
}

// atoi is -1000 for what is no number, which no card shows.
func atoi(s string) int {
	if s == "" {
		return 0
	}
	n, err := strconv.Atoi(s)
	if err != nil {
		return -1000
	}
	return n
}
