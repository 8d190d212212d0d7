package say

// Words of the odds: tables, notes and errors.
const (
	OddsResult            Key = "odds.result"
	OddsEventually        Key = "odds.eventually"
	OddsWithin            Key = "odds.within"
	OddsDistance          Key = "odds.distance"
	OddsMillimetres       Key = "odds.millimetres"
	OddsHits              Key = "odds.hits"
	OddsDamage            Key = "odds.damage"
	OddsDamageMost        Key = "odds.damage-most"
	OddsRiposteDamage     Key = "odds.riposte-damage"
	OddsMeanDamage        Key = "odds.mean-damage"
	OddsKill              Key = "odds.kill"
	OddsJam               Key = "odds.jam"
	OddsHitAndJam         Key = "odds.hit-and-jam"
	OddsPushed            Key = "odds.pushed"
	OddsBreakage          Key = "odds.breakage"
	OddsWon               Key = "odds.won"
	OddsPower             Key = "odds.power"
	OddsRelic             Key = "odds.relic"
	OddsRelics            Key = "odds.relics"
	OddsObjects           Key = "odds.objects"
	OddsRangedWorks       Key = "odds.ranged-works"
	OddsFirearm           Key = "odds.firearm"
	OddsNothing           Key = "odds.nothing"
	OddsFind              Key = "odds.find"
	OddsGain              Key = "odds.gain"
	OddsPride             Key = "odds.pride"
	OddsAtLeast           Key = "odds.at-least"
	OddsHellHumanist      Key = "odds.hell-humanist"
	OddsNearGod           Key = "odds.near-god"
	OddsNoAnswer          Key = "odds.no-answer"
	OddsNoGame            Key = "odds.no-game"
	OddsFewDice           Key = "odds.few-dice"
	OddsCancels           Key = "odds.cancels"
	OddsWhips             Key = "odds.whips"
	OddsRecharges         Key = "odds.recharges"
	OddsTwice             Key = "odds.twice"
	OddsSide              Key = "odds.side"
	OddsNoReturn          Key = "odds.no-return"
	OddsNoCounter         Key = "odds.no-counter"
	OddsRange             Key = "odds.range"
	OddsFirstHumanist     Key = "odds.first-humanist"
	OddsNeverStrikes      Key = "odds.never-strikes"
	OddsShroud            Key = "odds.shroud"
	OddsNotMelee          Key = "odds.not-melee"
	OddsRelicOut          Key = "odds.relic-out"
	OddsManyFaces         Key = "odds.many-faces"
	OddsUnknownSins       Key = "odds.unknown-sins"
	OddsSevenDigits       Key = "odds.seven-digits"
	OddsSpecNumber        Key = "odds.spec-number"
	OddsFamiliar          Key = "odds.familiar"
	WordBeing             Key = "odds.being"
	WordAngel             Key = "odds.angel"
	WordDemon             Key = "odds.demon"
	WordSin               Key = "odds.sin"
	WordFigure            Key = "odds.figure"
	OddsShort             Key = "odds.short"
	OddsLong              Key = "odds.long"
	OddsVirtueShort       Key = "odds.virtue-short"
	OddsDamnShort         Key = "odds.damn-short"
	OddsShootShort        Key = "odds.shoot-short"
	OddsStrikeShort       Key = "odds.strike-short"
	OddsFightShort        Key = "odds.fight-short"
	OddsRiposteShort      Key = "odds.riposte-short"
	OddsDisengageShort    Key = "odds.disengage-short"
	OddsUnjamShort        Key = "odds.unjam-short"
	OddsAidShort          Key = "odds.aid-short"
	OddsControlShort      Key = "odds.control-short"
	OddsActivityShort     Key = "odds.activity-short"
	OddsReturnShort       Key = "odds.return-short"
	OddsGearShort         Key = "odds.gear-short"
	OddsCauldronShort     Key = "odds.cauldron-short"
	OddsPrideShort        Key = "odds.pride-short"
	OddsDriftShort        Key = "odds.drift-short"
	OddsRollShort         Key = "odds.roll-short"
	OddsRollArgs          Key = "odds.roll-args"
	OddsAtLeastOne        Key = "odds.at-least-one"
	OddsTwo               Key = "odds.two"
	OddsNumber            Key = "odds.number"
	OddsNeeds             Key = "odds.needs"
	OddsNeedsOne          Key = "odds.needs-one"
	OddsNoSins            Key = "odds.no-sins"
	OddsNearNothing       Key = "odds.near-nothing"
	OddsValue             Key = "odds.value"
	OddsYes               Key = "odds.yes"
	OddsNo                Key = "odds.no"
	OddsMean              Key = "odds.mean"
	OddsDiceCount         Key = "odds.dice-count"
	OddsBestOf            Key = "odds.best-of"
	OddsBestIs            Key = "odds.best-is"
	OddsNextIs            Key = "odds.next-is"
	OddsAskedIs           Key = "odds.asked-is"
	OddsAsGood            Key = "odds.as-good"
	OddsBehind            Key = "odds.behind-points"
	OddsBehindMean        Key = "odds.behind-mean"
	FlagOddsGuard         Key = "odds.flag-guard"
	FlagOddsAtLeast       Key = "odds.flag-at-least"
	FlagOddsNearSloth     Key = "odds.flag-near-sloth"
	FlagOddsScore         Key = "odds.flag-score"
	FlagOddsSoul          Key = "odds.flag-soul"
	FlagOddsSide          Key = "odds.flag-side"
	FlagOddsNear          Key = "odds.flag-near"
	FlagOddsReturn        Key = "odds.flag-return"
	FlagOddsCounter       Key = "odds.flag-counter"
	FlagOddsSouls         Key = "odds.flag-souls"
	FlagOddsRelicsOut     Key = "odds.flag-relics-out"
	FlagOddsBy            Key = "odds.flag-by"
	FlagOddsSins          Key = "odds.flag-sins"
	FlagOddsBest          Key = "odds.flag-best"
	FlagOddsHumanistSoul  Key = "odds.flag-humanist-soul"
	FlagOddsHumanist      Key = "odds.flag-humanist"
	FlagOddsInHell        Key = "odds.flag-in-hell"
	FlagOddsPlayers       Key = "odds.flag-players"
	FlagOddsFirst         Key = "odds.flag-first"
	FlagOddsInPlay        Key = "odds.flag-in-play"
	FlagOddsDice          Key = "odds.flag-dice"
	FlagOddsRiposte       Key = "odds.flag-riposte"
	FlagOddsWeapon        Key = "odds.flag-weapon"
	FlagOddsShooter       Key = "odds.flag-shooter"
	FlagOddsAmmo          Key = "odds.flag-ammo"
	FlagOddsTargets       Key = "odds.flag-targets"
	FlagOddsAt            Key = "odds.flag-at"
	FlagOddsContact       Key = "odds.flag-contact"
	FlagOddsSample        Key = "odds.flag-sample"
	OddsFightLarge        Key = "odds.fight-large"
	OddsFightEndless      Key = "odds.fight-endless"
	OddsRounds            Key = "odds.rounds"
	OddsSampled           Key = "odds.sampled"
	OddsPageTitle         Key = "odds.page-title"
	OddsPageSubject       Key = "odds.page-subject"
	OddsPageHits          Key = "odds.page-hits"
	OddsPageHitsHead      Key = "odds.page-hits-head"
	OddsPageHitsText      Key = "odds.page-hits-text"
	OddsPagePenalties     Key = "odds.page-penalties"
	OddsPagePenaltiesHead Key = "odds.page-penalties-head"
	OddsPageTests         Key = "odds.page-tests"
	OddsPageTestsHead     Key = "odds.page-tests-head"
	OddsPageDemons        Key = "odds.page-demons"
	OddsPageDemonsHead    Key = "odds.page-demons-head"
	OddsPageAngels        Key = "odds.page-angels"
	OddsPageAngelsHead    Key = "odds.page-angels-head"
	OddsPageControl       Key = "odds.page-control"
	OddsPageControlHead   Key = "odds.page-control-head"
	OddsPageReturn        Key = "odds.page-return"
	OddsPageCounter       Key = "odds.page-counter"
	OddsPageOn            Key = "odds.page-on"
	OddsPageGear          Key = "odds.page-gear"
	OddsPageGearHead      Key = "odds.page-gear-head"
	SheetHint             Key = "odds.sheet-hint"
	OddsHint              Key = "odds.hint"
	OddsHintOne           Key = "odds.hint-one"
	FlagHints             Key = "odds.flag-hints"
	OddsOneObject         Key = "odds.one-object"
)

