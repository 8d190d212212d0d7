package purgatorytable

import (
	"slices"
	"strings"

	"croix/generator/say"
	"croix/templates/gametable"
	"croix/tracker/grammar"
	"croix/tracker/prompt"
	"croix/tracker/purgatoryplay"
)

// Words of this live table that are no gestures of the game, as its line takes
// them in every language, beside those of every table.
const (
	DoUndoPlay = gametable.DoUndo + " activation"
	DoUndoTurn = gametable.DoUndo + " turn"
	DoClock    = "clock"
	DoGuide    = "guide"
	DoBell     = "bell"
	DoScore    = "score"
)

// game is the menu of the game.
func (t *Table) game(way []string) (prompt.Menu, bool) {
	m := prompt.Menu{Title: t.text(say.TableMenu), About: "turn"}
	if len(way) > 0 {
		switch way[0] {
		case "note":
			return gametable.Typed(t.text(say.TableNoteWhat), grammar.Word(purgatoryplay.Note, t.Lang), way[1:])
		case "back":
			return t.back(), len(way) == 1
		case "dice":
			return t.dice(), len(way) == 1
		case "secret":
			return t.secret(way[1:])
		case "reveal":
			return t.reveal(), len(way) == 1 && t.revealable()
		}
		return m, false
	}
	m.Rows = []prompt.Choice{gametable.Stay(t.Lang)}
	add := func(key string, k say.Key, r prompt.Choice) {
		r.Key, r.Label = key, t.text(k)
		m.Rows = append(m.Rows, r)
	}
	if !t.ReadOnly {
		undo := func(r prompt.Choice) prompt.Choice { return gametable.OrNone(t.Lang, r, t.Undo, say.TableNoUndo) }
		add("u", say.TableMenuUndo, undo(prompt.Choice{Do: gametable.DoUndo}))
		add("b", say.TableMenuBack, undo(prompt.Choice{Value: "back"}))
		add("Y", say.TableMenuRedo, gametable.OrNone(t.Lang, prompt.Choice{Do: gametable.DoRedo}, t.Redo, say.TableNoRedo))
		add("w", say.TableMenuNote, prompt.Choice{Value: "note"})
	}
	add("c", say.TableMenuCheck, prompt.Choice{Do: gametable.DoCheck})
	add("s", say.TableMenuScore, prompt.Choice{Do: DoScore})
	add("l", say.TableMenuLog, prompt.Choice{Do: gametable.DoLog})
	add("r", say.TableMenuRules, prompt.Choice{Do: gametable.DoRules})
	add("k", say.TableMenuKeys, prompt.Choice{Do: gametable.DoKeys})
	if !t.ReadOnly {
		add("d", say.TableMenuDice, prompt.Choice{Value: "dice"})
		add("x", say.TableMenuSecret, prompt.Choice{Value: "secret"})
		if t.revealable() {
			add("v", say.TableMenuReveal, prompt.Choice{Value: "reveal", About: "end"})
		}
	}
	add("o", say.TableMenuClock, prompt.Choice{Do: DoClock})
	add("e", say.TableMenuBell, prompt.Choice{Do: DoBell})
	add("g", say.TableMenuGuide, prompt.Choice{Do: DoGuide})
	add("q", say.TableMenuQuit, prompt.Choice{Do: gametable.DoQuit})
	return m, true
}

// back is how far one can go back.
func (t *Table) back() prompt.Menu {
	var parts []prompt.Choice
	if t.Undo != "" {
		parts = []prompt.Choice{
			{Do: DoUndoPlay, Label: t.text(say.TableMenuUndoPlay)}, {Do: DoUndoTurn, Label: t.text(say.TableMenuUndoTurn)},
		}
	}
	return gametable.BackTo(t.Lang, parts, t.Lines)
}

// dice is who throws for each side. No row has a key: one Esc too many leads near
// them.
func (t *Table) dice() prompt.Menu {
	m := prompt.Menu{Title: strings.TrimSuffix(t.text(say.TableMenuDice), "…"), About: "turn", Rows: []prompt.Choice{gametable.Stay(t.Lang)}}
	for _, side := range t.Game.Sides() {
		key, by := say.TableMenuReal, purgatoryplay.RealDice
		if t.Game.Real(side) {
			key, by = say.TableMenuProgram, purgatoryplay.ProgramDice
		}
		do := grammar.Write(purgatoryplay.Command{Verb: purgatoryplay.Throws, Side: side, Text: by}, t.Lang)
		m.Rows = append(m.Rows, prompt.Choice{Do: do, Label: t.text(key, t.who(side))})
	}
	return m
}

