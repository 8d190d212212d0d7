package tui

import (
	"slices"
	"strconv"
	"strings"

	tea "github.com/charmbracelet/bubbletea"
	"github.com/charmbracelet/huh"

	"croix/generator/say"
	"croix/tracker/prompt"
)

// tray is dice that somebody types: a digit jumps to the next die.
type tray struct {
	q     prompt.Dice
	faces []int
	begun string // digits of a die with more than nine sides
}

func (d *tray) press(msg tea.KeyMsg) (bool, error) {
	switch msg.Type {
	case tea.KeyBackspace:
		switch {
		case d.begun != "":
			d.begun = d.begun[:len(d.begun)-1]
		case len(d.faces) > 0:
			d.faces = d.faces[:len(d.faces)-1]
		}
	case tea.KeySpace, tea.KeyEnter:
		return d.commit(d.begun != "")
	case tea.KeyRunes:
		for _, r := range msg.Runes {
			if done, err := d.rune(r); done || err != nil {
				return done, err
			}
		}
	}
	return false, nil
}

// rune is one key: a digit, also of the unshifted row of a French keyboard, a
// separator, or r.
func (d *tray) rune(r rune) (bool, error) {
	if i := slices.Index([]rune("à&é\"'(-è_ç"), r); i >= 0 {
		r = rune('0' + i)
	}
	switch {
	case (r == 'r' || r == 'R') && d.q.Rest:
		return true, nil
	case r == ',' || r == ';':
		return d.commit(d.begun != "")
	}
	// More digits follow only where they still make a face of the die.
	sides := d.q.Sides[len(d.faces)]
	d.begun += string(r)
	n, err := strconv.Atoi(d.begun)
	return d.commit(err != nil || n == 0 || n*10 > sides)
}

// commit ends the die that was begun.
func (d *tray) commit(ends bool) (bool, error) {
	if !ends {
		return false, nil
	}
	text, sides := d.begun, d.q.Sides[len(d.faces)]
	d.begun = ""
	n, err := strconv.Atoi(text)
	if err != nil || n < 1 || n > sides {
		return false, say.Errorf(say.PromptDie, len(d.faces)+1, text, sides)
	}
	d.faces = append(d.faces, n)
	return len(d.faces) == len(d.q.Sides), nil
}

func (d *tray) lines(t *huh.Theme, _, _ int) []string {
	var words []string
	for i := range d.q.Sides {
		switch {
		case i < len(d.faces):
			words = append(words, strconv.Itoa(d.faces[i]))
		case i == len(d.faces):
			words = append(words, t.Focused.SelectedOption.Render(d.begun+"_"))
		default:
			words = append(words, "·")
		}
	}
	return []string{t.Focused.SelectSelector.String() + strings.Join(words, " ")}
}
