package say

// Refusals, throws, scores and words of a game of the skirmish.
const (
	PlayEventUnknown      Key = "play.event-unknown"
	PlayEventBroken       Key = "play.event-broken"
	PlayIllegal           Key = "play.illegal"
	PlayVerbUnknown       Key = "play.verb-unknown"
	PlayEnded             Key = "play.ended"
	PlayAskOpen           Key = "play.ask-open"
	PlayNoAsk             Key = "play.no-ask"
	PlayMustAnswer        Key = "play.must-answer"
	PlayNoFigure          Key = "play.no-figure"
	PlayNotYours          Key = "play.not-yours"
	PlayNotThisStep       Key = "play.not-this-step"
	PlayOnlyDrifts        Key = "play.only-drifts"
	PlayOut               Key = "play.out"
	PlayOtherCamp         Key = "play.other-camp"
	PlayPlayed            Key = "play.played"
	PlayRestructured      Key = "play.restructured"
	PlayNotAgain          Key = "play.not-again"
	PlayNotWandering      Key = "play.not-wandering"
	PlayNotHumanist       Key = "play.not-humanist"
	PlayTried             Key = "play.tried"
	PlayNoSecret          Key = "play.no-secret"
	PlayChosen            Key = "play.chosen"
	PlayMustStep          Key = "play.must-step"
	PlayNotBetween        Key = "play.not-between"
	PlayNotCondemned      Key = "play.not-condemned"
	PlayOtherActive       Key = "play.other-active"
	PlayNoActive          Key = "play.no-active"
	PlayGuardLast         Key = "play.guard-last"
	PlayTwice             Key = "play.twice"
	PlayNoAction          Key = "play.no-action"
	PlayNoPlace           Key = "play.no-place"
	PlayEmbers            Key = "play.embers"
	PlayNobody            Key = "play.nobody"
	PlayWall              Key = "play.wall"
	PlayFar               Key = "play.far"
	PlayFleeWay           Key = "play.flee-way"
	PlayActivityWay       Key = "play.activity-way"
	PlayBounces           Key = "play.bounces"
	PlayNoContact         Key = "play.no-contact"
	PlayContactAway       Key = "play.contact-away"
	PlayContactTwice      Key = "play.contact-twice"
	PlayNoChange          Key = "play.no-change"
	PlayNoAntichrist      Key = "play.no-antichrist"
	PlayPlayers           Key = "play.players"
	PlaySouls             Key = "play.souls"
	PlayDeckSmall         Key = "play.deck-small"
	PlayNoCelestial       Key = "play.no-celestial"
	PlayNoPawn            Key = "play.no-pawn"
	PlayThrowWrath        Key = "play.throw-wrath"
	PlayThrowReturn       Key = "play.throw-return"
	PlayThrowFirst        Key = "play.throw-first"
	PlayThrowPoison       Key = "play.throw-poison"
	PlayThrowPawn         Key = "play.throw-pawn"
	PlayThrowBlow         Key = "play.throw-blow"
	PlayThrowAttempt      Key = "play.throw-attempt"
	PlayThrowPower        Key = "play.throw-power"
	PlayThrowControl      Key = "play.throw-control"
	PlayThrowActivity     Key = "play.throw-activity"
	PlayScoreSaved        Key = "play.score-saved"
	PlayScoreEscorted     Key = "play.score-escorted"
	PlayScoreCondemned    Key = "play.score-condemned"
	PlayScoreConsumed     Key = "play.score-consumed"
	PlayScoreReincarnated Key = "play.score-reincarnated"
	PlayScoreLost         Key = "play.score-lost"
	PlayScoreRelic        Key = "play.score-relic"
	PlayScoreAntichrist   Key = "play.score-antichrist"
)

