package tui

import (
	"io"
	"strings"

	"github.com/charmbracelet/bubbles/key"
	tea "github.com/charmbracelet/bubbletea"
	"github.com/charmbracelet/huh"
	"github.com/charmbracelet/x/ansi"

	"croix/tracker/prompt"
)

// body is what a field of our own shows below its title, and what keys do.
type body interface {
	// press takes a key; done if the question is answered by it. An error is
	// shown until the next key.
	press(tea.KeyMsg) (done bool, err error)
	// lines is the body for a width and, unless it is 0, a height.
	lines(t *huh.Theme, width, height int) []string
}

// custom is a field of our own: huh's list searches with accents and knows no
// rows that cannot be picked, and it has no dice.
type custom struct {
	forms         *Forms
	q             prompt.Question
	body          body
	width, height int
	err           error
	done          bool // answered: keys typed ahead are not for this question
}

func (f *Forms) custom(q prompt.Question, b body) *custom {
	return &custom{forms: f, q: q, body: b, width: 80}
}

// Init does nothing.
func (c *custom) Init() tea.Cmd { return nil }

// Update gives keys to the body.
func (c *custom) Update(msg tea.Msg) (tea.Model, tea.Cmd) {
	pressed, ok := msg.(tea.KeyMsg)
	if !ok || c.done {
		return c, nil
	}
	done, err := c.body.press(pressed)
	c.err = c.forms.told(c.q, err)
	if c.done = done && err == nil; c.done {
		return c, huh.NextField
	}
	return c, nil
}

// View is the title, the help and the body.
func (c *custom) View() string {
	s := &c.forms.theme.Focused
	wrapped := func(text string) []string {
		return strings.Split(ansi.Wrap(text, max(c.width, 1), ""), "\n")
	}
	var all []string
	for _, l := range wrapped(c.q.Title) {
		all = append(all, s.Title.Render(l))
	}
	if c.q.Help != "" {
		all = append(all, wrapped(c.q.Help)...)
	}
	rest := 0
	if c.height > 0 {
		all = all[:min(len(all), c.height-1)] // the body is what matters
		rest = c.height - len(all)
	}
	for _, l := range c.body.lines(c.forms.theme, c.width, rest) {
		all = append(all, ansi.Truncate(l, c.width, "…"))
	}
	return strings.Join(all, "\n")
}

// Blur does nothing: there is one field.
func (c *custom) Blur() tea.Cmd { return nil }

// Focus does nothing.
func (c *custom) Focus() tea.Cmd { return nil }

// Error is why the last key was refused.
func (c *custom) Error() error { return c.err }

// Run shows the field alone.
func (c *custom) Run() error { return huh.Run(c) }

// RunAccessible is never called: prompt.Plain is for what has no forms.
func (c *custom) RunAccessible(io.Writer, io.Reader) error { return huh.ErrUserAborted }

// Skip is false: it is a question.
func (c *custom) Skip() bool { return false }

// Zoom is false.
func (c *custom) Zoom() bool { return false }

// KeyBinds are those of named.
func (c *custom) KeyBinds() []key.Binding { return nil }

// WithTheme keeps that of the forms.
func (c *custom) WithTheme(*huh.Theme) huh.Field { return c }

// WithAccessible does nothing.
func (c *custom) WithAccessible(bool) huh.Field { return c }

// WithKeyMap does nothing.
func (c *custom) WithKeyMap(*huh.KeyMap) huh.Field { return c }

// WithWidth sets the width in columns.
func (c *custom) WithWidth(width int) huh.Field { c.width = width; return c }

// WithHeight sets the height in lines.
func (c *custom) WithHeight(height int) huh.Field { c.height = max(height, 1); return c }

// WithPosition does nothing: there is one field.
func (c *custom) WithPosition(huh.FieldPosition) huh.Field { return c }

// GetKey is the key of the question.
func (c *custom) GetKey() string { return c.q.Key }

// GetValue is nothing: the body has the answer.
func (c *custom) GetValue() any { return nil }
