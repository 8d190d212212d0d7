package purgatoryplay

import (
	"math"

	"croix/generator/purgatory"
	"croix/generator/say"
)

// relicPoints is what an enemy relic and the Antichrist are worth.
const relicPoints = 20

// Line is one line of a score. Points may be halves (rounding.half_pride).
type Line struct {
	Side   Side    `json:"side"`
	Points float64 `json:"points"`
	Rule   string  `json:"rule"`
	What   say.Key `json:"what"`
	Of     string  `json:"of,omitempty"` // the figure or object that it is for
}

// Result is who won.
type Result string

// The results beside a side that won.
const (
	Draw     Result = "draw"
	BothLose Result = "both_lose"
)

// Score is the points of each side, line by line.
type Score struct {
	Lines  []Line           `json:"lines"`
	Points map[Side]float64 `json:"points"`
	Result Result           `json:"result"`
}

// Account is what a score counts, apart from any state.
type Account struct {
	Players    int
	Souls      []AccountSoul
	Relics     []AccountRelic
	Antichrist AccountAntichrist
}

// AccountSoul is a soul with the state in which it ended.
type AccountSoul struct {
	ID    string
	Pride int
	State State
}

// AccountRelic is a relic with the side that has it; nobody's is worth nothing.
type AccountRelic struct {
	ID   string
	Kind purgatory.ItemKind
	Side Side
}

// AccountAntichrist is what became of the Antichrist; the zero one was not
// played.
type AccountAntichrist struct {
	ID       string
	State    State
	Revealed bool
	Killer   Side
}

// Tally is the score of an account (R-310 to,
//
func Tally(acc Account, o purgatory.Options) Score {
	s := Score{Points: map[Side]float64{Satan: 0, God: 0}}
	if acc.Players == 3 {
		s.Points[Humanity] = 0
	}
	add := func(side Side, points float64, rule string, what say.Key, of string) {
		s.Lines = append(s.Lines, Line{side, points, rule, what, of})
		s.Points[side] += points
	}
	homes := map[Side]int{} // souls recovered, for a tie-break
	for _, soul := range acc.Souls {
		pride := float64(soul.Pride)
		switch soul.State {
		case Saved:
			homes[God]++
			add(God, pride, "R-056", say.PlayScoreSaved, soul.ID)
		case Escorted:
			homes[God]++
			add(God, pride, "R-323", say.PlayScoreEscorted, soul.ID)
		case Condemned:
			homes[Satan]++
			add(Satan, pride, "R-310", say.PlayScoreCondemned, soul.ID)
		case Consumed:
			homes[Satan]++
			add(Satan, half(pride, o.Value("rounding.half_pride")), "R-176", say.PlayScoreConsumed, soul.ID)
		case Reincarnated:
			if acc.Players == 3 {
				homes[Humanity]++
				add(Humanity, pride, "R-321", say.PlayScoreReincarnated, soul.ID)
				continue
			}
			add(God, -pride, "R-318", say.PlayScoreLost, soul.ID)
			add(Satan, -pride, "R-318", say.PlayScoreLost, soul.ID)
		}
	}
	for _, r := range acc.Relics {
		switch {
		case r.Side == God && r.Kind == purgatory.Diabolic, r.Side == Satan && r.Kind == purgatory.Sacred:
			add(r.Side, relicPoints, "R-310", say.PlayScoreRelic, r.ID)
		case r.Side == Humanity && acc.Players == 3 && o.Value("relic.humanity") == "all":
			add(Humanity, relicPoints, "Q-191", say.PlayScoreRelic, r.ID)
		}
	}
	tallyAntichrist(acc, o, add)
	s.Result = result(s.Points, homes, acc.Players, o)
	return s
}

// half is half a pride, soul by soul.
func half(pride float64, rounding string) float64 {
	switch rounding {
	case "ceil":
		return math.Ceil(pride / 2)
	case "exact":
		return pride / 2
	}
	return math.Floor(pride / 2)
}

