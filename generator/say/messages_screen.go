package say

// The screen of the live table.
const (
	TableKeyMove      Key = "table.key-move"
	TableKeyShoot     Key = "table.key-shoot"
	TableKeyStrike    Key = "table.key-strike"
	TableKeyGuard     Key = "table.key-guard"
	TableKeyYes       Key = "table.key-yes"
	TableKeyNo        Key = "table.key-no"
	TableActs         Key = "table.acts"
	TableStep         Key = "table.step-of"
	TableRound        Key = "table.round"
	TableOver         Key = "table.over"
	TableUndo         Key = "table.undo"
	TableNoUndo       Key = "table.no-undo"
	TableNoRedo       Key = "table.no-redo"
	TableReadOnly     Key = "table.read-only"
	TableIdle         Key = "table.idle"
	TableWatching     Key = "table.watching"
	TableUnwritable   Key = "table.unwritable"
	TableKeys         Key = "table.keys"
	TablePageKeys     Key = "table.page-keys"
	TableNobody       Key = "table.nobody"
	TableMenu         Key = "table.menu"
	TableDice         Key = "table.dice"
	TableWhoSeveral   Key = "table.who-several"
	TableSeveral      Key = "table.several"
	TableFewerDice    Key = "table.fewer-dice"
	TableBlast        Key = "table.blast"
	TableBlastWho     Key = "table.blast-who"
	TableNobodyElse   Key = "table.nobody-else"
	TableOthersToo    Key = "table.others-too"
	TableBare         Key = "table.bare"
	TableByNature     Key = "table.by-nature"
	TableWith         Key = "table.with"
	TableMove         Key = "table.move"
	TableStays        Key = "table.stays"
	TableLeaves       Key = "table.leaves"
	TableWhoLeft      Key = "table.who-left"
	TableWhichSins    Key = "table.which-sins"
	TableTouches      Key = "table.touches"
	TableWhoTouched   Key = "table.who-touched"
	TableThenTouched  Key = "table.then-touched"
	TableThenStops    Key = "table.then-stops"
	TableNear         Key = "table.near"
	TableHit          Key = "table.hit"
	TableKill         Key = "table.kill"
	TableJam          Key = "table.jam"
	TableMenuUndo     Key = "table.menu-undo"
	TableMenuUndoPlay Key = "table.menu-undo-activation"
	TableMenuUndoTurn Key = "table.menu-undo-turn"
	TableMenuBack     Key = "table.menu-back"
	TableMenuRedo     Key = "table.menu-redo"
	TableMenuNote     Key = "table.menu-note"
	TableMenuCheck    Key = "table.menu-check"
	TableMenuScore    Key = "table.menu-score"
	TableMenuLog      Key = "table.menu-log"
	TableMenuRules    Key = "table.menu-rules"
	TableMenuKeys     Key = "table.menu-keys"
	TableMenuReal     Key = "table.menu-real"
	TableMenuProgram  Key = "table.menu-program"
	TableMenuSecret   Key = "table.menu-secret"
	TableMenuReveal   Key = "table.menu-reveal"
	TableMenuClock    Key = "table.menu-clock"
	TableMenuBell     Key = "table.menu-bell"
	TableMenuGuide    Key = "table.menu-guide"
	TableMenuQuit     Key = "table.menu-quit"
	TableNoteWhat     Key = "table.note-what"
	TableBackWhere    Key = "table.back-where"
	TableSecretWhose  Key = "table.secret-whose"
	TableSecretDone   Key = "table.secret-done"
	TableDecline      Key = "table.decline"
	TableCover        Key = "table.cover"
	TableJams         Key = "table.jams"
	TableClears       Key = "table.clears"
	TableAmmoOf       Key = "table.ammo-of"
	TableRename       Key = "table.rename"
	TableRenameWhat   Key = "table.rename-what"
	PlayNoName        Key = "play.no-name"
	PlayLongName      Key = "play.long-name"
	PlayLineNamed     Key = "play.line-named"
	TableSecretFirst  Key = "table.secret-first"
	TablePlaceFirst   Key = "table.place-first"
	TableDrawn        Key = "table.drawn"
	TableNobodyNear   Key = "table.nobody-near"
	TableCheckHow     Key = "table.check-how"
	TableScoreLine    Key = "table.score-line"
)

