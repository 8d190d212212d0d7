package journal

import (
	"bytes"
	"encoding/json"
	"errors"
	"slices"

	"croix/generator/say"
)

// chain is what the next line must follow.
type chain struct {
	last    sum   // of the last line
	length  int64 // of the last line with its line end, bytes
	history history
}

// tornPart is the end of data that a crash may have torn: what follows the
// last line end, or a last line that is not even JSON. Whoever wrote it was
// not told that it is recorded.
func tornPart(data []byte) []byte {
	end := bytes.LastIndexByte(data, '\n') + 1
	if end < len(data) || end == 0 {
		return data[end:]
	}
	start := bytes.LastIndexByte(data[:end-1], '\n') + 1
	if json.Valid(data[start : end-1]) {
		return nil
	}
	return data[start:]
}

// ended is data with the line end that its last line may lack: a line that is whole
// but for it is no torn one, for no beginning of a line is JSON. Editors take it
// away, and a crash may. lacked tells that it was not there.
func ended(data []byte) (whole []byte, lacked bool) {
	last := data[bytes.LastIndexByte(data, '\n')+1:]
	if len(last) == 0 || last[0] != '{' || !json.Valid(last) {
		return data, false
	}
	return append(slices.Clip(data), '\n'), true
}

// start reads the first line of a file.
func (j *Journal) start(data []byte) error {
	line, _, whole := bytes.Cut(data, []byte("\n"))
	if !whole {
		return say.Errorf(say.JournalNotGame, j.path)
	}
	h, err := decodeHeader(j.path, line)
	if err != nil {
		return err
	}
	j.Header = h
	j.passed(line)
	return nil
}

// scan adds the lines of data to the entries and gives the torn part at its
// end, which it leaves out. At the first line that does not verify it stops:
// what came before is added, and the error names the line.
func (j *Journal) scan(data []byte) (torn []byte, err error) {
	torn = tornPart(data)
	data = data[:len(data)-len(torn)]
	text := string(data)
	if len(j.Entries) == 0 && len(data) > 0 {
		j.Entries = make([]Entry, 0, bytes.Count(data, []byte("\n")))
	}
	for at := 0; at < len(data); {
		end := at + bytes.IndexByte(data[at:], '\n')
		if err := j.line(data[at:end:end], text[at:end]); err != nil {
			return torn, err
		}
		at = end + 1
	}
	return torn, nil
}

// line adds one line, if it follows.
func (j *Journal) line(data []byte, text string) error {
	e, prev, err := decodeEntry(data, text)
	switch newer := (errNewer{}); {
	case errors.As(err, &newer):
		return say.Errorf(say.JournalNewer, j.path, len(j.Entries)+2, newer.Error())
	case errors.Is(err, errStrange{}):
		return say.Errorf(say.JournalStrange, j.path, len(j.Entries)+2)
	case err != nil:
	case e.Seq != len(j.Entries)+1:
		err = say.Errorf(say.JournalSequence, e.Seq, len(j.Entries)+1)
	case prev != string(j.chain.last[:]):
		err = say.Errorf(say.JournalChain)
	default:
		if err = j.chain.history.add(e); err != nil {
			err = say.Errorf(say.JournalBadUndo)
		}
	}
	if err != nil {
		return Broken(j.path, len(j.Entries), err)
	}
	j.Entries = append(j.Entries, e)
	j.passed(data)
	return nil
}

// Broken is the error of a game whose line after its first n entries is wrong: it
// names the way to what comes before.
func Broken(path string, n int, why error) error {
	out := say.Errorf(say.JournalNoWayOut)
	if n > 0 {
		out = say.Errorf(say.JournalWayOut, gameName(path), n)
	}
	return say.Errorf(say.JournalBroken, path, n+2, why, out)
}

// passed makes a line, without its line end, the last one.
func (j *Journal) passed(line []byte) {
	j.chain.last, j.chain.length = sumOf(line), int64(len(line))+1
	j.size += j.chain.length
}
