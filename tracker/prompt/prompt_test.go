package prompt

import (
	"errors"
	"fmt"
	"io"
	"slices"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"croix/generator/say"
)

var rows = []Row{
	{Value: "demon", Label: "Démon"}, {Value: "angel", Label: "Ange gardien"}, {Value: "arch", Label: "Archange"},
	{Value: "pope", Label: "Le Pape", Disabled: "déjà mort"},
}

func TestFind(t *testing.T) {
	players := []Row{{Value: "two", Label: "2 joueurs"}, {Value: "three", Label: "3 joueurs"}}
	for _, row := range []struct {
		reason, answer, byDefault string
		rows                      []Row
		want                      string
		key                       say.Key // of the error; "" for none
	}{
		{"a number", "2", "", rows, "angel", ""},
		{"a label without its accent", "demon", "", rows, "demon", ""},
		{"a label with another accent and capitals", " DÈMON ", "", rows, "demon", ""},
		{"an accent apart from its letter", "de\u0301mon", "", rows, "demon", ""},
		{"a value", "arch", "", rows, "arch", ""},
		{"the beginning of one label", "an", "", rows, "angel", ""},
		{"the beginning of two", "a", "", rows, "", say.PromptSeveral},
		{"nothing begins so", "x", "", rows, "", say.PromptNone},
		{"the middle of a label", "gardien", "", rows, "", say.PromptNone},
		{"a row that is disabled", "le pape", "", rows, "", say.PromptDisabled},
		{"its number", "4", "", rows, "", say.PromptDisabled},
		{"a number too high", "5", "", rows, "", say.PromptNone},
		{"zero", "0", "", rows, "", say.PromptNone},
		{"an empty answer without a default", "", "", rows, "", say.PromptPick},
		{"an empty answer", " ", "arch", rows, "arch", ""},
		{"labels that begin with digits are no numbers", "2", "", players, "two", ""},
		{"nor is the place of one", "1", "", players, "", say.PromptNone},
		{"no rows", "1", "", nil, "", say.PromptNone},
	} {
		t.Run(row.reason, func(t *testing.T) {
			got, err := Select{Rows: row.rows, Default: row.byDefault}.Find(row.answer)
			if row.key != "" {
				if !say.Has(err, row.key) {
					t.Fatalf("error %v, want %s", err, row.key)
				}
				return
			}
			if err != nil || got.Value != row.want {
				t.Errorf("got %q and %v, want %q", got.Value, err, row.want)
			}
		})
	}
}

func TestReadNumber(t *testing.T) {
	three := 3
	for _, row := range []struct {
		reason, answer string
		byDefault      *int
		want           int
		ok             bool
	}{
		{"the least", "-2", nil, -2, true},
		{"the most", "6", nil, 6, true},
		{"a minus as it is printed", "−2", nil, -2, true},
		{"below", "-3", nil, 0, false},
		{"above", "7", nil, 0, false},
		{"a fraction", "2.5", nil, 0, false},
		{"a word", "two", nil, 0, false},
		{"nothing", "", nil, 0, false},
		{"nothing, with a default", " ", &three, 3, true},
	} {
		got, err := Number{Min: -2, Max: 6, Default: row.byDefault}.Read(row.answer)
		if got != row.want || (err == nil) != row.ok {
			t.Errorf("%s: got %d and %v, want %d", row.reason, got, err, row.want)
		}
	}
}

func TestReadDice(t *testing.T) {
	for _, row := range []struct {
		reason, answer string
		sides          []int
		rest           bool
		want           []int // nil for an error
	}{
		{"digit after digit", "34", []int{6, 6}, false, []int{3, 4}},
		{"with a comma", "3,4", []int{6, 6}, false, []int{3, 4}},
		{"with spaces", " 3  4 ", []int{6, 6}, false, []int{3, 4}},
		{"a die of twenty needs room between", "12 3", []int{20, 6}, false, []int{12, 3}},
		{"one die of twenty", "12", []int{20}, false, []int{12}},
		{"zero", "30", []int{6, 6}, false, nil},
		{"seven", "73", []int{6, 6}, false, nil},
		{"seven on a die of eight", "37", []int{6, 8}, false, []int{3, 7}},
		{"too few", "3", []int{6, 6}, false, nil},
		{"too many", "345", []int{6, 6}, false, nil},
		{"none", "", []int{6}, false, nil},
		{"the rest by the program", "3r", []int{6, 6, 6}, true, []int{3}},
		{"all by the program", "R", []int{6, 6}, true, []int{}},
		{"r where the program may not roll", "3r", []int{6, 6}, false, nil},
		{"r in the middle", "r3", []int{6, 6}, true, nil},
		{"a minus", "-3", []int{6, 6}, false, nil},
	} {
		got, err := Dice{Sides: row.sides, Rest: row.rest}.Read(row.answer)
		if !slices.Equal(got, row.want) || (err == nil) != (row.want != nil) {
			t.Errorf("%s: got %v and %v, want %v", row.reason, got, err, row.want)
		}
	}
}

