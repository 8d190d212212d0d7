package journal

import (
	"bytes"
	"encoding/json"
	"os"
	"path/filepath"
	"reflect"
	"testing"
	"time"

	"croix/generator/say"
	"pgregory.net/rapid"
)

// TestAnyTextSurvives: whatever people type is read as it was recorded, and the
// file has no sign that steers a terminal.
func TestAnyTextSurvives(t *testing.T) {
	// Text in JSON is written as we write it: with other escapes the bytes of
	// the data would differ, and not what they mean.
	value := rapid.Custom(func(t *rapid.T) json.RawMessage {
		data, err := encode(map[string]any{rapid.String().Draw(t, "key"): []any{rapid.String().Draw(t, "text"), rapid.Int().Draw(t, "n"), nil}})
		if err != nil {
			t.Fatal(err)
		}
		return data
	})
	rapid.Check(t, func(t *rapid.T) {
		e := Entry{
			Seq: rapid.IntRange(1, 999_999_999).Draw(t, "seq"),
			At:  time.UnixMilli(rapid.Int64Range(-62_135_596_800_000, 253_402_300_799_999).Draw(t, "at")).UTC(),
			By:  rapid.String().Draw(t, "by"), Do: rapid.String().Draw(t, "do"), Label: rapid.String().Draw(t, "label"),
		}
		for range rapid.IntRange(0, 3).Draw(t, "events") {
			e.Events = append(e.Events, Event{rapid.String().Draw(t, "type"), value.Draw(t, "data")})
		}
		prev := sumOf([]byte(e.By))
		line, err := encodeEntry(e, prev)
		if err != nil {
			t.Fatal(err)
		}
		if say.Harmless(string(line)) != string(line) {
			t.Fatalf("%q steers a terminal", line)
		}
		got, p, err := decodeEntry(line, string(line))
		if err != nil || p != string(prev[:]) || !reflect.DeepEqual(got, e) {
			t.Fatalf("%s\nreads %+v, %v\nwant  %+v", line, got, err, e)
		}
	})
}

// FuzzRead: whatever a file holds, reading it does not panic, accounts for each
// byte, and what is read is recorded again as the same.
func FuzzRead(f *testing.F) {
	golden, err := os.ReadFile(filepath.Join("testdata", "format1.jsonl"))
	if err != nil {
		f.Fatal(err)
	}
	f.Add(golden)
	for _, cut := range []int{0, 1, len(golden) / 2, len(golden) - 1} {
		f.Add(golden[:cut])
	}
	f.Add(bytes.ReplaceAll(golden, []byte("\n"), []byte("\r\n")))
	f.Add([]byte(`{"format":"croix.game/2"}` + "\n"))
	f.Fuzz(func(t *testing.T, data []byte) {
		j := &Journal{path: "fuzz.jsonl"}
		if err := j.start(data); err != nil {
			return
		}
		first, err := encodeHeader(j.Header)
		if err != nil || !bytes.HasPrefix(data, append(first, '\n')) {
			t.Fatalf("the header %+v is written %q, %v", j.Header, first, err)
		}
		torn, err := j.scan(data[j.size:])
		if err == nil && j.size+int64(len(torn)) != int64(len(data)) {
			t.Fatalf("%d bytes read and %d torn of %d", j.size, len(torn), len(data))
		}
		if lines := bytes.Count(data[:j.size], []byte("\n")); lines != len(j.Entries)+1 {
			t.Fatalf("%d entries of %d lines", len(j.Entries), lines)
		}
		for _, e := range j.Entries {
			line, err := encodeEntry(e, j.chain.last)
			if err != nil {
				t.Fatalf("%+v cannot be written: %v", e, err)
			}
			// Events are opaque, and may be spaced or escaped otherwise.
			again, _, err := decodeEntry(line, string(line))
			again.Events, e.Events = nil, nil
			if err != nil || !reflect.DeepEqual(again, e) {
				t.Fatalf("%+v is read again as %+v, %v", e, again, err)
			}
		}
		Effective(j.Entries)
	})
}

// FuzzLine: a line that is read accounts for all that is in it.
func FuzzLine(f *testing.F) {
	for _, e := range sample() {
		line, err := encodeEntry(e, sum{'0'})
		if err != nil {
			f.Fatal(err)
		}
		f.Add(line)
	}
	f.Fuzz(func(t *testing.T, line []byte) {
		e, prev, err := decodeEntry(line, string(line))
		if err != nil {
			return
		}
		// The reference: fields by name, strictly.
		var want struct {
			V, N          int
			At            time.Time
			By, Do, Label string
			Events        []Event
			Undo, Redo    *int
			Prev          string
		}
		d := json.NewDecoder(bytes.NewReader(line))
		d.DisallowUnknownFields()
		if err := d.Decode(&want); err != nil {
			t.Fatalf("%q is read as %+v, and is wrong: %v", line, e, err)
		}
		same := want.V == version && want.N == e.Seq && want.At.Equal(e.At) && want.By == e.By && want.Do == e.Do &&
			want.Label == e.Label && want.Prev == prev && len(want.Events) == len(e.Events)
		switch {
		case want.Undo != nil:
			same = same && e.Kind == Undo && e.To == *want.Undo
		case want.Redo != nil:
			same = same && e.Kind == Redo && e.To == *want.Redo
		default:
			same = same && e.Kind == Gesture && want.Events != nil
		}
		for i := range e.Events {
			same = same && want.Events[i].Type == e.Events[i].Type && bytes.Equal(want.Events[i].Data, e.Events[i].Data)
		}
		if !same {
			t.Fatalf("%q is read as %+v, want %+v", line, e, want)
		}
	})
}

// TestGolden: games of every released format open for ever. The file is never
// written again.
func TestGolden(t *testing.T) {
	path := filepath.Join("testdata", "format1.jsonl")
	j, err := Open(path)
	if err != nil {
		t.Fatal(err)
	}
	want := sample()
	if len(j.Entries) != len(want) || j.Header.Name != "Chez Léa" || len(j.Warnings) > 0 {
		t.Fatalf("read %+v", j)
	}
	for i, e := range j.Entries {
		w := want[i]
		if e.By != w.By || e.Do != w.Do || e.Label != w.Label || e.Kind != w.Kind || e.To != w.To || len(e.Events) != len(w.Events) {
			t.Errorf("entry %d is %+v, want %+v", i+1, e, w)
		}
		for k, event := range e.Events {
			if event.Type != w.Events[k].Type || w.Events[k].Data != nil && !bytes.Equal(event.Data, w.Events[k].Data) {
				t.Errorf("entry %d has the event %+v, want %+v", i+1, event, w.Events[k])
			}
		}
	}
	if at := time.Date(2026, 5, 1, 20, 0, 1, 123_000_000, time.UTC); !j.Entries[0].At.Equal(at) {
		t.Errorf("the first entry is of %s, want %s", j.Entries[0].At, at)
	}
	// What is written today has the same form.
	data := readFile(t, path)
	if now := readFile(t, newGame(t, want).Path()); !bytes.Equal(data, now) {
		t.Errorf("the same game is written otherwise: this is another format\nwas %s\nis  %s", data, now)
	}
}
