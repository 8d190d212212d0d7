package background

import (
	"go/parser"
	"go/token"
	"reflect"
	"strconv"
	"testing"
)

type here struct{}

// TestFirst: this init runs before that of bubbletea, and can: its path is the
// smaller one, and nothing that it imports waits for bubbletea.
func TestFirst(t *testing.T) {
	if path := reflect.TypeFor[here]().PkgPath(); path >= "github.com/charmbracelet/bubbletea" {
		t.Errorf("%s sorts after bubbletea, which questions the terminal first", path)
	}
	file, err := parser.ParseFile(token.NewFileSet(), "background.go", nil, parser.ImportsOnly)
	if err != nil {
		t.Fatal(err)
	}
	for _, spec := range file.Imports {
		if path, err := strconv.Unquote(spec.Path.Value); err != nil || path != "github.com/charmbracelet/lipgloss" {
			t.Errorf("imports %s (%v): only lipgloss is known not to wait for bubbletea", path, err)
		}
	}
}
