package gamebookplay

import (
	"slices"
	"strings"

	"croix/generator/gamebook"
)

// verbWords is the words for each verb, folded. The first letters are for the
// commonest in a fight.
func verbWords() map[string]Verb {
	m := map[string]Verb{}
	for v, words := range map[Verb]string{
		Create: "create new creer nouveau", Play: "hero play heros jouer", Goto: "goto go paragraph aller paragraphe",
		Battle: "fight combat combattre", Target: "target t cible", Round: "round r assaut a", TestLuck: "luck l chance c",
		NoLuck: "no n non", Test: "test tester", Eat: "eat meal manger repas", Foes: "enemy ennemi",
		Take: "take prendre", Drop: "drop jeter", Note: "note noter", Stop: "stop interrompre", Flee: "flee fuir fuite",
		Finish: "end fin finir",
	} {
		for _, w := range strings.Fields(words) {
			m[w] = v
		}
	}
	return m
}

// statWords is the words for the numbers of the sheet.
func statWords() map[string]gamebook.Stat {
	m := map[string]gamebook.Stat{}
	for s, words := range map[gamebook.Stat]string{
		gamebook.Skill: "skill habilete hab", gamebook.Stamina: "stamina endurance end", gamebook.Luck: "luck chance",
		gamebook.Faith: "faith foi", gamebook.Gold: "gold or", gamebook.Meals: "meals meal repas",
	} {
		for _, w := range strings.Fields(words) {
			m[w] = s
		}
	}
	return m
}

func initialWord(w string) bool {
	return slices.Contains([]string{"initial", "total", "depart"}, w)
}

func exceedWord(w string) bool {
	return slices.Contains([]string{"exceed", "permitted", "permis", "autorise"}, w)
}

func modeWords() map[string]Mode {
	return map[string]Mode{
		"alone": Alone, "seul": Alone, "sequence": Sequence, "successif": Sequence, "together": Together, "ensemble": Together,
	}
}

// joinWords is what stands between two enemies.
func joinWords() map[string]Mode {
	return map[string]Mode{"then": Sequence, "puis": Sequence, "and": Together, "et": Together, "+": Together, ",": ""}
}

func endWords() map[string]End {
	return map[string]End{
		"victory": Victory, "win": Victory, "won": Victory, "reussite": Victory, "victoire": Victory,
		"abandoned": Abandoned, "abandon": Abandoned,
	}
}

// bonus is where a word about the fight with an enemy is kept; nil for another
// word.
func bonus(e *gamebook.Enemy, word string) *int {
	switch word {
	case "hero", "heros":
		return &e.HeroBonus
	case "enemy", "ennemi":
		return &e.EnemyBonus
	case "deals", "inflige":
		return &e.HeroWounds
	case "takes", "subit":
		return &e.Wounds
	}
	return nil
}

func sorted(words []string) []string {
	slices.Sort(words)
	return words
}
