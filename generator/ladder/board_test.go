package ladder

import (
	"encoding/json"
	"fmt"
	"math/bits"
	"testing"

	"pgregory.net/rapid"

	"croix/generator/dice"
	"croix/generator/say"
)

// square reads a square that a test writes.
func square(name string) Square {
	s, err := ParseSquare(name)
	if err != nil {
		panic(err)
	}
	return s
}

// layout is the start layout L0 of the rules.
func layout() (Board, Tile) {
	b := NewBoard(7, 7)
	for c, names := range map[Colour][]string{
		Red: {"a1", "f2", "e5"}, Blue: {"b2", "e3", "a7"}, Green: {"c3", "g7", "b6"}, Yellow: {"g1", "f6", "c5"},
	} {
		for _, name := range names {
			b.Put(square(name), NewTower(c)...)
		}
	}
	return b, Tile{At: square("d4")}
}

// maximal is the fewest and the most towers that block every further one with
// the tile on a square, by going through rows with the sets of columns used.
func maximal(tile Square) (least, most int) {
	const side = 7
	type state struct{ before, row int } // the columns of the last two rows
	lane := 1 << tile.Col
	rows := []int{}
	for set := range 1 << side {
		if set&(set<<1) == 0 && set&lane == 0 {
			rows = append(rows, set)
		}
	}
	type count struct{ least, most int }
	at := map[state]count{{0, 0}: {0, 0}}
	// full reports whether nothing more fits in the row between two others.
	full := func(before, row, after int) bool {
		blocked := row | row<<1 | row>>1 | before | after | lane
		return blocked&(1<<side-1) == 1<<side-1
	}
	for row := range side + 1 {
		next := map[state]count{}
		for s, n := range at {
			sets := rows
			if row == tile.Row || row == side {
				sets = []int{0}
			}
			for _, set := range sets {
				if set&s.row != 0 {
					continue
				}
				if row > 0 && row-1 != tile.Row && !full(s.before, s.row, set) {
					continue
				}
				to, k := state{s.row, set}, bits.OnesCount(uint(set))
				c, ok := next[to]
				if !ok || n.least+k < c.least {
					c.least = n.least + k
				}
				if !ok || n.most+k > c.most {
					c.most = n.most + k
				}
				next[to] = c
			}
		}
		at = next
	}
	least, most = side*side, 0
	for _, c := range at {
		least, most = min(least, c.least), max(most, c.most)
	}
	return least, most
}

// TestMaximal: the facts behind C19.
func TestMaximal(t *testing.T) {
	for name, want := range map[string][2]int{
		"a1": {10, 18}, "a2": {10, 18}, "b2": {12, 20}, "a3": {11, 18}, "b3": {12, 18}, "c3": {12, 18}, "a4": {12, 18}, "b4": {10, 20}, "c4": {12, 18}, "d4": {12, 20},
	} {
		if least, most := maximal(square(name)); least != want[0] || most != want[1] {
			t.Errorf("tile on %s: %d to %d towers, want %v", name, least, most, want)
		}
	}
}

// TestDestinations: how many squares a token alone reaches (section G).
func TestDestinations(t *testing.T) {
	for name, want := range map[string][4]int{
		"d4": {8, 12, 32, 20}, "a1": {3, 4, 9, 11}, "a4": {5, 7, 18, 14}, "b2": {8, 7, 18, 16}, "d1": {5, 7, 18, 14}, "c3": {8, 12, 23, 23},
	} {
		b := NewBoard(7, 7)
		b.Put(square(name), Token{Red, Angel})
		for i, n := range want {
			if got := len(Moves(&b, Square{-9, -9}, square(name), i+1, DefaultRules())); got != n {
				t.Errorf("%s by %d: %d squares, want %d", name, i+1, got, n)
			}
			less := map[string]int{"d4 3": 31, "d1 3": 17, "c3 4": 22}
			if k, ok := less[fmt.Sprintf("%s %d", name, i+1)]; ok {
				n = k
			}
			if got := len(Moves(&b, square("g1"), square(name), i+1, DefaultRules())); got != n {
				t.Errorf("%s by %d with the tile on g1: %d squares, want %d", name, i+1, got, n)
			}
		}
	}
}

