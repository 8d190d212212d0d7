package say

// A game of towers and the celestial ladder as it is played.
const (
	LadderSetupPlayers Key = "ladder.setup-players"
	LadderSetupBoard   Key = "ladder.setup-board"
	LadderNotPlaying   Key = "ladder.not-playing"
	LadderIsOver       Key = "ladder.is-over"
	LadderPhase        Key = "ladder.phase"
	LadderTileWhere    Key = "ladder.tile-where"
	LadderTileLies     Key = "ladder.tile-lies"
	LadderTileThere    Key = "ladder.tile-there"
	LadderTileSay      Key = "ladder.tile-say"
	LadderTileWord     Key = "ladder.tile-word"
	LadderTowerThere   Key = "ladder.tower-there"
	LadderNotNext      Key = "ladder.not-next"
	LadderNoTower      Key = "ladder.no-tower"
	LadderInLane       Key = "ladder.in-lane"
	LadderTouches      Key = "ladder.touches"
	LadderActions      Key = "ladder.actions"
	LadderTileMoves    Key = "ladder.tile-moves"
	LadderNoSlide      Key = "ladder.no-slide"
	LadderSameTile     Key = "ladder.same-tile"
	LadderSquareWhere  Key = "ladder.square-where"
	LadderMoveWhere    Key = "ladder.move-where"
	LadderMoveTo       Key = "ladder.move-to"
	LadderNoToken      Key = "ladder.no-token"
	LadderNotTurn      Key = "ladder.not-turn"
	LadderNoMark       Key = "ladder.no-mark"
	LadderNeutralStays Key = "ladder.neutral-stays"
	LadderStays        Key = "ladder.stays"
	LadderTooFar       Key = "ladder.too-far"
	LadderOwn          Key = "ladder.own"
	LadderOwnToken     Key = "ladder.own-token"
	LadderFewTaken     Key = "ladder.few-taken"
	LadderDevils       Key = "ladder.devils"
	LadderMustMove     Key = "ladder.must-move"
	LadderLevels       Key = "ladder.levels"
	LadderTooMany      Key = "ladder.too-many"
	LadderTextLong     Key = "ladder.text-long"
	LadderSayWhat      Key = "ladder.say-what"
	LadderUnsound      Key = "ladder.unsound"
	LadderWordUnknown  Key = "ladder.word-unknown"
	LadderNoteWhat     Key = "ladder.note-what"
	LadderTooMuch      Key = "ladder.too-much"
	LadderColourWhich  Key = "ladder.colour-which"
	LadderNumber       Key = "ladder.number"

	LadderLineBegun    Key = "ladder.line-begun"
	LadderLineNeutral  Key = "ladder.line-neutral"
	LadderLinePlaced   Key = "ladder.line-placed"
	LadderLineTower    Key = "ladder.line-tower"
	LadderLineLifted   Key = "ladder.line-lifted"
	LadderLineTurn     Key = "ladder.line-turn"
	LadderLineStalled  Key = "ladder.line-stalled"
	LadderLineTile     Key = "ladder.line-tile"
	LadderLineTileBy   Key = "ladder.line-tile-by"
	LadderLineNoMark   Key = "ladder.line-no-mark"
	LadderLineMoved    Key = "ladder.line-moved"
	LadderLineTakes    Key = "ladder.line-takes"
	LadderLineFalls    Key = "ladder.line-falls"
	LadderLineClimbs   Key = "ladder.line-climbs"
	LadderLineBlocked  Key = "ladder.line-blocked"
	LadderLineStays    Key = "ladder.line-stays"
	LadderLineLevel    Key = "ladder.line-level"
	LadderLineTop      Key = "ladder.line-top"
	LadderLineCounted  Key = "ladder.line-counted"
	LadderLineNote     Key = "ladder.line-note"
	LadderLineScore    Key = "ladder.line-score"
	LadderLineEnded    Key = "ladder.line-ended"
	LadderLineOverride Key = "ladder.line-override"
)

