package say

// The rules in short of the game of towers.
const (
	LadderHouseValues Key = "ladder.house-values"
	LadderHouseFor    Key = "ladder.house-for"
	LadderBends       Key = "ladder.bends"
)

var ladderRuleMessages = map[Key]text{
	LadderHouseFor:    {"%s: values of this house, replace them by those of your box.", "%s\u00a0: valeurs maison, à remplacer par celles de votre boîte."},
	LadderBends:       {"%d right-angled turn|%d right-angled turns", "%d virage à angle droit|%d virages à angle droit"},
	LadderHouseValues: {"Values of this house: replace them by those of your box.", "Valeurs maison, à remplacer par celles de votre boîte."},

	"ladder.rules.goal":        {"The goal", "Le but"},
	"ladder.rules.goal.points": {"Most points wins: points for the tokens that you take, and for how high your pawn climbs on the ladder.", "Le plus de points l’emporte\u00a0: des points pour les pions pris, et selon la hauteur de votre pion sur l’échelle."},
	"ladder.rules.goal.tokens": {"Most tokens taken wins; points, for these tokens and for your pawn on the ladder, break ties.", "Le plus de pions pris l’emporte\u00a0; les points, pour ces pions et pour votre pion sur l’échelle, départagent."},

	"ladder.rules.setup":               {"Set-up", "Mise en place"},
	"ladder.rules.setup.colours":       {"A board of %d × %d squares. Each player takes a colour: %s. Every ladder pawn begins on the start of the ladder.", "Un plateau de %d × %d cases. Chacun prend une couleur\u00a0: %s. Chaque pion d’échelle commence au départ."},
	"ladder.rules.setup.tile":          {"The youngest player begins, or draw lots: that player takes the first-player pawn and lays the tile on any square, in any direction.", "Le plus jeune commence, ou tirez au sort\u00a0: il prend le pion de premier joueur et pose la dalle sur une case, dans n’importe quel sens."},
	"ladder.rules.setup.towers":        {"From there clockwise, each places a tower of three angels, until each has three: %s", "À partir de lui, dans le sens horaire, chacun place une tour de trois anges, jusqu’à ce que chacun en ait trois\u00a0: %s"},
	"ladder.rules.setup.towers.any":    {"never in the row or column of the tile, never side by side with a tower. Corners may touch.", "jamais sur la ligne ou la colonne de la dalle, jamais contre le côté d’une tour. Les coins peuvent se toucher."},
	"ladder.rules.setup.towers.others": {"never in the row or column of the tile, never side by side with a tower of another colour.", "jamais sur la ligne ou la colonne de la dalle, jamais contre le côté d’une tour d’une autre couleur."},
	"ladder.rules.setup.towers.free":   {"on any free square, next to others or in line with the tile too.", "sur n’importe quelle case libre, même contre une autre ou dans l’axe de la dalle."},
	"ladder.rules.setup.neutral":       {"With 2 or 3 players the other colours are neutral: after each round the player who began places a tower of each. They can be taken; %s", "À 2 ou 3 joueurs, les autres couleurs sont neutres\u00a0: après chaque tour de table, le premier joueur place une tour de chacune. Elles se prennent\u00a0; %s"},
	"ladder.rules.setup.neutral.stays": {"they never move.", "elles ne bougent jamais."},
	"ladder.rules.setup.neutral.moves": {"marked ones are moved by the active player.", "le joueur actif déplace celles qui sont marquées."},
	"ladder.rules.setup.stuck":         {"If no place is left, a tower may stand side by side with others.", "Si aucune place ne reste, une tour peut en toucher d’autres par le côté."},
	"ladder.rules.setup.stuck.tile":    {"If no place is left, lay the tile anew, or let a tower stand side by side with others.", "Si aucune place ne reste, reposez la dalle ailleurs, ou laissez une tour en toucher d’autres par le côté."},

	"ladder.rules.turn":         {"A turn", "Un tour"},
	"ladder.rules.turn.1":       {"The active player moves the tile, then markers go on the towers that its arrows point at.", "Le joueur actif manœuvre la dalle, puis les marqueurs vont sur les tours que visent ses flèches."},
	"ladder.rules.turn.2":       {"Owners move the marked tokens, the active player first, then clockwise; each in the order that suits.", "Les propriétaires déplacent les pions marqués, le joueur actif d’abord, puis dans le sens horaire\u00a0; chacun dans l’ordre qu’il veut."},
	"ladder.rules.turn.2.house": {"Owners move the marked tokens, in any order among them.", "Les propriétaires déplacent les pions marqués, dans n’importe quel ordre entre eux."},
	"ladder.rules.turn.3":       {"Look for the end. The first-player pawn goes to the left.", "Vérifier la fin. Le pion de premier joueur passe à gauche."},
	"ladder.rules.turn.3.house": {"Look for the end after each move. Then the first-player pawn goes to the left.", "Vérifier la fin après chaque déplacement. Puis le pion de premier joueur passe à gauche."},

	"ladder.rules.tile":              {"The tile", "La dalle"},
	"ladder.rules.tile.actions":      {"Its arrows are numbered %s, clockwise. It makes one or two actions; a quarter turn to the right or to the left is one.", "Ses flèches sont numérotées %s, dans le sens horaire. Elle fait une ou deux actions\u00a0; un quart de tour à droite ou à gauche en est une."},
	"ladder.rules.tile.actions.none": {"Its arrows are numbered %s, clockwise. It makes one or two actions, or none; a quarter turn to the right or to the left is one.", "Ses flèches sont numérotées %s, dans le sens horaire. Elle fait une ou deux actions, ou aucune\u00a0; un quart de tour à droite ou à gauche en est une."},
	"ladder.rules.tile.slide":        {"A slide in one of eight directions is one, over any number of free squares.", "Une glissade dans une des huit directions en est une, sur autant de cases libres qu’on veut."},
	"ladder.rules.tile.two":          {"Half a turn, two slides in different directions, or a slide and a quarter turn are two.", "Un demi-tour, deux glissades de directions différentes, ou une glissade et un quart de tour en font deux."},
	"ladder.rules.tile.changes":      {"The tile must end on another square or in another direction.", "La dalle doit finir sur une autre case ou dans un autre sens."},
	"ladder.rules.tile.may-stay":     {"The tile may end as it lay before, on the same square in the same direction.", "La dalle peut finir comme avant, sur la même case et dans le même sens."},

	"ladder.rules.marks":   {"Markers", "Marqueurs"},
	"ladder.rules.marks.1": {"In each of the four directions the nearest tower gets a black marker; a single token is a tower too.", "Dans chacune des quatre directions, la tour la plus proche reçoit un marqueur noir\u00a0; un pion seul est une tour."},
	"ladder.rules.marks.2": {"Only its top token moves, by exactly the number of the arrow.", "Seul son pion du dessus bouge, d’exactement le nombre de la flèche."},
	"ladder.rules.marks.3": {"A marked token that is taken before its move loses it; what uncovers or takes it does not move instead.", "Un pion marqué pris avant de bouger perd son déplacement\u00a0; ni le pion découvert ni celui qui le prend n’en hérite."},

	"ladder.rules.move":            {"Moves", "Déplacements"},
	"ladder.rules.move.ways":       {"In lines along rows and columns, or along diagonals, never both in one move; never back. %s", "Le long des lignes et des colonnes, ou en diagonale, jamais les deux dans un déplacement\u00a0; jamais en arrière. %s"},
	"ladder.rules.move.bends":      {"As many right-angled turns as you like.", "On tourne à angle droit autant qu’on veut."},
	"ladder.rules.move.bends.most": {"At most %s.", "Au plus %s."},
	"ladder.rules.move.once":       {"No square twice; never back to the start.", "Jamais deux fois la même case, jamais retour au départ."},
	"ladder.rules.move.free":       {"Squares on the way are free of towers; nobody crosses or enters the tile.", "Les cases traversées sont sans tour\u00a0; on ne traverse pas la dalle, on n’y entre pas."},
	"ladder.rules.move.jump":       {"Tokens may pass over towers on the way; nobody crosses or enters the tile.", "On peut passer par-dessus les tours\u00a0; on ne traverse pas la dalle, on n’y entre pas."},
	"ladder.rules.move.ends":       {"End on a free square, or on a tower whose top token can be taken.", "Finir sur une case libre, ou sur une tour dont le pion du dessus peut être pris."},
	"ladder.rules.move.must":       {"A token that can move must; otherwise it is blocked and stays.", "Un pion qui peut bouger le doit\u00a0; sinon il est bloqué et reste."},
	"ladder.rules.move.may-stay":   {"A token may also stay where it is.", "Un pion peut aussi rester où il est."},
	"ladder.rules.move.neutral":    {"The active player moves marked neutral tokens and keeps what they take, but takes no token of the own colour with them; no pawn climbs for them.", "Le joueur actif déplace les pions neutres marqués et garde ce qu’ils prennent, mais ne prend pas sa couleur avec eux\u00a0; aucun pion ne monte pour eux."},

	"ladder.rules.move.example": {"Examples: a token on %s, an enemy tower on %s", "Exemples\u00a0: un pion en %s, une tour adverse en %s"},
	"ladder.rules.move.arrow":   {"arrow", "flèche"},
	"ladder.rules.move.to":      {"to", "vers"},
	"ladder.rules.move.way":     {"by", "par"},
	"ladder.rules.move.none":    {"not: no way is free", "non\u00a0: aucun chemin libre"},

	"ladder.rules.capture":          {"Captures", "Prises"},
	"ladder.rules.capture.text":     {"The attacker takes the place of the top token; who moved it keeps that token for the score. The rest of the tower stays underneath. Nobody takes the own colour.", "L’attaquant prend la place du pion du dessus\u00a0; celui qui l’a joué garde ce pion pour son score. Le reste de la tour demeure dessous. On ne prend jamais sa couleur."},
	"ladder.rules.capture.attacker": {"attacker", "attaquant"},
	"ladder.rules.capture.angel":    {"takes an angel", "prend un ange"},
	"ladder.rules.capture.devil":    {"takes a devil", "prend un diable"},
	"ladder.rules.capture.kind.AA":  {"and turns into a devil", "et devient diable"},
	"ladder.rules.capture.kind.AD":  {"stays an angel; ladder pawn +1 space", "reste ange\u00a0; pion d’échelle +1 case"},
	"ladder.rules.capture.kind.DA":  {"stays a devil", "reste diable"},
	"ladder.rules.capture.kind.no":  {"forbidden", "interdit"},

	"ladder.rules.ladder":       {"The ladder", "L’échelle"},
	"ladder.rules.ladder.text":  {"%d spaces, the start is 0. Above space %d there is nothing: further climbs do nothing.", "%d cases, le départ est 0. Au-dessus de la case %d, plus rien\u00a0: monter encore n’a pas d’effet."},
	"ladder.rules.ladder.level": {"space", "case"},
	"ladder.rules.ladder.few":   {"2 or 3 players", "2 ou 3 joueurs"},
	"ladder.rules.ladder.four":  {"4 players", "4 joueurs"},

	"ladder.rules.end":               {"The end", "La fin"},
	"ladder.rules.end.devils":        {"With 2, 3 or 4 players: only devils are visible on the towers, neutral ones too.", "À 2, 3 ou 4 joueurs\u00a0: on ne voit plus que des diables au sommet des tours, neutres compris."},
	"ladder.rules.end.two":           {"%s %s", "%s %s"},
	"ladder.rules.end.two.more":      {"With 3 or 4 players also:", "À 3 ou 4 joueurs, aussi\u00a0:"},
	"ladder.rules.end.two.all":       {"With 2, 3 or 4 players also:", "À 2, 3 ou 4 joueurs, aussi\u00a0:"},
	"ladder.rules.end.two.hidden":    {"tokens of only two colours are left on the board, neutral and hidden ones included.", "il ne reste sur le plateau que deux couleurs, pions neutres et cachés compris."},
	"ladder.rules.end.two.visible":   {"tokens of only two colours are visible on the towers, neutral ones included.", "on ne voit plus que deux couleurs au sommet des tours, neutres comprises."},
	"ladder.rules.end.alone":         {"With 2 players also: one of them has no token %s; neutral ones do not count.", "À 2 joueurs, aussi\u00a0: l’un des deux n’a plus de pion %s\u00a0; les neutres ne comptent pas."},
	"ladder.rules.end.alone.hidden":  {"left on the board, hidden or not", "sur le plateau, caché ou non"},
	"ladder.rules.end.alone.visible": {"visible on the towers", "visible au sommet des tours"},
	"ladder.rules.end.when":          {"Looked for when all marked tokens have moved.", "Se vérifie quand tous les pions marqués ont bougé."},
	"ladder.rules.end.when.move":     {"Looked for after each move.", "Se vérifie après chaque déplacement."},
	"ladder.rules.end.agree":         {"Players may agree to end; after %d turns without a capture that is the time to ask.", "Les joueurs peuvent convenir de finir\u00a0; après %d tours de jeu sans prise, c’est le moment d’y penser."},

	"ladder.rules.score":        {"Score", "Score"},
	"ladder.rules.score.tower":  {"scoring tower", "tour de score"},
	"ladder.rules.score.points": {"points", "points"},
	"ladder.rules.score.of.1":   {"a single token", "un pion seul"},
	"ladder.rules.score.of.2":   {"2 different colours", "2 couleurs différentes"},
	"ladder.rules.score.of.3":   {"3 different colours", "3 couleurs différentes"},
	"ladder.rules.score.1":      {"Build as many towers of three as can be from the tokens taken, then of two; the faces do not count. Add the points of the ladder. Tokens left on the board are worth nothing.", "Avec les pions pris, bâtir autant de tours de trois que possible, puis de deux\u00a0; la face ne compte pas. Ajouter les points de l’échelle. Les pions restés sur le plateau ne valent rien."},
	"ladder.rules.score.most":   {"Most points wins; then most tokens taken, then the higher space of the ladder, then shared.", "Le plus de points l’emporte\u00a0; puis le plus de pions pris, puis la case la plus haute de l’échelle, sinon victoire partagée."},
	"ladder.rules.score.tokens": {"Most tokens taken wins; then most points, then the higher space of the ladder, then shared.", "Le plus de pions pris l’emporte\u00a0; puis le plus de points, puis la case la plus haute de l’échelle, sinon victoire partagée."},

	"ladder.rules.house": {"House rules", "Règles maison"},
}