var playMessages = map[Key]text{
	PlayEventUnknown:      {"the log has an event that this program does not know: “%s”: use the version of croix that wrote it", "le journal a un événement que ce programme ne connaît pas\u00a0: «\u00a0%s\u00a0»\u00a0: utilisez la version de croix qui l’a écrit"},
	PlayEventBroken:       {"the event “%s” cannot be read: %s", "l’événement «\u00a0%s\u00a0» est illisible\u00a0: %s"},
	PlayIllegal:           {"%s (%s)", "%s (%s)"},
	PlayVerbUnknown:       {"“%s” is no gesture of this game", "«\u00a0%s\u00a0» n’est pas un geste de ce jeu"},
	PlayEnded:             {"the game has ended: undo, or begin a new one", "la partie est finie\u00a0: annulez, ou commencez-en une autre"},
	PlayAskOpen:           {"a question is open: answer it first", "une question est posée\u00a0: répondez-y d’abord"},
	PlayNoAsk:             {"no question is open", "aucune question n’est posée"},
	PlayMustAnswer:        {"this is no choice: it has to be done", "ce n’est pas un choix\u00a0: il faut le faire"},
	PlayNoFigure:          {"there is no “%s” in this game", "il n’y a pas de «\u00a0%s\u00a0» dans cette partie"},
	PlayNotYours:          {"this is for another side: %s", "c’est à un autre camp\u00a0: %s"},
	PlayNotThisStep:       {"not in this step: %s", "pas à cette étape\u00a0: %s"},
	PlayOnlyDrifts:        {"%s is a wandering soul: it only drifts", "%s est une âme vagabonde\u00a0: elle ne fait que dériver"},
	PlayOut:               {"%s: out of play", "%s\u00a0: plus en jeu"},
	PlayOtherCamp:         {"%[1]s: not of the camp of %[2]s", "%[1]s\u00a0: pas du camp de %[2]s"},
	PlayPlayed:            {"%s: played this round already", "%s\u00a0: déjà joué cette manche"},
	PlayRestructured:      {"%s: only just back, not before next round", "%s\u00a0: tout juste de retour, pas avant la prochaine manche"},
	PlayNotAgain:          {"%s: has played, the rest of its camp comes first", "%s\u00a0: déjà joué, d’abord le reste de son camp"},
	PlayNotWandering:      {"%s: no wandering soul", "%s\u00a0: ce n’est pas une âme vagabonde"},
	PlayNotHumanist:       {"%s: no humanist", "%s\u00a0: ce n’est pas une âme humaniste"},
	PlayTried:             {"this player has already tried %s this round", "ce joueur a déjà tenté %s cette manche"},
	PlayNoSecret:          {"only Satan and God write down a pawn", "seuls Satan et Dieu notent un pion"},
	PlayChosen:            {"this pawn is written down already, or in play no more", "ce pion est déjà noté, ou n’est plus un pion"},
	PlayMustStep:          {"the step has to be done: a figure can do it", "l’étape est obligatoire\u00a0: une figurine peut la faire"},
	PlayNotBetween:        {"the round is not over", "la manche n’est pas finie"},
	PlayNotCondemned:      {"“%s” is no condemned soul", "«\u00a0%s\u00a0» n’est pas une âme condamnée"},
	PlayOtherActive:       {"activation under way, to be ended first: %s", "activation en cours, à finir d’abord\u00a0: %s"},
	PlayNoActive:          {"no figure is active", "aucune figurine n’est active"},
	PlayGuardLast:         {"%s: on guard, that was the last action", "%s\u00a0: qui-vive, c’était la dernière action"},
	PlayTwice:             {"%s: done already in this activation: “%s”", "%s\u00a0: déjà fait dans cette activation\u00a0: «\u00a0%s\u00a0»"},
	PlayNoAction:          {"%s: not enough actions, %d wanted, %d left", "%s\u00a0: il faut des actions, %d, il en reste %d"},
	PlayNoPlace:           {"“%s” is no place where a figure can go", "«\u00a0%s\u00a0» n’est pas un lieu où aller"},
	PlayEmbers:            {"nobody walks in the embers", "personne ne marche dans les braises"},
	PlayNobody:            {"no figure plays: activate one first, or name it", "aucune figurine ne joue\u00a0: activez-en une d’abord, ou nommez-la"},
	PlayWall:              {"%s cannot leave that way: %s", "%s\u00a0: pas de sortie par là, %s"},
	PlayFar:               {"%s cannot go so far in one move: %s", "%s\u00a0: trop loin pour un seul déplacement, %s"},
	PlayFleeWay:           {"%s flees towards an end of the beam", "%s fuit vers un bout de la poutre"},
	PlayActivityWay:       {"%s moves only the way that the die says", "%s ne va que là où le dé l’envoie"},
	PlayBounces:           {"%s bounces off every border", "%s rebondit sur tous les bords"},
	PlayContactAway:       {"%s: in Paradise, where no pawn touches anybody", "%s\u00a0: au Paradis, où aucun pion ne touche personne"},
	PlayContactTwice:      {"%s: named twice, name each one touched once", "%s\u00a0: déjà nommé, nommez une fois chaque figurine touchée"},
	PlayNoContact:         {"%s: no angel or demon on the board", "%s\u00a0: ni ange ni démon sur le plateau"},
	PlayNoChange:          {"nothing like this can happen to %s as it is", "rien de tel ne peut arriver à %s en l’état"},
	PlayNoAntichrist:      {"there is no Antichrist to reveal", "il n’y a pas d’Antéchrist à révéler"},
	PlayPlayers:           {"a game has 2 or 3 players, not %d", "une partie a 2 ou 3 joueurs, pas %d"},
	PlayDeckSmall:         {"too few cards in the deck (%d) for the souls (%d): play with fewer souls, or another deck", "trop peu de cartes dans le paquet (%d) pour les âmes (%d)\u00a0: jouez avec moins d’âmes, ou un autre paquet"},
	PlaySouls:             {"a game has 1 to %[2]d souls, not %[1]d", "une partie a de 1 à %[2]d âmes, pas %[1]d"},
	PlayNoCelestial:       {"“%s” is no angel or demon", "«\u00a0%s\u00a0» n’est ni un ange ni un démon"},
	PlayNoPawn:            {"“%s” is no pawn of this game (%s)", "«\u00a0%s\u00a0» n’est pas un pion de cette partie (%s)"},
	PlayThrowWrath:        {"wrath that struck nobody", "colère qui n’a frappé personne"},
	PlayThrowReturn:       {"to come back", "pour revenir"},
	PlayThrowFirst:        {"who begins", "qui commence"},
	PlayThrowPoison:       {"poison of the dagger", "poison de la dague"},
	PlayThrowPawn:         {"which pawn", "quel pion"},
	PlayThrowBlow:         {"blow at a fleeing soul", "coup à une âme qui fuit"},
	PlayThrowAttempt:      {"attempt on the soul", "tentative sur l’âme"},
	PlayThrowPower:        {"power of a minor demon", "pouvoir de démon mineur"},
	PlayThrowControl:      {"against envy", "contre l’envie"},
	PlayThrowActivity:     {"activity of a humanist", "activité d’un humaniste"},
	PlayScoreSaved:        {"saved soul", "âme sauvée"},
	PlayScoreEscorted:     {"soul followed by its guardian", "âme suivie par son gardien"},
	PlayScoreCondemned:    {"condemned soul", "âme condamnée"},
	PlayScoreConsumed:     {"soul whose place a demon took, half", "âme dont un démon a pris la place, moitié"},
	PlayScoreReincarnated: {"reincarnated soul", "âme réincarnée"},
	PlayScoreLost:         {"reincarnated soul, taken from both", "âme réincarnée, retirée aux deux"},
	PlayScoreRelic:        {"enemy relic", "relique adverse"},
	PlayScoreAntichrist:   {"Antichrist", "Antéchrist"},

	"play.side.god":                   {"God", "Dieu"},
	"play.side.satan":                 {"Satan", "Satan"},
	"play.side.humanity":              {"Humanity", "l’Humanité"},
	"play.side.":                      {"nobody", "personne"},
	"play.step.satan_a":               {"Satan, step a", "Satan, étape a"},
	"play.step.satan_b":               {"Satan, step b", "Satan, étape b"},
	"play.step.satan_c":               {"Satan, step c", "Satan, étape c"},
	"play.step.god_a":                 {"God, step a", "Dieu, étape a"},
	"play.step.god_b":                 {"God, step b", "Dieu, étape b"},
	"play.step.god_c":                 {"God, step c", "Dieu, étape c"},
	"play.step.humanity_1":            {"Humanity, first step", "l’Humanité, première étape"},
	"play.step.satan":                 {"Satan’s step", "étape de Satan"},
	"play.step.humanity_2":            {"Humanity, second step", "l’Humanité, seconde étape"},
	"play.step.god":                   {"God’s step", "étape de Dieu"},
	"play.step.between":               {"between two rounds", "entre deux manches"},
	"play.place.purgatory":            {"Purgatory", "Purgatoire"},
	"play.place.flames":               {"the flames", "les flammes"},
	"play.place.embers":               {"the embers", "les braises"},
	"play.place.paradise":             {"Paradise", "Paradis"},
	"play.place.left":                 {"Earth, left", "la Terre, à gauche"},
	"play.place.right":                {"Earth, right", "la Terre, à droite"},
	"play.place.off":                  {"off the table", "hors de la table"},
	"play.states.wandering":           {"wandering", "vagabondes"},
	"play.states.condemned":           {"condemned", "condamnées"},
	"play.states.saved":               {"saved", "sauvées"},
	"play.states.reincarnated":        {"reincarnated", "réincarnées"},
	"play.states.escorted":            {"followed by their guardian", "suivies par leur gardien"},
	"play.states.consumed":            {"consumed", "consumées"},
	"play.states.destroyed":           {"destroyed", "détruites"},
	"play.state.wandering":            {"wandering", "vagabonde"},
	"play.state.humanist":             {"humanist", "humaniste"},
	"play.state.virtuous":             {"virtuous", "vertueuse"},
	"play.state.damned":               {"damned", "damnée"},
	"play.state.condemned":            {"condemned", "condamnée"},
	"play.state.saved":                {"saved", "sauvée"},
	"play.state.reincarnated":         {"reincarnated", "réincarnée"},
	"play.state.escorted":             {"followed by its guardian", "suivie par son gardien"},
	"play.state.consumed":             {"consumed", "consumée"},
	"play.state.destroyed":            {"destroyed", "détruite"},
	"play.action.move":                {"move", "se déplacer"},
	"play.action.shoot":               {"shoot", "tirer"},
	"play.action.unjam":               {"unjam", "désenrayer"},
	"play.action.strike":              {"strike", "frapper"},
	"play.action.guard":               {"on guard", "qui-vive"},
	"play.action.take":                {"pick up", "ramasser"},
	"play.action.discard":             {"discard", "jeter"},
	"play.action.wear":                {"put on a protection", "mettre une protection"},
	"play.action.purify":              {"purify", "purifier"},
	"play.action.virtue":              {"make virtuous", "rendre vertueux"},
	"play.action.pervert":             {"pervert", "pervertir"},
	"play.action.damn":                {"damn", "damner"},
	"play.action.eat":                 {"eat a soul", "manger une âme"},
	"play.verb.note":                  {"note", "note"},
	"play.verb.choose":                {"secret pawn", "pion secret"},
	"play.verb.round":                 {"new round", "nouvelle manche"},
	"play.verb.pass":                  {"pass", "passer"},
	"play.verb.answer":                {"answer", "réponse"},
	"play.verb.drift":                 {"drift", "dérive"},
	"play.verb.flee":                  {"flight", "fuite"},
	"play.verb.control":               {"control", "contrôle"},
	"play.verb.activate":              {"activation", "activation"},
	"play.verb.end":                   {"end of activation", "fin d’activation"},
	"play.verb.move":                  {"move", "déplacement"},
	"play.verb.guard":                 {"on guard", "qui-vive"},
	"play.verb.reveal":                {"Antichrist revealed", "Antéchrist révélé"},
	"play.verb.shoot":                 {"shot", "tir"},
	"play.verb.unjam":                 {"unjam", "désenrayage"},
	"play.verb.strike":                {"strike", "frappe"},
	"play.verb.aid":                   {"aid", "aide"},
	"play.verb.take":                  {"pick up", "ramassage"},
	"play.verb.discard":               {"discard", "objet jeté"},
	"play.verb.wear":                  {"protection put on", "protection mise"},
	"play.verb.use":                   {"use of an object", "usage d’un objet"},
	"play.verb.eat":                   {"soul eaten", "âme mangée"},
	"play.verb.purify":                {"purify", "purification"},
	"play.verb.virtue":                {"make virtuous", "rendre vertueuse"},
	"play.verb.pervert":               {"pervert", "perversion"},
	"play.verb.damn":                  {"damn", "damnation"},
	"play.verb.name":                  {"name", "nommer"},
	"play.verb.set":                   {"correction", "correction"},
	"play.outcome.controlled":         {"controlled", "contrôlée"},
	"play.outcome.random":             {"at random", "au hasard"},
	"play.outcome.inactive":           {"inactive", "inactive"},
	"play.outcome.no_more_damn":       {"can be damned no more", "ne peut plus être damnée"},
	"play.outcome.no_more_virtuous":   {"can be made virtuous no more", "ne peut plus devenir vertueuse"},
	"play.outcome.no_more_pervert":    {"can be perverted no more", "ne peut plus être pervertie"},
	"play.outcome.no_more_purify":     {"can be purified no more", "ne peut plus être purifiée"},
	"play.outcome.move_paradise":      {"moves towards Paradise", "va vers le Paradis"},
	"play.outcome.move_hell":          {"moves towards Hell", "va vers l’Enfer"},
	"play.outcome.move_reincarnation": {"moves towards an end of the beam", "va vers un bout de la poutre"},
	"play.outcome.attack_demon":       {"attacks the nearest demon", "attaque le démon le plus proche"},
	"play.outcome.attack_angel":       {"attacks the nearest angel", "attaque l’ange le plus proche"},
	"play.power.restructuration":      {"restructure", "se restructurer"},
	"play.power.pervertir":            {"pervert", "pervertir"},
	"play.power.damner":               {"damn", "damner"},
}
