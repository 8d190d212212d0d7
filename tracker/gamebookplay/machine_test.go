package gamebookplay

import (
	"bytes"
	"encoding/json"
	"testing"

	"pgregory.net/rapid"

	"croix/generator/dice"
	"croix/generator/gamebook"
	"croix/generator/say"
)

// fatal is what both kinds of test have.
type fatal interface{ Fatal(...any) }

func jsonOf(t fatal, v any) []byte {
	data, err := json.Marshal(v)
	if err != nil {
		t.Fatal(err)
	}
	return data
}

// recoded is events through the code of journals.
func recoded(t fatal, events []Event) []Event {
	var all []Event
	for _, e := range events {
		name, data, err := Encode(e)
		if err != nil {
			t.Fatal(err)
		}
		back, err := Decode(name, data)
		if err != nil {
			t.Fatal(err)
		}
		all = append(all, back)
	}
	return all
}

// randomEnemy is an enemy with any special instructions.
func randomEnemy(t *rapid.T) gamebook.Enemy {
	return gamebook.Enemy{
		Name:  rapid.StringMatching(`([A-Z][a-zé]{1,6}( [a-z]{2,5}x)?)?`).Draw(t, "name"),
		Skill: rapid.IntRange(1, 14).Draw(t, "skill"), Stamina: rapid.IntRange(1, 20).Draw(t, "stamina"),
		Notes:     rapid.StringMatching(`([a-z]{1,6}( : [a-z]{1,4})?)?`).Draw(t, "notes"),
		HeroBonus: rapid.IntRange(-3, 3).Draw(t, "hero bonus"), EnemyBonus: rapid.IntRange(-3, 3).Draw(t, "enemy bonus"),
		HeroWounds: rapid.IntRange(0, 4).Draw(t, "deals"), Wounds: rapid.IntRange(0, 4).Draw(t, "takes"),
	}
}

// randomText is a text of a player, trimmed.
func randomText(t *rapid.T) string {
	return rapid.StringMatching(`([a-zéœ0-9:’,!]{1,6}( (anyway|:|[a-z«é+/=-]{1,5})){0,3})?`).Draw(t, "text")
}

// randomCommand is any gesture with operands that may or may not be legal.
func randomCommand(t *rapid.T) Command {
	cmd := Command{Verb: rapid.SampledFrom(Verbs()).Draw(t, "verb"), Anyway: rapid.Bool().Draw(t, "anyway")}
	if rapid.IntRange(0, 4).Draw(t, "named") == 0 {
		cmd.Hero = rapid.SampledFrom([]string{"h1", "h2"}).Draw(t, "hero")
	}
	switch cmd.Verb {
	case Goto:
		cmd.Number, cmd.Text = rapid.IntRange(0, 420).Draw(t, "paragraph"), randomText(t)
	case Create, Take, Drop, Note:
		cmd.Text = randomText(t)
	case Play:
		cmd.Hero = rapid.SampledFrom([]string{"h1", "h2"}).Draw(t, "hero")
	case Target:
		cmd.Number = rapid.IntRange(0, 4).Draw(t, "target")
	case Foes:
		cmd.Enemy, cmd.Number = rapid.IntRange(0, 4).Draw(t, "enemy"), rapid.IntRange(0, 9).Draw(t, "by")
		cmd.Sign = rapid.SampledFrom([]string{"+", "-", "="}).Draw(t, "sign")
	case Change:
		cmd.Stat, cmd.Number = rapid.SampledFrom(gamebook.Stats()).Draw(t, "stat"), rapid.IntRange(0, 12).Draw(t, "by")
		cmd.Sign = rapid.SampledFrom([]string{"+", "-", "="}).Draw(t, "sign")
		cmd.Initial, cmd.Exceed, cmd.Text = rapid.Bool().Draw(t, "initial"), rapid.Bool().Draw(t, "exceed"), randomText(t)
	case Test:
		cmd.Stat, cmd.Number = rapid.SampledFrom(gamebook.Stats()).Draw(t, "stat"), rapid.IntRange(0, 9).Draw(t, "need")
	case Finish:
		cmd.End = rapid.SampledFrom([]End{Victory, Abandoned}).Draw(t, "end")
	case Battle:
		for range rapid.IntRange(1, 3).Draw(t, "enemies") {
			cmd.Enemies = append(cmd.Enemies, randomEnemy(t))
		}
		cmd.Mode = rapid.SampledFrom([]Mode{Sequence, Together}).Draw(t, "mode")
		if len(cmd.Enemies) == 1 {
			cmd.Mode = Alone
		}
	}
	return cmd
}

