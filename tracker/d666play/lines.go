package d666play

import (
	"fmt"
	"strconv"
	"strings"

	"croix/generator/d666"
	"croix/generator/say"
)

// Line tells how success is read.
func (e RulesSet) Line(t Teller) string { return t.text(say.D666LineRules, e.Rules.Mode) }

// Line tells who joins.
func (e Joined) Line(t Teller) string {
	f := e.Fighter
	return t.text(say.D666LineJoined, named(f.Name), f.Category, f.Force, f.Will, f.Agility)
}

// Line tells it.
func (e Left) Line(t Teller) string { return t.text(say.D666LineLeft, t.name(e.ID)) }

// Line tells the order of the phase.
func (e PhaseBegan) Line(t Teller) string {
	var groups []string
	for _, g := range e.Groups {
		var names []string
		for _, id := range g {
			names = append(names, t.name(id))
		}
		groups = append(groups, strings.Join(names, " = "))
	}
	return t.text(say.D666LinePhase, e.Second, e.Phase, strings.Join(groups, " › "))
}

// Line is empty: the order was told.
func (e GroupBegan) Line(Teller) string { return "" }

// Line tells who passed, or lost the slot.
func (e SlotClosed) Line(t Teller) string {
	switch e.Why {
	case Passed:
		return t.text(say.D666LinePassed, t.name(e.ID))
	case OutOf:
		return t.text(say.D666LineOut, t.name(e.ID))
	}
	return ""
}

// rolled is a roll in words: units or dice, and the verdict.
func (t Teller) rolled(r Rolled) string {
	var parts []string
	if len(r.Dice.Faces) > 0 {
		parts = append(parts, strings.Trim(fmt.Sprint(r.Dice.Faces), "[]"))
	}
	if reading, err := d666.Read(r.Dice.Faces); err == nil && r.Threshold > 0 {
		sign := ">"
		if d666.Threshold(r.Threshold).Holds(reading) {
			sign = "≤"
		}
		parts = append(parts, fmt.Sprintf("%d %s %d", reading.Code, sign, r.Threshold))
	}
	parts = append(parts, r.Verdict.Name(t.Lang))
	if r.ok() {
		parts = append(parts, strconv.Itoa(r.Units))
	}
	if r.Special != d666.NoSpecial {
		parts = append(parts, t.text(say.D666Special, string(r.Special)))
	}
	return strings.Join(parts, " ")
}

// Line tells the sum of the blow.
func (e Attacked) Line(t Teller) string {
	head := t.text(say.D666LineAttack, t.name(e.Source), t.name(e.Target), t.rolled(e.Attack))
	if e.Weapon != "" {
		head = t.text(say.D666LineAttackWith, t.name(e.Source), t.name(e.Target), e.Weapon, t.rolled(e.Attack))
	}
	if !e.Attack.ok() {
		return head
	}
	sum := strconv.Itoa(e.Attack.Units)
	add := func(n int, word say.Key) {
		if n != 0 {
			sum += fmt.Sprintf(" %s %d (%s)", map[bool]string{true: "+", false: "−"}[n > 0], max(n, -n), t.text(word))
		}
	}
	add(e.Power, "d666.short.power")
	add(e.Bonus, "d666.short.bonus")
	if e.Defend.ok() {
		add(-e.Defend.Units, say.Key("d666.defence."+string(e.Defence)))
		if e.Defence == d666.Parry {
			add(-e.ParryPower, "d666.short.parry")
		}
	}
	add(-e.Armour, "d666.short.armour")
	line := head
	if e.Defence != d666.Undefended {
		line += " · " + t.text(say.D666LineDefence, e.Defence, t.rolled(e.Defend))
	}
	line += " · " + t.text(say.D666LineSum, sum, e.Damage)
	if e.Divisor > 1 {
		line += " · " + t.divided(e.Damage, e.Divisor, e.Lost, e.HouseValue)
	}
	return line
}

// divided is a division in words; a house value is called so.
func (t Teller) divided(damage, by, lost int, house bool) string {
	key := say.D666LineDivided
	if house {
		key = say.D666LineDividedHouse
	}
	return t.text(key, damage, by, lost)
}

// Line tells what becomes of each target.
func (e PowerUsed) Line(t Teller) string {
	power := e.Power
	if power == "" {
		power = t.text(say.D666APower)
	}
	line := t.text(say.D666LinePower, t.name(e.Source), power, t.rolled(e.Attack))
	for _, x := range e.Targets {
		line += " · " + t.name(x.ID)
		if x.Defend.Verdict != d666.Open {
			line += " (" + t.text(say.D666LineWill, t.rolled(x.Defend)) + ")"
		}
		line += t.text(say.D666LineColon, x.Effect)
		if x.Effect == d666.Affects {
			line += " " + strconv.Itoa(x.Strength)
		}
		if x.Aware {
			line += ", " + t.text(say.D666LineAware)
		}
		if x.Damage > 0 {
			line += ", " + t.text(say.D666LineRuled, x.Damage)
			if x.Divisor > 1 {
				line += ", " + t.divided(x.Damage, x.Divisor, x.Lost, x.HouseValue)
			}
		}
	}
	return line
}

// Line tells it.
func (e Moved) Line(t Teller) string { return t.text(say.D666LineMoved, t.name(e.ID), e.Metres) }

// Line tells it.
func (e Acted) Line(t Teller) string {
	if e.Text == "" {
		return t.text(say.D666LineActed, t.name(e.ID))
	}
	return t.text(say.D666LineActedSo, t.name(e.ID), e.Text)
}

// Line tells the loss, and the fall.
func (e Wounded) Line(t Teller) string {
	line := t.text(say.D666LineWounded, t.name(e.ID), e.Lost, strings.Replace(strconv.Itoa(e.Points), "-", "−", 1))
	if e.State != d666.Active {
		line += t.text(say.D666LineColon, e.State)
	}
	if e.Timer > 0 {
		line += fmt.Sprintf(" %d\u00a0%s", e.Timer, e.Unit)
	}
	if c := t.Game.Fighter(e.ID); c != nil && e.State == d666.Dead && c.Fighter.Category == d666.Supernatural {
		line += ", " + t.text("d666.rules.wounds.dead.supernatural") // 002-43
	}
	return line
}

// Line is empty: the wounds tell themselves.
func (e GroupEnded) Line(Teller) string { return "" }

// Line tells who is active again.
func (e SecondEnded) Line(t Teller) string {
	var back []string
	for _, f := range e.Timers {
		if f.Left == 0 {
			back = append(back, t.name(f.ID))
		}
	}
	if len(back) == 0 {
		return ""
	}
	return t.text(say.D666LineBack, strings.Join(back, ", "))
}

// Line tells that the players decided it.
func (e Corrected) Line(t Teller) string {
	if e.Field == fieldState {
		return t.text(say.D666LineState, t.name(e.ID), e.Was, e.State)
	}
	return t.text(say.D666LineSet, t.name(e.ID), say.Key("d666.field."+e.Field), e.From, e.To)
}

// Line is the remark.
func (e Noted) Line(t Teller) string { return t.text(say.D666LineNote, e.Text) }

// Line tells who is left.
func (e Ended) Line(t Teller) string {
	switch {
	case e.Why == ByWord:
		return t.text(say.D666LineStopped)
	case e.Winner == "":
		return t.text(say.D666LineNobody)
	}
	return t.text(say.D666LineWon, e.Winner)
}

// Line tells which rule was broken.
func (e Override) Line(t Teller) string {
	return t.text(say.D666LineOverride, t.Lang.Pick(e.En, e.Fr), e.Rule)
}
