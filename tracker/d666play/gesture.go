package d666play

import (
	"slices"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"

	"croix/generator/d666"
	"croix/generator/say"
	"croix/generator/spell"
)

// This file reads gestures in the words of players. A gesture is a verb with its
// operands, in French or English, without regard to capitals and accents:
//
//	attack ange belz hit 4 parry 2      attaquer ange belz réussi 4 parade raté
//	a belz 345 @43 dodge 26 ...         who acts is left out where only one can
//	power ange on belz hit 4 will 2 damage 2
//	move bob 7     pass     act bob : opens the door     bob -2     bob =3
//	set bob state active       add Bob FO=3 VO=2 AG=3 side=1
//
// A roll is told by a verdict, units (one figure), the faces of three dice
// (three figures), a threshold (@43), or a level and a difficulty. "anyway"
// before or behind does it against a rule. What stands behind " : " is taken as
// it is. A name of several words is written with _ between them.

// longest is the longest gesture that is read, in bytes.
const longest = 2000

// Parse reads a gesture; fighters are found by their names in the fight. An
// error is one line that tells what to write.
func Parse(g *Game, text string) (Command, error) {
	if len(text) > longest || !utf8.ValidString(text) {
		return Command{}, say.Errorf(say.D666TextLong, longest)
	}
	p := &parser{g: g}
	body := strings.TrimSpace(text)
	if before, raw, ok := strings.Cut(body+" ", " : "); ok {
		body, p.text, p.colon = before, strings.TrimSpace(raw), true
	}
	p.words = strings.FieldsFunc(body, unicode.IsSpace)
	p.anyway()
	if err := p.verb(); err != nil {
		return Command{}, err
	}
	if err := p.operands(); err != nil {
		return Command{}, err
	}
	if len(p.words) > 0 || p.colon {
		return Command{}, say.Errorf(say.D666LeftOver, spell.Shown(strings.TrimSpace(strings.Join(p.words, " ")+" "+p.text)))
	}
	return p.cmd, nil
}

// parser reads one gesture.
type parser struct {
	g     *Game
	words []string // not read yet
	text  string   // behind the colon
	colon bool
	cmd   Command
}

// peek is the next word, folded; "" at the end.
func (p *parser) peek() string {
	if len(p.words) == 0 {
		return ""
	}
	return spell.Fold(p.words[0])
}

func (p *parser) next() string {
	if len(p.words) == 0 {
		return ""
	}
	w := p.words[0]
	p.words = p.words[1:]
	return w
}

// join takes the word that stands for one between operands.
func (p *parser) join(want string) bool {
	if joinWords()[p.peek()] != want {
		return false
	}
	p.next()
	return true
}

// anyway takes the words for it off the ends.
func (p *parser) anyway() {
	for _, n := range []int{1, 2} {
		if len(p.words) <= n {
			return
		}
		is := func(part []string) bool {
			w := spell.Fold(strings.Join(part, " "))
			return w == "anyway" || w == "quand_meme"
		}
		if is(p.words[:n]) {
			p.words, p.cmd.Anyway = p.words[n:], true
		} else if is(p.words[len(p.words)-n:]) {
			p.words, p.cmd.Anyway = p.words[:len(p.words)-n], true
		}
	}
}

// verb reads the verb; a fighter with a signed number behind it is a correction
// of its points.
func (p *parser) verb() error {
	word := p.peek()
	if word == "" {
		return say.Errorf(say.D666GestureEmpty)
	}
	if v, ok := verbWords()[word]; ok {
		p.next()
		p.cmd.Verb = v
		return nil
	}
	if len(p.words) > 1 && signWord(p.words[1]) {
		p.cmd.Verb, p.cmd.Field = Set, "points"
		return nil
	}
	var known []string
	for w := range verbWords() {
		if len(w) > 1 {
			known = append(known, w)
		}
	}
	slices.Sort(known)
	near := spell.Near(word, known)
	if near == "" {
		near = "attack, power, move, act, pass, set, note"
	}
	return say.Errorf(say.D666GestureUnknown, spell.Shown(p.words[0]), near)
}

// signWord reports whether a word is a number with a sign.
func signWord(w string) bool {
	w = strings.Replace(w, "−", "-", 1)
	return len(w) > 1 && strings.ContainsRune("+-=", rune(w[0])) && strings.Trim(w[1:], "0123456789") == ""
}

