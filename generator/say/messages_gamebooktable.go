package say

// The gamebook on the live table.
const (
	GamebookTableHeroes    Key = "gamebook.table.of-heroes"
	GamebookTableTarget    Key = "gamebook.table.the-target"
	GamebookTableOver      Key = "gamebook.table.over"
	GamebookTableReads     Key = "gamebook.table.reads"
	GamebookTableWins      Key = "gamebook.table.wins"
	GamebookTableBest      Key = "gamebook.table.best"
	GamebookTableAttack    Key = "gamebook.table.attack"
	GamebookTablePlay      Key = "gamebook.table.play"
	GamebookTableWhere     Key = "gamebook.table.where"
	GamebookTableNamed     Key = "gamebook.table.named"
	GamebookTableEnemy     Key = "gamebook.table.enemy"
	GamebookTableWhom      Key = "gamebook.table.whom"
	GamebookTableOther     Key = "gamebook.table.other"
	GamebookTableNumber    Key = "gamebook.table.number"
	GamebookTableAbove     Key = "gamebook.table.above"
	GamebookTableTotal     Key = "gamebook.table.total"
	GamebookTableMayExceed Key = "gamebook.table.may-exceed"
	GamebookTableInitial   Key = "gamebook.table.initial"
	GamebookTableItem      Key = "gamebook.table.item"
	GamebookTableTake      Key = "gamebook.table.take"
	GamebookTableDrop      Key = "gamebook.table.drop"
	GamebookTableFaith     Key = "gamebook.table.faith"
	GamebookTableAtLeast   Key = "gamebook.table.at-least"
	GamebookTableLeast     Key = "gamebook.table.least"
	GamebookTableWasted    Key = "gamebook.table.wasted"
	GamebookTableAdvice    Key = "gamebook.table.advice"

	GamebookTaleGoesOn  Key = "gamebook.tale.goes-on"
	GamebookTaleSheet   Key = "gamebook.tale.sheet"
	GamebookTaleLuck    Key = "gamebook.tale.luck"
	GamebookTaleTests   Key = "gamebook.tale.tests"
	GamebookTaleMeals   Key = "gamebook.tale.meals"
	GamebookTaleVisited Key = "gamebook.tale.visited"
	GamebookTaleFights  Key = "gamebook.tale.fights"
	GamebookTaleRounds  Key = "gamebook.tale.rounds"
	GamebookTaleLost    Key = "gamebook.tale.lost"
	GamebookTaleTested  Key = "gamebook.tale.tested"
)