var ladderPlayMessages = map[Key]text{
	LadderSetupBoard:   {"the set-up does not fit a board of %d × %d: add the size that it was rolled with, at least --set cols=%d --set rows=%d", "la mise en place ne tient pas sur un plateau de %d × %d\u00a0: ajoutez la taille avec laquelle elle a été tirée, au moins --set cols=%d --set rows=%d"},
	LadderSetupPlayers: {"the set-up is for %d players, not %d: ask for as many, or roll another one", "la mise en place est pour %d joueurs, pas %d\u00a0: demandez-en autant, ou tirez-en une autre"},
	LadderNotPlaying:   {"%s does not play: name the colour of a player", "%s ne joue pas\u00a0: nommez la couleur d’un joueur"},
	LadderIsOver:       {"the game is over: set a ladder pawn right, write a note, or undo", "la partie est finie\u00a0: corrigez un pion d’échelle, écrivez une note, ou annulez"},
	LadderPhase:        {"not now, the game waits for something else: %s", "pas maintenant, la partie attend autre chose\u00a0: %s"},
	LadderTileWhere:    {"name a square of the board for the tile, such as d4 E", "nommez une case du plateau pour la dalle, comme d4 E"},
	LadderTileLies:     {"the tile lies already: place the towers", "la dalle est déjà posée\u00a0: placez les tours"},
	LadderTileThere:    {"the tile is there: tokens never stand on it, choose another square", "la dalle est là\u00a0: aucun pion ne s’y tient, prenez une autre case"},
	LadderTileSay:      {"say what the tile does: right, left, a square, or two of these", "dites ce que fait la dalle\u00a0: droite, gauche, une case, ou deux de ces actions"},
	LadderTileWord:     {"“%s” is nothing that the tile does: say right, left or a square such as d4", "«\u00a0%s\u00a0» n’est rien que la dalle fasse\u00a0: dites droite, gauche ou une case comme d4"},
	LadderTowerThere:   {"%s is not free: choose another square", "%s n’est pas libre\u00a0: prenez une autre case"},
	LadderNotNext:      {"%s is not next: the next tower is %s", "ce n’est pas à %s\u00a0: la prochaine tour est %s"},
	LadderNoTower:      {"all towers of %s stand: place those of another colour", "toutes les tours %s sont posées\u00a0: placez celles d’une autre couleur"},
	LadderInLane:       {"%s is in the row or the column of the tile: choose another square", "%s est sur la ligne ou la colonne de la dalle\u00a0: prenez une autre case"},
	LadderTouches:      {"%s is next to a tower: leave a square between, or touch by a corner", "%s touche une tour par un côté\u00a0: laissez une case, ou touchez par un coin"},
	LadderActions:      {"the tile makes at most %d actions in a turn, quarter turns and slides: leave the others out", "la dalle fait au plus %d actions par tour de jeu, quarts de tour et glissades\u00a0: retirez les autres"},
	LadderTileMoves:    {"the tile must turn or slide: only the house rule tile_may_stay lets it stay", "la dalle doit tourner ou glisser\u00a0: seule la règle maison dalle_fixe la laisse en place"},
	LadderNoSlide:      {"the tile cannot slide from %s to %s: it goes straight, over free squares", "la dalle ne peut glisser de %s à %s\u00a0: elle va tout droit, sur des cases libres"},
	LadderSameTile:     {"the tile lies as before: it must end on another square or turned", "la dalle est comme avant\u00a0: elle doit finir sur une autre case ou tournée"},
	LadderSquareWhere:  {"name a square of the board, such as d4", "nommez une case du plateau, comme d4"},
	LadderMoveTo:       {"the token of %s goes where? name a second square", "où va le pion de %s\u00a0? nommez une seconde case"},
	LadderMoveWhere:    {"name two squares of the board: g5 e3 moves the token of g5 to e3", "nommez deux cases du plateau\u00a0: g5 e3 déplace le pion de g5 en e3"},
	LadderNoToken:      {"there is no token on %s: name the square of a marked one", "il n’y a pas de pion en %s\u00a0: nommez la case d’un pion marqué"},
	LadderNotTurn:      {"it is not the turn of the token on %s: %s moves first", "ce n’est pas au pion de %s\u00a0: d’abord %s"},
	LadderNoMark:       {"the token on %s has no marker: name a marked one", "le pion de %s n’a pas de marqueur\u00a0: nommez un pion marqué"},
	LadderNeutralStays: {"the token on %s stays: nobody plays %s; name another marked one", "le pion de %s reste\u00a0: personne ne joue %s\u00a0; nommez un autre pion marqué"},
	LadderStays:        {"a token never ends where it began: name another square", "un pion ne finit jamais où il a commencé\u00a0: nommez une autre case"},
	LadderTooFar:       {"the token does not get from %s to %s by exactly %d: count the squares, by right angles or by diagonals", "le pion ne va pas de %s à %s par exactement %d\u00a0: comptez les cases, à angles droits ou en diagonale"},
	LadderOwn:          {"nobody takes tokens of its own colour: choose another square", "personne ne prend les pions de sa couleur\u00a0: prenez une autre case"},
	LadderOwnToken:     {"nobody takes tokens of its own colour: name another one than %s", "personne ne prend les pions de sa couleur\u00a0: nommez-en une autre que %s"},
	LadderFewTaken:     {"%s: %d taken, no more to take back", "%s\u00a0: %d prises, pas plus à retirer"},
	LadderDevils:       {"a devil does not take a devil: choose another square", "un diable ne prend pas un diable\u00a0: prenez une autre case"},
	LadderMustMove:     {"the token on %s can move, so it must: move it", "le pion de %s peut bouger, donc il le doit\u00a0: déplacez-le"},
	LadderLevels:       {"the ladder has no space %d: it goes from 0 to %d", "l’échelle n’a pas de case %d\u00a0: elle va de 0 à %d"},
	LadderTooMany:      {"%s: %d tokens taken in all, there are only %d", "%s\u00a0: %d pions pris en tout, il n’y en a que %d"},
	LadderTextLong:     {"the gesture is too long or not text: at most %d characters", "le geste est trop long ou n’est pas du texte\u00a0: %d caractères au plus"},
	LadderSayWhat:      {"say what happens: right d5, g5 e3, note …, end", "dites ce qui se passe\u00a0: droite d5, g5 e3, note …, fin"},
	LadderUnsound:      {"the event %s has a value that no game has", "l’événement %s a une valeur qu’aucune partie n’a"},
	LadderWordUnknown:  {"“%s” begins no gesture: say right d5, g5 e3, ladder %[2]s +1, take %[2]s %[3]s, note … or end", "«\u00a0%s\u00a0» ne commence aucun geste\u00a0: dites droite d5, g5 e3, échelle %[2]s +1, prise %[2]s %[3]s, note … ou fin"},
	LadderNoteWhat:     {"note what: write it behind the word", "noter quoi\u00a0: écrivez-le après le mot"},
	LadderTooMuch:      {"“%s” is too much: leave it out", "«\u00a0%s\u00a0» est de trop\u00a0: retirez-le"},
	LadderColourWhich:  {"“%s” is not a colour: use %s", "«\u00a0%s\u00a0» n’est pas une couleur\u00a0: prenez %s"},
	LadderNumber:       {"“%s” is not a change: write +1, -1 or =3", "«\u00a0%s\u00a0» n’est pas un changement\u00a0: écrivez +1, -1 ou =3"},

	LadderLineBegun:    {"Game (%s): %s", "Partie en mode %s\u00a0: %s"},
	LadderLineNeutral:  {"; neutral: %s", "\u00a0; neutres\u00a0: %s"},
	LadderLinePlaced:   {"Tile: %s", "Dalle\u00a0: %s"},
	LadderLineTower:    {"Tower %s: %s", "Tour (%s)\u00a0: %s"},
	LadderLineLifted:   {" (no other place: towers may touch)", " (plus d’autre place\u00a0: les tours peuvent se toucher)"},
	LadderLineTurn:     {"Turn %d: %s", "Tour de jeu %d\u00a0: %s"},
	LadderLineStalled:  {" (%d turns without capture: you may agree to end)", " (%d tours sans prise\u00a0: vous pouvez convenir de finir)"},
	LadderLineTile:     {"Tile: stays on %s", "Dalle\u00a0: reste en %s"},
	LadderLineTileBy:   {"Tile: %s (%s)", "Dalle\u00a0: %s (%s)"},
	LadderLineNoMark:   {"no marker", "aucun marqueur"},
	LadderLineMoved:    {"%s %s–%s", "%s %s–%s"},
	LadderLineTakes:    {" takes %s", " prend %s"},
	LadderLineFalls:    {", falls: devil", ", déchu\u00a0: diable"},
	LadderLineClimbs:   {", %s climbs to %d", ", %s monte à %d"},
	LadderLineBlocked:  {"%s %s: blocked", "%s %s\u00a0: bloqué"},
	LadderLineStays:    {"%s %s: stays", "%s %s\u00a0: reste"},
	LadderLineLevel:    {"Ladder, %s: from %d to %d", "Échelle, %s\u00a0: de %d à %d"},
	LadderLineTop:      {"Ladder, %s: stays on %d", "Échelle, %s\u00a0: reste à %d"},
	LadderLineCounted:  {"%s took of %s: from %d to %d", "%s a pris à %s\u00a0: de %d à %d"},
	LadderLineNote:     {"Note: %s", "Note\u00a0: %s"},
	LadderLineScore:    {"%d.\u00a0%s\u00a0%d", "%d.\u00a0%s\u00a0%d"},
	LadderLineEnded:    {"End, %s: %s", "Fin, %s\u00a0: %s"},
	LadderLineOverride: {"anyway: %s (%s)", "quand même\u00a0: %s (%s)"},

	"ladder.about.place": {"where the tile first lies, and where its first number points", "où la dalle est posée d’abord, et où pointe son premier numéro"},
	"ladder.about.tower": {"the next tower; tower R a1 names the colour", "la prochaine tour\u00a0; tour R a1 nomme la couleur"},
	"ladder.about.tile":  {"the manoeuvre of the tile: one or two of right, left, a square", "la manœuvre de la dalle\u00a0: une ou deux actions, droite, gauche, une case"},
	"ladder.about.move":  {"a marked token and where it goes; it takes what stands there", "un pion marqué et où il va\u00a0; il prend ce qui s’y trouve"},
	"ladder.about.skip":  {"a marked token stays, where house rules let it", "un pion marqué reste, si les règles maison le permettent"},
	"ladder.about.climb": {"a ladder pawn, corrected or, in a free game, counted: +1, -1, =3", "un pion d’échelle, corrigé ou, en partie libre, compté\u00a0: +1, -1, =3"},
	"ladder.about.take":  {"free game: tokens that red took of blue", "partie libre\u00a0: pions que rouge a pris à bleu"},
	"ladder.about.note":  {"writes a remark", "écrit une remarque"},
	"ladder.about.end":   {"the players agree to end", "les joueurs conviennent de finir"},

	"ladder.phase.setup_tile":   {"the place of the tile", "la place de la dalle"},
	"ladder.phase.setup_towers": {"the next tower", "la prochaine tour"},
	"ladder.phase.tile":         {"what the tile does", "la manœuvre de la dalle"},
	"ladder.phase.moves":        {"the moves of marked tokens", "les déplacements des pions marqués"},
	"ladder.phase.counting":     {"ladder and tokens taken", "l’échelle et les prises"},
	"ladder.phase.over":         {"nothing, it is over", "plus rien, elle est finie"},
	"ladder.mode.refereed":      {"refereed", "arbitré"},
	"ladder.mode.free":          {"free", "libre"},
	"ladder.end.devils":         {"only devils are visible", "plus que des diables visibles"},
	"ladder.end.two":            {"tokens of two colours are left", "il ne reste que deux couleurs"},
	"ladder.end.alone":          {"one player alone has tokens", "un seul joueur a encore des pions"},
	"ladder.end.agreed":         {"by agreement", "d’un commun accord"},
}
