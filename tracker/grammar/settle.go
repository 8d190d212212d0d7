package grammar

import (
	"slices"

	"croix/generator/purgatory"
	"croix/generator/say"
	"croix/tracker/purgatoryplay"
)

// settle puts figures and objects where they belong, now that all is read.
func (p *parser) settle(c *purgatory.Catalog) error {
	if err := p.actor(); err != nil {
		return err
	}
	if err := p.pick(); err != nil {
		return err
	}
	p.only(c)
	if p.row.Verb == purgatoryplay.Correct && p.cmd.Field == "" {
		switch {
		case p.cmd.Sign != "":
			p.cmd.Field = substance
		case p.cmd.To != "":
			p.cmd.Field = placed
		case p.cmd.Text != "":
			p.cmd.Field = state
		}
	}
	return p.lacks()
}

// actor tells who acts from whom it does it to. The active figure acts if
// nobody is named.
func (p *parser) actor() error {
	active := p.g.Figure(p.g.Active)
	acts := active != nil && slices.Contains(activation(), p.row.Verb)
	bare := p.bare
	// "frapper p5" of an active figure is a blow at p5, and so is "p3 frapper p5".
	aims := p.row.more == targetSlot && len(p.cmd.Targets) == 0
	if aims && acts && p.cmd.Figure == "" && len(bare) == 1 && bare[0].id != p.g.Active {
		p.cmd.Figure = p.g.Active
	}
	if p.cmd.Figure == "" && len(bare) > 0 && p.firstActs() {
		p.cmd.Figure, bare = bare[0].id, bare[1:]
	}
	for _, e := range bare {
		switch p.more() {
		case targetSlot:
			p.cmd.Targets = append(p.cmd.Targets, e.id)
		case contactSlot:
			p.cmd.Contacts = append(p.cmd.Contacts, e.id)
		case fromSlot:
			if p.row.Verb == purgatoryplay.Take {
				p.taken = e.id
				continue
			}
			p.cmd.From = append(p.cmd.From, e.id)
		default:
			return p.extra(e.id)
		}
	}
	if p.cmd.Figure == "" && acts {
		p.cmd.Figure = p.g.Active
	}
	return nil
}

// firstActs reports whether the first bare figure is who acts: not in an answer
// that tells whom a figure touched or left.
func (p *parser) firstActs() bool {
	kind := p.ask()
	return kind != purgatoryplay.AskDrifted && kind != purgatoryplay.AskMoved
}

// more is what bare figures after who acts are.
func (p *parser) more() slot {
	switch p.ask() {
	case "":
		return p.row.more
	case purgatoryplay.AskDrifted:
		return contactSlot
	case purgatoryplay.AskMoved:
		return fromSlot
	}
	return targetSlot
}

// ask is the question that the gesture answers; "" if it is no answer.
func (p *parser) ask() purgatoryplay.AskKind {
	if p.row.Verb != purgatoryplay.Answer || len(p.g.Asks) == 0 {
		return ""
	}
	return p.g.Asks[0].Kind
}

// activation is the verbs of a figure that is active.
func activation() []purgatoryplay.Verb {
	return []purgatoryplay.Verb{
		purgatoryplay.Move, purgatoryplay.Shoot, purgatoryplay.Strike, purgatoryplay.OnGuard, purgatoryplay.Unjam,
		purgatoryplay.Aid, purgatoryplay.Take, purgatoryplay.Discard, purgatoryplay.Wear, purgatoryplay.Use, purgatoryplay.Eat,
		purgatoryplay.Purify, purgatoryplay.Virtue, purgatoryplay.Pervert, purgatoryplay.Damn,
	}
}

