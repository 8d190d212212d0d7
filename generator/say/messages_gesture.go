package say

// The grammar of gestures: verbs, operands, their help and errors.
const (
	GestureEmpty       Key = "gesture.empty"
	GestureLong        Key = "gesture.long"
	GestureNoteEmpty   Key = "gesture.note-empty"
	GestureNoVerb      Key = "gesture.no-verb"
	GestureWord        Key = "gesture.word"
	GestureMany        Key = "gesture.many"
	GestureExtra       Key = "gesture.extra"
	GestureTwice       Key = "gesture.twice"
	GestureNumber      Key = "gesture.number"
	GestureNoDice      Key = "gesture.no-dice"
	GestureZeroDice    Key = "gesture.zero-dice"
	GestureNeeds       Key = "gesture.needs"
	GestureNeedsTarget Key = "gesture.needs-target"
	GestureNeedsFigure Key = "gesture.needs-figure"
	GestureNeedsObject Key = "gesture.needs-object"
	GestureNeedsSide   Key = "gesture.needs-side"
	GestureNeedsDice   Key = "gesture.needs-dice"
	GestureNeedsNumber Key = "gesture.needs-number"
	GestureNeedsAnswer Key = "gesture.needs-answer"
	GestureHidden      Key = "gesture.hidden"
)

