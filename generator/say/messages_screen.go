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
	TableDone         Key = "table.done"
	TableNoOne        Key = "table.no-one"
	TableAnswers      Key = "table.answers"
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
	TableKeysLook     Key = "table.keys-look"
	TableKeys         Key = "table.keys"
	TableEscMenu      Key = "table.esc-menu"
	TableEscBack      Key = "table.esc-back"
	TablePicks        Key = "table.picks"
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
	TableHome         Key = "table.home"
	TableLeaves       Key = "table.leaves"
	TableWhoLeft      Key = "table.who-left"
	TableWhichSins    Key = "table.which-sins"
	TableWhichSin     Key = "table.which-sin"
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
	TableRevealSure   Key = "table.reveal-sure"
	TableRevealNo     Key = "table.reveal-no"
	TableRevealYes    Key = "table.reveal-yes"
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
	PlayNameSign      Key = "play.name-sign"
	PlayNameNumber    Key = "play.name-number"
	PlayNameTaken     Key = "play.name-taken"
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
	TableDone:         {"done", "joué"},
	TableNoOne:        {"No figure is at it: a letter or number shows one here.", "Aucune figurine en jeu\u00a0: une lettre ou un numéro en montre une ici."},
	TableAnswers:      {"%s answers · %s", "%s répond · %s"},
	TableStep:         {"%s: %s", "%s\u00a0: %s"},
	TableRound:        {"round %d.%d", "manche %d.%d"},
	TableOver:         {"THE GAME IS OVER", "LA PARTIE EST FINIE"},
	TableUndo:         {"u undo: %s", "u annuler\u00a0: %s"},
	TableNoUndo:       {"nothing to undo", "rien à annuler"},
	TableNoRedo:       {"nothing to redo", "rien à refaire"},
	TableReadOnly:     {"READ ONLY: another table has the game", "LECTURE SEULE\u00a0: une autre table tient la partie"},
	TableIdle:         {"nothing to do now: back", "rien à faire à présent\u00a0: retour"},
	TableWatching:     {"READ ONLY: watching", "LECTURE SEULE\u00a0: on regarde"},
	TableUnwritable:   {"READ ONLY: %s", "LECTURE SEULE\u00a0: %s"},
	TableKeysLook:     {"Esc %s · ? rule · %sTab view", "Échap %s · ? règle · %sTab vue"},
	TableKeys:         {"Esc %s · ? rule · Enter does it · %s: write · Tab view", "Échap %s · ? règle · Entrée fait · %s: écrire · Tab vue"},
	TableEscMenu:      {"menu", "menu"},
	TableEscBack:      {"back", "retour"},
	TablePicks:        {"letter or number: a figure", "lettre ou numéro\u00a0: une figurine"},
	TablePageKeys:     {"↑↓ Space read on · Esc back", "↑↓ Espace lire la suite · Échap retour"},
	TableNobody:       {"nobody in reach", "personne à portée"},
	TableMenu:         {"Menu", "Menu"},
	TableDice:         {"%d die|%d dice", "%d dé|%d dés"},
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
	TableMove:         {"%s: move, %v\u00a0cm at most", "%s\u00a0: déplacement, %v\u00a0cm au plus"},
	TableHome:         {"enters Paradise: loses all its substance", "entre au Paradis\u00a0: perd toute sa substance"},
	TableStays:        {"stays in %s", "reste\u00a0: %s"},
	TableLeaves:       {"it leaves enemies in contact…", "quitte des ennemis au contact…"},
	TableWhoLeft:      {"Which enemies does it leave? Mark them, then Enter", "Quels ennemis quitte-t-elle\u00a0? Cochez-les, puis Entrée"},
	TableWhichSins:    {"the sins to name, the best choice first", "les péchés à nommer, le meilleur choix d’abord"},
	TableWhichSin:     {"the sins to name", "les péchés à nommer"},
	TableTouches:      {"it touches an angel or a demon…", "touche un ange ou un démon…"},
	TableWhoTouched:   {"Whom does it touch first?", "Contre qui d’abord\u00a0?"},
	TableThenTouched:  {"It touched %s. And then?", "Contact avec %s. Et ensuite\u00a0?"},
	TableThenStops:    {"nobody else; it would stop: %s", "personne d’autre\u00a0; elle s’arrêterait\u00a0: %s"},
	TableNear:         {"near: %s", "à portée\u00a0: %s"},
	TableHit:          {"hits %s", "touche %s"},
	TableKill:         {"kills %s", "tue %s"},
	TableJam:          {"jams %s", "s’enraye %s"},
	TableMenuUndo:     {"undo", "annuler"},
	TableMenuUndoPlay: {"undo to the start of the activation", "annuler depuis le début de l’activation"},
	TableMenuUndoTurn: {"undo to the start of the turn", "annuler depuis le début du tour"},
	TableMenuBack:     {"go back further…", "revenir plus loin en arrière…"},
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
	TableMenuReveal:   {"reveal the Antichrist…", "révéler l’Antéchrist…"},
	TableRevealSure:   {"%s alone: show the Antichrist to all?", "%s seul : montrer l’Antéchrist à tous ?"},
	TableRevealNo:     {"no: it stays hidden", "non : il reste caché"},
	TableRevealYes:    {"yes: everybody sees who it is", "oui : tout le monde voit qui c’est"},
	TableMenuClock:    {"clocks on or off", "horloges, marche ou arrêt"},
	TableMenuBell:     {"bell when it is another’s move, on or off", "sonnerie quand c’est à un autre, marche ou arrêt"},
	TableMenuGuide:    {"explanations at each step, on or off", "explications à chaque étape, marche ou arrêt"},
	TableMenuQuit:     {"leave; the game is kept", "quitter\u00a0; la partie est gardée"},
	TableNoteWhat:     {"Text of the note", "Texte de la note"},
	TableBackWhere:    {"Back to where?", "Revenir jusqu’où\u00a0?"},
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
	PlayNameSign:     {"the name has a sign that cannot be printed: leave that out", "le nom a un signe qui ne s’imprime pas\u00a0: ôtez-le"},
	PlayNameNumber:   {"“%s” is a number, as pawns have: choose another name", "«\u00a0%s\u00a0» est un numéro, comme ceux des pions\u00a0: choisissez un autre nom"},
	PlayNameTaken:    {"“%s” names %s already: choose another name", "«\u00a0%s\u00a0» désigne déjà %s\u00a0: choisissez un autre nom"},
	PlayLongName:     {"the name is too long: write %d letters at most", "le nom est trop long\u00a0: écrivez %d lettres au plus"},
	PlayLineNamed:    {"new name of %s: %s", "nouveau nom de %s\u00a0: %s"},
	TableSecretFirst: {"first: %s", "d’abord\u00a0: %s"},
	TablePlaceFirst:  {"first: where the pawns stand", "d’abord\u00a0: où sont les pions"},
	TableDrawn:       {"drift — a pawn drawn at random", "dérive — un pion tiré au sort"},
	TableNobodyNear:  {"nobody near who changes it", "personne à portée qui y change"},
	TableCheckHow:    {"Does the table show the same? If not: Esc, the key of the figure, - + = and a number.", "La table montre-t-elle la même chose\u00a0? Sinon\u00a0: Échap, la touche de la figurine, - + = et un nombre."},
	TableScoreLine:   {"%[1]s %[2]s – %[3]s (%[4]s)", "%[1]s %[2]s – %[3]s (%[4]s)"},

	"table.step.drift":      {"a pawn drifts, or you try to play a humanist", "un pion dérive, ou vous essayez de jouer un humaniste"},
	"table.step.play":       {"one of its figures plays", "une de ses figurines joue"},
	"table.step.flee":       {"a humanist flees", "un humaniste fuit"},
	"table.step.own":        {"one of your figures plays, or you try to play a humanist", "une de vos figurines joue, ou vous essayez de jouer un humaniste"},
	"table.step.humanity":   {"a pawn drifts, or a humanist plays", "un pion dérive, ou un humaniste joue"},
	"table.step.between":    {"the next round can begin", "la manche suivante peut commencer"},
	"table.guide.place":     {"Put the pawns where the first row tells, demons in the flames, angels above the top edge. Then each side picks its secret: its row, Enter.", "Posez les pions selon la première ligne, les démons dans les flammes, les anges au-dessus du bord du haut. Puis chaque camp choisit son secret\u00a0: sa ligne, Entrée."},
	"table.guide.drift":     {"A pawn drifts: Enter draws it. Throw what is asked, type the faces, push the pawn so far that way; it bounces off the edges.", "Un pion dérive\u00a0: Entrée le tire. Lancez ce qui est demandé, tapez les faces, poussez le pion d’autant\u00a0; il rebondit sur les bords."},
	"table.guide.throw":     {"Throw the dice named below and type each face; r lets the program throw.", "Lancez les dés nommés en bas, tapez chaque face\u00a0; r laisse lancer le programme."},
	"table.guide.direction": {"Throw the die named below and type its face; r lets the program throw. 1 is towards Paradise, then clockwise.", "Lancez le dé nommé en bas, tapez sa face\u00a0; r laisse lancer le programme. 1 va vers le Paradis, puis en tournant à droite."},
	"table.guide.secret":    {"A secret is still to be written down: its row, Enter. It may be none. The game goes on then.", "Un secret reste à noter\u00a0: sa ligne, Entrée. Ce peut être aucun. La partie continue ensuite."},
	"table.guide.drifted":   {"Push the pawn to its end. If it touched an angel or demon, pick the row that says so; else pick where it stopped: 1 to 5.", "Poussez le pion jusqu’au bout. S’il a touché un ange ou un démon, prenez cette ligne\u00a0; sinon le lieu où il s’arrête\u00a0: 1 à 5."},
	"table.guide.attempt":   {"The one it touched tries the soul: Enter names the best sins. An angel must throw more than their sum, a demon less.", "Qui fut touché tente l’âme\u00a0: Entrée nomme les meilleurs péchés. Un ange doit lancer plus que leur somme, un démon moins."},
	"table.guide.play":      {"One of your figures plays: its letter or number, Enter. An angel or demon plays again when all of its camp have played.", "Une de vos figurines joue\u00a0: sa lettre ou son numéro, Entrée. Un ange ou un démon rejoue quand tout son camp a joué."},
	"table.guide.enters":    {"Its actions are the dots. It enters over the top edge: put it down inside, %s, then 1. n ends its turn.", "Ses actions sont les points. Il entre par le bord du haut\u00a0: posez-le en dedans, %s, puis 1. n finit son tour."},
	"table.guide.angel":     {"Its actions are the dots. Measure, move it, then %s and where it stands. In contact with a pawn, V makes it virtuous. n ends its turn.", "Ses actions sont les points. Mesurez, déplacez-le, puis %s et le lieu. Au contact d’un pion, V le rend vertueux. n finit son tour."},
	"table.guide.demon":     {"Its actions are the dots. Measure, move the figure, then %s and where it stands. In contact with a pawn, D damns it. n ends its turn.", "Ses actions sont les points. Mesurez, déplacez la figurine, puis %s et le lieu. Au contact d’un pion, D le damne. n finit son tour."},
	"table.guide.soul":      {"Its actions are the dots. Measure, move it, then %s and where it stands; %s shoots, %s strikes in contact, then at whom. n ends its turn.", "Ses actions sont les points. Mesurez, déplacez-la, puis %s et le lieu\u00a0; %s tire, %s frappe au contact, puis sur qui. n finit son tour."},
	"table.guide.flee":      {"A humanist runs for the nearest end of the beam: move it all its way, then its row, Enter, and where it stands.", "Un humaniste court vers le bout le plus proche de la poutre\u00a0: déplacez-le à fond, puis sa ligne, Entrée, et le lieu."},
	"table.guide.own":       {"One of your figures plays, or you try to play a humanist: its letter or number, Enter, then throw.", "Une de vos figurines joue, ou vous tentez de jouer un humaniste\u00a0: sa lettre ou son numéro, Entrée, puis lancez."},
	"table.guide.humanity":  {"A pawn drifts, or one of your humanists plays: its number, Enter.", "Un pion dérive, ou un de vos humanistes joue\u00a0: son numéro, Entrée."},
	"table.guide.between":   {"The round is over: take the marks off the board. n begins the next one; it asks for a die for each destroyed angel or imp.", "La manche est finie\u00a0: ôtez les marques du plateau. n commence la suivante\u00a0; un dé est demandé pour chaque ange ou diablotin détruit."},
	"table.guide.riposte":   {"The struck figure may hit back with an action it has left: Enter, then throw. n lets the blow come.", "La figurine frappée peut riposter avec une action qui lui reste\u00a0: Entrée, puis lancez. n laisse venir le coup."},
	"table.guide.moved":     {"Nobody plays this humanist: move it as the line above tells, then pick where it stopped: 1 to 5.", "Personne ne joue cet humaniste\u00a0: déplacez-le comme le dit la ligne plus haut, puis prenez le lieu\u00a0: 1 à 5."},
	"table.guide.ask":       {"The side named above decides: look at the board, pick a row with its key or ↑ ↓ and Enter.", "Le camp nommé plus haut décide\u00a0: regardez le plateau, prenez une ligne par sa touche ou ↑ ↓ et Entrée."},
	"table.secret.satan":    {"the Antichrist of %s", "l’Antéchrist de %s"},
	"table.secret.god":      {"the guardian’s pawn of %s", "le pion du gardien de %s"},
}
