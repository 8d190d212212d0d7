package say

// The pages of the game of towers.
const (
	LadderPageSubject  Key = "ladder.page-subject"
	LadderBoardTitle   Key = "ladder.board-title"
	LadderTitle        Key = "ladder.title"
	LadderPiecesTitle  Key = "ladder.pieces-title"
	LadderPiecesFold   Key = "ladder.pieces-fold"
	LadderPiecesDuplex Key = "ladder.pieces-duplex"
	LadderPiecesHint   Key = "ladder.pieces-hint"
	LadderRulesTitle   Key = "ladder.rules-title"
	LadderScoreTitle   Key = "ladder.score-title"
	LadderScoreHint    Key = "ladder.score-hint"
	LadderScoreTaken   Key = "ladder.score-taken"
	LadderScoreLadder  Key = "ladder.score-ladder"
	LadderOver         Key = "ladder.over"
	LadderFor          Key = "ladder.for"
	LadderScoreSpace   Key = "ladder.score-space"
	LadderScoreTowers  Key = "ladder.score-towers"
	LadderScoreHouse   Key = "ladder.score-house"
	LadderScoreTotal   Key = "ladder.score-total"
	LadderLogTitle     Key = "ladder.log-title"
	LadderLogHint      Key = "ladder.log-hint"
	LadderLogTurn      Key = "ladder.log-turn"
	LadderLogFirst     Key = "ladder.log-first"
	LadderLogTile      Key = "ladder.log-tile"
	LadderLogMoves     Key = "ladder.log-moves"
	LadderSetupTitle   Key = "ladder.setup-title"
	LadderSetupFirst   Key = "ladder.setup-first"
	LadderSetupNeutral Key = "ladder.setup-neutral"
	LadderNeutral      Key = "ladder.neutral"
	LadderFirstPawn    Key = "ladder.first-pawn"
	LadderFew          Key = "ladder.few"
	LadderReplayNow    Key = "ladder.replay-now"
	LadderReplayLast   Key = "ladder.replay-last"
	LadderReplayTitle  Key = "ladder.replay-title"
	LadderReplayFree   Key = "ladder.replay-free"
	LadderReplayNone   Key = "ladder.replay-none"
)

var ladderPageMessages = map[Key]text{
	LadderPageSubject:  {"Angels and devils on towers: a companion", "Anges et diables sur les tours\u00a0: compagnon"},
	LadderBoardTitle:   {"Towers: board", "Tours\u00a0: plateau"},
	LadderTitle:        {"Celestial ladder", "Échelle céleste"},
	LadderPiecesTitle:  {"Towers: pieces", "Tours\u00a0: pièces"},
	LadderPiecesFold:   {"Tokens: cut the strips apart, fold each along its dashed line and glue it, an angel in front, its devil behind; then cut the tokens apart.", "Pions\u00a0: séparez les bandes, pliez chacune sur le pointillé et collez-la, l’ange devant, son diable derrière\u00a0; puis découpez les pions."},
	LadderPiecesDuplex: {"Tokens: the devils are on the back of the sheet; cut the tokens apart.", "Pions\u00a0: les diables sont au dos de la feuille\u00a0; découpez les pions."},
	LadderPiecesHint:   {"Pawns: cut out, fold in the middle with both faces outside, glue, and bend the ends outwards as feet. The second tile and %d of the markers are spares.", "Pions d’échelle et de premier joueur\u00a0: découpez, pliez au milieu, faces dehors, collez et écartez les bouts en pieds. La seconde dalle et %d des marqueurs sont de réserve."},
	LadderRulesTitle:   {"Angels and devils on towers", "Anges et diables sur les tours"},
	LadderScoreTitle:   {"Scores", "Scores"},
	LadderScoreHint:    {"towers: 3 colours %d, 2 colours %d, alone %d", "tours\u00a0: 3 couleurs %d, 2 couleurs %d, seul %d"},
	LadderScoreTaken:   {"took %s", "pris %s"},
	LadderScoreLadder:  {"ladder", "échelle"},
	LadderOver:         {"the end: %s", "fin\u00a0: %s"},
	LadderFor:          {"%s, for example %s", "%s, par exemple %s"},
	LadderScoreSpace:   {"ladder (space)", "échelle (case)"},
	LadderScoreTowers:  {"towers", "tours"},
	LadderScoreHouse:   {"ladder: values of this house, replace them by those of your box", "échelle\u00a0: valeurs maison, à remplacer par celles de votre boîte"},
	LadderScoreTotal:   {"total", "total"},
	LadderLogTitle:     {"Turn log", "Journal des tours"},
	LadderLogHint:      {"a marker is written square = number", "un marqueur s’écrit case = nombre"},
	LadderLogTurn:      {"turn", "tour"},
	LadderLogFirst:     {"first", "premier"},
	LadderLogTile:      {"tile", "dalle"},
	LadderLogMoves:     {"moves", "déplacements"},
	LadderSetupTitle:   {"Random set-up", "Mise en place tirée"},
	LadderSetupFirst:   {"%d players · %s begins", "%d joueurs · %s commence"},
	LadderSetupNeutral: {"neutral: %s", "neutres\u00a0: %s"},
	LadderNeutral:      {"neutral", "neutre"},
	LadderFirstPawn:    {"first player", "premier joueur"},
	LadderFew:          {"2–3 players", "2–3 joueurs"},
	LadderReplayNow:    {"How it stands", "La position"},
	LadderReplayLast:   {"The last position", "La position finale"},
	LadderReplayTitle:  {"The game by turns", "La partie tour par tour"},
	LadderReplayFree:   {"a free game has no board to draw: leave -o out, or print 'croix report NAME --pdf'", "une partie libre n’a pas de plateau à dessiner\u00a0: retirez -o, ou imprimez «\u00a0croix report NOM --pdf\u00a0»"},
	LadderReplayNone:   {"the game has no turn yet: play one first", "la partie n’a pas encore de tour\u00a0: jouez-en un d’abord"},

	"ladder.fate.moved":   {"(moved)", "(joué)"},
	"ladder.fate.blocked": {"(blocked)", "(bloqué)"},
	"ladder.fate.stayed":  {"(stays)", "(reste)"},
	"ladder.fate.void":    {"(taken)", "(pris)"},
	"ladder.fate.neutral": {"(neutral)", "(neutre)"},
}
