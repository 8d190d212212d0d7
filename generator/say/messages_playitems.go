package say

// Objects, corrections and what to put back, in a game.
const (
	PlayTooMany         Key = "play.too-many"
	PlayWhichObject     Key = "play.which-object"
	PlayNoObject        Key = "play.no-object"
	PlayWhichObjects    Key = "play.which-objects"
	PlayOneSource       Key = "play.one-source"
	PlayOwnObject       Key = "play.own-object"
	PlayNotAlly         Key = "play.not-ally"
	PlayRefusedGift     Key = "play.refused-gift"
	PlayLacks           Key = "play.lacks"
	PlayNoProtection    Key = "play.no-protection"
	PlayWornAlready     Key = "play.worn-already"
	PlayOnlyCarries     Key = "play.only-carries"
	PlayMagazineAsks    Key = "play.magazine-asks"
	PlayNoUse           Key = "play.no-use"
	PlayOnlyBearer      Key = "play.only-bearer"
	PlayBookUsed        Key = "play.book-used"
	PlayNobodyDestroyed Key = "play.nobody-destroyed"
	PlayWhichDestroyed  Key = "play.which-destroyed"
	PlayNoRow           Key = "play.no-row"
	PlayRelicOut        Key = "play.relic-out"
	PlayWhichTable      Key = "play.which-table"
	PlayThrowGift       Key = "play.throw-gift"
	PlayThrowCauldron   Key = "play.throw-cauldron"
	PlayThrowDummy      Key = "play.throw-dummy"
	PlayFake            Key = "play.fake"
	PlayLineNoGift      Key = "play.line-no-gift"
	PlayLineGives       Key = "play.line-gives"
	PlayLineWears       Key = "play.line-wears"
	PlayLineUses        Key = "play.line-uses"
	PlayLineCalled      Key = "play.line-called"
	PlayLineHeld        Key = "play.line-held"
	PlayLineRerolled    Key = "play.line-rerolled"
	PlayNoCorrection    Key = "play.no-correction"
	PlayNoField         Key = "play.no-field"
	PlayNoSign          Key = "play.no-sign"
	PlayBounds          Key = "play.bounds"
	PlaySame            Key = "play.same"
	PlaySamePlace       Key = "play.same-place"
	PlayNoState         Key = "play.no-state"
	PlaySameState       Key = "play.same-state"
	PlayLineCorrected   Key = "play.line-corrected"
	PlayLineCorrectedTo Key = "play.line-corrected-to"
	BackAll             Key = "play.back-all"
	BackPawn            Key = "play.back-pawn"
	BackState           Key = "play.back-state"
	BackPlace           Key = "play.back-place"
	BackSpot            Key = "play.back-spot"
	BackSubstance       Key = "play.back-substance"
	BackFamiliar        Key = "play.back-familiar"
	BackNumber          Key = "play.back-number"
	BackOn              Key = "play.back-on"
	BackOff             Key = "play.back-off"
	BackSin             Key = "play.back-sin"
	BackShift           Key = "play.back-shift"
	BackNote            Key = "play.back-note"
	BackBox             Key = "play.back-box"
	BackOwner           Key = "play.back-owner"
	BackPile            Key = "play.back-pile"
	BackAmmo            Key = "play.back-ammo"
	BackJammed          Key = "play.back-jammed"
	BackCleared         Key = "play.back-cleared"
	BackWorn            Key = "play.back-worn"
	BackWornNone        Key = "play.back-worn-none"
	BackFake            Key = "play.back-fake"
	BackAntichrist      Key = "play.back-antichrist"
	BackRound           Key = "play.back-round"
	BackGoesOn          Key = "play.back-goes-on"
)

