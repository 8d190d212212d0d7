package say

// Words of the commands of the d666 game.
const (
	D666CmdShort       Key = "d666.command-short"
	D666CmdLong        Key = "d666.command-long"
	D666RulesShort     Key = "d666.rules-short"
	D666RollShort      Key = "d666.roll-short"
	D666RollLong       Key = "d666.roll-long"
	D666FighterShort   Key = "d666.fighter-short"
	D666FighterWhich   Key = "d666.fighter-which"
	D666HouseRange     Key = "d666.house-range"
	D666FileSyntax     Key = "d666.file-syntax"
	D666ThresholdRange Key = "d666.threshold-range"
	D666NoTable        Key = "d666.no-table"
	D666PrintShort     Key = "d666.print-short"
	D666PrintLong      Key = "d666.print-long"
	FlagD666Out        Key = "flag.d666-out"
	D666Reads          Key = "d666.reads"
	D666Against        Key = "d666.against"
	D666Special        Key = "d666.special"
	D666DefenceForm    Key = "d666.defence-form"
	D666DuellistForm   Key = "d666.duellist-form"
	D666DuellistPoints Key = "d666.duellist-points"
	D666DuellistHit    Key = "d666.duellist-hit"

	FlagD666Fighters   Key = "flag.d666-fighters"
	FlagD666Table      Key = "flag.d666-table"
	FlagD666Set        Key = "flag.d666-set"
	FlagD666Threshold  Key = "flag.d666-threshold"
	FlagD666Level      Key = "flag.d666-level"
	FlagD666Difficulty Key = "flag.d666-difficulty"
	FlagD666Shift      Key = "flag.d666-shift"
	FlagD666Hit        Key = "flag.d666-hit"
	FlagD666Held       Key = "flag.d666-held"
	FlagD666Power      Key = "flag.d666-power"
	FlagD666Force      Key = "flag.d666-force"
	FlagD666Bonus      Key = "flag.d666-bonus"
	FlagD666Armour     Key = "flag.d666-armour"
	FlagD666Defence    Key = "flag.d666-defence"
	FlagD666Divisor    Key = "flag.d666-divisor"
	FlagD666Points     Key = "flag.d666-points"
	FlagD666Duellist   Key = "flag.d666-duellist"
	FlagD666First      Key = "flag.d666-first"

	D666OddsShort      Key = "d666.odds-short"
	D666OddsLong       Key = "d666.odds-long"
	D666AttackShort    Key = "d666.attack-short"
	D666PsychicShort   Key = "d666.psychic-short"
	D666DuelShort      Key = "d666.duel-short"
	D666ThresholdShort Key = "d666.threshold-short"
	D666OddsLost       Key = "d666.odds.lost"
	D666OddsLeast      Key = "d666.odds.least"
	D666OddsFate       Key = "d666.odds.fate"
	D666OddsStands     Key = "d666.odds.stands"
	D666OddsZero       Key = "d666.odds.zero"
	D666OddsDead       Key = "d666.odds.dead"
	D666OddsAttacks    Key = "d666.odds.attacks"
	D666OddsUndefended Key = "d666.odds.undefended"
	D666OddsDespite    Key = "d666.odds.despite"
	D666OddsAware      Key = "d666.odds.aware"
	D666OddsStrength   Key = "d666.odds.strength"
	D666OddsWinner     Key = "d666.odds.winner"
	D666OddsFirst      Key = "d666.odds.first"
	D666OddsSecond     Key = "d666.odds.second"
	D666OddsBoth       Key = "d666.odds.both"
	D666OddsSeconds    Key = "d666.odds.seconds"
)

