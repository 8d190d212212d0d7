package main

import (
	"errors"
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"go/types"
	"io/fs"
	"maps"
	"os"
	"path"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"
)

// This file is the plan of the house as a test: who may import whom, what a
// package may not do, how long a file is, and what stands beside go.mod.

// repository is where go.mod is, from this package.
const repository = "../.."

// module is the import path of what is ours.
const module = "croix"

// maxLines and maxTestLines are how long a Go file is at most.
const (
	maxLines     = 400
	maxTestLines = 500
)

// rooms is who may import which part of ours, the inner rooms first: a file
// goes by the first room that it is in.
func rooms() []room {
	return []room{
		{"generator/say", nil},
		{"generator", []string{"generator"}},
		{"tracker", []string{"generator", "tracker"}},
		{"templates", []string{"generator", "tracker", "templates", "output"}},
		{"output", []string{"output"}},
		{"cmd", []string{"generator", "tracker", "templates", "output", "cmd"}},
	}
}

// room is a folder with all below it, and the folders of ours that it sees.
type room struct {
	dir  string
	sees []string
}

// technologies is the folder, or the few apart by spaces, where each module that
// is not ours may be imported, tests apart. A module that is not here may be imported nowhere.
func technologies() map[string]string {
	return map[string]string{
		"github.com/jung-kurt/gofpdf":   "output/pdf",
		"github.com/spf13":              "cmd",
		"github.com/BurntSushi/toml":    "cmd",
		"golang.org/x/term":             "cmd",
		"github.com/mattn/go-runewidth": "output/term",
		"github.com/charmbracelet":      "tracker/prompt/tui",
		"github.com/gofrs/flock":        "tracker/journal",
		"golang.org/x/text":             "tracker/journal generator/purgatory",
		"github.com/muesli/termenv":     "tracker/prompt/tui",
	}
}

// topLevel is what stands beside go.mod, dot files apart.
func topLevel() []string {
	return []string{
		"go.mod", "go.sum", "cmd", "generator", "tracker", "templates", "output",
		"Makefile", "README.md", "LICENSE", "CHANGELOG.md", "docs",
		"bin", "kit", // made here, and ignored by git
	}
}

// source is a Go file; its path is from the repository, with slashes.
type source struct{ path, text string }

func (s source) isTest() bool { return strings.HasSuffix(s.path, "_test.go") }

// other tells of a file that belongs to no package of ours: the checks of
// continuous integration are a module of their own.
func (s source) other() bool { return strings.HasPrefix(s.path, ".") }

// under tells whether a path is a folder or below it.
func under(p, dir string) bool { return p == dir || strings.HasPrefix(p, dir+"/") }

// checkSources tells all that is wrong with Go files.
func checkSources(files []source) []error {
	var wrong []error
	fset := token.NewFileSet()
	packages := map[string][]*ast.File{}
	for _, f := range files {
		wrong = append(wrong, checkLength(f)...)
		if f.isTest() || f.other() {
			continue
		}
		parsed, err := parser.ParseFile(fset, f.path, f.text, parser.SkipObjectResolution)
		if err != nil {
			wrong = append(wrong, err)
			continue
		}
		wrong = append(wrong, checkImports(f.path, parsed)...)
		wrong = append(wrong, checkInit(fset, parsed)...)
		dir := path.Dir(f.path)
		packages[dir] = append(packages[dir], parsed)
	}
	for _, dir := range slices.Sorted(maps.Keys(packages)) {
		wrong = append(wrong, checkVariables(fset, dir, packages[dir])...)
	}
	return wrong
}

func checkLength(f source) []error {
	most := maxLines
	if f.isTest() {
		most = maxTestLines
	}
	if n := strings.Count(f.text, "\n"); n > most {
		return []error{fmt.Errorf("%s: the file has %d lines, at most %d: divide it", f.path, n, most)}
	}
	return nil
}

// checkImports compares the imports of a file with rooms and technologies.
func checkImports(name string, f *ast.File) (wrong []error) {
	dir := path.Dir(name)
	i := slices.IndexFunc(rooms(), func(r room) bool { return under(dir, r.dir) })
	if i < 0 {
		return []error{fmt.Errorf("%s: the file is in no room of the house", name)}
	}
	here := rooms()[i]
	for _, spec := range f.Imports {
		imported, err := strconv.Unquote(spec.Path.Value)
		if err != nil {
			wrong = append(wrong, fmt.Errorf("%s: %w", name, err))
			continue
		}
		fail := func(format string, args ...any) {
			wrong = append(wrong, fmt.Errorf("%s: imports %s: %s", name, imported, fmt.Sprintf(format, args...)))
		}
		if ours, ok := strings.CutPrefix(imported, module+"/"); ok {
			if !slices.ContainsFunc(here.sees, func(d string) bool { return under(ours, d) }) {
				fail("%s sees only %q", here.dir, here.sees)
			}
			continue
		}
		if first, _, _ := strings.Cut(imported, "/"); !strings.Contains(first, ".") {
			continue // the standard library
		}
		known := false
		for prefix, only := range technologies() {
			if under(imported, prefix) {
				known = true
				if !slices.ContainsFunc(strings.Fields(only), func(folder string) bool { return under(dir, folder) }) {
					fail("only %s may", only)
				}
			}
		}
		if !known {
			fail("no rule names it: name the one folder that may")
		}
	}
	return wrong
}

