package main

import (
	"fmt"
	"strings"

	"github.com/spf13/cobra"

	"croix/generator/dice"
	"croix/generator/say"
	"croix/output/term"
	"croix/tracker/grammar"
	"croix/tracker/journal"
	"croix/tracker/purgatoryplay"
	"croix/tracker/session"
)

// doOptions are the flags of do.
type doOptions struct {
	game        gameOptions
	dice        []int // of real dice; nil: the program throws
	dry, anyway bool
}

// doCommand makes gestures.
func (a *app) doCommand() *cobra.Command {
	var o doOptions
	cmd := &cobra.Command{
		Use:     "do [NAME] GESTURE...",
		Short:   a.lang.Text(say.DoShort),
		Long:    a.lang.Text(say.DoLong) + "\n\n" + a.verbHelp(),
		Example: "  croix do table 'note the demons are late'\n  croix do table 'drift p3' --dice 3,4,4,4\n  croix do 'nun -3' --dry-run",
		Args: func(_ *cobra.Command, args []string) error {
			if len(args) == 0 {
				return usagef(say.GameUsage, "croix do [NAME] 'note …'")
			}
			return nil
		},
	}
	f := cmd.Flags()
	faces := f.String("dice", "", a.lang.Text(say.FlagDice))
	f.BoolVar(&o.dry, "dry-run", false, a.lang.Text(say.FlagDryRun))
	f.BoolVar(&o.anyway, "anyway", false, a.lang.Text(say.FlagAnyway))
	f.BoolVar(&o.game.json, "json", false, a.lang.Text(say.FlagJSON))
	a.gameFlags(cmd, &o.game)
	cmd.ValidArgsFunction = func(_ *cobra.Command, args []string, typed string) ([]string, cobra.ShellCompDirective) {
		return a.completeGesture(o.game, args, typed), cobra.ShellCompDirectiveNoFileComp | cobra.ShellCompDirectiveNoSpace
	}
	cmd.RunE = func(c *cobra.Command, args []string) error {
		if c.Flags().Changed("dice") {
			var err error
			if o.dice, err = dice.ParseFaces(*faces); err != nil {
				return usagef(say.CLIFlagValue, "--dice", err)
			}
		}
		return a.do(o, args)
	}
	return cmd
}

// verbHelp lists the verbs of each game, each with an example.
func (a *app) verbHelp() string {
	var b strings.Builder
	tell := func(gesture, about string) {
		const width, indent = 74, "      "
		fmt.Fprintf(&b, "  %s\n", gesture)
		for _, line := range term.Wrap(about, width-len(indent), "") {
			b.WriteString(indent + line + "\n")
		}
	}
	for _, v := range grammar.Verbs() {
		tell(grammar.Example(v, a.lang), grammar.About(v, a.lang))
	}
	for _, k := range kinds() {
		fmt.Fprintf(&b, "\n%s\n\n", a.lang.Text(say.FrameVerbs, k.name))
		for _, v := range k.help(a.lang) {
			tell(v[0], v[1])
		}
	}
	return b.String()
}

// completeGesture completes the name of a game, or the last word of a gesture.
func (a *app) completeGesture(o gameOptions, args []string, typed string) []string {
	var words []string
	if len(args) == 0 {
		words = a.gameNames(o)
	}
	name, _ := a.nameFirst(o, args)
	g, _, err := a.game(o, name)
	if err != nil {
		return words
	}
	if k := a.kind(g.Path); k != nil {
		return append(words, k.complete(g.Path, typed, a.lang)...)
	}
	s, err := session.Open(g.Path)
	if err != nil {
		return words
	}
	return append(words, grammar.Complete(typed, s.View(purgatoryplay.AsTable), s.Catalog(), a.lang)...)
}

