package ladderplay

import (
	"strconv"
	"strings"

	"croix/generator/ladder"
	"croix/generator/say"
	"croix/tracker/play"
)

// Teller tells events and commands to players. Game is the state after what is
// told.
type Teller struct {
	Lang say.Lang
	Game *Game
}

func (t Teller) text(k say.Key, args ...any) string { return t.Lang.Text(k, args...) }

// Name is the phase as players call it.
func (p Phase) Name(l say.Lang) string { return l.Text(say.Key("ladder.phase." + string(p))) }

// Name is the mode as players call it.
func (m Mode) Name(l say.Lang) string { return l.Text(say.Key("ladder.mode." + string(m))) }

// names is colours with commas.
func (t Teller) names(all []ladder.Colour) string { return t.Game.Rules.Colours.Names(all, t.Lang) }

// token is a token as players read it.
func (t Teller) token(of ladder.Token) string { return t.Game.Rules.Colours.Token(of, t.Lang) }

// Line tells who plays how.
func (e Begun) Line(t Teller) string {
	line := t.text(say.LadderLineBegun, e.Mode, t.names(e.Players))
	if len(e.Neutral) > 0 {
		line += t.text(say.LadderLineNeutral, t.names(e.Neutral))
	}
	return line
}

// Line tells where it lies.
func (e TilePlaced) Line(t Teller) string {
	return t.text(say.LadderLinePlaced, TileText(e.Tile, t.Lang))
}

// TileText is the square of the tile and where its first number points.
func TileText(tile ladder.Tile, l say.Lang) string {
	return tile.At.String() + "\u00a0" + ladder.Direction(tile.Turn).Letter(l)
}

// Line tells whose tower stands where.
func (e TowerPlaced) Line(t Teller) string {
	line := t.text(say.LadderLineTower, t.Game.Called(e.Colour), e.At.String())
	if e.Lifted {
		line += t.text(say.LadderLineLifted)
	}
	return line
}

// Line tells whose turn it is, and that nothing was taken for long.
func (e TurnBegan) Line(t Teller) string {
	line := t.text(say.LadderLineTurn, e.Turn, t.Game.Called(t.Game.Active()))
	if t.Game.Stalled() {
		line += t.text(say.LadderLineStalled, e.Calm)
	}
	return line
}

// ActionsText is the actions of a manoeuvre.
func ActionsText(all []ladder.Action, l say.Lang) string {
	var parts []string
	for _, a := range all {
		parts = append(parts, a.Text(l))
	}
	return strings.Join(parts, ", ")
}

// MarkText is a mark as players read it: direction, square, number, token.
func MarkText(m ladder.Mark, p ladder.Palette, l say.Lang) string {
	return m.Dir.Letter(l) + "\u00a0" + m.At.String() + "=" + strconv.Itoa(m.Number) + "\u00a0(" + p.Token(m.Token, l) + ")"
}

// Line tells the manoeuvre and the marks.
func (e TileMoved) Line(t Teller) string {
	line := t.text(say.LadderLineTile, TileText(e.Tile, t.Lang))
	if len(e.Actions) > 0 {
		line = t.text(say.LadderLineTileBy, ActionsText(e.Actions, t.Lang), TileText(e.Tile, t.Lang))
	}
	var marks []string
	for _, m := range e.Marks {
		marks = append(marks, MarkText(m.Mark, t.Game.Rules.Colours, t.Lang))
	}
	if len(marks) == 0 {
		return line + " · " + t.text(say.LadderLineNoMark)
	}
	return line + " · " + strings.Join(marks, ", ")
}

// Line tells the move with what it took, and the climb.
func (e Moved) Line(t Teller) string {
	line := t.text(say.LadderLineMoved, t.token(e.Token), e.From.String(), e.To.String())
	if e.Taken == nil {
		return line
	}
	line += t.text(say.LadderLineTakes, t.token(*e.Taken))
	switch {
	case e.Kind == ladder.AngelAngel:
		line += t.text(say.LadderLineFalls)
	case e.Kind == ladder.AngelDevil && e.Player == e.Token.Colour:
		line += t.text(say.LadderLineClimbs, t.Game.Called(e.Player), e.Level)
	}
	return line
}

// Line tells it.
func (e Blocked) Line(t Teller) string {
	return t.text(say.LadderLineBlocked, t.token(e.Token), e.At.String())
}

// Line tells it.
func (e Skipped) Line(t Teller) string {
	return t.text(say.LadderLineStays, t.token(e.Token), e.At.String())
}

// Line tells both levels, or that the pawn stays where it is.
func (e Climbed) Line(t Teller) string {
	if e.From == e.To {
		return t.text(say.LadderLineTop, t.Game.Called(e.Colour), e.To)
	}
	return t.text(say.LadderLineLevel, t.Game.Called(e.Colour), e.From, e.To)
}

// Line tells both counts.
func (e Counted) Line(t Teller) string {
	return t.text(say.LadderLineCounted, t.Game.Called(e.Colour), t.Game.Called(e.Victim), e.From, e.To)
}

// Line is the remark.
func (e Noted) Line(t Teller) string { return t.text(say.LadderLineNote, e.Text) }

// Line tells why, and the ranks.
func (e Ended) Line(t Teller) string {
	return t.text(say.LadderLineEnded, say.Key("ladder.end."+string(e.Why)), Ranks(t.Game, t.Lang))
}

// Ranks is the scores in a line, the best first.
func Ranks(g *Game, l say.Lang) string {
	var parts []string
	for _, s := range g.Scores() {
		parts = append(parts, l.Text(say.LadderLineScore, s.Rank, g.Called(s.Colour), s.Total))
	}
	return strings.Join(parts, ", ")
}

// Line tells which rule was broken.
func (e Override) Line(t Teller) string {
	return t.text(say.LadderLineOverride, t.Lang.Pick(e.En, e.Fr), e.Rule)
}

// Lines tells events, one line each, those that say nothing left out. The events
// begin from a game, which is not changed.
func Lines(from *Game, events []Event, l say.Lang) []string {
	return play.Lines(from, events, func(e Event, g *Game) string { return e.Line(Teller{l, g}) })
}

// Label names a gesture in a few words, for undo: as players write it.
func Label(cmd Command, t Teller) string {
	cmd.Anyway = false
	return Write(cmd, t.Game.Rules.Colours, t.Lang)
}
