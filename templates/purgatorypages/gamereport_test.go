package purgatorypages

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"croix/generator/dice"
	"croix/generator/purgatory"
	"croix/generator/say"
	"croix/output"
	"croix/tracker/purgatoryplay"
	"croix/tracker/session"
)

// largeGame is a game that has ended with as many souls as there can be, all of
// them home: an eighth of them consumed.
func largeGame(t *testing.T, players int, l say.Lang) (SavedGame, GameReport) {
	t.Helper()
	c := catalog(t)
	rules := purgatory.DefaultOptions(c)
	events, err := purgatoryplay.New(c, purgatoryplay.Setup{Players: players, Souls: purgatoryplay.MaxSouls, Options: rules}, dice.Seeded(1))
	if err != nil {
		t.Fatal(err)
	}
	g := purgatoryplay.Replay(events)
	states := []purgatoryplay.State{
		purgatoryplay.Saved, purgatoryplay.Condemned, purgatoryplay.Reincarnated, purgatoryplay.Saved, purgatoryplay.Consumed,
		purgatoryplay.Saved, purgatoryplay.Condemned, purgatoryplay.Saved,
	}
	report := session.Report{Players: players, Ended: "R-312", Counts: session.Counts{Gestures: 900}}
	for i := range g.Figures {
		if f := &g.Figures[i]; f.Kind == purgatoryplay.SoulKind {
			row := c.Souls.Rows[i%len(c.Souls.Rows)]
			f.Row, f.D66, f.Pride, f.State, f.LeftRound = row.ID, 11, 20+i%17, states[i%len(states)], 1+i/4
			report.Souls = append(report.Souls, session.Fate{Figure: f.ID, State: f.State, Pride: f.Pride, Round: f.LeftRound})
		}
	}
	g.Ended = "R-312"
	score, err := purgatoryplay.ScoreOf(g, c)
	if err != nil {
		t.Fatal(err)
	}
	report.Score = score
	for i := range 20 {
		points := map[purgatoryplay.Side]float64{}
		for side, p := range score.Points {
			points[side] = p * float64(i) / 19
		}
		report.Rounds = append(report.Rounds, session.Round{Round: i + 1, Gestures: 40 + i, Minutes: 12.4, Points: points})
	}
	report.Tosses = []session.Tosses{{By: dice.ByPlayer, Side: purgatoryplay.God, Sides: 6, Faces: []int{40, 51, 60, 52, 48, 39}, Undone: 3}}
	teller := purgatoryplay.Teller{Lang: l, Catalog: c, Game: g, As: purgatoryplay.AsTable}
	names := map[purgatoryplay.Side]string{purgatoryplay.God: "Léa", purgatoryplay.Satan: "Tom\x1b[31m"}
	return SavedGame{Name: "Chez Léa", Note: "2026-05-01", Date: "2026-05-01", Waits: "?", Players: names, Teller: teller, Score: score, Rules: rules},
		GameReport{Name: "Chez Léa", Note: "2026-05-01", Report: report, Teller: teller, Players: names}
}

// written is all texts of a document.
func written(t *testing.T, doc *output.Document) map[string]int {
	t.Helper()
	texts := map[string]int{}
	for i := range doc.Pages {
		s, err := doc.Page(i)
		if err != nil {
			t.Fatal(say.English.Error(err))
		}
		for _, p := range s.Placed {
			for _, m := range p.Drawing.Marks {
				if m.Kind == output.KindText {
					texts[strings.TrimSpace(m.Text)]++
				}
			}
		}
	}
	return texts
}

// TestGamePages: the report and the filled score sheet of the largest game fit on
// A4 and Letter, in every ink and language.
func TestGamePages(t *testing.T) {
	for _, players := range []int{2, 3} {
		for _, l := range say.Langs() {
			saved, report := largeGame(t, players, l)
			for _, paper := range output.Papers()[:2] {
				for _, ink := range Inks() {
					o := plain()
					o.Lang, o.Ink, o.Paper = l, ink, paper
					t.Run(fmt.Sprint(players, " ", l, " ", paper.Name, " ", ink), func(t *testing.T) {
						doc, _, err := GamePage(report, o)
						if err != nil {
							t.Fatal(say.English.Error(err))
						}
						written(t, doc)
						if doc, _, err = ScoreOfGame(saved, o); err != nil {
							t.Fatal(say.English.Error(err))
						}
						for text := range written(t, doc) {
							if strings.ContainsRune(text, '\x1b') {
								t.Errorf("%q can drive a terminal", text)
							}
						}
					})
				}
			}
		}
	}
}

// TestScoreFilled: each soul that is home stands in one list once, and the
// numbers below are those of the score; a game that goes on has no sums yet.
func TestScoreFilled(t *testing.T) {
	for _, players := range []int{2, 3} {
		saved, _ := largeGame(t, players, say.English)
		p, err := newPress(plain())
		if err != nil {
			t.Fatal(err)
		}
		doc := p.document(say.ScoreTitle, say.ScoreSubject)
		sheet, err := p.scoreSheet(doc, players, saved.Rules)
		if err != nil {
			t.Fatal(err)
		}
		sheet.fill(saved)
		parts := sheet.parts(p.imposition(doc).Free(p.upright()))
		if len(parts) < 2 {
			t.Fatalf("%d sheets for %d souls", len(parts), purgatoryplay.MaxSouls)
		}
		var names []string
		for i, part := range parts {
			for k, list := range part.lists {
				for _, soul := range list.souls {
					names = append(names, soul.name)
				}
				last := i == len(parts)-1
				if (list.sum != "") != last {
					t.Errorf("sheet %d: the sum is %q", i+1, list.sum)
				}
				if total := list.terms; last && len(total) > 0 {
					want := pointsText(saved.Score.Points[campSides()[k]], say.English)
					if got := total[len(total)-1].value; got != want {
						t.Errorf("%d players: total of %s is %s, want %s", players, list.title, got, want)
					}
				}
			}
		}
		slices.Sort(names)
		if n := len(slices.Compact(names)); n != purgatoryplay.MaxSouls || len(names) != n {
			t.Errorf("%d souls, %d different, want %d", len(names), n, purgatoryplay.MaxSouls)
		}
		saved.Teller.Game.Ended = ""
		open, err := p.scoreSheet(doc, players, saved.Rules)
		if err != nil {
			t.Fatal(err)
		}
		open.fill(saved)
		for _, list := range open.lists {
			if list.sum != "" || len(list.souls) == 0 {
				t.Errorf("while it goes on: sum %q, %d souls", list.sum, len(list.souls))
			}
		}
	}
}
