package main

import (
	"errors"
	"fmt"
	"io"
	"strings"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"

	"croix/generator/say"
	"croix/tracker/prompt"
)

// streams is where a command reads, writes and looks for its settings.
type streams struct {
	in       io.Reader
	out, err io.Writer
	env      func(string) string
}

// Exit codes: done, failed (a file, a state, the disk), wrong usage (a word
// or value that can never be right).
const (
	exitDone = iota
	exitFailed
	exitUsage
)

// usageError marks an error as wrong usage.
type usageError struct{ error }

func (u usageError) Unwrap() error { return u.error }

// usagef is wrong usage told by a message.
func usagef(k say.Key, args ...any) error { return usageError{say.Errorf(k, args...)} }

// app is what all commands share.
type app struct {
	streams
	lang    say.Lang
	noColor bool
	// prompter asks the player; nil if there is no terminal to ask on.
	prompter func() prompt.Prompter
	// progress is where long work tells how far it is; nil for nowhere.
	progress io.Writer
}

// run executes one command line and gives the exit code.
func run(args []string, s streams) int {
	a := &app{streams: s, lang: language(args, s.env)}
	if in, tty := terminal(s.in), terminal(s.out); in != nil && tty != nil {
		a.prompter = func() prompt.Prompter { return a.onTerminal(in, tty) }
	}
	if tty := terminal(s.err); tty != nil && !a.dumb() {
		a.progress = tty
	}
	out := &checkedWriter{w: s.out}
	a.out = out
	cmd := a.root()
	cmd.SetArgs(args)
	err := cmd.Execute()
	if out.err != nil {
		err = say.Errorf(say.FileStdout, say.Cause(out.err))
	}
	if err == nil {
		return exitDone
	}
	var stop stoppedError
	if errors.As(err, &stop) {
		fmt.Fprintln(s.err, "croix: "+a.lang.Error(stop.error))
		return exitSignal + int(stop.signal)
	}
	usage := errors.As(err, new(usageError))
	fmt.Fprintln(s.err, "croix: "+a.lang.Error(unwrapUsage(err)))
	if !usage {
		return exitFailed
	}
	fmt.Fprintln(s.err, a.lang.Text(say.CLISeeHelp, helpPath(cmd, args)))
	return exitUsage
}

// tell writes lines for the player: names of files are made harmless.
func (a *app) tell(w io.Writer, lines []string) {
	for _, line := range lines {
		fmt.Fprintln(w, say.Harmless(line))
	}
}

// checkedWriter keeps the first error of writing, so that a full disk behind
// standard output does not look like success.
type checkedWriter struct {
	w   io.Writer
	err error
}

func (c *checkedWriter) Write(b []byte) (int, error) {
	if c.err != nil {
		return 0, c.err
	}
	n, err := c.w.Write(b)
	c.err = err
	return n, err
}

func unwrapUsage(err error) error {
	var u usageError
	if errors.As(err, &u) {
		return u.error
	}
	return err
}

// helpPath is the command whose help would have prevented the error.
func helpPath(root *cobra.Command, args []string) string {
	cmd, _, err := root.Find(args)
	if err != nil || cmd == nil {
		cmd = root
	}
	return cmd.CommandPath()
}

// language is that of --lang, or else of the environment: French for fr*,
// English for everything else. It is needed before the flags are parsed,
// since their help is in it.
func language(args []string, env func(string) string) say.Lang {
	lang, given := say.English, false
	for i, arg := range args {
		if arg == "--" {
			break
		}
		value, found := strings.CutPrefix(arg, "--lang=")
		if arg == "--lang" && i+1 < len(args) {
			value, found = args[i+1], true
		}
		for _, l := range say.Langs() {
			if found && strings.EqualFold(value, string(l)) {
				lang, given = l, true // the last one counts, as for every flag
			}
		}
	}
	if given {
		return lang
	}
	for _, name := range []string{"LC_ALL", "LC_MESSAGES", "LANG"} {
		if v := env(name); v != "" {
			if strings.HasPrefix(strings.ToLower(v), "fr") {
				return say.French
			}
			return say.English
		}
	}
	return say.English
}

// flagError puts the errors of the flag parser in the player's words.
func (a *app) flagError(cmd *cobra.Command, err error) error {
	var unknown *pflag.NotExistError
	var missing *pflag.ValueRequiredError
	var invalid *pflag.InvalidValueError
	var syntax *pflag.InvalidSyntaxError
	switch {
	case errors.As(err, &unknown):
		name := "--" + unknown.GetSpecifiedName()
		if unknown.GetSpecifiedShortnames() != "" {
			name = "-" + unknown.GetSpecifiedName()
		}
		return usagef(say.CLIUnknownFlag, name, cmd.CommandPath())
	case errors.As(err, &syntax):
		return usagef(say.CLIUnknownFlag, syntax.GetSpecifiedFlag(), cmd.CommandPath())
	case errors.As(err, &missing):
		return usagef(say.CLIFlagNeedsValue, "--"+missing.GetFlag().Name)
	case errors.As(err, &invalid):
		if inner := errors.Unwrap(invalid); inner != nil {
			var told *say.Error
			if errors.As(inner, &told) {
				return usagef(say.CLIFlagValue, "--"+invalid.GetFlag().Name, told)
			}
		}
		if invalid.GetFlag().Value.Type() == "bool" {
			return usagef(say.CLIFlagValue, "--"+invalid.GetFlag().Name, say.Errorf(say.CLINotAmong, invalid.GetValue(), "true, false"))
		}
		return usagef(say.CLIFlagBadValue, "--"+invalid.GetFlag().Name, invalid.GetValue())
	}
	return usageError{err}
}
