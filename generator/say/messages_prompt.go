package say

// Words of questions and forms.
const (
	PromptBack     Key = "prompt.back"
	PromptLeft     Key = "prompt.left"
	PromptEnd      Key = "prompt.end"
	PromptRead     Key = "prompt.read"
	PromptPick     Key = "prompt.pick"
	PromptSeveral  Key = "prompt.several"
	PromptNone     Key = "prompt.none"
	PromptDisabled Key = "prompt.disabled"
	PromptNumber   Key = "prompt.number"
	PromptRange    Key = "prompt.range"
	PromptYesNo    Key = "prompt.yes-no"
	PromptYes      Key = "prompt.yes"
	PromptNo       Key = "prompt.no"
	PromptDie      Key = "prompt.die"
	PromptDiceMany Key = "prompt.dice-many"
	PromptDiceFew  Key = "prompt.dice-few"
	PromptMayBack  Key = "prompt.may-back"
	PromptRest     Key = "prompt.rest"
	PromptAnswered Key = "prompt.answered"

	PromptDefault Key = "prompt.default"

	KeyBack      Key = "key.back"
	NameShiftTab Key = "key.name-shift-tab"
	KeyLeave     Key = "key.leave"
	KeyEnter     Key = "key.enter"
	KeyMove      Key = "key.move"
	KeyFilter    Key = "key.filter"
	KeyErase     Key = "key.erase"
	KeyRoll      Key = "key.roll"
	KeyYes       Key = "key.yes"
	KeyNo        Key = "key.no"
	NameEsc      Key = "key.name-esc"
	NameEnter    Key = "key.name-enter"
	NameErase    Key = "key.name-erase"
	NameType     Key = "key.name-type"
	FilterNow    Key = "key.filter-now"

	AskWidth        Key = "ask.width"
	AskHeight       Key = "ask.height"
	AskBar          Key = "ask.bar"
	AskRight        Key = "ask.right"
	AskRightHelp    Key = "ask.right-help"
	AskDown         Key = "ask.down"
	AskDownHelp     Key = "ask.down-help"
	AskAngle        Key = "ask.angle"
	AskAngleHelp    Key = "ask.angle-help"
	AskNumber       Key = "ask.number"
	AskKeep         Key = "ask.keep"
	ProfileMeasure  Key = "profile.measure"
	ProgressLine    Key = "progress.line"
	ProgressPicture Key = "progress.picture"
)

var promptMessages = map[Key]text{
	PromptBack:     {"back to the question before", "retour à la question d’avant"},
	PromptLeft:     {"left before the end: nothing is changed", "quitté avant la fin\u00a0: rien n’est changé"},
	PromptEnd:      {"the input ends before an answer to “%s”: give every answer, or use the flags of the command", "l’entrée finit avant la réponse à «\u00a0%s\u00a0»\u00a0: donnez toutes les réponses, ou prenez les options de la commande"},
	PromptRead:     {"the answer to “%s” cannot be read: %s", "la réponse à «\u00a0%s\u00a0» ne peut pas être lue\u00a0: %s"},
	PromptPick:     {"pick one", "choisissez"},
	PromptSeveral:  {"“%s” may be %s or %s: type more of it", "«\u00a0%s\u00a0» peut être %s ou %s\u00a0: tapez la suite"},
	PromptNone:     {"nothing here begins with “%s”", "rien ici ne commence par «\u00a0%s\u00a0»"},
	PromptDisabled: {"%s cannot be picked: %s", "%s ne peut pas être pris\u00a0: %s"},
	PromptNumber:   {"“%s”: give a whole number from %d to %d", "«\u00a0%s\u00a0»\u00a0: donnez un nombre entier de %d à %d"},
	PromptRange:    {"%s (%d to %d)", "%s (de %d à %d)"},
	PromptYesNo:    {"“%s”: answer yes or no", "«\u00a0%s\u00a0»\u00a0: répondez oui ou non"},
	PromptYes:      {"yes", "oui"},
	PromptNo:       {"no", "non"},
	PromptDie:      {"die %d shows “%s”: a face of it is 1 to %d", "le dé %d montre «\u00a0%s\u00a0»\u00a0: ses faces vont de 1 à %d"},
	PromptDiceMany: {"too many faces: %d are wanted", "trop de faces\u00a0: il en faut %d"},
	PromptDiceFew:  {"%d faces are wanted, %d are missing: write them all", "il faut %d faces, il en manque %d\u00a0: écrivez-les toutes"},
	PromptMayBack:  {"%s · %s %s", "%s · %s %s"},
	PromptRest:     {"  (r: the program rolls the rest; back leaves them)", "  (r\u00a0: le programme lance le reste\u00a0; retour y renonce)"},
	PromptAnswered: {"%s  %s", "%s  %s"},
	PromptDefault:  {"(enter alone: %s)", "(entrée seule\u00a0: %s)"},

	KeyBack:      {"back", "question d’avant"},
	NameShiftTab: {"shift+tab", "maj+tab"},
	KeyLeave:     {"leave", "quitter"},
	KeyEnter:     {"next", "suite"},
	KeyMove:      {"move", "aller"},
	KeyFilter:    {"search", "chercher"},
	KeyErase:     {"correct", "corriger"},
	KeyRoll:      {"roll the rest", "lancer le reste"},
	KeyYes:       {"y", "o"},
	KeyNo:        {"n", "n"},
	NameEsc:      {"esc", "échap"},
	NameEnter:    {"enter", "entrée"},
	NameErase:    {"backspace", "retour"},
	NameType:     {"letters", "lettres"},
	FilterNow:    {"search: %s", "recherche\u00a0: %s"},

	AskWidth:        {"Front: the bar across, mm", "Recto\u00a0: barre en largeur, mm"},
	AskHeight:       {"Front: the bar down, mm", "Recto\u00a0: barre en hauteur, mm"},
	AskBar:          {"From end to end, 90 to 110: 99.4 for instance.", "D’un bout à l’autre, de 90 à 110\u00a0: 99,4 par exemple."},
	AskRight:        {"Back: how far right, mm", "Verso\u00a0: décalé à droite, mm"},
	AskRightHelp:    {"Against the light: from the cross of the front to the middle of the scale, −20 to 20. To the left is minus.", "Par transparence\u00a0: de la croix du recto au milieu de la graduation, de −20 à 20. À gauche, en moins."},
	AskDown:         {"Back: how far down, mm", "Verso\u00a0: décalé vers le bas, mm"},
	AskDownHelp:     {"The same, downwards, −20 to 20. Above is minus.", "De même vers le bas, de −20 à 20. Au-dessus, en moins."},
	AskAngle:        {"Back: how far turned, degrees", "Verso\u00a0: tourné, degrés"},
	AskAngleHelp:    {"Clockwise, −5 to 5: half a degree for each mm between the heights of the outer crosses.", "Dans le sens des aiguilles, de −5 à 5\u00a0: un demi-degré par mm d’écart de hauteur entre les croix extérieures."},
	AskNumber:       {"“%s” is not a number", "«\u00a0%s\u00a0» n’est pas un nombre"},
	AskKeep:         {"Keep this profile?", "Garder ce profil\u00a0?"},
	ProfileMeasure:  {"say what was measured: --width, --height, --right, --down, --angle; on a terminal, a form asks for it", "dites ce qui a été mesuré\u00a0: --width, --height, --right, --down, --angle\u00a0; dans un terminal, un formulaire le demande"},
	ProgressPicture: {"picture %s", "image %s"},
	ProgressLine:    {"%s: page %d of %d", "%s\u00a0: page %d sur %d"},
}
