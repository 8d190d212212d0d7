package purgatorytable

import (
	"croix/generator/say"
	"croix/tracker/purgatoryplay"
)

// guided is how many rounds are explained to a new group.
const guided = 2

// Guidance tells a new group what to do now with the figures on the board, and
// which key comes then; "" if nobody wants that, or knows by now. throws is the
// key of the dice that are being typed, "" for none.
func (t *Table) Guidance(throws string) string {
	if !t.Guide || t.Game.Round > guided || t.Game.Ended != "" {
		return ""
	}
	switch throws {
	case "":
	case string(say.ThrowDirection):
		return t.text("table.guide.direction")
	default:
		return t.text("table.guide.throw")
	}
	stage := t.stage()
	return t.text(say.Key("table.guide."+stage), t.guideKeys(stage)...)
}

// guideKeys is the keys that an explanation names.
func (t *Table) guideKeys(stage string) []any {
	switch stage {
	case "enters", "angel", "demon":
		return []any{say.TableKeyMove}
	case "soul":
		return []any{say.TableKeyMove, say.TableKeyShoot, say.TableKeyStrike}
	}
	return nil
}

// stage is what is explained now.
func (t *Table) stage() string {
	if q := t.next.Ask; q != nil {
		switch q.Kind {
		case purgatoryplay.AskDrifted, purgatoryplay.AskAttempt, purgatoryplay.AskMoved, purgatoryplay.AskRiposte:
			return string(q.Kind)
		}
		return "ask"
	}
	if f := t.Game.Figure(t.next.Active); f != nil {
		if f.Place == purgatoryplay.Paradise {
			return "enters"
		}
		return string(f.Kind)
	}
	switch secrets := t.secrets(); { // the cursor is on them
	case !t.begins():
	case !t.moved() && len(secrets) > 1:
		return "place"
	case t.moved() && len(secrets) > 0:
		return "secret"
	}
	return stepKind(t.next.Step)
}
