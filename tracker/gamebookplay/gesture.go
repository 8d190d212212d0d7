package gamebookplay

import (
	"regexp"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"

	"croix/generator/say"
	"croix/generator/spell"
)

// This file reads gestures in the words of players and writes them in a form
// that reads back. A gesture is a verb with its operands, in French or English,
// without regard to capitals and accents:
//
//	goto 47 : the left door      47        aller 47
//	fight orc 8/6 then wolf 7/5  combat gobelin 5/6
//	round   luck   no            assaut    chance   non
//	stamina -3 : a trap          chance +1 initial habileté +1
//
// "@name" before it names the hero, "anyway" before or behind it does it
// against a rule. What stands behind " : " is taken as it is.

// longest is the longest gesture that is read, in bytes.
const longest = 2000

// Parse reads a gesture. Enemies and heroes are found by their names in the
// game. An error is one line that tells what to write.
func Parse(g *Game, text string) (Command, error) {
	if len(text) > longest || !utf8.ValidString(text) {
		return Command{}, say.Errorf(say.GamebookTextLong, spell.Shown(text), longest)
	}
	p := &parser{g: g}
	p.rest = strings.TrimSpace(text)
	if name, ok := strings.CutPrefix(p.rest, "@"); ok {
		word, rest := cutWord(name)
		h, err := p.hero(word)
		if err != nil {
			return Command{}, err
		}
		p.cmd.Hero, p.rest = h, rest
	}
	if rest, ok := cutAnyway(p.rest, true); ok && rest != "" {
		p.cmd.Anyway, p.rest = true, rest
	}
	verb := verbWords()[spell.Fold(p.peek())]
	if before, raw, ok := cutColon(p.rest); ok && verb != Battle {
		p.rest, p.text, p.colon = before, raw, true
	} else if rest, ok := cutAnyway(p.rest, false); ok && rest != "" && verb != Note && verb != Take && verb != Drop {
		p.cmd.Anyway, p.rest = true, rest
	}
	if err := p.verb(); err != nil {
		return Command{}, err
	}
	return p.cmd, nil
}

// cutColon parts what stands before and behind the first word that is a colon.
func cutColon(text string) (before, behind string, ok bool) {
	if rest, found := strings.CutPrefix(text, ": "); found {
		return "", strings.TrimSpace(rest), true
	}
	before, behind, ok = strings.Cut(text, " : ")
	return strings.TrimSpace(before), strings.TrimSpace(behind), ok
}

// cutAnyway takes the words for anyway off one end of a gesture.
func cutAnyway(text string, first bool) (string, bool) {
	words := strings.Fields(text)
	for _, n := range []int{1, 2} {
		if len(words) < n {
			break
		}
		part := words[len(words)-n:]
		if first {
			part = words[:n]
		}
		folded := spell.Fold(strings.Join(part, " "))
		if folded == "anyway" || folded == "quand_meme" {
			if first {
				for _, w := range part {
					text = strings.TrimSpace(strings.TrimPrefix(text, w))
				}
			} else {
				for range part {
					text = strings.TrimSpace(text[:max(0, strings.LastIndexFunc(text, unicode.IsSpace))])
				}
			}
			return text, true
		}
	}
	return text, false
}

// cutWord parts the first word from the rest.
func cutWord(text string) (word, rest string) {
	i := strings.IndexFunc(text, unicode.IsSpace)
	if i < 0 {
		i = len(text)
	}
	return text[:i], strings.TrimSpace(text[i:])
}

// parser reads one gesture.
type parser struct {
	g     *Game
	rest  string // what is not read yet
	text  string // what stands behind the colon
	colon bool
	cmd   Command
}

// next is the next word, "" at the end; peek is the same and leaves it.
func (p *parser) next() (word string) {
	word, p.rest = cutWord(p.rest)
	return word
}

func (p *parser) peek() string {
	word, _ := cutWord(p.rest)
	return word
}

// free is the text at the end of a gesture.
func (p *parser) free() {
	p.cmd.Text = strings.TrimSpace(p.rest)
	if p.colon {
		p.cmd.Text = p.text
		if p.rest != "" {
			p.cmd.Text = p.rest + " : " + p.text
		}
	}
	p.rest, p.colon = "", false
}

// end refuses words left over.
func (p *parser) end() error {
	if p.rest != "" || p.colon {
		return say.Errorf(say.GamebookLeftOver, spell.Shown(strings.TrimSpace(p.rest+" "+p.text)))
	}
	return nil
}

var (
	numberWord = regexp.MustCompile(`^§?([0-9]{1,6})$`)
	signWord   = regexp.MustCompile(`^([+=−-])([0-9]{1,6})$`)
	foeWord    = regexp.MustCompile(`^([0-9]{1,3})/([0-9]{1,3})(,?)$`)
	bonusWord  = regexp.MustCompile(`^([a-z_]+)=([+−-]?[0-9]{1,3})(,?)$`)
)

// number reads a number.
func (p *parser) number() (int, error) {
	word := p.next()
	m := numberWord.FindStringSubmatch(word)
	if m == nil {
		return 0, say.Errorf(say.GamebookWantNumber, spell.Shown(word))
	}
	n, err := strconv.Atoi(m[1])
	return n, err
}