var gestureMessages = map[Key]text{
	GestureEmpty:       {"the gesture is empty: write a verb and whom it is about; 'croix do --help' lists them", "le geste est vide\u00a0: écrivez un verbe et qui il concerne\u00a0; «\u00a0croix do --help\u00a0» les liste"},
	GestureLong:        {"the gesture is too long: write at most %d bytes", "le geste est trop long\u00a0: écrivez %d octets au plus"},
	GestureNoteEmpty:   {"the note is empty: write its text after the word", "la note est vide\u00a0: écrivez son texte après le mot"},
	GestureNoVerb:      {"“%s” is no gesture%s: 'croix do --help' lists them", "«\u00a0%s\u00a0» n’est pas un geste%s\u00a0: «\u00a0croix do --help\u00a0» les liste"},
	GestureWord:        {"“%s” names nothing that “%s” takes here%s: 'croix show' lists figures and objects", "«\u00a0%s\u00a0» ne désigne rien pour «\u00a0%s\u00a0» ici%s\u00a0: «\u00a0croix show\u00a0» liste figurines et objets"},
	GestureMany:        {"“%s” may be %s: write more of it, or its number", "«\u00a0%s\u00a0» peut être %s\u00a0: écrivez-en plus, ou son numéro"},
	GestureExtra:       {"“%s” has no place after “%s”: write such as “%s”", "«\u00a0%s\u00a0» n’a pas de place après «\u00a0%s\u00a0»\u00a0: écrivez par exemple «\u00a0%s\u00a0»"},
	GestureTwice:       {"“%s”: there is a number of dice already: write one", "«\u00a0%s\u00a0»\u00a0: il y a déjà un nombre de dés\u00a0: écrivez-en un seul"},
	GestureNumber:      {"“%s” is no number here: write 0 to %d", "«\u00a0%s\u00a0» n’est pas un nombre ici\u00a0: écrivez de 0 à %d"},
	GestureNoDice:      {"“%s”: the question asks for no such number: write the answer in words, and a pawn as p3", "«\u00a0%s\u00a0»\u00a0: la question ne demande pas ce nombre\u00a0: répondez en mots, et pour un pion écrivez p3"},
	GestureZeroDice:    {"“%s” is no number of dice: write 1 or more, or leave it out to throw all of them", "«\u00a0%s\u00a0» n’est pas un nombre de dés\u00a0: écrivez 1 ou plus, ou rien pour les lancer tous"},
	GestureNeeds:       {"“%s” needs %s: write such as “%s”", "à «\u00a0%s\u00a0» il manque %s\u00a0: écrivez par exemple «\u00a0%s\u00a0»"},
	GestureNeedsTarget: {"a target", "une cible"},
	GestureNeedsFigure: {"a figure", "une figurine"},
	GestureNeedsObject: {"an object", "un objet"},
	GestureNeedsSide:   {"a side", "un camp"},
	GestureNeedsDice:   {"who throws, real or program", "qui lance, vrais ou programme"},
	GestureNeedsNumber: {"what to correct", "ce qu’il faut corriger"},
	GestureNeedsAnswer: {"what the answer is", "ce que l’on répond"},

	GestureHidden: {"hidden", "caché"},

	"gesture.example.drift":    {"drift p3", "dériver p3"},
	"gesture.example.control":  {"control p3", "contrôler p3"},
	"gesture.example.activate": {"activate wrath", "activer colère"},
	"gesture.example.flee":     {"flee p3 left", "fuir p3 gauche"},
	"gesture.example.move":     {"move p3 flames leaving p5", "aller p3 flammes quittant p5"},
	"gesture.example.shoot":    {"shoot p3 firearm at p5 2 dice", "tirer p3 arme à feu sur p5 2 dés"},
	"gesture.example.strike":   {"strike p3 at p5 p6 2+1 dice", "frapper p3 sur p5 p6 2+1 dés"},
	"gesture.example.guard":    {"guard p3", "garde p3"},
	"gesture.example.unjam":    {"unjam p3 firearm", "désenrayer p3 arme à feu"},
	"gesture.example.aid":      {"aid p3 on p5", "aider p3 sur p5"},
	"gesture.example.take":     {"take p3 weapon from p5", "prendre p3 arme de p5"},
	"gesture.example.discard":  {"discard p3 sweets", "jeter p3 bonbons"},
	"gesture.example.wear":     {"wear p3 light armour", "mettre p3 armure légère"},
	"gesture.example.use":      {"use p3 Grail", "utiliser p3 Graal"},
	"gesture.example.eat":      {"eat gluttony on p5", "manger gourmandise sur p5"},
	"gesture.example.purify":   {"purify virtues on p3 wrath envy lust", "purifier vertus sur p3 colère envie luxure"},
	"gesture.example.virtue":   {"virtue virtues on p3 wrath envy lust", "vertueux vertus sur p3 colère envie luxure"},
	"gesture.example.pervert":  {"pervert wrath on p3", "pervertir colère sur p3"},
	"gesture.example.damn":     {"damn wrath on p3 sins wrath envy lust", "damner colère sur p3 péchés colère envie luxure"},
	"gesture.example.reveal":   {"reveal", "révéler"},
	"gesture.example.answer":   {"answer purgatory touching wrath", "répondre purgatoire touchant colère"},
	"gesture.example.end":      {"end", "fin"},
	"gesture.example.pass":     {"pass", "passer"},
	"gesture.example.round":    {"round", "manche"},
	"gesture.example.choose":   {"choose satan p4", "choisir satan p4"},
	"gesture.example.dice":     {"dice satan program", "dés satan programme"},
	"gesture.example.set":      {"set p3 substance -3", "corriger p3 substance -3"},
	"gesture.example.name":     {"name p3 Léa", "nommer p3 Léa"},
	"gesture.example.note":     {"note the demons are late", "note les démons sont en retard"},

	"gesture.about.drift":    {"a wandering soul drifts", "une âme vagabonde dérive"},
	"gesture.about.control":  {"tries to play a humanist", "tente de jouer un humaniste"},
	"gesture.about.activate": {"begins an activation (its first action does so too)", "commence une activation (sa première action aussi)"},
	"gesture.about.flee":     {"a humanist flees, step c", "un humaniste fuit, étape c"},
	"gesture.about.move":     {"moves; say where it stops and whom it leaves", "se déplace\u00a0; dire où elle s’arrête et qui elle quitte"},
	"gesture.about.shoot":    {"shoots; dice in all, or 2+1 for each target", "tire\u00a0; dés en tout, ou 2+1 par cible"},
	"gesture.about.strike":   {"strikes in melee", "frappe en mêlée"},
	"gesture.about.guard":    {"goes on guard, its last action", "se met sur le qui-vive, dernière action"},
	"gesture.about.unjam":    {"tries to clear a jam", "tente de désenrayer"},
	"gesture.about.aid":      {"the test of a soul towards an ally", "le test d’une âme envers une alliée"},
	"gesture.about.take":     {"takes objects from a pile or an ally", "prend des objets d’un tas ou d’une alliée"},
	"gesture.about.discard":  {"lets objects fall", "laisse tomber des objets"},
	"gesture.about.wear":     {"puts a protection on", "met une protection"},
	"gesture.about.use":      {"uses a special object", "utilise un objet spécial"},
	"gesture.about.eat":      {"gluttony eats a soul it destroyed", "la gourmandise mange une âme détruite"},
	"gesture.about.purify":   {"an angel lowers three sins", "un ange abaisse trois péchés"},
	"gesture.about.virtue":   {"an angel tries to make a soul virtuous", "un ange tente de rendre une âme vertueuse"},
	"gesture.about.pervert":  {"a demon raises its sin", "un démon augmente son péché"},
	"gesture.about.damn":     {"a demon tries to damn a soul", "un démon tente de damner une âme"},
	"gesture.about.reveal":   {"Satan reveals the Antichrist", "Satan révèle l’Antéchrist"},
	"gesture.about.answer":   {"answers the question; the word may be left out: no, 2 dice, flames", "répond à la question\u00a0; le mot peut manquer\u00a0: non, 2 dés, flammes"},
	"gesture.about.end":      {"ends the activation", "finit l’activation"},
	"gesture.about.pass":     {"does without the step", "se passe de l’étape"},
	"gesture.about.round":    {"begins the next round", "commence la manche suivante"},
	"gesture.about.choose":   {"writes down the secret pawn", "note le pion secret"},
	"gesture.about.dice":     {"who throws for a side at the live table: real dice, or the program", "qui lance pour un camp à la table en direct : de vrais dés, ou le programme"},
	"gesture.about.set":      {"corrects a number; p3 -3 is enough; +2 adds, =0 sets", "corrige un nombre\u00a0; p3 -3 suffit\u00a0; +2 ajoute, =0 fixe"},
	"gesture.about.name":     {"gives a figure a name; without one, its own again", "donne un nom à une figurine\u00a0; sans nom, le sien lui revient"},
	"gesture.about.note":     {"writes a remark into the log", "écrit une remarque dans le journal"},
}
