// Package table is the live table: a screen that people keep open all evening.
// It reads keys and draws again; what stands on the screen, what is offered and
// what a gesture does, it asks a Game. It knows no rules.
//
// Its keys: those of the rows and figures that the game names; arrows and Enter
// pick, Esc goes back; u undoes, Y redoes; a colon or Space opens the line where
// a gesture is written; ? explains; Tab changes what is looked at; - + = begin a
// number. Faces of dice are digits, also those of the unshifted row of a French
// keyboard.
package table

import (
	"slices"
	"time"

	"croix/tracker/prompt"
)

// Game is what is played. Its functions are called one at a time.
type Game interface {
	// Menu is what is offered at the end of a way of values; without any, what is
	// offered now. ok is false if the way leads nowhere any more.
	Menu(way []string) (m prompt.Menu, ok bool)
	// Do makes a gesture.
	Do(Gesture) Result
	// Complete is gestures that go on from what is typed.
	Complete(typed string) []string
	// Hides reports whether a line is not to be called back by whoever comes next.
	Hides(text string) bool
	// NoFace refuses a face of a die of so many sides.
	NoFace(sides int) string
	// NoRow refuses a key that no row has, such as a square, or a sign where no
	// number is meant.
	NoRow(key string) string
	// Left tells that a gesture was left before all its dice were typed; those that
	// were are Taken.
	Left(Gesture) string
	// Draw is the screen, at most height lines of at most width columns.
	Draw(s Shown, width, height int) []Line
	// Spots reports whether the board on which rows have a place is on it.
	Spots(s Shown, width, height int) bool
	// Tick tells how long went by since the last one; changed asks for a new
	// screen.
	Tick(time.Duration) (changed bool, told string)
}

// Gesture is what somebody wants done.
type Gesture struct {
	Text   string
	Throws [][]int // the faces that were typed for each throw so far; what is missing of them the program throws
	Taken  []Throw // throws that were typed and taken back, in the order in which that was done
	Anyway bool    // though a rule forbids it
	About  bool    // explain Text instead
	For    string  // with About: the throw that is waited for, "" for none
}

// Throw is a throw that was typed: all that came after it in a gesture may have
// told what it does.
type Throw struct {
	At    int    // in Throws
	For   string // as its Dice says, and Of
	Of    string
	Count int   // of dice
	Faces []int // that were typed; the program throws the others
}

// All is its faces, 0 for those that the program throws.
func (t Throw) All() []int {
	return append(slices.Clone(t.Faces), make([]int, t.Count-len(t.Faces))...)
}

// Result is what came of it.
type Result struct {
	Told   string   // lines about it, the newest last
	Bad    bool     // it was not done, and Told says why
	Anyway bool     // it can be done anyway
	Dice   *Dice    // it waits for faces
	Open   []string // the way to the menu to show; nil for that of the moment
	Pages  *Pages   // a text to read
	Quit   bool
}

// Dice is a throw that is waited for.
type Dice struct {
	For    string // what names it; a Game alone reads it
	Of     string // whose it is, likewise
	Title  string
	Sides  []int  // of each die
	Before string // the throws of the same gesture that were typed before
	Means  string // what the dice or their faces mean
	About  string // what to explain; "" for what the row says that was picked
	Label  string // the gesture that waits for them; "" for its text
}

// Typed is the throw with its faces, the one at a place in a gesture.
func (d *Dice) Typed(at int, faces []int) Throw { return Throw{at, d.For, d.Of, len(d.Sides), faces} }

// Pages is a text to read.
type Pages struct {
	Title string
	Lines []string // of any length
	Ends  bool     // the end of it is read first, as of a log
}

// Shown is where the player is: what a Game draws beside the state of the game.
type Shown struct {
	Menu   prompt.Menu
	Way    []string     // that leads to it; none to what is offered now
	Root   bool         // it is what is offered now
	At     int          // the row under the cursor
	Marked map[int]bool // rows of a menu for many
	Typed  string       // the key that was begun
	Line   *Typing      // the line being written, or nil
	Tray   *Tray        // the dice being typed, or nil
	Over   string       // keys that were typed beyond the last die, and dropped
	Pages  *Pages       // the text being read, or nil
	Scroll int          // its first line, or that of the figures
	Told   string       // what came of the last gesture
	Bad    bool         // and it was refused
	Anyway bool         // but Enter does it anyway
	View   int          // what is looked at, 0 for the board
	Cover  string       // nothing but this may be shown
	Alone  bool         // nothing but the menu may be shown
}

// Typing is a line being written.
type Typing struct {
	Prompt string
	Text   string
	At     int // the cursor, runes
	Hints  []string
}

// Tray is dice being typed.
type Tray struct {
	For    string
	Title  string
	Sides  []int
	Faces  []int
	Before string
	Means  string
	Label  string // the gesture that waits for them
}

// Role is how a piece of text looks.
type Role int

// The roles. The camps are told apart by words; their colours only help.
const (
	Plain Role = iota
	Strong
	Faint
	Reverse
	Alert
	Camp1
	Camp2
	Camp3
)

// Span is a piece of a line that looks alike.
type Span struct {
	Text string
	Role Role
}

// Line is a line of the screen.
type Line []Span
