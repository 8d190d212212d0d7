package purgatoryplay

import (
	"slices"
	"strconv"
	"strings"

	"croix/generator/purgatory"
	"croix/generator/say"
)

func combatEvents() []Event {
	return []Event{
		Attacked{}, ShieldThrown{}, RiposteTested{}, Riposted{}, Rolled{}, DieCancelled{}, Harmed{}, Borne{}, Dealt{},
		FightEnded{}, Blow{}, FamiliarHurt{}, Poisoned{}, Preyed{}, WhipCracked{}, ObjectBroken{}, Thrown{},
		UnjamTried{}, AidTested{},
	}
}

// fight is the fight for Apply, which never fails.
func (g *Game) fight() *Fight {
	if g.Fight != nil {
		return g.Fight
	}
	return &Fight{}
}

// attack is an attack of the fight for Apply.
func (g *Game) attack(i int) *Attack {
	if f := g.fight(); i >= 0 && i < len(f.Attacks) {
		return &f.Attacks[i]
	}
	return &Attack{}
}

// Attacked begins a fight. Enemies are those whom a soul attacks, for the aid of
// others.
type Attacked struct {
	Fight   Fight    `json:"fight"`
	Enemies []string `json:"enemies,omitempty"`
}

// Apply begins it; a weapon that recharges is used, and a Strike is one (Q-145,
//
func (e Attacked) Apply(g *Game) {
	g.Fight = e.Fight.clone()
	for _, t := range e.Fight.Attacks {
		g.uses(t)
	}
	if e.Fight.Kind == StrikeFight {
		g.figure(e.Fight.By).Struck = true
	}
	for _, id := range e.Enemies {
		g.Attacked = append(slices.Clip(g.Attacked), Assault{Enemy: id, Soul: e.Fight.By})
	}
}

// uses notes the round in which a melee weapon was used.
func (g *Game) uses(t Attack) {
	if o := g.Object(t.Weapon); o != nil && o.Kind == MeleeObject {
		o.Used = g.Round
	}
}

// Line tells it; blows at who leaves tell themselves.
func (e Attacked) Line(t Teller) string {
	key := say.PlayLineStrikes
	switch e.Fight.Kind {
	case LeavingFight:
		return ""
	case ShotFight:
		key = say.PlayLineShoots
	}
	var at []string
	weapon := ""
	for _, x := range e.Fight.Attacks {
		at = append(at, t.Name(x.At))
		weapon = x.Weapon
	}
	return t.text(key, t.Name(e.Fight.By), strings.Join(at, ", ")) + t.with(weapon)
}

// with is the weapon of that uid in brackets; "" for none.
func (t Teller) with(uid string) string {
	if o := t.Game.Object(uid); o != nil {
		return " (" + t.row(o.Row) + ")"
	}
	return ""
}

// ShieldThrown is the die of an energy shield, and how far it pushes the
// attacker; 0 if it fails.
type ShieldThrown struct {
	Figure string `json:"figure"`
	By     string `json:"by"`
	Dice   []Dice `json:"dice"`
	CM     int    `json:"cm,omitempty"`
}

// Apply counts the Strike, which is spent either way.
func (e ShieldThrown) Apply(g *Game) { g.figure(e.By).Struck = true }

// Line tells it.
func (e ShieldThrown) Line(t Teller) string {
	if e.CM == 0 {
		return t.text(say.PlayLineShieldFails, t.Name(e.Figure), t.faces(e.Dice...))
	}
	return t.text(say.PlayLinePushed, t.Name(e.Figure), t.Name(e.By), e.CM, t.faces(e.Dice...))
}

// RiposteTested is the test of sloth of a struck figure.
type RiposteTested struct {
	Figure  string            `json:"figure"`
	Dice    Dice              `json:"dice"`
	Outcome purgatory.Outcome `json:"outcome"`
}

// Apply changes nothing: what comes of it is Riposted.
func (e RiposteTested) Apply(*Game) {}

// Line tells it.
func (e RiposteTested) Line(t Teller) string {
	faces := t.against(e.Figure, []Dice{e.Dice}, beyond(purgatory.Sloth, purgatory.Simultaneous, func(x rules, sloth, face int) purgatory.Outcome {
		return purgatory.RiposteTest(x.o, sloth, face, false, 1)
	}))
	return t.text(say.PlayLineRiposte, t.Name(e.Figure), faces, say.Key("play.outcome."+string(e.Outcome)))
}

// Riposted is whether a struck figure ripostes, and with what.
type Riposted struct {
	Figure   string  `json:"figure"`
	Declined bool    `json:"declined,omitempty"`
	Attack   *Attack `json:"attack,omitempty"`
}

// Apply adds the riposte to the fight.
func (e Riposted) Apply(g *Game) {
	f := g.fight()
	f.Open = slices.DeleteFunc(f.Open, func(id string) bool { return id == e.Figure })
	if e.Attack != nil {
		f.Attacks = append(f.Attacks, *e.Attack)
		g.figure(e.Figure).Struck = true
		g.uses(*e.Attack)
	}
}

