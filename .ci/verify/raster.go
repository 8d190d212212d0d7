package verify

import (
	"bytes"
	"fmt"
	"image"
	"strconv"
)

// Picture is a rendered page.
type Picture struct {
	W, H, Channels int // 1 for grey, 3 for colour
	Pix            []byte
	DPI            float64
}

// Render draws pages first to last (1 and up) with poppler, in grey or colour.
func Render(path string, dpi float64, color bool, first, last int) ([]Picture, error) {
	args := []string{"-r", fmt.Sprint(dpi), "-f", strconv.Itoa(first), "-l", strconv.Itoa(last)}
	if !color {
		args = append(args, "-gray")
	}
	out, err := Run("pdftoppm", append(args, path)...)
	if err != nil {
		return nil, err
	}
	var all []Picture
	for len(out) > 0 {
		var kind string
		p := Picture{DPI: dpi, Channels: 1}
		var most int
		header := bytes.SplitN(out, []byte("\n"), 4)
		if len(header) < 4 {
			return nil, fmt.Errorf("%s: what pdftoppm gives is no picture", path)
		}
		if _, err := fmt.Sscan(string(header[0])+" "+string(header[1])+" "+string(header[2]), &kind, &p.W, &p.H, &most); err != nil || most != 255 {
			return nil, fmt.Errorf("%s: what pdftoppm gives is no picture: %v", path, err)
		}
		if kind == "P6" {
			p.Channels = 3
		}
		size := p.W * p.H * p.Channels
		if len(header[3]) < size {
			return nil, fmt.Errorf("%s: pdftoppm's picture is cut off", path)
		}
		p.Pix, out = header[3][:size], header[3][size:]
		all = append(all, p)
	}
	if len(all) == 0 {
		return nil, fmt.Errorf("%s: no page from %d to %d", path, first, last)
	}
	return all, nil
}

// Dark is the ink of a pixel: 0 for white, 255 for black or full colour.
func (p Picture) Dark(x, y int) int {
	i := (y*p.W + x) * p.Channels
	d := 255
	for _, v := range p.Pix[i : i+p.Channels] {
		d = min(d, int(v))
	}
	return 255 - d
}

// Ink is the sum of all darkness.
func (p Picture) Ink() int {
	n := 0
	for y := range p.H {
		for x := range p.W {
			n += p.Dark(x, y)
		}
	}
	return n
}

// Inked is the part of a box, 0 to 1, that is not white.
func (p Picture) Inked(b Box) float64 {
	px := p.DPI / 25.4
	n, all := 0, 0
	for y := int(b.Y * px); y < min(p.H, int(b.Y2*px)); y++ {
		for x := int(b.X * px); x < min(p.W, int(b.X2*px)); x++ {
			all++
			if p.Dark(x, y) > 8 {
				n++
			}
		}
	}
	if all == 0 {
		return 0
	}
	return float64(n) / float64(all)
}

// CheckMargin refuses ink nearer to the edge than the margin, with a tolerance
// of one pixel.
func (p Picture) CheckMargin() error {
	px := p.DPI / 25.4
	low, right, foot := int(margin*px)-1, float64(p.W)-margin*px+1, float64(p.H)-margin*px+1
	for y := range p.H {
		for x := range p.W {
			if (x < low || y < low || float64(x) > right || float64(y) > foot) && p.Dark(x, y) > 0 {
				return fmt.Errorf("ink in the margin, %.1f mm from the left and %.1f mm from the top", float64(x)/px, float64(y)/px)
			}
		}
	}
	return nil
}

// CheckNeutral refuses a pixel with a hue.
func (p Picture) CheckNeutral() error {
	for i := 0; i+2 < len(p.Pix) && p.Channels == 3; i += 3 {
		if a, b, c := p.Pix[i], p.Pix[i+1], p.Pix[i+2]; a != b || b != c {
			return fmt.Errorf("a pixel of colour %d,%d,%d in a grey print", a, b, c)
		}
	}
	return nil
}

// Image is a grey picture for package image.
func (p Picture) Image() *image.Gray {
	return &image.Gray{Pix: p.Pix, Stride: p.W, Rect: image.Rect(0, 0, p.W, p.H)}
}

// Compare refuses a picture that does not look like the other one: of another
// size, 3 % away in the mean, or 60 % away in a block of 8 by 8 pixels.
func Compare(got, want *image.Gray) error {
	if got.Rect != want.Rect {
		return fmt.Errorf("it is %v instead of %v", got.Rect.Size(), want.Rect.Size())
	}
	diff := func(r image.Rectangle) float64 {
		sum := 0
		for y := r.Min.Y; y < r.Max.Y; y++ {
			for x := r.Min.X; x < r.Max.X; x++ {
				d := int(got.GrayAt(x, y).Y) - int(want.GrayAt(x, y).Y)
				sum += max(d, -d)
			}
		}
		return float64(sum) / 255 / float64(r.Dx()*r.Dy())
	}
	if d := diff(got.Rect); d >= 0.03 {
		return fmt.Errorf("it differs by %.1f %% in the mean", 100*d)
	}
	for y := 0; y < got.Rect.Max.Y; y += 8 {
		for x := 0; x < got.Rect.Max.X; x += 8 {
			if d := diff(image.Rect(x, y, x+8, y+8).Intersect(got.Rect)); d > 0.6 {
				return fmt.Errorf("it differs by %.0f %% around pixel %d,%d", 100*d, x, y)
			}
		}
	}
	return nil
}
