package journal

import (
	"os"
	"path/filepath"
	"testing"
)

// TestTable: one live table at a time has the place, which keeps nobody from
// writing and leaves nothing behind.
func TestTable(t *testing.T) {
	path := filepath.Join(t.TempDir(), "game.jsonl")
	j, err := Create(path, Header{Game: "purgatory", Name: "game", Program: "test"})
	if err != nil {
		t.Fatal(err)
	}
	leave, ok := Table(path)
	if !ok {
		t.Fatal("the place of the table is not free")
	}
	if again, ok := Table(path); ok {
		again()
		t.Error("two tables have the place")
	}
	if _, err := j.Append(Entry{Do: "note", Label: "note"}); err != nil {
		t.Errorf("nobody else may write: %v", err)
	}
	leave()
	leave2, ok := Table(path)
	if !ok {
		t.Error("the place is not given back")
	}
	leave2()
	entries, err := os.ReadDir(filepath.Dir(path))
	if err != nil || len(entries) != 1 {
		t.Errorf("%v is left behind (%v)", entries, err)
	}
	if _, ok := Table(filepath.Join(t.TempDir(), "no", "where.jsonl")); ok {
		t.Error("there is a place where there is no folder")
	}
}
