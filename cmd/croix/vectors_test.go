package main

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"maps"
	"math"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"croix/generator/purgatory"
)

// The vectors are situations of the rules with their results, worked out by
// hand from the book and the rulings. A vector names a function, its input and
// its output; the rules it cites stand for the page to read if it fails.

// vectorsEnv names one more file of vectors, which need not be published.
const vectorsEnv = "CROIX_VECTORS"

// vector is one situation.
type vector struct {
	ID   string          `json:"id"`
	Fn   string          `json:"fn"`
	In   json.RawMessage `json:"in"`
	Out  json.RawMessage `json:"out"`
	Cite []string        `json:"cite"`
	Note string          `json:"note"`
}

// vectorFunc works a function out. What it returns is compared as JSON.
type vectorFunc func(c *purgatory.Catalog, in json.RawMessage) (any, error)

// vectorSituation is the function of vectors in prose: no function works them
// out, a test of their own plays each (see situationTests).
const vectorSituation = "situation"

// vectorFuncs are the functions that vectors run.
var vectorFuncs = mergeVectors(tableVectors, shotVectors, meleeVectors, powerVectors)

// mergeVectors is all functions of several themes.
func mergeVectors(themes ...map[string]vectorFunc) map[string]vectorFunc {
	all := map[string]vectorFunc{}
	for _, theme := range themes {
		maps.Copy(all, theme)
	}
	return all
}

// tableVectors are the functions of tables, derived numbers and the board.
var tableVectors = map[string]vectorFunc{
	"lookup": vectorInput(func(c *purgatory.Catalog, in struct {
		Table purgatory.ChartID
		D66   int
	}) (any, error) {
		row, err := c.Lookup(in.Table, in.D66)
		if err != nil {
			return nil, err
		}
		return row.ID, nil
	}),
	"wandering_reveal": vectorInput(func(c *purgatory.Catalog, in struct {
		D66    int
		InPlay []string `json:"in_play"`
	}) (any, error) {
		soul, again, err := c.Reveal(in.D66, purgatory.NewDrawn(in.InPlay, nil))
		switch {
		case err != nil:
			return nil, err
		case again:
			return "reroll", nil
		}
		return soul.ID, nil
	}),
	"derive": vectorInput(func(c *purgatory.Catalog, in struct {
		Sins   purgatory.Sins
		Shifts map[string]int
		Items  []string
	}) (any, error) {
		shifts := map[purgatory.Sin]int{}
		for id, by := range in.Shifts {
			s, ok := purgatory.SinByID(id)
			if !ok {
				return nil, fmt.Errorf("no sin %q", id)
			}
			shifts[s] = by
		}
		var items []*purgatory.Item
		for _, id := range in.Items {
			it, ok := c.ItemByID(id)
			if !ok {
				return nil, fmt.Errorf("no item %q", id)
			}
			items = append(items, it)
		}
		d := purgatory.Derive(purgatory.Effective(in.Sins, shifts, items))
		return map[string]int{
			"move": d.Move, "ps": d.Substance, "cc": d.MeleeDice, "bare": d.Bare, "ammo": d.Ammo, "pride": d.Pride,
		}, nil
	}),
	"celestial": vectorInput(func(c *purgatory.Catalog, in struct{ ID string }) (any, error) {
		b, ok := c.Celestial(in.ID)
		if !ok {
			return nil, fmt.Errorf("no celestial %q", in.ID)
		}
		return map[string]any{
			"kind": b.Kind, "ps": b.Substance, "cc": b.MeleeDice,
			// The vectors write 1d6 where the notation is d6.
			"damage": fmt.Sprintf("%dd%d", b.Damage.Count, b.Damage.Sides), "move": purgatory.CelestialMove,
		}, nil
	}),
	"wdamage": vectorInput(func(c *purgatory.Catalog, in struct {
		Weapon      string
		Colere      int
		DemonTarget bool `json:"demon_target"`
	}) (any, error) {
		d, ok := c.WeaponDamage(in.Weapon, in.Colere, in.DemonTarget)
		if !ok {
			return nil, fmt.Errorf("no weapon %q", in.Weapon)
		}
		return d, nil
	}),
	"direction": vectorInput(func(_ *purgatory.Catalog, in struct{ D12 int }) (any, error) {
		d, again, err := purgatory.DirectionOf(in.D12)
		switch {
		case err != nil:
			return nil, err
		case again:
			return "reroll", nil
		}
		return d.String(), nil
	}),
	"scatter": vectorInput(func(_ *purgatory.Catalog, in struct {
		D12  int
		Dice []int
	}) (any, error) {
		d, again, err := purgatory.DirectionOf(in.D12)
		switch {
		case err != nil:
			return nil, err
		case again:
			return "reroll", nil
		}
		sum := 0
		for _, face := range in.Dice {
			sum += face
		}
		x, y := purgatory.Scatter(d, sum)
		return []float64{x, y}, nil
	}),
	"zone": vectorInput(func(_ *purgatory.Catalog, in struct{ X, Y float64 }) (any, error) {
		return purgatory.Zone(in.X, in.Y), nil
	}),
}

