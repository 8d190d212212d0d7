package ladder

import (
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"croix/generator/say"
	"croix/generator/spell"
)

// Colour is a colour of tokens, by its place in the order of the turn: inks,
// patterns and files go by it, whatever a group calls it.
type Colour string

// The colours, in the order of the turn.
const (
	Red    Colour = "R"
	Blue   Colour = "B"
	Green  Colour = "V"
	Yellow Colour = "J"
)

// Colours lists the colours in the order of the turn.
func Colours() []Colour { return []Colour{Red, Blue, Green, Yellow} }

// Own is what a group calls a colour of its box. A name of this house stands by
// its colour, and is told in the language of whoever reads it.
type Own struct {
	House  Colour `json:"house,omitempty"`
	Name   string `json:"name,omitempty"`   // where it is none of this house
	Letter string `json:"letter,omitempty"` // A to Z; that of this house without
}

// Palette is what a group calls the colours of its box; those that it leaves out
// are called as in this house (section B). It is not to be changed.
type Palette map[Colour]Own

// Called is a colour as a group calls it.
type Called struct{ own Own }

// Of is what a colour is called.
func (p Palette) Of(c Colour) Called {
	if own, ok := p[c]; ok {
		return Called{own}
	}
	return Called{Own{House: c}}
}

// Name is the colour in a sentence.
func (c Called) Name(l say.Lang) string {
	if c.own.House != "" {
		return l.Text(say.Key("ladder.colour." + string(c.own.House)))
	}
	return c.own.Name
}

// Letter is what stands on its tokens.
func (c Called) Letter(l say.Lang) string {
	if c.own.Letter == "" {
		return l.Text(say.Key("ladder.letter." + string(c.own.House)))
	}
	return c.own.Letter
}

// words is what players may write for it, folded.
func (c Called) words() []string {
	var all []string
	for _, l := range say.Langs() {
		all = append(all, spell.Fold(c.Letter(l)), spell.Fold(c.Name(l)))
	}
	return all
}

// Parse reads a colour: its letter or its name, in any language if it is one of
// this house.
func (p Palette) Parse(word string) (Colour, bool) {
	w := spell.Fold(word)
	for _, c := range Colours() {
		if slices.Contains(p.Of(c).words(), w) {
			return c, true
		}
	}
	return "", false
}

// Token is colour and face as players read them.
func (p Palette) Token(t Token, l say.Lang) string {
	return p.Of(t.Colour).Letter(l) + l.Text(say.Key("ladder.short."+string(t.Face)))
}

// Names is colours with commas between them.
func (p Palette) Names(of []Colour, l say.Lang) string {
	var all []string
	for _, c := range of {
		all = append(all, p.Of(c).Name(l))
	}
	return strings.Join(all, ", ")
}

// text is the names of all colours as readPalette reads them.
func (p Palette) text(l say.Lang) string {
	var all []string
	for _, c := range Colours() {
		text := p.Of(c).Name(l)
		if letter := p[c].Letter; letter != "" {
			text = letter + ":" + text
		}
		all = append(all, text)
	}
	return strings.Join(all, ",")
}

// letters is letters of colours in a message.
type letters []Called

// Name lists them.
func (all letters) Name(l say.Lang) string {
	var parts []string
	for _, c := range all {
		parts = append(parts, c.Letter(l))
	}
	return strings.Join(parts, ", ")
}

// Letters is the letters of colours in a message, with commas between them.
func (p Palette) Letters(of ...Colour) say.Named {
	var all letters
	for _, c := range of {
		all = append(all, p.Of(c))
	}
	return all
}

// Unknown is the error of a word that is no colour of the box.
func (p Palette) Unknown(word string) error {
	return say.Errorf(say.LadderColourWhich, spell.Shown(word), p.Letters(Colours()...))
}

// longestName is the most characters of the name of a colour.
const longestName = 12

// readPalette reads what a group calls the four colours, in the order of the
// turn, with commas between them: a name, or LETTER:NAME. A letter that is not
// given is the first one of the name that no other colour has.
func readPalette(text string) (Palette, error) {
	parts := strings.Split(text, ",")
	if len(parts) != len(Colours()) {
		return nil, say.Errorf(say.LadderColoursCount, len(parts), len(Colours()))
	}
	p := Palette{}
	for i, c := range Colours() {
		letter, name, given := strings.Cut(strings.TrimSpace(parts[i]), ":")
		if !given {
			letter, name = "", letter
		}
		own := Own{Name: strings.TrimSpace(name), Letter: strings.ToUpper(spell.Plain(strings.TrimSpace(letter)))}
		if house, ok := houseName(own.Name); ok {
			own.House, own.Name = house, ""
		}
		if given && own.Letter == "" {
			own.Letter = "?" // which Check refuses
		}
		p[c] = own
	}
	for _, c := range Colours() {
		if own := p[c]; own.House == "" && own.Letter == "" {
			own.Letter = p.free(own.Name)
			p[c] = own
		}
	}
	if err := p.Check(); err != nil {
		return nil, err
	}
	for _, c := range Colours() {
		if p[c] == (Own{House: c}) {
			delete(p, c)
		}
	}
	return p, nil
}

// houseName finds the colour of this house that has a name.
func houseName(word string) (Colour, bool) {
	for _, c := range Colours() {
		for _, l := range say.Langs() {
			if spell.Fold(word) == spell.Fold(Called{Own{House: c}}.Name(l)) {
				return c, true
			}
		}
	}
	return "", false
}

// free is the first letter of a name that no colour has in any language; that
// of the name if there is none.
func (p Palette) free(name string) string {
	first := ""
	for _, r := range strings.ToUpper(spell.Plain(name)) {
		letter := string(r)
		if !isLetter(letter) {
			continue
		}
		if first == "" {
			first = letter
		}
		if _, taken := p.Parse(letter); !taken {
			return letter
		}
	}
	return first
}

func isLetter(s string) bool { return len(s) == 1 && s[0] >= 'A' && s[0] <= 'Z' }

// Check is what is wrong with names: each is a word, each letter one from A to Z,
// and no word means two colours.
func (p Palette) Check() error {
	means := map[string]Colour{}
	for c := range p {
		if !slices.Contains(Colours(), c) {
			return say.Errorf(say.LadderColoursName, spell.Shown(string(c)), longestName)
		}
	}
	for _, c := range Colours() {
		called := p.Of(c)
		if own := called.own; own.House == "" && !isName(own.Name) || own.House != "" && (own.Name != "" || !slices.Contains(Colours(), own.House)) {
			return say.Errorf(say.LadderColoursName, spell.Shown(own.Name), longestName)
		}
		for _, l := range say.Langs() {
			if letter := called.Letter(l); !isLetter(letter) {
				return say.Errorf(say.LadderColoursLetter, spell.Shown(letter), called)
			}
		}
		for _, w := range called.words() {
			if other, ok := means[w]; ok && other != c {
				return say.Errorf(say.LadderColoursSame, w)
			}
			means[w] = c
		}
	}
	return nil
}

// isName reports whether a text can name a colour: a word that players can write
// in a gesture and that the faces of the pages have.
func isName(s string) bool {
	if n := utf8.RuneCountInString(s); n == 0 || n > longestName || !utf8.ValidString(s) {
		return false
	}
	first, _ := utf8.DecodeRuneInString(s)
	return unicode.IsLetter(first) && !strings.ContainsFunc(s, func(r rune) bool {
		return r != '-' && (!unicode.IsLetter(r) || r > unicode.MaxLatin1)
	})
}