// mayInit are the files that may have a function init, each with its reason.
func mayInit() map[string]string {
	return map[string]string{
		"tracker/prompt/tui/background/background.go": "bubbletea questions the terminal in its own init, which only an earlier one prevents",
	}
}

func checkInit(fset *token.FileSet, f *ast.File) (wrong []error) {
	for _, d := range f.Decls {
		if fn, ok := d.(*ast.FuncDecl); ok && fn.Recv == nil && fn.Name.Name == "init" {
			at := fset.Position(fn.Pos())
			if mayInit()[at.Filename] == "" {
				wrong = append(wrong, fmt.Errorf("%s: there is a function init", at))
			}
		}
	}
	return wrong
}

// mayChange are the variables that are set from outside Go: at link time.
func mayChange() []string { return []string{"cmd/croix.version"} }

// checkVariables refuses what changes a variable of a package: an assignment
// to it or into it, taking its address, delete, clear and copy. Variables of
// other packages are not set either.
func checkVariables(fset *token.FileSet, dir string, files []*ast.File) (wrong []error) {
	// The imports are not there: what comes from them has no type, which is of
	// no importance for whose a name is.
	info := &types.Info{Uses: map[*ast.Ident]types.Object{}, Defs: map[*ast.Ident]types.Object{}}
	config := types.Config{Importer: emptyImporter{}, Error: func(error) {}}
	pkg, _ := config.Check(dir, fset, files, info)

	touch := func(what string, e ast.Expr) {
		id, selected := root(e)
		if id == nil {
			return
		}
		object := info.Uses[id]
		if object == nil && info.Defs[id] == nil {
			object = pkg.Scope().Lookup(id.Name) // in code that has no type
		}
		switch object := object.(type) {
		case *types.PkgName:
			if selected {
				wrong = append(wrong, fmt.Errorf("%s: %s a variable of %s", fset.Position(e.Pos()), what, object.Imported().Path()))
			}
		case *types.Var:
			if object.Parent() == pkg.Scope() && !slices.Contains(mayChange(), dir+"."+id.Name) {
				wrong = append(wrong, fmt.Errorf("%s: %s the package variable %s", fset.Position(e.Pos()), what, id.Name))
			}
		}
	}
	for _, f := range files {
		ast.Inspect(f, func(n ast.Node) bool {
			switch n := n.(type) {
			case *ast.AssignStmt:
				if n.Tok != token.DEFINE {
					for _, e := range n.Lhs {
						touch("sets", e)
					}
				}
			case *ast.IncDecStmt:
				touch("sets", n.X)
			case *ast.RangeStmt:
				if n.Tok == token.ASSIGN {
					touch("sets", n.Key)
					touch("sets", n.Value)
				}
			case *ast.UnaryExpr:
				if n.Op == token.AND {
					touch("takes the address of", n.X)
				}
			case *ast.CallExpr:
				fn, ok := n.Fun.(*ast.Ident)
				if ok && len(n.Args) > 0 && slices.Contains([]string{"delete", "clear", "copy"}, fn.Name) {
					touch("changes", n.Args[0])
				}
			}
			return true
		})
	}
	return wrong
}

// root is the name that an expression starts with, such as a in a.b[2], and
// whether something of it is selected. It is nil if there is none.
func root(e ast.Expr) (id *ast.Ident, selected bool) {
	for {
		switch x := e.(type) {
		case *ast.Ident:
			return x, selected
		case *ast.SelectorExpr:
			e, selected = x.X, true
		case *ast.IndexExpr:
			e = x.X
		case *ast.SliceExpr:
			e = x.X
		case *ast.StarExpr:
			e = x.X
		case *ast.ParenExpr:
			e = x.X
		default:
			return nil, false
		}
	}
}

// emptyImporter gives a package without content for every path.
type emptyImporter struct{}

func (emptyImporter) Import(p string) (*types.Package, error) {
	pkg := types.NewPackage(p, path.Base(p))
	pkg.MarkComplete()
	return pkg, nil
}

