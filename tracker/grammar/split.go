package grammar

import (
	"strings"
	"unicode"
)

// word is a piece of a gesture.
type word struct {
	text   string // as written
	fold   string
	quoted bool // in quotation marks: one name
	comma  bool // a comma follows
}

// split cuts a gesture at spaces and commas; what stands in quotation marks is
// one word.
func split(s string) []word {
	var all []word
	rest := []rune(s)
	for len(rest) > 0 {
		r := rest[0]
		switch {
		case unicode.IsSpace(r):
			rest = rest[1:]
		case separates(r), r == ':' && (len(rest) == 1 || unicode.IsSpace(rest[1])):
			if len(all) > 0 {
				all[len(all)-1].comma = true
			}
			rest = rest[1:]
		case r == '(' || r == ')':
			all = append(all, word{text: string(r), fold: string(r), comma: true})
			rest = rest[1:]
		case closing(r) != 0:
			end := 1
			for end < len(rest) && rest[end] != closing(r) {
				end++
			}
			all = append(all, newWord(string(rest[1:end]), true))
			rest = rest[min(end+1, len(rest)):]
		default:
			end := 1
			for end < len(rest) && !ends(rest[end:]) {
				end++
			}
			all = append(all, newWord(string(rest[:end]), false))
			rest = rest[end:]
		}
	}
	return all
}

// separates reports whether a sign stands between words, as labels and lists have
// it.
func separates(r rune) bool { return strings.ContainsRune(",;→·", r) }

// ends reports whether a word ends before these signs.
func ends(rest []rune) bool {
	switch r := rest[0]; r {
	case '(', ')':
		return true
	case ':':
		return len(rest) == 1 || unicode.IsSpace(rest[1])
	default:
		return unicode.IsSpace(r) || separates(r)
	}
}

// closing is the mark that ends what r begins; 0 if r begins nothing.
func closing(r rune) rune {
	switch r {
	case '"':
		return '"'
	case '“':
		return '”'
	case '«':
		return '»'
	}
	return 0
}

func newWord(s string, quoted bool) word {
	s = strings.TrimFunc(s, unicode.IsSpace)
	return word{text: s, fold: fold(s), quoted: quoted}
}

// joined is n words from i on as one name, folded.
func joined(words []word, i, n int) string {
	if n == 1 {
		return words[i].fold
	}
	parts := make([]string, n)
	for k := range parts {
		parts[k] = words[i+k].fold
	}
	return strings.Join(parts, "_")
}

// among reports whether a word stands in a list such as "|a|b|".
func among(list, word string) bool {
	return word != "" && strings.Contains(list, "|"+word+"|")
}
