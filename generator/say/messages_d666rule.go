package say

// The quick reference of the d666 game.
const (
	D666HouseRule Key = "d666.house-rule"
)

var d666RuleMessages = map[Key]text{
	D666HouseRule: {"House rule", "Règle maison"},

	"d666.rules.dice":      {"The three dice", "Les trois dés"},
	"d666.rules.dice.1":    {"Name one die hundreds, one tens, one units, and throw them together.", "Nommer un dé des centaines, un des dizaines, un des unités, et les lancer ensemble."},
	"d666.rules.dice.2":    {"Hundreds and tens make a number from 11 to 66: at or below the threshold it is a success.", "Centaines et dizaines font un nombre de 11 à 66\u00a0: inférieur ou égal au seuil, c’est réussi."},
	"d666.rules.dice.3":    {"The units are the quality of what succeeded. 111 and 666 are special: see your book.", "Les unités sont la qualité de ce qui a réussi. 111 et 666 sont spéciaux\u00a0: voir votre livre."},
	"d666.rules.dice.mode": {"Success is read %s.", "La réussite se lit %s."},

	"d666.rules.second":     {"One second", "Une seconde"},
	"d666.rules.second.1":   {"Psychic phase, by falling Will: each may use one power whose characteristic is Will or Appearance. Equal Will: together.", "Phase psychique, par Volonté décroissante\u00a0: chacun peut utiliser un pouvoir lié à la Volonté ou à l’Apparence. Volontés égales\u00a0: ensemble."},
	"d666.rules.second.2":   {"Physical phase, by falling Agility. Equal Agility: all declare and throw, then everything applies together.", "Phase physique, par Agilité décroissante. Agilités égales\u00a0: tous déclarent et lancent, puis tout s’applique ensemble."},
	"d666.rules.second.3":   {"On a slot: first move, up to 6 + Force metres, then one simple action or one attack. Powers of other characteristics count as the action.", "À son tour\u00a0: d’abord se déplacer, de 6 + Force mètres au plus, puis une action simple ou une attaque. Les pouvoirs d’autres caractéristiques sont l’action."},
	"d666.rules.second.4":   {"Damage applies at once, before the next one acts.", "Les dégâts s’appliquent aussitôt, avant que le suivant agisse."},
	"d666.rules.second.out": {"Out of action on one’s slot, one loses it, and one cannot defend. A stun counts lost turns: this one if the physical slot is still to come, otherwise the next.", "Hors d’état à son tour, on le perd, et on ne peut se défendre. Un étourdissement compte les tours perdus\u00a0: celui-ci si le tour physique est à venir, sinon le suivant."},

	"d666.rules.attack":         {"Attack and defence", "Attaque et défense"},
	"d666.rules.attack.formula": {"Damage = units of the attack − units of the defence − power of the parrying weapon + power of the attack + strength bonus − armour; never below 0.", "Dégâts = unités de l’attaque − unités de la défense − puissance de l’arme qui pare + puissance de l’attaque + bonus de force − armure\u00a0; jamais moins de 0."},
	"d666.rules.attack.1":       {"A missed attack does nothing. A failed defence takes nothing off.", "Une attaque ratée ne fait rien. Une défense ratée ne retire rien."},
	"d666.rules.attack.2":       {"One defence against every attack that is seen coming; an unseen attack allows none.", "Une défense contre chaque attaque vue venir\u00a0; une attaque non vue n’en permet aucune."},
	"d666.rules.attack.3":       {"A hit roll is medium unless told otherwise; situations shift columns. A starred situation forbids dodging, not parrying.", "Un jet pour toucher est moyen sauf avis contraire\u00a0; les situations décalent des colonnes. Une situation étoilée interdit l’esquive, pas la parade."},
	"d666.rules.attack.4":       {"A parry: the precision of the weapon changes the roll, its power adds to the units. A dodge uses no weapon.", "Parade\u00a0: la précision de l’arme modifie le jet, sa puissance s’ajoute aux unités. L’esquive se fait sans arme."},
	"d666.rules.attack.pursuit": {"Pursuit: a conflict of running each second; the winner gains the units in metres.", "Poursuite\u00a0: un conflit de course par seconde\u00a0; le gagnant gagne les unités en mètres."},

	"d666.rules.strength":       {"Force", "Force"},
	"d666.rules.strength.force": {"Force", "Force"},
	"d666.rules.strength.bonus": {"bonus", "bonus"},
	"d666.rules.strength.move":  {"metres", "mètres"},
	"d666.rules.strength.note":  {"The bonus (Force − 3) counts with bare hands and contact weapons, never at range, never on a parry.", "Le bonus (Force − 3) vaut à mains nues et à l’arme de contact, jamais à distance ni en parade."},

	"d666.rules.psychic":   {"Psychic attack", "Attaque psychique"},
	"d666.rules.psychic.1": {"The attacker throws for the power; the target may answer with a very hard Will roll. Everybody may defend.", "L’attaquant lance pour le pouvoir\u00a0; la cible peut répondre par un jet de Volonté très difficile. Chacun peut se défendre."},
	"d666.rules.psychic.2": {"Power succeeded, defence failed: all units. Both succeeded: the difference, if the attack has more; a tie holds.", "Pouvoir réussi, défense ratée\u00a0: toutes les unités. Les deux réussis\u00a0: la différence, si l’attaque a plus\u00a0; l’égalité bloque."},
	"d666.rules.psychic.3": {"The target notices only if its defence is better by 2 or more: an attack, not from where.", "La cible ne s’en aperçoit que si sa défense dépasse de 2 ou plus\u00a0: une attaque, sans savoir d’où."},
	"d666.rules.psychic.4": {"Armour does not count, unless the power says so.", "L’armure ne compte pas, sauf si le pouvoir le dit."},

	"d666.rules.wounds":                   {"Wounds", "Blessures"},
	"d666.rules.wounds.category":          {"being", "être"},
	"d666.rules.wounds.zero":              {"at 0", "à 0"},
	"d666.rules.wounds.dead":              {"at −1 or less", "à −1 ou moins"},
	"d666.rules.wounds.zero.coma":         {"coma, 1d6 hours", "coma, 1d6 heures"},
	"d666.rules.wounds.zero.stunned":      {"stunned, 1 second", "sonné, 1 seconde"},
	"d666.rules.wounds.zero.knocked":      {"knocked out, 1d6 s", "assommé, 1d6 s"},
	"d666.rules.wounds.dead.living":       {"dead", "mort"},
	"d666.rules.wounds.dead.undead":       {"dead", "mort"},
	"d666.rules.wounds.dead.familiar":     {"dead", "mort"},
	"d666.rules.wounds.dead.supernatural": {"body dead, the soul goes home", "corps mort, l’âme rentre"},
	"d666.rules.wounds.division":          {"Each damage point costs a Force point. For the supernatural the damage of each attack, after armour, is divided by the divisor, rounded down. At 0, any further loss kills.", "Chaque point de dégâts coûte un point de force. Pour le surnaturel, les dégâts de chaque attaque, armure déduite, sont divisés par le diviseur, arrondis en dessous. À 0, toute perte de plus tue."},
	"d666.rules.wounds.kind":              {"type", "type"},
	"d666.rules.wounds.divisor":           {"divisor", "diviseur"},

	"d666.rules.grid":      {"Thresholds as chances", "Des seuils aux chances"},
	"d666.rules.grid.tens": {"≤", "≤"},
	"d666.rules.grid.read": {"How many of the 36 pairs are at or below each result, and the chance. A threshold that is no result, such as 40, counts as the one below it: 36.", "Combien des 36 paires sont égales ou inférieures à chaque résultat, et la chance. Un seuil qui n’est pas un résultat, comme 40, vaut celui d’en dessous\u00a0: 36."},

	"d666.rules.table":       {"Table of thresholds", "Table des seuils"},
	"d666.rules.table.level": {"level", "niveau"},
	"d666.rules.table.own":   {"Your own table.", "Votre propre table."},
	"d666.rules.table.house": {"House table, not official.", "Table maison, non officielle."},

	"d666.rules.modifiers":           {"Modifiers", "Modificateurs"},
	"d666.rules.modifiers.situation": {"situation", "situation"},
	"d666.rules.modifiers.contact":   {"contact", "contact"},
	"d666.rules.modifiers.range":     {"range", "distance"},
	"d666.rules.modifiers.dodge":     {"dodge", "esquive"},
	"d666.rules.modifiers.yes":       {"yes", "oui"},
	"d666.rules.modifiers.no":        {"no", "non"},

	"d666.rules.book":       {"From your own book", "Dans votre livre"},
	"d666.rules.book.yours": {"Thresholds, modifiers, divisors, weapons, armour, talents and powers are in the book that you own: type in what you need. Nothing of it is printed here.", "Seuils, modificateurs, diviseurs, armes, armures, talents et pouvoirs sont dans le livre que vous possédez\u00a0: saisissez ce qu’il vous faut. Rien n’en est imprimé ici."},

	"d666.rules.house":              {"House rules and values", "Règles et valeurs maison"},
	"d666.rules.house.divisor":      {"divisor", "diviseur"},
	"d666.rules.house.divisor-text": {"%d where your book’s is not given", "%d là où celui de votre livre n’est pas donné"},
	"d666.rules.house.table":        {"table", "table"},
	"d666.rules.house.table-text":   {"house table, not official", "table maison, non officielle"},
}
