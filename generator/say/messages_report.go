package say

// Reports of games.
const (
	ReportShort        Key = "report.short"
	ReportLong         Key = "report.long"
	FlagReportPDF      Key = "report.flag-pdf"
	ReportNeedsPDF     Key = "report.needs-pdf"
	ReportNeedsName    Key = "report.needs-name"
	ReportNoFile       Key = "report.no-file"
	ReportTitle        Key = "report.title"
	ReportSubject      Key = "report.subject"
	ReportNote         Key = "report.note"
	ReportOneDay       Key = "report.one-day"
	ReportResult       Key = "report.result"
	ReportGoesOn       Key = "report.goes-on"
	ReportScoreOf      Key = "report.score-of"
	ReportNoPoints     Key = "report.no-points"
	ReportWhat         Key = "report.what"
	ReportPoints       Key = "report.points"
	ReportRule         Key = "report.rule"
	ReportTotal        Key = "report.total"
	ReportSouls        Key = "report.souls"
	ReportRounds       Key = "report.rounds"
	ReportRound        Key = "report.round"
	ReportGestures     Key = "report.gestures"
	ReportMinutes      Key = "report.minutes"
	ReportLongest      Key = "report.longest"
	ReportChart        Key = "report.chart"
	ReportSign         Key = "report.sign"
	ReportShared       Key = "report.shared"
	ReportCounts       Key = "report.counts"
	ReportCount        Key = "report.count"
	ReportUndone       Key = "report.undone"
	ReportOverrides    Key = "report.overrides"
	ReportCorrections  Key = "report.corrections"
	ReportDice         Key = "report.dice"
	ReportNoDice       Key = "report.no-dice"
	ReportDiceHow      Key = "report.dice-how"
	ReportSetUp        Key = "report.set-up"
	ReportThrower      Key = "report.thrower"
	ReportThrowerAlone Key = "report.thrower-alone"
	ReportDays         Key = "report.days"
	ReportFaces        Key = "report.faces"
	ReportFacesFew     Key = "report.faces-few"
	ReportThrown       Key = "report.thrown"
	ReportTossUndone   Key = "report.toss-undone"
	ReportTossAgain    Key = "report.toss-again"
	ReportTossRerolled Key = "report.toss-rerolled"
	ReportFine         Key = "report.fine"
	ReportUnusual      Key = "report.unusual"
	ReportRare         Key = "report.rare"
	ReportLess         Key = "report.less"
	ReportAll          Key = "report.all"
	ReportGames        Key = "report.games"
	ReportEnded        Key = "report.ended"
	ReportUnread       Key = "report.unread"
	FlagScoreGame      Key = "report.flag-score-game"
	FlagOddsGame       Key = "report.flag-odds-game"
	ScoreOnly          Key = "report.score-only"
	ScoreNeedsGame     Key = "report.score-needs-game"
	OddsAlready        Key = "report.odds-already"
	OddsGameHas        Key = "report.odds-game-has"
	OddsWanders        Key = "report.odds-wanders"
	OddsNoSuchGun      Key = "report.odds-no-gun"
	OddsWhichGun       Key = "report.odds-which-gun"
	OddsJammed         Key = "report.odds-jammed"
	OddsNoSoul         Key = "report.odds-no-soul"
	ScoreResume        Key = "report.resume"
	ScoreFigure        Key = "report.figure"
	ScoreSubstance     Key = "report.substance"
	ScoreActions       Key = "report.actions"
	ScoreState         Key = "report.state"
	ScoreApart         Key = "report.apart"
	ScoreRules         Key = "report.house"
)

