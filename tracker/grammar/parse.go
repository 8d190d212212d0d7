package grammar

import (
	"slices"
	"strings"

	"croix/generator/purgatory"
	"croix/generator/say"
	"croix/tracker/purgatoryplay"
)

// MaxLength is how long a gesture is at most, bytes: a remark of a page.
const MaxLength = 4000

// Spans of words: how many a verb and a name have at most.
const (
	verbSpan = 4
	nameSpan = 7
)

// Parse reads a gesture of a game. Errors are a line each: the word that is
// wrong, and what to write instead.
func Parse(s string, g *purgatoryplay.Game, c *purgatory.Catalog) (purgatoryplay.Command, error) {
	if len(s) > MaxLength {
		return purgatoryplay.Command{}, say.Errorf(say.GestureLong, MaxLength)
	}
	p := &parser{g: g, words: split(s), verbs: table()}
	if verb, n := p.verbAt(0); n > 0 && verb.Verb == purgatoryplay.Note {
		return note(s, p.words[:n])
	}
	p.takeAnyway()
	if len(p.words) == 0 {
		return purgatoryplay.Command{}, say.Errorf(say.GestureEmpty)
	}
	p.all = lexicon(g, c)
	if err := p.verb(); err != nil {
		return purgatoryplay.Command{}, err
	}
	if p.row.Verb == purgatoryplay.Name {
		return p.name()
	}
	if p.row.takes&fieldKind != 0 {
		p.all = append(p.all, fieldNames()...)
	}
	if p.row.Verb == purgatoryplay.Strike {
		p.all = append(p.all, bareHands())
	}
	if kind := p.ask(); kind != "" {
		things, one := asked(kind, c)
		if kind == purgatoryplay.AskModel || kind == purgatoryplay.AskWeapon || kind == purgatoryplay.AskNothing {
			p.all = slices.DeleteFunc(p.all, func(e entity) bool { return e.kind == objectKind })
		}
		p.all = append(things, p.all...)
		p.row.many = !one
	}
	for p.at < len(p.words) {
		if err := p.operand(); err != nil {
			return purgatoryplay.Command{}, err
		}
	}
	if err := p.settle(c); err != nil {
		return purgatoryplay.Command{}, err
	}
	return p.cmd, nil
}

// note is a remark: all after its verb, as it was written.
func note(s string, verb []word) (purgatoryplay.Command, error) {
	for _, w := range verb {
		_, s, _ = strings.Cut(s, w.text)
	}
	s = strings.Join(strings.Fields(strings.TrimLeft(s, ":,;\u00a0 ")), " ")
	if s == "" {
		return purgatoryplay.Command{}, say.Errorf(say.GestureNoteEmpty)
	}
	return purgatoryplay.Command{Verb: purgatoryplay.Note, Text: s}, nil
}

// name is a name for a figure: all after it, as it was written.
func (p *parser) name() (purgatoryplay.Command, error) {
	cmd := p.cmd
	for n := min(nameSpan, len(p.words)-p.at); n >= 1 && len(p.bare) == 0; n-- {
		switch found := find(p.all, figureKind, pawn(joined(p.words, p.at, n))); {
		case len(found) == 1:
			p.bare = append(p.bare, found[0])
			p.at += n
			p.at += p.repeated(found[0], p.at)
		case len(found) > 1 && n == 1:
			return cmd, p.several(p.words[p.at].text, found)
		}
	}
	if len(p.bare) == 0 {
		return cmd, p.lacks()
	}
	cmd.Figure, cmd.Text = p.bare[0].id, strings.Join(texts(p.words[p.at:]), " ")
	return cmd, nil
}

// parser reads one gesture.
type parser struct {
	g     *purgatoryplay.Game
	all   []entity
	verbs []Verb
	words []word
	at    int

	row     Verb
	cmd     purgatoryplay.Command
	slot    slot      // what the keyword before says
	fresh   bool      // nothing stands yet after that keyword
	bare    []entity  // figures without a keyword
	objects []pending // found when all else is known
	taken   string    // the figure that things are taken from
}

// pending is an object as it was written.
type pending struct {
	written string
	found   []entity
	slot    slot
	owner   string // who has it, or had; "" if that is not told
}

// takeAnyway takes the words that mean anyway out of the gesture.
func (p *parser) takeAnyway() {
	for i := 0; i < len(p.words); i++ {
		for n := 2; n >= 1; n-- {
			if i+n <= len(p.words) && !p.words[i].quoted && among(anyways, joined(p.words, i, n)) {
				p.words = slices.Delete(p.words, i, i+n)
				p.cmd.Anyway = true
				i--
				break
			}
		}
	}
}

