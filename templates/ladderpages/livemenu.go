package ladderpages

import (
	"slices"
	"strconv"
	"strings"

	"croix/generator/ladder"
	"croix/generator/say"
	"croix/templates/gametable"
	"croix/tracker/ladderplay"
	"croix/tracker/prompt"
)

// The beginnings of ways that are no squares, turns or colours.
const (
	wayBest = "best" // manoeuvres by what they are worth
	wayEnd  = "end"  // by agreement, after a question
	wayTile = "tile" // the tile laid anew in the set-up
)

// The words of turns in ways.
const (
	wayRight = "right"
	wayLeft  = "left"
)

// bestRows is how many manoeuvres are offered as the best.
const bestRows = 9

// menu is what is offered at the end of a way; false if it leads nowhere.
func (t *live) menu(way []string) (prompt.Menu, bool) {
	phase := t.g.Phase
	if phase == ladderplay.SetupTowers && way[0] == wayTile {
		return t.anew(way[1:])
	}
	if len(way) != 1 {
		return prompt.Menu{}, false
	}
	at, err := ladder.ParseSquare(way[0])
	switch {
	case way[0] == wayEnd && phase != ladderplay.Over:
		// Without a key, since the number of a ladder pawn may still be typed.
		sure := prompt.Choice{Do: t.write(ladderplay.Command{Verb: ladderplay.Finish}), Label: t.text(say.LadderLiveAgreed)}
		return prompt.Menu{Title: t.text(say.LadderLiveSure), Rows: []prompt.Choice{gametable.Stay(t.l), sure}, About: "end"}, true
	case t.counted() && slices.Contains(t.g.Players, ladder.Colour(way[0])):
		return t.counts(ladder.Colour(way[0])), true
	case phase == ladderplay.TilePhase:
		return t.second(way[0])
	case err != nil:
		return prompt.Menu{}, false
	case phase == ladderplay.SetupTile:
		return t.directions(at), true
	case phase == ladderplay.MovePhase:
		for _, m := range t.g.Open() {
			if m.At == at {
				return prompt.Menu{Title: t.mark(m), Rows: t.moves(m), About: "move"}, true
			}
		}
	}
	return prompt.Menu{}, false
}

// anew is where the tile may be laid where no tower fits: the squares, then the
// directions.
func (t *live) anew(way []string) (prompt.Menu, bool) {
	m := prompt.Menu{Title: strings.TrimSuffix(t.text(say.LadderLiveAnew), "…"), About: "setup"}
	for _, cmd := range ladderplay.Legal(t.g) {
		switch {
		case cmd.Verb != ladderplay.Place:
		case len(way) == 0:
			s := cmd.Tile.At
			m.Rows = append(m.Rows, t.square(s, prompt.Choice{Value: s.String(), Label: t.text(say.LadderLiveLay)}))
		case len(way) == 1 && way[0] == cmd.Tile.At.String():
			return t.directions(cmd.Tile.At), true
		}
	}
	return m, len(m.Rows) > 0
}

// directions is where the first number of the tile may point on a square.
func (t *live) directions(at ladder.Square) prompt.Menu {
	m := prompt.Menu{Title: t.text(say.LadderLiveWhere, at.String(), t.g.Rules.Numbers[0]), About: "setup"}
	for _, d := range ladder.Directions() {
		r := t.done(ladderplay.Command{Verb: ladderplay.Place, Tile: &ladder.Tile{At: at, Turn: int(d)}})
		r.Key = strings.ToLower(d.Letter(t.l))
		m.Rows = append(m.Rows, r)
	}
	return m
}

// second is what the tile may still do after a first action; or the best
// manoeuvres.
func (t *live) second(word string) (prompt.Menu, bool) {
	if word == wayBest {
		return t.best(), true
	}
	tile, action, ok := t.first(word) // which stands on the board and above it
	if !ok {
		return prompt.Menu{}, false
	}
	enough := t.shift(tile, []ladder.Action{action})
	enough.Key, enough.Label = "o", t.text(say.LadderLiveEnough)
	rows := append([]prompt.Choice{enough}, t.manoeuvre([]ladder.Action{action})...)
	return prompt.Menu{Title: t.legend(), Rows: rows, About: "tile"}, true
}

// first is where the tile lies after the first action that a word of a way is for.
func (t *live) first(word string) (ladder.Tile, ladder.Action, bool) {
	action := ladder.Action{Turn: map[string]int{wayRight: 1, wayLeft: -1}[word]}
	if at, err := ladder.ParseSquare(word); err == nil {
		action = ladder.Slide(at)
	}
	tile, ok := t.g.Tile.After(&t.g.Board, action)
	return tile, action, ok
}

