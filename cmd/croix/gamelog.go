package main

import (
	"fmt"
	"strconv"
	"strings"
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
		if p, g, err := a.openSmall(o, first(args)); err != nil {
			return err
		} else if p != nil {
			return a.logSmall(cmd, p, o, g.Name)
		}
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
		a.tellLog(s.Fold(lines, a.lang, purgatoryplay.Viewer(*as)))
		return nil
	}
	return cmd
}

func (a *app) tellLog(lines []session.Line) {
	for _, l := range lines {
		a.tell(a.out, a.logLines(l, a.columns()))
	}
}

// logJSON is a line of the log as --json shows it.
type logJSON struct {
	Seq      int             `json:"seq"`
	At       time.Time       `json:"at"`
	By       string          `json:"by,omitempty"`
	Kind     string          `json:"kind"`
	To       *int            `json:"to,omitempty"`
	Round    int             `json:"round,omitempty"`
	Label    string          `json:"label"`
	Undone   bool            `json:"undone,omitempty"`
	Again    bool            `json:"again,omitempty"`
	Override bool            `json:"override,omitempty"`
	Told     []string        `json:"told,omitempty"`
	Dice     []session.Throw `json:"dice,omitempty"`
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
	label := l.Label
	for _, mark := range []struct {
		is  bool
		key say.Key
	}{{l.Undone, say.LogUndone}, {l.Override, say.LogOverride}, {l.Again, say.GameAgain}} {
		if mark.is {
			label += " [" + a.lang.Text(mark.key) + "]"
		}
	}
	const indent = 6
	var lines []string
	for i, line := range term.Wrap(label, width-indent, "  ") {
		number := ""
		if i == 0 {
			number = strconv.Itoa(l.Seq)
		}
		lines = append(lines, fmt.Sprintf("%4s  %s", number, line))
	}
	for _, told := range l.Told {
		for _, line := range term.Wrap(told, width-indent-2, "  ") {
			lines = append(lines, strings.Repeat(" ", indent+2)+line)
		}
	}
	return lines
}
