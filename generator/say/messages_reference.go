package say

// Topics of the reference, in the order in which play asks.
const (
	RefSetup    Key = "ref.setup"
	RefTurn     Key = "ref.turn"
	RefSoul     Key = "ref.soul"
	RefActions  Key = "ref.actions"
	RefMove     Key = "ref.move"
	RefShoot    Key = "ref.shoot"
	RefUnjam    Key = "ref.unjam"
	RefAid      Key = "ref.aid"
	RefMelee    Key = "ref.melee"
	RefRiposte  Key = "ref.riposte"
	RefGuard    Key = "ref.guard"
	RefLeave    Key = "ref.leave"
	RefDamage   Key = "ref.damage"
	RefEquip    Key = "ref.equip"
	RefAngels   Key = "ref.angels"
	RefDemons   Key = "ref.demons"
	RefControl  Key = "ref.control"
	RefActivity Key = "ref.activity"
	RefDrift    Key = "ref.drift"
	RefBack     Key = "ref.back"
	RefBeings   Key = "ref.beings"
	RefSouls    Key = "ref.souls"
	RefRanged   Key = "ref.ranged"
	RefBlades   Key = "ref.blades"
	RefArmour   Key = "ref.armour"
	RefItems    Key = "ref.items"
	RefPlaces   Key = "ref.places"
	RefEnd      Key = "ref.end"
	RefHouse    Key = "ref.house"
)

// Texts of the reference. Lines are items or rows, "|" stands between a label
// and its text, or between cells; "#" ends the title of a column of numbers.
const (
	RefTitle           Key = "ref.title"
	RefSubject         Key = "ref.subject"
	RefOwn             Key = "ref.own"
	RefSetupList       Key = "ref.setup-list"
	RefTwo             Key = "ref.two"
	RefTwoList         Key = "ref.two-list"
	RefThree           Key = "ref.three"
	RefThreeList       Key = "ref.three-list"
	RefRound           Key = "ref.round"
	RefRoundText       Key = "ref.round-text"
	RefSoulHead        Key = "ref.soul-head"
	RefSoulRows        Key = "ref.soul-rows"
	RefCamps           Key = "ref.camps"
	RefCampsList       Key = "ref.camps-list"
	RefActionsText     Key = "ref.actions-text"
	RefActionsHead     Key = "ref.actions-head"
	RefActionsRows     Key = "ref.actions-rows"
	RefActionsCost     Key = "ref.actions-cost"
	RefActionsList     Key = "ref.actions-list"
	RefMoveList        Key = "ref.move-list"
	RefShootText       Key = "ref.shoot-text"
	RefHitsHead        Key = "ref.hits-head"
	RefHitsRows        Key = "ref.hits-rows"
	RefShootList       Key = "ref.shoot-list"
	RefUnjamText       Key = "ref.unjam-text"
	RefAgainst         Key = "ref.against"
	RefUnjamRows       Key = "ref.unjam-rows"
	RefAidText         Key = "ref.aid-text"
	RefMeleeText       Key = "ref.melee-text"
	RefMeleeList       Key = "ref.melee-list"
	RefRiposteText     Key = "ref.riposte-text"
	RefRiposteRows     Key = "ref.riposte-rows"
	RefGuardText       Key = "ref.guard-text"
	RefLeaveText       Key = "ref.leave-text"
	RefDamageList      Key = "ref.damage-list"
	RefArmourOff       Key = "ref.armour-off"
	RefEquipList       Key = "ref.equip-list"
	RefAngelsList      Key = "ref.angels-list"
	RefResultsHead     Key = "ref.results-head"
	RefHigher          Key = "ref.higher"
	RefEqual           Key = "ref.equal"
	RefLower           Key = "ref.lower"
	RefTriple          Key = "ref.triple"
	RefVirtuous        Key = "ref.virtuous"
	RefDamned          Key = "ref.damned"
	RefHumanist        Key = "ref.humanist"
	RefNothing         Key = "ref.nothing"
	RefToHumanity      Key = "ref.to-humanity"
	RefToGod           Key = "ref.to-god"
	RefDamnedPower     Key = "ref.damned-power"
	RefAngelsHuman     Key = "ref.angels-human"
	RefDemonsList      Key = "ref.demons-list"
	RefDemonsHuman     Key = "ref.demons-human"
	RefControlText     Key = "ref.control-text"
	RefControlHead     Key = "ref.control-head"
	RefControlled      Key = "ref.controlled"
	RefRandom          Key = "ref.random"
	RefInactive        Key = "ref.inactive"
	RefControlList     Key = "ref.control-list"
	RefActivityHead    Key = "ref.activity-head"
	RefActivityNoSatan Key = "ref.activity-no-satan"
	RefActivityNoGod   Key = "ref.activity-no-god"
	RefDriftList       Key = "ref.drift-list"
	RefBackList        Key = "ref.back-list"
	RefDemonsHead      Key = "ref.demons-head"
	RefAngelsHead      Key = "ref.angels-head"
	RefSoulsHead       Key = "ref.souls-head"
	RefSoulsMore       Key = "ref.souls-more"
	RefSoulsText       Key = "ref.souls-text"
	RefRangedHead      Key = "ref.ranged-head"
	RefBladesHead      Key = "ref.blades-head"
	RefArmourHead      Key = "ref.armour-head"
	RefItemsHead       Key = "ref.items-head"
	RefItemsText       Key = "ref.items-text"
	RefPool            Key = "ref.pool"
	RefTwoHands        Key = "ref.two-hands"
	RefEnergy          Key = "ref.energy"
	RefFirearm         Key = "ref.firearm"
	RefPlacesHead      Key = "ref.places-head"
	RefPlacesRows      Key = "ref.places-rows"
	RefEndText         Key = "ref.end-text"
	RefEndHead         Key = "ref.end-head"
	RefEndRows         Key = "ref.end-rows"
	RefAllRelics       Key = "ref.all-relics"
	RefNoRelic         Key = "ref.no-relic"
	RefEndDevil        Key = "ref.end-devil"
	RefDevilHead       Key = "ref.devil-head"
	RefDevilRows       Key = "ref.devil-rows"
	RefDevilText       Key = "ref.devil-text"
	RefWinList         Key = "ref.win-list"
	RefAnd             Key = "ref.and"
	RefContents        Key = "ref.contents"
)

