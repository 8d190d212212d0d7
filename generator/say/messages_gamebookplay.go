package say

// The gamebook as it is played: refusals, lines of the log, words.
const (
	GamebookNoHero      Key = "gamebook.no-hero"
	GamebookHeroless    Key = "gamebook.heroless"
	GamebookDead        Key = "gamebook.dead"
	GamebookOver        Key = "gamebook.over"
	GamebookPending     Key = "gamebook.pending"
	GamebookNotPending  Key = "gamebook.not-pending"
	GamebookFighting    Key = "gamebook.fighting"
	GamebookNoFight     Key = "gamebook.no-fight"
	GamebookTextMissing Key = "gamebook.text-missing"
	GamebookTextLong    Key = "gamebook.text-long"
	GamebookTextSigns   Key = "gamebook.text-signs"
	GamebookNameTwice   Key = "gamebook.name-twice"
	GamebookStillAlive  Key = "gamebook.still-alive"
	GamebookParagraph   Key = "gamebook.paragraph"
	GamebookBeyond      Key = "gamebook.beyond"
	GamebookNoStat      Key = "gamebook.no-stat"
	GamebookNoTest      Key = "gamebook.no-test"
	GamebookNoMeal      Key = "gamebook.no-meal"
	GamebookNoInitial   Key = "gamebook.no-initial"
	GamebookMost        Key = "gamebook.most"
	GamebookNumber      Key = "gamebook.number"
	GamebookSign        Key = "gamebook.sign"
	GamebookNoItem      Key = "gamebook.no-item"
	GamebookEnd         Key = "gamebook.end"
	GamebookMode        Key = "gamebook.mode"
	GamebookThat        Key = "gamebook.that"
	GamebookNoEnemy     Key = "gamebook.no-enemy"
	GamebookEnemyDead   Key = "gamebook.enemy-dead"
	GamebookOneByOne    Key = "gamebook.one-by-one"
	GamebookNoEscape    Key = "gamebook.no-escape"

	GamebookGestureEmpty   Key = "gamebook.gesture-empty"
	GamebookGestureUnknown Key = "gamebook.gesture-unknown"
	GamebookLeftOver       Key = "gamebook.left-over"
	GamebookWantNumber     Key = "gamebook.want-number"
	GamebookHeroUnknown    Key = "gamebook.hero-unknown"
	GamebookEnemyUnknown   Key = "gamebook.enemy-unknown"

	GamebookThrowEnemy Key = "gamebook.throw.enemy-strength"
	GamebookThrowHero  Key = "gamebook.throw.hero-strength"
	GamebookThrowLuck  Key = "gamebook.throw.luck-test"

	GamebookHeroNumber Key = "gamebook.hero-number"
	GamebookTheEnemy   Key = "gamebook.the-enemy"

	GamebookLineHero      Key = "gamebook.line.hero"
	GamebookLineMade      Key = "gamebook.line.made"
	GamebookLineChosen    Key = "gamebook.line.chosen"
	GamebookLineWent      Key = "gamebook.line.went"
	GamebookLineWentBy    Key = "gamebook.line.went-by"
	GamebookLineTarget    Key = "gamebook.line.target"
	GamebookLineNext      Key = "gamebook.line.next"
	GamebookLineRound     Key = "gamebook.line.round"
	GamebookLineLost      Key = "gamebook.line.lost"
	GamebookLineKilled    Key = "gamebook.line.killed"
	GamebookLineHurt      Key = "gamebook.line.hurt"
	GamebookLineFailed    Key = "gamebook.line.failed"
	GamebookLineSucceeded Key = "gamebook.line.succeeded"
	GamebookLineNotEnough Key = "gamebook.line.not-enough"
	GamebookLineEnough    Key = "gamebook.line.enough"
	GamebookLineAte       Key = "gamebook.line.ate"
	GamebookLineWasted    Key = "gamebook.line.wasted"
	GamebookLineChanged   Key = "gamebook.line.changed"
	GamebookLineInitial   Key = "gamebook.line.initial"
	GamebookLineEnemy     Key = "gamebook.line.enemy"
	GamebookLineTook      Key = "gamebook.line.took"
	GamebookLineDropped   Key = "gamebook.line.dropped"
	GamebookLineNote      Key = "gamebook.line.note"
	GamebookLineOverride  Key = "gamebook.line.override"
)

