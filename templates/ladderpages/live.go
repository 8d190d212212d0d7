package ladderpages

import (
	"slices"
	"strconv"
	"strings"

	"croix/generator/ladder"
	"croix/generator/say"
	"croix/output/term"
	"croix/templates/gametable"
	"croix/tracker/ladderplay"
	"croix/tracker/prompt"
)

// liveWide is the columns of the board on the live table, however wide that is:
// players stand beside it where there is room.
const liveWide = 40

// Live is the game on the live table: the board, the players with their ladder
// pawns, and what is offered, by the names of squares or by the cursor on them.
func Live(g *ladderplay.Game, l say.Lang) gametable.Board {
	t := &live{g: g, l: l, board: grid{&g.Board, placed(g), g.Rules, g.Marks, l, liveWide}}
	if g.Phase == ladderplay.TilePhase {
		t.outcomes = ladder.Survey(&g.Board, g.Tile, g.Movers(), g.Rules)
	}
	b := gametable.Board{
		First: strings.ToUpper(title(g, l)), Head: t.head(), Asks: t.asks(), About: about(g.Phase),
		Diceless: true, Keys: t.keys(), CheckHow: t.compare(), Title: t.legend(), Rows: t.rows(), Menu: t.menu, Checks: t.checks(),
	}
	b.Looks = [...]string{l.Text(say.LadderLivePlayers), l.Text(say.LadderLiveOne)}
	if g.Mode == ladderplay.Refereed {
		b.Drawn, b.Looks[0] = t.drawn, l.Text(say.LadderLiveBoard)
	}
	if t.counted() {
		b.Hidden, b.Picks = t.players()
	}
	camp := term.Camp{Title: strings.ToUpper(l.Text(say.LadderScoreLadder))}
	for _, c := range t.order() {
		f := t.figure(c)
		camp.Figures = append(camp.Figures, f)
		if f.Active {
			b.One = &f
		}
	}
	b.Camps = []term.Camp{camp}
	if g.Phase == ladderplay.Over {
		b.Folded = []string{towersText(g.Rules, len(g.Players), l)}
	}
	return b
}

// order is the players as they stand on the screen: in that of the turn, at the
// end by rank.
func (t *live) order() []ladder.Colour {
	if t.g.Phase != ladderplay.Over {
		return t.g.Players
	}
	var all []ladder.Colour
	for _, s := range t.g.Scores() {
		all = append(all, s.Colour)
	}
	return all
}

// counted reports whether ladder pawns stand where they may have to be set right.
func (t *live) counted() bool {
	return t.g.Phase != ladderplay.SetupTile && t.g.Phase != ladderplay.SetupTowers
}

// placed is the tile, once it lies.
func placed(g *ladderplay.Game) *ladder.Tile {
	if g.Mode == ladderplay.Free || g.Phase == ladderplay.SetupTile {
		return nil
	}
	return &g.Tile
}

// live is such a table in the making.
type live struct {
	g        *ladderplay.Game
	l        say.Lang
	board    grid
	outcomes []ladder.Outcome // of the tile, while it is to be moved
}

func (t *live) text(k say.Key, args ...any) string { return t.l.Text(k, args...) }

func (t *live) name(c ladder.Colour) string { return t.g.Called(c).Name(t.l) }

func (t *live) write(cmd ladderplay.Command) string {
	return ladderplay.Write(cmd, t.g.Rules.Colours, t.l)
}

func (t *live) mark(m ladderplay.Mark) string {
	return ladderplay.MarkText(m.Mark, t.g.Rules.Colours, t.l)
}

// about is the topic of the rules for a phase.
func about(p ladderplay.Phase) string {
	switch p {
	case ladderplay.TilePhase:
		return "tile"
	case ladderplay.MovePhase:
		return "move"
	case ladderplay.Counting:
		return "score"
	case ladderplay.Over:
		return "end"
	}
	return "setup"
}

