package say

// What the log of a game tells.
const (
	PlayLineNo           Key = "play.line-no"
	PlayLineNoted        Key = "play.line-noted"
	PlayLineSecret       Key = "play.line-secret"
	PlayLineOverride     Key = "play.line-override"
	PlayLineStep         Key = "play.line-step"
	PlayLineSkipped      Key = "play.line-skipped"
	PlayLineSecretHidden Key = "play.line-secret-hidden"
	PlayLineRoundEnded   Key = "play.line-round-ended"
	PlayLineRound        Key = "play.line-round"
	PlayLineStays        Key = "play.line-stays"
	PlayLineComes        Key = "play.line-comes"
	PlayLineComesNow     Key = "play.line-comes-now"
	PlayLineReturned     Key = "play.line-returned"
	PlayLineRestructured Key = "play.line-restructured"
	PlayLineEnded        Key = "play.line-ended"
	PlayLineActivated    Key = "play.line-activated"
	PlayLineDone         Key = "play.line-done"
	PlayLineGuard        Key = "play.line-guard"
	PlayLineMoved        Key = "play.line-moved"
	PlayLineFled         Key = "play.line-fled"
	PlayLineBlow         Key = "play.line-blow"
	PlayLineBlowFails    Key = "play.line-blow-fails"
	PlayLineDrifted      Key = "play.line-drifted"
	PlayLineAttempted    Key = "play.line-attempted"
	PlayLineRevealed     Key = "play.line-revealed"
	LabelOn              Key = "play.label-on"
	LabelTouching        Key = "play.label-touching"
	LabelLeaving         Key = "play.label-leaving"
	LabelNear            Key = "play.label-near"
	PlayLineDeck         Key = "play.line-deck"
	PlayLineState        Key = "play.line-state"
	PlayLineEquipped     Key = "play.line-equipped"
	PlayLinePower        Key = "play.line-power"
	PlayLineControl      Key = "play.line-control"
	PlayLineActivity     Key = "play.line-activity"
	PlayLineSubstance    Key = "play.line-substance"
	PlayLineLeft         Key = "play.line-left"
	PlayLineFell         Key = "play.line-fell"
	PlayLineHome         Key = "play.line-home"
	PlayLineTakes        Key = "play.line-takes"
	PlayLineGone         Key = "play.line-gone"
	PlayLinePile         Key = "play.line-pile"
	PlayLineGuardian     Key = "play.line-guardian"
	PlayLineAntichrist   Key = "play.line-antichrist"
	PlayLineSetUp        Key = "play.line-set-up"
	PlayLinePlaced       Key = "play.line-placed"
	PlayNone             Key = "play.none"
	PlayNeeded           Key = "play.needed"
	PlayNeededNone       Key = "play.needed-none"
	PlayNeededLess       Key = "play.needed-less"
	PlayNeededMore       Key = "play.needed-more"
	PlayFearsFirearm     Key = "play.fears-firearm"
	PlayFearsEnergy      Key = "play.fears-energy"
	PlayVestStops        Key = "play.vest-stops"
	PlayFacesNeeded      Key = "play.faces-needed"
	PlayNeededTie        Key = "play.needed-tie"
	PlayNeededThree      Key = "play.needed-three"
	PlayTripleSix        Key = "play.triple-six"
	PlayBecomes          Key = "play.becomes"
	PlayStaysAs          Key = "play.stays-as"
)

