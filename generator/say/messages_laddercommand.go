package say

// The commands of the game of towers.
const (
	LadderCmdShort      Key = "ladder.cmd-short"
	LadderCmdLong       Key = "ladder.cmd-long"
	LadderNewShort      Key = "ladder.new-short"
	LadderNewLong       Key = "ladder.new-long"
	LadderFreeBoard     Key = "ladder.free-board"
	LadderFreeSetup     Key = "ladder.free-setup"
	LadderSetupNone     Key = "ladder.setup-none"
	LadderSetupMany     Key = "ladder.setup-many"
	LadderSetupFile     Key = "ladder.setup-file"
	FlagLadderGame      Key = "ladder.flag-game"
	FlagLadderMode      Key = "ladder.flag-mode"
	FlagLadderColours   Key = "ladder.flag-colours"
	FlagLadderFirst     Key = "ladder.flag-first"
	FlagLadderSetup     Key = "ladder.flag-setup"
	LadderRulesShort    Key = "ladder.rules-short"
	LadderOptionsShort  Key = "ladder.options-short"
	LadderRollShort     Key = "ladder.roll-short"
	LadderSetupShort    Key = "ladder.setup-short"
	LadderPuzzleShort   Key = "ladder.puzzle-short"
	LadderPuzzleLong    Key = "ladder.puzzle-long"
	LadderPuzzle        Key = "ladder.puzzle"
	FlagLadderSolution  Key = "ladder.flag-solution"
	FlagLadderPuzzle    Key = "ladder.flag-puzzle"
	LadderPrintShort    Key = "ladder.print-short"
	LadderPrintLong     Key = "ladder.print-long"
	LadderMovesShort    Key = "ladder.moves-short"
	LadderMovesLong     Key = "ladder.moves-long"
	LadderMovesWhen     Key = "ladder.moves-when"
	LadderMovesSoon     Key = "ladder.moves-soon"
	LadderMovesHead     Key = "ladder.moves-head"
	LadderMovesLies     Key = "ladder.moves-lies"
	LadderMovesMine     Key = "ladder.moves-mine"
	LadderMovesThreats  Key = "ladder.moves-threats"
	LadderMovesSides    Key = "ladder.moves-sides"
	LadderMovesMore     Key = "ladder.moves-more"
	LadderReplayShort   Key = "ladder.replay-short"
	LadderReplayLong    Key = "ladder.replay-long"
	LadderReplayWhich   Key = "ladder.replay-which"
	LadderFileLine      Key = "ladder.file-line"
	FlagLadderSet       Key = "ladder.flag-set"
	FlagLadderPlayers   Key = "ladder.flag-players"
	FlagLadderOut       Key = "ladder.flag-out"
	FlagLadderReplayOut Key = "ladder.flag-replay-out"
	FlagLadderCards     Key = "ladder.flag-cards"
	FlagLadderBlank     Key = "ladder.flag-blank"
	FlagLadderColour    Key = "ladder.flag-colour"
	FlagLadderTurn      Key = "ladder.flag-turn"
	FlagLadderTop       Key = "ladder.flag-top"
)

