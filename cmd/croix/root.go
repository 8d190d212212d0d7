package main

import (
	"runtime/debug"
	"slices"
	"strings"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"

	"croix/generator/say"
	"croix/generator/spell"
)

// root is the command tree, in the player's language.
func (a *app) root() *cobra.Command {
	cmd := &cobra.Command{
		Use:           "croix",
		Short:         a.lang.Text(say.CLIRootShort),
		Long:          a.lang.Text(say.CLIRootLong),
		Example:       a.lang.Text(say.CLIRootExamples),
		Version:       programVersion(),
		SilenceErrors: true,
		SilenceUsage:  true,
		Args:          a.noCommand,
		RunE:          func(cmd *cobra.Command, _ []string) error { return cmd.Help() },
	}
	cmd.SetIn(a.in)
	cmd.SetOut(a.out)
	cmd.SetErr(a.err)
	cmd.SetFlagErrorFunc(a.flagError)
	cmd.SetVersionTemplate("croix {{.Version}}\n")
	cmd.SetUsageFunc(a.usage)
	cmd.SetHelpFunc(a.help)
	cmd.SetHelpCommand(&cobra.Command{
		Use: "help [COMMAND]...", Short: a.lang.Text(say.CLIHelpShort), Example: "  croix help print\n  croix help roll soul",
		RunE: func(c *cobra.Command, args []string) error {
			found, rest, err := c.Root().Find(args)
			switch {
			case err != nil || found == c.Root() && len(rest) > 0:
				return a.noCommand(c.Root(), args)
			case len(rest) > 0:
				return usagef(say.CLIExtraArgument, rest[0])
			}
			return found.Help()
		},
	})
	cmd.CompletionOptions.DisableDefaultCmd = true

	langs := make([]string, 0, 2)
	for _, l := range say.Langs() {
		langs = append(langs, string(l))
	}
	p := cmd.PersistentFlags()
	a.choice(cmd, p, "lang", string(a.lang), langs, say.FlagLang)
	p.BoolVar(&a.noColor, "no-color", false, a.lang.Text(say.FlagNoColor))
	p.BoolP("help", "h", false, a.lang.Text(say.FlagHelp))
	cmd.Flags().BoolP("version", "V", false, a.lang.Text(say.FlagVersion))

	for _, g := range []struct {
		title    say.Key
		commands []*cobra.Command
	}{
		{say.CLIGroupBefore, []*cobra.Command{a.printCommand(), a.rollCommand(), a.rulesCommand(), a.optionsCommand(), a.profileCommand()}},
		{say.CLIGroupTable, []*cobra.Command{
			a.newCommand(), a.playCommand(), a.doCommand(), a.showCommand(), a.oddsCommand(), a.undoCommand(), a.redoCommand(), a.checkCommand(),
		}},
		{say.CLIGroupBetween, []*cobra.Command{
			a.gamesCommand(), a.logCommand(), a.reportCommand(), a.exportCommand(), a.importCommand(), a.renameCommand(), a.deleteCommand(),
			a.repairCommand(),
		}},
		{say.CLIGroupGames, []*cobra.Command{a.gamebookCommand(), a.d666Command(), a.ladderCommand()}},
		{say.CLIGroupElse, []*cobra.Command{a.creditsCommand(), a.completionCommand()}},
	} {
		cmd.AddGroup(&cobra.Group{ID: string(g.title), Title: a.lang.Text(g.title)})
		for _, c := range g.commands {
			c.GroupID = string(g.title)
			cmd.AddCommand(c)
		}
	}
	return cmd
}

// noCommand refuses a word that is no command, naming the near ones.
func (a *app) noCommand(cmd *cobra.Command, args []string) error {
	if len(args) == 0 {
		return nil
	}
	cmd.SuggestionsMinimumDistance = 2
	if near := cmd.SuggestionsFor(args[0]); len(near) > 0 {
		return usagef(say.CLIUnknownCommandNear, args[0], strings.Join(near, ", "))
	}
	return usagef(say.CLIUnknownCommand, args[0])
}