var playItemMessages = map[Key]text{

	PlayTooMany:         {"%s would carry %d objects, %d at most: discard %d first", "%s\u00a0: cela ferait des objets, %d, pour %d au plus\u00a0: jetez-en d’abord %d"},
	PlayWhichObject:     {"“%s” is of an object: name it too", "«\u00a0%s\u00a0» est d’un objet\u00a0: nommez-le aussi"},
	PlayNoObject:        {"there is no object “%s” here: show the game for their names", "il n’y a pas d’objet «\u00a0%s\u00a0» ici\u00a0: affichez la partie pour leurs noms"},
	PlayWhichObjects:    {"name the objects", "nommez les objets"},
	PlayOneSource:       {"one action takes from one pile or one ally", "une action prend dans un seul tas ou à un seul allié"},
	PlayOwnObject:       {"%s: in hand already, %s", "%s\u00a0: c’est déjà le cas, %s"},
	PlayNotAlly:         {"%s: no ally, objects are taken from a pile or an ally", "%s\u00a0: pas un allié, on prend dans un tas ou à un allié"},
	PlayRefusedGift:     {"%s gave nothing to %s: once in an activation", "%s n’a rien donné à %s\u00a0: une seule fois par activation"},
	PlayLacks:           {"%s: no such object, %s", "%s\u00a0: objet absent, %s"},
	PlayNoProtection:    {"%s is no protection", "%s n’est pas une protection"},
	PlayWornAlready:     {"%s wears %s already", "%s porte déjà %s"},
	PlayOnlyCarries:     {"%s can carry this, not use it", "%s\u00a0: objet à porter, pas à utiliser"},
	PlayMagazineAsks:    {"the magazine takes no gesture: the game asks after each roll of its bearer", "le magazine ne demande aucun geste\u00a0: la question vient après chaque jet de son porteur"},
	PlayNoUse:           {"%s takes no action to use", "%s ne se sert pas par une action"},
	PlayOnlyBearer:      {"the object works on its bearer alone: %s", "l’objet n’agit que sur son porteur : %s"},
	PlayBookUsed:        {"the Necronomicon works once in a game", "le Nécronomicon ne sert qu’une fois par partie"},
	PlayNobodyDestroyed: {"no soul is destroyed: the Necronomicon has nobody to call", "aucune âme n’est détruite\u00a0: le Nécronomicon n’a personne à rappeler"},
	PlayWhichDestroyed:  {"name the one destroyed soul that comes back", "nommez l’âme détruite qui revient"},
	PlayNoRow:           {"“%s” is no object of the tables", "«\u00a0%s\u00a0» n’est pas un objet des tableaux"},
	PlayRelicOut:        {"%s is a relic that has appeared already", "%s est une relique déjà apparue"},
	PlayWhichTable:      {"name one of the tables that the question names", "nommez un des tableaux de la question"},
	PlayThrowGift:       {"jealousy towards an ally", "jalousie envers un allié"},
	PlayThrowCauldron:   {"drink from the cauldron", "gorgée de la marmite"},
	PlayThrowDummy:      {"which weapon is the dummy", "quelle arme est factice"},
	PlayFake:            {"%s (fake)", "%s (factice)"},
	PlayLineNoGift:      {"%s gives nothing to %s (%s)", "%s ne donne rien à %s (%s)"},
	PlayLineGives:       {"%s gives to %s (%s)", "%s donne à %s (%s)"},
	PlayLineWears:       {"%s puts on: %s", "%s met\u00a0: %s"},
	PlayLineUses:        {"%s uses: %s", "%s utilise\u00a0: %s"},
	PlayLineCalled:      {"%s comes back to the centre, %s", "%s revient au centre, %s"},
	PlayLineHeld:        {"%s, %s (%s): re-roll?", "%s, %s (%s)\u00a0: relancer\u00a0?"},
	PlayLineRerolled:    {"%s re-rolls, %s: not %s", "%s relance, %s\u00a0: pas %s"},

	PlayNoCorrection:    {"%s: nothing of the kind to correct, %s", "%s\u00a0: rien de tel à corriger, %s"},
	PlayNoField:         {"“%s” cannot be corrected: substance, ammo, jam, place, state, actions can", "« %s » ne se corrige pas : substance, munitions, enrayage, lieu, camp, actions le peuvent"},
	PlayNoSign:          {"“%s” is no sign of a correction: use -, + or =", "« %s » n’est pas un signe de correction : utilisez -, + ou ="},
	PlayBounds:          {"%s goes from %d to %d: not %d", "%s va de %d à %d : pas %d"},
	PlaySame:            {"%s is %d already", "%s : c’est déjà %d"},
	PlaySamePlace:       {"%s: there already, %s", "%s\u00a0: déjà là, %s"},
	PlayNoState:         {"%s: no such camp or fate, “%s”", "%s\u00a0: pas de tel camp ou sort, «\u00a0%s\u00a0»"},
	PlaySameState:       {"%s: that already, %s", "%s\u00a0: c’est déjà le cas, %s"},
	PlayLineCorrected:   {"correction: %s, %s %d → %d", "correction : %s, %s %d → %d"},
	PlayLineCorrectedTo: {"correction: %s, %s → %s", "correction : %s, %s → %s"},

	BackAll:        {"clear the board: the game had not begun", "videz le plateau : la partie n’avait pas commencé"},
	BackPawn:       {"%s: take its figure and card off, put its pawn back (%s)", "%s : retirez sa figurine et sa carte, remettez son pion (%s)"},
	BackState:      {"%s: %s again", "%s\u00a0: de nouveau %s"},
	BackPlace:      {"%s: back to the place before, %s", "%s\u00a0: retour à la place d’avant, %s"},
	BackSpot:       {"%s: back to the spot before the move", "%s\u00a0: retour à la position d’avant le mouvement"},
	BackSubstance:  {"%s: substance %d of %d again", "%s : substance de nouveau %d sur %d"},
	BackFamiliar:   {"familiar of %s: substance %d again", "familier de %s : substance de nouveau %d"},
	BackNumber:     {"%s: %s, %d again", "%s : %s, de nouveau %d"},
	BackOn:         {"%s: put the marker back (%s)", "%s : remettez le marqueur (%s)"},
	BackOff:        {"%s: take the marker off (%s)", "%s : retirez le marqueur (%s)"},
	BackSin:        {"%s: %s %d again", "%s : %s de nouveau à %d"},
	BackShift:      {"%s: note %[2]s %+[3]d again", "%s : notez de nouveau %[2]s %+[3]d"},
	BackNote:       {"%s: rub out the note (%s)", "%s : effacez la note (%s)"},
	BackBox:        {"cards back in the box: %s", "cartes à ranger : %s"},
	BackOwner:      {"back to %[2]s: %[1]s", "de retour à %[2]s\u00a0: %[1]s"},
	BackPile:       {"back on the pile of %[2]s: %[1]s", "de retour dans le tas de %[2]s\u00a0: %[1]s"},
	BackAmmo:       {"%s: %d rounds again", "%s : de nouveau %d munitions"},
	BackJammed:     {"%s: put the jam marker back", "%s : remettez le marqueur d’enrayage"},
	BackCleared:    {"%s: take the jam marker off", "%s : retirez le marqueur d’enrayage"},
	BackWorn:       {"%s wears %s again", "%s porte de nouveau : %s"},
	BackWornNone:   {"%s wears nothing again", "%s ne porte plus de protection"},
	BackFake:       {"%s: is it a fake? rub the note out or back in", "%s\u00a0: factice ou non, corrigez la note"},
	BackAntichrist: {"%s: hide the note of the Antichrist again", "%s : cachez de nouveau la note de l’Antéchrist"},
	BackRound:      {"round %d again", "de nouveau la manche %d"},
	BackGoesOn:     {"the game goes on", "la partie continue"},

	"play.mark.returns":   {"comes back next round", "revient à la prochaine manche"},
	"play.mark.won":       {"souls won since it fell", "âmes gagnées depuis sa chute"},
	"play.mark.power":     {"power of a demon", "pouvoir de démon"},
	"play.mark.ban":       {"what is forbidden it for the game", "ce qui lui est interdit pour la partie"},
	"play.mark.reroll":    {"re-roll used", "relance utilisée"},
	"play.mark.struck":    {"has struck this round", "a frappé dans la manche"},
	"play.mark.cancelled": {"has cancelled a die this round", "a annulé un dé dans la manche"},
	"play.mark.corpses":   {"souls that it may eat", "âmes qu’il peut manger"},
	"play.mark.recharge":  {"recharging", "en recharge"},

	"play.chart.ranged":    {"ranged weapon", "arme de tir"},
	"play.chart.melee":     {"melee weapon", "arme de mêlée"},
	"play.chart.armour":    {"protection", "protection"},
	"play.chart.items":     {"special object", "objet spécial"},
	"play.field.substance": {"substance", "substance"},
	"play.field.max":       {"maximum of substance", "maximum de substance"},
	"play.field.actions":   {"actions left", "actions restantes"},
	"play.field.played":    {"times played this round", "activations dans la manche"},
	"play.field.losses":    {"actions lost for ever", "actions perdues pour toujours"},
	"play.field.guard":     {"on guard", "qui-vive"},
	"play.field.poison":    {"poison", "poison"},
	"play.field.pentacle":  {"pentacle", "pentacle"},
	"play.field.familiar":  {"substance of the familiar", "substance du familier"},
	"play.field.ammo":      {"ammunition", "munitions"},
	"play.field.jam":       {"jam", "enrayage"},
	"play.field.broken":    {"broken", "cassé"},
	"play.field.fake":      {"fake", "factice"},
	"play.field.place":     {"place", "lieu"},
	"play.field.state":     {"camp", "camp"},
	"play.field.owner":     {"bearer", "porteur"},
	"play.field.worn":      {"worn", "porte"},

	"play.action.use graal":               {"use of the Grail", "usage du Graal"},
	"play.action.use necronomicon":        {"use of the Necronomicon", "usage du Nécronomicon"},
	"play.action.use marmite_de_sorciere": {"drink from the cauldron", "gorgée de la marmite"},
	"play.action.use craie_a_pentacle":    {"drawing of a pentacle", "tracé d’un pentacle"},

	"play.ask.model":    {"what does the model of %[1]s show? (%[2]s)%[3]s", "que montre la figurine de %[1]s\u00a0? (%[2]s)%[3]s"},
	"play.ask.weapon":   {"which weapon does %[1]s roll, ranged or melee? (%[2]s)%[3]s", "quelle arme %[1]s tire-t-elle, de tir ou de mêlée\u00a0? (%[2]s)%[3]s"},
	"play.ask.nothing":  {"which tables that gave %[1]s nothing are rolled again? (%[2]s)%[3]s", "quels tableaux qui n’ont rien donné à %[1]s sont relancés\u00a0? (%[2]s)%[3]s"},
	"play.ask.magazine": {"does %[1]s roll again? (%[2]s)%[3]s", "%[1]s relance-t-elle\u00a0? (%[2]s)%[3]s"},
}
