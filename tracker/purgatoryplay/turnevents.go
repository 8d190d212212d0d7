package purgatoryplay

import (
	"slices"

	"croix/generator/purgatory"
	"croix/generator/say"
)

func turnEvents() []Event {
	return []Event{
		Noted{}, SecretChosen{}, DiceChosen{}, ThrowMended{}, Override{}, Asked{}, Answered{}, StepStarted{}, StepSkipped{},
		RoundEnded{}, RoundStarted{}, ReturnRolled{}, Returned{}, Restructured{}, GameEnded{},
	}
}

// Noted is a remark of the players.
type Noted struct {
	Text string `json:"text"`
}

// Apply changes nothing.
func (e Noted) Apply(*Game) {}

// Line tells it.
func (e Noted) Line(t Teller) string { return t.text(say.PlayLineNoted, e.Text) }

// SecretChosen is a pawn written down.
type SecretChosen struct {
	Side Side   `json:"side"`
	Pawn string `json:"pawn"` // "" for none
}

// Apply keeps the secret.
func (e SecretChosen) Apply(g *Game) {
	s := Secret{Pawn: e.Pawn, Chosen: true}
	if e.Side == Satan {
		g.Antichrist = s
	} else {
		g.Guardian = s
	}
}

// Line tells which pawn, or that there is none, only to those who may know.
func (e SecretChosen) Line(t Teller) string {
	pawn := e.Pawn
	switch {
	case !t.As.sees(e.Side, t.Game):
		return t.text(say.PlayLineSecretHidden, e.Side.key())
	case pawn == "":
		pawn = t.text(say.PlayNone)
	}
	return t.text(say.PlayLineSecret, e.Side.key(), pawn)
}

// Override is a rule that a gesture broke knowingly.
type Override struct {
	Rule string `json:"rule"`
	En   string `json:"en"`
	Fr   string `json:"fr"`
}

// Apply changes nothing.
func (e Override) Apply(*Game) {}

// Line tells it.
func (e Override) Line(t Teller) string {
	return t.text(say.PlayLineOverride, e.Rule, t.Lang.Pick(e.En, e.Fr))
}

// StepStarted begins a step (D4).
type StepStarted struct {
	Step  Step `json:"step"`
	Cycle int  `json:"cycle"`
}

// Apply sets the step.
func (e StepStarted) Apply(g *Game) {
	g.Step, g.Cycle, g.Done = e.Step, e.Cycle, false
}

// Line tells it.
func (e StepStarted) Line(t Teller) string { return t.text(say.PlayLineStep, e.Step.key()) }

// StepSkipped is a step without figure, or passed.
type StepSkipped struct {
	Step   Step `json:"step"`
	Chosen bool `json:"chosen,omitempty"`
}

// Apply ends the step.
func (e StepSkipped) Apply(g *Game) { g.Done = true }

// Line tells it.
func (e StepSkipped) Line(t Teller) string { return t.text(say.PlayLineSkipped, e.Step.key()) }

// RoundEnded closes a round.
type RoundEnded struct {
	Round int `json:"round"`
}

// Apply waits for what is thrown between rounds.
func (e RoundEnded) Apply(g *Game) { g.Step, g.Done = Between, true }

// Line tells it.
func (e RoundEnded) Line(t Teller) string { return t.text(say.PlayLineRoundEnded, e.Round) }

// RoundStarted begins a round (D5). What holds for a round is cleared; an action
// held on guard is kept.
type RoundStarted struct {
	Round int  `json:"round"`
	Step  Step `json:"step"`
}

// Apply clears what holds for a round.
func (e RoundStarted) Apply(g *Game) {
	g.Round, g.Cycle, g.Step, g.Done = e.Round, 1, e.Step, false
	g.Active, g.By, g.Tried, g.Attacked = "", Nobody, nil, nil
	for i := range g.Figures {
		f := &g.Figures[i]
		f.Activations, f.Spent, f.Acts, f.Began, f.Slowed = 0, 0, nil, "", false
		f.Struck, f.Cancelled = false, false
	}
}

// Line tells it.
func (e RoundStarted) Line(t Teller) string { return t.text(say.PlayLineRound, e.Round) }

// ReturnRolled is the roll of an angel or imp to come back.
type ReturnRolled struct {
	Figure string `json:"figure"`
	Dice   Dice   `json:"dice"`
	Bonus  int    `json:"bonus,omitempty"`
	Comes  bool   `json:"comes,omitempty"`
	Now    bool   `json:"now,omitempty"` // in this round, not the next
}

// Apply notes the success.
func (e ReturnRolled) Apply(g *Game) { g.figure(e.Figure).Returning = e.Comes && !e.Now }

// Line tells it.
func (e ReturnRolled) Line(t Teller) string {
	key := say.PlayLineStays
	switch {
	case e.Now:
		key = say.PlayLineComesNow
	case e.Comes:
		key = say.PlayLineComes
	}
	faces := t.against(e.Figure, []Dice{e.Dice}, func(x rules, f *Figure, face int) bool {
		row := x.returnsAs(f)
		return row != nil && purgatory.Returns(row, f.Virtuous, face)
	})
	return t.text(key, t.Name(e.Figure), faces)
}

