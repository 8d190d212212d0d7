package journal

import (
	"bytes"
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"syscall"
	"testing"
	"time"

	"croix/generator/say"
)

// faulty is a file whose calls fail as a test wants, and which notes them.
type faulty struct {
	file
	calls *[]string
	short int              // bytes that a write takes at most; 0 for all
	fails map[string]error // by call: the error of the first one; of each with "!" before it
}

func (f faulty) call(name string) error {
	*f.calls = append(*f.calls, name)
	err := f.fails[name]
	delete(f.fails, name)
	return errors.Join(err, f.fails["!"+name])
}

func (f faulty) WriteAt(b []byte, at int64) (int, error) {
	err := f.call("write")
	if f.short > 0 {
		b = b[:min(f.short, len(b))]
	} else if err != nil {
		return 0, err
	}
	n, e := f.file.WriteAt(b, at)
	return n, errors.Join(err, e)
}

func (f faulty) Truncate(size int64) error {
	if err := f.call("truncate"); err != nil {
		return err
	}
	return f.file.Truncate(size)
}

func (f faulty) Sync() error {
	if err := f.call("sync"); err != nil {
		return err
	}
	return f.file.Sync()
}

// TestFaults: when the disk fails, nothing is recorded, the error says so and
// why, the file ends at the last good line, and the next gesture works.
func TestFaults(t *testing.T) {
	const long = 1 << 20 // more than a line has: the whole line is written
	for _, row := range []struct {
		reason string
		short  int
		fails  map[string]error
		want   say.Key
		says   string
		left   int // bytes that stay after the last good line; -1 for a whole line
		calls  string
	}{
		{"all is well", 0, nil, "", "", -1, "write sync"},
		{"the disk is full", 0, map[string]error{"write": syscall.ENOSPC}, say.JournalNotRecorded, "no space is left", 0, "write truncate sync"},
		{"the disk is full after a part", 30, map[string]error{"write": syscall.ENOSPC}, say.JournalNotRecorded, "no space is left", 0, "write truncate sync"},
		{"a write that is short and does not say so", 30, nil, say.JournalNotRecorded, "short write", 0, "write truncate sync"},
		{"a quota", 30, map[string]error{"write": syscall.EDQUOT}, say.JournalNotRecorded, "no space is left", 0, "write truncate sync"},
		{"the disk breaks as it syncs", 0, map[string]error{"sync": syscall.EIO}, say.JournalNotRecorded, "input/output error", 0, "write sync truncate sync"},
		{"it cannot even be cut", 30, map[string]error{"write": syscall.EIO, "truncate": syscall.EIO}, say.JournalNotRecorded, "input/output error", 30, "write truncate"},
		{"written, perhaps", long, map[string]error{"sync": syscall.EIO, "truncate": syscall.EIO}, say.JournalUnsure, "croix log", -1, "write sync truncate"},
		{"cut, perhaps", long, map[string]error{"!sync": syscall.EIO}, say.JournalUnsure, "croix log", 0, "write sync truncate sync"},
	} {
		j := newGame(t, sample())
		before := readFile(t, j.Path())
		var calls []string
		good := j.env.open
		j.env.open = func(path string) (file, error) {
			f, err := good(path)
			return faulty{f, &calls, row.short, row.fails}, err
		}
		_, err := j.Append(Entry{Label: "fails"})
		if row.want == "" && err != nil || row.want != "" && (!say.Has(err, row.want) || !strings.Contains(err.Error(), row.says)) {
			t.Errorf("%s: error %v, want %s with %q", row.reason, err, row.want, row.says)
		}
		if got := strings.Join(calls, " "); got != row.calls {
			t.Errorf("%s: calls %s, want %s", row.reason, got, row.calls)
		}
		after := readFile(t, j.Path())
		rest, kept := bytes.CutPrefix(after, before)
		if !kept || row.left >= 0 && len(rest) != row.left || row.left < 0 && !bytes.HasSuffix(rest, []byte("}\n")) {
			t.Errorf("%s: %q is left", row.reason, rest)
		}
		recorded := bytes.Count(rest, []byte("\n"))
		if row.want != "" && len(j.Entries) != len(sample()) {
			t.Errorf("%s: %d entries", row.reason, len(j.Entries))
		}

		// The disk is well again, for this process and for others.
		j.env.open = good
		e, err := j.Append(Entry{Label: "works"})
		if err != nil || e.Seq != len(sample())+recorded+1 {
			t.Errorf("%s: then %+v, %v", row.reason, e, err)
		}
		again, err := Open(j.Path())
		if err != nil || len(again.Entries) != e.Seq || again.Entries[e.Seq-1].Label != "works" || len(again.Warnings) > 0 {
			t.Errorf("%s: read again %+v, %v", row.reason, again, err)
		}
	}
}

