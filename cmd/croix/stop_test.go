//go:build unix

package main

import (
	"errors"
	"os"
	"path/filepath"
	"syscall"
	"testing"
	"time"

	"croix/generator/say"
)

// TestStopped: a signal that comes while files are written leaves the old ones
// and nothing beside them.
func TestStopped(t *testing.T) {
	dir := t.TempDir()
	old, added := filepath.Join(dir, "old.pdf"), filepath.Join(dir, "new.pdf")
	if err := os.WriteFile(old, []byte("old"), 0o600); err != nil {
		t.Fatal(err)
	}
	stop := func([]byte) bool {
		if err := syscall.Kill(os.Getpid(), syscall.SIGTERM); err != nil {
			t.Fatal(err)
		}
		time.Sleep(100 * time.Millisecond) // until it is delivered
		return true
	}
	err := commit([]pending{{path: added, data: []byte("new")}, {path: old, data: []byte("new"), ours: stop}}, false)
	var s stoppedError
	if !errors.As(err, &s) || s.signal != syscall.SIGTERM || !say.Has(err, say.FileStopped) {
		t.Fatalf("got %v", err)
	}
	if data, err := os.ReadFile(old); err != nil || string(data) != "old" {
		t.Errorf("the old file holds %q, %v", data, err)
	}
	if names, err := os.ReadDir(dir); err != nil || len(names) != 1 {
		t.Errorf("the folder holds %v, %v", names, err)
	}
}

// TestSweep: what was left beside long ago goes; what may still be written,
// and files of others, stay.
func TestSweep(t *testing.T) {
	dir := t.TempDir()
	now, past := time.Now(), time.Now().Add(-25*time.Hour)
	for _, f := range []struct {
		name  string
		time  time.Time
		stays bool
	}{
		{".croix-0123abcd", past, false},
		{".croix-0123abce", now, true},
		{".croix-0123abc", past, true},
		{".croix-0123abcg", past, true},
		{".croix-notes.txt", past, true},
		{"croix-0123abcd", past, true},
	} {
		path := filepath.Join(dir, f.name)
		if err := os.WriteFile(path, nil, 0o600); err != nil {
			t.Fatal(err)
		}
		if err := os.Chtimes(path, f.time, f.time); err != nil {
			t.Fatal(err)
		}
		if err := commit([]pending{{path: filepath.Join(dir, "a.pdf"), ours: func([]byte) bool { return true }}}, false); err != nil {
			t.Fatal(err)
		}
		if _, err := os.Stat(path); (err == nil) != f.stays {
			t.Errorf("%s: %v", f.name, err)
		}
	}
}
