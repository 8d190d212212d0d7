package say

// Refusals of dice notation. The first argument is what was written.
const (
	DiceEmpty         Key = "dice-empty"
	DiceSyntax        Key = "dice-syntax"
	DiceNumberLong    Key = "dice-number-long"
	DiceNegativeCount Key = "dice-negative-count"
	DiceNone          Key = "dice-none"
	DiceMany          Key = "dice-many"
	DiceNoSides       Key = "dice-no-sides"
	DiceOneSide       Key = "dice-one-side"
	DiceManySides     Key = "dice-many-sides"
	DicePlusLarge     Key = "dice-plus-large"
	DiceAmbiguous     Key = "dice-ambiguous"
	DiceDigitsPlus    Key = "dice-digits-plus"
	DiceDigitsShape   Key = "dice-digits-shape"
)

// Refusals of faces and of throws.
const (
	DiceFacesEmpty    Key = "dice-faces-empty"
	DiceFaceMissing   Key = "dice-face-missing"
	DiceFaceSyntax    Key = "dice-face-syntax"
	DiceFaceRange     Key = "dice-face-range"
	DiceFaceSides     Key = "dice-face-sides"
	DiceFaceCount     Key = "dice-face-count"
	DiceWantedOne     Key = "dice-wanted-one"
	DiceWantedMany    Key = "dice-wanted-many"
	DiceLeftOver      Key = "dice-left-over"
	DiceOfThrow       Key = "dice-of-throw"
	DiceOfNamedThrow  Key = "dice-of-named-throw"
	DiceFromPlayer    Key = "dice-from-player"
	DiceFromScript    Key = "dice-from-script"
	DiceRollerMissing Key = "dice-roller-missing"
)

var diceMessages = map[Key]text{
	DiceEmpty:         {"no dice are named: write for example d6, 2d6+4 or d66", "aucun dé n’est nommé : écrivez par exemple d6, 2d6+4 ou d66"},
	DiceSyntax:        {"“%s” is not a throw of dice: write for example d6, 2d6+4 or d66", "« %s » n’est pas un jet de dés : écrivez par exemple d6, 2d6+4 ou d66"},
	DiceNumberLong:    {"“%s” has a number of more than %d digits: write a shorter one", "« %s » contient un nombre de plus de %d chiffres : écrivez-en un plus court"},
	DiceNegativeCount: {"“%s” throws less than no dice: the number of dice is from 1 to %d", "« %s » lance moins que zéro dé : le nombre de dés va de 1 à %d"},
	DiceNone:          {"“%s” throws no dice: the number of dice is from 1 to %d", "« %s » ne lance aucun dé : le nombre de dés va de 1 à %d"},
	DiceMany:          {"“%s” throws too many dice: at most %d", "« %s » lance trop de dés : %d au plus"},
	DiceNoSides:       {"“%s” has dice without sides: a die has from 2 to %d sides", "« %s » a des dés sans faces : un dé a de 2 à %d faces"},
	DiceOneSide:       {"“%s” has dice of one side, which decide nothing: a die has from 2 to %d sides", "« %s » a des dés à une seule face, qui ne décident rien : un dé a de 2 à %d faces"},
	DiceManySides:     {"“%s” has dice with too many sides: at most %d", "« %s » a des dés qui ont trop de faces : %d au plus"},
	DicePlusLarge:     {"“%s” adds or takes off too much: at most %d", "« %s » ajoute ou retire trop : %d au plus"},
	DiceAmbiguous: {
		"“%[1]s” can be read in two ways: write %[2]s for one throw of %[3]d dice read as digits, -n 2 %[2]s for two such throws, 1d6 or 2d6 for a sum",
		"« %[1]s » se lit de deux façons : écrivez %[2]s pour un jet de %[3]d dés lus comme des chiffres, -n 2 %[2]s pour deux jets, 1d6 ou 2d6 pour une somme",
	},
	DiceDigitsPlus:  {"“%s” adds to a %s, which is read on a table: leave the number out", "« %s » ajoute à un %s, qui se lit dans un tableau : retirez le nombre"},
	DiceDigitsShape: {"“%s” is not a throw: dice read as digits are d66 or d666", "« %s » n’est pas un jet : les dés lus comme des chiffres sont d66 ou d666"},

	DiceFacesEmpty:    {"no faces are given: write the faces in throwing order, for example 3,4", "aucune face n’est donnée : écrivez les faces dans l’ordre du jet, par exemple 3,4"},
	DiceFaceMissing:   {"die %d of “%s” has no face: write one face between two commas, for example 3,4", "le dé %d de « %s » n’a pas de face : écrivez une face entre deux virgules, par exemple 3,4"},
	DiceFaceSyntax:    {"die %d shows “%s”, which is not a whole number: write the faces in throwing order, for example 3,4", "le dé %d montre « %s », qui n’est pas un nombre entier : écrivez les faces dans l’ordre du jet, par exemple 3,4"},
	DiceFaceRange:     {"die %d shows %s, but a face is from 1 to %d: write the faces apart, for example 3,4", "le dé %d montre %s, mais une face va de 1 à %d : écrivez les faces séparées, par exemple 3,4"},
	DiceFaceSides:     {"die %d shows %d, but a d%d shows 1 to %d", "le dé %d montre %d, mais un d%d montre de 1 à %d"},
	DiceFaceCount:     {"%s wants %d faces, but %d are given", "%s demande %d faces, mais %d sont données"},
	DiceWantedOne:     {"die %d is missing: give the face of a d%d", "le dé %d manque : donnez la face d’un d%d"},
	DiceWantedMany:    {"dice %d to %d are missing: give the faces of %d d%d", "les dés %d à %d manquent : donnez les faces de %d d%d"},
	DiceLeftOver:      {"faces given: %d, faces used: %d: leave out the rest", "faces données : %d, faces utilisées : %d : retirez le reste"},
	DiceOfThrow:       {"%s (throw: %s)", "%s (jet : %s)"},
	DiceOfNamedThrow:  {"%s (throw: %s, %s)", "%s (jet : %s, %s)"},
	DiceFromPlayer:    {"--dice: %s", "--dice : %s"},
	DiceFromScript:    {"scripted dice: %s", "dés écrits d’avance : %s"},
	DiceRollerMissing: {"there is no source of dice", "il n’y a pas de source de dés"},
}
