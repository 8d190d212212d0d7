package main

import (
	"os"
	"runtime"
	"testing"

	"croix/generator/say"
	"croix/tracker/prompt/tui/table"
)

// TestLiveMemory: what a gesture leaves behind is what the journal has to keep of
// it, and nothing of the screens and menus: 100 gestures and 1,000 are measured.
// As many as CROIX_PRESSES says, if that is more.
func TestLiveMemory(t *testing.T) {
	n := usual()
	n.auto = []string{"god", "satan"}
	x := newTable(t, say.English, n)
	play := func(gestures int) (heap uint64, file int64) {
		for i := range gestures {
			text := "l -1"
			if i%2 == 1 {
				text = "l +1"
			}
			if r := x.l.Do(table.Gesture{Text: text}); r.Bad {
				t.Fatal(r.Told)
			}
			x.m.Update(table.Elapsed(1e8))
			if i%50 == 0 {
				x.press("l Esc Tab Esc Esc")
			}
		}
		runtime.GC()
		runtime.GC() // what the first one freed late
		var s runtime.MemStats
		runtime.ReadMemStats(&s)
		info, err := os.Stat(x.l.s.Path())
		if err != nil {
			t.Fatal(err)
		}
		return s.HeapAlloc, info.Size()
	}
	many := max(1000, presses(1000))
	firstHeap, firstFile := play(100)
	lastHeap, lastFile := play(many - 100)
	grown, written := int64(lastHeap)-int64(firstHeap), lastFile-firstFile
	t.Logf("%d bytes of heap and %d of the journal for each gesture", grown/int64(many-100), written/int64(many-100))
	// The journal is kept as it was read and as events: five times its text.
	if grown > 5*written+256<<10 {
		t.Errorf("%d KB more after %d gestures, the journal has %d KB more", grown>>10, many, written>>10)
	}
	runtime.KeepAlive(x)
}
