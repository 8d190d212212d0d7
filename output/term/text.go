// Package term lays text and tables out for the columns of a terminal. It
// writes no colour and no control sequences: what it gives can be read in a
// file as well.
package term

import (
	"strings"
	"unicode/utf8"

	"github.com/mattn/go-runewidth"
)

// MinWidth is the least width that tables are laid out for, columns.
const MinWidth = 20

// Width is how many columns a text takes.
func Width(s string) int {
	for i := range len(s) {
		if s[i] < ' ' || s[i] >= 0x7f {
			return condition().StringWidth(s)
		}
	}
	return len(s) // most texts of a screen: measured at every key
}

// condition measures without asking the environment: the same text takes the
// same columns in every locale.
func condition() *runewidth.Condition {
	return &runewidth.Condition{StrictEmojiNeutral: true}
}

// Wrap breaks a text into lines of at most width columns, at spaces; lines
// after the first begin with indent. A word wider than a line is cut. A space
// that must not break (U+00A0) does not.
func Wrap(text string, width int, indent string) []string {
	hang := Width(indent)
	var lines []string
	line, at := "", 0 // the line being filled, and its columns
	begun := false    // it has a word
	flush := func() {
		lines = append(lines, line)
		line, at, begun = indent, hang, false
	}
	for word := range strings.FieldsFuncSeq(text, func(r rune) bool { return r == ' ' || r == '\n' || r == '\t' }) {
		for {
			w := Width(word)
			space := 0
			if begun {
				space = 1
			}
			if at+space+w <= width {
				line += strings.Repeat(" ", space) + word
				at, begun = at+space+w, true
				break
			}
			if begun {
				flush()
				continue
			}
			head := condition().Truncate(word, width-at, "")
			if head == "" {
				_, n := utf8.DecodeRuneInString(word)
				head = word[:n] // wider than the line
			}
			line += head
			word = word[len(head):]
			flush()
			if word == "" {
				break
			}
		}
	}
	if begun || len(lines) == 0 {
		lines = append(lines, line)
	}
	return lines
}

// clipped is a text as Wrap breaks it, at most so many lines, with a sign that
// more would follow.
func clipped(text string, width, most int) []string {
	lines := Wrap(text, width, "  ")
	if len(lines) > most {
		lines = lines[:most]
		lines[most-1] = cut(lines[most-1]+" …", width)
	}
	return lines
}

// hung is a text as Wrap breaks it; what stands in a second column stays there.
func hung(text string, width int) []string {
	_, rest, _ := strings.Cut(text, "  ")
	rest = strings.TrimLeft(rest, " ")
	at := Width(text) - Width(rest)
	if rest == "" || 2*at > width {
		return Wrap(text, width, "  ")
	}
	lines := Wrap(rest, width-at, "")
	head := text[:len(text)-len(rest)]
	for i := range lines {
		lines[i] = head + lines[i]
		head = strings.Repeat(" ", at)
	}
	return lines
}

// pad is s followed by spaces up to width columns, or before them if right.
func pad(s string, width int, right bool) string {
	fill := strings.Repeat(" ", max(0, width-Width(s)))
	if right {
		return fill + s
	}
	return s + fill
}
