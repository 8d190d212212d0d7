package main

import (
	"fmt"
	"time"

	"github.com/spf13/cobra"

	"croix/generator/say"
	"croix/output/term"
	"croix/tracker/journal"
	"croix/tracker/purgatoryplay"
	"croix/tracker/session"
)

// logCommand tells all that was recorded.
func (a *app) logCommand() *cobra.Command {
	var o gameOptions
	cmd := &cobra.Command{
		Use:     "log [NAME]",
		Short:   a.lang.Text(say.LogShort),
		Long:    a.lang.Text(say.LogLong),
		Example: "  croix log table\n  croix log --as god\n  croix log table --json",
		Args:    atMostName,
	}
	as := a.viewerFlag(cmd)
	cmd.Flags().BoolVar(&o.json, "json", false, a.lang.Text(say.FlagJSON))
	a.gameFlags(cmd, &o)
	cmd.RunE = func(_ *cobra.Command, args []string) error {
		s, g, err := a.open(o, first(args))
		if err != nil {
			return err
		}
		lines, err := s.Log(a.lang, purgatoryplay.Viewer(*as))
		if err != nil {
			return err
		}
		if o.json {
			return a.writeLog(g.Name, lines)
		}
		for _, l := range lines {
			a.tell(a.out, a.logLines(l, a.columns()))
		}
		return nil
	}
	return cmd
}

// logJSON is a line of the log as --json shows it.
type logJSON struct {
	Seq      int                  `json:"seq"`
	At       time.Time            `json:"at"`
	By       purgatoryplay.Side   `json:"by"`
	Kind     string               `json:"kind"`
	To       *int                 `json:"to,omitempty"`
	Round    int                  `json:"round"`
	Label    string               `json:"label"`
	Undone   bool                 `json:"undone,omitempty"`
	Again    bool                 `json:"again,omitempty"`
	Override bool                 `json:"override,omitempty"`
	Told     []string             `json:"told,omitempty"`
	Dice     []purgatoryplay.Dice `json:"dice,omitempty"`
}

func (a *app) writeLog(name string, lines []session.Line) error {
	all := make([]logJSON, 0, len(lines))
	for _, l := range lines {
		j := logJSON{
			Seq: l.Seq, At: l.At, By: l.By, Kind: "gesture", Round: l.Round, Label: l.Label,
			Undone: l.Undone, Again: l.Again, Override: l.Override, Told: l.Told, Dice: l.Dice,
		}
		if l.Kind != journal.Gesture {
			j.Kind, j.To = string(l.Kind), &l.To
		}
		all = append(all, j)
	}
	return writeJSON(a.out, struct {
		Game  string    `json:"game"`
		Lines []logJSON `json:"lines"`
	}{name, all})
}

// logLines is a line of the log: its number, what it was, and what happened.
func (a *app) logLines(l session.Line, width int) []string {
	head := fmt.Sprintf("%4d  %s", l.Seq, l.Label)
	if l.Undone {
		head += "  [" + a.lang.Text(say.LogUndone) + "]"
	}
	if l.Override {
		head += "  [" + a.lang.Text(say.LogOverride) + "]"
	}
	if l.Again {
		head += "  [" + a.lang.Text(say.GameAgain) + "]"
	}
	lines := term.Wrap(head, width, "      ")
	lines[0] = head[:len(head)-len(trimLeft(head))] + lines[0]
	for _, told := range l.Told {
		for _, line := range term.Wrap(told, width-8, "  ") {
			lines = append(lines, "        "+line)
		}
	}
	return lines
}

// trimLeft is s without the spaces before it, which wrapping drops.
func trimLeft(s string) string {
	for len(s) > 0 && s[0] == ' ' {
		s = s[1:]
	}
	return s
}
