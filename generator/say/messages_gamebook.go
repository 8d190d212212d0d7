package say

// The gamebook: rules, house rules, odds.
const (
	GamebookEnemyRange    Key = "gamebook.enemy-range"
	GamebookHeroRange     Key = "gamebook.hero-range"
	GamebookEnemyCount    Key = "gamebook.enemy-count"
	GamebookPolicy        Key = "gamebook.policy"
	GamebookTests         Key = "gamebook.tests"
	GamebookGroupLarge    Key = "gamebook.group-large"
	GamebookGroupLuck     Key = "gamebook.group-luck"
	GamebookOptionForm    Key = "gamebook.option-form"
	GamebookOptionUnknown Key = "gamebook.option-unknown"
	GamebookOptionValue   Key = "gamebook.option-value"
	GamebookHeroForm      Key = "gamebook.hero-form"
	GamebookEnemyForm     Key = "gamebook.enemy-form"
	GamebookEnemyNear     Key = "gamebook.enemy-near"
	GamebookEnemyTwice    Key = "gamebook.enemy-twice"
	GamebookNoEnemies     Key = "gamebook.no-enemies"
	GamebookHeroFile      Key = "gamebook.hero-file"
	GamebookHeroNone      Key = "gamebook.hero-none"
	GamebookHeroFormat    Key = "gamebook.hero-format"
	GamebookHeroValue     Key = "gamebook.hero-value"
	GamebookHeroAt        Key = "gamebook.hero-at"
)

