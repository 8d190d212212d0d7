package output

import "iter"

// Sheet is one page of a document.
type Sheet struct {
	Size     Size
	Bookmark string  // "" for none
	Adjust   *Adjust // a correction for the printer; nil for none
	Placed   []Placed
	Over     *Drawing // marks in page coordinates, drawn last: cut lines, sheet line, bar
}

// Placed is a drawing on a sheet: its origin at X, Y, or, turned upside down,
// its lower right corner there.
type Placed struct {
	Drawing *Drawing
	X, Y    float64
	Turned  bool
	Form    bool // shown as a form, since it comes again
	Clip    Rect // in page coordinates
}

// Duplex is what a viewer should tell the printer.
type Duplex string

// The duplex modes, by their PDF names.
const (
	Simplex         Duplex = "Simplex"
	DuplexLongEdge  Duplex = "DuplexFlipLongEdge"
	DuplexShortEdge Duplex = "DuplexFlipShortEdge"
)

// Document is a title, a number of sheets and the way to draw each of them.
// Sheets are drawn one at a time, so that a large document never stands in
// memory as a whole.
type Document struct {
	Title   string
	Subject string
	Creator string // names the program and its version
	Lang    string // BCP 47, such as fr
	Duplex  Duplex
	Pages   int
	Page    func(i int) (*Sheet, error) // 0 <= i < Pages
}

// Sheets draws the sheets in order and stops at the first error.
func (d *Document) Sheets() iter.Seq2[*Sheet, error] {
	return func(yield func(*Sheet, error) bool) {
		for i := range d.Pages {
			s, err := d.Page(i)
			if !yield(s, err) || err != nil {
				return
			}
		}
	}
}
