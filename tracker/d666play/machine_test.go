package d666play

import (
	"bytes"
	"encoding/json"
	"reflect"
	"testing"

	"pgregory.net/rapid"

	"croix/generator/d666"
	"croix/generator/dice"
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

// randomBook is a fight of any beings under any house rules.
func randomBook(t *rapid.T) *d666.Book {
	b := &d666.Book{Mode: d666.Manual}
	names := []string{"Ange", "Bob", "Démon", "Zombie", "Lou_Garou"}
	for i := range rapid.IntRange(2, len(names)).Draw(t, "fighters") {
		f := d666.Fighter{
			Name: names[i], Side: rapid.SampledFrom([]string{"1", "2", ""}).Draw(t, "side"), Category: rapid.SampledFrom(d666.Categories()).Draw(t, "category"),
			Force: rapid.IntRange(1, 7).Draw(t, "force"), Will: rapid.IntRange(1, 4).Draw(t, "will"), Agility: rapid.IntRange(1, 4).Draw(t, "agility"),
			Points: rapid.IntRange(1, 7).Draw(t, "points"), Divisor: rapid.IntRange(0, 3).Draw(t, "divisor"), Armour: rapid.IntRange(0, 2).Draw(t, "armour"),
		}
		if rapid.Bool().Draw(t, "armed") {
			f.Weapons = []d666.Weapon{{Name: "arme", Power: rapid.IntRange(-3, 4).Draw(t, "power"), Kind: rapid.SampledFrom(d666.WeaponKinds()).Draw(t, "kind")}}
		}
		if rapid.Bool().Draw(t, "psychic") {
			f.Powers = []d666.Power{{Name: "mental", Score: d666.Will}}
		}
		b.Fighters = append(b.Fighters, f)
	}
	for _, r := range d666.OptionRows() {
		if rapid.IntRange(0, 3).Draw(t, r.ID) == 0 {
			if err := b.Options.Set(r.ID + "=true"); err != nil {
				t.Fatal(err)
			}
		}
	}
	return b
}

// randomRoll is anything that can be told of a roll.
func randomRoll(t *rapid.T) Roll {
	r := Roll{
		Verdict:   rapid.SampledFrom([]d666.Verdict{d666.Open, d666.Success, d666.Failure}).Draw(t, "verdict"),
		Units:     rapid.IntRange(0, 7).Draw(t, "units"),
		Threshold: rapid.SampledFrom([]int{0, 0, 11, 40, 66}).Draw(t, "threshold"),
		Shift:     rapid.IntRange(-2, 2).Draw(t, "shift"),
	}
	if rapid.Bool().Draw(t, "faces") {
		r.Faces = rapid.SliceOfN(rapid.IntRange(1, 6), 3, 3).Draw(t, "faces")
	}
	if rapid.Bool().Draw(t, "level") {
		r.Level = rapid.StringMatching(`[0-9x]`).Draw(t, "level")
	}
	if rapid.Bool().Draw(t, "difficulty") {
		r.Difficulty = rapid.SampledFrom(d666.Difficulties()).Draw(t, "difficulty")
	}
	return r
}

// randomCommand is any gesture with operands that may or may not be legal.
func randomCommand(t *rapid.T, g *Game) Command {
	var ids []string
	for _, c := range g.Fighters {
		ids = append(ids, c.ID)
	}
	id := rapid.SampledFrom(ids)
	text := rapid.StringMatching(`[a-zé0-9’]{1,6}( (:|[a-zé+=-]{1,5})){0,2}`)
	cmd := Command{Verb: rapid.SampledFrom(Verbs()).Draw(t, "verb"), Anyway: rapid.Bool().Draw(t, "anyway")}
	switch cmd.Verb {
	case Attack:
		target := Target{ID: id.Draw(t, "target"), Defence: rapid.SampledFrom([]d666.DefenceKind{"", d666.Dodge, d666.Parry}).Draw(t, "defence")}
		if target.Defence != "" {
			target.Roll = randomRoll(t)
		}
		cmd.Targets, cmd.Attack = []Target{target}, randomRoll(t)
		cmd.Weapon = rapid.SampledFrom([]string{"", "arme", "autre"}).Draw(t, "weapon")
		cmd.Unseen, cmd.NoDodge = rapid.Bool().Draw(t, "unseen"), rapid.Bool().Draw(t, "no dodge")
	case Use:
		cmd.Attack, cmd.Power = randomRoll(t), rapid.SampledFrom([]string{"", "mental", "autre"}).Draw(t, "power")
		if cmd.Attack.empty() {
			cmd.Attack.Units = 3
		}
		for range rapid.IntRange(1, 2).Draw(t, "targets") {
			target := Target{ID: id.Draw(t, "target"), Defends: rapid.Bool().Draw(t, "defends"), Damage: rapid.IntRange(0, 5).Draw(t, "damage")}
			if target.Defends {
				target.Roll = randomRoll(t)
			}
			cmd.Targets = append(cmd.Targets, target)
		}
	case Move:
		cmd.Number = rapid.IntRange(0, 16).Draw(t, "metres")
	case Set:
		cmd.Field = rapid.SampledFrom(Fields()).Draw(t, "field")
		if cmd.Field == fieldState {
			cmd.State = rapid.SampledFrom(d666.States()).Draw(t, "state")
		} else {
			cmd.Sign, cmd.Number = rapid.SampledFrom([]string{"+", "-", "="}).Draw(t, "sign"), rapid.IntRange(0, 9).Draw(t, "number")
		}
	case Add:
		f := randomBook(t).Fighters[1]
		f.Name = rapid.SampledFrom([]string{"Late", "Bob", "Fifth"}).Draw(t, "name")
		cmd.Fighter = &f
	case Note, Act:
		cmd.Text = text.Draw(t, "text")
	}
	switch cmd.Verb {
	case Attack, Use, Move, Act, Pass, Set, Leave:
		cmd.Figure = id.Draw(t, "figure")
	}
	return cmd
}

// checkGame is what holds in every state.
func checkGame(t *rapid.T, g *Game) {
	for _, c := range g.Fighters {
		if c.Timer > 0 && c.State == d666.Active && c.Loses > 0 || c.Moved < 0 {
			t.Fatalf("%+v", c)
		}
	}
	playing := g.Phase == Psychic || g.Phase == Physical
	if playing && len(g.Open()) == 0 {
		t.Fatalf("the game waits for nobody: %s", jsonOf(t, g))
	}
	for _, id := range g.Open() {
		if c := g.Fighter(id); !c.State.Acts() || g.Phase == Psychic && !c.Fighter.HasPsychic() || c.Enters > g.Second {
			t.Fatalf("%s has a slot: %+v", id, c)
		}
	}
	if !playing && len(g.Pending) > 0 {
		t.Fatal("a cost was not written down")
	}
}

// TestRandomFights: any gestures on any fight keep what always holds; a legal one
// is never refused; a refused one changes nothing and says why in both languages;
// the dead lose their slots; a replay through the code is the same bytes, and so
// is the fight before each gesture.
func TestRandomFights(t *testing.T) {
	over := 0
	rapid.Check(t, func(t *rapid.T) {
		events, err := New(randomBook(t))
		if err != nil {
			t.Fatal(err)
		}
		g, r := Replay(events), dice.Seeded(rapid.Uint64().Draw(t, "seed"))
		for range rapid.IntRange(1, 60).Draw(t, "gestures") {
			legal := Legal(g)
			if len(legal) == 0 {
				t.Fatal("nothing is legal")
			}
			cmd, proposed := randomCommand(t, g), rapid.IntRange(0, 3).Draw(t, "legal") > 0
			if proposed {
				cmd = rapid.SampledFrom(legal).Draw(t, "gesture")
			}
			before := jsonOf(t, g)
			more, err := Decide(g, cmd, r)
			if !bytes.Equal(before, jsonOf(t, g)) {
				t.Fatalf("%+v changed the game that it decided on", cmd)
			}
			if !bytes.Equal(before, jsonOf(t, Replay(recoded(t, events)))) {
				t.Fatal("undone, the fight is another")
			}
			if err != nil {
				i, ok := err.(*Illegal)
				if !ok || proposed || cmd.Anyway && !i.Firm || say.French.Error(i.Unwrap()) == i.Error() {
					t.Fatalf("%+v: %v", cmd, err)
				}
				continue
			}
			if len(Lines(g, more, say.French)) == 0 && cmd.Verb != Pass {
				t.Fatalf("%+v is not told", cmd)
			}
			for _, e := range more {
				e.Apply(g)
			}
			checkGame(t, g)
			if Label(cmd, Teller{say.French, g}) == "" {
				t.Fatalf("%+v has no label", cmd)
			}
			Next(g)
			events = append(events, more...)
			if g.Phase == Over {
				over++
				break
			}
		}
		if !bytes.Equal(jsonOf(t, Replay(recoded(t, events))), jsonOf(t, g)) {
			t.Fatal("the replay is another fight")
		}
	})
	if over == 0 {
		t.Error("no fight was fought to its end: the test proves little")
	}
}

// TestWrite: a gesture that is written reads back as the same.
func TestWrite(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		events, err := New(randomBook(t))
		if err != nil {
			t.Fatal(err)
		}
		g := Replay(events)
		cmd := randomCommand(t, g)
		if cmd.Fighter != nil && len(cmd.Fighter.Weapons) == 0 {
			cmd.Fighter.Weapons = nil
		}
		for _, l := range say.Langs() {
			text := Write(cmd, l)
			back, err := Parse(g, text)
			if err != nil || !reflect.DeepEqual(back, cmd) {
				t.Fatalf("%q: %+v, %v, want %+v", text, back, err, cmd)
			}
		}
	})
}

