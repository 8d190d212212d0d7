package purgatorytable

import (
	"math/big"
	"strings"

	"croix/generator/odds"
	"croix/generator/purgatory"
	"croix/generator/say"
	"croix/tracker/purgatoryplay"
)

// Chances are asked of purgatory.Ask alone; "" where nothing exact can be said.

// percent is a probability as players read it, with its fraction if that is
// short.
func (t *Table) percent(p *big.Rat) string {
	text := odds.Percent(p, 0)
	if p.Sign() > 0 && text == "0" {
		text = "< 1"
	}
	text = strings.Replace(text, ".", t.Lang.Pick(".", ","), 1) + t.Lang.Pick("%", "\u00a0%")
	if f := p.RatString(); p.Sign() > 0 && p.Cmp(big.NewRat(1, 1)) < 0 && len(f) <= 6 {
		return f + " " + text
	}
	return text
}

// ask is the first outcomes of a question that count, with their names.
func (t *Table) ask(q purgatory.Question, outcomes ...purgatory.Outcome) string {
	a, err := purgatory.Ask(t.Catalog, t.Options, q)
	if err != nil || len(a.Shown().Tables) == 0 {
		return ""
	}
	var parts []string
	for _, o := range outcomes {
		parts = append(parts, t.text(say.Key("outcome."+string(o)))+" "+t.percent(a.Shown().Tables[0].P(string(o))))
	}
	return strings.Join(parts, " · ")
}

// chance is that of a gesture of the active figure.
func (t *Table) chance(cmd purgatoryplay.Command) string {
	f := t.Game.Figure(cmd.Figure)
	if f == nil {
		return ""
	}
	switch cmd.Verb {
	case purgatoryplay.Shoot, purgatoryplay.Strike:
		if at := t.Game.Figure(first(cmd.Targets)); at != nil && at.PSMax > 0 {
			return t.attackChance(cmd, f, at)
		}
	case purgatoryplay.Unjam:
		return t.ask(purgatory.UnjamQuestion{Wrath: t.sin(f, purgatory.Wrath)}, purgatory.Cleared)
	case purgatoryplay.Aid:
		if f.Kind == purgatoryplay.SoulKind {
			return t.ask(purgatory.AidQuestion{Jealousy: t.sin(f, purgatory.Jealousy)}, purgatory.Helps)
		}
	case purgatoryplay.Take:
		return t.giftChance(f, first(cmd.Objects))
	case purgatoryplay.Purify:
		return t.ask(purgatory.PowerQuestion{Kind: purgatory.Angel}, purgatory.Changes)
	case purgatoryplay.Pervert:
		return t.ask(purgatory.PowerQuestion{Kind: purgatory.Demon}, purgatory.Changes)
	case purgatoryplay.Control:
		return t.controlChance(cmd.Figure, len(cmd.Near) > 0)
	}
	return ""
}

// sin is a score of a soul; 0 for an angel or a demon.
func (t *Table) sin(f *purgatoryplay.Figure, s purgatory.Sin) int {
	sins, err := purgatoryplay.SinsOf(t.Game, t.Catalog, f)
	if err != nil {
		return 0
	}
	return sins[s]
}

// attackChance is the chance of a hit, that to destroy the target, and to jam.
func (t *Table) attackChance(cmd purgatoryplay.Command, f, at *purgatoryplay.Figure) string {
	from, err := purgatoryplay.FighterOf(t.Game, t.Catalog, f, at, cmd.Object)
	if err != nil {
		return ""
	}
	to, err := purgatoryplay.FighterOf(t.Game, t.Catalog, at, f, "")
	if err != nil {
		return ""
	}
	var q purgatory.Question
	if cmd.Verb == purgatoryplay.Strike {
		q = purgatory.StrikeQuestion{Attacker: from, Defender: to, Dice: cmd.Number}
	} else {
		ammo := 0
		if o := t.Game.Object(cmd.Object); o != nil && o.Ammo > 0 {
			ammo = o.Ammo
		} else if o == nil {
			from.Weapon = purgatory.Object{}
		}
		q = purgatory.ShootQuestion{Shooter: from, Ammo: ammo, Dice: cmd.Number, Targets: 1, Target: to, Contact: len(cmd.Contacts) > 0}
	}
	a, err := purgatory.Ask(t.Catalog, t.Options, q)
	if err != nil {
		return ""
	}
	var parts []string
	if hit := t.hits(a, big.NewRat(1, 1)); hit != "" {
		parts = append(parts, hit)
	}
	shown := a.Shown()
	if kill, ok := shown.Table("kill"); ok && kill.P(string(purgatory.KilledTarget)).Sign() > 0 {
		parts = append(parts, t.text(say.TableKill, t.percent(kill.P(string(purgatory.KilledTarget)))))
	}
	if jam, ok := shown.Table("jam"); ok && jam.P(string(purgatory.JamsWeapon)).Sign() > 0 {
		parts = append(parts, t.text(say.TableJam, t.percent(jam.P(string(purgatory.JamsWeapon)))))
	}
	return strings.Join(parts, " · ")
}

