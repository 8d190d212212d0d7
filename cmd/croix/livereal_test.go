//go:build linux

package main

import (
	"bytes"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"sync"
	"syscall"
	"testing"
	"time"
	"unsafe"

	"croix/generator/say"
)

// realTerminal is a terminal on which the live table runs.
type realTerminal interface {
	types(keys string)
	resize(width, height int)
	screen() string // as vt.painted tells it
	end()           // of the program: it waits until it has left
}

// onPTY is a pseudo terminal that we draw ourselves.
type onPTY struct {
	t           testing.TB
	master, tty *os.File
	cmd         *exec.Cmd
	mu          sync.Mutex
	vt          *vt
	all         bytes.Buffer // that was written
}

// newPTY is a terminal of 80x24 on which nothing runs yet.
func newPTY(t testing.TB) *onPTY {
	t.Helper()
	master, tty, err := silentTerminal()
	if err != nil {
		t.Skipf("there are no pseudo terminals here: %v", err)
	}
	p := &onPTY{t: t, master: master, tty: tty, vt: newVT(80, 24)}
	p.resize(80, 24)
	return p
}

// run runs a command on the terminal.
func (p *onPTY) run(env []string, name string, args ...string) *onPTY {
	p.t.Helper()
	p.cmd = exec.Command(name, args...)
	p.cmd.Env = append([]string{"PATH=" + os.Getenv("PATH"), "TERM=xterm-256color", "LC_ALL=C.UTF-8", quickRace}, env...)
	p.cmd.Stdin, p.cmd.Stdout, p.cmd.Stderr = p.tty, p.tty, p.tty
	p.cmd.SysProcAttr = &syscall.SysProcAttr{Setsid: true, Setctty: true}
	if err := p.cmd.Start(); err != nil {
		p.t.Fatal(err)
	}
	p.t.Cleanup(func() { _ = p.cmd.Process.Kill() })
	go func() {
		b := make([]byte, 4096)
		for {
			n, err := p.master.Read(b)
			p.mu.Lock()
			_, _ = p.vt.Write(b[:n])
			p.all.Write(b[:n])
			p.mu.Unlock()
			if err != nil {
				return
			}
		}
	}()
	return p
}

func (p *onPTY) types(keys string) { _, _ = p.master.WriteString(keys) }

func (p *onPTY) resize(width, height int) {
	p.mu.Lock()
	p.vt.resize(width, height)
	p.mu.Unlock()
	size := [4]uint16{uint16(height), uint16(width)}
	if err := ioctl(p.master, syscall.TIOCSWINSZ, unsafe.Pointer(&size)); err != nil {
		p.t.Fatal(err)
	}
}

func (p *onPTY) screen() string {
	p.mu.Lock()
	defer p.mu.Unlock()
	return p.vt.painted(true)
}

func (p *onPTY) end() {
	_ = p.cmd.Wait()
	p.tty.Close()
	p.master.Close()
}

// shows waits until the program has written something since it was asked last.
func (p *onPTY) shows(text string) {
	p.t.Helper()
	waits(p.t, func() error {
		p.mu.Lock()
		defer p.mu.Unlock()
		at := bytes.Index(p.all.Bytes(), []byte(text))
		if at < 0 {
			return fmt.Errorf("%q is not shown: %q", text, p.all.String())
		}
		p.all.Next(at + len(text))
		return nil
	})
}

// onTmux is a terminal of tmux.
type onTmux struct {
	t    testing.TB
	name string // of its server
	done string // a file that is there when the program has left
}

// startTmux runs a command in a tmux of its own.
func startTmux(t testing.TB, env []string, name string, args ...string) *onTmux {
	t.Helper()
	if _, err := exec.LookPath("tmux"); err != nil {
		t.Skip("there is no tmux here: the screens are compared without it by TestEvening and TestEveningPTY")
	}
	folder := t.TempDir()
	// A name that no server had before: one that is ending would still be found by it.
	x := &onTmux{t, "croix-" + filepath.Base(filepath.Dir(folder)), filepath.Join(folder, "done")}
	var words []string
	for _, w := range slices.Concat([]string{"env", "PATH=" + os.Getenv("PATH"), "TERM=screen-256color", quickRace}, env, []string{name}, args) {
		words = append(words, "'"+w+"'")
	}
	x.tmux("-u", "-f", "/dev/null", "new-session", "-d", "-x", "80", "-y", "24", strings.Join(words, " ")+"; touch '"+x.done+"'; sleep 60")
	t.Cleanup(func() { _ = exec.Command("tmux", "-L", x.name, "kill-server").Run() })
	x.tmux("set", "-g", "status", "off")
	x.tmux("set", "-g", "window-size", "manual")
	return x
}

