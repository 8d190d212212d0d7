package picture

import (
	"bytes"
	"encoding/binary"
	"errors"
	"fmt"
	"hash/crc32"
	"image"
	"image/color"
	"image/jpeg"
	"image/png"
	"io/fs"
	"math"
	"slices"
	"strings"
	"testing"
	"testing/fstest"
	"time"

	"pgregory.net/rapid"

	"croix/output"
)

// quarters is an image in four colours: red, green above blue, white.
func quarters(w, h int) *image.NRGBA {
	img := image.NewNRGBA(image.Rect(0, 0, w, h))
	for y := range h {
		for x := range w {
			img.Set(x, y, [2][2]color.NRGBA{
				{{R: 255, A: 255}, {G: 255, A: 255}},
				{{B: 255, A: 255}, {R: 255, G: 255, B: 255, A: 255}},
			}[2*y/h][2*x/w])
		}
	}
	return img
}

func pngOf(t testing.TB, img image.Image) []byte {
	t.Helper()
	var b bytes.Buffer
	if err := png.Encode(&b, img); err != nil {
		t.Fatal(err)
	}
	return b.Bytes()
}

func jpegOf(t testing.TB, img image.Image) []byte {
	t.Helper()
	var b bytes.Buffer
	if err := jpeg.Encode(&b, img, &jpeg.Options{Quality: 100}); err != nil {
		t.Fatal(err)
	}
	return b.Bytes()
}

// huge is the beginning of a PNG that says it has so many pixels.
func huge(w, h uint32) []byte {
	b := []byte("\x89PNG\r\n\x1a\n\x00\x00\x00\rIHDR")
	b = binary.BigEndian.AppendUint32(b, w)
	b = binary.BigEndian.AppendUint32(b, h)
	b = append(b, 8, 2, 0, 0, 0)
	return binary.BigEndian.AppendUint32(b, crc32.ChecksumIEEE(b[12:]))
}

// turned is a JPEG whose EXIF data says how the camera was held.
func turned(jpeg []byte, order binary.AppendByteOrder, turn uint16) []byte {
	mark := "II*\x00"
	if order == binary.AppendByteOrder(binary.BigEndian) {
		mark = "MM\x00*"
	}
	tiff := order.AppendUint32([]byte(mark), 8)
	tiff = order.AppendUint16(tiff, 2)
	for _, e := range [][2]uint16{{0x010f, 7}, {0x0112, turn}} { // the maker comes first
		tiff = order.AppendUint16(tiff, e[0])
		tiff = order.AppendUint16(tiff, 3)
		tiff = order.AppendUint32(tiff, 1)
		tiff = order.AppendUint16(tiff, e[1])
		tiff = order.AppendUint16(tiff, 0)
	}
	exif := append([]byte("Exif\x00\x00"), tiff...)
	segment := binary.BigEndian.AppendUint16([]byte{0xff, 0xe1}, uint16(len(exif)+2))
	return slices.Concat(jpeg[:2], segment, exif, jpeg[2:])
}

// at is the colour of the middle of a quarter, by letter, or "?".
func at(p *output.Picture, x, y int) string {
	i := 3 * ((2*y+1)*p.H/4*p.W + (2*x+1)*p.W/4)
	near := func(a byte, b int) bool { return math.Abs(float64(a)-float64(b)) < 12 }
	for name, c := range map[string][3]int{"r": {255, 0, 0}, "g": {0, 255, 0}, "b": {0, 0, 255}, "w": {255, 255, 255}} {
		if near(p.Pix[i], c[0]) && near(p.Pix[i+1], c[1]) && near(p.Pix[i+2], c[2]) {
			return name
		}
	}
	return "?"
}

