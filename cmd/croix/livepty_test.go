//go:build linux

package main

import (
	"bytes"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"sync"
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
		{"drift — p1", "3\r"}, {"1d8", "5"}, {"3d6", "444"}, {"stays in Purgatory", "1"}, {"activation", "\r"},
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

// TestPlayEnds: whatever ends a table in the middle of a question, what was done
// before is kept, and but for the end that nobody can catch the terminal is as
// it was.
func TestPlayEnds(t *testing.T) {
	for _, row := range []struct {
		reason string
		signal syscall.Signal
		sane   bool
	}{
		{"the terminal is closed", syscall.SIGHUP, true},
		{"it is told to end", syscall.SIGTERM, true},
		{"it is interrupted", syscall.SIGINT, true},
		{"it is killed", syscall.SIGKILL, false},
	} {
		t.Run(row.reason, func(t *testing.T) {
			home, path := begun(t)
			screen, tty, err := silentTerminal()
			if err != nil {
				t.Skipf("there are no pseudo terminals here: %v", err)
			}
			defer screen.Close()
			before := modes(t, tty)
			cmd := exec.Command("croix", "play", "t")
			cmd.Env = []string{"PATH=" + os.Getenv("PATH"), "TERM=xterm-256color", "LC_ALL=C.UTF-8", "CROIX_HOME=" + home, quickRace}
			cmd.Stdin, cmd.Stdout, cmd.Stderr = tty, tty, tty
			cmd.SysProcAttr = &syscall.SysProcAttr{Setsid: true, Setctty: true}
			if err := cmd.Start(); err != nil {
				t.Fatal(err)
			}
			var mu sync.Mutex
			var written bytes.Buffer
			go func() {
				b := make([]byte, 4096)
				for {
					n, err := screen.Read(b)
					mu.Lock()
					written.Write(b[:n])
					mu.Unlock()
					if err != nil {
						return
					}
				}
			}()
			shows := func(text string) {
				t.Helper()
				for deadline := time.Now().Add(10 * time.Second); ; time.Sleep(10 * time.Millisecond) {
					mu.Lock()
					found := strings.Contains(written.String(), text)
					mu.Unlock()
					if found {
						return
					}
					if time.Now().After(deadline) {
						_ = cmd.Process.Kill()
						t.Fatalf("%q is not shown: %q", text, written.String())
					}
				}
			}
			shows("drift — p1")
			_, _ = screen.WriteString("3\r")
			shows("1d8")
			_, _ = screen.WriteString("5444")
			shows("stays in Purgatory")
			_, _ = screen.WriteString("6")
			if err := cmd.Process.Signal(row.signal); err != nil {
				t.Fatal(err)
			}
			_ = cmd.Wait()
			if row.sane && modes(t, tty) != before {
				t.Error("the terminal is not as it was")
			}
			tty.Close()
			if n := gestures(t, path); n != 1 {
				t.Errorf("%d gestures are kept, want the drift", n)
			}
			if more, _ := filepath.Glob(path + ".torn*"); more != nil {
				t.Errorf("there are torn lines: %v", more)
			}
		})
	}
}

// modes is how a terminal treats what is typed.
func modes(t *testing.T, tty *os.File) syscall.Termios {
	t.Helper()
	var m syscall.Termios
	if _, _, e := syscall.Syscall(syscall.SYS_IOCTL, tty.Fd(), syscall.TCGETS, uintptr(unsafe.Pointer(&m))); e != 0 {
		t.Fatal(e)
	}
	return m
}