var ladderCommandMessages = map[Key]text{
	LadderCmdShort:      {"the game of towers and the celestial ladder", "le jeu des tours et de l’échelle céleste"},
	LadderCmdLong:       {"Angels and devils on towers, with a celestial ladder: prints the whole game, rolls set-ups and puzzles, referees or counts a game, lists what the tile can do, tells a game as text or diagrams. What nobody knows without the box is a house value, and is told so.", "Anges et diables sur les tours, avec une échelle céleste\u00a0: imprime tout le jeu, tire des mises en place et des énigmes, arbitre ou compte une partie, dresse la liste de ce que peut la dalle, raconte une partie en texte ou en diagrammes. Ce que nul ne sait sans la boîte est une valeur maison, et c’est dit."},
	LadderNewShort:      {"begin a game of towers", "commencer une partie de tours"},
	LadderNewLong:       {"Begins a game. Refereed: the program knows the board and what is legal; you place the tile and the towers ('d4 N', then 'a1', 'b3', …), or --seed rolls a set-up, or --setup reads one that 'croix ladder roll setup --json' wrote. Free: it counts ladder and tokens taken for players who have the box. Then croix do, show, log, undo as for every game.", "Commence une partie. Arbitrée : le programme connaît le plateau et ce qui est permis ; vous posez la dalle et les tours (« d4 N », puis « a1 », « b3 », …), ou --seed tire une mise en place, ou --setup en lit une écrite par « croix ladder roll setup --json ». Libre : il compte l’échelle et les prises pour qui a la boîte. Ensuite croix do, show, log, undo comme pour toute partie."},
	LadderFreeBoard:     {"a free game has no board: begin a refereed one to ask what the tile can do", "une partie libre n’a pas de plateau\u00a0: commencez-en une arbitrée pour demander ce que peut la dalle"},
	LadderFreeSetup:     {"a free game has no board: leave --seed and --setup out, or choose --mode refereed", "une partie libre n’a pas de plateau : retirez --seed et --setup, ou prenez --mode arbitré"},
	LadderSetupNone:     {"no tower is in it: write one with 'croix ladder roll setup --json'", "aucune tour n’y figure : écrivez-en une par « croix ladder roll setup --json »"},
	LadderSetupMany:     {"%s: %d set-ups are in it: keep one, or roll one alone with -n 1", "%s\u00a0: %d mises en place y figurent\u00a0: gardez-en une, ou tirez-en une seule avec -n 1"},
	LadderSetupFile:     {"%s: is not a set-up: %v", "%s : n’est pas une mise en place : %v"},
	FlagLadderGame:      {"a recorded game, by its `NAME`", "une partie enregistrée, par son `NOM`"},
	FlagLadderMode:      {"refereed knows the board, free only counts", "arbitré connaît le plateau, libre compte seulement"},
	FlagLadderColours:   {"the `COLOURS` that play, in the order of the turn, such as G,Y; the others are neutral", "les `COULEURS` qui jouent, dans l’ordre du tour, comme V,J\u00a0; les autres sont neutres"},
	FlagLadderFirst:     {"the `COLOUR` that begins: R, B, G, Y", "la `COULEUR` qui commence : R, B, V, J"},
	FlagLadderSetup:     {"the `FILE` of a set-up, as roll setup --json writes it", "le `FICHIER` d’une mise en place, comme l’écrit roll setup --json"},
	LadderRulesShort:    {"the rules in short", "les règles en bref"},
	LadderOptionsShort:  {"house rules with their values", "les règles maison et leurs valeurs"},
	LadderRollShort:     {"random set-ups and puzzles", "des mises en place tirées, des énigmes"},
	LadderSetupShort:    {"who begins, the tile, the towers", "qui commence, la dalle, les tours"},
	LadderPuzzleShort:   {"set-ups in which a manoeuvre takes two tokens", "des mises en place où une manœuvre prend deux pions"},
	LadderPuzzleLong:    {"Rolls a set-up in which the player who begins can take two tokens in the first turn, before anybody else moves: which manoeuvre does it? --solution tells all of them; --json always does.", "Tire une mise en place où qui commence peut prendre deux pions au premier tour, avant que quiconque d’autre bouge\u00a0: par quelle manœuvre\u00a0? --solution les donne toutes\u00a0; --json toujours."},
	LadderPuzzle:        {"Find the manoeuvre with which %s takes two tokens.", "Trouvez la manœuvre avec laquelle %s prend deux pions."},
	FlagLadderSolution:  {"tell the solutions", "donner les solutions"},
	FlagLadderPuzzle:    {"set-ups that are puzzles, as roll puzzle with the same seed", "des énigmes à la place de mises en place, comme roll puzzle avec la même graine"},
	LadderPrintShort:    {"print board, ladder, pieces, rules, sheets, set-ups", "imprimer plateau, échelle, pièces, règles, feuilles, mises en place"},
	LadderPrintLong:     {"Prints the game. Documents: %s; none is all of them.", "Imprime le jeu. Documents\u00a0: %s – plateau, échelle, pièces, règles, scores, journal des tours, mises en place\u00a0; aucun\u00a0: tous."},
	LadderMovesShort:    {"every result of the tile with the captures that it allows", "tous les résultats de la dalle et les prises qu’ils permettent"},
	LadderMovesLong:     {"Lists every result of one or two actions of the tile, with the captures that each side could make before anybody has moved, the best for a colour first: most tokens that can take, then most climbs, then fewest threats. --game names a recorded game; FILE holds the gestures of one, a gesture a line; without either the position is a random set-up. A climb is marked ↑; the last column counts the captures of each side.", "Donne tous les résultats d’une ou deux actions de la dalle, avec les prises que chaque camp pourrait faire avant tout déplacement, les meilleurs d’abord pour une couleur\u00a0: le plus de pions qui prennent, puis le plus de montées, puis le moins de menaces. --game nomme une partie enregistrée\u00a0; FICHIER contient les gestes d’une partie, un par ligne\u00a0; sans l’un ni l’autre, la position est une mise en place tirée. Une montée est marquée ↑\u00a0; la dernière colonne compte les prises de chaque camp."},
	LadderMovesSoon:     {"the set-up is not finished, the game waits for %s: place the tile and all towers first", "la mise en place n’est pas finie, la partie attend %s\u00a0: posez d’abord la dalle et toutes les tours"},
	LadderMovesWhen:     {"the tile is not to be moved now, the game waits for %s: undo, or leave later gestures out", "ce n’est pas à la dalle, la partie attend %s\u00a0: annulez, ou retirez les gestes suivants"},
	LadderMovesHead:     {"%d results of the tile, the best for %s first:", "%d résultats de la dalle, les meilleurs pour %s d’abord\u00a0:"},
	LadderMovesLies:     {"lies", "finit"},
	LadderMovesMine:     {"captures", "prises"},
	LadderMovesThreats:  {"threats", "menaces"},
	LadderMovesSides:    {"in all", "en tout"},
	LadderMovesMore:     {"%d more: --top 0 shows all", "encore %d\u00a0: --top 0 les montre tous"},
	LadderReplayShort:   {"tell a game as text or diagrams", "raconter une partie en texte ou en diagrammes"},
	LadderReplayLong:    {"Tells a recorded game, or plays the gestures of a file, one a line: where the tile lies (d4 N), the towers (a1), then for each turn what the tile does (right d5) and the moves (g5 e3). With --seed the set-up is random and the file begins with the first turn. Lines that begin with # are left out.", "Raconte une partie enregistrée, ou joue les gestes d’un fichier, un par ligne\u00a0: où est la dalle (d4 N), les tours (a1), puis à chaque tour la manœuvre (droite d5) et les déplacements (g5 e3). Avec --seed, la mise en place est tirée et le fichier commence au premier tour. Les lignes qui commencent par # sont ignorées."},
	LadderReplayWhich:   {"say which game: --game NAME, or a file of gestures, - for standard input", "dites quelle partie\u00a0: --game NOM, ou un fichier de gestes, - pour l’entrée standard"},
	LadderFileLine:      {"%s:%d: %v", "%s:%d\u00a0: %v"},
	FlagLadderSet:       {"under the house rule `NAME=VALUE`; may be given several times", "sous la règle maison `NOM=VALEUR`\u00a0; peut se répéter"},
	FlagLadderPlayers:   {"`N` players, 2 to 4", "`N` joueurs, 2 à 4"},
	FlagLadderOut:       {"`PLACE` to print to: a folder, or one FILE.pdf", "`OÙ` imprimer\u00a0: un dossier, ou un FICHIER.pdf"},
	FlagLadderReplayOut: {"diagrams as a PDF, in a `PLACE`: FILE.pdf or a folder; text without", "diagrammes en PDF, `OÙ`\u00a0: FICHIER.pdf ou dossier\u00a0; sans, du texte"},
	FlagLadderCards:     {"`N` cards with random set-ups", "`N` cartes de mises en place tirées"},
	FlagLadderBlank:     {"leave the points of the ladder to be filled in", "laisser les points de l’échelle à remplir"},
	FlagLadderColour:    {"for which `COLOUR`: R, B, G, Y; the active player without", "pour quelle `COULEUR`\u00a0: R, B, V, J\u00a0; sans, le joueur actif"},
	FlagLadderTurn:      {"only results where the first number points to `SIDE`: N, E, S or W", "seulement les résultats où le premier numéro pointe vers `CÔTÉ`\u00a0: N, E, S ou O"},
	FlagLadderTop:       {"the best `N` results, 0 for all; --json has all unless it is given", "les `N` meilleurs résultats, 0 pour tous\u00a0; sans lui, --json les a tous"},
}