// secret is the pawns that a side may write down, seen by that side alone (R-025,
//
func (t *Table) secret(way []string) (prompt.Menu, bool) {
	sides := []purgatoryplay.Side{purgatoryplay.Satan, purgatoryplay.God}
	if len(way) == 0 {
		m := prompt.Menu{Title: t.text(say.TableSecretWhose), About: "setup"}
		for _, s := range sides {
			r := prompt.Choice{Value: string(s), Label: t.text(say.Key("table.secret."+string(s)), t.who(s)), About: "setup"}
			if chosen := t.chosen(s); chosen {
				r.Not = t.text(say.TableSecretDone)
			}
			m.Rows = append(m.Rows, r)
		}
		m.Rows = gametable.Numbered(m.Rows)
		return m, true
	}
	side := purgatoryplay.Side(way[0])
	m := prompt.Menu{
		Title: t.text(say.Key("table.secret."+way[0]), t.who(side)), Cover: t.text(say.TableCover, t.who(side)), About: "setup",
	}
	for i := range t.Game.Figures {
		f := &t.Game.Figures[i]
		if side == purgatoryplay.Satan && t.Options.Is("antichrist.identity", "demon") && f.Kind == purgatoryplay.DemonKind || f.State == purgatoryplay.Wandering {
			cmd := purgatoryplay.Command{Verb: purgatoryplay.Choose, Side: side, Figure: f.ID}
			m.Rows = append(m.Rows, prompt.Choice{Key: t.tags[f.ID], Do: grammar.Write(cmd, t.Lang), Label: t.name(f.ID)})
		}
	}
	if !t.chosen(side) {
		none := purgatoryplay.Command{Verb: purgatoryplay.Choose, Side: side, No: true}
		m.Rows = append(m.Rows, prompt.Choice{Key: "0", Do: grammar.Write(none, t.Lang), Label: t.text(say.TableDecline), About: "setup"})
	}
	return m, len(way) == 1 && (side == purgatoryplay.Satan || side == purgatoryplay.God)
}

// revealable reports whether Satan wrote down whom to reveal, or that there is
// nobody: the others do not see which.
func (t *Table) revealable() bool { return t.Game.Antichrist.Chosen && !t.Game.Antichrist.Revealed }

// reveal asks whether the Antichrist is meant to be revealed: one key too many
// would tell a secret that undo takes out of no head.
func (t *Table) reveal() prompt.Menu {
	do := t.write(purgatoryplay.Command{Verb: purgatoryplay.Reveal})
	return prompt.Menu{Title: t.text(say.TableRevealSure, t.who(purgatoryplay.Satan)), About: "end", Rows: []prompt.Choice{
		{Key: t.text(say.TableKeyNo), Way: []string{}, Label: t.text(say.TableRevealNo), About: "end"},
		{Key: t.text(say.TableKeyYes), Do: do, Label: t.text(say.TableRevealYes), About: "end"},
	}}
}

// begins reports whether the first cycle lasts and nothing is under way: a
// secret is still to be written down then.
func (t *Table) begins() bool {
	g := t.Game
	return g.Round == 1 && g.Cycle == 1 && g.Active == "" && t.next.Ask == nil && g.Ended == "" && !t.ReadOnly
}

// moved reports whether anything has been played.
func (t *Table) moved() bool {
	return slices.ContainsFunc(t.Game.Figures, func(f purgatoryplay.Figure) bool { return f.Activations > 0 })
}

// secrets is what is still to be written down before the game begins.
func (t *Table) secrets() []prompt.Choice {
	var rows []prompt.Choice
	if !t.moved() {
		rows = []prompt.Choice{{Do: gametable.DoLog, Label: t.text(say.TablePlaceFirst), About: "setup", Rare: true}}
	}
	for _, s := range []purgatoryplay.Side{purgatoryplay.Satan, purgatoryplay.God} {
		if !t.chosen(s) && !(s == purgatoryplay.Satan && t.Options.Is("antichrist.identity", "off")) {
			label := t.text(say.TableSecretFirst, t.text(say.Key("table.secret."+string(s)), t.who(s)))
			rows = append(rows, prompt.Choice{Way: []string{wayGame, "secret", string(s)}, Label: label, About: "setup"})
		}
	}
	return rows
}

func (t *Table) chosen(s purgatoryplay.Side) bool {
	if s == purgatoryplay.Satan {
		return t.Game.Antichrist.Chosen
	}
	return t.Game.Guardian.Chosen
}

// mends is the corrections of a figure.
func (t *Table) mends(f *purgatoryplay.Figure) []prompt.Choice {
	var rows []prompt.Choice
	if f.State != purgatoryplay.Wandering {
		rows = append(rows, prompt.Choice{Value: "name", Label: t.text(say.TableRename), Rare: true})
	}
	for _, o := range t.Game.Held(f.ID) {
		if o.Kind != purgatoryplay.RangedObject {
			continue
		}
		jam, label := 1, t.text(say.TableJams, t.teller.Thing(o.UID))
		if o.Jammed {
			jam, label = 0, t.text(say.TableClears, t.teller.Thing(o.UID))
		}
		cmd := purgatoryplay.Command{Verb: purgatoryplay.Correct, Object: o.UID, Field: "jam", Sign: "=", Number: jam}
		rows = append(rows, prompt.Choice{Do: t.write(cmd), Label: label, Rare: true},
			prompt.Choice{Value: o.UID, Label: t.text(say.TableAmmoOf, t.teller.Thing(o.UID)), Rare: true})
	}
	return rows
}

// mend is a correction that is typed.
func (t *Table) mend(f *purgatoryplay.Figure, way []string) (prompt.Menu, bool) {
	if way[0] == "name" {
		if len(way) == 1 {
			return prompt.Menu{Title: t.text(say.TableRenameWhat, t.name(f.ID)), Text: true}, true
		}
		return prompt.Menu{Done: t.write(purgatoryplay.Command{Verb: purgatoryplay.Name, Figure: f.ID, Text: way[1]})}, true
	}
	o := t.Game.Object(way[0])
	if o == nil || len(way) > 1 {
		return prompt.Menu{}, false
	}
	word := t.write(purgatoryplay.Command{Verb: purgatoryplay.Correct, Object: o.UID, Field: "ammo"})
	return prompt.Menu{Title: t.text(say.TableAmmoOf, t.teller.Thing(o.UID)), Numbers: word, Whom: t.teller.Thing(o.UID)}, true
}
