package purgatory

import (
	"slices"

	"croix/generator/dice"
	"croix/generator/say"
)

// Action is what a figure does with an action.
type Action string

// The actions there are. A riposte is paid like one, but out of turn
// (see MayRiposte).
const (
	ActMove         Action = "move"
	ActDrift        Action = "drift"
	ActShoot        Action = "shoot"
	ActUnjam        Action = "unjam"
	ActAid          Action = "aid" // the test alone, which is free
	ActStrike       Action = "strike"
	ActOnGuard      Action = "on_guard"
	ActPickUp       Action = "pick_up"
	ActDiscard      Action = "discard"
	ActPutOn        Action = "put_on_armour"
	ActPurify       Action = "purify"
	ActMakeVirtuous Action = "make_virtuous"
	ActPervert      Action = "pervert"
	ActDamn         Action = "damn"
	ActEat          Action = "eat"
	ActUseItem      Action = "use_item"
)

// idPentacle is the object that a figure cannot use once it has moved.
const idPentacle = "craie_a_pentacle"

// actionRow is a row of the catalogue of actions.
type actionRow struct {
	name  say.Key
	who   string // w wandering, s soul, a angel, d demon
	power bool   // of the family of powers
}

// catalogue is R-094. That only some angels and demons shoot or eat is not
// here: see who.
func (a Action) catalogue() actionRow {
	switch a {
	case ActMove:
		return actionRow{say.ActMove, "sad", false}
	case ActDrift:
		return actionRow{say.ActDrift, "w", false}
	case ActShoot:
		return actionRow{say.ActShoot, "sad", false}
	case ActUnjam:
		return actionRow{say.ActUnjam, "sd", false}
	case ActAid:
		return actionRow{say.ActAid, "s", false}
	case ActStrike:
		return actionRow{say.ActStrike, "sad", false}
	case ActOnGuard:
		return actionRow{say.ActOnGuard, "sad", false}
	case ActPickUp:
		return actionRow{say.ActPickUp, "sad", false}
	case ActDiscard:
		return actionRow{say.ActDiscard, "sad", false}
	case ActPutOn:
		return actionRow{say.ActPutOn, "sd", false}
	case ActPurify:
		return actionRow{say.ActPurify, "a", true}
	case ActMakeVirtuous:
		return actionRow{say.ActMakeVirtuous, "a", true}
	case ActPervert:
		return actionRow{say.ActPervert, "d", true}
	case ActDamn:
		return actionRow{say.ActDamn, "d", true}
	case ActEat:
		return actionRow{say.ActEat, "d", false}
	case ActUseItem:
		return actionRow{say.ActUseItem, "sd", false}
	}
	return actionRow{}
}

// Name is the action in the player's language.
func (a Action) Name(l say.Lang) string { return l.Text(a.catalogue().name) }

// Act is an action with what it is done with.
type Act struct {
	Action Action
	Gun    *RangedRow // of a shot; nil for the shot of an angel or a demon without weapon
	Item   string     // id of the object of use_item: each is an action of its own
	Power  bool       // a soul does it with the power that 666 gave it
}

// Cost is the actions that it takes: 1, 2 for a shot with some weapons, 0 for
// the test before aid.
func (a Act) Cost() int {
	switch {
	case a.Action == ActAid:
		return 0
	case a.Action == ActShoot && a.Gun != nil:
		return max(1, a.Gun.Actions)
	}
	return 1
}

// same reports whether two acts are the same action.
func (a Act) same(b Act) bool { return a.Action == b.Action && a.Item == b.Item }

// Actor is who acts.
type Actor struct {
	Being     *Celestial // the angel or demon; nil for a soul
	Wandering bool       // a soul that nobody knows: it only drifts
}

// letter is the actor in the column of actionRow, and what players call it.
func (a Actor) letter() (string, say.Key) {
	switch {
	case a.Being != nil && a.Being.Kind == Angel:
		return "a", say.ActKindAngel
	case a.Being != nil:
		return "d", say.ActKindDemon
	case a.Wandering:
		return "w", say.ActKindWandering
	}
	return "s", say.ActKindSoul
}

