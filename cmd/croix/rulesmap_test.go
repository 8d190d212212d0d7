package main

import (
	"encoding/csv"
	"errors"
	"flag"
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"
)

// This file keeps docs/rules.md: where each rule R-… and ruling Q-… is. The
// numbers are those of testdata/rules/ids.csv, the code and the tests are those
// whose comments or texts cite a number, the tests also those of the vectors that
// cite it. What needs no code, or is left to the people at the table, stands in
// testdata/rules/table.csv. After a change:
//
//	go test ./cmd/croix -run TestRulesMap -update

var update = flag.Bool("update", false, "write the files that tests compare with")

// rulesPage is the page, from this package.
const rulesPage = repository + "/docs/rules.md"

// mostCites is how many places of code, and how many tests, a row names.
const mostCites = 4

// numbered is a rule or ruling.
type numbered struct{ id, section string }

// cite is a place that cites a number. Weight is the worse the less it says: a
// comment of a function before one within, functions that cite few numbers
// before those that cite many.
type cite struct {
	shown  string
	weight int
}

// cites is where each number is cited.
type cites map[string][]cite

func (c cites) add(id, shown string, weight int) {
	for i, old := range c[id] {
		if old.shown == shown {
			c[id][i].weight = min(old.weight, weight)
			return
		}
	}
	c[id] = append(c[id], cite{shown, weight})
}

// best is the places to name for a number.
func (c cites) best(id string) string {
	all := slices.Clone(c[id])
	slices.SortFunc(all, func(a, b cite) int {
		if a.weight != b.weight {
			return a.weight - b.weight
		}
		return strings.Compare(a.shown, b.shown)
	})
	var shown []string
	for _, one := range all[:min(mostCites, len(all))] {
		shown = append(shown, one.shown)
	}
	return strings.Join(shown, ", ")
}

var citation = regexp.MustCompile(`([RQ])-(\d{3})\b(?:(?: to |\.\.)[RQ]-(\d{3}))?`)

// cited is the numbers that a text cites, those within a range too.
func cited(text string) []string {
	var all []string
	for _, m := range citation.FindAllStringSubmatch(strings.Join(strings.Fields(strings.ReplaceAll(text, "//", " ")), " "), -1) {
		from, _ := strconv.Atoi(m[2])
		to := from
		if m[3] != "" {
			to, _ = strconv.Atoi(m[3])
		}
		for n := from; n <= to; n++ {
			if id := fmt.Sprintf("%s-%03d", m[1], n); !slices.Contains(all, id) {
				all = append(all, id)
			}
		}
	}
	return all
}

// weights of a citation: in the comment of a declaration, within it.
const (
	inComment = 0
	within    = 1000
)

// declaration is a part of a Go file.
type declaration struct {
	pkg, name, doc, text, file string
	test                       bool // in a file of tests
}

