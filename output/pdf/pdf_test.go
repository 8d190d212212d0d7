package pdf

import (
	"bytes"
	"compress/zlib"
	"errors"
	"fmt"
	"io"
	"strings"
	"sync"
	"testing"

	"croix/output"
)

// page is a document of n pages of 100 x 50 mm that draw draws on.
func document(t testing.TB, n int, draw func(c *output.Canvas)) *output.Document {
	t.Helper()
	stock, err := output.NewStock()
	if err != nil {
		t.Fatal(err)
	}
	size := output.Size{W: 100, H: 50}
	return &output.Document{
		Title: "Épreuve", Subject: "œ", Creator: "Croix test", Lang: "fr", Duplex: output.Simplex, Pages: n,
		Page: func(i int) (*output.Sheet, error) {
			c := stock.NewCanvas(fmt.Sprint("page ", i), size)
			draw(c)
			d, err := c.Drawing()
			return &output.Sheet{Size: size, Bookmark: fmt.Sprint("n°–", i), Over: d}, err
		},
	}
}

func plainText(c *output.Canvas) {
	f := output.Font{Face: c.Stock.Regular, Size: 10}
	c.Text(10, 20, f, "L’âme (n° 1) \\ AVARICE à 10\u00a0cm")
	c.Icon("crown", 10, 25, 5, output.Color{R: 200})
	c.Tick(20, 25, output.Black)
	c.Rect(output.Rect{X: 30, Y: 25, W: 10, H: 5}, 1, output.Paint{Filled: true, Fill: output.White, Line: 0.2})
}

func write(t testing.TB, d *output.Document) []byte {
	t.Helper()
	var b bytes.Buffer
	if err := Write(&b, d); err != nil {
		t.Fatal(err)
	}
	return b.Bytes()
}

// streams are the streams of a file of ours, inflated.
func streams(t testing.TB, b []byte) []string {
	t.Helper()
	var all []string
	for _, part := range bytes.Split(b, []byte("\nstream\n"))[1:] {
		data, _, _ := bytes.Cut(part, []byte("\nendstream"))
		z, err := zlib.NewReader(bytes.NewReader(data))
		if err != nil {
			all = append(all, string(data))
			continue
		}
		plain, err := io.ReadAll(z)
		if err != nil {
			t.Fatal(err)
		}
		all = append(all, string(plain))
	}
	return all
}

func TestFile(t *testing.T) {
	b := write(t, document(t, 2, plainText))
	for _, want := range []string{
		"%PDF-1.7\n", "/Lang (fr)", "/PrintScaling /None", "/Duplex /Simplex", "/PickTrayByPDFSize true",
		"/MediaBox [0 0 283.46 141.73]", "/ID [<", "/Count 2", "/Outlines ", "/Title (\xfe\xff\x00n\x00\xb0\x20\x13\x001)", "/Creator (Croix test)", "%%EOF\n",
	} {
		if !bytes.Contains(b, []byte(want)) {
			t.Errorf("%q is not in the file", want)
		}
	}
	if bytes.Contains(b, []byte("/ProcSet [/PDF /Text /ImageB /ImageC /ImageI]\n>>")) {
		t.Error("forms keep what no viewer needs")
	}
	if n := bytes.Count(b, []byte("/Subtype /Form")); n != 2 {
		t.Errorf("%d forms, want 2: the icon and the box, once for both pages", n)
	}
}

// TestSameBytes: the same document gives the same bytes, whatever else is
// written at the same time; run with -race it also proves that documents share
// nothing that changes (print failure 105).
func TestSameBytes(t *testing.T) {
	want := write(t, document(t, 3, plainText))
	var wg sync.WaitGroup
	for range 8 {
		wg.Go(func() {
			var b bytes.Buffer
			if err := Write(&b, document(t, 3, plainText)); err != nil {
				t.Error(err)
			}
			if !bytes.Equal(b.Bytes(), want) {
				t.Error("two runs differ")
			}
		})
	}
	wg.Wait()
	other := write(t, document(t, 3, func(c *output.Canvas) { plainText(c); c.Tick(1, 1, output.Black) }))
	if bytes.Equal(other, want) {
		t.Error("another document has the same bytes")
	}
}

// TestText: what is drawn is what the stream shows, kerned, with the
// characters that PDF strings treat apart escaped.
func TestText(t *testing.T) {
	b := write(t, document(t, 1, func(c *output.Canvas) {
		c.Text(10, 20, output.Font{Face: c.Stock.Regular, Size: 10}, "AV n(n)n\\")
	}))
	page := streams(t, b)[0]
	if !strings.Contains(page, "[(\x00A)19(\x00V") || !strings.Contains(page, "\x00n\x00\\(\x00n\x00\\)\x00n)20(\x00\\\\)]TJ") {
		t.Errorf("AV is not kerned, or a bracket not escaped: %.200q", page)
	}
}

