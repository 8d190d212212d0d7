// Package journal keeps the log of one game in one file, to which gestures are
// only ever added. It knows no game: what a gesture did is events, which are
// names and JSON of which the game alone makes sense.
//
// The rules of the file:
//
//   - One line is one gesture, synced to the disk before anybody is told that it
//     is recorded. Nothing is erased: undoing is a line too.
//   - Each line holds the hash of the line before, so that a changed, lost or
//     moved line is found. What does not verify is refused and left as it is.
//   - Only a last line that a crash has torn is cut, and then it is told, and
//     kept in a file beside.
//   - Who writes holds the lock of the file; who reads needs none.
//
// The format is told in docs/journal.md.
package journal

import (
	"encoding/json"
	"errors"
	"io"
	"io/fs"
	"os"
	"time"

	"croix/generator/say"
)

// Format is the format of the files that this package writes.
const Format = "croix.game/1"

// formatPrefix is what stands before the number of any format of ours, and
// version is the number of this one, which each line repeats: a newer program
// may add to an old file a line that this one does not understand.
const (
	formatPrefix = "croix.game/"
	version      = 1
)

// maxSize is the size of the largest file that is read or written, bytes. A
// long game has some hundred thousand.
const maxSize = 256 << 20

// Header is the first line of a game.
type Header struct {
	Game    string          `json:"game"`    // what is played, such as "purgatory"
	Name    string          `json:"name"`    // as it was when the game began
	Created time.Time       `json:"created"` // kept to the millisecond, UTC; zero is now
	Program string          `json:"program"` // the version that began it
	Setup   json.RawMessage `json:"setup"`   // what the game starts from; empty is null
}

// Kind tells gestures from what undoes and redoes them.
type Kind string

// The kinds of entries.
const (
	Gesture Kind = ""
	Undo    Kind = "undo"
	Redo    Kind = "redo"
)

// Entry is one line after the first.
type Entry struct {
	Seq    int       // 1 for the first, then one more each
	At     time.Time // kept to the millisecond, UTC; zero is now. The order is that of Seq: clocks go backwards
	By     string    // who did it
	Do     string    // the command, as it was given
	Label  string    // what it was, in words: what an undo shows
	Kind   Kind
	To     int     // of Undo and Redo: the last gesture in force after it; 0 is the beginning
	Events []Event // of a Gesture
}

// Event is one change: its name, and what only the game understands. The data
// that were read must not be changed in place.
type Event struct {
	Type string          `json:"type"`
	Data json.RawMessage `json:"data"` // empty is null
}

// Journal is a game as it was read, with what this process has added since. It
// is not for several goroutines at once.
type Journal struct {
	Header   Header
	Entries  []Entry // all there are; see Effective for those in force
	Warnings []error // what is to be told and hinders nothing: a torn line, say

	path  string
	id    fs.FileInfo // which file it was, in case another takes its place
	size  int64       // bytes of the lines that were read
	bare  bool        // the last of them had no line end in the file, which size counts
	chain chain
	lock  *lock // of OpenWriter; nil otherwise
	env   env
}

// Open reads a game whole and checks all of it. It writes nothing and needs no
// right to write. A torn last line is left out and told in Warnings.
//
// It fails with an error that names file and line if there is no such game, if
// the file is not one, is of a newer format, or does not verify.
func Open(path string) (*Journal, error) {
	j, err := load(path, diskEnv())
	if err != nil {
		return nil, err
	}
	return j, nil
}

// load is Open; the journal has all that is good even when there is an error
// after its first line.
func load(path string, e env) (*Journal, error) {
	j := &Journal{path: path, env: e}
	data, torn, err := j.settled()
	if err != nil {
		return nil, err
	}
	if err := j.start(data); err != nil {
		return nil, err
	}
	_, err = j.scan(data[j.size:])
	if err == nil && torn {
		j.warnTorn()
	}
	return j, err
}

// Path is the file of the game.
func (j *Journal) Path() string { return j.path }

// Refresh reads what other processes have added and gives it. If what was read
// before is no longer what the file holds, it fails with say.JournalRewritten:
// the game is to be opened again.
func (j *Journal) Refresh() ([]Entry, error) {
	data, torn, err := j.settled()
	if err != nil {
		return nil, err
	}
	before := len(j.Entries)
	if _, err := j.scan(data); err != nil {
		return nil, err
	}
	if torn {
		j.warnTorn()
	}
	return j.Entries[before:len(j.Entries):len(j.Entries)], nil
}

// settled reads until there is no half line at the end, for about the time that
// another process needs to finish writing one, and tells whether there still is.
func (j *Journal) settled() (data []byte, torn bool, err error) {
	for range 2 {
		data, err = j.tail()
		if err != nil || len(tornPart(data)) == 0 {
			return data, false, err
		}
		time.Sleep(j.env.settle)
	}
	if data, err = j.tail(); err != nil {
		return nil, false, err
	}
	data, j.bare = ended(data)
	return data, len(tornPart(data)) > 0, nil
}

// tail reads what is in the file after the lines that are known, the last of
// which must still be what it was.
func (j *Journal) tail() ([]byte, error) {
	fail := func(err error) ([]byte, error) {
		if errors.Is(err, fs.ErrNotExist) {
			return nil, say.Errorf(say.JournalMissing, j.path)
		}
		return nil, say.Errorf(say.FileRead, j.path, say.Cause(err))
	}
	// A pipe or a device is not even opened: that may wait for ever.
	info, err := os.Stat(j.path)
	switch {
	case err != nil:
		return fail(err)
	case info.IsDir():
		return nil, say.Errorf(say.FileIsDir, j.path)
	case !info.Mode().IsRegular():
		return nil, say.Errorf(say.FileNotRegular, j.path)
	}
	f, err := os.Open(j.path)
	if err != nil {
		return fail(err)
	}
	defer f.Close()
	info, err = f.Stat()
	switch {
	case err != nil:
		return fail(err)
	case info.Size() > maxSize:
		return nil, say.Errorf(say.FileRead, j.path, say.Errorf(say.JournalTooLarge, maxSize>>20))
	case j.id != nil && (!os.SameFile(info, j.id) || info.Size() < j.least()):
		return nil, say.Errorf(say.JournalRewritten, j.path)
	}
	j.id = info
	data := make([]byte, info.Size()-j.size+j.chain.length)
	n, err := f.ReadAt(data, j.size-j.chain.length)
	if err != nil && err != io.EOF {
		return fail(err)
	}
	data = data[:n]
	if j.bare = j.bare && int64(n) == j.chain.length-1; j.bare {
		data, n = append(data, '\n'), n+1
	}
	if known := j.chain.length; known > 0 {
		if int64(n) < known || sumOf(data[:known-1]) != j.chain.last {
			return nil, say.Errorf(say.JournalRewritten, j.path)
		}
		data = data[known:]
	}
	return data, nil
}

// least is how many bytes the file has at least.
func (j *Journal) least() int64 {
	if j.bare {
		return j.size - 1
	}
	return j.size
}

// warnTorn tells that a torn line was left out, once.
func (j *Journal) warnTorn() {
	for _, w := range j.Warnings {
		if say.Has(w, say.JournalTornSeen) {
			return
		}
	}
	n := len(j.Entries)
	j.Warnings = append(j.Warnings, say.Errorf(say.JournalTornSeen, j.path, n+2, n))
}
