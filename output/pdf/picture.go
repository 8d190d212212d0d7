package pdf

import (
	"bytes"
	"compress/zlib"
	"errors"
	"fmt"
	"image"
	"image/jpeg"
	"strconv"

	"croix/output"
)

var errPictureInForm = errors.New("a picture stands on a page and in no form")

// picture shows a picture on a page.
func (s *stream) picture(m *output.Mark) error {
	if s != &s.w.page {
		return errPictureInForm
	}
	w := s.w
	n, ok := w.shown[m.Picture.Sum]
	if !ok {
		w.pictures = append(w.pictures, m.Picture)
		n = len(w.pictures)
		w.shown[m.Picture.Sum] = n
	}
	s.b = append(s.b, "q "...)
	s.x(m.Box.W)
	s.b = append(s.b, "0 0 "...)
	s.x(m.Box.H)
	s.xy(m.Box.X, m.Box.Bottom())
	s.b = append(s.b, "cm "...)
	s.b = append(s.b, pictureName(n)...)
	s.op(" Do Q")
	return nil
}

// pictureName is the name under which all pages know the n-th picture.
func pictureName(n int) string { return "/Pic" + strconv.Itoa(n) }

// addPictures adds an object for each picture, and their names to what all
// pages have.
func (f *file) addPictures(pictures []*output.Picture) error {
	if len(pictures) == 0 {
		return nil
	}
	var names []byte
	objects := f.objects
	for i, p := range pictures {
		number := len(objects) + 1
		data, filter, err := encoded(p)
		if err != nil {
			return err
		}
		space := "/DeviceRGB"
		if p.Grey {
			space = "/DeviceGray"
		}
		obj := fmt.Appendf(nil, "%d 0 obj\n<</Type /XObject\n/Subtype /Image\n/Width %d\n/Height %d\n/ColorSpace %s\n/BitsPerComponent 8\n/Filter /%s\n/Length %d>>\nstream\n",
			number, p.W, p.H, space, filter, len(data))
		obj = append(append(obj, data...), "\nendstream\nendobj\n"...)
		objects = append(objects, obj)
		names = fmt.Appendf(names, "%s %d 0 R\n", pictureName(i+1), number)
	}
	const list = "/XObject <<\n"
	size := fmt.Sprintf("/Size %d\n", len(f.objects)+1)
	if len(f.objects) < 2 || !bytes.Contains(objects[1], []byte(list)) || !bytes.Contains(f.trailer, []byte(size)) {
		return fmt.Errorf("no list of what pages show")
	}
	// gofpdf's second object is what all pages have.
	objects[1] = bytes.Replace(objects[1], []byte(list), append([]byte(list), names...), 1)
	f.trailer = bytes.Replace(f.trailer, []byte(size), fmt.Appendf(nil, "/Size %d\n", len(objects)+1), 1)
	f.objects = objects
	return nil
}

// photoQuality is that of pictures kept as JPEG: no edge shows at 300 dots an
// inch.
const photoQuality = 90

// encoded is the samples of a picture without loss, or as JPEG if that is
// smaller, as it is for photographs and not for drawings.
func encoded(p *output.Picture) (data []byte, filter string, err error) {
	var photo, exact bytes.Buffer
	if err := jpeg.Encode(&photo, asImage(p), &jpeg.Options{Quality: photoQuality}); err != nil {
		return nil, "", err
	}
	z := zlib.NewWriter(&exact)
	_, _ = z.Write(p.Pix) // a buffer takes everything
	_ = z.Close()
	if exact.Len() <= photo.Len() {
		return exact.Bytes(), "FlateDecode", nil
	}
	return photo.Bytes(), "DCTDecode", nil
}

// asImage is a picture as the standard library has images.
func asImage(p *output.Picture) image.Image {
	if p.Grey {
		return &image.Gray{Pix: p.Pix, Stride: p.W, Rect: image.Rect(0, 0, p.W, p.H)}
	}
	img := image.NewRGBA(image.Rect(0, 0, p.W, p.H))
	for i := range p.W * p.H {
		copy(img.Pix[4*i:], p.Pix[3*i:3*i+3])
		img.Pix[4*i+3] = 0xff
	}
	return img
}
