package purgatoryplay

import (
	"slices"

	"croix/generator/purgatory"
	"croix/generator/say"
)

// BareHands as the object of a Strike or a riposte is none: without an object
// the weapon of the greatest damage is taken.
const BareHands = "bare"

// Rows of the catalog with rules of their own in fights.
const (
	cherubRow   = "cherubins"
	powersRow   = "puissances"
	lustRow     = "luxure"
	eaterRow    = "gourmandise"
	greedRow    = "avarice"
	shroudRow   = "saint_suaire"
	lanceRow    = "la_sainte_lance"
	draculaRow  = "epee_du_comte_dracula"
	daggerRow   = "dague_de_sacrifice"
	rechargeRow = "grosse_arme_energetique"
)

// avariceHolds is how many objects the demon of avarice holds.
const avariceHolds = 6

// The questions of fights.
const (
	AskRiposte AskKind = "riposte" // [Object or bare], [Number] or No: a struck figure may riposte
	AskFirst   AskKind = "first"   // as riposte; No ripostes at the same time
	AskCancel  AskKind = "cancel"  // or No: the Cherubim cancel a die
	AskBear    AskKind = "bear"    // or No: the Powers take the damage on them
	AskPushed  AskKind = "pushed"  // To: where an energy shield pushed the attacker
	AskWhip    AskKind = "whip"    // Objects: what the whip of lust makes drop
	AskLoot    AskKind = "loot"    // Objects: what avarice keeps of its loot
)

// TakesDice reports whether the answer to a question may say how many dice to
// throw.
func (k AskKind) TakesDice() bool { return k == AskRiposte || k == AskFirst || k == AskFree }

func combatDeeds() map[Verb]deed {
	return map[Verb]deed{
		Shoot:  {do: (*act).shoot, legal: legalShoot},
		Unjam:  {do: (*act).unjam, legal: legalUnjam},
		Aid:    {do: (*act).aid, legal: legalAid},
		Strike: {do: (*act).strike, legal: legalStrike},
	}
}

func combatReplies() map[AskKind]reply {
	return map[AskKind]reply{
		AskRiposte: {(*act).riposte, legalRiposte},
		AskFirst:   {(*act).strikesFirst, legalRiposte},
		AskCancel:  {(*act).cancels, legalYes},
		AskBear:    {(*act).bears, legalYes},
		AskPushed:  {(*act).pushed, legalPushed},
		AskWhip:    {(*act).whipped, legalWhip},
		AskLoot:    {(*act).looted, legalLoot},
	}
}

// legalYes is the answer to a question of yes or no; no is added to it.
func legalYes(_ rules, q Ask) []Command { return []Command{{Verb: Answer, Side: q.Side}} }

// arm is what a figure attacks with: the zero arm is bare hands, or what angels
// and demons have by nature.
type arm struct {
	uid string
	obj purgatory.Object
}

func (w arm) melee() *purgatory.MeleeRow {
	if w.uid == "" {
		return nil
	}
	return w.obj.AsMelee()
}

func (w arm) ranged() *purgatory.RangedRow {
	if w.uid == "" {
		return nil
	}
	return w.obj.AsRanged()
}

// arm is the weapon of a uid; the zero arm for none, or one that is a fake
// or not in the catalog.
func (x rules) arm(uid string) arm {
	o := x.g.Object(uid)
	if o == nil || o.Fake {
		return arm{}
	}
	w := arm{uid: uid}
	switch o.Kind {
	case RangedObject:
		w.obj.Ranged, _ = x.c.RangedByID(o.Row)
	case MeleeObject:
		w.obj.Melee, _ = x.c.MeleeByID(o.Row)
	case ArmourObject:
		w.obj.Armour, _ = x.c.ArmourByID(o.Row)
	case ItemObject:
		w.obj.Item, _ = x.c.ItemByID(o.Row)
	}
	if w.obj == (purgatory.Object{}) {
		return arm{}
	}
	return w
}