// TestCutFails: a torn line is not cut unless it could be kept.
func TestCutFails(t *testing.T) {
	for _, row := range []struct {
		reason string
		fails  map[string]error
	}{
		{"cutting fails", map[string]error{"truncate": syscall.EIO}},
		{"syncing fails", map[string]error{"sync": syscall.EIO}},
	} {
		j := newGame(t, sample())
		good := readFile(t, j.Path())
		if err := os.WriteFile(j.Path(), append(slices.Clone(good), "{torn"...), 0o600); err != nil {
			t.Fatal(err)
		}
		var calls []string
		open := j.env.open
		j.env.open = func(path string) (file, error) {
			f, err := open(path)
			return faulty{f, &calls, 0, row.fails}, err
		}
		if _, err := j.Append(Entry{}); !say.Has(err, say.JournalNotRecorded) {
			t.Errorf("%s: error %v", row.reason, err)
		}
		if _, err := j.Append(Entry{}); err != nil {
			t.Errorf("%s: then %v", row.reason, err)
		}
		again, err := Open(j.Path())
		if err != nil || len(again.Entries) != len(sample())+1 {
			t.Errorf("%s: %+v, %v", row.reason, again, err)
		}
		if string(readFile(t, j.Path()+tornEnd+"1")) != "{torn" {
			t.Errorf("%s: the torn line is not kept", row.reason)
		}
	}
}

// TestLocked: who comes second is told who is there, and reads meanwhile.
func TestLocked(t *testing.T) {
	path := newGame(t, sample()).Path()
	first, err := OpenWriter(path)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := openWriter(path, quick()); !say.Has(err, say.JournalLocked) || !strings.Contains(err.Error(), "process") {
		t.Errorf("a second writer: %v", err)
	}
	reader, err := load(path, quick())
	if err != nil {
		t.Fatalf("a reader: %v", err)
	}
	if _, err := reader.Append(Entry{}); !say.Has(err, say.JournalLocked) {
		t.Errorf("a gesture of another: %v", err)
	}
	if _, err := first.Append(Entry{Label: "one"}); err != nil {
		t.Errorf("the first writer: %v", err)
	}
	first.Close()
	if e, err := reader.Append(Entry{}); err != nil || e.Seq != len(sample())+2 || reader.Entries[e.Seq-2].Label != "one" {
		t.Errorf("when the first is gone: %+v, %v", e, err)
	}
	first.Close() // once more does no harm
	if _, err := os.Stat(path + lockEnd); !errors.Is(err, fs.ErrNotExist) {
		t.Errorf("the lock is left: %v", err)
	}
}

// TestDecideFails: then nothing is recorded and nobody is kept waiting.
func TestDecideFails(t *testing.T) {
	j := newGame(t, sample())
	before := readFile(t, j.Path())
	no := errors.New("no")
	if _, err := j.Update(func(*Journal) (Entry, error) { return Entry{Label: "x"}, no }); !errors.Is(err, no) {
		t.Errorf("error %v", err)
	}
	if !bytes.Equal(readFile(t, j.Path()), before) {
		t.Error("something was recorded")
	}
	other, err := openWriter(j.Path(), quick())
	if err != nil {
		t.Fatal(err)
	}
	other.Close()
}

