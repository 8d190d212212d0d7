package ladder

import (
	"slices"
)

// End is why a game ends; "" for not yet.
type End string

// The ends (001-40, C20).
const (
	OnlyDevils End = "devils"
	TwoColours End = "two"
	Alone      End = "alone"
	Agreed     End = "agreed"
)

// Ended is why a game ends with these towers: only devils are visible; or
// tokens of two colours are left, hidden ones included; with two players, one of
// them alone has tokens (001-40, 001-41, C13, C14).
func Ended(b *Board, players []Colour, r Rules) End {
	left := map[Colour]bool{}
	devils := true
	for _, s := range b.Towers() {
		tower := b.At(s)
		if tower[len(tower)-1].Face == Angel {
			devils = false
		}
		if r.VisibleOnly {
			tower = tower[len(tower)-1:]
		}
		for _, t := range tower {
			left[t.Colour] = true
		}
	}
	if devils {
		return OnlyDevils
	}
	if len(players) == 2 {
		if !left[players[0]] || !left[players[1]] {
			return Alone
		}
		if !r.TwoColoursToo {
			return ""
		}
	}
	if len(left) <= 2 {
		return TwoColours
	}
	return ""
}

// Reserve is how many tokens of each colour were taken.
type Reserve map[Colour]int

// Tokens is how many there are.
func (r Reserve) Tokens() int {
	n := 0
	for _, k := range r {
		n += k
	}
	return n
}

// Arrangement is scoring towers: how many of three colours, of two, of one
// token.
type Arrangement struct {
	Points int `json:"points"`
	Three  int `json:"three"`
	Two    int `json:"two"`
	One    int `json:"one"`
}

// Best is the best arrangement of taken tokens: a tower has tokens of different
// colours, the faces do not count (001-42, 001-43, C17). A player takes tokens
// of three colours at most (001-31); of four, the three towers are those of the
// colours with the most tokens left.
func Best(v Reserve, r Rules) Arrangement {
	var best Arrangement
	for three := 0; three <= TokensEach*len(Colours())/3; three++ {
		rest, ok := without(v, three)
		if !ok {
			break
		}
		most := 0
		for _, n := range rest {
			most = max(most, n)
		}
		sum := rest.Tokens()
		pairs := min(sum/2, sum-most)
		for _, two := range []int{0, pairs} {
			a := Arrangement{Three: three, Two: two, One: sum - 2*two}
			a.Points = a.Three*r.TowerPoints[2] + a.Two*r.TowerPoints[1] + a.One*r.TowerPoints[0]
			if a.Points >= best.Points {
				best = a
			}
		}
	}
	return best
}

// without is what is left after so many towers of three colours; not ok if
// there are not so many.
func without(v Reserve, towers int) (Reserve, bool) {
	rest := Reserve{}
	for c, n := range v {
		rest[c] = n
	}
	for range towers {
		order := slices.SortedStableFunc(slices.Values(Colours()), func(a, b Colour) int { return rest[b] - rest[a] })
		for _, c := range order[:3] {
			if rest[c] == 0 {
				return nil, false
			}
			rest[c]--
		}
	}
	return rest, true
}

// Score is what a player has in the end.
type Score struct {
	Colour Colour      `json:"colour"`
	Taken  Reserve     `json:"taken"`
	Towers Arrangement `json:"towers"`
	Level  int         `json:"level"`
	Ladder int         `json:"ladder"` // its points
	Total  int         `json:"total"`
	Rank   int         `json:"rank"` // 1 is the winner; equal ranks share
}

// Scores is the scores of players, the winner first: points, then tokens taken,
// then the level of the ladder (001-44, 001-45, C1).
func Scores(players []Colour, taken map[Colour]Reserve, level map[Colour]int, r Rules) []Score {
	points := r.LadderPoints(len(players))
	all := make([]Score, len(players))
	for i, c := range players {
		s := Score{Colour: c, Taken: taken[c], Towers: Best(taken[c], r), Level: level[c]}
		if s.Level < len(points) {
			s.Ladder = points[s.Level]
		}
		s.Total = s.Towers.Points + s.Ladder
		all[i] = s
	}
	above := func(a, b Score) int {
		by := []int{b.Total - a.Total, b.Taken.Tokens() - a.Taken.Tokens(), b.Level - a.Level}
		if r.TokensWin {
			by[0], by[1] = by[1], by[0]
		}
		for _, d := range by {
			if d != 0 {
				return d
			}
		}
		return 0
	}
	slices.SortStableFunc(all, above)
	for i := range all {
		all[i].Rank = i + 1
		if i > 0 && above(all[i-1], all[i]) == 0 {
			all[i].Rank = all[i-1].Rank
		}
	}
	return all
}
