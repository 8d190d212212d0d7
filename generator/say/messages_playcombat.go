package say

// Shooting, melee and damage in a game.
const (
	PlayMustHarm     Key = "play.must-harm"
	PlayNotItsAction Key = "play.not-its-action"
	PlayMoveShoot    Key = "play.move-shoot"
	PlayMovePentacle Key = "play.move-pentacle"
	PlayPowerFamily  Key = "play.power-family"
	PlayNotInHand    Key = "play.not-in-hand"
	PlayAngelArms    Key = "play.angel-arms"
	PlayRecharges    Key = "play.recharges"
	PlayNoBlade      Key = "play.no-blade"
	PlayFakeArm      Key = "play.fake-arm"
	PlayNotItself    Key = "play.not-itself"
	PlayNotThere     Key = "play.not-there"
	PlayNotAttacked  Key = "play.not-attacked"
	PlayBanked       Key = "play.banked"
	PlayInPentacle   Key = "play.in-pentacle"
	PlayFriend       Key = "play.friend"
	PlayShroud       Key = "play.shroud"
	PlayTargetTwice  Key = "play.target-twice"
	PlayAllot        Key = "play.allot"
	PlayOutOfRange   Key = "play.out-of-range"
	PlayHidden       Key = "play.hidden"
	PlayNotJammed    Key = "play.not-jammed"
	PlayNoAlly       Key = "play.no-ally"
	PlayOneAlly      Key = "play.one-ally"
	PlayAidedOnce    Key = "play.aided-once"
	PlayAidFailed    Key = "play.aid-failed"
	PlayNotLeft      Key = "play.not-left"
	PlayFirstDie     Key = "play.first-die"
	PlayNotLoot      Key = "play.not-loot"
	PlayLootCount    Key = "play.loot-count"
	PlayOneObject    Key = "play.one-object"

	PlayThrowStrike  Key = "play.throw-strike"
	PlayThrowShot    Key = "play.throw-shot"
	PlayThrowRiposte Key = "play.throw-riposte"
	PlayThrowSloth   Key = "play.throw-sloth"
	PlayThrowDamage  Key = "play.throw-damage"
	PlayThrowArmour  Key = "play.throw-armour"
	PlayThrowShield  Key = "play.throw-shield"
	PlayThrowBreak   Key = "play.throw-break"
	PlayThrowWhip    Key = "play.throw-whip"
	PlayThrowUnjam   Key = "play.throw-unjam"
	PlayThrowAid     Key = "play.throw-aid"

	PlayLineStrikes     Key = "play.line-strikes"
	PlayLineShoots      Key = "play.line-shoots"
	PlayLineShieldFails Key = "play.line-shield-fails"
	PlayLinePushed      Key = "play.line-pushed"
	PlayLineRiposte     Key = "play.line-riposte"
	PlayLineRolled      Key = "play.line-rolled"
	PlayLineJams        Key = "play.line-jams"
	PlayLineBreaks      Key = "play.line-breaks"
	PlayLineCancels     Key = "play.line-cancels"
	PlayLineHarmed      Key = "play.line-harmed"
	PlayLineBorne       Key = "play.line-borne"
	PlayLineFamiliar    Key = "play.line-familiar"
	PlayLinePoisoned    Key = "play.line-poisoned"
	PlayLineWhip        Key = "play.line-whip"
	PlayLineWhipFails   Key = "play.line-whip-fails"
	PlayLineBroken      Key = "play.line-broken"
	PlayLineLies        Key = "play.line-lies"
	PlayLineUnjam       Key = "play.line-unjam"
	PlayLineAid         Key = "play.line-aid"
)

// PlayNoRanged refuses a shot of a figure that has nothing to shoot with.
const PlayNoRanged Key = "play.no-ranged"

