package ladder

import (
	"encoding/json"
	"reflect"
	"strings"
	"testing"

	"croix/generator/say"
)

// TestPalette: what a group calls its colours, by their names and letters in
// either language.
func TestPalette(t *testing.T) {
	for _, row := range []struct{ set, english, french, why string }{
		{"red,blue,green,yellow", "R red B blue G green Y yellow", "R rouge B bleu V vert J jaune", "those of this house"},
		{"Rouge, BLEU ,vert,jaune", "R red B blue G green Y yellow", "R rouge B bleu V vert J jaune", "and so in French, whatever the capitals"},
		{"orange,violet,rose,noir", "O orange V violet R rose N noir", "O orange V violet R rose N noir", "the first letters"},
		{"rouge,bleu,vert,orange", "R red B blue G green O orange", "R rouge B bleu V vert O orange", "those of this house stay in both languages"},
		{"orange,violet,vert,jaune", "O orange I violet G green Y yellow", "O orange I violet V vert J jaune", "V is the green one, in French"},
		{"blanc,brun,beige,bordeaux", "B blanc R brun E beige O bordeaux", "B blanc R brun E beige O bordeaux", "the first letter that is free"},
		{"écru,P:violet,x:rouge,noir", "E écru P violet X red N noir", "E écru P violet X rouge N noir", "letters that are given"},
	} {
		r := DefaultRules()
		if err := r.Set("couleurs=" + row.set); err != nil {
			t.Errorf("%s: %v", row.set, err)
			continue
		}
		for l, want := range map[say.Lang]string{say.English: row.english, say.French: row.french} {
			var all []string
			for _, c := range Colours() {
				called := r.Colours.Of(c)
				all = append(all, called.Letter(l), called.Name(l))
				for _, word := range []string{called.Letter(l), called.Name(l), strings.ToUpper(called.Name(l))} {
					if got, ok := r.Colours.Parse(word); !ok || got != c {
						t.Errorf("%s: %q is %q, %v, want %q", row.set, word, got, ok, c)
					}
				}
			}
			if got := strings.Join(all, " "); got != want {
				t.Errorf("%s, %s: %q, want %q", row.set, row.why, got, want)
			}
			again := DefaultRules()
			for _, o := range Options() {
				if o.ID == "colours" {
					if err := again.Set(o.ID + "=" + o.Value(r, l)); err != nil || !reflect.DeepEqual(again.Colours, r.Colours) {
						t.Errorf("%s is told as %q, which gives %v, %v", row.set, o.Value(r, l), again.Colours, err)
					}
				}
			}
		}
		text, err := json.Marshal(r)
		var back Rules
		if err != nil || json.Unmarshal(text, &back) != nil || len(back.Colours) != len(r.Colours) || !back.Sound() {
			t.Errorf("%s: %s, %v", row.set, text, err)
		}
	}
}

// TestPaletteRefused: names that cannot be told apart, written or printed.
func TestPaletteRefused(t *testing.T) {
	for _, row := range []struct {
		set string
		key say.Key
		why string
	}{
		{"orange,violet", say.LadderColoursCount, "two are missing"},
		{"a,b,c,d,e", say.LadderColoursCount, "one is too much"},
		{"", say.LadderColoursCount, "none"},
		{"rouge,red,vert,jaune", say.LadderColoursSame, "one name in two languages"},
		{"orange,orange,vert,jaune", say.LadderColoursSame, "one name twice"},
		{"O:orange,O:violet,vert,jaune", say.LadderColoursSame, "one letter twice"},
		{"orange,G:gris,vert,jaune", say.LadderColoursSame, "G is green in English"},
		{"oo,o,vert,jaune", say.LadderColoursSame, "no letter is left"},
		{"OR:orange,violet,vert,jaune", say.LadderColoursLetter, "two letters"},
		{"1:orange,violet,vert,jaune", say.LadderColoursLetter, "a digit"},
		{":orange,violet,vert,jaune", say.LadderColoursLetter, "a letter was to come"},
		{"O:,violet,vert,jaune", say.LadderColoursName, "no name"},
		{"bleu ciel,violet,vert,jaune", say.LadderColoursName, "two words are no operand of a gesture"},
		{"a1,violet,vert,jaune", say.LadderColoursName, "a square"},
		{"красный,violet,vert,jaune", say.LadderColoursName, "letters that no page has"},
		{"orange\x1b,violet,vert,jaune", say.LadderColoursName, "a control character"},
		{"quitelongacolour,violet,vert,jaune", say.LadderColoursName, "too long for a table"},
	} {
		r := DefaultRules()
		if err := r.Set("colours=" + row.set); !say.Has(err, row.key) || r.Colours != nil {
			t.Errorf("%s, %s: %v, %v", row.set, row.why, err, r.Colours)
		}
	}
	for _, p := range []Palette{{"X": {Name: "orange", Letter: "O"}}, {Red: {House: "X"}}, {Red: {}}, {Red: {Name: "orange"}}, {Red: {House: Red, Name: "orange"}}, {Red: {House: Blue}}} {
		if r := DefaultRules(); r.Sound() {
			if r.Colours = p; r.Sound() {
				t.Errorf("%v is no palette", p)
			}
		}
	}
}

// FuzzPalette: any text is names that are told as they are read again, or one
// error.
func FuzzPalette(f *testing.F) {
	for _, text := range []string{"red,blue,green,yellow", "orange,P:violet,vert,noir", "é:Écru,œ,ß:ß,-", "a,b,c,d", ":,:,:,:", "O:O,oo,ooo,oooo"} {
		f.Add(text)
	}
	f.Fuzz(func(t *testing.T, text string) {
		p, err := readPalette(text)
		if err != nil {
			return
		}
		r := DefaultRules()
		if r.Colours = p; !r.Sound() {
			t.Fatalf("%q is %v, which is not sound", text, p)
		}
		for _, l := range say.Langs() {
			if back, err := readPalette(p.text(l)); err != nil || !reflect.DeepEqual(back, p) {
				t.Fatalf("%q is told as %q, which is %v, %v, want %v", text, p.text(l), back, err, p)
			}
		}
	})
}
