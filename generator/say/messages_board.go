package say

// Words of the board, of the templates and of the tokens.
const (
	RulerTitle   Key = "ruler.title"
	RulerSubject Key = "ruler.subject"
	RulerAura    Key = "ruler.aura"
	RulerAgain   Key = "ruler.again"
	RulerNorth   Key = "ruler.north"
	RulerHeaven  Key = "ruler.heaven"
	RulerMove    Key = "ruler.move"
	RulerHalf    Key = "ruler.half"

	TokenTitle     Key = "token.title"
	TokenSubject   Key = "token.subject"
	TokenSoul      Key = "token.soul"
	TokenJammed    Key = "token.jammed"
	TokenGuard     Key = "token.guard"
	TokenWounded   Key = "token.wounded"
	TokenActivated Key = "token.activated"
	TokenSatan     Key = "token.satan"
	TokenGod       Key = "token.god"
	TokenHumanity  Key = "token.humanity"
	TokenPile      Key = "token.pile"

	BoardTitle      Key = "board.title"
	BoardSubject    Key = "board.subject"
	BoardFlames     Key = "board.flames"
	BoardDamned     Key = "board.damned"
	BoardParadise   Key = "board.paradise"
	BoardSaved      Key = "board.saved"
	BoardEarth      Key = "board.earth"
	BoardBack       Key = "board.back"
	BoardPurgatory  Key = "board.purgatory"
	BoardSouls      Key = "board.souls"
	BoardDuke       Key = "board.duke"
	BoardAssembly   Key = "board.assembly"
	BoardSheets     Key = "board.sheets"
	BoardBeam       Key = "board.beam"
	BoardStepPrint  Key = "board.step-print"
	BoardStepCut    Key = "board.step-cut"
	BoardStepRow    Key = "board.step-row"
	BoardStepRows   Key = "board.step-rows"
	BoardSingle     Key = "board.single"
	BoardTile       Key = "board.tile"
	BoardCut        Key = "board.cut"
	BoardGlue       Key = "board.glue"
	BoardPaperHead  Key = "board.paper-head"
	BoardUpright    Key = "board.upright"
	BoardLying      Key = "board.lying"
	BoardBeamLength Key = "board.beam-length"
	BoardBeamBottom Key = "board.beam-bottom"
)

var boardMessages = map[Key]text{
	RulerTitle:   {"Templates", "Gabarits"},
	RulerSubject: {"Rulers, blast rings, an aura, directions", "Règles, anneaux de souffle, aura, directions"},
	RulerAura:    {"%d\u00a0cm, from base to base", "%d\u00a0cm, de socle à socle"},
	RulerAgain:   {"9–12: again", "9–12\u00a0: relancez"},
	RulerNorth:   {"1 towards", "1 vers"},
	RulerHeaven:  {"Paradise", "le Paradis"},
	RulerMove:    {"move: 20 minus sloth", "déplacement\u00a0: 20 moins paresse"},
	RulerHalf:    {"half a move", "demi-déplacement"},

	TokenTitle:     {"Tokens", "Pions"},
	TokenSubject:   {"Wandering souls and markers, to cut out round", "Âmes vagabondes et marqueurs, à découper en rond"},
	TokenSoul:      {"soul", "âme"},
	TokenJammed:    {"jammed", "enrayé"},
	TokenGuard:     {"on guard", "qui-vive"},
	TokenWounded:   {"wounded", "blessé"},
	TokenActivated: {"played", "joué"},
	TokenSatan:     {"damned", "damnée"},
	TokenGod:       {"virtuous", "vertueuse"},
	TokenHumanity:  {"humanist", "humaniste"},
	TokenPile:      {"objects", "objets"},

	BoardTitle:      {"Board", "Plateau"},
	BoardSubject:    {"The cross of Purgatory at true scale, as tiles", "La croix du Purgatoire à l’échelle, en tuiles"},
	BoardFlames:     {"Flames of Hell", "Flammes de l’Enfer"},
	BoardDamned:     {"souls that enter are condemned", "qui y entre est condamné"},
	BoardParadise:   {"Paradise", "Paradis"},
	BoardSaved:      {"souls that enter are saved", "qui y entre est sauvé"},
	BoardEarth:      {"Earth", "Terre"},
	BoardBack:       {"reincarnation", "réincarnation"},
	BoardPurgatory:  {"Purgatory", "Purgatoire"},
	BoardSouls:      {"souls wander", "les âmes y errent"},
	BoardDuke:       {"the duke of Hell goes no farther", "le duc des Enfers ne va pas plus loin"},
	BoardAssembly:   {"Putting the board together", "Assembler le plateau"},
	BoardSheets:     {"%d sheets of %s %s make a cross of %d × %d\u00a0mm.", "%d feuilles %s en %s font une croix de %d × %d\u00a0mm."},
	BoardBeam:       {"House rule: a beam of %g\u00a0cm, its underside at %g\u00a0cm.", "Règle maison\u00a0: branche de %g\u00a0cm, dessous à %g\u00a0cm."},
	BoardStepPrint:  {"Print at 100\u00a0%: the bar at the foot of each sheet measures 100\u00a0mm.", "Imprimez à 100\u00a0%\u00a0: le trait au bas de chaque feuille mesure 100\u00a0mm."},
	BoardStepCut:    {"On each sheet, cut the left and the upper side along the edge of the picture, from mark to mark; and the rim of the cross. Leave the hatched flaps at the right and at the foot.", "Sur chaque feuille, coupez le côté gauche et le côté haut au ras de l’image, de repère à repère\u00a0; et le bord de la croix. Laissez les languettes hachurées, à droite et en bas."},
	BoardStepRow:    {"Glue each row from left to right: A1, A2… Each sheet covers the flap of the one before it; both sides of a seam have the same letter.", "Collez chaque rangée de gauche à droite\u00a0: A1, A2… Chaque feuille couvre la languette de la précédente\u00a0; les deux côtés d’un joint portent la même lettre."},
	BoardStepRows:   {"Glue the rows from top to bottom: A, B, C… Each row covers the flaps of the one above it. Its letter stands at the upper right of the sheet.", "Collez les rangées de haut en bas\u00a0: A, B, C… Chaque rangée couvre les languettes de celle du dessus. Sa lettre est en haut à droite de la feuille."},
	BoardSingle:     {"For a print shop, “croix print board --single” makes one page of the whole size. Where there is no cross, no sheet is printed.", "Pour un imprimeur, «\u00a0croix print board --single\u00a0» fait une seule page à la taille entière. Là où il n’y a pas de croix, aucune feuille n’est imprimée."},
	BoardTile:       {"Sheet %s", "Feuille %s"},
	BoardCut:        {"cut left and top", "couper à gauche et en haut"},
	BoardGlue:       {"flap: glue under the next", "languette\u00a0: coller sous la suivante"},
	BoardPaperHead:  {"sheets", "feuilles"},
	BoardUpright:    {"portrait", "portrait"},
	BoardLying:      {"landscape", "paysage"},
	BoardBeamLength: {"board.beam_length_cm: “%g”: the beam is %g to %g cm long", "board.beam_length_cm\u00a0: «\u00a0%g\u00a0»\u00a0: la branche mesure de %g à %g cm"},
	BoardBeamBottom: {"board.beam_bottom_cm: “%g”: the underside of the beam lies at %g to %g cm", "board.beam_bottom_cm\u00a0: «\u00a0%g\u00a0»\u00a0: le dessous de la branche est entre %g et %g cm"},
}
