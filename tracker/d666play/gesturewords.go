package d666play

import (
	"strings"

	"croix/generator/d666"
)

// words is each word of some lists with what it means.
func words[T any](lists map[string]T) map[string]T {
	m := map[string]T{}
	for list, v := range lists {
		for _, w := range strings.Fields(list) {
			m[w] = v
		}
	}
	return m
}

// verbWords is the words for each verb, folded; the first letters are for the
// commonest.
func verbWords() map[string]Verb {
	return words(map[string]Verb{
		"attack attaque attaquer a": Attack, "power pouvoir use utiliser": Use, "move deplacer bouger m": Move, "act action agir": Act,
		"pass passe passer p": Pass, "start debut commencer": Start, "set fixer regler": Set, "add ajouter": Add, "leave retirer partir": Leave,
		"note noter": Note, "end fin finir": Finish,
	})
}

// verdictWords is what a player says of a roll.
func verdictWords() map[string]d666.Verdict {
	return words(map[string]d666.Verdict{
		"hit success reussi reussie reussit touche": d666.Success, "miss failure failed rate ratee echec": d666.Failure,
	})
}

// fieldWords is what may be set.
func fieldWords() map[string]string {
	return words(map[string]string{
		"points pf force_points points_force": "points", "state etat": fieldState, "timer compteur": "timer", "force fo": "force",
		"will volonte vo": "will", "agility agilite ag": "agility", "armour armor armure": "armour", "divisor diviseur": "divisor", "pp": "pp",
	})
}

func stateWords() map[string]d666.State {
	return words(map[string]d666.State{
		"active actif active_again": d666.Active, "stunned sonne sonnee": d666.Stunned, "knocked knocked_out assomme assommee": d666.Knocked,
		"coma": d666.Coma, "dead mort morte": d666.Dead, "gone hors_jeu": d666.Gone,
	})
}

// The words between operands.
const (
	wordWith      = "with"
	wordWill      = "will"
	wordDamage    = "damage"
	wordUnseen    = "unseen"
	wordNoDodge   = "no_dodge"
	wordSituation = "situation"
	wordLevel     = "level"
	wordOn        = "on"
)

func joinWords() map[string]string {
	return words(map[string]string{
		"with avec": wordWith, "will volonte": wordWill, "damage degats": wordDamage, "unseen surprise invisible": wordUnseen,
		"no_dodge sans_esquive": wordNoDodge, "situation": wordSituation, "level niveau": wordLevel, "on at sur contre": wordOn,
	})
}

// frenchWords is the French word that is written for an English one.
func frenchWords() map[string]string {
	return map[string]string{
		string(Attack): "attaquer", string(Use): "pouvoir", string(Move): "bouger", string(Act): "agir", string(Pass): "passe", string(Start): "début",
		string(Set): "fixer", string(Add): "ajouter", string(Leave): "retirer", string(Note): "note", string(Finish): "fin",
		wordWith: "avec", wordWill: "volonté", wordDamage: "dégâts", wordUnseen: "surprise", wordNoDodge: "sans_esquive", wordLevel: "niveau", wordOn: "sur",
		"hit": "réussi", "miss": "raté", string(d666.Dodge): "esquive", string(d666.Parry): "parade",
		string(d666.Easy): "facile", string(d666.Medium): "moyenne", string(d666.Hard): "difficile", string(d666.VeryHard): "très_difficile",
		fieldState: "état", "timer": "compteur", "agility": "agilité", "armour": "armure", "divisor": "diviseur",
		string(d666.Active): "actif", string(d666.Stunned): "sonné", string(d666.Knocked): "assommé", string(d666.Dead): "mort", string(d666.Gone): "hors_jeu",
	}
}

// reserved reports whether a word means something in gestures, so that no
// fighter can be called so.
func reserved(word string) bool {
	_, defence := d666.ParseDefence(word)
	_, difficulty := d666.ParseDifficulty(word)
	_, verdict := verdictWords()[word]
	_, field := fieldWords()[word]
	_, join := joinWords()[word]
	return defence || difficulty || verdict || field || join || verbWords()[word] != "" || word == "anyway" ||
		strings.Trim(word, "0123456789@+=-") == ""
}