// FuzzDice: whatever is typed, faces are faces of the dice.
func FuzzDice(f *testing.F) {
	f.Add("34", true)
	f.Add("12 r", true)
	f.Add("é\xff", false)
	f.Fuzz(func(t *testing.T, answer string, rest bool) {
		q := Dice{Sides: []int{6, 8, 20}, Rest: rest}
		faces, err := q.Read(answer)
		if err != nil {
			return
		}
		if len(faces) != len(q.Sides) && !rest {
			t.Errorf("%q: %v", answer, faces)
		}
		for i, n := range faces {
			if n < 1 || n > q.Sides[i] {
				t.Errorf("%q: %v", answer, faces)
			}
		}
	})
}

// questions asks each kind of question once; all of them have a default.
func questions() map[string]func(Prompter) error {
	one := 1
	return map[string]func(Prompter) error{
		"select": func(p Prompter) error {
			_, err := p.Select(Select{Question{"select", "Who?", "", false}, rows, "demon"})
			return err
		},
		"input": func(p Prompter) error {
			only := func(text string) error {
				if text != "x" {
					return say.Errorf(say.PromptPick)
				}
				return nil
			}
			_, err := p.Input(Input{Question: Question{"input", "Name?", "", false}, Default: "x", Check: only})
			return err
		},
		"number": func(p Prompter) error {
			_, err := p.Number(Number{Question{"number", "Many?", "", false}, 1, 6, &one})
			return err
		},
		"confirm": func(p Prompter) error {
			_, err := p.Confirm(Confirm{Question{"confirm", "Sure?", "", false}, true})
			return err
		},
		"dice": func(p Prompter) error {
			_, err := p.Dice(Dice{Question{"dice", "Throw", "", false}, []int{6, 6}, true})
			return err
		},
	}
}

// TestPlainEnd: the end of the input is an error, never a default, and never
// an endless loop, whatever stood before it.
func TestPlainEnd(t *testing.T) {
	for kind, ask := range questions() {
		for _, before := range []string{"", "nonsense\n", "nonsense\n9\n"} {
			err := ask(NewPlain(say.English, strings.NewReader(before), io.Discard))
			if !say.Has(err, say.PromptEnd) {
				t.Errorf("%s after %q: error %v, want that of the end", kind, before, err)
			}
		}
		broken := errors.New("broken")
		if err := ask(NewPlain(say.English, failing{broken}, io.Discard)); !errors.Is(err, broken) {
			t.Errorf("%s: error %v, want %v", kind, err, broken)
		}
		if err := ask(NewPlain(say.English, strings.NewReader("\n\n"), writeFails{broken})); !errors.Is(err, broken) {
			t.Errorf("%s: error %v, want %v of the output", kind, err, broken)
		}
		if err := ask(NewPlain(say.English, strings.NewReader(strings.Repeat("x", 1<<20)), io.Discard)); !say.Has(err, say.PromptRead) {
			t.Errorf("%s: error %v of an endless line", kind, err)
		}
	}
}

type failing struct{ err error }

func (f failing) Read([]byte) (int, error) { return 0, f.err }

type writeFails struct{ err error }

func (w writeFails) Write([]byte) (int, error) { return 0, w.err }

// TestPlain: what is written, and that one prompter asks many questions of one
// input.
func TestPlain(t *testing.T) {
	var out strings.Builder
	p := NewPlain(say.French, strings.NewReader("a\npape\n\nr\n7\n3\noui\n3 r\n"), &out)
	who, err1 := p.Select(Select{Question{"who", "Qui ?", "Un seul.", false}, rows, "demon"})
	name, err2 := p.Input(Input{Question: Question{"name", "Nom", "", false}, Default: "x"})
	n, err3 := p.Number(Number{Question{"n", "Combien", "", false}, 1, 6, nil})
	sure, err4 := p.Confirm(Confirm{Question{"sure", "Sûr ?", "", false}, false})
	faces, err5 := p.Dice(Dice{Question{"dice", "Jet", "", false}, []int{6, 6, 8}, true})
	if err := errors.Join(err1, err2, err3, err4, err5); err != nil {
		t.Fatal(err)
	}
	if who != "demon" || name != "r" || n != 3 || !sure || !slices.Equal(faces, []int{3}) {
		t.Errorf("got %q %q %d %t %v", who, name, n, sure, faces)
	}
	for _, want := range []string{
		"Qui ?\n   1  Démon\n   2  Ange gardien\n   3  Archange\n   -  Le Pape — déjà mort\n  Un seul.\n[Démon] > ",
		"« a » peut être Ange gardien ou Archange", "rien ici ne commence par « pape »",
		"Combien (de 1 à 6)\n> ", "« 7 » : donnez un nombre entier", "[non] > ", "Jet  2d6 1d8  (r",
	} {
		if !strings.Contains(strings.ReplaceAll(out.String(), "\u00a0", " "), want) {
			t.Errorf("%q is not in\n%s", want, out.String())
		}
	}
}

