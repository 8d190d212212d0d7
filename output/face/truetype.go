package face

import (
	"encoding/binary"
	"fmt"
	"math"
)

// view reads big-endian numbers from a part of a TrueType file. A read beyond
// the end gives 0 and sets bad, so that a parser checks once, at its end.
type view struct {
	b   []byte
	bad *bool
}

func (v view) u16(at int) int {
	if at < 0 || at+2 > len(v.b) {
		*v.bad = true
		return 0
	}
	return int(binary.BigEndian.Uint16(v.b[at:]))
}

func (v view) i16(at int) int { return int(int16(v.u16(at))) }

func (v view) u32(at int) int { return v.u16(at)<<16 | v.u16(at+2) }

// from is the rest of the view from at on.
func (v view) from(at int) view {
	if at < 0 || at > len(v.b) {
		*v.bad = true
		return view{nil, v.bad}
	}
	return view{v.b[at:], v.bad}
}

// table finds a table by its tag; it is empty, and bad, when there is none.
func (v view) table(tag string) view {
	want := int(binary.BigEndian.Uint32([]byte(tag)))
	for i, n := 0, v.u16(4); i < n && !*v.bad; i++ {
		at := 12 + 16*i
		if v.u32(at) != want {
			continue
		}
		t, size := v.from(v.u32(at+8)), v.u32(at+12)
		if size < 0 || size > len(t.b) {
			break
		}
		return view{t.b[:size], v.bad}
	}
	*v.bad = true
	return view{nil, v.bad}
}

// thousandths scales n font units to thousandths of the em, as the PDF writer
// does.
func thousandths(n, unitsPerEm int) int {
	return int(math.Round(1000 / float64(unitsPerEm) * float64(n)))
}

// parse reads the metrics of a TrueType file: those of a face cut down as
// data/README.md says, not of every file that there may be.
func parse(name string, ttf []byte) (*Face, error) {
	bad := false
	v := view{ttf, &bad}
	damaged := func(what string) error {
		return fmt.Errorf("face %s: %s cannot be read; cut the face down anew as data/README.md says", name, what)
	}

	f := &Face{name: name, ttf: ttf}
	upm := v.table("head").u16(18)
	if bad || upm < 16 || upm > 16384 {
		return nil, damaged("table head")
	}
	em := func(n int) float64 { return float64(n) / float64(upm) }

	hhea := v.table("hhea")
	f.ascent, f.descent = em(hhea.i16(4)), em(-hhea.i16(6))
	os2 := v.table("OS/2")
	f.xHeight, f.capHeight = em(os2.i16(86)), em(os2.i16(88))
	if bad || os2.u16(0) < 2 {
		return nil, damaged("table hhea or OS/2")
	}

	// Every glyph has an entry in hmtx; those after the last full one share
	// its width.
	glyphs, full := v.table("maxp").u16(4), hhea.u16(34)
	hmtx := v.table("hmtx")
	if bad || full < 1 || full > glyphs {
		return nil, damaged("table hmtx or maxp")
	}
	f.advances = make([]int, glyphs)
	for g := range f.advances {
		f.advances[g] = thousandths(hmtx.u16(4*min(g, full-1)), upm)
	}

	readCmap(f, v.table("cmap"))
	if bad {
		return nil, damaged("table cmap")
	}
	var err error
	if f.kerning, err = readKerning(v.table("GPOS"), glyphs, upm); err != nil {
		return nil, fmt.Errorf("face %s: %w; cut the face down anew as data/README.md says", name, err)
	}
	if bad {
		return nil, damaged("table GPOS")
	}
	return f, nil
}

// readCmap fills the glyphs of the runes from the subtable for the basic
// plane (platform 3, encoding 1, format 4).
func readCmap(f *Face, cmap view) {
	for i, n := 0, cmap.u16(2); i < n && !*cmap.bad; i++ {
		at := 4 + 8*i
		if cmap.u16(at) != 3 || cmap.u16(at+2) != 1 {
			continue
		}
		t := cmap.from(cmap.u32(at + 4))
		if t.u16(0) != 4 {
			break
		}
		readSegments(f, t)
		return
	}
	*cmap.bad = true
}

// readSegments reads a cmap subtable of format 4.
func readSegments(f *Face, t view) {
	segments := t.u16(6) / 2
	ends, starts := 14, 16+2*segments
	deltas, offsets := starts+2*segments, starts+4*segments
	for s := 0; s < segments && !*t.bad; s++ {
		delta, offset := t.u16(deltas+2*s), t.u16(offsets+2*s)
		start, end := t.u16(starts+2*s), t.u16(ends+2*s)
		for r := start; r <= min(end, maxRune) && !*t.bad; r++ {
			g := r
			if offset != 0 {
				if g = t.u16(offsets + 2*s + offset + 2*(r-start)); g == 0 {
					continue
				}
			}
			g = (g + delta) & 0xFFFF
			if g >= len(f.advances) {
				*t.bad = true
				return
			}
			f.glyphs[r] = uint16(g)
		}
	}
}
