package prompt

import (
	"strings"
	"unicode"
)

// Fold is s as it is compared: lower case, without accents and without spaces
// around it, so that "demon" finds "Démon".
func Fold(s string) string {
	var b strings.Builder
	for _, r := range strings.ToLower(strings.TrimSpace(s)) {
		switch {
		case r == '’':
			b.WriteByte('\'')
		case r == '\u00a0' || r == '\u202f':
			b.WriteByte(' ')
		case unicode.Is(unicode.Mn, r): // an accent apart from its letter
		default:
			b.WriteString(plain(r))
		}
	}
	return b.String()
}

// plain is a small letter of French, or of a name of its neighbours, without
// its accent.
func plain(r rune) string {
	switch r {
	case 'à', 'á', 'â', 'ã', 'ä', 'å':
		return "a"
	case 'ç':
		return "c"
	case 'è', 'é', 'ê', 'ë':
		return "e"
	case 'ì', 'í', 'î', 'ï':
		return "i"
	case 'ñ':
		return "n"
	case 'ò', 'ó', 'ô', 'õ', 'ö':
		return "o"
	case 'ù', 'ú', 'û', 'ü':
		return "u"
	case 'ý', 'ÿ':
		return "y"
	case 'œ':
		return "oe"
	case 'æ':
		return "ae"
	case 'ß':
		return "ss"
	}
	return string(r)
}
