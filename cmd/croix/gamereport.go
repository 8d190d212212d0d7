package main

import (
	"bytes"
	"strings"
	"time"

	"github.com/spf13/cobra"

	"croix/generator/say"
	"croix/output"
	"croix/output/pdf"
	"croix/output/term"
	"croix/templates/purgatorypages"
	"croix/tracker/purgatoryplay"
	"croix/tracker/session"
)

// reportOptions are the flags of report.
type reportOptions struct {
	game  gameOptions
	as    purgatoryplay.Viewer
	pdf   string // "" for none
	force bool
	pages purgatorypages.Options
}

// reportCommand tells how a game went, or all games.
func (a *app) reportCommand() *cobra.Command {
	var o reportOptions
	cmd := &cobra.Command{
		Use: "report [NAME]", Short: a.lang.Text(say.ReportShort), Long: a.lang.Text(say.ReportLong),
		Example: "  croix report table\n  croix report table --as god --json\n  croix report table --pdf report.pdf --paper letter\n  croix report",
		Args:    atMostName,
	}
	as := a.viewerFlag(cmd)
	f := cmd.Flags()
	f.BoolVar(&o.game.json, "json", false, a.lang.Text(say.FlagJSON))
	f.StringVar(&o.pdf, "pdf", "", a.lang.Text(say.FlagReportPDF))
	paper := f.String("paper", "a4", a.lang.Text(say.FlagPaper))
	ink := a.choice(cmd, f, "ink", string(purgatorypages.InkFull), wordsOf(purgatorypages.Inks()), say.FlagInk)
	f.BoolVar(&o.force, "force", false, a.lang.Text(say.FlagForce))
	complete(cmd, "paper", "a4", "letter", "a3", "a5")
	a.gameFlags(cmd, &o.game)
	cmd.RunE = func(c *cobra.Command, args []string) error {
		o.as = purgatoryplay.Viewer(*as)
		if c.Flags().Changed("pdf") && o.pdf == "" {
			return usagef(say.ReportNoFile)
		}
		for _, name := range []string{"paper", "ink", "force"} {
			if c.Flags().Changed(name) && o.pdf == "" {
				return usagef(say.ReportNeedsPDF, "--"+name)
			}
		}
		var err error
		if o.pages.Paper, err = size("paper", *paper, output.Papers()); err != nil {
			return err
		}
		o.pages.Ink, o.pages.Lang, o.pages.Margin = purgatorypages.Ink(*ink), a.lang, 8
		o.pages.Creator = creatorName + " " + programVersion()
		switch {
		case len(args) > 0:
			if s, g, err := a.openSmall(o.game, args[0]); err != nil {
				return err
			} else if s != nil {
				return a.reportSmall(c, s, o, g)
			}
			return a.report(o, args[0])
		case o.pdf != "":
			return usagef(say.ReportNeedsName)
		}
		return a.reportAll(o)
	}
	return cmd
}

// report tells how a game went.
func (a *app) report(o reportOptions, name string) error {
	s, g, err := a.open(o.game, name)
	if err != nil {
		return err
	}
	r, err := s.Report(o.as)
	if err != nil {
		return err
	}
	page := purgatorypages.GameReport{
		Name: g.Name, Note: a.played(s.Header().Created, g.Last, len(r.Rounds)), Report: r, Players: s.Setup().Names,
		Teller: purgatoryplay.Teller{Lang: a.lang, Catalog: s.Catalog(), Game: s.View(o.as), As: o.as},
	}
	switch {
	case o.pdf != "":
		d, _, err := purgatorypages.GamePage(page, o.pages)
		if err != nil {
			return err
		}
		return a.reportPDF(o, d)
	case o.game.json:
		return writeJSON(a.out, reportValue(page, o.as))
	}
	width := a.columns()
	lines := term.Wrap(g.Name+" · "+page.Note, width, "  ")
	for _, section := range page.Sections() {
		lines = append(lines, "")
		if section.ID == purgatorypages.ReportRounds {
			lines = append(lines, a.scoreChart(r, width)...)
		}
		lines = append(lines, sectionLines(section, width)...)
	}
	a.tell(a.out, lines)
	return nil
}

// played is when a game was played, and how far.
func (a *app) played(from, to time.Time, rounds int) string {
	first, last := from.Local().Format("2006-01-02"), to.Local().Format("2006-01-02")
	if first == last {
		return a.lang.Text(say.ReportOneDay, first, rounds)
	}
	return a.lang.Text(say.ReportNote, first, last, rounds)
}

// scoreChart is the curve of the score, with what its signs mean; nothing before
// the first point.
func (a *app) scoreChart(r session.Report, width int) []string {
	const height = 9
	var series []term.Series
	var signs []string
	scored := false
	for _, side := range []purgatoryplay.Side{purgatoryplay.God, purgatoryplay.Satan, purgatoryplay.Humanity} {
		if _, plays := r.Score.Points[side]; !plays {
			continue
		}
		letter := a.lang.Text(say.Key("report.sign." + string(side)))
		one := term.Series{Sign: []rune(letter)[0]}
		for _, round := range r.Rounds {
			one.Values = append(one.Values, round.Points[side])
			scored = scored || round.Points[side] != 0
		}
		series = append(series, one)
		signs = append(signs, a.lang.Text(say.ReportSign, letter, sideKey(side)))
	}
	signs = append(signs, a.lang.Text(say.ReportShared, string(term.Shared)))
	lines := term.Chart(series, width, height)
	if !scored || lines == nil {
		return nil
	}
	lines = append(term.Wrap(a.lang.Text(say.ReportChart, strings.Join(signs, ", ")), width, "  "), lines...)
	return append(lines, "")
}

