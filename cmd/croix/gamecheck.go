package main

import (
	"strings"
	"unicode"

	"github.com/spf13/cobra"

	"croix/generator/say"
	"croix/output/term"
	"croix/tracker/grammar"
	"croix/tracker/purgatoryplay"
	"croix/tracker/session"
)

// checkCommand reads a game out, to compare it with the table, and corrects it.
func (a *app) checkCommand() *cobra.Command {
	var o gameOptions
	var whole bool
	cmd := &cobra.Command{
		Use: "check [NAME] [CORRECTION]...", Short: a.lang.Text(say.CheckShort), Long: a.lang.Text(say.CheckLong),
		Example: "  croix check table\n  croix check table 'p3 -2' 'wrath =14'",
	}
	cmd.Flags().BoolVar(&whole, "all", false, a.lang.Text(say.FlagCheckAll))
	cmd.Flags().BoolVar(&o.json, "json", false, a.lang.Text(say.FlagJSON))
	a.gameFlags(cmd, &o)
	cmd.RunE = func(_ *cobra.Command, args []string) error {
		name, corrections := first(args), []string(nil)
		if len(args) > 1 || strings.ContainsFunc(name, unicode.IsSpace) {
			name, corrections = a.nameFirst(o, args)
		}
		p, g, err := a.openSmall(o, name)
		switch {
		case err != nil:
			return err
		case p != nil:
			return a.checkSmall(p, o, g.Name, corrections)
		}
		if len(corrections) > 0 {
			if err := a.onlyCorrections(o, name, corrections); err != nil {
				return err
			}
			words := corrections
			if name != "" {
				words = append([]string{name}, corrections...)
			}
			return a.do(doOptions{game: o}, words)
		}
		s, g, err := a.open(o, name)
		if err != nil {
			return err
		}
		b, err := a.board(s, g.Name, purgatoryplay.AsTable)
		if err != nil {
			return err
		}
		switch {
		case o.json:
			return writeJSON(a.out, b.checks())
		case !whole && a.prompter != nil:
			a.tell(a.out, append(term.Wrap(b.head(), a.columns(), "  "), term.Wrap(b.waits(), a.columns(), "  ")...))
			return a.walkChecks(s, g.Name, a.prompter())
		}
		a.tell(a.out, b.checkLines(a.columns()))
		return nil
	}
	return cmd
}

// onlyCorrections refuses gestures that correct nothing.
func (a *app) onlyCorrections(o gameOptions, name string, texts []string) error {
	g, _, err := a.game(o, name)
	if err != nil {
		return err
	}
	s, err := session.Open(g.Path)
	if err != nil {
		return err
	}
	for _, text := range texts {
		cmd, err := grammar.Parse(text, s.View(purgatoryplay.AsTable), s.Catalog())
		if err != nil {
			return a.refusal(s, err)
		}
		if cmd.Verb != purgatoryplay.Correct {
			return usagef(say.CheckNone, text, usualFix)
		}
	}
	return nil
}

// usualFix is a correction, as an example.
const usualFix = "p3 -2"

// checked is what the table should show of a figure.
type checked struct {
	Figure string   `json:"figure"`
	Name   string   `json:"name"`
	Facts  []string `json:"facts"`
	Fix    string   `json:"fix"` // a gesture that corrects its substance, to be changed
}

// checks is every figure on the table, in the order of the game.
func (b *board) checks() []checked {
	all := []checked{}
	for i := range b.game.Figures {
		f := &b.game.Figures[i]
		if !f.Standing() || f.State == purgatoryplay.Wandering {
			continue
		}
		row := b.row(f)
		all = append(all, checked{
			Figure: f.ID, Name: b.teller.Name(f.ID), Facts: []string{b.lang.Text(say.PutBackSubstance, f.PS, f.PSMax), row[3]},
			Fix: grammar.Write(purgatoryplay.Command{Verb: purgatoryplay.Correct, Figure: f.ID, Field: "substance", Sign: "=", Number: f.PS}, b.lang),
		})
	}
	return all
}

func (b *board) checkLines(width int) []string {
	lines := term.Wrap(b.head(), width, "  ")
	lines = append(lines, term.Wrap(b.waits(), width, "  ")...)
	for _, c := range b.checks() {
		lines = append(lines, term.Wrap("[ ] "+c.line(), width, "    ")...)
	}
	return append(append(lines, b.foldedChecks(width)...), term.Wrap(b.lang.Text(say.CheckHow, "croix check "+quoted(b.name)+" '"+usualFix+"'"), width, "")...)
}

// line is what the table should show, in words.
func (c checked) line() string { return c.Name + " · " + strings.Join(c.Facts, " · ") }

// foldedChecks is what has no figure on the table, to be compared too.
func (b *board) foldedChecks(width int) []string {
	var lines []string
	for _, text := range b.folded() {
		lines = append(lines, term.Wrap("[ ] "+text, width, "    ")...)
	}
	return lines
}

// quoted is a name as a shell wants it.
func quoted(name string) string {
	if strings.Trim(name, "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_") == "" {
		return name
	}
	return "'" + strings.ReplaceAll(name, "'", `'\''`) + "'"
}
