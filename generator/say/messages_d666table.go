package say

// The d666 fight on the live table.
const (
	D666TableSetup       Key = "d666.table.setup"
	D666TableActs        Key = "d666.table.acts"
	D666TableTogether    Key = "d666.table.together"
	D666TableHouse       Key = "d666.table.house"
	D666TableWho         Key = "d666.table.who"
	D666TableMetres      Key = "d666.table.metres"
	D666TableDoes        Key = "d666.table.does"
	D666TableAttacks     Key = "d666.table.attacks"
	D666TableHits        Key = "d666.table.hits"
	D666TableDefends     Key = "d666.table.defends"
	D666TableUses        Key = "d666.table.uses"
	D666TableOn          Key = "d666.table.on"
	D666TableWill        Key = "d666.table.will"
	D666TableEffect      Key = "d666.table.effect"
	D666TableNoDamage    Key = "d666.table.no-damage"
	D666TableSomeDamage  Key = "d666.table.some-damage"
	D666TableDamage      Key = "d666.table.damage"
	D666TableWith        Key = "d666.table.with"
	D666TableWhen        Key = "d666.table.when"
	D666TableByTable     Key = "d666.table.by-table"
	D666TableByLevel     Key = "d666.table.by-level"
	D666TableByThreshold Key = "d666.table.by-threshold"
	D666TableLevel       Key = "d666.table.level"
	D666TableThreshold   Key = "d666.table.threshold"
	D666TableSucceeds    Key = "d666.table.succeeds"
	D666TableFails       Key = "d666.table.fails"
	D666TableRead        Key = "d666.table.read"
	D666TableHeld        Key = "d666.table.held"
	D666TableMissed      Key = "d666.table.missed"
	D666TableIfHit       Key = "d666.table.if-hit"
	D666TableChance      Key = "d666.table.chance"

	D666TaleGoesOn  Key = "d666.tale.goes-on"
	D666TaleWon     Key = "d666.tale.won"
	D666TaleOver    Key = "d666.tale.over"
	D666TaleFighter Key = "d666.tale.fighter"
	D666TaleDealt   Key = "d666.tale.dealt"
	D666TaleTaken   Key = "d666.tale.taken"
	D666TaleHits    Key = "d666.tale.hits"
	D666TaleFell    Key = "d666.tale.fell"
	D666TaleWounds  Key = "d666.tale.wounds"
	D666TaleNone    Key = "d666.tale.none"
	D666TaleSecond  Key = "d666.tale.second"
	D666TaleLost    Key = "d666.tale.lost"
	D666TaleLeft    Key = "d666.tale.left"
)

var d666TableMessages = map[Key]text{
	D666TableSetup:       {"Start the fight when all are there.", "Commencez le combat quand tout le monde est là."},
	D666TableActs:        {"%s acts.", "C’est à %s."},
	D666TableTogether:    {"%s act together: each declares and throws, then all is applied.", "%s agissent ensemble\u00a0: chacun déclare et lance, puis tout s’applique."},
	D666TableHouse:       {"(house)", "(maison)"},
	D666TableWho:         {"Who joins? Such as Bob FO=3 VO=2 AG=3 side=1", "Qui vient\u00a0? Comme Bob FO=3 VO=2 AG=3 camp=1"},
	D666TableMetres:      {"How many metres?", "Combien de mètres\u00a0?"},
	D666TableDoes:        {"What is done?", "Que fait-on\u00a0?"},
	D666TableAttacks:     {"Whom does %s attack?", "Qui %s attaque-t-il\u00a0?"},
	D666TableHits:        {"%s on %s: is it a success?", "%s sur %s\u00a0: est-ce réussi\u00a0?"},
	D666TableDefends:     {"How does %s defend?", "Comment %s se défend-il\u00a0?"},
	D666TableUses:        {"%s: which power?", "%s\u00a0: quel pouvoir\u00a0?"},
	D666TableOn:          {"%s: a power, on whom?", "%s\u00a0: un pouvoir, sur qui\u00a0?"},
	D666TableWill:        {"Does %s resist with Will?", "%s résiste-t-il par la Volonté\u00a0?"},
	D666TableEffect:      {"If it takes effect", "Si l’effet a lieu"},
	D666TableNoDamage:    {"no damage", "pas de dégâts"},
	D666TableSomeDamage:  {"damage, as your book says…", "des dégâts, selon votre livre…"},
	D666TableDamage:      {"Damage", "Dégâts"},
	D666TableWith:        {"with %s…", "avec %s…"},
	D666TableWhen:        {"situation: %s…", "situation\u00a0: %s…"},
	D666TableByTable:     {"read in the table", "lire dans la table"},
	D666TableByLevel:     {"at another level…", "à un autre niveau…"},
	D666TableByThreshold: {"by a threshold…", "par un seuil…"},
	D666TableLevel:       {"Level (%s)", "Niveau (%s)"},
	D666TableThreshold:   {"Threshold, 11 to 66", "Seuil, de 11 à 66"},
	D666TableSucceeds:    {"success", "réussi"},
	D666TableFails:       {"failure", "raté"},
	D666TableRead:        {"%s, read in the table", "%s, lire dans la table"},
	D666TableHeld:        {"%s, a success", "%s, réussie"},
	D666TableMissed:      {"%s, a failure", "%s, ratée"},
	D666TableIfHit:       {"if hit: %s", "si touché\u00a0: %s"},
	D666TableChance:      {"−%s · down %s", "−%s · à terre %s"},

	D666TaleGoesOn:  {"the fight goes on, second %d", "le combat continue, seconde %d"},
	D666TaleWon:     {"side %s has won after %d seconds", "le camp %s a gagné en %d secondes"},
	D666TaleOver:    {"nobody has won; seconds fought: %d", "personne n’a gagné\u00a0; secondes\u00a0: %d"},
	D666TaleFighter: {"fighter", "combattant"},
	D666TaleDealt:   {"dealt", "infligés"},
	D666TaleTaken:   {"taken", "subis"},
	D666TaleHits:    {"hits/attacks", "réussies/attaques"},
	D666TaleFell:    {"%s, second %d", "%s, seconde %d"},
	D666TaleWounds:  {"Wounds, second by second", "Blessures, seconde par seconde"},
	D666TaleNone:    {"nobody was wounded", "personne n’a été blessé"},
	D666TaleSecond:  {"second", "seconde"},
	D666TaleLost:    {"lost", "perdus"},
	D666TaleLeft:    {"left", "restants"},

	"d666.table.start":  {"start the fight", "commencer le combat"},
	"d666.table.add":    {"a fighter joins…", "un combattant arrive…"},
	"d666.table.end":    {"end the fight", "finir le combat"},
	"d666.table.attack": {"attack…", "attaquer…"},
	"d666.table.power":  {"use a power…", "utiliser un pouvoir…"},
	"d666.table.move":   {"move…", "se déplacer…"},
	"d666.table.act":    {"a simple action…", "une action simple…"},
	"d666.table.pass":   {"pass", "passer"},
	"d666.table.state":  {"set the state…", "fixer l’état…"},
	"d666.table.leave":  {"out of the fight", "hors du combat"},

	"d666.key.start":  {"s", "d"},
	"d666.key.add":    {"j", "j"},
	"d666.key.end":    {"x", "f"},
	"d666.key.attack": {"a", "a"},
	"d666.key.power":  {"w", "v"},
	"d666.key.move":   {"m", "m"},
	"d666.key.act":    {"t", "s"},
	"d666.key.pass":   {"p", "p"},
	"d666.key.state":  {"e", "e"},
	"d666.key.leave":  {"l", "h"},
}
