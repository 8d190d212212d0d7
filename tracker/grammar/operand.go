package grammar

import (
	"cmp"
	"slices"
	"strings"

	"croix/generator/purgatory"
	"croix/generator/say"
	"croix/tracker/purgatoryplay"
)

// operand reads what stands next: a keyword, a number or a name.
func (p *parser) operand() error {
	w := p.words[p.at]
	if done, err := p.number(w); done || err != nil {
		return err
	}
	if w.text == "(" {
		return p.bracket()
	}
	kinds := p.kinds()
	for n := min(nameSpan, len(p.words)-p.at); n >= 1; n-- {
		if n == 1 && p.keyword(w) {
			return nil
		}
		name := pawn(joined(p.words, p.at, n))
		if n == 1 && !w.quoted && among(fillers, name) {
			break
		}
		if n > 1 && p.apart(n) {
			continue
		}
		found := find(p.all, kinds, name)
		if len(found) == 0 && len(name) > 2 && (name[:2] == "l_" || name[:2] == "d_") {
			found = find(p.all, kinds, name[2:])
		}
		if len(found) > 0 {
			written := strings.Join(texts(p.words[p.at:p.at+n]), " ")
			p.at += n
			if len(found) == 1 {
				p.at += p.repeated(found[0], p.at)
			}
			return p.take(written, found)
		}
	}
	if !w.quoted && among(fillers, w.fold) {
		p.at++
		return nil
	}
	return p.unknown(w, kinds)
}

// bracket reads what stands in brackets, which only explains: but behind objects it
// may be who has them.
func (p *parser) bracket() error {
	end := p.at + 1
	for end < len(p.words) && p.words[end].text != ")" {
		end++
	}
	inside := p.words[p.at+1 : end]
	p.at = min(end+1, len(p.words))
	if len(inside) == 0 || len(p.objects) == 0 {
		return nil
	}
	for n := len(inside); n >= 1; n-- {
		if found := find(p.all, figureKind, pawn(joined(inside, 0, n))); len(found) == 1 {
			for i := range p.objects {
				p.objects[i].owner = cmp.Or(p.objects[i].owner, found[0].id)
			}
			break
		}
	}
	return nil
}

// apart reports whether the next n words are no one name: one is quoted, a comma
// stands between them, or a number, which is one of dice: a second imp is imp-2.
func (p *parser) apart(n int) bool {
	for i, w := range p.words[p.at : p.at+n] {
		_, number := counts(w.fold)
		if w.quoted || w.comma && i < n-1 || number && i > 0 {
			return true
		}
	}
	return false
}

func texts(words []word) []string {
	all := make([]string, len(words))
	for i, w := range words {
		all[i] = w.text
	}
	return all
}

// keyword reads a keyword.
func (p *parser) keyword(w word) bool {
	if w.quoted {
		return false
	}
	if p.row.Verb == purgatoryplay.Take && w.fold == "de" {
		p.slot, p.at = fromSlot, p.at+1 // prendre … de …
		return true
	}
	for _, k := range keywords() {
		if among("|"+k.words+"|", w.fold) {
			p.slot, p.at, p.fresh = k.slot, p.at+1, true
			return true
		}
	}
	return false
}

// kinds is what the next name may be: what the verb takes, and what the keyword
// before it says.
func (p *parser) kinds() kind {
	k := p.row.takes &^ numberKind
	switch p.slot {
	case bySlot:
		return figureKind | sideKind
	case targetSlot, fromSlot, contactSlot, nearSlot:
		k |= figureKind
	case objectSlot, objectsSlot:
		k |= objectKind
	case sinSlot:
		return k&^figureKind | sinKind
	}
	return k
}

// take puts what a name was found to be where it belongs.
func (p *parser) take(written string, found []entity) error {
	found = p.choose(found)
	p.fresh = false
	one := found[0]
	if !slices.ContainsFunc(found, func(e entity) bool { return e.kind != objectKind }) {
		s := objectSlot
		if p.slot == objectsSlot || p.slot != objectSlot && p.row.many {
			s = objectsSlot
		}
		p.objects = append(p.objects, pending{written: written, found: found, slot: s})
		if p.slot == objectSlot {
			p.slot = noSlot
		}
		return nil
	}
	if len(found) > 1 {
		return p.several(written, found)
	}
	switch one.kind {
	case placeKind:
		p.cmd.To = purgatoryplay.Place(one.id)
	case sinKind:
		if p.row.Verb == purgatoryplay.Correct {
			p.cmd.Field = one.id
			break
		}
		p.cmd.Sins = append(p.cmd.Sins, one.sin)
	case sideKind:
		p.cmd.Side = purgatoryplay.Side(one.id)
		p.slot = noSlot
	case yesKind:
		p.cmd.No = one.id == "false"
	case fieldKind:
		p.cmd.Field = one.id
	case stateKind:
		p.cmd.Text = one.id
	case hiddenKind:
		p.cmd.Hidden = true
	case figureKind:
		p.figure(one)
	}
	return nil
}