// allVectorFuncs is the functions of every file.
func allVectorFuncs() map[string]vectorFunc {
	all := maps.Clone(vectorFuncs)
	maps.Copy(all, vectorsPlay)
	return all
}

// vectorInput is a vectorFunc whose input is an In. A field that In does not
// have is an error: it must not be passed over.
func vectorInput[In any](f func(*purgatory.Catalog, In) (any, error)) vectorFunc {
	return func(c *purgatory.Catalog, raw json.RawMessage) (any, error) {
		var in In
		dec := json.NewDecoder(bytes.NewReader(raw))
		dec.DisallowUnknownFields()
		if err := dec.Decode(&in); err != nil {
			return nil, fmt.Errorf("input: %w", err)
		}
		return f(c, in)
	}
}

// runVectors runs all vectors and tells everything that is wrong with them.
// played names the test that plays each situation, by the id of its vector. It
// counts the vectors of each function.
func runVectors(c *purgatory.Catalog, vectors []vector, impl map[string]vectorFunc, played map[string]string) (map[string]int, []error) {
	if len(vectors) == 0 {
		return nil, []error{errors.New("no vectors at all")}
	}
	counts := map[string]int{}
	situations := map[string]bool{}
	var wrong []error
	for _, v := range vectors {
		counts[v.Fn]++
		f, ok := impl[v.Fn]
		switch {
		case v.Fn == vectorSituation:
			situations[v.ID] = true
			if played[v.ID] == "" {
				wrong = append(wrong, fmt.Errorf("%s: no test plays it: %s", v.ID, v.In))
			}
		case ok:
			if err := checkVector(c, v, f); err != nil {
				wrong = append(wrong, err)
			}
		default:
			wrong = append(wrong, fmt.Errorf("%s: %q is not implemented", v.ID, v.Fn))
		}
	}
	for _, fn := range slices.Sorted(maps.Keys(impl)) {
		if counts[fn] == 0 {
			wrong = append(wrong, fmt.Errorf("%q is in no vector", fn))
		}
	}
	for _, id := range slices.Sorted(maps.Keys(played)) {
		if !situations[id] {
			wrong = append(wrong, fmt.Errorf("%s plays %s, which is no situation", played[id], id))
		}
	}
	return counts, wrong
}

// checkVector runs one vector.
func checkVector(c *purgatory.Catalog, v vector, f vectorFunc) error {
	got, err := f(c, v.In)
	if err != nil {
		return fmt.Errorf("%s %s %s: %w (%s)", v.ID, v.Fn, v.In, err, strings.Join(v.Cite, " "))
	}
	text, err := json.Marshal(got)
	if err != nil {
		return fmt.Errorf("%s %s: %w", v.ID, v.Fn, err)
	}
	var a, b any
	if err := errors.Join(json.Unmarshal(text, &a), json.Unmarshal(v.Out, &b)); err != nil {
		return fmt.Errorf("%s %s: %w", v.ID, v.Fn, err)
	}
	if !sameJSON(a, b) {
		return fmt.Errorf("%s %s %s: got %s, want %s (%s) %s", v.ID, v.Fn, v.In, text, v.Out, strings.Join(v.Cite, " "), v.Note)
	}
	return nil
}