// noArgs refuses any argument.
func noArgs(_ *cobra.Command, args []string) error {
	if len(args) > 0 {
		return usagef(say.CLIExtraArgument, args[0])
	}
	return nil
}

// programVersion is the version set at link time, or that of the module.
func programVersion() string {
	if version != "dev" {
		return version
	}
	if info, ok := debug.ReadBuildInfo(); ok && info.Main.Version != "" && info.Main.Version != "(devel)" {
		return info.Main.Version
	}
	return version
}

// choice adds a flag that takes one of a few words, with their completion.
func (a *app) choice(cmd *cobra.Command, fs *pflag.FlagSet, name, value string, words []string, usage say.Key) *string {
	return &a.choose(cmd, fs, name, value, words, usage).value
}

// choiceOf is choice among values that have names: help and completion tell those
// of the player's language, but those of any language are taken, and the values
// themselves. The first one is the usual one.
func choiceOf[T interface {
	~string
	say.Named
}](a *app, cmd *cobra.Command, fs *pflag.FlagSet, name string, all []T, usage say.Key) func() T {
	var words []string
	also := map[string]string{}
	for _, x := range all {
		word := x.Name(a.lang)
		words = append(words, word)
		also[spell.Fold(string(x))] = word
		for _, l := range say.Langs() {
			also[spell.Fold(x.Name(l))] = word
		}
	}
	v := a.choose(cmd, fs, name, words[0], words, usage)
	v.also = also
	return func() T { return all[slices.Index(words, v.value)] }
}

// choose is the value of choice.
func (a *app) choose(cmd *cobra.Command, fs *pflag.FlagSet, name, value string, words []string, usage say.Key) *choiceValue {
	v := &choiceValue{value: value, words: words, kind: a.lang.Text(say.HelpWord)}
	fs.Var(v, name, a.lang.Text(say.CLIFlagValue, a.lang.Text(usage), strings.Join(words, ", ")))
	_ = cmd.RegisterFlagCompletionFunc(name, cobra.FixedCompletions(words, cobra.ShellCompDirectiveNoFileComp))
	return v
}

// choiceValue is the value of such a flag.
type choiceValue struct {
	value string
	words []string
	also  map[string]string // other words, folded, with that which each means
	kind  string            // how help calls it
}

func (c *choiceValue) String() string { return c.value }
func (c *choiceValue) Type() string   { return c.kind }

func (c *choiceValue) Set(s string) error {
	for _, w := range c.words {
		if strings.EqualFold(s, w) || w == "grey" && strings.EqualFold(s, "gray") {
			c.value = w
			return nil
		}
	}
	if w, ok := c.also[spell.Fold(s)]; ok {
		c.value = w
		return nil
	}
	return say.Errorf(say.CLINotAmong, s, strings.Join(c.words, ", "))
}

// completionCommand writes the completion script of a shell.
func (a *app) completionCommand() *cobra.Command {
	shells := []string{"bash", "zsh", "fish", "powershell"}
	return &cobra.Command{
		Use:       "completion SHELL",
		Short:     a.lang.Text(say.CLICompletionShort),
		Example:   "  croix completion bash > ~/.local/share/bash-completion/completions/croix\n  croix completion zsh > \"${fpath[1]}/_croix\"\n  croix completion fish > ~/.config/fish/completions/croix.fish",
		ValidArgs: shells,
		Args: func(_ *cobra.Command, args []string) error {
			if len(args) != 1 {
				return usagef(say.CLICompletionWhich, strings.Join(shells, ", "))
			}
			return nil
		},
		RunE: func(cmd *cobra.Command, args []string) error {
			root := cmd.Root()
			switch args[0] {
			case "bash":
				return root.GenBashCompletionV2(a.out, true)
			case "zsh":
				return root.GenZshCompletion(a.out)
			case "fish":
				return root.GenFishCompletion(a.out, true)
			case "powershell":
				return root.GenPowerShellCompletionWithDesc(a.out)
			}
			return usagef(say.CLINotAmong, args[0], strings.Join(shells, ", "))
		},
	}
}