var oddsMessages = map[Key]text{
	OddsResult:            {"result", "résultat"},
	OddsEventually:        {"with as many tries as it takes", "avec autant d’essais qu’il faut"},
	OddsWithin:            {"back within so many rounds", "de retour en tant de manches"},
	OddsDistance:          {"distance, cm", "distance, cm"},
	OddsMillimetres:       {"distance, mm", "distance, mm"},
	OddsHits:              {"hits", "touches"},
	OddsDamage:            {"damage", "dégâts"},
	OddsDamageMost:        {"damage to the target of most dice", "dégâts à la cible qui a le plus de dés"},
	OddsRiposteDamage:     {"damage of the riposte", "dégâts de la riposte"},
	OddsMeanDamage:        {"mean damage", "dégâts moyens"},
	OddsKill:              {"target destroyed", "cible détruite"},
	OddsJam:               {"jam", "enrayage"},
	OddsHitAndJam:         {"hit and jam together", "touche et enrayage ensemble"},
	OddsPushed:            {"energy shield", "bouclier énergétique"},
	OddsBreakage:          {"breakage of the attacker’s weapon, or bare hands", "bris de l’arme de l’attaquant, ou mains nues"},
	OddsWon:               {"soul won", "âme gagnée"},
	OddsPower:             {"power of 666", "pouvoir de 666"},
	OddsRelic:             {"at least one relic", "au moins une relique"},
	OddsRelics:            {"relics", "reliques"},
	OddsObjects:           {"objects of a soul", "objets d’une âme"},
	OddsRangedWorks:       {"a ranged weapon that works", "une arme de tir qui marche"},
	OddsFirearm:           {"a firearm", "une arme à feu"},
	OddsNothing:           {"nothing rolled", "rien au tirage"},
	OddsFind:              {"found at least once", "trouvé au moins une fois"},
	OddsGain:              {"substance regained", "substance regagnée"},
	OddsPride:             {"pride", "orgueil"},
	OddsAtLeast:           {"so much at least", "au moins autant"},
	OddsHellHumanist:      {"A soul that can be tried in the flames is a humanist (Q-047, Q-167).", "Une âme que l’on peut tenter dans les flammes est humaniste (Q-047, Q-167)."},
	OddsNearGod:           {"Envy and Principalities change nothing for Satan (Q-187).", "Envie et Principautés ne changent rien pour Satan (Q-187)."},
	OddsCancels:           {"The Cherubim cancel the first hit on them in the round (R-292).", "Les chérubins annulent la première touche reçue dans le tour (R-292)."},
	OddsWhips:             {"The whip takes the weapon, then what is worn, then what else protects (R-281).", "Le fouet prend l’arme, puis la protection portée, puis ce qui protège encore (R-281)."},
	OddsRecharges:         {"The weapon is used as soon as it is charged; between, bare hands or own damage (R-214).", "L’arme sert dès qu’elle est rechargée\u00a0; entre-temps, mains nues ou dégâts propres (R-214)."},
	OddsTwice:             {"%s: there is only one in a game", "%s\u00a0: il n’y en a qu’un exemplaire par partie"},
	OddsFewDice:           {"%d targets want a die each: %d is too few, give more or leave the number out", "%d cibles veulent un dé chacune\u00a0: %d, c’est trop peu, donnez-en plus ou laissez le nombre de côté"},
	OddsNoGame:            {"%s: dice alone ask nothing of a game: leave it out", "%s\u00a0: des dés seuls ne demandent rien à une partie\u00a0: à laisser de côté"},
	OddsNoAnswer:          {"There is no riposte.", "Il n’y a pas de riposte."},
	OddsSide:              {"player %s: choose %s or %s", "joueur %s\u00a0: choisissez %s ou %s"},
	OddsNoReturn:          {"it never comes back by a roll: ask for an angel or the imp", "ce démon ne revient jamais par un jet\u00a0: demandez un ange ou le diablotin"},
	OddsNoCounter:         {"only angels count the souls they made virtuous: leave the number out", "seuls les anges comptent les âmes rendues vertueuses\u00a0: omettez ce nombre"},
	OddsRange:             {"%s: %d: want a number from %d to %d", "%s\u00a0: %d\u00a0: il faut un nombre de %d à %d"},
	OddsFirstHumanist:     {"purify and pervert work on wandering souls alone: leave one of the two out", "purifier et pervertir n’agissent que sur une âme vagabonde\u00a0: omettez l’un des deux"},
	OddsNeverStrikes:      {"the demon of jealousy never strikes: ask for a shot (R-286)", "le démon de jalousie ne frappe jamais\u00a0: demandez un tir (R-286)"},
	OddsShroud:            {"demons do not strike the bearer of the holy shroud (R-233)", "les démons ne frappent pas le porteur du saint suaire (R-233)"},
	OddsNotMelee:          {"%s: no weapon of melee, ask for a shot", "%s\u00a0: pas une arme de mêlée, demandez un tir"},
	OddsRelicOut:          {"%s: has appeared already and does not come again (Q-202)", "%s\u00a0: déjà apparue, elle ne revient pas (Q-202)"},
	OddsManyFaces:         {"%s: too many dice to count, the sum may be %d at most", "%s\u00a0: trop de dés à compter, la somme peut être de %d au plus"},
	OddsUnknownSins:       {"%s is not known: give its seven scores, such as +sins=3152413", "%s\u00a0: score inconnu, donnez les sept, par exemple +sins=3152413"},
	OddsSevenDigits:       {"“%s”: want seven digits from 1 to 6, the sins in printed order", "«\u00a0%s\u00a0»\u00a0: il faut sept chiffres de 1 à 6, les péchés dans l’ordre imprimé"},
	OddsSpecNumber:        {"“%s”: want a number from %d to %d", "«\u00a0%s\u00a0»\u00a0: il faut un nombre de %d à %d"},
	OddsFamiliar:          {"%s: write its substance before it, such as +familiar=3", "%s\u00a0: donnez d’abord sa substance, par exemple +familiar=3"},
	WordBeing:             {"angel or demon", "ange ou démon"},
	WordAngel:             {"angel", "ange"},
	WordDemon:             {"demon", "démon"},
	WordSin:               {"sin", "péché"},
	WordFigure:            {"soul, angel or demon", "âme, ange ou démon"},
	OddsShort:             {"the exact chances of a throw", "les chances exactes d’un jet"},
	OddsLong:              {"The exact chances of a throw before it is made: fraction and percent, the best choice, and how far the next one is behind. A figure is written as its name and what it bears, such as punk+grosse_arme+armure_legere+ps=4.", "Les chances exactes d’un jet avant de le faire\u00a0: fraction et pourcentage, meilleur choix, et écart du suivant. Une figurine s’écrit par son nom et ce qu’elle porte, par exemple punk+grosse_arme+armure_legere+ps=4."},
	OddsVirtueShort:       {"an angel makes a soul virtuous", "un ange rend une âme vertueuse"},
	OddsDamnShort:         {"a demon damns a soul", "un démon damne une âme"},
	OddsShootShort:        {"a shot: hits, damage, jam", "un tir\u00a0: touches, dégâts, enrayage"},
	OddsStrikeShort:       {"figure A strikes figure B, with the riposte", "la figurine A frappe B, avec la riposte"},
	OddsFightShort:        {"A and B fight to the end", "A et B se battent jusqu’au bout"},
	OddsRiposteShort:      {"the test before a riposte", "le test avant une riposte"},
	OddsDisengageShort:    {"a soul leaves contact", "une âme quitte le contact"},
	OddsUnjamShort:        {"unjamming a weapon", "désenrayer une arme"},
	OddsAidShort:          {"a soul helps an ally", "une âme porte secours à une alliée"},
	OddsControlShort:      {"controlling a humanist", "contrôler un humaniste"},
	OddsActivityShort:     {"what a humanist does of itself", "ce que fait un humaniste de lui-même"},
	OddsReturnShort:       {"an angel or the imp comes back", "le retour d’un ange ou du diablotin"},
	OddsGearShort:         {"what souls bring with them", "ce que les âmes apportent"},
	OddsCauldronShort:     {"a drink from the cauldron", "boire à la marmite"},
	OddsPrideShort:        {"the pride of an unknown soul", "l’orgueil d’une âme inconnue"},
	OddsDriftShort:        {"how far a wandering soul drifts", "la distance d’une dérive"},
	OddsRollShort:         {"any throw, such as 3d6 ge 12", "n’importe quel jet, par exemple 3d6 ge 12"},
	OddsRollArgs:          {"want a throw, or a throw, a comparison and a number: 3d6 ge 12", "il faut un jet, ou un jet, une comparaison et un nombre\u00a0: 3d6 ge 12"},
	OddsAtLeastOne:        {"%s: %d: give 1 or more, or leave it out", "%s\u00a0: %d\u00a0: donnez 1 ou plus, ou rien"},
	OddsTwo:               {"want two figures: %s punk nonne+guard", "il faut deux figurines\u00a0: %s punk nonne+guard"},
	OddsNumber:            {"“%s” is no whole number", "«\u00a0%s\u00a0» n’est pas un nombre entier"},
	OddsNeeds:             {"give %s or %s", "donnez %s ou %s"},
	OddsNeedsOne:          {"give %s", "donnez %s"},
	OddsNoSins:            {"%s: angels and demons have no sins, name a soul", "%s\u00a0: anges et démons n’ont pas de péchés, nommez une âme"},
	OddsNearNothing:       {"%s: changes no attempt to control, only envy and principalities do", "%s\u00a0: ne change aucun contrôle, seuls l’envie et les principautés le font"},
	OddsValue:             {"value", "valeur"},
	OddsYes:               {"yes", "oui"},
	OddsNo:                {"no", "non"},
	OddsMean:              {"mean %s", "moyenne %s"},
	OddsDiceCount:         {"%d die|%d dice", "%d dé|%d dés"},
	OddsBestOf:            {"What counts: %s", "Ce qui compte\u00a0: %s"},
	OddsBestIs:            {"Best: %s", "Meilleur\u00a0: %s"},
	OddsNextIs:            {"Next: %s", "Suivant\u00a0: %s"},
	OddsAskedIs:           {"Asked: %s", "Demandé\u00a0: %s"},
	OddsAsGood:            {"as good as the best", "aussi bon que le meilleur"},
	OddsBehind:            {"%s points behind  %s", "%s points de moins  %s"},
	OddsBehindMean:        {"%s behind  %s", "%s de moins  %s"},
	FlagOddsGuard:         {"the figure is on guard", "la figurine est sur le qui-vive"},
	FlagOddsAtLeast:       {"the chance of at least `N`", "la chance d’au moins `N`"},
	FlagOddsNearSloth:     {"it starts within 10 cm of the demon of sloth", "elle part à 10 cm ou moins du démon de paresse"},
	FlagOddsScore:         {"score of %s, `N`", "score de %s, `N`"},
	FlagOddsSoul:          {"the `SOUL`, with what it bears", "l’`ÂME`, avec ce qu’elle porte"},
	FlagOddsSide:          {"who tries", "qui tente"},
	FlagOddsNear:          {"`BEINGS` within 10 cm: envie, principautes", "`ÊTRES` à 10 cm ou moins\u00a0: envie, principautes"},
	FlagOddsReturn:        {"the angel or the imp, `BEING`", "l’ange ou le diablotin, `ÊTRE`"},
	FlagOddsCounter:       {"souls that the angel made virtuous, `N`", "âmes que l’ange a rendues vertueuses, `N`"},
	FlagOddsSouls:         {"souls that enter play, `N`", "âmes qui entrent en jeu, `N`"},
	FlagOddsRelicsOut:     {"`RELICS` that have appeared", "`RELIQUES` déjà apparues"},
	FlagOddsBy:            {"the angel or demon, `BEING`; any without", "l’ange ou le démon, `ÊTRE`\u00a0; n’importe lequel sinon"},
	FlagOddsSins:          {"the three sins named, `SINS`", "les trois péchés nommés, `PÉCHÉS`"},
	FlagOddsBest:          {"the best three sins (as without --sins)", "les trois meilleurs péchés (comme sans --sins)"},
	FlagOddsHumanistSoul:  {"a known humanist, `SOUL` with what it bears", "un humaniste connu, `ÂME` avec ce qu’elle porte"},
	FlagOddsHumanist:      {"a humanist that is not named", "un humaniste que l’on ne nomme pas"},
	FlagOddsInHell:        {"the soul, a humanist then, is in the flames", "l’âme, alors humaniste, est dans les flammes"},
	FlagOddsPlayers:       {"players", "joueurs"},
	FlagOddsFirst:         {"purify or pervert first, with another action", "purifier ou pervertir d’abord, par une autre action"},
	FlagOddsInPlay:        {"`SOULS` in play, which are thrown again", "`ÂMES` en jeu, que l’on relance"},
	FlagOddsDice:          {"dice thrown, `N`; the best number without", "dés lancés, `N`\u00a0; le meilleur nombre sinon"},
	FlagOddsRiposte:       {"dice of the riposte, `N`", "dés de la riposte, `N`"},
	FlagOddsWeapon:        {"the ranged `WEAPON`", "l’`ARME` de tir"},
	FlagOddsShooter:       {"who shoots, `FIGURE`", "qui tire, `FIGURINE`"},
	FlagOddsAmmo:          {"rounds left, `N`", "munitions restantes, `N`"},
	FlagOddsTargets:       {"targets, `N`", "cibles, `N`"},
	FlagOddsAt:            {"the target, `FIGURE` with what it bears", "la cible, `FIGURINE` avec ce qu’elle porte"},
	FlagOddsContact:       {"in contact, or into a fight", "au contact, ou dans une mêlée"},
	FlagOddsSample:        {"throw `N` fights instead of counting", "lancer `N` combats au lieu de compter"},
	OddsFightLarge:        {"a fight of %d against %d substance points has too many standings to be counted exactly: ask for --sample N", "un combat de %d contre %d points de substance a trop de situations pour un compte exact\u00a0: demandez --sample N"},
	OddsFightEndless:      {"neither can hurt the other: the fight never ends", "aucun ne peut blesser l’autre\u00a0: le combat ne finit jamais"},
	OddsRounds:            {"rounds", "manches"},
	OddsSampled:           {"Thrown, not counted: these are no exact chances.", "Lancé, non compté\u00a0: ces chances ne sont pas exactes."},
	OddsPageTitle:         {"Odds", "Chances"},
	OddsPageSubject:       {"Exact chances under the house rules", "Chances exactes selon les règles maison"},
	OddsPageHits:          {"Hits and jams", "Touches et enrayages"},
	OddsPageHitsHead:      {"dice# | one hit or more# | mean# | on several targets# | jam or break#", "dés# | une touche ou plus# | moyenne# | sur plusieurs cibles# | enrayage ou bris#"},
	OddsPageHitsText:      {"One die alone hits on 3 and more: it hits as much as two in the mean, and more often.", "Un dé seul touche sur 3 et plus\u00a0: autant que deux en moyenne, et plus souvent."},
	OddsPagePenalties:     {"One die against shields", "Un dé contre les boucliers"},
	OddsPagePenaltiesHead: {"penalty# | alone, 3+# | several, 5+# | several targets, 6#", "malus# | seul, 3+# | plusieurs, 5+# | plusieurs cibles, 6#"},
	OddsPageTests:         {"Tests by score", "Tests selon le score"},
	OddsPageTestsHead:     {"score# | unjams# | destroys# | helps# | harms# | riposte lost# | blow#", "score# | désenraye# | détruit# | aide# | nuit# | riposte perdue# | coup#"},
	OddsPageDemons:        {"What each demon names", "Que nomme chaque démon"},
	OddsPageDemonsHead:    {"demon | best three sins | damned# | humanist# | next best | damned#", "démon | trois meilleurs péchés | damnée# | humaniste# | suivants | damnée#"},
	OddsPageAngels:        {"All choices of three sins", "Tous les choix de trois péchés"},
	OddsPageAngelsHead:    {"three sins | virtuous# | humanist# | damned#", "trois péchés | vertueuse# | humaniste# | damnée#"},
	OddsPageControl:       {"Control by envy", "Contrôle selon l’envie"},
	OddsPageControlHead:   {"envy# | Satan# | God# | near Envy# | near Principalities# | near both#", "envie# | Satan# | Dieu# | près de l’Envie# | près des Principautés# | près des deux#"},
	OddsPageReturn:        {"Angels that come back", "Anges qui reviennent"},
	OddsPageCounter:       {"souls won", "âmes gagnées"},
	OddsPageOn:            {"on %d+", "sur %d+"},
	OddsPageGear:          {"Relics among souls", "Reliques parmi les âmes"},
	OddsPageGearHead:      {"souls# | a relic or more# | mean#", "âmes# | une relique ou plus# | moyenne#"},
	SheetHint:             {"Odds", "Chances"},
	OddsHint:              {"%s: %s. Else %s: %s.", "%s\u00a0: %s. Sinon %s\u00a0: %s."},
	OddsHintOne:           {"%s: %s.", "%s\u00a0: %s."},
	FlagHints:             {"the best sins to name on the sheets of demons and angels", "les meilleurs péchés à nommer sur les fiches des démons et des anges"},
	OddsOneObject:         {"“%s” is one word too many: name one object, or none", "«\u00a0%s\u00a0» est de trop\u00a0: nommez un objet, ou aucun"},
}

