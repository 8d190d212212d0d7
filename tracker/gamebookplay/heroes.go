package gamebookplay

import (
	"slices"
	"strconv"
	"strings"
	"unicode/utf8"

	"croix/generator/gamebook"
	"croix/generator/say"
	"croix/generator/spell"
)

// Longest texts of a player.
const (
	maxName = 40
	maxText = 200
)

// plain refuses a text that does not fit a line of the sheet.
func plain(text string, most int, empty bool) error {
	switch {
	case text == "" && !empty:
		return firm("003-20", say.GamebookTextMissing)
	case utf8.RuneCountInString(text) > most:
		return firm("003-20", say.GamebookTextLong, spell.Shown(text), most)
	case strings.ContainsFunc(text, func(r rune) bool { return !spell.Printable(r) }) || !utf8.ValidString(text):
		return firm("003-20", say.GamebookTextSigns, spell.Shown(text))
	}
	return nil
}

// Setup is how a game begins.
type Setup struct {
	Options  gamebook.Options
	Bestiary []gamebook.Enemy
	Heroes   []gamebook.Hero // rolled before; the first is played first
}

// New is the events that begin a game. It is an error if a name cannot be or
// stands twice.
func New(s Setup) ([]Event, error) {
	a := &act{g: &Game{}}
	a.emit(RulesSet{Options: s.Options})
	if len(s.Bestiary) > 0 {
		a.emit(BestiarySet{Enemies: s.Bestiary})
	}
	for _, h := range s.Heroes {
		if err := a.named(h.Name); err != nil {
			return nil, err
		}
		a.emit(HeroMade{ID: a.nextID(), Hero: h})
	}
	if len(s.Heroes) > 0 {
		a.emit(HeroChosen{Hero: "h1"})
	}
	return a.events, nil
}

func (a *act) nextID() string { return "h" + strconv.Itoa(len(a.g.Heroes)+1) }

// named refuses a name that cannot be or that a hero has.
func (a *act) named(name string) error {
	if err := plain(name, maxName, true); err != nil {
		return err
	}
	if name != "" && slices.ContainsFunc(a.g.Heroes, func(h Hero) bool { return spell.Fold(h.Name) == spell.Fold(name) }) {
		return firm("003-01", say.GamebookNameTwice, name)
	}
	return nil
}

// create makes a hero (003-01 to 003-08). While another is being played it
// needs a name, as a second reader, or the word of the player (R15).
func (a *act) create() error {
	if err := a.named(a.cmd.Text); err != nil {
		return err
	}
	if a.h != nil && a.h.Alive() && a.cmd.Text == "" {
		if err := a.forbid(illegal("R15", say.GamebookStillAlive, a.h.Called())); err != nil {
			return err
		}
	}
	h, err := gamebook.RollHero(a.r)
	if err != nil {
		return err
	}
	h.Name = a.cmd.Text
	id := a.nextID()
	a.emit(HeroMade{ID: id, Hero: h, By: a.r.By()})
	a.emit(HeroChosen{Hero: id})
	return nil
}

// play makes a hero the current one.
func (a *act) play() error {
	if a.h == nil {
		return firm("003-01", say.GamebookHeroless)
	}
	a.emit(HeroChosen{Hero: a.h.ID})
	return nil
}

// turn turns to a paragraph.
func (a *act) turn() error {
	n := a.cmd.Number
	if n < 1 || n > gamebook.MaxParagraph {
		return firm("003-20", say.GamebookParagraph, n, gamebook.MaxParagraph)
	}
	if err := plain(a.cmd.Text, maxText, true); err != nil {
		return err
	}
	if n > a.g.paragraphs() {
		if err := a.forbid(illegal("003-20", say.GamebookBeyond, n, a.g.paragraphs())); err != nil {
			return err
		}
	}
	if err := a.forbid(a.idle("003-25")); err != nil {
		return err
	}
	if a.h.Fight != nil {
		a.emit(FightEnded{Hero: a.h.ID, How: Interrupted})
	}
	a.emit(WentTo{Hero: a.h.ID, Paragraph: n, Choice: a.cmd.Text})
	return nil
}

// test tests Skill or Faith with two dice (003-41), or compares a number with
// what the paragraph asks for.
func (a *act) test() error {
	s := a.cmd.Stat
	switch {
	case a.h.Now.At(s) == nil:
		return firm("003-41", say.GamebookNoStat, string(s))
	case a.cmd.Number > 0:
		a.emit(Compared{Hero: a.h.ID, Stat: s, Need: a.cmd.Number, Have: a.h.Now.Of(s)})
		return nil
	case s == gamebook.Luck:
		return a.luck()
	case s != gamebook.Skill && s != gamebook.Faith:
		return firm("003-41", say.GamebookNoTest, s)
	}
	d, err := a.throw(say.Key("gamebook.test." + string(s)))
	if err != nil {
		return err
	}
	a.emit(Tested{Hero: a.h.ID, Stat: s, Dice: d, Score: a.h.Now.Of(s), Success: gamebook.TestScore(a.h.Now.Of(s), d.Faces)})
	return nil
}

