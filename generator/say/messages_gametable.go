package say

// The live table of the smaller games.
const (
	GametableAuto       Key = "gametable.auto"
	GametableReal       Key = "gametable.real"
	GametableProgram    Key = "gametable.program"
	GametableCheck      Key = "gametable.check"
	GametableCheckHow   Key = "gametable.check-how"
	GametableKeys       Key = "gametable.keys"
	GametableThrows     Key = "gametable.throws"
	GametablePlay       Key = "gametable.play"
	GametableRealNow    Key = "gametable.real-now"
	GametableProgramNow Key = "gametable.program-now"
)

var gametableMessages = map[Key]text{
	GametableAuto:       {"program dice", "dés du programme"},
	GametableReal:       {"throw real dice", "lancer de vrais dés"},
	GametableProgram:    {"let the program throw", "laisser le programme lancer"},
	GametableCheck:      {"check against the paper", "comparer avec le papier"},
	GametableCheckHow:   {"Does the paper show the same? If not: go back, then - + = and a number.", "Le papier montre-t-il la même chose\u00a0? Sinon, revenez, puis - + = et un nombre."},
	GametableKeys:       {"Enter    does what the cursor is on\n↑ ↓      moves the cursor\n1 2 3    the enemy or fighter of that number; a row, where rows are numbered\nletters  the row of that letter\n- + =    and a number: what the menu is about, points or Stamina\nu Y      undo, redo\n: Space  writes a gesture, as 'croix do' takes it; Tab completes\n?        the rules about the row\nTab      all, figures, one figure in large type, log\nEsc      back; the menu of the game\nDice     digits, r for the program to throw the rest, Backspace, u leaves", "Entrée    fait ce que le curseur montre\n↑ ↓       déplace le curseur\n1 2 3     l’ennemi ou le combattant de ce numéro\u00a0; une ligne, là où elles sont numérotées\nlettres   la ligne de cette lettre\n- + =     et un nombre\u00a0: ce dont parle le menu, points ou Endurance\nu Y       annuler, refaire\n: Espace  écrit un geste, comme pour «\u00a0croix do\u00a0»\u00a0; Tab complète\n?         les règles de la ligne\nTab       tout, les figures, une figure en grand, le journal\nÉchap     retour\u00a0; le menu de la partie\nDés       chiffres, r pour que le programme lance le reste, Retour arrière, u laisse"},
	GametableThrows:     {"%s, d666 (hundreds, tens, units)", "%s, d666 (centaines, dizaines, unités)"},
	GametablePlay:       {"at the table: croix play %s", "à la table\u00a0: croix play %s"},
	GametableRealNow:    {"you throw real dice now", "vous lancez maintenant de vrais dés"},
	GametableProgramNow: {"the program throws now", "le programme lance maintenant"},

	"gametable.undo-turn":   {"undo the last turn", "annuler le dernier tour"},
	"gametable.undo-round":  {"undo the last round", "annuler le dernier assaut"},
	"gametable.undo-fight":  {"undo to the start of the fight", "annuler depuis le début du combat"},
	"gametable.undo-second": {"undo the last second", "annuler la dernière seconde"},
}
