package say

// Words of the sheets of demons and angels.
const (
	SheetDemons      Key = "sheet.demons"
	SheetAngels      Key = "sheet.angels"
	SheetSubject     Key = "sheet.subject"
	SheetDemonOf     Key = "sheet.demon-of"
	SheetDemonNoSin  Key = "sheet.demon-no-sin"
	SheetAngel       Key = "sheet.angel"
	SheetLetterGod   Key = "sheet.letter-god"
	SheetLetterSatan Key = "sheet.letter-satan"
	SheetMelee       Key = "sheet.melee"
	SheetDamage      Key = "sheet.damage"
	SheetMove        Key = "sheet.move"
	SheetActions     Key = "sheet.actions"
	SheetSpecial     Key = "sheet.special"
	SheetLimits      Key = "sheet.limits"
	SheetObjects     Key = "sheet.objects"
	SheetRounds      Key = "sheet.rounds"
	SheetReturn      Key = "sheet.return"
	SheetTwo         Key = "sheet.two"
	SheetThree       Key = "sheet.three"

	GearTitle      Key = "gear.title"
	GearSubject    Key = "gear.subject"
	GearRanged     Key = "gear.ranged"
	GearMelee      Key = "gear.melee"
	GearArmour     Key = "gear.armour"
	GearSacred     Key = "gear.sacred"
	GearCommon     Key = "gear.common"
	GearDiabolic   Key = "gear.diabolic"
	GearRelic      Key = "gear.relic"
	GearRelicGod   Key = "gear.relic-god"
	GearRelicSatan Key = "gear.relic-satan"
	GearShot       Key = "gear.shot"
	GearStruck     Key = "gear.struck"
	GearLetter     Key = "gear.letter"
	GearDemons     Key = "gear.demons"
	GearRate       Key = "gear.rate"
	GearRange      Key = "gear.range"
	GearTwoHands   Key = "gear.two-hands"
	GearActions    Key = "gear.actions"
	GearAmmo       Key = "gear.ammunition"
	GearUses       Key = "gear.uses"
	GearPool       Key = "gear.pool"
	GearWorth      Key = "gear.worth"
	GearJammed     Key = "gear.jammed"
	GearJamClear   Key = "gear.jam-clear"
	GearJamBreak   Key = "gear.jam-break"
	GearJamFail    Key = "gear.jam-fail"
	GearJamCost    Key = "gear.jam-cost"
	GearJamFront   Key = "gear.jam-front"
	GearObject     Key = "gear.object"
	GearCount      Key = "gear.count"
	GearOneRelic   Key = "gear.one-relic"
	GearNone       Key = "gear.none"
	GearCopies     Key = "gear.copies"
	FlagCopies     Key = "flag.copies"

	SheetAngelLimits Key = "sheet.angel-limits"
	SheetDemonLimits Key = "sheet.demon-limits"
	SheetAngelReturn Key = "sheet.angel-return"
	SheetDemonReturn Key = "sheet.demon-return"
	SheetVirtueCount Key = "sheet.virtue-count"
	SheetLossCount   Key = "sheet.loss-count"
	SheetPurify      Key = "sheet.purify"
	SheetPurifyText  Key = "sheet.purify-text"
	SheetVirtue      Key = "sheet.virtue"
	SheetVirtueText  Key = "sheet.virtue-text"
	SheetPervert     Key = "sheet.pervert"
	SheetPervertText Key = "sheet.pervert-text"
	SheetPervertFree Key = "sheet.pervert-free"
	SheetDamn        Key = "sheet.damn"
	SheetDamnText    Key = "sheet.damn-text"
	SheetDamnFree    Key = "sheet.damn-free"
	SheetHigher      Key = "sheet.higher"
	SheetEqual       Key = "sheet.equal"
	SheetLower       Key = "sheet.lower"
	SheetTriple      Key = "sheet.triple"
	SheetVirtuous    Key = "sheet.virtuous"
	SheetDamned      Key = "sheet.damned"
	SheetHumanist    Key = "sheet.humanist"
	SheetNothing     Key = "sheet.nothing"
	SheetHumanity    Key = "sheet.humanity"
	SheetTripleDemon Key = "sheet.triple-demon"

	SheetRound       Key = "sheet.round"
	SheetHumanRow    Key = "sheet.human-row"
	SheetStrikes     Key = "sheet.strikes"
	SheetVirtueNote  Key = "sheet.virtue-note"
	SheetDamnNote    Key = "sheet.damn-note"
	SheetPurifyCard  Key = "sheet.purify-card"
	SheetVirtueCard  Key = "sheet.virtue-card"
	SheetPervertCard Key = "sheet.pervert-card"
	SheetPervertAny  Key = "sheet.pervert-any"
	SheetDamnCard    Key = "sheet.damn-card"
	SheetAngelBack   Key = "sheet.angel-back"
	SheetDemonBack   Key = "sheet.demon-back"

	SlipTitle     Key = "slip.title"
	SlipSubject   Key = "slip.subject"
	SlipDevil     Key = "slip.devil"
	SlipGuardian  Key = "slip.guardian"
	SlipFor       Key = "slip.for"
	SlipSatan     Key = "slip.satan"
	SlipGod       Key = "slip.god"
	SlipPawn      Key = "slip.pawn"
	SlipD66       Key = "slip.d66"
	SlipDevilOut  Key = "slip.devil-out"
	SlipDevilSeen Key = "slip.devil-seen"
	SlipDevilShow Key = "slip.devil-show"
	SlipAngelOut  Key = "slip.angel-out"
	SlipAngelShow Key = "slip.angel-show"
	SlipFoldUp    Key = "slip.fold-up"
	SlipFoldBack  Key = "slip.fold-back"
)

