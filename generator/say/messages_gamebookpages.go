package say

// The printed pages of the gamebook.
const (
	GamebookSheet       Key = "gamebook.page.sheet"
	GamebookSubject     Key = "gamebook.page.subject"
	GamebookReference   Key = "gamebook.page.reference"
	GamebookMap         Key = "gamebook.page.map"
	GamebookLog         Key = "gamebook.page.log"
	GamebookHeroName    Key = "gamebook.page.hero-name"
	GamebookInitial     Key = "gamebook.page.initial"
	GamebookEquipment   Key = "gamebook.page.equipment"
	GamebookNotes       Key = "gamebook.page.notes"
	GamebookEncounters  Key = "gamebook.page.encounters"
	GamebookEnemyName   Key = "gamebook.page.enemy-name"
	GamebookSpecial     Key = "gamebook.page.special"
	GamebookCards       Key = "gamebook.page.cards"
	GamebookStrips      Key = "gamebook.page.strips"
	GamebookPlanner     Key = "gamebook.page.planner"
	GamebookPlannerText Key = "gamebook.page.planner-text"
	GamebookPlanHit     Key = "gamebook.page.plan-hit"
	GamebookPlanWound   Key = "gamebook.page.plan-wound"
	GamebookMoreItems   Key = "gamebook.page.more-items"
	GamebookTrail       Key = "gamebook.page.trail"
	GamebookDice        Key = "gamebook.page.dice"
	GamebookDiceSeed    Key = "gamebook.page.dice-seed"
	GamebookLogRound    Key = "gamebook.page.log-round"
	GamebookLogEnemy    Key = "gamebook.page.log-enemy"
	GamebookLogHero     Key = "gamebook.page.log-hero"
	GamebookLogResult   Key = "gamebook.page.log-result"
	GamebookLogLuck     Key = "gamebook.page.log-luck"
	GamebookLogEnemySta Key = "gamebook.page.log-enemy-stamina"
	GamebookLogHeroSta  Key = "gamebook.page.log-hero-stamina"

	GamebookShowEquipment  Key = "gamebook.show.equipment"
	GamebookShowTrail      Key = "gamebook.show.trail"
	GamebookShowRound      Key = "gamebook.show.round"
	GamebookShowDead       Key = "gamebook.show.dead"
	GamebookShowHit        Key = "gamebook.show.hit"
	GamebookShowWounded    Key = "gamebook.show.wounded"
	GamebookShowAdvice     Key = "gamebook.show.advice"
	GamebookShowOdds       Key = "gamebook.show.odds"
	GamebookShowGroup      Key = "gamebook.show.group"
	GamebookShowGroupLuck  Key = "gamebook.show.group-luck"
	GamebookShowHeroBonus  Key = "gamebook.show.hero-bonus"
	GamebookShowEnemyBonus Key = "gamebook.show.enemy-bonus"
	GamebookShowDeals      Key = "gamebook.show.deals"
	GamebookShowTakes      Key = "gamebook.show.takes"
)