// pick finds which of the objects of a name is meant: that of the figure that
// acts, or for what is taken that of the others. Equal ones are one.
func (p *parser) pick() error {
	for _, o := range p.objects {
		found := o.found
		own := func(e entity) bool { return e.obj.Owner == p.cmd.Figure && p.cmd.Figure != "" }
		if o.owner != "" {
			found = preferred(found, func(e entity) bool { return e.obj.Owner == o.owner || e.obj.Owner == "" && e.obj.Pile == o.owner })
		}
		switch {
		case p.taken != "":
			found = preferred(found, func(e entity) bool { return e.obj.Owner == p.taken || e.obj.Owner == "" && e.obj.Pile == p.taken })
		case p.row.Verb == purgatoryplay.Take:
			found = preferred(found, func(e entity) bool { return !own(e) })
			found = preferred(found, func(e entity) bool { return e.obj.Owner == "" })
			found = preferred(found, func(e entity) bool { return e.obj.Owner == "" && e.obj.Pile == p.cmd.Figure })
		case p.row.Verb == purgatoryplay.Answer && len(p.g.Asks) > 0:
			q := p.g.Asks[0]
			found = preferred(found, func(e entity) bool { return slices.Contains(q.Options, e.id) })
			found = preferred(found, func(e entity) bool { return e.obj.Owner == q.Figure })
		default:
			found = preferred(found, own)
		}
		taken := func(e entity) bool { return e.id == p.cmd.Object || slices.Contains(p.cmd.Objects, e.id) }
		found = preferred(found, func(e entity) bool { return !taken(e) })
		first := *found[0].obj
		for _, e := range found[1:] {
			other := *e.obj
			if other.UID = first.UID; other != first {
				return p.several(o.written, found)
			}
		}
		if o.slot == objectsSlot || p.cmd.Object != "" {
			p.cmd.Objects = append(p.cmd.Objects, found[0].id)
		} else {
			p.cmd.Object = found[0].id
		}
	}
	return nil
}

// preferred is those that are so, or all if none is.
func preferred(all []entity, so func(entity) bool) []entity {
	some := slices.DeleteFunc(slices.Clone(all), func(e entity) bool { return !so(e) })
	if len(some) == 0 {
		return all
	}
	return some
}

// only names the object that is meant if none is and only one can be.
func (p *parser) only(c *purgatory.Catalog) {
	if p.cmd.Object != "" || p.cmd.Figure == "" {
		return
	}
	if p.row.Verb == purgatoryplay.Shoot && byNature(p.g.Figure(p.cmd.Figure), c) {
		return
	}
	var can []*purgatoryplay.Object
	for _, o := range p.g.Held(p.cmd.Figure) {
		item, isItem := c.ItemByID(o.Row)
		gun := o.Kind == purgatoryplay.RangedObject || isItem && o.Kind == purgatoryplay.ItemObject && item.Ranged != nil
		fits := false
		switch p.row.Verb {
		case purgatoryplay.Shoot:
			fits = gun
		case purgatoryplay.Unjam:
			fits = o.Jammed
		case purgatoryplay.Wear:
			f := p.g.Figure(p.cmd.Figure)
			fits = o.Kind == purgatoryplay.ArmourObject && (f == nil || f.Worn != o.UID)
		case purgatoryplay.Correct:
			fits = gun && (p.cmd.Field == "ammo" || p.cmd.Field == "jam")
		}
		if fits {
			can = append(can, o)
		}
	}
	if len(can) == 1 {
		p.cmd.Object = can[0].UID
	}
}

// byNature reports whether a figure shoots without a weapon: it may hold one too.
func byNature(f *purgatoryplay.Figure, c *purgatory.Catalog) bool {
	if f == nil || f.Kind == purgatoryplay.SoulKind {
		return false
	}
	b, ok := c.Celestial(f.Row)
	if !ok {
		return false
	}
	_, _, ok = b.CelestialGun()
	return ok
}

// lacks refuses a gesture without what its verb needs.
func (p *parser) lacks() error {
	var what say.Key
	switch v := p.row; {
	case v.needs&figureKind != 0 && v.more == targetSlot && len(p.cmd.Targets) == 0:
		what = say.GestureNeedsTarget
	case v.needs&figureKind != 0 && v.more != targetSlot && p.cmd.Figure == "" && !p.cmd.No:
		what = say.GestureNeedsFigure
	case v.needs&objectKind != 0 && v.many && len(p.cmd.Objects) == 0,
		v.needs&objectKind != 0 && !v.many && p.cmd.Object == "":
		what = say.GestureNeedsObject
	case v.needs&sideKind != 0 && p.cmd.Side == "":
		what = say.GestureNeedsSide
	case v.needs&diceKind != 0 && p.cmd.Text == "":
		what = say.GestureNeedsDice
	case v.Verb == purgatoryplay.Correct && p.cmd.Figure == "" && p.cmd.Object == "":
		what = say.GestureNeedsFigure
	case v.Verb == purgatoryplay.Correct && p.cmd.Field == "":
		what = say.GestureNeedsNumber
	case v.Verb == purgatoryplay.Answer && len(p.words) == 1 && among("|answer|repondre|reponse|reply|", p.words[0].fold):
		what = say.GestureNeedsAnswer
	default:
		return nil
	}
	return say.Errorf(say.GestureNeeds, verbName{p.row.Verb}, what, example{p.row.Verb})
}
