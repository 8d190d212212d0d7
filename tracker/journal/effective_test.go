package journal

import (
	"reflect"
	"slices"
	"strings"
	"testing"

	"croix/generator/say"
	"pgregory.net/rapid"
)

// numbered gives gestures, undos ("u2") and redos ("r3") their numbers.
func numbered(words ...string) []Entry {
	entries := make([]Entry, len(words))
	for i, w := range words {
		entries[i].Seq = i + 1
		switch w[0] {
		case 'u':
			entries[i].Kind, entries[i].To = Undo, int(w[1]-'0')
		case 'r':
			entries[i].Kind, entries[i].To = Redo, int(w[1]-'0')
		}
	}
	return entries
}

func seqs(entries []Entry) []int {
	list := []int{}
	for _, e := range entries {
		list = append(list, e.Seq)
	}
	return list
}

func TestEffective(t *testing.T) {
	for _, row := range []struct {
		reason, words string
		force, redo   []int
		top           int
	}{
		{"nothing has happened", "", nil, nil, 0},
		{"gestures", "g g g", []int{1, 2, 3}, nil, 0},
		{"one undone", "g g g u2", []int{1, 2}, []int{3}, 3},
		{"all undone at once", "g g g u0", nil, []int{1, 2, 3}, 3},
		{"one by one is the same, but for what the next redo takes", "g g g u2 u1 u0", nil, []int{1, 2, 3}, 1},
		{"redone", "g g g u0 r2", []int{1, 2}, []int{3}, 3},
		{"redone whole", "g g g u0 r3", []int{1, 2, 3}, nil, 0},
		{"the latest of two undos redone", "g g g u2 u0 r2", []int{1, 2}, []int{3}, 3},
		{"redone past an undo", "g g g u1 u0 r2", []int{1, 2}, []int{3}, 3},
		{"a new gesture ends what can be redone", "g g g u1 g", []int{1, 5}, nil, 0},
		{"and is undone in its turn", "g g g u1 g u1", []int{1}, []int{5}, 5},
		{"numbers of undos are no gestures", "g u0 r1 g u1", []int{1}, []int{4}, 4},
		{"undone, redone in part, undone", "g g g u1 r2 u1", []int{1}, []int{2, 3}, 2},
	} {
		entries := numbered(strings.Fields(row.words)...)
		var h history
		for _, e := range entries {
			if err := h.add(e); err != nil {
				t.Fatalf("%s: %v", row.reason, err)
			}
		}
		v := Effective(entries)
		if !slices.Equal(seqs(v.InForce), row.force) || !slices.Equal(seqs(v.Redo), row.redo) || v.top != row.top {
			t.Errorf("%s: in force %v, to redo %v up to %d, want %v, %v up to %d", row.reason, seqs(v.InForce), seqs(v.Redo), v.top, row.force, row.redo, row.top)
		}
	}
}

func TestEffectiveRefuses(t *testing.T) {
	for _, row := range []struct{ reason, words string }{
		{"an undo of nothing", "u0"},
		{"back to the last gesture", "g g u2"},
		{"back to one that is undone", "g g g u1 u2"},
		{"back to an undo", "g g g u1 g u4"},
		{"back to what is to come", "g g u9"},
		{"a redo of nothing", "g r1"},
		{"a redo after a new gesture", "g g u1 g r2"},
		{"a redo of what is in force", "g g u1 r1"},
	} {
		entries := numbered(strings.Fields(row.words)...)
		var h history
		for _, e := range entries[:len(entries)-1] {
			if err := h.add(e); err != nil {
				t.Fatalf("%s: %v", row.reason, err)
			}
		}
		before := h.clone()
		if err := h.add(entries[len(entries)-1]); err == nil {
			t.Errorf("%s: passes", row.reason)
		}
		if !slices.Equal(h.force, before.force) || !slices.Equal(h.redo, before.redo) || !slices.Equal(h.tops, before.tops) {
			t.Errorf("%s: changes %+v to %+v", row.reason, before, h)
		}
	}
}