var gamebookPageMessages = map[Key]text{
	GamebookSheet:       {"Adventure sheet", "Feuille d’aventure"},
	GamebookSubject:     {"Gamebook", "Livre-jeu"},
	GamebookReference:   {"Quick reference", "Aide-mémoire"},
	GamebookMap:         {"Paragraphs visited", "Paragraphes visités"},
	GamebookLog:         {"Log of a fight", "Relevé de combat"},
	GamebookHeroName:    {"Hero", "Héros"},
	GamebookInitial:     {"initial", "départ"},
	GamebookEquipment:   {"Equipment", "Équipement"},
	GamebookNotes:       {"Notes", "Notes"},
	GamebookEncounters:  {"Encounters", "Rencontres"},
	GamebookEnemyName:   {"Enemy", "Ennemi"},
	GamebookSpecial:     {"Special", "Spécial"},
	GamebookCards:       {"Enemy cards", "Cartes d’ennemis"},
	GamebookStrips:      {"Tick strips", "Bandes à cocher"},
	GamebookPlanner:     {"When to test Luck", "Quand tenter sa Chance"},
	GamebookPlannerText: {"A dot: testing Luck raises the chance of winning. Lines: your Luck. Columns: the Stamina, before the wound, of whoever is wounded. After a hit you have about %d Stamina; after a wound the enemy has about %d.", "Un point\u00a0: tenter sa Chance augmente les chances de gagner. Lignes\u00a0: votre Chance. Colonnes\u00a0: l’Endurance, avant la blessure, de celui qui est blessé. Après une touche, vous avez environ %d d’Endurance\u00a0; après une blessure, l’ennemi en a environ %d."},
	GamebookPlanHit:     {"Skill %s, you hit", "Habileté %s, vous touchez"},
	GamebookPlanWound:   {"Skill %s, you are wounded", "Habileté %s, vous êtes blessé"},
	GamebookMoreItems:   {"… and %d more", "… et %d de plus"},
	GamebookTrail:       {"Trail", "Parcours"},
	GamebookDice:        {"dice of creation: %s", "dés de création\u00a0: %s"},
	GamebookDiceSeed:    {"dice of creation: %s, seed %s", "dés de création\u00a0: %s, graine %s"},
	GamebookLogRound:    {"Round", "Assaut"},
	GamebookLogEnemy:    {"Enemy: dice, strength", "Ennemi\u00a0: dés, force"},
	GamebookLogHero:     {"Hero: dice, strength", "Héros\u00a0: dés, force"},
	GamebookLogResult:   {"Result", "Résultat"},
	GamebookLogLuck:     {"Luck", "Chance"},
	GamebookLogEnemySta: {"Enemy’s Stamina", "Endur. ennemi"},
	GamebookLogHeroSta:  {"Hero’s Stamina", "Endur. héros"},

	"gamebook.show.fight-alone":    {"fight", "combat"},
	"gamebook.show.fight-sequence": {"fight, one by one", "combat, l’un après l’autre"},
	"gamebook.show.fight-together": {"fight, all together", "combat, tous ensemble"},
	GamebookShowEquipment:          {"Equipment: %s", "Équipement\u00a0: %s"},
	GamebookShowTrail:              {"Trail: %s", "Parcours\u00a0: %s"},
	GamebookShowRound:              {"rounds fought: %d", "assauts menés\u00a0: %d"},
	GamebookShowDead:               {"dead", "mort"},
	GamebookShowHit:                {"You hit %s: will you test Luck?", "Vous touchez %s\u00a0: tenter votre Chance\u00a0?"},
	GamebookShowWounded:            {"%s wounds you: will you test Luck?", "%s vous blesse\u00a0: tenter votre Chance\u00a0?"},
	GamebookShowAdvice:             {"Chance of winning: %s with the test, %s without; best: %s.", "Chances de gagner\u00a0: %s avec le test, %s sans\u00a0; le mieux\u00a0: %s."},
	GamebookShowOdds:               {"Chance of winning, using Luck well: %s.", "Chances de gagner, en usant bien de la Chance\u00a0: %s."},
	GamebookShowGroupLuck:          {"Chance of winning, using Luck well: %s; best target: %s.", "Chances de gagner, en usant bien de la Chance\u00a0: %s\u00a0; meilleure cible\u00a0: %s."},
	GamebookShowGroup:              {"Chance of winning, without Luck: %s; best target: %s.", "Chances de gagner, sans la Chance\u00a0: %s\u00a0; meilleure cible\u00a0: %s."},
	GamebookShowHeroBonus:          {"you %s", "vous %s"},
	GamebookShowEnemyBonus:         {"it %s", "lui %s"},
	GamebookShowDeals:              {"you deal %s", "vous infligez %s"},
	GamebookShowTakes:              {"it deals %s", "il inflige %s"},
}