// TestParse: the ways of players, in both languages, and what is no gesture.
func TestParse(t *testing.T) {
	g := newTable(t, session()).g
	for _, row := range []struct{ text, want string }{
		{"A Démon ange 4", "attack demon on ange 4"},
		{"attaquer dém sur ANGE réussi 4 parade raté", "attack demon on ange hit 4 parry miss"},
		{"attack ange 345 @43", "attack on ange 345 @43"},
		{"attack demon ange with hache niveau 3 difficile -1 unseen", "attack demon on ange level 3 hard -1 with hache unseen"},
		{"power ange on démon hit 4 will 2 damage 2 on zombie", "power ange hit 4 on demon will 2 damage 2 on zombie"},
		{"bob −2", "set bob points -2"},
		{"fixer bob état actif", "set bob state active"},
		{"bouger bob 7m", "move bob 7"},
		{"quand même passe bob", "anyway pass bob"},
		{"act bob : ouvre la porte : vite", "act bob : ouvre la porte : vite"},
		{"note il pleut", "note : il pleut"},
		{"ajouter Lou FO=3 VO=2 AG=3 camp=2", "add Lou FO=3 VO=2 AG=3 points=3 category=living side=2"},
	} {
		cmd, err := Parse(g, row.text)
		if got := Write(cmd, say.English); err != nil || got != row.want {
			t.Errorf("%q: %q, %v, want %q", row.text, got, err, row.want)
		}
	}
	for _, row := range []struct {
		text string
		want say.Key
	}{
		{"", say.D666GestureEmpty}, {"atack ange", say.D666GestureUnknown}, {"attack nobody", say.D666FighterNear},
		{"attack demon ange 999", say.D666NoFace}, {"attack demon ange hit 3 dance", say.D666LeftOver}, {"set bob", say.D666NoField},
		{"set bob speed =3", say.D666NoField}, {"set bob points 3", say.D666SignWanted}, {"set bob state happy", say.D666NoState},
		{"move bob far", say.D666WantNumber}, {"add Lou VO=2 AG=3", say.D666Missing}, {"add Lou fast", say.D666AddWhom}, {"add", say.D666AddWhom},
	} {
		if _, err := Parse(g, row.text); !say.Has(err, row.want) {
			t.Errorf("%q: %v, want %s", row.text, err, row.want)
		}
	}
}

