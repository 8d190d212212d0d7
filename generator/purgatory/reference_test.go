package purgatory

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"croix/generator/manual"
	"croix/generator/say"
)

func itoa(n int) string { return strconv.Itoa(n) }

func section(t testing.TB, sections []Section, id string) Section {
	t.Helper()
	for _, s := range sections {
		if s.ID == id {
			return s
		}
	}
	t.Fatalf("no section %s", id)
	return Section{}
}

// wording is all that a section says, one text a line.
func wording(s Section) string {
	var b strings.Builder
	fmt.Fprintln(&b, s.Title)
	for _, bl := range s.Blocks {
		fmt.Fprintf(&b, "%s\n%s\n", bl.Head, bl.Text)
		for _, it := range bl.Items {
			fmt.Fprintf(&b, "%s: %s\n", it.Label, it.Text)
		}
		for _, c := range bl.Columns {
			fmt.Fprintf(&b, "[%s] ", c.Title)
		}
		fmt.Fprintln(&b)
		for _, r := range bl.Rows {
			fmt.Fprintln(&b, strings.Join(r, " | "))
		}
		fmt.Fprintln(&b, bl.Cites)
	}
	return b.String()
}

// checkSection is what is wrong with the form of a section.
func checkSection(s Section, l say.Lang) (wrong []string) {
	fail := func(format string, args ...any) { wrong = append(wrong, s.ID+": "+fmt.Sprintf(format, args...)) }
	if s.Title == "" || s.Icon == "" || len(s.Blocks) == 0 {
		fail("title, icon or blocks are missing")
	}
	for _, b := range s.Blocks {
		if len(b.Cites) == 0 {
			fail("a block cites nothing: %q", b.Text)
		}
		for _, c := range b.Cites {
			if len(c) != 5 || c[:2] != "R-" && c[:2] != "Q-" {
				fail("it cites %q", c)
			}
		}
		if !slices.IsSortedFunc(b.Cites, compareCites) {
			fail("its citations are in no order: %v", b.Cites)
		}
		texts := []string{b.Head, b.Text}
		for _, it := range b.Items {
			texts = append(texts, it.Label, it.Text)
		}
		for _, row := range b.Rows {
			if len(row) != len(b.Columns) {
				fail("%d cells for %d columns: %q", len(row), len(b.Columns), row)
			}
			texts = append(texts, row...)
			if slices.Contains(row, "") {
				fail("an empty cell: %q", row)
			}
		}
		for _, text := range texts {
			if slip := lineSlip(l, text); text != "" && text != unknownSin && slip != "" {
				fail("%q: %s", text, slip)
			}
			if strings.Contains(text, "%!") || strings.Contains(text, "|") || strings.ContainsAny(text, "\n") {
				fail("%q is not put together right", text)
			}
		}
		filled := map[BlockKind]bool{Paragraph: b.Text != "", Note: b.Text != "", List: len(b.Items) > 0, Table: len(b.Rows) > 0}
		if !filled[b.Kind] {
			fail("an empty %s", b.Kind)
		}
	}
	return wrong
}

// TestReferenceForm: under the default rules every topic but the house rules
// is there, in order and well formed, in both languages.
func TestReferenceForm(t *testing.T) {
	c := published(t)
	for i, tp := range topics() {
		if TopicIDs()[i] != tp.id || len(TopicIDs()) != len(topics()) {
			t.Fatalf("topic %d is %s here and %s there", i, tp.id, TopicIDs()[i])
		}
	}
	for _, l := range say.Langs() {
		var got []string
		for _, s := range Reference(c, DefaultOptions(c), l) {
			got = append(got, s.ID)
			for _, w := range checkSection(s, l) {
				t.Error(l, w)
			}
		}
		if want := TopicIDs()[:len(TopicIDs())-1]; !slices.Equal(got, want) {
			t.Errorf("%s: sections %v, want %v", l, got, want)
		}
	}
}