// TestResults: how many results the tile has on an empty board (section G).
func TestResults(t *testing.T) {
	for name, want := range map[string][2]int{"d4": {99, 26}, "a1": {87, 20}, "a4": {87, 20}, "b2": {91, 22}} {
		b := NewBoard(7, 7)
		all := Tile{At: square(name)}.Results(&b, DefaultRules())
		one := 0
		for _, r := range all {
			if len(r.Actions) == 1 {
				one++
			}
		}
		if len(all) != want[0] || one != want[1] {
			t.Errorf("%s: %d results, %d of one action, want %v", name, len(all), one, want)
		}
	}
	b := NewBoard(7, 7)
	stay := DefaultRules()
	stay.TileMayStay = true
	if n := len(Tile{At: square("d4")}.Results(&b, stay)); n != 100 {
		t.Errorf("with leave to stay: %d results, want 100", n)
	}
}

// TestSurvey: what the outcomes of the start layout allow (section G).
func TestSurvey(t *testing.T) {
	b, tile := layout()
	all := Survey(&b, tile, Colours(), DefaultRules())
	marks := map[int]int{}
	for _, o := range all {
		marks[len(o.Marks)]++
	}
	if len(all) != 63 || fmt.Sprint(marks) != "map[0:3 2:36 3:24]" {
		t.Errorf("%d results, marks %v", len(all), marks)
	}
	for c, want := range map[Colour][4]int{Red: {34, 28, 76, 2}, Blue: {34, 33, 84, 2}, Green: {34, 33, 76, 2}, Yellow: {34, 29, 69, 2}} {
		var got [4]int
		for _, o := range all {
			for _, m := range o.Marks {
				if m.Token.Colour == c {
					got[0]++
					break
				}
			}
			mine := o.Of(c)
			if len(mine) > 0 {
				got[1]++
			}
			got[2] += len(mine)
			got[3] = max(got[3], Takers(mine))
		}
		if got != want {
			t.Errorf("%s: %v, want %v", c, got, want)
		}
	}
	for c, want := range map[Colour][2]string{Red: {"f1", "f5"}, Blue: {"a2", "e2"}, Green: {"b3", "b7"}, Yellow: {"c6", ""}} {
		best := map[string]bool{}
		for _, o := range Rank(all, c) {
			if Takers(o.Of(c)) == 2 {
				best[o.Tile.At.String()] = true
				if o.Tile.Turn != 0 {
					t.Errorf("%s: best with %d turns", c, o.Tile.Turn)
				}
			}
		}
		for _, name := range want {
			if name != "" && !best[name] {
				t.Errorf("%s: %s is not among the best, %v", c, name, best)
			}
			delete(best, name)
		}
		if len(best) > 0 {
			t.Errorf("%s: too many best outcomes: %v", c, best)
		}
		if top := Rank(all, c)[0]; Takers(top.Of(c)) != 2 {
			t.Errorf("%s: the first is not the best", c)
		}
	}
}

// TestBest: the best arrangement is never beaten by another one, whatever the
// towers are worth (001-43).
func TestBest(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		n := rapid.SliceOfN(rapid.IntRange(0, 9), 3, 3).Draw(t, "taken")
		r := DefaultRules()
		for i := range r.TowerPoints {
			r.TowerPoints[i] = rapid.IntRange(0, 9).Draw(t, "points")
		}
		best := Best(reserve(n), r)
		if best.Three*3+best.Two*2+best.One != n[0]+n[1]+n[2] {
			t.Fatalf("%v: %+v does not use all tokens", n, best)
		}
		for three := range min(n[0], n[1], n[2]) + 1 {
			a, b, c := n[0]-three, n[1]-three, n[2]-three
			for ab := range min(a, b) + 1 {
				for ac := range min(a-ab, c) + 1 {
					for bc := range min(b-ab, c-ac) + 1 {
						two := ab + ac + bc
						points := three*r.TowerPoints[2] + two*r.TowerPoints[1] + (a+b+c-2*two)*r.TowerPoints[0]
						if points > best.Points {
							t.Fatalf("%v: %d towers of three and %d of two are worth %d, more than %+v", n, three, two, points, best)
						}
					}
				}
			}
		}
	})
}