// outcomeMessages are what players call the outcomes of throws, by their names
// in data.
var outcomeMessages = map[Key]text{
	"outcome.virtuous":                 {"virtuous", "vertueuse"},
	"outcome.humanist":                 {"humanist", "humaniste"},
	"outcome.nothing":                  {"nothing", "rien"},
	"outcome.damned":                   {"damned", "damnée"},
	"outcome.damned_with_power":        {"damned with a power (666)", "damnée avec un pouvoir (666)"},
	"outcome.no_power":                 {"no power", "sans pouvoir"},
	"outcome.free_attack":              {"fails, and it attacks the demon", "échec, elle attaque le démon"},
	"outcome.cleared":                  {"cleared", "désenrayée"},
	"outcome.destroyed":                {"destroyed", "détruite"},
	"outcome.still_jammed":             {"still jammed", "toujours enrayée"},
	"outcome.helps":                    {"helps", "aide"},
	"outcome.changes":                  {"changes a sin", "change un péché"},
	"outcome.harms":                    {"harms", "nuit"},
	"outcome.action_lost":              {"action lost", "action perdue"},
	"outcome.simultaneous":             {"ripostes", "riposte"},
	"outcome.may_strike_first_one_die": {"may strike first, one die", "peut frapper d’abord, un dé"},
	"outcome.blow":                     {"takes a blow", "subit un coup"},
	"outcome.no_blow":                  {"leaves unharmed", "part indemne"},
	"outcome.controlled":               {"controlled", "contrôlée"},
	"outcome.random":                   {"random", "hasard"},
	"outcome.inactive":                 {"inactive", "inactive"},
	"outcome.no_more_damn":             {"never damned again", "plus jamais damnée"},
	"outcome.no_more_virtuous":         {"never made virtuous again", "plus jamais vertueuse"},
	"outcome.move_paradise":            {"moves towards Paradise", "va vers le Paradis"},
	"outcome.move_hell":                {"moves towards Hell", "va vers l’Enfer"},
	"outcome.no_more_pervert":          {"never perverted again", "plus jamais pervertie"},
	"outcome.no_more_purify":           {"never purified again", "plus jamais purifiée"},
	"outcome.move_reincarnation":       {"moves towards reincarnation", "va vers la réincarnation"},
	"outcome.attack_demon":             {"attacks the nearest demon", "attaque le démon le plus proche"},
	"outcome.attack_angel":             {"attacks the nearest angel", "attaque l’ange le plus proche"},
	"outcome.no_more_control":          {"no more attempt to control it", "plus de contrôle tenté"},
	"outcome.returns":                  {"comes back", "revient"},
	"outcome.stays_away":               {"stays away", "ne revient pas"},
	"outcome.destroyed_target":         {"target destroyed", "cible détruite"},
	"outcome.stands":                   {"target stands", "cible debout"},
	"outcome.jam":                      {"jams", "s’enraye"},
	"outcome.no_jam":                   {"does not jam", "ne s’enraye pas"},
	"outcome.hit_and_jam":              {"hits and jams", "touche et s’enraye"},
	"outcome.not_both":                 {"not both", "pas les deux"},
	"outcome.attacker_destroyed":       {"attacker destroyed", "attaquant détruit"},
	"outcome.defender_destroyed":       {"defender destroyed", "défenseur détruit"},
	"outcome.both_destroyed":           {"both destroyed", "les deux détruits"},
	"outcome.both_stand":               {"both stand", "les deux debout"},
	"outcome.pushed":                   {"pushed back", "repoussé"},
	"outcome.not_pushed":               {"not pushed back", "non repoussé"},
	"outcome.breaks":                   {"breaks", "se brise"},
	"outcome.whole":                    {"stays whole", "reste entière"},
	"outcome.found":                    {"found", "trouvé"},
	"outcome.not_found":                {"not found", "non trouvé"},
	"outcome.a_wins":                   {"A wins", "A l’emporte"},
	"outcome.b_wins":                   {"B wins", "B l’emporte"},
}
