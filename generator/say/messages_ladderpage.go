package say

// The pages of the game of towers.
const (
	LadderPageSubject Key = "ladder.page-subject"
	LadderBoardTitle  Key = "ladder.board-title"
	LadderTitle       Key = "ladder.title"
	LadderPiecesTitle Key = "ladder.pieces-title"
	LadderRulesTitle  Key = "ladder.rules-title"
	LadderScoreTitle  Key = "ladder.score-title"
	LadderScoreHint   Key = "ladder.score-hint"
	LadderScoreTaken  Key = "ladder.score-taken"
	LadderScoreLadder Key = "ladder.score-ladder"
	LadderOver        Key = "ladder.over"
	LadderFor         Key = "ladder.for"
	LadderScoreSpace  Key = "ladder.score-space"
	LadderScoreTowers Key = "ladder.score-towers"
	LadderScoreHouse  Key = "ladder.score-house"
	LadderScoreTotal  Key = "ladder.score-total"
	LadderLogTitle    Key = "ladder.log-title"
	LadderLogHint     Key = "ladder.log-hint"
	LadderLogTurn     Key = "ladder.log-turn"
	LadderLogFirst    Key = "ladder.log-first"
	LadderLogTile     Key = "ladder.log-tile"
	LadderLogMoves    Key = "ladder.log-moves"
	LadderSetupTitle  Key = "ladder.setup-title"
	LadderSetupFirst  Key = "ladder.setup-first"
	LadderNeutral     Key = "ladder.neutral"
	LadderFirstPawn   Key = "ladder.first-pawn"
	LadderReplayTitle Key = "ladder.replay-title"
	LadderReplayFree  Key = "ladder.replay-free"
	LadderReplayNone  Key = "ladder.replay-none"
)

var ladderPageMessages = map[Key]text{
	LadderPageSubject: {"Angels and devils on towers: a companion", "Anges et diables sur les tours\u00a0: compagnon"},
	LadderBoardTitle:  {"Towers: board", "Tours\u00a0: plateau"},
	LadderTitle:       {"Celestial ladder", "Échelle céleste"},
	LadderPiecesTitle: {"Towers: pieces", "Tours\u00a0: pièces"},
	LadderRulesTitle:  {"Angels and devils on towers", "Anges et diables sur les tours"},
	LadderScoreTitle:  {"Scores", "Scores"},
	LadderScoreHint:   {"towers: 3 colours %d, 2 colours %d, alone %d", "tours\u00a0: 3 couleurs %d, 2 couleurs %d, seul %d"},
	LadderScoreTaken:  {"took %s", "pris %s"},
	LadderScoreLadder: {"ladder", "échelle"},
	LadderOver:        {"the end: %s", "fin\u00a0: %s"},
	LadderFor:         {"%s, for example %s", "%s, par exemple %s"},
	LadderScoreSpace:  {"ladder (space)", "échelle (case)"},
	LadderScoreTowers: {"towers", "tours"},
	LadderScoreHouse:  {"ladder: values of this house, replace them by those of your box", "échelle\u00a0: valeurs maison, à remplacer par celles de votre boîte"},
	LadderScoreTotal:  {"total", "total"},
	LadderLogTitle:    {"Turn log", "Journal des tours"},
	LadderLogHint:     {"a mark is square = number", "une marque s’écrit case = nombre"},
	LadderLogTurn:     {"turn", "tour"},
	LadderLogFirst:    {"first", "premier"},
	LadderLogTile:     {"tile", "dalle"},
	LadderLogMoves:    {"moves", "déplacements"},
	LadderSetupTitle:  {"Random set-up", "Mise en place tirée"},
	LadderSetupFirst:  {"%d players · %s begins", "%d joueurs · %s commence"},
	LadderNeutral:     {"neutral", "neutre"},
	LadderFirstPawn:   {"first player", "1er joueur"},
	LadderReplayTitle: {"The game by turns", "La partie tour par tour"},
	LadderReplayFree:  {"a free game has no board to draw: leave -o out, or print 'croix report NAME --pdf'", "une partie libre n’a pas de plateau à dessiner\u00a0: retirez -o, ou imprimez «\u00a0croix report NOM --pdf\u00a0»"},
	LadderReplayNone:  {"the game has no turn yet: play one first", "la partie n’a pas encore de tour\u00a0: jouez-en un d’abord"},

	"ladder.fate.moved":   {"(moved)", "(joué)"},
	"ladder.fate.blocked": {"(blocked)", "(bloqué)"},
	"ladder.fate.stayed":  {"(stays)", "(reste)"},
	"ladder.fate.void":    {"(taken)", "(pris)"},
	"ladder.fate.neutral": {"(neutral)", "(neutre)"},
}