// checkHero is what holds of a hero after any gesture.
func checkHero(t *rapid.T, before *Hero, h *Hero, cmd Command, events []Event, o gamebook.Options) {
	n := h.Now
	if n.Stamina < 0 || n.Skill < 0 || n.Gold < 0 || n.Meals < 0 || n.Luck < o.LuckMin || n.Faith < o.FaithMin {
		t.Fatalf("%+v: a number is too low: %+v", cmd, n)
	}
	if (n.Stamina == 0) != (h.Ended == Dead) {
		t.Fatalf("%+v: Stamina %d, ended %q", cmd, n.Stamina, h.Ended)
	}
	if f := h.Fight; f != nil && (!h.Alive() || len(f.Living()) == 0 || len(f.Pending) == 0 && f.Enemies[f.Target].Now == 0) {
		t.Fatalf("%+v: a fight goes on that is over: %+v", cmd, h)
	}
	if before == nil {
		return
	}
	for _, s := range gamebook.Stats() {
		was, is := before.Now.Of(s), h.Now.Of(s)
		if s.Capped() && is > was && is > h.Initial.Of(s) && !cmd.Exceed {
			t.Fatalf("%+v: %s rose to %d over %d without permission", cmd, s, is, h.Initial.Of(s))
		}
	}
	if h.Now.Luck < before.Now.Luck && of[LuckTested](events).Hero != h.ID && cmd.Verb != Change {
		t.Fatalf("%+v: Luck fell from %d to %d without a test", cmd, before.Now.Luck, h.Now.Luck)
	}
	if h.Now.Luck > before.Now.Luck && cmd.Verb != Change {
		t.Fatalf("%+v: Luck rose by itself", cmd)
	}
	if before.Fight != nil && cmd.Verb == Eat && !cmd.Anyway && h.Now.Meals != before.Now.Meals {
		t.Fatalf("a meal in a fight")
	}
	if before.Ended == Dead && !bytes.Equal(jsonOf(t, before), jsonOf(t, h)) {
		t.Fatalf("%+v: the dead changed", cmd)
	}
}

// TestRandomGames: any gestures on any game keep what always holds; a legal one
// is never refused; a refused one changes nothing and says why in both
// languages; deciding changes no game; a replay through the code is the same
// bytes, and the game before each gesture is that of the events before it.
func TestRandomGames(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		o := gamebook.DefaultOptions()
		o.LuckSave, o.Separate, o.Escape = rapid.Bool().Draw(t, "save"), rapid.Bool().Draw(t, "separate"), rapid.Bool().Draw(t, "escape")
		events, err := New(Setup{Options: o})
		if err != nil {
			t.Fatal(err)
		}
		g, r := Replay(events), dice.Seeded(rapid.Uint64().Draw(t, "seed"))
		for range rapid.IntRange(1, 60).Draw(t, "gestures") {
			legal := Legal(g)
			if len(legal) == 0 {
				t.Fatal("nothing is legal")
			}
			cmd, proposed := randomCommand(t), rapid.Bool().Draw(t, "legal")
			if proposed {
				cmd = rapid.SampledFrom(legal).Draw(t, "gesture")
			}
			before := jsonOf(t, g)
			more, err := Decide(g, cmd, r)
			if !bytes.Equal(before, jsonOf(t, g)) {
				t.Fatalf("%+v changed the game that it decided on", cmd)
			}
			if !bytes.Equal(before, jsonOf(t, Replay(recoded(t, events)))) {
				t.Fatal("undone, the game is another")
			}
			if err != nil {
				i, ok := err.(*Illegal)
				if !ok || proposed || cmd.Anyway && !i.Firm || say.French.Error(i.Unwrap()) == i.Error() {
					t.Fatalf("%+v: %v", cmd, err)
				}
				continue
			}
			next := g.Clone()
			for _, e := range more {
				e.Apply(next)
			}
			for i := range next.Heroes {
				checkHero(t, g.Hero(next.Heroes[i].ID), &next.Heroes[i], cmd, more, o)
			}
			if Label(cmd, Teller{Lang: say.French, Game: next}) == "" {
				t.Fatalf("%+v has no label", cmd)
			}
			Next(next)
			events, g = append(events, more...), next
		}
		if !bytes.Equal(jsonOf(t, Replay(recoded(t, events))), jsonOf(t, g)) {
			t.Fatal("the replay is another game")
		}
	})
}