var playCombatMessages = map[Key]text{
	PlayNoRanged:     {"%s: no ranged weapon", "%s\u00a0: pas d’arme à distance"},
	PlayMustHarm:     {"%s has to harm its ally: strike or shoot %s, or move towards it", "%s doit nuire à son alliée\u00a0: frappez ou visez %s, ou allez vers elle"},
	PlayNotItsAction: {"%s: none of its actions: “%s”", "%s\u00a0: pas une de ses actions\u00a0: «\u00a0%s\u00a0»"},
	PlayMoveShoot:    {"%s cannot move and shoot with this weapon in one activation: do one of them", "%s ne peut pas bouger et tirer avec cette arme dans la même activation\u00a0: choisissez"},
	PlayMovePentacle: {"%s has moved: draw a pentacle before moving", "%s a bougé\u00a0: un pentacle se trace avant de bouger"},
	PlayPowerFamily:  {"%s: a power was used, the house rules allow one in an activation", "%s\u00a0: un pouvoir a servi, vos règles n’en permettent qu’un par activation"},
	PlayNotInHand:    {"%s: “%s” is not in hand, name another object", "%s\u00a0: pas cet objet en main, «\u00a0%s\u00a0», nommez-en un autre"},
	PlayAngelArms:    {"%s: an angel carries objects and uses none", "%s\u00a0: un ange porte des objets et n’en utilise aucun"},
	PlayRecharges:    {"the weapon recharges until round %d: take another", "l’arme se recharge jusqu’à la manche %d\u00a0: prenez-en une autre"},
	PlayNoBlade:      {"“%s” is no melee weapon: take another, or bare hands", "«\u00a0%s\u00a0» n’est pas une arme de mêlée\u00a0: prenez-en une autre, ou les mains nues"},
	PlayFakeArm:      {"“%s” is a fake: take another weapon", "«\u00a0%s\u00a0» est factice\u00a0: prenez une autre arme"},
	PlayNotItself:    {"%s: the attacker itself, name an enemy", "%s\u00a0: pas d’attaque contre soi-même, nommez un ennemi"},
	PlayNotThere:     {"%s: not on the board, where those who fight stand", "%s\u00a0: pas sur le plateau, où se tiennent celles qui se battent"},
	PlayNotAttacked:  {"%s is a wandering soul: nobody can attack it", "%s est une âme vagabonde\u00a0: personne ne peut l’attaquer"},
	PlayBanked:       {"%s is condemned: nobody can attack it", "%s est condamnée\u00a0: personne ne peut l’attaquer"},
	PlayInPentacle:   {"%s stands in a pentacle: nothing can target it until it moves", "%s est dans un pentacle\u00a0: rien ne peut la viser tant qu’elle ne bouge pas"},
	PlayFriend:       {"%s: no enemy, name one", "%s\u00a0: ce n’est pas un ennemi, nommez-en un"},
	PlayShroud:       {"%s has the holy shroud: no demon can strike it", "%s porte le saint suaire\u00a0: aucun démon ne peut la frapper"},
	PlayTargetTwice:  {"target named twice, %s: name each target once", "cible nommée deux fois, %s\u00a0: nommez chaque cible une fois"},
	PlayAllot:        {"%d numbers of dice for %d targets: give one to each", "%d nombres de dés pour %d cibles\u00a0: donnez-en un à chacune"},
	PlayOutOfRange:   {"the target is out of range: this weapon reaches %d\u00a0cm", "la cible est hors de portée\u00a0: cette arme porte à %d\u00a0cm"},
	PlayHidden:       {"the target cannot be seen: this weapon needs a line of sight", "la cible est cachée\u00a0: cette arme exige une ligne de vue"},
	PlayNotJammed:    {"“%s” is not jammed: name a weapon that is", "«\u00a0%s\u00a0» n’est pas enrayée\u00a0: nommez une arme qui l’est"},
	PlayNoAlly:       {"%s: no allied soul, a soul aids those of its camp", "%s\u00a0: pas une âme alliée, une âme aide celles de son camp"},
	PlayOneAlly:      {"name one allied soul", "nommez une âme alliée"},
	PlayAidedOnce:    {"%s has tested its jealousy of %s in this activation: once is all", "%s a testé sa jalousie envers %s dans cette activation\u00a0: une fois suffit"},
	PlayAidFailed:    {"%s does not aid %s: it cannot attack %s in this activation", "%s n’aide pas %s\u00a0: elle ne peut attaquer %s dans cette activation"},
	PlayNotLeft:      {"%s: no enemy in contact, name those that the soul leaves", "%s\u00a0: pas un ennemi au contact, nommez ceux que l’âme quitte"},
	PlayFirstDie:     {"to strike first is with one die: answer yes, or no", "en premier, on frappe avec un dé\u00a0: répondez oui, ou non"},
	PlayNotLoot:      {"“%s” is not part of the loot, or named twice", "«\u00a0%s\u00a0» n’est pas dans le butin, ou nommé deux fois"},
	PlayLootCount:    {"name the objects to keep: exactly %d", "nommez les objets à garder\u00a0: exactement %d"},
	PlayOneObject:    {"name one of the objects that it holds", "nommez un des objets qu’elle tient"},

	PlayThrowStrike:  {"strike", "frappe"},
	PlayThrowShot:    {"shot", "tir"},
	PlayThrowRiposte: {"riposte", "riposte"},
	PlayThrowSloth:   {"against sloth", "contre la paresse"},
	PlayThrowDamage:  {"damage", "dégâts"},
	PlayThrowArmour:  {"energy armour", "armure énergétique"},
	PlayThrowShield:  {"energy shield", "bouclier énergétique"},
	PlayThrowBreak:   {"to break the protection", "pour casser la protection"},
	PlayThrowWhip:    {"whip of lust", "fouet de la luxure"},
	PlayThrowUnjam:   {"to unjam", "pour désenrayer"},
	PlayThrowAid:     {"against jealousy", "contre la jalousie"},

	PlayLineStrikes:     {"%s: strike at %s", "%s\u00a0: frappe contre %s"},
	PlayLineShoots:      {"%s: shot at %s", "%s\u00a0: tir sur %s"},
	PlayLineShieldFails: {"the energy shield of %s fails (%s)", "le bouclier énergétique de %s échoue (%s)"},
	PlayLinePushed:      {"the energy shield of %s pushes %s back %d\u00a0cm, its strike is spent (%s)", "le bouclier énergétique de %s repousse %s de %d\u00a0cm, sa frappe est dépensée (%s)"},
	PlayLineRiposte:     {"%s: riposte test (%s), %s", "%s\u00a0: test de riposte (%s), %s"},
	PlayLineRolled:      {"%s: %s, %s, hits: %s", "%s\u00a0: %s, %s, touches\u00a0: %s"},
	PlayLineJams:        {"%s: %s, %s, hits: %s; the weapon jams", "%s\u00a0: %s, %s, touches\u00a0: %s\u00a0; l’arme s’enraye"},
	PlayLineBreaks:      {"%s: %s, %s, hits: %s; a majority of 1s", "%s\u00a0: %s, %s, touches\u00a0: %s\u00a0; une majorité de 1"},
	PlayLineCancels:     {"%s: a die cancelled, hits left: %d", "%s\u00a0: un dé annulé, touches restantes\u00a0: %d"},
	PlayLineHarmed:      {"%s: hit on %s for %s, of which %d comes through", "%s\u00a0: touche sur %s pour %s, subis\u00a0: %d"},
	PlayLineBorne:       {"%s: the %d damage of %s taken over", "%s\u00a0: prise en charge des %d dégâts de %s"},
	PlayLineFamiliar:    {"the familiar of %s takes it, left: %d", "le familier de %s encaisse, reste\u00a0: %d"},
	PlayLinePoisoned:    {"%s: poison at the next activation", "%s\u00a0: poison à la prochaine activation"},
	PlayLineWhip:        {"%s: whip on %s, an object drops (%s)", "%s\u00a0: coup de fouet à %s, un objet tombe (%s)"},
	PlayLineWhipFails:   {"%s: whip on %s, nothing drops (%s)", "%s\u00a0: coup de fouet à %s, rien ne tombe (%s)"},
	PlayLineBroken:      {"broken, of %s: %s", "brisé, à %s\u00a0: %s"},
	PlayLineLies:        {"on the ground near %[2]s: %[1]s", "près de %[2]s, à terre\u00a0: %[1]s"},
	PlayLineUnjam:       {"%s tries to unjam, %s (%s): %s", "%s tente de désenrayer, %s (%s)\u00a0: %s"},
	PlayLineAid:         {"%s tests its jealousy of %s (%s): %s", "%s teste sa jalousie envers %s (%s)\u00a0: %s"},

	"play.ask.riposte": {"riposte of %[1]s against %[3]s? (%[2]s)", "%[1]s\u00a0: riposte contre %[3]s\u00a0? (%[2]s)"},
	"play.ask.first":   {"strike of %[1]s at %[3]s first, with one die? (%[2]s)", "%[1]s\u00a0: frappe contre %[3]s en premier, avec un dé\u00a0? (%[2]s)"},
	"play.ask.cancel":  {"a die of %[3]s cancelled by %[1]s? (%[2]s)", "%[1]s\u00a0: un dé annulé à %[3]s\u00a0? (%[2]s)"},
	"play.ask.bear":    {"is the damage of %[3]s, within 10\u00a0cm, taken over by %[1]s? (%[2]s)", "dégâts de %[3]s, à 10\u00a0cm ou moins, encaissés par %[1]s\u00a0? (%[2]s)"},
	"play.ask.pushed":  {"after the push, which place for %[1]s? (%[2]s)%[3]s", "après la poussée, quelle place pour %[1]s\u00a0? (%[2]s)%[3]s"},
	"play.ask.whip":    {"which object of %[3]s drops before the whip of %[1]s? (%[2]s)", "quel objet de %[3]s tombe sous le fouet de %[1]s\u00a0? (%[2]s)"},
	"play.ask.loot":    {"what does %[1]s keep of the loot of %[3]s? (%[2]s)", "que garder pour %[1]s du butin de %[3]s\u00a0? (%[2]s)"},

	"play.outcome.cleared":                  {"cleared", "désenrayée"},
	"play.outcome.destroyed":                {"destroyed", "détruite"},
	"play.outcome.still_jammed":             {"still jammed", "toujours enrayée"},
	"play.outcome.helps":                    {"it helps", "elle aide"},
	"play.outcome.harms":                    {"it wants to harm", "elle veut nuire"},
	"play.outcome.nothing":                  {"nothing", "rien"},
	"play.outcome.impossible":               {"impossible", "impossible"},
	"play.outcome.action_lost":              {"the action is lost", "l’action est perdue"},
	"play.outcome.simultaneous":             {"riposte at the same time", "riposte simultanée"},
	"play.outcome.may_strike_first_one_die": {"may strike first, with one die", "peut frapper en premier, avec un dé"},
}
