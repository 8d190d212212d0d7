package say

// Errors of what a player types from the book of the d666 game.
const (
	D666At            Key = "d666.at"
	D666AtPlace       Key = "d666.at-place"
	D666PlaceFile     Key = "d666.place.file"
	D666PlaceFighter  Key = "d666.place.fighter"
	D666PlaceWeapon   Key = "d666.place.weapon"
	D666PlaceArmour   Key = "d666.place.armour"
	D666PlaceModifier Key = "d666.place.modifier"
	D666PlaceTable    Key = "d666.place.table"
	D666Missing       Key = "d666.missing"
	D666NameMissing   Key = "d666.name-missing"
	D666NameTwice     Key = "d666.name-twice"
	D666Range         Key = "d666.range"
	D666Value         Key = "d666.value"
	D666Long          Key = "d666.long"
	D666Word          Key = "d666.word"
	D666YesNo         Key = "d666.yes-no"
	D666NotObject     Key = "d666.not-object"
	D666NotList       Key = "d666.not-list"
	D666Talent        Key = "d666.talent"
	D666FieldTwice    Key = "d666.field-twice"
	D666FieldNear     Key = "d666.field-near"
	D666FieldUnknown  Key = "d666.field-unknown"
	D666ManyFighters  Key = "d666.many-fighters"
	D666NoFighter     Key = "d666.no-fighter"
	D666NoFighterNear Key = "d666.no-fighter-near"

	D666Difficulty   Key = "d666.difficulty"
	D666Level        Key = "d666.level"
	D666Columns      Key = "d666.columns"
	D666RowMissing   Key = "d666.row-missing"
	D666RowLength    Key = "d666.row-length"
	D666RowsMany     Key = "d666.rows-many"
	D666RowTwice     Key = "d666.row-twice"
	D666RowOrder     Key = "d666.row-order"
	D666Hole         Key = "d666.hole"
	D666CellRange    Key = "d666.cell-range"
	D666CellOrder    Key = "d666.cell-order"
	D666TableMissing Key = "d666.table-missing"

	D666OptionForm    Key = "d666.option-form"
	D666OptionUnknown Key = "d666.option-unknown"
	D666OptionValue   Key = "d666.option-value"

	D666Chance      Key = "d666.chance"
	D666OddsRange   Key = "d666.odds-range"
	D666NeverHurts  Key = "d666.never-hurts"
	D666DuelLarge   Key = "d666.duel-large"
	D666DuelEndless Key = "d666.duel-endless"
)

// Words of the d666 game.
const (
	D666WordPower   Key = "d666.word.power"
	D666WordBonus   Key = "d666.word.bonus"
	D666WordArmour  Key = "d666.word.armour"
	D666WordParry   Key = "d666.word.parry"
	D666WordDivisor Key = "d666.word.divisor"
	D666WordPoints  Key = "d666.word.points"
)