// checkTop tells which entries do not belong beside go.mod. What go test may
// leave there, git ignores.
func checkTop(names []string) (wrong []error) {
	for _, name := range names {
		left := slices.Contains([]string{".test", ".prof"}, path.Ext(name))
		if !strings.HasPrefix(name, ".") && !left && !slices.Contains(topLevel(), name) {
			wrong = append(wrong, fmt.Errorf("%s does not belong beside go.mod: there are only %s", name, strings.Join(topLevel(), " ")))
		}
	}
	return wrong
}

// readSources reads the Go files of the repository.
func readSources(dir string) ([]source, error) {
	var files []source
	err := filepath.WalkDir(dir, func(p string, d fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		rel, err := filepath.Rel(dir, p)
		if err != nil {
			return err
		}
		rel = filepath.ToSlash(rel)
		switch {
		case d.IsDir() && (d.Name() == "testdata" || d.Name() == ".git"):
			return fs.SkipDir
		case d.IsDir() || path.Ext(rel) != ".go":
			return nil
		}
		text, err := os.ReadFile(p)
		files = append(files, source{rel, string(text)})
		return err
	})
	return files, err
}

// TestPolicy holds the repository to its plan.
func TestPolicy(t *testing.T) {
	files, err := readSources(repository)
	if err != nil {
		t.Fatal(err)
	}
	if len(files) < 20 {
		t.Fatalf("only %d Go files: this is not the repository", len(files))
	}
	entries, err := os.ReadDir(repository)
	if err != nil {
		t.Fatal(err)
	}
	var names []string
	for _, e := range entries {
		names = append(names, e.Name())
	}
	if !slices.Contains(names, "go.mod") {
		t.Fatal("there is no go.mod: this is not the repository")
	}
	for _, err := range append(checkSources(files), checkTop(names)...) {
		t.Error(err)
	}
}

