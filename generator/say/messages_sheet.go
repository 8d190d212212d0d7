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
	SheetSmall       Key = "sheet.small"

	GearTitle   Key = "gear.title"
	GearSubject Key = "gear.subject"
	GearDemons  Key = "gear.demons"
	GearAmmo    Key = "gear.ammunition"
	GearCopies  Key = "gear.copies"
	GearUnknown Key = "gear.unknown"
	FlagCopies  Key = "flag.copies"

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
	SheetVirtueHuman Key = "sheet.virtue-human"
	SheetPervert     Key = "sheet.pervert"
	SheetPervertText Key = "sheet.pervert-text"
	SheetPervertFree Key = "sheet.pervert-free"
	SheetDamn        Key = "sheet.damn"
	SheetDamnText    Key = "sheet.damn-text"
	SheetDamnFree    Key = "sheet.damn-free"
	SheetDamnHuman   Key = "sheet.damn-human"
	SheetHigher      Key = "sheet.higher"
	SheetEqual       Key = "sheet.equal"
	SheetLower       Key = "sheet.lower"
	SheetTriple      Key = "sheet.triple"
	SheetVirtuous    Key = "sheet.virtuous"
	SheetDamned      Key = "sheet.damned"
	SheetHumanist    Key = "sheet.humanist"
	SheetNothing     Key = "sheet.nothing"
	SheetHumanity    Key = "sheet.humanity"
	SheetVirtuousTie Key = "sheet.virtuous-tie"
	SheetTripleAngel Key = "sheet.triple-angel"
	SheetTripleDemon Key = "sheet.triple-demon"
)