// reportPDF writes the page of a report.
func (a *app) reportPDF(o reportOptions, d *output.Document) error {
	var b bytes.Buffer
	if err := pdf.Write(&b, d); err != nil {
		return err
	}
	if o.pdf == "-" {
		_, _ = a.out.Write(b.Bytes()) // run looks at the errors of standard output
		return nil
	}
	if err := commit([]pending{{path: o.pdf, data: b.Bytes(), ours: pdf.Untouched}}, o.force); err != nil {
		return err
	}
	a.tell(a.out, []string{o.pdf + "  " + a.lang.Count(say.CountPages, d.Pages)})
	return nil
}

// reportAll tells how all games went. A game that cannot be read is named and
// does not count.
func (a *app) reportAll(o reportOptions) error {
	store, err := a.store(o.game)
	if err != nil {
		return err
	}
	games, err := store.List()
	if err != nil {
		return err
	}
	var reports []session.Report
	var unread []string
	others := map[string][]session.Account{}
	for _, g := range games {
		var err error
		if k := a.kind(g.Path); k != nil {
			var r session.Account
			if r, err = k.account(g.Path); err == nil {
				others[k.name] = append(others[k.name], r)
			}
		} else {
			var r session.Report
			if r, err = skirmishReport(g.Path, o.as); err == nil {
				reports = append(reports, r)
			}
		}
		if err != nil {
			unread = append(unread, a.lang.Text(say.ReportUnread, g.Name, err))
		}
	}
	total := session.Total(reports)
	for _, k := range kinds() {
		for _, r := range others[k.name] {
			total.Add(k.name, r)
		}
	}
	switch {
	case o.game.json:
		return writeJSON(a.out, struct {
			session.Totals
			Dice   []tossJSON `json:"dice"`
			Unread []string   `json:"unread,omitempty"`
		}{total, tossValues(total.Tosses), unread})
	case len(games) == 0:
		a.tell(a.out, []string{a.lang.Text(say.GameNoneYet, store.Dir)})
		return nil
	}
	var lines []string
	for i, section := range purgatorypages.Totals(total, unread, a.lang) {
		if i > 0 {
			lines = append(lines, "")
		}
		lines = append(lines, sectionLines(section, a.columns())...)
	}
	a.tell(a.out, lines)
	return nil
}

// skirmishReport is the report of a game in a file.
func skirmishReport(path string, as purgatoryplay.Viewer) (session.Report, error) {
	s, err := session.Open(path)
	if err != nil {
		return session.Report{}, err
	}
	return s.Report(as)
}

// tossJSON is the dice of a thrower as --json shows them.
type tossJSON struct {
	session.Tosses
	Thrown  int              `json:"thrown"`
	Chi2    float64          `json:"chi2"`
	P       float64          `json:"p"`
	Verdict session.Fairness `json:"verdict"`
}

func tossValues(all []session.Tosses) []tossJSON {
	values := make([]tossJSON, len(all))
	for i, t := range all {
		verdict, chi2, p := t.Fair()
		values[i] = tossJSON{t, t.Thrown(), chi2, p, verdict}
	}
	return values
}

// scoreJSON is a line of a score with the name of what it is for.
type scoreJSON struct {
	purgatoryplay.Line
	Name string `json:"name,omitempty"`
}

// fateJSON is a soul with its name.
type fateJSON struct {
	session.Fate
	Name string `json:"name"`
}

// gameReportJSON is the report of a game as --json shows it.
type gameReportJSON struct {
	Game   string                         `json:"game"`
	As     purgatoryplay.Viewer           `json:"as"`
	Names  map[purgatoryplay.Side]string  `json:"names,omitempty"`
	Points map[purgatoryplay.Side]float64 `json:"points"`
	Result purgatoryplay.Result           `json:"result,omitempty"` // once it has ended
	Lines  []scoreJSON                    `json:"score"`
	Souls  []fateJSON                     `json:"souls"`
	session.Report
	Dice    []tossJSON  `json:"dice"`
	Longest longestJSON `json:"longest_round"`
}

type longestJSON struct {
	ByMinutes  int `json:"by_minutes"`
	ByGestures int `json:"by_gestures"`
}

func reportValue(g purgatorypages.GameReport, as purgatoryplay.Viewer) gameReportJSON {
	v := gameReportJSON{
		Game: g.Name, As: as, Names: g.Players, Points: g.Report.Score.Points, Report: g.Report,
		Lines: []scoreJSON{}, Souls: []fateJSON{}, Dice: tossValues(g.Report.Tosses),
	}
	if g.Report.Ended != "" {
		v.Result = g.Report.Score.Result
	}
	for _, l := range g.Report.Score.Lines {
		v.Lines = append(v.Lines, scoreJSON{l, g.Teller.Thing(l.Of)})
	}
	for _, f := range g.Report.Souls {
		v.Souls = append(v.Souls, fateJSON{f, g.Teller.Name(f.Figure)})
	}
	if minutes, gestures := g.Report.Longest(); minutes != nil {
		v.Longest = longestJSON{minutes.Round, gestures.Round}
	}
	return v
}
