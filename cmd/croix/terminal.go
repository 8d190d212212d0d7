package main

import (
	"io"
	"os"
	"strconv"

	"golang.org/x/term"

	outterm "croix/output/term"
	"croix/tracker/prompt"
	"croix/tracker/prompt/tui"
)

// Columns of text that is laid out for reading.
const (
	columnsUnknown = 80  // where the width is not known
	columnsMost    = 110 // longer lines are hard to read
)

// columns is how wide text for w is laid out: the width of the terminal,
// COLUMNS where w is none, or 80.
func (a *app) columns() int {
	n := columnsUnknown
	if c, err := strconv.Atoi(a.env("COLUMNS")); err == nil && c > 0 {
		n = c
	} else if wide, ok := terminalWidth(a.out); ok {
		n = wide
	}
	return max(outterm.MinWidth, min(n, columnsMost))
}

// linesUnknown is how high a terminal is taken for that does not tell.
const linesUnknown = 24

// height is how many lines the terminal has.
func (a *app) height() int {
	if _, high, ok := terminalSize(a.out); ok && high > 0 {
		return high
	}
	return linesUnknown
}

// terminalWidth is the width of the terminal that w writes to; false if it is
// none.
func terminalWidth(w io.Writer) (int, bool) {
	wide, _, ok := terminalSize(w)
	return wide, ok && wide > 0
}

// terminalSize is the columns and lines of the terminal that w writes to; false
// if it is none.
func terminalSize(w io.Writer) (wide, high int, ok bool) {
	f, ok := outermost(w).(*os.File)
	if !ok {
		return 0, 0, false
	}
	wide, high, err := term.GetSize(int(f.Fd()))
	return wide, high, err == nil
}

// terminal is a stream as a terminal, or nil if it is none.
func terminal(stream any) *os.File {
	if !tui.IsTerminal(stream) {
		return nil
	}
	return stream.(*os.File)
}

// color tells whether the terminal may show colours (https://no-color.org).
func (a *app) color() bool { return !a.noColor && a.env("NO_COLOR") == "" }

// dumb tells of a terminal that cannot move its cursor.
func (a *app) dumb() bool { return a.env("TERM") == "dumb" }

// onTerminal asks on a terminal: with forms, or with lines on a dumb one.
func (a *app) onTerminal(in, out *os.File) prompt.Prompter {
	if a.dumb() {
		return prompt.NewPlain(a.lang, in, out)
	}
	return tui.New(a.lang, in, out, a.color())
}