// manoeuvre is the actions that the tile may make after some: the second one
// ends the manoeuvre. What would leave the tile as it lay is no manoeuvre.
func (t *live) manoeuvre(before []ladder.Action) []prompt.Choice {
	tile := t.g.Tile
	for _, a := range before {
		tile, _ = tile.After(&t.g.Board, a)
	}
	var rows []prompt.Choice
	if len(before) == 0 && t.g.Rules.TileMayStay {
		stay := t.shift(tile, nil)
		stay.Key, stay.Label = "o", t.text(say.LadderLiveStay)
		rows = append(rows, stay)
	}
	for _, a := range tile.Actions(&t.g.Board) {
		after, _ := tile.After(&t.g.Board, a)
		r := t.shift(after, append(slices.Clone(before), a))
		switch {
		case after == t.g.Tile && !t.g.Rules.TileMayStay:
			continue
		case a.Turn > 0:
			r.Key, r.Label, r.Value = "+", t.text(say.LadderLiveRight), wayRight
		case a.Turn < 0:
			r.Key, r.Label, r.Value = "-", t.text(say.LadderLiveLeft), wayLeft
		default:
			r = t.square(*a.To, r)
			r.Label, r.Value = t.text(say.LadderLiveSlide, a.To.String()), a.To.String()
		}
		if len(before)+1 < ladder.MaxActions {
			r.Do = "" // another action may follow
		}
		rows = append(rows, r)
	}
	return rows
}

// shift is a whole manoeuvre with what comes of it: how many marks, and how many
// captures each side could make.
func (t *live) shift(after ladder.Tile, actions []ladder.Action) prompt.Choice {
	r := prompt.Choice{Do: t.write(ladderplay.Command{Verb: ladderplay.Shift, Actions: actions}), About: "tile"}
	for _, o := range t.outcomes {
		if o.Tile == after {
			r.Chance = "*" + strconv.Itoa(len(o.Marks)) + " " + SidesText(t.g, o, t.l)
		}
	}
	return r
}

// SidesText is how many captures each side could make of an outcome.
func SidesText(g *ladderplay.Game, o ladder.Outcome, l say.Lang) string {
	var parts []string
	for _, c := range g.Order() {
		if n := len(o.Of(c)); n > 0 {
			parts = append(parts, g.Called(c).Letter(l)+"×"+strconv.Itoa(n))
		}
	}
	if len(parts) == 0 {
		return "–"
	}
	return strings.Join(parts, "\u00a0")
}

// best is the manoeuvres that are worth most to the active player.
func (t *live) best() prompt.Menu {
	m := prompt.Menu{Title: t.text(say.LadderLiveBestOf, len(t.outcomes), t.g.Called(t.g.Active())), About: "tile"}
	for _, o := range ladder.Rank(t.outcomes, t.g.Active())[:min(bestRows, len(t.outcomes))] {
		r := t.shift(o.Tile, o.Actions)
		r.Label = ladderplay.ActionsText(o.Actions, t.l) + " (" + ladderplay.TileText(o.Tile, t.l) + ")"
		m.Rows = append(m.Rows, r)
	}
	m.Rows = gametable.Numbered(m.Rows)
	return m
}

// counts is what is counted of a player in a free game, or set right in a refereed
// one; a number is about its ladder pawn.
func (t *live) counts(c ladder.Colour) prompt.Menu {
	climb := ladderplay.Command{Verb: ladderplay.Climb, Colour: c, Number: 1}
	m := prompt.Menu{Title: t.name(c), About: "score"}
	m.Numbers = strings.TrimSpace(t.write(ladderplay.Command{Verb: ladderplay.Climb, Colour: c}))
	add := func(cmd ladderplay.Command, sign string, k say.Key, args ...any) {
		cmd.Sign = sign
		r := prompt.Choice{Do: t.write(cmd), Label: t.text(k, args...), Rare: sign == "-"}
		if i := ladderplay.Why(t.g, cmd); i != nil {
			r.Not, r.Firm = t.l.Error(i.Unwrap()), i.Firm
		}
		m.Rows = append(m.Rows, r)
	}
	for _, sign := range []string{"+", "-"} {
		shown := strings.Replace(sign, "-", "−", 1)
		add(climb, sign, say.LadderLiveClimb, shown)
		for _, victim := range ladder.Colours() {
			if victim != c && t.g.Mode == ladderplay.Free {
				add(ladderplay.Command{Verb: ladderplay.Take, Colour: c, Victim: victim, Number: 1}, sign, say.LadderLiveTake, shown, t.g.Called(victim))
			}
		}
	}
	m.Rows = gametable.Numbered(m.Rows)
	return m
}
