package tui

import (
	"errors"
	"fmt"
	"os"
	"slices"
	"strings"
	"testing"
	"time"

	tea "github.com/charmbracelet/bubbletea"
	"github.com/charmbracelet/x/ansi"

	"croix/generator/say"
	"croix/tracker/prompt"
)

// The keys as a terminal sends them.
const (
	enter     = "\r"
	down      = "\x1b[B"
	up        = "\x1b[A"
	backspace = "\x7f"
	esc       = "\x1b"
	ctrlC     = "\x03"
	right     = "\x1b[C"
)

// typed are forms for somebody who types these keys, and what they see.
func typed(lang say.Lang, keys string) (*Forms, *strings.Builder) {
	out := &strings.Builder{}
	return newForms(lang, strings.NewReader(keys), out, false), out
}

// looking are forms that are left after these keys; what was seen last is
// kept.
func looking(lang say.Lang, size tea.WindowSizeMsg, keys ...tea.KeyMsg) (forms *Forms, seen *string) {
	forms, seen = newForms(lang, nil, &strings.Builder{}, false), new(string)
	forms.show = func(s *screen) error {
		s.Init()
		s.Update(size)
		for _, k := range keys {
			s.Update(k)
		}
		*seen = s.View()
		return nil
	}
	return forms, seen
}

// word is keys pressed together, or pasted.
func word(s string) tea.KeyMsg { return tea.KeyMsg{Type: tea.KeyRunes, Runes: []rune(s)} }

func press(k tea.KeyType) tea.KeyMsg { return tea.KeyMsg{Type: k} }

// within fails a test whose form waits for more keys than there are.
func within(t *testing.T, ask func() error) error {
	t.Helper()
	done := make(chan error, 1)
	go func() { done <- ask() }()
	select {
	case err := <-done:
		return err
	case <-time.After(20 * time.Second):
		t.Fatal("the form still waits")
		return nil
	}
}

var rows = []prompt.Row{
	{Value: "demon", Label: "Démon"}, {Value: "angel", Label: "Ange gardien"}, {Value: "arch", Label: "Archange"},
	{Value: "pope", Label: "Le Pape", Disabled: "déjà mort"},
}

func TestSelect(t *testing.T) {
	for _, row := range []struct {
		reason, keys, byDefault string
		want                    string // "" for left
	}{
		{"the first row", enter, "", "demon"},
		{"the default", enter, "arch", "arch"},
		{"down", down + enter, "", "angel"},
		{"down and up", down + down + up + enter, "", "angel"},
		{"down no further than the last, which is disabled", strings.Repeat(down, 9) + enter + up + enter, "", "arch"},
		{"a digit", "3" + enter, "", "arch"},
		{"a search without the accent", "demon" + enter, "arch", "demon"},
		{"a search with another accent", "dè" + enter, "arch", "demon"},
		{"a search in the middle", "gard" + enter, "", "angel"},
		{"letters after which nothing stays are not taken", "xx" + enter, "", "demon"},
		{"a search corrected", "archange" + strings.Repeat(backspace, 8) + enter, "", "arch"},
		{"esc leaves", esc, "", ""},
		{"ctrl+c leaves", ctrlC, "", ""},
		{"esc after a search leaves too", "dem" + esc, "", ""},
	} {
		t.Run(row.reason, func(t *testing.T) {
			forms, out := typed(say.English, row.keys)
			var got string
			err := within(t, func() (err error) {
				got, err = forms.Select(prompt.Select{Question: prompt.Question{Key: "who", Title: "Who?"}, Rows: rows, Default: row.byDefault})
				return err
			})
			if got != row.want || (row.want == "") != errors.Is(err, prompt.ErrLeft) || row.want != "" && err != nil {
				t.Errorf("got %q and %v, want %q", got, err, row.want)
			}
			if line := "Who?  "; strings.Contains(out.String(), line) != (row.want != "") {
				t.Errorf("the line of the answer: %q", out)
			}
		})
	}
}

