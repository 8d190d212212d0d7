package journal

import (
	"slices"

	"croix/generator/say"
)

// history is which gestures are in force, as sequence numbers.
type history struct {
	force []int
	redo  []int // undone, the next to redo last
	tops  []int // the last gesture that each undo took away, the latest undo last
}

// add takes one more entry into account. An undo goes back to a gesture in
// force, or to 0, and takes something away; a redo goes forward to a gesture
// that was undone. A new gesture ends what could be redone.
func (h *history) add(e Entry) error {
	switch e.Kind {
	case Undo:
		keep := 0
		if e.To != 0 {
			i, found := slices.BinarySearch(h.force, e.To)
			if !found {
				return say.Errorf(say.JournalUndoWhere, e.To)
			}
			keep = i + 1
		}
		if keep == len(h.force) {
			return say.Errorf(say.JournalUndoWhere, e.To)
		}
		h.tops = append(h.tops, h.force[len(h.force)-1])
		for i := len(h.force) - 1; i >= keep; i-- {
			h.redo = append(h.redo, h.force[i])
		}
		h.force = h.force[:keep]
	case Redo:
		i := slices.Index(h.redo, e.To)
		if i < 0 {
			return say.Errorf(say.JournalRedoNone)
		}
		for k := len(h.redo) - 1; k >= i; k-- {
			h.force = append(h.force, h.redo[k])
		}
		h.redo = h.redo[:i]
		for len(h.tops) > 0 && h.tops[len(h.tops)-1] <= e.To {
			h.tops = h.tops[:len(h.tops)-1]
		}
	default:
		h.force = append(h.force, e.Seq)
		h.redo, h.tops = h.redo[:0], h.tops[:0]
	}
	return nil
}

// View is what undoing and redoing leave of a game.
type View struct {
	InForce []Entry // gestures, in the order in which they happened
	Redo    []Entry // gestures that can be redone, the next one first
	top     int     // up to where the latest undo is taken back
}

// Effective is the view of entries that were read, or of the first of them.
func Effective(entries []Entry) View {
	var h history
	for _, e := range entries {
		// Entries that were read verify; the first of them do too.
		_ = h.add(e)
	}
	return h.view(entries)
}

// Effective is the view of the game now.
func (j *Journal) Effective() View { return j.chain.history.view(j.Entries) }

func (h *history) view(entries []Entry) (v View) {
	v.InForce = make([]Entry, len(h.force))
	for i, seq := range h.force {
		v.InForce[i] = entries[seq-1]
	}
	for _, seq := range slices.Backward(h.redo) {
		v.Redo = append(v.Redo, entries[seq-1])
	}
	if len(h.tops) > 0 {
		v.top = h.tops[len(h.tops)-1]
	}
	return v
}

// UndoLast is the entry that undoes the last n gestures in force, without its
// words. It fails if there are not as many.
func (v View) UndoLast(n int) (Entry, error) {
	have := len(v.InForce)
	switch {
	case have == 0:
		return Entry{}, say.Errorf(say.JournalUndoNone)
	case n < 1 || n > have:
		return Entry{}, say.Errorf(say.JournalUndoFew, n, have)
	case n == have:
		return Entry{Kind: Undo}, nil
	}
	return Entry{Kind: Undo, To: v.InForce[have-n-1].Seq}, nil
}

// UndoTo is the entry that undoes what came after the gesture of a sequence
// number, which must be in force; 0 is the beginning. It fails if there is
// nothing after it.
func (v View) UndoTo(seq int) (Entry, error) {
	for i, e := range v.InForce {
		if e.Seq == seq {
			if i == len(v.InForce)-1 {
				break
			}
			return Entry{Kind: Undo, To: seq}, nil
		}
	}
	if seq == 0 && len(v.InForce) > 0 {
		return Entry{Kind: Undo}, nil
	}
	return Entry{}, say.Errorf(say.JournalUndoWhere, seq)
}

// RedoNext is the entry that redoes the next n gestures, or with n = 0 all
// that the latest undo took away, without its words.
func (v View) RedoNext(n int) (Entry, error) {
	switch {
	case len(v.Redo) == 0:
		return Entry{}, say.Errorf(say.JournalRedoNone)
	case n == 0:
		return Entry{Kind: Redo, To: v.top}, nil
	case n < 0 || n > len(v.Redo):
		return Entry{}, say.Errorf(say.JournalRedoFew, n, len(v.Redo))
	}
	return Entry{Kind: Redo, To: v.Redo[n-1].Seq}, nil
}