// TestPolicyControl is the negative control of the test above.
func TestPolicyControl(t *testing.T) {
	imports := func(p string) string { return "package p\n\nimport _ \"" + p + "\"\n" }
	body := func(s string) string {
		return "package p\n\nimport \"github.com/spf13/cobra\"\n\nvar v, w = map[string]int{}, 1\n\nvar s struct{ a []int }\n\n" + s + "\n"
	}
	for _, row := range []struct {
		reason, path, text string
		want               string // in an error; "" for none
	}{
		{"the generator sees itself", "generator/dice/a.go", imports("croix/generator/say"), ""},
		{"the generator does not see the tracker", "generator/dice/a.go", imports("croix/tracker/journal"), "sees only"},
		{"the generator does not see the output", "generator/a/b/a.go", imports("croix/output"), "sees only"},
		{"the sentences see nothing of ours", "generator/say/a.go", imports("croix/generator/dice"), "sees only"},
		{"the sentences see the standard library", "generator/say/a.go", imports("go/ast"), ""},
		{"the tracker sees the generator", "tracker/journal/a.go", imports("croix/generator/dice"), ""},
		{"the tracker does not see the templates", "tracker/journal/a.go", imports("croix/templates/x"), "sees only"},
		{"the templates see the output", "templates/x/a.go", imports("croix/output"), ""},
		{"the templates do not see the commands", "templates/x/a.go", imports("croix/cmd/croix"), "sees only"},
		{"the output does not see the generator", "output/pdf/a.go", imports("croix/generator/say"), "sees only"},
		{"the output does not see the tracker", "output/a.go", imports("croix/tracker"), "sees only"},
		{"the commands see all", "cmd/croix/a.go", imports("croix/templates/x"), ""},
		{"a name that only begins alike", "generator/a.go", imports("croix/generators"), "sees only"},
		{"a file in no room", "util/a.go", imports("fmt"), "no room"},
		{"PDF in its place", "output/pdf/a.go", imports("github.com/jung-kurt/gofpdf"), ""},
		{"PDF elsewhere", "output/a.go", imports("github.com/jung-kurt/gofpdf"), "only output/pdf"},
		{"PDF in a folder that begins alike", "output/pdfx/a.go", imports("github.com/jung-kurt/gofpdf/x"), "only output/pdf"},
		{"flags in their place", "cmd/croix/a.go", imports("github.com/spf13/pflag"), ""},
		{"flags elsewhere", "templates/x/a.go", imports("github.com/spf13/pflag"), "only cmd"},
		{"forms in their place", "tracker/prompt/tui/a.go", imports("github.com/charmbracelet/huh"), ""},
		{"forms in the commands", "cmd/croix/a.go", imports("github.com/charmbracelet/huh"), "only tracker/prompt/tui"},
		{"an unknown module", "cmd/croix/a.go", imports("example.org/x"), "no rule names it"},
		{"tests import what they want", "output/a_test.go", imports("example.org/x"), ""},
		{"another module", ".ci/verify/a.go", imports("example.org/x"), ""},

		{"a function init", "cmd/x/a.go", "package p\n\nfunc init() {}\n", "init"},
		{"the one init that has a reason", "tracker/prompt/tui/background/background.go", "package p\n\nfunc init() {}\n", ""},
		{"an init beside it", "tracker/prompt/tui/background/b.go", "package p\n\nfunc init() {}\n", "init"},
		{"a method init", "cmd/x/a.go", "package p\n\ntype T int\n\nfunc (T) init() {}\n", ""},

		{"variables that stay", "cmd/x/a.go", body("func f() int { x := w; x++; return x }"), ""},
		{"a local of the same name", "cmd/x/a.go", body("func f(w int) { w = 2; { v := 1; v++ } }"), ""},
		{"a variable set", "cmd/x/a.go", body("func f() { w = 2 }"), "sets the package variable w"},
		{"a variable counted up", "cmd/x/a.go", body("func f() { w++ }"), "sets the package variable w"},
		{"a variable added to", "cmd/x/a.go", body("func f() { w += 2 }"), "sets the package variable w"},
		{"a map filled", "cmd/x/a.go", body("func f() { v[\"a\"] = 2 }"), "sets the package variable v"},
		{"a map emptied", "cmd/x/a.go", body("func f() { delete(v, \"a\") }"), "changes the package variable v"},
		{"a field of a list set", "cmd/x/a.go", body("func f() { (s.a)[0] = 2 }"), "sets the package variable s"},
		{"set by a loop", "cmd/x/a.go", body("func f() { for w = range 3 {} }"), "sets the package variable w"},
		{"the address taken for a flag", "cmd/x/a.go", body("func f(c *cobra.Command) { c.Flags().IntVar(&w, \"w\", 1, \"\") }"), "address of the package variable w"},
		{"set where there are no types", "cmd/x/a.go", body("func f() any { return &cobra.Command{RunE: func(c *cobra.Command) error { w = c.N(); return nil }} }"), "sets the package variable w"},
		{"set as the variable is declared", "cmd/x/a.go", body("var u = func() int { w = 2; return 1 }()"), "sets the package variable w"},
		{"a variable of another package set", "cmd/x/a.go", body("func f() { cobra.EnablePrefixMatching = true }"), "a variable of github.com/spf13/cobra"},
		{"the version is set by the linker", "cmd/croix/a.go", "package main\n\nvar version = \"\"\n\nfunc f() { version = \"1\" }\n", ""},
		{"a version elsewhere is not", "output/a.go", "package p\n\nvar version = \"\"\n\nfunc f() { version = \"1\" }\n", "sets the package variable version"},

		{"as long as may be", "cmd/x/a.go", "package p\n" + strings.Repeat("\n", maxLines-1), ""},
		{"a line too long", "cmd/x/a.go", "package p\n" + strings.Repeat("\n", maxLines), "at most 400"},
		{"a test may be longer", "cmd/x/a_test.go", "package p\n" + strings.Repeat("\n", maxTestLines-1), ""},
		{"a test is too long", "cmd/x/a_test.go", "package p\n" + strings.Repeat("\n", maxTestLines), "at most 500"},
		{"no Go", "cmd/x/a.go", "pakcage p\n", "expected 'package'"},
	} {
		t.Run(row.reason, func(t *testing.T) {
			switch err := errors.Join(checkSources([]source{{row.path, row.text}})...); {
			case row.want == "" && err != nil:
				t.Errorf("error %v, want none", err)
			case row.want != "" && (err == nil || !strings.Contains(err.Error(), row.want)):
				t.Errorf("error %v, want one with %q", err, row.want)
			}
		})
	}
}

// TestPolicyTwoFiles: a variable is of the package, not of its file.
func TestPolicyTwoFiles(t *testing.T) {
	wrong := checkSources([]source{
		{"output/a.go", "package p\n\nvar v = 1\n"},
		{"output/b.go", "package p\n\nfunc f() { v = 2 }\n"},
		{"output/x/b.go", "package x\n\nfunc f(v int) { v = 2 }\n"},
	})
	if len(wrong) != 1 || !strings.Contains(wrong[0].Error(), "output/b.go:3:12: sets the package variable v") {
		t.Errorf("got %v, want one for output/b.go", wrong)
	}
}

// TestTopControl is the negative control of the entries beside go.mod.
func TestTopControl(t *testing.T) {
	if wrong := checkTop(append(topLevel(), ".ci", ".gitignore", "dice.test", "cpu.prof")); len(wrong) > 0 {
		t.Errorf("what belongs there is refused: %v", wrong)
	}
	for _, name := range []string{"src", "internal", "main.go", "croix", "notes.md", "GO.MOD"} {
		if len(checkTop([]string{name})) != 1 {
			t.Errorf("%s is accepted", name)
		}
	}
}
