package say

// Who throws the dice of a side at the live table.
const (
	PlayNoPlayer    Key = "play.no-player"
	PlayWhoThrows   Key = "play.who-throws"
	PlayRealNow     Key = "play.real-now"
	PlayProgramNow  Key = "play.program-now"
	PlayLineReal    Key = "play.line-real"
	PlayLineProgram Key = "play.line-program"
)

var throwMessages = map[Key]text{
	PlayNoPlayer:    {"nobody plays %s in this game: write god or satan", "personne ne joue %s dans cette partie\u00a0: écrivez dieu ou satan"},
	PlayWhoThrows:   {"“%s” throws no dice: write real or program", "«\u00a0%s\u00a0» ne lance pas de dés\u00a0: écrivez vrais ou programme"},
	PlayRealNow:     {"%s throws real dice already", "%s lance déjà de vrais dés"},
	PlayProgramNow:  {"the program throws for %s already", "le programme lance déjà pour %s"},
	PlayLineReal:    {"%s throws real dice", "%s lance de vrais dés"},
	PlayLineProgram: {"the program throws for %s", "le programme lance pour %s"},

	"play.verb.dice":    {"dice", "dés"},
	"play.dice.real":    {"real", "vrais"},
	"play.dice.program": {"program", "programme"},
}