// eat eats a meal, never in a fight (003-51). At full Stamina it is wasted, which
// is told (R10).
func (a *act) eat() error {
	if err := a.forbid(a.idle("003-51")); err != nil {
		return err
	}
	if a.h.Now.Meals == 0 {
		return firm("003-51", say.GamebookNoMeal)
	}
	after, wasted := gamebook.Eat(a.h.Now.Stamina, a.h.Initial.Stamina)
	a.emit(MealEaten{Hero: a.h.ID, Stamina: after, Meals: a.h.Now.Meals - 1, Wasted: wasted})
	return nil
}

// most is the most that a number may be; more is a slip of the pen.
func most(s gamebook.Stat) int {
	switch s {
	case gamebook.Skill:
		return gamebook.MaxSkill
	case gamebook.Stamina:
		return gamebook.MaxStamina
	case gamebook.Luck:
		return gamebook.MaxLuck
	}
	return 99999
}

// change changes a number because a paragraph says so (003-09, 003-52).
func (a *act) change() error {
	s := a.cmd.Stat
	if a.h.Now.At(s) == nil {
		return firm("003-52", say.GamebookNoStat, string(s))
	}
	if err := plain(a.cmd.Text, maxText, true); err != nil {
		return err
	}
	if a.cmd.Initial && !s.Capped() {
		return firm("R13", say.GamebookNoInitial, s)
	}
	from := a.h.Now.Of(s)
	if a.cmd.Initial {
		from = a.h.Initial.Of(s)
	}
	n, err := signed(a.cmd, from, most(s))
	if err != nil {
		return err
	}
	var to int
	var l gamebook.Limit
	if a.cmd.Initial {
		if to = from + n; to < 1 {
			to, l = 1, gamebook.Floor
		}
	} else {
		to, l = gamebook.Change(s, from, a.h.Initial.Of(s), n, a.cmd.Exceed, a.g.Options)
	}
	if to > most(s) {
		return firm("003-09", say.GamebookMost, s, to, most(s))
	}
	a.emit(Changed{Hero: a.h.ID, Stat: s, From: from, To: to, Asked: n, Initial: a.cmd.Initial, Limit: l, Text: a.cmd.Text})
	a.dies()
	return nil
}

// signed is the number of a change with its sign: =n is a change to n.
func signed(cmd Command, from, most int) (int, error) {
	if cmd.Number < 0 || cmd.Number > most {
		return 0, firm("003-52", say.GamebookNumber, cmd.Number, most)
	}
	switch cmd.Sign {
	case "+":
		return cmd.Number, nil
	case "-":
		return -cmd.Number, nil
	case "=":
		return cmd.Number - from, nil
	}
	return 0, firm("003-52", say.GamebookSign, spell.Shown(cmd.Sign))
}

// take adds to the equipment, drop takes from it.
func (a *act) take() error {
	if err := plain(a.cmd.Text, maxText, false); err != nil {
		return err
	}
	a.emit(ItemTaken{Hero: a.h.ID, Item: a.cmd.Text})
	return nil
}

func (a *act) drop() error {
	w := spell.Fold(a.cmd.Text)
	var names []string
	for i, item := range a.h.Equipment {
		for _, name := range []string{item, gamebook.ItemName(item, say.English), gamebook.ItemName(item, say.French)} {
			if names = append(names, spell.Fold(name)); w != "" && spell.Fold(name) == w {
				a.emit(ItemDropped{Hero: a.h.ID, Item: item, At: i})
				return nil
			}
		}
	}
	return firm("003-07", say.GamebookNoItem, spell.Shown(a.cmd.Text), near(w, names))
}

// near is a word to propose.
func near(word string, known []string) say.Named { return hint(spell.Near(word, known)) }

type hint string

// Name is the proposal in the player's language.
func (h hint) Name(l say.Lang) string {
	if h == "" {
		return ""
	}
	return l.Text(say.PurgNear, string(h))
}

// note writes a remark.
func (a *act) note() error {
	if err := plain(a.cmd.Text, maxText, false); err != nil {
		return err
	}
	a.emit(Noted{Hero: a.h.ID, Text: a.cmd.Text})
	return nil
}

// finish ends the adventure.
func (a *act) finish() error {
	if a.cmd.End != Victory && a.cmd.End != Abandoned {
		return firm("003-50", say.GamebookEnd)
	}
	if err := a.forbid(a.idle("003-25")); err != nil {
		return err
	}
	a.emit(HeroEnded{Hero: a.h.ID, How: a.cmd.End})
	return nil
}
