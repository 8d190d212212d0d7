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

	"croix/generator/purgatory"
	"croix/generator/say"
	"croix/output/term"
)

// help is what a command is for, and its usage.
func (a *app) help(cmd *cobra.Command, _ []string) {
	text := cmd.Long
	if text == "" {
		text = cmd.Short
	}
	for _, line := range a.paragraphs(strings.TrimSpace(text)) {
		fmt.Fprintln(a.out, line)
	}
	fmt.Fprintln(a.out)
	a.writeUsage(a.out, cmd)
}

// paragraphs lays a text out for the terminal: lines that begin with a space,
// such as those of a list, stay lines of their own; others run on.
func (a *app) paragraphs(text string) []string {
	var lines, run []string
	flush := func() {
		if len(run) > 0 {
			lines = append(lines, term.Wrap(strings.Join(run, " "), a.columns(), "")...)
		}
		run = nil
	}
	for line := range strings.SplitSeq(text, "\n") {
		switch {
		case line == "":
			flush()
			lines = append(lines, "")
		case line[0] == ' ':
			flush()
			lines = append(lines, hung(line, a.columns())...)
		default:
			run = append(run, line)
		}
	}
	flush()
	return lines
}

// hung breaks a line of a list below the beginning of its last column.
func hung(line string, width int) []string {
	text := strings.TrimLeft(line, " ")
	at := len(line) - len(text)
	if i := strings.LastIndex(text, "  "); i >= 0 {
		at += i + 2
	}
	head, tail := line[:at], line[at:]
	if wide := term.Width(head); wide < width/2 {
		lines := term.Wrap(tail, width-wide, "")
		for i := range lines {
			if i > 0 {
				head = strings.Repeat(" ", wide)
			}
			lines[i] = head + lines[i]
		}
		return lines
	}
	return term.Wrap(line, width, strings.Repeat(" ", len(line)-len(text)+2))
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
		fmt.Fprintln(w, a.example(cmd.Example))
	}
	if cmd.HasAvailableSubCommands() {
		a.writeCommands(w, cmd)
	}
	if cmd.HasAvailableLocalFlags() {
		section(say.HelpFlags)
		a.writeTable(w, a.flagRows(cmd.LocalFlags()), 0)
	}
	if cmd.HasAvailableInheritedFlags() {
		section(say.HelpGlobalFlags)
		a.writeTable(w, a.flagRows(cmd.InheritedFlags()), 0)
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
		a.writeTable(w, rows, wide)
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
// Where the second has no room beside it, it goes below.
func (a *app) writeTable(w io.Writer, rows [][2]string, wide int) {
	for _, r := range rows {
		wide = max(wide, term.Width(r[0]))
	}
	width := a.columns()
	for _, r := range rows {
		head := "  " + r[0] + strings.Repeat(" ", wide-term.Width(r[0])) + "  "
		if term.Width(head) > width/2 {
			fmt.Fprintln(w, strings.TrimRight(head, " "))
			head = strings.Repeat(" ", 8)
		}
		for _, line := range term.Wrap(r[1], width-term.Width(head), "") {
			fmt.Fprintln(w, head+line)
			head = strings.Repeat(" ", term.Width(head))
		}
	}
}

// example is examples as players of a language type them: they are written with
// ids, which are French.
func (a *app) example(text string) string {
	c, err := purgatory.Default()
	if a.lang != say.English || err != nil {
		return text
	}
	names := map[string]string{}
	for _, s := range purgatory.AllSins() {
		names[s.ID()] = s.Name(say.English)
	}
	for _, o := range c.Objects() {
		names[o.Base().ID] = o.Base().Name(say.English)
	}
	for _, soul := range c.Souls.Rows {
		names[soul.ID] = soul.Name(say.English)
	}
	for _, being := range slices.Concat(c.Demons, c.Angels) {
		names[being.ID] = being.Name(say.English)
	}
	return regexp.MustCompile(`[a-z_]+`).ReplaceAllStringFunc(text, func(word string) string {
		if name, ok := names[word]; ok {
			return strings.ReplaceAll(strings.ToLower(name), " ", "_")
		}
		return word
	})
}