// controlChance is the chance to play a humanist.
func (t *Table) controlChance(id string, near bool) string {
	f := t.Game.Figure(id)
	if f == nil {
		return ""
	}
	q := purgatory.ControlQuestion{By: purgatory.Side(t.next.Side), Envy: t.sin(f, purgatory.Envy)}
	if near {
		q.Near = purgatory.Near{Envy: true, Principality: true}
	}
	return t.ask(q, purgatory.Controlled)
}

// blowChance is the chance that an enemy deals a blow as one leaves it.
func (t *Table) blowChance(e *purgatoryplay.Figure) string {
	return t.ask(purgatory.DisengageQuestion{Sloth: t.sin(e, purgatory.Sloth)}, purgatory.Blow)
}

// answerChance is the chance of an answer.
func (t *Table) answerChance(q purgatoryplay.Ask, cmd purgatoryplay.Command) string {
	f := t.Game.Figure(q.Figure)
	if f == nil || cmd.No {
		return ""
	}
	switch q.Kind {
	case purgatoryplay.AskRiposte, purgatoryplay.AskFirst, purgatoryplay.AskFree:
		return t.riposteChance(q, f, cmd)
	case purgatoryplay.AskAgain:
		return t.controlChance(q.Figure, false)
	}
	return ""
}

// riposteChance is the chance of a hit with so many dice, one if it strikes first:
// of a riposte with the test of sloth before it.
func (t *Table) riposteChance(q purgatoryplay.Ask, f *purgatoryplay.Figure, cmd purgatoryplay.Command) string {
	from, to, err := purgatoryplay.RiposteOf(t.Game, t.Catalog, q, cmd.Object)
	if err != nil {
		return ""
	}
	a, err := purgatory.Ask(t.Catalog, t.Options, purgatory.StrikeQuestion{Attacker: from, Defender: to, Dice: max(1, cmd.Number)})
	if err != nil {
		return ""
	}
	works := big.NewRat(1, 1)
	if q.Kind == purgatoryplay.AskRiposte {
		test, err := purgatory.Ask(t.Catalog, t.Options, purgatory.RiposteQuestion{Sloth: t.sin(f, purgatory.Sloth), OnGuard: f.Guard})
		if err != nil {
			return ""
		}
		works.Sub(works, test.Shown().Tables[0].P(string(purgatory.ActionLost)))
	}
	return t.hits(a, works)
}

// hits is the chance of a hit, times that it comes to it at all; "" if the answer
// does not say.
func (t *Table) hits(a purgatory.Answer, works *big.Rat) string {
	hits, ok := a.Shown().Table("hits")
	if !ok {
		return ""
	}
	p := new(big.Rat).Sub(big.NewRat(1, 1), hits.P("0"))
	return t.text(say.TableHit, t.percent(p.Mul(p, works)))
}

// triple is sins to name, with the chance that they bring.
type triple struct {
	sins   []purgatory.Sin
	chance string
}

// triples is the sins that may be named for a power, or with "" for the attempt
// of a drift: the best first.
func (t *Table) triples(v purgatoryplay.Verb, c, soul *purgatoryplay.Figure) []triple {
	being, try, err := purgatoryplay.AttemptOn(t.Game, t.Catalog, c, soul)
	if err != nil || being == nil {
		return nil
	}
	if v == purgatoryplay.Pervert {
		chance := t.chance(purgatoryplay.Command{Verb: v, Figure: c.ID})
		if being.HasSin {
			return []triple{{[]purgatory.Sin{being.Sin}, chance}}
		}
		var all []triple
		for _, s := range purgatory.AllSins() {
			all = append(all, triple{[]purgatory.Sin{s}, chance})
		}
		return all
	}
	drawn, err := purgatoryplay.Drawn(t.Game, t.Catalog)
	if err != nil {
		return nil
	}
	cards, err := purgatoryplay.Free(t.Game, t.Catalog)
	if err != nil {
		return nil
	}
	q := purgatory.ConvertQuestion{Kind: being.Kind, Being: being, Try: try, Drawn: drawn, Cards: cards, Shifts: soul.Shifts}
	if soul.State != purgatoryplay.Wandering {
		sins, err := purgatoryplay.SinsOf(t.Game, t.Catalog, soul)
		if err != nil {
			return nil
		}
		q.Soul = &sins
	}
	a, err := purgatory.Ask(t.Catalog, t.Options, q)
	var all []triple
	if err != nil {
		for _, sins := range purgatory.TriplesOf(t.Options, being) {
			all = append(all, triple{sins, ""})
		}
		return all
	}
	for _, choice := range a.Choices {
		one := triple{choice.Sins, ""}
		if choice.Worth != nil {
			one.chance = t.percent(choice.Worth)
		}
		all = append(all, one)
	}
	return all
}

// combinations is all choices of n sins.
func combinations(n int) [][]purgatory.Sin {
	all := [][]purgatory.Sin{nil}
	for range n {
		var longer [][]purgatory.Sin
		for _, some := range all {
			for _, s := range purgatory.AllSins() {
				if len(some) == 0 || s > some[len(some)-1] {
					longer = append(longer, append(some[:len(some):len(some)], s))
				}
			}
		}
		all = longer
	}
	return all
}
