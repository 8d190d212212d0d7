//go:build linux

package main

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"syscall"
	"testing"
	"time"
	"unsafe"

	"croix/generator/say"
	"croix/tracker/session"
)

// begun is a folder with a game called t.
func begun(t *testing.T) (home string, path string) {
	t.Helper()
	home = t.TempDir()
	n := usual()
	n.antichrist, n.guardian = "1", "2"
	s, err := newApp(t, say.English, home).begin(n, "t")
	if err != nil {
		t.Fatal(err)
	}
	return home, s.Path()
}

// gestures is how many gestures a game has, its set-up left out.
func gestures(t *testing.T, path string) int {
	t.Helper()
	s, err := session.Open(path)
	if err != nil {
		t.Fatal(err)
	}
	lines, err := s.Log(say.English, "table")
	if err != nil {
		t.Fatal(err)
	}
	return len(lines) - 1
}

// TestPlayTerminal: a gesture with real dice through a terminal that never
// answers, then another in the middle of which somebody leaves: the first is
// kept, and the screen comes back.
func TestPlayTerminal(t *testing.T) {
	home, path := begun(t)
	text, code, err := talk(t, 10*time.Second, []string{"CROIX_HOME=" + home}, []line{
		{"drift — p1", "3\r"}, {"1d8", "5"}, {"3d6", "444"}, {"stays in Purgatory", "\x7f1"}, {"activation", "\r"},
		{"move", "s"}, {"(R-110)", "\x03"},
	}, "croix", "play", "t")
	if err != nil || code != exitDone {
		t.Fatalf("%v, exit code %d: %q", err, code, text)
	}
	if !strings.Contains(text, "\x1b[?1049h") || !strings.Contains(text, "\x1b[?1049l") || !strings.Contains(text, "\x1b[?25h") {
		t.Errorf("the screen does not come back: %q", text)
	}
	if n := gestures(t, path); n != 3 {
		t.Errorf("%d gestures are kept, want the drift, its end and the activation", n)
	}
}

// TestPlaySmallTerminal: a smaller game through a terminal: the game is known from
// its journal, dice are typed, and the screen comes back.
func TestPlaySmallTerminal(t *testing.T) {
	x, l := newSmall(t, say.English, "gamebook")
	text, code, err := talk(t, 10*time.Second, []string{"CROIX_HOME=" + x.a.env("CROIX_HOME")}, []line{
		{"go to a paragraph", "f"}, {"Enemy, such as", "orc 9/10\r"}, {"fight a round", "r"}, {"2d6", "12"}, {"2d6", "66"},
		{"Best: test Luck", "\x7fl"}, {"2d6", "3"}, {"_", "\x03"},
	}, "croix", "--lang", "en", "play", "t")
	if err != nil || code != exitDone || !strings.Contains(text, "\x1b[?1049l") {
		t.Fatalf("%v, exit code %d: %q", err, code, text)
	}
	if _, err := l.s.Refresh(); err != nil || l.s.Undoable(say.English) != "round" {
		t.Errorf("the last gesture is %q, want the round (%v)", l.s.Undoable(say.English), err)
	}
}

// TestPlayEnds: whatever ends a table in the middle of a question, what was done
// before is kept, and but for the end that nobody can catch the terminal is as
// it was.
func TestPlayEnds(t *testing.T) {
	signal := func(s syscall.Signal) func(*onPTY) { return func(p *onPTY) { _ = p.cmd.Process.Signal(s) } }
	for _, row := range []struct {
		reason string
		end    func(*onPTY)
		sane   bool
	}{
		{"it is told that the terminal is closed", signal(syscall.SIGHUP), true},
		{"it is told to end", signal(syscall.SIGTERM), true},
		{"it is interrupted", signal(syscall.SIGINT), true},
		{"somebody presses Ctrl+C", func(p *onPTY) { p.types("\x03") }, true},
		{"it is killed", signal(syscall.SIGKILL), false},
		{"the window is closed", func(p *onPTY) { p.tty.Close(); p.master.Close() }, false},
	} {
		for _, question := range []struct {
			name, keys, shows string
			kept              int
		}{{"dice", "6e1\r5", "attempt on the soul", 2}, {"a menu", "6", "Whom does it touch", 1}, {"a line", ":sho", "shoot", 1}, {"a number", "a-3", "-3", 1}} {
			t.Run(row.reason+", "+question.name, func(t *testing.T) {
				home, path := begun(t)
				p := newPTY(t)
				before := modes(t, p.tty)
				p.run([]string{"CROIX_HOME=" + home}, "croix", "play", "t")
				p.shows("drift — p1")
				p.types("3\r")
				p.shows("1d8")
				p.types("5444")
				p.shows("stays in Purgatory")
				p.types("\x7f" + question.keys) // the Backspace: these are no dice
				p.shows(question.shows)
				row.end(p)
				_ = p.cmd.Wait()
				if row.sane && modes(t, p.tty) != before {
					t.Error("the terminal is not as it was")
				}
				p.tty.Close()
				if n := gestures(t, path); n != question.kept {
					t.Errorf("%d gestures are kept, want %d", n, question.kept)
				}
				if more, _ := filepath.Glob(path + ".torn*"); more != nil {
					t.Errorf("there are torn lines: %v", more)
				}
			})
		}
	}
}

// TestPlaySuspends: Ctrl+Z in the middle of a question gives the shell a sane
// terminal, and fg brings the question back as it was.
func TestPlaySuspends(t *testing.T) {
	home, path := begun(t)
	p := newPTY(t)
	before := modes(t, p.tty)
	p.run([]string{"CROIX_HOME=" + home}, "sh", "-c", "set -m; croix play t; echo [stopped]; read line; echo [$line]; fg; echo [left]")
	p.shows("drift — p1")
	p.types("3\r")
	p.shows("1d8")
	p.types("54")
	p.shows("3d6")
	p.types("\x1a")
	p.shows("\x1b[?1049l")
	p.shows("[stopped]")
	if modes(t, p.tty) != before {
		t.Error("the shell has a terminal that is not as it was")
	}
	p.types("hello\n")
	p.shows("[hello]")
	p.shows("\x1b[?1049h")
	waits(t, func() error {
		if screen := p.screen(); !strings.Contains(screen, "3d6 ▸ 4 ") {
			return fmt.Errorf("the dice are not what they were:\n%s", screen)
		}
		return nil
	})
	p.types("44")
	p.shows("stays in Purgatory")
	p.types("\x03")
	p.shows("[left]")
	if modes(t, p.tty) != before {
		t.Error("the terminal is not as it was in the end")
	}
	if n := gestures(t, path); n != 1 {
		t.Errorf("%d gestures are kept, want the drift", n)
	}
}

// modes is how a terminal treats what is typed.
func modes(t *testing.T, tty *os.File) syscall.Termios {
	t.Helper()
	var m syscall.Termios
	if err := ioctl(tty, syscall.TCGETS, unsafe.Pointer(&m)); err != nil {
		t.Fatal(err)
	}
	return m
}