// TestRollSetup: every seed, number of players and board gives a set-up that the
// rules allow, or all of whose illegal towers could not stand elsewhere (C19).
func TestRollSetup(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		r := DefaultRules()
		r.Cols, r.Rows = rapid.IntRange(MinSide, MaxSide).Draw(t, "cols"), rapid.IntRange(MinSide, MaxSide).Draw(t, "rows")
		r.Adjacency = rapid.SampledFrom([]string{AdjacencyAny, AdjacencyOthers, AdjacencyFree}).Draw(t, "adjacency")
		n := rapid.IntRange(2, 4).Draw(t, "players")
		seed := rapid.Uint64().Draw(t, "seed")
		s, err := RollSetup(r, n, dice.Seeded(seed))
		if err != nil {
			t.Fatal(err)
		}
		again, _ := RollSetup(r, n, dice.Seeded(seed))
		if fmt.Sprint(s) != fmt.Sprint(again) {
			t.Fatal("the same seed gave another set-up")
		}
		b := NewBoard(r.Cols, r.Rows)
		for _, p := range s.Towers {
			all, lifted := Places(&b, s.Tile.At, p.Colour, r)
			ban := MayPlace(&b, s.Tile.At, p.Colour, p.At, r)
			if ban != Allowed && (!lifted || ban != Adjacent) || len(all) == 0 {
				t.Fatalf("%s on %s: %q", p.Colour, p.At, ban)
			}
			b.Put(p.At, NewTower(p.Colour)...)
		}
		full := s.Board(r)
		if full.String() != b.String() || len(b.Towers()) != TowersEach*len(Colours()) {
			t.Fatalf("%s, want %s", full, b)
		}
		text, err := json.Marshal(b)
		var back Board
		if err != nil || json.Unmarshal(text, &back) != nil || back.String() != b.String() {
			t.Fatalf("%s came back as %s", b, back)
		}
	})
	for _, n := range []int{1, 5} {
		if _, err := RollSetup(DefaultRules(), n, dice.Seeded(1)); !say.Has(err, say.LadderPlayers) {
			t.Errorf("%d players: %v", n, err)
		}
	}
}

// TestLifted: with the tile on a corner ten towers can block the board; then
// towers may touch, but not stand in the lanes (C19).
func TestLifted(t *testing.T) {
	r := DefaultRules()
	b := NewBoard(7, 7)
	tile := square("a1")
	for row := 1; row < 7; row++ {
		for col := 1; col < 7; col++ {
			if (col+row)%2 == 0 {
				b.Put(Square{col, row}, Token{Red, Angel})
			}
		}
	}
	all, lifted := Places(&b, tile, Blue, r)
	if !lifted || len(all) != 18 {
		t.Errorf("lifted %v with %d places", lifted, len(all))
	}
	r.Adjacency = AdjacencyOthers
	if all, lifted := Places(&b, tile, Red, r); lifted || len(all) != 18 {
		t.Errorf("own towers may touch: lifted %v with %d places", lifted, len(all))
	}
	r.Adjacency = AdjacencyFree
	if all, lifted := Places(&b, tile, Blue, r); lifted || len(all) != 49-18-1 {
		t.Errorf("free placement: lifted %v with %d places", lifted, len(all))
	}
}

