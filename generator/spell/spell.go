// Package spell compares and shows words that players type: without capitals
// and accents, the nearest of those known, and made fit for one line of an
// error.
package spell

import (
	"strings"
	"unicode"
)

// Plain is a text for comparing: lower case, without accents, composed or not,
// with plain spaces, hyphens and apostrophes.
func Plain(s string) string {
	var b strings.Builder
	b.Grow(len(s))
	for _, r := range s {
		switch r = unicode.ToLower(r); r {
		case 'à', 'á', 'â', 'ã', 'ä', 'å':
			r = 'a'
		case 'ç':
			r = 'c'
		case 'è', 'é', 'ê', 'ë':
			r = 'e'
		case 'ì', 'í', 'î', 'ï':
			r = 'i'
		case 'ñ':
			r = 'n'
		case 'ò', 'ó', 'ô', 'õ', 'ö':
			r = 'o'
		case 'ù', 'ú', 'û', 'ü':
			r = 'u'
		case 'ý', 'ÿ':
			r = 'y'
		case '’':
			r = '\''
		case '‑':
			r = '-'
		case '\u00a0', '\u202f':
			r = ' '
		case 'œ':
			b.WriteString("oe")
			continue
		case 'æ':
			b.WriteString("ae")
			continue
		case 'ß':
			b.WriteString("ss")
			continue
		}
		if r < unicode.MaxASCII || !unicode.Is(unicode.Mn, r) { // an accent apart from its letter
			b.WriteRune(r)
		}
	}
	return b.String()
}

// Parts is a text as ids are written: as Plain, and "_" between its parts.
func Parts(s string) string {
	return strings.Map(func(r rune) rune {
		if r == ' ' || r == '-' || r == '\'' {
			return '_'
		}
		return r
	}, Plain(s))
}

// Fold is a word as ids are written, without what stands around it, so that a
// name as printed is found.
func Fold(word string) string { return Parts(strings.TrimSpace(word)) }

// MaxShown is how many characters of somebody's input an error repeats.
const MaxShown = 40

// Near is the id that was probably meant, or "" if none is close: about one
// letter in three is wrong, missing, too many or swapped with its neighbour.
func Near(word string, ids []string) string {
	w := []rune(Fold(word))
	if len(w) > 2*MaxShown {
		return ""
	}
	best, bestID := (len(w)+1)/3+1, ""
	for _, id := range ids {
		if d := distance(w, []rune(id)); d < best {
			best, bestID = d, id
		}
	}
	return bestID
}

// distance counts the edits between two words; a swap of neighbours is one.
func distance(a, b []rune) int {
	var before, last []int
	line := make([]int, len(b)+1)
	for j := range line {
		line[j] = j
	}
	for i := range a {
		before, last, line = last, line, make([]int, len(b)+1)
		line[0] = i + 1
		for j := range b {
			change := last[j]
			if a[i] != b[j] {
				change++
			}
			line[j+1] = min(change, last[j+1]+1, line[j]+1)
			if i > 0 && j > 0 && a[i] == b[j-1] && a[i-1] == b[j] {
				line[j+1] = min(line[j+1], before[j-1]+1)
			}
		}
	}
	return line[len(b)]
}

// Shown is input made fit for one line of an error: cut, and without
// characters that could steer a terminal.
func Shown(s string) string {
	var b strings.Builder
	n := 0
	for _, r := range s {
		if n == MaxShown {
			b.WriteRune('…')
			break
		}
		if !Printable(r) {
			r = unicode.ReplacementChar
		}
		b.WriteRune(r)
		n++
	}
	return b.String()
}

// Printable reports whether r can stand on a card: a sign, a letter or a
// space, but nothing that steers or reorders text.
func Printable(r rune) bool {
	return unicode.IsPrint(r) || r == '\u00a0' || r == '\u202f'
}
