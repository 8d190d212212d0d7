package purgatory

import (
	"strings"
	"testing"
	"testing/fstest"

	"pgregory.net/rapid"

	"croix/generator/say"
)

// TestOptionsPublished: every house rule has a ruling, a topic, two values or
// a number, and a sentence for each value in each language, typographically
// right.
func TestOptionsPublished(t *testing.T) {
	c := published(t)
	if len(c.Options) != 74 {
		t.Errorf("%d house rules, want 74", len(c.Options))
	}
	for _, r := range c.Options {
		if !strings.HasPrefix(r.Ruling, "Q-") || len(r.Ruling) != 5 {
			t.Errorf("%s: ruling %q", r.ID, r.Ruling)
		}
		if len(r.Values) < 2 {
			t.Errorf("%s: values %q leave nothing to choose", r.ID, r.Values)
		}
		for _, l := range say.Langs() {
			if slip := lineSlip(l, r.Text(l)); slip != "" || !strings.HasSuffix(r.Text(l), ".") {
				t.Errorf("%s, %s: %q: %s", r.ID, l, r.Text(l), slip)
			}
			said := map[string]bool{}
			for _, v := range valuesOf(r) {
				text := r.Rule(v, l)
				if slip := lineSlip(l, text); slip != "" || !strings.HasSuffix(text, ".") || said[text] {
					t.Errorf("%s = %s, %s: %q: %s", r.ID, v, l, text, slip)
				}
				said[text] = true
			}
		}
	}
}

// lineSlip is slipOf for texts longer than a card holds.
func lineSlip(l say.Lang, text string) string {
	if text == "" {
		return "nothing is said"
	}
	for text != "" {
		line := []rune(text)
		cut := min(len(line), 60)
		for cut < len(line) && line[cut-1] != ' ' {
			cut++
		}
		if slip := slipOf(l, strings.TrimSuffix(string(line[:cut]), " ")); slip != "" {
			return slip
		}
		text = string(line[cut:])
	}
	return ""
}

// valuesOf is all values of an option, its bounds for n.
func valuesOf(r *OptionRow) []string {
	var all []string
	for _, v := range r.Values {
		if v != anyNumber || !r.numbered {
			all = append(all, v)
			continue
		}
		all = append(all, itoa(r.Min), itoa(r.Max))
	}
	return all
}

// TestOptionsSet: what each kind of option takes, and what it says of other
// words.
func TestOptionsSet(t *testing.T) {
	for _, row := range []struct {
		reason, text string
		want         string // the value then; "" for an error
		err          string // in the English error
	}{
		{"a word", "jam.majority=half", "half", ""},
		{"the default", "jam.majority=strict", "strict", ""},
		{"capitals and -", "Aid.Shared-Target-Test=FALSE", "false", ""},
		{"a number among the values", "board.beam_length_cm=160", "160", ""},
		{"a number of one's own", "board.beam_length_cm=140", "140", ""},
		{"the least number", "move.celestial_cm=5", "5", ""},
		{"a number below", "move.celestial_cm=4", "", "or a number from 5 to 60"},
		{"a number above", "move.celestial_cm=61", "", "“61”"},
		{"no whole number", "move.celestial_cm=20.5", "", "move.celestial_cm is “20.5”: it may be 20, or a number"},
		{"a number with zeros", "move.celestial_cm=020", "", "may be"},
		{"the letter n", "move.celestial_cm=n", "", "may be"},
		{"a number where there is none", "jam.majority=3", "", "strict, half, plurality"},
		{"another word", "jam.majority=most", "", "it may be strict, half, plurality"},
		{"no value", "jam.majority=", "", "may be"},
		{"no =", "jam.majority", "", "is not OPTION=VALUE"},
		{"a slip of the pen", "jam.majorty=half", "", "no house rule “jam.majorty”, did you mean jam.majority?"},
		{"a part of the name", "majority=half", "", "did you mean jam.majority?"},
		{"nothing like it", "frobnicate=1", "", "no house rule “frobnicate”"},
		{"no name", "=1", "", "no house rule “”"},
		{"an escape", "\x1b[2J=1", "", "no house rule"},
	} {
		t.Run(row.reason, func(t *testing.T) {
			o := DefaultOptions(published(t))
			before := o
			err := o.SetText(row.text)
			if row.want == "" {
				if err == nil || !strings.Contains(err.Error(), row.err) || strings.Contains(err.Error(), "\x1b") {
					t.Errorf("error %v, want one with %q", err, row.err)
				}
				if len(o.Changed()) > 0 {
					t.Error("a refused value changes something")
				}
				return
			}
			if err != nil {
				t.Fatal(err)
			}
			name, _, _ := strings.Cut(row.text, "=")
			got, err := o.Find(name)
			if err != nil || got.Value != row.want || got.Changed != (row.want != got.Row.Default) {
				t.Errorf("got %v, %v, want %s", got, err, row.want)
			}
			if len(before.Changed()) > 0 {
				t.Error("a copy made before is changed too")
			}
		})
	}
}

