package say

// Refusals and lines of a fight with the d666.
const (
	D666WhoActs        Key = "d666.who-acts"
	D666Nobody         Key = "d666.nobody"
	D666NotStarted     Key = "d666.not-started"
	D666IsOver         Key = "d666.is-over"
	D666Started        Key = "d666.started"
	D666CannotAct      Key = "d666.cannot-act"
	D666NotYet         Key = "d666.not-yet"
	D666Units          Key = "d666.units"
	D666ShiftRange     Key = "d666.shift-range"
	D666SayVerdict     Key = "d666.say-verdict"
	D666SayLevel       Key = "d666.say-level"
	D666RollRefused    Key = "d666.roll-refused"
	D666Oneself        Key = "d666.oneself"
	D666TargetGone     Key = "d666.target-gone"
	D666NoSituation    Key = "d666.no-situation"
	D666WrongPhase     Key = "d666.wrong-phase"
	D666OneTarget      Key = "d666.one-target"
	D666NoWeapon       Key = "d666.no-weapon"
	D666CannotDefend   Key = "d666.cannot-defend"
	D666Unseen         Key = "d666.unseen"
	D666NoDodging      Key = "d666.no-dodging"
	D666NoParry        Key = "d666.no-parry"
	D666DamageRange    Key = "d666.damage-range"
	D666NoPower        Key = "d666.no-power"
	D666FighterRefused Key = "d666.fighter-refused"
	D666NameTaken      Key = "d666.name-taken"
	D666AddWhom        Key = "d666.add-whom"
	D666TwoFighters    Key = "d666.two-fighters"
	D666TwoSides       Key = "d666.two-sides"
	D666MetresRange    Key = "d666.metres-range"
	D666MoveFirst      Key = "d666.move-first"
	D666TooFar         Key = "d666.too-far"
	D666NoState        Key = "d666.no-state"
	D666NoField        Key = "d666.no-field"
	D666SignWanted     Key = "d666.sign-wanted"
	D666FieldRange     Key = "d666.field-range"
	D666TextMissing    Key = "d666.text-missing"
	D666TextLong       Key = "d666.text-long"
	D666TextSigns      Key = "d666.text-signs"
	D666GestureEmpty   Key = "d666.gesture-empty"
	D666GestureUnknown Key = "d666.gesture-unknown"
	D666LeftOver       Key = "d666.left-over"
	D666WantNumber     Key = "d666.want-number"
	D666NoFace         Key = "d666.no-face"
	D666FighterNear    Key = "d666.fighter-near"
	D666FighterMany    Key = "d666.fighter-many"

	D666ShowSecond       Key = "d666.show-second"
	D666ShowBalance      Key = "d666.show-balance"
	D666APower           Key = "d666.a-power"
	D666LineRules        Key = "d666.line.rules"
	D666LineJoined       Key = "d666.line.joined"
	D666LineLeft         Key = "d666.line.left"
	D666LinePhase        Key = "d666.line.phase"
	D666LinePassed       Key = "d666.line.passed"
	D666LineOut          Key = "d666.line.out"
	D666LineAttack       Key = "d666.line.attack"
	D666LineAttackWith   Key = "d666.line.attack-with"
	D666LineDefence      Key = "d666.line.defence"
	D666LineSum          Key = "d666.line.sum"
	D666LineDivided      Key = "d666.line.divided"
	D666LineDividedHouse Key = "d666.line.divided-house"
	D666LinePower        Key = "d666.line.power"
	D666LineWill         Key = "d666.line.will"
	D666LineColon        Key = "d666.line.colon"
	D666LineAware        Key = "d666.line.aware"
	D666LineRuled        Key = "d666.line.ruled"
	D666LineMoved        Key = "d666.line.moved"
	D666LineActed        Key = "d666.line.acted"
	D666LineActedSo      Key = "d666.line.acted-so"
	D666LineWounded      Key = "d666.line.wounded"
	D666LineBack         Key = "d666.line.back"
	D666LineState        Key = "d666.line.state"
	D666LineSet          Key = "d666.line.set"
	D666LineNote         Key = "d666.line.note"
	D666LineStopped      Key = "d666.line.stopped"
	D666LineNobody       Key = "d666.line.nobody"
	D666LineWon          Key = "d666.line.won"
	D666LineOverride     Key = "d666.line.override"
)