// TestSet: house rules are read, and what is wrong is told.
func TestSet(t *testing.T) {
	for _, row := range []struct {
		text string
		key  say.Key
		want string // the value afterwards
	}{
		{"jump_over=yes", "", "jump_over yes"},
		{"saut=oui", "", "jump_over yes"},
		{"numbers=1,3,2,4", "", "numbers 1,3,2,4"},
		{"numbers=1,1,2,4", say.LadderOptionValue, ""}, // a number twice
		{"cols=4", say.LadderOptionValue, ""},
		{"cols=x", say.LadderOptionValue, ""},
		{"rungs=3", "", "rungs 3"},
		{"points_4=0,1,2,3,4,5,6,7,9", "", "points_4 0,1,2,3,4,5,6,7,9"},
		{"points_4=0,1", say.LadderOptionValue, ""}, // not one for each space
		{"contact=libre", "", "adjacency free"},
		{"adjacency=some", say.LadderOptionValue, ""},
		{"may_stay=perhaps", say.LadderOptionValue, ""},
		{"jump", say.LadderOptionForm, ""},
		{"jmp=1", say.LadderOptionUnknown, ""},
	} {
		r := DefaultRules()
		err := r.Set(row.text)
		if row.key != "" {
			if !say.Has(err, row.key) {
				t.Errorf("%s: %v", row.text, err)
			}
			continue
		}
		got := ""
		for _, o := range r.Changed() {
			if id := o.ID + " " + o.Value(r, say.English); id == row.want {
				got = id
			}
		}
		if err != nil || got == "" {
			t.Errorf("%s: %v, want %s among the changed", row.text, err, row.want)
		}
	}
	r := DefaultRules()
	if !r.HousePoints || len(r.Changed()) != 0 {
		t.Error("the values of this house are labelled so and are the usual ones")
	}
	if err := r.Set("points_4=0,1,2,3,4,5,6,7,9"); err != nil || r.HousePoints {
		t.Error("points of a group’s own box are not those of this house")
	}
}

func BenchmarkSurvey(b *testing.B) {
	board, tile := layout()
	b.ReportAllocs()
	for b.Loop() {
		Survey(&board, tile, Colours(), DefaultRules())
	}
}

// TestPath: a way is one that the rules allow, with as few turns as can be, for
// every move of a random position.
func TestPath(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		r := DefaultRules()
		r.JumpOver = rapid.Bool().Draw(t, "jump")
		r.MaxTurns = rapid.SampledFrom([]int{0, 1, 2}).Draw(t, "turns")
		s, err := RollSetup(r, 4, dice.Seeded(rapid.Uint64().Draw(t, "seed")))
		if err != nil {
			t.Fatal(err)
		}
		b := s.Board(r)
		from := rapid.SampledFrom(b.Towers()).Draw(t, "from")
		n := rapid.IntRange(1, 4).Draw(t, "squares")
		legal := map[Square]bool{}
		for _, m := range Moves(&b, s.Tile.At, from, n, r) {
			legal[m.To] = true
			way := Path(&b, s.Tile.At, from, m.To, n, r)
			if len(way) != n || way[n-1] != m.To {
				t.Fatalf("%s to %s by %d: %v", from, m.To, n, way)
			}
			last, straight, seen := from, [2]int{}, map[Square]bool{from: true, s.Tile.At: true}
			turns := 0
			for i, at := range way {
				d := [2]int{at.Col - last.Col, at.Row - last.Row}
				if i > 0 && (d[0]*d[0]+d[1]*d[1] != straight[0]*straight[0]+straight[1]*straight[1] || d == [2]int{-straight[0], -straight[1]}) {
					t.Fatalf("%v mixes or goes back", way)
				}
				if i > 0 && d != straight {
					turns++
				}
				if max(d[0], -d[0], d[1], -d[1]) != 1 || seen[at] || i < n-1 && len(b.At(at)) > 0 && !r.JumpOver {
					t.Fatalf("%v of %s: %s cannot be entered", way, from, at)
				}
				last, straight, seen[at] = at, d, true
			}
			if r.MaxTurns > 0 && turns > r.MaxTurns {
				t.Fatalf("%v turns too often", way)
			}
			if fewer := r; turns > 1 {
				fewer.MaxTurns = turns - 1
				if Path(&b, s.Tile.At, from, m.To, n, fewer) != nil {
					t.Fatalf("%v turns more often than it has to", way)
				}
			}
		}
		for _, at := range b.Squares() {
			if way := Path(&b, s.Tile.At, from, at, n, r); !legal[at] && way != nil {
				t.Fatalf("%v goes where nobody may", way)
			}
		}
	})
}