// readCites gathers what the Go files and the tables of a folder, and of those
// below, cite.
func readCites(t *testing.T, dir string, code, tests cites) {
	t.Helper()
	folders := map[string][]declaration{}
	err := filepath.WalkDir(filepath.Join(repository, dir), func(file string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() {
			return err
		}
		rel, err := filepath.Rel(repository, file)
		if err != nil {
			return err
		}
		rel = filepath.ToSlash(rel)
		switch {
		case strings.HasSuffix(file, ".csv") && strings.Contains(rel, "/data/"):
			return csvCites(file, rel, code)
		case strings.HasPrefix(path.Base(rel), "reference") && !strings.HasSuffix(file, "_test.go"):
			// The printed reference tells the rules, it does not follow them.
		case strings.HasSuffix(file, ".go"):
			all, err := declarations(file, rel)
			folders[path.Dir(rel)] = append(folders[path.Dir(rel)], all...)
			return err
		}
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	for _, all := range folders {
		goCites(all, code, tests)
	}
}

// declarations reads a Go file.
func declarations(file, rel string) ([]declaration, error) {
	src, err := os.ReadFile(file)
	if err != nil {
		return nil, err
	}
	set := token.NewFileSet()
	f, err := parser.ParseFile(set, file, src, parser.ParseComments)
	if err != nil {
		return nil, err
	}
	var all []declaration
	for _, decl := range f.Decls {
		if name, doc := declared(decl); name != "" {
			text := src[set.Position(decl.Pos()).Offset:set.Position(decl.End()).Offset]
			all = append(all, declaration{f.Name.Name, name, doc, string(text), rel, strings.HasSuffix(rel, "_test.go")})
		}
	}
	return all, nil
}

// subtest is a test of a number, under that name.
var subtest = regexp.MustCompile(`"([RQ]-\d{3})": func`)

// goCites adds what the declarations of a folder cite. What stands in a helper
// of tests is of the tests that call it.
func goCites(all []declaration, code, tests cites) {
	for _, d := range all {
		to, shown := code, []string{link(d.pkg+"."+d.name, d.file)}
		if d.test {
			to, shown = tests, nil
			for _, other := range all {
				if other.test && strings.HasPrefix(other.name, "Test") && (other.name == d.name || strings.Contains(other.text, d.name+"(")) {
					shown = append(shown, other.name)
				}
			}
		}
		head := cited(d.doc)
		for _, one := range shown {
			for _, id := range head {
				to.add(id, one, inComment+len(head))
			}
			own := subtest.FindAllStringSubmatch(d.text, -1)
			for _, m := range own {
				to.add(m[1], one+"/"+m[1], 1)
			}
			for _, id := range cited(d.text) {
				if !slices.ContainsFunc(own, func(m []string) bool { return m[1] == id }) {
					to.add(id, one, within)
				}
			}
		}
	}
}

// declared is the name of a declaration and its comment.
func declared(decl ast.Decl) (name, doc string) {
	switch d := decl.(type) {
	case *ast.FuncDecl:
		return d.Name.Name, d.Doc.Text()
	case *ast.GenDecl:
		doc = d.Doc.Text()
		for _, s := range d.Specs {
			switch s := s.(type) {
			case *ast.TypeSpec:
				return s.Name.Name, doc
			case *ast.ValueSpec:
				return s.Names[0].Name, doc
			}
		}
	}
	return "", ""
}

// csvCites reads a table of data: its rows cite in their columns.
func csvCites(file, rel string, code cites) error {
	src, err := os.ReadFile(file)
	if err != nil {
		return err
	}
	for _, line := range strings.Split(string(src), "\n") {
		if strings.HasPrefix(line, "#") {
			continue
		}
		for _, id := range cited(line) {
			code.add(id, link(path.Base(rel), rel), within/2)
		}
	}
	return nil
}

func link(shown, rel string) string { return "[" + shown + "](../" + rel + ")" }

// readTable is the rows of a file of testdata/rules, without its head.
func readTable(t *testing.T, name string) [][]string {
	t.Helper()
	f, err := os.Open(filepath.Join("testdata", "rules", name))
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	rows, err := csv.NewReader(f).ReadAll()
	if err != nil || len(rows) < 2 {
		t.Fatalf("%s: %d rows, %v", name, len(rows), err)
	}
	return rows[1:]
}

// vectorCites adds the vectors that cite a number: a situation by the test that
// plays it.
func vectorCites(t *testing.T, tests cites) {
	t.Helper()
	files, err := filepath.Glob("testdata/vectors/*.json")
	if err != nil {
		t.Fatal(err)
	}
	played := situationTests(t)
	for _, file := range files {
		vectors, err := readVectors(file)
		if err != nil {
			t.Fatal(err)
		}
		for _, v := range vectors {
			name := "TestVectors " + v.ID
			if v.Fn == "situation" {
				if name = played[v.ID]; name == "" {
					continue
				}
			}
			for _, id := range v.Cite {
				tests.add(id, name, 2+len(v.Cite))
			}
		}
	}
}

var situationID = regexp.MustCompile(`"(T-\d{3})":`)

// situationTests is the test that plays each situation.
func situationTests(t *testing.T) map[string]string {
	t.Helper()
	files, err := filepath.Glob(repository + "/tracker/purgatoryplay/situation*_test.go")
	if err != nil {
		t.Fatal(err)
	}
	played := map[string]string{}
	for _, file := range files {
		src, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		test := regexp.MustCompile(`func (TestSituations\w*)\(`).FindSubmatch(src)
		if test == nil {
			continue
		}
		for _, m := range situationID.FindAllSubmatch(src, -1) {
			played[string(m[1])] = string(test[1]) + "/" + string(m[1])
		}
	}
	return played
}

// TestRulesMap: every rule and ruling is in the page, with code and a test that
// are there and cite it, or with why there is none. What cites a number and is
// not in the page does not matter: a row names a few places alone.
func TestRulesMap(t *testing.T) {
	code, tests := cites{}, cites{}
	for _, dir := range []string{"generator", "tracker"} {
		readCites(t, dir, code, tests)
	}
	vectorCites(t, tests)
	people := map[string]string{}
	for _, row := range readTable(t, "table.csv") {
		people[row[0]] = row[1]
	}
	var all []numbered
	known := map[string]bool{}
	for _, row := range readTable(t, "ids.csv") {
		all = append(all, numbered{row[0], row[1]})
		known[row[0]] = true
	}
	for id := range people {
		if !known[id] {
			t.Errorf("table.csv: %s is no number of ids.csv", id)
		}
	}
	for id := range code {
		if !known[id] {
			t.Errorf("code cites %s, which is no number of ids.csv: %s", id, code.best(id))
		}
	}
	if *update {
		if err := os.WriteFile(rulesPage, []byte(rulesText(all, people, code, tests)), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	page, err := os.ReadFile(rulesPage)
	if err != nil {
		t.Fatal(err)
	}
	for _, err := range checkRulesPage(string(page), all, people, code, tests) {
		t.Error(err)
	}
}

// rulesText is the page.
func rulesText(all []numbered, people map[string]string, code, tests cites) string {
	var page strings.Builder
	page.WriteString("# Rules, rulings, code, tests\n\nWhere each rule R-… and ruling Q-… is. The page is made from the numbers that\ncomments, tables and tests cite: `go test ./cmd/croix -run TestRulesMap -update`.\nA number in the comment of a function means that the function follows it. T-… are\nthe vectors in `cmd/croix/testdata/vectors`.\n")
	section := ""
	for _, n := range all {
		if n.section != section {
			section = n.section
			fmt.Fprintf(&page, "\n## %s %s\n\n| | code | tests |\n|---|---|---|\n", n.id[:1], section)
		}
		in := code.best(n.id)
		if why := people[n.id]; why != "" {
			in = strings.TrimSuffix(why+"; "+in, "; ")
		}
		fmt.Fprintf(&page, "| %s | %s | %s |\n", n.id, in, tests.best(n.id))
	}
	return page.String()
}

var (
	pageRow  = regexp.MustCompile(`(?m)^\| ([RQ]-\d{3}) \| (.*) \| (.*) \|$`)
	pageLink = regexp.MustCompile(`\[[^\]]*\]\([^)]*\)`)
)

// checkRulesPage tells what is wrong with the page.
func checkRulesPage(page string, all []numbered, people map[string]string, code, tests cites) []error {
	var wrong []error
	has := func(in cites, id, shown string) bool {
		return slices.ContainsFunc(in[id], func(c cite) bool { return c.shown == shown })
	}
	rows := map[string]bool{}
	for _, m := range pageRow.FindAllStringSubmatch(page, -1) {
		id, links, by := m[1], pageLink.FindAllString(m[2], -1), m[3]
		rows[id] = true
		for _, l := range links {
			if !has(code, id, l) {
				wrong = append(wrong, fmt.Errorf("%s: %s is not there, or does not cite it", id, l))
			}
		}
		if by != "" {
			for _, test := range strings.Split(by, ", ") {
				if !has(tests, id, test) {
					wrong = append(wrong, fmt.Errorf("%s: the test %s is not there, or does not cite it", id, test))
				}
			}
		}
		if people[id] == "" && (len(links) == 0 || by == "") {
			wrong = append(wrong, fmt.Errorf("%s: no code or no test cites it, and table.csv does not say why", id))
		}
	}
	for _, n := range all {
		if !rows[n.id] {
			wrong = append(wrong, fmt.Errorf("%s is not in docs/rules.md", n.id))
		}
	}
	if len(wrong) > 0 {
		wrong = append(wrong, errors.New("after a change of code: go test ./cmd/croix -run TestRulesMap -update"))
	}
	return wrong
}

// TestRulesMapControl: each page but the first must fail.
func TestRulesMapControl(t *testing.T) {
	all := []numbered{{"R-001", "Aim"}, {"R-002", "Aim"}}
	people := map[string]string{"R-002": "at the table"}
	code, tests := cites{}, cites{}
	code.add("R-001", link("play.move", "tracker/move.go"), 0)
	tests.add("R-001", "TestMove", 0)
	good := rulesText(all, people, code, tests)
	for _, row := range []struct{ reason, page string }{
		{"", good},
		{"a rule is not in it", strings.Replace(good, "| R-002 |", "| |", 1)},
		{"a function that is not there", strings.Replace(good, "play.move", "play.jump", 1)},
		{"a test that is not there", strings.Replace(good, "TestMove", "TestJump", 1)},
		{"no code", strings.Replace(good, link("play.move", "tracker/move.go"), "", 1)},
		{"no test", strings.Replace(good, "TestMove", "", 1)},
	} {
		if wrong := checkRulesPage(row.page, all, people, code, tests); (len(wrong) == 0) != (row.reason == "") {
			t.Errorf("%q: %v", row.reason, wrong)
		}
	}
	for text, want := range map[string][]string{
		"(R-001, Q-002)":              {"R-001", "Q-002"},
		"(R-008 to R-010)":            {"R-008", "R-009", "R-010"},
		"(Q-101 to\n// Q-103)":        {"Q-101", "Q-102", "Q-103"},
		"R-1 and R-0011 are no rules": nil,
	} {
		if got := cited(text); !slices.Equal(got, want) {
			t.Errorf("%q cites %v, want %v", text, got, want)
		}
	}
}
