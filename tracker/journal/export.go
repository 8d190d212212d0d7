package journal

import (
	"bytes"
	"io"
	"slices"

	"croix/generator/say"
)

// Export gives a game as one file, which Import reads: all of it, or with upTo
// >= 0 only its first upTo entries, even if what follows them does not verify.
// Warnings tell of a torn last line that is left out.
func Export(path string, upTo int) (data []byte, warnings []error, err error) {
	j, err := load(path, diskEnv())
	switch {
	case j == nil || err != nil && (upTo < 0 || upTo > len(j.Entries)):
		return nil, nil, err
	case upTo > len(j.Entries):
		return nil, nil, say.Errorf(say.JournalUpTo, path, upTo, len(j.Entries))
	}
	data, err = j.lines(upTo)
	return data, j.Warnings, err
}

// lines is the file up to an entry, or with upTo < 0 all that was read of it.
func (j *Journal) lines(upTo int) ([]byte, error) {
	data, err := j.whole()
	switch {
	case err != nil:
		return nil, err
	case upTo < 0:
		return data[:j.size], nil
	}
	end := 0
	for range upTo + 1 {
		end += bytes.IndexByte(data[end:], '\n') + 1
	}
	return data[:end], nil
}

// whole is all that is in the file, which has at least what was read of it.
func (j *Journal) whole() ([]byte, error) {
	data, err := (&Journal{path: j.path, id: j.id}).tail()
	data, _ = ended(data)
	if err == nil && int64(len(data)) < j.size {
		return nil, say.Errorf(say.JournalRewritten, j.path)
	}
	return data, err
}

// Import puts a game that Export gave in a new file, after all of it was
// checked. from is its name in errors. A torn last line is left out and told
// in Warnings. It fails as Open and Create do.
func Import(path string, r io.Reader, from string) (*Journal, error) {
	return importTo(r, from, func(Header) (string, error) { return path, nil })
}

// importTo is Import to the file that path gives for what the game began with.
func importTo(r io.Reader, from string, path func(Header) (string, error)) (*Journal, error) {
	data, err := io.ReadAll(io.LimitReader(r, maxSize+1))
	if err != nil {
		return nil, say.Errorf(say.FileRead, from, say.Cause(err))
	}
	if len(data) > maxSize {
		return nil, say.Errorf(say.FileRead, from, say.Errorf(say.JournalTooLarge, maxSize>>20))
	}
	if !bytes.HasSuffix(data, []byte("\n")) {
		// Mail and editors take the last line end away; a line torn elsewhere
		// is none with it either.
		data = append(data, '\n')
	}
	check := &Journal{path: from}
	if err := check.start(data); err != nil {
		return nil, err
	}
	torn, err := check.scan(data[check.size:])
	if err != nil {
		return nil, err
	}
	if len(torn) > 0 {
		check.warnTorn()
	}
	to, err := path(check.Header)
	if err != nil {
		return nil, err
	}
	j, err := diskEnv().create(to, data[:check.size])
	if err != nil {
		return nil, err
	}
	j.Warnings = append(j.Warnings, check.Warnings...)
	return j, nil
}

// Repaired is what Repair did.
type Repaired struct {
	Kept   int    // entries
	Lost   int    // lines after them
	Backup string // the file that has all that was there
}

// Repair makes a game that does not verify one of the entries before the first
// line that is wrong, or whose events the game cannot read: readable tells that of
// one that verifies. All that was there is kept in a file beside. It refuses a game
// that is whole (say.JournalWhole), one of which nothing would be left, one of a
// newer version, and a file that is no game.
func Repair(path string, readable func(Header, Entry) bool) (Repaired, error) {
	e := diskEnv()
	if _, err := load(path, e); say.Has(err, say.JournalMissing) {
		return Repaired{}, err
	}
	l, err := e.lock(path)
	if err != nil {
		return Repaired{}, err
	}
	defer l.release()
	j, err := load(path, e)
	if err != nil && !say.Has(err, say.JournalBroken) {
		return Repaired{}, err
	}
	kept := slices.IndexFunc(j.Entries, func(e Entry) bool { return !readable(j.Header, e) })
	switch {
	case kept < 0 && err == nil && len(j.Warnings) == 0:
		return Repaired{}, say.Errorf(say.JournalWhole, path, len(j.Entries))
	case kept < 0:
		kept = len(j.Entries)
	}
	if kept == 0 {
		return Repaired{}, say.Errorf(say.JournalNothing, path)
	}
	data, err := j.whole()
	if err != nil {
		return Repaired{}, err
	}
	good, err := j.lines(kept)
	if err != nil {
		return Repaired{}, err
	}
	rest := data[len(good):]
	r := Repaired{Kept: kept, Lost: bytes.Count(rest, []byte("\n"))}
	if !bytes.HasSuffix(rest, []byte("\n")) {
		r.Lost++
	}
	if r.Backup, err = writeBeside(path, bakEnd, data); err == nil {
		err = replace(path, good)
	}
	if err != nil {
		return Repaired{}, say.Errorf(say.JournalNotRecorded, path, say.Cause(err))
	}
	return r, nil
}
