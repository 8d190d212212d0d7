package pdf

import (
	"bytes"
	"compress/zlib"
	"crypto/sha256"
	"fmt"
	"slices"
	"strconv"

	"croix/output"
)

// gofpdf writes the header of PDF 1.3; the viewer preferences that forbid
// scaling are of 1.6 and 1.7.
const (
	oldHeader = "%PDF-1.3\n"
	newHeader = "%PDF-1.7\n"
)

// complete finishes what gofpdf wrote, uncompressed: it compresses the streams
// with one compressor for all of them (a new one for each, as gofpdf has it,
// is half the cost of a deck), adds to the catalogue the language and the
// viewer's print settings, adds the pictures (gofpdf would write those of one
// width in any order), and gives the file an identifier made of its content.
func complete(in []byte, doc *output.Document, pictures []*output.Picture) ([]byte, error) {
	f, err := parse(in)
	if err == nil {
		err = f.addPictures(pictures)
	}
	if err != nil {
		return nil, fmt.Errorf("completing %q: the PDF library's file has an unknown shape: %w", doc.Title, err)
	}
	catalog := fmt.Sprintf("/Type /Catalog\n/Lang (%s)\n/ViewerPreferences <</PrintScaling /None /Duplex /%s /PickTrayByPDFSize true /DisplayDocTitle true>>\n",
		doc.Lang, doc.Duplex)
	z := newDeflater(doc.Pages)
	out := make([]byte, 0, len(in)/3)
	out = append(out, newHeader...)
	offsets := make([]int, len(f.objects))
	for i, obj := range f.objects {
		offsets[i] = len(out)
		if i == f.root-1 {
			obj = bytes.Replace(obj, []byte("/Type /Catalog\n"), []byte(catalog), 1)
		}
		out = z.object(out, obj)
	}
	start := len(out)
	out = fmt.Appendf(out, "xref\n0 %d\n0000000000 65535 f \n", len(offsets)+1)
	for _, o := range offsets {
		out = fmt.Appendf(out, "%010d 00000 n \n", o)
	}
	return fmt.Appendf(out, "%s%s>>\nstartxref\n%d\n%%%%EOF\n", identity(out), f.trailer, start), nil
}

// identity is the beginning of the trailer, with an identifier made of all
// that stands before it.
func identity(before []byte) []byte {
	id := sha256.Sum256(before)
	return fmt.Appendf(nil, "trailer\n<<\n/ID [<%x> <%x>]\n", id[:16], id[:16])
}

// Untouched tells whether a file was written by this package and is as it was
// then: one that somebody changed since is not to be replaced without asking.
func Untouched(b []byte) bool {
	before, _, ok := cutLast(b, "trailer\n<<\n/ID [<")
	return ok && bytes.HasPrefix(b, []byte(newHeader)) && bytes.HasPrefix(b[len(before):], identity(before)) &&
		bytes.HasSuffix(b, []byte("\n%%EOF\n")) && bytes.Count(b[len(before):], []byte("%%EOF")) == 1
}

// file is a PDF taken apart: its objects in the order of their numbers, each
// from "n 0 obj" to before the next.
type file struct {
	objects [][]byte
	trailer []byte // the entries of its dictionary
	root    int    // number of the catalogue
}

