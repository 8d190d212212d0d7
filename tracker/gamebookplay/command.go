package gamebookplay

import (
	"croix/generator/gamebook"
	"croix/generator/say"
	"croix/tracker/play"
)

// Verb is what a gesture does.
type Verb string

// The verbs with their operands. Hero may always be left out: it is the current
// one. Operands in brackets may be left out.
const (
	Create   Verb = "create" // [Text]: makes a hero, by this name (003-01)
	Play     Verb = "hero"   // Hero: makes it the current one
	Goto     Verb = "goto"   // Number, [Text]: turns to a paragraph, and why
	Battle   Verb = "fight"  // Mode, Enemies: begins a fight (003-20)
	Target   Verb = "target" // Number: the enemy to attack, from 1 (003-32)
	Round    Verb = "round"  // fights a round (003-21)
	TestLuck Verb = "luck"   // tests Luck: on the open wound, or because a paragraph says so
	NoLuck   Verb = "no"     // leaves the open wound as it is
	Test     Verb = "test"   // Stat, [Number]: with dice, or against a number the paragraph tells
	Eat      Verb = "eat"    // a meal (003-51)
	Change   Verb = "change" // Stat, Sign, Number, [Initial], [Exceed], [Text] (003-52)
	Foes     Verb = "enemy"  // Enemy, Sign, Number: its Stamina, as the paragraph says
	Take     Verb = "take"   // Text: into the equipment
	Drop     Verb = "drop"   // Text: out of it
	Note     Verb = "note"   // Text: writes a remark
	Stop     Verb = "stop"   // ends the fight because the paragraph says so
	Flee     Verb = "flee"   // leaves the fight, if the house rules allow it
	Finish   Verb = "end"    // End: victory or abandoned
)

// Verbs lists the verbs, in the order in which they are told.
func Verbs() []Verb {
	return []Verb{Goto, Battle, Round, TestLuck, NoLuck, Target, Test, Eat, Change, Take, Drop, Note, Foes, Stop, Flee, Finish, Create, Play}
}

// Sample is a gesture of a verb, for help.
func Sample(v Verb, l say.Lang) Command {
	c := Command{Verb: v}
	switch v {
	case Create:
		c.Text = "Alix"
	case Play:
		c.Hero = "2"
	case Goto:
		c.Number, c.Text = 47, l.Pick("the left door", "la porte de gauche")
	case Battle:
		c.Mode, c.Enemies = Together, []gamebook.Enemy{{Name: l.Pick("orc", "orque"), Skill: 7, Stamina: 6}, {Name: l.Pick("wolf", "loup"), Skill: 6, Stamina: 5}}
	case Target:
		c.Number = 2
	case Test:
		c.Stat = gamebook.Skill
	case Change:
		c.Stat, c.Sign, c.Number, c.Text = gamebook.Stamina, "-", 3, l.Pick("a trap", "un piège")
	case Foes:
		c.Enemy, c.Sign, c.Number = 1, "-", 2
	case Take, Drop:
		c.Text = l.Pick("rope", "corde")
	case Note:
		c.Text = l.Pick("the key is in the well", "la clef est dans le puits")
	case Finish:
		c.End = Victory
	}
	return c
}

// Command is a gesture: a verb with its operands.
type Command struct {
	Verb    Verb             `json:"verb"`
	Hero    string           `json:"hero,omitempty"` // id; "" for the current one
	Number  int              `json:"number,omitempty"`
	Mode    Mode             `json:"mode,omitempty"`
	Enemies []gamebook.Enemy `json:"enemies,omitempty"`
	Enemy   int              `json:"enemy,omitempty"` // from 1
	Stat    gamebook.Stat    `json:"stat,omitempty"`
	Sign    string           `json:"sign,omitempty"`    // + - =
	Initial bool             `json:"initial,omitempty"` // changes the initial total (R13)
	Exceed  bool             `json:"exceed,omitempty"`  // the paragraph permits more than the initial total (R11)
	End     End              `json:"end,omitempty"`
	Text    string           `json:"text,omitempty"`
	Anyway  bool             `json:"anyway,omitempty"` // does it though a rule forbids it
}

// Illegal refuses a gesture.
type Illegal = play.Illegal[Command]

func illegal(rule string, key say.Key, args ...any) *Illegal {
	return play.Refuse[Command](rule, key, args...)
}

func firm(rule string, key say.Key, args ...any) *Illegal {
	return play.Firm[Command](rule, key, args...)
}
