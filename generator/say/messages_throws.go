package say

// Who throws the dice of a side at the live table.
const (
	PlayNoPlayer    Key = "play.no-player"
	PlayWhoThrows   Key = "play.who-throws"
	PlayRealNow     Key = "play.real-now"
	PlayProgramNow  Key = "play.program-now"
	PlayLineReal    Key = "play.line-real"
	PlayLineProgram Key = "play.line-program"

	PlayMended     Key = "play.mended"
	PlayMendedLeft Key = "play.mended-left"
	SessionLeft    Key = "session.left"
	LiveMends      Key = "live.mends"

	PlayNoDie       Key = "play.no-die"
	PlayNoDieAny    Key = "play.no-die-any"
	PlayNoDieNone   Key = "play.no-die-none"
	PlaySixesStay   Key = "play.sixes-stay"
	PlayLineSureTry Key = "play.line-sure-try"
	PlayLineNoHit   Key = "play.line-no-hit"
	PlayLineImmune  Key = "play.line-immune"
)

var throwMessages = map[Key]text{
	PlayNoPlayer:    {"nobody plays %s in this game: write god or satan", "personne ne joue %s dans cette partie\u00a0: écrivez dieu ou satan"},
	PlayWhoThrows:   {"“%s” throws no dice: write real or program", "«\u00a0%s\u00a0» ne lance pas de dés\u00a0: écrivez vrais ou programme"},
	PlayRealNow:     {"%s throws real dice already", "%s lance déjà de vrais dés"},
	PlayProgramNow:  {"the program throws for %s already", "le programme lance déjà pour %s"},
	PlayLineReal:    {"%s throws real dice", "%s lance de vrais dés"},
	PlayLineProgram: {"the program throws for %s", "le programme lance pour %s"},

	PlayMended:      {"throw corrected, %s: %s", "jet corrigé, %s\u00a0: %s"},
	PlayMendedLeft:  {"throw taken back, %s: %s", "jet retiré, %s\u00a0: %s"},
	SessionLeft:     {"broken off: %s", "interrompu\u00a0: %s"},
	LiveMends:       {"type it again; a change stands in the log", "retapez\u00a0; un changement se lit dans le journal"},
	PlayNoDie:       {"no die: every face does the same", "sans dé\u00a0: toutes les faces se valent"},
	PlayNoDieAny:    {"no die: every face succeeds", "sans dé\u00a0: toute face suffit"},
	PlayNoDieNone:   {"no die: no face succeeds", "sans dé\u00a0: aucune face ne suffit"},
	PlaySixesStay:   {"the 6s stay: no face would help", "les 6 restent\u00a0: aucune face n’aiderait"},
	PlayLineSureTry: {"%s: attempt on %s (%s), %s, %s: %s (%s)", "%s\u00a0: tentative sur %s (%s), %s, %s\u00a0: %s (%s)"},
	PlayLineNoHit:   {"%s: no die, no face hits (%d+ needed, less the protection)", "%s\u00a0: sans dé, aucune face ne touche (il fallait %d+, moins la protection)"},
	PlayLineImmune:  {"%s: no harm to %s, no die: nothing comes through", "%s\u00a0: aucun mal à %s, sans dé\u00a0: rien ne passe"},

	"play.verb.dice":    {"dice", "dés"},
	"play.dice.real":    {"real", "vrais"},
	"play.dice.program": {"program", "programme"},
}
