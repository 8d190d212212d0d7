package table

import (
	"errors"
	"fmt"
	"io/fs"
	"slices"
	"strings"
	"testing"
	"testing/fstest"

	"croix/generator/say"
)

// one is a file system with one file.
func one(name, text string) fs.FS { return fstest.MapFS{name: {Data: []byte(text)}} }

// lines is every problem in err, as English text; the error itself shows only
// the first of many.
func lines(err error) []string {
	if err == nil {
		return nil
	}
	var ps say.Problems
	if !errors.As(err, &ps) {
		return []string{err.Error()}
	}
	var all []string
	for _, p := range ps {
		all = append(all, p.Error())
	}
	return all
}

// load reads x.csv with the columns and gives its sheet and its problems.
func load(text string, columns ...string) (*Sheet, []string) {
	s, err := Read(one("x.csv", text), "x.csv", columns...)
	if err != nil {
		return nil, lines(err)
	}
	return s, lines(s.Err())
}

// TestRead: what is read as the same two rows, whatever program saved it.
func TestRead(t *testing.T) {
	for _, c := range []struct {
		reason, text string
		lines        []int
	}{
		{"comma", "id,name\na,Anne\nb,Bo\n", []int{2, 3}},
		{"semicolon, as a French spreadsheet saves", "id;name\na;Anne\nb;Bo\n", []int{2, 3}},
		{"tab", "id\tname\na\tAnne\nb\tBo\n", []int{2, 3}},
		{"byte order mark", "\uFEFFid;name\na;Anne\nb;Bo\n", []int{2, 3}},
		{"byte order mark before a quotation mark", "\uFEFF\"id\",\"name\"\na,Anne\nb,Bo\n", []int{2, 3}},
		{"CRLF", "id,name\r\na,Anne\r\nb,Bo\r\n", []int{2, 3}},
		{"no newline at the end", "id,name\na,Anne\nb,Bo", []int{2, 3}},
		{"comments and blank lines, before the header too", "# p. 4, \"5\"\n\nid,name\n# x\na,Anne\n\nb,Bo\n", []int{5, 7}},
		{"other separators in a comment", "# a;b;c\nid,name\na,Anne\nb,Bo\n", []int{3, 4}},
		{"a comment that a spreadsheet quoted", "id,name\n\"# the \"\"good\"\"\",\na,Anne\nb,Bo\n", []int{3, 4}},
		{"blank rows as spreadsheets save them", "id;name\n;\na;Anne\n ; \nb;Bo\n;\n", []int{3, 5}},
		{"empty columns at the end", "id,name,,\na,Anne,,\nb,Bo,,\n", []int{2, 3}},
		{"spaces around cells", " id , name\n a , \"Anne\"\nb,Bo \n", []int{2, 3}},
		{"header with the other separator in quotes", "\"id\";\"name\"\na;Anne\nb;Bo\n", []int{2, 3}},
		{"columns in another order", "name,id\nAnne,a\nBo,b\n", []int{2, 3}},
	} {
		s, problems := load(c.text, "id", "name")
		if problems != nil {
			t.Errorf("%s: %q", c.reason, problems)
			continue
		}
		var got []string
		var at []int
		for _, r := range s.Rows {
			got = append(got, r.Need("id")+"="+r.Text("name"))
			at = append(at, r.Line)
		}
		if !slices.Equal(got, []string{"a=Anne", "b=Bo"}) || !slices.Equal(at, c.lines) || s.Err() != nil {
			t.Errorf("%s: %v at %v, %v", c.reason, got, at, s.Err())
		}
	}
}

// TestLineAfterNewlines: lines are those of the file, after cells of several
// lines and comments; a # inside a quoted cell begins no comment.
func TestLineAfterNewlines(t *testing.T) {
	s, problems := load("id,name\na,\"one\n# two\n\nthree; \"\"3\"\"\"\n# comment\n\nb,Bo\n", "id", "name")
	if problems != nil || len(s.Rows) != 2 {
		t.Fatalf("%q", problems)
	}
	if got := s.Rows[0].Text("name"); got != "one\n# two\n\nthree; \"3\"" {
		t.Errorf("cell %q", got)
	}
	if s.Rows[0].Line != 2 || s.Rows[1].Line != 8 {
		t.Errorf("lines %d and %d, want 2 and 8", s.Rows[0].Line, s.Rows[1].Line)
	}
}