var playLogMessages = map[Key]text{
	PlayLineNo:           {"no", "non"},
	PlayLineNoted:        {"note: %s", "note\u00a0: %s"},
	PlayLineSecret:       {"%s writes its secret down: %s", "%s note son secret\u00a0: %s"},
	PlayLineSecretHidden: {"%s writes its secret down", "%s note son secret"},
	PlayLineOverride:     {"anyway, against %s: %s", "quand même, contre %s\u00a0: %s"},
	PlayLineStep:         {"%s", "%s"},
	PlayLineSkipped:      {"%s: nobody, skipped", "%s\u00a0: personne, sautée"},
	PlayLineRoundEnded:   {"round %d ends: take the marks off the board", "fin de la manche %d\u00a0: ôtez les marques du plateau"},
	PlayLineRound:        {"round %d", "manche %d"},
	PlayLineStays:        {"%s: not back (%s)", "%s\u00a0: pas de retour (%s)"},
	PlayLineComes:        {"%s: back next round (%s)", "%s\u00a0: retour à la prochaine manche (%s)"},
	PlayLineComesNow:     {"%s: back (%s)", "%s\u00a0: retour (%s)"},
	PlayLineReturned:     {"%s: back, %s, substance %d", "%s\u00a0: de retour, %s, substance %d"},
	PlayLineRestructured: {"%s: in place of %s, an action less for ever", "%s\u00a0: à la place de %s, une action de moins pour toujours"},
	PlayLineEnded:        {"the game ends (%s)", "la partie est finie (%s)"},
	PlayLineActivated:    {"%s: activation, by %s", "%s\u00a0: activation, par %s"},
	PlayLineDone:         {"%s: end of the activation", "%s\u00a0: fin d’activation"},
	PlayLineGuard:        {"%s: on guard", "%s\u00a0: qui-vive"},
	PlayLineMoved:        {"%s: move, %s", "%s\u00a0: déplacement, %s"},
	PlayLineFled:         {"%s flees by itself", "%s fuit de son propre chef"},
	PlayLineBlow:         {"%s: blow at %s, leaving", "%s\u00a0: coup porté à %s à son départ"},
	PlayLineBlowFails:    {"%s: no blow at %s, leaving", "%s\u00a0: coup manqué, départ de %s"},
	PlayLineDrifted:      {"%s drifts %v\u00a0cm, %s", "%s dérive de %v\u00a0cm, %s"},
	PlayLineAttempted:    {"%s: attempt on %s (%s), %s = %d, %s: %s (%s)", "%s\u00a0: tentative sur %s (%s), %s = %d, %s\u00a0: %s (%s)"},
	LabelOn:              {"on %s", "sur %s"},
	LabelTouching:        {"touching %s", "touchant %s"},
	LabelLeaving:         {"leaving %s", "quittant %s"},
	LabelNear:            {"with %s near", "avec %s à portée"},
	PlayLineDeck:         {"no card of the deck is free for %s: it is rolled on the tables", "plus aucune carte libre dans le paquet pour %s\u00a0: tirage sur les tables"},
	PlayLineRevealed:     {"%s is: %s", "%s est\u00a0: %s"},
	PlayLineState:        {"%s is now %s", "%s est maintenant %s"},
	PlayLineEquipped:     {"%s has: %s", "%s a\u00a0: %s"},
	PlayLinePower:        {"%s gains a power: %s, affiliation %s (%s)", "%s gagne un pouvoir\u00a0: %s, affiliation %s (%s)"},
	PlayLineControl:      {"%s tries to play %s (%s): %s", "%s tente de jouer %s (%s)\u00a0: %s"},
	PlayLineActivity:     {"%s by itself (%s): %s", "%s, livrée à elle-même (%s)\u00a0: %s"},
	PlayLineSubstance:    {"%s: substance %+d, now %d of %d", "%s\u00a0: substance %+d, reste %d sur %d"},
	PlayLineLeft:         {"%s is %s, pride %d", "%s est %s, orgueil %d"},
	PlayLineFell:         {"%s: no substance left, stand it in %s", "%s\u00a0: plus de substance, à poser\u00a0: %s"},
	PlayLineHome:         {"%s: back in Paradise", "%s\u00a0: retour au Paradis"},
	PlayLineTakes:        {"now with %s: %s", "à présent à %s\u00a0: %s"},
	PlayLineGone:         {"gone: %s", "disparu\u00a0: %s"},
	PlayLinePile:         {"in a pile near %s: %s", "en tas près de %s\u00a0: %s"},
	PlayLineGuardian:     {"%[2]s is followed by %[1]s: it counts for God", "%[2]s est suivie par %[1]s\u00a0: elle compte pour Dieu"},
	PlayLineAntichrist:   {"%s is the Antichrist", "%s est l’Antéchrist"},
	PlayLineSetUp:        {"a game of %d players and %d souls", "une partie à %d joueurs et %d âmes"},
	PlayNeeded:           {"%s, %s needed", "%s, il fallait %s"},
	PlayNeededNone:       {"more than there is", "plus qu’il n’y a"},
	PlayNeededLess:       {"less than %d needed", "il fallait moins de %d"},
	PlayNeededMore:       {"more than %d needed", "il fallait plus de %d"},
	PlayFearsFirearm:     {"fears no firearm", "ne craint aucune arme à feu"},
	PlayFearsEnergy:      {"fears no energy weapon", "ne craint aucune arme énergétique"},
	PlayVestStops:        {"stopped by: %s", "arrêté par : %s"},
	PlayFacesNeeded:      {"%s needed", "il fallait %s"},
	PlayNeededTie:        {"%s, a tie", "%s, égalité"},
	PlayNeededThree:      {"%s, missed, and Humanity’s in a game of three", "%s, raté, donc à l’Humanité à trois joueurs"},
	PlayTripleSix:        {"666 decides, whatever the sum", "666 décide, quelle que soit la somme"},
	PlayBecomes:          {"becomes %s", "devient %s"},
	PlayStaysAs:          {"stays %s", "reste %s"},
	PlayNone:             {"none", "aucun"},
	PlayLinePlaced:       {"%s stands %d\u00a0cm from the centre, %s", "%s est à %d\u00a0cm du centre, %s"},

	"play.ask.drifted":     {"where does %[1]s stop, and whom does it touch? (%[2]s)%[3]s", "où s’arrête %[1]s, et contre qui\u00a0? (%[2]s)%[3]s"},
	"play.ask.attempt":     {"%[1]s must try %[3]s (%[2]s)", "tentative obligatoire sur %[3]s, par %[1]s (%[2]s)"},
	"play.ask.restructure": {"%[1]s: take the place of a condemned soul? (%[2]s)%[3]s", "%[1]s\u00a0: prendre la place d’une âme condamnée\u00a0? (%[2]s)%[3]s"},
	"play.ask.moved":       {"where does %[1]s stop? (%[2]s)%[3]s", "où s’arrête %[1]s\u00a0? (%[2]s)%[3]s"},
}