var d666Messages = map[Key]text{
	D666At:            {"%s: %s", "%s\u00a0: %s"},
	D666AtPlace:       {"%s: %s: %s", "%s\u00a0: %s\u00a0: %s"},
	D666PlaceFile:     {"file", "fichier"},
	D666PlaceFighter:  {"fighter", "combattant"},
	D666PlaceWeapon:   {"weapon", "arme"},
	D666PlaceArmour:   {"armour", "armure"},
	D666PlaceModifier: {"modifier", "modificateur"},
	D666PlaceTable:    {"table of thresholds", "table des seuils"},
	D666Missing:       {"%s is missing: give a whole number from %d to %d", "%s manque\u00a0: donnez un nombre entier de %d à %d"},
	D666NameMissing:   {"the name is missing: add name", "le nom manque\u00a0: ajoutez nom"},
	D666NameTwice:     {"fighter %d has the same name: give each its own", "le combattant %d porte le même nom\u00a0: donnez à chacun le sien"},
	D666Range:         {"%s is %s: give a whole number from %d to %d", "%s vaut %s\u00a0: donnez un nombre entier de %d à %d"},
	D666Value:         {"%s is “%s”, which cannot be: write a text or a number", "%s vaut «\u00a0%s\u00a0», ce qui ne se peut\u00a0: écrivez un texte ou un nombre"},
	D666Long:          {"%s is too long: at most %d letters", "%s est trop long\u00a0: %d lettres au plus"},
	D666Word:          {"%s is “%s”: write one of %s", "%s vaut «\u00a0%s\u00a0»\u00a0: écrivez un mot parmi %s"},
	D666YesNo:         {"%s is “%s”: write true or false", "%s vaut «\u00a0%s\u00a0»\u00a0: écrivez oui ou non"},
	D666NotObject:     {"“%s” stands where a group of fields is wanted: write for example { \"name\": \"Bob\" }", "«\u00a0%s\u00a0» est là où il faut un groupe de champs\u00a0: écrivez par exemple { \"nom\": \"Bob\" }"},
	D666NotList:       {"%s is “%s”: write a list, such as [ … ]", "%s vaut «\u00a0%s\u00a0»\u00a0: écrivez une liste, comme [ … ]"},
	D666Talent:        {"the talent “%s” has no level: write for example sword:3", "le talent «\u00a0%s\u00a0» n’a pas de niveau\u00a0: écrivez par exemple épée:3"},
	D666FieldTwice:    {"the field %s stands twice: leave one out", "le champ %s est là deux fois\u00a0: retirez-en un"},
	D666FieldNear:     {"there is no field %s: did you mean %s?", "il n’y a pas de champ %s\u00a0: vouliez-vous dire %s\u00a0?"},
	D666FieldUnknown:  {"there is no field %s: the fields are %s", "il n’y a pas de champ %s\u00a0: les champs sont %s"},
	D666ManyFighters:  {"there are %d fighters: at most %d", "il y a %d combattants\u00a0: %d au plus"},
	D666NoFighter:     {"there is no fighter “%s”: name one of the file", "il n’y a pas de combattant «\u00a0%s\u00a0»\u00a0: nommez-en un du fichier"},
	D666NoFighterNear: {"there is no fighter “%s”: did you mean %s?", "il n’y a pas de combattant «\u00a0%s\u00a0»\u00a0: vouliez-vous dire %s\u00a0?"},

	D666Difficulty:   {"“%s” is no difficulty, or stands twice: they are %s", "«\u00a0%s\u00a0» n’est pas une difficulté, ou y est deux fois\u00a0: ce sont %s"},
	D666Level:        {"the table has no level “%s”: its levels are %s", "la table n’a pas de niveau «\u00a0%s\u00a0»\u00a0: ses niveaux sont %s"},
	D666Columns:      {"the table has %d levels: give 1 to %d, a column for each", "la table a %d niveaux\u00a0: donnez-en 1 à %d, une colonne chacun"},
	D666RowMissing:   {"the row “%s” is missing: the table has one for each difficulty", "la ligne «\u00a0%s\u00a0» manque\u00a0: la table en a une par difficulté"},
	D666RowLength:    {"the row “%s” has %d thresholds for %d levels: give one for each", "la ligne «\u00a0%s\u00a0» a %d seuils pour %d niveaux\u00a0: donnez-en un par niveau"},
	D666RowsMany:     {"the table has %d rows, or one that is no list: give a list for each of the %d difficulties", "la table a %d lignes, ou une qui n’est pas une liste\u00a0: donnez une liste pour chacune des %d difficultés"},
	D666RowTwice:     {"the row “%s” stands twice: leave one out", "la ligne «\u00a0%s\u00a0» est là deux fois\u00a0: retirez-en une"},
	D666RowOrder:     {"level %s: “%s” has %d, above “%s” with %d: what is harder has no higher threshold", "niveau %s\u00a0: «\u00a0%s\u00a0» a %d, plus que «\u00a0%s\u00a0» qui a %d\u00a0: plus c’est difficile, moins le seuil est haut"},
	D666Hole:         {"there is a hole at “%s”, level %s: give a threshold from 0 to 66", "il y a un trou à «\u00a0%s\u00a0», niveau %s\u00a0: donnez un seuil de 0 à 66"},
	D666CellRange:    {"“%s”, level %s: the threshold is %d, but goes from 0 to %d", "«\u00a0%s\u00a0», niveau %s\u00a0: le seuil est %d, mais va de 0 à %d"},
	D666CellOrder:    {"“%s”, level %s: the threshold %d is below that of level %s, %d: thresholds rise with the level", "«\u00a0%s\u00a0», niveau %s\u00a0: le seuil %d est sous celui du niveau %s, %d\u00a0: les seuils montent avec le niveau"},
	D666TableMissing: {"the mode is own, but there is no table: give table, or the mode manual or house", "le mode est perso, mais il n’y a pas de table\u00a0: donnez table, ou le mode manuel ou maison"},

	D666OptionForm:    {"“%s” is no house rule: write NAME=true or NAME=false", "«\u00a0%s\u00a0» n’est pas une règle maison\u00a0: écrivez NOM=oui ou NOM=non"},
	D666OptionUnknown: {"there is no house rule %s: they are %s", "il n’y a pas de règle maison %s\u00a0: ce sont %s"},
	D666OptionValue:   {"%s is “%s”: write true or false", "%s vaut «\u00a0%s\u00a0»\u00a0: écrivez oui ou non"},

	D666Chance:      {"“%s” is no chance: write a fraction such as 1/2, a percentage such as 50%%, 0, 1, or a threshold from 11 to 66", "«\u00a0%s\u00a0» n’est pas une chance\u00a0: écrivez une fraction comme 1/2, un pourcentage comme 50%%, 0, 1, ou un seuil de 11 à 66"},
	D666OddsRange:   {"%s is %d: give %d to %d", "%s vaut %d\u00a0: donnez %d à %d"},
	D666NeverHurts:  {"this attack never costs a point: raise its power or lower the armour", "cette attaque ne coûte jamais un point\u00a0: montez sa puissance ou baissez l’armure"},
	D666DuelLarge:   {"%d against %d points take %d steps as fractions, more than %d: lower the points", "%d contre %d points prennent %d pas en fractions, plus que %d\u00a0: baissez les points"},
	D666DuelEndless: {"neither can hurt the other, so the duel never ends: raise a power or a chance", "aucun ne peut blesser l’autre, le duel ne finit donc jamais\u00a0: montez une puissance ou une chance"},

	D666WordPower:   {"power", "la puissance"},
	D666WordBonus:   {"the strength bonus", "le bonus de force"},
	D666WordArmour:  {"armour", "l’armure"},
	D666WordParry:   {"the power of the parrying weapon", "la puissance de l’arme qui pare"},
	D666WordDivisor: {"the divisor", "le diviseur"},
	D666WordPoints:  {"the Force points", "les points de force"},

	"d666.verdict.":        {"undecided", "indécis"},
	"d666.verdict.success": {"success", "réussi"},
	"d666.verdict.failure": {"failure", "raté"},

	"d666.defence.":      {"no defence", "sans défense"},
	"d666.defence.dodge": {"dodge", "esquive"},
	"d666.defence.parry": {"parry", "parade"},

	"d666.effect.failed":  {"failed", "échec"},
	"d666.effect.effect":  {"takes effect", "effet"},
	"d666.effect.blocked": {"blocked", "bloqué"},

	"d666.category.living":       {"living", "vivant"},
	"d666.category.undead":       {"undead", "mort-vivant"},
	"d666.category.familiar":     {"familiar", "familier"},
	"d666.category.supernatural": {"supernatural", "surnaturel"},

	"d666.state.active":  {"active", "actif"},
	"d666.state.stunned": {"stunned", "sonné"},
	"d666.state.knocked": {"knocked out", "assommé"},
	"d666.state.coma":    {"in a coma", "dans le coma"},
	"d666.state.dead":    {"dead", "mort"},
	"d666.state.gone":    {"out of the fight", "hors jeu"},

	"d666.weapon.contact": {"contact", "contact"},
	"d666.weapon.heavy":   {"heavy contact", "contact lourd"},
	"d666.weapon.ranged":  {"ranged", "distance"},

	"d666.score.FO": {"Force", "Force"},
	"d666.score.VO": {"Will", "Volonté"},
	"d666.score.AG": {"Agility", "Agilité"},
	"d666.score.AP": {"Appearance", "Apparence"},
	"d666.score.PE": {"Perception", "Perception"},
	"d666.score.PR": {"Presence", "Présence"},

	"d666.difficulty.easy":      {"easy", "facile"},
	"d666.difficulty.medium":    {"medium", "moyenne"},
	"d666.difficulty.hard":      {"hard", "difficile"},
	"d666.difficulty.very_hard": {"very hard", "très difficile"},

	"d666.mode.manual": {"by your book", "selon votre livre"},
	"d666.mode.own":    {"by your table", "selon votre table"},
	"d666.mode.house":  {"by the house table, not official", "selon la table maison, non officielle"},

	"d666.option.force_now":        {"strength bonus and movement go by the Force points left", "bonus de force et déplacement suivent les points de force restants"},
	"d666.option.defence_cancels":  {"a defence whose units reach those of the attack stops it", "une défense dont les unités égalent celles de l’attaque l’annule"},
	"d666.option.divide_first":     {"damage is divided before the armour is taken off", "les dégâts se divisent avant de retirer l’armure"},
	"d666.option.tie_affects":      {"a psychic tie is the attacker’s", "l’égalité psychique profite à l’attaquant"},
	"d666.option.aware_of_failure": {"a psychic attack that fails may be noticed", "une attaque psychique ratée peut être remarquée"},
	"d666.option.cap_bonus":        {"the strength bonus is 3 at most", "le bonus de force est de 3 au plus"},
}
