package purgatory

import (
	"math/big"
	"strconv"

	"croix/generator/odds"
	"croix/generator/say"
)

// UnjamQuestion asks for an attempt to unjam by a bearer of that wrath, 1 to 6,
// or 0 for a demon.
type UnjamQuestion struct{ Wrath int }

func (q UnjamQuestion) odds(_ *Catalog, o Options) (Answer, error) {
	if err := score(Wrath, q.Wrath, 0); err != nil {
		return Answer{}, err
	}
	d := die(func(face int) Outcome { return Unjam(o, q.Wrath, face) })
	a := one(outcomes("result", say.OddsResult, d, Cleared, Destroyed, StillJammed))
	// With as many tries as it takes: what ends the tries, in proportion.
	if ends := d.Where(func(out Outcome) bool { return out != StillJammed }); ends.Sign() > 0 {
		cleared := d.P(Cleared)
		a.Choices[0].Tables = append(a.Choices[0].Tables,
			yesNo("eventually", say.OddsEventually, cleared.Quo(cleared, ends), Cleared, Destroyed))
	}
	return a, nil
}

// AidQuestion asks for the test of a soul of that jealousy, 1 to 6, that wants
// to help an ally.
type AidQuestion struct{ Jealousy int }

func (q AidQuestion) odds(_ *Catalog, o Options) (Answer, error) {
	if err := score(Jealousy, q.Jealousy, 1); err != nil {
		return Answer{}, err
	}
	d := die(func(face int) Outcome { return AidTest(o, q.Jealousy, face) })
	return one(outcomes("result", say.OddsResult, d, Helps, NoEffect, Harms)), nil
}

// RiposteQuestion asks for the test before a riposte of a figure of that
// sloth, 1 to 6, or 0 for an angel or a demon.
type RiposteQuestion struct {
	Sloth   int
	OnGuard bool
}

func (q RiposteQuestion) odds(_ *Catalog, o Options) (Answer, error) {
	if err := score(Sloth, q.Sloth, 0); err != nil {
		return Answer{}, err
	}
	if err := MayRiposte(o, q.OnGuard, 1); err != nil {
		return Answer{}, err
	}
	d := die(func(face int) Outcome { return RiposteTest(o, q.Sloth, face, q.OnGuard, 1) })
	return one(outcomes("result", say.OddsResult, d, Simultaneous, MayStrikeOnce, ActionLost)), nil
}

// PowerQuestion asks whether an angel that purifies, or a demon that perverts a
// wandering soul, changes anything: at least one of three dice shows a 1, or a 6
//
type PowerQuestion struct{ Kind CelestialKind }

func (q PowerQuestion) odds(*Catalog, Options) (Answer, error) {
	d := die(func(face int) Outcome {
		if q.Kind == Angel && Purify([]int{face}) > 0 {
			return Changes
		}
		if added, _ := Pervert([]int{face}); q.Kind == Demon && added > 0 {
			return Changes
		}
		return NoEffect
	})
	p := big.NewRat(1, 1)
	for range PowerDice {
		p.Mul(p, d.P(NoEffect))
	}
	return one(yesNo("result", say.OddsResult, p.Sub(big.NewRat(1, 1), p), Changes, NoEffect)), nil
}

// DisengageQuestion asks for the blow that a soul risks as it leaves an
// opponent of that sloth, 1 to 6, or 0 for an angel or a demon.
type DisengageQuestion struct{ Sloth int }

func (q DisengageQuestion) odds(_ *Catalog, o Options) (Answer, error) {
	if err := score(Sloth, q.Sloth, 0); err != nil {
		return Answer{}, err
	}
	d := die(func(face int) Outcome { return Disengage(o, true, q.Sloth, face) })
	return one(outcomes("result", say.OddsResult, d, NoBlow, Blow)), nil
}

// ControlQuestion asks for an attempt of Satan or God to control a humanist of
// that envy, 1 to 6. God re-rolls a failure whenever he may:
// nothing is lost by it.
type ControlQuestion struct {
	By   Side
	Envy int
	Near Near
}

