package prompt

import (
	"bufio"
	"fmt"
	"io"
	"slices"
	"strconv"
	"strings"

	"croix/generator/say"
)

// Plain asks with lines: for pipes, and for terminals that cannot show forms.
// An answer that is refused is asked for again; when the input ends before an
// answer, that is an error and never a default.
type Plain struct {
	lang say.Lang
	in   *bufio.Scanner
	out  io.Writer
}

// NewPlain reads answers from in, one a line of at most 64 KiB, and writes
// questions to out. Nothing else may read from in meanwhile.
func NewPlain(lang say.Lang, in io.Reader, out io.Writer) *Plain {
	return &Plain{lang: lang, in: bufio.NewScanner(in), out: out}
}

// ask puts a question until read takes the answer.
func ask[T any](p *Plain, q Question, hint string, read func(string) (T, error)) (T, error) {
	var none T
	if _, err := fmt.Fprintln(p.out, q.Title); err != nil {
		return none, err
	}
	if q.Help != "" {
		fmt.Fprintln(p.out, "  "+q.Help)
	}
	for {
		// What cannot be written is found by the next write of a title.
		fmt.Fprint(p.out, hint+"> ")
		if !p.in.Scan() {
			fmt.Fprintln(p.out)
			title, _, _ := strings.Cut(q.Title, "\n") // without the rows below it
			if err := p.in.Err(); err != nil {
				return none, say.Errorf(say.PromptRead, title, err)
			}
			return none, say.Errorf(say.PromptEnd, title)
		}
		answer, err := read(p.in.Text())
		if err == nil || err == ErrLeft {
			return answer, err
		}
		fmt.Fprintln(p.out, "  "+p.lang.Error(err))
	}
}

// hint is a default in brackets.
func hint(text string) string {
	if text == "" {
		return ""
	}
	return "[" + say.Harmless(text) + "] "
}

// Select lists the rows and asks for one.
func (p *Plain) Select(q Select) (string, error) {
	var b strings.Builder
	b.WriteString(q.Title)
	byDefault := ""
	for i, r := range q.Rows {
		mark := q.Mark(i)
		if mark == "" || r.Disabled != "" {
			mark = "-"
		}
		fmt.Fprintf(&b, "\n  %2s  %s", mark, say.Harmless(r.Label))
		if r.Disabled != "" {
			b.WriteString(" — " + r.Disabled)
		}
		if r.Value == q.Default {
			byDefault = r.Label
		}
	}
	title := Question{Title: b.String(), Help: q.Help}
	return ask(p, title, hint(byDefault), func(answer string) (string, error) {
		r, err := q.Find(answer)
		return r.Value, err
	})
}

// Input asks for a line of text.
func (p *Plain) Input(q Input) (string, error) { return ask(p, q.Question, hint(q.Default), q.Read) }

// Number asks for a whole number.
func (p *Plain) Number(q Number) (int, error) {
	text := ""
	if q.Default != nil {
		text = strconv.Itoa(*q.Default)
	}
	q.Title = p.lang.Text(say.PromptRange, q.Title, q.Min, q.Max)
	return ask(p, q.Question, hint(text), q.Read)
}

// Confirm asks for yes or no.
func (p *Plain) Confirm(q Confirm) (bool, error) {
	k := say.PromptNo
	if q.Default {
		k = say.PromptYes
	}
	return ask(p, q.Question, hint(p.lang.Text(k)), q.Read)
}

// Dice asks for the faces of dice, and names the dice. The word that leads back
// leaves them, with ErrLeft.
func (p *Plain) Dice(q Dice) ([]int, error) {
	q.Title += "  " + Named(q.Sides)
	if q.Rest {
		q.Title += p.lang.Text(say.PromptRest)
	}
	return ask(p, q.Question, "", func(answer string) ([]int, error) {
		if LeadsBack(answer) || Fold(answer) == "u" {
			return nil, ErrLeft
		}
		return q.Read(answer)
	})
}

// LeadsBack reports whether a line leads back, as Esc does in a form.
func LeadsBack(answer string) bool {
	return slices.Contains([]string{"back", "retour", "esc", "echap"}, Fold(answer))
}

// Named is dice as they are called: 2d6 d8.
func Named(sides []int) string {
	var names []string
	for i := 0; i < len(sides); {
		n := i
		for n < len(sides) && sides[n] == sides[i] {
			n++
		}
		names = append(names, fmt.Sprintf("%dd%d", n-i, sides[i]))
		i = n
	}
	return strings.Join(names, " ")
}
