package say

// The game of towers and the celestial ladder.
const (
	LadderSquare        Key = "ladder.square"
	LadderToken         Key = "ladder.token"
	LadderBoardSide     Key = "ladder.board-side"
	LadderOffBoard      Key = "ladder.off-board"
	LadderCompass       Key = "ladder.compass"
	LadderDirection     Key = "ladder.direction"
	LadderRight         Key = "ladder.right"
	LadderLeft          Key = "ladder.left"
	LadderTwice         Key = "ladder.twice"
	LadderPlayers       Key = "ladder.players"
	LadderThrowTile     Key = "ladder.throw-tile"
	LadderThrowTurn     Key = "ladder.throw-turn"
	LadderThrowTower    Key = "ladder.throw-tower"
	LadderThrowFirst    Key = "ladder.throw-first"
	LadderOptionForm    Key = "ladder.option-form"
	LadderOptionUnknown Key = "ladder.option-unknown"
	LadderOptionValue   Key = "ladder.option-value"
	LadderColoursCount  Key = "ladder.colours-count"
	LadderColoursName   Key = "ladder.colours-name"
	LadderColoursLetter Key = "ladder.colours-letter"
	LadderColoursSame   Key = "ladder.colours-same"
)

var ladderMessages = map[Key]text{
	LadderSquare:        {"“%s” is not a square: squares are a letter and a digit, such as d4", "«\u00a0%s\u00a0» n’est pas une case\u00a0: une case est une lettre et un chiffre, comme d4"},
	LadderToken:         {"“%s” is not a token: write RA for the red angel, BD for the blue devil", "«\u00a0%s\u00a0» n’est pas un pion\u00a0: écrivez RA pour l’ange rouge, BD pour le diable bleu"},
	LadderBoardSide:     {"a board of %d × %d squares: sides are %d to %d", "un plateau de %d × %d cases\u00a0: les côtés vont de %d à %d"},
	LadderOffBoard:      {"the square %s is not on the board: use one of its squares", "la case %s n’est pas sur le plateau\u00a0: prenez une de ses cases"},
	LadderCompass:       {"NESW", "NESO"},
	LadderDirection:     {"“%s” is not a direction: use N, E, S or W", "«\u00a0%s\u00a0» n’est pas une direction\u00a0: prenez N, E, S ou W"},
	LadderRight:         {"right", "droite"},
	LadderLeft:          {"left", "gauche"},
	LadderTwice:         {"%s plays twice: name each colour once", "%s joue deux fois\u00a0: nommez chaque couleur une fois"},
	LadderPlayers:       {"number of players %d: the game is for 2 to 4", "nombre de joueurs %d\u00a0: le jeu se joue à 2, 3 ou 4"},
	LadderThrowTile:     {"square of the tile", "case de la dalle"},
	LadderThrowTurn:     {"direction of the tile", "orientation de la dalle"},
	LadderThrowTower:    {"square of a tower", "case d’une tour"},
	LadderThrowFirst:    {"first player", "premier joueur"},
	LadderOptionForm:    {"house rule “%s”: write NAME=VALUE", "règle maison «\u00a0%s\u00a0»\u00a0: écrivez NOM=VALEUR"},
	LadderOptionUnknown: {"house rule “%s” is unknown: they are %s", "règle maison «\u00a0%s\u00a0» inconnue\u00a0: il y a %s"},
	LadderOptionValue:   {"house rule %s: “%s” cannot be its value: use %s", "règle maison %s\u00a0: «\u00a0%s\u00a0» n’est pas une valeur\u00a0: prenez %s"},
	LadderColoursCount:  {"house rule colours: %d names: write %d with commas between them, such as red,blue,green,O:orange", "règle maison couleurs\u00a0: %d noms\u00a0: écrivez-en %d séparés par des virgules, comme rouge,bleu,vert,O:orange"},
	LadderColoursName:   {"house rule colours: “%s” is no name of a colour: write one word of at most %d letters", "règle maison couleurs\u00a0: «\u00a0%s\u00a0» n’est pas un nom de couleur\u00a0: écrivez un mot de %d lettres au plus"},
	LadderColoursLetter: {"house rule colours: “%s” is no letter for %s: give one from A to Z, such as O:orange", "règle maison couleurs\u00a0: «\u00a0%s\u00a0» n’est pas une lettre pour %s\u00a0: donnez-en une de A à Z, comme O:orange"},
	LadderColoursSame:   {"house rule colours: “%s” stands for two of them: give each a name and a letter of its own, such as O:orange", "règle maison couleurs\u00a0: «\u00a0%s\u00a0» en désigne deux\u00a0: donnez à chacune un nom et une lettre à elle, comme O:orange"},

	"ladder.colour.R": {"red", "rouge"},
	"ladder.colour.B": {"blue", "bleu"},
	"ladder.colour.V": {"green", "vert"},
	"ladder.colour.J": {"yellow", "jaune"},
	"ladder.letter.R": {"R", "R"},
	"ladder.letter.B": {"B", "B"},
	"ladder.letter.V": {"G", "V"},
	"ladder.letter.J": {"Y", "J"},
	"ladder.face.A":   {"angel", "ange"},
	"ladder.face.D":   {"devil", "diable"},
	"ladder.short.A":  {"a", "a"},
	"ladder.short.D":  {"D", "D"},

	"ladder.option.cols":           {"columns of the board", "colonnes du plateau"},
	"ladder.option.rows":           {"rows of the board", "lignes du plateau"},
	"ladder.option.numbers":        {"numbers of the tile, clockwise from north", "numéros de la dalle, dans le sens horaire depuis le nord"},
	"ladder.option.colours":        {"names of the colours, in the order of the turn and of the inks (red, blue, green, yellow); LETTER:NAME gives the letter on the tokens", "noms des couleurs, dans l’ordre du tour et des encres (rouge, bleu, vert, jaune)\u00a0; LETTRE:NOM donne la lettre des pions"},
	"ladder.option.rungs":          {"spaces of the ladder, the start included; set it before its points", "cases de l’échelle, départ compris\u00a0; à régler avant ses points"},
	"ladder.option.points_2_3":     {"points of each space of the ladder with 2 or 3 players", "points de chaque case de l’échelle à 2 ou 3 joueurs"},
	"ladder.option.points_4":       {"points of each space of the ladder with 4 players", "points de chaque case de l’échelle à 4 joueurs"},
	"ladder.option.tower_points":   {"points of a scoring tower of 1, 2, 3 colours", "points d’une tour de score de 1, 2, 3 couleurs"},
	"ladder.option.tokens_win":     {"most tokens wins, points break ties", "le plus de pions l’emporte, les points départagent"},
	"ladder.option.jump_over":      {"tokens may pass over towers", "les pions peuvent passer au-dessus des tours"},
	"ladder.option.max_turns":      {"most right angles in a move, 0 for any number", "angles droits au plus dans un déplacement, 0 sans limite"},
	"ladder.option.tile_may_stay":  {"the tile may stay as it is", "la dalle peut rester telle quelle"},
	"ladder.option.any_order":      {"owners move in the order that they like", "les joueurs déplacent leurs pions dans l’ordre qu’ils veulent"},
	"ladder.option.may_stay":       {"a marked token may stay", "un pion marqué peut rester sur place"},
	"ladder.option.visible_only":   {"“two colours left” looks at visible tokens only", "«\u00a0deux couleurs\u00a0» ne regarde que les pions visibles"},
	"ladder.option.two_colours_2p": {"“two colours left” ends a game of 2 players too", "«\u00a0deux couleurs\u00a0» termine aussi une partie à 2"},
	"ladder.option.end_on_move":    {"the end is looked for after each move", "la fin se vérifie après chaque déplacement"},
	"ladder.option.neutral_moves":  {"the active player moves tokens of colours without a player", "le joueur actif déplace les pions des couleurs neutres"},
	"ladder.option.relocate_tile":  {"where no tower fits, the tile is placed anew", "si aucune tour ne tient, la dalle est replacée"},
	"ladder.option.stall_turns":    {"turns without capture before the end is offered", "tours sans prise avant de proposer la fin"},
	"ladder.option.adjacency":      {"whose towers may not touch: any, others, or free placement", "quelles tours ne se touchent pas\u00a0: toutes, celles des autres, ou placement libre"},
}