func TestDice(t *testing.T) {
	for _, row := range []struct {
		reason, keys string
		sides        []int
		rest         bool
		want         []int // nil for left
	}{
		{"digits jump, the last one answers", "34", []int{6, 6}, false, []int{3, 4}},
		{"the unshifted row of a French keyboard", "\"'", []int{6, 6}, false, []int{3, 4}},
		{"corrected", "3" + backspace + "45", []int{6, 6}, false, []int{4, 5}},
		{"correcting nothing", backspace + "45", []int{6, 6}, false, []int{4, 5}},
		{"no face of the die", "7" + enter + "45", []int{6, 6}, false, []int{4, 5}},
		{"a die of twenty waits for a second digit", "123", []int{20, 6}, false, []int{12, 3}},
		{"or for a space", "1" + enter + "3", []int{20, 6}, false, []int{1, 3}},
		{"or does not need one", "33", []int{20, 6}, false, []int{3, 3}},
		{"the program rolls the rest", "3r", []int{6, 6}, true, []int{3}},
		{"enter is no answer", enter + "34", []int{6, 6}, false, []int{3, 4}},
		{"keys after the last die do nothing", "34" + enter + "56", []int{6, 6}, false, []int{3, 4}},
		{"esc leaves", "3" + esc, []int{6, 6}, false, nil},
	} {
		t.Run(row.reason, func(t *testing.T) {
			forms, _ := typed(say.English, row.keys)
			var got []int
			err := within(t, func() (err error) {
				got, err = forms.Dice(prompt.Dice{Question: prompt.Question{Key: "dice", Title: "Throw"}, Sides: row.sides, Rest: row.rest})
				return err
			})
			if !slices.Equal(got, row.want) || (row.want == nil) != errors.Is(err, prompt.ErrLeft) {
				t.Errorf("got %v and %v, want %v", got, err, row.want)
			}
		})
	}
}

// The questions of the tests below.
func askInput(f *Forms) (any, error) {
	return f.Input(prompt.Input{Question: prompt.Question{Title: "Nom"}, Default: "x", Check: func(s string) error {
		if s == "é" {
			return say.Errorf(say.PromptYesNo, s)
		}
		return nil
	}})
}

func askNumber(f *Forms) (any, error) {
	four := 4
	return f.Number(prompt.Number{Question: prompt.Question{Title: "Combien"}, Min: 1, Max: 6, Default: &four})
}

func askConfirm(f *Forms) (any, error) {
	return f.Confirm(prompt.Confirm{Question: prompt.Question{Title: "Sûr ?"}})
}

func askSelect(f *Forms) (any, error) {
	return f.Select(prompt.Select{Question: prompt.Question{Title: "Qui ?"}, Rows: rows})
}

func askPlayers(f *Forms) (any, error) {
	return f.Select(prompt.Select{Question: prompt.Question{Title: "Combien ?"}, Rows: []prompt.Row{{Value: "2", Label: "deux"}, {Value: "3", Label: "trois"}}})
}

func askDice(f *Forms) (any, error) {
	return f.Dice(prompt.Dice{Question: prompt.Question{Title: "Jet"}, Sides: []int{6, 6, 20}, Rest: true})
}

func TestAnswers(t *testing.T) {
	for _, row := range []struct {
		reason, keys string
		ask          func(*Forms) (any, error)
		want         any // nil for left
	}{
		{"text", "Éloïse" + enter, askInput, "Éloïse"},
		{"spaces around text", " ab " + enter, askInput, "ab"},
		{"an empty answer", enter, askInput, "x"},
		{"a refusal can be corrected", "é" + enter + backspace + "e" + enter, askInput, "e"},
		{"text left", "ab" + esc, askInput, nil},
		{"a number", "3" + enter, askNumber, 3},
		{"the default", enter, askNumber, 4},
		{"a number too high", "9" + enter + backspace + "2" + enter, askNumber, 2},
		{"yes in French", "o", askConfirm, true},
		{"no", "n", askConfirm, false},
		{"the default is no", enter, askConfirm, false},
		{"switched", right + enter, askConfirm, true},
		{"left", esc, askConfirm, nil},
		{"a row by its number, which is not its place", "3" + enter, askPlayers, "3"},
	} {
		t.Run(row.reason, func(t *testing.T) {
			forms, _ := typed(say.French, row.keys)
			var got any
			err := within(t, func() (err error) { got, err = row.ask(forms); return err })
			if row.want == nil && !errors.Is(err, prompt.ErrLeft) || row.want != nil && (err != nil || got != row.want) {
				t.Errorf("got %v and %v, want %v", got, err, row.want)
			}
		})
	}
}

// TestBack: Shift+Tab goes back where there is a question before, and leaves no
// answer behind.
func TestBack(t *testing.T) {
	const back = "\x1b[Z"
	for _, may := range []bool{true, false} {
		forms, out := typed(say.English, "x"+back+enter)
		q := prompt.Question{Key: "name", Title: "Name?", Back: may}
		err := within(t, func() error { _, err := forms.Input(prompt.Input{Question: q}); return err })
		if may != errors.Is(err, prompt.ErrBack) || !may && err != nil {
			t.Errorf("back %t: error %v", may, err)
		}
		if told := strings.Contains(out.String(), "Name?  x"); told == may {
			t.Errorf("back %t: the line of the answer: %q", may, out)
		}
		forms, view := looking(say.English, tea.WindowSizeMsg{Width: 100, Height: 30})
		if _, err := forms.Input(prompt.Input{Question: q}); !errors.Is(err, prompt.ErrLeft) {
			t.Errorf("back %t: error %v of a form that is not answered", may, err)
		}
		if told := strings.Contains(ansi.Strip(*view), "shift+tab back"); told != may {
			t.Errorf("back %t: the line of keys is in\n%s", may, *view)
		}
	}
}