// verbAt is the verb whose whole word stands there, and how many words it is.
func (p *parser) verbAt(at int) (Verb, int) {
	for n := min(verbSpan, len(p.words)-at); n >= 1; n-- {
		word := "|" + joined(p.words, at, n) + "|"
		for _, v := range p.verbs {
			if strings.Contains("|"+v.words+"|", word) {
				return v, n
			}
		}
	}
	return Verb{}, 0
}

// verbBegun is the verbs whose first word in either language begins with the
// word there. While a question is open, what begins so is part of an answer.
func (p *parser) verbBegun(at int) (found Verb, several list) {
	word := p.words[at].fold
	if len(word) < 3 || len(p.g.Asks) > 0 {
		return Verb{}, nil
	}
	for _, v := range p.verbs {
		if v.Verb == purgatoryplay.Note {
			continue // a remark by mistake would swallow the gesture
		}
		for _, w := range strings.SplitN(v.words, "|", 3)[:2] {
			if strings.HasPrefix(w, word) {
				found = v
				several = append(several, begun{v.Verb, word, strings.ReplaceAll(w, "_", " ")})
				break
			}
		}
	}
	return found, several
}

// verb reads the verb, or tells it from what else stands there: a figure and a
// number correct it, and an answer needs no verb.
func (p *parser) verb() error {
	if v, n := p.verbAt(0); n > 0 && !p.numberOfDice(v, n) {
		p.row, p.at = v, n
	} else if figure, n := p.figureFirst(); n > 0 {
		p.bare = append(p.bare, figure)
		p.row, p.at = p.byVerb(purgatoryplay.Correct), n
		if v, m := p.verbAt(n); m > 0 {
			p.row, p.at = v, n+m
		}
	} else if v, several := p.verbBegun(0); len(several) == 1 {
		p.row, p.at = v, 1
	} else if _, answer := yesNo()[p.words[0].fold]; answer || len(p.g.Asks) > 0 {
		p.row = p.byVerb(purgatoryplay.Answer)
	} else if slices.ContainsFunc(p.words, func(w word) bool { _, sign := correction(w.text); return sign }) {
		p.row = p.byVerb(purgatoryplay.Correct)
	} else if len(several) > 1 {
		return say.Errorf(say.GestureMany, shown(p.words[0].text), several)
	} else {
		var known []string
		for _, v := range p.verbs {
			known = append(known, strings.Split(v.words, "|")...)
		}
		return say.Errorf(say.GestureNoVerb, shown(p.words[0].text), hint(strings.ReplaceAll(purgatory.Nearest(p.words[0].fold, known), "_", " ")))
	}
	p.cmd.Verb = p.row.Verb
	return nil
}

// numberOfDice reports whether the word of a verb is the unit of a number that
// answers the open question, as in "dice 2".
func (p *parser) numberOfDice(v Verb, n int) bool {
	if v.Verb != purgatoryplay.Throws || len(p.g.Asks) == 0 || n == len(p.words) {
		return false
	}
	_, ok := counts(p.words[n].fold)
	return ok
}

// figureFirst is the figure that stands before a verb or a correction, and how
// many words it is.
func (p *parser) figureFirst() (entity, int) {
	for n := min(nameSpan, len(p.words)-1); n >= 1; n-- {
		found := find(p.all, figureKind, pawn(joined(p.words, 0, n)))
		if len(found) != 1 {
			continue
		}
		end := n + p.repeated(found[0], n)
		if end == len(p.words) {
			continue
		}
		_, sign := correction(p.words[end].text)
		if v, m := p.verbAt(end); m > 0 && v.Verb != purgatoryplay.Note && v.Verb != purgatoryplay.Throws || sign || p.words[end].text == "=" {
			return found[0], end
		}
	}
	return entity{}, 0
}

// repeated is how many words from there on are the name of the soul whose number
// stands before them, as the table tells it: "p5 nun".
func (p *parser) repeated(e entity, at int) int {
	most := 0
	if f := p.g.Figure(e.id); at == 0 || e.kind != figureKind || f.Kind != purgatoryplay.SoulKind || pawn(p.words[at-1].fold) != e.id {
		return 0
	}
	for _, name := range e.names[1:] {
		for n := 1; n <= len(p.words)-at && len(joined(p.words, at, n)) <= len(name); n++ {
			if n > most && joined(p.words, at, n) == name {
				most = n
			}
		}
	}
	return most
}

func (p *parser) byVerb(v purgatoryplay.Verb) Verb {
	return p.verbs[slices.IndexFunc(p.verbs, func(r Verb) bool { return r.Verb == v })]
}

// shown is as much of a word as an error repeats.
func shown(s string) string {
	const most = 40
	if runes := []rune(s); len(runes) > most {
		return string(runes[:most]) + "…"
	}
	return s
}

// hint is a word to propose; the empty one says nothing.
type hint string

// Name is the proposal.
func (h hint) Name(l say.Lang) string {
	if h == "" {
		return ""
	}
	return l.Text(say.PurgNear, string(h))
}
