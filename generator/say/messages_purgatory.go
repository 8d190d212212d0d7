package say

// The seven sins.
const (
	SinEnvy     Key = "sin-envy"
	SinJealousy Key = "sin-jealousy"
	SinLust     Key = "sin-lust"
	SinWrath    Key = "sin-wrath"
	SinGluttony Key = "sin-gluttony"
	SinAvarice  Key = "sin-avarice"
	SinSloth    Key = "sin-sloth"
)

// Damage as a function of wrath. The first argument is wrath.
const (
	FormulaTimes Key = "formula-times"
	FormulaPlus  Key = "formula-plus"
	FormulaUp    Key = "formula-up"
	FormulaDown  Key = "formula-down"
)

// Points of the compass; North is towards Paradise.
const (
	DirN  Key = "direction-n"
	DirNE Key = "direction-ne"
	DirE  Key = "direction-e"
	DirSE Key = "direction-se"
	DirS  Key = "direction-s"
	DirSW Key = "direction-sw"
	DirW  Key = "direction-w"
	DirNW Key = "direction-nw"
)

// What a throw is for, and what its result is.
const (
	WordSoul       Key = "word-soul"
	ThrowSoulAgain Key = "throw-soul-again"
	ThrowSoul      Key = "throw-soul"
	ThrowSins      Key = "throw-sins"
	ThrowWeapon    Key = "throw-weapon"
	ThrowRanged    Key = "throw-ranged"
	ThrowMelee     Key = "throw-melee"
	ThrowArmour    Key = "throw-armour"
	ThrowItem      Key = "throw-item"
	ThrowFamiliar  Key = "throw-familiar"
)

// Why a result is rolled again.
const (
	RerollSoul  Key = "reroll-soul"
	RerollGap   Key = "reroll-gap"
	RerollRelic Key = "reroll-relic"
	RerollCard  Key = "reroll-card"
)

// Refusals of rolling.
const (
	RollNothingLeft Key = "roll-nothing-left"
	RollTooOften    Key = "roll-too-often"
	DeckSize        Key = "deck-size"
	DeckTwice       Key = "deck-twice"
	DeckNoResult    Key = "deck-no-result"
)

// Refusals of words and numbers of this game.
const (
	PurgNear      Key = "purg-near"
	PurgNoD66     Key = "purg-no-d66"
	PurgNoChart   Key = "purg-no-chart"
	PurgDirection Key = "purg-direction"
	PurgFormula   Key = "purg-formula"
)

// Problems of the tables and of the folder they are in.
const (
	PurgFolder      Key = "purg-folder"
	PurgFolderEmpty Key = "purg-folder-empty"
	PurgFileUnknown Key = "purg-file-unknown"
	PurgRowMissing  Key = "purg-row-missing"
	PurgNoRows      Key = "purg-no-rows"
	PurgID          Key = "purg-id"
	PurgHalfText    Key = "purg-half-text"
	PurgWord        Key = "purg-word"
	PurgCell        Key = "purg-cell"
	PurgPool        Key = "purg-pool"
	PurgSomeRolled  Key = "purg-some-rolled"
	PurgPrideSum    Key = "purg-pride-sum"
	PurgShift       Key = "purg-shift"
	PurgActsAs      Key = "purg-acts-as"
	PurgNoWeapon    Key = "purg-no-weapon"
	PurgWeaponTwice Key = "purg-weapon-twice"
	PurgDemonToo    Key = "purg-demon-too"
)

// Problems of a soul's card.
const (
	CardNoID         Key = "card-no-id"
	CardUnknownID    Key = "card-unknown-id"
	CardOtherRow     Key = "card-other-row"
	CardSin          Key = "card-sin"
	CardNoFamiliar   Key = "card-no-familiar"
	CardFamiliar     Key = "card-familiar"
	CardTitleLong    Key = "card-title-long"
	CardTitleRune    Key = "card-title-rune"
	CardTitleControl Key = "card-title-control"
	CardTitleBlank   Key = "card-title-blank"
)

