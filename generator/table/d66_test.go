package table

import (
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"croix/generator/say"
)

// d66Of reads a table of ids and makes its D66 of them.
func d66Of(text string) (D66[string], *Sheet, []string) {
	s, err := Read(one("x.csv", text), "x.csv", "id")
	if err != nil {
		return D66[string]{}, nil, lines(err)
	}
	var ids []string
	for _, r := range s.Rows {
		ids = append(ids, r.Text("id"))
	}
	t, err := NewD66(s, ids)
	return t, s, lines(err)
}

func TestResults(t *testing.T) {
	all := Results()
	if len(all) != 36 || !slices.IsSorted(all) || all[0] != 11 || all[5] != 16 || all[6] != 21 || all[35] != 66 {
		t.Errorf("%v", all)
	}
	for _, n := range all {
		if strings.Trim(strconv.Itoa(n), "123456") != "" {
			t.Errorf("%d is no d66 (R-002)", n)
		}
	}
}

// TestD66 is a table with bounds that are printed numbers and no results
// a row that is never rolled, and rows out of order.
func TestD66(t *testing.T) {
	tab, _, problems := d66Of("id,d66_from,d66_to\nb,50,52\nnever,,\na,11,49\nc,53,66\n")
	if problems != nil {
		t.Fatalf("%q", problems)
	}
	for _, c := range []struct {
		d66    int
		id     string
		ok     bool
		reason string
	}{
		{11, "a", true, "first"}, {46, "a", true, "last before 49"}, {51, "b", true, "first after 50"},
		{52, "b", true, "upper bound"}, {53, "c", true, "lower bound"}, {66, "c", true, "last"},
		{50, "", false, "covered as printed, but no result"}, {47, "", false, "no result"}, {10, "", false, "below"},
		{67, "", false, "above"}, {71, "", false, "above"}, {0, "", false, "nothing"}, {-11, "", false, "negative"}, {111, "", false, "a d666"},
	} {
		if id, ok := tab.At(c.d66); id != c.id || ok != c.ok {
			t.Errorf("At(%d) = %q, %v: %s", c.d66, id, ok, c.reason)
		}
	}
	var order []int
	counts := map[string]int{}
	for d66, id := range tab.All() {
		if at, ok := tab.At(d66); !ok || at != id {
			t.Errorf("All gives %d %q, At %q", d66, id, at)
		}
		order = append(order, d66)
		counts[id]++
	}
	if !slices.Equal(order, Results()) {
		t.Errorf("order %v", order)
	}
	for id, want := range map[string]int{"a": 24, "b": 2, "c": 10, "never": 0} {
		if got := tab.Share(func(s string) bool { return s == id }); got != want || counts[id] != want {
			t.Errorf("%s: share %d, rows %d, want %d", id, got, counts[id], want)
		}
	}
	for range tab.All() {
		break // a loop may end early
	}
}

func TestZeroD66(t *testing.T) {
	var tab D66[int]
	if _, ok := tab.At(11); ok || tab.Share(func(int) bool { return true }) != 0 {
		t.Error("the zero table has items")
	}
	for d66 := range tab.All() {
		t.Errorf("the zero table has %d", d66)
	}
}

