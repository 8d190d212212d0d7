package main

import (
	"os"
	"strconv"
	"strings"
	"testing"

	"croix/generator/say"
	"croix/tracker/purgatoryplay"
)

// keyScene is where a gesture of docs/keys.md is made: the gestures and keys
// before it, and what it does.
type keyScene struct {
	before []made
	keys   map[say.Lang]string // pressed before
	verb   purgatoryplay.Verb  // of the gesture that is recorded; "" for none
	sees   map[say.Lang]string // on the screen after it
}

// keyScenes are the gestures of docs/keys.md.
func keyScenes() map[string]keyScene {
	playing := append(armed(), made{"activate p1", nil})
	drifting := []made{{"drift p3", []int{3, 4, 4, 4}}}
	trying := append(drifting, made{"purgatory touching wrath", nil})
	after := func(keys string) map[say.Lang]string {
		return map[say.Lang]string{say.English: keys, say.French: keys}
	}
	return map[string]keyScene{
		"substance lost by the figure that plays": {before: playing, verb: purgatoryplay.Correct},
		"shot":                               {before: playing, verb: purgatoryplay.Shoot},
		"end of the activation":              {before: playing, verb: purgatoryplay.End},
		"activation":                         {before: armed(), verb: purgatoryplay.Activate},
		"move":                               {before: playing, verb: purgatoryplay.Move},
		"strike":                             {before: playing, verb: purgatoryplay.Strike},
		"on guard":                           {before: playing, verb: purgatoryplay.OnGuard},
		"drift of a pawn":                    {verb: purgatoryplay.Drift},
		"where the pawn stopped":             {before: drifting, verb: purgatoryplay.Answer},
		"the sins of an attempt, the best":   {before: trying, verb: purgatoryplay.Answer},
		"damnation of a pawn, the best sins": {before: append(armed(), made{"activate lust", nil}), verb: purgatoryplay.Damn},
		"substance lost by a figure that is open": {
			before: playing, keys: after("q"), verb: purgatoryplay.Correct,
		},
		"the same while somebody is asked": {before: append(playing, made{"strike seraphim", nil}), keys: after("p1"), verb: purgatoryplay.Correct},
		"undo":                             {before: playing, sees: map[say.Lang]string{say.English: "undone: activation", say.French: "annulé : activation"}},
		"redo":                             {before: playing, keys: after("u"), sees: map[say.Lang]string{say.English: "redone: activation", say.French: "refait : activation"}},
	}
}

// TestKeysDocumented presses what docs/keys.md says, in both languages, counts
// the presses, and sees that each gesture is made by them.
func TestKeysDocumented(t *testing.T) {
	data, err := os.ReadFile("../../docs/keys.md")
	if err != nil {
		t.Fatal(err)
	}
	scenes := keyScenes()
	for _, line := range strings.Split(string(data), "\n") {
		cells := strings.Split(strings.Trim(line, "| "), " | ")
		if len(cells) != 4 || cells[0] == "gesture" {
			continue
		}
		scene, ok := scenes[cells[0]]
		if !ok {
			t.Errorf("docs/keys.md has %q, which no test presses", cells[0])
			continue
		}
		delete(scenes, cells[0])
		want, err := strconv.Atoi(cells[3])
		if err != nil {
			t.Fatal(err)
		}
		for i, lang := range []say.Lang{say.English, say.French} {
			t.Run(cells[0]+" "+string(lang), func(t *testing.T) { scene.try(t, lang, cells[i+1], want) })
		}
	}
	for name := range scenes {
		t.Errorf("docs/keys.md lacks %q", name)
	}
}

func (k keyScene) try(t *testing.T, lang say.Lang, keys string, want int) {
	n := usual()
	n.auto = []string{"god", "satan"}
	x := newTable(t, lang, n, k.before...)
	x.press(k.keys[lang])
	before := len(x.l.lines)
	if got := x.press(keys); got != want {
		t.Errorf("%q is %d presses, the table says %d", keys, got, want)
	}
	x.wait()
	if k.verb != "" {
		if verb := lang.Text(say.Key("play.verb." + string(k.verb))); len(x.l.lines) != before+1 || !strings.HasPrefix(x.last(), verb) {
			t.Errorf("%d gestures more, the last %q, want one %q; the screen:\n%s", len(x.l.lines)-before, x.last(), verb, x.screen(100, 40))
		}
	}
	if text := k.sees[lang]; text != "" {
		x.sees(text)
	}
}