func (q ControlQuestion) odds(c *Catalog, o Options) (Answer, error) {
	if err := score(Envy, q.Envy, 1); err != nil {
		return Answer{}, err
	}
	if q.By != God && q.By != Satan {
		return Answer{}, say.Errorf(say.OddsSide, shown(string(q.By)), string(Satan), string(God))
	}
	a := one(outcomes("result", say.OddsResult, q.roll(c, o, nil), Controlled, Random, Inactive))
	if q.By == Satan && (q.Near.Envy || q.Near.Principality) {
		a.Notes = append(a.Notes, say.OddsNearGod)
	}
	return a, nil
}

// roll is the outcome after the dice thrown so far and all that follow.
func (q ControlQuestion) roll(c *Catalog, o Options, faces []int) odds.Dist[Outcome] {
	r := ControlSequence(c, o, q.By, faces, q.Envy, q.Near)
	if !r.Again {
		return odds.Certain(r.Outcome)
	}
	return odds.Then(odds.Die(6, func(face int) int { return face }), func(face int) odds.Dist[Outcome] {
		return q.roll(c, o, append(faces[:len(faces):len(faces)], face))
	})
}

// ActivityQuestion asks for what a humanist does of itself, when Satan or God
// rolls.
type ActivityQuestion struct{ By Side }

func (q ActivityQuestion) odds(c *Catalog, o Options) (Answer, error) {
	if q.By != God && q.By != Satan {
		return Answer{}, say.Errorf(say.OddsSide, shown(string(q.By)), string(Satan), string(God))
	}
	var order []Outcome
	seen := map[Outcome]bool{}
	d := die(func(face int) Outcome {
		out := Activity(c, o, q.By, face)
		if !seen[out] {
			seen[out] = true
			order = append(order, out)
		}
		return out
	})
	return one(outcomes("result", say.OddsResult, d, order...)), nil
}

// ReturnQuestion asks for the comeback of a destroyed being that made so many
// souls virtuous, in one round and within a few.
type ReturnQuestion struct {
	Being   *Celestial
	Counter int // 0 to 99
}

// returnRounds are how many rounds the answer looks ahead.
const returnRounds = 3

// maxCounter is the most souls that one angel can have made virtuous.
const maxCounter = 99

func (q ReturnQuestion) odds(_ *Catalog, _ Options) (Answer, error) {
	switch {
	case q.Being == nil || q.Being.ReturnOn() == 0:
		return Answer{}, say.Errorf(say.OddsNoReturn)
	case q.Counter < 0 || q.Counter > maxCounter:
		return Answer{}, say.Errorf(say.OddsRange, "--counter", q.Counter, 0, maxCounter)
	case q.Counter > 0 && q.Being.Kind != Angel:
		return Answer{}, say.Errorf(say.OddsNoCounter)
	}
	p := odds.Die(6, func(face int) bool { return Returns(q.Being, q.Counter, face) }).P(true)
	a := one(yesNo("result", say.OddsResult, p, ComesBack, StaysAway))
	within := OddsTable{ID: "within", Name: say.OddsWithin}
	for n := 1; n <= returnRounds; n++ {
		within.Outcomes = append(within.Outcomes, Chance{Outcome: strconv.Itoa(n), P: odds.Again(p, n)})
	}
	a.Choices[0].Tables = append(a.Choices[0].Tables, within)
	return a, nil
}

// DriftQuestion asks how far a wandering soul drifts, which starts near the
// demon of sloth or not.
type DriftQuestion struct{ NearSloth bool }

func (q DriftQuestion) odds(_ *Catalog, o Options) (Answer, error) {
	d := odds.Map(odds.Sum(3, 6), func(cm int) int {
		if !q.NearSloth {
			return cm
		}
		return HalfMove(o, 10*cm)
	})
	if q.NearSloth && o.Is("rounding.half_move", "exact") {
		t := Numbers("millimetres", say.OddsMillimetres, d)
		return one(t), nil
	}
	if q.NearSloth {
		d = odds.Map(d, func(mm int) int { return mm / 10 })
	}
	return one(Numbers("distance", say.OddsDistance, d)), nil
}

// HalfMove is the half of a distance in millimetres near the demon of sloth,
// whole centimetres unless the house rules keep the half.
func HalfMove(o Options, mm int) int {
	if o.Is("rounding.half_move", "exact") {
		return mm / 2
	}
	return mm / 2 / 10 * 10
}

// Outcomes of throws that are no verdict of their own.
const (
	ComesBack Outcome = "returns"
	StaysAway Outcome = "stays_away"
)