func TestD66Problems(t *testing.T) {
	for _, c := range []struct {
		reason, text string
		want         []string
	}{
		{"gap of one", "id,d66_from,d66_to\na,11,44\nb,46,66\n", []string{"x.csv: no row for 45"}},
		{"gaps of several, across the tens", "id,d66_from,d66_to\na,11,25\nb,33,44\nc,46,66\n", []string{
			"x.csv: no row for 26-32", "x.csv: no row for 45"}},
		{"no rows", "id,d66_from,d66_to\n", []string{"x.csv: no row for 11-66"}},
		{"overlap of one", "id,d66_from,d66_to\n# x\na,11,24\nb,24,66\n", []string{"x.csv:4: 24 already belongs to line 3"}},
		{"overlap of several, with two rows", "id,d66_from,d66_to\na,11,33\nb,34,66\nc,32,41\n", []string{
			"x.csv:4: 32-33 already belongs to line 2", "x.csv:4: 34-41 already belongs to line 3"}},
		{"overlap and gap at once", "id,d66_from,d66_to\na,11,24\nb,24,65\n", []string{
			"x.csv:3: 24 already belongs to line 2", "x.csv: no row for 66"}},
		{"half a range", "id,d66_from,d66_to\na,11,66\nb,,12\nc,12,\n", []string{
			"x.csv:3: only one of d66_from and d66_to is filled in: fill in both, or neither for a row that is never rolled",
			"x.csv:4: only one of d66_from and d66_to is filled in: fill in both, or neither for a row that is never rolled"}},
		{"bounds that are none, both told", "id,d66_from,d66_to\na,11,66\nb,x,67\nc,10,12\n", []string{
			"x.csv:3: d66_from is “x”: write a number from 11 to 66",
			"x.csv:3: d66_to is “67”: write a number from 11 to 66",
			"x.csv:4: d66_from is “10”: write a number from 11 to 66"}},
		{"backwards", "id,d66_from,d66_to\na,11,66\nb,33,31\n", []string{
			"x.csv:3: the results 33 to 31 run backwards: exchange them"}},
		{"no real result", "id,d66_from,d66_to\na,11,66\nb,17,20\n", []string{
			"x.csv:3: no d66 gives 17 to 20: both digits of a result are from 1 to 6"}},
		{"columns missing: coverage is not told", "id\na\n", []string{
			"x.csv:1: the column d66_from is missing: add it to the header",
			"x.csv:1: the column d66_to is missing: add it to the header"}},
		{"problems of reading come too; a ragged row keeps its range", "d66_from,d66_to,id\n11,44\n46,66,b\n", []string{
			"x.csv:2: cells in this row: 2, columns in the header: 3: make them equal, and put a cell with a separator inside between \"",
			"x.csv: no row for 45"}},
	} {
		tab, _, got := d66Of(c.text)
		if !slices.Equal(got, c.want) {
			t.Errorf("%s:\n%s\nwant\n%s", c.reason, strings.Join(got, "\n"), strings.Join(c.want, "\n"))
		}
		if _, ok := tab.At(11); ok {
			t.Errorf("%s: a table all the same", c.reason)
		}
	}
	s, _ := load("id,d66_from,d66_to\na,11,66\n", "id")
	_, err := NewD66(s, []string{"a", "b"})
	if want := "x.csv: rows: 1, things made of them: 2: each row makes one"; err == nil || err.Error() != want {
		t.Errorf("%v\nwant %s", err, want)
	}
}

// told is the place in a message: file, and a line unless the whole file is to blame.
var told = regexp.MustCompile(`^x\.csv(:(\d+))?: `)

// FuzzTable: nothing makes reading panic; each problem stands in a line that
// the file has and is one line in both languages; a table without problems has
// each result once.
func FuzzTable(f *testing.F) {
	for _, s := range []string{
		"id,d66_from,d66_to\na,11,66\n", "\uFEFFid;d66_from;d66_to\r\na;11;33\r\nb;34;66\r\n",
		"id\td66_from\td66_to\n\"a\n\"\t11\t24\n#\n\nb\t24\t66", "id,d66_from\na,\"x\n", "\xff\xfe", "id,id,,\n\x00", "",
	} {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, text string) {
		// An error may repeat a %! of the file, but makes none itself.
		misformed := func(p string) bool { return strings.Contains(p, "%!") && !strings.Contains(text, "%") }
		tab, s, problems := d66Of(text)
		last := strings.Count(text, "\n") + 1
		for _, p := range problems {
			m := told.FindStringSubmatch(p)
			if m == nil || strings.ContainsAny(p, "\n\r\x1b\x00") || misformed(p) {
				t.Fatalf("problem %q", p)
			}
			if n, err := strconv.Atoi(m[2]); m[2] != "" && (err != nil || n < 1 || n > last) {
				t.Fatalf("problem %q in %d lines", p, last)
			}
		}
		if s != nil {
			for _, r := range s.Rows {
				r.Int("id", 0, 9)
				r.Bool("id")
				r.Need("id")
			}
			s.Unique("id")
			if err := s.Err(); err != nil && misformed(say.French.Error(err)) {
				t.Fatalf("%q", say.French.Error(err))
			}
		}
		if problems == nil {
			n := 0
			for d66 := range tab.All() {
				if _, ok := tab.At(d66); ok {
					n++
				}
			}
			if n != 36 {
				t.Fatalf("%d results of 36 and no problem", n)
			}
		}
	})
}
