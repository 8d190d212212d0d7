package main

import (
	"fmt"
	"strings"

	"github.com/spf13/cobra"

	"croix/generator/manual"
	"croix/generator/purgatory"
	"croix/generator/say"
	"croix/output/term"
)

// rulesOptions are the flags of rules.
type rulesOptions struct {
	command string // as it is called, for errors
	topic   string // "" for none
	search  *string
	json    bool
}

// rulesCommand shows the printed reference in the terminal.
func (a *app) rulesCommand() *cobra.Command {
	var house houseOptions
	cmd := &cobra.Command{
		Use:     "rules [TOPIC]",
		Short:   a.lang.Text(say.RulesShort),
		Long:    a.lang.Text(say.RulesLong),
		Example: a.lang.Text(say.RulesExamples),
	}
	read := a.rulesFlags(cmd, purgatory.TopicIDs())
	a.houseFlags(cmd, &house)
	cmd.RunE = func(_ *cobra.Command, args []string) error {
		c, opts, err := a.house(house)
		if err != nil {
			return err
		}
		return a.showRules(read(args), purgatory.Reference(c, opts, a.lang), purgatory.FindTopic)
	}
	return cmd
}

// rulesFlags adds the flags with which the rules of any game are shown, and a
// topic as argument. The function reads them once they are parsed.
func (a *app) rulesFlags(cmd *cobra.Command, topics []string) func(args []string) rulesOptions {
	cmd.ValidArgs = topics
	cmd.Args = func(_ *cobra.Command, args []string) error {
		if len(args) > 1 {
			return usagef(say.RulesOneTopic, args[1])
		}
		return nil
	}
	word := cmd.Flags().StringP("search", "s", "", a.lang.Text(say.RulesSearch))
	asJSON := cmd.Flags().Bool("json", false, a.lang.Text(say.FlagJSON))
	return func(args []string) rulesOptions {
		o := rulesOptions{command: cmd.CommandPath(), json: *asJSON}
		if len(args) == 1 {
			o.topic = args[0]
		}
		if cmd.Flags().Changed("search") {
			o.search = word
		}
		return o
	}
}

// showRules writes the topics of a game, one of them, or what holds a word.
func (a *app) showRules(o rulesOptions, sections []manual.Section, find func([]manual.Section, string) (manual.Section, error)) error {
	if o.topic != "" {
		s, err := find(sections, o.topic)
		if err != nil && o.topic == "house" && !o.json { // a topic that only house rules have
			a.tell(a.out, []string{a.lang.Text(say.OptionNone)})
			return nil
		}
		if err != nil {
			if len(manual.Search(sections, o.topic)) > 0 {
				err = say.Errorf(say.RulesInText, err, o.command, quoted(say.Harmless(o.topic)))
			}
			return usageError{err}
		}
		sections = []manual.Section{s}
	}
	if o.search != nil {
		if strings.TrimSpace(*o.search) == "" {
			return usagef(say.RulesBlank)
		}
		if sections = manual.Search(sections, *o.search); len(sections) == 0 {
			return say.Errorf(say.RulesNotFound, *o.search, o.command)
		}
	}
	if o.json {
		return writeJSON(a.out, sectionValues(sections))
	}
	width := a.columns()
	var lines []string
	if o.topic == "" && o.search == nil {
		rows := make([][]string, len(sections))
		for i, s := range sections {
			rows[i] = []string{s.ID, s.Title}
		}
		lines = term.Table([]term.Column{{}, {}}, rows, width)
	} else {
		for i, s := range sections {
			if i > 0 {
				lines = append(lines, "")
			}
			lines = append(lines, sectionLines(s, width)...)
		}
	}
	_, err := fmt.Fprintln(a.out, strings.Join(lines, "\n"))
	return err
}

// sectionLines lays a topic out.
func sectionLines(s purgatory.Section, width int) []string {
	lines := []string{strings.ToUpper(s.Title), ""}
	for i, b := range s.Blocks {
		if i > 0 {
			lines = append(lines, "")
		}
		if b.Head != "" {
			lines = append(lines, term.Wrap(b.Head, width, "")...)
		}
		lines = append(lines, blockLines(b, width)...)
		if len(b.Cites) > 0 {
			lines = append(lines, term.Wrap("("+strings.Join(b.Cites, " ")+")", width, " ")...)
		}
	}
	return lines
}

// blockLines lays the body of a block out.
func blockLines(b purgatory.Block, width int) []string {
	switch b.Kind {
	case purgatory.List:
		var lines []string
		for _, it := range b.Items {
			text := it.Text
			if it.Label != "" {
				text = it.Label + "\u00a0– " + it.Text
			}
			lines = append(lines, term.Wrap("- "+text, width, "  ")...)
		}
		return lines
	case purgatory.Table:
		columns := make([]term.Column, len(b.Columns))
		for i, c := range b.Columns {
			columns[i] = term.Column{Title: c.Title, Number: c.Number}
		}
		return term.Table(columns, b.Rows, width)
	case purgatory.Note:
		if b.Head == "" { // it has its own mark, or needs none
			break
		}
		return term.Wrap("* "+b.Text, width, "  ")
	}
	return term.Wrap(b.Text, width, "")
}

// sectionJSON is a topic as --json shows it.
type sectionJSON struct {
	ID     string      `json:"id"`
	Title  string      `json:"title"`
	Blocks []blockJSON `json:"blocks"`
}

type blockJSON struct {
	Kind    purgatory.BlockKind `json:"kind"`
	Head    string              `json:"head,omitempty"`
	Text    string              `json:"text,omitempty"`
	Items   [][2]string         `json:"items,omitempty"`
	Columns []string            `json:"columns,omitempty"`
	Rows    [][]string          `json:"rows,omitempty"`
	Cites   []string            `json:"cites,omitempty"`
}

func sectionValues(sections []purgatory.Section) []sectionJSON {
	all := make([]sectionJSON, 0, len(sections))
	for _, s := range sections {
		v := sectionJSON{ID: s.ID, Title: s.Title, Blocks: []blockJSON{}}
		for _, b := range s.Blocks {
			j := blockJSON{Kind: b.Kind, Head: b.Head, Text: b.Text, Rows: b.Rows, Cites: b.Cites}
			for _, it := range b.Items {
				j.Items = append(j.Items, [2]string{it.Label, it.Text})
			}
			for _, c := range b.Columns {
				j.Columns = append(j.Columns, c.Title)
			}
			v.Blocks = append(v.Blocks, j)
		}
		all = append(all, v)
	}
	return all
}
