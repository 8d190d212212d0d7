package icon

import (
	"errors"
	"slices"
	"strings"
	"sync"
	"testing"
)

func load(t testing.TB) *Set {
	t.Helper()
	s, err := Load()
	if err != nil {
		t.Fatal(err)
	}
	return s
}

// at is a point of a cubic curve, from 0 to 1, in one dimension.
func at(a, b, c, d, t float64) float64 {
	u := 1 - t
	return u*u*u*a + 3*u*u*t*b + 3*u*t*t*c + t*t*t*d
}

// box is what a path covers, curves walked in steps.
func box(p Path) (least, most [2]float64) {
	least, most = [2]float64{9, 9}, [2]float64{-9, -9}
	var now [2]float64
	for _, s := range p {
		for axis := range 2 {
			see := func(v float64) {
				least[axis], most[axis] = min(least[axis], v), max(most[axis], v)
			}
			switch s.Op {
			case Move, Line:
				see(s.P[axis])
				now[axis] = s.P[axis]
			case Cubic:
				for i := range 33 {
					see(at(now[axis], s.P[axis], s.P[2+axis], s.P[4+axis], float64(i)/32))
				}
				now[axis] = s.P[4+axis]
			}
		}
	}
	return least, most
}

// inSquare reports whether a path stays within the unit square, or leaves it
// by little, and fills enough of it to be seen.
func inSquare(p Path) bool {
	const slack = 0.04
	least, most := box(p)
	for axis := range 2 {
		if least[axis] < -slack || most[axis] > 1+slack {
			return false
		}
	}
	return max(most[0]-least[0], most[1]-least[1]) > 0.5
}

// authors are the names that game-icons.net's licence gives, as far as icons
// of theirs are here.
var authors = []string{"Carl Olsen", "Caro Asercion", "DarkZaitzev", "Delapouite", "John Colburn", "Lorc", "Lucas", "Sbed", "Skoll", "Willdabeast"}

func TestEveryIcon(t *testing.T) {
	s := load(t)
	if len(s.Names()) < 100 {
		t.Errorf("only %d icons", len(s.Names()))
	}
	for _, name := range s.Names() {
		i, err := s.Get(name)
		if err != nil {
			t.Error(err)
			continue
		}
		if i.Name != name || !slices.Contains(authors, i.Author) || i.Licence != "CC BY 3.0" {
			t.Errorf("%s: name %q, author %q, licence %q", name, i.Name, i.Author, i.Licence)
		}
		if !inSquare(i.Path) {
			least, most := box(i.Path)
			t.Errorf("%s reaches from %v to %v", name, least, most)
		}
	}
}

// TestInSquare shows that the check of the icons can fail.
func TestInSquare(t *testing.T) {
	for _, row := range []struct {
		d    string
		want bool
		why  string
	}{
		{"M0 0H1V1z", true, "all of the square"},
		{"M0 0H1.05V1z", false, "too far right"},
		{"M0-.05H1V1z", false, "too high"},
		{"M0 0C0 1.5 1 1.5 1 0z", false, "a curve too low, though its ends are inside"},
		{"M0 0C0 1.3 1 1.3 1 0z", true, "controls outside, the curve inside"},
		{"M0 0h.1v.1z", false, "too small"},
	} {
		p, err := ParsePath(row.d)
		if err != nil {
			t.Fatal(err)
		}
		if inSquare(p) != row.want {
			t.Errorf("%s: %t, want %t: %s", row.d, !row.want, row.want, row.why)
		}
	}
}

// TestAuthors holds the cases where a name alone does not tell who drew it.
func TestAuthors(t *testing.T) {
	s := load(t)
	for name, author := range map[string]string{
		"crown": "Lorc", "coins": "Delapouite", "fist": "Skoll", "grenade": "Sbed",
		"cauldron": "Lorc", "flame": "Carl Olsen", "robber-hand": "DarkZaitzev", "shirt": "Lucas",
	} {
		if i, err := s.Get(name); err != nil || i.Author != author {
			t.Errorf("%s: %+v, %v; want it by %s", name, i, err, author)
		}
	}
}