// charged reports whether an object can be used to fight: the big energy weapon
// only one round in two.
func (x rules) charged(o *Object) bool {
	return o.Row != rechargeRow || o.Used == 0 || x.g.Round >= o.Used+2
}

// bladeOf is what a figure strikes another with: the object of that uid, bare
// hands, or without either the weapon of the greatest damage (R-154, Q-200,
//
func (x rules) bladeOf(f, at *Figure, uid string) (arm, *Illegal) {
	switch o := x.g.Object(uid); {
	case uid == BareHands:
		return arm{}, nil
	case uid == "":
		return x.best(f, at), nil
	case o == nil || o.Owner != f.ID || o.Gone:
		return arm{}, firm("R-154", say.PlayNotInHand, f.ID, uid)
	case f.Kind == AngelKind:
		return arm{}, illegal("R-154", say.PlayAngelArms, f.ID)
	case !x.charged(o):
		return arm{}, illegal("R-214", say.PlayRecharges, o.Used+2)
	}
	w := x.arm(uid)
	if w.uid != "" && w.melee() == nil {
		return arm{}, firm("R-140", say.PlayNoBlade, uid)
	}
	return w, nil
}

// best is the melee weapon of the greatest damage that a figure can use; bare
// hands, or its own damage, if nothing is better.
func (x rules) best(f, at *Figure) arm {
	var best arm
	if f.Kind == AngelKind {
		return best
	}
	most := x.mean(f, at, best)
	for _, o := range x.g.Held(f.ID) {
		if w := x.arm(o.UID); w.melee() != nil && x.charged(o) {
			if n := x.mean(f, at, w); n > most {
				best, most = w, n
			}
		}
	}
	return best
}

// mean is the damage of a hit, of angels and demons for the mean of their roll.
func (x rules) mean(f, at *Figure, w arm) int {
	if b := x.being(f); b != nil {
		return x.dealt(f, at, w, (b.Damage.Min()+b.Damage.Max())/2)
	}
	return x.dealt(f, at, w, 0)
}

// dealt is the damage of one hit: of a soul's weapon or bare hands by its wrath,
// of a being's own roll, or its weapon's.
func (x rules) dealt(f, at *Figure, w arm, roll int) int {
	celestial := f.Kind != SoulKind
	switch {
	case w.uid == "" && celestial:
		return roll
	case w.uid == "":
		return purgatory.Derive(x.sins(f)).Bare
	case !celestial:
		roll = x.sins(f)[purgatory.Wrath]
	}
	return purgatory.HitDamage(x.o, w.obj, celestial, roll, at.Kind == DemonKind)
}

// meleeDice is how many dice a figure strikes with at most.
func (x rules) meleeDice(f *Figure) int {
	if b := x.being(f); b != nil {
		return b.MeleeDice
	}
	return purgatory.Derive(x.sins(f)).MeleeDice
}

// worn is the protection that works for a figure: what it wears and is no fake;
// angels only carry.
func (x rules) worn(f *Figure) *purgatory.ArmourRow {
	if f.Kind == AngelKind || f.Worn == "" {
		return nil
	}
	return x.arm(f.Worn).obj.Armour
}

// has reports whether a soul has an object of a row; angels and demons have
// nothing of what protects souls.
func (x rules) has(f *Figure, what func(*purgatory.Item) bool) bool {
	return f.Kind == SoulKind && slices.ContainsFunc(x.g.Held(f.ID), func(o *Object) bool {
		item := x.arm(o.UID).obj.Item
		return item != nil && what(item)
	})
}

func isShroud(it *purgatory.Item) bool { return it.ID == shroudRow }

// speaks is who decides and throws for a figure against a side: who plays it, or
// its camp; for a humanist that nobody plays with two players the opponent
//
func (x rules) speaks(f *Figure, against Side) Side {
	switch side := f.Camp(); {
	case f.ID == x.g.Active:
		return x.g.By
	case side == Humanity && x.g.Players == 2:
		return against.Opponent()
	default:
		return side
	}
}