// tallyAntichrist is .
func tallyAntichrist(acc Account, o purgatory.Options, add func(Side, float64, string, say.Key, string)) {
	n := acc.Antichrist
	switch n.State {
	case Saved:
		add(Satan, -relicPoints, "R-313", say.PlayScoreAntichrist, n.ID)
	case Reincarnated, Escorted:
		exclusive := o.Value("antichrist.reincarnation") == "exclusive"
		if !n.Revealed || !exclusive {
			add(Satan, relicPoints, "R-313", say.PlayScoreAntichrist, n.ID)
		}
		if n.Revealed {
			add(God, -relicPoints, "R-316", say.PlayScoreAntichrist, n.ID)
		}
	case Destroyed:
		if !n.Revealed {
			return
		}
		if n.Killer == God {
			add(God, relicPoints, "R-315", say.PlayScoreAntichrist, n.ID)
		}
		if n.Killer == Humanity && acc.Players == 3 {
			add(Humanity, relicPoints, "R-322", say.PlayScoreAntichrist, n.ID)
		}
	}
}

// result is who wins: the highest; with two players both lose below 0; equal
// scores are a draw, or go by the number of souls (R-319 to,
//
func result(points map[Side]float64, homes map[Side]int, players int, o purgatory.Options) Result {
	if players == 2 && points[God] < 0 && points[Satan] < 0 {
		return BothLose
	}
	souls := o.Value("victory.tie") == "most_souls"
	best := Draw
	var top float64
	most := 0
	for i, s := range []Side{God, Satan, Humanity} {
		p, ok := points[s]
		switch n := homes[s]; {
		case !ok:
		case i == 0 || p > top || p == top && souls && n > most:
			best, top, most = Result(s), p, n
		case p == top && (!souls || n == most):
			best = Draw
		}
	}
	return best
}

// ScoreOf is the score of a game as it stands, or as it ended. A soul that is
// not home is worth nothing. A view that hides the Antichrist gives the
// score without it.
func ScoreOf(g *Game, c *purgatory.Catalog) (Score, error) {
	x, err := rulesOf(g, c)
	if err != nil {
		return Score{}, err
	}
	acc := Account{Players: g.Players}
	for _, f := range g.Figures {
		if f.Kind == SoulKind {
			acc.Souls = append(acc.Souls, AccountSoul{f.ID, f.Pride, f.State})
		}
	}
	for i := range g.Objects {
		o := &g.Objects[i]
		if item, ok := c.ItemByID(o.Row); ok && o.Relic {
			acc.Relics = append(acc.Relics, AccountRelic{o.UID, item.Kind, x.relicSide(o)})
		}
	}
	if f := g.Figure(g.Antichrist.Pawn); f != nil && !x.is("antichrist.identity", "off") {
		acc.Antichrist = AccountAntichrist{f.ID, fateOf(g, f), g.Antichrist.Revealed, g.Antichrist.Killer}
	}
	return Tally(acc, x.o), nil
}

// fateOf is the state of the Antichrist for its account: of a demon, that of a
// soul to which the same happened.
func fateOf(g *Game, f *Figure) State {
	switch {
	case f.Kind == SoulKind:
		return f.State
	case f.Place.Earth():
		return Reincarnated
	case g.Antichrist.Killer != Nobody:
		return Destroyed
	}
	return ""
}

// relicSide is the side for which a relic counts: that which scored the soul it
// left with, or to which an angel brought it; or whose figure holds it.
func (x rules) relicSide(o *Object) Side {
	if o.Delivered != Nobody || o.Gone {
		return o.Delivered
	}
	f := x.g.Figure(o.Owner)
	if f == nil {
		return Nobody
	}
	switch f.State {
	case Saved, Escorted:
		return God
	case Condemned:
		return Satan
	case Reincarnated:
		return Humanity
	}
	if x.is("relic.counting", "carried_only") {
		return Nobody
	}
	return f.Camp()
}
