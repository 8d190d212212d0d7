// Package tui asks questions with forms on a terminal. It is the one place
// that knows huh and bubbletea.
//
// Its rules: Esc and Ctrl+C leave, with prompt.ErrLeft; Shift+Tab goes back to
// the question before, where there is one, with prompt.ErrBack; capitals and accents do
// not matter in a search; keys are named in the player's language; what is
// chosen is marked by a sign and never by colour alone.
package tui

import (
	"errors"
	"fmt"
	"io"
	"os"
	"slices"
	"strconv"
	"strings"

	"github.com/charmbracelet/bubbles/key"
	tea "github.com/charmbracelet/bubbletea"
	"github.com/charmbracelet/huh"
	"github.com/charmbracelet/lipgloss"
	"github.com/charmbracelet/x/ansi"
	"github.com/charmbracelet/x/term"
	"github.com/muesli/termenv"

	"croix/generator/say"
	"croix/tracker/prompt"
	_ "croix/tracker/prompt/tui/background" // before bubbletea
)

// IsTerminal tells whether a stream is a terminal.
func IsTerminal(stream any) bool {
	f, ok := stream.(*os.File)
	return ok && term.IsTerminal(f.Fd())
}

// Forms is a prompter that shows a form for each question, and leaves a line
// with the answer behind.
type Forms struct {
	lang  say.Lang
	out   io.Writer
	theme *huh.Theme
	width int                 // of the terminal, columns, as the last form knew it; 0 if it did not
	given []string            // the answers that were left behind, the last one last
	show  func(*screen) error // runs a form; tests look at it instead
}

// New is a prompter on a terminal: in and out must be one.
func New(lang say.Lang, in, out *os.File, color bool) *Forms {
	if !color {
		// Bold and reverse stay: without them the cursor could not be seen.
		lipgloss.SetColorProfile(termenv.ANSI)
	}
	return newForms(lang, in, out, color)
}

func newForms(lang say.Lang, in io.Reader, out io.Writer, color bool) *Forms {
	return &Forms{lang: lang, out: out, theme: theme(color), show: func(s *screen) error {
		_, err := tea.NewProgram(s, tea.WithInput(in), tea.WithOutput(out)).Run()
		return err
	}}
}

// keys names keys in the player's language: those that answer, how to leave,
// and what a narrow terminal need not show.
func (f *Forms) keys(answering [][2]say.Key, more ...[2]say.Key) []key.Binding {
	bindings := slices.Concat(answering, [][2]say.Key{{say.NameEsc, say.KeyLeave}}, more)
	all := make([]key.Binding, len(bindings))
	for i, b := range bindings {
		all[i] = f.key(b[0], b[1])
	}
	return all
}

func (f *Forms) key(k, does say.Key) key.Binding {
	name := f.lang.Text(k)
	return key.NewBinding(key.WithKeys(name), key.WithHelp(name, f.lang.Text(does)))
}

// The names of keys that are the same in every language.
const (
	nameArrows say.Key = "↑↓"
	nameR      say.Key = "r"
)

// keymap is huh's, with the keys that leave.
func keymap() *huh.KeyMap {
	k := huh.NewDefaultKeyMap()
	k.Quit = key.NewBinding(key.WithKeys("esc", "ctrl+c"))
	k.Confirm.Accept = key.NewBinding(key.WithKeys("y", "Y", "o", "O"))
	return k
}

// form is the form of one field.
func (f *Forms) form(field huh.Field, keys []key.Binding) *huh.Form {
	form := huh.NewForm(huh.NewGroup(named{field, keys})).WithTheme(f.theme).WithKeyMap(keymap())
	form.SubmitCmd, form.CancelCmd = tea.Quit, tea.Quit
	return form
}

// run shows a form until it is answered. huh's own way to run one leaves the
// form on the screen when somebody leaves.
func (f *Forms) run(q prompt.Question, field huh.Field, keys []key.Binding) error {
	if q.Back {
		keys = append(keys, f.key(say.NameShiftTab, say.KeyBack))
	}
	form := f.form(field, keys)
	s := &screen{Form: form, field: field, title: q.Title, help: q.Help, mayBack: q.Back, given: f.given}
	s.Update(f.size()) // before it is drawn for the first time: what is too wide leaves scraps
	err := f.show(s)
	f.width = s.size.Width
	switch {
	case err == nil && s.back:
		f.takeBack()
		return prompt.ErrBack
	case errors.Is(err, tea.ErrInterrupted), err == nil && form.State != huh.StateCompleted:
		return prompt.ErrLeft
	}
	return err
}

// screen is a form on a terminal. huh draws one line more than it counts, and
// is told that there is one line less; and it is told so again after each key,
// since an error may take more lines than the help in its place.
type screen struct {
	*huh.Form
	field   huh.Field
	title   string
	help    string            // below the title
	size    tea.WindowSizeMsg // 0 by 0 if the terminal does not know
	mayBack bool              // there is a question before
	back    bool              // it was asked for
	given   []string          // what was answered before
}