// Returned is an angel on the top edge or an imp in the flames, at full
// strength.
type Returned struct {
	Figure string `json:"figure"`
	Place  Place  `json:"place"`
	PS     int    `json:"ps"`
	Max    int    `json:"max"`
}

// Apply stands the figure up.
func (e Returned) Apply(g *Game) {
	f := g.figure(e.Figure)
	f.Returning, f.Virtuous = false, 0
	f.stands(e.Place, e.PS, e.Max)
}

// stands puts a figure that was destroyed on the table again; a minor demon is
// damned as before.
func (f *Figure) stands(at Place, ps, most int) {
	f.Place, f.PS, f.PSMax, f.Down = at, ps, most, 0
	if f.Kind == SoulKind {
		f.State, f.Former, f.Pride, f.LeftRound = Damned, "", 0, 0
	}
}

// Line tells it.
func (e Returned) Line(t Teller) string {
	return t.text(say.PlayLineReturned, t.Name(e.Figure), e.Place.key(), e.PS)
}

// Restructured is a demon in the place of a condemned soul: one action
// fewer for ever, and it does not play this round.
type Restructured struct {
	Figure string `json:"figure"`
	Soul   string `json:"soul"`
	Place  Place  `json:"place"`
	PS     int    `json:"ps"`
	Max    int    `json:"max"`
}

// Apply stands the demon up.
func (e Restructured) Apply(g *Game) {
	f := g.figure(e.Figure)
	f.stands(e.Place, e.PS, e.Max)
	f.Barred = g.Round
	f.Losses++
	f.Activations = max(f.Activations, 1)
}

// Line tells it.
func (e Restructured) Line(t Teller) string {
	return t.text(say.PlayLineRestructured, t.Name(e.Figure), t.Name(e.Soul))
}

// GameEnded ends the game.
type GameEnded struct {
	Why string `json:"why"`
}

// Apply closes everything that is open.
func (e GameEnded) Apply(g *Game) {
	g.Ended, g.Asks, g.Active, g.By, g.Fight = e.Why, nil, "", Nobody, nil
}

// Line tells it.
func (e GameEnded) Line(t Teller) string { return t.text(say.PlayLineEnded, e.Why) }

func activationEvents() []Event {
	return []Event{ActivationStarted{}, ActionSpent{}, ActivationEnded{}, GuardSet{}, Reacted{}}
}

// ActivationStarted begins an activation.
type ActivationStarted struct {
	Figure string `json:"figure"`
	Side   Side   `json:"side"` // who plays it
	Place  Place  `json:"place"`
	Slowed bool   `json:"slowed,omitempty"`
}

// Apply gives fresh actions to a figure that is activated again; a held action
// is lost. Poison acts now, and only once.
func (e ActivationStarted) Apply(g *Game) {
	f := g.figure(e.Figure)
	if f.Activations > 0 {
		f.Spent = 0
	}
	f.Activations++
	f.Acts, f.Began, f.Slowed, f.Guard = nil, e.Place, e.Slowed, false
	f.Aids, f.Harm, f.Poisoned = nil, "", false
	g.Active, g.By = e.Figure, e.Side
}

// Line tells it.
func (e ActivationStarted) Line(t Teller) string {
	return t.text(say.PlayLineActivated, t.Name(e.Figure), e.Side.key())
}

// ActionSpent is an action of the active figure.
type ActionSpent struct {
	Figure string `json:"figure"`
	Action Action `json:"action"`
	Cost   int    `json:"cost"`
}

// Apply counts it.
func (e ActionSpent) Apply(g *Game) {
	f := g.figure(e.Figure)
	f.Spent += e.Cost
	f.Acts = append(slices.Clip(f.Acts), e.Action)
	f.Harm = ""
}

// Line is empty: the act tells itself.
func (e ActionSpent) Line(Teller) string { return "" }

// ActivationEnded ends an activation and with it the step.
type ActivationEnded struct {
	Figure string `json:"figure"`
}

// Apply ends them.
func (e ActivationEnded) Apply(g *Game) {
	g.figure(e.Figure).Hunts = ""
	g.Active, g.By, g.Done = "", Nobody, true
}

// Line tells it.
func (e ActivationEnded) Line(t Teller) string { return t.text(say.PlayLineDone, t.Name(e.Figure)) }

// GuardSet is a figure on guard, or no more.
type GuardSet struct {
	Figure string `json:"figure"`
	On     bool   `json:"on"`
}

// Apply sets it.
func (e GuardSet) Apply(g *Game) { g.figure(e.Figure).Guard = e.On }

// Line tells it.
func (e GuardSet) Line(t Teller) string { return t.text(say.PlayLineGuard, t.Name(e.Figure)) }

// Reacted is an action spent out of turn: the held one first.
type Reacted struct {
	Figure string `json:"figure"`
	Guard  bool   `json:"guard,omitempty"` // the held action
}

// Apply spends it.
func (e Reacted) Apply(g *Game) {
	f := g.figure(e.Figure)
	if e.Guard {
		f.Guard = false
	} else {
		f.Spent++
	}
}

// Line is empty: the reaction tells itself.
func (e Reacted) Line(Teller) string { return "" }
