package journal

import (
	"bytes"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"syscall"
	"testing"

	"croix/generator/say"
)

// limitFile makes this process unable to write beyond a size, bytes.
func limitFile(size uint64) error {
	return syscall.Setrlimit(syscall.RLIMIT_FSIZE, &syscall.Rlimit{Cur: size, Max: size})
}

// becomeNobody takes from this process the rights that root has over files.
func becomeNobody() error {
	if os.Getuid() != 0 {
		return nil
	}
	return errors.Join(syscall.Setgroups(nil), syscall.Setgid(65534), syscall.Setuid(65534))
}

// TestFileLimit: a file that may not grow ends at its last good line.
func TestFileLimit(t *testing.T) {
	path := newGame(t, sample()).Path()
	out, err := child("fill", path).CombinedOutput()
	if err != nil {
		t.Fatalf("%v: %s", err, out)
	}
	var n int
	if _, err := fmt.Sscan(string(out), &n); err != nil || n < 5 || !strings.Contains(string(out), "nothing was recorded: the file may not grow") {
		t.Errorf("it said %q", out)
	}
	j, err := Open(path)
	if err != nil || len(j.Entries) != len(sample())+n || len(j.Warnings) > 0 {
		t.Fatalf("after %d gestures: %+v, %v", n, j, err)
	}
	if _, err := j.Append(Entry{}); err != nil {
		t.Errorf("without the limit: %v", err)
	}
}

// TestReadOnlyFolder: it can be read, and all else says why not.
func TestReadOnlyFolder(t *testing.T) {
	path := newGame(t, sample()).Path()
	dir := filepath.Dir(path)
	for _, d := range []string{filepath.Dir(dir), dir} {
		if err := os.Chmod(d, 0o755); err != nil {
			t.Fatal(err)
		}
	}
	if os.Getuid() != 0 {
		if err := os.Chmod(dir, 0o555); err != nil {
			t.Fatal(err)
		}
		t.Cleanup(func() { _ = os.Chmod(dir, 0o755) })
	}
	before := readFile(t, path)
	out, err := child("locked-out", path).CombinedOutput()
	lines := strings.Split(strings.TrimSpace(string(out)), "\n")
	if err != nil || len(lines) != 5 || lines[0] != fmt.Sprint(len(sample())) {
		t.Fatalf("%v: %s", err, out)
	}
	for _, line := range lines[1:] {
		if !strings.Contains(line, "nothing was recorded: it is not permitted") {
			t.Errorf("it said %q", line)
		}
	}
	if !bytes.Equal(readFile(t, path), before) || len(filesIn(t, dir)) != 1 {
		t.Errorf("something was written: %q", filesIn(t, dir))
	}
}

// TestFullDisk: on a disk that is really full, nothing is recorded, begun or
// repaired by half, and with some room it goes on.
func TestFullDisk(t *testing.T) {
	dir := t.TempDir()
	if err := syscall.Mount("tmpfs", dir, "tmpfs", 0, "size=64k"); err != nil {
		t.Skipf("a small disk needs more rights: %v", err)
	}
	t.Cleanup(func() {
		if err := syscall.Unmount(dir, syscall.MNT_DETACH); err != nil {
			t.Error(err)
		}
	})
	path := filepath.Join(dir, "a.jsonl")
	j, err := Create(path, header())
	if err != nil {
		t.Fatal(err)
	}
	stone := filepath.Join(dir, "stone")
	if err := os.WriteFile(stone, make([]byte, 40<<10), 0o600); err != nil {
		t.Fatal(err)
	}
	n := 0
	for ; ; n++ {
		if _, err = j.Append(Entry{Label: strings.Repeat("x", 500)}); err != nil {
			break
		}
		if n > 1000 {
			t.Fatal("the disk never fills")
		}
	}
	if !say.Has(err, say.JournalNotRecorded) || !strings.Contains(err.Error(), "no space is left") {
		t.Errorf("error %v", err)
	}
	again, err := Open(path)
	if err != nil || len(again.Entries) != n || len(again.Warnings) > 0 {
		t.Fatalf("after %d gestures: %+v, %v", n, again, err)
	}
	if _, err := Create(filepath.Join(dir, "b.jsonl"), Header{Name: strings.Repeat("b", 9000)}); !say.Has(err, say.JournalNotRecorded) {
		t.Errorf("a new game: %v", err)
	}
	if got := filesIn(t, dir); len(got) != 2 {
		t.Errorf("the folder has %q", got)
	}
	// Nor is what is broken repaired where its backup has no room.
	data := readFile(t, path)
	broken := bytes.Replace(data, []byte("xx"), []byte("yy"), 1)
	if err := os.WriteFile(path, broken, 0o600); err != nil {
		t.Fatal(err)
	}
	if _, err := Repair(path, readable); !say.Has(err, say.JournalNotRecorded) || !bytes.Equal(readFile(t, path), broken) {
		t.Errorf("repairing: %v", err)
	}
	if err := errors.Join(os.WriteFile(path, data, 0o600), os.Remove(stone)); err != nil {
		t.Fatal(err)
	}
	if e, err := again.Append(Entry{}); err != nil || e.Seq != n+1 {
		t.Errorf("with room: %+v, %v", e, err)
	}
}