// Problems of a deck, and where in the file they are.
const (
	DeckAtLine        Key = "deck-at-line"
	DeckAtFile        Key = "deck-at-file"
	DeckNthCard       Key = "deck-nth-card"
	DeckCard          Key = "deck-card"
	DeckNamedCard     Key = "deck-named-card"
	DeckUnreadable    Key = "deck-unreadable"
	DeckTooLarge      Key = "deck-too-large"
	DeckNoContent     Key = "deck-no-content"
	DeckNotUTF8       Key = "deck-not-utf8"
	DeckNotJSON       Key = "deck-not-json"
	DeckCut           Key = "deck-cut"
	DeckNoDeck        Key = "deck-no-deck"
	DeckNewer         Key = "deck-newer"
	DeckNewerVersion  Key = "deck-newer-version"
	DeckFormatUnknown Key = "deck-format-unknown"
	DeckFieldTwice    Key = "deck-field-twice"
	DeckFieldUnknown  Key = "deck-field-unknown"
	DeckFieldMissing  Key = "deck-field-missing"
	DeckFieldText     Key = "deck-field-text"
	DeckFieldNumber   Key = "deck-field-number"
	DeckFieldSins     Key = "deck-field-sins"
	DeckNoZero        Key = "deck-no-zero"
	DeckSeed          Key = "deck-seed"
	DeckSouls         Key = "deck-souls"
	DeckCardShape     Key = "deck-card-shape"
	DeckEmpty         Key = "deck-empty"
	DeckD66Twice      Key = "deck-d66-twice"
	DeckSoulTwice     Key = "deck-soul-twice"
	DeckRelicTwice    Key = "deck-relic-twice"
)

