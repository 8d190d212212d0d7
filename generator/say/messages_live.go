package say

// The command of the live table, its set-up and its words.
const (
	LiveShort        Key = "live.short"
	LiveLong         Key = "live.long"
	FlagGuide        Key = "live.flag-guide"
	FlagBell         Key = "live.flag-bell"
	FlagWatch        Key = "live.flag-watch"
	FlagAutoDice     Key = "live.flag-auto-dice"
	FlagFollow       Key = "live.flag-follow"
	LiveClocks       Key = "live.clocks"
	LiveBells        Key = "live.bells"
	LiveGuides       Key = "live.guides"
	LiveOn           Key = "live.on"
	LiveOff          Key = "live.off"
	LiveAuto         Key = "live.auto"
	LiveNoNumber     Key = "live.no-number"
	LiveNoFace       Key = "live.no-face"
	LiveNoRow        Key = "live.no-row"
	LiveNext         Key = "live.next"
	LiveLeft         Key = "live.left"
	LiveElsewhere    Key = "live.elsewhere"
	LiveTens         Key = "live.tens"
	LiveTaken        Key = "live.taken"
	LiveAnyway       Key = "live.anyway"
	LiveTopic        Key = "live.topic"
	LivePrompt       Key = "live.prompt"
	LiveTyped        Key = "live.typed"
	LiveOver         Key = "live.over"
	LiveLineKeys     Key = "live.line-keys"
	LiveTextKeys     Key = "live.text-keys"
	LiveViewFigures  Key = "live.view-figures"
	LiveViewOne      Key = "live.view-one"
	LiveViewLog      Key = "live.view-log"
	LiveRest         Key = "live.rest"
	LiveGesture      Key = "live.gesture"
	LiveGestureBack  Key = "live.gesture-back"
	LiveAgain        Key = "live.again"
	LiveMoreRows     Key = "live.more-rows"
	LiveHelp         Key = "live.help"
	LivePutBack      Key = "live.put-back"
	LiveHelpTitle    Key = "live.help-title"
	LiveHelpWord     Key = "live.help-word"
	LiveHelpWords    Key = "live.help-words"
	AskGameName      Key = "live.ask-name"
	AskGameNameHelp  Key = "live.ask-name-help"
	AskGameNameUsual Key = "live.ask-name-usual"
	AskNewGame       Key = "live.ask-new"
	AskPlayers       Key = "live.ask-players"
	AskPlayersTwo    Key = "live.ask-players-two"
	AskPlayersThree  Key = "live.ask-players-three"
	AskPlayer        Key = "live.ask-player"
	AskPlayerHelp    Key = "live.ask-player-help"
	AskReal          Key = "live.ask-real"
	AskRealHelp      Key = "live.ask-real-help"
	AskSouls         Key = "live.ask-souls"
	AskSoulsHelp     Key = "live.ask-souls-help"
	AskDeck          Key = "live.ask-deck"
	AskDeckHelp      Key = "live.ask-deck-help"
	AskRules         Key = "live.ask-rules"
	AskRulesHelp     Key = "live.ask-rules-help"
	LiveKeys         Key = "live.keys"
)

