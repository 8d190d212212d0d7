package say

// The commands of the gamebook.
const (
	GamebookShort          Key = "gamebook.cmd.short"
	GamebookLong           Key = "gamebook.cmd.long"
	GamebookRollShort      Key = "gamebook.cmd.roll-short"
	GamebookHeroShort      Key = "gamebook.cmd.hero-short"
	GamebookHeroLong       Key = "gamebook.cmd.hero-long"
	GamebookPrintShort     Key = "gamebook.cmd.print-short"
	GamebookPrintLong      Key = "gamebook.cmd.print-long"
	GamebookOddsShort      Key = "gamebook.cmd.odds-short"
	GamebookOddsFightShort Key = "gamebook.cmd.odds-fight-short"
	GamebookOddsFightLong  Key = "gamebook.cmd.odds-fight-long"
	GamebookOddsLuckShort  Key = "gamebook.cmd.odds-luck-short"
	GamebookRulesShort     Key = "gamebook.cmd.rules-short"
	GamebookRulesLong      Key = "gamebook.cmd.rules-long"
	GamebookOptionsShort   Key = "gamebook.cmd.options-short"
	GamebookFlagOut        Key = "gamebook.flag.out"
	GamebookFlagHeroFile   Key = "gamebook.flag.hero-file"
	GamebookFlagRoll       Key = "gamebook.flag.roll"
	GamebookFlagSet        Key = "gamebook.flag.set"
	GamebookFlagHero       Key = "gamebook.flag.hero"
	GamebookFlagEnemy      Key = "gamebook.flag.enemy"
	GamebookFlagBestiary   Key = "gamebook.flag.bestiary"
	GamebookFlagPolicy     Key = "gamebook.flag.policy"
	GamebookFlagMode       Key = "gamebook.flag.mode"
	GamebookFlagTests      Key = "gamebook.flag.tests"
	GamebookNoLuck         Key = "gamebook.no-luck"
	GamebookFirstTarget    Key = "gamebook.first-target"
	GamebookLuckWhich      Key = "gamebook.cmd.luck-which"
	GamebookLuckHead       Key = "gamebook.cmd.luck-head"
	GamebookColumnPolicy   Key = "gamebook.column.policy"
	GamebookColumnWin      Key = "gamebook.column.win"
	GamebookColumnLeft     Key = "gamebook.column.left"
	GamebookColumnLost     Key = "gamebook.column.lost"
	GamebookColumnRounds   Key = "gamebook.column.rounds"
	GamebookColumnTests    Key = "gamebook.column.tests"
	GamebookTestYes        Key = "gamebook.test-yes"
	GamebookTestNo         Key = "gamebook.test-no"
	GamebookFirstWound     Key = "gamebook.first-wound"
)