// TestCheckSection is the negative control of the test above.
func TestCheckSection(t *testing.T) {
	good := Block{Kind: Paragraph, Text: "Oui.", Cites: []string{"R-001", "Q-001"}}
	for reason, b := range map[string]Block{
		"no citation":     {Kind: Paragraph, Text: "Oui."},
		"wrong order":     {Kind: Paragraph, Text: "Oui.", Cites: []string{"Q-001", "R-001"}},
		"a missing cell":  {Kind: Table, Columns: []Column{{Title: "a"}, {Title: "b"}}, Rows: [][]string{{"1"}}, Cites: good.Cites},
		"no French space": {Kind: Paragraph, Text: "Oui !", Cites: good.Cites},
		"a wrong verb":    {Kind: Paragraph, Text: "%!d(string=x)", Cites: good.Cites},
		"nothing":         {Kind: List, Cites: good.Cites},
	} {
		if len(checkSection(Section{ID: "x", Title: "X", Icon: "x", Blocks: []Block{b}}, say.French)) == 0 {
			t.Errorf("%s is accepted", reason)
		}
	}
	if wrong := checkSection(Section{ID: "x", Title: "X", Icon: "x", Blocks: []Block{good}}, say.French); len(wrong) > 0 {
		t.Error(wrong)
	}
}

// TestReferenceRules: every option, under every value that is not its
// default, changes its topic, is told there unless a table does, and is in the
// list of house rules with its ruling. What it replaces is told no more.
func TestReferenceRules(t *testing.T) {
	c := published(t)
	inTables := map[string]bool{"angel.three_player": true, "envy.table": true, "activity.row1": true, "relic.humanity": true,
		"antichrist.reincarnation": true, "rounding.bow": true}
	for _, l := range say.Langs() {
		before := Reference(c, DefaultOptions(c), l)
		for _, r := range c.Options {
			for _, v := range valuesOf(r) {
				if v == r.Default {
					continue
				}
				o := DefaultOptions(c)
				if err := o.Set(r.ID, v); err != nil {
					t.Fatal(err)
				}
				after := Reference(c, o, l)
				for _, s := range after {
					for _, w := range checkSection(s, l) {
						t.Errorf("%s %s=%s: %s", l, r.ID, v, w)
					}
				}
				was, is := wording(section(t, before, r.Topic)), wording(section(t, after, r.Topic))
				if was == is {
					t.Errorf("%s %s=%s changes nothing in %s", l, r.ID, v, r.Topic)
				}
				if told := strings.Contains(is, r.Rule(v, l)); !told && !inTables[r.ID] {
					t.Errorf("%s %s=%s is not told in %s", l, r.ID, v, r.Topic)
				}
				if strings.Contains(is, r.Rule(r.Default, l)) {
					t.Errorf("%s %s=%s: %s still says %q", l, r.ID, v, r.Topic, r.Rule(r.Default, l))
				}
				house := wording(section(t, after, "house"))
				for _, want := range []string{r.ID + " = " + v, r.Rule(v, l), r.Ruling} {
					if !strings.Contains(house, want) {
						t.Errorf("%s %s=%s: the house rules lack %q", l, r.ID, v, want)
					}
				}
			}
		}
	}
}

// TestReferenceAnyRules: any mix of house rules gives a well formed reference.
func TestReferenceAnyRules(t *testing.T) {
	c := published(t)
	rapid.Check(t, func(t *rapid.T) {
		o := DefaultOptions(c)
		for _, r := range c.Options {
			if rapid.Bool().Draw(t, "set") {
				if err := o.Set(r.ID, rapid.SampledFrom(valuesOf(r)).Draw(t, r.ID)); err != nil {
					t.Fatal(err)
				}
			}
		}
		l := rapid.SampledFrom(say.Langs()).Draw(t, "language")
		for _, s := range Reference(c, o, l) {
			if wrong := checkSection(s, l); len(wrong) > 0 {
				t.Fatal(wrong)
			}
		}
	})
}

