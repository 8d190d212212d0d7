package main

import (
	"fmt"
	"io"
	"regexp"
	"slices"
	"strings"
	"unicode/utf8"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"

	"croix/generator/say"
	"croix/output/term"
)

// help is what a command is for, and its usage.
func (a *app) help(cmd *cobra.Command, _ []string) {
	text := cmd.Long
	if text == "" {
		text = cmd.Short
	}
	for line := range strings.SplitSeq(strings.TrimSpace(text), "\n") {
		if term.Width(line) <= a.columns() { // laid out already, such as a list
			fmt.Fprintln(a.out, line)
			continue
		}
		fmt.Fprintln(a.out, strings.Join(term.Wrap(line, a.columns(), ""), "\n"))
	}
	fmt.Fprintln(a.out)
	a.writeUsage(a.out, cmd)
}

// usage is the part of the help that cobra asks for after an error; ours are
// one line and do not show it.
func (a *app) usage(cmd *cobra.Command) error {
	a.writeUsage(cmd.OutOrStderr(), cmd)
	return nil
}

// writeUsage writes all of a command that can be typed, in the player's
// language: cobra's own words are English, down to "(default …)".
func (a *app) writeUsage(w io.Writer, cmd *cobra.Command) {
	t := a.lang.Text
	section := func(k say.Key) { fmt.Fprintf(w, "\n%s\n", t(k)) }
	fmt.Fprintln(w, t(say.HelpUsage))
	path := cmd.CommandPath()
	if cmd.Runnable() {
		_, args, _ := strings.Cut(cmd.Use, " ")
		fmt.Fprintln(w, " ", strings.Join(strings.Fields(path+" "+a.placeholders(args)+" "+t(say.HelpFlagsWord)), " "))
	}
	if cmd.HasAvailableSubCommands() {
		fmt.Fprintln(w, " ", path, t(say.HelpCommandWord))
	}
	if cmd.HasExample() {
		section(say.HelpExamples)
		fmt.Fprintln(w, cmd.Example)
	}
	if cmd.HasAvailableSubCommands() {
		a.writeCommands(w, cmd)
	}
	if cmd.HasAvailableLocalFlags() {
		section(say.HelpFlags)
		writeTable(w, a.flagRows(cmd.LocalFlags()), 0)
	}
	if cmd.HasAvailableInheritedFlags() {
		section(say.HelpGlobalFlags)
		writeTable(w, a.flagRows(cmd.InheritedFlags()), 0)
	}
	if cmd.HasAvailableSubCommands() {
		fmt.Fprintf(w, "\n%s\n", t(say.HelpMore, path))
	}
}

// placeholders is a usage with the words that stand for something, such as NAME,
// in the player's language.
func (a *app) placeholders(usage string) string {
	return regexp.MustCompile(`[A-Z]{2,}`).ReplaceAllStringFunc(usage, func(word string) string {
		return a.lang.Text(say.Key("help.word." + strings.ToLower(word)))
	})
}

// writeCommands lists the commands below a command, group by group in the order
// of use; without groups they are one.
func (a *app) writeCommands(w io.Writer, cmd *cobra.Command) {
	groups := cmd.Groups()
	if len(groups) == 0 {
		groups = []*cobra.Group{{Title: a.lang.Text(say.HelpCommands)}}
	}
	wide := 0
	for _, c := range cmd.Commands() {
		wide = max(wide, utf8.RuneCountInString(c.Name()))
	}
	for _, g := range groups {
		fmt.Fprintf(w, "\n%s\n", g.Title)
		var rows [][2]string
		for _, c := range cmd.Commands() {
			if c.IsAvailableCommand() && c.GroupID == g.ID {
				rows = append(rows, [2]string{c.Name(), c.Short})
			}
		}
		writeTable(w, rows, wide)
	}
}

// flagRows is a flag a row: how it is typed, and what it does.
func (a *app) flagRows(fs *pflag.FlagSet) [][2]string {
	var rows [][2]string
	fs.VisitAll(func(f *pflag.Flag) {
		if f.Hidden {
			return
		}
		value, usage := pflag.UnquoteUsage(f)
		typed := "    --" + f.Name
		if f.Shorthand != "" {
			typed = "-" + f.Shorthand + ", --" + f.Name
		}
		if value != "" {
			typed += " " + value
		}
		if unset := []string{"", "false", "[]", "-1"}; !slices.Contains(unset, f.DefValue) {
			usage = a.lang.Text(say.HelpDefault, usage, f.DefValue)
		}
		rows = append(rows, [2]string{typed, usage})
	})
	return rows
}

// writeTable writes two columns, the first as wide as it needs and at least wide.
func writeTable(w io.Writer, rows [][2]string, wide int) {
	for _, r := range rows {
		wide = max(wide, utf8.RuneCountInString(r[0]))
	}
	for _, r := range rows {
		fmt.Fprintf(w, "  %s%s  %s\n", r[0], strings.Repeat(" ", wide-utf8.RuneCountInString(r[0])), r[1])
	}
}
