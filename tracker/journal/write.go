package journal

import (
	"errors"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"slices"

	"croix/generator/say"
)

// Create begins a game in a new file; its folder is made if need be. It fails
// with say.GameExists if the file is there, and leaves nothing when it fails.
func Create(path string, h Header) (*Journal, error) {
	e := diskEnv()
	if h.Created.IsZero() {
		h.Created = e.now()
	}
	line, err := encodeHeader(h)
	if err == nil {
		_, err = decodeHeader(path, line)
	}
	if err != nil {
		return nil, say.Errorf(say.JournalUnfit, path, err)
	}
	return e.create(path, append(line, '\n'))
}

// create puts a whole game where none is.
func (e env) create(path string, data []byte) (*Journal, error) {
	fail := func(err error) (*Journal, error) {
		return nil, say.Errorf(say.JournalNotRecorded, path, say.Cause(err))
	}
	if err := os.MkdirAll(filepath.Dir(path), 0o777); err != nil {
		return fail(err)
	}
	l, err := e.lock(path)
	if err != nil {
		return nil, err
	}
	defer l.release()
	if _, err := os.Lstat(path); !errors.Is(err, fs.ErrNotExist) {
		if err != nil {
			return fail(err)
		}
		return nil, say.Errorf(say.GameExists, gameName(path))
	}
	if err := replace(path, data); err != nil {
		return fail(err)
	}
	return load(path, e)
}

// OpenWriter is Open for a process that alone may write until it calls Close:
// others wait for a few seconds, and are then told who writes. A torn last
// line is cut, kept beside and told in Warnings.
func OpenWriter(path string) (*Journal, error) { return openWriter(path, diskEnv()) }

func openWriter(path string, e env) (*Journal, error) {
	j, err := load(path, e)
	if err != nil {
		return nil, err
	}
	if j.lock, err = j.env.lock(path); err != nil {
		return nil, err
	}
	if err := j.catchUp(); err != nil {
		j.Close()
		return nil, err
	}
	return j, nil
}

// Close lets others write again.
func (j *Journal) Close() {
	j.lock.release()
	j.lock = nil
}

// Append records one entry: it is on the disk when this returns. It gives the
// entry as it was recorded, with its number and time.
//
// On an error nothing is recorded, unless it is say.JournalUnsure: then the
// disk would not even tell.
func (j *Journal) Append(e Entry) (Entry, error) {
	return j.Update(func(*Journal) (Entry, error) { return e, nil })
}

// Update records the entry that decide makes of the game as it is: it first
// takes the lock, which it gives back in the end, and reads what others have
// added. If decide fails, nothing is recorded and its error is given. decide
// must neither write to the journal nor ask people: others wait for it.
//
// Errors are those of Append and of Refresh.
func (j *Journal) Update(decide func(*Journal) (Entry, error)) (Entry, error) {
	if j.lock == nil {
		l, err := j.env.lock(j.path)
		if err != nil {
			return Entry{}, err
		}
		defer l.release()
	}
	if err := j.catchUp(); err != nil {
		return Entry{}, err
	}
	e, err := decide(j)
	if err != nil {
		return Entry{}, err
	}
	return j.write(e)
}

// catchUp reads what others have added, ends the last line if it lacks its end, and
// cuts a torn line: with the lock, nobody is writing it any more.
func (j *Journal) catchUp() error {
	data, err := j.tail()
	if err != nil {
		return err
	}
	var lacked bool
	if data, lacked = ended(data); lacked {
		j.bare = true
	}
	torn, err := j.scan(data)
	switch {
	case err != nil:
		return err
	case len(torn) > 0:
		return j.cut(torn)
	case j.bare:
		return j.end()
	}
	return nil
}

// end gives the last line the line end that it lacks.
func (j *Journal) end() error {
	f, err := j.env.open(j.path)
	if err == nil {
		if _, err = f.WriteAt([]byte("\n"), j.size-1); err == nil {
			err = f.Sync()
		}
		_ = f.Close()
	}
	if err != nil {
		return say.Errorf(say.JournalNotRecorded, j.path, say.Cause(err))
	}
	j.bare = false
	return nil
}

// cut takes a torn line from the end of the file after it was kept beside.
func (j *Journal) cut(torn []byte) error {
	fail := func(err error) error { return say.Errorf(say.JournalNotRecorded, j.path, say.Cause(err)) }
	f, err := j.env.open(j.path)
	if err != nil {
		return fail(err)
	}
	defer f.Close()
	kept, err := writeBeside(j.path, tornEnd, torn)
	if err != nil {
		return fail(err)
	}
	if err := f.Truncate(j.size); err != nil {
		return fail(err)
	}
	if err := f.Sync(); err != nil {
		return fail(err)
	}
	j.Warnings = slices.DeleteFunc(j.Warnings, func(w error) bool { return say.Has(w, say.JournalTornSeen) })
	n := len(j.Entries)
	j.Warnings = append(j.Warnings, say.Errorf(say.JournalTornCut, j.path, n+2, kept, n))
	return nil
}

// write records an entry after those that are there.
func (j *Journal) write(e Entry) (Entry, error) {
	e.Seq = len(j.Entries) + 1
	if e.At.IsZero() {
		e.At = j.env.now()
	}
	line, err := encodeEntry(e, j.chain.last)
	if err == nil {
		// What will be read is what is kept.
		e, _, err = decodeEntry(line, string(line))
	}
	if err != nil {
		return Entry{}, say.Errorf(say.JournalUnfit, j.path, err)
	}
	h := j.chain.history.clone()
	if err := h.add(e); err != nil {
		return Entry{}, err
	}
	if j.size+int64(len(line)) >= maxSize {
		return Entry{}, say.Errorf(say.JournalNotRecorded, j.path, say.Errorf(say.JournalTooLarge, maxSize>>20))
	}
	if err := j.put(append(line, '\n')); err != nil {
		return Entry{}, err
	}
	j.Entries = append(j.Entries, e)
	j.chain.history = h
	j.passed(line)
	return e, nil
}

// put writes a line at the end and syncs it. If that fails the file is made as
// long as it was; if that fails as well, half a line is cut by the next who
// writes, and of a whole one nobody knows whether it is on the disk.
func (j *Journal) put(line []byte) error {
	f, err := j.env.open(j.path)
	if err != nil {
		return say.Errorf(say.JournalNotRecorded, j.path, say.Cause(err))
	}
	defer f.Close()
	n, err := f.WriteAt(line, j.size)
	if err == nil && n < len(line) {
		err = io.ErrShortWrite
	}
	if err == nil {
		err = f.Sync()
	}
	if err == nil {
		return nil
	}
	back := f.Truncate(j.size)
	if back == nil {
		back = f.Sync()
	}
	if back != nil && n >= len(line)-1 { // but for its end, a line is whole
		return say.Errorf(say.JournalUnsure, j.path, say.Cause(err))
	}
	return say.Errorf(say.JournalNotRecorded, j.path, say.Cause(err))
}

// clone is a history of its own.
func (h history) clone() history {
	return history{slices.Clone(h.force), slices.Clone(h.redo), slices.Clone(h.tops)}
}
