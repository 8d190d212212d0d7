package pdf

import (
	"bytes"
	"errors"
	"fmt"
	"io"
	"regexp"
	"strings"
	"testing"

	"croix/output"
)

// flat is a picture of one colour, noisy one like a photograph, both of one
// width: the PDF library would put them in any order.
func flat(v byte) *output.Picture {
	return &output.Picture{W: 40, H: 30, Grey: true, Pix: bytes.Repeat([]byte{v}, 40*30), Sum: fmt.Sprint("flat ", v)}
}

func noisy(seed uint32) *output.Picture {
	p := &output.Picture{W: 40, H: 30, Pix: make([]byte, 3*40*30), Sum: fmt.Sprint("noisy ", seed)}
	for i := range p.Pix {
		seed = seed*1664525 + 1013904223
		p.Pix[i] = byte(i/3%40*4+i/120*2) + byte(seed>>29)
	}
	return p
}

// album is a document of n pages with pictures, each on every page.
func album(t testing.TB, n int, pictures ...*output.Picture) *output.Document {
	return document(t, n, func(c *output.Canvas) {
		plainText(c)
		for i, p := range pictures {
			c.Picture(output.Rect{X: 5 + 12*float64(i), Y: 30, W: 10, H: 7.5}, p)
		}
	})
}

// TestPictures: each stands in the file once, in the order of first use, in the
// encoding that is smaller, and every page can show it.
func TestPictures(t *testing.T) {
	again := *flat(200) // the same picture, read twice
	b := write(t, album(t, 3, noisy(1), flat(200), &again, noisy(2)))
	if n := bytes.Count(b, []byte("/Subtype /Image")); n != 3 {
		t.Errorf("%d pictures, want 3", n)
	}
	for _, want := range []string{
		"/Width 40\n/Height 30\n/ColorSpace /DeviceRGB\n/BitsPerComponent 8\n/Filter /DCTDecode",
		"/ColorSpace /DeviceGray\n/BitsPerComponent 8\n/Filter /FlateDecode",
	} {
		if !bytes.Contains(b, []byte(want)) {
			t.Errorf("%q is not in the file", want)
		}
	}
	objects := map[string]string{}
	for _, m := range regexp.MustCompile(`(?m)^/Pic(\d) (\d+) 0 R$`).FindAllStringSubmatch(string(b), -1) {
		objects[m[1]] = m[2]
		if !regexp.MustCompile(`(?m)^` + m[2] + ` 0 obj\n<</Type /XObject\n/Subtype /Image`).Match(b) {
			t.Errorf("/Pic%s is object %s, which is no picture", m[1], m[2])
		}
	}
	if len(objects) != 3 || objects["1"] >= objects["2"] || objects["2"] >= objects["3"] {
		t.Errorf("pictures and their objects: %v", objects)
	}
	shown := 0
	for _, s := range streams(t, b) {
		shown += strings.Count(s, "q 28.35 0 0 21.26 ")
	}
	if shown != 12 {
		t.Errorf("pictures are shown %d times, want 12", shown)
	}
	size := regexp.MustCompile(`/Size (\d+)`).FindSubmatch(b)
	if n := bytes.Count(b, []byte(" 0 obj\n")); fmt.Sprint(n+1) != string(size[1]) {
		t.Errorf("%d objects, and the trailer says %s", n, size[1])
	}
	if bytes.Contains(write(t, album(t, 1)), []byte("/Pic1")) {
		t.Error("a document without pictures names one")
	}
}

// TestPicturesSameBytes: many pictures of one width give the same bytes each
// time, and other pictures give others.
func TestPicturesSameBytes(t *testing.T) {
	all := func() []*output.Picture {
		var ps []*output.Picture
		for i := range 8 {
			ps = append(ps, noisy(uint32(i)), flat(byte(i)))
		}
		return ps
	}
	want := write(t, album(t, 2, all()...))
	for range 10 {
		if !bytes.Equal(write(t, album(t, 2, all()...)), want) {
			t.Fatal("two runs differ")
		}
	}
	other := all()
	other[3].Pix[5]++
	other[3].Sum = "other"
	if bytes.Equal(write(t, album(t, 2, other...)), want) {
		t.Error("another picture has the same bytes")
	}
}

// TestPictureInForm: a form does not know the pictures of pages.
func TestPictureInForm(t *testing.T) {
	d := document(t, 1, func(c *output.Canvas) {
		form := c.Stock.NewForm("f", output.Size{W: 10, H: 10}, 0)
		form.Picture(output.Rect{W: 10, H: 10}, flat(1))
		drawn, err := form.Drawing()
		if err != nil {
			t.Fatal(err)
		}
		c.Use(drawn, 0, 0, 10)
	})
	if err := Write(io.Discard, d); !errors.Is(err, errPictureInForm) {
		t.Errorf("error %v, want %v", err, errPictureInForm)
	}
}