var gamebookCommandMessages = map[Key]text{
	GamebookShort:          {"the gamebook: heroes, sheets, odds of fights", "le livre-jeu\u00a0: héros, feuilles, chances des combats"},
	GamebookLong:           {"The companion of a gamebook: rolls heroes, prints adventure sheets, works out fights.\nThe paragraphs are in your book: enemies are typed as it prints them.", "Le compagnon d’un livre-jeu\u00a0: tire les héros, imprime les feuilles d’aventure, calcule les combats.\nLes paragraphes sont dans votre livre\u00a0: on tape les ennemis comme il les imprime."},
	GamebookRollShort:      {"roll heroes", "tirer des héros"},
	GamebookHeroShort:      {"roll a hero, or one for each name", "tirer un héros, ou un par nom"},
	GamebookHeroLong:       {"Rolls heroes. Five dice each, in this order: Skill, Stamina (two), Luck, gold.\nWith --json the output is a file for croix gamebook print --hero.", "Tire des héros. Cinq dés chacun, dans cet ordre\u00a0: Habileté, Endurance (deux), Chance, or.\nAvec --json la sortie est un fichier pour croix gamebook print --hero."},
	GamebookPrintShort:     {"print adventure sheets and what goes with them", "imprimer les feuilles d’aventure et ce qui va avec"},
	GamebookPrintLong:      {"Prints the adventure sheet, blank or filled in, with the quick reference on its back, the map of paragraphs and the log of a fight; or these alone, and more encounter boxes.\nWithout a DOCUMENT all are printed into a folder.", "Imprime la feuille d’aventure, vierge ou remplie, avec l’aide-mémoire au dos, la carte des paragraphes et le relevé de combat\u00a0; ou ceux-ci seuls, et d’autres cases de rencontre.\nSans DOCUMENT, tout s’imprime dans un dossier."},
	GamebookOddsShort:      {"the exact chances of fights and of Luck", "les chances exactes des combats et de la Chance"},
	GamebookOddsFightShort: {"how a fight ends, for each way to use Luck", "l’issue d’un combat, pour chaque façon d’user de la Chance"},
	GamebookOddsFightLong:  {"Works out a fight exactly: the chance of winning, Stamina left (0 for the dead) and lost, rounds, tests of Luck.\nWithout --hero: on average over all heroes that can be rolled.\nPolicies: never, hits, wounds, always; optimal wins most often, stamina keeps most Stamina.", "Calcule un combat exactement\u00a0: chances de gagner, Endurance restante (0 pour un mort) et perdue, assauts, tests de Chance.\nSans --hero\u00a0: en moyenne sur tous les héros possibles.\nFaçons\u00a0: never (jamais), hits (sur les touches), wounds (sur les blessures), always (toujours)\u00a0; optimal gagne le plus souvent, stamina garde le plus d’Endurance."},
	GamebookOddsLuckShort:  {"lucky tests in a row", "des tests chanceux d’affilée"},
	GamebookRulesShort:     {"the rules of the gamebook in short", "les règles du livre-jeu en bref"},
	GamebookRulesLong:      {"Shows the quick reference that is printed on the back of the sheet: its topics, one of them, or what holds a word.", "Montre l’aide-mémoire imprimé au dos de la feuille\u00a0: les sujets, l’un d’eux, ou ce qui contient un mot."},
	GamebookOptionsShort:   {"the house rules of the gamebook", "les règles maison du livre-jeu"},
	GamebookFlagOut:        {"a folder, one `FILE.pdf`, or - for standard output", "un dossier, un `FICHIER.pdf`, ou - pour la sortie standard"},
	GamebookFlagHeroFile:   {"a `FILE` of heroes made by roll hero --json, or - for standard input", "un `FICHIER` de héros fait par roll hero --json, ou - pour l’entrée standard"},
	GamebookFlagRoll:       {"roll `N` heroes and fill their sheets in", "tirer `N` héros et remplir leurs feuilles"},
	GamebookFlagSet:        {"a house rule `NAME=VALUE`, such as luck_save=false; may be given again", "une règle maison `NOM=VALEUR`, par exemple chance_sauve=false\u00a0; peut être répété"},
	GamebookFlagHero:       {"the hero as `SKILL/STAMINA/LUCK`", "le héros\u00a0: `HABILETÉ/ENDURANCE/CHANCE`"},
	GamebookFlagEnemy:      {"an enemy as `SKILL/STAMINA`; again for each that follows", "un ennemi\u00a0: `HABILETÉ/ENDURANCE`\u00a0; à répéter pour chaque autre"},
	GamebookFlagBestiary:   {"a CSV `FILE` of your enemies: name,skill,stamina and, if you like, notes,hero,enemy,deals,takes", "un `FICHIER` CSV de vos ennemis\u00a0: name,skill,stamina et, si l’on veut, notes,hero,enemy,deals,takes"},
	GamebookFlagPolicy:     {"when Luck is tested; all are compared without it", "quand on tente sa Chance\u00a0; sans elle, tout est comparé"},
	GamebookFlagMode:       {"how several enemies come", "comment viennent plusieurs ennemis"},
	GamebookFlagTests:      {"`N` tests in a row", "`N` tests d’affilée"},
	GamebookNoLuck:         {"With Luck there is too much to work out.", "Avec la Chance, le calcul est trop long."},
	GamebookFirstTarget:    {"Best target first: enemy %d.", "Meilleure cible d’abord\u00a0: l’ennemi %d."},
	GamebookLuckWhich:      {"name the Luck, such as croix gamebook odds luck 9", "donner la Chance, par exemple croix gamebook odds luck 9"},
	GamebookLuckHead:       {"Luck %d: tests in a row that are all lucky", "Chance %d\u00a0: tests d’affilée tous chanceux"},
	GamebookColumnPolicy:   {"Luck", "Chance"},
	GamebookColumnWin:      {"wins", "gagne"},
	GamebookColumnLeft:     {"Stamina", "Endurance"},
	GamebookColumnLost:     {"lost", "perdue"},
	GamebookColumnRounds:   {"rounds", "assauts"},
	GamebookColumnTests:    {"tests", "tests"},
	GamebookTestYes:        {"test Luck", "tenter sa Chance"},
	GamebookTestNo:         {"do not test Luck", "ne pas tenter sa Chance"},
	GamebookFirstWound:     {"Best after a first hit: %s; after a first wound: %s.", "Le mieux après une première touche\u00a0: %s\u00a0; après une première blessure\u00a0: %s."},
}