var d666CommandMessages = map[Key]text{
	D666CmdShort:     {"the d666 fight: rolls, odds, sheets and rules", "le combat au d666\u00a0: jets, probabilités, feuilles et règles"},
	D666CmdLong:      {"Companion of a fight with three dice read as digits. Thresholds, modifiers, divisors, weapons and powers are in your own book: you say whether a roll succeeded, or type your table in. House values are called so wherever they show.", "Compagnon d’un combat à trois dés lus comme des chiffres. Seuils, modificateurs, diviseurs, armes et pouvoirs sont dans votre livre\u00a0: vous dites si un jet est réussi, ou vous saisissez votre table. Les valeurs maison sont nommées ainsi partout."},
	D666RulesShort:   {"the rules of the d666 fight in short", "les règles du combat au d666 en bref"},
	D666PrintShort:   {"print sheets, cards and forms of the d666 fight", "imprimer feuilles, cartes et formulaires du combat au d666"},
	D666PrintLong:    {"Prints %s; all of them without a name. With --fighters they are filled in, without they are blank.", "Imprime %s\u00a0; tout sans nom. Avec --fighters ils sont remplis, sans, vierges."},
	FlagD666Out:      {"folder, `FILE.pdf`, or - for standard output", "dossier, `FICHIER.pdf`, ou - pour la sortie standard"},
	D666RollShort:    {"throw a d666 and read it", "lancer un d666 et le lire"},
	D666RollLong:     {"Throws three dice: hundreds and tens against a threshold, units as quality. Without a threshold you say yourself whether it succeeded.", "Lance trois dés\u00a0: centaines et dizaines contre un seuil, unités comme qualité. Sans seuil, vous dites vous-même si c’est réussi."},
	D666FighterShort: {"characteristics in house ranges", "caractéristiques dans des fourchettes maison"},
	D666FighterWhich: {"name one category: %s", "nommez une catégorie\u00a0: %s"},
	D666HouseRange:   {"House ranges, not official; name and weapon are yours.", "Fourchettes maison, non officielles\u00a0; le nom et l’arme sont à vous."},
	D666FileSyntax:   {"%s:%d: this is neither TOML nor JSON: write such as name = \"Bob\" below [[fighters]]", "%s:%d\u00a0: ce n’est ni du TOML ni du JSON\u00a0: écrivez par exemple nom = \"Bob\" sous [[combattants]]"},

	D666ThresholdRange: {"the threshold is %d: give 1 to %d", "le seuil vaut %d\u00a0: donnez 1 à %d"},
	D666NoTable:        {"a level needs a table: give --table FILE, or --table house", "un niveau demande une table\u00a0: donnez --table FICHIER, ou --table maison"},
	D666Reads:          {"%d, quality %d", "%d, qualité %d"},
	D666Against:        {"threshold %d (%s\u00a0%%)", "seuil %d (%s\u00a0%%)"},
	D666Special:        {"%s: special result, see your book", "%s\u00a0: résultat spécial, voir votre livre"},
	D666DefenceForm:    {"“%s” is no defence: write dodge:CHANCE or parry:CHANCE:POWER, such as parry:1/2:2", "«\u00a0%s\u00a0» n’est pas une défense\u00a0: écrivez esquive:CHANCE ou parade:CHANCE:PUISSANCE, par exemple parade:1/2:2"},
	D666DuellistForm:   {"“%s” is no figure: write such as hit=1/2", "«\u00a0%s\u00a0» n’est pas un chiffre\u00a0: écrivez par exemple hit=1/2"},
	D666DuellistPoints: {"the points are missing: add points=3, or name a fighter of --fighters first", "les points manquent\u00a0: ajoutez points=3, ou nommez d’abord un combattant de --fighters"},
	D666DuellistHit:    {"the chance to hit is missing: add hit=1/2", "la chance de toucher manque\u00a0: ajoutez hit=1/2"},

	FlagD666Fighters:   {"`FILE` of fighters (TOML, JSON or CSV)", "`FICHIER` de combattants (TOML, JSON ou CSV)"},
	FlagD666Table:      {"`FILE` of your table of thresholds (CSV), or house", "`FICHIER` de votre table des seuils (CSV), ou maison"},
	FlagD666Set:        {"house rule `NAME=true`, such as force_now=true", "règle maison `NOM=oui`, telle que force_courante=oui"},
	FlagD666Threshold:  {"threshold `N`, 1 to 66", "seuil `N`, de 1 à 66"},
	FlagD666Level:      {"`LEVEL`, a column of the table", "`NIVEAU`, une colonne de la table"},
	FlagD666Difficulty: {"difficulty of the roll, a `WORD`: easy, medium, hard, very_hard", "difficulté du jet, un `MOT`\u00a0: facile, moyenne, difficile, très_difficile"},
	FlagD666Shift:      {"`N` columns further, or back", "`N` colonnes plus loin, ou en arrière"},
	FlagD666Hit:        {"`CHANCE` that the attack succeeds: 1/2, 50%, or a threshold", "`CHANCE` que l’attaque réussisse\u00a0: 1/2, 50%, ou un seuil"},
	FlagD666Held:       {"`CHANCE` that the defence succeeds", "`CHANCE` que la défense réussisse"},
	FlagD666Power:      {"power `N` of the weapon", "puissance `N` de l’arme"},
	FlagD666Force:      {"Force `N` of the attacker, for the strength bonus in contact", "Force `N` de l’attaquant, pour le bonus au contact"},
	FlagD666Bonus:      {"bonus `N` besides", "bonus `N` en plus"},
	FlagD666Armour:     {"armour `N` of the target", "armure `N` de la cible"},
	FlagD666Defence:    {"defence of the target: `dodge:CHANCE`, or parry:CHANCE:POWER", "défense de la cible\u00a0: `esquive:CHANCE`, ou parade:CHANCE:PUISSANCE"},
	FlagD666Divisor:    {"divisor `N` of a supernatural target", "diviseur `N` d’une cible surnaturelle"},
	FlagD666Points:     {"Force points `N` of the target", "points de force `N` de la cible"},
	FlagD666Duellist:   {"duellist: `WHO`, a name of --fighters, then KEY=VALUE, with commas between", "duelliste\u00a0: `QUI`, un nom de --fighters, puis CLÉ=VALEUR, séparés par des virgules"},
	FlagD666First:      {"`WHO` strikes first: a, b or together; by agility otherwise", "`QUI` frappe d’abord\u00a0: a, b ou ensemble\u00a0; sinon selon l’agilité"},

	D666OddsShort:      {"exact odds of the d666 fight", "probabilités exactes du combat au d666"},
	D666OddsLong:       {"Every roll is counted, none is sampled. Chances are fractions, percentages or thresholds.", "Chaque jet est compté, aucun n’est simulé. Les chances sont des fractions, des pourcentages ou des seuils."},
	D666AttackShort:    {"what an attack costs its target", "ce qu’une attaque coûte à sa cible"},
	D666PsychicShort:   {"a psychic attack against a Will roll", "une attaque psychique contre un jet de Volonté"},
	D666DuelShort:      {"a duel to the end", "un duel jusqu’au bout"},
	D666ThresholdShort: {"the chance of a threshold", "la chance d’un seuil"},
	D666OddsLost:       {"Force points lost", "points de force perdus"},
	D666OddsLeast:      {"at least so many", "au moins autant"},
	D666OddsFate:       {"the target", "la cible"},
	D666OddsStands:     {"stands", "tient"},
	D666OddsZero:       {"at 0", "à 0"},
	D666OddsDead:       {"dead", "morte"},
	D666OddsAttacks:    {"attacks to 0 or less", "attaques jusqu’à 0 ou moins"},
	D666OddsUndefended: {"all units", "toutes les unités"},
	D666OddsDespite:    {"the difference", "la différence"},
	D666OddsAware:      {"the target notices", "la cible s’en aperçoit"},
	D666OddsStrength:   {"strength of the effect", "force de l’effet"},
	D666OddsWinner:     {"who is left", "qui reste"},
	D666OddsFirst:      {"a", "a"},
	D666OddsSecond:     {"b", "b"},
	D666OddsBoth:       {"both are down", "les deux tombent"},
	D666OddsSeconds:    {"seconds", "secondes"},
}
