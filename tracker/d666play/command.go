package d666play

import (
	"croix/generator/d666"
	"croix/generator/say"
	"croix/tracker/play"
)

// Verb is what a gesture does.
type Verb string

// The verbs with their operands. Figure may be left out where only one has an
// open slot. Operands in brackets may be left out.
const (
	Add    Verb = "add"    // Fighter: joins, and acts from the next second if the fight goes on
	Leave  Verb = "leave"  // Figure: is out of the fight
	Start  Verb = "start"  // begins the first second
	Use    Verb = "power"  // Figure, [Power], Attack, Targets: a power on each target (002-10, 002-30)
	Attack Verb = "attack" // Figure, Targets (one), Attack, [Weapon], [Situation], [Unseen] (002-20)
	Move   Verb = "move"   // Figure, Number: metres, before the action (002-13)
	Act    Verb = "act"    // Figure, [Text]: a simple action
	Pass   Verb = "pass"   // Figure: does without the slot
	Set    Verb = "set"    // Figure, Field, Sign, Number or State: what the players decide
	Note   Verb = "note"   // Text: writes a remark
	Finish Verb = "end"    // ends the fight
)

// Verbs lists the verbs, in the order in which they are told.
func Verbs() []Verb {
	return []Verb{Attack, Use, Move, Act, Pass, Start, Set, Add, Leave, Note, Finish}
}

// Sample is a gesture of a verb, for help; its fighters are ange, bob and demon.
func Sample(v Verb, l say.Lang) Command {
	const angel, bob, demon = "ange", "bob", "demon"
	c := Command{Verb: v}
	hit := Roll{Verdict: d666.Success, Units: 4}
	switch v {
	case Add:
		c.Fighter = &d666.Fighter{Name: "Bob", Side: "1", Force: 3, Will: 2, Agility: 3, Points: 3, Category: d666.Living}
	case Leave:
		c.Figure = bob
	case Use:
		c.Figure, c.Attack, c.Targets = angel, hit, []Target{{ID: demon, Defends: true, Roll: Roll{Verdict: d666.Success, Units: 2}, Damage: 2}}
	case Attack:
		c.Figure, c.Attack, c.Targets = angel, hit, []Target{{ID: demon, Defence: d666.Parry, Roll: Roll{Verdict: d666.Success, Units: 2}}}
	case Move:
		c.Figure, c.Number = bob, 7
	case Act:
		c.Figure, c.Text = bob, l.Pick("opens the door", "ouvre la porte")
	case Pass:
		c.Figure = bob
	case Set:
		c.Figure, c.Field, c.Sign, c.Number = bob, "points", "-", 2
	case Note:
		c.Text = l.Pick("the lamp falls", "la lampe tombe")
	}
	return c
}

// Roll is how three dice come about and are read.
type Roll struct {
	Verdict    d666.Verdict    `json:"verdict,omitempty"`   // what the player says; "" to read it in a threshold
	Units      int             `json:"units,omitempty"`     // told by the player; 0 to throw
	Faces      []int           `json:"faces,omitempty"`     // of real dice; none to throw
	Threshold  int             `json:"threshold,omitempty"` // told by the player; 0 for none
	Level      string          `json:"level,omitempty"`     // a column of the table; "" for the talent
	Difficulty d666.Difficulty `json:"difficulty,omitempty"`
	Shift      int             `json:"shift,omitempty"` // columns
}

// Target is somebody at whom a gesture is aimed, with the defence.
type Target struct {
	ID      string           `json:"id"`
	Defence d666.DefenceKind `json:"defence,omitempty"` // of an attack
	Defends bool             `json:"defends,omitempty"` // with Will, of a power
	Roll    Roll             `json:"roll,omitzero"`
	Damage  int              `json:"damage,omitempty"` // of a power, as the players rule
}

// Command is a gesture: a verb with its operands.
type Command struct {
	Verb      Verb          `json:"verb"`
	Figure    string        `json:"figure,omitempty"`
	Fighter   *d666.Fighter `json:"fighter,omitempty"`
	Targets   []Target      `json:"targets,omitempty"`
	Attack    Roll          `json:"attack,omitzero"`
	Power     string        `json:"power,omitempty"`     // its name
	Weapon    string        `json:"weapon,omitempty"`    // its name; "" for the one in hand
	Situation string        `json:"situation,omitempty"` // a modifier of the book
	Unseen    bool          `json:"unseen,omitempty"`
	NoDodge   bool          `json:"no_dodge,omitempty"`
	Number    int           `json:"number,omitempty"`
	Field     string        `json:"field,omitempty"` // see Fields
	Sign      string        `json:"sign,omitempty"`  // + - =
	State     d666.State    `json:"state,omitempty"`
	Text      string        `json:"text,omitempty"`
	Anyway    bool          `json:"anyway,omitempty"` // does it though a rule forbids it
}

// Illegal refuses a gesture.
type Illegal = play.Illegal[Command]

func illegal(rule string, key say.Key, args ...any) *Illegal {
	return play.Refuse[Command](rule, key, args...)
}

func firm(rule string, key say.Key, args ...any) *Illegal {
	return play.Firm[Command](rule, key, args...)
}
