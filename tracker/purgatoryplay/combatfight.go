package purgatoryplay

import (
	"slices"

	"croix/generator/dice"
	"croix/generator/purgatory"
	"croix/generator/say"
)

// FightKind is how figures attack.
type FightKind string

// The kinds of fight.
const (
	StrikeFight  FightKind = "strike"
	ShotFight    FightKind = "shot"
	LeavingFight FightKind = "leaving" // blows at a soul that leaves
	FreeFight    FightKind = "free"    // without riposte and breakage
)

// Fight is an attack that goes on: questions may stand between its dice. By is
// the attacker, or the soul that leaves for To.
type Fight struct {
	Kind    FightKind `json:"kind"`
	By      string    `json:"by"`
	Side    Side      `json:"side,omitempty"` // who throws for it
	Attacks []Attack  `json:"attacks"`
	Open    []string  `json:"open,omitempty"` // struck figures that may still riposte, in order
	To      Place     `json:"to,omitempty"`
	Left    []string  `json:"left,omitempty"`
}

// Attack is what one figure does to one other in a fight.
type Attack struct {
	By      string `json:"by"`
	At      string `json:"at"`
	Weapon  string `json:"weapon,omitempty"`
	Side    Side   `json:"side,omitempty"` // to which it is credited
	Dice    int    `json:"dice,omitempty"` // allotted; none for a blow at who leaves, and in the blast
	Riposte bool   `json:"riposte,omitempty"`
	First   bool   `json:"first,omitempty"` // before the attacker
	Breaks  bool   `json:"breaks,omitempty"`
	Hits    int    `json:"hits,omitempty"`
	Damage  int    `json:"damage,omitempty"` // that comes through
	Bearer  string `json:"bearer,omitempty"` // the Powers that take it
	Rolled  bool   `json:"rolled,omitempty"`
	Asked   bool   `json:"asked,omitempty"`   // whether the Cherubim cancel a die
	Harmed  bool   `json:"harmed,omitempty"`  // the damage is known
	Offered bool   `json:"offered,omitempty"` // to the Powers
	Done    bool   `json:"done,omitempty"`
}

func (f *Fight) clone() *Fight {
	if f == nil {
		return nil
	}
	n := *f
	n.Attacks, n.Open, n.Left = slices.Clone(f.Attacks), slices.Clone(f.Open), slices.Clone(f.Left)
	return &n
}

// volley is the indexes of the attacks that are decided together: those that
// strike first, then all others.
func (f *Fight) volley() []int {
	var first, rest []int
	for i, t := range f.Attacks {
		switch {
		case t.Done:
		case t.First:
			first = append(first, i)
		default:
			rest = append(rest, i)
		}
	}
	if len(first) > 0 {
		return first
	}
	return rest
}

// which is the first attack of a volley that a property holds for; -1 for none.
func (f *Fight) which(volley []int, is func(Attack) bool) int {
	for _, i := range volley {
		if is(f.Attacks[i]) {
			return i
		}
	}
	return -1
}

// thrower is who throws for a figure of a fight.
func (x rules) thrower(f *Fight, id string) Side {
	if id == f.By {
		return f.Side
	}
	return x.speaks(x.g.figure(id), f.Side)
}

// attack starts a fight and goes through it as far as no player has to decide.
func (a *act) attack(f Fight) error {
	if a.g.Fight != nil {
		return firm("R-052", say.PlayAskOpen)
	}
	e := Attacked{Fight: f}
	by := a.g.figure(f.By)
	if by.Kind == SoulKind && (f.Kind == StrikeFight || f.Kind == ShotFight) {
		for _, t := range f.Attacks {
			if at := a.g.figure(t.At); t.Dice > 0 && at.Camp() != by.Camp() {
				e.Enemies = append(e.Enemies, t.At)
			}
		}
	}
	a.emit(e)
	return a.fight()
}

// fight goes on with the fight until a player has to decide or it is over:
// ripostes are declared, dice thrown, a die cancelled, damage rolled, taken by
// the Powers, and suffered by all at once.
func (a *act) fight() error {
	for a.g.Fight != nil {
		if waits, err := a.step(a.g.Fight); waits || err != nil {
			return err
		}
	}
	return nil
}

func (a *act) step(f *Fight) (waits bool, err error) {
	if len(f.Open) > 0 {
		return a.offerRiposte(f.Open[0])
	}
	volley := f.volley()
	i := f.which(volley, func(t Attack) bool { return !t.Rolled })
	lost := i >= 0 && !a.acts(a.g.figure(f.By)) // struck first, and fell
	switch {
	case len(volley) == 0 || lost:
		return false, a.over(f)
	case i >= 0:
		return false, a.roll(f, i)
	}
	if i := f.which(volley, a.cancellable); i >= 0 {
		t := f.Attacks[i]
		a.ask(Ask{Kind: AskCancel, Side: God, Figure: t.At, Targets: []string{t.By}, MayNo: true})
		return true, nil
	}
	if i := f.which(volley, func(t Attack) bool { return !t.Harmed }); i >= 0 {
		return false, a.harm(f, i)
	}
	if i := f.which(volley, a.bearable); i >= 0 {
		a.ask(Ask{Kind: AskBear, Side: God, Figure: a.powers().ID, Targets: []string{f.Attacks[i].At}, MayNo: true})
		return true, nil
	}
	return false, a.deal(f, volley)
}