// sameJSON compares JSON values. Vectors round coordinates to a tenth of a
// millimetre, which no whole number comes near.
func sameJSON(a, b any) bool {
	switch a := a.(type) {
	case float64:
		b, ok := b.(float64)
		return ok && math.Abs(a-b) <= 0.005
	case []any:
		b, ok := b.([]any)
		return ok && slices.EqualFunc(a, b, sameJSON)
	case map[string]any:
		b, ok := b.(map[string]any)
		return ok && maps.EqualFunc(a, b, sameJSON)
	}
	return a == b
}

// readVectors reads a file of vectors, which is no file if it has none.
func readVectors(file string) ([]vector, error) {
	data, err := os.ReadFile(file)
	if err != nil {
		return nil, err
	}
	var all []vector
	if err := json.Unmarshal(data, &all); err != nil {
		return nil, fmt.Errorf("%s: %w", file, err)
	}
	if len(all) == 0 {
		return nil, fmt.Errorf("%s: no vectors", file)
	}
	for i, v := range all {
		if v.ID == "" || v.Fn == "" || v.Out == nil {
			return nil, fmt.Errorf("%s: vector %d has no id, fn or out", file, i+1)
		}
	}
	return all, nil
}

// TestVectors runs every published vector, and those of the file that
// CROIX_VECTORS names. A vector that is in both runs twice.
func TestVectors(t *testing.T) {
	files, err := filepath.Glob("testdata/vectors/*.json")
	if err != nil {
		t.Fatal(err)
	}
	extra := os.Getenv(vectorsEnv)
	if extra != "" {
		files = append(files, extra)
	}
	played := situationTests(t)
	var vectors []vector
	for _, file := range files {
		vs, err := readVectors(file)
		if err != nil {
			t.Fatal(err)
		}
		if file == extra {
			// Prose that the tests have never seen is for people: it is told, and
			// does not hide how the functions fare.
			vs = slices.DeleteFunc(vs, func(v vector) bool {
				told := v.Fn == vectorSituation && played[v.ID] == ""
				if told {
					fmt.Printf("vectors: %s NOT PLAYED: %s\n", v.ID, v.In)
				}
				return told
			})
		}
		vectors = append(vectors, vs...)
	}
	c, err := purgatory.Default()
	if err != nil {
		t.Fatal(err)
	}
	counts, wrong := runVectors(c, vectors, allVectorFuncs(), played)
	for _, err := range wrong {
		t.Error(err)
	}
	total := 0
	for _, fn := range slices.Sorted(maps.Keys(counts)) {
		total += counts[fn]
		fmt.Printf("vectors: %-18s ran %3d\n", fn, counts[fn])
	}
	fmt.Printf("vectors: %-18s ran %3d\n", "all", total)
}