// Line is empty: the test and the dice tell it, or the answer no.
func (e Riposted) Line(Teller) string { return "" }

// Rolled is the dice of attacks, and the hits of each of them.
type Rolled struct {
	By     string `json:"by"`
	Which  []int  `json:"which"` // attacks of the fight
	Hits   []int  `json:"hits"`  // of each of them
	From   int    `json:"from"`  // the face that hits, before penalties
	Dice   Dice   `json:"dice"`
	Breaks bool   `json:"breaks,omitempty"` // a majority of 1s
	Jam    bool   `json:"jam,omitempty"`
	Gun    string `json:"gun,omitempty"` // uid of what was shot with
	Ammo   int    `json:"ammo,omitempty"`
}

// Apply gives the hits, and takes the ammunition.
func (e Rolled) Apply(g *Game) {
	for n, i := range e.Which {
		t := g.attack(i)
		t.Rolled = true
		if n < len(e.Hits) {
			t.Hits = e.Hits[n]
		}
		t.Breaks = e.Breaks && n == 0
	}
	if e.Gun != "" {
		o := g.object(e.Gun)
		o.Ammo, o.Jammed = e.Ammo, e.Jam
	}
}

// Line tells it.
func (e Rolled) Line(t Teller) string {
	key := say.PlayLineRolled
	switch {
	case e.Jam:
		key = say.PlayLineJams
	case e.Breaks:
		key = say.PlayLineBreaks
	}
	if e.Dice.spared() {
		return t.text(say.PlayLineNoHit, t.Name(e.By), e.From)
	}
	var hits []string
	for _, n := range e.Hits {
		hits = append(hits, strconv.Itoa(n))
	}
	return t.text(key, t.Name(e.By), t.faces(e.Dice), t.hitsNeeded(e.From, e.Which), strings.Join(hits, ", "))
}

// DieCancelled is whether the Cherubim cancel a die.
type DieCancelled struct {
	Attack int    `json:"attack"`
	Figure string `json:"figure"`
	Hits   int    `json:"hits"` // that are left
	No     bool   `json:"no,omitempty"`
}

// Apply sets the hits; it is done once a round.
func (e DieCancelled) Apply(g *Game) {
	t := g.attack(e.Attack)
	t.Hits, t.Asked = e.Hits, true
	if !e.No {
		g.figure(e.Figure).Cancelled = true
	}
}

// Line tells it; a no is told by the answer.
func (e DieCancelled) Line(t Teller) string {
	if e.No {
		return ""
	}
	return t.text(say.PlayLineCancels, t.Name(e.Figure), e.Hits)
}

// Harmed is the damage of an attack: of each hit as the weapon deals it, and
// what comes through.
type Harmed struct {
	Attack int    `json:"attack"`
	By     string `json:"by"`
	At     string `json:"at"`
	Each   []int  `json:"each,omitempty"`
	Damage int    `json:"damage"`
	Dice   []Dice `json:"dice,omitempty"` // of damage, and of energy armour
}

// Apply sets the damage.
func (e Harmed) Apply(g *Game) {
	t := g.attack(e.Attack)
	t.Damage, t.Harmed = e.Damage, true
}

// Line tells it, if there was a hit.
func (e Harmed) Line(t Teller) string {
	switch {
	case len(e.Each) == 0 && slices.ContainsFunc(e.Dice, Dice.spared):
		return t.text(say.PlayLineImmune, t.Name(e.By), t.Name(e.At)) + t.immune(e)
	case len(e.Each) == 0:
		return ""
	}
	var each []string
	for _, n := range e.Each {
		each = append(each, strconv.Itoa(n))
	}
	line := t.text(say.PlayLineHarmed, t.Name(e.By), t.Name(e.At), strings.Join(each, " + "), e.Damage)
	if len(e.Dice) > 0 {
		line += " (" + t.faces(e.Dice...) + ")"
	}
	return line + t.immune(e)
}

// Borne is whether the Powers take the damage of an attack; Figure is
// "" if not.
type Borne struct {
	Attack int    `json:"attack"`
	Figure string `json:"figure,omitempty"`
	For    string `json:"for"`
	Damage int    `json:"damage"`
}

// Apply sets who bears it.
func (e Borne) Apply(g *Game) {
	t := g.attack(e.Attack)
	t.Bearer, t.Offered = e.Figure, true
}

// Line tells it; a no is told by the answer.
func (e Borne) Line(t Teller) string {
	if e.Figure == "" {
		return ""
	}
	return t.text(say.PlayLineBorne, t.Name(e.Figure), e.Damage, t.Name(e.For))
}

// Dealt is an attack whose damage has been suffered.
type Dealt struct {
	Attack int `json:"attack"`
}

// Apply closes the attack.
func (e Dealt) Apply(g *Game) { g.attack(e.Attack).Done = true }

// Line is empty: the substance tells itself.
func (e Dealt) Line(Teller) string { return "" }

// FightEnded ends a fight.
type FightEnded struct{}

// Apply ends it.
func (e FightEnded) Apply(g *Game) { g.Fight = nil }

// Line is empty.
func (e FightEnded) Line(Teller) string { return "" }
