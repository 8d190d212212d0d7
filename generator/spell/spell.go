// Package spell compares and shows words that players type: without capitals
// and accents, the nearest of those known, and made fit for one line of an
// error.
package spell

import (
	"strings"
	"unicode"
)

// Fold is a word as ids are written: lower case, without accents, "_" between
// its parts, so that a name as printed is found.
func Fold(word string) string {
	r := strings.NewReplacer(" ", "_", "\u00a0", "_", "-", "_", "’", "_", "'", "_",
		"à", "a", "â", "a", "ä", "a", "ç", "c", "é", "e", "è", "e", "ê", "e", "ë", "e", "î", "i", "ï", "i",
		"ô", "o", "ö", "o", "ù", "u", "û", "u", "ü", "u", "œ", "oe", "æ", "ae", "ñ", "n")
	return r.Replace(strings.ToLower(strings.TrimSpace(word)))
}

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