var gamebookTableMessages = map[Key]text{
	GamebookTableHeroes:    {"heroes", "héros"},
	GamebookTableTarget:    {"target", "cible"},
	GamebookTableOver:      {"This adventure is over. A new hero, or another one?", "Cette aventure est finie. Un nouveau héros, ou un autre\u00a0?"},
	GamebookTableReads:     {"What does the paragraph ask for?", "Que demande le paragraphe\u00a0?"},
	GamebookTableWins:      {"wins %s", "gagne %s"},
	GamebookTableBest:      {"best", "le mieux"},
	GamebookTableAttack:    {"attack %s", "attaquer %s"},
	GamebookTablePlay:      {"go on with %s", "continuer avec %s"},
	GamebookTableWhere:     {"Paragraph, and why", "Paragraphe, et pourquoi"},
	GamebookTableNamed:     {"Name of the hero", "Nom du héros"},
	GamebookTableEnemy:     {"Enemy, such as orc 7/6 and wolf 6/5", "Ennemi, comme orque 7/6 et loup 6/5"},
	GamebookTableWhom:      {"Whom do you fight?", "Qui combattez-vous\u00a0?"},
	GamebookTableOther:     {"another, or several…", "un autre, ou plusieurs…"},
	GamebookTableNumber:    {"%s %s: - + = and a number", "%s %s\u00a0: - + = et un nombre"},
	GamebookTableAbove:     {"%s %s, above the total: + and a number", "%s %s, au-delà du total\u00a0: + et un nombre"},
	GamebookTableTotal:     {"%s %s, initial total: - + = and a number", "%s %s, total de départ\u00a0: - + = et un nombre"},
	GamebookTableMayExceed: {"the paragraph permits more than the total…", "le paragraphe autorise plus que le total…"},
	GamebookTableInitial:   {"the initial total changes…", "le total de départ change…"},
	GamebookTableItem:      {"What do you take?", "Que prenez-vous\u00a0?"},
	GamebookTableTake:      {"take something…", "prendre quelque chose…"},
	GamebookTableDrop:      {"drop: %s", "jeter\u00a0: %s"},
	GamebookTableFaith:     {"test Faith, as the paragraph says", "tester la Foi, selon le paragraphe"},
	GamebookTableAtLeast:   {"%s at least…, as the paragraph says", "%s d’au moins…, selon le paragraphe"},
	GamebookTableLeast:     {"%s: how much does the paragraph ask for?", "%s\u00a0: combien le paragraphe demande-t-il\u00a0?"},
	GamebookTableAdvice:    {"Best: %s.", "Le mieux\u00a0: %s."},
	GamebookTableWasted:    {"wasted: Stamina is full", "perdu : Endurance au complet"},

	GamebookTaleGoesOn:  {"the adventure goes on", "l’aventure continue"},
	GamebookTaleSheet:   {"Sheet", "Feuille"},
	GamebookTaleLuck:    {"Luck", "Chance"},
	GamebookTaleTests:   {"tests: %d, lucky: %d, points spent: %d", "tests\u00a0: %d, réussis\u00a0: %d, points dépensés\u00a0: %d"},
	GamebookTaleMeals:   {"Meals eaten", "Repas pris"},
	GamebookTaleVisited: {"%d paragraph visited|%d paragraphs visited", "%d paragraphe visité|%d paragraphes visités"},
	GamebookTaleFights:  {"Fights", "Combats"},
	GamebookTaleRounds:  {"rounds", "assauts"},
	GamebookTaleLost:    {"Stamina lost", "Endurance perdue"},
	GamebookTaleTested:  {"lucky/tests", "réussis/tests"},

	"gamebook.tale.how-":            {"goes on", "en cours"},
	"gamebook.tale.how-won":         {"won", "gagné"},
	"gamebook.tale.how-lost":        {"lost", "perdu"},
	"gamebook.tale.how-interrupted": {"interrupted", "interrompu"},
	"gamebook.tale.how-escaped":     {"fled", "fuite"},

	"gamebook.table.create": {"a new hero…", "un nouveau héros…"},
	"gamebook.table.goto":   {"go to a paragraph…", "aller à un paragraphe…"},
	"gamebook.table.fight":  {"a fight…", "un combat…"},
	"gamebook.table.round":  {"fight a round", "livrer un assaut"},
	"gamebook.table.luck":   {"test Luck", "tenter sa Chance"},
	"gamebook.table.no":     {"do not test Luck", "ne pas tenter sa Chance"},
	"gamebook.table.target": {"attack another", "attaquer un autre"},
	"gamebook.table.skill":  {"test Skill", "tester l’Habileté"},
	"gamebook.table.eat":    {"eat a meal", "prendre un repas"},
	"gamebook.table.change": {"change a number…", "changer un nombre…"},
	"gamebook.table.items":  {"equipment…", "équipement…"},
	"gamebook.table.tests":  {"other tests…", "autres tests…"},
	"gamebook.table.end":    {"end the adventure…", "finir l’aventure…"},
	"gamebook.table.heroes": {"heroes…", "héros…"},
	"gamebook.table.stop":   {"the paragraph ends the fight", "le paragraphe arrête le combat"},
	"gamebook.table.flee":   {"flee", "fuir"},

	"gamebook.key.create": {"a", "a"},
	"gamebook.key.goto":   {"g", "p"},
	"gamebook.key.fight":  {"f", "c"},
	"gamebook.key.round":  {"r", "a"},
	"gamebook.key.luck":   {"l", "t"},
	"gamebook.key.no":     {"n", "n"},
	"gamebook.key.target": {"t", "b"},
	"gamebook.key.skill":  {"s", "h"},
	"gamebook.key.eat":    {"e", "r"},
	"gamebook.key.change": {"c", "v"},
	"gamebook.key.items":  {"i", "e"},
	"gamebook.key.tests":  {"t", "j"},
	"gamebook.key.end":    {"x", "f"},
	"gamebook.key.heroes": {"h", "o"},
	"gamebook.key.stop":   {"p", "s"},
	"gamebook.key.flee":   {"v", "q"},
}
