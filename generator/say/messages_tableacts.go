package say

// What the live table asks before it does something.
const (
	PlayActiveAlready Key = "play.active-already"
	PlayNoPileReach   Key = "play.no-pile-reach"
	TableTakeWhose    Key = "table.take-whose"
	TableTakeWhat     Key = "table.take-what"
	TableStay         Key = "table.stay"
	TableBackLine     Key = "table.back-line"
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
}
