package say

// Words of the printed pages where house rules decide them.
const (
	RollModel           Key = "roll.model"
	HouseSee            Key = "house.see"
	SheetContact        Key = "sheet.contact"
	SheetAnywhere       Key = "sheet.anywhere"
	SheetDriftFree      Key = "sheet.drift-free"
	SheetDriftAction    Key = "sheet.drift-action"
	SheetDriftMay       Key = "sheet.drift-may"
	SheetDamnAlways     Key = "sheet.damn-always"
	SheetDamnNever      Key = "sheet.damn-never"
	SheetTripleSpecial  Key = "sheet.triple-special"
	SheetPowers         Key = "sheet.powers"
	SheetPowerless      Key = "sheet.powerless"
	SheetBegun          Key = "sheet.begun"
	SheetWhile          Key = "sheet.while"
	SheetDemonBegun     Key = "sheet.demon-begun"
	SheetDemonWhile     Key = "sheet.demon-while"
	SheetCapPart        Key = "sheet.cap-part"
	SheetCapWhole       Key = "sheet.cap-whole"
	SheetBackNext       Key = "sheet.back-next"
	SheetBackNow        Key = "sheet.back-now"
	SheetAnyRound       Key = "sheet.any-round"
	SheetAtDeath        Key = "sheet.at-death"
	SheetOneLeft        Key = "sheet.one-left"
	SheetNoneLeft       Key = "sheet.none-left"
	SheetFallen         Key = "sheet.fallen"
	SheetFalling        Key = "sheet.falling"
	SheetCardNext       Key = "sheet.card-next"
	SheetCardNow        Key = "sheet.card-now"
	SheetCardToHumanity Key = "sheet.card-to-humanity"
	SheetCardAsTwo      Key = "sheet.card-as-two"
	SheetCardAny        Key = "sheet.card-any"
	SheetCardSin        Key = "sheet.card-sin"
	SheetCardPower      Key = "sheet.card-power"
	SheetCardSpecial    Key = "sheet.card-special"
	SheetCardHuman      Key = "sheet.card-human"
	SheetCardTwo        Key = "sheet.card-two"
	SheetCardAlways     Key = "sheet.card-always"
	SheetCardNever      Key = "sheet.card-never"
	SlipOwnTurn         Key = "slip.own-turn"
	SlipAnyTime         Key = "slip.any-time"
	SlipBoth            Key = "slip.both"
	SlipEither          Key = "slip.either"
	SlipDemon           Key = "slip.demon"
	SlipGone            Key = "slip.gone"
	SlipAgain           Key = "slip.again"
	GearWorthHumans     Key = "gear.worth-humans"
	GearWorthCarried    Key = "gear.worth-carried"
	GearWorthBoth       Key = "gear.worth-both"
)

