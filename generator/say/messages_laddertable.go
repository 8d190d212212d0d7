package say

// The game of towers on the live table, and its report.
const (
	LadderLiveAsks    Key = "ladder.live-asks"
	LadderLiveKeys    Key = "ladder.live-keys"
	LadderLiveCompare Key = "ladder.live-compare"
	LadderLiveCounts  Key = "ladder.live-counts"
	LadderLiveLay     Key = "ladder.live-lay"
	LadderLiveAnew    Key = "ladder.live-anew"
	LadderLiveFree    Key = "ladder.live-free"
	LadderLiveCheck   Key = "ladder.live-check"
	LadderLiveBest    Key = "ladder.live-best"
	LadderLiveEnd     Key = "ladder.live-end"
	LadderLiveSure    Key = "ladder.live-sure"
	LadderLiveAgreed  Key = "ladder.live-agreed"
	LadderLiveWhere   Key = "ladder.live-where"
	LadderLiveEnough  Key = "ladder.live-enough"
	LadderLiveStay    Key = "ladder.live-stay"
	LadderLiveRight   Key = "ladder.live-right"
	LadderLiveLeft    Key = "ladder.live-left"
	LadderLiveSlide   Key = "ladder.live-slide"
	LadderLiveClimb   Key = "ladder.live-climb"
	LadderLiveWorth   Key = "ladder.live-worth"
	LadderLiveMarked  Key = "ladder.live-marked"
	LadderLiveTake    Key = "ladder.live-take"
	LadderLiveBlocked Key = "ladder.live-blocked"

	LadderTaleGoesOn   Key = "ladder.tale-goes-on"
	LadderTaleTurns    Key = "ladder.tale-turns"
	LadderTalePlayer   Key = "ladder.tale-player"
	LadderTalePlayers  Key = "ladder.tale-players"
	LadderTaleMoves    Key = "ladder.tale-moves"
	LadderTaleAA       Key = "ladder.tale-aa"
	LadderTaleDA       Key = "ladder.tale-da"
	LadderTaleAD       Key = "ladder.tale-ad"
	LadderTaleLost     Key = "ladder.tale-lost"
	LadderTaleBlocked  Key = "ladder.tale-blocked"
	LadderTaleHow      Key = "ladder.tale-how"
	LadderTaleCaptures Key = "ladder.tale-captures"
	LadderTaleCapture  Key = "ladder.tale-capture"
	LadderTaleNone     Key = "ladder.tale-none"
)

var ladderTableMessages = map[Key]text{
	LadderLiveAsks:    {"%s: %s", "%s\u00a0: %s"},
	LadderLiveCheck:   {"%s: ladder %d, taken %s", "%s\u00a0: échelle %d, prises %s"},
	LadderLiveLay:     {"the tile…", "la dalle…"},
	LadderLiveAnew:    {"no place is left: lay the tile anew…", "plus de place\u00a0: reposer la dalle…"},
	LadderLiveFree:    {"free game", "partie libre"},
	LadderLiveCompare: {"Does the board show the same? If not: go back, and undo; “: %s” sets a ladder pawn.", "Le plateau montre-t-il la même chose\u00a0? Sinon, revenez et annulez\u00a0; «\u00a0: %s\u00a0» place un pion d’échelle."},
	LadderLiveCounts:  {"Does the box show the same? If not: go back, pick the player, then - + = and a number for the ladder, or a row.", "La boîte montre-t-elle la même chose\u00a0? Sinon, revenez, prenez le joueur, puis - + = et un nombre pour l’échelle, ou une ligne."},
	LadderLiveKeys:    {"Enter    does what the cursor is on\na1 d4    the row of that square\n↑ ↓ ← →  move the cursor; over the board where squares are offered\n+ -      a quarter turn of the tile to the right, to the left\no        nothing more, or the tile stays\n*        the best manoeuvres\nx        the end by agreement\n1 2 3    a row, where rows are numbered\nu y      undo, redo\n: Space  writes a gesture, as 'croix do' takes it; Tab completes\n?        the rules about the row\nTab      all, the players, one of them in large type, the log\nEsc      back; the menu of the game", "Entrée   fait ce que le curseur montre\na1 d4    la ligne de cette case\n↑ ↓ ← →  déplacent le curseur, sur le plateau là où des cases sont proposées\n+ -      un quart de tour de la dalle à droite, à gauche\no        rien de plus, ou la dalle reste\n*        les meilleures manœuvres\nx        la fin d’un commun accord\n1 2 3    une ligne, là où elles sont numérotées\nu y      annuler, refaire\n: Espace écrit un geste, comme pour «\u00a0croix do\u00a0»\u00a0; Tab complète\n?        les règles de la ligne\nTab      tout, les joueurs, l’un d’eux en grand, le journal\nÉchap    retour\u00a0; le menu de la partie"},
	LadderLiveBest:    {"the best manoeuvres…", "les meilleures manœuvres…"},
	LadderLiveEnd:     {"end by agreement…", "finir d’un commun accord…"},
	LadderLiveSure:    {"End the game now? Esc goes back.", "Finir la partie maintenant\u00a0? Échap revient."},
	LadderLiveAgreed:  {"all players agree", "tous les joueurs sont d’accord"},
	LadderLiveWhere:   {"The tile on %s: where does its first number point?", "La dalle en %s\u00a0: où pointe son premier numéro\u00a0?"},
	LadderLiveEnough:  {"nothing more", "rien de plus"},
	LadderLiveStay:    {"leave the tile", "laisser la dalle"},
	LadderLiveRight:   {"a quarter turn right", "un quart de tour à droite"},
	LadderLiveLeft:    {"a quarter turn left", "un quart de tour à gauche"},
	LadderLiveSlide:   {"slide to %s", "glisser en %s"},
	LadderLiveClimb:   {"ladder %s1", "échelle %s1"},
	LadderLiveBlocked: {"it has nowhere to go now", "il n’a nulle part où aller"},
	LadderLiveWorth:   {"* marked, %[1]s3: 3 captures", "* marqués, %[1]s3\u00a0: 3 prises"},
	LadderLiveMarked:  {"marked: direction square=number (token)", "marqués\u00a0: direction case=numéro (pion)"},
	LadderLiveTake:    {"taken %s1: %s", "prises %s1\u00a0: %s"},

	LadderTaleGoesOn:   {"the game goes on", "la partie continue"},
	LadderTaleTurns:    {"%s, turn %d", "%s, tour de jeu %d"},
	LadderTalePlayer:   {"player", "joueur"},
	LadderTalePlayers:  {"What each player did", "Ce que chacun a fait"},
	LadderTaleMoves:    {"moves", "coups"},
	LadderTaleAA:       {"a×a", "a×a"},
	LadderTaleDA:       {"D×a", "D×a"},
	LadderTaleAD:       {"a×D", "a×D"},
	LadderTaleLost:     {"lost", "perdus"},
	LadderTaleBlocked:  {"blocked", "bloqués"},
	LadderTaleHow:      {"a×a: an angel took an angel and fell; D×a: a devil took an angel; a×D: an angel took a devil and climbed; lost: taken by others", "a×a\u00a0: un ange a pris un ange et est déchu\u00a0; D×a\u00a0: un diable a pris un ange\u00a0; a×D\u00a0: un ange a pris un diable et a monté\u00a0; perdus\u00a0: pris par les autres"},
	LadderTaleCaptures: {"Captures", "Prises"},
	LadderTaleCapture:  {"capture", "prise"},
	LadderTaleNone:     {"nothing was taken", "aucune prise"},
}