// TestPlainHarmless: a default from a file does not drive the terminal.
func TestPlainHarmless(t *testing.T) {
	var out strings.Builder
	p := NewPlain(say.English, strings.NewReader("\n"), &out)
	if got, err := p.Input(Input{Default: "\x1b[2J"}); err != nil || got != "\x1b[2J" {
		t.Errorf("got %q and %v", got, err)
	}
	if strings.Contains(out.String(), "\x1b") {
		t.Errorf("an escape reaches the terminal: %q", out.String())
	}
}

// testTB stands for a test and keeps what fails it.
type testTB struct {
	failed  []string
	cleanup []func()
}

func (t *testTB) Helper()                      {}
func (t *testTB) Errorf(f string, args ...any) { t.failed = append(t.failed, fmt.Sprintf(f, args...)) }
func (t *testTB) Fatalf(f string, args ...any) { t.Errorf(f, args...) }
func (t *testTB) Cleanup(f func())             { t.cleanup = append(t.cleanup, f) }

func TestScript(t *testing.T) {
	for _, row := range []struct {
		reason  string
		answers []Answer
		failed  string // "" for none
		left    bool
	}{
		{"as asked", []Answer{{Key: "number", Text: "3"}}, "", false},
		{"an empty answer is the default", []Answer{{Key: "number"}}, "", false},
		{"a second try", []Answer{{Key: "number", Text: "7"}, {Key: "number", Text: "3"}}, "", false},
		{"it leaves", []Answer{{Key: "number", Leave: true}}, "", true},
		{"another question", []Answer{{Key: "name", Text: "3"}}, `asked for "number"`, true},
		{"no answer", nil, `asked for "number"`, true},
		{"a refusal and no second try", []Answer{{Key: "number", Text: "7"}}, `asked for "number"`, true},
		{"an answer left over", []Answer{{Key: "number", Text: "3"}, {Key: "name", Text: "x"}}, `nothing asked for "name"`, false},
	} {
		t.Run(row.reason, func(t *testing.T) {
			fake := &testTB{}
			err := questions()["number"](NewScript(fake, row.answers...))
			for _, f := range fake.cleanup {
				f()
			}
			got := strings.Join(fake.failed, "; ")
			if (row.failed == "") != (got == "") || !strings.Contains(got, row.failed) {
				t.Errorf("the test fails with %q, want %q", got, row.failed)
			}
			if errors.Is(err, ErrLeft) != row.left || !row.left && err != nil {
				t.Errorf("error %v, left %t", err, row.left)
			}
		})
	}
}

// TestPrompters: lines and scripts read the same answers alike.
func TestPrompters(t *testing.T) {
	kinds := questions()
	rapid.Check(t, func(rt *rapid.T) {
		kind := rapid.SampledFrom([]string{"select", "input", "number", "confirm", "dice"}).Draw(rt, "kind")
		answer := rapid.StringMatching(`[0-9a-zé ,-]{0,4}`).Draw(rt, "answer")
		fake := &testTB{}
		script := NewScript(fake, Answer{Key: kind, Text: answer})
		_ = kinds[kind](script)
		err := kinds[kind](NewPlain(say.English, strings.NewReader(answer+"\n"), io.Discard))
		if refused := len(script.Refused) > 0; refused != (err != nil) {
			rt.Errorf("%s %q: the script refuses: %t, lines: %v", kind, answer, refused, err)
		}
	})
}

// TestMark: what picks a row alone is never what could be meant for another.
func TestMark(t *testing.T) {
	for reason, row := range map[string]struct {
		rows []Row
		want string
	}{
		"places":                       {[]Row{{Value: "a", Label: "one"}, {Value: "b", Label: "two"}}, "12"},
		"values that are numbers":      {[]Row{{Value: "2", Label: "two players"}, {Value: "3", Label: "three"}}, "23"},
		"labels that begin with them":  {[]Row{{Value: "b", Label: "2 players"}, {Value: "c", Label: "3 players"}}, ""},
		"a number that a label begins": {[]Row{{Value: "2", Label: "2 players"}}, ""},
	} {
		q, got := Select{Rows: row.rows}, ""
		for i, r := range row.rows {
			mark := q.Mark(i)
			if found, err := q.Find(mark); mark != "" && (err != nil || found != r) {
				t.Errorf("%s: %q finds %v, %v", reason, mark, found, err)
			}
			got += mark
		}
		if got != row.want {
			t.Errorf("%s: marks %q, want %q", reason, got, row.want)
		}
	}
}
