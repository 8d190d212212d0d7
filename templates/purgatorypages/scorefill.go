package purgatorypages

import (
	"slices"
	"strconv"
	"strings"

	"croix/generator/purgatory"
	"croix/generator/say"
	"croix/output"
	"croix/tracker/purgatoryplay"
)

// SavedGame is a game between two evenings, as a viewer may see it.
type SavedGame struct {
	Name    string
	File    string // name of the file that it is printed into
	Note    string // when it was played, and how far
	Date    string // of the score sheet
	Waits   string // whose step it is, and what it asks
	Players map[purgatoryplay.Side]string
	Teller  purgatoryplay.Teller // of the game as the viewer sees it
	Score   purgatoryplay.Score
	Rules   purgatory.Options
}

// ScoreOfGame lays out the score sheet of a game, filled in as far as known, and
// after it how the game stands, to set it up again. What may still change stays
// empty until the game has ended: the sums, the relics, the Antichrist.
func ScoreOfGame(g SavedGame, o Options) (*output.Document, Report, error) {
	var r Report
	p, err := newPress(o)
	if err != nil {
		return nil, r, err
	}
	doc := p.document(say.ScoreTitle, say.ScoreSubject)
	sheet, err := p.scoreSheet(doc, g.Teller.Game.Players, g.Rules)
	if err != nil {
		return nil, r, err
	}
	sheet.fill(g)
	free := p.imposition(doc).Free(p.upright())
	sheets := sheet.parts(free)
	m := p.manual(say.ScoreResume, g.sections(), onePage())
	m.Heading, m.Note = say.Harmless(g.Name)+"\u00a0– "+o.Lang.Text(say.ScoreResume), g.Note
	resume, err := p.base().ManualPages(doc, m)
	if err != nil {
		return nil, r, err
	}
	n := len(sheets)
	err = p.pages(doc, output.PageSet{Len: n + resume.Len,
		Draw: func(i int, c *output.Canvas, free output.Rect) error {
			if i < n {
				return sheets[i].draw(c, free)
			}
			return resume.Draw(i-n, c, free)
		},
		Mark: func(i int) string {
			if i < n {
				return sheets[i].heading
			}
			return resume.Mark(i - n)
		},
	}, &r)
	return doc, r, err
}

// scoreSoul is a soul in a list, as it is written in.
type scoreSoul struct {
	name, d66, points string
	half              bool
}

// fill writes a game into the sheet.
func (s *scoreSheet) fill(g SavedGame) {
	game, l := g.Teller.Game, g.Teller.Lang
	s.date = g.Date
	for i, side := range campSides() {
		list := &s.lists[i]
		list.player = say.Harmless(g.Players[side])
		sum := 0.0
		for k := range game.Figures {
			f := &game.Figures[k]
			if f.Kind != purgatoryplay.SoulKind || !slices.Contains(homes(side), f.State) {
				continue
			}
			points := pointsOf(g.Score, side, f)
			sum += points
			list.souls = append(list.souls, scoreSoul{
				name: g.Teller.Name(f.ID), d66: d66Text(f.D66), points: pointsText(points, l), half: f.State == purgatoryplay.Consumed,
			})
		}
		if game.Ended == "" {
			continue
		}
		list.sum = pointsText(sum, l)
		relics, devil := 0, 0.0
		for _, line := range g.Score.Lines {
			switch {
			case line.Side != side:
			case line.What == say.PlayScoreRelic:
				relics++
			case line.What == say.PlayScoreAntichrist:
				devil += line.Points
			}
		}
		for k := range list.terms {
			t := &list.terms[k]
			switch {
			case t.total:
				t.value = pointsText(g.Score.Points[side], l)
			case t.count:
				t.number, t.value = strconv.Itoa(relics), pointsText(float64(relics*purgatory.RelicWorth), l)
			case t.label == s.text(say.ScoreOff):
				t.value = pointsText(s.off(g.Score, side), l)
			default:
				t.value = pointsText(devil, l)
			}
		}
	}
	if game.Ended != "" {
		s.winner = l.Text(say.Key("game.result." + string(g.Score.Result)))
	}
}

// homes are the states of the souls in the list of a side.
func homes(side purgatoryplay.Side) []purgatoryplay.State {
	switch side {
	case purgatoryplay.God:
		return []purgatoryplay.State{purgatoryplay.Saved, purgatoryplay.Escorted}
	case purgatoryplay.Satan:
		return []purgatoryplay.State{purgatoryplay.Condemned, purgatoryplay.Consumed}
	}
	return []purgatoryplay.State{purgatoryplay.Reincarnated}
}

// pointsOf is what a soul counts in the list of a side: as in the score, or with
// two players, where the reincarnated are nobody's, its pride.
func pointsOf(score purgatoryplay.Score, side purgatoryplay.Side, f *purgatoryplay.Figure) float64 {
	for _, l := range score.Lines {
		if l.Side == side && l.Of == f.ID && l.What != say.PlayScoreAntichrist {
			return l.Points
		}
	}
	return float64(f.Pride)
}

