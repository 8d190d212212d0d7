package say

import (
	"regexp"
	"slices"
	"strings"
	"testing"
)

var verb = regexp.MustCompile(`%(\[\d+\])?[+#]?[-0-9.]*([a-zA-Z%])`)

// verbsOf lists the verbs of a format with the argument each takes, sorted,
// so that languages may order their words as they need.
func verbsOf(format string) []string {
	var vs []string
	next := 1
	for _, m := range verb.FindAllStringSubmatch(format, -1) {
		if m[2] == "%" {
			continue
		}
		at := m[1]
		if at == "" {
			at = "[" + string(rune('0'+next)) + "]"
			next++
		}
		vs = append(vs, at+m[2])
	}
	slices.Sort(vs)
	return slices.Compact(vs)
}

// TestMessagesComplete: both languages say each message, with the same verbs,
// and no key stands in two tables.
func TestMessagesComplete(t *testing.T) {
	seen := map[Key]bool{}
	for _, table := range tables() {
		for k, m := range table {
			if seen[k] {
				t.Errorf("%s: stands in two tables", k)
			}
			seen[k] = true
			if strings.TrimSpace(m.en) == "" || strings.TrimSpace(m.fr) == "" {
				t.Errorf("%s: a language is missing", k)
			}
			if en, fr := verbsOf(m.en), verbsOf(m.fr); !slices.Equal(en, fr) {
				t.Errorf("%s: verbs differ: en %v, fr %v", k, en, fr)
			}
		}
	}
}

// TestVerbsOf is the negative control of the comparison above.
func TestVerbsOf(t *testing.T) {
	if slices.Equal(verbsOf("%s has %d"), verbsOf("%d has %s")) {
		t.Error("swapped verbs must differ")
	}
	if !slices.Equal(verbsOf("%s has %d"), verbsOf("%[2]d for %[1]s, 100 %%")) {
		t.Error("numbered arguments must equal the same in order")
	}
}

// TestHarmless: what a player typed cannot drive the terminal.
func TestHarmless(t *testing.T) {
	for in, want := range map[string]string{
		"Éloïse ’ 🜏":      "Éloïse ’ 🜏",
		"\x1b[31mred\x07": `\u001b[31mred\u0007`,
		"\x9b2J":          "\uFFFD2J",
		"\u009b2J":        `\u009b2J`,
		"two\nlines":      `two\u000alines`,
		"\u202ereversed":  `\u202ereversed`,
	} {
		if got := Harmless(in); got != want {
			t.Errorf("%q: got %q, want %q", in, got, want)
		}
	}
	if got := English.Text(CLIUnknownFlag, "\x1b[2J", "croix"); strings.Contains(got, "\x1b") {
		t.Errorf("an escape reaches the terminal: %q", got)
	}
}

// TestDecimals: French writes a comma in numbers.
func TestDecimals(t *testing.T) {
	for l, want := range map[Lang]string{English: "at least 7.5 × 12 mm", French: "au moins 7,5 × 12"} {
		if got := l.Text(D666CardSmall, "x", 7.5, 12.0); !strings.Contains(got, want) {
			t.Errorf("%s: %q, want %q", l, got, want)
		}
	}
}

// TestErrorsInBothLanguages: errors nest, and each language renders all of it.
func TestErrorsInBothLanguages(t *testing.T) {
	inner := Errorf(CLISeed, "x")
	outer := Errorf(CLIFlagValue, "--seed", inner)
	if got := French.Error(outer); !strings.Contains(got, "graine") || strings.Contains(got, "whole number") {
		t.Errorf("French: %q", got)
	}
	many := Problems{inner, inner, inner, inner, inner}
	if got := strings.Count(English.Error(many), "\n"); got != 3 {
		t.Errorf("five problems take %d lines, want 4", got+1)
	}
	if got := English.Error(Problems{inner, inner}.Err()); strings.Contains(got, "more") {
		t.Errorf("two problems are shown whole: %q", got)
	}
}

// TestOf: a name after "de" loses nothing but the vowel of the "de".
func TestOf(t *testing.T) {
	for _, tt := range []struct {
		why, name, fr, en string
	}{
		{"a vowel", "envie", "d’envie", "envie"},
		{"an accent", "épée", "d’épée", "épée"},
		{"a consonant", "luxure", "de luxure", "luxure"},
		{"nothing", "", "de ", ""},
	} {
		if fr, en := French.Of(tt.name), English.Of(tt.name); fr != tt.fr || en != tt.en {
			t.Errorf("%s: %q and %q, want %q and %q", tt.why, fr, en, tt.fr, tt.en)
		}
	}
}

// TestLinesAgree: what is told of a game has no verb that would have to agree with
// the name before it: "thrones" and "guardian angels" are names too. Some lines are
// only ever about a soul, a pawn, a side or a demon, whose names are of one.
func TestLinesAgree(t *testing.T) {
	one := []Key{
		PlayLineSecret, PlayLineSecretHidden, PlayLineControl, PlayLineKeeps, PlayLineReal, // a side
		PlayLineDrifted, PlayLinePlaced, "play.ask.drifted", // a pawn
		PlayLineEaten, "play.ask.loot", // gluttony, avarice
		PlayLineUnjam, PlayLineAid, PlayLineNoGift, PlayLineGives, PlayLineWears, PlayLineUses, PlayLineCalled, PlayLineRerolled,
		PlayLineFled, PlayLineRevealed, PlayLineState, PlayLineEquipped, PlayLinePower, PlayLineLeft, PlayLineAntichrist,
		PlayLineAffiliated, PlayLineAntichristLeft, BackWorn, BackWornNone,
		"play.ask.moved", "play.ask.affiliation", "play.ask.magazine", "play.ask.weapon", // a soul
	}
	agrees := []*regexp.Regexp{
		regexp.MustCompile(`^%(\[1\])?s [a-z-]+s\b|\bdoes %`),
		regexp.MustCompile(`^%(\[1\])?s (est|a|n’|ne|s’|se|va|met|prend|[a-z]+[en]t?e)\b`),
	}
	for _, table := range tables() {
		for k, m := range table {
			if !strings.HasPrefix(string(k), "play.line-") && !strings.HasPrefix(string(k), "play.ask.") && !strings.HasPrefix(string(k), "play.back") {
				continue
			}
			found := agrees[0].MatchString(m.en) || agrees[1].MatchString(m.fr)
			if found != slices.Contains(one, k) {
				t.Errorf("%s: %q, %q: has a verb that agrees: %v", k, m.en, m.fr, found)
			}
		}
	}
}
