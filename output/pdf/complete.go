package pdf

import (
	"bytes"
	"crypto/sha256"
	"fmt"
	"strconv"

	"croix/output"
)

// version replaces the header that gofpdf writes: the viewer preferences that
// forbid scaling are of PDF 1.6 and 1.7.
const (
	oldHeader = "%PDF-1.3\n"
	newHeader = "%PDF-1.7\n"
)

// complete adds what gofpdf cannot say: the language, the viewer's print
// settings, and an identifier made of the content. The catalogue is the last
// object of the file, so that nothing but the table after it moves.
func complete(b []byte, doc *output.Document) ([]byte, error) {
	catalog := bytes.LastIndex(b, []byte("/Type /Catalog\n"))
	xref := bytes.LastIndex(b, []byte("\nxref\n"))
	start := bytes.LastIndex(b, []byte("startxref\n"))
	trailer := bytes.LastIndex(b, []byte("trailer\n<<\n"))
	if !bytes.HasPrefix(b, []byte(oldHeader)) || catalog < 0 || xref < catalog || trailer < xref || start < trailer {
		return nil, fmt.Errorf("completing %q: the PDF library's file has an unknown shape", doc.Title)
	}
	at := catalog + len("/Type /Catalog\n")
	extra := fmt.Sprintf("/Lang (%s)\n/ViewerPreferences <</PrintScaling /None /Duplex /%s /PickTrayByPDFSize true /DisplayDocTitle true>>\n",
		doc.Lang, doc.Duplex)
	id := sha256.Sum256(b)
	out := make([]byte, 0, len(b)+len(extra)+120)
	out = append(out, newHeader...)
	out = append(out, b[len(oldHeader):at]...)
	out = append(out, extra...)
	tail := trailer + len("trailer\n<<\n")
	out = append(out, b[at:tail]...)
	out = fmt.Appendf(out, "/ID [<%x> <%x>]\n", id[:16], id[:16])
	out = append(out, b[tail:start+len("startxref\n")]...)
	out = strconv.AppendInt(out, int64(xref+1+len(extra)), 10)
	out = append(out, "\n%%EOF\n"...)
	return out, nil
}