// sign reads a number with its sign.
func (p *parser) sign() error {
	w := strings.Replace(p.next(), "−", "-", 1)
	if !signWord(w) {
		return say.Errorf(say.D666SignWanted)
	}
	p.cmd.Sign = w[:1]
	return p.count(w[1:], &p.cmd.Number)
}

// count reads a number.
func (p *parser) count(word string, into *int) error {
	n, err := strconv.Atoi(word)
	if err != nil || n < 0 || n > 99999 {
		return say.Errorf(say.D666WantNumber, spell.Shown(word))
	}
	*into = n
	return nil
}

// free is the text behind the colon, or the words that are left.
func (p *parser) free() {
	text := strings.Join(p.words, " ")
	if p.colon {
		text = strings.TrimSpace(text + " : " + p.text)
		text = strings.TrimPrefix(text, ": ")
	}
	p.cmd.Text, p.words, p.colon, p.text = text, nil, false, ""
}

// isFighter reports whether the next word names a fighter.
func (p *parser) isFighter() bool {
	if p.peek() == "" || reserved(p.peek()) {
		return false
	}
	_, err := p.who(p.words[0])
	return err == nil
}

// who is the fighter that a word names: its name, or the beginning of a name that
// no other has.
func (p *parser) who(word string) (string, error) {
	w := spell.Fold(word)
	var begin, ids []string
	for _, c := range p.g.Fighters {
		if c.ID == w {
			return w, nil
		}
		if w != "" && strings.HasPrefix(c.ID, w) {
			begin = append(begin, c.ID)
		}
		ids = append(ids, c.ID)
	}
	switch {
	case len(begin) == 1:
		return begin[0], nil
	case len(begin) > 1:
		return "", say.Errorf(say.D666FighterMany, spell.Shown(word), strings.Join(begin, ", "))
	}
	if near := spell.Near(w, ids); near != "" {
		ids = []string{near}
	}
	return "", say.Errorf(say.D666FighterNear, spell.Shown(word), strings.Join(ids, ", "))
}

// figure reads who acts, if the gesture names it.
func (p *parser) figure() (err error) {
	if len(p.words) == 0 {
		return nil
	}
	p.cmd.Figure, err = p.who(p.next())
	return err
}

// operands reads what follows a verb.
func (p *parser) operands() (err error) {
	switch p.cmd.Verb {
	case Note:
		p.free()
		return nil
	case Add:
		return p.fighter()
	case Attack:
		return p.attack()
	case Use:
		return p.power()
	case Set:
		return p.set()
	case Act:
		if p.isFighter() {
			err = p.figure()
		}
		p.free()
		return err
	case Move:
		if p.isFighter() {
			if err = p.figure(); err != nil {
				return err
			}
		}
		return p.count(strings.TrimSuffix(p.next(), "m"), &p.cmd.Number)
	case Leave, Pass:
		return p.figure()
	}
	return nil
}

// set reads a correction.
func (p *parser) set() error {
	short := p.cmd.Field != ""
	if err := p.figure(); err != nil {
		return err
	}
	if short {
		return p.sign()
	}
	if signWord(p.peek()) {
		p.cmd.Field = "points"
		return p.sign()
	}
	word := p.next()
	field, ok := fieldWords()[spell.Fold(word)]
	if !ok {
		return say.Errorf(say.D666NoField, spell.Shown(word), strings.Join(Fields(), ", "))
	}
	if p.cmd.Field = field; field != fieldState {
		return p.sign()
	}
	word = p.next()
	if p.cmd.State, ok = stateWords()[spell.Fold(word)]; !ok {
		return say.Errorf(say.D666NoState, spell.Shown(word))
	}
	return nil
}

// fighter reads a new fighter: a name and KEY=VALUE.
func (p *parser) fighter() error {
	if len(p.words) == 0 {
		return say.Errorf(say.D666AddWhom)
	}
	fields := map[string]any{"name": strings.ReplaceAll(p.next(), "_", " ")}
	for len(p.words) > 0 {
		key, value, ok := strings.Cut(p.next(), "=")
		if !ok {
			return say.Errorf(say.D666AddWhom)
		}
		fields[key] = strings.ReplaceAll(value, "_", " ")
	}
	f, err := d666.ReadFighter(fields)
	if err != nil {
		return err
	}
	p.cmd.Fighter = &f
	return nil
}