// TestTurn: a JPEG stands as the camera saw it, for all eight ways to hold it.
func TestTurn(t *testing.T) {
	plain := jpegOf(t, quarters(64, 32))
	for turn, want := range map[uint16]string{0: "rgbw", 1: "rgbw", 2: "grwb", 3: "wbgr", 4: "bwrg", 5: "rbgw", 6: "brwg", 7: "wgbr", 8: "gwrb", 9: "rgbw"} {
		for _, order := range []binary.AppendByteOrder{binary.LittleEndian, binary.BigEndian} {
			img, how, err := Decode("x.jpg", turned(plain, order, turn))
			if err != nil {
				t.Fatal(err)
			}
			size := output.Size{W: 64, H: 32}
			if turn >= 5 && turn <= 8 {
				size = size.Turned()
			}
			p := Fit(img, how, Window{Size: size})
			got := at(p, 0, 0) + at(p, 1, 0) + at(p, 0, 1) + at(p, 1, 1)
			if got != want || (p.W > p.H) != (size.W > size.H) {
				t.Errorf("turn %d in %v: %d × %d, %s, want %s", turn, order, p.W, p.H, got, want)
			}
		}
	}
}

// FuzzDecode: no file makes it panic or decode what is too large.
func FuzzDecode(f *testing.F) {
	f.Add(pngOf(f, quarters(4, 4)))
	f.Add(turned(jpegOf(f, quarters(4, 4)), binary.LittleEndian, 6))
	f.Add(huge(20000, 20000))
	f.Add([]byte("\xff\xd8\xff\xe1\x00\x00"))
	f.Add([]byte("\xff\xd8\xff\xe1\x00\x10Exif\x00\x00II*\x00\xff\xff\xff\xff"))
	f.Fuzz(func(t *testing.T, data []byte) {
		img, turn, err := Decode("x", data)
		if err != nil {
			if e := new(Error); !errors.As(err, &e) || e.File != "x" {
				t.Errorf("error %v names no file", err)
			}
			return
		}
		if b := img.Bounds(); b.Dx()*b.Dy() > 1<<16 {
			return
		}
		p := Fit(img, turn, Window{Size: output.Size{W: 3, H: 4}})
		if len(p.Pix) != 3*p.W*p.H || p.W < 1 || p.H < 1 {
			t.Errorf("%d × %d with %d samples", p.W, p.H, len(p.Pix))
		}
	})
}