// TestReferenceTables: the tables of the reference are the tables of the
// catalog, row by row.
func TestReferenceTables(t *testing.T) {
	c := published(t)
	for _, l := range say.Langs() {
		all := Reference(c, DefaultOptions(c), l)
		for i, row := range section(t, all, "souls").Blocks[0].Rows {
			s := c.Souls.Rows[i]
			want := []string{"", s.Name(l)}
			d := Derive(s.Base)
			for _, v := range []int{s.Base[Envy], s.Base[Jealousy], s.Base[Lust], s.Base[Wrath], s.Base[Gluttony], s.Base[Avarice], s.Base[Sloth], s.Pride, d.Move, d.Substance} {
				text := itoa(v)
				if s.Rolled {
					text = "?"
				}
				want = append(want, text)
			}
			if !slices.Equal(row[1:], want[1:]) {
				t.Errorf("%s: %q, want %q", s.ID, row, want)
			}
			checkRange(t, row[0], s.ID, func(d66 int) bool { r, _ := c.Souls.At(d66); return r == s })
		}
		for i, row := range section(t, all, "ranged").Blocks[0].Rows {
			r := c.Ranged.Rows[i]
			if r.ID != Nothing && !slices.Equal(row[1:5], []string{r.Name(l), itoa(r.Rate), r.Damage.In(l), itoa(r.RangeCM)}) {
				t.Errorf("%s: %q", r.ID, row)
			}
			if !strings.Contains(row[5], r.Special(l)) {
				t.Errorf("%s: %q lacks %q", r.ID, row[5], r.Special(l))
			}
			checkRange(t, row[0], r.ID, func(d66 int) bool { w, _ := c.Ranged.At(d66); return w == r })
		}
		for i, row := range section(t, all, "weapons").Blocks[0].Rows {
			m := c.Melee.Rows[i]
			if row[1] != m.Name(l) || row[2] != m.Damage.In(l) || !strings.Contains(row[3], m.Special(l)) {
				t.Errorf("%s: %q", m.ID, row)
			}
			checkRange(t, row[0], m.ID, func(d66 int) bool { w, _ := c.Melee.At(d66); return w == m })
		}
		for i, row := range section(t, all, "armour").Blocks[0].Rows {
			a := c.Armour.Rows[i]
			if row[1] != a.Name(l) || !strings.Contains(row[2], a.Special(l)) {
				t.Errorf("%s: %q", a.ID, row)
			}
			checkRange(t, row[0], a.ID, func(d66 int) bool { w, _ := c.Armour.At(d66); return w == a })
		}
		for i, row := range section(t, all, "items").Blocks[0].Rows {
			it := c.Items.Rows[i]
			if !strings.HasPrefix(row[1], it.Name(l)) || strings.HasSuffix(row[1], "*") != it.Relic || !strings.Contains(row[2], it.Special(l)) {
				t.Errorf("%s: %q", it.ID, row)
			}
			checkRange(t, row[0], it.ID, func(d66 int) bool { w, _ := c.Items.At(d66); return w == it })
		}
		for i, rows := range [][]*Celestial{c.Demons, c.Angels} {
			for j, row := range section(t, all, "beings").Blocks[i].Rows {
				b := rows[j]
				want := []string{b.Name(l), itoa(b.Substance), itoa(b.MeleeDice) + "d6", fmt.Sprintf("%dd%d", b.Damage.Count, b.Damage.Sides), b.Special(l)}
				if !slices.Equal(row, want) {
					t.Errorf("%s: %q, want %q", b.ID, row, want)
				}
			}
		}
		for i, row := range section(t, all, "activity").Blocks[0].Rows {
			a := c.Activity[i]
			if !slices.Equal(row, []string{itoa(a.Die), a.SatanText(l), a.GodText(l)}) {
				t.Errorf("activity %d: %q", a.Die, row)
			}
		}
	}
}

