package output

import "strings"

// Span is a stretch of text in one font. The size of the font does not count:
// a paragraph is measured once and set at any size.
type Span struct {
	Font Font
	Text string
}

// piece is a part of a word: a word may change its font in the middle. Lengths
// are those of type of one point.
type piece struct {
	font  Font
	text  string
	x     float64 // from the start of the word, then of the line
	width float64
}

// word is what stands between two ordinary spaces. U+00A0 never ends a word,
// so that a number keeps its unit and French punctuation its word.
type word struct {
	pieces []piece
	width  float64
	space  float64 // the width of the space before it
}

// Paragraph is text that was measured.
type Paragraph struct{ words []word }

// Line is a line of a paragraph set at a size.
type Line struct {
	pieces []piece
	size   float64
	Width  float64 // millimetres
}

// MayBreak is put after a character, such as a hyphen, after which a line may
// end; nothing is printed of it.
const MayBreak = "\u200b"

// Measure cuts spans at ordinary spaces and at MayBreak, and measures the words.
func Measure(spans ...Span) Paragraph {
	var ws []word
	open := false // the last word may still grow
	space := 0.0
	for _, sp := range spans {
		sp.Font.Size = 1
		rest := sp.Text
		for rest != "" {
			cut := strings.IndexAny(rest, " "+MayBreak)
			if after, ok := strings.CutPrefix(rest, MayBreak); ok {
				open, space, rest = false, 0, after
				continue
			}
			if cut == 0 {
				open, space = false, sp.Font.Width(" ")
				rest = rest[1:]
				continue
			}
			part := rest
			if cut > 0 {
				part = rest[:cut]
			}
			rest = rest[len(part):]
			if !open {
				ws = append(ws, word{space: space})
				open = true
			}
			w := &ws[len(ws)-1]
			width := sp.Font.Width(part)
			w.pieces = append(w.pieces, piece{sp.Font, part, w.width, width})
			w.width += width
		}
	}
	return Paragraph{ws}
}

// Break sets the paragraph in lines no wider than width millimetres. It
// reports false if a single word is wider: the caller then chooses a smaller
// size, since a word is never cut.
func (p Paragraph) Break(size, width float64) ([]Line, bool) {
	const eps = 1e-6
	width /= size
	var lines []Line
	var cur Line
	fits := true
	end := func() {
		if len(cur.pieces) > 0 {
			cur.size, cur.Width = size, cur.Width*size
			lines = append(lines, cur)
			cur = Line{}
		}
	}
	for _, w := range p.words {
		fits = fits && w.width <= width+eps
		x := cur.Width + w.space
		if x+w.width > width+eps {
			end()
		}
		if len(cur.pieces) == 0 {
			x = 0
		}
		for _, pc := range w.pieces {
			pc.x += x
			cur.pieces = joinPiece(cur.pieces, pc, w.space)
		}
		cur.Width = x + w.width
	}
	end()
	return lines, fits
}

// joinPiece appends p to a line, in one piece with the one before it where
// the font is the same: fewer marks, and a text that extracts as it reads.
func joinPiece(ps []piece, p piece, space float64) []piece {
	const eps = 1e-6
	if n := len(ps); n > 0 && ps[n-1].font == p.font {
		last := &ps[n-1]
		apart := p.x - last.x - last.width
		switch {
		case apart < eps:
			last.text += p.text
		case apart < space+eps:
			last.text += " " + p.text
		default:
			return append(ps, p)
		}
		last.width = p.x + p.width - last.x
		return ps
	}
	return append(ps, p)
}

// Align is where a line stands in its box.
type Align uint8

// The alignments.
const (
	Left Align = iota
	Centre
	Right
)

// Lines draws broken lines in a box of the given width: the first baseline
// at y, the others leading millimetres apart.
func (c *Canvas) Lines(lines []Line, x, y, width, leading float64, align Align) {
	for _, l := range lines {
		at := x
		switch align {
		case Centre:
			at += (width - l.Width) / 2
		case Right:
			at += width - l.Width
		}
		for _, p := range l.pieces {
			c.Text(at+p.x*l.size, y, p.font.At(l.size), p.text)
		}
		y += leading
	}
}

// FitSize is the greatest size in points, from max down to min in steps of a
// quarter point, at which s is no wider than width; false if even min is too
// wide.
func FitSize(f Font, s string, width, max, min float64) (float64, bool) {
	for size := max; size >= min; size -= 0.25 {
		if f.At(size).Width(s) <= width {
			return size, true
		}
	}
	return min, false
}
