package say

// What the live table asks before it does something.
const (
	PlayNoPileReach Key = "play.no-pile-reach"
	TableTakeWhose  Key = "table.take-whose"
	TableTakeWhat   Key = "table.take-what"
)

var tableActMessages = map[Key]text{
	PlayNoPileReach: {"%s is not on the cross: what lies with %s is out of its reach, move first", "%s n’est pas sur la croix\u00a0: ce que laisse %s est hors d’atteinte, déplacez d’abord"},
	TableTakeWhose:  {"from whom? A pile or an ally in contact", "à qui\u00a0? Un tas, ou un allié au contact"},
	TableTakeWhat:   {"Taken from %s, in contact: mark what, then Enter", "Pris à %s, au contact\u00a0: cochez quoi, puis Entrée"},
}
