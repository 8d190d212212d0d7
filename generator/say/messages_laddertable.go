package say

// The game of towers on the live table, and its report.
const (
	LadderLiveAsks    Key = "ladder.live-asks"
	LadderLiveKeys    Key = "ladder.live-keys"
	LadderFreeKeys    Key = "ladder.live-keys-free"
	LadderLiveSigns   Key = "ladder.live-signs"
	LadderFreeSigns   Key = "ladder.live-signs-free"
	LadderLiveCompare Key = "ladder.live-compare"
	LadderLiveCounts  Key = "ladder.live-counts"
	LadderLiveLay     Key = "ladder.live-lay"
	LadderLiveAnew    Key = "ladder.live-anew"
	LadderLiveFree    Key = "ladder.live-free"
	LadderLiveCheck   Key = "ladder.live-check"
	LadderLiveBoard   Key = "ladder.live-board"
	LadderLivePlayers Key = "ladder.live-players"
	LadderLiveOne     Key = "ladder.live-one"
	LadderLivePicks   Key = "ladder.live-picks"
	LadderLiveMoves   Key = "ladder.live-moves"
	LadderLiveBestOf  Key = "ladder.live-best-of"
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
	LadderLiveCompare: {"Does the board show the same? If not: go back, then u undoes; a player’s letter, as a capital, then - + = and a number set its ladder pawn.", "Le plateau montre-t-il la même chose\u00a0? Sinon, revenez, puis u annule\u00a0; la lettre d’un joueur, en majuscule, puis - + = et un nombre règlent son pion d’échelle."},
	LadderLiveCounts:  {"Does the box show the same? If not: go back, pick the player, then - + = and a number for the ladder, or a row.", "La boîte montre-t-elle la même chose\u00a0? Sinon, revenez, prenez le joueur, puis - + = et un nombre pour l’échelle, ou une ligne."},
	LadderLiveKeys:    {"Enter      does what the cursor is on\na1 d4      the row of that square\n↑ ↓ ← →    move the cursor, over the board where that is on the screen\n+ -        a quarter turn of the tile to the right, to the left\no          nothing more, or the tile stays\n*          the best manoeuvres\nx          the end by agreement\n1 2 3      a row, where rows are numbered\n%[1]s %[2]s        capital letter: that player; then - + = and a number set its ladder pawn\nu %-9[4]sundo, redo\n: Space    writes a gesture, as 'croix do' takes it; Tab completes\n?          the rules about the row\nTab        all, board or players, one player in large type, the log\nEsc        back; the menu of the game", "Entrée     fait ce que le curseur montre\na1 d4      la ligne de cette case\n↑ ↓ ← →    déplacent le curseur, sur le plateau là où il est à l’écran\n+ -        un quart de tour de la dalle à droite, à gauche\no          rien de plus, ou la dalle reste\n*          les meilleures manœuvres\nx          la fin d’un commun accord\n1 2 3      une ligne, là où elles sont numérotées\n%[1]s %[2]s        majuscule\u00a0: ce joueur\u00a0; puis - + = et un nombre règlent son pion d’échelle\nu %-9[4]sannuler, refaire\n: Espace   écrit un geste, comme pour «\u00a0croix do\u00a0»\u00a0; Tab complète\n?          les règles de la ligne\nTab        tout, le plateau ou les joueurs, un joueur en grand, le journal\nÉchap      retour\u00a0; le menu de la partie"},
	LadderFreeKeys:    {"Enter      does what the cursor is on\n↑ ↓        move the cursor\n1 2 3      the row of that number\n%[1]s %[2]s        that player\n- + =      and a number: the ladder pawn of the player who is open\nx          the end by agreement\nu %-9[4]sundo, redo\n: Space    writes a gesture, as 'croix do' takes it; Tab completes\n?          the rules about the row\nTab        all, board or players, one player in large type, the log\nEsc        back; the menu of the game", "Entrée     fait ce que le curseur montre\n↑ ↓        déplacent le curseur\n1 2 3      la ligne de ce numéro\n%[1]s %[2]s        ce joueur\n- + =      et un nombre\u00a0: le pion d’échelle du joueur ouvert\nx          la fin d’un commun accord\nu %-9[4]sannuler, refaire\n: Espace   écrit un geste, comme pour «\u00a0croix do\u00a0»\u00a0; Tab complète\n?          les règles de la ligne\nTab        tout, le plateau ou les joueurs, un joueur en grand, le journal\nÉchap      retour\u00a0; le menu de la partie"},
	LadderLiveSigns:   {"3%[1]sa        a tower of 3, on top an angel of %[1]s; D is a devil\n*2         a marker: the token moves by 2; the star goes where squares are narrow\n[>%[3]d]       the tile; its %[3]d points to the right\n·          a square that can be picked\n*2 %[1]s×3     beside a manoeuvre: 2 markers, %[1]s could make 3 captures\nN d6=2     marked: north of the tile, on d6, by 2\n▮▯ 3/8     the ladder pawn: space 3 of 8\n%[2]s2         taken: 2 tokens of %[2]s\n1/0/2      scoring towers of 3, 2 and 1 colours", "3%[1]sa        une tour de 3, un ange de %[1]s dessus\u00a0; D est un diable\n*2         un marqueur\u00a0: le pion bouge de 2\u00a0; sans l’étoile si les cases sont étroites\n[>%[3]d]       la dalle\u00a0; son %[3]d pointe à droite\n·          une case qu’on peut prendre\n*2 %[1]s×3     près d’une manœuvre\u00a0: 2 marqueurs, %[1]s pourrait faire 3 prises\nN d6=2     marqué\u00a0: au nord de la dalle, en d6, de 2\n▮▯ 3/8     le pion d’échelle\u00a0: case 3 sur 8\n%[2]s2         prises\u00a0: 2 pions de %[2]s\n1/0/2      tours de score de 3, 2 et 1 couleurs"},
	LadderFreeSigns:   {"▮▯ 3/8     the ladder pawn: space 3 of 8\n%[2]s2         taken: 2 tokens of %[2]s\n1/0/2      scoring towers of 3, 2 and 1 colours", "▮▯ 3/8     le pion d’échelle\u00a0: case 3 sur 8\n%[2]s2         prises\u00a0: 2 pions de %[2]s\n1/0/2      tours de score de 3, 2 et 1 couleurs"},
	LadderLiveBest:    {"the best manoeuvres…", "les meilleures manœuvres…"},
	LadderLiveBestOf:  {"the best of %d for %s", "les meilleures sur %d pour %s"},
	LadderLiveBoard:   {"Tab: the board", "Tab\u00a0: le plateau"},
	LadderLivePlayers: {"Tab: the players", "Tab\u00a0: les joueurs"},
	LadderLiveOne:     {"Tab: one player", "Tab\u00a0: un joueur"},
	LadderLivePicks:   {"%s: a player", "%s\u00a0: un joueur"},
	LadderLiveMoves:   {"the moves", "les déplacements"},
	LadderLiveEnd:     {"end by agreement…", "finir d’un commun accord…"},
	LadderLiveSure:    {"End the game now? Esc goes back.", "Finir la partie maintenant\u00a0? Échap revient."},
	LadderLiveAgreed:  {"all players agree", "tous les joueurs sont d’accord"},
	LadderLiveWhere:   {"Tile on %s: where does its %d point?", "Dalle en %s\u00a0: où pointe son %d\u00a0?"},
	LadderLiveEnough:  {"nothing more", "rien de plus"},
	LadderLiveStay:    {"leave the tile", "laisser la dalle"},
	LadderLiveRight:   {"a quarter turn right", "un quart de tour à droite"},
	LadderLiveLeft:    {"a quarter turn left", "un quart de tour à gauche"},
	LadderLiveSlide:   {"slide to %s", "glisser en %s"},
	LadderLiveClimb:   {"ladder %s1", "échelle %s1"},
	LadderLiveBlocked: {"it has nowhere to go now", "il n’a nulle part où aller"},
	LadderLiveWorth:   {"*2: 2 markers · %[1]s×3: 3 captures", "*2\u00a0: 2 marqueurs · %[1]s×3\u00a0: 3 prises"},
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