// TestViewProposes: what a view proposes is in the table above, or why not.
func TestViewProposes(t *testing.T) {
	v := Effective(numbered(strings.Fields("g g g g u2 u1")...)) // 1 in force; 2, then 3 and 4 to redo
	empty := Effective(nil)
	for _, row := range []struct {
		reason string
		got    func() (Entry, error)
		to     int
		fails  say.Key
	}{
		{"undo one", func() (Entry, error) { return v.UndoLast(1) }, 0, ""},
		{"undo none", func() (Entry, error) { return v.UndoLast(0) }, 0, say.JournalUndoFew},
		{"undo more than there are", func() (Entry, error) { return v.UndoLast(2) }, 0, say.JournalUndoFew},
		{"undo where nothing is", func() (Entry, error) { return empty.UndoLast(1) }, 0, say.JournalUndoNone},
		{"back to the beginning", func() (Entry, error) { return v.UndoTo(0) }, 0, ""},
		{"back to the last", func() (Entry, error) { return v.UndoTo(1) }, 0, say.JournalUndoWhere},
		{"back to what is undone", func() (Entry, error) { return v.UndoTo(2) }, 0, say.JournalUndoWhere},
		{"back from the beginning", func() (Entry, error) { return empty.UndoTo(0) }, 0, say.JournalUndoWhere},
		{"redo what the last undo took", func() (Entry, error) { return v.RedoNext(0) }, 2, ""},
		{"redo one", func() (Entry, error) { return v.RedoNext(1) }, 2, ""},
		{"redo two", func() (Entry, error) { return v.RedoNext(2) }, 3, ""},
		{"redo more than there are", func() (Entry, error) { return v.RedoNext(4) }, 0, say.JournalRedoFew},
		{"redo less than none", func() (Entry, error) { return v.RedoNext(-1) }, 0, say.JournalRedoFew},
		{"redo where nothing is", func() (Entry, error) { return empty.RedoNext(0) }, 0, say.JournalRedoNone},
	} {
		e, err := row.got()
		if row.fails == "" && (err != nil || e.To != row.to || e.Kind == Gesture) || row.fails != "" && !say.Has(err, row.fails) {
			t.Errorf("%s: %+v, %v; want to %d or %q", row.reason, e, err, row.to, row.fails)
		}
	}
}

// TestUndoIsExact: against a model that keeps every list whole, whatever is
// done; and n undos after n gestures are as if nothing had been done.
func TestUndoIsExact(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		var h history
		var entries []Entry
		force, redo := []int{}, []int{} // the model; the next to redo first
		add := func(e Entry) {
			e.Seq = len(entries) + 1
			if err := h.add(e); err != nil {
				t.Fatalf("%+v: %v", e, err)
			}
			entries = append(entries, e)
		}
		check := func() {
			v := h.view(entries)
			if !slices.Equal(seqs(v.InForce), force) || !slices.Equal(seqs(v.Redo), redo) {
				t.Fatalf("in force %v, to redo %v, want %v, %v", seqs(v.InForce), seqs(v.Redo), force, redo)
			}
			if !reflect.DeepEqual(v, Effective(entries)) {
				t.Fatalf("read again it is %+v, want %+v", Effective(entries), v)
			}
		}
		t.Repeat(map[string]func(*rapid.T){
			"": func(*rapid.T) { check() },
			"gesture": func(*rapid.T) {
				add(Entry{})
				force, redo = append(force, len(entries)), []int{}
			},
			"undo": func(t *rapid.T) {
				if len(force) == 0 {
					t.Skip("nothing to undo")
				}
				n := rapid.IntRange(1, len(force)).Draw(t, "n")
				e, err := h.view(entries).UndoLast(n)
				if err != nil {
					t.Fatal(err)
				}
				add(e)
				keep := len(force) - n
				force, redo = slices.Clone(force[:keep]), append(slices.Clone(force[keep:]), redo...)
			},
			"redo": func(t *rapid.T) {
				if len(redo) == 0 {
					t.Skip("nothing to redo")
				}
				n := rapid.IntRange(1, len(redo)).Draw(t, "n")
				e, err := h.view(entries).RedoNext(n)
				if err != nil {
					t.Fatal(err)
				}
				add(e)
				force, redo = append(slices.Clone(force), redo[:n]...), slices.Clone(redo[n:])
			},
			"take back": func(t *rapid.T) {
				if len(redo) == 0 {
					t.Skip("nothing to redo")
				}
				// The last undo and its redo are as if neither had been.
				last := entries[len(entries)-1]
				e, err := h.view(entries).RedoNext(0)
				if err != nil {
					t.Fatal(err)
				}
				if last.Kind != Undo {
					t.Skip("the last was no undo")
				}
				before := seqs(Effective(entries[:len(entries)-1]).InForce)
				add(e)
				if got := seqs(h.view(entries).InForce); !slices.Equal(got, before) {
					t.Fatalf("in force %v, want %v", got, before)
				}
				n := slices.Index(redo, e.To) + 1
				force, redo = append(slices.Clone(force), redo[:n]...), slices.Clone(redo[n:])
			},
		})
	})
}
