package say

// The commands of games.
const (
	NewShort     Key = "game.new-short"
	NewLong      Key = "game.new-long"
	DoShort      Key = "game.do-short"
	DoLong       Key = "game.do-long"
	ShowShort    Key = "game.show-short"
	ShowLong     Key = "game.show-long"
	LogShort     Key = "game.log-short"
	LogLong      Key = "game.log-long"
	UndoShort    Key = "game.undo-short"
	UndoLong     Key = "game.undo-long"
	RedoShort    Key = "game.redo-short"
	RedoLong     Key = "game.redo-long"
	CheckShort   Key = "game.check-short"
	CheckLong    Key = "game.check-long"
	CheckNone    Key = "game.check-none"
	CheckHow     Key = "game.check-how"
	FlagCheckAll Key = "flag.check-all"
	CheckAsk     Key = "game.check-ask"
	CheckAskHelp Key = "game.check-ask-help"
	CheckWalked  Key = "game.check-walked"
	GamesShort   Key = "game.games-short"
	GamesLong    Key = "game.games-long"
	RenameShort  Key = "game.rename-short"
	DeleteShort  Key = "game.delete-short"
	DeleteLong   Key = "game.delete-long"
	ExportShort  Key = "game.export-short"
	ExportLong   Key = "game.export-long"
	ImportShort  Key = "game.import-short"
	ImportLong   Key = "game.import-long"
	RepairShort  Key = "game.repair-short"
	RepairLong   Key = "game.repair-long"

	FlagHome       Key = "game.flag-home"
	FlagPlaying    Key = "game.flag-players"
	FlagSouls      Key = "game.flag-souls"
	FlagDeckPlayed Key = "game.flag-deck"
	FlagAntichrist Key = "game.flag-antichrist"
	FlagGuardian   Key = "game.flag-guardian"
	FlagNames      Key = "game.flag-names"
	FlagExtra      Key = "game.flag-extra"
	FlagDryRun     Key = "game.flag-dry-run"
	FlagAnyway     Key = "game.flag-anyway"
	FlagAs         Key = "game.flag-as"
	FlagActivation Key = "game.flag-activation"
	FlagTurn       Key = "game.flag-turn"
	FlagUndoTo     Key = "game.flag-undo-to"
	FlagExportOut  Key = "game.flag-export-out"
	FlagExportTo   Key = "game.flag-export-to"
	FlagImportName Key = "game.flag-import-name"
	FlagOfGame     Key = "game.flag-of-game"

	GameHome      Key = "game.home"
	GameNoneYet   Key = "game.none-yet"
	GameAssumed   Key = "game.assumed"
	GameUsage     Key = "game.usage"
	GameExtra     Key = "game.extra"
	GameNamesForm Key = "game.names-form"
	GameNamesTwo  Key = "game.names-twice"
	GameNamesLong Key = "game.names-long"
	GameStopped1  Key = "game.stopped-first"
	GameCount     Key = "game.count"
	GameLegal     Key = "game.legal"
	GameAnyway    Key = "game.anyway"
	GameStopped   Key = "game.stopped"
	GameBegun     Key = "game.begun"
	GameThrown    Key = "game.thrown"
	GameAgain     Key = "game.again"
	GameDry       Key = "game.dry"
	GameRenamed   Key = "game.renamed"
	GameDeleted   Key = "game.deleted"
	GameImported  Key = "game.imported"
	GameRepaired  Key = "game.repaired"

	LogUndone   Key = "game.log-undone"
	LogOverride Key = "game.log-override"

	ShowRound      Key = "game.show-round"
	ShowEnded      Key = "game.show-ended"
	ShowAsks       Key = "game.show-asks"
	ShowActive     Key = "game.show-active"
	ShowStep       Key = "game.show-step"
	ShowActions    Key = "game.show-actions"
	ShowRounds     Key = "game.show-rounds"
	ShowWounded    Key = "game.show-wounded"
	ShowGuard      Key = "game.show-guard"
	ShowPoisoned   Key = "game.show-poisoned"
	ShowPentacle   Key = "game.show-pentacle"
	ShowPlayed     Key = "game.show-played"
	ShowFamiliar   Key = "game.show-familiar"
	ShowJammed     Key = "game.show-jammed"
	ShowWorn       Key = "game.show-worn"
	ShowFake       Key = "game.show-fake"
	ShowFallen     Key = "game.show-fallen"
	ShowPiles      Key = "game.show-piles"
	ShowAntichrist Key = "game.show-antichrist"
	ShowGuardian   Key = "game.show-guardian"
	ShowGroup      Key = "game.show-group"

	PutBackSubstance Key = "game.put-back-substance"
)