var gamebookMessages = map[Key]text{
	"gamebook.stat.skill":   {"Skill", "Habileté"},
	"gamebook.stat.stamina": {"Stamina", "Endurance"},
	"gamebook.stat.luck":    {"Luck", "Chance"},
	"gamebook.stat.faith":   {"Faith", "Foi"},
	"gamebook.stat.gold":    {"Gold", "Or"},
	"gamebook.stat.meals":   {"Meals", "Repas"},

	"gamebook.item.sword":     {"sword", "épée"},
	"gamebook.item.lantern":   {"lantern", "lanterne"},
	"gamebook.item.tinderbox": {"tinderbox", "briquet"},
	"gamebook.item.backpack":  {"backpack", "sac à dos"},

	"gamebook.throw.skill":   {"Skill", "l’Habileté"},
	"gamebook.throw.stamina": {"Stamina", "l’Endurance"},
	"gamebook.throw.luck":    {"Luck", "la Chance"},
	"gamebook.throw.gold":    {"gold", "l’or"},

	"gamebook.bonus.hero":  {"the hero’s strength bonus", "le bonus de force du héros"},
	"gamebook.bonus.enemy": {"the enemy’s strength bonus", "le bonus de force de l’ennemi"},
	"gamebook.wound.dealt": {"the wound dealt", "la blessure infligée"},
	"gamebook.wound.taken": {"the wound taken", "la blessure reçue"},

	"gamebook.option.luck_save":      {"Luck may save from a fatal wound", "la Chance peut sauver d’une blessure mortelle"},
	"gamebook.option.separate_rolls": {"against several enemies at once the hero throws for each", "contre plusieurs ennemis à la fois, le héros lance les dés pour chacun"},
	"gamebook.option.escape":         {"a fight may be left for 2 Stamina", "on peut fuir un combat pour 2 points d’Endurance"},
	"gamebook.option.luck_min":       {"the least Luck", "le minimum de Chance"},
	"gamebook.option.faith_min":      {"the least Faith", "le minimum de Foi"},
	"gamebook.option.paragraphs":     {"paragraphs of the book, for the map", "nombre de paragraphes du livre, pour la carte"},

	GamebookEnemyRange:    {"the enemy: %[1]s is %[2]d: want %[3]d to %[4]d, as the paragraph has it", "l’ennemi\u00a0: %[1]s vaut %[2]d\u00a0: il faut %[3]d à %[4]d, comme dans le paragraphe"},
	GamebookHeroRange:     {"the hero: %[1]s is %[2]d: want %[3]d to %[4]d", "le héros\u00a0: %[1]s vaut %[2]d\u00a0: il faut %[3]d à %[4]d"},
	GamebookEnemyCount:    {"%d enemies: want 1 to %d", "%d ennemis\u00a0: il en faut de 1 à %d"},
	GamebookPolicy:        {"“%s” is not a way to use Luck: choose never, hits, wounds, always, optimal or stamina", "«\u00a0%s\u00a0» n’est pas une façon d’user de la Chance\u00a0: choisir never, hits, wounds, always, optimal ou stamina"},
	GamebookTests:         {"%d tests: want 1 to %d", "%d tests\u00a0: il en faut de 1 à %d"},
	GamebookGroupLuck:     {"with Luck there is too much to work out against these enemies together: leave it out with --policy never", "avec la Chance, le calcul contre ces ennemis ensemble est trop long\u00a0: la laisser de côté avec --policy never"},
	GamebookGroupLarge:    {"these enemies together have too much Stamina to be worked out: leave one out", "ces ennemis ont ensemble trop d’Endurance pour le calcul\u00a0: en retirer un"},
	GamebookOptionForm:    {"“%s” is not a house rule: write NAME=VALUE, such as luck_save=false", "«\u00a0%s\u00a0» n’est pas une règle maison\u00a0: écrire NOM=VALEUR, par exemple luck_save=false"},
	GamebookOptionUnknown: {"there is no house rule “%s”: there are %s", "il n’y a pas de règle maison «\u00a0%s\u00a0»\u00a0: il y a %s"},
	GamebookOptionValue:   {"house rule %s cannot be “%s”: want %s", "la règle maison %s ne peut valoir «\u00a0%s\u00a0»\u00a0: il faut %s"},
	GamebookHeroForm:      {"“%s” is not a hero: write SKILL/STAMINA/LUCK, such as 10/18/10", "«\u00a0%s\u00a0» n’est pas un héros\u00a0: écrire HABILETÉ/ENDURANCE/CHANCE, par exemple 10/18/10"},
	GamebookEnemyForm:     {"“%s” is not an enemy: write SKILL/STAMINA, with a name before it if you like, such as goblin 5/6", "«\u00a0%s\u00a0» n’est pas un ennemi\u00a0: écrire HABILETÉ/ENDURANCE, avec un nom devant si l’on veut, par exemple gobelin 5/6"},
	GamebookEnemyNear:     {"the bestiary has no “%s”, did you mean %s? Or write SKILL/STAMINA, such as goblin 5/6", "le bestiaire n’a pas de «\u00a0%s\u00a0», vouliez-vous dire %s\u00a0? Ou écrire HABILETÉ/ENDURANCE, par exemple gobelin 5/6"},
	GamebookEnemyTwice:    {"“%s” stands twice: give each enemy its own name", "«\u00a0%s\u00a0» est là deux fois\u00a0: donner à chaque ennemi son nom"},
	GamebookNoEnemies:     {"there is no enemy in it: write a row for each, such as goblin,5,6", "il n’y a aucun ennemi\u00a0: écrire une ligne pour chacun, par exemple gobelin,5,6"},
	GamebookHeroFile:      {"%s is not a file of heroes: %v; make one with croix gamebook roll hero --json", "%s n’est pas un fichier de héros\u00a0: %v\u00a0; en faire un avec croix gamebook roll hero --json"},
	GamebookHeroNone:      {"there is no hero in it", "il ne contient aucun héros"},
	GamebookHeroFormat:    {"its format is “%s” and not “%s”", "son format est «\u00a0%s\u00a0» et non «\u00a0%s\u00a0»"},
	GamebookHeroValue:     {"%[1]s is %[2]d, which should be %[3]d to %[4]d", "%[1]s vaut %[2]d, ce qui devrait être %[3]d à %[4]d"},
	GamebookHeroAt:        {"%s: hero %d: %v", "%s\u00a0: héros %d\u00a0: %v"},
}