var referenceMessages = map[Key]text{
	RefSetup:    {"Set-up", "Mise en place"},
	RefTurn:     {"Turn sequence", "Tour de jeu"},
	RefSoul:     {"Souls in numbers", "Les âmes en chiffres"},
	RefActions:  {"Actions", "Actions"},
	RefMove:     {"Moving", "Se déplacer"},
	RefShoot:    {"Shooting", "Tirer"},
	RefUnjam:    {"Unjamming", "Désenrayer"},
	RefAid:      {"Aid", "Porter secours"},
	RefMelee:    {"Melee", "Mêlée"},
	RefRiposte:  {"Riposte", "Riposte"},
	RefGuard:    {"On guard", "Qui-vive"},
	RefLeave:    {"Disengaging", "Se désengager"},
	RefDamage:   {"Order of damage", "Ordre des dégâts"},
	RefEquip:    {"Objects", "Objets"},
	RefAngels:   {"Powers of angels", "Pouvoirs des anges"},
	RefDemons:   {"Powers of demons", "Pouvoirs des démons"},
	RefControl:  {"Humanists", "Humanistes"},
	RefActivity: {"Activity of humanists", "Activité des humanistes"},
	RefDrift:    {"Wandering souls", "Âmes vagabondes"},
	RefBack:     {"Comebacks", "Retours"},
	RefBeings:   {"Angels and demons", "Anges et démons"},
	RefSouls:    {"d66: souls", "d66\u00a0: âmes"},
	RefRanged:   {"d66: ranged weapons", "d66\u00a0: armes de tir"},
	RefBlades:   {"d66: melee weapons", "d66\u00a0: armes de mêlée"},
	RefArmour:   {"d66: protections", "d66\u00a0: protections"},
	RefItems:    {"d66: special objects", "d66\u00a0: objets spéciaux"},
	RefPlaces:   {"Places", "Lieux"},
	RefEnd:      {"End and score", "Fin et score"},
	RefHouse:    {"House rules in force", "Règles maison en vigueur"},

	RefTitle:           {"Reference", "Aide de jeu"},
	RefSubject:         {"The rules in the order in which play asks", "Les règles dans l’ordre où le jeu les demande"},
	RefOwn:             {"† House rule", "† Règle maison"},
	RefSetupList:       {"Board | The upright is %[1]d × %[2]d\u00a0cm; its lowest %[3]d\u00a0cm are the flames. %[4]s\nFigures | The %[5]d demons start in the flames, the %[6]d angels in Paradise, alive and out of reach.\nSouls | %[7]s\nSecrets | %[8]s God secretly writes down the guardian angel’s pawn.", "Plateau | Le montant mesure %[1]d × %[2]d\u00a0cm\u00a0; ses %[3]d\u00a0cm du bas sont les flammes. %[4]s\nFigurines | Les %[5]d démons commencent dans les flammes, les %[6]d anges au Paradis, vivants et hors d’atteinte.\nÂmes | %[7]s\nSecrets | %[8]s Dieu note en secret le pion de son ange gardien."},
	RefTwo:             {"Two players: Satan’s turn, then God’s", "À deux\u00a0: le tour de Satan, puis celui de Dieu"},
	RefTwoList:         {"a | One wandering soul drawn at random drifts, or the player tries to play a humanist.\nb | Satan: one demon or damned soul acts. God: one angel or virtuous soul acts.\nc | One humanist not yet played flees by itself.", "a | Une âme vagabonde tirée au hasard dérive, ou le joueur tente de jouer un humaniste.\nb | Satan\u00a0: un démon ou une âme damnée agit. Dieu\u00a0: un ange ou une âme vertueuse agit.\nc | Un humaniste pas encore joué fuit de lui-même."},
	RefThree:           {"Three players", "À trois"},
	RefThreeList:       {"1 | Humanity: one wandering or humanist soul acts.\n2 | Satan: one demon or damned soul acts, or he tries to play a humanist.\n3 | Humanity: another wandering or humanist soul acts.\n4 | God: one angel or virtuous soul acts, or he tries to play a humanist.", "1 | Humanité\u00a0: une âme vagabonde ou humaniste agit.\n2 | Satan\u00a0: un démon ou une âme damnée agit, ou il tente de jouer un humaniste.\n3 | Humanité\u00a0: une autre âme vagabonde ou humaniste agit.\n4 | Dieu\u00a0: un ange ou une âme vertueuse agit, ou il tente de jouer un humaniste."},
	RefRound:           {"The round", "La manche"},
	RefRoundText:       {"%s A soul acts once a round; one that has just become humanist may act again. %s", "%s Une âme agit une fois par manche\u00a0; celle qui vient de devenir humaniste peut agir encore. %s"},
	RefSoulHead:        {"Number | Follows from", "Valeur | Vient de"},
	RefSoulRows:        {"Move | %[1]d − sloth, in cm\nMelee | as many dice as lust\nSubstance | %[2]d × gluttony; at 0 the soul is destroyed\nBare hands | half of wrath a hit, rounded down, 1 at least\nWeapon | its formula of wrath, for each hit\nRounds | %[3]d − avarice for each ranged weapon, as it enters play\nPride | the seven sins added up: what the soul is worth", "Mouvement | %[1]d − paresse, en cm\nMêlée | autant de dés que la luxure\nSubstance | %[2]d × gourmandise\u00a0; à 0 l’âme est détruite\nMains nues | moitié de la colère par touche, arrondie à l’inférieur, 1 au moins\nArme | sa formule de colère, pour chaque touche\nMunitions | %[3]d − avarice par arme de tir, à l’entrée en jeu\nOrgueil | la somme des sept péchés\u00a0: ce que vaut l’âme"},
	RefCamps:           {"Camps", "Camps"},
	RefCampsList:       {"Wandering | A pawn: nobody knows its sins. %d action, to drift.\nDamned | In Satan’s camp.\nVirtuous | In God’s camp.\nHumanist | Refuses both: everybody’s enemy but other humanists’. With two players the attacker’s opponent rolls its defence; with three it is Humanity’s.", "Vagabonde | Un pion\u00a0: nul ne connaît ses péchés. %d action, pour dériver.\nDamnée | Dans le camp de Satan.\nVertueuse | Dans le camp de Dieu.\nHumaniste | Refuse les deux\u00a0: ennemie de tous, sauf des humanistes. À deux, l’adversaire de l’attaquant lance sa défense\u00a0; à trois, elle est à l’Humanité."},
	RefActionsText:     {"%d actions an activation, in any order, never the same twice. What is left is lost, but for an action held on guard.", "%d actions par activation, dans tout ordre, jamais deux fois la même. Le reste est perdu, sauf l’action gardée en qui-vive."},
	RefActionsHead:     {"Action | Cost# | How often | Who", "Action | Coût# | Combien | Qui"},
	RefActionsRows:     {"move | 1 | once (%[1]s: twice) | all but pawns\ndrift | 1 | once | wandering souls\nshoot | 1 | once (%[2]s) | bearers of a ranged weapon, %[3]s, %[4]s\nunjam | 1 | once | bearer of a jammed weapon\naid | 0 | test once per ally; the help costs its own action | souls\nstrike | 1 | once | figures in contact\nriposte | 1 | once for each action left, out of turn | whoever is struck\non guard | 1 | once, last | all but pawns\npick up | 1 | once | souls, demons, angels\ndiscard | 1 | as often as you like, one object each | bearers\nput on | 1 | once | souls, demons\npurify, make virtuous | 1 | once each | angels\npervert, damn | 1 | once each | demons\neat a soul | 1 | once | demon of %[5]s\nuse an object | 1 | once each: %[6]s | souls", "se déplacer | 1 | une fois (%[1]s\u00a0: deux) | tous sauf les pions\ndériver | 1 | une fois | âmes vagabondes\ntirer | 1 | une fois (%[2]s) | porteurs d’une arme de tir, %[3]s, %[4]s\ndésenrayer | 1 | une fois | porteur d’une arme enrayée\nporter secours | 0 | un test par allié\u00a0; l’aide coûte sa propre action | âmes\nfrapper | 1 | une fois | figurines au contact\nriposter | 1 | une fois par action restante, hors tour | qui est frappé\nqui-vive | 1 | une fois, en dernier | tous sauf les pions\nramasser | 1 | une fois | âmes, démons, anges\njeter | 1 | à volonté, un objet chaque fois | porteurs\nrevêtir | 1 | une fois | âmes, démons\npurifier, rendre vertueuse | 1 | une fois chacun | anges\npervertir, damner | 1 | une fois chacun | démons\nmanger une âme | 1 | une fois | démon\u00a0: %[5]s\nuser d’un objet | 1 | une fois chacun\u00a0: %[6]s | âmes"},
	RefActionsCost:     {"%s: %d actions", "%s\u00a0: %d actions"},
	RefActionsList:     {"Wounded | More than half of its substance lost: 1 action less.\nFlames | A demon has 1 action more, different from the others; an angel 1 less. %s\nLosses | %s\nPowers | %s", "Blessure | Plus de la moitié de la substance perdue\u00a0: 1 action de moins.\nFlammes | Un démon a 1 action de plus, différente des autres\u00a0; un ange 1 de moins. %s\nPertes | %s\nPouvoirs | %s"},
	RefMoveList:        {"Distance | Up to its move, in any direction, facing as you like. %[1]s %[2]s\nWalls | Every edge that is not a way out is a wall.\nFlames | An angel: %[3]d\u00a0cm at most. %[4]s\nParadise | Demons never enter. An angel that goes back there has no substance left.\nEarth | Angels and demons never leave by the ends of the beam.\nLeash | %[5]s: at most %[6]d\u00a0cm from the flames.", "Distance | Jusqu’à son mouvement, dans toute direction, orientation au choix. %[1]s %[2]s\nMurs | Tout bord qui n’est pas une issue est un mur.\nFlammes | Un ange\u00a0: %[3]d\u00a0cm au plus. %[4]s\nParadis | Aucun démon n’y entre. Un ange qui y retourne n’a plus de substance.\nTerre | Anges et démons ne sortent jamais par les bouts de la poutre.\nLaisse | %[5]s\u00a0: au plus à %[6]d\u00a0cm des flammes."},
	RefShootText:       {"A ranged weapon with rounds left, a target in range and in sight (%s: out of sight too). Throw 1 to its rate of fire in dice, one round each.", "Une arme de tir avec des munitions, une cible à portée et en vue (%s\u00a0: aussi hors de vue). Lancez de 1 à sa cadence en dés, une munition par dé."},
	RefHitsHead:        {"Dice | Hit on#", "Dés | Touche sur#"},
	RefHitsRows:        {"several dice on one target | %[1]d+\none die in all | %[2]d+\nseveral targets, dice shared out before the roll | %[3]d", "plusieurs dés, une cible | %[1]d+\nun dé en tout | %[2]d+\nplusieurs cibles, dés répartis avant le jet | %[3]d"},
	RefShootList:       {"Damage | That of the weapon, for each hit.\nJam | With a majority of 1s the weapon jams, after its hits. %[1]s Never jam: %[2]s.\nBlast | A hit with a weapon that has a radius harms all within it, friends too, wandering souls apart.\nContact | %[3]s", "Dégâts | Ceux de l’arme, pour chaque touche.\nEnrayage | Sur une majorité de 1, l’arme s’enraye, après ses touches. %[1]s Jamais\u00a0: %[2]s.\nSouffle | Une touche d’une arme qui a un rayon blesse tout ce qui s’y trouve, amis compris, sauf âmes vagabondes.\nContact | %[3]s"},
	RefUnjamText:       {"1 action: 1d6 against the wrath of its bearer.", "1 action\u00a0: 1d6 contre la colère du porteur."},
	RefAgainst:         {"1d6 | Result", "1d6 | Résultat"},
	RefUnjamRows:       {"above wrath | the weapon works again\nequal | the weapon is destroyed\nbelow | still jammed", "au-dessus de la colère | l’arme fonctionne\négal | l’arme est détruite\nau-dessous | toujours enrayée"},
	RefAidText:         {"A soul that wants to help an allied soul (attack its enemy, heal it, give it an object, improve it) first rolls 1d6 against its own jealousy, free. %s Equal: it must use that action against the ally. One test per ally and activation; angels and demons never test. %s", "Une âme qui veut aider une âme alliée (attaquer son ennemi, la soigner, lui donner un objet, l’améliorer) lance d’abord 1d6 contre sa propre jalousie, sans coût. %s Égal\u00a0: elle doit employer cette action contre l’allié. Un test par allié et par activation\u00a0; anges et démons n’en font jamais. %s"},
	RefMeleeText:       {"In contact: 1 to as many dice as lust (angels and demons: their melee). %[1]d+ hits; one die alone %[2]d+; shared among several enemies %[3]d. Each hit deals the damage of one weapon of your choice.", "Au contact\u00a0: de 1 à autant de dés que la luxure (anges et démons\u00a0: leur mêlée). %[1]d+ touche\u00a0; un dé seul %[2]d+\u00a0; répartis sur plusieurs ennemis %[3]d. Chaque touche fait les dégâts d’une arme au choix."},
	RefMeleeList:       {"Penalties | %[1]s\nBreaking | With a majority of 1s the attacker’s weapon breaks; without a weapon it loses 1 substance. %[2]s", "Malus | %[1]s\nBris | Sur une majorité de 1, l’arme de l’attaquant se brise\u00a0; sans arme il perd 1 de substance. %[2]s"},
	RefRiposteText:     {"Struck, a figure may answer: 1d6 against its own sloth, before the attack is rolled. It costs 1 action, whatever comes. %s", "Une figurine frappée peut répondre\u00a0: 1d6 contre sa propre paresse, avant le jet d’attaque. Cela coûte 1 action, quoi qu’il arrive. %s"},
	RefRiposteRows:     {"above sloth | it strikes back at the attacker, both at once\nequal | the same; on guard, it may instead strike first with one die (%[1]d+)\nbelow | the action is lost", "au-dessus de la paresse | elle frappe l’attaquant, les deux à la fois\négal | de même\u00a0; en qui-vive, elle peut plutôt frapper la première avec un dé (%[1]d+)\nau-dessous | l’action est perdue"},
	RefGuardText:       {"The last action of an activation: 1 action is kept for a riposte, until it is used or the figure is activated again. Strike, then on guard, is allowed; two strikes are not.", "Dernière action d’une activation\u00a0: 1 action est gardée pour une riposte, jusqu’à son usage ou à l’activation suivante. Frapper puis qui-vive est permis\u00a0; frapper deux fois ne l’est pas."},
	RefLeaveText:       {"When a move begins in contact. Angels and demons go freely. A soul takes one automatic hit from each enemy in contact, without riposte; an enemy soul must first roll 1d6 above its own sloth.", "Quand un déplacement commence au contact. Anges et démons partent librement. Une âme subit une touche automatique de chaque ennemi au contact, sans riposte\u00a0; une âme ennemie doit d’abord faire plus que sa propre paresse à 1d6."},
	RefDamageList:      {"1 | Each hit: the damage of the weapon, 1 at least.\n2 | Immunity (%[1]s, %[2]s): 0.\n3 | Armour: %[3]s.\n4 | %[4]s: −1 if a demon hit. Never below 0.\n5 | Add up the hits; %[5]s: its roll may cancel them.\n6 | %[6]s: may take it all instead of a soul nearby.\n7 | %[7]s: its substance goes first.\n8 | Substance. At 0 a soul is destroyed, its objects lie there; an angel goes to Paradise, a demon falls.", "1 | Chaque touche\u00a0: les dégâts de l’arme, 1 au moins.\n2 | Immunité (%[1]s, %[2]s)\u00a0: 0.\n3 | Armure\u00a0: %[3]s.\n4 | %[4]s\u00a0: −1 si un démon touche. Jamais sous 0.\n5 | Additionnez les touches\u00a0; %[5]s\u00a0: son jet peut tout annuler.\n6 | %[6]s\u00a0: peut tout prendre à la place d’une âme proche.\n7 | %[7]s\u00a0: sa substance part d’abord.\n8 | Substance. À 0 une âme est détruite, ses objets gisent là\u00a0; un ange va au Paradis, un démon tombe."},
	RefArmourOff:       {"%s −%d", "%s −%d"},
	RefEquipList:       {"Limit | %[1]d objects at most, worn and spare ones too (%[2]s: %[3]d). %[4]s\nPick up | 1 action: any number of objects of one pile or willing ally in contact, never of a living enemy.\nDiscard | 1 action each.\nPut on | 1 action; one protection is worn at a time. What is rolled at entry is worn.\nWho | Souls and demons use objects; angels only carry them. %[5]s\nTwo hands | %[6]s.", "Limite | %[1]d objets au plus, portés ou non (%[2]s\u00a0: %[3]d). %[4]s\nRamasser | 1 action\u00a0: autant d’objets qu’on veut d’un tas ou d’un allié consentant au contact, jamais d’un ennemi vivant.\nJeter | 1 action chacun.\nRevêtir | 1 action\u00a0; une seule protection portée à la fois. Celle tirée à l’entrée est portée.\nQui | Âmes et démons usent des objets\u00a0; les anges les portent seulement. %[5]s\nDeux mains | %[6]s."},
	RefAngelsList:      {"Purify | %[1]dd6 on a wandering soul: each 1 takes 1 off a sin you choose, never the same one twice.\nMake virtuous | On a wandering soul: name %[2]d sins, then %[1]dd6. Satan rolls the soul and adds up those sins.", "Purifier | %[1]dd6 sur une âme vagabonde\u00a0: chaque 1 ôte 1 à un péché de votre choix, jamais deux fois le même.\nRendre vertueuse | Sur une âme vagabonde\u00a0: nommez %[2]d péchés, puis %[1]dd6. Satan tire l’âme et additionne ces péchés."},
	RefResultsHead:     {"Total of the dice | Two players | Three players", "Total des dés | À deux | À trois"},
	RefHigher:          {"higher than the sins", "plus que les péchés"},
	RefEqual:           {"equal", "égal"},
	RefLower:           {"lower than the sins", "moins que les péchés"},
	RefTriple:          {"666", "666"},
	RefVirtuous:        {"virtuous", "vertueuse"},
	RefDamned:          {"damned", "damnée"},
	RefHumanist:        {"humanist", "humaniste"},
	RefNothing:         {"nothing", "rien"},
	RefToHumanity:      {"humanist, Humanity’s", "humaniste, à l’Humanité"},
	RefToGod:           {"virtuous, God’s", "vertueuse, à Dieu"},
	RefDamnedPower:     {"damned, with a power", "damnée, avec un pouvoir"},
	RefAngelsHuman:     {"Humanist | %[1]d dice (%[2]s: %[3]d), in the flames one less. %[4]s\nContact | %[5]s\n666 | %[6]s", "Humaniste | %[1]d dés (%[2]s\u00a0: %[3]d), dans les flammes un de moins. %[4]s\nContact | %[5]s\n666 | %[6]s"},
	RefDemonsList:      {"Pervert | %[1]dd6 on a wandering soul: each 6 adds 1 to the demon’s own sin. Three 6s: damned at once, without the +1s; Satan rolls who it is.\nDamn | On a wandering soul: name %[2]d sins, the demon’s own among them, then %[1]dd6. God rolls the soul and adds up those sins. %[3]s", "Pervertir | %[1]dd6 sur une âme vagabonde\u00a0: chaque 6 ajoute 1 au péché du démon. Trois 6\u00a0: damnée aussitôt, sans les +1\u00a0; Satan tire son identité.\nDamner | Sur une âme vagabonde\u00a0: nommez %[2]d péchés, dont celui du démon, puis %[1]dd6. Dieu tire l’âme et additionne ces péchés. %[3]s"},
	RefDemonsHuman:     {"Humanist | %[1]d dice (in the flames, its 6s may be re-rolled once): damned only if lower than the sins named; else it strikes this demon once, free. %[2]s\nContact | %[4]s\n666 | %[3]s Its highest sin becomes its own.", "Humaniste | %[1]d dés (dans les flammes, ses 6 peuvent être relancés une fois)\u00a0: damné seulement si c’est moins que les péchés nommés\u00a0; sinon il frappe ce démon une fois, sans action. %[2]s\nContact | %[4]s\n666 | %[3]s Son plus haut péché devient le sien."},
	RefControlText:     {"Satan or God may try to play a humanist not yet played this round: 1d6 against its envy. One attempt per soul, player and round.", "Satan ou Dieu peut tenter de jouer un humaniste pas encore joué dans la manche\u00a0: 1d6 contre son envie. Une tentative par âme, joueur et manche."},
	RefControlHead:     {"1d6 | Satan tries | God tries", "1d6 | Satan tente | Dieu tente"},
	RefControlled:      {"controlled", "contrôlé"},
	RefRandom:          {"random", "au hasard"},
	RefInactive:        {"inactive", "inactif"},
	RefControlList:     {"Controlled | The player has all its actions, for this activation.\nRandom | Two players: roll for its activity. Three: Humanity plays it at once.\nInactive | It does nothing. %[1]s\nFlight, step c | %[2]s", "Contrôlé | Le joueur dispose de toutes ses actions, pour cette activation.\nAu hasard | À deux\u00a0: on tire son activité. À trois\u00a0: l’Humanité le joue aussitôt.\nInactif | Il ne fait rien. %[1]s\nFuite, étape c | %[2]s"},
	RefActivityHead:    {"1d6# | Rolled by Satan | Rolled by God", "1d6# | Lancé par Satan | Lancé par Dieu"},
	RefActivityNoSatan: {"Satan can no longer try to control it.", "Satan ne peut plus tenter de le contrôler."},
	RefActivityNoGod:   {"God can no longer try to control it.", "Dieu ne peut plus tenter de le contrôler."},
	RefDriftList:       {"Drift | %[1]dd6\u00a0cm in a random direction. It bounces like a billiard ball off figures, scenery and walls. %[2]s\nMeeting | %[3]s If it is won or tied, the pawn stops there; if not, it bounces on.\nArriving | In Paradise, in Hell or on Earth it is revealed and counts at once.\nUnknown | %[4]s", "Dérive | %[1]dd6\u00a0cm dans une direction au hasard. Elle rebondit comme une bille de billard sur figurines, décors et murs. %[2]s\nRencontre | %[3]s Réussite ou égalité\u00a0: le pion s’arrête là\u00a0; sinon il rebondit.\nArrivée | Au Paradis, en Enfer ou sur Terre, elle est révélée et compte aussitôt.\nInconnue | %[4]s"},
	RefBackList:        {"Angel | Without substance: to Paradise. From the next round, at the start of each: 1d6, plus 1 for each soul it made virtuous since it last came back. %[1]d or more brings it back (%[2]s: %[3]d) with all its substance. %[4]s\nDemon | Takes the place of a condemned soul, which is removed and counts half: all its substance, 1 action less for good, and it does not act this round. %[5]s\n%[6]s | Or, from the next round, at the start of each: %[7]d or more on 1d6 brings it back into the flames, at no loss.", "Ange | Sans substance\u00a0: au Paradis. Dès la manche suivante, au début de chacune\u00a0: 1d6, plus 1 par âme qu’il a rendue vertueuse depuis son dernier retour. %[1]d ou plus le ramène (%[2]s\u00a0: %[3]d), avec toute sa substance. %[4]s\nDémon | Prend la place d’une âme condamnée, qui est ôtée et compte pour moitié\u00a0: toute sa substance, 1 action de moins pour toujours, et il n’agit pas cette manche. %[5]s\n%[6]s | Ou, dès la manche suivante, au début de chacune\u00a0: %[7]d ou plus à 1d6 le ramène dans les flammes, sans perte."},
	RefDemonsHead:      {"Demon | Sub.# | Melee# | Damage# | Special", "Démon | Sub.# | Mêlée# | Dégâts# | Spécial"},
	RefAngelsHead:      {"Angel | Sub.# | Melee# | Damage# | Special", "Ange | Sub.# | Mêlée# | Dégâts# | Spécial"},
	RefSoulsHead:       {"d66# | Soul", "d66# | Âme"},
	RefSoulsMore:       {"pride# | move# | sub.#", "org.# | mvt# | sub.#"},
	RefSoulsText:       {"%s “?”: one d6 for each sin, in the printed order.", "%s «\u00a0?\u00a0»\u00a0: un d6 par péché, dans l’ordre imprimé."},
	RefRangedHead:      {"d66# | Weapon | Dice# | Damage | cm# | Special", "d66# | Arme | Dés# | Dégâts | cm# | Spécial"},
	RefBladesHead:      {"d66# | Weapon | Damage | Special", "d66# | Arme | Dégâts | Spécial"},
	RefArmourHead:      {"d66# | Protection | Effect", "d66# | Protection | Effet"},
	RefItemsHead:       {"d66# | Object | Effect", "d66# | Objet | Effet"},
	RefItemsText:       {"* A relic: unique, worth %d points to an enemy camp; re-roll one that has appeared.", "* Une relique\u00a0: unique, vaut %d points à un camp ennemi\u00a0; relancez celle qui est déjà apparue."},
	RefPool:            {"%s substance", "%s de substance"},
	RefTwoHands:        {"two hands", "deux mains"},
	RefEnergy:          {"energy", "énergie"},
	RefFirearm:         {"firearm", "arme à feu"},
	RefPlacesHead:      {"Place | A soul there | Angels and demons", "Lieu | Une âme | Anges et démons"},
	RefPlacesRows:      {"Paradise, beyond the top edge | any: saved, out of play, counts for God | angel: no substance left; demon: never\nEarth, beyond the ends of the beam | any: reincarnated, out of play | never\nHell, the lowest %[1]d\u00a0cm | damned or wandering: condemned, counts for Satan | angel: 1 action less, %[2]d\u00a0cm at most; demon: 1 action more\nPurgatory, all the rest | in play | in play", "Paradis, au-delà du bord du haut | toutes\u00a0: sauvée, hors jeu, compte pour Dieu | ange\u00a0: plus de substance\u00a0; démon\u00a0: jamais\nTerre, au-delà des bouts de la poutre | toutes\u00a0: réincarnée, hors jeu | jamais\nEnfer, les %[1]d\u00a0cm du bas | damnée ou vagabonde\u00a0: condamnée, compte pour Satan | ange\u00a0: 1 action de moins, %[2]d\u00a0cm au plus\u00a0; démon\u00a0: 1 action de plus\nPurgatoire, tout le reste | en jeu | en jeu"},
	RefEndText:         {"The game ends at once when no wandering, damned, virtuous or humanist soul is left in Purgatory. What then is neither saved, condemned nor reincarnated counts for nobody; nor does a destroyed soul.", "La partie finit aussitôt qu’il ne reste au Purgatoire aucune âme vagabonde, damnée, vertueuse ou humaniste. Ce qui n’est alors ni sauvé, ni condamné, ni réincarné ne compte pour personne\u00a0; une âme détruite non plus."},
	RefEndHead:         {"Counts | God | Satan | Humanity (three players)", "Compte | Dieu | Satan | Humanité (à trois)"},
	RefEndRows:         {"pride of souls | saved | condemned, half if a demon took its place | reincarnated\nrelics, %[1]d each | diabolic | sacred | %[2]s\nreincarnated, two players | pride taken off | pride taken off | –", "orgueil des âmes | sauvées | condamnées, moitié si un démon a pris leur place | réincarnées\nreliques, %[1]d chacune | diaboliques | sacrées | %[2]s\nréincarnées, à deux | orgueil ôté | orgueil ôté | –"},
	RefAllRelics:       {"all", "toutes"},
	RefNoRelic:         {"none", "aucune"},
	RefEndDevil:        {"The Antichrist, in points", "L’Antéchrist, en points"},
	RefDevilHead:       {"Case | God# | Satan# | Humanity#", "Cas | Dieu# | Satan# | Humanité#"},
	RefDevilRows:       {"in Paradise | – | −%[1]d | –\nreincarnated, not revealed | – | +%[1]d | –\nreincarnated, revealed | −%[1]d | %[2]s | –\nrevealed, destroyed by God’s camp | +%[1]d | – | –\nrevealed, destroyed by Humanity | – | – | +%[1]d", "au Paradis | – | −%[1]d | –\nréincarné, non révélé | – | +%[1]d | –\nréincarné, révélé | −%[1]d | %[2]s | –\nrévélé, détruit par le camp de Dieu | +%[1]d | – | –\nrévélé, détruit par l’Humanité | – | – | +%[1]d"},
	RefDevilText:       {"Revealed: a damned soul with %d in every sin, worth no pride, never virtuous. %s", "Révélé\u00a0: une âme damnée avec %d à chaque péché, sans valeur d’orgueil, jamais vertueuse. %s"},
	RefWinList:         {"Two players | The higher score wins. Both below 0: both lose.\nThree players | The highest score wins.\nTie | %[1]s\nPride | %[2]s\nRelics | %[3]s\nGuardian | If its pawn reincarnates, not damned, and the angel leaves by the same end in the same round, the soul counts for God. %[4]s", "À deux | Le plus haut score gagne. Tous deux sous 0\u00a0: tous deux perdent.\nÀ trois | Le plus haut score gagne.\nÉgalité | %[1]s\nOrgueil | %[2]s\nReliques | %[3]s\nGardien | Si son pion se réincarne sans être damné et que l’ange sort par le même bout dans la même manche, l’âme compte pour Dieu. %[4]s"},
	RefAnd:             {"%s, %s", "%s, %s"},
	RefContents:        {"where, by page", "où, par page"},
}