// TestReadRefuses: a file that is no table gives no sheet.
func TestReadRefuses(t *testing.T) {
	for _, c := range []struct{ reason, text, want string }{
		{"empty", "", "x.csv: the file has no header: its first line names the columns"},
		{"comments only", "# a\n\n# b\n", "x.csv: the file has no header: its first line names the columns"},
		{"separators only", ";;\n", "x.csv: the file has no header: its first line names the columns"},
		{"Latin-1, as an older spreadsheet saves", "id;name\na;\xe9p\xe9e\n", "x.csv:2: the file is not UTF-8: save it again from the spreadsheet as “CSV UTF-8”"},
		{"UTF-16", "\xff\xfei\x00d\x00\n\x00", "x.csv:1: the file is not UTF-8: save it again from the spreadsheet as “CSV UTF-8”"},
		{"more than 4 MiB", "id\n" + strings.Repeat("#", 4<<20), "x.csv: the file has more than 4 MiB: no table is so long, so it is not one"},
		{"header with an open quotation mark", "\"id,name\na,b\n", "x.csv:1: a cell that begins with \" does not end with one: close it, and double each \" inside"},
	} {
		s, got := load(c.text, "id")
		if s != nil || !slices.Equal(got, []string{c.want}) {
			t.Errorf("%s: %q\nwant %q", c.reason, got, c.want)
		}
	}
	// Negative control of the size: exactly 4 MiB is read.
	if s, got := load("id\n"+strings.Repeat("#", 4<<20-3), "id"); s == nil || got != nil {
		t.Errorf("4 MiB: %q", got)
	}
	_, err := Read(fstest.MapFS{}, "souls.csv", "id")
	if err == nil || err.Error() != "souls.csv: there is no such file" || !errors.Is(err, fs.ErrNotExist) {
		t.Errorf("missing file: %v", err)
	}
	if got, want := say.French.Error(err), "souls.csv: ce fichier n’existe pas"; got != want {
		t.Errorf("in French: %q", got)
	}
	_, err = Read(fstest.MapFS{"d/x.csv": {}}, "d", "id")
	if want := "d: the file cannot be read: "; err == nil || !strings.HasPrefix(err.Error(), want) {
		t.Errorf("folder: %v, want %s…", err, want)
	}
}