var sheetMessages = map[Key]text{
	SheetDemons:      {"Demons", "Démons"},
	SheetAngels:      {"Angels", "Anges"},
	SheetSubject:     {"A sheet for each, to tick off during play", "Une feuille pour chacun, à cocher en jeu"},
	SheetDemonOf:     {"demon of %s", "démon de %s"},
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
	SheetSmall:       {"the sheets of demons and angels need paper of at least 147 × 210 mm, and %s is smaller", "les feuilles des démons et des anges demandent un papier d’au moins 147 × 210 mm, et %s est plus petit"},

	GearTitle:   {"Equipment", "Équipement"},
	GearSubject: {"A card for each object, which changes hands on the table", "Une carte par objet, qui change de mains sur la table"},
	GearDemons:  {"demons: %s", "démons\u00a0: %s"},
	GearAmmo:    {"8 − avarice of its first owner", "8 − avarice de son premier porteur"},
	GearCopies:  {"--copies: “%s”: write id=number, with a number from 0 to %d, such as graal=0", "--copies\u00a0: «\u00a0%s\u00a0»\u00a0: écrivez id=nombre, avec un nombre de 0 à %d, par exemple graal=0"},
	GearUnknown: {"--copies: there is no object “%s”", "--copies\u00a0: il n’y a pas d’objet «\u00a0%s\u00a0»"},
	FlagCopies:  {"`ID=N,…`: how many equipment cards of an object", "`ID=N,…`\u00a0: combien de cartes d’équipement d’un objet"},

	SheetAngelLimits: {"In the flames: at most 10\u00a0cm of a move. Begun in the flames: 1\u00a0action less. Re-entering Paradise counts as no substance left. Never leaves by the ends of the beam.", "Dans les flammes\u00a0: 10\u00a0cm au plus d’un déplacement. Activation commencée dans les flammes\u00a0: 1\u00a0action de moins. Rentrer au Paradis compte comme ne plus avoir de substance. Ne sort jamais par les bouts de la poutre."},
	SheetDemonLimits: {"Begun in the flames: 1\u00a0action more, different from the others. Never enters Paradise, never leaves by the ends of the beam.", "Activation commencée dans les flammes\u00a0: 1\u00a0action de plus, différente des autres. N’entre jamais au Paradis, ne sort jamais par les bouts de la poutre."},
	SheetAngelReturn: {"No substance left: to Paradise. From the next round on, at the start of each: 1d6 plus the boxes ticked. On %d or more it stands on the top edge at the start of the round after, with all its substance; then wipe the boxes.", "Plus de substance\u00a0: au Paradis. Dès la manche suivante, au début de chacune\u00a0: 1d6 plus les cases cochées. Sur %d ou plus, il est au bord du haut au début de la manche d’après, avec toute sa substance\u00a0; effacez alors les cases."},
	SheetDemonReturn: {"No substance left: now, or at the start of a later round, it may take the place of a condemned soul, which then counts half. It has all its substance, loses 1\u00a0action for good (1 at least is left) and does not play this round.", "Plus de substance\u00a0: aussitôt, ou au début d’une manche, il peut prendre la place d’une âme condamnée, qui compte alors pour moitié. Il a toute sa substance, perd 1\u00a0action pour toujours (il en garde 1 au moins) et ne joue pas cette manche."},
	SheetVirtueCount: {"souls it made virtuous", "âmes qu’il a rendues vertueuses"},
	SheetLossCount:   {"actions lost", "actions perdues"},
	SheetPurify:      {"Purify", "Purifier"},
	SheetPurifyText:  {"1\u00a0action, in contact with a wandering soul: 3d6. Each 1 takes 1 off a sin you choose, never the same one twice.", "1\u00a0action, au contact d’une âme vagabonde\u00a0: 3d6. Chaque 1 ôte 1 à un péché de votre choix, jamais deux fois le même."},
	SheetVirtue:      {"Make virtuous", "Rendre vertueuse"},
	SheetVirtueText:  {"1\u00a0action, in contact with a wandering soul. Name three sins, then 3d6. Satan rolls the soul and adds up its three sins.", "1\u00a0action, au contact d’une âme vagabonde. Nommez trois péchés, puis 3d6. Satan tire l’âme et additionne ses trois péchés."},
	SheetVirtueHuman: {"A humanist: %dd6 (in the flames one less), virtuous only if higher than its three sins; else nothing happens.", "Un humaniste\u00a0: %dd6 (dans les flammes un de moins), vertueux seulement si c’est plus que ses trois péchés\u00a0; sinon rien."},
	SheetPervert:     {"Pervert", "Pervertir"},
	SheetPervertText: {"1\u00a0action, in contact with a wandering soul: 3d6. Each 6 adds 1 to its %s. Three 6s: damned at once, without the +1s; Satan rolls who it is.", "1\u00a0action, au contact d’une âme vagabonde\u00a0: 3d6. Chaque 6 ajoute 1 à son péché d’élection (%s). Trois 6\u00a0: damnée aussitôt, sans les +1\u00a0; Satan tire son identité."},
	SheetPervertFree: {"1\u00a0action, in contact with a wandering soul: name a sin, then 3d6. Each 6 adds 1 to it. Three 6s: damned at once, without the +1s; Satan rolls who it is.", "1\u00a0action, au contact d’une âme vagabonde\u00a0: nommez un péché, puis 3d6. Chaque 6 lui ajoute 1. Trois 6\u00a0: damnée aussitôt, sans les +1\u00a0; Satan tire son identité."},
	SheetDamn:        {"Damn", "Damner"},
	SheetDamnText:    {"1\u00a0action, in contact with a wandering soul. Name three sins, %s among them, then 3d6. God rolls the soul and adds up its three sins.", "1\u00a0action, au contact d’une âme vagabonde. Nommez trois péchés, dont %s, puis 3d6. Dieu tire l’âme et additionne ses trois péchés."},
	SheetDamnFree:    {"1\u00a0action, in contact with a wandering soul. Name any three sins, then 3d6. God rolls the soul and adds up its three sins.", "1\u00a0action, au contact d’une âme vagabonde. Nommez trois péchés quelconques, puis 3d6. Dieu tire l’âme et additionne ses trois péchés."},
	SheetDamnHuman:   {"A humanist, two players only: 4d6, damned if lower than its three sins (in the flames, you may re-roll your 6s once). Else it strikes this demon once, free.", "Un humaniste, à deux joueurs seulement\u00a0: 4d6, damné si c’est moins que ses trois péchés (dans les flammes, vous pouvez relancer une fois vos 6). Sinon il frappe ce démon une fois, sans action."},
	SheetHigher:      {"higher", "plus haut"},
	SheetEqual:       {"equal", "égal"},
	SheetLower:       {"lower", "plus bas"},
	SheetTriple:      {"666", "666"},
	SheetVirtuous:    {"virtuous", "vertueuse"},
	SheetDamned:      {"damned", "damnée"},
	SheetHumanist:    {"humanist", "humaniste"},
	SheetNothing:     {"nothing", "rien"},
	SheetHumanity:    {"to Humanity", "à l’Humanité"},
	SheetVirtuousTie: {"virtuous, to God", "vertueuse, à Dieu"},
	SheetTripleAngel: {"damned", "damnée"},
	SheetTripleDemon: {"damned, with a power on 1d6: 1–2 restructuring, 3–4 pervert, 5–6 damn", "damnée, avec un pouvoir sur 1d6\u00a0: 1–2 restructuration, 3–4 pervertir, 5–6 damner"},
}