// sign reads a sign with its number.
func (p *parser) sign() error {
	word := p.next()
	m := signWord.FindStringSubmatch(word)
	if m == nil {
		return say.Errorf(say.GamebookSign, spell.Shown(word))
	}
	p.cmd.Sign = strings.Replace(m[1], "−", "-", 1)
	var err error
	p.cmd.Number, err = strconv.Atoi(m[2])
	return err
}

// verb reads the verb and what follows it.
func (p *parser) verb() error {
	first := p.peek()
	word := spell.Fold(first)
	if numberWord.MatchString(first) { // a paragraph
		p.cmd.Verb = Goto
		return p.operands()
	}
	if signWord.MatchString(first) { // -3 stamina
		if err := p.sign(); err != nil {
			return err
		}
		p.cmd.Verb = Change
		return p.stat()
	}
	_, isStat := statWords()[word]
	follows, _ := cutWord(strings.TrimSpace(p.rest[len(first):]))
	verb, isVerb := verbWords()[word]
	switch {
	case isStat && signWord.MatchString(follows): // stamina -3
		p.cmd.Verb = Change
		return p.stat()
	case initialWord(word), exceedWord(word): // initial skill +1, exceed luck +2
		p.next()
		p.cmd.Verb, p.cmd.Initial, p.cmd.Exceed = Change, initialWord(word), exceedWord(word)
		return p.stat()
	case isStat && !isVerb: // skill: a test
		p.cmd.Verb = Test
		return p.operands()
	case isVerb:
		p.next()
		p.cmd.Verb = verb
		return p.operands()
	case first == "":
		return say.Errorf(say.GamebookGestureEmpty)
	}
	var known []string
	for w := range verbWords() {
		if len(w) > 2 {
			known = append(known, w)
		}
	}
	return say.Errorf(say.GamebookGestureUnknown, spell.Shown(first), near(word, sorted(known)))
}

// stat reads the number of the sheet that changes, and the change unless it
// stood before.
func (p *parser) stat() error {
	word := p.next()
	s, ok := statWords()[spell.Fold(word)]
	if !ok {
		return say.Errorf(say.GamebookNoStat, spell.Shown(word))
	}
	p.cmd.Stat = s
	if p.cmd.Sign == "" {
		if err := p.sign(); err != nil {
			return err
		}
	}
	if exceedWord(spell.Fold(p.peek())) {
		p.next()
		p.cmd.Exceed = true
	}
	p.free()
	return nil
}

// operands reads what follows a verb.
func (p *parser) operands() (err error) {
	switch p.cmd.Verb {
	case Goto:
		if w := spell.Fold(p.peek()); w == "to" || w == "a" || w == "au" {
			p.next()
		}
		if p.cmd.Number, err = p.number(); err != nil {
			return err
		}
		p.free()
		return nil
	case Create, Take, Drop, Note:
		p.free()
		return nil
	case Battle:
		return p.battle()
	case Target:
		p.cmd.Number, err = p.enemy()
	case Foes:
		if p.cmd.Enemy, err = p.enemy(); err == nil {
			err = p.sign()
		}
	case Play:
		p.cmd.Hero, err = p.hero(p.rest)
		p.rest = ""
	case Test:
		word := p.next()
		s, ok := statWords()[spell.Fold(word)]
		if !ok {
			return say.Errorf(say.GamebookNoStat, spell.Shown(word))
		}
		p.cmd.Stat = s
		if p.rest != "" {
			p.cmd.Number, err = p.number()
		}
	case Finish:
		word := p.next()
		e, ok := endWords()[spell.Fold(word)]
		if !ok {
			return say.Errorf(say.GamebookEnd)
		}
		p.cmd.End = e
	}
	if err != nil {
		return err
	}
	return p.end()
}

// hero is the hero that a word names: by id, number or name, or the beginning of
// a name that no other has.
func (p *parser) hero(word string) (string, error) {
	w := spell.Fold(strings.ReplaceAll(word, "_", " "))
	var begin, names []string
	for i, h := range p.g.Heroes {
		name := spell.Fold(h.Name)
		if w == h.ID || w == strconv.Itoa(i+1) || w != "" && w == name {
			return h.ID, nil
		}
		if w != "" && strings.HasPrefix(name, w) {
			begin = append(begin, h.ID)
		}
		names = append(names, h.ID)
	}
	if len(begin) == 1 {
		return begin[0], nil
	}
	return "", say.Errorf(say.GamebookHeroUnknown, spell.Shown(word), strings.Join(names, ", "))
}

// enemy is the enemy that a word names, from 1: by number, name, or the
// beginning of a name that no other has.
func (p *parser) enemy() (int, error) {
	word := p.next()
	if m := numberWord.FindStringSubmatch(word); m != nil {
		return strconv.Atoi(m[1])
	}
	h := p.g.Hero(p.g.Current)
	if p.cmd.Hero != "" {
		h = p.g.Hero(p.cmd.Hero)
	}
	var begin []int
	if h != nil && h.Fight != nil {
		for i, e := range h.Fight.Enemies {
			name := spell.Fold(e.Name)
			if name == spell.Fold(word) {
				return i + 1, nil
			}
			if word != "" && strings.HasPrefix(name, spell.Fold(word)) {
				begin = append(begin, i+1)
			}
		}
	}
	if len(begin) == 1 {
		return begin[0], nil
	}
	return 0, say.Errorf(say.GamebookEnemyUnknown, spell.Shown(word))
}
