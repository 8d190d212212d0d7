package purgatoryplay

import (
	"maps"
	"slices"

	"croix/generator/say"
)

// AskKind is what a question is about.
type AskKind string

// The questions of the turn, of drifting and of what becomes of figures. Their
// answers are commands with the verb answer and the operands named here.
const (
	AskDrifted     AskKind = "drifted"     // To, [Contacts]: where a pawn stopped, whom it touched in order
	AskAttempt     AskKind = "attempt"     // Sins, [To]: a pawn touched a celestial, which must try it
	AskRestructure AskKind = "restructure" // Figure (a condemned soul) or No
	AskMoved       AskKind = "moved"       // To, [From]: where a humanist that nobody controls stopped
)

// Ask is an open question. While there is one, only its answer is legal. Asks
// are answered in order.
type Ask struct {
	ID      int      `json:"id"`
	Kind    AskKind  `json:"kind"`
	Side    Side     `json:"side"`              // who answers
	Figure  string   `json:"figure"`            // whose it is
	Targets []string `json:"targets,omitempty"` // whom it concerns
	Options []string `json:"options,omitempty"` // what Figure, Objects or To may be
	To      Place    `json:"to,omitempty"`      // what follows it, such as the way by which the pawn leaves
	Faces   []int    `json:"faces,omitempty"`   // dice thrown already that the answer completes
	MayNo   bool     `json:"may_no,omitempty"`  // no is an answer
	Held    *Held    `json:"held,omitempty"`    // the roll that waits
}

// reply is how the answer to a question is done.
type reply struct {
	do    func(*act, Ask) error
	legal func(rules, Ask) []Command
}

// replies is how each question is answered. Each theme has its own table.
func replies() map[AskKind]reply {
	all := map[AskKind]reply{
		AskDrifted:     {(*act).drifted, legalDrifted},
		AskAttempt:     {(*act).attempted, legalAttempt},
		AskRestructure: {(*act).restructure, legalRestructure},
		AskMoved:       {(*act).moved, legalMoved},
	}
	for _, theme := range []map[AskKind]reply{combatReplies(), powerReplies(), itemReplies()} {
		maps.Copy(all, theme)
	}
	return all
}

// ask puts a question behind those that are open.
func (a *act) ask(q Ask) {
	q.ID = a.g.Asked + 1
	a.emit(Asked{Ask: q})
}

// answer answers the first open question.
func (a *act) answer() error {
	if len(a.g.Asks) == 0 {
		return firm("R-052", say.PlayNoAsk)
	}
	q := a.g.Asks[0]
	if err := a.mine(q.Side); err != nil {
		return err
	}
	if a.cmd.No && !q.MayNo {
		if err := a.forbid(illegal("R-052", say.PlayMustAnswer)); err != nil {
			return err
		}
	}
	r, ok := replies()[q.Kind]
	if !ok {
		return firm("R-052", say.PlayNoAsk)
	}
	a.emit(Answered{ID: q.ID, No: a.cmd.No})
	return r.do(a, q)
}

func (x rules) legalAnswers(q Ask) []Command {
	r, ok := replies()[q.Kind]
	if !ok {
		return nil
	}
	all := r.legal(x, q)
	if q.MayNo {
		all = append(all, Command{Verb: Answer, Side: q.Side, No: true})
	}
	return all
}

// withdraw takes away the open questions of a kind about targets, which have
// become idle; nil targets are all.
func (a *act) withdraw(kind AskKind, targets []string) {
	for _, q := range slices.Clone(a.g.Asks) {
		if q.Kind == kind && (targets == nil || slices.Equal(q.Targets, targets)) {
			a.emit(Answered{ID: q.ID})
		}
	}
}

// Asked puts a question.
type Asked struct {
	Ask Ask `json:"ask"`
}

// Apply puts the question behind the others.
func (e Asked) Apply(g *Game) {
	g.Asks = append(g.Asks, e.Ask)
	g.Asked = e.Ask.ID
}

// Line tells it.
func (e Asked) Line(t Teller) string {
	return t.text(say.Key("play.ask."+string(e.Ask.Kind)), t.Name(e.Ask.Figure), e.Ask.Side.key(), t.names(e.Ask.Targets))
}

// Answered takes a question away.
type Answered struct {
	ID int  `json:"id"`
	No bool `json:"no,omitempty"`
}

// Apply removes the question.
func (e Answered) Apply(g *Game) {
	g.Asks = slices.DeleteFunc(g.Asks, func(q Ask) bool { return q.ID == e.ID })
}

// Line is empty, but for a no: what the answer makes is told by itself.
func (e Answered) Line(t Teller) string {
	if e.No {
		return t.text(say.PlayLineNo)
	}
	return ""
}