var houseMessages = map[Key]text{
	RollModel:           {"equipment is what the model shows (Q-222): nothing is rolled", "l’équipement est ce que montre la figurine (Q-222)\u00a0: rien n’est tiré"},
	HouseSee:            {"House rule: see the reference.", "Règle maison\u00a0: voir l’aide de jeu."},
	SheetContact:        {"in contact with a wandering soul", "au contact d’une âme vagabonde"},
	SheetAnywhere:       {"on any wandering soul", "sur une âme vagabonde quelconque"},
	SheetDriftFree:      {"A soul that drifts into contact: this attempt is compulsory, without an action.", "Une âme qui dérive à son contact\u00a0: cette tentative est obligatoire, sans action."},
	SheetDriftAction:    {"A soul that drifts into contact: this attempt is compulsory, for one action.", "Une âme qui dérive à son contact\u00a0: cette tentative est obligatoire, pour une action."},
	SheetDriftMay:       {"A soul that drifts into contact: this attempt may be made, without an action.", "Une âme qui dérive à son contact\u00a0: cette tentative est facultative, sans action."},
	SheetDamnAlways:     {"A humanist: with two or three players; in the flames, re-roll your 6s once; failed, it strikes this demon without a riposte.", "Un humaniste\u00a0: à deux comme à trois joueurs\u00a0; dans les flammes, relancez une fois vos 6\u00a0; raté, il frappe ce démon, sans riposte."},
	SheetDamnNever:      {"A humanist can no longer be damned.", "Un humaniste ne peut plus être damné."},
	SheetTripleSpecial:  {"damned, with the special of a demon, drawn at random.", "damnée, avec le spécial d’un démon, tiré au sort."},
	SheetPowers:         {"Powers", "Pouvoirs"},
	SheetPowerless:      {"without a sin, it neither perverts nor damns.", "sans péché, il ne pervertit ni ne damne."},
	SheetBegun:          {"activation begun there", "activation commencée là"},
	SheetWhile:          {"as long as it is there", "tant qu’il y est"},
	SheetDemonBegun:     {"Begun in the flames", "Activation commencée dans les flammes"},
	SheetDemonWhile:     {"As long as it is in the flames", "Tant qu’il est dans les flammes"},
	SheetCapPart:        {"In the flames: at most %d\u00a0cm of a move", "Dans les flammes\u00a0: %d\u00a0cm au plus d’un déplacement"},
	SheetCapWhole:       {"A move begun in the flames: at most %d\u00a0cm in all", "Déplacement commencé dans les flammes\u00a0: %d\u00a0cm au plus en tout"},
	SheetBackNext:       {"at the start of the round after", "au début de la manche d’après"},
	SheetBackNow:        {"at once", "aussitôt"},
	SheetAnyRound:       {"now, or at the start of a later round,", "aussitôt, ou au début d’une manche"},
	SheetAtDeath:        {"now, and never later,", "aussitôt, et jamais plus tard"},
	SheetOneLeft:        {"1 at least is left", "il en garde 1 au moins"},
	SheetNoneLeft:       {"all may be lost", "il peut les perdre toutes"},
	SheetFallen:         {"takes", "prend"},
	SheetFalling:        {"as it falls and never later, takes", "en tombant et jamais plus tard, prend"},
	SheetCardNext:       {"the round after", "la manche d’après"},
	SheetCardNow:        {"at once", "aussitôt"},
	SheetCardToHumanity: {"with three players, to Humanity for both", "à trois joueurs, à l’Humanité dans les deux cas"},
	SheetCardAsTwo:      {"with three players too", "à trois joueurs aussi"},
	SheetCardAny:        {"any three sins", "trois péchés quelconques"},
	SheetCardSin:        {"three sins, %s among them", "trois péchés, dont %s"},
	SheetCardPower:      {"with a power", "avec un pouvoir"},
	SheetCardSpecial:    {"with a demon’s special", "avec le spécial d’un démon"},
	SheetCardHuman:      {"A humanist, %s: %dd6, only lower, or it strikes; in the flames re-roll your 6s.", "Un humaniste, %s\u00a0: %dd6, plus bas seulement, sinon il frappe\u00a0; dans les flammes, relancez vos 6."},
	SheetCardTwo:        {"two players", "à deux joueurs"},
	SheetCardAlways:     {"two or three players", "à deux ou trois joueurs"},
	SheetCardNever:      {"A humanist can no longer be damned.", "Un humaniste ne peut plus être damné."},
	SlipOwnTurn:         {"in Satan’s turn", "au tour de Satan"},
	SlipAnyTime:         {"at any time", "à tout moment"},
	SlipBoth:            {"Satan +%[1]d, and God −%[1]d if it was revealed", "Satan +%[1]d, et Dieu −%[1]d s’il était révélé"},
	SlipEither:          {"hidden, Satan +%[1]d; revealed, God −%[1]d", "caché, Satan +%[1]d\u00a0; révélé, Dieu −%[1]d"},
	SlipDemon:           {"demon", "démon"},
	SlipGone:            {"The angel is then out for good.", "L’ange ne revient plus."},
	SlipAgain:           {"The angel may come back by its roll.", "L’ange peut revenir par son jet."},
	GearWorthHumans:     {"%d\u00a0points to God or Satan if the enemy’s relic is theirs at the end.", "%d\u00a0points à Dieu ou Satan s’il a celle de l’ennemi à la fin."},
	GearWorthCarried:    {"%d\u00a0points to another camp that scores the soul that left with it.", "%d\u00a0points à un autre camp qui marque l’âme sortie avec elle."},
	GearWorthBoth:       {"%d\u00a0points to God or Satan, scoring the soul that left with the enemy’s.", "%d\u00a0points à Dieu ou Satan, marquant l’âme sortie avec celle de l’ennemi."},
}
