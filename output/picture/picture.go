// Package picture makes pictures that people bring fit for print: PNG and JPEG
// files of a folder, cropped around their middle to the shape of a window,
// brought down to the resolution of print, in the tones of the ink.
package picture

import (
	"bytes"
	"crypto/sha256"
	"fmt"
	"image"
	"image/draw"
	"image/jpeg"
	"image/png"
	"math"

	"croix/output"
)

// What a picture may be at most; DPI is what is printed of it.
const (
	MaxBytes  = 20 << 20
	MaxPixels = 40_000_000
	DPI       = 300
)

// Tone says how a picture is inked.
type Tone uint8

// The tones.
const (
	Full  Tone = iota // as it is
	Grey              // without colour
	Light             // without colour, and with about half of the ink
)

// Window is where a picture is shown.
type Window struct {
	Size   output.Size
	Ground output.Color // behind what is transparent
	Tone   Tone
}

// Why tells what is wrong with a picture.
type Why string

// What can be wrong with one.
const (
	NotFile   Why = "it is no file"
	TooLarge  Why = "the file is too large"
	TooMany   Why = "it has too many pixels"
	NoPicture Why = "it is no PNG or JPEG picture"
	Damaged   Why = "it is damaged"
	Twice     Why = "there is a second one"
	Unread    Why = "it cannot be read"
)

// Error is a picture that cannot be printed.
type Error struct {
	File  string
	Why   Why
	W, H  int    // pixels, of TooMany
	Other string // the other file, of Twice
	Err   error  // of Damaged and Unread
}

func (e *Error) Error() string {
	s := e.File + ": " + string(e.Why)
	if e.Err != nil {
		s += ": " + e.Err.Error()
	}
	return s
}

// Unwrap is the error behind it, if any.
func (e *Error) Unwrap() error { return e.Err }

// Decode reads a PNG or JPEG file, whatever its name says, and gives how a JPEG
// is turned: 1 to 8, as in EXIF. The size is looked at before anything is
// decoded. The file is only named in errors.
func Decode(file string, data []byte) (image.Image, int, error) {
	var config func([]byte) (image.Config, error)
	var decode func([]byte) (image.Image, error)
	turn := 1
	switch {
	case bytes.HasPrefix(data, []byte("\x89PNG\r\n\x1a\n")):
		config = func(b []byte) (image.Config, error) { return png.DecodeConfig(bytes.NewReader(b)) }
		decode = func(b []byte) (image.Image, error) { return png.Decode(bytes.NewReader(b)) }
	case bytes.HasPrefix(data, []byte("\xff\xd8\xff")):
		config = func(b []byte) (image.Config, error) { return jpeg.DecodeConfig(bytes.NewReader(b)) }
		decode = func(b []byte) (image.Image, error) { return jpeg.Decode(bytes.NewReader(b)) }
		turn = orientation(data)
	default:
		return nil, 0, &Error{File: file, Why: NoPicture}
	}
	c, err := config(data)
	if err != nil || c.Width < 1 || c.Height < 1 {
		return nil, 0, &Error{File: file, Why: Damaged, Err: err}
	}
	if c.Width > MaxPixels/c.Height {
		return nil, 0, &Error{File: file, Why: TooMany, W: c.Width, H: c.Height}
	}
	img, err := decode(data)
	if err != nil {
		return nil, 0, &Error{File: file, Why: Damaged, Err: err}
	}
	return img, turn, nil
}