// choose takes the kind that is meant where a word names several: a word that is
// a sin and its demon is the demon only where who acts is told, which is the
// first operand, right after the keyword of a target, among figures in contact,
// and in an answer about them.
func (p *parser) choose(found []entity) []entity {
	if len(found) < 2 {
		return found
	}
	var figures, sins []entity
	for _, e := range found {
		switch e.kind {
		case figureKind:
			figures = append(figures, e)
		case sinKind:
			sins = append(sins, e)
		}
	}
	if len(figures) == 0 || len(sins) == 0 || len(figures)+len(sins) < len(found) {
		return found
	}
	kind := p.ask()
	switch {
	case p.slot == fromSlot, p.slot == contactSlot, p.slot == nearSlot,
		p.slot == targetSlot && p.fresh,
		kind == purgatoryplay.AskDrifted, kind == purgatoryplay.AskMoved:
		return figures
	case p.slot == noSlot:
		if p.row.Verb != purgatoryplay.Answer && len(p.bare) == 0 && p.cmd.Figure == "" && len(p.cmd.Sins) == 0 && p.sinsNamed() != 3 {
			return figures
		}
	}
	return sins
}

// sinsNamed is how many of the words from here on name sins.
func (p *parser) sinsNamed() int {
	n := 1 // the one that was just read
	for _, w := range p.words[p.at:] {
		if len(find(p.all, sinKind, w.fold)) > 0 && !among(fillers, w.fold) {
			n++
		}
	}
	return n
}

// figure puts a figure where it belongs.
func (p *parser) figure(e entity) {
	switch p.slot {
	case bySlot:
		p.cmd.Figure = e.id
		p.slot = noSlot
	case targetSlot:
		p.cmd.Targets = append(p.cmd.Targets, e.id)
	case contactSlot:
		p.cmd.Contacts = append(p.cmd.Contacts, e.id)
	case nearSlot:
		p.cmd.Near = append(p.cmd.Near, e.id)
	case fromSlot:
		if p.row.Verb == purgatoryplay.Take {
			p.taken = e.id
			return
		}
		p.cmd.From = append(p.cmd.From, e.id)
	default:
		p.bare = append(p.bare, e)
	}
}

// pawn is the id of a pawn for its number, or #number.
func pawn(s string) string {
	n := strings.TrimPrefix(s, "#")
	if n == "" || len(n) > 2 || strings.Trim(n, "0123456789") != "" {
		return s
	}
	return "p" + strings.TrimLeft(n, "0")
}

// unknown is an error about a word that names nothing that may stand here.
func (p *parser) unknown(w word, kinds kind) error {
	if len(find(p.all, ^noKinds, pawn(w.fold))) > 0 || kinds == noKinds {
		return p.extra(w.text)
	}
	near := purgatory.Nearest(w.fold, words(p.all, kinds))
	return say.Errorf(say.GestureWord, shown(w.text), verbName{p.row.Verb}, hint(strings.ReplaceAll(near, "_", " ")))
}

// extra is an error about a word that a verb does not take.
func (p *parser) extra(word string) error {
	return say.Errorf(say.GestureExtra, shown(word), verbName{p.row.Verb}, example{p.row.Verb})
}

// several is an error about a name of several things.
func (p *parser) several(written string, found []entity) error {
	var names list
	for _, e := range found {
		names = append(names, p.told(e))
	}
	return say.Errorf(say.GestureMany, shown(written), names)
}

// told is what a name may mean: a soul by its pawn too, an object with who has it,
// by its number only where one figure has several of its name.
func (p *parser) told(e entity) say.Named {
	switch f := p.g.Figure(e.id); {
	case e.shown == nil:
		return text(cmp.Or(e.id, e.names[0]))
	case e.kind == figureKind && f != nil && f.Kind == purgatoryplay.SoulKind:
		return called{e.id, e.shown}
	case e.kind != objectKind || e.obj.Row == "":
		return e.shown
	}
	alike := func(o purgatoryplay.Object) bool {
		return o.UID != e.id && !o.Gone && o.Row == e.obj.Row && o.Owner == e.obj.Owner && o.Pile == e.obj.Pile
	}
	if slices.ContainsFunc(p.g.Objects, alike) {
		return called{e.id, e.shown}
	}
	holder := p.g.Figure(cmp.Or(e.obj.Owner, e.obj.Pile))
	if holder == nil {
		return e.shown
	}
	i := slices.IndexFunc(p.all, func(f entity) bool { return f.kind == figureKind && f.id == holder.ID })
	if i < 0 {
		return e.shown
	}
	who := p.all[i].shown
	if holder.Kind == purgatoryplay.SoulKind {
		who = called{holder.ID, who}
	}
	return held{e.shown, who}
}

// held is an object and who has it.
type held struct{ object, who say.Named }

// Name is both.
func (h held) Name(l say.Lang) string { return h.object.Name(l) + " (" + h.who.Name(l) + ")" }

// verbName and example are told in the player's language.
type (
	verbName struct{ purgatoryplay.Verb }
	example  struct{ purgatoryplay.Verb }
)

// Name is the word of the verb.
func (v verbName) Name(l say.Lang) string { return Word(v.Verb, l) }

// Name is a gesture with the verb.
func (v example) Name(l say.Lang) string { return Example(v.Verb, l) }
