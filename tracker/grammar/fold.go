package grammar

import (
	"strings"
	"unicode"
)

// fold is a text for comparing: lower case, without accents, composed or not,
// and "_" where names have spaces, hyphens and apostrophes.
func fold(s string) string {
	var b strings.Builder
	b.Grow(len(s))
	for _, r := range s {
		if r < unicode.MaxASCII {
			switch {
			case r >= 'A' && r <= 'Z':
				r += 'a' - 'A'
			case r == ' ' || r == '-' || r == '\'':
				r = '_'
			}
			b.WriteByte(byte(r))
			continue
		}
		switch r = unicode.ToLower(r); r {
		case 'à', 'â', 'ä', 'á', 'ã':
			r = 'a'
		case 'ç':
			r = 'c'
		case 'é', 'è', 'ê', 'ë':
			r = 'e'
		case 'î', 'ï', 'í':
			r = 'i'
		case 'ô', 'ö', 'ó', 'õ':
			r = 'o'
		case 'ù', 'û', 'ü', 'ú':
			r = 'u'
		case 'ñ':
			r = 'n'
		case 'œ':
			b.WriteString("oe")
			continue
		case 'æ':
			b.WriteString("ae")
			continue
		case '’', '\u00a0', '\u202f', '‑':
			r = '_'
		}
		if !unicode.Is(unicode.Mn, r) {
			b.WriteRune(r)
		}
	}
	return b.String()
}
