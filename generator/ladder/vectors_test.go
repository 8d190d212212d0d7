package ladder

import (
	"bytes"
	"encoding/json"
	"fmt"
	"os"
	"slices"
	"testing"
)

// vector is a situation with its result, worked out by hand from the rules.
type vector struct {
	ID   string          `json:"id"`
	Fn   string          `json:"fn"`
	In   json.RawMessage `json:"in"`
	Out  json.RawMessage `json:"out"`
	Note string          `json:"note"`
}

// situation is the towers and whatever else a vector is about.
type situation struct {
	Towers  map[Square]string
	Tile    string // "" for none on the board
	Turn    int
	From    Square
	To      json.RawMessage
	At      json.RawMessage
	N       int
	NS      []int
	Level   int
	Jump    bool
	Players int
}

func (s situation) rules() Rules {
	r := DefaultRules()
	r.JumpOver = s.Jump
	return r
}

// tile is the tile; without one it lies off the board.
func (s situation) tile() Tile {
	at, err := ParseSquare(s.Tile)
	if err != nil {
		at = Square{-9, -9}
	}
	return Tile{at, s.Turn}
}

func (s situation) board() Board {
	b := NewBoard(7, 7)
	for at, text := range s.Towers {
		b.Put(at, tower(text)...)
	}
	return b
}

// tower reads "RABD".
func tower(text string) []Token {
	var all []Token
	for ; len(text) >= 2; text = text[2:] {
		all = append(all, Token{Colour(text[:1]), Face(text[1:2])})
	}
	return all
}

func written(tower []Token) string {
	text := ""
	for _, t := range tower {
		text += t.String()
	}
	return text
}

// squares reads a square or a list of them.
func squares(t *testing.T, raw json.RawMessage) []Square {
	var one Square
	if json.Unmarshal(raw, &one) == nil {
		return []Square{one}
	}
	var all []Square
	if err := json.Unmarshal(raw, &all); err != nil {
		t.Fatal(err)
	}
	return all
}

func (s situation) moves(n int) []Move {
	b := s.board()
	return Moves(&b, s.tile().At, s.From, n, s.rules())
}

// find is the legal move to the only square of To.
func (s situation) find(t *testing.T) (Move, bool) {
	to := squares(t, s.To)[0]
	i := slices.IndexFunc(s.moves(s.N), func(m Move) bool { return m.To == to })
	if i < 0 {
		return Move{}, false
	}
	return s.moves(s.N)[i], true
}

func (s situation) reaches(t *testing.T, ns ...int) []bool {
	var out []bool
	for i, to := range squares(t, s.To) {
		out = append(out, slices.ContainsFunc(s.moves(ns[min(i, len(ns)-1)]), func(m Move) bool { return m.To == to }))
	}
	return out
}

// result is the result that lies as wanted.
func (s situation) result(t *testing.T) (Result, bool) {
	b, from := s.board(), s.tile()
	want := Tile{squares(t, s.To)[0], s.Turn}
	from.Turn = 0
	for _, r := range from.Results(&b, s.rules()) {
		if r.Tile == want {
			return r, true
		}
	}
	return Result{}, false
}

func typed[T any](t *testing.T, raw json.RawMessage) (v T) {
	t.Helper()
	dec := json.NewDecoder(bytes.NewReader(raw))
	dec.DisallowUnknownFields()
	if err := dec.Decode(&v); err != nil {
		t.Fatal(err)
	}
	return v
}

// on makes a function of a situation one that a vector can run.
func on(f func(*testing.T, situation) any) func(*testing.T, json.RawMessage) any {
	return func(t *testing.T, raw json.RawMessage) any { return f(t, typed[situation](t, raw)) }
}

func reserve(n []int) Reserve { return Reserve{Blue: n[0], Green: n[1], Yellow: n[2]} }

