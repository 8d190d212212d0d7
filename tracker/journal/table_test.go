package journal

import (
	"os"
	"path/filepath"
	"testing"

	"croix/generator/say"
)

// TestTable: one live table at a time has the place, which keeps nobody from
// writing and leaves nothing behind.
func TestTable(t *testing.T) {
	path := filepath.Join(t.TempDir(), "game.jsonl")
	j, err := Create(path, Header{Game: "purgatory", Name: "game", Program: "test"})
	if err != nil {
		t.Fatal(err)
	}
	leave, err := Table(path)
	if err != nil {
		t.Fatal("the place of the table is not free")
	}
	if again, err := Table(path); err == nil || !say.Has(err, say.JournalLocked) {
		again()
		t.Error("two tables have the place")
	}
	if _, err := j.Append(Entry{Do: "note", Label: "note"}); err != nil {
		t.Errorf("nobody else may write: %v", err)
	}
	leave()
	leave2, err := Table(path)
	if err != nil {
		t.Error("the place is not given back")
	}
	leave2()
	entries, err := os.ReadDir(filepath.Dir(path))
	if err != nil || len(entries) != 1 {
		t.Errorf("%v is left behind (%v)", entries, err)
	}
	if _, err := Table(filepath.Join(t.TempDir(), "no", "where.jsonl")); err == nil || say.Has(err, say.JournalLocked) {
		t.Error("there is a place where there is no folder, or somebody has it")
	}
}