// roll throws the dice of an attack; those of the attacker on all its targets
// are one throw.
func (a *act) roll(f *Fight, i int) error {
	t := f.Attacks[i]
	which := []int{i}
	if !t.Riposte {
		which = nil
		for n, o := range f.Attacks {
			if !o.Riposte && o.Dice > 0 {
				which = append(which, n)
			}
		}
	}
	by := a.g.figure(t.By)
	var aims []purgatory.Aim
	count := 0
	for _, n := range which {
		o := f.Attacks[n]
		aims = append(aims, purgatory.Aim{Dice: o.Dice, Penalty: a.penalty(f, o)})
		count += o.Dice
	}
	purpose := say.PlayThrowStrike
	switch {
	case f.Kind == ShotFight:
		purpose = say.PlayThrowShot
	case t.Riposte:
		purpose = say.PlayThrowRiposte
	}
	read := func(faces []int) Rolled {
		e := Rolled{By: t.By, Which: which}
		switch {
		case f.Kind == ShotFight:
			gun, _, _ := a.gun(by, t.Weapon)
			v := purgatory.Shoot(a.o, gun, aims, faces)
			e.From, e.Hits, e.Jam, e.Gun, e.Ammo = v.Threshold, v.Hits, v.Jam, t.Weapon, v.Ammo
		case t.Riposte:
			v := purgatory.Riposte(a.o, aims[0].Penalty, faces)
			e.From, e.Hits, e.Breaks = v.Threshold, v.Hits, v.Breaks
		default:
			v := purgatory.Strike(a.o, aims, faces)
			e.From, e.Hits, e.Breaks = v.Threshold, v.Hits, v.Breaks && f.Kind != FreeFight
		}
		return e
	}
	// Where not even 6s hit, only 1s could still change anything.
	e := read(slices.Repeat([]int{6}, count))
	e.Dice = Dice{For: purpose, Side: a.thrower(f, t.By)}
	if ones := read(slices.Repeat([]int{1}, count)); !a.idles(slices.Max(e.Hits) == 0 && !ones.Jam && !ones.Breaks) {
		d, err := a.throwOf(by, e.Dice.Side, purpose, dice.D(count, 6))
		if err != nil {
			return err
		}
		e = read(d.Faces)
		e.Dice = d
	}
	for n, o := range f.Attacks { // the blast hits as its target is hit
		if f.Kind == ShotFight && o.Dice == 0 {
			e.Which, e.Hits = append(e.Which, n), append(e.Hits, e.Hits[0])
		}
	}
	a.emit(e)
	return nil
}

// penalty is what is taken off each die of an attack (R-225, R-226, R-259,
//
func (x rules) penalty(f *Fight, t Attack) int {
	if f.Kind == ShotFight {
		return purgatory.ShotPenalty(x.o, x.worn(x.g.figure(t.At)))
	}
	return x.meleePenalty(t, x.guard(f, t))
}

// meleePenalty is that of a blow at a figure that stands so.
func (x rules) meleePenalty(t Attack, guard purgatory.Guard) int {
	by, at := x.g.figure(t.By), x.g.figure(t.At)
	enemySoul := by.Kind == SoulKind && by.Camp() != at.Camp()
	return purgatory.MeleePenalty(x.o, x.arm(t.Weapon).melee(), enemySoul, guard)
}

// guard is how the target of a blow stands, with what it uses in the exchange.
func (x rules) guard(f *Fight, t Attack) purgatory.Guard {
	at := x.g.figure(t.At)
	guard := purgatory.Guard{Worn: x.worn(at), Incense: x.has(at, (*purgatory.Item).IsIncense)}
	for _, o := range f.Attacks {
		if o.By == t.At && o.Weapon != "" {
			guard.TwoHanded = x.arm(o.Weapon).obj.TwoHanded()
		}
	}
	return guard
}

// cancellable reports whether the Cherubim can cancel a die of a melee attack
// on them, once a round.
func (a *act) cancellable(t Attack) bool {
	at := a.g.figure(t.At)
	return !t.Asked && t.Hits > 0 && t.Dice > 0 && a.g.Fight.Kind != ShotFight &&
		at.Row == cherubRow && at.Kind == AngelKind && !at.Cancelled
}

