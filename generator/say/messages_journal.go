package say

// Refusals and warnings of the files that games are kept in.
const (
	JournalMissing     Key = "journal.missing"
	JournalNotGame     Key = "journal.not-game"
	JournalNewer       Key = "journal.newer"
	JournalStrange     Key = "journal.strange"
	JournalBroken      Key = "journal.broken"
	JournalWayOut      Key = "journal.way-out"
	JournalNoWayOut    Key = "journal.no-way-out"
	JournalDamaged     Key = "journal.damaged"
	JournalSequence    Key = "journal.sequence"
	JournalChain       Key = "journal.chain"
	JournalBadUndo     Key = "journal.bad-undo"
	JournalNothing     Key = "journal.nothing"
	JournalTornCut     Key = "journal.torn-cut"
	JournalTornSeen    Key = "journal.torn-seen"
	JournalNotRecorded Key = "journal.not-recorded"
	JournalUnsure      Key = "journal.unsure"
	JournalUnfit       Key = "journal.unfit"
	JournalLocked      Key = "journal.locked"
	JournalProcess     Key = "journal.process"
	JournalSomebody    Key = "journal.somebody"
	JournalRewritten   Key = "journal.rewritten"
	JournalTooLarge    Key = "journal.too-large"
	JournalUpTo        Key = "journal.up-to"
	JournalWhole       Key = "journal.whole"
	JournalUndoNone    Key = "journal.undo-none"
	JournalUndoFew     Key = "journal.undo-few"
	JournalUndoWhere   Key = "journal.undo-where"
	JournalRedoNone    Key = "journal.redo-none"
	JournalRedoFew     Key = "journal.redo-few"

	GameNameEmpty Key = "game.name-empty"
	GameNameLong  Key = "game.name-long"
	GameNameSign  Key = "game.name-sign"
	GameExists    Key = "game.exists"
	GameAtTable   Key = "game.at-table"
	GameUnknown   Key = "game.unknown"
	GameNone      Key = "game.none"
	GameAmbiguous Key = "game.ambiguous"
)