var d666PlayMessages = map[Key]text{
	D666WhoActs:        {"say who acts: %s", "dites qui agit\u00a0: %s"},
	D666Nobody:         {"there is no fighter “%s”: name one of the fight", "il n’y a pas de combattant «\u00a0%s\u00a0»\u00a0: nommez-en un du combat"},
	D666NotStarted:     {"the fight has not begun: write start", "le combat n’a pas commencé\u00a0: écrivez début"},
	D666IsOver:         {"the fight is over: undo, or begin a new one", "le combat est fini\u00a0: annulez, ou commencez-en un autre"},
	D666Started:        {"the fight has begun already: go on with the next slot", "le combat a déjà commencé\u00a0: continuez au prochain tour"},
	D666CannotAct:      {"%s cannot act (%s): set the state first, if your book says so", "%s ne peut pas agir (%s)\u00a0: changez d’abord l’état, si votre livre le dit"},
	D666NotYet:         {"%s has no open slot now: it is up to %s", "%s n’a pas la main\u00a0: c’est à %s"},
	D666Units:          {"the units are %d: a die shows 1 to 6", "les unités valent %d\u00a0: un dé montre 1 à 6"},
	D666ShiftRange:     {"a shift of %d columns: at most %d either way", "un décalage de %d colonnes\u00a0: %d au plus dans chaque sens"},
	D666SayVerdict:     {"say whether it succeeds, by your book: hit or miss, with the units, such as hit 4; or a threshold such as @43", "dites si c’est réussi, selon votre livre\u00a0: réussi ou raté, avec les unités, par exemple réussi 4\u00a0; ou un seuil comme @43"},
	D666SayLevel:       {"the table needs a level: write such as level 3, or hit 4", "la table demande un niveau\u00a0: écrivez par exemple niveau 3, ou réussi 4"},
	D666RollRefused:    {"%s", "%s"},
	D666Oneself:        {"nobody attacks oneself: name another target", "on ne s’attaque pas soi-même\u00a0: nommez une autre cible"},
	D666TargetGone:     {"%s is %s: name another target", "%s est %s\u00a0: nommez une autre cible"},
	D666NoSituation:    {"the book of this fight has no situation “%s”: write a shift such as +2", "le livre de ce combat n’a pas de situation «\u00a0%s\u00a0»\u00a0: écrivez un décalage comme +2"},
	D666WrongPhase:     {"this is not for the %s: wait for the other phase", "ce n’est pas pour la %s\u00a0: attendez l’autre phase"},
	D666OneTarget:      {"name the target", "nommez la cible"},
	D666NoWeapon:       {"%s has no weapon “%s”: name one of its own", "%s n’a pas d’arme «\u00a0%s\u00a0»\u00a0: nommez-en une des siennes"},
	D666CannotDefend:   {"%s cannot defend (%s): leave the defence out", "%s ne peut pas se défendre (%s)\u00a0: retirez la défense"},
	D666Unseen:         {"%s does not see it coming: leave the defence out", "%s ne la voit pas venir\u00a0: retirez la défense"},
	D666NoDodging:      {"this attack cannot be dodged: parry, or leave the defence out", "cette attaque ne s’esquive pas\u00a0: parez, ou retirez la défense"},
	D666NoParry:        {"%s has no weapon to parry with: dodge, or leave the defence out", "%s n’a pas d’arme pour parer\u00a0: esquivez, ou retirez la défense"},
	D666DamageRange:    {"the damage is %d: give 0 to %d", "les dégâts valent %d\u00a0: donnez 0 à %d"},
	D666NoPower:        {"%s has no such power for this phase: pass, or name one of its own", "%s n’a pas ce pouvoir pour cette phase\u00a0: passez, ou nommez-en un des siens"},
	D666FighterRefused: {"the fighter cannot join: %s", "le combattant ne peut pas venir\u00a0: %s"},
	D666NameTaken:      {"“%s” cannot be the name of a fighter here, or is taken: choose another", "«\u00a0%s\u00a0» ne peut pas être le nom d’un combattant ici, ou est pris\u00a0: choisissez-en un autre"},
	D666AddWhom:        {"say who joins: add NAME FO=3 VO=2 AG=3", "dites qui vient\u00a0: ajouter NOM FO=3 VO=2 AG=3"},
	D666TwoFighters:    {"a fight needs two fighters: add one", "il faut deux combattants\u00a0: ajoutez-en un"},
	D666TwoSides:       {"all fight for the same side: add an opponent", "tous sont du même camp\u00a0: ajoutez un adversaire"},
	D666MetresRange:    {"%d metres: give 1 to 1000", "%d mètres\u00a0: donnez 1 à 1000"},
	D666MoveFirst:      {"one moves before the action: wait for the next second", "on se déplace avant l’action\u00a0: attendez la seconde suivante"},
	D666TooFar:         {"%s can move %d metres more this second: give less", "%s peut encore se déplacer de %d mètres cette seconde\u00a0: donnez moins"},
	D666NoState:        {"there is no state “%s”: active, stunned, knocked, coma, dead or gone", "il n’y a pas d’état «\u00a0%s\u00a0»\u00a0: actif, sonné, assommé, coma, mort ou hors_jeu"},
	D666NoField:        {"there is nothing called “%s” to set: %s", "il n’y a rien à fixer qui s’appelle «\u00a0%s\u00a0»\u00a0: %s"},
	D666SignWanted:     {"write +, - or = before the number, such as =3", "écrivez +, - ou = devant le nombre, par exemple =3"},
	D666FieldRange:     {"%s would be %d: it goes from %d to %d", "%s vaudrait %d\u00a0: cela va de %d à %d"},
	D666TextMissing:    {"write the remark behind the word note", "écrivez la remarque après le mot note"},
	D666TextLong:       {"the text is too long: at most %d letters", "le texte est trop long\u00a0: %d lettres au plus"},
	D666TextSigns:      {"“%s” holds signs that cannot be shown: leave them out", "«\u00a0%s\u00a0» contient des signes qui ne s’affichent pas\u00a0: retirez-les"},
	D666GestureEmpty:   {"write a gesture, such as attack Ange Belz hit 4 dodge 2", "écrivez un geste, par exemple attaquer Ange Belz réussi 4 esquive 2"},
	D666GestureUnknown: {"“%s” is no gesture: try %s", "«\u00a0%s\u00a0» n’est pas un geste\u00a0: essayez %s"},
	D666LeftOver:       {"“%s” means nothing here: leave it out", "«\u00a0%s\u00a0» ne veut rien dire ici\u00a0: retirez-le"},
	D666WantNumber:     {"“%s” stands where a number is wanted: write such as 3", "«\u00a0%s\u00a0» est là où il faut un nombre\u00a0: écrivez par exemple 3"},
	D666NoFace:         {"“%s” is no throw of three dice: write such as 345", "«\u00a0%s\u00a0» n’est pas un jet de trois dés\u00a0: écrivez par exemple 345"},
	D666FighterNear:    {"there is no fighter “%s”: try %s", "il n’y a pas de combattant «\u00a0%s\u00a0»\u00a0: essayez %s"},
	D666FighterMany:    {"“%s” may be %s: write more of the name", "«\u00a0%s\u00a0» peut être %s\u00a0: écrivez plus du nom"},

	"d666.verb.add":    {"add", "ajouter"},
	"d666.verb.leave":  {"take out", "retirer"},
	"d666.verb.start":  {"start", "début"},
	"d666.verb.power":  {"power", "pouvoir"},
	"d666.verb.attack": {"attack", "attaque"},
	"d666.verb.move":   {"move", "déplacement"},
	"d666.verb.act":    {"action", "action"},
	"d666.verb.pass":   {"pass", "passe"},
	"d666.verb.set":    {"set", "fixer"},
	"d666.verb.note":   {"note", "note"},
	"d666.verb.end":    {"end", "fin"},

	"d666.field.points":  {"Force points", "points de force"},
	"d666.field.state":   {"state", "état"},
	"d666.field.timer":   {"timer", "compteur"},
	"d666.field.force":   {"Force", "Force"},
	"d666.field.will":    {"Will", "Volonté"},
	"d666.field.agility": {"Agility", "Agilité"},
	"d666.field.armour":  {"armour", "armure"},
	"d666.field.divisor": {"divisor", "diviseur"},
	"d666.field.pp":      {"power points", "points de pouvoir"},

	"d666.phase.":         {"before the fight", "avant le combat"},
	"d666.phase.psychic":  {"psychic phase", "phase psychique"},
	"d666.phase.physical": {"physical phase", "phase physique"},
	"d666.phase.over":     {"the fight is over", "combat fini"},

	"d666.short.power":  {"power", "puissance"},
	"d666.short.bonus":  {"strength", "force"},
	"d666.short.parry":  {"parrying weapon", "arme qui pare"},
	"d666.short.armour": {"armour", "armure"},

	"d666.throw.attack":  {"attack", "attaque"},
	"d666.throw.dodge":   {"dodge", "esquive"},
	"d666.throw.parry":   {"parry", "parade"},
	"d666.throw.power":   {"power", "pouvoir"},
	"d666.throw.will":    {"Will", "Volonté"},
	"d666.throw.coma":    {"hours of coma", "heures de coma"},
	"d666.throw.knocked": {"seconds knocked out", "secondes assommé"},

	D666ShowSecond:       {"second %d, %s", "seconde %d, %s"},
	D666ShowBalance:      {"dealt %d, taken %d", "infligés %d, subis %d"},
	D666APower:           {"a power", "un pouvoir"},
	D666LineRules:        {"success is read %s", "la réussite se lit %s"},
	D666LineJoined:       {"%s joins: %s, FO %d VO %d AG %d", "%s arrive\u00a0: %s, FO %d VO %d AG %d"},
	D666LineLeft:         {"%s leaves the fight", "%s quitte le combat"},
	D666LinePhase:        {"second %d, %s: %s", "seconde %d, %s\u00a0: %s"},
	D666LinePassed:       {"%s passes", "%s passe"},
	D666LineOut:          {"%s loses the slot", "%s perd son tour"},
	D666LineAttack:       {"%s attacks %s: %s", "%s attaque %s\u00a0: %s"},
	D666LineAttackWith:   {"%s attacks %s (%s): %s", "%s attaque %s (%s)\u00a0: %s"},
	D666LineDefence:      {"%s: %s", "%s\u00a0: %s"},
	D666LineSum:          {"%s = %d", "%s = %d"},
	D666LineDivided:      {"%d ÷ %d = %d", "%d ÷ %d = %d"},
	D666LineDividedHouse: {"%d ÷ %d (house value) = %d", "%d ÷ %d (valeur maison) = %d"},
	D666LinePower:        {"%s uses %s: %s", "%s utilise %s\u00a0: %s"},
	D666LineWill:         {"Will: %s", "Volonté\u00a0: %s"},
	D666LineColon:        {": %s", "\u00a0: %s"},
	D666LineAware:        {"and notices an attack", "et s’aperçoit d’une attaque"},
	D666LineRuled:        {"damage ruled %d", "dégâts décidés %d"},
	D666LineMoved:        {"%s moves %d m", "%s se déplace de %d m"},
	D666LineActed:        {"%s acts", "%s agit"},
	D666LineActedSo:      {"%s: %s", "%s\u00a0: %s"},
	D666LineWounded:      {"%s loses %d, has %s", "%s perd %d, reste %s"},
	D666LineBack:         {"active again: %s", "de nouveau actif\u00a0: %s"},
	D666LineState:        {"ruling: %s was %s, is %s", "arbitrage\u00a0: %s était %s, est %s"},
	D666LineSet:          {"ruling: %s, %s %d → %d", "arbitrage\u00a0: %s, %s %d → %d"},
	D666LineNote:         {"note: %s", "note\u00a0: %s"},
	D666LineStopped:      {"the fight ends", "le combat s’arrête"},
	D666LineNobody:       {"the fight ends: nobody is left standing", "fin du combat\u00a0: personne ne tient debout"},
	D666LineWon:          {"the fight ends: side %s has won", "fin du combat\u00a0: le camp %s a gagné"},
	D666LineOverride:     {"against a rule: %s (%s)", "contre une règle\u00a0: %s (%s)"},
}