// TestTakenBack: a question that is asked again shows its answer, to be changed,
// and the line that was left behind goes, however many lines of the terminal it is.
func TestTakenBack(t *testing.T) {
	name := prompt.Question{Key: "name", Title: "Name of the game?"}
	forms, out := typed(say.English, "ware"+enter)
	err := within(t, func() error {
		got, err := forms.Input(prompt.Input{Question: name, Was: "table"})
		if got != "tableware" {
			t.Errorf("%q was typed over the earlier answer", got)
		}
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	forms.width = 12 // Name of the / game? / tableware
	seen := out.Len()
	forms.takeBack()
	if got := out.String()[seen:]; got != "\x1b[3A\x1b[J" {
		t.Errorf("taken back by %q", got)
	}
	forms.takeBack() // there is none
	if len(forms.given) > 0 || strings.Count(out.String(), "\x1b[J") > 1 {
		t.Errorf("left behind: %q", forms.given)
	}
}

// TestLow: what is typed is in sight on the lowest terminal, and a file name of the
// help is never broken.
func TestLow(t *testing.T) {
	q := prompt.Question{Title: "File of the printed cards", Help: "Such as a file of some kit/deck.json, or nothing at all."}
	for _, row := range []struct {
		size tea.WindowSizeMsg
		help bool
	}{{tea.WindowSizeMsg{Width: 40, Height: 10}, true}, {tea.WindowSizeMsg{Width: 40, Height: 5}, false}, {tea.WindowSizeMsg{Width: 25, Height: 6}, false}} {
		forms, view := looking(say.English, row.size, word("abc"))
		if _, err := forms.Input(prompt.Input{Question: q}); !errors.Is(err, prompt.ErrLeft) {
			t.Fatal(err)
		}
		if seen := ansi.Strip(*view); !strings.Contains(seen, "> abc") || strings.Contains(seen, "kit/deck.json") != row.help {
			t.Errorf("%v:\n%s", row.size, seen)
		}
	}
}

// TestDrawnAgain: a terminal that changes its size, and one that comes back from a
// shell, is drawn anew.
func TestDrawnAgain(t *testing.T) {
	forms := newForms(say.English, nil, &strings.Builder{}, false)
	forms.show = func(s *screen) error {
		s.Init()
		if _, cmd := s.Update(tea.WindowSizeMsg{Width: 40, Height: 10}); cmd != nil && fmt.Sprintf("%T", cmd()) == "tea.sequenceMsg" {
			t.Error("the first size draws all of it twice")
		}
		for _, msg := range []tea.Msg{tea.WindowSizeMsg{Width: 30, Height: 10}, tea.ResumeMsg{}} {
			if _, cmd := s.Update(msg); cmd == nil || !strings.Contains(fmt.Sprintf("%T", cmd()), "sequenceMsg") && cmd() != tea.ClearScreen() {
				t.Errorf("%T does not draw it again", msg)
			}
		}
		if _, cmd := s.Update(press(tea.KeyCtrlZ)); cmd == nil || cmd() != tea.Suspend() {
			t.Error("Ctrl+Z does not suspend")
		}
		return nil
	}
	if _, err := askSelect(forms); !errors.Is(err, prompt.ErrLeft) {
		t.Error(err)
	}
}

// TestViews: what is seen, in French.
func TestViews(t *testing.T) {
	for _, row := range []struct {
		reason string
		ask    func(*Forms) (any, error)
		keys   []tea.KeyMsg
		want   []string
	}{
		{"rows with their numbers, and why one is disabled", askSelect, nil, []string{"Qui ?", "> 1  Démon", "  2  Ange gardien", "4  (Le Pape — déjà mort)", "↑↓ aller", "échap quitter"}},
		{"the row below", askSelect, []tea.KeyMsg{press(tea.KeyDown)}, []string{"  1  Démon", "> 2  Ange gardien"}},
		{"a search", askSelect, []tea.KeyMsg{word("ARCH")}, []string{"recherche : ARCH", "> Archange"}},
		{"the refusal of a disabled row", askSelect, []tea.KeyMsg{press(tea.KeyEnd), press(tea.KeyEnter)}, []string{"Le Pape ne peut pas être pris : déjà mort"}},
		{"text and its default", askInput, nil, []string{"Nom", "(entrée seule : x)", "entrée suite"}},
		{"a refusal", askInput, []tea.KeyMsg{word("é"), press(tea.KeyEnter)}, []string{"répondez oui ou non"}},
		{"a number with its range", askNumber, []tea.KeyMsg{word("9"), press(tea.KeyEnter)}, []string{"Combien (de 1 à 6)", "nombre entier de 1 à 6"}},
		{"what is chosen is in brackets", askConfirm, nil, []string{" oui  [non]", "o oui"}},
		{"dice to come", askDice, nil, []string{"Jet  2d6 1d20", "> _ · ·", "r lancer le reste"}},
		{"dice that were typed", askDice, []tea.KeyMsg{word("6"), word("2")}, []string{"> 6 2 _"}},
		{"a die begun", askDice, []tea.KeyMsg{word("621")}, []string{"> 6 2 1_"}},
		{"no face of a die", askDice, []tea.KeyMsg{word("7")}, []string{"le dé 1 montre « 7 »"}},
	} {
		t.Run(row.reason, func(t *testing.T) {
			forms, view := looking(say.French, tea.WindowSizeMsg{Width: 100, Height: 30}, row.keys...)
			if _, err := row.ask(forms); !errors.Is(err, prompt.ErrLeft) {
				t.Errorf("error %v of a form that is not answered", err)
			}
			for _, want := range row.want {
				if seen := strings.ReplaceAll(ansi.Strip(*view), "\u00a0", " "); !strings.Contains(seen, want) {
					t.Errorf("%q is not in\n%s", want, seen)
				}
			}
		})
	}
}

// TestSizes: a list fits every terminal, with the chosen row in sight, in both
// languages; without colour there is none.
func TestSizes(t *testing.T) {
	var many []prompt.Row
	for i := range 30 {
		many = append(many, prompt.Row{Value: fmt.Sprint("row", i), Label: strings.Repeat("Très long ", i%9+1) + fmt.Sprint("row", i)})
	}
	many[29].Disabled = "for a reason that takes several lines of a narrow terminal to tell"
	for _, lang := range say.Langs() {
		for _, size := range []tea.WindowSizeMsg{{Width: 40, Height: 10}, {Width: 100, Height: 30}, {Width: 20, Height: 8}, {Width: 20, Height: 4}} {
			forms, _ := looking(lang, size)
			p := newPick(lang, prompt.Select{Rows: many})
			field := forms.custom(prompt.Question{Title: "Who of them all?", Help: "One."}, p)
			form := &screen{Form: forms.form(field, forms.keys([][2]say.Key{{nameArrows, say.KeyMove}})), field: field}
			form.Init()
			form.Update(size)
			for i := range many {
				lines := strings.Split(form.View(), "\n")
				if len(lines) > size.Height {
					t.Errorf("%v: %d lines", size, len(lines))
				}
				for _, l := range lines {
					if w := ansi.StringWidth(l); w > size.Width {
						t.Errorf("%v: a line of %d columns: %q", size, w, l)
					}
				}
				if mark := "> "; !strings.Contains(ansi.Strip(form.View()), mark) || p.at != i {
					t.Errorf("%v: row %d is chosen, and of it nothing is seen:\n%s", size, p.at, form.View())
				}
				if view := form.View(); strings.Contains(view, "\x1b[3") {
					t.Errorf("there is colour without colour: %q", view)
				}
				form.Update(press(tea.KeyDown))
			}
			form.Update(press(tea.KeyEnter)) // the last one is disabled
			if seen := ansi.Strip(form.View()); size.Height >= 10 && (strings.Count(seen, "\n") >= size.Height || !strings.HasPrefix(seen, "Who of them all?") || !strings.Contains(seen, "> ")) {
				t.Errorf("%v: the refusal makes it\n%s", size, seen)
			}
			form.Update(press(tea.KeyUp))
			if rows := strings.Count(ansi.Strip(form.View()), "Très"); rows < min(size.Height-5, 20) {
				t.Errorf("%v: %d rows are left after the refusal:\n%s", size, rows, ansi.Strip(form.View()))
			}
		}
	}
}

// TestNoSize: a form is seen on a terminal that does not know its size.
func TestNoSize(t *testing.T) {
	for _, size := range []tea.WindowSizeMsg{{}, {Width: 1}, {Height: 1, Width: 80}} {
		forms, view := looking(say.English, size)
		if _, err := askSelect(forms); !errors.Is(err, prompt.ErrLeft) || !strings.Contains(*view, "Démon") {
			t.Errorf("%v: %v, and the form is %q", size, err, *view)
		}
	}
}

// TestIsTerminal: what is no terminal is none.
func TestIsTerminal(t *testing.T) {
	file, err := os.Create(t.TempDir() + "/file")
	if err != nil {
		t.Fatal(err)
	}
	defer file.Close()
	for reason, stream := range map[string]any{"a file": file, "a buffer": &strings.Builder{}, "nothing": nil} {
		if IsTerminal(stream) {
			t.Errorf("%s is taken for a terminal", reason)
		}
	}
}
