package output

import (
	"strings"
	"testing"

	"pgregory.net/rapid"
)

func stockFor(t testing.TB) *Stock {
	t.Helper()
	s, err := NewStock()
	if err != nil {
		t.Fatal(err)
	}
	return s
}

// lineText is the words of a line.
func lineText(l Line) string {
	var b strings.Builder
	for i, p := range l.pieces {
		if i > 0 {
			b.WriteByte('|')
		}
		b.WriteString(p.text)
	}
	return b.String()
}

func TestBreak(t *testing.T) {
	s := stockFor(t)
	plain, bold := Font{Face: s.Regular, Color: Black}, Font{Face: s.Bold, Color: Black}
	wide := 1000.0
	for _, tt := range []struct {
		why   string
		spans []Span
		width float64
		want  []string
		ok    bool
	}{
		{"no text, no line", nil, wide, nil, true},
		{"spaces alone are no text", []Span{{plain, "   "}}, wide, nil, true},
		{"all on one line", []Span{{plain, "un deux  trois"}}, wide, []string{"un deux trois"}, true},
		{"one font a piece", []Span{{bold, "arme"}, {plain, " deux mains"}}, wide, []string{"arme|deux mains"}, true},
		{"a word of two fonts stays whole", []Span{{bold, "arme"}, {plain, ", deux"}}, 9.5, []string{"arme|,", "deux"}, true},
		{"a no-break space never ends a line", []Span{{plain, "il tire à 10\u00a0cm\u00a0!"}}, 13, []string{"il tire à", "10\u00a0cm\u00a0!"}, true},
		{"a word too wide is not cut, and told", []Span{{plain, "anticonstitutionnellement"}}, 10, []string{"anticonstitutionnellement"}, false},
	} {
		lines, ok := Measure(tt.spans...).Break(9, tt.width)
		var got []string
		for _, l := range lines {
			got = append(got, lineText(l))
		}
		if strings.Join(got, "\n") != strings.Join(tt.want, "\n") || ok != tt.ok {
			t.Errorf("%s: got %q, %t, want %q, %t", tt.why, got, ok, tt.want, tt.ok)
		}
	}
}

// TestBreakLosesNothing: whatever the text and the width, all words come out
// in order, and no line is wider than the width unless that is told.
func TestBreakLosesNothing(t *testing.T) {
	s := stockFor(t)
	fonts := []Font{{Face: s.Regular}, {Face: s.Bold}, {Face: s.Italic}, {Face: s.Title}}
	rapid.Check(t, func(t *rapid.T) {
		var spans []Span
		var all strings.Builder
		for range rapid.IntRange(0, 6).Draw(t, "spans") {
			text := rapid.StringMatching(`[a-zA-Zéèœ0-9 ’\x{a0},.;-]{0,40}`).Draw(t, "text")
			spans = append(spans, Span{rapid.SampledFrom(fonts).Draw(t, "font"), text})
			all.WriteString(text)
		}
		size := rapid.Float64Range(5, 20).Draw(t, "size")
		width := rapid.Float64Range(5, 100).Draw(t, "width")
		lines, ok := Measure(spans...).Break(size, width)
		var got strings.Builder
		for _, l := range lines {
			if ok && l.Width > width+1e-3 {
				t.Fatalf("%q is %.3f wide, more than %.3f", lineText(l), l.Width, width)
			}
			got.WriteString(" " + strings.ReplaceAll(lineText(l), "|", ""))
		}
		strip := func(s string) string { return strings.ReplaceAll(s, " ", "") }
		if strip(got.String()) != strip(all.String()) {
			t.Fatalf("got %q of %q", got.String(), all.String())
		}
	})
}

func TestCanvasRefuses(t *testing.T) {
	s := stockFor(t)
	for name, text := range map[string]string{
		"not UTF-8":            "nonne\xff",
		"above U+FFFF":         "nonne 😈",
		"not in the face":      "修女",
		"a control character":  "nonne\x07",
		"a line break in text": "nonne\nmoine",
	} {
		c := s.NewCanvas("12 nonne", Size{63, 88})
		c.Field("name")
		c.TextCentred(30, 30, Font{Face: s.Title, Size: 9}, text)
		c.Text(30, 40, Font{Face: s.Title, Size: 9}, "suite")
		d, err := c.Drawing()
		ge, ok := err.(*GlyphError)
		if !ok || ge.Card != "12 nonne" || ge.Field != "name" || d != nil {
			t.Errorf("%s: got %v, %v", name, d, err)
		}
	}
	c := s.NewCanvas("12 nonne", Size{63, 88})
	c.Icon("no-such-icon", 0, 0, 5, Black)
	if _, err := c.Drawing(); err == nil {
		t.Error("an icon that does not exist is drawn")
	}
}

func TestFit(t *testing.T) {
	block := func(name string, em float64) Block {
		return Block{Field: name, Lay: func(_ float64, st Style) (Laid, bool) {
			return Laid{Height: em * st.Size, Draw: func(*Canvas, float64, float64) {}}, true
		}}
	}
	ladder := []Style{{Size: 10, Gap: 2}, {Size: 10, Gap: 1}, {Size: 8, Gap: 1}}
	bs := []Block{block("a", 1), block("b", 1), block("c", 1)}
	for _, tt := range []struct {
		why          string
		height       float64
		step, blocks int
	}{
		{"roomy", 34, 0, 3},
		{"smaller gaps first", 33, 1, 3},
		{"then smaller type", 26, 2, 3},
		{"then as many as fit", 25, 2, 2},
		{"one at least", 8, 2, 1},
	} {
		f, err := Fit("card", bs, Size{50, tt.height}, ladder)
		if err != nil || f.Step != tt.step || f.Blocks != tt.blocks {
			t.Errorf("%s: step %d, %d blocks, %v; want step %d, %d blocks", tt.why, f.Step, f.Blocks, err, tt.step, tt.blocks)
		}
	}
	_, err := Fit("card", bs, Size{50, 7}, ladder)
	if oe, ok := err.(*OverflowError); !ok || oe.Field != "a" || oe.Need != 8 || oe.Have != 7 {
		t.Errorf("nothing fits: got %v", err)
	}
	if f, err := Fit("card", nil, Size{50, 7}, ladder); err != nil || f.Blocks != 0 {
		t.Errorf("no blocks: got %v, %v", f, err)
	}
}

// TestMayBreak: a line may end after a hyphen that is followed by MayBreak, and
// what is broken there reads as it was written.
func TestMayBreak(t *testing.T) {
	f := Font{Face: stockFor(t).Regular, Color: Black}
	const name = "Marie-Madeleine-Bernadette"
	width := 1.05 * f.At(10).Width("Marie-Madeleine-")
	if _, ok := Measure(Span{Font: f, Text: name}).Break(10, width); ok {
		t.Fatal("the name fits on one line: it proves nothing")
	}
	lines, ok := Measure(Span{Font: f, Text: strings.ReplaceAll(name, "-", "-"+MayBreak)}).Break(10, width)
	if !ok || len(lines) != 2 {
		t.Fatalf("%d lines, %v", len(lines), ok)
	}
	got := ""
	for _, l := range lines {
		for _, p := range l.pieces {
			got += p.text
		}
	}
	if got != name {
		t.Errorf("it reads %q, want %q", got, name)
	}
}