// credit is the side to which what a figure destroys is credited.
func (x rules) credit(f *Figure) Side {
	if f.ID == x.g.Active {
		return x.g.By
	}
	return f.Camp()
}

// mayAttack refuses a target: one that is not on the table, a wandering soul, a
// friend, the bearer of the shroud before a demon's blow, who stands in a
// pentacle.
func (x rules) mayAttack(f, at *Figure, melee bool) *Illegal {
	friend := f.Camp() == at.Camp() && f.Harm != at.ID && !(melee && f.special(wrathRow)) &&
		!(f.State == Humanist && x.g.Active == f.ID && x.g.By != Humanity)
	banked := at.State == Condemned && x.is("condemned.status", "banked")
	switch {
	case f.ID == at.ID:
		return firm("R-140", say.PlayNotItself, f.ID)
	case !f.Place.onTable():
		return firm("R-140", say.PlayNotThere, f.ID)
	case at.State == Wandering && !x.is("wandering.attackable", "reveal"):
		return firm("Q-044", say.PlayNotAttacked, at.ID)
	case banked:
		return illegal("Q-045", say.PlayBanked, at.ID)
	case !at.Standing() && at.State != Condemned, !at.Place.onTable():
		return firm("R-037", say.PlayNotThere, at.ID)
	case at.Pentacle:
		return illegal("R-258", say.PlayInPentacle, at.ID)
	case f.Harm != "" && f.Harm != at.ID:
		return illegal("R-132", say.PlayMustHarm, f.ID, f.Harm)
	case friend:
		return illegal("R-140", say.PlayFriend, at.ID)
	case melee && f.Kind == DemonKind && x.has(at, isShroud):
		return illegal("R-233", say.PlayShroud, at.ID)
	}
	return nil
}

// onTable reports whether figures of that place can meet.
func (p Place) onTable() bool { return p == Purgatory || p == Flames || p == Embers }

// targets is the figures that a gesture attacks, each once.
func (a *act) targets(f *Figure, melee bool) ([]*Figure, error) {
	var all []*Figure
	for i, id := range a.cmd.Targets {
		at, err := a.find(id)
		if err != nil {
			return nil, err
		}
		if slices.Contains(a.cmd.Targets[:i], id) {
			return nil, firm("Q-102", say.PlayTargetTwice, id)
		}
		if err := a.forbid(a.mayAttack(f, at, melee)); err != nil {
			return nil, err
		}
		all = append(all, at)
	}
	return all, nil
}

// aims allots dice to targets: as Allot says, or Number or most of them as
// evenly as can be.
func (a *act) aims(targets, most int) ([]purgatory.Aim, error) {
	if len(a.cmd.Allot) > 0 {
		if len(a.cmd.Allot) != targets {
			return nil, firm("Q-102", say.PlayAllot, len(a.cmd.Allot), targets)
		}
		var aims []purgatory.Aim
		for _, n := range a.cmd.Allot {
			aims = append(aims, purgatory.Aim{Dice: n})
		}
		return aims, nil
	}
	if a.cmd.Number != 0 {
		most = a.cmd.Number
	}
	return purgatory.Spread(most, targets, 0), nil
}

// unveil reveals a wandering soul that is attacked (wandering.attackable): the
// opponent of the attack rolls who it is. It has its substance, and its equipment
// only when it joins a camp.
func (a *act) unveil(targets []*Figure, by Side) error {
	for _, f := range targets {
		if f.State != Wandering || f.PSMax > 0 {
			continue
		}
		who, err := a.identify(f, by.Opponent())
		if err != nil {
			return err
		}
		a.emit(SoulRevealed{Figure: f.ID, Identity: who})
		full := purgatory.Derive(a.sins(f)).Substance
		a.emit(SubstanceChanged{Figure: f.ID, By: full, PS: full, Max: full, Rule: "Q-044"})
	}
	return nil
}

// enemies is the figures that a figure may attack.
func (x rules) enemies(f *Figure, melee bool) []*Figure {
	return x.allowed(func(at *Figure) *Illegal { return x.mayAttack(f, at, melee) })
}
