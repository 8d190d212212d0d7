package purgatory

import (
	"maps"
	"slices"
	"strconv"
	"strings"
	"testing"
	"unicode/utf8"

	"croix/generator/say"
)

// TestTexts: each row says everything in both languages, short enough for a
// card and typographically right.
func TestTexts(t *testing.T) {
	c := published(t)
	for file, rows := range allRows(c) {
		for _, r := range rows {
			for _, l := range say.Langs() {
				if r.Name(l) == "" {
					t.Errorf("%s %s has no name in %s", file, r.ID, l)
				}
				for _, text := range []string{r.Name(l), r.Special(l)} {
					if slip := slipOf(l, text); slip != "" {
						t.Errorf("%s %s, %s: %q: %s", file, r.ID, l, text, slip)
					}
				}
			}
			if (r.Special(say.English) == "") != (r.Special(say.French) == "") {
				t.Errorf("%s %s is special in one language", file, r.ID)
			}
			iconic := file != fileSouls && file != fileEnvy
			if iconic && r.Icon == "" {
				t.Errorf("%s %s has no icon", file, r.ID)
			}
			if r.Rule == "" {
				t.Errorf("%s %s cites no rule", file, r.ID)
			}
		}
	}
	for _, a := range c.Activity {
		for _, l := range say.Langs() {
			for _, text := range []string{a.SatanText(l), a.GodText(l)} {
				if slip := slipOf(l, text); slip != "" || text == "" {
					t.Errorf("activity %d, %s: %q: %s", a.Die, l, text, slip)
				}
			}
		}
	}
	// All objects but nothing, and all celestials, are special.
	for _, it := range c.Items.Rows {
		if (it.Special(say.French) == "") != (it.ID == Nothing) {
			t.Errorf("%s: special %q", it.ID, it.Special(say.French))
		}
	}
	for _, b := range slices.Concat(c.Demons, c.Angels) {
		if b.Special(say.French) == "" {
			t.Errorf("%s is not special", b.ID)
		}
	}
}

// allRows is the rows of every file but activity.csv.
func allRows(c *Catalog) map[string][]*Row {
	all := map[string][]*Row{}
	add := func(file string, r *Row) { all[file] = append(all[file], r) }
	for _, r := range c.Souls.Rows {
		add(fileSouls, &r.Row)
	}
	for _, r := range c.Ranged.Rows {
		add(fileRanged, &r.Row)
	}
	for _, r := range c.Melee.Rows {
		add(fileMelee, &r.Row)
	}
	for _, r := range c.Armour.Rows {
		add(fileArmour, &r.Row)
	}
	for _, r := range c.Items.Rows {
		add(fileItems, &r.Row)
	}
	for _, r := range c.Demons {
		add(fileDemons, &r.Row)
	}
	for _, r := range c.Angels {
		add(fileAngels, &r.Row)
	}
	for _, r := range c.Envy {
		add(fileEnvy, &r.Row)
	}
	return all
}

// slipOf is what is wrong with a text that is printed, or "".
func slipOf(l say.Lang, text string) string {
	if n := utf8.RuneCountInString(text); n > maxSpecial {
		return strconv.Itoa(n) + " characters"
	}
	for _, r := range text {
		if r > 0xFFFF || !printable(r) {
			return "a character that cannot be printed"
		}
	}
	if strings.ContainsAny(text, `'"`) {
		return "a straight quotation mark"
	}
	if strings.Contains(text, "  ") || strings.TrimSpace(text) != text {
		return "a space too many"
	}
	if l == say.French {
		for i, r := range text {
			if strings.ContainsRune(":;!?»", r) && !strings.HasSuffix(text[:i], "\u00a0") {
				return "no no-break space before " + string(r)
			}
		}
	}
	return ""
}

// TestSlipOf is the negative control of the test above.
func TestSlipOf(t *testing.T) {
	for text, right := range map[string]bool{
		"Colère\u00a0: 3.":       true,
		"Colère : 3.":            false,
		"L'âme":                  false,
		"L’âme":                  true,
		"L’âme ":                 false,
		"🙂":                      false,
		strings.Repeat("é", 90):  true,
		strings.Repeat("é", 91):  false,
		"deux  espaces":          false,
		"un\u202emot à l’envers": false,
	} {
		if got := slipOf(say.French, text); (got == "") != right {
			t.Errorf("%q: %q", text, got)
		}
	}
}

// TestFilesUsed: every published file is one that is read, and all are there.
func TestFilesUsed(t *testing.T) {
	entries, err := data.ReadDir("data")
	if err != nil {
		t.Fatal(err)
	}
	have := map[string]bool{}
	for _, e := range entries {
		have[e.Name()] = true
	}
	want := map[string]bool{fileWording: true} // which no folder replaces
	for _, f := range Files() {
		want[f] = true
	}
	if !maps.Equal(have, want) {
		t.Errorf("files %v, want %v", have, want)
	}
}
