package purgatoryplay

import (
	"croix/generator/purgatory"
	"croix/generator/say"
	"croix/tracker/play"
)

// Verb is what a gesture does.
type Verb string

// The verbs with their operands. Figure is who acts; operands in brackets may
// be left out.
const (
	Note     Verb = "note"     // Text: writes a remark into the log
	Choose   Verb = "choose"   // Side, Figure or No: writes down the secret pawn, or none
	Start    Verb = "round"    // ends the round and throws what begins the next one (D5)
	Pass     Verb = "pass"     // does without the step, where that is allowed
	Answer   Verb = "answer"   // the open Ask: Yes, No, Figure, Sins, Objects, To… as its kind says
	Drift    Verb = "drift"    // [Figure] [To] [Contacts]: a wandering soul drifts
	Flee     Verb = "flee"     // Figure [To] [From]: step c
	Control  Verb = "control"  // Figure [Near]: tries to play a humanist
	Activate Verb = "activate" // Figure [Near]: begins its activation
	End      Verb = "end"      // ends the activation
	Move     Verb = "move"     // Figure [To] [From] [Contacts]
	OnGuard  Verb = "guard"    // Figure
	Reveal   Verb = "reveal"   // the Antichrist

	Shoot   Verb = "shoot"   // Figure, [Object], Targets, [Allot or Number], [Near] in the blast, [Contacts], [CM], [Hidden]
	Unjam   Verb = "unjam"   // Figure, Object
	Strike  Verb = "strike"  // Figure, [Object or bare], Targets, [Allot or Number]
	Aid     Verb = "aid"     // Figure, Targets: the test towards an ally
	Take    Verb = "take"    // Figure, Objects: from a pile or an ally
	Discard Verb = "discard" // Figure, Objects
	Wear    Verb = "wear"    // Figure, Object
	Use     Verb = "use"     // Figure, Object, [Targets]: Grail, Necronomicon, cauldron, pentacle
	Eat     Verb = "eat"     // Figure, Targets: gluttony

	Purify  Verb = "purify"  // Figure, Targets, [Sins]: those to lower
	Virtue  Verb = "virtue"  // Figure, Targets, Sins: make virtuous
	Pervert Verb = "pervert" // Figure, Targets, [Sins]
	Damn    Verb = "damn"    // Figure, Targets, Sins

	Throws  Verb = "dice" // Side, Text: RealDice or ProgramDice, who throws for that side at the table
	Correct Verb = "set"  // Figure, Field, Sign, Number: what the table shows is right
	Name    Verb = "name" // Figure, [Text]: the name that players give it
)

// Command is a gesture: a verb with its operands. Which operands a verb takes
// stands beside it. Ids are exact; the grammar resolves what players write.
type Command struct {
	Verb     Verb            `json:"verb"`
	Side     Side            `json:"side,omitempty"` // who makes it; "" for whoever may
	Figure   string          `json:"figure,omitempty"`
	Targets  []string        `json:"targets,omitempty"`
	Object   string          `json:"object,omitempty"`  // uid of what is used
	Objects  []string        `json:"objects,omitempty"` // uids
	To       Place           `json:"to,omitempty"`      // where it ends, or the way it leaves by
	From     []string        `json:"from,omitempty"`    // enemies in contact that it leaves
	Contacts []string        `json:"contacts,omitempty"`
	Near     []string        `json:"near,omitempty"` // figures close enough for what the verb asks
	Sins     []purgatory.Sin `json:"sins,omitempty"`
	Number   int             `json:"number,omitempty"` // of dice, or a value
	Allot    []int           `json:"allot,omitempty"`  // dice for each target
	CM       float64         `json:"cm,omitempty"`     // how far the targets of a shot are; 0 if nobody measured
	Hidden   bool            `json:"hidden,omitempty"` // a target of a shot cannot be seen
	Field    string          `json:"field,omitempty"`
	Sign     string          `json:"sign,omitempty"` // + - =
	Text     string          `json:"text,omitempty"`
	No       bool            `json:"no,omitempty"`     // answers no
	Anyway   bool            `json:"anyway,omitempty"` // does it though a rule forbids it
}

// Illegal refuses a gesture.
type Illegal = play.Illegal[Command]

func illegal(rule string, key say.Key, args ...any) *Illegal {
	return play.Refuse[Command](rule, key, args...)
}

func firm(rule string, key say.Key, args ...any) *Illegal {
	return play.Firm[Command](rule, key, args...)
}
