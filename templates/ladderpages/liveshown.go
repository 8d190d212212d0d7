package ladderpages

import (
	"strconv"
	"strings"

	"croix/generator/ladder"
	"croix/generator/say"
	"croix/output/term"
	"croix/tracker/ladderplay"
	"croix/tracker/prompt"
)

// keys is what keys do and what signs mean, with the letters of this game.
func (t *live) keys() string {
	keys, signs := say.LadderLiveKeys, say.LadderLiveSigns
	if t.g.Mode == ladderplay.Free {
		keys, signs = say.LadderFreeKeys, say.LadderFreeSigns
	}
	redo := "Y"
	for _, c := range t.g.Players {
		if t.g.Called(c).Letter(t.l) == redo { // which opens its ladder pawn
			redo = "Ctrl+Y"
			break
		}
	}
	args := []any{t.g.Called(t.g.Players[0]).Letter(t.l), t.g.Called(t.g.Players[1]).Letter(t.l), t.g.Rules.Numbers[0], redo}
	return t.text(keys, args...) + "\n\n" + t.text(signs, args...)
}

// players is a row for the letter of each player; a small one will do where it
// begins no square and is no key of every table. The text tells what they pick.
func (t *live) players() (rows []prompt.Choice, picks string) {
	var letters []string
	for _, c := range t.g.Players {
		letter := t.g.Called(c).Letter(t.l)
		letters = append(letters, letter)
		keys := []string{letter}
		if small := strings.ToLower(letter); t.g.Mode == ladderplay.Free && !strings.Contains("uy", small) {
			keys = append(keys, small)
		}
		for _, key := range keys {
			rows = append(rows, prompt.Choice{Key: key, Way: []string{string(c)}})
		}
	}
	return rows, t.text(say.LadderLivePicks, strings.Join(letters, "\u00a0"))
}

// marks is the marks in short, so that all four stand on the smallest screen: a
// number and a token, or what became of it.
func (t *live) marks() string {
	var all []string
	for _, m := range t.g.Marks {
		text := m.Dir.Letter(t.l) + "\u00a0" + m.At.String()
		if m.Fate == ladderplay.Pending {
			text += "=" + strconv.Itoa(m.Number) + "\u00a0" + t.g.Rules.Colours.Token(m.Token, t.l)
		} else {
			text += "\u00a0" + strings.Trim(t.text(say.Key("ladder.fate."+string(m.Fate))), "()")
		}
		all = append(all, text)
	}
	return strings.Join(all, " · ")
}

// drawn is what is asked and drawn at the end of a way: the tile as it lies after
// a first action, with the markers that it would set; in the set-up as it would
// point by the row under the cursor.
func (t *live) drawn(way []string) (string, func([]prompt.Choice, int) []term.Line) {
	if len(way) != 1 {
		return t.asks(), t.board.lines
	}
	if at, err := ladder.ParseSquare(way[0]); err == nil && t.g.Phase == ladderplay.SetupTile {
		return t.asks(), func(rows []prompt.Choice, turn int) []term.Line {
			d := t.board
			d.tile = &ladder.Tile{At: at, Turn: turn % 4} // rows are in the order of directions
			return d.lines(rows, turn)
		}
	}
	tile, _, ok := t.first(way[0])
	if t.g.Phase != ladderplay.TilePhase || !ok {
		return t.asks(), t.board.lines
	}
	after := *t
	moved := *t.g
	moved.Tile, after.g = tile, &moved
	after.board.tile, after.board.marks = &tile, t.g.Marked(tile)
	return after.asks(), after.board.lines
}