// checkRange compares printed results, such as "13–16", with those of a row.
func checkRange(t *testing.T, text, id string, gives func(int) bool) {
	t.Helper()
	in := map[int]bool{}
	if text != noCell {
		for _, run := range strings.Split(text, ", ") {
			from, to, ok := strings.Cut(run, "–")
			if !ok {
				to = from
			}
			a, err := strconv.Atoi(from)
			b, err2 := strconv.Atoi(to)
			if err != nil || err2 != nil {
				t.Fatalf("%s: results %q", id, text)
			}
			for n := a; n <= b; n++ {
				in[n] = true
			}
		}
	}
	for tens := 1; tens <= 6; tens++ {
		for units := 1; units <= 6; units++ {
			if n := 10*tens + units; in[n] != gives(n) {
				t.Errorf("%s: %q is wrong about %d", id, text, n)
			}
		}
	}
}

// TestReferenceNumbers: the numbers in sentences are those of the rules.
func TestReferenceNumbers(t *testing.T) {
	c := published(t)
	all := Reference(c, DefaultOptions(c), say.English)
	for id, wants := range map[string][]string{
		"setup":     {"160 × 40\u00a0cm", "40\u00a0cm are the flames", "120\u00a0cm", "80\u00a0cm", "9 demons", "9 angels", "2d6\u00a0cm"},
		"soul":      {"20 − sloth", "2 × gluttony", "8 − avarice"},
		"actions":   {"2 actions an activation", "big firearm: 2 actions", "thrones: twice"},
		"move":      {"20\u00a0cm", "An angel: 10\u00a0cm at most", "Duke of Hell: at most 40\u00a0cm"},
		"shoot":     {"one target | 5+", "in all | 3+", "before the roll | 6", "big projectile weapon: out of sight", "Never jam: projectile weapon, thrown projectile"},
		"melee":     {"5+ hits", "alone 3+", "enemies 6"},
		"riposte":   {"one die (3+)"},
		"damage":    {"light armour −1, heavy armour −2"},
		"equip":     {"4 objects", "(bag: 5)", "Big firearm, big projectile weapon, big weapon, big energy weapon"},
		"angels":    {"3d6", "name 3 sins", "2 dice (virtues: 3)"},
		"demons":    {"3d6", "4 dice"},
		"drift":     {"3d6\u00a0cm"},
		"comeback":  {"6 or more brings it back (archangels: 5)", "4 or more on 1d6"},
		"items":     {"worth 20 points"},
		"places":    {"lowest 40\u00a0cm", "10\u00a0cm at most"},
		"end":       {"relics, 20 each | diabolic | sacred | all", "in Paradise | – | −20", "reincarnated, revealed | −20 | +20", "6 in every sin"},
		"control":   {"d6 above envy | controlled | random", "d6 below envy | random | controlled", "d6 equal to envy | inactive | inactive"},
		"disengage": {"one automatic hit"},
	} {
		text := wording(section(t, all, id))
		for _, want := range wants {
			if !strings.Contains(text, want) {
				t.Errorf("%s lacks %q:\n%s", id, want, text)
			}
		}
	}
	// The formulas told are those computed.
	low, high := Derive(Sins{1, 1, 1, 1, 1, 1, 1}), Derive(Sins{1, 1, 1, 1, 2, 2, 2})
	if low.Move != fullMove-1 || low.Ammo != fullAmmo-1 || high.Substance-low.Substance != perGluttony {
		t.Error("a formula is told that is not computed")
	}
}

