package say

// The printed pages of the gamebook.
const (
	GamebookSheet       Key = "gamebook.page.sheet"
	GamebookSubject     Key = "gamebook.page.subject"
	GamebookReference   Key = "gamebook.page.reference"
	GamebookMap         Key = "gamebook.page.map"
	GamebookLog         Key = "gamebook.page.log"
	GamebookSmall       Key = "gamebook.page.small"
	GamebookHeroName    Key = "gamebook.page.hero-name"
	GamebookInitial     Key = "gamebook.page.initial"
	GamebookEquipment   Key = "gamebook.page.equipment"
	GamebookNotes       Key = "gamebook.page.notes"
	GamebookEncounters  Key = "gamebook.page.encounters"
	GamebookEnemyName   Key = "gamebook.page.enemy-name"
	GamebookSpecial     Key = "gamebook.page.special"
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
)

var gamebookPageMessages = map[Key]text{
	GamebookSheet:       {"Adventure sheet", "Feuille d’aventure"},
	GamebookSubject:     {"Gamebook", "Livre-jeu"},
	GamebookReference:   {"Quick reference", "Aide-mémoire"},
	GamebookMap:         {"Paragraphs visited", "Paragraphes visités"},
	GamebookLog:         {"Log of a fight", "Relevé de combat"},
	GamebookSmall:       {"paper %s is too small for these pages: take a5 or larger", "le papier %s est trop petit pour ces pages\u00a0: prendre a5 ou plus grand"},
	GamebookHeroName:    {"Hero", "Héros"},
	GamebookInitial:     {"initial", "départ"},
	GamebookEquipment:   {"Equipment", "Équipement"},
	GamebookNotes:       {"Notes", "Notes"},
	GamebookEncounters:  {"Encounters", "Rencontres"},
	GamebookEnemyName:   {"Enemy", "Ennemi"},
	GamebookSpecial:     {"Special", "Spécial"},
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
}