// TestChangedBelow: what another program did to the file is noticed before
// anything is written on top of it.
func TestChangedBelow(t *testing.T) {
	for _, row := range []struct {
		reason string
		change func(path string, data []byte) error
		want   say.Key
	}{
		{"deleted", func(path string, _ []byte) error { return os.Remove(path) }, say.JournalMissing},
		{"a folder in its place", func(path string, _ []byte) error { return errors.Join(os.Remove(path), os.Mkdir(path, 0o777)) }, say.FileIsDir},
		{"shorter", func(path string, data []byte) error { return os.WriteFile(path, data[:len(data)-9], 0) }, say.JournalRewritten},
		{"another file of the same content", func(path string, data []byte) error {
			return errors.Join(os.WriteFile(path+"x", data, 0o600), os.Rename(path+"x", path))
		}, say.JournalRewritten},
		{"another history, and longer", func(path string, data []byte) error {
			at := bytes.LastIndexByte(data[:len(data)-1], '\n') + 1
			line := append(bytes.Replace(data[at:len(data)-1], []byte(`"do":""`), []byte(`"do":"!"`), 1), '\n')
			next := Entry{Seq: len(sample()) + 1, At: time.Now()}
			more, err := encodeEntry(next, sumOf(line[:len(line)-1]))
			return errors.Join(err, os.WriteFile(path, slices.Concat(data[:at], line, more, []byte("\n")), 0))
		}, say.JournalRewritten},
		{"the last line changed, of the same length", func(path string, data []byte) error {
			return os.WriteFile(path, bytes.Replace(data, []byte(`"data":"a"`), []byte(`"data":"b"`), 1), 0)
		}, say.JournalRewritten},
		{"a line that does not follow", func(path string, data []byte) error {
			at := bytes.LastIndexByte(data[:len(data)-1], '\n') + 1
			return os.WriteFile(path, append(data, data[at:]...), 0)
		}, say.JournalSequence},
	} {
		j := newGame(t, sample())
		if err := row.change(j.Path(), readFile(t, j.Path())); err != nil {
			t.Fatal(err)
		}
		after, _ := os.ReadFile(j.Path())
		if _, err := j.Append(Entry{}); !say.Has(err, row.want) {
			t.Errorf("%s: recording: error %v, want %s", row.reason, err, row.want)
		}
		if _, err := j.Refresh(); !say.Has(err, row.want) {
			t.Errorf("%s: reading: error %v, want %s", row.reason, err, row.want)
		}
		if now, _ := os.ReadFile(j.Path()); !bytes.Equal(now, after) {
			t.Errorf("%s: the file was changed", row.reason)
		}
	}
}

// TestOpenWhatIsNoFile: neither hangs nor is it taken for a game.
func TestOpenWhatIsNoFile(t *testing.T) {
	dir := t.TempDir()
	for path, want := range map[string]say.Key{
		filepath.Join(dir, "none.jsonl"):      say.JournalMissing,
		filepath.Join(dir, "no", "none.json"): say.JournalMissing,
		dir:                                   say.FileIsDir,
		os.DevNull:                            say.FileNotRegular,
	} {
		if _, err := Open(path); !say.Has(err, want) {
			t.Errorf("%s: error %v, want %s", path, err, want)
		}
		if _, err := OpenWriter(path); !say.Has(err, want) {
			t.Errorf("%s, to write: error %v, want %s", path, err, want)
		}
	}
	if left := filesIn(t, dir); len(left) > 0 {
		t.Errorf("%q are left", left)
	}
}

// TestCreate: one game for each file, and nothing of one that failed.
func TestCreate(t *testing.T) {
	dir := filepath.Join(t.TempDir(), "new", "folder")
	path := filepath.Join(dir, "a.jsonl")
	j, err := Create(path, Header{Game: "x"})
	if err != nil || time.Since(j.Header.Created) > time.Minute || len(j.Entries) > 0 {
		t.Fatalf("%+v, %v", j, err)
	}
	before := readFile(t, path)
	if _, err := Create(path, header()); !say.Has(err, say.GameExists) {
		t.Errorf("a second time: %v", err)
	}
	if !bytes.Equal(readFile(t, path), before) {
		t.Error("the first game was changed")
	}
	if _, err := Create(filepath.Join(path, "b.jsonl"), header()); !say.Has(err, say.JournalNotRecorded) {
		t.Errorf("below a file: %v", err)
	}
	// What a crash may have left of another attempt is no hindrance.
	other := filepath.Join(dir, "b.jsonl")
	for _, end := range []string{newEnd, lockEnd} {
		if err := os.WriteFile(other+end, []byte("left"), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	if _, err := Create(other, header()); err != nil {
		t.Errorf("after a crash: %v", err)
	}
	if got := filesIn(t, dir); len(got) != 2 {
		t.Errorf("the folder has %q", got)
	}
}
