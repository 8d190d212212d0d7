package say

// Powers of demons and angels, humanists, in a game.
const (
	PlayNoPower       Key = "play.no-power"
	PlayNotFree       Key = "play.not-free"
	PlayNoReach       Key = "play.no-reach"
	PlayOneSoul       Key = "play.one-soul"
	PlayBanned        Key = "play.banned"
	PlayProtected     Key = "play.protected"
	PlayCrucifix      Key = "play.crucifix"
	PlayDuke          Key = "play.duke"
	PlayStaysInHell   Key = "play.stays-in-hell"
	PlayDifferentSins Key = "play.different-sins"
	PlayPervertSin    Key = "play.pervert-sin"
	PlayNameSin       Key = "play.name-sin"
	PlayAffiliation   Key = "play.affiliation"
	PlayNoCorpse      Key = "play.no-corpse"
	PlayNotDestroyed  Key = "play.not-destroyed"
	PlayHunts         Key = "play.hunts"
	PlayNoMore        Key = "play.no-more"
	PlayThrowSixes    Key = "play.throw-sixes"
	PlayThrowPurify   Key = "play.throw-purify"
	PlayThrowPervert  Key = "play.throw-pervert"
	PlayThrowEat      Key = "play.throw-eat"

	PlayUnchanged          Key = "play.unchanged"
	PlayLinePurified       Key = "play.line-purified"
	PlayLinePerverted      Key = "play.line-perverted"
	PlayLineAffiliated     Key = "play.line-affiliated"
	PlayLineEaten          Key = "play.line-eaten"
	PlayLineKeeps          Key = "play.line-keeps"
	PlayLineAntichristLeft Key = "play.line-antichrist-left"
)

var playPowerMessages = map[Key]text{
	PlayNoPower:       {"%s: no such power, %s", "%s\u00a0: pas ce pouvoir, %s"},
	PlayNotFree:       {"%s: camp chosen already, only wandering and humanist souls can be tried", "%s\u00a0: camp déjà choisi, on ne tente que les âmes vagabondes et humanistes"},
	PlayNoReach:       {"%s cannot be in contact with %s where they are: move first", "%s\u00a0: pas de contact possible avec %s, déplacez d’abord"},
	PlayOneSoul:       {"name one soul", "nommez une âme"},
	PlayBanned:        {"%s is safe from this for the rest of the game: %s", "%s ne le craint plus jusqu’à la fin de la partie\u00a0: %s"},
	PlayProtected:     {"%s has an object that protects it: %s", "%s a un objet qui l’en protège\u00a0: %s"},
	PlayCrucifix:      {"%s: no move into contact with %s, which bears a crucifix", "%s\u00a0: pas de contact avec %s, qui porte un crucifix"},
	PlayDuke:          {"%s does not go farther than %d\u00a0cm from Hell", "%s ne s’éloigne pas de l’Enfer de plus de %d\u00a0cm"},
	PlayStaysInHell:   {"%s is condemned: it does not leave Hell", "%s est condamnée : elle ne quitte pas l’Enfer"},
	PlayDifferentSins: {"name different sins, as many as 1s were thrown: %d", "nommez des péchés différents, autant que de 1 obtenus\u00a0: %d"},
	PlayPervertSin:    {"a demon adds to its own sin only: %s", "un démon n’ajoute qu’à son propre péché\u00a0: %s"},
	PlayNameSin:       {"%s stands for no sin: name the one to add to", "%s ne représente aucun péché\u00a0: nommez celui qui augmente"},
	PlayAffiliation:   {"name one of the highest sins of %s", "nommez un des plus hauts péchés de %s"},
	PlayNotDestroyed:  {"%s: no soul that was destroyed, there is nothing to eat", "%s\u00a0: pas une âme détruite, il n’y a rien à manger"},
	PlayNoCorpse:      {"%s did not destroy %s, or has eaten it", "%s n’a pas détruit %s, ou l’a déjà mangée"},
	PlayHunts:         {"%s only attacks the nearest: %s", "%s ne fait qu’attaquer le plus proche\u00a0: %s"},
	PlayNoMore:        {"this player can try %s no more", "ce joueur ne peut plus tenter %s"},
	PlayThrowSixes:    {"the 6s again, in Hell", "relance des 6, en Enfer"},
	PlayThrowPurify:   {"to purify", "pour purifier"},
	PlayThrowPervert:  {"to pervert", "pour pervertir"},
	PlayThrowEat:      {"substance of the soul eaten", "substance de l’âme mangée"},

	PlayUnchanged:          {"nothing changes", "rien ne change"},
	PlayLinePurified:       {"%s: purification of %s (%s)", "%s\u00a0: purification de %s (%s)"},
	PlayLinePerverted:      {"%s: perversion of %s (%s)", "%s\u00a0: perversion de %s (%s)"},
	PlayLineAffiliated:     {"%s is affiliated: %s", "%s a une affiliation\u00a0: %s"},
	PlayLineEaten:          {"%s eats %s (%s): substance %d", "%s mange %s (%s)\u00a0: substance %d"},
	PlayLineKeeps:          {"%s keeps the die for %s: %s", "%s garde le dé pour %s\u00a0: %s"},
	PlayLineAntichristLeft: {"%s leaves Purgatory: %s", "%s quitte le Purgatoire\u00a0: %s"},

	"play.outcome.no_more_control": {"can be tried no more by this player", "ne peut plus être tentée par ce joueur"},

	"play.hunts.demon": {"demon", "démon"},
	"play.hunts.angel": {"angel", "ange"},

	"play.ask.purify":      {"%[1]s: which sins of %[3]s go down, one for each 1? (%[2]s)", "%[1]s\u00a0: quels péchés de %[3]s baisser, un par 1 obtenu\u00a0? (%[2]s)"},
	"play.ask.affiliation": {"which of its highest sins does %[1]s stand for? (%[2]s)%[3]s", "lequel de ses plus hauts péchés %[1]s représente-t-elle\u00a0? (%[2]s)%[3]s"},
	"play.ask.again":       {"throw again for %[1]s? (%[2]s, near: %[3]s)", "relancer pour %[1]s\u00a0? (%[2]s, à portée\u00a0: %[3]s)"},
	"play.ask.free":        {"free strike of %[1]s at %[3]s: with how many dice? (%[2]s)", "%[1]s\u00a0: frappe gratuite contre %[3]s, avec combien de dés\u00a0? (%[2]s)"},
}
