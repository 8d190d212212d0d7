package session

import (
	"slices"
	"time"

	"croix/generator/purgatory"
	"croix/generator/say"
	"croix/tracker/journal"
	"croix/tracker/purgatoryplay"
)

// Report is how a game went, as a viewer may know it. All of it is told from
// the gestures in force; what was undone counts in Undone and in the dice.
type Report struct {
	Players int                 `json:"players"`
	Ended   string              `json:"ended,omitempty"` // the rule; "" if it goes on
	Score   purgatoryplay.Score `json:"score"`
	Souls   []Fate              `json:"souls"`
	Rounds  []Round             `json:"rounds"`
	Tosses  []Tosses            `json:"dice"`
	Counts
}

// Fate is what became of a soul.
type Fate struct {
	Figure string              `json:"figure"`
	State  purgatoryplay.State `json:"state"`
	Pride  int                 `json:"pride,omitempty"` // when it left
	Round  int                 `json:"round,omitempty"` // in which it left
}

// Round is one round: how long it took, and the score after it.
type Round struct {
	Round    int                            `json:"round"`
	Gestures int                            `json:"gestures"`
	Minutes  float64                        `json:"minutes"` // breaks left out
	Points   map[purgatoryplay.Side]float64 `json:"points"`
}

// Break is the time between two gestures from which on nobody played. It does
// not count for the length of a round.
const Break = time.Hour

// Longest is the round of the most minutes and that of the most gestures, the
// first of several; nil without rounds.
func (r Report) Longest() (minutes, gestures *Round) {
	for i := range r.Rounds {
		if one := &r.Rounds[i]; minutes == nil {
			minutes, gestures = one, one
		} else {
			if one.Minutes > minutes.Minutes {
				minutes = one
			}
			if one.Gestures > gestures.Gestures {
				gestures = one
			}
		}
	}
	return minutes, gestures
}

// Report tells how the game went. The score curve of a game that has ended has
// all that was secret.
func (s *Session) Report(as purgatoryplay.Viewer) (Report, error) {
	now := s.View(as)
	r := Report{Players: now.Players, Ended: now.Ended, Souls: []Fate{}, Rounds: []Round{}, Tosses: []Tosses{}}
	var err error
	if r.Score, err = purgatoryplay.ScoreOf(now, s.catalog); err != nil {
		return r, err
	}
	for _, f := range now.Figures {
		if f.Kind == purgatoryplay.SoulKind {
			r.Souls = append(r.Souls, Fate{f.ID, f.State, f.Pride, f.LeftRound})
		}
	}
	if err := s.rounds(&r, as); err != nil {
		return r, err
	}
	return r, s.tosses(&r)
}

// rounds is how long each round took, and the score after it.
func (s *Session) rounds(r *Report, as purgatoryplay.Viewer) error {
	g := &purgatoryplay.Game{}
	before := map[int]int{} // the round in which each gesture in force was made
	after := func() error {
		view := g
		if r.Ended == "" {
			view = purgatoryplay.View(g, as)
		}
		score, err := purgatoryplay.ScoreOf(view, s.catalog)
		r.Rounds[len(r.Rounds)-1].Points = score.Points
		return err
	}
	for n, m := range s.line {
		before[m.seq] = max(1, g.Round)
		for _, e := range m.events {
			if _, ok := e.(purgatoryplay.RoundStarted); ok {
				if len(r.Rounds) > 0 {
					if err := after(); err != nil {
						return err
					}
				}
				r.Rounds = append(r.Rounds, Round{Round: len(r.Rounds) + 1})
			}
			e.Apply(g)
		}
		if n == 0 { // a game begins without a gesture
			continue
		}
		r.Gestures++
		if i := before[m.seq] - 1; i < len(r.Rounds) {
			r.Rounds[i].Gestures++
		}
		if slices.ContainsFunc(m.events, is[purgatoryplay.Override, purgatoryplay.Event]) {
			r.Overrides++
		}
		for _, e := range m.events {
			if _, ok := e.(purgatoryplay.Corrected); ok {
				r.Corrections++
			}
		}
	}
	if len(r.Rounds) == 0 {
		return nil
	}
	s.minutes(r, before)
	return after()
}

// minutes adds to each round the time before each of its lines. What was undone,
// and the undoing, takes the time of the gesture in force before it. A clock that
// went backwards adds nothing.
func (s *Session) minutes(r *Report, round map[int]int) {
	in := 1
	var last time.Time
	for _, e := range s.journal.Entries {
		if n, ok := round[e.Seq]; ok {
			in = n
		} else if e.Kind == journal.Gesture {
			r.Undone++
		}
		if took := e.At.Sub(last); !last.IsZero() && took > 0 && took < Break && in <= len(r.Rounds) {
			r.Rounds[in-1].Minutes += took.Minutes()
		}
		last = e.At
	}
}

// tosses counts the dice.
func (s *Session) tosses(r *Report) error {
	opts, err := s.Rules()
	if err != nil {
		return err
	}
	r.Tosses, err = s.count(func(e purgatoryplay.Event) []toss {
		_, rerolled := e.(purgatoryplay.Rerolled)
		var all []toss
		for _, d := range Throws([]purgatoryplay.Event{e}) {
			all = append(all, toss{Throw{d.For, string(d.Side), d.Faces, d.By}, sides(d, opts), rerolled})
		}
		return all
	})
	return err
}

// sides is how many sides the dice of a throw have; 0 for what is drawn among
// as many figures or objects as there are, and has no die of its own.
func sides(d purgatoryplay.Dice, o purgatory.Options) int {
	switch d.For {
	case say.PlayThrowPawn, say.PlayThrowDummy, say.ThrowFamiliar:
		return 0
	case say.PlayThrowPower:
		if o.Is("triple_six.power_table", "specials") {
			return 0
		}
	case say.ThrowDirection:
		if o.Is("direction.die", "d12_reroll") {
			return purgatory.DirectionSides
		}
		return 8
	}
	return 6
}

// Totals is several games together.
type Totals struct {
	Games   int                          `json:"games"`
	Ended   int                          `json:"ended"`
	Results map[purgatoryplay.Result]int `json:"results"` // of those that ended: the side that won, draw, both_lose
	Souls   map[purgatoryplay.State]int  `json:"souls"`
	Tosses  []Tosses                     `json:"dice"`
	Others  map[string]int               `json:"others,omitempty"`       // smaller games, by kind
	Over    map[string]int               `json:"others_ended,omitempty"` // those of them that ended
}

// Add adds a game of a smaller kind: it counts, and its dice.
func (t *Totals) Add(kind string, a Account) {
	if t.Others == nil {
		t.Others, t.Over = map[string]int{}, map[string]int{}
	}
	t.Others[kind]++
	if a.Over {
		t.Over[kind]++
	}
	sum := tally(t.Tosses)
	for _, one := range a.Tosses {
		sum.add(one)
	}
	t.Tosses = sum.all()
}

// Total adds reports up.
func Total(reports []Report) Totals {
	t := Totals{Results: map[purgatoryplay.Result]int{}, Souls: map[purgatoryplay.State]int{}}
	var sum tally
	for _, r := range reports {
		t.Games++
		if r.Ended != "" {
			t.Ended++
			t.Results[r.Score.Result]++
		}
		for _, f := range r.Souls {
			t.Souls[f.State]++
		}
		for _, one := range r.Tosses {
			sum.add(one)
		}
	}
	t.Tosses = sum.all()
	return t
}