var journalMessages = map[Key]text{
	JournalMissing:     {"%s: there is no such game: it was never begun, or was renamed or deleted; 'croix games' lists those there are", "%s\u00a0: cette partie n’existe pas\u00a0: elle n’a jamais commencé, ou a été renommée ou supprimée\u00a0; «\u00a0croix games\u00a0» dit lesquelles il y a"},
	JournalNotGame:     {"%s:1: this is not a game of croix: its first line is damaged or is of something else; the file is untouched", "%s:1\u00a0: ce n’est pas une partie de croix\u00a0: sa première ligne est abîmée ou vient d’ailleurs\u00a0; le fichier est intact"},
	JournalNewer:       {"%s:%d: a newer version of croix wrote this (%s): install that version; the file is untouched", "%s:%d\u00a0: une version plus récente de croix a écrit ceci (%s)\u00a0: installez cette version\u00a0; le fichier est intact"},
	JournalStrange:     {"%s:%d: this line holds what this version of croix does not know: install a newer one, or undo what an editor changed; the file is untouched", "%s:%d\u00a0: cette ligne contient ce que cette version de croix ne connaît pas\u00a0: installez-en une plus récente, ou défaites ce qu’un éditeur a changé\u00a0; le fichier est intact"},
	JournalBroken:      {"%s:%d: %s; the file is untouched: %s", "%s:%d\u00a0: %s\u00a0; le fichier est intact\u00a0: %s"},
	JournalWayOut:      {"'croix export --to %[2]d %[1]s' writes the part before it, up to gesture %[2]d, and 'croix repair %[1]s' keeps only that", "«\u00a0croix export --to %[2]d %[1]s\u00a0» écrit ce qui précède, jusqu’au geste %[2]d, et «\u00a0croix repair %[1]s\u00a0» ne garde que cela"},
	JournalNoWayOut:    {"there is no gesture before it to keep; import a copy", "il n’y a avant elle aucun geste à garder\u00a0; importez une copie"},
	JournalDamaged:     {"this line is damaged", "cette ligne est abîmée"},
	JournalSequence:    {"gesture %d stands where %d belongs", "le geste %d est à la place du %d"},
	JournalChain:       {"this line does not follow the one before: one of the two was changed", "cette ligne ne suit pas celle d’avant\u00a0: l’une des deux a été changée"},
	JournalBadUndo:     {"this line undoes or redoes what it cannot", "cette ligne annule ou refait ce qu’elle ne peut pas"},
	JournalNothing:     {"%s: no line after the first is whole: nothing would be left, and the file stays as it is; import a copy", "%s\u00a0: aucune ligne après la première n’est entière\u00a0: il ne resterait rien, et le fichier reste tel quel\u00a0; importez une copie"},
	JournalTornCut:     {"%s:%d: the last line was torn, by a crash perhaps: it is cut off and kept in %s; the %d gestures before it are whole", "%s:%d\u00a0: la dernière ligne était déchirée, par une panne peut-être\u00a0: elle est coupée et gardée dans %s\u00a0; les %d gestes d’avant sont entiers"},
	JournalTornSeen:    {"%s:%d: the last line is torn, by a crash perhaps: it is left out; the %d gestures before it are whole", "%s:%d\u00a0: la dernière ligne est déchirée, par une panne peut-être\u00a0: elle est laissée de côté\u00a0; les %d gestes d’avant sont entiers"},
	JournalNotRecorded: {"%s: nothing was recorded: %s; put that right and repeat", "%s\u00a0: rien n’a été noté\u00a0: %s\u00a0; remédiez-y et recommencez"},
	JournalUnsure:      {"%s: it is not known whether the gesture was recorded: %s; look with 'croix log' before you repeat it", "%s\u00a0: on ne sait pas si le geste a été noté\u00a0: %s\u00a0; regardez avec «\u00a0croix log\u00a0» avant de le refaire"},
	JournalUnfit:       {"%s: nothing was recorded: this gesture cannot be written down: %s", "%s\u00a0: rien n’a été noté\u00a0: ce geste ne peut pas s’écrire\u00a0: %s"},
	JournalLocked:      {"%s: nothing was recorded: %s is writing this game: close it or wait for it, then repeat", "%s\u00a0: rien n’a été noté\u00a0: %s écrit cette partie\u00a0: fermez-le ou attendez-le, puis recommencez"},
	JournalProcess:     {"another croix (process %d on %s)", "un autre croix (processus %d sur %s)"},
	JournalSomebody:    {"another croix", "un autre croix"},
	JournalRewritten:   {"%s: the game was replaced, repaired or moved meanwhile: open it again", "%s\u00a0: la partie a été remplacée, réparée ou déplacée entre-temps\u00a0: rouvrez-la"},
	JournalTooLarge:    {"a game has at most %d MB", "une partie a %d Mo au plus"},
	JournalUpTo:        {"%s: it is not possible to go up to gesture %d: give 0 to %d", "%s\u00a0: impossible d’aller jusqu’au geste %d\u00a0: donnez de 0 à %d"},
	JournalWhole:       {"%s: there is nothing to repair: all gestures (%d) are whole", "%s\u00a0: il n’y a rien à réparer\u00a0: tous les gestes (%d) sont entiers"},
	JournalUndoNone:    {"there is nothing to undo", "il n’y a rien à annuler"},
	JournalUndoFew:     {"%d gestures cannot be undone: give 1 to %d", "impossible d’annuler %d gestes\u00a0: donnez de 1 à %d"},
	JournalUndoWhere:   {"it is not possible to go back to gesture %d: it is not in force, or the last one", "impossible de revenir au geste %d\u00a0: il n’est pas en vigueur, ou c’est le dernier"},
	JournalRedoNone:    {"there is nothing to redo", "il n’y a rien à refaire"},
	JournalRedoFew:     {"%d gestures cannot be redone: give 1 to %d", "impossible de refaire %d gestes\u00a0: donnez de 1 à %d"},

	GameNameEmpty: {"the name of a game is empty: give it a letter or more", "le nom de la partie est vide\u00a0: donnez au moins une lettre"},
	GameNameLong:  {"“%s” is too long for the name of a game: give at most %d characters", "«\u00a0%s\u00a0» est trop long pour un nom de partie\u00a0: donnez %d caractères au plus"},
	GameNameSign:  {"“%s” is no name for a game: it has a sign that cannot be printed; leave that out", "«\u00a0%s\u00a0» n’est pas un nom de partie\u00a0: il a un signe qui ne s’imprime pas\u00a0; ôtez-le"},
	GameExists:    {"there is a game “%s” already: give another name", "il y a déjà une partie «\u00a0%s\u00a0»\u00a0: donnez un autre nom"},
	GameAtTable:   {"“%s” is open in 'croix play': leave that table first", "«\u00a0%s\u00a0» est ouverte dans «\u00a0croix play\u00a0»\u00a0: quittez d’abord cette table"},
	GameUnknown:   {"there is no game “%s”: there are %s", "il n’y a pas de partie «\u00a0%s\u00a0»\u00a0: il y a %s"},
	GameNone:      {"there is no game “%s”, and no other: 'croix new NAME' begins one", "il n’y a pas de partie «\u00a0%s\u00a0», ni d’autre\u00a0: «\u00a0croix new NOM\u00a0» en commence une"},
	GameAmbiguous: {"“%s” may be %s: write more of the name", "«\u00a0%s\u00a0» peut être %s\u00a0: écrivez une plus longue part du nom"},
}
