package output

import (
	"bufio"
	"fmt"
	"io"
)

// Dump writes a document as text, one mark a line: what tests compare, and
// what a change of layout shows in a review. Forms are told once, where they
// are first used.
func Dump(w io.Writer, d *Document) error {
	b := bufio.NewWriter(w)
	fmt.Fprintf(b, "document %q lang %s duplex %s pages %d\n", d.Title, d.Lang, d.Duplex, d.Pages)
	seen := map[*Drawing]bool{}
	page := 0
	for s, err := range d.Sheets() {
		if err != nil {
			return err
		}
		page++
		fmt.Fprintf(b, "page %d %s bookmark %q\n", page, s.Size, s.Bookmark)
		for i := range s.Placed {
			p := &s.Placed[i]
			fmt.Fprintf(b, " place %q at %.2f %.2f turned %t clip %s\n", p.Drawing.Name, p.X, p.Y, p.Turned, p.Clip)
			dump(b, p.Drawing, seen, "  ", false)
		}
		if s.Over != nil {
			fmt.Fprintln(b, " over")
			dump(b, s.Over, seen, "  ", false)
		}
	}
	return b.Flush()
}

// DumpDrawing writes one drawing as Dump does, the size of the card first.
func DumpDrawing(w io.Writer, d *Drawing) {
	b := bufio.NewWriter(w)
	fmt.Fprintf(b, "drawing %s\n", d.Size)
	dump(b, d, map[*Drawing]bool{}, " ", false)
	_ = b.Flush() // the caller's writer keeps its error
}

// Sum writes all that tells a drawing from another, for a hash: equal texts
// print alike.
func Sum(w io.Writer, d *Drawing) {
	b := bufio.NewWriter(w)
	fmt.Fprintf(b, "drawing %s\n", d.Size)
	dump(b, d, map[*Drawing]bool{}, "", true)
	_ = b.Flush() // a hash has no errors
}

// dump writes the marks of a drawing, with every point of its paths if whole.
func dump(b *bufio.Writer, d *Drawing, seen map[*Drawing]bool, indent string, whole bool) {
	if seen[d] {
		return
	}
	seen[d] = true
	for i := range d.Marks {
		m := &d.Marks[i]
		b.WriteString(indent)
		switch m.Kind {
		case KindText:
			fmt.Fprintf(b, "text %.2f %.2f %s %g %s %q", m.Box.X, m.Box.Y, m.Face.Name(), m.Size, m.Paint.Fill, m.Text)
		case KindUse:
			fmt.Fprintf(b, "use %q %s", m.Form.Name, m.Box)
			if m.Form.Stencil {
				fmt.Fprintf(b, " %s", m.Paint.Fill)
			}
		case KindPath:
			fmt.Fprintf(b, "path of %d %s", len(m.Path), m.Paint)
			if whole {
				fmt.Fprint(b, m.Path)
			}
		case KindLine:
			fmt.Fprintf(b, "line %s %s", m.Box, m.Paint)
		case KindPicture:
			fmt.Fprintf(b, "picture %s %d × %d %s", m.Box, m.Picture.W, m.Picture.H, m.Picture.Sum)
		case KindClip:
			fmt.Fprintf(b, "clip %s", m.Box)
		default:
			fmt.Fprintf(b, "rect %s radius %.2f %s", m.Box, m.Radius, m.Paint)
		}
		if m.Role != "" {
			fmt.Fprintf(b, " (%s)", m.Role)
		}
		b.WriteByte('\n')
		if m.Kind == KindUse {
			dump(b, m.Form, seen, indent+" ", whole)
		}
	}
}

func (s Size) String() string { return fmt.Sprintf("%.2f × %.2f", s.W, s.H) }

func (r Rect) String() string { return fmt.Sprintf("[%.2f %.2f %.2f %.2f]", r.X, r.Y, r.W, r.H) }

func (c Color) String() string { return fmt.Sprintf("#%02x%02x%02x", c.R, c.G, c.B) }

func (p Paint) String() string {
	s := ""
	if p.Filled {
		s += "fill " + p.Fill.String()
	}
	if p.Line > 0 {
		s += fmt.Sprintf(" line %.2f %s", p.Line, p.Stroke)
	}
	if p.Dash > 0 {
		s += fmt.Sprintf(" dash %.2f", p.Dash)
	}
	return s
}