// cancels answers whether the Cherubim cancel a die.
func (a *act) cancels(q Ask) error {
	f := a.g.Fight
	if f == nil {
		return nil
	}
	if i := f.which(f.volley(), a.cancellable); i >= 0 {
		e := DieCancelled{Attack: i, Figure: q.Figure, No: a.cmd.No, Hits: f.Attacks[i].Hits}
		if !a.cmd.No {
			e.Hits = purgatory.StrikeVerdict{Hits: []int{e.Hits}}.CancelDie(0).Hits[0]
		}
		a.emit(e)
	}
	return a.fight()
}

// harm rolls the damage of an attack and takes off it what the target's
// immunities and protections take.
func (a *act) harm(f *Fight, i int) error {
	t := f.Attacks[i]
	by, at, w := a.g.figure(t.By), a.g.figure(t.At), a.arm(t.Weapon)
	h, d := a.hits(f, t), a.defence(at)
	e := Harmed{Attack: i, By: t.By, At: t.At}
	expr, rolls := a.damageDice(by, w, f.Kind)
	if rolls && t.Hits > 0 && a.idles(purgatory.Immune(a.o, h, d)) {
		e.Dice = []Dice{{For: say.PlayThrowDamage, Side: a.thrower(f, t.By)}}
		a.emit(e)
		return nil
	}
	for range t.Hits {
		roll := 0
		if rolls {
			d, err := a.throwFor(t.By, a.thrower(f, t.By), say.PlayThrowDamage, expr)
			if err != nil {
				return err
			}
			roll = d.Sum()
			e.Dice = append(e.Dice, d)
		}
		h.Each = append(h.Each, a.dealt(by, at, w, roll))
	}
	e.Each, e.Damage = h.Each, purgatory.Suffered(a.o, h, d, nil)
	if n := purgatory.EnergyDice(a.o, h, d); n > 0 {
		throw := Dice{For: say.PlayThrowArmour, Side: a.thrower(f, t.At)}
		if !a.idles(e.Damage == 0) {
			var err error
			if throw, err = a.throwOf(at, throw.Side, throw.For, dice.D(n, 6)); err != nil {
				return err
			}
			e.Damage = purgatory.Suffered(a.o, h, d, throw.Faces)
		}
		e.Dice = append(e.Dice, throw)
	}
	a.emit(e)
	return nil
}

// hits is what kind of hits an attack makes; Each is not told.
func (x rules) hits(f *Fight, t Attack) purgatory.Hits {
	h, w := purgatory.Hits{ByDemon: x.g.figure(t.By).Kind == DemonKind}, x.arm(t.Weapon)
	if r := w.ranged(); f.Kind == ShotFight && r != nil {
		h.Firearm = r.Firearm
	}
	if m := w.melee(); m != nil {
		h.Energy, h.IgnoresArmour = m.Energy, m.IgnoresArmour()
	}
	return h
}

// defence is what lessens the damage that a figure takes.
func (x rules) defence(at *Figure) purgatory.Defence {
	if b := x.being(at); b != nil {
		return b.DefenceOf(x.worn(at))
	}
	return purgatory.Defence{Worn: x.worn(at), Robe: x.has(at, (*purgatory.Item).IsRobe)}
}

// damageDice is the roll of one hit of an angel or demon; false for a soul, and
// where a house rule needs none.
func (a *act) damageDice(by *Figure, w arm, kind FightKind) (dice.Expr, bool) {
	b := a.being(by)
	switch {
	case b == nil, w.uid != "" && a.is("demon.weapon_damage", "six"):
		return dice.Expr{}, false
	case kind == ShotFight && w.uid == "":
		return purgatory.GunDamage(), true
	}
	return b.Damage, true
}

// powers is the Powers, if they are on the table and can bear damage.
func (x rules) powers() *Figure {
	i := slices.IndexFunc(x.g.Figures, func(f Figure) bool {
		return f.Row == powersRow && f.Kind == AngelKind && f.Standing() && f.Place.onTable()
	})
	if i < 0 {
		return nil
	}
	return &x.g.Figures[i]
}

// bearable reports whether the Powers can take the damage of another's attack on
// a soul; that they are within 10 cm is God's to say.
func (a *act) bearable(t Attack) bool {
	p := a.powers()
	return !t.Offered && t.Damage > 0 && a.g.figure(t.At).Kind == SoulKind && p != nil && p.ID != t.By
}

// bears answers whether the Powers take the damage.
func (a *act) bears(q Ask) error {
	f := a.g.Fight
	if f == nil {
		return nil
	}
	if i := f.which(f.volley(), a.bearable); i >= 0 {
		e := Borne{Attack: i, For: f.Attacks[i].At, Damage: f.Attacks[i].Damage}
		if !a.cmd.No {
			e.Figure = q.Figure
		}
		a.emit(e)
	}
	return a.fight()
}
