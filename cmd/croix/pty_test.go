//go:build linux

package main

import (
	"bytes"
	"context"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"syscall"
	"testing"
	"time"
	"unsafe"
)

// silentTerminal is a terminal that shows what is written to it and never
// answers. It gives the side of the terminal and that of the program.
func silentTerminal() (screen, tty *os.File, err error) {
	screen, err = os.OpenFile("/dev/ptmx", os.O_RDWR|syscall.O_NOCTTY, 0)
	if err != nil {
		return nil, nil, err
	}
	control := func(request uintptr, n *int32) error { return ioctl(screen, request, unsafe.Pointer(n)) }
	var lock, number int32
	if err = control(syscall.TIOCSPTLCK, &lock); err == nil {
		err = control(syscall.TIOCGPTN, &number)
	}
	if err == nil {
		tty, err = os.OpenFile(fmt.Sprintf("/dev/pts/%d", number), os.O_RDWR|syscall.O_NOCTTY, 0)
	}
	if err != nil {
		screen.Close()
		return nil, nil, err
	}
	return screen, tty, nil
}

// ioctl asks a device for something, in such a way that the file can still be
// closed while it is read.
func ioctl(f *os.File, request uintptr, what unsafe.Pointer) error {
	conn, err := f.SyscallConn()
	if err != nil {
		return err
	}
	var failed syscall.Errno
	if err := conn.Control(func(fd uintptr) { _, _, failed = syscall.Syscall(syscall.SYS_IOCTL, fd, request, uintptr(what)) }); err != nil {
		return err
	}
	if failed != 0 {
		return failed
	}
	return nil
}

// line is keys that somebody types once the terminal shows something.
type line struct{ until, keys string }

// onTerminal runs a command whose three streams are a terminal that never
// answers, and gives what it wrote. It is an error if that takes longer than
// limit, or if the command asks the terminal something.
func onTerminal(t *testing.T, limit time.Duration, name string, args ...string) (string, int, error) {
	t.Helper()
	return talk(t, limit, nil, nil, name, args...)
}

// talk is onTerminal with somebody at the keyboard, and settings of the
// environment.
func talk(t *testing.T, limit time.Duration, env []string, lines []line, name string, args ...string) (string, int, error) {
	t.Helper()
	screen, tty, err := silentTerminal()
	if err != nil {
		t.Skipf("there are no pseudo terminals here: %v", err)
	}
	ctx, cancel := context.WithTimeout(t.Context(), limit)
	defer cancel()
	cmd := exec.CommandContext(ctx, name, args...)
	cmd.Dir = t.TempDir()
	cmd.Env = append([]string{"PATH=" + os.Getenv("PATH"), "TERM=xterm-256color", "COLORTERM=truecolor", "LC_ALL=C.UTF-8", quickRace}, env...)
	cmd.Stdin, cmd.Stdout, cmd.Stderr = tty, tty, tty
	cmd.SysProcAttr = &syscall.SysProcAttr{Setsid: true, Setctty: true}
	var written bytes.Buffer
	read := make(chan struct{})
	if err = cmd.Start(); err != nil {
		t.Fatal(err)
	}
	go func() {
		defer close(read)
		shown := 0 // of what was written, until the last keys
		b := make([]byte, 4096)
		for {
			n, err := screen.Read(b) // an error when the program has gone
			written.Write(b[:n])
			if len(lines) > 0 && strings.Contains(written.String()[shown:], lines[0].until) {
				shown = written.Len()
				_, _ = screen.WriteString(lines[0].keys)
				lines = lines[1:]
			}
			if err != nil {
				return
			}
		}
	}()
	_ = cmd.Wait() // the exit code is given back
	tty.Close()
	<-read
	screen.Close()
	text := strings.ReplaceAll(written.String(), "\r\n", "\n")
	switch {
	case ctx.Err() != nil:
		return text, -1, fmt.Errorf("it takes more than %v", limit)
	case strings.Contains(text, "\x1b]") || strings.Contains(text, "\x1b[6n") || strings.Contains(text, "\x1b[c"):
		return text, -1, fmt.Errorf("it asks the terminal: %q", text)
	}
	return text, cmd.ProcessState.ExitCode(), nil
}

// TestSilentTerminal: what a command says comes at once, even on a terminal
// that does not answer questions about itself, and without a question.
func TestSilentTerminal(t *testing.T) {
	for _, row := range []struct {
		reason string
		args   []string
		code   int
		want   string
	}{
		{"the help", []string{"--help"}, exitDone, "Usage:"},
		{"nothing at all", nil, exitDone, "Usage:"},
		{"the version", []string{"--version"}, exitDone, "croix "},
		{"a roll", []string{"roll", "d66", "--dice", "3,4"}, exitDone, "d66  [3 4]  34"},
		{"a roll without colour", []string{"--no-color", "roll", "d66", "--dice", "3,4"}, exitDone, "d66  [3 4]  34"},
		{"printing", []string{"print", "cards", "--seed", "7", "--only", "54", "-o", "c.pdf"}, exitDone, "seed 7"},
		{"wrong usage", []string{"nonsense"}, exitUsage, "nonsense"},
	} {
		t.Run(row.reason, func(t *testing.T) {
			text, code, err := onTerminal(t, 4*time.Second, "croix", row.args...)
			if err != nil {
				t.Fatal(err)
			}
			if code != row.code || !strings.Contains(text, row.want) {
				t.Errorf("exit code %d and %q, want %d and %q", code, text, row.code, row.want)
			}
			if strings.Contains(text, "\x1b") {
				t.Errorf("the text has escape sequences: %q", text)
			}
		})
	}
}

