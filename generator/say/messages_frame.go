package say

// What the small games share when they are played.
const (
	SessionBegun     Key = "session.begun"
	SessionNoPart    Key = "session.no-part"
	SessionNothing   Key = "session.nothing"
	FrameFlag        Key = "frame.flag"
	DoKind           Key = "do.kind"
	FrameFixGamebook Key = "frame.fix-gamebook"
	FrameFixD666     Key = "frame.fix-d666"
	FrameFixLadder   Key = "frame.fix-ladder"
	FlagUndoRound    Key = "frame.flag-round"
	FlagUndoFight    Key = "frame.flag-fight"
	FlagUndoSecond   Key = "frame.flag-second"
	FlagPrintGame    Key = "frame.flag-game"
	GamebookNew      Key = "gamebook.cmd.new-short"
	GamebookNewLong  Key = "gamebook.cmd.new-long"
	D666New          Key = "d666.cmd.new-short"
	D666NewLong      Key = "d666.cmd.new-long"
	GamebookFlagNew  Key = "gamebook.flag.new-hero"
)

var frameMessages = map[Key]text{
	SessionBegun:     {"new game", "nouvelle partie"},
	SessionNoPart:    {"this game has no --%s: undo gestures, as in 'croix undo NAME 2'", "cette partie n’a pas de --%s\u00a0: annulez des gestes, comme «\u00a0croix undo NOM 2\u00a0»"},
	SessionNothing:   {"nothing of the kind was played: undo a gesture instead", "rien de tel n’a été joué\u00a0: annulez plutôt un geste"},
	FrameFlag:        {"--%s is not for a game of %s: leave it out", "--%s ne vaut pas pour une partie de %s\u00a0: retirez-le"},
	DoKind:           {"In a game of 'croix %s':", "Dans une partie de «\u00a0croix %s\u00a0»\u00a0:"},
	FrameFixGamebook: {"stamina =18", "endurance =18"},
	FrameFixD666:     {"bob =3", "bob =3"},
	FrameFixLadder:   {"ladder R =3", "échelle R =3"},
	FlagUndoRound:    {"gamebook: undo from the latest round of a fight on", "livre-jeu\u00a0: annuler depuis le dernier assaut"},
	FlagUndoFight:    {"gamebook: undo from the beginning of the latest fight on", "livre-jeu\u00a0: annuler depuis le début du dernier combat"},
	FlagUndoSecond:   {"d666: undo all that was done in the second", "d666\u00a0: annuler tout ce qui s’est fait dans la seconde"},
	FlagPrintGame:    {"fill in from a game, by `NAME`", "remplir d’après une partie, par son `NOM`"},
	GamebookNew:      {"begin a game of the gamebook", "commencer une partie du livre-jeu"},
	GamebookNewLong:  {"Begins a game with the heroes of a file, or with one that is rolled. Then croix do, show, log, undo as for every game.", "Commence une partie avec les héros d’un fichier, ou avec un héros tiré. Ensuite croix do, show, log, undo comme pour toute partie."},
	D666New:          {"begin a fight", "commencer un combat"},
	D666NewLong:      {"Begins a fight of the fighters of a file; others join with croix do 'add …'. Then croix do, show, log, undo as for every game.", "Commence un combat avec les combattants d’un fichier\u00a0; d’autres le rejoignent par croix do «\u00a0ajouter …\u00a0». Ensuite croix do, show, log, undo comme pour toute partie."},
	GamebookFlagNew:  {"the `NAME` of the hero that is rolled", "le `NOM` du héros tiré"},
}