var sheetMessages = map[Key]text{
	SheetDemons:      {"Demons", "Démons"},
	SheetAngels:      {"Angels", "Anges"},
	SheetSubject:     {"A sheet for each, to tick off during play", "Une feuille pour chacun, à cocher en jeu"},
	SheetDemonOf:     {"demon of %s", "démon %s"},
	SheetDemonNoSin:  {"demon without a sin", "démon sans péché"},
	SheetAngel:       {"angel", "ange"},
	SheetLetterGod:   {"G", "D"},
	SheetLetterSatan: {"S", "S"},
	SheetMelee:       {"melee", "mêlée"},
	SheetDamage:      {"damage a hit", "dégâts par touche"},
	SheetMove:        {"move, cm", "mouvement, cm"},
	SheetActions:     {"actions", "actions"},
	SheetSpecial:     {"Special", "Spécial"},
	SheetLimits:      {"Limits", "Limites"},
	SheetObjects:     {"Objects carried", "Objets portés"},
	SheetRounds:      {"Activated in round", "Activé à la manche"},
	SheetReturn:      {"Coming back", "Retour"},
	SheetTwo:         {"two players", "deux joueurs"},
	SheetThree:       {"three players", "trois joueurs"},

	GearTitle:      {"Equipment", "Équipement"},
	GearSubject:    {"A card for each object, which changes hands on the table", "Une carte par objet, qui change de mains sur la table"},
	GearRanged:     {"ranged weapon", "arme de tir"},
	GearMelee:      {"melee weapon", "arme de mêlée"},
	GearArmour:     {"protection", "protection"},
	GearSacred:     {"sacred object", "objet sacré"},
	GearCommon:     {"common object", "objet commun"},
	GearDiabolic:   {"diabolic object", "objet diabolique"},
	GearRelic:      {"relic", "relique"},
	GearRelicGod:   {"sacred relic", "relique sacrée"},
	GearRelicSatan: {"diabolic relic", "relique diabolique"},
	GearShot:       {"%s · ranged", "%s · tir"},
	GearStruck:     {"%s · melee", "%s · mêlée"},
	GearLetter:     {"C", "C"},
	GearDemons:     {"demons", "démons"},
	GearRate:       {"rate of fire", "cadence"},
	GearRange:      {"range, cm", "portée, cm"},
	GearTwoHands:   {"two hands", "deux mains"},
	GearActions:    {"%d\u00a0actions", "%d\u00a0actions"},
	GearAmmo:       {"rounds: %d − avarice of its first bearer, strike out the rest", "munitions\u00a0: %d − avarice du premier porteur, barrez le reste"},
	GearUses:       {"tick when used", "cochez à l’usage"},
	GearPool:       {"its substance: roll %s, strike out the rest", "sa substance\u00a0: lancez %s, barrez le reste"},
	GearWorth:      {"%d points if another camp has it at the end.", "%d\u00a0points si un autre camp l’a à la fin."},
	GearJammed:     {"JAMMED", "ENRAYÉE"},
	GearJamClear:   {"above wrath: cleared, turn the card over", "plus que la colère\u00a0: libérée, retournez la carte"},
	GearJamBreak:   {"equal to wrath: destroyed", "égal à la colère\u00a0: détruite"},
	GearJamFail:    {"below wrath: still jammed", "moins que la colère\u00a0: toujours enrayée"},
	GearJamCost:    {"1\u00a0action: 1d6", "1\u00a0action\u00a0: 1d6"},
	GearJamFront:   {"Jammed: 1d6 above wrath clears it, equal destroys it.", "Enrayée\u00a0: 1d6 > colère la libère, égal la détruit."},
	GearObject:     {"object", "objet"},
	GearCount:      {"%s: %d copies: ask for 0 to %d", "%s\u00a0: %d exemplaires\u00a0: demandez-en 0 à %d"},
	GearOneRelic:   {"%s: %d copies: a relic is unique, ask for 0 or 1", "%s\u00a0: %d exemplaires\u00a0: une relique est unique, demandez 0 ou 1"},
	GearNone:       {"there is no object to print: every count is 0", "aucun objet à imprimer\u00a0: toutes les quantités sont à 0"},
	GearCopies:     {"--copies: “%s”: write id=number, with a number from 0 to %d, such as graal=0", "--copies\u00a0: «\u00a0%s\u00a0»\u00a0: écrivez id=nombre, avec un nombre de 0 à %d, par exemple graal=0"},
	FlagCopies:     {"`ID=N,…`: how many equipment cards of an object", "`ID=N,…`\u00a0: combien de cartes d’équipement d’un objet"},

	SheetAngelLimits: {"Wounded: 1\u00a0action less. %s; %s: 1\u00a0action less. Re-entering Paradise counts as no substance left. Never leaves by the ends of the beam.", "Blessé\u00a0: 1\u00a0action de moins. %s\u00a0; %s\u00a0: 1\u00a0action de moins. Rentrer au Paradis compte comme ne plus avoir de substance. Ne sort jamais par les bouts de la poutre."},
	SheetDemonLimits: {"Wounded: 1\u00a0action less. %s: 1\u00a0action more, different from the others. Never enters Paradise, never leaves by the ends of the beam.", "Blessé\u00a0: 1\u00a0action de moins. %s\u00a0: 1\u00a0action de plus, différente des autres. N’entre jamais au Paradis, ne sort jamais par les bouts de la poutre."},
	SheetAngelReturn: {"No substance left: to Paradise. From the next round on, at the start of each: 1d6 plus the boxes ticked. On %d or more it stands on the top edge %s, with all its substance; then wipe the boxes.", "Plus de substance\u00a0: au Paradis. Dès la manche suivante, au début de chacune\u00a0: 1d6 plus les cases cochées. Sur %d ou plus, il est au bord du haut %s, avec toute sa substance\u00a0; effacez alors les cases."},
	SheetDemonReturn: {"No substance left: %s it may take the place of a condemned soul, which then counts half. It has all its substance, loses 1\u00a0action for good (%s) and does not play this round.", "Plus de substance\u00a0: %s, il peut prendre la place d’une âme condamnée, qui compte alors pour moitié. Il a toute sa substance, perd 1\u00a0action pour toujours (%s) et ne joue pas cette manche."},
	SheetVirtueCount: {"souls it made virtuous", "âmes qu’il a rendues vertueuses"},
	SheetLossCount:   {"actions lost", "actions perdues"},
	SheetPurify:      {"Purify", "Purifier"},
	SheetPurifyText:  {"1\u00a0action, %s. Each 1 takes 1 off a sin you choose, never the same one twice.", "1\u00a0action, %s. Chaque 1 ôte 1 à un péché de votre choix, jamais deux fois le même."},
	SheetVirtue:      {"Make virtuous", "Rendre vertueuse"},
	SheetVirtueText:  {"1\u00a0action, in contact with a wandering soul. Name three sins and roll; Satan rolls the soul and adds up its three sins.", "1\u00a0action, au contact d’une âme vagabonde. Nommez trois péchés et lancez\u00a0; Satan tire l’âme et additionne ses trois péchés."},
	SheetPervert:     {"Pervert", "Pervertir"},
	SheetPervertText: {"1\u00a0action, %s. Each 6 adds 1 to its %s. Three 6s: damned at once, without the +1s; Satan rolls who it is.", "1\u00a0action, %s. Chaque 6 ajoute 1 à son péché %s. Trois 6\u00a0: damnée aussitôt, sans les +1\u00a0; Satan tire son identité."},
	SheetPervertFree: {"1\u00a0action, %s. Name a sin: each 6 adds 1 to it. Three 6s: damned at once, without the +1s; Satan rolls who it is.", "1\u00a0action, %s. Nommez un péché\u00a0: chaque 6 lui ajoute 1. Trois 6\u00a0: damnée aussitôt, sans les +1\u00a0; Satan tire son identité."},
	SheetDamn:        {"Damn", "Damner"},
	SheetDamnText:    {"1\u00a0action, in contact with a wandering soul. Name three sins, %s among them, and roll; God rolls the soul and adds up its three sins.", "1\u00a0action, au contact d’une âme vagabonde. Nommez trois péchés, dont %s, et lancez\u00a0; Dieu tire l’âme et additionne ses trois péchés."},
	SheetDamnFree:    {"1\u00a0action, in contact with a wandering soul. Name any three sins and roll; God rolls the soul and adds up its three sins.", "1\u00a0action, au contact d’une âme vagabonde. Nommez trois péchés quelconques et lancez\u00a0; Dieu tire l’âme et additionne ses trois péchés."},
	SheetHigher:      {"higher", "plus haut"},
	SheetEqual:       {"equal", "égal"},
	SheetLower:       {"lower", "plus bas"},
	SheetTriple:      {"666", "666"},
	SheetVirtuous:    {"virtuous", "vertueuse"},
	SheetDamned:      {"damned", "damnée"},
	SheetHumanist:    {"humanist", "humaniste"},
	SheetNothing:     {"nothing", "rien"},
	SheetHumanity:    {"to Humanity", "à l’Humanité"},
	SheetTripleDemon: {"damned, with a power on 1d6: 1–2 restructuring, 3–4 pervert, 5–6 damn.", "damnée, avec un pouvoir sur 1d6\u00a0: 1–2 restructuration, 3–4 pervertir, 5–6 damner."},

	SheetHumanRow:    {"humanist: %dd6", "humaniste\u00a0: %dd6"},
	SheetRound:       {"round", "manche"},
	SheetStrikes:     {"it strikes", "il frappe"},
	SheetVirtueNote:  {"A humanist in the flames: one die fewer.", "Un humaniste dans les flammes\u00a0: un dé de moins."},
	SheetDamnNote:    {"A humanist: two players only; in the flames, re-roll your 6s once; failed, it strikes this demon without a riposte.", "Un humaniste\u00a0: à deux joueurs seulement\u00a0; dans les flammes, relancez une fois vos 6\u00a0; raté, il frappe ce démon, sans riposte."},
	SheetPurifyCard:  {"%dd6: each 1 takes 1 off a sin, each time another.", "%dd6\u00a0: chaque 1 ôte 1 à un péché, chaque fois un autre."},
	SheetVirtueCard:  {"%dd6 against three sins: higher, virtuous; equal, humanist; lower, nothing (%s); 666, %s. A humanist: %dd6 (in the flames one less), only %s.", "%dd6 contre trois péchés\u00a0: plus haut, vertueuse\u00a0; égal, humaniste\u00a0; plus bas, rien (%s)\u00a0; 666, %s. Un humaniste\u00a0: %dd6 (un de moins dans les flammes), %s seulement."},
	SheetPervertCard: {"%dd6: each 6 adds 1 to its %s; 666, damned.", "%dd6\u00a0: chaque 6 ajoute 1 à son péché %s\u00a0; 666, damnée."},
	SheetPervertAny:  {"%dd6: each 6 adds 1 to a sin named before; 666, damned.", "%dd6\u00a0: chaque 6 ajoute 1 à un péché nommé avant\u00a0; 666, damnée."},
	SheetDamnCard:    {"%dd6 against %s: lower, damned; equal, humanist (with three players, virtuous); higher, nothing (to Humanity); 666, damned %s. %s", "%dd6 contre %s\u00a0: plus bas, damnée\u00a0; égal, humaniste (à trois joueurs, vertueuse)\u00a0; plus haut, rien (à l’Humanité)\u00a0; 666, damnée %s. %s"},
	SheetAngelBack:   {"from the next round 1d6 + boxes, %d or more: back %s, whole; wipe the boxes.", "dès la manche suivante, 1d6 + cases, %d ou plus\u00a0: revient %s, entier\u00a0; effacez les cases."},
	SheetDemonBack:   {"%s the place of a condemned soul, which counts half; 1\u00a0action less for good; out this round.", "%s la place d’une âme condamnée, qui compte alors pour moitié\u00a0; 1\u00a0action de moins pour toujours\u00a0; ne joue pas cette manche."},
	SlipTitle:        {"Secret slips", "Billets secrets"},
	SlipSubject:      {"The Antichrist and the guardian angel’s pawn, to be folded", "L’Antéchrist et le pion de l’ange gardien, à plier"},
	SlipDevil:        {"the Antichrist", "l’Antéchrist"},
	SlipGuardian:     {"the guardian’s pawn", "le pion de l’ange gardien"},
	SlipFor:          {"for %s alone", "pour %s seul"},
	SlipSatan:        {"Satan", "Satan"},
	SlipGod:          {"God", "Dieu"},
	SlipPawn:         {"pawn no.", "pion n°"},
	SlipD66:          {"d66, once rolled", "d66, une fois tiré"},
	SlipDevilOut:     {"In Paradise: Satan −%d. Reincarnated: %s.", "Au Paradis\u00a0: Satan −%d. Réincarné\u00a0: %s."},
	SlipDevilSeen:    {"Revealed, %s: damned, %d in every sin, no pride, never virtuous. Then destroyed by another camp: %+d to it.", "Révélé, %s\u00a0: damné, %d à chaque péché, sans orgueil, jamais vertueux. Détruit ensuite par un autre camp\u00a0: %+d à celui-ci."},
	SlipDevilShow:    {"Show this slip at the end, or it counts for nothing.", "Montrez ce billet à la fin, sinon il ne compte pas."},
	SlipAngelOut:     {"If this soul reincarnates, not damned, and the angel leaves by the same end in the same round, it counts for God.", "Si cette âme se réincarne sans être damnée et que l’ange sort par le même bout dans la même manche, elle compte pour Dieu."},
	SlipAngelShow:    {"%s Show this slip as it leaves.", "%s Montrez ce billet quand il sort."},
	SlipFoldUp:       {"1. fold up over the text", "1. rabattez sur le texte"},
	SlipFoldBack:     {"2. fold behind: the seal stays in sight", "2. pliez derrière\u00a0: le sceau reste en vue"},
}
