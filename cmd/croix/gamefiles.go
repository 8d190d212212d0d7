package main

import (
	"bytes"
	"os"
	"path/filepath"

	"github.com/spf13/cobra"

	"croix/generator/say"
	"croix/tracker/journal"
	"croix/tracker/session"
)

// renameCommand gives a game another name.
func (a *app) renameCommand() *cobra.Command {
	var o gameOptions
	cmd := &cobra.Command{
		Use: "rename NAME NEW", Short: a.lang.Text(say.RenameShort),
		Example: "  croix rename table 'chez Léa'", Args: a.needNames(2, "croix rename NAME NEW"),
	}
	a.gameFlags(cmd, &o)
	cmd.RunE = func(_ *cobra.Command, args []string) error {
		store, err := a.store(o)
		if err != nil {
			return err
		}
		g, err := store.Find(args[0])
		if err != nil {
			return err
		}
		to, err := store.Rename(g, args[1])
		if err != nil {
			return err
		}
		a.tell(a.out, []string{a.lang.Text(say.GameRenamed, g.Name, to.Name)})
		return nil
	}
	return cmd
}

// deleteCommand puts a game away.
func (a *app) deleteCommand() *cobra.Command {
	var o gameOptions
	cmd := &cobra.Command{
		Use: "delete NAME", Short: a.lang.Text(say.DeleteShort), Long: a.lang.Text(say.DeleteLong),
		Example: "  croix delete table", Args: a.needNames(1, "croix delete NAME"),
	}
	a.gameFlags(cmd, &o)
	cmd.RunE = func(_ *cobra.Command, args []string) error {
		store, err := a.store(o)
		if err != nil {
			return err
		}
		g, err := store.Find(args[0])
		if err != nil {
			return err
		}
		to, err := store.Delete(g)
		if err != nil {
			return err
		}
		a.tell(a.out, []string{a.lang.Text(say.GameDeleted, g.Name, to)})
		return nil
	}
	return cmd
}

// exportCommand writes a game as one file.
func (a *app) exportCommand() *cobra.Command {
	var o gameOptions
	var out string
	var force bool
	upTo := -1
	cmd := &cobra.Command{
		Use: "export [NAME]", Short: a.lang.Text(say.ExportShort), Long: a.lang.Text(say.ExportLong),
		Example: "  croix export table -o table.jsonl\n  croix export --to 12 table > table.jsonl", Args: atMostName,
	}
	f := cmd.Flags()
	f.StringVarP(&out, "output", "o", "-", a.lang.Text(say.FlagExportOut))
	f.BoolVar(&force, "force", false, a.lang.Text(say.FlagForce))
	f.IntVar(&upTo, "to", -1, a.lang.Text(say.FlagExportTo))
	a.gameFlags(cmd, &o)
	cmd.RunE = func(c *cobra.Command, args []string) error {
		if out == "" {
			return usagef(say.FileNoPlace)
		}
		if upTo < 0 && c.Flags().Changed("to") {
			return usagef(say.ExportUpTo, upTo)
		}
		g, assumed, err := a.game(o, first(args))
		if err != nil {
			return err
		}
		if out != "-" && sameFolder(out, g.Path) {
			return say.Errorf(say.ExportHome, out)
		}
		data, warnings, err := journal.Export(g.Path, upTo)
		if err != nil {
			return err
		}
		var told []string
		if assumed {
			told = append(told, a.lang.Text(say.GameAssumed, g.Name))
		}
		for _, w := range warnings {
			told = append(told, a.lang.Error(w))
		}
		a.tell(a.err, told)
		if out == "-" {
			_, err = a.out.Write(data)
			return err
		}
		return commit([]pending{{path: out, data: data, ours: beginning(data), foreign: say.ExportOther}}, force)
	}
	return cmd
}

// beginning reports whether a file is the beginning of a game, or all of it: a
// newer export may replace it. One of another game, or a longer one, may be the
// only copy there is. Mail and editors take the last line end away.
func beginning(game []byte) func(old []byte) bool {
	return func(old []byte) bool {
		old = bytes.TrimSuffix(old, []byte("\n"))
		return len(old) > 0 && bytes.HasPrefix(game, append(bytes.Clone(old), '\n'))
	}
}

// sameFolder reports whether a file is, or would be, in the folder of a game;
// links are followed.
func sameFolder(file, game string) bool {
	if target, err := filepath.EvalSymlinks(file); err == nil {
		file = target
	}
	a, err := os.Stat(filepath.Dir(file))
	b, e := os.Stat(filepath.Dir(game))
	return err == nil && e == nil && os.SameFile(a, b)
}

// importCommand adds a game from a file.
func (a *app) importCommand() *cobra.Command {
	var o gameOptions
	var name string
	cmd := &cobra.Command{
		Use: "import FILE", Short: a.lang.Text(say.ImportShort), Long: a.lang.Text(say.ImportLong),
		Example: "  croix import table.jsonl\n  croix import - --name 'chez Léa' < table.jsonl", Args: a.needNames(1, "croix import FILE"),
	}
	cmd.Flags().StringVar(&name, "name", "", a.lang.Text(say.FlagImportName))
	a.gameFlags(cmd, &o)
	cmd.ValidArgsFunction = nil // a file
	cmd.RunE = func(c *cobra.Command, args []string) error {
		store, err := a.store(o)
		if err != nil {
			return err
		}
		in, err := a.input(args[0])
		if err != nil {
			return err
		}
		defer in.Close()
		if c.Flags().Changed("name") && name == "" {
			return say.Errorf(say.GameNameEmpty)
		}
		j, err := store.Import(in, args[0], name)
		switch {
		case say.Has(err, say.GameExists):
			return say.Errorf(say.ImportExists, err)
		case err != nil:
			return err
		}
		var told []string
		for _, w := range j.Warnings {
			told = append(told, a.lang.Error(w))
		}
		a.tell(a.err, told)
		a.tell(a.out, []string{a.lang.Text(say.GameImported, args[0], j.Path(), len(j.Entries))})
		return nil
	}
	return cmd
}

// repairCommand makes a damaged game one of the part that is whole.
func (a *app) repairCommand() *cobra.Command {
	var o gameOptions
	cmd := &cobra.Command{
		Use: "repair NAME", Short: a.lang.Text(say.RepairShort), Long: a.lang.Text(say.RepairLong),
		Example: "  croix repair table", Args: a.needNames(1, "croix repair NAME"),
	}
	a.gameFlags(cmd, &o)
	cmd.RunE = func(_ *cobra.Command, args []string) error {
		g, _, err := a.game(o, args[0])
		if err != nil {
			return err
		}
		r, err := journal.Repair(g.Path, session.Readable)
		if err != nil {
			return err
		}
		a.tell(a.out, []string{a.lang.Text(say.GameRepaired, g.Name, r.Kept, r.Lost, r.Backup)})
		return nil
	}
	return cmd
}
