package say

// The quick reference of the gamebook.
const (
	GamebookHeroJSON Key = "gamebook.hero-json"
	GamebookHeroText Key = "gamebook.hero-text"
)

var gamebookRuleMessages = map[Key]text{
	GamebookHeroJSON: {"it cannot be read (%s)", "il est illisible (%s)"},
	GamebookHeroText: {"“%s”: at most %d printable characters", "«\u00a0%s\u00a0»\u00a0: %d caractères imprimables au plus"},

	"gamebook.rules.fight":        {"Fight", "Combat"},
	"gamebook.rules.fight.1":      {"Copy the enemy’s Skill and Stamina into a box.", "Recopier l’Habileté et l’Endurance de l’ennemi dans une case."},
	"gamebook.rules.fight.2":      {"Strength of the enemy: 2d6 + its Skill. Your strength: 2d6 + your Skill.", "Force de l’ennemi\u00a0: 2d6 + son Habileté. Votre force\u00a0: 2d6 + votre Habileté."},
	"gamebook.rules.fight.3":      {"The greater strength wounds the other: 2 Stamina. Equal: nothing happens.", "La plus grande force blesse l’autre\u00a0: 2 points d’Endurance. Égalité\u00a0: rien."},
	"gamebook.rules.fight.4":      {"Another round, until one of you has no Stamina left and dies.", "Nouvel assaut, jusqu’à ce que l’un des deux n’ait plus d’Endurance et meure."},
	"gamebook.rules.fight.escape": {"House rule: you may flee for 2 Stamina.", "Règle maison\u00a0: on peut fuir pour 2 points d’Endurance."},

	"gamebook.rules.luck":         {"Luck in a fight", "Chance au combat"},
	"gamebook.rules.luck.case":    {"Stamina lost", "Endurance perdue"},
	"gamebook.rules.luck.none":    {"no test", "sans test"},
	"gamebook.rules.luck.lucky":   {"lucky", "chanceux"},
	"gamebook.rules.luck.unlucky": {"unlucky", "malchanceux"},
	"gamebook.rules.luck.hit":     {"The enemy, when you hit", "L’ennemi, si vous touchez"},
	"gamebook.rules.luck.wounded": {"You, when you are wounded", "Vous, si vous êtes blessé"},
	"gamebook.rules.luck.save":    {"One test a wound, none after a tie, none on an enemy that dies anyway. Luck may save from a fatal wound: at Stamina 2, not at 1.", "Un test par blessure, aucun après une égalité, ni sur un ennemi qui meurt déjà. La Chance peut sauver d’une blessure mortelle\u00a0: à 2 d’Endurance, pas à 1."},
	"gamebook.rules.luck.nosave":  {"One test a wound, none after a tie, none on an enemy that dies anyway. House rule: Luck does not save from a fatal wound.", "Un test par blessure, aucun après une égalité, ni sur un ennemi qui meurt déjà. Règle maison\u00a0: la Chance ne sauve pas d’une blessure mortelle."},

	"gamebook.rules.several":          {"Several enemies", "Plusieurs ennemis"},
	"gamebook.rules.several.1":        {"One by one: a fight after another; the next steps up when one dies.", "L’un après l’autre\u00a0: un combat suit l’autre\u00a0; le suivant s’avance quand l’un meurt."},
	"gamebook.rules.several.2":        {"All together: choose a target each round and fight it as usual. Against the others a greater strength only dodges; a smaller one wounds you.", "Tous ensemble\u00a0: choisir une cible à chaque assaut et la combattre normalement. Contre les autres, une plus grande force ne fait qu’esquiver\u00a0; une plus petite vous blesse."},
	"gamebook.rules.several.separate": {"Throw for yourself against each enemy anew, the target first. Killed in the round in which the last one falls, you are dead.", "Relancer vos dés contre chaque ennemi, la cible d’abord. Tué dans l’assaut où tombe le dernier, vous êtes mort."},
	"gamebook.rules.several.shared":   {"House rule: one throw of yours counts against all. Killed in the round in which the last one falls, you are dead.", "Règle maison\u00a0: un seul jet de vos dés vaut contre tous. Tué dans l’assaut où tombe le dernier, vous êtes mort."},

	"gamebook.rules.tests":       {"Tests", "Tests"},
	"gamebook.rules.tests.1":     {"Luck: 2d6 at most your Luck: lucky. Then, either way, Luck falls by 1.", "Chance\u00a0: 2d6 au plus égal à votre Chance\u00a0: chanceux. Puis, dans les deux cas, la Chance baisse de 1."},
	"gamebook.rules.tests.2":     {"Skill: 2d6 at most your current Skill: success. It costs nothing.", "Habileté\u00a0: 2d6 au plus égal à l’Habileté du moment\u00a0: réussite. Cela ne coûte rien."},
	"gamebook.rules.tests.3":     {"Faith: as the paragraph says.", "Foi\u00a0: selon le paragraphe."},
	"gamebook.rules.tests.table": {"Chance of 2d6 at most …, in percent", "Chances de faire au plus… avec 2d6, en pour cent"},

	"gamebook.rules.meals":        {"Meals, totals, death", "Repas, totaux, mort"},
	"gamebook.rules.meals.meal":   {"A meal gives back 4 Stamina at any time but in a fight.", "Un repas rend 4 points d’Endurance à tout moment, sauf au combat."},
	"gamebook.rules.meals.totals": {"Skill, Stamina and Luck never exceed the initial total unless the paragraph permits it. Faith has no limit.", "Habileté, Endurance et Chance ne dépassent jamais le total de départ, sauf si le paragraphe l’autorise. La Foi n’a pas de limite."},
	"gamebook.rules.meals.death":  {"At Stamina 0 you are dead: begin again with a new hero.", "À 0 d’Endurance vous êtes mort\u00a0: recommencer avec un nouveau héros."},

	"gamebook.rules.hero":           {"New hero", "Nouveau héros"},
	"gamebook.rules.hero.number":    {"Number", "Nombre"},
	"gamebook.rules.hero.start":     {"at first", "au départ"},
	"gamebook.rules.hero.equipment": {"You carry a sword, a lantern with its tinderbox, and a backpack.", "Vous avez une épée, une lanterne avec son briquet et un sac à dos."},

	"gamebook.rules.chances":         {"Chances of a round", "Chances d’un assaut"},
	"gamebook.rules.chances.above":   {"Skill above", "Écart d’Habileté"},
	"gamebook.rules.chances.hit":     {"hit", "touché"},
	"gamebook.rules.chances.wounded": {"wounded", "blessé"},
	"gamebook.rules.chances.tie":     {"tie", "égalité"},
	"gamebook.rules.chances.advice":  {"Test Luck after a hit when the enemy has 3 Stamina, then 7; never at 2. On your own wounds only when nearly dead.", "Après une touche, tenter sa Chance quand l’ennemi a 3 d’Endurance, ou 7\u00a0; jamais à 2. Sur vos blessures, seulement près de la mort."},

	"gamebook.rules.house": {"House rules", "Règles maison"},
}
