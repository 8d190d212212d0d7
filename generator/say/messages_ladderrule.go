package say

// The rules in short of the game of towers.
const (
	LadderHouseValues Key = "ladder.house-values"
)

var ladderRuleMessages = map[Key]text{
	LadderHouseValues: {"Values of this house: replace them by those of your box.", "Valeurs maison, à remplacer par celles de votre boîte."},

	"ladder.rules.setup":   {"Set-up", "Mise en place"},
	"ladder.rules.setup.1": {"Each player takes a colour. Every ladder pawn begins on the start of the ladder.", "Chacun prend une couleur. Chaque pion d’échelle commence au départ."},
	"ladder.rules.setup.2": {"Lay the tile on any square, in any direction.", "Poser la dalle sur une case, dans n’importe quel sens."},
	"ladder.rules.setup.3": {"In turn place one tower of three angels at a time, three for each colour: never in the row or column of the tile, never side by side with a tower. Corners may touch.", "À tour de rôle, placer une tour de trois anges, trois par couleur\u00a0: jamais sur la ligne ou la colonne de la dalle, jamais contre le côté d’une tour. Les coins peuvent se toucher."},
	"ladder.rules.setup.4": {"With 2 or 3 players the towers of the other colours are placed too: neutral, they never move and can be taken. If no place is left, a tower may touch others.", "À 2 ou 3 joueurs, on place aussi les tours des autres couleurs\u00a0: neutres, elles ne bougent jamais et se prennent. Si aucune place ne reste, une tour peut en toucher d’autres."},

	"ladder.rules.turn":   {"A turn", "Un tour"},
	"ladder.rules.turn.1": {"The active player moves the tile, then markers go on the towers that its arrows point at.", "Le joueur actif manœuvre la dalle, puis les marqueurs vont sur les tours que visent ses flèches."},
	"ladder.rules.turn.2": {"Owners move the marked tokens, the active player first, then clockwise; each in the order that suits.", "Les propriétaires déplacent les pions marqués, le joueur actif d’abord, puis dans le sens horaire\u00a0; chacun dans l’ordre qu’il veut."},
	"ladder.rules.turn.3": {"Look for the end. The first-player pawn goes to the left.", "Vérifier la fin. Le pion de premier joueur passe à gauche."},

	"ladder.rules.tile":   {"The tile", "La dalle"},
	"ladder.rules.tile.1": {"One or two actions. A quarter turn to the right or to the left is one.", "Une ou deux actions. Un quart de tour à droite ou à gauche en est une."},
	"ladder.rules.tile.2": {"A slide in one of eight directions is one, over any number of free squares.", "Une glissade dans une des huit directions en est une, sur autant de cases libres qu’on veut."},
	"ladder.rules.tile.3": {"Half a turn, two slides in different directions, or a slide and a quarter turn are two.", "Un demi-tour, deux glissades de directions différentes, ou une glissade et un quart de tour en font deux."},
	"ladder.rules.tile.4": {"The tile must end on another square or in another direction.", "La dalle doit finir sur une autre case ou dans un autre sens."},

	"ladder.rules.marks":   {"Markers", "Marqueurs"},
	"ladder.rules.marks.1": {"In each of the four directions the nearest tower gets a black marker; a single token is a tower too.", "Dans chacune des quatre directions, la tour la plus proche reçoit un marqueur noir\u00a0; un pion seul est une tour."},
	"ladder.rules.marks.2": {"Only its top token moves, by exactly the number of the arrow.", "Seul son pion du dessus bouge, d’exactement le nombre de la flèche."},
	"ladder.rules.marks.3": {"A marked token that is taken before its move loses it; what uncovers or takes it does not move instead.", "Un pion marqué pris avant de bouger perd son déplacement\u00a0; ni le pion découvert ni celui qui le prend n’en hérite."},

	"ladder.rules.move":   {"Moves", "Déplacements"},
	"ladder.rules.move.1": {"By right angles or by diagonals, never both in one move. Right-angled turns are free; never turn back.", "En ligne droite et à angles droits, ou en diagonale, jamais les deux dans un déplacement. On tourne à angle droit, jamais en arrière."},
	"ladder.rules.move.2": {"No square twice; never back to the start.", "Jamais deux fois la même case, jamais retour au départ."},
	"ladder.rules.move.3": {"Squares on the way are free of towers; nobody crosses or enters the tile.", "Les cases traversées sont sans tour\u00a0; on ne traverse pas la dalle, on n’y entre pas."},
	"ladder.rules.move.4": {"End on a free square, or on a tower whose top token can be taken.", "Finir sur une case libre, ou sur une tour dont le pion du dessus peut être pris."},
	"ladder.rules.move.5": {"A token that can move must; otherwise it is blocked and stays.", "Un pion qui peut bouger le doit\u00a0; sinon il est bloqué et reste."},

	"ladder.rules.move.example": {"Examples: a token on %s, an enemy tower on %s", "Exemples\u00a0: un pion en %s, une tour adverse en %s"},
	"ladder.rules.move.arrow":   {"arrow", "flèche"},
	"ladder.rules.move.to":      {"to", "vers"},
	"ladder.rules.move.way":     {"by", "par"},
	"ladder.rules.move.none":    {"not: no way is free", "non\u00a0: aucun chemin libre"},

	"ladder.rules.capture":          {"Captures", "Prises"},
	"ladder.rules.capture.text":     {"The attacker takes the place of the top token, which goes to the reserve of its player. The rest of the tower stays underneath. Nobody takes its own colour.", "L’attaquant prend la place du pion du dessus, qui va dans la réserve de son joueur. Le reste de la tour demeure dessous. On ne prend jamais sa couleur."},
	"ladder.rules.capture.attacker": {"attacker", "attaquant"},
	"ladder.rules.capture.angel":    {"takes an angel", "prend un ange"},
	"ladder.rules.capture.devil":    {"takes a devil", "prend un diable"},
	"ladder.rules.capture.kind.AA":  {"and turns into a devil", "et devient diable"},
	"ladder.rules.capture.kind.AD":  {"stays an angel, climbs one space", "reste ange, monte d’une case"},
	"ladder.rules.capture.kind.DA":  {"stays a devil", "reste diable"},
	"ladder.rules.capture.kind.no":  {"forbidden", "interdit"},

	"ladder.rules.ladder":       {"The ladder", "L’échelle"},
	"ladder.rules.ladder.text":  {"%d spaces, the start is 0. Above space %d there is nothing: further climbs do nothing.", "%d cases, le départ est 0. Au-dessus de la case %d, plus rien\u00a0: monter encore n’a pas d’effet."},
	"ladder.rules.ladder.level": {"space", "case"},
	"ladder.rules.ladder.few":   {"2 or 3 players", "2 ou 3 joueurs"},
	"ladder.rules.ladder.four":  {"4 players", "4 joueurs"},

	"ladder.rules.end":   {"The end", "La fin"},
	"ladder.rules.end.1": {"Only devils are visible on the towers, or tokens of two colours are left, hidden ones included.", "On ne voit plus que des diables au sommet des tours, ou il ne reste que deux couleurs, pions cachés compris."},
	"ladder.rules.end.2": {"With two players: one of them alone has tokens left, whatever neutral ones there are.", "À deux\u00a0: un seul des joueurs a encore des pions, quels que soient les neutres."},
	"ladder.rules.end.3": {"Looked for at the end of a turn. Players may also agree to end.", "Se vérifie à la fin du tour. On peut aussi convenir de finir."},

	"ladder.rules.score":        {"Score", "Score"},
	"ladder.rules.score.tower":  {"scoring tower", "tour de score"},
	"ladder.rules.score.points": {"points", "points"},
	"ladder.rules.score.of.1":   {"a single token", "un pion seul"},
	"ladder.rules.score.of.2":   {"2 different colours", "2 couleurs différentes"},
	"ladder.rules.score.of.3":   {"3 different colours", "3 couleurs différentes"},
	"ladder.rules.score.1":      {"Build as many towers of three as can be from the tokens taken, then of two; the faces do not count. Add the points of the ladder.", "Avec les pions pris, bâtir autant de tours de trois que possible, puis de deux\u00a0; la face ne compte pas. Ajouter les points de l’échelle."},
	"ladder.rules.score.2":      {"Most points wins; then most tokens taken, then the higher space of the ladder, then shared.", "Le plus de points l’emporte\u00a0; puis le plus de pions pris, puis la case la plus haute de l’échelle, sinon victoire partagée."},

	"ladder.rules.house": {"House rules", "Règles maison"},
}