func (x *onTmux) tmux(args ...string) string {
	x.t.Helper()
	out, err := exec.Command("tmux", append([]string{"-L", x.name}, args...)...).CombinedOutput()
	if err != nil {
		x.t.Fatalf("tmux %q: %v: %s", args, err, out)
	}
	return string(out)
}

func (x *onTmux) types(keys string) {
	var hex []string
	for _, b := range []byte(keys) {
		hex = append(hex, fmt.Sprintf("%02x", b))
	}
	for len(hex) > 0 {
		n := min(len(hex), 200)
		x.tmux(append([]string{"send-keys", "-H"}, hex[:n]...)...)
		hex = hex[n:]
	}
}

func (x *onTmux) resize(width, height int) {
	x.tmux("resize-window", "-x", strconv.Itoa(width), "-y", strconv.Itoa(height))
}

func (x *onTmux) screen() string {
	size := strings.Fields(x.tmux("display", "-p", "#{window_width} #{window_height}"))
	width, _ := strconv.Atoi(size[0])
	height, _ := strconv.Atoi(size[1])
	v := newVT(width, height)
	_, _ = v.Write([]byte(strings.ReplaceAll(strings.TrimSuffix(x.tmux("capture-pane", "-p", "-e"), "\n"), "\n", "\r\n")))
	return v.painted(true)
}

func (x *onTmux) end() {
	waits(x.t, func() error {
		_, err := os.Stat(x.done)
		return err
	})
}

// waits asks until there is no error any more, for twenty seconds at most.
func waits(t testing.TB, ask func() error) {
	t.Helper()
	for deadline := time.Now().Add(20 * time.Second); ; time.Sleep(10 * time.Millisecond) {
		err := ask()
		if err == nil {
			return
		}
		if time.Now().After(deadline) {
			t.Fatal(err)
		}
	}
}

// pressEvening presses the keys of the evening that TestEvening plays, and
// compares each screen with the one that is kept, at each size.
func pressEvening(t *testing.T, lang say.Lang, colours bool, start func(env []string) realTerminal) {
	home := t.TempDir()
	n, _ := firstEvening()
	if _, err := newApp(t, lang, home).begin(n, "t"); err != nil {
		t.Fatal(err)
	}
	env := []string{"CROIX_HOME=" + home, "LC_ALL=" + lang.Pick("C", "fr_FR") + ".UTF-8"}
	if !colours {
		env = append(env, "NO_COLOR=1")
	}
	data, err := os.ReadFile(keptFile(lang, "keys"))
	if err != nil {
		t.Fatal(err)
	}
	x := start(env)
	shows := func(name string, size [2]int) {
		want := keptScreen(t, lang, size, name)
		if !colours {
			want = withoutColours(want)
		}
		waits(t, func() error {
			if got := x.screen(); got != want {
				return fmt.Errorf("%s at %v is\n%s\nwant\n%s", name, size, got, want)
			}
			return nil
		})
	}
	shows("begins", [2]int{80, 24}) // from now on it hears of other sizes
	for _, part := range strings.Split(strings.TrimSpace(string(data)), "\n") {
		name, quoted, _ := strings.Cut(part, "\t")
		keys, err := strconv.Unquote(quoted)
		if err != nil {
			t.Fatal(err)
		}
		x.types(keys)
		for _, size := range keptSizes() {
			x.resize(size[0], size[1])
			shows(name, size)
		}
	}
	x.types("\x03")
	x.end()
}

// TestEveningPTY presses the evening on a terminal, with nothing but Go.
func TestEveningPTY(t *testing.T) {
	for i, lang := range say.Langs() {
		t.Run(string(lang), func(t *testing.T) {
			pressEvening(t, lang, i == 0, func(env []string) realTerminal { return newPTY(t).run(env, "croix", "play", "t") })
		})
	}
}

// TestEveningTmux presses it in tmux, with and without colours.
func TestEveningTmux(t *testing.T) {
	if raced {
		t.Skip("TestEveningPTY presses the same keys with the race detector")
	}
	for _, lang := range say.Langs() {
		for _, colours := range []bool{true, false} {
			t.Run(fmt.Sprintf("%s colours %t", lang, colours), func(t *testing.T) {
				pressEvening(t, lang, colours, func(env []string) realTerminal { return startTmux(t, env, "croix", "play", "t") })
			})
		}
	}
}
