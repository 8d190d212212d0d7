package main

import (
	"os"
	"path/filepath"
	"strings"

	"github.com/spf13/cobra"

	"croix/generator/d666"
	"croix/generator/say"
)

// d666Options are the flags of what a player types from the book.
type d666Options struct {
	fighters string   // a file; "" for none
	table    string   // a CSV file, or "house"; "" for manual
	set      []string // house rules
}

// d666Command is the combat with three dice read as digits.
func (a *app) d666Command() *cobra.Command {
	cmd := &cobra.Command{
		Use:     "d666",
		Short:   a.lang.Text(say.D666CmdShort),
		Long:    a.lang.Text(say.D666CmdLong),
		Example: "  croix d666 roll --threshold 43\n  croix d666 odds attack --hit 1/2 --power 2 --defence dodge:1/2\n  croix d666 print sheet --fighters fight.toml\n  croix d666 rules wounds",
		Args:    a.noCommand,
		RunE:    func(cmd *cobra.Command, _ []string) error { return cmd.Help() },
	}
	cmd.AddCommand(a.d666NewCommand(), a.d666RollCommand(), a.d666OddsCommand(), a.d666PrintCommand(), a.d666RulesCommand(), a.d666OptionsCommand())
	return cmd
}

// d666Flags adds the flags of what a player types.
func (a *app) d666Flags(cmd *cobra.Command, o *d666Options) {
	f := cmd.PersistentFlags()
	f.StringVar(&o.fighters, "fighters", "", a.lang.Text(say.FlagD666Fighters))
	f.StringVar(&o.table, "table", "", a.lang.Text(say.FlagD666Table))
	f.StringArrayVar(&o.set, "set", nil, a.lang.Text(say.FlagD666Set))
	_ = cmd.RegisterFlagCompletionFunc("set", func(*cobra.Command, []string, string) ([]string, cobra.ShellCompDirective) {
		var words []string
		for _, r := range d666.OptionRows() {
			words = append(words, a.lang.Pick(r.ID, r.French)+"=")
		}
		return words, cobra.ShellCompDirectiveNoSpace | cobra.ShellCompDirectiveNoFileComp
	})
}

// d666Book is what the flags give: the fighters of a file, a table, house rules.
func (a *app) d666Book(o d666Options) (*d666.Book, error) {
	b := &d666.Book{Mode: d666.Manual}
	if o.fighters != "" {
		var err error
		if b, err = a.readFighters(o.fighters); err != nil {
			return nil, err
		}
	}
	switch {
	case o.table == "":
	case strings.EqualFold(o.table, "house"), strings.EqualFold(o.table, "maison"):
		b.UseTable(d666.HouseTable())
	default:
		t, err := d666.ReadTable(os.DirFS(filepath.Dir(o.table)), filepath.Base(o.table))
		if err != nil {
			return nil, err
		}
		b.UseTable(t)
	}
	for _, text := range o.set {
		if err := b.Options.Set(text); err != nil {
			return nil, usageError{err}
		}
	}
	return b, nil
}

// readFighters reads a file of fighters: CSV by its name, JSON or TOML
// otherwise; "-" is standard input.
func (a *app) readFighters(path string) (*d666.Book, error) {
	if strings.EqualFold(filepath.Ext(path), ".csv") {
		return d666.ReadFighters(os.DirFS(filepath.Dir(path)), filepath.Base(path))
	}
	in, err := a.input(path)
	if err != nil {
		return nil, err
	}
	defer in.Close() // only read
	text, err := readUpTo(in, path, maxFighters)
	if err != nil {
		return nil, err
	}
	tree, err := parseTree(text, filepath.Ext(path))
	if err != nil {
		return nil, say.Errorf(say.D666FileSyntax, path, max(lineOf(text, err), 1))
	}
	return d666.ReadBook(path, tree)
}

// d666RulesCommand shows the printed reference in the terminal.
func (a *app) d666RulesCommand() *cobra.Command {
	var o d666Options
	cmd := &cobra.Command{
		Use:     "rules [TOPIC]",
		Short:   a.lang.Text(say.D666RulesShort),
		Example: "  croix d666 rules\n  croix d666 rules wounds\n  croix d666 rules table --table house\n  croix d666 rules --search parry",
	}
	read := a.rulesFlags(cmd, d666.TopicIDs())
	a.d666Flags(cmd, &o)
	cmd.RunE = func(_ *cobra.Command, args []string) error {
		b, err := a.d666Book(o)
		if err != nil {
			return err
		}
		return a.showRules(read(args), d666.Reference(b, a.lang), d666.FindTopic)
	}
	return cmd
}
