package main

import (
	"errors"
	"strings"
	"testing"
	"time"

	"croix/generator/say"
	"croix/output"
)

// screenOf is what a terminal shows of what was written to it: a carriage
// return goes back to the start of the line.
func screenOf(written string) string {
	var line []rune
	at := 0
	for _, r := range written {
		if r == '\r' {
			at = 0
			continue
		}
		if at == len(line) {
			line = append(line, r)
		} else {
			line[at] = r
		}
		at++
	}
	return strings.TrimRight(string(line), " ")
}

// TestProgress: pages that take some time each, by a clock that stands still
// between them.
func TestProgress(t *testing.T) {
	boom := errors.New("boom")
	for _, row := range []struct {
		reason string
		pages  int
		each   time.Duration // that a page takes
		fails  int           // the page that fails; -1 for none
		want   []string      // what is shown while the last page is drawn, of two documents
		writes int           // of both
	}{
		{"done soon", 4, 50 * time.Millisecond, -1, []string{"", ""}, 0},
		{"just done in time", 3, 82 * time.Millisecond, -1, []string{"", ""}, 0},
		{"half a second from the start, whatever the document", 4, 100 * time.Millisecond, -1, []string{"", "second: page 4 of 4"}, 3},
		{"long", 10, 200 * time.Millisecond, -1, []string{"the first: page 10 of 10", "second: page 10 of 10"}, 17},
		{"no more often than it is read", 100, 20 * time.Millisecond, -1, []string{"the first: page 96 of 100", "second: page 96 of 100"}, 35},
		{"a page that fails", 10, 200 * time.Millisecond, 5, []string{"the first: page 6 of 10", ""}, 3},
	} {
		t.Run(row.reason, func(t *testing.T) {
			now := time.Unix(0, 0)
			out := &counting{}
			p := newProgress(say.English, out, func() time.Time { return now })
			for i, name := range []string{"the first", "second"} {
				shown := ""
				d := p.follow(name, &output.Document{Pages: row.pages, Page: func(i int) (*output.Sheet, error) {
					now = now.Add(row.each)
					shown = screenOf(out.String())
					if i == row.fails {
						return nil, boom
					}
					return &output.Sheet{}, nil
				}})
				var failed error
				for _, err := range d.Sheets() {
					failed = err
				}
				if (row.fails >= 0) != errors.Is(failed, boom) {
					t.Errorf("error %v of a page", failed)
				}
				if shown != row.want[i] {
					t.Errorf("%s: shown %q, want %q", name, shown, row.want[i])
				}
				if failed != nil {
					break
				}
			}
			if writes := out.n; writes != row.writes {
				t.Errorf("%d writes, want %d", writes, row.writes)
			}
			p.erase()
			if left := screenOf(out.String()); left != "" {
				t.Errorf("%q is left", left)
			}
			before := out.n
			if p.erase(); out.n != before {
				t.Error("it is erased twice")
			}
		})
	}
}

// counting counts writes.
type counting struct {
	strings.Builder
	n int
}

func (c *counting) Write(b []byte) (int, error) { c.n++; return c.Builder.Write(b) }

// TestNoProgress: none where nobody is told.
func TestNoProgress(t *testing.T) {
	var p *progress
	d := &output.Document{Pages: 1}
	if p.follow("x", d) != d {
		t.Error("a document is followed for nobody")
	}
	p.erase()
}