// head is what everybody has now.
func (t *live) head() string {
	var parts []string
	for _, c := range t.g.Players {
		parts = append(parts, t.name(c)+"\u00a0"+strconv.Itoa(t.score(c).Total))
	}
	return strings.Join(parts, " · ")
}

// score is the score of a player as it would be now.
func (t *live) score(c ladder.Colour) ladder.Score {
	all := t.g.Scores()
	return all[slices.IndexFunc(all, func(s ladder.Score) bool { return s.Colour == c })]
}

// turn is whose move it is; "" where anybody counts.
func (t *live) turn() ladder.Colour {
	if open := t.g.Open(); len(open) > 0 {
		return t.g.Mover(open[0].Token.Colour)
	}
	switch t.g.Phase {
	case ladderplay.SetupTowers:
		return t.g.NextTower()
	case ladderplay.Counting, ladderplay.Over:
		return ""
	}
	return t.g.Active()
}

// asks is what is to be done now, with where the numbers of the tile point or the
// marks.
func (t *live) asks() string {
	if t.g.Phase == ladderplay.Over { // why stands on the first line
		return ladderplay.Ranks(t.g, t.l)
	}
	text := t.g.Phase.Name(t.l)
	if t.g.Phase == ladderplay.MovePhase {
		text = t.text(say.LadderLiveMoves)
	}
	if c := t.turn(); c != "" {
		text = t.text(say.LadderLiveAsks, t.g.Called(c), text)
	}
	switch t.g.Phase {
	case ladderplay.TilePhase:
		text += " · " + arrowsText(t.g.Tile, t.g.Rules, t.l)
	case ladderplay.MovePhase:
		text += " · " + t.marks()
	}
	if t.g.Stalled() {
		text += t.text(say.LadderLineStalled, t.g.Calm)
	}
	return strings.ReplaceAll(text, " · ", "\u00a0· ") // no line begins with a point
}

// figure is a player: the ladder pawn as a bar, and what was taken; points stand
// in the head.
func (t *live) figure(c ladder.Colour) term.Figure {
	s := t.score(c)
	name := t.name(c)
	if t.g.Phase == ladderplay.Over {
		name = strconv.Itoa(s.Rank) + ".\u00a0" + name
	}
	return term.Figure{
		Key: t.g.Called(c).Letter(t.l), Name: name, Now: s.Level, Most: t.g.Rules.Rungs - 1, Active: c == t.turn(),
		Facts: []string{
			t.text(say.LadderMovesMine) + "\u00a0" + takenText(s.Taken, t.g.Rules.Colours, t.l),
			t.text(say.LadderScoreTowers) + "\u00a0" + towersOf(s.Towers),
		},
	}
}

// checks is the game to be compared with the board and the ladder: each tower
// from the bottom to the top.
func (t *live) checks() []string {
	var all []string
	if t.board.tile != nil {
		all = append(all, arrowsText(t.g.Tile, t.g.Rules, t.l))
	}
	for _, s := range t.g.Board.Towers() {
		var tokens []string
		for _, token := range t.g.Board.At(s) {
			tokens = append(tokens, t.g.Rules.Colours.Token(token, t.l))
		}
		all = append(all, s.String()+"\u00a0"+strings.Join(tokens, "\u00a0"))
	}
	for _, c := range t.g.Players {
		all = append(all, t.text(say.LadderLiveCheck, t.g.Called(c), t.g.Level[c], takenText(t.g.Taken[c], t.g.Rules.Colours, t.l)))
	}
	return all
}

// compare is how what is not as on the board is put right.
func (t *live) compare() string {
	if t.g.Mode == ladderplay.Free {
		return t.text(say.LadderLiveCounts)
	}
	return t.text(say.LadderLiveCompare)
}

