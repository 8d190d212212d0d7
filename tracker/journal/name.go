package journal

import (
	"fmt"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"

	"golang.org/x/text/unicode/norm"

	"croix/generator/say"
)

// maxName is how long the name of a game may be, characters, and maxFile how
// long its file without the end, bytes: with the longest end of a file beside
// it a name has at most 255. Only characters of four bytes reach that limit.
const (
	maxName = 80
	maxFile = 240
)

// CleanName is the name of a game as it is kept: in composed form (NFC) and
// without spaces around. It refuses an empty name, one of more than 80
// characters, and one with signs that cannot be printed.
func CleanName(name string) (string, error) {
	clean := strings.TrimSpace(norm.NFC.String(name))
	switch {
	case clean == "":
		return "", say.Errorf(say.GameNameEmpty)
	case !utf8.ValidString(clean) || strings.ContainsFunc(clean, unprintable):
		return "", say.Errorf(say.GameNameSign, cutName(clean))
	case utf8.RuneCountInString(clean) > maxName:
		return "", say.Errorf(say.GameNameLong, cutName(clean), maxName)
	}
	if n := len(fileName(clean)) - len(gameEnd); n > maxFile {
		fit := 0
		for i := range clean {
			if len(fileName(clean[:i])) > maxFile+len(gameEnd) {
				break
			}
			fit = utf8.RuneCountInString(clean[:i])
		}
		return "", say.Errorf(say.GameNameLong, cutName(clean), fit)
	}
	return clean, nil
}

// unprintable tells whether a sign has no place in a name. The two joiners
// make letters of some scripts and pictures of others.
func unprintable(r rune) bool {
	return !unicode.IsPrint(r) && !strings.ContainsRune("\u00a0\u202f\u200c\u200d", r)
}

// cutName is as much of a name as an error repeats.
func cutName(name string) string {
	runes := []rune(name)
	if len(runes) > maxName {
		return string(runes[:maxName]) + "…"
	}
	return name
}

// fileName is the file of a game. What some system does not allow in a name is
// written as % and two hexadecimal digits, and so are a dot in front, which
// hides a file, and the first letter of what Windows takes for a device.
func fileName(name string) string {
	var b strings.Builder
	for i, r := range name {
		if strings.ContainsRune(`"%*/:<>?\|`, r) || i == 0 && (r == '.' || device(name)) {
			fmt.Fprintf(&b, "%%%02X", r)
			continue
		}
		b.WriteRune(r)
	}
	return b.String() + gameEnd
}

// device tells whether Windows takes a file of this name for a device.
func device(name string) bool {
	stem, _, _ := strings.Cut(name, ".")
	stem = strings.ToUpper(strings.TrimSpace(stem))
	if slices.Contains([]string{"CON", "PRN", "AUX", "NUL"}, stem) {
		return true
	}
	number, ok := strings.CutPrefix(stem, "COM")
	if !ok {
		number, ok = strings.CutPrefix(stem, "LPT")
	}
	return ok && utf8.RuneCountInString(number) == 1 && strings.ContainsAny(number, "0123456789¹²³")
}

// gameName is the name of the game in a file: the opposite of fileName, and
// for any other file its name without the end.
func gameName(path string) string {
	s := strings.TrimSuffix(filepath.Base(path), gameEnd)
	var b strings.Builder
	for i := 0; i < len(s); i++ {
		if s[i] == '%' && i+2 < len(s) {
			if n, err := strconv.ParseUint(s[i+1:i+3], 16, 7); err == nil {
				b.WriteByte(byte(n))
				i += 2
				continue
			}
		}
		b.WriteByte(s[i])
	}
	return norm.NFC.String(b.String())
}

// folded is a name for comparing: without capitals and accents.
func folded(name string) string {
	var b strings.Builder
	for _, r := range norm.NFKD.String(name) {
		if !unicode.Is(unicode.Mn, r) {
			b.WriteRune(unicode.ToLower(r))
		}
	}
	return strings.NewReplacer("œ", "oe", "æ", "ae", "ß", "ss", "’", "'").Replace(b.String())
}
