package main

import (
	"slices"
	"strconv"

	"croix/generator/say"
	"croix/tracker/prompt"
)

// measure is one number read off the calibration sheet: a flag, and a question
// of the form.
type measure struct {
	flag                         string
	usual                        float64 // of a printer that is right
	low, high                    float64
	usage, title, help, refusing say.Key
	of                           func(*storedProfile) *float64
}

// measures are all of them, in the order in which the sheet is read.
func measures() []measure {
	return []measure{
		{"width", 100, 90, 110, say.FlagWidth, say.AskWidth, say.AskBar, say.ProfileBar, func(s *storedProfile) *float64 { return &s.Width }},
		{"height", 100, 90, 110, say.FlagHeight, say.AskHeight, say.AskBar, say.ProfileBar, func(s *storedProfile) *float64 { return &s.Height }},
		{"right", 0, -20, 20, say.FlagRight, say.AskRight, say.AskRightHelp, say.ProfileShift, func(s *storedProfile) *float64 { return &s.Right }},
		{"down", 0, -20, 20, say.FlagDown, say.AskDown, say.AskDownHelp, say.ProfileShift, func(s *storedProfile) *float64 { return &s.Down }},
		{"angle", 0, -5, 5, say.FlagAngle, say.AskAngle, say.AskAngleHelp, say.ProfileAngle, func(s *storedProfile) *float64 { return &s.Angle }},
	}
}

// check refuses what no calibration sheet shows; name is that of the flag or
// question.
func (m measure) check(name string, value float64) error {
	if !(value >= m.low && value <= m.high) {
		return say.Errorf(m.refusing, name, short(value))
	}
	return nil
}

// short is a number with as many digits as it has.
func short(v float64) string { return strconv.FormatFloat(v, 'g', -1, 64) }

// askProfile asks for what was measured until the player keeps it. What was
// answered is there again if not.
func (a *app) askProfile(p prompt.Prompter, name string) (storedProfile, error) {
	var s storedProfile
	for _, m := range measures() {
		*m.of(&s) = m.usual
	}
	for {
		for _, m := range measures() {
			q := prompt.Input{
				Question: prompt.Question{Key: m.flag, Title: a.lang.Text(m.title), Help: a.lang.Text(m.help)},
				Default:  short(*m.of(&s)),
				Check: func(text string) error {
					v, err := number(text)
					if err != nil {
						return say.Errorf(say.AskNumber, text)
					}
					return m.check(a.lang.Text(m.title), v)
				},
			}
			text, err := p.Input(q)
			if err != nil {
				return s, err
			}
			if *m.of(&s), err = number(text); err != nil {
				return s, err
			}
		}
		keep, err := p.Confirm(prompt.Confirm{
			Question: prompt.Question{Key: "keep", Title: a.lang.Text(say.AskKeep), Help: a.profileLine(name, s)},
			Default:  true,
		})
		if err != nil || keep {
			return s, err
		}
	}
}

// measured tells whether a flag of the command line was measured.
func measured(changed func(flag string) bool) bool {
	return slices.ContainsFunc(measures(), func(m measure) bool { return changed(m.flag) })
}