// TestProblems: one case for each problem of reading and of columns; the rest
// of the table is read all the same.
func TestProblems(t *testing.T) {
	for _, c := range []struct {
		reason, text string
		want         []string
	}{
		{"missing columns", "note\nx\n", []string{
			"x.csv:1: the column id is missing: add it to the header",
			"x.csv:1: the column name is missing: add it to the header"}},
		{"line of the header after comments", "# a\n\nid\nx\n", []string{
			"x.csv:3: the column name is missing: add it to the header"}},
		{"unknown column", "id,name,nots\na,b,c\n", []string{
			"x.csv:1: there is no column nots: the columns are id, name, note"}},
		{"columns in another case are other columns", "id,Name\na,b\n", []string{
			"x.csv:1: there is no column Name: the columns are id, name, note",
			"x.csv:1: the column name is missing: add it to the header"}},
		{"duplicate column", "id,name,id\na,b,c\n", []string{
			"x.csv:1: the column id stands twice in the header: leave one out"}},
		{"column without a name", "id,,name\na,b,c\n", []string{
			"x.csv:1: column 2 has no name: name it or leave it out"}},
		{"ragged rows", "id,name\na\nb,Bo\nc,C,x\n", []string{
			"x.csv:2: cells in this row: 1, columns in the header: 2: make them equal, and put a cell with a separator inside between \"",
			"x.csv:4: cells in this row: 3, columns in the header: 2: make them equal, and put a cell with a separator inside between \""}},
		{"long cell", "id,name\na," + strings.Repeat("é", 1001) + "\n", []string{
			"x.csv:2: name has 2002 bytes: at most 2000"}},
		{"NUL, in a comment too", "id,name\na,b\x00\n# \x00\n", []string{
			"x.csv:2: the line has the control character U+0000: delete it",
			"x.csv:3: the line has the control character U+0000: delete it"}},
		{"carriage return inside a line", "id,name\na,b\rc,d\n", []string{
			"x.csv:2: the line has the control character U+000D: delete it",
			"x.csv:2: cells in this row: 3, columns in the header: 2: make them equal, and put a cell with a separator inside between \""}},
		{"quotation mark inside a cell", "id,name\na,the \"good\"\nb\n", []string{
			"x.csv:2: a quotation mark stands inside a cell: put the whole cell between \" and double each \" inside",
			"x.csv:3: cells in this row: 1, columns in the header: 2: make them equal, and put a cell with a separator inside between \""}},
		{"open quotation mark, told where its row starts", "id,name\na,b\nc,\"d\ne,f\n", []string{
			"x.csv:3: a cell that begins with \" does not end with one: close it, and double each \" inside"}},
		{"too many rows", "id,name\n" + strings.Repeat("a,b\n", 10002), []string{
			"x.csv:10002: the table has more than 10000 rows: the rest is not read"}},
	} {
		if _, got := load(c.text, "id", "name", "note?"); !slices.Equal(got, c.want) {
			t.Errorf("%s:\n%s\nwant\n%s", c.reason, strings.Join(got, "\n"), strings.Join(c.want, "\n"))
		}
	}
	// Negative controls: a cell of the longest, and a table of the most rows.
	for _, text := range []string{
		"id,name\na," + strings.Repeat("é", 1000) + "\n",
		"id,name\n" + strings.Repeat("a,b\n", 10000),
		"id,name,note,d66_from,d66_to\na,b,c\td,,\n",
	} {
		if _, got := load(text, "id", "name", "note?"); got != nil {
			t.Errorf("%.40q: %q", text, got)
		}
	}
	// Without a list of columns any will do.
	if s, got := load("x,y\n1,2\n"); got != nil || !slices.Equal(s.Columns, []string{"x", "y"}) {
		t.Errorf("no list: %q", got)
	}
}

