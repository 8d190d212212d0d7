package d666play

import (
	"slices"
	"strconv"
	"strings"
	"unicode/utf8"

	"croix/generator/d666"
	"croix/generator/say"
	"croix/generator/spell"
)

// maxText is the longest remark of a player, in letters.
const maxText = 200

// New is the events that begin a fight: the rules of the book, and its fighters.
// It is an error if a fighter cannot join.
func New(b *d666.Book) ([]Event, error) {
	a := &act{g: &Game{}}
	a.emit(RulesSet{Rules{b.Mode, b.Table, b.Modifiers, b.Options}})
	for _, f := range b.Fighters {
		if err := a.join(f); err != nil {
			return nil, err
		}
	}
	return a.events, nil
}

// join adds a fighter, who acts from the next second if the fight goes on.
func (a *act) join(f d666.Fighter) error {
	if err := f.Check(); err != nil {
		return firm("002-10", say.D666FighterRefused, err)
	}
	if len(a.g.Fighters) >= d666.MaxFighters {
		return firm("002-10", say.D666ManyFighters, len(a.g.Fighters)+1, d666.MaxFighters)
	}
	id := spell.Fold(f.Name)
	if reserved(id) || a.g.Fighter(id) != nil || strings.ContainsAny(id, ": \t") {
		return firm("002-10", say.D666NameTaken, f.Name)
	}
	enters := 1
	if a.g.Second > 0 {
		enters = a.g.Second + 1
	}
	a.emit(Joined{id, f, enters})
	return nil
}

func (a *act) add() error {
	if a.cmd.Fighter == nil {
		return firm("002-10", say.D666AddWhom)
	}
	if a.g.Phase == Over {
		return firm("002-10", say.D666IsOver)
	}
	return a.join(*a.cmd.Fighter)
}

func (a *act) leave() error {
	if a.c.State == d666.Gone {
		return firm("002-15", say.D666CannotAct, a.c.Named(), a.c.State)
	}
	a.emit(Left{a.c.ID})
	return nil
}

// start begins the first second; two sides are needed, or the players' word.
func (a *act) start() error {
	if a.g.Phase != Setup {
		return firm("002-10", say.D666Started)
	}
	names, _ := a.g.Sides((*Combatant).acts)
	if len(a.g.Fighters) < 2 {
		return firm("002-10", say.D666TwoFighters)
	}
	if len(names) < 2 {
		if err := a.forbid(illegal("002-10", say.D666TwoSides)); err != nil {
			return err
		}
	}
	a.emit(PhaseBegan{1, Psychic, a.g.Order(Psychic, 1)})
	return nil
}

// move moves before the action (002-01, 002-13).
func (a *act) move() error {
	if a.cmd.Number < 1 || a.cmd.Number > 1000 {
		return firm("002-01", say.D666MetresRange, a.cmd.Number)
	}
	var i *Illegal
	switch room := a.g.reach(a.c) - a.c.Moved; {
	case a.g.Phase != Physical:
		i = illegal("002-12", say.D666WrongPhase, a.g.Phase.key())
	case a.c.Physical:
		i = illegal("002-13", say.D666MoveFirst)
	case a.cmd.Number > room:
		i = illegal("002-01", say.D666TooFar, a.c.Named(), room)
	}
	if err := a.forbid(i); err != nil {
		return err
	}
	a.emit(Moved{a.c.ID, a.cmd.Number})
	return nil
}

func (a *act) action() error {
	if err := plain(a.cmd.Text, true); err != nil {
		return err
	}
	if a.g.Phase != Physical {
		if err := a.forbid(illegal("002-12", say.D666WrongPhase, a.g.Phase.key())); err != nil {
			return err
		}
	}
	a.emit(Acted{a.c.ID, a.cmd.Text})
	return nil
}

func (a *act) pass() error {
	a.emit(SlotClosed{a.c.ID, a.g.Phase, Passed})
	return nil
}

// set writes down what the players decide: it is told as such in the log.
func (a *act) set() error {
	e := Corrected{ID: a.c.ID, Field: a.cmd.Field}
	if e.Field == fieldState {
		if !slices.Contains(d666.States(), a.cmd.State) {
			return firm("R13", say.D666NoState, string(a.cmd.State))
		}
		e.Was, e.State = a.c.State, a.cmd.State
		a.emit(e)
		return nil
	}
	at := a.c.field(e.Field)
	if at == nil {
		return firm("R13", say.D666NoField, e.Field, strings.Join(Fields(), ", "))
	}
	e.From = *at
	switch a.cmd.Sign {
	case "+":
		e.To = *at + a.cmd.Number
	case "-":
		e.To = *at - a.cmd.Number
	case "=":
		e.To = a.cmd.Number
	default:
		return firm("R13", say.D666SignWanted)
	}
	lo, hi := fieldRange(e.Field)
	if e.To < lo || e.To > hi {
		return firm("R13", say.D666FieldRange, say.Key("d666.field."+e.Field), e.To, lo, hi)
	}
	a.emit(e)
	return nil
}

// fieldRange is what a number that is set may be.
func fieldRange(field string) (lo, hi int) {
	switch field {
	case "points":
		return -d666.MaxPoints, d666.MaxPoints
	case "timer":
		return 0, 99
	case "armour":
		return 0, d666.MaxArmour
	case "divisor":
		return 0, d666.MaxDivisor
	case "pp":
		return 0, d666.MaxPP
	}
	return 1, d666.MaxScore
}

func (a *act) note() error {
	if err := plain(a.cmd.Text, false); err != nil {
		return err
	}
	a.emit(Noted{a.cmd.Text})
	return nil
}

func (a *act) finish() error {
	if a.g.Phase == Over {
		return firm("002-10", say.D666IsOver)
	}
	if err := a.endGroup(); err != nil { // what was declared falls still
		return err
	}
	a.emit(Ended{Why: ByWord})
	return nil
}

// plain refuses a remark that does not fit a line.
func plain(text string, empty bool) error {
	switch {
	case text == "" && !empty:
		return firm("002-13", say.D666TextMissing)
	case utf8.RuneCountInString(text) > maxText:
		return firm("002-13", say.D666TextLong, maxText)
	case !utf8.ValidString(text) || strings.ContainsFunc(text, func(r rune) bool { return !spell.Printable(r) }):
		return firm("002-13", say.D666TextSigns, spell.Shown(text))
	}
	return nil
}

// signed is a change as players write it, such as −3.
func signed(sign string, n int) string {
	return strings.Replace(sign, "-", "−", 1) + strconv.Itoa(n)
}
