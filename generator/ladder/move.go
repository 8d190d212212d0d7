package ladder

import "slices"

// Kind is what a move does: the faces of the attacker and of its target, or
// nothing taken.
type Kind string

// The kinds of move (001-32).
const (
	Free       Kind = "free"
	AngelAngel Kind = "AA" // takes, and turns into a devil
	AngelDevil Kind = "AD" // takes, stays an angel, and climbs
	DevilAngel Kind = "DA" // takes
)

// Takes reports whether the move takes a token.
func (k Kind) Takes() bool { return k != Free }

// Attack is what happens when a token ends its move on another, and whether it
// may: never its own colour, never devil on devil (001-31, 001-32). Tokens of
// colours without a player are like others (C16).
func Attack(attacker, target Token) (Kind, bool) {
	switch {
	case attacker.Colour == target.Colour, attacker.Face == Devil && target.Face == Devil:
		return "", false
	case attacker.Face == Devil:
		return DevilAngel, true
	case target.Face == Devil:
		return AngelDevil, true
	}
	return AngelAngel, true
}

// Move is where a token can go.
type Move struct {
	From Square `json:"from"`
	To   Square `json:"to"`
	Kind Kind   `json:"kind"`
}

// Moves lists where the top token of a square can go by exactly n squares, a1,
// b1… first: by right angles or by diagonals, never both, never back, no square
// twice, over free squares, to a free one or a legal capture; the tile is in
// the way (001-23 to 001-26, C2 to C6).
func Moves(b *Board, tile Square, from Square, n int, r Rules) []Move {
	token, ok := b.Top(from)
	if !ok || n < 1 {
		return nil
	}
	w := walk{b: b, tile: tile, from: from, token: token, r: r}
	for _, steps := range [][4][2]int{orthogonal(), diagonal()} {
		w.steps = steps
		w.visit(from, -1, 0, n)
	}
	var all []Move
	for _, s := range b.Squares() {
		if kind := w.found[s.Row*MaxSide+s.Col]; kind != "" {
			all = append(all, Move{from, s, kind})
		}
	}
	return all
}

// Path is the squares that the top token of a square walks to another one by
// exactly n squares, that one included, on a way with as few turns as there is;
// none if it cannot go there (001-23 to 001-26).
func Path(b *Board, tile, from, to Square, n int, r Rules) []Square {
	token, ok := b.Top(from)
	if !ok || n < 1 {
		return nil
	}
	w := walk{b: b, tile: tile, from: from, token: token, r: r, to: &to}
	for _, steps := range [][4][2]int{orthogonal(), diagonal()} {
		w.steps = steps
		w.visit(from, -1, 0, n)
	}
	return w.way
}

// walk looks for the ends of a token's paths.
type walk struct {
	b          *Board
	tile, from Square
	token      Token
	r          Rules
	steps      [4][2]int
	path       [maxNumber]Square
	length     int
	found      [MaxSide * MaxSide]Kind

	to   *Square // the way to it is wanted, if not nil
	way  []Square
	bent int // turns of the way
}

// visit goes on from a square, reached by the step last (-1 at the start) after
// so many turns, with n squares to go.
func (w *walk) visit(at Square, last, turns, n int) {
	for k, d := range w.steps {
		bends := turns
		if last >= 0 && k != last {
			bends++
		}
		if last >= 0 && k == (last+2)%4 || w.r.MaxTurns > 0 && bends > w.r.MaxTurns {
			continue
		}
		s := at.step(d, 1)
		if !w.b.Has(s) || s == w.tile || w.crossed(s) {
			continue
		}
		top, tower := w.b.Top(s)
		if n == 1 {
			w.end(s, top, tower, bends)
			continue
		}
		if tower && !w.r.JumpOver {
			continue
		}
		w.path[w.length] = s
		w.length++
		w.visit(s, k, bends, n-1)
		w.length--
	}
}

// crossed reports whether a square was entered in this move (001-24).
func (w *walk) crossed(s Square) bool {
	if s == w.from {
		return true
	}
	for i := range w.length {
		if w.path[i] == s {
			return true
		}
	}
	return false
}

// end is a path with so many turns that ends on a square (001-26).
func (w *walk) end(s Square, top Token, tower bool, turns int) {
	kind, ok := Free, true
	if tower {
		kind, ok = Attack(w.token, top)
	}
	if !ok {
		return
	}
	w.found[s.Row*MaxSide+s.Col] = kind
	if w.to != nil && *w.to == s && (w.way == nil || turns < w.bent) {
		w.way, w.bent = append(slices.Clone(w.path[:w.length]), s), turns
	}
}

// Apply is the board after a move, and the token that was taken; the zero Token
// if none. Only the top token of each tower is concerned (001-22, 001-30,
// C12). The move is not checked.
func (m Move) Apply(b Board) (Board, Token) {
	from, to := b.At(m.From), b.At(m.To)
	token := from[len(from)-1]
	b.Put(m.From, from[:len(from)-1]...)
	var taken Token
	if m.Kind.Takes() {
		taken, to = to[len(to)-1], to[:len(to)-1]
	}
	if m.Kind == AngelAngel {
		token.Face = Devil
	}
	b.Put(m.To, append(append([]Token{}, to...), token)...)
	return b, taken
}

// Climb is the level of a ladder pawn after a move of its colour: one higher
// when an angel takes a devil, but not above the top (001-32 to 001-34).
func Climb(level int, k Kind, r Rules) int {
	if k == AngelDevil {
		level++
	}
	return min(level, r.Rungs-1)
}