// TestVectorsControl is the negative control of the test above: each row must
// fail, but for the first.
func TestVectorsControl(t *testing.T) {
	c, err := purgatory.Default()
	if err != nil {
		t.Fatal(err)
	}
	zone := map[string]vectorFunc{"zone": vectorFuncs["zone"]}
	scatter := map[string]vectorFunc{"scatter": vectorFuncs["scatter"]}
	damage := map[string]vectorFunc{"damage": vectorFuncs["damage"]}
	control := map[string]vectorFunc{"control_seq": vectorFuncs["control_seq"]}
	triple := map[string]vectorFunc{"triple_legal": vectorFuncs["triple_legal"]}
	one := func(fn, in, out string) []vector {
		return []vector{{ID: "C-1", Fn: fn, In: json.RawMessage(in), Out: json.RawMessage(out)}}
	}
	for _, row := range []struct {
		reason  string
		vectors []vector
		impl    map[string]vectorFunc
		played  map[string]string
		want    string // in the error; "" for none
	}{
		{"a right one passes", one("zone", `{"x":0,"y":0}`, `"flames"`), zone, nil, ""},
		{"rounded coordinates pass", one("scatter", `{"d12":2,"dice":[6,6]}`, `[8.49,108.49]`), scatter, nil, ""},
		{"a familiar takes damage first (Q-204)", one("damage", `{"hits":[5],"familiar":3,"ps":8}`, `{"familiar":0,"ps":6,"lost":2}`), damage, nil, ""},
		{"God may keep a failure near the Principalities (R-297)",
			one("control_seq", `{"envie":4,"rolls":[6],"near_principality":true}`, `["random",1]`), control, nil, ""},
		{"he must re-roll a success near Envy (R-283)",
			one("control_seq", `{"envie":4,"rolls":[2],"near_envy":true}`, `["controlled",1]`), control, nil, "another die"},
		{"pride is no choice (Q-025)", one("triple_legal", `{"triple":["envie","orgueil","colere"],"sin":"envie"}`, `false`), triple, nil, ""},
		{"a wrong text", one("zone", `{"x":0,"y":0}`, `"embers"`), zone, nil, "want \"embers\""},
		{"a wrong coordinate", one("scatter", `{"d12":2,"dice":[6,6]}`, `[8.49,108.48]`), scatter, nil, "want [8.49"},
		{"a coordinate too many", one("scatter", `{"d12":1,"dice":[1,1]}`, `[0,102,0]`), scatter, nil, "want [0"},
		{"a wrong type", one("zone", `{"x":0,"y":0}`, `0`), zone, nil, "want 0"},
		{"an unknown function", one("zones", `{}`, `0`), zone, nil, "not implemented"},
		{"an unknown field of the input", one("zone", `{"x":0,"y":0,"z":1}`, `"flames"`), zone, nil, "unknown field"},
		{"an implemented function without vector", one("zone", `{"x":0,"y":0}`, `"flames"`), vectorFuncs, nil, `"derive" is in no vector`},
		{"a situation that a test plays passes", one(vectorSituation, `{"text":"a"}`, `"b"`), nil, map[string]string{"C-1": "TestA"}, ""},
		{"a situation that no test plays", one(vectorSituation, `{"text":"a"}`, `"b"`), nil, nil, "no test plays it"},
		{"a test of no situation", one("zone", `{"x":0,"y":0}`, `"flames"`), zone, map[string]string{"C-9": "TestA"}, "TestA plays C-9"},
		{"no vectors", nil, zone, nil, "no vectors"},
	} {
		t.Run(row.reason, func(t *testing.T) {
			_, wrong := runVectors(c, row.vectors, row.impl, row.played)
			switch err := errors.Join(wrong...); {
			case row.want == "" && err != nil:
				t.Errorf("error %v, want none", err)
			case row.want != "" && (err == nil || !strings.Contains(err.Error(), row.want)):
				t.Errorf("error %v, want one with %q", err, row.want)
			}
		})
	}
}

// TestReadVectorsControl: a file that proves nothing is refused.
func TestReadVectorsControl(t *testing.T) {
	for _, row := range []struct{ reason, content string }{
		{"empty list", "[]"},
		{"empty file", ""},
		{"no function", `[{"id":"T-1","in":{},"out":1}]`},
		{"no result", `[{"id":"T-1","fn":"zone","in":{}}]`},
	} {
		t.Run(row.reason, func(t *testing.T) {
			file := filepath.Join(t.TempDir(), "vectors.json")
			if err := os.WriteFile(file, []byte(row.content), 0o600); err != nil {
				t.Fatal(err)
			}
			if _, err := readVectors(file); err == nil {
				t.Error("it is accepted")
			}
		})
	}
}