// TestReferenceSwaps: house rules that change a table change its cells.
func TestReferenceSwaps(t *testing.T) {
	c := published(t)
	for set, want := range map[string]struct{ section, text string }{
		"envy.table=swapped":                 {"control", "d6 above envy | random | controlled"},
		"activity.row1=control":              {"activity", "1 | Satan can no longer try to control it."},
		"armour.d66_45=energy_shield":        {"armour", "41–45 | energy shield"},
		"armour.d66_45=small_shield":         {"armour", "45–56 | small shield"},
		"rounding.bow=ceil":                  {"ranged", "projectile weapon | 2 | wrath / 2, rounded up"},
		"angel.triple_six=virtuous":          {"angels", "666 | virtuous | virtuous"},
		"angel.three_player=as_two_player":   {"angels", "lower than the sins | nothing | nothing"},
		"relic.humanity=none":                {"end", "sacred | none"},
		"antichrist.reincarnation=exclusive": {"end", "reincarnated, revealed | −20 | – | –"},
		"cauldron.min=literal":               {"items", "witch’s cauldron†"},
	} {
		o := DefaultOptions(c)
		if err := o.SetText(set); err != nil {
			t.Fatal(err)
		}
		if text := wording(section(t, Reference(c, o, say.English), want.section)); !strings.Contains(text, want.text) {
			t.Errorf("%s: %q is not in\n%s", set, want.text, text)
		}
		if text := wording(section(t, Reference(c, DefaultOptions(c), say.English), want.section)); strings.Contains(text, want.text) {
			t.Errorf("%s: %q is there without it", set, want.text)
		}
	}
	o := DefaultOptions(c)
	_ = o.SetText("antichrist.identity=off")
	if text := wording(section(t, Reference(c, o, say.English), "end")); strings.Contains(text, "Antichrist") {
		t.Error("without an Antichrist it is told what one is worth")
	}
}

// TestFindTopic: ids, titles in any language, beginnings, and slips.
func TestFindTopic(t *testing.T) {
	c := published(t)
	all := Reference(c, DefaultOptions(c), say.French)
	for word, want := range map[string]string{
		"shoot": "shoot", "SHOOT": "shoot", "tirer": "shoot", "Désenrayer": "unjam", "desenrayer": "unjam",
		"melee": "melee", "mêl": "melee", "on guard": "guard", "qui-vive": "guard", "comeb": "comeback", "pouvoirs des démons": "demons",
	} {
		if s, err := FindTopic(all, word); err != nil || s.ID != want {
			t.Errorf("%q: %v %v, want %s", word, s.ID, err, want)
		}
	}
	for word, want := range map[string]string{
		"shot": "did you mean shoot?", "ripost": "", "xyzzy": "no topic “xyzzy”: ", "": "no topic “”", "d66": "souls, ranged, weapons, armour, items", "\x1b": "no topic",
	} {
		s, err := FindTopic(all, word)
		if word == "ripost" {
			if s.ID != "riposte" {
				t.Error(err)
			}
			continue
		}
		if err == nil || !strings.Contains(err.Error(), want) || strings.Contains(err.Error(), "\x1b") {
			t.Errorf("%q: %v %v, want an error with %q", word, s.ID, err, want)
		}
	}
}

// TestSearchRules: accents and capitals do not count, tables show the rows
// that hold the word, numbers of rules are found.
func TestSearchRules(t *testing.T) {
	c := published(t)
	all := Reference(c, DefaultOptions(c), say.French)
	for _, row := range []struct {
		reason, word string
		sections     []string // among those found
		rows         int      // of the first table found; 0 for any
	}{
		{"without its accent", "Chérubins", []string{"beings"}, 1},
		{"with capitals", "CHERUBINS", []string{"beings"}, 1},
		{"a ligature", "enfant de choeur", []string{"souls"}, 1},
		{"a part of a word", "enray", []string{"unjam", "ranged"}, 0},
		{"a rule", "R-125", []string{"unjam"}, 0},
		{"a title of a column", "cadence", []string{"shoot"}, 0},
		{"nothing", "xyzzy", nil, 0},
		{"a blank", "  ", nil, 0},
	} {
		found := manual.Search(all, row.word)
		if len(row.sections) == 0 && len(found) > 0 {
			t.Errorf("%s: found %d sections", row.reason, len(found))
		}
		for _, id := range row.sections {
			s := section(t, found, id)
			if row.rows > 0 && len(s.Blocks[0].Rows) != row.rows {
				t.Errorf("%s: %d rows of %s, want %d", row.reason, len(s.Blocks[0].Rows), id, row.rows)
			}
		}
	}
	if n := len(section(t, all, "beings").Blocks[0].Rows); n != 9 {
		t.Errorf("a search changed what was searched: %d rows", n)
	}
}
