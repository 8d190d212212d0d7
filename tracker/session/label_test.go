package session

import (
	"math/rand/v2"
	"slices"
	"testing"

	"croix/generator/say"
	"croix/tracker/d666play"
	"croix/tracker/journal"
	play "croix/tracker/purgatoryplay"
)

// TestReadersLanguage: a game that was played in one language is told in that of
// whoever reads it: the log, undo, redo and what can be undone.
func TestReadersLanguage(t *testing.T) {
	var told [2][]string // in English, of the same game played in each language
	for i, l := range say.Langs() {
		s := begin(t, t.TempDir(), Setup{Players: 2, Souls: 4, Seed: 3}, func(b *Beginning) { b.Lang = l })
		gesture := func(cmd play.Command) {
			t.Helper()
			if _, err := s.Play(cmd, How{Lang: l}); err != nil {
				t.Fatal(cmd, err)
			}
		}
		tell := func(texts ...string) { told[i] = append(told[i], texts...) }
		gesture(choosing("p2"))
		pick := rand.New(rand.NewPCG(5, 0))
		for range 60 {
			gesture(chosen(t, s, pick))
		}
		gesture(noted("Ça va"))
		gesture(otherDice(s.Game(), play.God))
		gesture(corrected("colere", "-", 3))
		c, err := s.Undo(Gestures, 5, say.English)
		if err != nil {
			t.Fatal(err)
		}
		tell(c.Labels...)
		tell(c.Entry.Label, s.Undoable(say.English), s.Redoable(say.English))
		if c, err = s.Redo(4, say.English); err != nil {
			t.Fatal(err)
		}
		tell(c.Labels...)
		if _, err := s.Undo(Gestures, 1, l); err != nil { // told again by the log
			t.Fatal(err)
		}
		again, err := Open(s.Path())
		if err != nil {
			t.Fatal(err)
		}
		tell(again.Undoable(say.English))
		lines, err := again.Log(say.English, play.AsTable)
		if err != nil {
			t.Fatal(err)
		}
		for _, line := range lines {
			tell(line.Label)
			tell(line.Told...)
		}
	}
	if !slices.Equal(told[0], told[1]) {
		t.Errorf("in English:\n%q\nor\n%q", told[0], told[1])
	}
}

func choosing(pawn string) play.Command {
	return play.Command{Verb: play.Choose, Side: play.Satan, Figure: pawn}
}
func noted(text string) play.Command { return play.Command{Verb: play.Note, Text: text} }
func corrected(id, sign string, n int) play.Command {
	return play.Command{Verb: play.Correct, Figure: id, Field: "substance", Sign: sign, Number: n}
}

// chosen is a legal gesture, that everybody may know of.
func chosen(t *testing.T, s *Session, pick *rand.Rand) play.Command {
	t.Helper()
	legal, err := play.Legal(s.View(play.AsTable), s.Catalog())
	if err != nil || len(legal) == 0 {
		t.Fatal("nothing is legal", err)
	}
	return legal[pick.IntN(len(legal))]
}

// TestReadersLanguageSmall: so is one of the smaller games.
func TestReadersLanguageSmall(t *testing.T) {
	var told [2][]string
	for i, l := range say.Langs() {
		p, err := D666().Begin(journal.Store{Dir: t.TempDir()}, Start{Name: "t", Seed: 1, Lang: l}, d666Begun(t))
		if err != nil {
			t.Fatal(err)
		}
		for range 6 {
			if _, err := p.Do(d666play.Write(d666play.Legal(p.Game())[0], l), How{Lang: l}); err != nil {
				t.Fatal(err)
			}
		}
		u, err := p.Undo("", 2, say.English)
		if err != nil {
			t.Fatal(err)
		}
		told[i] = append(u.Labels, p.Undoable(say.English))
		lines, err := p.Log(say.English)
		if err != nil {
			t.Fatal(err)
		}
		for _, line := range lines {
			told[i] = append(told[i], line.Label)
		}
	}
	if !slices.Equal(told[0], told[1]) {
		t.Errorf("in English:\n%q\nor\n%q", told[0], told[1])
	}
}