// off is what reincarnated souls take from a side.
func (s *scoreSheet) off(score purgatoryplay.Score, side purgatoryplay.Side) float64 {
	sum := 0.0
	for _, l := range score.Lines {
		if l.Side == side && l.What == say.PlayScoreLost {
			sum -= l.Points
		}
	}
	return sum
}

// d66Text is the d66 of a card; "" for none.
func d66Text(d66 int) string {
	if d66 == 0 {
		return ""
	}
	return strconv.Itoa(d66)
}

// parts is the sheet as often as its longest list needs: all numbers below the
// lists stand on the last.
func (s *scoreSheet) parts(free output.Rect) []*scoreSheet {
	lines := s.room(free)
	most := 1
	for _, l := range s.lists {
		most = max(most, len(l.souls))
	}
	var parts []*scoreSheet
	for from := 0; from < most; from += lines {
		part := *s
		part.lists = slices.Clone(s.lists)
		last := from+lines >= most
		for i := range part.lists {
			l := &part.lists[i]
			l.souls = l.souls[min(from, len(l.souls)):min(from+lines, len(l.souls))]
			if !last {
				l.sum, part.winner = "", ""
				l.terms = slices.Clone(l.terms)
				for k := range l.terms {
					l.terms[k].value, l.terms[k].number = "", ""
				}
			}
		}
		parts = append(parts, &part)
	}
	return parts
}

// sections is how a game stands: what is next, the figures of each camp with
// what the table must show, what is apart, the house rules.
func (g SavedGame) sections() []purgatory.Section {
	t := g.Teller.Lang.Text
	game := g.Teller.Game
	score := purgatory.Block{Kind: purgatory.List}
	for _, side := range campSides() {
		if points, plays := g.Score.Points[side]; plays {
			label := t(sideKey(side))
			if p := g.Players[side]; p != "" {
				label += " (" + say.Harmless(p) + ")"
			}
			score.Items = append(score.Items, purgatory.RuleItem{Label: label, Text: pointsText(points, g.Teller.Lang)})
		}
	}
	all := []purgatory.Section{{ID: "result", Icon: "walking-boot", Title: t(say.ShowRound, game.Round, game.Cycle), Blocks: []purgatory.Block{
		{Kind: purgatory.Paragraph, Text: g.Waits}, score,
	}}}
	for _, side := range campSides() {
		if rows := g.camp(side); len(rows) > 0 {
			all = append(all, purgatory.Section{ID: scoreSection + string(side), Icon: sideIcon(side), Title: t(sideKey(side)), Blocks: []purgatory.Block{{
				Kind: purgatory.Table, Rows: rows, Columns: []purgatory.Column{
					{Title: t(say.ScoreFigure)}, {Title: t(say.ScoreSubstance), Number: true}, {Title: t(say.ScoreActions), Number: true}, {Title: t(say.ScoreState)},
				},
			}}})
		}
	}
	apart := purgatory.Block{Kind: purgatory.List}
	for _, group := range g.Teller.Apart() {
		apart.Items = append(apart.Items, purgatory.RuleItem{Label: t(group.Title()), Text: strings.Join(group.Names, ", ")})
	}
	if len(apart.Items) > 0 {
		all = append(all, purgatory.Section{ID: "fates", Icon: "person", Title: t(say.ScoreApart), Blocks: []purgatory.Block{apart}})
	}
	rules := purgatory.Block{Kind: purgatory.List}
	for _, o := range g.Rules.Changed() {
		rules.Items = append(rules.Items, purgatory.RuleItem{Label: o.Row.ID + "\u00a0= " + o.Value, Text: o.Rule(g.Teller.Lang)})
	}
	if len(rules.Items) == 0 {
		rules = purgatory.Block{Kind: purgatory.Paragraph, Text: t(say.OptionNone)}
	}
	return append(all, purgatory.Section{ID: "house", Icon: "white-book", Title: t(say.ScoreRules), Blocks: []purgatory.Block{rules}})
}

// camp is the figures of a camp on the table: substance, actions left, and all
// that the table shows of them.
func (g SavedGame) camp(side purgatoryplay.Side) [][]string {
	var rows [][]string
	for i := range g.Teller.Game.Figures {
		f := &g.Teller.Game.Figures[i]
		if !f.Standing() || f.Camp() != side {
			continue
		}
		left, err := purgatoryplay.Actions(g.Teller.Game, g.Teller.Catalog, f)
		if err != nil {
			continue // the game was read with these rules already
		}
		rows = append(rows, []string{
			g.Teller.Name(f.ID), strconv.Itoa(f.PS) + "/" + strconv.Itoa(f.PSMax), strconv.Itoa(left), strings.Join(g.Teller.Facts(f), " · "),
		})
	}
	return rows
}