var liveMessages = map[Key]text{
	LiveShort:        {"the live table", "la table en direct"},
	LiveLong:         {"The screen beside the cross: who plays, what may be done, what it did. Without a NAME it is the game played last; a new name sets a game up. A second table on the same game follows it and cannot write. Away from a terminal it asks line by line.", "L’écran à côté de la croix\u00a0: qui joue, ce qui peut se faire, ce que cela a fait. Sans NOM, c’est la dernière partie jouée\u00a0; un nom nouveau prépare une partie. Une seconde table sur la même partie la suit sans écrire. Hors d’un terminal, tout se demande ligne à ligne."},
	FlagGuide:        {"explain each step of the first two rounds", "expliquer chaque étape des deux premières manches"},
	FlagBell:         {"ring when it is the other’s move", "sonner quand c’est à l’autre de jouer"},
	FlagWatch:        {"only look on", "regarder seulement"},
	FlagAutoDice:     {"sides for which the program throws at the live table, `SIDE`,…", "camps pour lesquels le programme lance à la table, `CAMP`,…"},
	FlagFollow:       {"go on showing as the game goes on", "continuer à montrer la partie qui avance"},
	LiveClocks:       {"clocks: %s", "horloges\u00a0: %s"},
	LiveBells:        {"bell: %s", "sonnerie\u00a0: %s"},
	LiveGuides:       {"explanations: %s", "explications\u00a0: %s"},
	LiveOn:           {"on", "marche"},
	LiveOff:          {"off", "arrêt"},
	LiveAuto:         {"program dice: %s", "dés du programme\u00a0: %s"},
	LiveNoRow:        {"“%s” is not offered here: pick a row, or type a gesture after “:”", "«\u00a0%s\u00a0» n’est pas proposé ici\u00a0: prenez une ligne, ou tapez un geste après «\u00a0:\u00a0»"},
	LiveNoNumber:     {"“%s”: first pick whom the number is about", "«\u00a0%s\u00a0»\u00a0: choisissez d’abord de qui parle le nombre"},
	LiveNoFace:       {"that is no face of a d%d", "ce n’est pas une face d’un d%d"},
	LiveNext:         {"%s no. %d", "%s n°\u00a0%d"},
	LiveLeft:         {"nothing was recorded", "rien n’est noté"},
	LiveElsewhere:    {"changed elsewhere", "modifié ailleurs"},
	LiveTens:         {"%s, d66 (tens first)", "%s, d66 (dizaines d’abord)"},
	LiveTaken:        {"the other table has left: this one has the game now", "l’autre table est partie\u00a0: celle-ci tient la partie"},
	LiveAnyway:       {"%s — Enter: anyway", "%s — Entrée\u00a0: quand même"},
	LiveTopic:        {"%s · %s", "%s · %s"},
	LivePrompt:       {"%s: ", "%s\u00a0: "},
	LiveTyped:        {"key %s", "touche %s"},
	LiveOver:         {"all dice are typed: %s is left out", "tous les dés sont tapés\u00a0: %s ne compte pas"},
	LiveLineKeys:     {"Esc back · F1 rule · Enter does it · Tab completes · ↑ the lines before", "Échap retour · F1 règle · Entrée fait · Tab complète · ↑ les lignes d’avant"},
	LiveTextKeys:     {"Esc back · Enter does it", "Échap retour · Entrée fait"},
	LiveViewFigures:  {"Tab: figures", "Tab\u00a0: figurines"},
	LiveViewOne:      {"Tab: one figure", "Tab\u00a0: une figurine"},
	LiveViewLog:      {"Tab: the log", "Tab\u00a0: le journal"},
	LiveRest:         {"digits · r the program throws the rest · Esc one throw back · ? rule", "chiffres · r le programme lance le reste · Échap un jet en arrière · ? règle"},
	LiveGesture:      {"Key or gesture (help, quit)", "Touche ou geste (aide, quitter)"},
	LiveGestureBack:  {"Key or gesture (help, back)", "Touche ou geste (aide, retour)"},
	LiveAgain:        {"anyway", "quand même"},
	LiveMoreRows:     {"… and %d more: help shows them", "… et %d de plus : aide les montre"},
	LiveHelp:         {"A key does its row; where several may be marked, their keys with commas between. Enter alone does what stands in brackets.\ntable (all of it) · u or undo · Y or redo · back · menu (notes, check, dice, explanations…) · log · rules · rules and a word (what they say about it) · quit\n-3 +2 =0: the number in question, such as the substance of who plays\nGestures, each explained by ? and its word: %s", "Une touche fait sa ligne\u00a0; là où plusieurs se cochent, leurs touches séparées par des virgules. Entrée seule fait ce qui est entre crochets.\ntable (tout montrer) · u ou annuler · Y ou refaire · retour · menu (notes, comparaison, dés, explications…) · journal · règles · règles et un mot (ce qu’elles en disent) · quitter\n-3 +2 =0\u00a0: le nombre en question, comme la substance de qui joue\nGestes, expliqués par ? et leur mot\u00a0: %s"},
	LivePutBack:      {"To put back on the board", "À remettre sur le plateau"},
	LiveHelpTitle:    {"Gestures", "Gestes"},
	LiveHelpWord:     {"help", "aide"},
	LiveHelpWords:    {"The beginning of a verb or of a name is enough; a pawn is p3. Each gesture with an example:", "Le début d’un verbe ou d’un nom suffit\u00a0; un pion s’écrit p3. Chaque geste et son exemple\u00a0:"},
	AskGameName:      {"Name of the game", "Nom de la partie"},
	AskGameNameHelp:  {"Any name, such as Friday.", "Un nom, par exemple soirée."},
	AskGameNameUsual: {"table", "table"},
	AskNewGame:       {"%s. Your answers begin it.", "%s. Vos réponses la commencent."},
	AskPlayers:       {"How many players?", "Combien de joueurs\u00a0?"},
	AskPlayersTwo:    {"two: God and Satan", "deux\u00a0: Dieu et Satan"},
	AskPlayersThree:  {"three: Humanity too", "trois\u00a0: l’Humanité aussi"},
	AskPlayer:        {"Who plays %s?", "Qui joue %s\u00a0?"},
	AskPlayerHelp:    {"A name; nothing typed: none.", "Un nom, ou rien."},
	AskReal:          {"Does %s throw real dice?", "%s lance de vrais dés\u00a0?"},
	AskRealHelp:      {"If not, the program throws. It can be changed at any time. The program places the pawns.", "Sinon, le programme lance. Cela se change à tout moment. Le programme place les pions."},
	AskSouls:         {"How many souls?", "Combien d’âmes\u00a0?"},
	AskSoulsHelp:     {"Pawns on the board; six for a first game.", "Des pions sur le plateau\u00a0; six pour une première partie."},
	AskDeck:          {"File of the printed cards", "Fichier des cartes imprimées"},
	AskDeckHelp:      {"Such as kit/deck.json. Nothing typed: souls are rolled at the table.", "Par exemple kit/deck.json. Sans rien, les âmes se tirent à la table."},
	AskRules:         {"File of house rules", "Fichier de règles maison"},
	AskRulesHelp:     {"Nothing typed: the usual rules.", "Sans rien, les règles habituelles."},
	LiveKeys:         {"Enter    does what the cursor is on\n↑ ↓      moves the cursor\n1 2 3    the pawn of that number; a row, where rows are numbered\np3       that pawn there too\na b F    the demon or angel of that letter\nn        end of the activation, next round\nm s h g  move, shoot, strike, on guard\n- + =    and a number: substance of the figure in question\nu Y      undo, redo\n: Space  writes a gesture, as 'croix do' takes it; Tab completes\n?        the rule about the row\nTab      board, figures, one figure in large type, log\nEsc      back; the menu of the game\nDice     digits, r the program throws the rest, Esc one throw back, u leaves", "Entrée    fait ce que le curseur montre\n↑ ↓       déplace le curseur\n1 2 3     le pion de ce numéro\u00a0; une ligne, là où elles sont numérotées\np3        ce pion, là aussi\na b F     le démon ou l’ange de cette lettre\nn         fin d’activation, manche suivante\nd t f g   se déplacer, tirer, frapper, qui-vive\n- + =     et un nombre\u00a0: substance de la figurine en question\nu Y       annuler, refaire\n: Espace  écrit un geste, comme pour «\u00a0croix do\u00a0»\u00a0; Tab complète\n?         la règle de la ligne\nTab       plateau, figurines, une figurine en grand, journal\nÉchap     retour\u00a0; le menu de la partie\nDés       chiffres, r le programme lance le reste, Échap un jet en arrière, u laisse"},
}
