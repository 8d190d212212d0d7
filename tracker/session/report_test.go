package session

import (
	"math"
	"slices"
	"testing"
	"time"

	"croix/generator/dice"
	"croix/generator/ladder"
	"croix/generator/say"
	"croix/tracker/journal"
	"croix/tracker/ladderplay"
	play "croix/tracker/purgatoryplay"
)

// typed makes a gesture with the faces of real dice.
func typed(t *testing.T, s *Session, text string, faces ...int) {
	t.Helper()
	if _, err := s.Do(text, How{Dice: dice.Typed(faces...), Last: true, Lang: say.English}); err != nil {
		t.Fatal(text, ": ", err)
	}
}

// dropped is a game whose pawns are not thrown.
func dropped(t *testing.T, souls int, change func(*Beginning)) *Session {
	t.Helper()
	return begin(t, t.TempDir(), Setup{Players: 2, Souls: souls, Seed: 7}, func(b *Beginning) {
		if err := b.Options.Set("setup.placement", "drop"); err != nil {
			t.Fatal(err)
		}
		if change != nil {
			change(b)
		}
	})
}

func report(t *testing.T, s *Session, as play.Viewer) Report {
	t.Helper()
	r, err := s.Report(as)
	if err != nil {
		t.Fatal(err)
	}
	return r
}

// TestReportDice: thrown by whom, for which side, with which die; what was
// undone is told apart, and so is what the program threw again.
func TestReportDice(t *testing.T) {
	s := dropped(t, 3, nil)
	typed(t, s, "drift p1", 8, 1, 2, 3)
	if _, err := s.Undo(Gestures, 1, say.English); err != nil {
		t.Fatal(err)
	}
	typed(t, s, "drift p1", 8, 4, 4, 6)
	do(t, s, "purgatory", "move wrath purgatory", "end")
	do(t, s, "drift p2")
	if _, err := s.Undo(Gestures, 1, say.English); err != nil {
		t.Fatal(err)
	}
	do(t, s, "drift p2")
	find := func(by dice.Thrower, side play.Side, sides int) Tosses {
		for _, one := range report(t, s, play.AsTable).Tosses {
			if one.By == by && one.Side == side && one.Sides == sides {
				return one
			}
		}
		return Tosses{}
	}
	for _, row := range []struct {
		reason        string
		got           Tosses
		faces         []int // nil: not known, the program's
		thrown        int
		undone, again int
	}{
		{"real distance dice, first a slip", find(dice.ByPlayer, play.Satan, 6), []int{0, 0, 0, 2, 0, 1}, 3, 3, 0},
		{"the direction is a die of eight", find(dice.ByPlayer, play.Satan, 8), []int{0, 0, 0, 0, 0, 0, 0, 1}, 1, 1, 0},
		{"the program throws again after an undo", find(dice.ByProgram, play.God, 6), nil, 3, 3, 3},
	} {
		t.Run(row.reason, func(t *testing.T) {
			if row.faces != nil && !slices.Equal(row.got.Faces, row.faces) {
				t.Errorf("faces %v, want %v", row.got.Faces, row.faces)
			}
			if row.got.Thrown() != row.thrown || row.got.Undone != row.undone || row.got.Again != row.again {
				t.Errorf("got %+v", row.got)
			}
			if v, _, _ := row.got.Fair(); v != TooFew {
				t.Errorf("%d dice are judged %s", row.got.Thrown(), v)
			}
		})
	}
	if r := report(t, s, play.AsTable); r.Undone != 2 || r.Gestures != 5 {
		t.Errorf("%d gestures in force, %d undone", r.Gestures, r.Undone)
	}
}

func TestFairness(t *testing.T) {
	for _, row := range []struct {
		reason string
		faces  []int
		want   Fairness
	}{
		{"29 dice are too few", []int{29, 0, 0, 0, 0, 0}, TooFew},
		{"30 dice are enough", []int{30, 0, 0, 0, 0, 0}, Rare},
		{"even", []int{10, 10, 10, 10, 10, 10}, Fine},
		{"twice as many sixes", []int{8, 8, 9, 8, 8, 19}, Fine}, // chi-square 9.8, p 0.081
		{"p 0.02", []int{5, 8, 9, 8, 10, 20}, Unusual},
		{"p 0.002", []int{5, 8, 7, 8, 8, 24}, Rare},
	} {
		if got, chi2, p := (Tosses{Sides: 6, Faces: row.faces}).Fair(); got != row.want {
			t.Errorf("%s: %s (chi-square %v, p %v), want %s", row.reason, got, chi2, p, row.want)
		}
	}
}

// TestReportRounds: gestures, and minutes without the breaks; a clock that goes
// backwards takes nothing away.
func TestReportRounds(t *testing.T) {
	s := dropped(t, 1, nil)
	typed(t, s, "drift p1", 1, 1, 1, 1)
	do(t, s, "purgatory", "note a", "note b", "note c")
	at := time.Date(2026, 5, 1, 20, 0, 0, 0, time.UTC)
	for i, after := range []time.Duration{0, 4 * time.Minute, 90 * time.Second, -time.Hour, Break, 30 * time.Second} {
		at = at.Add(after)
		s.journal.Entries[i].At = at
	}
	r := report(t, s, play.AsTable)
	if len(r.Rounds) != 1 || r.Rounds[0].Gestures != 5 || math.Abs(r.Rounds[0].Minutes-6) > 1e-9 {
		t.Errorf("got %+v, want one round of 5 gestures in 6 minutes", r.Rounds)
	}
	if minutes, gestures := r.Longest(); minutes.Round != 1 || gestures.Round != 1 {
		t.Errorf("the longest rounds are %v and %v", minutes, gestures)
	}
}

