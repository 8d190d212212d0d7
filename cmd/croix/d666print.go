package main

import (
	"strings"

	"github.com/spf13/cobra"

	"croix/generator/d666"
	"croix/generator/say"
	"croix/output"
	"croix/templates/d666pages"
	"croix/templates/pages"
	"croix/tracker/d666play"
	"croix/tracker/session"
)

// d666Documents are what can be printed, the sheet first.
func d666Documents() []string { return []string{"sheet", "cards", "tents", "reference", "forms"} }

// layD666 lays out a document of d666Documents.
func layD666(name string, b *d666.Book, stand map[string]*d666play.Combatant, o pages.Options) (*output.Document, pages.Report, error) {
	switch name {
	case "cards":
		return d666pages.Cards(b, stand, o)
	case "tents":
		return d666pages.Tents(b, o)
	case "reference":
		return d666pages.Reference(b, o)
	case "forms":
		return d666pages.Forms(b, o)
	}
	return d666pages.Sheet(b, stand, o)
}

// d666BookOf is the book of the fighters of a game, with how they stand, or of
// the flags without one.
func (a *app) d666BookOf(o d666Options, home gameOptions, game string) (*d666.Book, map[string]*d666play.Combatant, error) {
	if game == "" {
		b, err := a.d666Book(o)
		return b, nil, err
	}
	g, err := recorded(a, session.D666(), home, game)
	if err != nil {
		return nil, nil, err
	}
	b := g.Rules.Book()
	for _, c := range g.Fighters {
		b.Fighters = append(b.Fighters, c.Fighter)
	}
	return b, d666pages.Standing(g), nil
}

// d666PrintCommand prints sheets, cards and forms.
func (a *app) d666PrintCommand() *cobra.Command {
	var o gamePrint
	var book d666Options
	var home gameOptions
	var game string
	cmd := &cobra.Command{
		Use: "print [DOCUMENT]...", Short: a.lang.Text(say.D666PrintShort), Long: a.lang.Text(say.D666PrintLong, strings.Join(d666Documents(), ", ")),
		Example: "  croix d666 print sheet -o sheet.pdf\n  croix d666 print --fighters fight.toml -o fight\n  croix d666 print sheet cards --game cave -o cave\n  croix d666 print reference --paper a5 --table house -o reference.pdf",
	}
	read := a.gamePrintFlags(cmd, &o, d666Documents(), "d666", say.FlagD666Out)
	a.d666Flags(cmd, &book)
	a.printedGame(cmd, &home, &game)
	fresh := cmd.Flags().Bool("unhurt", false, a.lang.Text(say.FlagD666Unhurt))
	cmd.RunE = func(cmd *cobra.Command, names []string) error {
		if err := read(names); err != nil {
			return err
		}
		for _, flag := range []string{"fighters", "table", "set"} {
			if game != "" && cmd.Flags().Changed(flag) {
				return usagef(say.CLIBoth, "--game", "--"+flag)
			}
		}
		if *fresh && game == "" {
			return usagef(say.OddsNeedsOne, "--game")
		}
		b, stand, err := a.d666BookOf(book, home, game)
		if err != nil {
			return err
		}
		if *fresh {
			stand = nil
		}
		return a.printGame(o, d666Documents(), names, nil, func(name string) (*output.Document, pages.Report, error) {
			return layD666(name, b, stand, o.pages)
		})
	}
	return cmd
}
