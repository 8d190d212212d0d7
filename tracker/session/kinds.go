package session

import (
	"croix/generator/dice"
	"croix/generator/say"
	"croix/tracker/d666play"
	"croix/tracker/gamebookplay"
	"croix/tracker/ladderplay"
	"croix/tracker/play"
)

// Gamebook is the gamebook as it is recorded.
func Gamebook() Kind[*gamebookplay.Game, gamebookplay.Event] {
	type event = gamebookplay.Event
	return Kind[*gamebookplay.Game, event]{
		Code: Code[*gamebookplay.Game, event]{
			Name: "gamebook", New: func() *gamebookplay.Game { return &gamebookplay.Game{} },
			Encode: gamebookplay.Encode, Decode: gamebookplay.Decode,
			Throws: func(events []event) []Throw {
				var all []Throw
				for _, d := range held(events, func(d gamebookplay.Dice) bool { return len(d.Faces) > 0 }) {
					all = append(all, Throw{For: d.For, Faces: d.Faces, By: d.By})
				}
				return all
			},
			Fresh: is[gamebookplay.WentTo, event],
			Label: func(text string, g *gamebookplay.Game, events []event, l say.Lang) string {
				return recorded(text, l, func() string { return gamebookplay.TableOf(g).Label(text, events, l) })
			},
		},
		Decide: func(g *gamebookplay.Game, text string, anyway bool, r *dice.Roller, l say.Lang) (Decided[event], error) {
			return decided(gamebookplay.TableOf(g), text, anyway, r, l)
		},
		Lines: gamebookplay.Lines, Override: is[gamebookplay.Override, event],
		Note: func(text string) event { return gamebookplay.Noted{Text: text} },
		Grains: []Part[*gamebookplay.Game, event]{
			{Name: "round", Begins: is[gamebookplay.RoundFought, event]},
			{Name: "fight", Begins: is[gamebookplay.FightBegan, event]},
		},
	}
}

// D666 is the fight with three dice as it is recorded.
func D666() Kind[*d666play.Game, d666play.Event] {
	type event = d666play.Event
	return Kind[*d666play.Game, event]{
		Code: Code[*d666play.Game, event]{
			Name: "d666", New: func() *d666play.Game { return &d666play.Game{} },
			Encode: d666play.Encode, Decode: d666play.Decode,
			Throws: func(events []event) []Throw {
				var all []Throw
				for _, d := range held(events, func(d d666play.Dice) bool { return len(d.Faces) > 0 }) {
					all = append(all, Throw{For: d.For, Faces: d.Faces, By: d.By})
				}
				return all
			},
			Fresh: is[d666play.SecondEnded, event],
			Label: func(text string, g *d666play.Game, events []event, l say.Lang) string {
				return recorded(text, l, func() string { return d666play.TableOf(g).Label(text, events, l) })
			},
		},
		Decide: func(g *d666play.Game, text string, anyway bool, r *dice.Roller, l say.Lang) (Decided[event], error) {
			return decided(d666play.TableOf(g), text, anyway, r, l)
		},
		Lines: d666play.Lines, Override: is[d666play.Override, event],
		Correction: func(_ *d666play.Game, e event) bool { return is[d666play.Corrected](e) },
		Note:       func(text string) event { return d666play.Noted{Text: text} },
		// The last gesture of a second begins the next one.
		Grains: []Part[*d666play.Game, event]{{Name: "second", In: func(g *d666play.Game) any { return g.Second }}},
	}
}

// Ladder is the game of towers as it is recorded. Nothing in it is thrown: a
// random set-up is in its first events.
func Ladder() Kind[*ladderplay.Game, ladderplay.Event] {
	type event = ladderplay.Event
	return Kind[*ladderplay.Game, event]{
		Code: Code[*ladderplay.Game, event]{
			Name: "ladder", New: func() *ladderplay.Game { return &ladderplay.Game{} },
			Encode: ladderplay.Encode, Decode: ladderplay.Decode,
			Throws: func([]event) []Throw { return nil }, Fresh: is[ladderplay.TurnBegan, event],
			Label: func(text string, g *ladderplay.Game, events []event, l say.Lang) string {
				return recorded(text, l, func() string { return ladderplay.TableOf(g).Label(text, events, l) })
			},
		},
		Decide: func(g *ladderplay.Game, text string, anyway bool, r *dice.Roller, l say.Lang) (Decided[event], error) {
			return decided(ladderplay.TableOf(g), text, anyway, r, l)
		},
		Lines: ladderplay.Lines, Override: is[ladderplay.Override, event],
		// Without a referee players count what they do; with one they correct it.
		Correction: func(g *ladderplay.Game, e event) bool {
			return g.Mode == ladderplay.Refereed && is[ladderplay.Climbed](e)
		},
		// The last move of a turn begins the next one.
		Grains: []Part[*ladderplay.Game, event]{{Name: "turn", In: func(g *ladderplay.Game) any { return g.Turn }}},
	}
}

// decided is what a gesture in words makes happen in one of these games.
func decided[G play.Game[G], E play.Event[G], C any](t *play.Table[G, E, C], text string, anyway bool, r *dice.Roller, l say.Lang) (Decided[E], error) {
	d, err := t.Decide(text, anyway, r)
	if err != nil {
		return Decided[E]{}, err
	}
	return Decided[E]{d.Events, d.Text(l), d.Label(l)}, nil
}

// recorded is the label of a gesture of these games, the first of which begins one.
func recorded(text string, l say.Lang, gesture func() string) string {
	if text == newGame {
		return l.Text(say.SessionBegun)
	}
	return gesture()
}

// is reports whether an event is of a type.
func is[T, E any](e E) bool {
	_, ok := any(e).(T)
	return ok
}
