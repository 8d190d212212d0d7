package say

// Games as they are opened, played and undone.
const (
	SessionNew          Key = "session.new"
	SessionSetup        Key = "session.setup"
	SessionOther        Key = "session.other"
	SessionLine         Key = "session.line"
	SessionEmpty        Key = "session.empty"
	SessionNoActivation Key = "session.no-activation"
	SessionUndone       Key = "session.undone"
	SessionRedone       Key = "session.redone"
	SessionLabelText    Key = "session.label-text"
	SessionSecret       Key = "session.secret"
)

var sessionMessages = map[Key]text{
	SessionNew:          {"new game: %d players, %d souls", "nouvelle partie\u00a0: %d joueurs, %d âmes"},
	SessionSetup:        {"what the game starts from cannot be read: %s: use the version of croix that wrote it", "le point de départ de la partie est illisible\u00a0: %s\u00a0: utilisez la version de croix qui l’a écrit"},
	SessionOther:        {"%s: this is a game of “%s”, which this command does not play", "%s\u00a0: c’est une partie de «\u00a0%s\u00a0», que cette commande ne joue pas"},
	SessionLine:         {"%s:%d: %s; the file is untouched", "%s:%d\u00a0: %s\u00a0; le fichier est intact"},
	SessionEmpty:        {"%s: this game was never set up: delete it and begin it again", "%s\u00a0: cette partie n’a jamais été mise en place\u00a0: supprimez-la et recommencez-la"},
	SessionNoActivation: {"no figure has been activated: undo a gesture instead", "aucune figurine n’a été activée\u00a0: annulez plutôt un geste"},
	SessionUndone:       {"undone: %s", "annulé\u00a0: %s"},
	SessionLabelText:    {"%s: %s", "%s\u00a0: %s"},
	SessionSecret:       {"a dry run would give a secret pawn away: do it without --dry-run, or leave it", "un essai trahirait un pion secret\u00a0: faites-le sans --dry-run, ou laissez"},
	SessionRedone:       {"redone: %s", "refait\u00a0: %s"},
}