// TestDecode: what a journal holds and this program does not know is refused, and
// events about fighters that are not there go nowhere.
func TestDecode(t *testing.T) {
	for _, row := range []struct{ reason, name, data string }{
		{"an unknown type", "Flew", `{}`}, {"an unknown field", "Moved", `{"id":"a","metres":3,"speed":2}`}, {"no JSON", "Moved", `{`},
	} {
		if e, err := Decode(row.name, []byte(row.data)); err == nil {
			t.Errorf("%s: %+v", row.reason, e)
		}
	}
	for _, e := range prototypes() {
		e.Apply(&Game{})
		e.Line(Teller{say.French, &Game{}})
	}
}

func FuzzParse(f *testing.F) {
	for _, s := range []string{"attack demon ange hit 4 parry 2", "power ange on demon 345 @43 will damage 2", "bob -2", "add X FO=3", "note : x", "a level"} {
		f.Add(s)
	}
	g := newTable(f, session()).g
	f.Fuzz(func(t *testing.T, text string) {
		cmd, err := Parse(g, text)
		if err != nil {
			if say.French.Error(err) == "" {
				t.Error("an error without words")
			}
			return
		}
		_, _ = Decide(g, cmd, dice.Seeded(1))
		for _, l := range say.Langs() {
			written := Write(cmd, l)
			if again, err := Parse(g, written); err != nil || !reflect.DeepEqual(again, cmd) {
				t.Errorf("%q is %+v, written %q, read as %+v %v", text, cmd, written, again, err)
			}
		}
	})
}

func BenchmarkGesture(b *testing.B) {
	tb := newTable(b, session())
	tb.must(b, "start")
	cmd := Command{Verb: Use, Figure: "ange", Attack: Roll{Verdict: d666.Success}, Targets: []Target{{ID: "demon"}}}
	b.ReportAllocs()
	for b.Loop() {
		if _, err := Decide(tb.g, cmd, dice.Scripted(3, 4, 5)); err != nil {
			b.Fatal(err)
		}
	}
}
