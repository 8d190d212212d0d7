package purgatory

import (
	"slices"
	"strings"
	"unicode"

	"croix/generator/say"
)

// hint is an id to propose at the end of an error; the empty one says nothing.
type hint string

// Name is the proposal in the player's language.
func (h hint) Name(l say.Lang) string {
	if h == "" {
		return ""
	}
	return l.Text(say.PurgNear, string(h))
}

// near is the id that was probably meant, or "" if none is close: about one
// letter in three is wrong, missing, too many or swapped with its neighbour.
func near(word string, ids []string) string {
	w := []rune(fold(word))
	if len(w) > 2*maxShown {
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

// Beings are the ids of all that can have a portrait: souls, demons, angels.
func (c *Catalog) Beings() []string {
	var ids []string
	for _, r := range c.beings() {
		ids = append(ids, r.ID)
	}
	return ids
}

func (c *Catalog) beings() []*Row {
	var rows []*Row
	for _, r := range c.Souls.Rows {
		rows = append(rows, &r.Row)
	}
	for _, r := range slices.Concat(c.Demons, c.Angels) {
		rows = append(rows, &r.Row)
	}
	return rows
}

// NearBeing proposes, at the end of a sentence, the id of the being that a word
// names or nearly is; it says nothing if there is none.
func (c *Catalog) NearBeing(word string) say.Named {
	for _, r := range c.beings() {
		if r.called(word) {
			return hint(r.ID)
		}
	}
	return hint(near(word, c.Beings()))
}

// fold is a word as ids are written: lower case, without accents, "_" between
// its parts, so that a name as printed finds its row.
func fold(word string) string {
	r := strings.NewReplacer(" ", "_", "\u00a0", "_", "-", "_", "’", "_", "'", "_",
		"à", "a", "â", "a", "ä", "a", "ç", "c", "é", "e", "è", "e", "ê", "e", "ë", "e", "î", "i", "ï", "i",
		"ô", "o", "ö", "o", "ù", "u", "û", "u", "ü", "u", "œ", "oe", "æ", "ae", "ñ", "n")
	return r.Replace(strings.ToLower(strings.TrimSpace(word)))
}

// called reports whether a word is the id of a row, or its name in any
// language, whatever its capitals and accents.
func (r *Row) called(word string) bool {
	w := fold(word)
	if w == r.ID {
		return true
	}
	for _, l := range say.Langs() {
		if w == fold(r.Name(l)) {
			return true
		}
	}
	return false
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

// maxShown is how many characters of somebody's input an error repeats.
const maxShown = 40

// shown is input made fit for one line of an error: cut, and without
// characters that could steer a terminal.
func shown(s string) string {
	var b strings.Builder
	n := 0
	for _, r := range s {
		if n == maxShown {
			b.WriteRune('…')
			break
		}
		if !printable(r) {
			r = unicode.ReplacementChar
		}
		b.WriteRune(r)
		n++
	}
	return b.String()
}

// printable reports whether r can stand on a card: a sign, a letter or a
// space, but nothing that steers or reorders text.
func printable(r rune) bool {
	return unicode.IsPrint(r) || r == '\u00a0' || r == '\u202f'
}

// Nearest is the one of words that was probably meant by one that is none of
// them; "" if none is close. The words are lower case and without accents.
func Nearest(word string, words []string) string { return near(word, words) }
