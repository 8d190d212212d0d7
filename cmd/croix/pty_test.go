//go:build linux

package main

import (
	"bytes"
	"context"
	"fmt"
	"io"
	"os"
	"os/exec"
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
	control := func(request uintptr, n *int32) error {
		if _, _, e := syscall.Syscall(syscall.SYS_IOCTL, screen.Fd(), request, uintptr(unsafe.Pointer(n))); e != 0 {
			return e
		}
		return nil
	}
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

// onTerminal runs a command whose three streams are a terminal that never
// answers, and gives what it wrote. It is an error if that takes longer than
// limit, or if the command asks the terminal something.
func onTerminal(t *testing.T, limit time.Duration, name string, args ...string) (string, int, error) {
	t.Helper()
	screen, tty, err := silentTerminal()
	if err != nil {
		t.Skipf("there are no pseudo terminals here: %v", err)
	}
	ctx, cancel := context.WithTimeout(t.Context(), limit)
	defer cancel()
	cmd := exec.CommandContext(ctx, name, args...)
	cmd.Dir = t.TempDir()
	cmd.Env = []string{"PATH=" + os.Getenv("PATH"), "TERM=xterm-256color", "COLORTERM=truecolor", "LC_ALL=C.UTF-8", quickRace}
	cmd.Stdin, cmd.Stdout, cmd.Stderr = tty, tty, tty
	cmd.SysProcAttr = &syscall.SysProcAttr{Setsid: true, Setctty: true}
	var written bytes.Buffer
	read := make(chan struct{})
	if err = cmd.Start(); err != nil {
		t.Fatal(err)
	}
	go func() {
		defer close(read)
		_, _ = io.Copy(&written, screen) // ends with an error when the program has gone
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
