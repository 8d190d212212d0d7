package purgatorytable

import (
	"croix/tracker/purgatoryplay"
)

// Waiting is a gesture that waits for dice: the topic of the reference about it,
// and what the log will call it.
func (t *Table) Waiting(cmd purgatoryplay.Command) (topic, label string) {
	topic, label = about(cmd.Verb), purgatoryplay.Label(cmd, t.teller)
	if cmd.Verb == purgatoryplay.Answer && t.next.Ask != nil {
		topic = aboutAsk(t.next.Ask.Kind)
	}
	return topic, label
}

// about is the topic of the reference for a verb.
func about(v purgatoryplay.Verb) string {
	switch v {
	case purgatoryplay.Drift:
		return "drift"
	case purgatoryplay.Control:
		return "control"
	case purgatoryplay.Move:
		return "move"
	case purgatoryplay.Shoot:
		return "shoot"
	case purgatoryplay.Strike:
		return "melee"
	case purgatoryplay.OnGuard:
		return "guard"
	case purgatoryplay.Unjam:
		return "unjam"
	case purgatoryplay.Aid:
		return "aid"
	case purgatoryplay.Take, purgatoryplay.Discard, purgatoryplay.Wear:
		return "equip"
	case purgatoryplay.Use:
		return "items"
	case purgatoryplay.Eat, purgatoryplay.Pervert, purgatoryplay.Damn:
		return "demons"
	case purgatoryplay.Purify, purgatoryplay.Virtue:
		return "angels"
	case purgatoryplay.End:
		return "actions"
	case purgatoryplay.Reveal:
		return "end"
	}
	return "turn"
}

// aboutAsk is the topic of the reference for a question.
func aboutAsk(k purgatoryplay.AskKind) string {
	switch k {
	case purgatoryplay.AskDrifted, purgatoryplay.AskAttempt:
		return "drift"
	case purgatoryplay.AskRestructure:
		return "comeback"
	case purgatoryplay.AskMoved, purgatoryplay.AskAgain:
		return "activity"
	case purgatoryplay.AskRiposte, purgatoryplay.AskFirst:
		return "riposte"
	case purgatoryplay.AskCancel, purgatoryplay.AskBear, purgatoryplay.AskPurify:
		return "angels"
	case purgatoryplay.AskFree, purgatoryplay.AskWhip, purgatoryplay.AskLoot, purgatoryplay.AskAffiliation:
		return "demons"
	case purgatoryplay.AskModel, purgatoryplay.AskWeapon, purgatoryplay.AskNothing:
		return "equip"
	}
	return "turn"
}
