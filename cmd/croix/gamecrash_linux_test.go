package main

import (
	"bytes"
	"encoding/json"
	"fmt"
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"syscall"
	"testing"
	"time"
)

// The tests of this file start croix as a process of its own and do to it what
// the world does: they kill it, fill its disk, lock its folder, and start it
// twice. What it has acknowledged, by its exit code, must be in the game.

// process is a croix on the games of a home.
func process(home string, args ...string) *exec.Cmd {
	cmd := exec.Command("croix", args...)
	cmd.Env = []string{"PATH=" + os.Getenv("PATH"), "CROIX_HOME=" + home, "LC_ALL=en_GB.UTF-8", quickRace}
	return cmd
}

// beginGame begins the game t.
func beginGame(t *testing.T, home string) {
	t.Helper()
	if out, err := process(home, "new", "t", "--souls", "1", "--seed", "1", "--set", "setup.placement=drop").CombinedOutput(); err != nil {
		t.Fatalf("%v: %s", err, out)
	}
}

// noted is the remarks in the log of the game t, in order.
func noted(t *testing.T, home string) []string {
	t.Helper()
	out, err := process(home, "log", "t", "--json").Output()
	if err != nil {
		t.Fatalf("the log cannot be read: %v", err)
	}
	var log struct {
		Lines []struct{ Label string }
	}
	if err := json.Unmarshal(out, &log); err != nil {
		t.Fatal(err)
	}
	var all []string
	for _, l := range log.Lines {
		if _, text, ok := strings.Cut(l.Label, ": "); ok && strings.HasPrefix(text, "n") {
			all = append(all, text)
		}
	}
	return all
}

// TestDoKilled: croix do is killed at random moments. What a finished one
// recorded is there, what a killed one recorded is a beginning of its gestures,
// in order, and the next one goes on.
func TestDoKilled(t *testing.T) {
	home := t.TempDir()
	beginGame(t, home)
	pick := rand.New(rand.NewPCG(11, 0))
	const rounds, each = 40, 12
	ended := map[int]bool{}
	for i := range rounds {
		args := []string{"do", "t"}
		for k := range each {
			args = append(args, fmt.Sprintf("note n%02d.%02d", i, k))
		}
		cmd := process(home, args...)
		if err := cmd.Start(); err != nil {
			t.Fatal(err)
		}
		kill := time.AfterFunc(time.Duration(pick.IntN(90))*time.Millisecond, func() { _ = cmd.Process.Kill() })
		ended[i] = cmd.Wait() == nil
		kill.Stop()
	}
	all := noted(t, home)
	if !slices.IsSorted(all) {
		t.Errorf("the gestures are out of order: %q", all)
	}
	counts := map[string]int{}
	for _, n := range all {
		counts[n[:3]]++
	}
	for i := range rounds {
		n := counts[fmt.Sprintf("n%02d", i)]
		if ended[i] && n != each {
			t.Errorf("of %d acknowledged gestures of run %d, %d are recorded", each, i, n)
		}
		for k := range n {
			if want := fmt.Sprintf("n%02d.%02d", i, k); !slices.Contains(all, want) {
				t.Errorf("run %d has %d gestures without %s", i, n, want)
			}
		}
	}
	if out, err := process(home, "do", "t", "note n99").CombinedOutput(); err != nil {
		t.Errorf("afterwards: %v: %s", err, out)
	}
}

// TestDoTwoLoops: two people record at once. Both wait for each other, and
// nothing is lost or mixed.
func TestDoTwoLoops(t *testing.T) {
	home := t.TempDir()
	beginGame(t, home)
	const each = 15
	var both sync.WaitGroup
	for _, who := range []string{"a", "b"} {
		both.Go(func() {
			for i := range each {
				if out, err := process(home, "do", "t", fmt.Sprintf("note n%s%02d", who, i)).CombinedOutput(); err != nil {
					t.Errorf("%s %d: %v: %s", who, i, err, out)
				}
			}
		})
	}
	both.Wait()
	all := noted(t, home)
	for _, who := range []string{"na", "nb"} {
		mine := slices.DeleteFunc(slices.Clone(all), func(n string) bool { return !strings.HasPrefix(n, who) })
		if len(mine) != each || !slices.IsSorted(mine) {
			t.Errorf("%s recorded %q", who, mine)
		}
	}
}

