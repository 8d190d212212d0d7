package say

// Why something is not allowed.
const (
	VerdictNoTarget     Key = "verdict.no-target"
	VerdictNoDie        Key = "verdict.no-die"
	VerdictTooMany      Key = "verdict.too-many"
	VerdictNoGun        Key = "verdict.no-gun"
	VerdictJammed       Key = "verdict.jammed"
	VerdictNoAmmo       Key = "verdict.no-ammo"
	VerdictShootContact Key = "verdict.shoot-contact"
	VerdictNoAction     Key = "verdict.no-action"
	VerdictNotOnGuard   Key = "verdict.not-on-guard"
	VerdictTwice        Key = "verdict.twice"
	VerdictAfterGuard   Key = "verdict.after-guard"
	VerdictCost         Key = "verdict.cost"
	VerdictWho          Key = "verdict.who"
	VerdictMoveShoot    Key = "verdict.move-shoot"
	VerdictMovePentacle Key = "verdict.move-pentacle"
	VerdictPowerFamily  Key = "verdict.power-family"
	VerdictNotDamnable  Key = "verdict.not-damnable"
	VerdictThreeSins    Key = "verdict.three-sins"
	VerdictOwnSin       Key = "verdict.own-sin"
	VerdictNoSin        Key = "verdict.no-sin"
	ActMove             Key = "act.move"
	ActDrift            Key = "act.drift"
	ActShoot            Key = "act.shoot"
	ActUnjam            Key = "act.unjam"
	ActAid              Key = "act.aid"
	ActStrike           Key = "act.strike"
	ActOnGuard          Key = "act.on-guard"
	ActPickUp           Key = "act.pick-up"
	ActDiscard          Key = "act.discard"
	ActPutOn            Key = "act.put-on"
	ActPurify           Key = "act.purify"
	ActMakeVirtuous     Key = "act.make-virtuous"
	ActPervert          Key = "act.pervert"
	ActDamn             Key = "act.damn"
	ActEat              Key = "act.eat"
	ActUseItem          Key = "act.use-item"
	ActKindWandering    Key = "act.kind-wandering"
	ActKindSoul         Key = "act.kind-soul"
	ActKindAngel        Key = "act.kind-angel"
	ActKindDemon        Key = "act.kind-demon"
)

var verdictMessages = map[Key]text{
	VerdictNoTarget:     {"no target: name at least one", "aucune cible\u00a0: nommez-en au moins une"},
	VerdictNoDie:        {"target %d has no die: allot it one, or leave it out", "la cible %d n’a pas de dé\u00a0: donnez-lui-en un, ou laissez-la"},
	VerdictTooMany:      {"%d dice are too many: at most %d here", "%d dés, c’est trop\u00a0: %d au plus ici"},
	VerdictNoGun:        {"that is no ranged weapon: choose one that shoots", "ce n’est pas une arme de tir\u00a0: choisissez-en une qui tire"},
	VerdictJammed:       {"the weapon is jammed: unjam it first", "l’arme est enrayée\u00a0: désenrayez-la d’abord"},
	VerdictNoAmmo:       {"the weapon has no ammunition left: choose another", "l’arme n’a plus de munitions\u00a0: choisissez-en une autre"},
	VerdictShootContact: {"the house rules forbid shooting in contact or into a fight: move away first", "vos règles interdisent de tirer au contact ou dans une mêlée\u00a0: éloignez-vous d’abord"},
	VerdictNoAction:     {"it has no action left: it cannot riposte", "il ne lui reste aucune action\u00a0: elle ne peut riposter"},
	VerdictNotOnGuard:   {"the house rules let only a figure on guard riposte, and it is not", "vos règles réservent la riposte au qui-vive, et elle n’y est pas"},
	VerdictTwice:        {"%s: done already in this activation; choose another action (R-090)", "%s\u00a0: déjà fait dans cette activation\u00a0; choisissez une autre action (R-090)"},
	VerdictAfterGuard:   {"%s: on guard comes last, nothing follows it (R-147)", "%s\u00a0: le qui-vive vient en dernier, rien ne le suit (R-147)"},
	VerdictCost:         {"%s: needs actions: %d, left: %d", "%s\u00a0: actions nécessaires\u00a0: %d, restantes\u00a0: %d"},
	VerdictWho:          {"%s: not an action of %s (R-094)", "%s\u00a0: n’est pas une action pour %s (R-094)"},
	VerdictMoveShoot:    {"this weapon does not shoot in an activation with a move (R-120)", "cette arme ne tire pas dans une activation avec déplacement (R-120)"},
	VerdictMovePentacle: {"a pentacle cannot be drawn after a move (Q-216)", "on ne trace pas de pentacle après un déplacement (Q-216)"},
	VerdictPowerFamily:  {"%s: the house rules allow one power an activation (Q-084)", "%s\u00a0: vos règles ne permettent qu’un pouvoir par activation (Q-084)"},
	VerdictNotDamnable:  {"a humanist cannot be damned in this game (R-185)", "un humaniste ne peut être damné dans cette partie (R-185)"},
	VerdictThreeSins:    {"name three different sins of the seven", "nommez trois péchés différents parmi les sept"},
	VerdictOwnSin:       {"the three sins must have the demon’s own: %s", "les trois péchés doivent compter celui du démon\u00a0: %s"},
	VerdictNoSin:        {"the house rules let a demon without a sin neither pervert nor damn (Q-162)", "vos règles interdisent à un démon sans péché de pervertir et de damner (Q-162)"},
	ActMove:             {"move", "se déplacer"},
	ActDrift:            {"drift", "dériver"},
	ActShoot:            {"shoot", "tirer"},
	ActUnjam:            {"unjam", "désenrayer"},
	ActAid:              {"aid", "porter secours"},
	ActStrike:           {"strike", "frapper"},
	ActOnGuard:          {"on guard", "qui-vive"},
	ActPickUp:           {"pick up", "récupérer"},
	ActDiscard:          {"discard", "jeter"},
	ActPutOn:            {"put on a protection", "mettre une protection"},
	ActPurify:           {"purify", "purifier"},
	ActMakeVirtuous:     {"make virtuous", "rendre vertueuse"},
	ActPervert:          {"pervert", "pervertir"},
	ActDamn:             {"damn", "damner"},
	ActEat:              {"eat a soul", "manger une âme"},
	ActUseItem:          {"use an object", "utiliser un objet"},
	ActKindWandering:    {"a wandering soul", "une âme vagabonde"},
	ActKindSoul:         {"a soul", "une âme"},
	ActKindAngel:        {"an angel", "un ange"},
	ActKindDemon:        {"a demon", "un démon"},
}
