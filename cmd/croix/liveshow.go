package main

import (
	"cmp"
	"strconv"
	"strings"

	"croix/generator/say"
	"croix/output/term"
	"croix/templates/gametable"
	"croix/tracker/prompt"
	"croix/tracker/prompt/tui/table"
)

// noRow refuses a key that no row has; a sign needs somebody whom its number is
// about.
func (a *app) noRow(key string) string {
	if strings.Contains("-+=−", key) {
		return a.lang.Text(say.LiveNoNumber, key)
	}
	return a.lang.Text(say.LiveNoRow, key)
}

// show is where the player is, in the words of the page.
func show(lang say.Lang, s table.Shown) gametable.Shown {
	p := gametable.Shown{
		View: term.View(s.View), Scroll: s.Scroll, Told: s.Told, Alert: s.Bad, Cover: s.Cover, Alone: s.Alone,
		Way: s.Way, Back: !s.Root || s.Line != nil || s.Tray != nil, Calls: len(s.Menu.Hidden) > 0, Rows: s.Menu.Rows, Menu: term.Menu{Title: s.Menu.Title, At: s.At, Many: s.Menu.Many, Marked: s.Marked},
	}
	for _, r := range s.Menu.Rows {
		p.Menu.Rows = append(p.Menu.Rows, term.MenuRow{Key: r.Key, Label: r.Label, Chance: r.Chance, Not: r.Not})
	}
	if s.At < len(s.Menu.Rows) && p.Told == "" {
		p.Told = s.Menu.Rows[s.At].Not // its row may be too short for it
	}
	if s.View != 0 {
		p.Looks = lang.Text([...]say.Key{say.LiveViewFigures, say.LiveViewOne, say.LiveViewLog}[s.View-1])
	}
	if s.Anyway {
		p.Told = lang.Text(say.LiveAnyway, p.Told)
	}
	switch {
	case s.Pages != nil:
		p.Page, p.Title = append([]string{}, s.Pages.Lines...), s.Pages.Title
	case s.Tray != nil:
		p.Throws, p.Foot = s.Tray.For, lang.Text(say.LiveLeaves, s.Tray.Label)
		p.Entry, p.Hints = trayEntry(lang, s.Tray)
	case s.Line != nil:
		if p.Keys = lang.Text(say.LiveLineKeys); s.Line.Prompt != "" {
			p.Keys = lang.Text(say.LiveTextKeys)
		}
		p.Entry, p.Hints = lineEntry(lang, s.Line), s.Line.Hints
	case s.Over != "":
		p.Entry = []term.Span{{Text: lang.Text(say.LiveOver, s.Over), Role: term.Strong}}
	case s.Typed != "":
		p.Entry = []term.Span{{Text: typedNumber(lang, s), Role: term.Strong}, {Text: "_", Role: term.Reverse}}
	}
	return p
}

// typedNumber is what was begun: a number with whom it is about, or a key.
func typedNumber(lang say.Lang, s table.Shown) string {
	if s.Typed[0] < '0' && s.Menu.Numbers != "" || s.Typed[0] == '=' {
		return cmp.Or(s.Menu.Whom, s.Menu.Numbers) + " " + s.Typed
	}
	return lang.Text(say.LiveTyped, s.Typed)
}

// trayEntry is dice being typed: those that are known, the next one, the rest;
// and what stands above them: how a rare die is thrown, unless what its faces mean
// needs the room.
func trayEntry(lang say.Lang, t *table.Tray) (entry []term.Span, hints []string) {
	named, how := prompt.Named(t.Sides), thrownAs(lang, t.Sides)
	if how != "" && t.Means != "" {
		named, how = named+" ("+how+")", ""
	}
	for _, hint := range []string{how, t.Means, t.Before} {
		if hint != "" {
			hints = append(hints, hint)
		}
	}
	if t.Means == "" && t.Before == "" {
		hints = append(hints, lang.Text(say.LiveRest))
	}
	all := []term.Span{{Text: t.Title, Role: term.Strong}, {Text: " ▸ " + named + " ▸ ", Role: term.Strong}}
	for i := range t.Sides {
		switch {
		case i < len(t.Faces):
			all = append(all, term.Span{Text: strconv.Itoa(t.Faces[i]) + " ", Role: term.Strong})
		case i == len(t.Faces):
			all = append(all, term.Span{Text: "_", Role: term.Reverse}, term.Span{Text: " "})
		default:
			all = append(all, term.Span{Text: "· "})
		}
	}
	return all, hints
}

// thrownAs is how dice are thrown that few people have, with one that many have;
// "" for those.
func thrownAs(lang say.Lang, dice []int) string {
	if len(dice) == 0 {
		return ""
	}
	sides, with := dice[0], 0
	for _, common := range []int{20, 12, 10, 8, 6} {
		if common >= sides {
			with = common
		}
	}
	switch {
	case sides == 8:
		return lang.Text(say.LiveThrownAs, 12, sides+1)
	case sides == 2:
		return lang.Text(say.LiveThrownOdd)
	case sides == 3:
		return lang.Text(say.LiveThrownHalf)
	case with == sides || with == 0:
		return ""
	}
	return lang.Text(say.LiveThrownAs, with, sides+1)
}

// lineEntry is a line being written, with its cursor.
func lineEntry(lang say.Lang, t *table.Typing) []term.Span {
	text := []rune(t.Text)
	at := max(0, min(t.At, len(text)))
	under, after := " ", ""
	if at < len(text) {
		under, after = string(text[at]), string(text[at+1:])
	}
	head := ": "
	if t.Prompt != "" {
		head = lang.Text(say.LivePrompt, t.Prompt)
	}
	return []term.Span{
		{Text: head, Role: term.Strong}, {Text: string(text[:at])}, {Text: under, Role: term.Reverse}, {Text: after},
	}
}

// drawn is a screen as the live table takes it.
func drawn(s term.Screen, width, height int) []table.Line {
	var all []table.Line
	for _, line := range s.Lay(width, height) {
		var out table.Line
		for _, span := range line {
			out = append(out, table.Span{Text: say.Harmless(span.Text), Role: table.Role(span.Role)})
		}
		all = append(all, out)
	}
	return all
}
