package grammar

import (
	"croix/generator/purgatory"
	"croix/tracker/purgatoryplay"
)

// slot is what an operand is to a gesture.
type slot int

const (
	noSlot slot = iota
	bySlot      // who acts, or the side
	targetSlot
	objectSlot
	objectsSlot
	fromSlot // enemies that it leaves; for what is taken, where it is
	contactSlot
	nearSlot
	sinSlot
	numberSlot
)

// kind is what a word names.
type kind int

const (
	figureKind kind = 1 << iota
	objectKind
	placeKind
	sinKind
	sideKind
	yesKind
	fieldKind
	stateKind
	hiddenKind
	diceKind
	numberKind   // only for what a verb takes
	distanceKind // likewise

	noKinds kind = 0
)

// Verb is a row of the table of verbs.
type Verb struct {
	Verb  purgatoryplay.Verb
	words string // separated by |, folded; the first two are those of the help, English and French

	takes kind // what its operands without a keyword are
	more  slot // what bare figures after the first are
	many  bool // bare objects are Objects
	needs kind // what it cannot do without; figureKind is targets if more is targetSlot
}

// table is the verbs in the order in which they are told.
func table() []Verb {
	const (
		f, o, p, s = figureKind, objectKind, placeKind, sinKind
		n          = numberKind
	)
	return []Verb{
		{purgatoryplay.Drift, "drift|deriver|derive|drifts", f | p, contactSlot, false, 0},
		{purgatoryplay.Control, "control|controler|controle|controls|try|tenter", f, noSlot, false, f},
		{purgatoryplay.Activate, "activate|activer|active|activates|play|jouer|joue|activation", f, noSlot, false, f},
		{purgatoryplay.Flee, "flee|fuir|fuit|fuite|flees|flight", f | p, fromSlot, false, f},
		{purgatoryplay.Move, "move|aller|va|vas|deplacer|se_deplacer|bouger|go|moves|walk|deplacement", f | p, fromSlot, false, 0},
		{purgatoryplay.Shoot, "shoot|tirer|tire|tir|fire|shoots|shot", f | o | n | hiddenKind | distanceKind, targetSlot, false, f},
		{purgatoryplay.Strike, "strike|frapper|frappe|attaquer|attaque|hit|strikes|attack", f | o | n, targetSlot, false, f},
		{purgatoryplay.OnGuard, "guard|garde|on_guard|en_garde|qui_vive|sur_le_qui_vive", f, noSlot, false, 0},
		{purgatoryplay.Unjam, "unjam|desenrayer|desenraye|clear|desenrayage", f | o, noSlot, false, o},
		{purgatoryplay.Aid, "aid|aider|aide|secourir|help|aids", f, targetSlot, false, f},
		{purgatoryplay.Take, "take|prendre|prend|ramasser|recuperer|pick_up|takes|ramassage|recuperation", f | o, fromSlot, true, o},
		{purgatoryplay.Discard, "discard|jeter|jette|lacher|poser|drop|discards|objet_jete|abandon", f | o, noSlot, true, o},
		{purgatoryplay.Wear, "wear|mettre|met|porter|enfiler|put_on|wears|protection_put_on|protection_mise", f | o, noSlot, false, o},
		{purgatoryplay.Use, "use|utiliser|utilise|employer|uses|use_of_an_object|usage_d_un_objet", f | o | n | s, targetSlot, false, o},
		{purgatoryplay.Eat, "eat|manger|mange|eats|soul_eaten|ame_mangee", f, targetSlot, false, f},
		{purgatoryplay.Purify, "purify|purifier|purifie|purifies|purification", f | s, targetSlot, false, f},
		{purgatoryplay.Virtue, "virtue|vertueux|vertueuse|rendre_vertueux|rendre_vertueuse|make_virtuous", f | s, targetSlot, false, f},
		{purgatoryplay.Pervert, "pervert|pervertir|pervertit|perverts|perversion", f | s, targetSlot, false, f},
		{purgatoryplay.Damn, "damn|damner|damne|damns|damnation", f | s, targetSlot, false, f},
		{purgatoryplay.Reveal, "reveal|reveler|revele|reveals|antichrist_revealed|antechrist_revele", noKinds, noSlot, false, 0},
		{purgatoryplay.Answer, "answer|repondre|reponse|reply|riposte|riposter", f | o | p | s | yesKind | n, noSlot, true, 0},
		{purgatoryplay.End, "end|fin|finir|terminer|done|end_of_activation|fin_d_activation", noKinds, noSlot, false, 0},
		{purgatoryplay.Pass, "pass|passer|passe|skip", noKinds, noSlot, false, 0},
		{purgatoryplay.Start, "round|manche|new_round|nouvelle_manche", noKinds, noSlot, false, 0},
		{purgatoryplay.Choose, "choose|choisir|choisit|chooses|secret|secret_pawn|pion_secret", f | sideKind | yesKind, noSlot, false, f | sideKind},
		{purgatoryplay.Throws, "dice|des", sideKind | diceKind, noSlot, false, sideKind | diceKind},
		{purgatoryplay.Correct, "set|corriger|corrige|regler|correct|correction", f | o | p | s | n | fieldKind | stateKind, noSlot, false, 0},
		{purgatoryplay.Name, "name|nommer|nomme|renommer|rename|names", f, noSlot, false, f},
		{purgatoryplay.Note, "note|noter|remarque|remark", noKinds, noSlot, false, 0},
	}
}