// View is the form, and nothing once it was left for the one before.
func (s *screen) View() string {
	if s.back {
		return ""
	}
	return s.Form.View()
}

// Update passes a message on.
func (s *screen) Update(msg tea.Msg) (tea.Model, tea.Cmd) {
	switch msg := msg.(type) {
	case tea.WindowSizeMsg:
		if msg.Width <= 0 || msg.Height <= 1 {
			return s, nil
		}
		msg.Height--
		was := s.size
		s.size = msg
		fit := s.resize()
		if was.Width == 0 || was == msg {
			return s, fit
		}
		return s, tea.Sequence(fit, s.again())
	case tea.ResumeMsg:
		return s, s.again()
	case tea.KeyMsg:
		if msg.Type == tea.KeyCtrlZ {
			return s, tea.Suspend
		}
		if s.mayBack && msg.Type == tea.KeyShiftTab {
			s.back = true
			return s, tea.Quit
		}
		_, cmd := s.Form.Update(msg)
		return s, tea.Batch(cmd, s.resize())
	}
	_, cmd := s.Form.Update(msg)
	return s, cmd
}

// resize makes the form fit the terminal.
func (s *screen) resize() tea.Cmd {
	if s.size.Width == 0 {
		return nil
	}
	switch field := s.field.(type) {
	case *custom:
		field.height = 0 // as high as it likes, if there is room
	case *huh.Input: // huh breaks lines at points, such as those of file names
		field.Description(s.helped())
	case *huh.Confirm:
		field.Description(s.helped())
	}
	_, cmd := s.Form.Update(s.size)
	return cmd
}

// helped is the help, in lines that fit, and nothing where it would push what is
// typed out of sight.
func (s *screen) helped() string {
	const below = 3 // what is typed, an empty line and the keys or an error
	help := wrap(s.help, s.size.Width)
	if lines := strings.Count(wrap(s.title, s.size.Width)+"\n"+help, "\n") + 1; lines+below > s.size.Height {
		return ""
	}
	return help
}

// again draws all of it anew: a terminal that was made narrower has broken the
// lines that stood there, nobody knows where; and a shell has written below them.
func (s *screen) again() tea.Cmd {
	if len(s.given) == 0 {
		return tea.ClearScreen
	}
	return tea.Sequence(tea.ClearScreen, tea.Println(wrap(strings.Join(s.given, "\n"), s.size.Width)))
}

// size is that of the terminal; 0 by 0 if it does not know, or is none.
func (f *Forms) size() tea.WindowSizeMsg {
	file, ok := f.out.(*os.File)
	if !ok {
		return tea.WindowSizeMsg{}
	}
	width, height, err := term.GetSize(file.Fd())
	if err != nil {
		return tea.WindowSizeMsg{}
	}
	return tea.WindowSizeMsg{Width: width, Height: height}
}

// wrap is a text in lines of at most width columns; as it is for 0.
func wrap(text string, width int) string {
	if width <= 0 {
		return text
	}
	return ansi.Wrap(text, width, "")
}

// answered leaves the answer behind, where the form was.
func (f *Forms) answered(q prompt.Question, answer string) {
	text := f.lang.Text(say.PromptAnswered, q.Title, answer)
	f.given = append(f.given, text)
	fmt.Fprintln(f.out, wrap(text, f.width))
}

// takeBack takes the last answer off the terminal: it is asked for again.
func (f *Forms) takeBack() {
	last := len(f.given) - 1
	if last < 0 {
		return
	}
	lines := strings.Count(wrap(f.given[last], f.width), "\n") + 1
	f.given = f.given[:last]
	fmt.Fprintf(f.out, "\x1b[%dA\x1b[J", lines)
}

// told makes the error of a check one in the player's language, which is how
// huh shows it.
func (f *Forms) told(q prompt.Question, err error) error {
	switch {
	case err == nil:
		return nil
	case q.Back: // the error stands where the keys do
		return errors.New(f.lang.Text(say.PromptMayBack, f.lang.Error(err), say.NameShiftTab, say.KeyBack))
	}
	return errors.New(f.lang.Error(err))
}

// Select lists rows; typing searches them.
func (f *Forms) Select(q prompt.Select) (string, error) {
	p := newPick(f.lang, q)
	if err := f.run(q.Question, f.custom(q.Question, p), f.keys(
		[][2]say.Key{{nameArrows, say.KeyMove}, {say.NameEnter, say.KeyEnter}}, [2]say.Key{say.NameType, say.KeyFilter})); err != nil {
		return "", err
	}
	f.answered(q.Question, p.chosen.Label)
	return p.chosen.Value, nil
}