// does reports whether it is an action of the actor (R-094, R-181, Q-233,
//
func (a Actor) does(act Act) bool {
	is := func(id string) bool { return a.Being != nil && a.Being.ID == id }
	letter, _ := a.letter()
	row := act.Action.catalogue()
	switch {
	case letter == "s" && act.Power:
		return act.Action == ActPervert || act.Action == ActDamn || act.Action == ActEat // as Q-174 says
	case !slices.Contains([]byte(row.who), letter[0]):
		return false
	case act.Action == ActShoot && letter == "a":
		return act.Gun == nil && is(idDominion)
	case act.Action == ActShoot && (act.Gun == nil || act.Gun.Rate == 0): // the row of nothing
		return is(idJealousy)
	case act.Action == ActStrike && a.Being != nil:
		return a.Being.Fights()
	case act.Action == ActEat:
		return is(idGluttony)
	}
	return true
}

// CelestialGun is the ranged attack that an angel or demon has without weapon,
// its range in cm and whether it has one: Jealousy shoots as many dice as it
// has in melee up to 40 cm, Domination one die up to 10 cm, both for ever and
// without jam.
func (b *Celestial) CelestialGun() (g Gun, rangeCM int, ok bool) {
	switch {
	case b.Kind == Demon && b.ID == idJealousy:
		return Gun{Rate: b.MeleeDice, Ammo: Unlimited}, 40, true
	case b.Kind == Angel && b.ID == idDominion:
		return Gun{Rate: 1, Ammo: Unlimited}, 10, true
	}
	return Gun{}, 0, false
}

// GunDamage is the damage of one hit of such a shot: 1d6, whatever a blow of the
// being deals.
func GunDamage() dice.Expr { return dice.D(1, 6) }

// moves is how many Moves fit in one activation: two for the Thrones (R-293,
//
func (a Actor) moves() int {
	if a.Being != nil && a.Being.Kind == Angel && a.Being.ID == idThrones {
		return 2
	}
	return 1
}

// ActionLegal is nil if a figure that has done some acts in this activation,
// and has so many actions in all, may do one more: never the same action
// twice but discarding, nothing after on guard, no shot with a firearm and
// move, no pentacle after a move (R-090 to,
//
func ActionLegal(o Options, a Actor, allowance int, done []Act, next Act) error {
	if _, kind := a.letter(); !a.does(next) {
		return say.Errorf(say.VerdictWho, next.Action, kind)
	}
	times, moved, spent, powers := 0, false, 0, 0
	for _, d := range done {
		if d.same(next) {
			times++
		}
		spent += d.Cost()
		moved = moved || d.Action == ActMove
		if d.Action.catalogue().power {
			powers++
		}
		switch {
		case d.Action == ActOnGuard:
			return say.Errorf(say.VerdictAfterGuard, next.Action)
		case next.Action == ActMove && d.standsStill():
			return say.Errorf(say.VerdictMoveShoot)
		}
	}
	most := 1
	switch next.Action {
	case ActMove:
		most = a.moves()
	case ActDiscard, ActAid: // aid: once for each ally
		most = len(done) + 1
	}
	switch {
	case times >= most:
		return say.Errorf(say.VerdictTwice, next.Action)
	case powers > 0 && next.Action.catalogue().power && o.Bool("actions.power_family_once"):
		return say.Errorf(say.VerdictPowerFamily, next.Action)
	case moved && next.standsStill():
		return say.Errorf(say.VerdictMoveShoot)
	case moved && next.Action == ActUseItem && next.Item == idPentacle:
		return say.Errorf(say.VerdictMovePentacle)
	case spent+next.Cost() > allowance:
		return say.Errorf(say.VerdictCost, next.Action, next.Cost(), max(0, allowance-spent))
	}
	return nil
}

// standsStill reports a shot with the weapon that forbids a move in the same
// activation.
func (a Act) standsStill() bool {
	return a.Action == ActShoot && a.Gun != nil && a.Gun.ID == idFirearm
}

// SequenceLegal is nil if a figure may do all these acts in this order in one
// activation.
func SequenceLegal(o Options, a Actor, allowance int, acts []Act) error {
	for i, act := range acts {
		if err := ActionLegal(o, a, allowance, acts[:i], act); err != nil {
			return err
		}
	}
	return nil
}

// Allowance is how many actions a figure has: 2, less one if it is wounded,
// those it lost for ever, and one for an angel that began its activation in
// the flames; one more for a demon that did; 1 at least, or 0 by a house rule
// . A wandering soul has one
// to drift.
func Allowance(o Options, a Actor, substance, maximum, lost int, inHell bool) int {
	if a.Wandering {
		return 1
	}
	n := CelestialActions - lost
	if Wounded(substance, maximum) {
		n--
	}
	if inHell && a.Being != nil {
		if a.Being.Kind == Demon {
			n++
		} else {
			n--
		}
	}
	least := 1
	if o.Is("actions.minimum", "0") {
		least = 0
	}
	return max(least, n)
}