// do makes gestures, one after the other: each is recorded as it succeeds. The
// first that fails ends it: what those before it did is told all the same, for
// their dice are thrown.
func (a *app) do(o doOptions, args []string) error {
	name, gestures := a.nameFirst(o.game, args)
	if len(gestures) == 0 {
		return usagef(say.GameUsage, "croix do [NAME] 'note …'")
	}
	g, assumed, err := a.game(o.game, name)
	if err != nil {
		return err
	}
	if k := a.kind(g.Path); k != nil {
		return a.doSmall(*k, o, g, assumed, gestures)
	}
	open := session.OpenWriter
	if o.dry {
		open = session.Open
	}
	s, err := open(g.Path)
	if err != nil {
		return err
	}
	defer s.Close()
	var done []doneJSON
	err = each(gestures, o.how(a.lang), func(text string, how session.How) error {
		d, err := s.Do(text, how)
		if err != nil {
			return a.refusal(s, err)
		}
		done = append(done, doneJSON{
			Seq: d.Entry.Seq, By: d.Entry.By, Label: d.Entry.Label, Dice: session.Tossed(d.Events), Again: d.Again, Override: overridden(d.Events),
			Told: purgatoryplay.Lines(s.Catalog(), d.Before, d.Events, a.lang, purgatoryplay.AsTable),
		})
		return nil
	})
	return a.ended(o, s, g, assumed, done, err)
}

// ended tells what gestures did, if there were any, and why they ended; nil for
// that all were made.
func (a *app) ended(o doOptions, s interface{ Warnings() []error }, g journal.Game, assumed bool, done []doneJSON, why error) error {
	if len(done) == 0 {
		return why
	}
	a.warn(s, g, assumed)
	if err := a.showDone(o, g.Name, done); why == nil {
		return err
	}
	return why
}

// how is how gestures are made under the flags.
func (o doOptions) how(l say.Lang) session.How {
	how := session.How{Anyway: o.anyway, Dry: o.dry, Lang: l}
	if o.dice != nil {
		how.Dice = dice.Typed(o.dice...)
	}
	return how
}

// each makes gestures until one fails.
func each(gestures []string, how session.How, do func(text string, how session.How) error) error {
	for i, text := range gestures {
		how.Last = i == len(gestures)-1
		err := do(text, how)
		if err != nil && len(gestures) > 1 {
			err = stopped(err, i, len(gestures), text, how.Dry)
		}
		if err != nil {
			return err
		}
	}
	return nil
}

// stopped tells which of several gestures failed, and that those before are
// recorded, unless it is a dry run.
func stopped(err error, i, n int, text string, dry bool) error {
	told := say.Errorf(say.GameStopped, i+1, n, text, unwrapUsage(err), i)
	if i == 0 || dry {
		told = say.Errorf(say.GameStopped1, i+1, n, text, unwrapUsage(err))
	}
	if _, usage := err.(usageError); usage {
		return usageError{told}
	}
	return told
}

// doneJSON is a gesture as --json shows it.
type doneJSON struct {
	Seq      int             `json:"seq,omitempty"` // none for a dry run
	By       string          `json:"by,omitempty"`
	Label    string          `json:"label"`
	Told     []string        `json:"told"`
	Dice     []session.Throw `json:"dice,omitempty"`
	Again    bool            `json:"again,omitempty"`
	Override bool            `json:"override,omitempty"`
}

// showDone tells what gestures did.
func (a *app) showDone(o doOptions, name string, done []doneJSON) error {
	var lines []string
	for _, d := range done {
		lines = append(lines, d.Told...)
		if text := a.thrown(d.Dice); text != "" {
			lines = append(lines, text)
		}
		if d.Again {
			lines = append(lines, a.lang.Text(say.GameAgain))
		}
	}
	if o.game.json {
		return writeJSON(a.out, struct {
			Game     string     `json:"game"`
			Dry      bool       `json:"dry_run,omitempty"`
			Gestures []doneJSON `json:"gestures"`
		}{name, o.dry, done})
	}
	if len(lines) == 0 {
		lines = append(lines, done[len(done)-1].Label)
	}
	if o.dry {
		lines = append(lines, a.lang.Text(say.GameDry))
	}
	a.tell(a.out, lines)
	return nil
}

// thrown tells which dice the program threw; "" for none.
func (a *app) thrown(throws []session.Throw) string {
	var parts []string
	for _, d := range throws {
		if d.By == dice.ByProgram || d.By == dice.ByBoth {
			parts = append(parts, a.lang.Text(d.For)+" "+spaced(d.Faces))
		}
	}
	if len(parts) == 0 {
		return ""
	}
	return a.lang.Text(say.GameThrown, strings.Join(parts, " · "))
}

// overridden reports whether a gesture was made against a rule.
func overridden(events []purgatoryplay.Event) bool {
	for _, e := range events {
		if _, ok := e.(purgatoryplay.Override); ok {
			return true
		}
	}
	return false
}
