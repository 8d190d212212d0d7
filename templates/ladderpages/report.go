package ladderpages

import (
	"strconv"

	"croix/generator/ladder"
	"croix/generator/manual"
	"croix/generator/say"
	"croix/tracker/ladderplay"
)

// Tale is the sections of the report of a game: the scores with the best towers
// of the tokens taken, what each player did, every capture.
func Tale(t ladderplay.Tale, l say.Lang) []manual.Section {
	all := []manual.Section{taleResult(t, l)}
	if t.Turns > 0 {
		all = append(all, talePlayers(t, l), taleCaptures(t, l))
	}
	return all
}

// taleResult is how it ended, and the scores.
func taleResult(t ladderplay.Tale, l say.Lang) manual.Section {
	result := l.Text(say.LadderTaleGoesOn)
	if t.Why != "" {
		result = l.Text(say.LadderOver, say.Key("ladder.end."+string(t.Why)))
	}
	if t.Turns > 0 {
		result = l.Text(say.LadderTaleTurns, result, t.Turns)
	}
	number := func(k say.Key) manual.Column { return manual.Column{Title: l.Text(k), Number: true} }
	table := manual.Block{Kind: manual.Table, Columns: []manual.Column{
		{Title: l.Text(say.LadderTalePlayer)}, {Title: l.Text(say.LadderMovesMine)}, {Title: "3/2/1"}, number(say.LadderScoreTowers),
		number(say.LadderScoreSpace), number(say.LadderScoreTotal),
	}}
	for _, s := range t.Scores {
		table.Rows = append(table.Rows, []string{
			strconv.Itoa(s.Rank) + ".\u00a0" + t.Colours.Of(s.Colour).Name(l), takenText(s.Taken, t.Colours, l), towersOf(s.Towers), strconv.Itoa(s.Towers.Points),
			strconv.Itoa(s.Ladder) + "\u00a0(" + strconv.Itoa(s.Level) + ")", strconv.Itoa(s.Total),
		})
	}
	return manual.Section{ID: "result", Icon: "crown", Title: l.Text(say.ReportResult), Blocks: []manual.Block{
		{Kind: manual.Paragraph, Text: result}, table, {Kind: manual.Note, Text: towersText(t.Rules, l)},
	}}
}

// talePlayers is what each player did.
func talePlayers(t ladderplay.Tale, l say.Lang) manual.Section {
	columns := []manual.Column{{Title: l.Text(say.LadderTalePlayer)}}
	for _, k := range []say.Key{say.LadderTaleMoves, say.LadderTaleAA, say.LadderTaleDA, say.LadderTaleAD, say.LadderTaleLost, say.LadderTaleBlocked} {
		columns = append(columns, manual.Column{Title: l.Text(k), Number: true})
	}
	table := manual.Block{Kind: manual.Table, Columns: columns}
	for _, p := range t.Players {
		row := []string{t.Colours.Of(p.Colour).Name(l)}
		for _, n := range []int{p.Moves, p.Captures[ladder.AngelAngel], p.Captures[ladder.DevilAngel], p.Captures[ladder.AngelDevil], p.Lost, p.Blocked} {
			row = append(row, strconv.Itoa(n))
		}
		table.Rows = append(table.Rows, row)
	}
	return manual.Section{ID: "players", Icon: "footprint", Title: l.Text(say.LadderTalePlayers), Blocks: []manual.Block{table, {Kind: manual.Note, Text: l.Text(say.LadderTaleHow)}}}
}

// taleCaptures is every capture.
func taleCaptures(t ladderplay.Tale, l say.Lang) manual.Section {
	s := manual.Section{ID: "captures", Icon: "crossed-swords", Title: l.Text(say.LadderTaleCaptures)}
	if len(t.Taken) == 0 {
		s.Blocks = []manual.Block{{Kind: manual.Paragraph, Text: l.Text(say.LadderTaleNone)}}
		return s
	}
	table := manual.Block{Kind: manual.Table, Columns: []manual.Column{
		{Title: l.Text(say.LadderLogTurn), Number: true}, {Title: l.Text(say.LadderTalePlayer)}, {Title: l.Text(say.LadderTaleCapture)},
		{Title: l.Text(say.LadderScoreLadder), Number: true},
	}}
	for _, c := range t.Taken {
		level := ""
		if c.Kind == ladder.AngelDevil {
			level = strconv.Itoa(c.Level)
		}
		table.Rows = append(table.Rows, []string{
			strconv.Itoa(c.Turn), t.Colours.Of(c.Player).Name(l),
			l.Text(say.LadderLineMoved, t.Colours.Token(c.Token, l), c.From.String(), c.To.String()) + l.Text(say.LadderLineTakes, t.Colours.Token(c.Taken, l)), level,
		})
	}
	s.Blocks = []manual.Block{table}
	return s
}