// legend tells how to read the rows.
func (t *live) legend() string {
	switch {
	case t.g.Phase == ladderplay.TilePhase:
		return t.text(say.LadderLiveWorth, t.g.Called(t.g.Active()).Letter(t.l))
	case t.g.Phase == ladderplay.MovePhase && len(t.g.Open()) > 1:
		return t.text(say.LadderLiveMarked)
	}
	return ""
}

// rows is what is offered now.
func (t *live) rows() []prompt.Choice {
	var rows []prompt.Choice
	switch t.g.Phase {
	case ladderplay.SetupTile:
		for _, s := range t.g.Board.Squares() {
			rows = append(rows, t.square(s, prompt.Choice{Value: s.String(), Label: t.text(say.LadderLiveLay)}))
		}
		return rows
	case ladderplay.SetupTowers:
		for _, cmd := range ladderplay.Legal(t.g) {
			if cmd.Verb == ladderplay.Place {
				return append(rows, prompt.Choice{Key: "*", Label: t.text(say.LadderLiveAnew), Way: []string{wayTile}})
			}
			rows = append(rows, t.square(*cmd.At, prompt.Choice{Do: t.write(cmd), Label: t.name(t.g.NextTower())}))
		}
		return rows
	case ladderplay.TilePhase:
		rows = append(t.manoeuvre(nil), prompt.Choice{Key: "*", Label: t.text(say.LadderLiveBest), Way: []string{wayBest}, About: "tile"})
	case ladderplay.MovePhase:
		open := t.g.Open()
		if len(open) == 1 {
			rows = t.moves(open[0])
			break
		}
		for _, m := range open {
			r := prompt.Choice{Value: m.At.String(), Label: t.mark(m)}
			if len(t.moves(m)) == 0 { // until a move of another one makes room
				r.Not, r.Firm = t.text(say.LadderLiveBlocked), true
			}
			rows = append(rows, t.square(m.At, r))
		}
	case ladderplay.Counting:
		for i, c := range t.g.Players {
			rows = append(rows, prompt.Choice{Key: strconv.Itoa(i + 1), Value: string(c), Label: t.name(c)})
		}
	case ladderplay.Over:
		return nil
	}
	end := prompt.Choice{Key: "x", Label: t.text(say.LadderLiveEnd), Way: []string{wayEnd}, About: "end", Rare: true}
	if t.g.Stalled() { // it is offered (C20)
		return append([]prompt.Choice{end}, rows...)
	}
	return append(rows, end)
}

// square is a row for a square: its key is its name, and the cursor finds it on
// the board.
func (t *live) square(s ladder.Square, r prompt.Choice) prompt.Choice {
	r.Key, r.Spot = s.String(), t.board.spot(s)
	return r
}

// moves is where a marked token may go, captures first.
func (t *live) moves(m ladderplay.Mark) []prompt.Choice {
	all := t.g.Moves(m)
	slices.SortStableFunc(all, func(a, b ladder.Move) int { return worth(b.Kind) - worth(a.Kind) })
	var rows []prompt.Choice
	for _, to := range all {
		rows = append(rows, t.square(to.To, t.done(ladderplay.Command{Verb: ladderplay.Move, From: &to.From, At: &to.To})))
	}
	if t.g.Rules.MayStay {
		stay := t.done(ladderplay.Command{Verb: ladderplay.Skip, At: &m.At})
		stay.Key = "n"
		rows = append(rows, stay)
	}
	return rows
}

// worth orders what moves do.
func worth(k ladder.Kind) int {
	switch {
	case k == ladder.AngelDevil:
		return 2
	case k.Takes():
		return 1
	}
	return 0
}

// done is a gesture, told as what it would do.
func (t *live) done(cmd ladderplay.Command) prompt.Choice {
	r := prompt.Choice{Do: t.write(cmd), Label: t.write(cmd)}
	if events, err := ladderplay.Decide(t.g, cmd, nil); err == nil {
		if lines := ladderplay.Lines(t.g, events, t.l); len(lines) > 0 {
			r.Label = lines[0]
		}
	}
	return r
}