// TestDoFileLimit: the file may not grow. The gestures before are recorded, the
// error says so, and without the limit it goes on.
func TestDoFileLimit(t *testing.T) {
	home := t.TempDir()
	beginGame(t, home)
	text := "note n" + strings.Repeat("x", 300)
	cmd := exec.Command("sh", "-c", `ulimit -f 32; exec croix do t "$@"`, "sh")
	for range 40 {
		cmd.Args = append(cmd.Args, text)
	}
	cmd.Env = process(home).Env
	var out bytes.Buffer
	cmd.Stderr = &out
	var done, of int
	if cmd.Run() == nil {
		t.Fatal("the file may grow")
	}
	if _, err := fmt.Sscanf(out.String(), "croix: gesture %d of %d,", &done, &of); err != nil {
		t.Fatalf("it said %s", out.String())
	}
	tail := fmt.Sprintf("those before it are recorded: %d\n", done-1)
	if !strings.Contains(out.String(), "nothing was recorded: the file may not grow") || !strings.HasSuffix(out.String(), tail) {
		t.Errorf("it said %s", out.String())
	}
	if got := len(noted(t, home)); got != done-1 {
		t.Errorf("%d gestures are recorded, it said %d", got, done-1)
	}
	if out, err := process(home, "do", "t", "note n").CombinedOutput(); err != nil {
		t.Errorf("without the limit: %v: %s", err, out)
	}
}

// smallDisk is a disk of so many bytes, such as 64k, at a folder.
func smallDisk(t *testing.T, size string) string {
	t.Helper()
	dir := t.TempDir()
	if err := syscall.Mount("tmpfs", dir, "tmpfs", 0, "size="+size); err != nil {
		t.Skipf("a small disk needs more rights: %v", err)
	}
	t.Cleanup(func() {
		if err := syscall.Unmount(dir, syscall.MNT_DETACH); err != nil {
			t.Error(err)
		}
	})
	return dir
}

// TestDoFullDisk: on a full disk nothing is recorded, begun or printed by half;
// with room again it goes on.
func TestDoFullDisk(t *testing.T) {
	home := smallDisk(t, "96k")
	beginGame(t, home)
	stone := filepath.Join(home, "stone")
	if err := os.WriteFile(stone, make([]byte, 70<<10), 0o600); err != nil {
		t.Fatal(err)
	}
	text, done := "note n"+strings.Repeat("x", 900), 0
	for ; ; done++ {
		out, err := process(home, "do", "t", text).CombinedOutput()
		if err != nil {
			if !strings.Contains(string(out), "nothing was recorded: no space is left") {
				t.Errorf("it said %s", out)
			}
			break
		}
		if done > 200 {
			t.Fatal("the disk never fills")
		}
	}
	if got := len(noted(t, home)); got != done {
		t.Errorf("%d gestures are recorded of %d that were acknowledged", got, done)
	}
	for _, args := range [][]string{{"new", "u"}, {"report", "t", "--pdf", filepath.Join(home, "r.pdf")}} {
		if out, err := process(home, args...).CombinedOutput(); err == nil || !strings.Contains(string(out), "no space is left") {
			t.Errorf("%s: %v: %s", args[0], err, out)
		}
	}
	entries, err := os.ReadDir(home)
	if err != nil || len(entries) != 2 {
		t.Errorf("the disk has %v, %v", entries, err)
	}
	if err := os.Remove(stone); err != nil {
		t.Fatal(err)
	}
	if out, err := process(home, "do", "t", text).CombinedOutput(); err != nil {
		t.Errorf("with room: %v: %s", err, out)
	}
}

// TestDoReadOnly: a home that may only be read is shown; whatever writes says
// why it does not.
func TestDoReadOnly(t *testing.T) {
	home := smallDisk(t, "256k")
	beginGame(t, home)
	if err := syscall.Mount("", home, "", syscall.MS_REMOUNT|syscall.MS_RDONLY, ""); err != nil {
		t.Skipf("a disk that may only be read needs more rights: %v", err)
	}
	file := filepath.Join(home, "games", "t.jsonl")
	before, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	for _, args := range [][]string{{"show", "t"}, {"log", "t"}, {"report", "t"}, {"games"}, {"do", "t", "note n", "--dry-run"}} {
		if out, err := process(home, args...).CombinedOutput(); err != nil {
			t.Errorf("%s: %v: %s", args[0], err, out)
		}
	}
	for _, args := range [][]string{{"do", "t", "note n"}, {"undo", "t"}, {"new", "u"}, {"rename", "t", "u"}, {"delete", "t"}} {
		out, err := process(home, args...).CombinedOutput()
		if err == nil || !strings.HasPrefix(string(out), "croix: ") || !strings.Contains(string(out), "read-only") && !strings.Contains(string(out), "permitted") {
			t.Errorf("%s: %v: %s", args[0], err, out)
		}
	}
	if after, err := os.ReadFile(file); err != nil || !bytes.Equal(after, before) {
		t.Errorf("the game has changed: %v", err)
	}
}
