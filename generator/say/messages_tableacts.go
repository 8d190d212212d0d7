package say

// What the live table asks before it does something.
const (
	PlayActiveAlready Key = "play.active-already"
	PlayNoPileReach   Key = "play.no-pile-reach"
	TableTakeWhose    Key = "table.take-whose"
	TableTakeWhat     Key = "table.take-what"
	TableStay         Key = "table.stay"
	TableBackLine     Key = "table.back-line"
	TableContact      Key = "table.contact"
	TableRange        Key = "table.range"
	TableFlee         Key = "table.flee"
	TableCM           Key = "table.cm"
	LiveLeaves        Key = "live.leaves"
	LiveThrownAs      Key = "live.thrown-as"
	LiveThrownOdd     Key = "live.thrown-odd"
	LiveThrownHalf    Key = "live.thrown-half"
	LiveDrawn         Key = "live.drawn"
	TableLooks        Key = "table.looks"
	TableMenuDice     Key = "table.menu-dice"
)

var tableActMessages = map[Key]text{
	PlayActiveAlready: {"%s plays already: pick what it does, or end its activation", "%s joue déjà\u00a0: choisissez son acte, ou finissez son activation"},
	PlayNoPileReach:   {"%s is not on the cross: what lies with %s is out of its reach, move first", "%s n’est pas sur la croix\u00a0: ce que laisse %s est hors d’atteinte, déplacez d’abord"},
	TableTakeWhose:    {"from whom? A pile or an ally in contact", "à qui\u00a0? Un tas, ou un allié au contact"},
	TableTakeWhat:     {"From %s, in contact: mark, Enter", "Pris à %s, au contact\u00a0: cochez, Entrée"},
	TableStay:         {"nothing: back to the game", "rien\u00a0: retour à la partie"},
	TableBackLine:     {"after %s  %s", "après %s  %s"},
	TableMenuDice:     {"who throws real dice…", "qui lance de vrais dés…"},
	TableContact:      {"%s — in contact", "%s — au contact"},
	TableRange:        {"%s — %d\u00a0cm at most", "%s — %d\u00a0cm au plus"},
	TableFlee:         {"flight — %s: %s straight to the nearest end of the beam", "fuite — %s\u00a0: %s tout droit vers le bout de poutre le plus proche"},
	TableCM:           {"%s\u00a0cm", "%s\u00a0cm"},
	LiveLeaves:        {"u leave: %s", "u laisser\u00a0: %s"},
	LiveThrownAs:      {"d%d, re-roll %d+", "d%d, relancer %d+"},
	LiveThrownOdd:     {"d6: odd 1, even 2", "d6\u00a0: impair 1, pair 2"},
	LiveThrownHalf:    {"half a d6, rounded up", "½ d6, arrondi en haut"},
	LiveDrawn:         {"%s (%s)", "%s (%s)"},
	TableLooks:        {"this table only looks on: what is played is played at the other one", "cette table ne fait que regarder\u00a0: on joue à l’autre"},
}