func TestCredits(t *testing.T) {
	s := load(t)
	var names, who []string
	for _, c := range s.Credits() {
		who = append(who, c.Author)
		names = append(names, c.Icons...)
		if !slices.IsSorted(c.Icons) {
			t.Errorf("the icons of %s are not sorted", c.Author)
		}
		for _, n := range c.Icons {
			if i, err := s.Get(n); err != nil || i.Author != c.Author || i.Licence != c.Licence {
				t.Errorf("%s is credited to %s, %s; it says %v, %v", n, c.Author, c.Licence, i, err)
			}
		}
	}
	slices.Sort(names)
	if !slices.Equal(names, s.Names()) {
		t.Error("not every icon is credited once")
	}
	if !slices.Equal(who, authors) {
		t.Errorf("credits name %v, want %v", who, authors)
	}
	s.Credits()[0].Icons[0] = "changed"
	s.Names()[0] = "changed"
	if s.Credits()[0].Icons[0] == "changed" || s.Names()[0] == "changed" {
		t.Error("a caller can change the set")
	}
}

func TestUnknown(t *testing.T) {
	s := load(t)
	for _, row := range []struct {
		name, first string
		reason      string
	}{
		{"crwon", "crown", "letters swapped"},
		{"Crown", "crown", "a capital"},
		{"crossedswords", "crossed-swords", "no hyphen"},
		{"coin", "coins", "singular"},
		{"rifle", "winchester-rifle", "one of its words"},
		{"zzzzzzzz", "", "nothing like it"},
		{strings.Repeat("crown", 1000), "", "far too long"},
		{"", "", "empty"},
	} {
		_, err := s.Get(row.name)
		var e *UnknownError
		if !errors.As(err, &e) {
			t.Errorf("%.20q: %v, want an *UnknownError", row.name, err)
			continue
		}
		first := ""
		if len(e.Near) > 0 {
			first = e.Near[0]
		}
		if first != row.first || len(e.Near) > maxNear || first != "" && !strings.Contains(err.Error(), first) {
			t.Errorf("%.20q proposes %v, want %q first: %s", row.name, e.Near, row.first, row.reason)
		}
	}
}

func TestReadRefuses(t *testing.T) {
	const head = "name,author,licence,path\n"
	for _, row := range []struct{ table, want, reason string }{
		{"", "no icons", "an empty file"},
		{head, "no icons", "columns only"},
		{"name,author,path,licence\na,b,c,d\n", "icons.csv:1: the columns", "columns in another order"},
		{head + "a,b,c\n", "line 2", "a field short"},
		{head + "a,,c,M0 0\n", "icons.csv:2: a field is empty", "nobody to credit"},
		{head + "a,b,c,M0 0\nb,b,c,M0 0\na,b,c,M0 0\n", "icons.csv:4: a second icon", "a name twice"},
	} {
		if _, err := read(strings.NewReader(row.table)); err == nil || !strings.Contains(err.Error(), row.want) {
			t.Errorf("%q: %v, want %q: %s", row.table, err, row.want, row.reason)
		}
	}
	s, err := read(strings.NewReader(head + "good,b,c,M0 0\nbad,b,c,M0 0 X\n"))
	if err != nil {
		t.Fatal(err)
	}
	if _, err := s.Get("good"); err != nil {
		t.Error(err)
	}
	if _, err := s.Get("bad"); err == nil || !strings.Contains(err.Error(), "icons.csv:3: icon bad: path, byte 5") {
		t.Errorf("a broken path: %v", err)
	}
}

// TestShared asks for icons side by side, for the race detector.
func TestShared(t *testing.T) {
	s := load(t)
	var wg sync.WaitGroup
	for range 4 {
		wg.Go(func() {
			for _, n := range s.Names() {
				if _, err := s.Get(n); err != nil {
					t.Error(err)
				}
			}
			s.Credits()
		})
	}
	wg.Wait()
	a, _ := s.Get("crown")
	b, _ := s.Get("crown")
	if a != b {
		t.Error("an icon is parsed anew at each call")
	}
}

func BenchmarkLoad(b *testing.B) {
	b.ReportAllocs()
	for b.Loop() {
		if _, err := Load(); err != nil {
			b.Fatal(err)
		}
	}
}

func BenchmarkParseAll(b *testing.B) {
	b.ReportAllocs()
	for b.Loop() {
		s := load(b)
		for _, n := range s.names {
			if _, err := s.Get(n); err != nil {
				b.Fatal(err)
			}
		}
	}
}