// Input asks for a line of text.
func (f *Forms) Input(q prompt.Input) (string, error) {
	return line(f, q.Question, q.Default, q.Was, q.Read, func(s string) string { return s })
}

// Number asks for a whole number.
func (f *Forms) Number(q prompt.Number) (int, error) {
	text := ""
	if q.Default != nil {
		text = strconv.Itoa(*q.Default)
	}
	q.Title = f.lang.Text(say.PromptRange, q.Title, q.Min, q.Max)
	return line(f, q.Question, text, "", q.Read, strconv.Itoa)
}

// line asks for an answer that is typed.
func line[T any](f *Forms, q prompt.Question, byDefault, text string, read func(string) (T, error), show func(T) string) (T, error) {
	if byDefault != "" {
		q.Help = strings.TrimSpace(q.Help + " " + f.lang.Text(say.PromptDefault, byDefault))
	}
	field := huh.NewInput().Title(q.Title).Description(q.Help).Prompt("> ").Value(&text).
		Validate(func(s string) error { _, err := read(s); return f.told(q, err) })
	var none T
	if err := f.run(q, field, f.keys([][2]say.Key{{say.NameEnter, say.KeyEnter}})); err != nil {
		return none, err
	}
	answer, err := read(text)
	if err == nil {
		f.answered(q, show(answer))
	}
	return answer, err
}

// Confirm asks for yes or no.
func (f *Forms) Confirm(q prompt.Confirm) (bool, error) {
	answer := q.Default
	words := map[bool]string{true: f.lang.Text(say.PromptYes), false: f.lang.Text(say.PromptNo)}
	field := huh.NewConfirm().Title(q.Title).Description(q.Help).Value(&answer).
		Affirmative(words[true]).Negative(words[false]).WithButtonAlignment(lipgloss.Left)
	err := f.run(q.Question, field, f.keys([][2]say.Key{{say.KeyYes, say.PromptYes}, {say.KeyNo, say.PromptNo}}))
	if err != nil {
		return false, err
	}
	f.answered(q.Question, words[answer])
	return answer, nil
}

// Dice asks for the faces of dice: each digit jumps to the next die, the last
// one answers.
func (f *Forms) Dice(q prompt.Dice) ([]int, error) {
	d := &tray{q: q}
	var answering [][2]say.Key
	if q.Rest {
		answering = [][2]say.Key{{nameR, say.KeyRoll}}
	}
	q.Title += "  " + prompt.Named(q.Sides)
	if err := f.run(q.Question, f.custom(q.Question, d), f.keys(answering, [2]say.Key{say.NameErase, say.KeyErase})); err != nil {
		return nil, err
	}
	words := make([]string, len(d.faces))
	for i, n := range d.faces {
		words[i] = strconv.Itoa(n)
	}
	f.answered(q.Question, strings.Join(words, " "))
	return d.faces, nil
}

// named is a field whose keys are named by us.
type named struct {
	huh.Field
	keys []key.Binding
}

// KeyBinds is the keys for the line of help.
func (n named) KeyBinds() []key.Binding { return n.keys }

// Update passes a message on.
func (n named) Update(msg tea.Msg) (tea.Model, tea.Cmd) {
	m, cmd := n.Field.Update(msg)
	n.Field = m.(huh.Field)
	return n, cmd
}

// theme is bold and signs; colour only underlines them, that of God and that of
// alarm on the live table: they suit a dark and a light background.
func theme(color bool) *huh.Theme {
	t := huh.ThemeBase()
	plain := lipgloss.NewStyle()
	accent, wrong := plain, plain
	if color {
		accent = plain.Foreground(lipgloss.CompleteColor{TrueColor: "63", ANSI256: "63", ANSI: "12"})
		wrong = plain.Foreground(lipgloss.CompleteColor{TrueColor: "163", ANSI256: "163", ANSI: "9"})
	}
	button := plain.MarginRight(1)
	s := &t.Focused
	s.Base = plain
	s.Title = accent.Bold(true)
	s.Description = plain
	s.ErrorIndicator = plain
	s.ErrorMessage = wrong.Bold(true)
	s.SelectSelector = accent.Bold(true).SetString("> ")
	s.SelectedOption = accent.Bold(true)
	s.UnselectedOption = plain
	s.TextInput.Prompt = accent
	s.FocusedButton = button.Bold(true).Transform(func(s string) string { return "[" + s + "]" })
	s.BlurredButton = button.Transform(func(s string) string { return " " + s + " " })
	t.Blurred = t.Focused
	h := &t.Help
	h.ShortKey, h.FullKey = plain.Bold(true), plain.Bold(true)
	h.ShortDesc, h.FullDesc, h.ShortSeparator, h.FullSeparator, h.Ellipsis = plain, plain, plain, plain, plain
	return t
}