// TestOverride: the machine above does break rules, or it proves nothing about
// them: a meal in a fight is told in the log.
func TestOverride(t *testing.T) {
	table := at(nil)
	if _, err := table.do(Command{Verb: Battle, Enemies: []gamebook.Enemy{{Skill: 7, Stamina: 6}}}); err != nil {
		t.Fatal(err)
	}
	events, err := table.do(Command{Verb: Eat, Anyway: true})
	if err != nil || of[Override](events).Rule != "003-51" || table.hero().Now.Meals != 4 {
		t.Errorf("%v, %v", events, err)
	}
}

// TestClone: events on a copy leave the game alone.
func TestClone(t *testing.T) {
	table := at(func(h *Hero) { h.Equipment = []string{"a", "b"} })
	if _, err := table.do(Command{Verb: Battle, Mode: Together, Enemies: []gamebook.Enemy{{Skill: 1, Stamina: 6}, {Skill: 1, Stamina: 6}}}); err != nil {
		t.Fatal(err)
	}
	if _, err := table.do(Command{Verb: Round}, 1, 1, 6, 6, 6, 6, 1, 1); err != nil {
		t.Fatal(err)
	}
	before, n := jsonOf(t, table.g), table.g.Clone()
	for _, e := range []Event{
		WoundSettled{Hero: "h1", Enemy: 0, Result: gamebook.Hit, Left: 1}, ItemDropped{Hero: "h1", At: 0}, Noted{"h1", "x"},
		WentTo{"h1", 3, ""}, Changed{Hero: "h1", Stat: gamebook.Gold, To: 3}, FightEnded{Hero: "h1"},
	} {
		e.Apply(n)
	}
	if !bytes.Equal(before, jsonOf(t, table.g)) {
		t.Error("the copy shares what events change")
	}
	if bytes.Equal(before, jsonOf(t, n)) {
		t.Error("the events did nothing")
	}
}

// TestDecode: what a journal holds and this program does not know is refused.
func TestDecode(t *testing.T) {
	for _, row := range []struct{ reason, name, data string }{
		{"an unknown type", "Flew", `{}`},
		{"an unknown field", "WentTo", `{"hero":"h1","paragraph":3,"speed":2}`},
		{"no JSON", "WentTo", `{`},
		{"two values", "WentTo", `{}{}`},
	} {
		if e, err := Decode(row.name, []byte(row.data)); err == nil {
			t.Errorf("%s: %+v", row.reason, e)
		}
	}
	// Events about heroes and fights that are not there go nowhere.
	for _, e := range prototypes() {
		e.Apply(&Game{})
		e.Line(Teller{Lang: say.French, Game: &Game{}})
	}
}

func BenchmarkGesture(b *testing.B) {
	table := at(nil)
	if _, err := table.do(Command{Verb: Battle, Enemies: []gamebook.Enemy{{Skill: 9, Stamina: 20}}}); err != nil {
		b.Fatal(err)
	}
	b.ReportAllocs()
	for b.Loop() {
		if _, err := Decide(table.g, Command{Verb: Round}, dice.Scripted(6, 6, 1, 1)); err != nil {
			b.Fatal(err)
		}
		Next(table.g)
	}
}