// parse takes apart a file of gofpdf: one table of references at the end,
// objects without anything between them.
func parse(b []byte) (*file, error) {
	_, tail, ok := cutLast(b, "startxref\n")
	line, _, ok2 := bytes.Cut(tail, []byte("\n"))
	xref, err := strconv.Atoi(string(line))
	if !ok || !ok2 || err != nil || xref < 0 || xref >= len(b) {
		return nil, fmt.Errorf("no reference to its table of objects")
	}
	if !bytes.HasPrefix(b, []byte(oldHeader)) {
		return nil, fmt.Errorf("not PDF 1.3")
	}
	table, trailer, ok := bytes.Cut(b[xref:], []byte("trailer\n<<\n"))
	entries, _, ok2 := bytes.Cut(trailer, []byte(">>\nstartxref"))
	if !ok || !ok2 {
		return nil, fmt.Errorf("no trailer")
	}
	f := &file{trailer: entries}
	if _, after, ok := bytes.Cut(entries, []byte("/Root ")); ok {
		n, _, _ := bytes.Cut(after, []byte(" "))
		f.root, _ = strconv.Atoi(string(n))
	}
	lines := bytes.Split(bytes.TrimSpace(table), []byte("\n"))
	if len(lines) < 4 || f.root < 1 || f.root > len(lines)-3 {
		return nil, fmt.Errorf("no catalogue")
	}
	lines = lines[3:] // "xref", its range, the free object
	at := make([]int, len(lines))
	for i, l := range lines {
		if at[i], err = strconv.Atoi(string(l[:min(10, len(l))])); err != nil {
			return nil, fmt.Errorf("object %d has no place", i+1)
		}
	}
	// The next object in the file need not have the next number.
	ends := append(slices.Sorted(slices.Values(at)), xref)
	f.objects = make([][]byte, len(lines))
	for i, start := range at {
		next, _ := slices.BinarySearch(ends, start+1)
		end := ends[min(next, len(ends)-1)]
		if start <= 0 || start >= end || !bytes.HasPrefix(b[start:end], fmt.Appendf(nil, "%d 0 obj\n", i+1)) {
			return nil, fmt.Errorf("object %d is not in its place", i+1)
		}
		f.objects[i] = b[start:end]
	}
	return f, nil
}

// cutLast is bytes.Cut at the last place where sep stands.
func cutLast(b []byte, sep string) (before, after []byte, found bool) {
	i := bytes.LastIndex(b, []byte(sep))
	if i < 0 {
		return b, nil, false
	}
	return b[:i], b[i+len(sep):], true
}

// deflater compresses streams, one after another.
type deflater struct {
	buf bytes.Buffer
	w   *zlib.Writer
}

// largeDocument is the number of pages from which speed counts for more than
// the last tenth of the size.
const largeDocument = 100

func newDeflater(pages int) *deflater {
	z := &deflater{}
	level := zlib.DefaultCompression
	if pages >= largeDocument {
		level = zlib.BestSpeed
	}
	z.w, _ = zlib.NewWriterLevel(&z.buf, level)
	return z
}

// object appends obj, its stream compressed if it has one that is not yet and
// that gains by it.
func (z *deflater) object(out, obj []byte) []byte {
	dict, rest, ok := bytes.Cut(obj, []byte("\nstream\n"))
	if !ok || bytes.Contains(dict, []byte("/Filter")) {
		return append(out, obj...)
	}
	head, tail, ok := cutLast(dict, "/Length ")
	digits := bytes.IndexFunc(tail, func(r rune) bool { return r < '0' || r > '9' })
	if !ok || digits < 1 {
		return append(out, obj...)
	}
	n, err := strconv.Atoi(string(tail[:digits]))
	if err != nil || n > len(rest) {
		return append(out, obj...)
	}
	if bytes.Contains(head, []byte("/Subtype /Form")) {
		head = slim(head, bytes.Contains(rest[:n], []byte(" Tf\n")))
	}
	z.buf.Reset()
	z.w.Reset(&z.buf)
	_, _ = z.w.Write(rest[:n]) // a buffer takes everything
	_ = z.w.Close()
	if z.buf.Len() >= n {
		return append(out, obj...)
	}
	out = append(out, head...)
	out = fmt.Appendf(out, "/Filter /FlateDecode /Length %d", z.buf.Len())
	out = append(out, tail[digits:]...)
	out = append(out, "\nstream\n"...)
	out = append(out, z.buf.Bytes()...)
	return append(out, rest[n:]...)
}

// slim leaves out of a form's dictionary what gofpdf writes into all of them:
// the procedure sets that no viewer has needed for long, and the fonts if the
// form has no text. A deck has some sixty forms.
func slim(dict []byte, text bool) []byte {
	dict = without(dict, "/ProcSet [", "]\n")
	if !text {
		dict = without(dict, "/Font <<", ">>\n")
	}
	return dict
}

// without is b without the part from start to end.
func without(b []byte, start, end string) []byte {
	before, after, ok := bytes.Cut(b, []byte(start))
	_, after, ok2 := bytes.Cut(after, []byte(end))
	if !ok || !ok2 {
		return b
	}
	return slices.Concat(before, after)
}