var gamebookPlayMessages = map[Key]text{
	GamebookNoHero:      {"there is no hero “%s” here", "il n’y a pas de héros «\u00a0%s\u00a0» ici"},
	GamebookHeroless:    {"there is no hero yet: make one with create", "il n’y a pas encore de héros\u00a0: en créer un avec créer"},
	GamebookDead:        {"%s is dead: undo, or make a new hero with create", "%s est mort\u00a0: annuler, ou créer un nouveau héros avec créer"},
	GamebookOver:        {"the adventure of %s is over: undo, or make a new hero with create", "l’aventure de %s est finie\u00a0: annuler, ou créer un nouveau héros avec créer"},
	GamebookPending:     {"a wound waits: test Luck with luck, or leave it with no", "une blessure attend\u00a0: tenter sa Chance avec chance, ou la laisser avec non"},
	GamebookNotPending:  {"no wound waits for Luck: fight a round first", "aucune blessure n’attend la Chance\u00a0: d’abord mener un assaut"},
	GamebookFighting:    {"there is a fight: finish it, or end it with stop if the paragraph says so", "un combat est en cours\u00a0: le finir, ou l’interrompre avec stop si le paragraphe le dit"},
	GamebookNoFight:     {"there is no fight: begin one with fight and the enemy, such as fight goblin 5/6", "il n’y a pas de combat\u00a0: en commencer un avec combat et l’ennemi, par exemple combat gobelin 5/6"},
	GamebookTextMissing: {"a text is missing: write it behind the verb", "il manque un texte\u00a0: l’écrire après le verbe"},
	GamebookTextLong:    {"“%s” is too long: write at most %d characters", "«\u00a0%s\u00a0» est trop long\u00a0: écrire %d caractères au plus"},
	GamebookTextSigns:   {"“%s” has characters that cannot be printed: write letters, digits and signs", "«\u00a0%s\u00a0» a des caractères qui ne s’impriment pas\u00a0: écrire lettres, chiffres et signes"},
	GamebookNameTwice:   {"a hero is called “%s” already: choose another name", "un héros s’appelle déjà «\u00a0%s\u00a0»\u00a0: choisir un autre nom"},
	GamebookStillAlive:  {"%s is still alive: give the new hero a name to play both", "%s est encore en vie\u00a0: donner un nom au nouveau héros pour jouer les deux"},
	GamebookParagraph:   {"%d is no paragraph: want 1 to %d", "%d n’est pas un paragraphe\u00a0: il faut de 1 à %d"},
	GamebookBeyond:      {"paragraph %d is beyond the end of the book, which has %d", "le paragraphe %d est au-delà de la fin du livre, qui en a %d"},
	GamebookNoStat:      {"“%s” is not a number of the sheet: there are skill, stamina, luck, faith, gold and meals", "«\u00a0%s\u00a0» n’est pas un nombre de la feuille\u00a0: il y a habileté, endurance, chance, foi, or et repas"},
	GamebookNoTest:      {"%s is not tested with dice: write the number that the paragraph asks for behind it", "on ne teste pas %s aux dés\u00a0: écrire après le nombre que le paragraphe demande"},
	GamebookNoMeal:      {"there is no meal left", "il ne reste plus de repas"},
	GamebookNoInitial:   {"%s has no initial total: change it without initial", "%s n’a pas de total de départ\u00a0: changer sans initial"},
	GamebookMost:        {"%s would be %d: at most %d", "%s vaudrait %d\u00a0: %d au plus"},
	GamebookNumber:      {"%d is too much or too little: want 0 to %d", "%d est trop ou trop peu\u00a0: il faut de 0 à %d"},
	GamebookSign:        {"“%s” is no sign: write +2, -2 or =2", "«\u00a0%s\u00a0» n’est pas un signe\u00a0: écrire +2, -2 ou =2"},
	GamebookNoItem:      {"there is no “%s” in the equipment%s", "il n’y a pas de «\u00a0%s\u00a0» dans l’équipement%s"},
	GamebookEnd:         {"say how the adventure ends: end victory or end abandoned", "dire comment l’aventure finit\u00a0: fin réussite ou fin abandon"},
	GamebookMode:        {"say how they fight: with “then” between them one by one, with “and” all together", "dire comment ils se battent\u00a0: avec «\u00a0puis\u00a0» entre eux l’un après l’autre, avec «\u00a0et\u00a0» tous ensemble"},
	GamebookThat:        {"%v", "%v"},
	GamebookNoEnemy:     {"there is no enemy %d: there are 1 to %d", "il n’y a pas d’ennemi %d\u00a0: il y en a de 1 à %d"},
	GamebookEnemyDead:   {"enemy %d is dead: choose a living one", "l’ennemi %d est mort\u00a0: en choisir un vivant"},
	GamebookOneByOne:    {"they come one by one: the next steps up when one dies", "ils viennent l’un après l’autre\u00a0: le suivant s’avance quand l’un meurt"},
	GamebookNoEscape:    {"there is no rule to flee: the house rule escape allows it", "aucune règle ne permet de fuir\u00a0: la règle maison escape l’autorise"},

	GamebookGestureEmpty:   {"nothing is written: write a gesture, such as goto 47, fight goblin 5/6, round, stamina -2", "rien n’est écrit\u00a0: écrire un geste, par exemple aller 47, combat gobelin 5/6, assaut, endurance -2"},
	GamebookGestureUnknown: {"“%s” is no gesture%s: write for example goto 47, fight goblin 5/6, round, luck, eat, stamina -2, note", "«\u00a0%s\u00a0» n’est pas un geste%s\u00a0: écrire par exemple aller 47, combat gobelin 5/6, assaut, chance, manger, endurance -2, note"},
	GamebookLeftOver:       {"“%s” is too much: leave it out", "«\u00a0%s\u00a0» est de trop\u00a0: l’enlever"},
	GamebookWantNumber:     {"“%s” is not a number: write one of up to six digits", "«\u00a0%s\u00a0» n’est pas un nombre\u00a0: en écrire un de six chiffres au plus"},
	GamebookHeroUnknown:    {"“%s” is not one hero of this game: there are %s", "«\u00a0%s\u00a0» n’est pas un seul héros de cette partie\u00a0: il y a %s"},
	GamebookEnemyUnknown:   {"“%s” is not one enemy of the fight: write its number", "«\u00a0%s\u00a0» n’est pas un seul ennemi du combat\u00a0: écrire son numéro"},

	"gamebook.test.skill":    {"test of Skill", "test d’Habileté"},
	"gamebook.test.faith":    {"test of Faith", "test de Foi"},
	GamebookThrowEnemy:       {"strength of the enemy", "force de l’ennemi"},
	GamebookThrowHero:        {"strength of the hero", "force du héros"},
	GamebookThrowLuck:        {"test of Luck", "test de Chance"},
	GamebookHeroNumber:       {"Hero %s", "Héros %s"},
	GamebookTheEnemy:         {"enemy", "ennemi"},
	"gamebook.verb.create":   {"new hero", "nouveau héros"},
	"gamebook.verb.hero":     {"play", "jouer"},
	"gamebook.verb.goto":     {"paragraph", "paragraphe"},
	"gamebook.verb.fight":    {"fight", "combat"},
	"gamebook.verb.target":   {"attack enemy", "attaquer l’ennemi"},
	"gamebook.verb.round":    {"round", "assaut"},
	"gamebook.verb.luck":     {"test of Luck", "test de Chance"},
	"gamebook.verb.no":       {"no test of Luck", "pas de test de Chance"},
	"gamebook.verb.test":     {"test", "test"},
	"gamebook.verb.eat":      {"meal", "repas"},
	"gamebook.verb.change":   {"change", "changement"},
	"gamebook.verb.enemy":    {"enemy", "ennemi"},
	"gamebook.verb.take":     {"take", "prendre"},
	"gamebook.verb.drop":     {"drop", "jeter"},
	"gamebook.verb.note":     {"note", "note"},
	"gamebook.verb.stop":     {"fight interrupted", "combat interrompu"},
	"gamebook.verb.flee":     {"flight", "fuite"},
	"gamebook.verb.end":      {"end", "fin"},
	"gamebook.end.victory":   {"victory", "réussite"},
	"gamebook.end.abandoned": {"abandoned", "abandon"},
	"gamebook.end.dead":      {"dead", "mort"},
	"gamebook.limit.cap":     {"(no more than the initial total)", "(pas plus que le total de départ)"},
	"gamebook.limit.floor":   {"(no less)", "(pas moins)"},

	GamebookLineHero:                  {"%s: %s", "%s\u00a0: %s"},
	GamebookLineMade:                  {"%s: Skill %d, Stamina %d, Luck %d, Faith %d, gold %d, meals %d", "%s\u00a0: Habileté %d, Endurance %d, Chance %d, Foi %d, or %d, repas %d"},
	GamebookLineChosen:                {"now %s plays", "%s joue maintenant"},
	GamebookLineWent:                  {"paragraph %d", "paragraphe %d"},
	GamebookLineWentBy:                {"paragraph %d: %s", "paragraphe %d\u00a0: %s"},
	"gamebook.line.fight-alone":       {"fight: %s", "combat\u00a0: %s"},
	"gamebook.line.fight-sequence":    {"fight, one by one: %s", "combat, l’un après l’autre\u00a0: %s"},
	"gamebook.line.fight-together":    {"fight, all together: %s", "combat, tous ensemble\u00a0: %s"},
	"gamebook.line.fight-won":         {"the fight is won", "le combat est gagné"},
	"gamebook.line.fight-interrupted": {"the fight is interrupted", "le combat est interrompu"},
	"gamebook.line.fight-escaped":     {"the hero flees", "le héros prend la fuite"},
	GamebookLineTarget:                {"the target is %s", "la cible est %s"},
	GamebookLineNext:                  {"next comes %s", "puis vient %s"},
	GamebookLineRound:                 {"round %d: %s", "assaut %d\u00a0: %s"},
	"gamebook.line.hit":               {"%[1]s %[2]d (%[3]s), hero %[4]d (%[5]s): hit", "%[1]s %[2]d (%[3]s), héros %[4]d (%[5]s)\u00a0: touché"},
	"gamebook.line.wounded":           {"%[1]s %[2]d (%[3]s), hero %[4]d (%[5]s): wounded", "%[1]s %[2]d (%[3]s), héros %[4]d (%[5]s)\u00a0: blessé"},
	"gamebook.line.tie":               {"%[1]s %[2]d (%[3]s), hero %[4]d (%[5]s): tie", "%[1]s %[2]d (%[3]s), héros %[4]d (%[5]s)\u00a0: égalité"},
	"gamebook.line.dodged":            {"%[1]s %[2]d (%[3]s), hero %[4]d (%[5]s): dodged", "%[1]s %[2]d (%[3]s), héros %[4]d (%[5]s)\u00a0: esquivé"},
	GamebookLineLost:                  {"hero: Stamina −%d, %d left", "héros\u00a0: Endurance −%d, reste %d"},
	GamebookLineKilled:                {"%s: Stamina −%d, dead", "%s\u00a0: Endurance −%d, mort"},
	GamebookLineHurt:                  {"%s: Stamina −%d, %d left", "%s\u00a0: Endurance −%d, reste %d"},
	"gamebook.line.lucky":             {"Luck: %s makes %d, at most %d: lucky; Luck is now %d", "Chance\u00a0: %s font %d, au plus %d\u00a0: chanceux\u00a0; Chance %d désormais"},
	"gamebook.line.unlucky":           {"Luck: %s makes %d, over %d: unlucky; Luck is now %d", "Chance\u00a0: %s font %d, plus que %d\u00a0: malchanceux\u00a0; Chance %d désormais"},
	GamebookLineFailed:                {"test of %s: %s makes %d, over %d: failed", "test, %s\u00a0: %s font %d, plus que %d\u00a0: échec"},
	GamebookLineSucceeded:             {"test of %s: %s makes %d, at most %d: success", "test, %s\u00a0: %s font %d, au plus %d\u00a0: réussite"},
	GamebookLineNotEnough:             {"%s %d is under %d: not enough", "%s %d est sous %d\u00a0: pas assez"},
	GamebookLineEnough:                {"%s %d is at least %d: enough", "%s %d vaut au moins %d\u00a0: assez"},
	GamebookLineAte:                   {"a meal: Stamina %d, %d left", "un repas\u00a0: Endurance %d, il en reste %d"},
	GamebookLineWasted:                {"a meal wasted: Stamina is full at %d, %d left", "un repas pour rien\u00a0: l’Endurance est au plus haut, %d\u00a0; il en reste %d"},
	GamebookLineChanged:               {"%s %s: %d → %d", "%s %s\u00a0: %d → %d"},
	GamebookLineInitial:               {"initial %s %s: %d → %d", "%s de départ %s\u00a0: %d → %d"},
	GamebookLineEnemy:                 {"%s: Stamina %d → %d", "%s\u00a0: Endurance %d → %d"},
	GamebookLineTook:                  {"taken: %s", "pris\u00a0: %s"},
	GamebookLineDropped:               {"gone: %s", "parti\u00a0: %s"},
	GamebookLineNote:                  {"note: %s", "note\u00a0: %s"},
	"gamebook.line.hero-dead":         {"%s is dead: the adventure ends", "%s est mort\u00a0: l’aventure s’arrête"},
	"gamebook.line.hero-victory":      {"%s has won: the adventure ends well", "%s a réussi\u00a0: l’aventure finit bien"},
	"gamebook.line.hero-abandoned":    {"%s gives the adventure up", "%s abandonne l’aventure"},
	GamebookLineOverride:              {"anyway, against %[2]s: %[1]s", "quand même, contre %[2]s\u00a0: %[1]s"},
}