// Fit is the middle of an image, in the shape of a window, with at most DPI
// pixels an inch. Turn is that of Decode.
func Fit(img image.Image, turn int, win Window) *output.Picture {
	size := win.Size
	if turn >= 5 {
		size = size.Turned() // the image lies on its side
	}
	crop := middle(img.Bounds(), size)
	w := min(crop.Dx(), pixels(size.W))
	h := min(crop.Dy(), pixels(size.H))
	p := &output.Picture{W: w, H: h, Grey: win.Tone != Full}
	rgb := upright(shrink(img, crop, w, h, win.Ground), w, h, turn)
	if turn >= 5 {
		p.W, p.H = h, w
	}
	p.Pix = rgb
	if p.Grey {
		p.Pix = toned(rgb, win.Tone)
	}
	p.Sum = fmt.Sprintf("%x", sha256.Sum256(fmt.Appendf(nil, "%d %d %t %s", p.W, p.H, p.Grey, p.Pix)))[:32]
	return p
}

func pixels(mm float64) int { return max(1, int(math.Round(mm/25.4*DPI))) }

// middle is the largest rectangle of a shape in the middle of another.
func middle(in image.Rectangle, shape output.Size) image.Rectangle {
	w, h := in.Dx(), in.Dy()
	if float64(w)*shape.H > float64(h)*shape.W {
		w = max(1, int(math.Round(float64(h)*shape.W/shape.H)))
	} else {
		h = max(1, int(math.Round(float64(w)*shape.H/shape.W)))
	}
	x, y := in.Min.X+(in.Dx()-w)/2, in.Min.Y+(in.Dy()-h)/2
	return image.Rect(x, y, x+w, y+h)
}

// shrink is a part of an image over a ground, in w by h pixels, each the mean
// of what it covers. It takes a row at a time, so that a large image is never
// there twice.
func shrink(img image.Image, crop image.Rectangle, w, h int, ground output.Color) []byte {
	row := image.NewRGBA(image.Rect(0, 0, crop.Dx(), 1))
	under := make([]byte, len(row.Pix))
	for i := 0; i < len(under); i += 4 {
		under[i], under[i+1], under[i+2], under[i+3] = ground.R, ground.G, ground.B, 0xff
	}
	line := make([]float64, 3*w)
	sum := make([]float64, 3*w*h)
	across, down := shares(crop.Dx(), w), shares(crop.Dy(), h)
	for y, d := range down {
		copy(row.Pix, under)
		draw.Draw(row, row.Rect, img, image.Pt(crop.Min.X, crop.Min.Y+y), draw.Over)
		clear(line)
		for x, a := range across {
			for c, v := range row.Pix[4*x : 4*x+3] {
				line[3*a.at+c] += a.here * float64(v)
				if a.next > 0 {
					line[3*a.at+3+c] += a.next * float64(v)
				}
			}
		}
		for i, v := range line {
			sum[3*w*d.at+i] += d.here * v
			if d.next > 0 {
				sum[3*w*(d.at+1)+i] += d.next * v
			}
		}
	}
	pix := make([]byte, len(sum))
	for i, v := range sum {
		pix[i] = byte(math.Round(v))
	}
	return pix
}

// share is where a pixel goes: how much it makes of the place at, and of the
// one after that.
type share struct {
	at         int
	here, next float64
}

// shares is where each of n pixels in a row goes among m, at most n.
func shares(n, m int) []share {
	all := make([]share, n)
	for i := range all {
		start, end := float64(i)*float64(m)/float64(n), float64(i+1)*float64(m)/float64(n)
		s := share{at: min(int(start), m-1)}
		edge := float64(s.at + 1)
		s.here = math.Min(end, edge) - start
		if s.at+1 < m && end > edge {
			s.next = end - edge
		}
		all[i] = s
	}
	return all
}

// toned is colours as greys.
func toned(rgb []byte, tone Tone) []byte {
	grey := make([]byte, len(rgb)/3)
	for i := range grey {
		v := output.Color{R: rgb[3*i], G: rgb[3*i+1], B: rgb[3*i+2]}.Grey().R
		if tone == Light {
			v = 255 - byte(math.Round(float64(255-v)*lightShare))
		}
		grey[i] = v
	}
	return grey
}

// lightShare is the ink of a light picture, of that of a grey one: enough to
// know a face by.
const lightShare = 0.55
