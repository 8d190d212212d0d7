package gamebookplay

import (
	"slices"

	"croix/generator/gamebook"
	"croix/generator/say"
)

// battle begins a fight (003-20, 003-30 to 003-32).
func (a *act) battle() error {
	if a.h.Fight != nil {
		return firm("003-20", say.GamebookFighting)
	}
	n := len(a.cmd.Enemies)
	mode := a.cmd.Mode
	if mode == "" && n == 1 {
		mode = Alone
	}
	switch {
	case n < 1 || n > gamebook.MaxEnemies:
		return firm("003-20", say.GamebookEnemyCount, n, gamebook.MaxEnemies)
	case mode != Alone && mode != Sequence && mode != Together || mode == Alone && n > 1:
		return firm("003-30", say.GamebookMode)
	}
	for _, e := range a.cmd.Enemies {
		if err := e.Check(); err != nil {
			return firm("003-20", say.GamebookThat, err)
		}
		for _, text := range []string{e.Name, e.Notes} {
			if err := plain(text, maxText, true); err != nil {
				return err
			}
		}
	}
	a.emit(FightBegan{Hero: a.h.ID, Mode: mode, Enemies: slices.Clone(a.cmd.Enemies)})
	return nil
}

// target chooses the enemy to attack (003-32).
func (a *act) target() error {
	if err := a.fighting(); err != nil {
		return err
	}
	f := a.h.Fight
	e := f.foe(a.cmd.Number - 1)
	switch {
	case e == nil:
		return firm("003-32", say.GamebookNoEnemy, a.cmd.Number, len(f.Enemies))
	case e.Now == 0:
		return firm("003-33", say.GamebookEnemyDead, a.cmd.Number)
	case f.Mode != Together:
		return a.aside(a.cmd.Number - 1)
	}
	a.emit(TargetChosen{Hero: a.h.ID, Enemy: a.cmd.Number - 1})
	return nil
}

// aside chooses another enemy in a fight one by one, which only a paragraph can
// ask for (003-31).
func (a *act) aside(enemy int) error {
	if err := a.forbid(illegal("003-31", say.GamebookOneByOne)); err != nil {
		return err
	}
	a.emit(TargetChosen{Hero: a.h.ID, Enemy: enemy})
	return nil
}

// round fights a round: the target first, then in a group the other living
// enemies in their order; of each pair the enemy throws first (003-21, 003-32,
// R3). With one throw for all, the hero throws against the target (R4).
func (a *act) round() error {
	if err := a.fighting(); err != nil {
		return err
	}
	f := a.h.Fight
	order := []int{f.Target}
	if f.Mode == Together {
		for _, i := range f.Living() {
			if i != f.Target {
				order = append(order, i)
			}
		}
	}
	e := RoundFought{Hero: a.h.ID, Round: f.Round + 1}
	var mine Dice
	for k, i := range order {
		foe := f.Enemies[i]
		theirs, err := a.throw(say.GamebookThrowEnemy)
		if err != nil {
			return err
		}
		x := Exchange{Enemy: i, EnemyDice: theirs}
		if k == 0 || a.g.Options.Separate {
			if mine, err = a.throw(say.GamebookThrowHero); err != nil {
				return err
			}
			x.HeroDice = mine
		}
		x.EnemyStrength = theirs.Sum() + foe.Skill + foe.EnemyBonus
		x.HeroStrength = mine.Sum() + a.h.Now.Skill + foe.HeroBonus
		x.Result = gamebook.Compare(x.EnemyStrength, x.HeroStrength, k == 0)
		e.Exchanges = append(e.Exchanges, x)
	}
	a.emit(e)
	a.settle(gamebook.Untested, false)
	return nil
}