var reportMessages = map[Key]text{
	ReportShort:        {"how a game went, or all of them", "comment une partie s’est passée, ou toutes"},
	ReportLong:         {"How a game went, as a side or the whole table may know it: who won and why, line by line with the rules; what became of the souls; the score round by round; how long the rounds took; whether the dice were fair. Without a name, over all games.", "Comment une partie s’est passée, telle qu’un camp ou toute la table peut le savoir\u00a0: qui a gagné et pourquoi, ligne par ligne avec les règles\u00a0; le sort des âmes\u00a0; le score manche par manche\u00a0; la durée des manches\u00a0; si les dés étaient équitables. Sans nom, pour toutes les parties."},
	FlagReportPDF:      {"write a page into a PDF `FILE`, - for standard output", "écrire une page dans un `FICHIER` PDF, - pour la sortie standard"},
	ReportNeedsPDF:     {"%s is for the page: give --pdf FILE too", "%s concerne la page\u00a0: donnez aussi --pdf FICHIER"},
	ReportNoFile:       {"--pdf: the name is empty: give a file, or -", "--pdf\u00a0: le nom est vide\u00a0: donnez un fichier, ou -"},
	ReportNeedsName:    {"a page is of one game: give its NAME", "une page est celle d’une partie\u00a0: donnez son NOM"},
	ReportTitle:        {"Report", "Rapport"},
	ReportSubject:      {"How a game of Croix went", "Comment une partie de Croix s’est passée"},
	ReportNote:         {"%s to %s, round %d", "du %s au %s, manche %d"},
	ReportOneDay:       {"%s, round %d", "%s, manche %d"},
	ReportResult:       {"Result", "Résultat"},
	ReportGoesOn:       {"the game goes on", "la partie continue"},
	ReportScoreOf:      {"Score of %s", "Score de %s"},
	ReportNoPoints:     {"no points yet", "aucun point pour l’instant"},
	ReportWhat:         {"what", "quoi"},
	ReportPoints:       {"points", "points"},
	ReportRule:         {"rule", "règle"},
	ReportTotal:        {"total", "total"},
	ReportSouls:        {"What became of the souls", "Le sort des âmes"},
	ReportRounds:       {"Round by round", "Manche par manche"},
	ReportRound:        {"round", "manche"},
	ReportGestures:     {"gestures", "gestes"},
	ReportMinutes:      {"minutes", "minutes"},
	ReportLongest:      {"The longest round in minutes is round %d: %d. That of the most gestures is round %d: %d.", "La manche la plus longue en minutes est la %d\u00a0: %d. Celle qui a le plus de gestes est la %d\u00a0: %d."},
	ReportChart:        {"Score after each round: %s.", "Score après chaque manche\u00a0: %s."},
	ReportSign:         {"%s %s", "%s %s"},
	ReportShared:       {"%s where several meet", "%s où plusieurs se croisent"},
	ReportCounts:       {"How it was recorded", "Comment elle a été notée"},
	ReportCount:        {"%d gesture|%d gestures", "%d geste|%d gestes"},
	ReportUndone:       {"%d undone|%d undone", "%d annulé|%d annulés"},
	ReportOverrides:    {"%d against a rule|%d against a rule", "%d contre une règle|%d contre une règle"},
	ReportCorrections:  {"%d correction by hand|%d corrections by hand", "%d correction à la main|%d corrections à la main"},
	ReportDice:         {"The dice", "Les dés"},
	ReportNoDice:       {"no die was thrown", "aucun dé n’a été lancé"},
	ReportSetUp:        {"set-up", "mise en place"},
	ReportDiceHow:      {"Dice of gestures in force, how often each face came up from 1 on. p is how often fair dice are at least as uneven: under 5 in 100 is unusual, under 1 in 100 rare; neither proves anything.", "Dés des gestes en vigueur\u00a0: combien de fois chaque face, à partir de 1. p dit à quelle fréquence des dés équitables sont au moins aussi inégaux\u00a0: moins de 5 fois sur 100 est inhabituel, moins de 1 fois sur 100 est rare\u00a0; ni l’un ni l’autre ne prouve rien."},
	ReportThrower:      {"%s, d%d, %s", "%s, d%d, %s"},
	ReportThrowerAlone: {"d%d, %s", "d%d, %s"},
	ReportDays:         {"%s to %s", "du %s au %s"},
	ReportFaces:        {"%s: %s. Chi-square %s, p\u00a0%s: %s.", "%s\u00a0: %s. Khi-deux %s, p\u00a0%s\u00a0: %s."},
	ReportFacesFew:     {"%s: %s. Too few to tell: %d are needed.", "%s\u00a0: %s. Trop peu pour juger\u00a0: il en faut %d."},
	ReportThrown:       {"%d die|%d dice", "%d dé|%d dés"},
	ReportTossUndone:   {"Not counted: %d of gestures that were undone.", "Non comptés\u00a0: %d de gestes annulés."},
	ReportTossAgain:    {"Of these, thrown again after an undo: %d.", "Dont relancés après une annulation\u00a0: %d."},
	ReportTossRerolled: {"Of these, thrown again by a rule: %d.", "Dont relancés par une règle\u00a0: %d."},
	ReportFine:         {"nothing unusual", "rien d’inhabituel"},
	ReportUnusual:      {"unusual", "inhabituel"},
	ReportRare:         {"rare for fair dice", "rare pour des dés équitables"},
	ReportLess:         {"under %s", "moins de %s"},
	ReportAll:          {"All games", "Toutes les parties"},
	ReportGames:        {"%d game|%d games", "%d partie|%d parties"},
	ReportEnded:        {"%d ended|%d ended", "%d terminée|%d terminées"},
	ReportUnread:       {"%s cannot be read: %s", "%s est illisible\u00a0: %s"},
	FlagScoreGame:      {"fill the score sheet in from a game, by `NAME`, and print how it stands", "remplir la feuille de score d’après une partie, par son `NOM`, et imprimer où elle en est"},
	FlagOddsGame:       {"take souls, objects and house rules from a game, by `NAME`", "prendre les âmes, les objets et les règles maison d’une partie, par son `NOM`"},
	ScoreOnly:          {"--game fills the score sheet only: write 'croix print score --game %s'", "--game ne remplit que la feuille de score\u00a0: écrivez «\u00a0croix print score --game %s\u00a0»"},
	ScoreNeedsGame:     {"%s is for a game: give --game NAME too", "%s concerne une partie\u00a0: donnez aussi --game NOM"},
	OddsAlready:        {"%s is out of the question: %s", "%s est hors de question\u00a0: %s"},
	OddsGameHas:        {"what %s has is known from the game: leave out “+%s”", "ce qu’a %s est connu par la partie\u00a0: retirez «\u00a0+%s\u00a0»"},
	OddsWanders:        {"%s wanders, and nobody knows its sins: name a soul of the list", "%s est vagabonde, et personne ne connaît ses péchés\u00a0: nommez une âme de la liste"},
	OddsNoSuchGun:      {"%s does not have %s: leave out --weapon for what it has", "%s n’a pas %s\u00a0: retirez --weapon pour ce qu’elle a"},
	OddsWhichGun:       {"%s has several weapons to shoot with: name one with --weapon", "%s a plusieurs armes de tir\u00a0: nommez-en une avec --weapon"},
	OddsJammed:         {"the weapon of %s is jammed: 'croix odds unjam' tells the chance to clear it", "l’arme de %s est enrayée\u00a0: «\u00a0croix odds unjam\u00a0» dit la chance de la désenrayer"},
	OddsNoSoul:         {"not a soul", "ce n’est pas une âme"},
	ScoreResume:        {"to go on", "pour reprendre"},
	ScoreFigure:        {"figure", "figurine"},
	ScoreSubstance:     {"substance", "substance"},
	ScoreActions:       {"actions", "actions"},
	ScoreState:         {"where, how, with what", "où, comment, avec quoi"},
	ScoreApart:         {"Apart", "À part"},
	ScoreRules:         {"House rules", "Règles maison"},

	"report.by.player":     {"the players", "les joueurs"},
	"report.by.program":    {"the program", "le programme"},
	"report.by.script":     {"a script", "un script"},
	"report.sign.god":      {"G", "D"},
	"report.sign.satan":    {"S", "S"},
	"report.sign.humanity": {"H", "H"},
}