// TestReportSecrets: the Antichrist counts for nobody who may not know it, in
// the score and in its curve, until the game has ended.
func TestReportSecrets(t *testing.T) {
	s := dropped(t, 2, func(b *Beginning) { b.Antichrist = "p1" })
	typed(t, s, "drift p2", 1, 1, 1, 1)
	do(t, s, "purgatory")
	for _, text := range []string{"move wrath purgatory", "end"} {
		do(t, s, text)
	}
	typed(t, s, "drift p1", 1, 1, 1, 1)
	do(t, s, "answer left") // reincarnated, and worth 20 to Satan
	for _, row := range []struct {
		as   play.Viewer
		want bool
	}{{play.AsTable, false}, {play.AsGod, false}, {play.AsHumanity, false}, {play.AsSatan, true}} {
		r := report(t, s, row.as)
		told := slices.ContainsFunc(r.Score.Lines, func(l play.Line) bool { return l.What == say.PlayScoreAntichrist })
		curve := r.Rounds[len(r.Rounds)-1].Points[play.Satan]
		if told != row.want || curve != r.Score.Points[play.Satan] {
			t.Errorf("%s: the Antichrist is told: %v; the curve ends at %v, the score is %v", row.as, told, curve, r.Score.Points[play.Satan])
		}
	}
}

// TestTotal: games add up.
func TestTotal(t *testing.T) {
	one := Report{Ended: "R-312", Score: play.Score{Result: "god"}, Souls: []Fate{{State: play.Saved}, {State: play.Saved}},
		Tosses: []Tosses{{By: dice.ByPlayer, Side: play.God, Sides: 6, Faces: []int{1, 0, 0, 0, 0, 0}, Undone: 2}}}
	open := Report{Souls: []Fate{{State: play.Wandering}}, Tosses: []Tosses{
		{By: dice.ByPlayer, Side: play.God, Sides: 6, Faces: []int{0, 3, 0, 0, 0, 0}, Rerolled: 1},
		{By: dice.ByPlayer, Side: play.God, Sides: 8, Faces: make([]int, 8)},
	}}
	got := Total([]Report{one, open, one})
	if got.Games != 3 || got.Ended != 2 || got.Results["god"] != 2 || got.Souls[play.Saved] != 4 || got.Souls[play.Wandering] != 1 {
		t.Errorf("got %+v", got)
	}
	if d := got.Tosses[0]; len(got.Tosses) != 2 || !slices.Equal(d.Faces, []int{2, 3, 0, 0, 0, 0}) || d.Undone != 4 || d.Rerolled != 1 {
		t.Errorf("dice %+v", got.Tosses)
	}
	if one.Tosses[0].Faces[0] != 1 {
		t.Error("adding up changes the reports")
	}
}

// TestFold: the same correction again at once is told as one; what lies between,
// a later time, another thing and what was undone are not.
func TestFold(t *testing.T) {
	s := dropped(t, 1, nil)
	do(t, s, "wrath -1", "wrath -1", "wrath -2", "envy -1", "envy -1", "note a", "envy -1", "lust -1", "lust -1")
	if _, err := s.Undo(Gestures, 1, say.English); err != nil {
		t.Fatal(err)
	}
	at := s.journal.Entries[0].At
	for i := range s.journal.Entries {
		at = at.Add(Together)
		if i == 5 {
			at = at.Add(1) // the second of envy comes late
		}
		s.journal.Entries[i].At = at
	}
	lines, err := s.Log(say.English, play.AsTable)
	if err != nil {
		t.Fatal(err)
	}
	var times []int
	for _, l := range s.Fold(lines, say.English, play.AsTable) {
		times = append(times, l.Times)
	}
	if want := []int{1, 3, 1, 1, 1, 1, 1, 1, 1}; !slices.Equal(times, want) {
		t.Errorf("got %v, want %v", times, want)
	}
	folded := s.Fold(lines, say.English, play.AsTable)[1]
	if want := []string{"correction: wrath, substance 26 → 22"}; !slices.Equal(folded.Told, want) || folded.Seq != 2 {
		t.Errorf("line %d, %q, want %q", folded.Seq, folded.Told, want)
	}
	if len(lines) != len(s.journal.Entries) || lines[1].Times != 1 || lines[1].fix.To != 25 {
		t.Errorf("folding changes the log: %+v", lines[1])
	}
}

// TestAccount: a gesture counts once against the rules, however many it broke; the
// beginning of the game is none.
func TestAccount(t *testing.T) {
	events, err := ladderplay.New(ladderplay.Refereed, ladder.DefaultRules(), 4, "", nil)
	if err != nil {
		t.Fatal(err)
	}
	p, err := Ladder().Begin(journal.Store{Dir: t.TempDir()}, Start{Name: "x", Lang: say.English}, events)
	if err != nil {
		t.Fatal(err)
	}
	for _, row := range []struct {
		text string // "" undoes
		want Counts
	}{
		{"d4 N", Counts{Gestures: 1}},
		{"anyway tower Y d5", Counts{Gestures: 2, Overrides: 1}}, // not its turn, and in the column of the tile
		{"", Counts{Gestures: 1, Undone: 1}},
		{"anyway d5", Counts{Gestures: 2, Undone: 1, Overrides: 1}},
		{"a1", Counts{Gestures: 3, Undone: 1, Overrides: 1}},
	} {
		if row.text == "" {
			_, err = p.Undo("", 1, say.English)
		} else {
			_, err = p.Do(row.text, How{Lang: say.English})
		}
		if err != nil {
			t.Fatalf("%s: %v", row.text, err)
		}
		if a, err := p.Account(); err != nil || a.Counts != row.want {
			t.Errorf("after %q: %+v, %v, want %+v", row.text, a.Counts, err, row.want)
		}
	}
}
