// Package face holds the typefaces that pages are set in, as TrueType data,
// with the metrics needed to measure a text before it is drawn.
//
// Lengths of glyphs are in thousandths of the em, rounded as the PDF writer
// rounds them, so that a width measured here is the width on the page. A
// measured text is one line: control characters count as missing glyphs.
package face

import (
	"bytes"
	"embed"
	"fmt"
)

//go:embed data/*.ttf data/OFL-*.txt
var data embed.FS

// maxRune bounds the runes that have a place in a face's table. The faces
// hold nothing above U+2FFF.
const maxRune = 0x2FFF

// mmPerPoint is the length of a point in millimetres.
const mmPerPoint = 25.4 / 72

// Face is one embedded typeface. It does not change and may be used from
// several goroutines.
type Face struct {
	name string
	ttf  []byte // the embedded bytes: never handed out, never written

	// glyphs maps a rune to its glyph, 0 when the face has none.
	glyphs [maxRune + 1]uint16
	// advances holds the width of each glyph, the missing one first, in
	// thousandths of the em.
	advances []int
	kerning  kerning

	ascent, descent, xHeight, capHeight float64
}

// Set holds the faces of a document.
type Set struct {
	Title   *Face // Grenze Gotisch SemiBold: titles
	Regular *Face // Crimson Pro: text
	Italic  *Face // Crimson Pro Italic
	Bold    *Face // Crimson Pro Bold
}

// Load reads the embedded faces. It takes well under a millisecond, so that a
// caller may load once and pass the set on, without keeping it in a variable
// of a package. An error means that an embedded file is damaged.
func Load() (*Set, error) {
	s := new(Set)
	for _, f := range []struct {
		face **Face
		name string
	}{
		{&s.Title, "GrenzeGotisch-SemiBold"},
		{&s.Regular, "CrimsonPro-Regular"},
		{&s.Italic, "CrimsonPro-Italic"},
		{&s.Bold, "CrimsonPro-Bold"},
	} {
		ttf, err := data.ReadFile("data/" + f.name + ".ttf")
		if err != nil {
			return nil, fmt.Errorf("face %s: %w", f.name, err)
		}
		if *f.face, err = parse(f.name, ttf); err != nil {
			return nil, err
		}
	}
	return s, nil
}

// Faces lists the faces of the set: title, regular, italic, bold.
func (s *Set) Faces() []*Face { return []*Face{s.Title, s.Regular, s.Italic, s.Bold} }

// Name is the PostScript name of the face, such as "GrenzeGotisch-SemiBold".
func (f *Face) Name() string { return f.name }

// TTF returns the TrueType file of the face. Each call returns a copy of its
// own, because the PDF writer writes into the bytes that it is given.
func (f *Face) TTF() []byte { return bytes.Clone(f.ttf) }

// glyph is the glyph of r, 0 when the face has none.
func (f *Face) glyph(r rune) uint16 {
	if r < 0 || r > maxRune {
		return 0
	}
	return f.glyphs[r]
}

// Has reports whether the face can draw r.
func (f *Face) Has(r rune) bool { return f.glyph(r) != 0 }

// Missing lists the runes of s that the face cannot draw, each once, in the
// order of their first place in s; nil when it can draw them all. Invalid
// UTF-8 counts as U+FFFD, which no face has.
func (f *Face) Missing(s string) []rune {
	var missing []rune
	for _, r := range s {
		if !f.Has(r) && !contains(missing, r) {
			missing = append(missing, r)
		}
	}
	return missing
}

// contains is a linear search: a text lacks few different runes.
func contains(rs []rune, r rune) bool {
	for _, x := range rs {
		if x == r {
			return true
		}
	}
	return false
}

// Width is the length of s set on one line at pt points, in millimetres,
// kerning included. A rune that the face lacks counts as the box drawn in its
// place.
func (f *Face) Width(s string, pt float64) float64 {
	var sum int
	var before uint16
	for _, r := range s {
		g := f.glyph(r)
		sum += f.advances[g]
		if before != 0 && g != 0 {
			sum += f.kerning.between(before, g)
		}
		before = g
	}
	return float64(sum) / 1000 * pt * mmPerPoint
}

// Advance is the width of r without kerning, in thousandths of the em.
func (f *Face) Advance(r rune) int { return f.advances[f.glyph(r)] }

// Kern is what is added to the space between a and the b that follows it, in
// thousandths of the em: negative when they move closer, 0 for most pairs.
func (f *Face) Kern(a, b rune) int {
	first, second := f.glyph(a), f.glyph(b)
	if first == 0 || second == 0 {
		return 0
	}
	return f.kerning.between(first, second)
}

// Ascent is the height of a line above its baseline, as a fraction of the em.
func (f *Face) Ascent() float64 { return f.ascent }

// Descent is the depth of a line below its baseline, as a fraction of the em;
// it is positive.
func (f *Face) Descent() float64 { return f.descent }

// XHeight is the height of the letter x, as a fraction of the em.
func (f *Face) XHeight() float64 { return f.xHeight }

// CapHeight is the height of the letter H, as a fraction of the em.
func (f *Face) CapHeight() float64 { return f.capHeight }