// vectorFuncs is what each kind of vector runs.
func vectorFuncs() map[string]func(*testing.T, json.RawMessage) any {
	return map[string]func(*testing.T, json.RawMessage) any{
		"numbers": func(t *testing.T, raw json.RawMessage) any {
			var all []int
			for _, d := range Directions() {
				all = append(all, Tile{Turn: typed[int](t, raw)}.Number(d, DefaultRules()))
			}
			return all
		},
		"path": on(func(t *testing.T, s situation) any {
			r, _ := s.result(t)
			var all []string
			for _, a := range r.Actions {
				all = append(all, a.Text("en"))
			}
			return all
		}),
		"actions": on(func(t *testing.T, s situation) any { r, _ := s.result(t); return len(r.Actions) }),
		"results": on(func(_ *testing.T, s situation) any { b := s.board(); return len(s.tile().Results(&b, s.rules())) }),
		"one_action": on(func(_ *testing.T, s situation) any {
			b := s.board()
			return len(slices.DeleteFunc(s.tile().Results(&b, s.rules()), func(r Result) bool { return len(r.Actions) != 1 }))
		}),
		"slides": on(func(t *testing.T, s situation) any {
			b := s.board()
			var all []bool
			for _, to := range squares(t, s.To) {
				_, ok := s.tile().After(&b, Slide(to))
				all = append(all, ok)
			}
			return all
		}),
		"turns": on(func(_ *testing.T, s situation) any {
			b := s.board()
			var all []int
			for _, r := range s.tile().Results(&b, s.rules()) {
				if r.Tile.At != s.tile().At {
					return "it moved"
				}
				all = append(all, r.Tile.Turn)
			}
			slices.Sort(all)
			return all
		}),
		"marks": on(func(_ *testing.T, s situation) any {
			b := s.board()
			all := []string{}
			for _, m := range Marks(&b, s.tile(), s.rules()) {
				all = append(all, fmt.Sprintf("%s %s=%d", m.Dir.Letter("en"), m.At, m.Number))
			}
			return all
		}),
		"mark_token": on(func(_ *testing.T, s situation) any {
			b := s.board()
			m := Marks(&b, s.tile(), s.rules())[0]
			return []any{m.Token, m.Number}
		}),
		"dest": on(func(_ *testing.T, s situation) any {
			all := []string{}
			for _, m := range s.moves(s.N) {
				all = append(all, m.To.String())
			}
			slices.Sort(all)
			return all
		}),
		"count":    on(func(_ *testing.T, s situation) any { return len(s.moves(s.N)) }),
		"reaches":  on(func(t *testing.T, s situation) any { return s.reaches(t, s.N) }),
		"reach_n":  on(func(t *testing.T, s situation) any { return s.reaches(t, s.N) }),
		"tile_way": on(func(t *testing.T, s situation) any { return s.reaches(t, s.NS...) }),
		"capture": on(func(t *testing.T, s situation) any {
			m, ok := s.find(t)
			if !ok {
				return "illegal"
			}
			after, taken := m.Apply(s.board())
			return []any{m.Kind, written(after.At(m.To)), taken, Climb(s.Level, m.Kind, s.rules())}
		}),
		"leave": on(func(t *testing.T, s situation) any {
			m, _ := s.find(t)
			after, _ := m.Apply(s.board())
			return []any{m.Kind, written(after.At(m.From)), written(after.At(m.To))}
		}),
		"uncovers": on(func(t *testing.T, s situation) any {
			m, _ := s.find(t)
			after, _ := m.Apply(s.board())
			top, _ := after.Top(m.From)
			return top
		}),
		"end": on(func(_ *testing.T, s situation) any {
			b := s.board()
			return Ended(&b, Colours()[:s.Players], s.rules())
		}),
		"best": func(t *testing.T, raw json.RawMessage) any {
			a := Best(reserve(typed[[]int](t, raw)), DefaultRules())
			return []int{a.Points, a.Three, a.Two, a.One}
		},
		"total": func(t *testing.T, raw json.RawMessage) any {
			in := typed[struct {
				Reserve []int
				Level   int
			}](t, raw)
			return Scores([]Colour{Red, Blue}, map[Colour]Reserve{Red: reserve(in.Reserve)}, map[Colour]int{Red: in.Level}, DefaultRules())[0].Total
		},
		"place":  on(func(t *testing.T, s situation) any { return s.bans(t)[0] }),
		"places": on(func(t *testing.T, s situation) any { return s.bans(t) }),
		"maximal": on(func(_ *testing.T, s situation) any {
			least, most := maximal(s.tile().At)
			return []int{least, most}
		}),
	}
}

func (s situation) bans(t *testing.T) []Ban {
	b := s.board()
	var all []Ban
	for _, at := range squares(t, s.At) {
		all = append(all, MayPlace(&b, s.tile().At, Blue, at, s.rules()))
	}
	return all
}

// TestVectors runs the vectors of the rules, and says how many of each kind.
func TestVectors(t *testing.T) {
	text, err := os.ReadFile("testdata/vectors.json")
	if err != nil {
		t.Fatal(err)
	}
	var all []vector
	if err := json.Unmarshal(text, &all); err != nil {
		t.Fatal(err)
	}
	ran := map[string]int{}
	funcs := vectorFuncs()
	for _, v := range all {
		t.Run(v.ID, func(t *testing.T) {
			f, ok := funcs[v.Fn]
			if !ok {
				t.Fatalf("no function %q", v.Fn)
			}
			got, err := json.Marshal(f(t, v.In))
			if err != nil {
				t.Fatal(err)
			}
			var g, w any
			if json.Unmarshal(got, &g) != nil || json.Unmarshal(v.Out, &w) != nil || fmt.Sprint(g) != fmt.Sprint(w) {
				t.Errorf("%s: got %s, want %s", v.Note, got, v.Out)
			}
			ran[v.Fn]++
		})
	}
	if len(all) != 78 {
		t.Errorf("%d vectors, want 78", len(all))
	}
	for fn := range funcs {
		if ran[fn] == 0 {
			t.Errorf("%s: no vector ran", fn)
		}
	}
	t.Logf("vectors by function: %v, all %d", ran, len(all))
}