// TestFolder: what is found, and what is wrong with it, told without decoding
// what is too large.
func TestFolder(t *testing.T) {
	good := pngOf(t, quarters(8, 8))
	file := func(data []byte) *fstest.MapFile { return &fstest.MapFile{Data: data, Mode: 0o644} }
	folder, err := Open(fstest.MapFS{
		"nonne.png":      file(good),
		"MOINE.PNG":      file(good),
		"punk.jpeg":      file(good), // what counts is what is in it
		"text.png":       file([]byte("Not a picture.\n")),
		"empty.png":      file(nil),
		"cut.png":        file(good[:len(good)-20]),
		"cut.jpg":        file(good), // a second cut
		"huge.png":       file(huge(20000, 20000)),
		"wide.png":       file(huge(1<<31-1, 1<<31-1)),
		"none.png":       file(huge(0, 4)),
		"fat.png":        file(append(slices.Clone(good), make([]byte, MaxBytes)...)),
		"folder.png":     {Mode: fs.ModeDir | 0o755},
		"pipe.jpg":       {Mode: fs.ModeNamedPipe | 0o644},
		"broken.jpg":     file(jpegOf(t, quarters(64, 64))[:600]),
		"page.webp":      file(nil),
		".png":           file(nil),
		".DS_Store":      file(nil),
		"README":         file(nil),
		"sub/athee.png":  file(good),
		"sub/.gitignore": file(nil),
	}, "dir")
	if err != nil {
		t.Fatal(err)
	}
	if got := strings.Join(folder.Names(), " "); got != "broken cut empty fat folder huge moine none nonne pipe punk text wide" {
		t.Errorf("names %s", got)
	}
	if got := folder.Others(); !slices.Equal(got, []string{"page"}) || folder.File("page") != "dir/page.webp" {
		t.Errorf("others %v", got)
	}
	win := Window{Size: output.Size{W: 2, H: 2}}
	for _, row := range []struct {
		name string
		why  Why // "" for a picture
	}{
		{"nonne", ""}, {"Nonne", ""}, {"moine", ""}, {"punk", ""},
		{"text", NoPicture}, {"empty", NoPicture}, {"broken", Damaged}, {"none", Damaged},
		{"huge", TooMany}, {"wide", Damaged}, {"fat", TooLarge}, {"folder", NotFile}, {"pipe", NotFile}, {"cut", Twice},
	} {
		start := time.Now()
		p, err := folder.Picture(row.name, win)
		if took := time.Since(start); took > 10*time.Second {
			t.Errorf("%s takes %v", row.name, took)
		}
		var e *Error
		if row.why == "" && (err != nil || p == nil) || row.why != "" && (!errors.As(err, &e) || e.Why != row.why || !strings.HasPrefix(e.File, "dir/")) {
			t.Errorf("%s: %v and %v, want %q", row.name, p != nil, err, row.why)
		}
	}
	if p, err := folder.Picture("athee", win); p != nil || err != nil {
		t.Errorf("a picture that is not there: %v %v", p, err)
	}
	if p, err := (*Folder)(nil).Picture("nonne", win); p != nil || err != nil {
		t.Errorf("no folder: %v %v", p, err)
	}
	one, _ := folder.Picture("nonne", win)
	again, _ := folder.Picture("NONNE", win)
	other, _ := folder.Picture("nonne", Window{Size: win.Size, Tone: Grey})
	if one != again || one == other {
		t.Error("what was made is not kept, window by window")
	}
}

// TestFit: the shape and size of the result, for any image and window.
func TestFit(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		w, h := rapid.IntRange(1, 200).Draw(t, "w"), rapid.IntRange(1, 200).Draw(t, "h")
		size := output.Size{W: rapid.Float64Range(0.1, 20).Draw(t, "mm"), H: rapid.Float64Range(0.1, 20).Draw(t, "mm high")}
		grey := color.Gray{Y: rapid.Byte().Draw(t, "grey")}
		img := image.NewGray(image.Rect(-3, 5, w-3, h+5)) // not from 0, 0
		for i := range img.Pix {
			img.Pix[i] = grey.Y
		}
		tone := Tone(rapid.IntRange(0, 2).Draw(t, "tone"))
		p := Fit(img, rapid.IntRange(1, 8).Draw(t, "turn"), Window{Size: size, Tone: tone})
		samples := 3
		if tone != Full {
			samples = 1
		}
		if len(p.Pix) != samples*p.W*p.H || p.W > pixels(size.W) || p.H > pixels(size.H) || p.W > max(w, h) || p.H > max(w, h) {
			t.Errorf("%d × %d, %d samples, of %d × %d for %v", p.W, p.H, len(p.Pix), w, h, size)
		}
		for _, v := range p.Pix { // the mean of equal pixels is each of them
			if tone != Light && v != grey.Y || v < grey.Y {
				t.Fatalf("%d becomes %d", grey.Y, v)
			}
		}
	})
}