func TestErrors(t *testing.T) {
	broken := errors.New("no paper")
	for name, tt := range map[string]struct {
		doc  *output.Document
		want string
	}{
		"no pages":            {document(t, 0, plainText), "no pages"},
		"a page that fails":   {&output.Document{Pages: 1, Page: func(int) (*output.Sheet, error) { return nil, broken }}, "no paper"},
		"a page that panics":  {&output.Document{Title: "T", Pages: 1, Page: func(int) (*output.Sheet, error) { panic("boom") }}, "boom"},
		"text never checked":  {raw(t, "\U0001F608"), "U+1F608"},
		"a missing character": {document(t, 1, func(c *output.Canvas) { c.Text(1, 1, output.Font{Face: c.Stock.Title, Size: 9}, "修") }), "U+4FEE"},
	} {
		var b bytes.Buffer
		err := Write(&b, tt.doc)
		if err == nil || !strings.Contains(err.Error(), tt.want) {
			t.Errorf("%s: got %v, want %q in it", name, err, tt.want)
		}
		if b.Len() > 0 {
			t.Errorf("%s: %d bytes were written", name, b.Len())
		}
	}
	full := fullDisk{}
	if err := Write(full, document(t, 1, plainText)); !errors.Is(err, errFull) {
		t.Errorf("a full disk: got %v", err)
	}
}

// raw is a document whose text went past the canvas and its checks.
func raw(t testing.TB, text string) *output.Document {
	d := document(t, 1, func(*output.Canvas) {})
	stock, err := output.NewStock()
	if err != nil {
		t.Fatal(err)
	}
	d.Page = func(int) (*output.Sheet, error) {
		return &output.Sheet{Size: output.Size{W: 50, H: 50}, Over: &output.Drawing{
			Marks: []output.Mark{{Kind: output.KindText, Face: stock.Regular, Size: 9, Text: text}}}}, nil
	}
	return d
}

var errFull = errors.New("full")

type fullDisk struct{}

func (fullDisk) Write([]byte) (int, error) { return 0, errFull }

// TestUntouched: our file as we wrote it, and nothing else.
func TestUntouched(t *testing.T) {
	b := write(t, document(t, 1, plainText))
	if !Untouched(b) {
		t.Fatal("our own file is not known")
	}
	changed := func(f func([]byte) []byte) []byte { return f(bytes.Clone(b)) }
	for name, other := range map[string][]byte{
		"empty":              nil,
		"a note behind it":   changed(func(b []byte) []byte { return append(b, "note\n"...) }),
		"an update":          changed(func(b []byte) []byte { return append(b, "1 0 obj\nendobj\nstartxref\n0\n%%EOF\n"...) }),
		"a byte changed":     changed(func(b []byte) []byte { b[len(b)/2]++; return b }),
		"cut off":            b[:len(b)-3],
		"another's PDF":      []byte("%PDF-1.7\n1 0 obj\nendobj\ntrailer\n<<\n>>\nstartxref\n9\n%%EOF\n"),
		"the title replaced": changed(func(b []byte) []byte { return bytes.Replace(b, []byte("Croix test"), []byte("Croix best"), 1) }),
	} {
		if Untouched(other) {
			t.Errorf("%s: taken for our file", name)
		}
	}
}

// FuzzParse: whatever the library might write one day, the completion refuses
// it or finishes it, and never panics.
func FuzzParse(f *testing.F) {
	f.Add([]byte("%PDF-1.3\n1 0 obj\n<<\n/Type /Catalog\n>>\nendobj\nxref\n0 2\n0000000000 65535 f \n0000000009 00000 n \ntrailer\n<<\n/Size 2\n/Root 1 0 R\n>>\nstartxref\n47\n%%EOF\n"))
	f.Add([]byte("%PDF-1.3\nstartxref\n0\n"))
	f.Add([]byte("%PDF-1.3\n1 0 obj\n<</Length 99>>\nstream\nendstream\nendobj\nxref\n0 2\nf\n0000000009\ntrailer\n<<\n/Root 1 0 R\n>>\nstartxref\n49\n"))
	f.Fuzz(func(t *testing.T, b []byte) {
		out, err := complete(b, &output.Document{Title: "fuzz", Lang: "fr", Duplex: output.Simplex}, nil)
		if err == nil && !bytes.HasPrefix(out, []byte(newHeader)) {
			t.Errorf("accepted, and no PDF: %q", out)
		}
	})
}

func TestDecimal(t *testing.T) {
	for _, tt := range []struct {
		v    float64
		unit int64
		want string
	}{
		{0, 100, "0 "}, {1, 100, "1 "}, {-1.5, 100, "-1.5 "}, {0.054, 100, "0.05 "}, {0.05, 100, "0.05 "},
		{12.996, 100, "13 "}, {283.4645669, 100, "283.46 "}, {0.01953, 100000, "0.01953 "}, {-0.001, 100, "0 "}, {7.6, 1, "8 "},
	} {
		if got := string(appendDecimal(nil, tt.v, tt.unit)); got != tt.want {
			t.Errorf("%g in 1/%d: got %q, want %q", tt.v, tt.unit, got, tt.want)
		}
	}
}
