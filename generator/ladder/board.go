// Package ladder is the game of towers and the celestial ladder without
// history: its board, its tile, what can move where, what takes what, when it
// ends and what it is worth. Rules are numbered 001-…; rulings on what they
// leave open C….
package ladder

import (
	"encoding/json"
	"fmt"
	"regexp"
	"slices"

	"croix/generator/say"
	"croix/generator/spell"
)

// MaxSide is the most columns or rows of a board.
const MaxSide = 9

// Square is a square of a board: columns a, b, c… from the left and rows 1, 2,
// 3… from the bottom, both from 0 here.
type Square struct{ Col, Row int }

// String is the name of the square, such as "d4".
func (s Square) String() string { return string(rune('a'+s.Col)) + string(rune('1'+s.Row)) }

// beyond finds words that are squares of boards larger than any.
var beyond = regexp.MustCompile(`^[a-z][0-9]{1,2}$`)

// ParseSquare reads the name of a square; its board may be smaller. Errors: a
// word that names none, or one that no board has, such as z9.
func ParseSquare(name string) (Square, error) {
	w := spell.Fold(name)
	if len(w) != 2 || w[0] < 'a' || w[0] >= 'a'+MaxSide || w[1] < '1' || w[1] >= '1'+MaxSide {
		if beyond.MatchString(w) {
			return Square{}, say.Errorf(say.LadderOffBoard, w)
		}
		return Square{}, say.Errorf(say.LadderSquare, spell.Shown(name))
	}
	return Square{int(w[0] - 'a'), int(w[1] - '1')}, nil
}

// MarshalText is the name.
func (s Square) MarshalText() ([]byte, error) { return []byte(s.String()), nil }

// UnmarshalText reads a name.
func (s *Square) UnmarshalText(text []byte) (err error) {
	*s, err = ParseSquare(string(text))
	return err
}

// step is the square so many columns and rows away.
func (s Square) step(d [2]int, n int) Square { return Square{s.Col + n*d[0], s.Row + n*d[1]} }

// Face is a side of a token.
type Face string

// The faces: a token begins as an angel and turns once (001-05, 001-33).
const (
	Angel Face = "A"
	Devil Face = "D"
)

// Name is the face in a sentence.
func (f Face) Name(l say.Lang) string { return l.Text(say.Key("ladder.face." + string(f))) }

// Token is a token as it lies.
type Token struct {
	Colour Colour
	Face   Face
}

// String is colour and face, such as "RA".
func (t Token) String() string { return string(t.Colour) + string(t.Face) }

// MarshalText is colour and face.
func (t Token) MarshalText() ([]byte, error) { return []byte(t.String()), nil }

// UnmarshalText reads colour and face.
func (t *Token) UnmarshalText(text []byte) error {
	if len(text) == 2 {
		*t = Token{Colour(text[:1]), Face(text[1:])}
		if slices.Contains(Colours(), t.Colour) && (t.Face == Angel || t.Face == Devil) {
			return nil
		}
	}
	return say.Errorf(say.LadderToken, spell.Shown(string(text)))
}

// Board is the towers. A copy is another board.
type Board struct {
	cols, rows int
	towers     [MaxSide * MaxSide][]Token // bottom to top; never changed in place
}

// NewBoard is a board without towers.
func NewBoard(cols, rows int) Board { return Board{cols: cols, rows: rows} }

// Side is how many columns and rows it has.
func (b *Board) Side() (cols, rows int) { return b.cols, b.rows }

// Has reports whether a square is on the board.
func (b *Board) Has(s Square) bool {
	return s.Col >= 0 && s.Col < b.cols && s.Row >= 0 && s.Row < b.rows
}

// Squares lists the squares, a1, b1… first.
func (b *Board) Squares() []Square {
	all := make([]Square, 0, b.cols*b.rows)
	for row := range b.rows {
		for col := range b.cols {
			all = append(all, Square{col, row})
		}
	}
	return all
}

// At is the tower of a square, bottom to top; nil for none or off the board. It
// is not to be changed.
func (b *Board) At(s Square) []Token {
	if !b.Has(s) {
		return nil
	}
	return b.towers[s.Row*MaxSide+s.Col]
}

// Top is the token that is visible on a square.
func (b *Board) Top(s Square) (Token, bool) {
	if t := b.At(s); len(t) > 0 {
		return t[len(t)-1], true
	}
	return Token{}, false
}

// Put sets the tower of a square of the board; none empties it.
func (b *Board) Put(s Square, tower ...Token) {
	b.towers[s.Row*MaxSide+s.Col] = slices.Clone(tower)
}

// Towers lists the squares with a tower.
func (b *Board) Towers() []Square {
	return slices.DeleteFunc(b.Squares(), func(s Square) bool { return len(b.At(s)) == 0 })
}

// boardJSON is a board in a file.
type boardJSON struct {
	Cols   int                `json:"cols"`
	Rows   int                `json:"rows"`
	Towers map[Square][]Token `json:"towers"`
}

// MarshalJSON writes the towers by their squares.
func (b Board) MarshalJSON() ([]byte, error) {
	v := boardJSON{b.cols, b.rows, map[Square][]Token{}}
	for _, s := range b.Towers() {
		v.Towers[s] = b.At(s)
	}
	return json.Marshal(v)
}

// UnmarshalJSON reads what MarshalJSON writes.
func (b *Board) UnmarshalJSON(data []byte) error {
	var v boardJSON
	if err := json.Unmarshal(data, &v); err != nil {
		return err
	}
	if v.Cols < MinSide || v.Cols > MaxSide || v.Rows < MinSide || v.Rows > MaxSide {
		return say.Errorf(say.LadderBoardSide, v.Cols, v.Rows, MinSide, MaxSide)
	}
	*b = NewBoard(v.Cols, v.Rows)
	for s, tower := range v.Towers {
		if !b.Has(s) {
			return say.Errorf(say.LadderOffBoard, s.String())
		}
		b.Put(s, tower...)
	}
	return nil
}

// String is the towers in one line, for tests and logs: "a1 RARA, b2 BD".
func (b Board) String() string {
	text := ""
	for _, s := range b.Towers() {
		if text != "" {
			text += ", "
		}
		text += s.String() + " "
		for _, t := range b.At(s) {
			text += t.String()
		}
	}
	return fmt.Sprintf("%dx%d %s", b.cols, b.rows, text)
}