// settle writes the wounds of the round down, one after another, until one waits
// for Luck (003-22 to 003-26). decided is that of the first is known.
func (a *act) settle(fate gamebook.Fate, decided bool) {
	for a.h.Alive() && a.pending() {
		f := a.h.Fight
		b := f.Pending[0]
		foe := f.Enemies[b.Enemy]
		wound, stamina := foe.Wound(b.Result), a.h.Now.Stamina
		if b.Result == gamebook.Hit {
			stamina = foe.Now
		}
		if !decided && gamebook.Offers(b.Result, wound, stamina, a.h.Now.Luck, a.g.Options) {
			return
		}
		loss := gamebook.Loss(b.Result, wound, fate)
		a.emit(WoundSettled{Hero: a.h.ID, Enemy: b.Enemy, Result: b.Result, Fate: fate, Loss: loss, Left: max(0, stamina-loss)})
		a.dies()
		fate, decided = gamebook.Untested, false
	}
	a.fallen()
}

// fallen goes on when the target has fallen: the next enemy, or the end of the
// fight (003-31, 003-33).
func (a *act) fallen() {
	f := a.h.Fight
	if f == nil || f.Enemies[f.Target].Now > 0 {
		return
	}
	living := f.Living()
	if len(living) == 0 {
		a.emit(FightEnded{Hero: a.h.ID, How: Won})
		return
	}
	a.emit(TargetChosen{Hero: a.h.ID, Enemy: living[0], Next: true})
}

// luck tests Luck (003-40): on the wound that waits, or because a paragraph says
// so.
func (a *act) luck() error {
	d, err := a.throw(say.GamebookThrowLuck)
	if err != nil {
		return err
	}
	pending := a.pending()
	lucky, after := gamebook.TestLuck(a.h.Now.Luck, d.Faces, a.g.Options)
	fate := gamebook.Unlucky
	if lucky {
		fate = gamebook.Lucky
	}
	a.emit(LuckTested{Hero: a.h.ID, Dice: d, Before: a.h.Now.Luck, After: after, Fate: fate})
	if pending {
		a.settle(fate, true)
	}
	return nil
}

// noLuck leaves the wound that waits as it is.
func (a *act) noLuck() error {
	if !a.pending() {
		return firm("003-23", say.GamebookNotPending)
	}
	a.settle(gamebook.Untested, true)
	return nil
}

// foes changes the Stamina of an enemy because a paragraph says so.
func (a *act) foes() error {
	if err := a.fighting(); err != nil {
		return err
	}
	e := a.h.Fight.foe(a.cmd.Enemy - 1)
	if e == nil {
		return firm("003-20", say.GamebookNoEnemy, a.cmd.Enemy, len(a.h.Fight.Enemies))
	}
	n, err := signed(a.cmd, e.Now, gamebook.MaxStamina)
	if err != nil {
		return err
	}
	to := min(max(0, e.Now+n), gamebook.MaxStamina)
	a.emit(EnemyChanged{Hero: a.h.ID, Enemy: a.cmd.Enemy - 1, From: e.Now, To: to})
	a.fallen()
	return nil
}

// stop ends the fight because the paragraph says so.
func (a *act) stop() error {
	if err := a.fighting(); err != nil {
		return err
	}
	a.emit(FightEnded{Hero: a.h.ID, How: Interrupted})
	return nil
}

// flee leaves the fight for Stamina, if the house rules allow it.
func (a *act) flee() error {
	if err := a.fighting(); err != nil {
		return err
	}
	if !a.g.Options.Escape {
		if err := a.forbid(illegal("003-25", say.GamebookNoEscape)); err != nil {
			return err
		}
	}
	to, _ := gamebook.Change(gamebook.Stamina, a.h.Now.Stamina, a.h.Initial.Stamina, -gamebook.EscapeCost, false, a.g.Options)
	a.emit(FightEnded{Hero: a.h.ID, How: Escaped})
	a.emit(Changed{Hero: a.h.ID, Stat: gamebook.Stamina, From: a.h.Now.Stamina, To: to, Asked: -gamebook.EscapeCost})
	a.dies()
	return nil
}