var tableScreenMessages = map[Key]text{
	TableKeyMove:      {"m", "d"},
	TableKeyShoot:     {"s", "t"},
	TableKeyStrike:    {"h", "f"},
	TableKeyGuard:     {"g", "g"},
	TableKeyYes:       {"y", "o"},
	TableKeyNo:        {"n", "n"},
	TableActs:         {"%s plays, %s left", "%s joue, encore %s"},
	TableStep:         {"%s: %s", "%s\u00a0: %s"},
	TableRound:        {"round %d.%d", "manche %d.%d"},
	TableOver:         {"THE GAME IS OVER", "LA PARTIE EST FINIE"},
	TableUndo:         {"u undo: %s", "u annuler\u00a0: %s"},
	TableNoUndo:       {"nothing to undo", "rien à annuler"},
	TableNoRedo:       {"nothing to redo", "rien à refaire"},
	TableReadOnly:     {"READ ONLY: another table has the game", "LECTURE SEULE\u00a0: une autre table tient la partie"},
	TableIdle:         {"%s — nothing to do now: Esc", "%s — rien à faire à présent\u00a0: Échap"},
	TableWatching:     {"READ ONLY: watching", "LECTURE SEULE\u00a0: on regarde"},
	TableUnwritable:   {"READ ONLY: %s", "LECTURE SEULE\u00a0: %s"},
	TableKeys:         {"Esc menu · ? rule · Enter does it · letter or number: a figure · : write · Tab view", "Échap menu · ? règle · Entrée fait · lettre ou numéro\u00a0: une figurine · : écrire · Tab vue"},
	TablePageKeys:     {"↑↓ Space read on · Esc back", "↑↓ Espace lire la suite · Échap retour"},
	TableNobody:       {"nobody in reach", "personne à portée"},
	TableMenu:         {"Menu", "Menu"},
	TableDice:         {"%d dice", "%d dés"},
	TableWhoSeveral:   {"Which targets? Mark them, then Enter", "Quelles cibles\u00a0? Cochez-les, puis Entrée"},
	TableSeveral:      {"several targets…", "plusieurs cibles…"},
	TableFewerDice:    {"fewer dice than %d…", "moins de %d dés…"},
	TableBlast:        {"Who else is in the blast?", "Qui d’autre est dans l’explosion\u00a0?"},
	TableBlastWho:     {"Who else is in the blast? Mark them, then Enter", "Qui d’autre est dans l’explosion\u00a0? Cochez, puis Entrée"},
	TableNobodyElse:   {"nobody else", "personne d’autre"},
	TableOthersToo:    {"others too…", "d’autres aussi…"},
	TableBare:         {"bare hands", "mains nues"},
	TableByNature:     {"by nature", "par nature"},
	TableWith:         {"with %s…", "avec %s…"},
	TableMove:         {"%s moves, %v\u00a0cm at most", "%s se déplace, %v\u00a0cm au plus"},
	TableStays:        {"stays in %s", "reste\u00a0: %s"},
	TableLeaves:       {"it leaves enemies in contact…", "quitte des ennemis au contact…"},
	TableWhoLeft:      {"Which enemies does it leave? Mark them, then Enter", "Quels ennemis quitte-t-elle\u00a0? Cochez-les, puis Entrée"},
	TableWhichSins:    {"which sins? Best first", "quels péchés\u00a0? Le meilleur d’abord"},
	TableTouches:      {"it touches an angel or a demon…", "touche un ange ou un démon…"},
	TableWhoTouched:   {"Whom does it touch first?", "Qui touche-t-elle d’abord\u00a0?"},
	TableThenTouched:  {"It touched %s. And then?", "Elle a touché %s. Et ensuite\u00a0?"},
	TableThenStops:    {"nobody else; it would stop: %s", "personne d’autre\u00a0; elle s’arrêterait\u00a0: %s"},
	TableNear:         {"near: %s", "à portée\u00a0: %s"},
	TableHit:          {"hits %s", "touche %s"},
	TableKill:         {"kills %s", "tue %s"},
	TableJam:          {"jams %s", "s’enraye %s"},
	TableMenuUndo:     {"undo", "annuler"},
	TableMenuUndoPlay: {"undo to the start of the activation", "annuler depuis le début de l’activation"},
	TableMenuUndoTurn: {"undo to the start of the turn", "annuler depuis le début du tour"},
	TableMenuBack:     {"go back to a line of the log…", "revenir à une ligne du journal…"},
	TableMenuRedo:     {"redo", "refaire"},
	TableMenuNote:     {"write a note…", "écrire une note…"},
	TableMenuCheck:    {"check against the table", "comparer avec la table"},
	TableMenuScore:    {"the score, line by line", "le score, ligne à ligne"},
	TableMenuLog:      {"the log", "le journal"},
	TableMenuRules:    {"the rules in short", "les règles en bref"},
	TableMenuKeys:     {"the keys", "les touches"},
	TableMenuReal:     {"real dice for %s", "vrais dés pour %s"},
	TableMenuProgram:  {"the program throws for %s", "le programme lance pour %s"},
	TableMenuSecret:   {"write down a secret pawn…", "noter un pion secret…"},
	TableMenuReveal:   {"reveal the Antichrist", "révéler l’Antéchrist"},
	TableMenuClock:    {"clocks on or off", "horloges oui ou non"},
	TableMenuBell:     {"bell on or off", "sonnerie oui ou non"},
	TableMenuGuide:    {"explain each step, or no more", "expliquer chaque étape, ou plus"},
	TableMenuQuit:     {"leave; the game is kept", "quitter\u00a0; la partie est gardée"},
	TableNoteWhat:     {"Note", "Note"},
	TableBackWhere:    {"Back to just after which line?", "Revenir juste après quelle ligne\u00a0?"},
	TableSecretWhose:  {"Whose secret?", "Le secret de qui\u00a0?"},
	TableSecretDone:   {"written down already", "déjà noté"},
	TableDecline:      {"none; the others do not see it", "aucun\u00a0; les autres ne le voient pas"},
	TableCover:        {"Give the screen to %s. Everybody else looks away. Then Enter; Esc goes back.", "Donnez l’écran à %s. Tous les autres regardent ailleurs. Puis Entrée\u00a0; Échap revient."},
	TableJams:         {"%s: it jammed", "%s\u00a0: enrayée"},
	TableClears:       {"%s: not jammed", "%s\u00a0: pas enrayée"},
	TableAmmoOf:       {"%s: rounds, - + = and a number", "%s\u00a0: munitions, - + = et un nombre"},
	TableRename:       {"give a name…", "donner un nom…"},
	TableRenameWhat:   {"Name of %s", "Nom de %s"},

	PlayNoName:       {"%s has no name as long as it wanders: wait until it is known", "%s n’a pas de nom tant qu’elle est vagabonde\u00a0: attendez qu’on la connaisse"},
	PlayLongName:     {"the name is too long: write %d letters at most", "le nom est trop long\u00a0: écrivez %d lettres au plus"},
	PlayLineNamed:    {"%s is called %s", "%s s’appelle %s"},
	TableSecretFirst: {"first: %s", "d’abord\u00a0: %s"},
	TablePlaceFirst:  {"first: where the pawns stand", "d’abord\u00a0: où sont les pions"},
	TableDrawn:       {"drift — a pawn drawn at random", "dérive — un pion tiré au sort"},
	TableNobodyNear:  {"nobody near who changes it", "personne à portée qui y change"},
	TableCheckHow:    {"Does the table show the same? If not: the key of the figure, - + = and a number.", "La table montre-t-elle la même chose\u00a0? Sinon\u00a0: la touche de la figurine, - + = et un nombre."},
	TableScoreLine:   {"%[1]s %[2]s %[3]s (%[4]s)", "%[1]s %[2]s %[3]s (%[4]s)"},

	"table.step.drift":     {"a pawn drifts, or a humanist is tried", "un pion dérive, ou un humaniste est tenté"},
	"table.step.play":      {"one of its figures plays", "une de ses figurines joue"},
	"table.step.flee":      {"a humanist flees", "un humaniste fuit"},
	"table.step.own":       {"one of its figures plays, or a humanist is tried", "une de ses figurines joue, ou un humaniste est tenté"},
	"table.step.humanity":  {"a pawn drifts, or a humanist plays", "un pion dérive, ou un humaniste joue"},
	"table.step.between":   {"what is thrown between two rounds", "ce qui se lance entre deux manches"},
	"table.guide.drift":    {"A pawn that nobody knows drifts: pick it, throw the direction and three dice for the distance, move it on the board, then say where it stopped and which angels or demons it touched. Whom it touches must try it.", "Un pion inconnu dérive\u00a0: choisissez-le, lancez la direction et trois dés pour la distance, déplacez-le sur le plateau, puis dites où il s’arrête et quels anges ou démons il touche. Qui il touche doit le tenter."},
	"table.guide.play":     {"Pick one of your figures: it has all its actions now. Every angel and demon plays once before one plays again.", "Choisissez une de vos figurines\u00a0: elle a toutes ses actions. Chaque ange et chaque démon joue une fois avant que l’un rejoue."},
	"table.guide.flee":     {"A humanist that nobody played runs for the nearest end of the beam: move it and say where it stops.", "Un humaniste que personne n’a joué court vers le bout le plus proche\u00a0: déplacez-le et dites où il s’arrête."},
	"table.guide.own":      {"Play one of your figures, or try to take over a humanist.", "Jouez une de vos figurines, ou tentez de contrôler un humaniste."},
	"table.guide.humanity": {"A pawn drifts, or one of your humanists plays.", "Un pion dérive, ou un de vos humanistes joue."},
	"table.guide.between":  {"Throw what has to be thrown before the next round: who comes back.", "Lancez ce qui se lance avant la manche suivante\u00a0: qui revient."},
	"table.guide.active":   {"Its actions are the dots. Each row is something it may do, with the chance beside it; in brackets is why it may not. n ends its turn.", "Ses actions sont les points. Chaque ligne est ce qu’elle peut faire, avec la chance à côté\u00a0; entre parenthèses, pourquoi elle ne peut pas. n finit son tour."},
	"table.guide.ask":      {"Something happened that somebody has to decide: pick the answer.", "Quelque chose est arrivé que quelqu’un doit décider\u00a0: choisissez la réponse."},
	"table.secret.satan":   {"the Antichrist of %s", "l’Antéchrist de %s"},
	"table.secret.god":     {"the guardian’s pawn of %s", "le pion du gardien de %s"},
}