// TestOptionsHistory: whatever is set in whatever order, the last value of
// each option is in force, and a default is no change.
func TestOptionsHistory(t *testing.T) {
	c := published(t)
	rapid.Check(t, func(t *rapid.T) {
		o := DefaultOptions(c)
		want := map[string]string{}
		for range rapid.IntRange(0, 20).Draw(t, "sets") {
			r := rapid.SampledFrom(c.Options).Draw(t, "option")
			v := rapid.SampledFrom(valuesOf(r)).Draw(t, "value")
			if err := o.Set(r.ID, v); err != nil {
				t.Fatal(err)
			}
			want[r.ID] = v
		}
		for _, got := range o.List() {
			w, set := want[got.Row.ID]
			if !set {
				w = got.Row.Default
			}
			if got.Value != w || got.Changed != (w != got.Row.Default) {
				t.Fatalf("%s = %s, want %s", got.Row.ID, got.Value, w)
			}
		}
	})
}

// TestOptionsOverlay: a folder may give house rules other defaults and words,
// and no other names and values.
func TestOptionsOverlay(t *testing.T) {
	all, err := data.ReadFile("data/options.csv")
	if err != nil {
		t.Fatal(err)
	}
	for _, row := range []struct{ reason, old, with, want string }{
		{"another default", "strict | half | plurality,strict", "strict | half | plurality,half", ""},
		{"other words", "How a random direction is rolled.", "Which way a pawn goes.", ""},
		{"a default that is no value", "plurality,strict", "plurality,most", "default is “most”: write one of strict, half, plurality"},
		{"another value", "strict | half | plurality", "strict | half | third", "takes strict, half, plurality: only its default"},
		{"another name", "jam.majority,", "jam.majorities,", "there is no option “jam.majorities”"},
		{"another name leaves one out", "jam.majority,", "jam.majorities,", "the row “jam.majority” is missing"},
		{"a name twice", "jam.single_die,", "jam.majority,", "jam.majority"},
		{"no such topic", ",Q-103,shoot,", ",Q-103,shot,", "topic is “shot”"},
		{"a sentence too few", "A riposte does not risk it. | ", "", "says_en has not one sentence for each of the 2 values"},
		{"bounds upside down", "80,200", "200,50", "min is 200 and max is 50"},
		{"a default out of bounds", "20 | n,20,5,60", "20 | n,70,5,60", "default is “70”"},
	} {
		t.Run(row.reason, func(t *testing.T) {
			text := strings.Replace(string(all), row.old, row.with, 1)
			if text == string(all) {
				t.Fatalf("the file has no %q", row.old)
			}
			c, err := Load(Overlay(fstest.MapFS{fileOptions: {Data: []byte(text)}}))
			switch {
			case row.want == "" && err != nil:
				t.Error(err)
			case row.want != "" && (err == nil || !strings.Contains(err.Error(), row.want)):
				t.Errorf("error %v, want one with %q", err, row.want)
			case row.reason == "another default":
				if o, err := DefaultOptions(c).Find("jam.majority"); err != nil || o.Value != "half" || o.Changed {
					t.Errorf("got %v, %v", o, err)
				}
			}
		})
	}
}

// FuzzOptions: no text that is set panics, and what it says is one line.
func FuzzOptions(f *testing.F) {
	for _, s := range []string{"jam.majority=half", "move.celestial_cm=9", "=", "a=b=c", "\xff=\x00"} {
		f.Add(s)
	}
	c, err := Default()
	if err != nil {
		f.Fatal(err)
	}
	f.Fuzz(func(t *testing.T, text string) {
		o := DefaultOptions(c)
		if err := o.SetText(text); err != nil && strings.ContainsAny(err.Error(), "\n\x1b\x00") {
			t.Errorf("%q", err)
		}
		for _, v := range o.List() {
			if v.Rule(say.French) == "" {
				t.Errorf("%s = %s says nothing", v.Row.ID, v.Value)
			}
		}
	})
}