var purgatoryMessages = map[Key]text{
	SinEnvy:     {"envy", "envie"},
	SinJealousy: {"jealousy", "jalousie"},
	SinLust:     {"lust", "luxure"},
	SinWrath:    {"wrath", "colère"},
	SinGluttony: {"gluttony", "gourmandise"},
	SinAvarice:  {"avarice", "avarice"},
	SinSloth:    {"sloth", "paresse"},

	FormulaTimes: {"%s × %d", "%s × %d"},
	FormulaPlus:  {"%s + %d", "%s + %d"},
	FormulaUp:    {"%s / %d, rounded up", "%s / %d, arrondi au supérieur"},
	FormulaDown:  {"%s / %d, rounded down", "%s / %d, arrondi à l’inférieur"},

	DirN:  {"N", "N"},
	DirNE: {"NE", "NE"},
	DirE:  {"E", "E"},
	DirSE: {"SE", "SE"},
	DirS:  {"S", "S"},
	DirSW: {"SW", "SO"},
	DirW:  {"W", "O"},
	DirNW: {"NW", "NO"},

	WordSoul:       {"soul", "âme"},
	ThrowSoulAgain: {"no free card has that number: throw the identity again", "aucune carte libre n’a ce numéro\u00a0: relancez l’identité"},
	ThrowSoul:      {"identity of the soul", "identité de l’âme"},
	ThrowSins:      {"seven sins", "sept péchés"},
	ThrowWeapon:    {"which weapon: ranged on 1 to 3, melee on 4 to 6", "quelle arme\u00a0: de tir sur 1 à 3, de mêlée sur 4 à 6"},
	ThrowRanged:    {"ranged weapon", "arme de tir"},
	ThrowMelee:     {"melee weapon", "arme de mêlée"},
	ThrowArmour:    {"protection", "protection"},
	ThrowItem:      {"special object", "objet spécial"},
	ThrowFamiliar:  {"substance of the familiar", "substance du familier"},

	RerollSoul:  {"this soul is already in play", "cette âme est déjà en jeu"},
	RerollGap:   {"45 is rolled again by a house rule", "une règle maison relance 45"},
	RerollRelic: {"this relic has already appeared", "cette relique est déjà apparue"},
	RerollCard:  {"this card is already in the deck", "cette carte est déjà dans le paquet"},

	RollNothingLeft: {"nothing is left to roll (%s): everything on the table is out", "il ne reste rien à tirer (%s) : tout ce que contient le tableau est sorti"},
	RollTooOften:    {"%s: still nothing after %d throws: everything rolled is out", "%s : toujours rien après %d jets : tout ce qui est tiré est déjà sorti"},
	DeckSize:        {"cards asked for: %d: a deck has 1 to %d", "cartes demandées : %d : un paquet en a de 1 à %d"},
	DeckTwice:       {"“%s” is asked for twice: name each card once", "« %s » est demandé deux fois : nommez chaque carte une fois"},
	DeckNoResult:    {"no d66 gives the soul %s: name another", "aucun d66 ne donne l’âme %s : nommez-en une autre"},

	PurgNear:      {", did you mean %s?", ", vouliez-vous dire %s ?"},
	PurgNoD66:     {"no d66 shows %d: both digits are from 1 to 6, 11 to 66", "aucun d66 ne donne %d : les deux chiffres vont de 1 à 6, de 11 à 66"},
	PurgNoChart:   {"there is no table “%s”: write souls, ranged, melee, armour or items", "il n’y a pas de tableau « %s » : écrivez souls, ranged, melee, armour ou items"},
	PurgDirection: {"no direction for %d: the die shows 1 to %d", "pas de direction pour %d : le dé montre de 1 à %d"},
	PurgFormula:   {"“%s” is not a damage: write wrath, wrath*2, wrath+1, ceil(wrath/2), floor(wrath/2) or 0", "« %s » n’est pas un dégât : écrivez colere, colere*2, colere+1, ceil(colere/2), floor(colere/2) ou 0"},

	PurgFolder:      {"the folder of tables cannot be read: %s", "le dossier des tableaux ne peut pas être lu : %s"},
	PurgFolderEmpty: {"the folder holds no table: it may have %s", "le dossier ne contient aucun tableau : il peut avoir %s"},
	PurgFileUnknown: {"%s: this is no table of the game: the tables are %s", "%s : ce n’est pas un tableau du jeu : les tableaux sont %s"},
	PurgRowMissing:  {"the row “%s” is missing: add it", "la ligne « %s » manque : ajoutez-la"},
	PurgNoRows:      {"the table has no row: write one at least", "le tableau n’a aucune ligne : écrivez-en au moins une"},
	PurgID:          {"id is “%s”: write lower case letters without accents, digits and _", "id vaut « %s » : écrivez des minuscules sans accent, des chiffres et _"},
	PurgHalfText:    {"only one of %s and %s is filled in: fill in both, or neither", "seule une des cellules %s et %s est remplie : remplissez les deux, ou aucune"},
	PurgWord:        {"%s is “%s”: write one of %s", "%s vaut « %s » : écrivez un de ces mots : %s"},
	PurgCell:        {"%s: %s", "%s : %s"},
	PurgPool:        {"%s is “%s”: write dice whose sum is from 1 to %d, such as 2d6", "%s vaut « %s » : écrivez des dés dont la somme va de 1 à %d, par exemple 2d6"},
	PurgSomeRolled:  {"some sins are “%s” and some are not: roll all seven or none", "certains péchés valent « %s » et d’autres non : tirez les sept ou aucun"},
	PurgPrideSum:    {"orgueil is %d, but the seven sins add up to %d: correct one of them", "orgueil vaut %d, mais la somme des sept péchés est %d : corrigez l’un ou l’autre"},
	PurgShift:       {"sins has “%s”: write sins with what is added or taken, up to %d, such as envie+3 or paresse-1; the sins are %s", "sins contient « %s » : écrivez des péchés avec ce qui s’ajoute ou s’enlève, jusqu’à %d, par exemple envie+3 ou paresse-1 ; les péchés sont %s"},
	PurgActsAs:      {"acts_as is “%s”: write ranged/ or melee/ and the id of a weapon%s", "acts_as vaut « %s » : écrivez ranged/ ou melee/ et l’id d’une arme%s"},
	PurgNoWeapon:    {"there is a damage, but acts_as names no weapon: name one or leave the damage out", "il y a un dégât, mais acts_as ne nomme pas d’arme : nommez-en une ou retirez le dégât"},
	PurgWeaponTwice: {"the weapon “%s” already stands in %s: give it another id", "l’arme « %s » est déjà dans %s : donnez-lui un autre id"},
	PurgDemonToo:    {"“%s” is a demon’s id too: give the angel another", "« %s » est aussi l’id d’un démon : donnez-en un autre à l’ange"},

	CardNoID:         {"the id is empty (%s)", "l’id est vide (%s)"},
	CardUnknownID:    {"unknown %s “%s”%s", "%s : « %s » est inconnu%s"},
	CardOtherRow:     {"d66 %d is the card of %s, not of %s: correct d66 or id", "le d66 %d est la carte de %s, pas de %s : corrigez d66 ou id"},
	CardSin:          {"%s is %d, a sin is %d to %d", "%s vaut %d, un péché va de %d à %d"},
	CardNoFamiliar:   {"familiar is %d, but %s has no substance of its own: leave familiar out", "familiar vaut %d, mais %s n’a pas de substance propre : retirez familiar"},
	CardFamiliar:     {"%s is held and familiar is %d: write its substance, %d to %d", "%s est porté et familiar vaut %d : écrivez sa substance, de %d à %d"},
	CardTitleLong:    {"the name has %d characters: at most %d", "le nom a %d caractères : %d au plus"},
	CardTitleRune:    {"the name has the character %s (%U), which no card can print: write it with letters", "le nom contient le caractère %s (%U), qu’aucune carte ne peut imprimer : écrivez-le en lettres"},
	CardTitleControl: {"the name has the control character %U: delete it", "le nom contient le caractère de contrôle %U : supprimez-le"},
	CardTitleBlank:   {"the name is blank: write one or leave it out", "le nom est blanc : écrivez-en un ou retirez-le"},

	DeckAtLine:        {"%s:%d: %s", "%s:%d: %s"},
	DeckAtFile:        {"%s: %s", "%s: %s"},
	DeckNthCard:       {"card no. %d: %s", "carte nº %d : %s"},
	DeckCard:          {"card %d: %s", "carte %d : %s"},
	DeckNamedCard:     {"card %d (%s): %s", "carte %d (%s) : %s"},
	DeckUnreadable:    {"the deck cannot be read: %s", "le paquet ne peut pas être lu : %s"},
	DeckTooLarge:      {"the file has more than %d MiB: no deck is so long, so it is not one", "le fichier dépasse %d Mio : aucun paquet n’est si long, ce n’en est donc pas un"},
	DeckNoContent:     {"the file is empty: roll a deck anew or take its copy", "le fichier est vide : tirez un nouveau paquet ou prenez sa copie"},
	DeckNotUTF8:       {"the text is not UTF-8: save it again as UTF-8", "le texte n’est pas en UTF-8 : enregistrez-le de nouveau en UTF-8"},
	DeckCut:           {"the file ends in the middle: take its copy, or roll the deck anew", "le fichier s’arrête au milieu\u00a0: prenez sa copie, ou tirez un nouveau paquet"},
	DeckNotJSON:       {"this is not JSON: look at the commas, quotes and braces of this line", "ce n’est pas du JSON : regardez les virgules, guillemets et accolades de cette ligne"},
	DeckNoDeck:        {"this is not a deck: it has no format, which would be %s", "ce n’est pas un paquet : il n’a pas de format, qui serait %s"},
	DeckNewer:         {"the deck is %s and this program reads %s: use a newer croix", "le paquet est %s et ce programme lit %s : utilisez un croix plus récent"},
	DeckNewerVersion:  {"the deck is %s and this program reads %s: use croix %s or newer", "le paquet est %s et ce programme lit %s : utilisez croix %s ou plus récent"},
	DeckFormatUnknown: {"format is “%s”: a deck is %s", "format vaut « %s » : un paquet est %s"},
	DeckFieldTwice:    {"the field “%s” stands twice: leave one out", "le champ « %s » est là deux fois : retirez-en un"},
	DeckFieldUnknown:  {"there is no field “%s”: the fields are %s", "il n’y a pas de champ « %s » : les champs sont %s"},
	DeckFieldMissing:  {"the field %s is missing: add it", "le champ %s manque : ajoutez-le"},
	DeckFieldText:     {"%s is not a text: write it between \"", "%s n’est pas un texte : écrivez-le entre \""},
	DeckFieldNumber:   {"%s is not a whole number: write one, without \"", "%s n’est pas un nombre entier : écrivez-en un, sans \""},
	DeckFieldSins:     {"sins is not a list of %d whole numbers", "sins n’est pas une liste de %d nombres entiers"},
	DeckNoZero:        {"%s is 0: leave it out", "%s vaut 0 : retirez-le"},
	DeckSeed:          {"seed is not a whole number from 0 to 18446744073709551615", "seed n’est pas un nombre entier de 0 à 18446744073709551615"},
	DeckSouls:         {"souls is not a list of cards between [ and ]", "souls n’est pas une liste de cartes entre [ et ]"},
	DeckCardShape:     {"a card is fields between { and }", "une carte est faite de champs entre { et }"},
	DeckEmpty:         {"the deck has no card: it has one at least", "le paquet n’a aucune carte : il en a au moins une"},
	DeckD66Twice:      {"another card before has the d66 %d: give each its own", "une autre carte plus haut a le d66 %d : donnez à chacune le sien"},
	DeckSoulTwice:     {"the soul %s is already on card %d: a named soul comes once", "l’âme %s est déjà sur la carte %d : une âme nommée ne vient qu’une fois"},
	DeckRelicTwice:    {"the relic %s is already on card %d: a relic is unique", "la relique %s est déjà sur la carte %d : une relique est unique"},
}
