package pages

import (
	"strconv"
	"strings"

	"croix/generator/manual"
	"croix/generator/say"
	"croix/output"
	"croix/tracker/session"
)

// Recorded is the end of the report of any game: its dice, and how it was
// recorded.
func Recorded(c session.Counts, tosses []session.Tosses, l say.Lang) []manual.Section {
	counts := strings.Join([]string{
		l.Count(say.ReportCount, c.Gestures), l.Count(say.ReportUndone, c.Undone),
		l.Count(say.ReportOverrides, c.Overrides), l.Count(say.ReportCorrections, c.Corrections),
	}, ", ")
	return []manual.Section{
		{ID: "dice", Icon: "perspective-dice-six-faces-random", Title: l.Text(say.ReportDice), Blocks: Dice(tosses, l)},
		{ID: "counts", Icon: "white-book", Title: l.Text(say.ReportCounts), Blocks: []manual.Block{{Kind: manual.Paragraph, Text: counts}}},
	}
}

// Dice is a verdict on dice, thrower by thrower.
func Dice(tosses []session.Tosses, l say.Lang) []manual.Block {
	if len(tosses) == 0 {
		return []manual.Block{{Kind: manual.Paragraph, Text: l.Text(say.ReportNoDice)}}
	}
	sides := false // in a game of sides
	for _, toss := range tosses {
		sides = sides || toss.Side != ""
	}
	list := manual.Block{Kind: manual.List}
	for _, toss := range tosses {
		by := say.Key("report.by." + string(toss.By))
		label := l.Text(say.ReportThrowerAlone, toss.Sides, by)
		if sides {
			who := say.Key("play.side." + string(toss.Side))
			if toss.Side == "" {
				who = say.ReportSetUp
			}
			label = l.Text(say.ReportThrower, who, toss.Sides, by)
		}
		list.Items = append(list.Items, manual.RuleItem{Label: label, Text: tossText(toss, l)})
	}
	return []manual.Block{{Kind: manual.Paragraph, Text: l.Text(say.ReportDiceHow)}, list}
}

func tossText(toss session.Tosses, l say.Lang) string {
	verdict, chi2, p := toss.Fair()
	faces := Numbers(toss.Faces)
	thrown := l.Count(say.ReportThrown, toss.Thrown())
	text := l.Text(say.ReportFacesFew, thrown, faces, 5*toss.Sides)
	if verdict != session.TooFew {
		chance := Decimal(p, 3, l)
		if p < 0.001 {
			chance = l.Text(say.ReportLess, Decimal(0.001, 3, l))
		}
		text = l.Text(say.ReportFaces, thrown, faces, Decimal(chi2, 1, l), chance, say.Key("report."+string(verdict)))
	}
	for _, n := range []struct {
		n   int
		key say.Key
	}{{toss.Undone, say.ReportTossUndone}, {toss.Again, say.ReportTossAgain}, {toss.Rerolled, say.ReportTossRerolled}} {
		if n.n > 0 {
			text += " " + l.Text(n.key, n.n)
		}
	}
	return text
}

// Numbers is numbers apart by spaces.
func Numbers(all []int) string {
	words := make([]string, len(all))
	for i, n := range all {
		words[i] = strconv.Itoa(n)
	}
	return strings.Join(words, " ")
}

// Decimal is a number with so many decimals, as the language writes it.
func Decimal(v float64, places int, l say.Lang) string {
	text := strconv.FormatFloat(v, 'f', places, 64)
	if l == say.French {
		text = strings.Replace(text, ".", ",", 1)
	}
	return text
}

// reportAccent is the colour of a report.
const reportAccent = 0x25416b

// GameReport is the report of a game as a document: its sections under its name,
// with a note beside it.
func GameReport(name, note string, sections []manual.Section, o Options) (*output.Document, error) {
	p, err := NewPress(o)
	if err != nil {
		return nil, err
	}
	doc := p.Document(say.ReportTitle, say.ReportSubject)
	var r Report
	err = p.Manual(doc, Manual{
		Title: say.ReportTitle, Heading: say.Harmless(name), Note: note, Sections: sections,
		Goals:  []Goal{{Pages: 1, Least: Readable}, {Pages: 2, Least: Readable}, {Pages: 3, Least: Smallest}},
		Accent: func(string) output.Color { return p.Accent(RGB(reportAccent)) }, Cites: func([]string) string { return "" },
	}, &r)
	return doc, err
}
