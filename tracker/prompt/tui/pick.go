package tui

import (
	"slices"
	"strings"

	tea "github.com/charmbracelet/bubbletea"
	"github.com/charmbracelet/huh"

	"croix/generator/say"
	"croix/tracker/prompt"
)

// pick is a list of rows. What is typed searches it: rows that have it
// anywhere in their label stay. A letter after which nothing would stay is not
// taken.
type pick struct {
	lang   say.Lang
	q      prompt.Select
	search []rune
	shown  []prompt.Row
	at     int // in shown
	chosen prompt.Row
}

func newPick(lang say.Lang, q prompt.Select) *pick {
	p := &pick{lang: lang, q: q, shown: q.Rows}
	p.at = max(0, slices.IndexFunc(q.Rows, func(r prompt.Row) bool { return r.Value == q.Default }))
	return p
}

func (p *pick) press(msg tea.KeyMsg) (bool, error) {
	last := len(p.shown) - 1
	switch msg.Type {
	case tea.KeyUp, tea.KeyCtrlP, tea.KeyShiftTab:
		p.at = max(p.at-1, 0)
	case tea.KeyDown, tea.KeyCtrlN, tea.KeyTab:
		p.at = min(p.at+1, last)
	case tea.KeyHome, tea.KeyPgUp:
		p.at = 0
	case tea.KeyEnd, tea.KeyPgDown:
		p.at = last
	case tea.KeyBackspace:
		p.filter(p.search[:max(len(p.search)-1, 0)])
	case tea.KeySpace:
		p.filter(append(p.search, ' '))
	case tea.KeyRunes:
		if n := p.number(msg.Runes); n >= 0 {
			p.at = n
			break
		}
		p.filter(append(p.search, msg.Runes...))
	case tea.KeyEnter:
		if last < 0 {
			return false, say.Errorf(say.PromptPick)
		}
		r, err := p.q.Find(p.shown[p.at].Value)
		p.chosen = r
		return err == nil, err
	}
	return false, nil
}

// number is the row that a digit means before anything was typed, from 0, or
// -1.
func (p *pick) number(runes []rune) int {
	if len(p.search) > 0 || len(runes) != 1 {
		return -1
	}
	for i := range p.q.Rows {
		if p.q.Mark(i) == string(runes) {
			return i
		}
	}
	return -1
}

// filter searches for something else, if there is any of it.
func (p *pick) filter(search []rune) {
	word := prompt.Fold(string(search))
	var left []prompt.Row
	for _, r := range p.q.Rows {
		if strings.Contains(prompt.Fold(r.Label), word) {
			left = append(left, r)
		}
	}
	if left == nil {
		return
	}
	here := p.shown[p.at].Value
	p.search, p.shown = slices.Clone(search), left
	p.at = max(0, slices.IndexFunc(left, func(r prompt.Row) bool { return r.Value == here }))
}

func (p *pick) lines(t *huh.Theme, _, height int) []string {
	s := &t.Focused
	var all []string
	if len(p.search) > 0 {
		all = append(all, p.lang.Text(say.FilterNow, string(p.search)))
	}
	first, end := 0, len(p.shown)
	if room := height - len(all); height > 0 && end > room {
		first = min(max(0, p.at-room/2), end-max(room, 1))
		end = first + max(room, 1)
	}
	for i := first; i < end; i++ {
		r := p.shown[i]
		text := say.Harmless(r.Label)
		if r.Disabled != "" {
			text = "(" + text + " — " + r.Disabled + ")"
		}
		if len(p.search) == 0 { // what is shown is all there is
			switch mark := p.q.Mark(i); len(mark) {
			case 0:
			case 1:
				text = mark + "  " + text
			default: // no key is so long
				text = "   " + text
			}
		}
		if i == p.at {
			all = append(all, s.SelectSelector.String()+s.SelectedOption.Render(text))
		} else {
			all = append(all, "  "+s.UnselectedOption.Render(text))
		}
	}
	return all
}
