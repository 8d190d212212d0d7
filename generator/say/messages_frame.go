package say

// What the small games share when they are played.
const (
	SessionBegun     Key = "session.begun"
	SessionNoPart    Key = "session.no-part"
	SessionNothing   Key = "session.nothing"
	FrameFlag        Key = "frame.flag"
	FrameVerbs       Key = "frame.verbs"
	FlagD666Unhurt   Key = "d666.flag.unhurt"
	D666OptionsShort Key = "d666.cmd.options-short"
	FrameFixGamebook Key = "frame.fix-gamebook"
	FrameFixD666     Key = "frame.fix-d666"
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
	D666OptionsShort: {"the house rules of the d666 fight", "les règles maison du combat d666"},
	FlagD666Unhurt:   {"of a game: without the wounds so far", "d’une partie\u00a0: sans les blessures reçues"},
	FrameVerbs:       {"In a game of %s:", "Dans une partie de %s\u00a0:"},
	FrameFlag:        {"--%s is not for a game of %s: leave it out", "--%s ne vaut pas pour une partie de %s\u00a0: retirez-le"},
	FrameFixGamebook: {"stamina =18", "endurance =18"},
	FrameFixD666:     {"bob =3", "bob =3"},
	FlagUndoRound:    {"gamebook: undo from the latest round of a fight on", "livre-jeu\u00a0: annuler depuis le dernier assaut"},
	FlagUndoFight:    {"gamebook: undo from the beginning of the latest fight on", "livre-jeu\u00a0: annuler depuis le début du dernier combat"},
	FlagUndoSecond:   {"d666: undo all that was done in the second", "d666\u00a0: annuler tout ce qui s’est fait dans la seconde"},
	FlagPrintGame:    {"fill in from a game, by `NAME`", "remplir d’après une partie, par son `NOM`"},
	GamebookNew:      {"begin a game of the gamebook", "commencer une partie du livre-jeu"},
	GamebookNewLong:  {"Begins a game with the heroes of a file, or with one that is rolled. Then croix do, show, log, undo as for every game.", "Commence une partie avec les héros d’un fichier, ou avec un héros tiré. Ensuite croix do, show, log, undo comme pour toute partie."},
	D666New:          {"begin a fight", "commencer un combat"},
	D666NewLong:      {"Begins a fight of the fighters of a file; others join with croix do 'add …'. Then croix do, show, log, undo as for every game.", "Commence un combat avec les combattants d’un fichier\u00a0; d’autres le rejoignent par croix do «\u00a0ajouter …\u00a0». Ensuite croix do, show, log, undo comme pour toute partie."},
	GamebookFlagNew:  {"the `NAME` of the hero that is rolled", "le `NOM` du héros tiré"},

	"gamebook.about.goto":   {"turns to a paragraph, with the choice if you like; 47 alone is enough", "va à un paragraphe, avec le choix si l’on veut\u00a0; 47 seul suffit"},
	"gamebook.about.fight":  {"begins a fight: and, together; then, one by one; a name of the bestiary needs no numbers", "commence un combat\u00a0: et, ensemble\u00a0; puis, l’un après l’autre\u00a0; un nom du bestiaire se passe de nombres"},
	"gamebook.about.round":  {"fights a round", "livre un assaut"},
	"gamebook.about.luck":   {"tests Luck: on the wound that waits, or as the paragraph asks", "tente sa Chance\u00a0: sur la blessure en attente, ou comme le demande le paragraphe"},
	"gamebook.about.no":     {"leaves the wound as it is", "laisse la blessure telle quelle"},
	"gamebook.about.target": {"attacks another enemy of a group", "attaque un autre ennemi du groupe"},
	"gamebook.about.test":   {"tests Skill or Faith; with a number: is it at least so much?", "teste l’Habileté ou la Foi\u00a0; avec un nombre\u00a0: atteint-elle autant\u00a0?"},
	"gamebook.about.eat":    {"eats a meal", "prend un repas"},
	"gamebook.about.change": {"changes a number of the sheet: + - =; initial before it, exceed behind it", "change un nombre de la feuille\u00a0: + - =\u00a0; initial devant, permis derrière"},
	"gamebook.about.take":   {"into the equipment", "dans l’équipement"},
	"gamebook.about.drop":   {"out of the equipment", "hors de l’équipement"},
	"gamebook.about.note":   {"writes a remark on the sheet", "écrit une remarque sur la feuille"},
	"gamebook.about.enemy":  {"changes the Stamina of an enemy", "change l’Endurance d’un ennemi"},
	"gamebook.about.stop":   {"the paragraph ends the fight", "le paragraphe arrête le combat"},
	"gamebook.about.flee":   {"leaves the fight, if the house rule escape=true allows it", "quitte le combat, si la règle maison fuite=true le permet"},
	"gamebook.about.end":    {"ends the adventure: victory or abandoned", "finit l’aventure\u00a0: réussite ou abandon"},
	"gamebook.about.create": {"makes another hero", "crée un autre héros"},
	"gamebook.about.hero":   {"goes on with another hero", "continue avec un autre héros"},

	"d666.about.attack": {"attacks; hit or miss with the units, or the dice, or a threshold such as @43; then the defence", "attaque\u00a0; réussi ou raté avec les unités, ou les dés, ou un seuil comme @43\u00a0; puis la défense"},
	"d666.about.power":  {"uses a power; will is the defence, damage what your book says", "utilise un pouvoir\u00a0; volonté est la défense, dégâts ce que dit votre livre"},
	"d666.about.move":   {"moves, in metres, before the action", "se déplace, en mètres, avant l’action"},
	"d666.about.act":    {"a simple action in place of an attack", "une action simple au lieu d’une attaque"},
	"d666.about.pass":   {"does without the slot", "laisse passer son moment"},
	"d666.about.start":  {"begins the first second", "commence la première seconde"},
	"d666.about.set":    {"what the players decide: points, state, timer…; bob -2 is enough", "ce que décident les joueurs\u00a0: points, état, compteur…\u00a0; bob -2 suffit"},
	"d666.about.add":    {"a fighter joins", "un combattant arrive"},
	"d666.about.leave":  {"a fighter is out of the fight", "un combattant sort du combat"},
	"d666.about.note":   {"writes a remark into the log", "écrit une remarque dans le journal"},
	"d666.about.end":    {"ends the fight", "finit le combat"},
}
