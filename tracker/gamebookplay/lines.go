package gamebookplay

import (
	"strings"

	"croix/generator/gamebook"
	"croix/generator/say"
)

// Line is empty: what is not as usual stands on the sheet.
func (e RulesSet) Line(Teller) string { return "" }

// Line is empty: the enemies are told when they are fought.
func (e BestiarySet) Line(Teller) string { return "" }

// Line tells the new hero.
func (e HeroMade) Line(t Teller) string {
	s := e.Hero.Scores
	return t.text(say.GamebookLineMade, t.Game.hero(e.ID).Called(), s.Skill, s.Stamina, s.Luck, s.Faith, s.Gold, s.Meals)
}

// Line tells who is played, where that is a choice.
func (e HeroChosen) Line(t Teller) string {
	if len(t.Game.Heroes) < 2 {
		return ""
	}
	return t.text(say.GamebookLineChosen, t.Game.hero(e.Hero).Called())
}

// Line tells it.
func (e WentTo) Line(t Teller) string {
	line := t.text(say.GamebookLineWent, e.Paragraph)
	if e.Choice != "" {
		line = t.text(say.GamebookLineWentBy, e.Paragraph, e.Choice)
	}
	return t.hero(e.Hero, line)
}

// Line tells whom the hero fights.
func (e FightBegan) Line(t Teller) string {
	var all []string
	for i, x := range e.Enemies {
		all = append(all, enemyName{x.Name, i + 1, len(e.Enemies)}.Name(t.Lang)+" "+strength(x))
	}
	return t.hero(e.Hero, t.text(say.Key("gamebook.line.fight-"+string(e.Mode)), strings.Join(all, ", ")))
}

// Line tells the target, or who steps up.
func (e TargetChosen) Line(t Teller) string {
	key := say.GamebookLineTarget
	if e.Next {
		key = say.GamebookLineNext
	}
	return t.hero(e.Hero, t.text(key, t.enemy(e.Hero, e.Enemy)))
}

// Line tells each exchange of the round.
func (e RoundFought) Line(t Teller) string {
	var all []string
	var mine Dice
	for _, x := range e.Exchanges {
		if len(x.HeroDice.Faces) > 0 {
			mine = x.HeroDice
		}
		all = append(all, t.text(say.Key("gamebook.line."+string(x.Result)),
			t.enemy(e.Hero, x.Enemy), x.EnemyStrength, faces(x.EnemyDice), x.HeroStrength, faces(mine)))
	}
	return t.hero(e.Hero, t.text(say.GamebookLineRound, e.Round, strings.Join(all, " · ")))
}

// Line tells what the wound costs.
func (e WoundSettled) Line(t Teller) string {
	switch {
	case e.Result == gamebook.Wounded:
		return t.hero(e.Hero, t.text(say.GamebookLineLost, e.Loss, e.Left))
	case e.Left == 0:
		return t.hero(e.Hero, t.text(say.GamebookLineKilled, t.enemy(e.Hero, e.Enemy), e.Loss))
	}
	return t.hero(e.Hero, t.text(say.GamebookLineHurt, t.enemy(e.Hero, e.Enemy), e.Loss, e.Left))
}

// Line tells the test.
func (e LuckTested) Line(t Teller) string {
	return t.hero(e.Hero, t.text(say.Key("gamebook.line."+string(e.Fate)), faces(e.Dice), e.Dice.Sum(), e.Before, e.After))
}

// Line tells it.
func (e FightEnded) Line(t Teller) string {
	return t.hero(e.Hero, t.text(say.Key("gamebook.line.fight-"+e.How)))
}

// Line tells the test.
func (e Tested) Line(t Teller) string {
	key := say.GamebookLineFailed
	if e.Success {
		key = say.GamebookLineSucceeded
	}
	return t.hero(e.Hero, t.text(key, e.Stat, faces(e.Dice), e.Dice.Sum(), e.Score))
}

// Line tells whether it is enough.
func (e Compared) Line(t Teller) string {
	key := say.GamebookLineNotEnough
	if e.Have >= e.Need {
		key = say.GamebookLineEnough
	}
	return t.hero(e.Hero, t.text(key, e.Stat, e.Have, e.Need))
}

// Line tells the meal, and that it was wasted (R10).
func (e MealEaten) Line(t Teller) string {
	key := say.GamebookLineAte
	if e.Wasted {
		key = say.GamebookLineWasted
	}
	return t.hero(e.Hero, t.text(key, e.Stamina, e.Meals))
}

// Line tells the change, and what held it back.
func (e Changed) Line(t Teller) string {
	key := say.GamebookLineChanged
	if e.Initial {
		key = say.GamebookLineInitial
	}
	line := t.text(key, e.Stat, signedText(e.Asked), e.From, e.To)
	if e.Limit != gamebook.NoLimit && e.To != 0 {
		line += " " + t.text(say.Key("gamebook.limit."+string(e.Limit)))
	}
	if e.Text != "" {
		line += " — " + e.Text
	}
	return t.hero(e.Hero, line)
}

// Line tells it.
func (e EnemyChanged) Line(t Teller) string {
	return t.hero(e.Hero, t.text(say.GamebookLineEnemy, t.enemy(e.Hero, e.Enemy), e.From, e.To))
}

// Line tells it.
func (e ItemTaken) Line(t Teller) string {
	return t.hero(e.Hero, t.text(say.GamebookLineTook, gamebook.ItemName(e.Item, t.Lang)))
}

// Line tells it.
func (e ItemDropped) Line(t Teller) string {
	return t.hero(e.Hero, t.text(say.GamebookLineDropped, gamebook.ItemName(e.Item, t.Lang)))
}

// Line is the remark.
func (e Noted) Line(t Teller) string { return t.hero(e.Hero, t.text(say.GamebookLineNote, e.Text)) }

// Line tells the end.
func (e HeroEnded) Line(t Teller) string {
	return t.text(say.Key("gamebook.line.hero-"+string(e.How)), t.Game.hero(e.Hero).Called())
}

// Line tells which rule was broken.
func (e Override) Line(t Teller) string {
	return t.text(say.GamebookLineOverride, t.Lang.Pick(e.En, e.Fr), e.Rule)
}
