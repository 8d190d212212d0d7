package journal

import (
	"bytes"
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"testing"
)

// long is the bytes of a game with many gestures, made without the disk.
func long(b *testing.B, gestures int) []byte {
	b.Helper()
	line, err := encodeHeader(header())
	if err != nil {
		b.Fatal(err)
	}
	data := bytes.NewBuffer(append(line, '\n'))
	e := Entry{By: "satan", Do: "b-3", Label: "Azraël loses 3", Events: []Event{{"loss", json.RawMessage(`{"soul":"azrael","n":3,"faces":[4],"by":"satan"}`)}}}
	for e.Seq = 1; e.Seq <= gestures; e.Seq++ {
		e.At = header().Created
		if line, err = encodeEntry(e, sumOf(line)); err != nil {
			b.Fatal(err)
		}
		data.Write(append(line, '\n'))
	}
	return data.Bytes()
}

func BenchmarkOpen(b *testing.B) {
	for _, n := range []int{500, 100_000} {
		b.Run(fmt.Sprint(n), func(b *testing.B) {
			data := long(b, n)
			path := filepath.Join(b.TempDir(), "a.jsonl")
			if err := os.WriteFile(path, data, 0o600); err != nil {
				b.Fatal(err)
			}
			b.SetBytes(int64(len(data)))
			b.ReportAllocs()
			for b.Loop() {
				j, err := Open(path)
				if err != nil || len(j.Entries) != n {
					b.Fatal(err)
				}
			}
			b.ReportMetric(float64(b.N)*float64(n)/b.Elapsed().Seconds(), "lines/s")
		})
	}
}

// BenchmarkUpdate is a gesture of 500 whole, with lock and fsync, and
// BenchmarkAppend one of a writer that has the lock.
func BenchmarkUpdate(b *testing.B) { benchmarkAppend(b, false) }
func BenchmarkAppend(b *testing.B) { benchmarkAppend(b, true) }

// BenchmarkSync is the disk's own part of that.
func BenchmarkSync(b *testing.B) {
	f, err := os.Create(filepath.Join(b.TempDir(), "a"))
	if err != nil {
		b.Fatal(err)
	}
	defer f.Close()
	b.ReportAllocs()
	for b.Loop() {
		if _, err := f.Write(make([]byte, 200)); err != nil {
			b.Fatal(err)
		}
		if err := f.Sync(); err != nil {
			b.Fatal(err)
		}
	}
}

func benchmarkAppend(b *testing.B, locked bool) {
	path := filepath.Join(b.TempDir(), "a.jsonl")
	if err := os.WriteFile(path, long(b, 500), 0o600); err != nil {
		b.Fatal(err)
	}
	j, err := Open(path)
	if locked {
		j, err = OpenWriter(path)
	}
	if err != nil {
		b.Fatal(err)
	}
	defer j.Close()
	e := j.Entries[0]
	b.ReportAllocs()
	for b.Loop() {
		if _, err := j.Append(Entry{By: e.By, Do: e.Do, Label: e.Label, Events: e.Events}); err != nil {
			b.Fatal(err)
		}
	}
}

func BenchmarkEffective(b *testing.B) {
	j := &Journal{path: "a.jsonl"}
	data := long(b, 500)
	if err := j.start(data); err != nil {
		b.Fatal(err)
	}
	if _, err := j.scan(data[j.size:]); err != nil {
		b.Fatal(err)
	}
	b.ReportAllocs()
	for b.Loop() {
		if v := j.Effective(); len(v.InForce) != 500 {
			b.Fatal(len(v.InForce))
		}
	}
}
