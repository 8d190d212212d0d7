package ladderplay

import (
	"slices"

	"croix/generator/ladder"
	"croix/generator/say"
	"croix/tracker/play"
)

// Words is the words with which gestures begin; a move needs none.
func Words(l say.Lang) []string {
	verbs := slices.DeleteFunc(Verbs(), func(v Verb) bool { return v == Move })
	return play.Words(verbs, func(v Verb) string { return written(v, l) })
}

// Help is each verb with an example, as players write it, and what it does.
func Help(l say.Lang) [][2]string {
	a1, d4, d5, e3, g5 := ladder.Square{}, ladder.Square{Col: 3, Row: 3}, ladder.Square{Col: 3, Row: 4}, ladder.Square{Col: 4, Row: 2}, ladder.Square{Col: 6, Row: 4}
	examples := map[Verb]Command{
		Place:  {Tile: &ladder.Tile{At: d4}},
		Tower:  {At: &a1},
		Shift:  {Actions: []ladder.Action{{Turn: 1}, ladder.Slide(d5)}},
		Move:   {From: &g5, At: &e3},
		Skip:   {At: &g5},
		Climb:  {Colour: ladder.Red, Sign: "+", Number: 1},
		Take:   {Colour: ladder.Red, Victim: ladder.Blue, Sign: "+", Number: 1},
		Note:   {Text: "…"},
		Finish: {},
	}
	var all [][2]string
	for _, v := range Verbs() {
		cmd := examples[v]
		cmd.Verb = v
		all = append(all, [2]string{Write(cmd, l), l.Text(say.Key("ladder.verb." + string(v)))})
	}
	return all
}