// TestFitMiddle: the middle is kept, the mean is taken, the ground is seen
// through, and tones are as they say.
func TestFitMiddle(t *testing.T) {
	square := output.Size{W: 1, H: 1}
	wide := image.NewNRGBA(image.Rect(0, 0, 30, 10))
	for x := range 30 {
		for y := range 10 {
			wide.Set(x, y, color.NRGBA{R: uint8(x), A: 255})
		}
	}
	checker := image.NewGray(image.Rect(0, 0, 64, 64))
	for i := range checker.Pix {
		checker.Pix[i] = uint8((i + i/64) % 2 * 255)
	}
	clear := image.NewNRGBA(image.Rect(0, 0, 4, 4))
	red := image.NewNRGBA(image.Rect(0, 0, 1, 1))
	red.Set(0, 0, color.NRGBA{R: 255, A: 255})
	for _, row := range []struct {
		reason string
		img    image.Image
		win    Window
		w, h   int
		first  []byte
		off    float64 // that the samples may be
	}{
		{"the middle of a wide one", wide, Window{Size: square}, 10, 10, []byte{10, 0, 0}, 0},
		{"the middle of a high window", wide, Window{Size: output.Size{W: 1, H: 10}}, 1, 10, []byte{14, 0, 0}, 0},
		{"black and white are grey from afar", checker, Window{Size: output.Size{W: 2, H: 2}}, 24, 24, []byte{128, 128, 128}, 24},
		{"what is transparent shows the ground", clear, Window{Size: square, Ground: output.Color{R: 9, G: 8, B: 7}}, 4, 4, []byte{9, 8, 7}, 0},
		{"a pixel", red, Window{Size: square}, 1, 1, []byte{255, 0, 0}, 0},
		{"red in grey", red, Window{Size: square, Tone: Grey}, 1, 1, []byte{54}, 0},
		{"red in light ink", red, Window{Size: square, Tone: Light}, 1, 1, []byte{144}, 0},
	} {
		p := Fit(row.img, 1, row.win)
		if p.W != row.w || p.H != row.h || !nearly(p.Pix[:len(row.first)], row.first, row.off) {
			t.Errorf("%s: %d × %d and %v, want %d × %d and %v", row.reason, p.W, p.H, p.Pix[:len(row.first)], row.w, row.h, row.first)
		}
	}
}

func nearly(a, b []byte, off float64) bool {
	for i := range b {
		if math.Abs(float64(a[i])-float64(b[i])) > off {
			return false
		}
	}
	return true
}

// TestSum: equal pictures have equal sums, and no others.
func TestSum(t *testing.T) {
	seen := map[string]string{}
	for name, p := range map[string]*output.Picture{
		"4 × 4":   Fit(quarters(4, 4), 1, Window{Size: output.Size{W: 1, H: 1}}),
		"turned":  Fit(quarters(4, 4), 3, Window{Size: output.Size{W: 1, H: 1}}),
		"grey":    Fit(quarters(4, 4), 1, Window{Size: output.Size{W: 1, H: 1}, Tone: Grey}),
		"2 × 8":   Fit(image.NewGray(image.Rect(0, 0, 2, 8)), 1, Window{Size: output.Size{W: 1, H: 4}}),
		"8 × 2":   Fit(image.NewGray(image.Rect(0, 0, 8, 2)), 1, Window{Size: output.Size{W: 4, H: 1}}),
		"4 × 4 b": Fit(image.NewGray(image.Rect(0, 0, 4, 4)), 1, Window{Size: output.Size{W: 1, H: 1}}),
	} {
		if other, ok := seen[p.Sum]; ok {
			t.Errorf("%s has the sum of %s", name, other)
		}
		seen[p.Sum] = name
	}
	if a, b := Fit(quarters(4, 4), 1, Window{Size: output.Size{W: 1, H: 1}}), Fit(quarters(4, 4), 1, Window{Size: output.Size{W: 1, H: 1}}); a.Sum != b.Sum {
		t.Error("the sum of the same differs")
	}
}

func BenchmarkFit(b *testing.B) {
	for _, n := range []int{500, 3000} {
		data := jpegOf(b, quarters(n, n))
		b.Run(fmt.Sprint(n), func(b *testing.B) {
			b.ReportAllocs()
			for b.Loop() {
				img, turn, err := Decode("x", data)
				if err != nil {
					b.Fatal(err)
				}
				Fit(img, turn, Window{Size: output.Size{W: 15, H: 16.4}})
			}
		})
	}
}
