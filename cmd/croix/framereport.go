package main

import (
	"github.com/spf13/cobra"

	"croix/generator/say"
	"croix/output/term"
	"croix/templates/pages"
	"croix/tracker/journal"
	"croix/tracker/session"
)

// smallReportJSON is the report of a smaller game as --json shows it.
type smallReportJSON struct {
	Game string `json:"game"`
	Kind string `json:"kind"`
	Tale any    `json:"tale"`
	session.Counts
	Dice []tossJSON `json:"dice"`
}

// reportSmall tells how a smaller game went.
func (a *app) reportSmall(cmd *cobra.Command, s *small, o reportOptions, g journal.Game) error {
	if err := notFor(cmd, s.kind, "as"); err != nil {
		return err
	}
	recorded, err := s.Account()
	if err != nil {
		return err
	}
	sections, tale := s.tale(a.lang)
	if o.game.json {
		return writeJSON(a.out, smallReportJSON{g.Name, s.kind.name, tale, recorded.Counts, tossValues(recorded.Tosses)})
	}
	for _, section := range pages.Recorded(recorded.Counts, recorded.Tosses, a.lang) {
		if section.ID != "dice" || !s.kind.noDice {
			sections = append(sections, section)
		}
	}
	note := s.Header().Created.Local().Format("2006-01-02")
	if last := g.Last.Local().Format("2006-01-02"); last != note {
		note = a.lang.Text(say.ReportDays, note, last)
	}
	note = a.lang.Text(say.Key("kind."+s.kind.name)) + " · " + note
	if o.pdf != "" {
		d, err := pages.GameReport(g.Name, note, sections, o.pages)
		if err != nil {
			return err
		}
		return a.reportPDF(o, d)
	}
	width := a.columns()
	lines := term.Wrap(g.Name+" · "+note, width, "  ")
	for _, section := range sections {
		lines = append(append(lines, ""), sectionLines(section, width)...)
	}
	a.tell(a.out, lines)
	return nil
}

// account is how a game in a file was recorded.
func (k kind) account(path string) (session.Account, error) {
	s, err := k.open(path, false)
	if err != nil {
		return session.Account{}, err
	}
	account, err := s.Account()
	account.Over = s.ended()
	return account, err
}