// TestCells: one case for each method and what it refuses.
func TestCells(t *testing.T) {
	const wrongInt = "x.csv:2: v is “%s”: write a whole number from 1 to 6"
	need := func(r *Row) any { return r.Need("v") }
	integer := func(r *Row) any { return r.Int("v", 1, 6) }
	opt := func(r *Row) any { n, ok := r.OptInt("v", 1, 6); return fmt.Sprint(n, ok) }
	yes := func(r *Row) any { return r.Bool("v") }
	for _, c := range []struct {
		reason, cell string
		get          func(*Row) any
		want         any
		problem      string
	}{
		{"text is trimmed", " a  b ", func(r *Row) any { return r.Text("v") }, "a  b", ""},
		{"a missing column is empty", "a", func(r *Row) any { return r.Text("w") }, "", ""},
		{"needed and there", "a", need, "a", ""},
		{"needed and empty", " ", need, "", "x.csv:2: v is empty: fill it in"},
		{"number", "6", integer, 6, ""},
		{"lowest", "1", integer, 1, ""},
		{"too high", "7", integer, 1, fmt.Sprintf(wrongInt, "7")},
		{"too low", "0", integer, 1, fmt.Sprintf(wrongInt, "0")},
		{"not whole", "1.5", integer, 1, fmt.Sprintf(wrongInt, "1.5")},
		{"beyond every int", "99999999999999999999", integer, 1, fmt.Sprintf(wrongInt, "99999999999999999999")},
		{"no number", "x\x1b[2J", integer, 1, fmt.Sprintf(wrongInt, "x\uFFFD[2J")},
		{"long text is cut", strings.Repeat("x", 50), integer, 1, fmt.Sprintf(wrongInt, strings.Repeat("x", 40)+"…")},
		{"text of two lines", "\"x\ny\"", integer, 1, fmt.Sprintf(wrongInt, "x y")},
		{"empty number", "", integer, 1, "x.csv:2: v is empty: write a whole number from 1 to 6"},
		{"optional number", "3", opt, "3 true", ""},
		{"optional and empty", "", opt, "0 false", ""},
		{"optional and wrong", "9", opt, "0 false", fmt.Sprintf(wrongInt, "9")},
		{"yes", "yes", yes, true, ""}, {"oui", "Oui", yes, true, ""}, {"true", "TRUE", yes, true, ""},
		{"vrai", "VRAI", yes, true, ""}, {"1", "1", yes, true, ""},
		{"no", "no", yes, false, ""}, {"non", "non", yes, false, ""}, {"false", "false", yes, false, ""},
		{"faux", "faux", yes, false, ""}, {"0", "0", yes, false, ""}, {"empty is no", "", yes, false, ""},
		{"neither", "maybe", yes, false, "x.csv:2: v is “maybe”: write yes or no"},
		{"own problem", "a", func(r *Row) any { r.Fail(say.TableCellEmpty, "z"); return 0 }, 0, "x.csv:2: z is empty: fill it in"},
		{"of the file", "a", func(r *Row) any { r.sheet.Fail(say.TableGap, "z"); return 0 }, 0, "x.csv: no row for z"},
	} {
		s, _ := load("id,v\na,"+c.cell+"\n", "id", "v")
		s.problems = nil // the terminal's escape is told already
		var want []string
		if c.problem != "" {
			want = []string{c.problem}
		}
		if got := c.get(s.Rows[0]); got != c.want || !slices.Equal(lines(s.Err()), want) {
			t.Errorf("%s: %v, %q; want %v, %q", c.reason, got, lines(s.Err()), c.want, want)
		}
	}
}

// TestConsequences: what follows from a problem that was told is not told, and
// the same problem is told once.
func TestConsequences(t *testing.T) {
	s, _ := load("id,v\na\nb,x\n", "id", "v", "w", "note?")
	for _, r := range s.Rows {
		r.Int("v", 1, 6) // row 2 is ragged
		r.Int("v", 1, 6)
		r.Int("w", 1, 6) // missing from the file
	}
	s.Rows[1].Need("note") // an optional column that is needed after all
	want := []string{
		"x.csv:1: the column w is missing: add it to the header",
		"x.csv:2: cells in this row: 1, columns in the header: 2: make them equal, and put a cell with a separator inside between \"",
		"x.csv:3: v is “x”: write a whole number from 1 to 6",
		"x.csv:3: note is empty: fill it in",
	}
	if got := lines(s.Err()); !slices.Equal(got, want) {
		t.Errorf("%q\nwant %q", got, want)
	}
}

func TestUnique(t *testing.T) {
	s, _ := load("id\na\nb\n\" a \"\na\n\"\"\nA\n", "id")
	s.Unique("id")
	s.Unique("no such column")
	want := []string{
		"x.csv:4: id “a” already stands in line 2: give each row its own",
		"x.csv:5: id “a” already stands in line 2: give each row its own",
	}
	if got := lines(s.Err()); !slices.Equal(got, want) {
		t.Errorf("%q\nwant %q", got, want)
	}
}

// TestErrOrder: problems come in line order whenever they were found, those of
// the whole file last.
func TestErrOrder(t *testing.T) {
	s, _ := load("id\na\nb\n", "id")
	s.Fail(say.TableGap, "45")
	s.Rows[1].Fail(say.TableCellEmpty, "v")
	s.Rows[0].Fail(say.TableCellEmpty, "v")
	want := []string{"x.csv:2: v is empty: fill it in", "x.csv:3: v is empty: fill it in", "x.csv: no row for 45"}
	if got := lines(s.Err()); !slices.Equal(got, want) {
		t.Errorf("%q\nwant %q", got, want)
	}
}
