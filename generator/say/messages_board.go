package say

// Words of the board, of the templates and of the tokens.
const (
	RulerTitle   Key = "ruler.title"
	RulerSubject Key = "ruler.subject"
	RulerAura    Key = "ruler.aura"
	RulerAgain   Key = "ruler.again"
	RulerPaper   Key = "ruler.paper"

	TokenTitle     Key = "token.title"
	TokenSubject   Key = "token.subject"
	TokenSoul      Key = "token.soul"
	TokenJammed    Key = "token.jammed"
	TokenGuard     Key = "token.guard"
	TokenWounded   Key = "token.wounded"
	TokenActivated Key = "token.activated"
	TokenSatan     Key = "token.satan"
	TokenGod       Key = "token.god"
	TokenHumanity  Key = "token.humanity"
	TokenPile      Key = "token.pile"

	BoardTitle    Key = "board.title"
	BoardSubject  Key = "board.subject"
	BoardFlames   Key = "board.flames"
	BoardParadise Key = "board.paradise"
	BoardEarth    Key = "board.earth"
	BoardEmbers   Key = "board.embers"
	BoardDuke     Key = "board.duke"
	BoardAssembly Key = "board.assembly"
	BoardHow      Key = "board.how"
	BoardCount    Key = "board.count"
	BoardTile     Key = "board.tile"
	BoardGlue     Key = "board.glue"
	BoardPaper    Key = "board.paper"
)

var boardMessages = map[Key]text{
	RulerTitle:   {"Templates", "Gabarits"},
	RulerSubject: {"Rulers, blast rings, directions", "Règles, anneaux de souffle, directions"},
	RulerAura:    {"10\u00a0cm from the base", "10\u00a0cm du socle"},
	RulerAgain:   {"9–12: again", "9–12\u00a0: relancez"},
	RulerPaper:   {"the templates need paper of at least 130 × 130 mm: %s is too small", "les gabarits demandent un papier d’au moins 130 × 130 mm\u00a0: %s est trop petit"},

	TokenTitle:     {"Tokens", "Pions"},
	TokenSubject:   {"Wandering souls and markers, to cut out round", "Âmes vagabondes et marqueurs, à découper en rond"},
	TokenSoul:      {"soul", "âme"},
	TokenJammed:    {"jammed", "enrayé"},
	TokenGuard:     {"on guard", "qui-vive"},
	TokenWounded:   {"wounded", "blessé"},
	TokenActivated: {"played", "joué"},
	TokenSatan:     {"damned", "damnée"},
	TokenGod:       {"virtuous", "vertueuse"},
	TokenHumanity:  {"humanist", "humaniste"},
	TokenPile:      {"objects", "objets"},

	BoardTitle:    {"Board", "Plateau"},
	BoardSubject:  {"The cross of Purgatory at true scale, as tiles", "La croix du Purgatoire à l’échelle, en carreaux"},
	BoardFlames:   {"Flames of Hell", "Flammes de l’Enfer"},
	BoardParadise: {"Paradise", "Paradis"},
	BoardEarth:    {"Earth", "Terre"},
	BoardEmbers:   {"Embers", "Braises"},
	BoardDuke:     {"the duke’s limit", "limite du duc"},
	BoardAssembly: {"How the tiles go together", "Assembler les carreaux"},
	BoardHow:      {"Print at 100\u00a0%. On each tile, cut the left and upper sides along the line where another tile has the same seam letter; keep the other sides as flaps. Glue row by row from the upper left, the letters on each other.", "Imprimez à 100\u00a0%. Sur chaque carreau, coupez les côtés gauche et haut le long du trait là où un autre carreau porte la même lettre de joint\u00a0; gardez les autres côtés comme languettes. Collez rangée par rangée depuis le haut à gauche, lettre sur lettre."},
	BoardCount:    {"%s, %d × %d: %d tiles", "%s, %d × %d\u00a0: %d carreaux"},
	BoardTile:     {"tile %s", "carreau %s"},
	BoardGlue:     {"glue", "colle"},
	BoardPaper:    {"the board needs tiles of at least 60 mm: %s is too small", "le plateau demande des carreaux d’au moins 60 mm\u00a0: %s est trop petit"},
}