// keyword is words that tell what follows them is.
type keyword struct {
	words string // separated by |, folded
	slot  slot
}

func keywords() []keyword {
	return []keyword{
		{"on|at|against|sur|contre", targetSlot},
		{"with|avec", objectSlot},
		{"objects|objets", objectsSlot},
		{"from|leaving|quittant|quitte|depuis", fromSlot},
		{"touching|touches|touche|touchant|contact", contactSlot},
		{"near|pres|proche|a_portee", nearSlot},
		{"sins|sin|peches|peche", sinSlot},
		{"by|par", bySlot},
		{"dice|die", numberSlot},
	}
}

// units are the words after a number of dice.
const units = "|dice|die|des|de|d|"

// fillers are words that say nothing here. A French “à” is the English “a”.
const fillers = "|the|a|an|le|la|les|l|un|une|du|de|des|to|into|towards|vers|au|aux|dans|en|and|et|of|its|his|her|their|son|sa|ses|d|pion|pawn|se|earth|terre|in|stays|reste|"

// anyways are what is said to do a thing that a rule forbids.
const anyways = "|anyway|quand_meme|malgre_tout|"

// yesNo are the words for an answer; true is yes.
func yesNo() map[string]bool {
	return map[string]bool{"yes": true, "oui": true, "y": true, "no": false, "non": false}
}

// places are the words for places, beside the ids.
func places() map[string]purgatoryplay.Place {
	return map[string]purgatoryplay.Place{
		"purgatory": purgatoryplay.Purgatory, "purgatoire": purgatoryplay.Purgatory,
		"flames": purgatoryplay.Flames, "flammes": purgatoryplay.Flames, "hell": purgatoryplay.Flames, "enfer": purgatoryplay.Flames,
		"embers": purgatoryplay.Embers, "braises": purgatoryplay.Embers,
		"paradise": purgatoryplay.Paradise, "paradis": purgatoryplay.Paradise, "heaven": purgatoryplay.Paradise,
		"left": purgatoryplay.Left, "gauche": purgatoryplay.Left,
		"right": purgatoryplay.Right, "droite": purgatoryplay.Right,
		"off": purgatoryplay.Off, "hors": purgatoryplay.Off,
	}
}

// sides are the words for sides.
func sides() map[string]purgatoryplay.Side {
	return map[string]purgatoryplay.Side{
		"god": purgatoryplay.God, "dieu": purgatoryplay.God, "satan": purgatoryplay.Satan,
		"humanity": purgatoryplay.Humanity, "humanite": purgatoryplay.Humanity,
	}
}

// throwers are the words for who throws.
func throwers() map[string]string {
	return map[string]string{
		"real": purgatoryplay.RealDice, "vrais": purgatoryplay.RealDice,
		"program": purgatoryplay.ProgramDice, "programme": purgatoryplay.ProgramDice,
	}
}

// The fields that need no word: of a bare “-3”, of a place, of a state.
const (
	substance = "substance"
	placed    = "place"
	state     = "state"
)

// fields are the words for what can be corrected, beside the sins.
func fields() map[string]string {
	return map[string]string{
		"substance": substance, "ps": substance, "sp": substance, "points": substance,
		"max": "max", "maximum": "max",
		"actions": "actions",
		"played":  "played", "joue": "played", "jouee": "played",
		"losses": "losses", "pertes": "losses",
		"guard": "guard", "garde": "guard", "qui_vive": "guard",
		"poison":   "poison",
		"pentacle": "pentacle",
		"familiar": "familiar", "familier": "familiar",
		"ammo": "ammo", "ammunition": "ammo", "munitions": "ammo", "balles": "ammo",
		"jam": "jam", "jammed": "jam", "enraye": "jam", "enrayee": "jam",
		"broken": "broken", "brise": "broken", "brisee": "broken",
		"fake": "fake", "factice": "fake", "faux": "fake",
		"place": placed, "lieu": placed,
		"camp": state, "state": state, "etat": state,
		"owner": "owner", "proprietaire": "owner",
		"worn": "worn", "porte": "worn", "portee": "worn",
	}
}

// hidden are the words for a target that cannot be seen.
const hidden = "hidden|cache|cachee|masque|masquee"

// states are the states of souls, whose words are those of the messages.
func states() []purgatoryplay.State {
	return []purgatoryplay.State{
		purgatoryplay.Wandering, purgatoryplay.Humanist, purgatoryplay.Virtuous, purgatoryplay.Damned, purgatoryplay.Condemned,
		purgatoryplay.Saved, purgatoryplay.Reincarnated, purgatoryplay.Escorted, purgatoryplay.Consumed, purgatoryplay.Destroyed,
	}
}

// tables are the words for the tables of equipment.
func tables() map[purgatory.ChartID]string {
	return map[purgatory.ChartID]string{
		purgatory.ChartRanged: "arme_de_tir|armes_de_tir", purgatory.ChartMelee: "melee|arme_de_melee|armes_de_melee",
		purgatory.ChartArmour: "protection|armure", purgatory.ChartItems: "item|objet|objet_special",
	}
}