var gameMessages = map[Key]text{
	NewShort:     {"begin a game", "commencer une partie"},
	NewLong:      {"Begin a game: the pawns are scattered and the first round begins. The game keeps its house rules, its deck and its own tables.", "Commencer une partie\u00a0: les pions sont dispersés et la première manche commence. La partie garde ses règles maison, son jeu de cartes et ses tables."},
	DoShort:      {"make gestures of a game", "faire des gestes d’une partie"},
	DoLong:       {"Make one or more gestures, in French or English. Each is recorded as it succeeds; the first that fails ends it, and says what was recorded. Without --dice the program throws, and says so. The name of the game may be left out: then it is the one played last.\n\nFigures are written by id, pawn number or name, objects by name; the beginning is enough.", "Faire un ou plusieurs gestes, en français ou en anglais. Chacun est noté dès qu’il réussit\u00a0; le premier qui échoue arrête tout, et dit ce qui est noté. Sans --dice, le programme lance les dés et le dit. Le nom de la partie peut manquer\u00a0: c’est alors la dernière jouée.\n\nUne figurine s’écrit par son identifiant, le numéro de son pion ou son nom, un objet par son nom\u00a0; le début suffit."},
	ShowShort:    {"how a game stands", "où en est une partie"},
	ShowLong:     {"How a game stands, as a side or the whole table may see it: score, whose step it is and what it asks, the figures of each camp.", "Où en est une partie, telle qu’un camp ou toute la table peut la voir\u00a0: score, à qui est l’étape et ce qu’elle demande, figurines de chaque camp."},
	LogShort:     {"what happened in a game", "ce qui s’est passé dans une partie"},
	LogLong:      {"All that was recorded, undone gestures included, as a side or the whole table may know it.", "Tout ce qui a été noté, gestes annulés compris, tel qu’un camp ou toute la table peut le savoir."},
	UndoShort:    {"undo gestures of a game", "annuler des gestes d’une partie"},
	UndoLong:     {"Undo the last gesture, the last N, an activation, or a turn, and say what to put back on the board. Nothing is erased: redo brings it back.", "Annuler le dernier geste, les N derniers, une activation ou un tour, et dire ce qu’il faut remettre sur le plateau. Rien n’est effacé\u00a0: redo le ramène."},
	RedoShort:    {"redo what was undone", "refaire ce qui a été annulé"},
	RedoLong:     {"Redo all that the latest undo took away, or the next N gestures of it.", "Refaire tout ce que la dernière annulation a ôté, ou ses N premiers gestes."},
	CheckShort:   {"compare a game with the table, and correct it", "comparer une partie avec la table, et corriger"},
	CheckLong:    {"Read out every figure with what the table should show, on a terminal one after the other. What differs is corrected with gestures such as 'p3 -2' or 'wrath =14', which are marked as corrections.", "Lire chaque figurine avec ce que la table devrait montrer, l’une après l’autre sur un terminal. Ce qui diffère se corrige par des gestes comme «\u00a0p3 -2\u00a0» ou «\u00a0colère =14\u00a0», marqués comme corrections."},
	CheckNone:    {"“%s” is no correction: write such as '%s', and other gestures with 'croix do'", "«\u00a0%s\u00a0» n’est pas une correction\u00a0: écrivez par exemple «\u00a0%s\u00a0», et les autres gestes avec «\u00a0croix do\u00a0»"},
	FlagCheckAll: {"all figures at once, and no question; so it is without a terminal", "toutes les figurines d’un coup, sans question\u00a0; c’est ainsi sans terminal"},
	CheckAsk:     {"%s: is the table the same?", "%s\u00a0: la table montre-t-elle cela\u00a0?"},
	CheckAskHelp: {"Enter if it is; else what is right, such as -2, =14, guard =1, place purgatory", "Entrée si oui\u00a0; sinon ce qui est juste, comme -2, =14, garde =1, lieu purgatoire"},
	CheckWalked:  {"figures compared: %d, corrections: %d", "figurines comparées\u00a0: %d, corrections\u00a0: %d"},
	CheckHow:     {"Something differs? %s", "Quelque chose diffère\u00a0? %s"},
	GamesShort:   {"list the games", "lister les parties"},
	GamesLong:    {"List the games, the one played last first. A game that cannot be read is listed with what is wrong.", "Lister les parties, la dernière jouée d’abord. Une partie illisible est listée avec ce qui ne va pas."},
	RenameShort:  {"give a game another name", "renommer une partie"},
	DeleteShort:  {"put a game away", "supprimer une partie"},
	DeleteLong:   {"Put a game away, with the files beside it. It is not erased: the answer names the file, which import reads.", "Mettre une partie de côté, avec ses fichiers. Elle n’est pas effacée\u00a0: la réponse nomme le fichier, qu’import relit."},
	ExportShort:  {"write a game as one file", "écrire une partie dans un fichier"},
	ExportLong:   {"Write a game as one file, for another machine or as a copy. With --to only the first gestures, even of a damaged game. The file has the secrets of the game. An older copy of the game is replaced; what is no such copy only with --force.", "Écrire une partie dans un fichier, pour une autre machine ou en copie. Avec --to, les premiers gestes seulement, même d’une partie abîmée. Le fichier contient les secrets de la partie. Une copie plus ancienne de la partie est remplacée\u00a0; tout autre fichier, seulement avec --force."},
	ImportShort:  {"add a game from a file", "ajouter une partie depuis un fichier"},
	ImportLong:   {"Add a game that export wrote, after all of it was checked.", "Ajouter une partie écrite par export, après l’avoir vérifiée en entier."},
	RepairShort:  {"keep the part of a damaged game that is whole", "garder la part intacte d’une partie abîmée"},
	RepairLong:   {"Make a game that is damaged one of the gestures before the damage. All that was there is kept in a file beside.", "Faire d’une partie abîmée une partie des gestes d’avant le dégât. Tout ce qu’il y avait est gardé dans un fichier à côté."},

	FlagHome:       {"the `FOLDER` in whose folder games the games are (or CROIX_HOME)", "le `DOSSIER` dont le dossier games contient les parties (ou CROIX_HOME)"},
	FlagPlaying:    {"players, 2 or 3, `N`", "joueurs, 2 ou 3, `N`"},
	FlagSouls:      {"pawns, `N`", "pions, `N`"},
	FlagDeckPlayed: {"play with the printed souls of a deck `FILE`", "jouer avec les âmes imprimées d’un `FICHIER` de cartes"},
	FlagAntichrist: {"the secret `PAWN` of Satan", "le `PION` secret de Satan"},
	FlagGuardian:   {"the secret `PAWN` of God", "le `PION` secret de Dieu"},
	FlagNames:      {"names of the players, `SIDE=NAME`,…", "noms des joueurs, `CAMP=NOM`,…"},
	FlagExtra:      {"angels and demons beside one of each, `BEING`,…", "anges et démons en plus d’un de chaque, `ÊTRE`,…"},
	FlagDryRun:     {"show what would happen and record nothing", "montrer ce qui arriverait et ne rien noter"},
	FlagAnyway:     {"do it though a rule forbids it, and mark it so", "le faire malgré la règle, en le marquant"},
	FlagAs:         {"who looks", "qui regarde"},
	FlagActivation: {"undo all from the beginning of the latest activation on", "annuler depuis le début de la dernière activation"},
	FlagTurn:       {"undo all that the side did in its turn", "annuler tout ce que le camp a fait dans son tour"},
	FlagUndoTo:     {"undo all after the gesture of this number, `SEQ`; 0 is the beginning", "annuler tout après le geste de ce numéro, `SEQ`\u00a0; 0 est le début"},
	FlagExportOut:  {"the `FILE`, - for standard output", "le `FICHIER`, - pour la sortie standard"},
	FlagExportTo:   {"only the first gestures, `N`", "les premiers gestes seulement, `N`"},
	FlagImportName: {"the `NAME` it gets; without, the one it began with", "le `NOM` qu’elle reçoit\u00a0; sinon celui du début"},
	FlagOfGame:     {"the house rules of a game, by `NAME`", "les règles maison d’une partie, par son `NOM`"},

	GameHome:      {"there is no folder for games: give --home FOLDER, or set CROIX_HOME", "il n’y a pas de dossier pour les parties\u00a0: donnez --home DOSSIER, ou CROIX_HOME"},
	GameNoneYet:   {"there is no game yet in %s: 'croix new NAME' begins one", "il n’y a encore aucune partie dans %s\u00a0: «\u00a0croix new NOM\u00a0» en commence une"},
	GameAssumed:   {"game %s", "partie %s"},
	GameUsage:     {"something is missing: write such as %s", "il manque quelque chose\u00a0: écrivez par exemple %s"},
	GameExtra:     {"“%s” is one word too many: write such as %s; a name of several words stands in quotes", "«\u00a0%s\u00a0» est un mot de trop\u00a0: écrivez par exemple %s\u00a0; un nom de plusieurs mots se met entre guillemets"},
	GameNamesForm: {"“%s” names no player: write such as god=Ann,satan=Tom", "«\u00a0%s\u00a0» ne nomme aucun joueur\u00a0: écrivez par exemple god=Léa,satan=Tom"},
	GameNamesTwo:  {"%s has two names: give one", "%s a deux noms\u00a0: donnez-en un"},
	GameNamesLong: {"the name of %s is too long: write %d letters at most", "le nom de %s est trop long\u00a0: écrivez %d lettres au plus"},
	GameStopped1:  {"gesture %d of %d, “%s”: %s", "geste %d sur %d, «\u00a0%s\u00a0»\u00a0: %s"},
	GameCount:     {"“%s” is no number of gestures: give 1 or more", "«\u00a0%s\u00a0» n’est pas un nombre de gestes\u00a0: donnez 1 ou plus"},
	GameLegal:     {"%s; legal now: %s", "%s\u00a0; légal à présent\u00a0: %s"},
	GameAnyway:    {"%s; --anyway does it nevertheless", "%s\u00a0; --anyway le fait quand même"},
	GameStopped:   {"gesture %d of %d, “%s”: %s; those before it are recorded: %d", "geste %d sur %d, «\u00a0%s\u00a0»\u00a0: %s\u00a0; ceux d’avant sont notés\u00a0: %d"},
	GameBegun:     {"%s begins: %s", "%s commence\u00a0: %s"},
	GameThrown:    {"thrown by the program: %s", "lancé par le programme\u00a0: %s"},
	GameAgain:     {"thrown again after an undo", "relancé après une annulation"},
	GameDry:       {"dry run: nothing is recorded", "essai\u00a0: rien n’est noté"},
	GameRenamed:   {"%s is now %s", "%s s’appelle maintenant %s"},
	GameDeleted:   {"%s is put away: 'croix import %s' brings it back", "%s est mise de côté\u00a0: «\u00a0croix import %s\u00a0» la ramène"},
	GameImported:  {"%s is now %s, of %d lines", "%s est maintenant %s, de %d lignes"},
	GameRepaired:  {"%s is kept up to gesture %d; lines that were damaged or came after: %d; all that was there is in %s", "%s est gardée jusqu’au geste %d\u00a0; lignes abîmées ou venues après\u00a0: %d\u00a0; tout ce qu’il y avait est dans %s"},

	LogUndone:   {"undone", "annulé"},
	LogOverride: {"against a rule", "contre une règle"},

	ShowRound:      {"round %d, cycle %d", "manche %d, cycle %d"},
	ShowEnded:      {"the game has ended: %s", "la partie est finie\u00a0: %s"},
	ShowAsks:       {"? %s", "? %s"},
	ShowActive:     {"%s plays %s, actions left %d: %s", "%s joue %s, actions restantes %d\u00a0: %s"},
	ShowStep:       {"%s: %s", "%s\u00a0: %s"},
	ShowActions:    {"%d action|%d actions", "%d action|%d actions"},
	ShowRounds:     {"%d round|%d rounds", "%d munition|%d munitions"},
	ShowWounded:    {"WOUNDED", "BLESSÉ"},
	ShowGuard:      {"ON GUARD", "QUI-VIVE"},
	ShowPoisoned:   {"POISONED", "EMPOISONNÉ"},
	ShowPentacle:   {"in a pentacle", "dans un pentacle"},
	ShowPlayed:     {"played", "joué"},
	ShowFamiliar:   {"familiar %d", "familier %d"},
	ShowJammed:     {"JAMMED", "ENRAYÉ"},
	ShowWorn:       {"worn", "sur soi"},
	ShowFake:       {"fake", "factice"},
	ShowFallen:     {"without substance", "sans substance"},
	ShowPiles:      {"lying about", "à terre"},
	ShowAntichrist: {"Antichrist", "Antéchrist"},
	ShowGuardian:   {"pawn of the guardian", "pion du gardien"},
	ShowGroup:      {"%s: %s", "%s\u00a0: %s"},

	PutBackSubstance: {"substance %d of %d", "substance %d sur %d"},

	"game.result.draw":      {"a draw", "égalité"},
	"game.result.both_lose": {"both lose", "les deux perdent"},
	"game.result.god":       {"God wins", "Dieu gagne"},
	"game.result.satan":     {"Satan wins", "Satan gagne"},
	"game.result.humanity":  {"Humanity wins", "l’Humanité gagne"},
}
