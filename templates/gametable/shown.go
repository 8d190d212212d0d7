package gametable

import (
	"slices"

	"croix/generator/say"
	"croix/output/term"
	"croix/tracker/prompt"
)

// Foot is what always stands at the end of a table: what undo takes back, or why
// the table only looks on.
func Foot(l say.Lang, readOnly bool, why, undo string) string {
	switch {
	case readOnly:
		return why
	case undo == "":
		return l.Text(say.TableNoUndo)
	}
	return l.Text(say.TableUndo, undo)
}

// Keys is the keys on the last line: those of a table that only looks on, or of a
// menu that leads back to another one. picks is what letters and numbers pick, ""
// for nothing.
func Keys(l say.Lang, readOnly, back bool, picks string) string {
	esc, key := l.Text(say.TableEscMenu), say.TableKeys
	if back {
		esc = l.Text(say.TableEscBack)
	}
	if readOnly {
		key = say.TableKeysLook
	}
	if picks != "" {
		picks += " · "
	}
	return l.Text(key, esc, picks)
}

// Shown is where the player is: what is picked, typed, told and looked at.
type Shown struct {
	View   term.View
	Scroll int
	Menu   term.Menu
	Way    []string        // that leads to it
	Back   bool            // Esc leads back, not to the menu of the game
	Calls  bool            // some keys there have no row, such as those of figures
	Rows   []prompt.Choice // of the menu, as they were offered
	Entry  []term.Span
	Hints  []string
	Told   string
	Alert  bool
	Cover  string
	Alone  bool
	Page   []string
	Title  string
	Looks  string // the name of the view, with the key of the next one; "" for that of everything
	Keys   string // stand on the last line instead of what is usual; "" for that
	Throws string // the key of what dice are being typed for; "" for none
	Foot   string // stands last instead of what undo takes back; "" for that
}

// On puts it on a screen; pageKeys are the keys while a text is read.
func (at Shown) On(s *term.Screen, pageKeys string) {
	s.View, s.Scroll, s.Menu, s.Entry, s.Hints = at.View, at.Scroll, at.Menu, at.Entry, at.Hints
	s.Told, s.Alert, s.Cover, s.Alone, s.Page, s.Title = at.Told, at.Alert, at.Cover, at.Alone, at.Page, at.Title
	s.Opened = len(at.Way) > 0 && !slices.ContainsFunc(at.Rows, func(r prompt.Choice) bool { return r.Spot != prompt.Spot{} })
	if at.Foot != "" {
		s.Foot = at.Foot
	}
	switch {
	case s.Page != nil:
		s.Keys = pageKeys
	case at.Keys != "":
		s.Keys = at.Keys
	case at.Looks != "":
		s.Keys = at.Looks + " · " + s.Keys
	}
}