// TestSilentTerminalControl is the negative control of the test above.
func TestSilentTerminalControl(t *testing.T) {
	for _, row := range []struct{ reason, script, want string }{
		{"it asks for the background and waits", `printf '\033]11;?\033\\'; exec sleep 30`, "takes more"},
		{"it asks where the cursor is and goes", `printf '\033[6n'`, "asks the terminal"},
		{"it waits for a key", `read key`, "takes more"},
	} {
		t.Run(row.reason, func(t *testing.T) {
			if _, _, err := onTerminal(t, 300*time.Millisecond, "sh", "-c", row.script); err == nil || !strings.Contains(err.Error(), row.want) {
				t.Errorf("error %v, want one with %q", err, row.want)
			}
		})
	}
}

// TestFormOnTerminal: a form comes at once on a terminal that does not answer,
// and without a question; what it writes stays out of pipes.
func TestFormOnTerminal(t *testing.T) {
	for _, row := range []struct {
		reason string
		env    []string
		lines  []line
		flags  []string
		code   int
		want   string
		colour bool
		kept   bool // the profile
	}{
		{"esc leaves and writes nothing", nil, []line{{"bar across", "\x1b"}}, nil, exitFailed, "nothing is changed", true, false},
		{"ctrl+c does as well", nil, []line{{"bar across", "\x03"}}, nil, exitFailed, "nothing is changed", true, false},
		{"all answered", nil, []line{{"bar across", "99,4\r"}, {"bar down", "\r"}, {"far right", "\r"}, {"far down", "\r"}, {"far turned", "1.5\r"}, {"Keep", "y"}}, nil,
			exitDone, "p  100\u00a0mm print as 99.4 across, 100 down; backs 0 right, 0 down, turned 1.5°", true, true},
		{"without colour", []string{"NO_COLOR=1"}, []line{{"bar across", "\x1b"}}, nil, exitFailed, "nothing is changed", false, false},
		{"without colour by flag", nil, []line{{"bar across", "\x1b"}}, []string{"--no-color"}, exitFailed, "nothing is changed", false, false},
		{"in French", []string{"LC_ALL=fr_FR.UTF-8"}, []line{{"barre en largeur", "\x1b"}}, nil, exitFailed, "rien n’est changé", true, false},
		{"lines on a terminal that cannot move its cursor", []string{"TERM=dumb"}, []line{{"[100] > ", "99\n"}, {"[100] > ", "\n"}, {"[0] > ", "\n"}, {"[0] > ", "\n"}, {"[0] > ", "\n"}, {"[yes] > ", "\n"}}, nil,
			exitDone, "print as 99 across", false, true},
		{"the end of the input is no answer", []string{"TERM=dumb"}, []line{{"[100] > ", "99\n"}, {"[100] > ", "\x04"}}, nil, exitFailed, "the input ends", false, false},
	} {
		t.Run(row.reason, func(t *testing.T) {
			config := t.TempDir()
			env := append([]string{"XDG_CONFIG_HOME=" + config}, row.env...)
			text, code, err := talk(t, 4*time.Second, env, row.lines, "croix", append(row.flags, "profile", "new", "p")...)
			if err != nil {
				t.Fatalf("%v: %q", err, text)
			}
			if code != row.code || !strings.Contains(text, row.want) {
				t.Errorf("exit code %d and %q, want %d and %q", code, text, row.code, row.want)
			}
			if colour := strings.Contains(text, "38;5;63m"); colour != row.colour {
				t.Errorf("there is colour: %t, want %t: %q", colour, row.colour, text)
			}
			if _, err := os.Stat(filepath.Join(config, "croix", "profiles.json")); (err == nil) != row.kept {
				t.Errorf("the profile is kept: %v, want %t", err, row.kept)
			}
		})
	}
}

// TestStartsAtOnce: on a terminal that does not answer, a command takes about as
// long as where there is no terminal to ask. A question of bubbletea's would
// wait for five seconds; one is allowed for a slow machine.
func TestStartsAtOnce(t *testing.T) {
	best := func(run func()) time.Duration {
		least := time.Hour
		for range 3 {
			start := time.Now()
			run()
			least = min(least, time.Since(start))
		}
		return least
	}
	control := best(func() {
		cmd := exec.Command("croix", "--help")
		cmd.Env = []string{"PATH=" + os.Getenv("PATH"), quickRace}
		if err := cmd.Run(); err != nil {
			t.Fatal(err)
		}
	})
	for reason, row := range map[string]struct {
		args  []string
		lines []line
	}{
		"the help": {args: []string{"--help"}},
		"a form":   {[]string{"profile", "new", "p"}, []line{{"bar across", "\x1b"}}},
	} {
		took := best(func() {
			env := []string{"XDG_CONFIG_HOME=" + t.TempDir()}
			if text, _, err := talk(t, 10*time.Second, env, row.lines, "croix", row.args...); err != nil {
				t.Fatalf("%s: %v: %q", reason, err, text)
			}
		})
		if took > control+time.Second {
			t.Errorf("%s takes %v on a terminal, and the help %v without one", reason, took, control)
		}
	}
}
