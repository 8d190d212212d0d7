package main

import (
	"cmp"
	"math"
	"strings"

	"croix/generator/say"
	"croix/output"
	"croix/templates/pages"
)

// reportJSON is what --json tells of a document.
type reportJSON struct {
	Document string   `json:"document"`
	File     string   `json:"file,omitempty"`
	Cards    int      `json:"cards,omitempty"`
	Sheets   int      `json:"sheets"`
	Pages    int      `json:"pages"`
	Cuts     int      `json:"cuts"`
	Steps    []int    `json:"overflow_steps,omitempty"` // cards on each rung of the ladder, the roomiest first
	Smallest *float64 `json:"smallest_type_pt,omitempty"`
	Ink      *float64 `json:"ink_percent,omitempty"`
}

func reportOf(name, file string, r pages.Report, s *output.Survey) reportJSON {
	v := reportJSON{Document: name, File: file, Cards: r.Cards, Sheets: r.Sheets, Pages: r.Pages, Cuts: r.Cuts, Steps: r.Steps}
	if s != nil {
		smallest, ink := math.Round(s.Smallest*100)/100, math.Round(s.Ink*1000)/10
		v.Smallest, v.Ink = &smallest, &ink
	}
	return v
}

// checkLine tells what a document would be; it was inspected. What it has none of
// is left out. Cards whose text
// had to be made to fit are told by the step of the ladder that they took.
func (a *app) checkLine(v reportJSON) string {
	var counts []string
	for _, c := range []struct {
		k say.Key
		n int
	}{{say.CountCards, v.Cards}, {say.CountSheets, v.Sheets}, {say.CountPages, v.Pages}, {say.CountCuts, v.Cuts}} {
		if c.n > 0 {
			counts = append(counts, a.lang.Count(c.k, c.n))
		}
	}
	line := a.lang.Text(say.CheckLine, v.Document, strings.Join(counts, ", "), *v.Smallest, *v.Ink)
	var steps []string
	for i, n := range v.Steps {
		if i > 0 && n > 0 {
			steps = append(steps, a.lang.Text(say.CheckStep, n, i))
		}
	}
	if len(steps) > 0 {
		line += a.lang.Text(say.CheckSteps, strings.Join(steps, ", "))
	}
	return line
}

// checkDocuments draws documents without writing any, and tells what they
// would be. What cannot be printed is the error that printing would be, or, where
// printing the kit would leave it out, an error after what is told of the rest.
func (a *app) checkDocuments(s *set, docs []document) error {
	var reports []reportJSON
	var lines []string
	var left []string
	var why error // the first of them
	for _, doc := range docs {
		if doc.lay == nil {
			continue
		}
		opts := s.o.pages
		opts.Keep = s.keeps(doc.name)
		d, r, err := doc.lay(s, opts)
		if s.o.kit && pages.TooLarge(err) {
			left, why = append(left, doc.file), cmp.Or(why, err)
			continue
		}
		if err != nil {
			return err
		}
		survey, err := output.Inspect(s.far.follow(doc.name, d))
		if err != nil {
			return err
		}
		v := reportOf(doc.name, "", r, &survey)
		reports = append(reports, v)
		lines = append(lines, a.checkLine(v))
	}
	s.far.erase()
	if len(reports) == 0 {
		return why
	}
	if s.o.json {
		if err := writeJSON(a.out, struct {
			Documents []reportJSON `json:"documents"`
		}{reports}); err != nil {
			return err
		}
	} else {
		a.tell(a.out, lines)
	}
	if why != nil {
		return say.Errorf(say.CheckLeftOut, strings.Join(left, ", "), why)
	}
	return nil
}
