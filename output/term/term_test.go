package term

import (
	"strings"
	"testing"

	"pgregory.net/rapid"
)

func TestWrap(t *testing.T) {
	for _, tt := range []struct {
		reason, text string
		width        int
		indent       string
		want         []string
	}{
		{"short text is one line", "un deux", 10, "", []string{"un deux"}},
		{"nothing is one empty line", "", 10, "  ", []string{""}},
		{"breaks at a space", "un deux trois", 8, "", []string{"un deux", "trois"}},
		{"later lines hang", "un deux trois", 8, "  ", []string{"un deux", "  trois"}},
		{"exactly the width", "abcd efgh", 9, "", []string{"abcd efgh"}},
		{"a no-break space holds", "tirer\u00a0: 5 ou 6", 9, "", []string{"tirer\u00a0: 5", "ou 6"}},
		{"a word too wide is cut", "abcdefghij", 4, "", []string{"abcd", "efgh", "ij"}},
		{"wide runes take two columns", "悪魔 天使", 5, "", []string{"悪魔", "天使"}},
		{"a rune wider than the line stands alone", "悪魔", 1, "", []string{"悪", "魔"}},
	} {
		got := Wrap(tt.text, tt.width, tt.indent)
		if strings.Join(got, "|") != strings.Join(tt.want, "|") {
			t.Errorf("%s: %q, want %q", tt.reason, got, tt.want)
		}
	}
}

// TestWrapBounds: no line is wider than asked, and no letter is lost.
func TestWrapBounds(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		text := rapid.StringMatching(`[a-zé悪 ]{0,80}`).Draw(t, "text")
		width := rapid.IntRange(4, 40).Draw(t, "width")
		indent := rapid.SampledFrom([]string{"", "  "}).Draw(t, "indent")
		lines := Wrap(text, width, indent)
		for _, line := range lines {
			if Width(line) > width {
				t.Fatalf("%q is wider than %d", line, width)
			}
		}
		squeeze := func(s string) string { return strings.Join(strings.Fields(s), "") }
		if squeeze(strings.Join(lines, " ")) != squeeze(text) {
			t.Fatalf("%q became %q", text, lines)
		}
	})
}

func TestTable(t *testing.T) {
	columns := []Column{{Title: "d6", Number: true}, {Title: "event"}, {Title: "n", Number: true}}
	rows := [][]string{{"1", "never tempted again by any demon", "10"}, {"2-6", "moves", ""}}
	for _, tt := range []struct {
		reason string
		width  int
		want   []string
	}{
		{"a grid where there is room", 60, []string{
			" d6  event                              n",
			"  1  never tempted again by any demon  10",
			"2-6  moves"}},
		{"text gives way", 30, []string{
			" d6  event                   n",
			"  1  never tempted again    10",
			"     by any demon",
			"2-6  moves"}},
		{"records where there is none", 20, []string{
			"1", "  event\u00a0never", "  tempted again by", "  any demon · n\u00a010", "2-6", "  event\u00a0moves"}},
	} {
		got := Table(columns, rows, tt.width)
		if strings.Join(got, "\n") != strings.Join(tt.want, "\n") {
			t.Errorf("%s:\n%s\nwant\n%s", tt.reason, strings.Join(got, "\n"), strings.Join(tt.want, "\n"))
		}
	}
	marked := Table([]Column{{}, {}}, [][]string{{">\u00a0a pawn with a long name", "8/8"}}, 25)
	if want := ">\u00a0a pawn with a long  8/8\n  name"; strings.Join(marked, "\n") != want {
		t.Errorf("beside a mark:\n%q\nwant\n%q", strings.Join(marked, "\n"), want)
	}
}
