package ladder

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"croix/generator/manual"
	"croix/generator/say"
)

// told is a topic of the rules in short as one text.
func told(t *testing.T, r Rules, topic string) string {
	t.Helper()
	s, err := FindTopic(Reference(r, say.English), topic)
	if err != nil {
		t.Fatal(err)
	}
	var lines []string
	for _, b := range s.Blocks {
		lines = append(lines, fmt.Sprint(b.Kind, " ", b.Text, b.Rows))
	}
	return strings.Join(lines, "\n")
}

// TestReferenceHouse: a house rule that changes a rule is told where that rule
// is; the examples of moves follow the house rules.
func TestReferenceHouse(t *testing.T) {
	for id, topic := range amends() {
		i := slices.IndexFunc(Options(), func(o Option) bool { return o.ID == id })
		if i < 0 {
			t.Errorf("%s is no house rule", id)
			continue
		}
		o, r := Options()[i], DefaultRules()
		if got := told(t, r, topic); strings.Contains(got, id) {
			t.Errorf("%s is told though it is as shipped:\n%s", id, got)
		}
		set := ""
		for _, v := range []string{"yes", "1", "free"} {
			if r.Set(id+"="+v) == nil {
				set = v
				break
			}
		}
		if got, want := told(t, r, topic), string(manual.Note)+" "+id+" = "+set+" – "+o.Text(say.English); !strings.Contains(got, want) {
			t.Errorf("%s: %q is not told in %s:\n%s", id, want, topic, got)
		}
	}
	r := DefaultRules()
	if got := told(t, r, "move"); !strings.Contains(got, "[1 c3 c3] [2 c4 d3, c4] [3 c3 d2, d3, c3] [3 c5 not") {
		t.Errorf("the examples of moves:\n%s", got)
	}
	r.JumpOver, r.MaxTurns = true, 1
	if got := told(t, r, "move"); !strings.Contains(got, "[2 c4 c3, c4] [3 c3 not") || !strings.Contains(got, "[3 c5 c3, c4, c5]") {
		t.Errorf("the examples of moves over towers with one turn:\n%s", got)
	}
}
