package output

// Picture is a picture as a document holds it: opaque samples of 8 bits, row by
// row from the top left, one a pixel for a grey one, else red, green and blue.
type Picture struct {
	W, H int // pixels
	Grey bool
	Pix  []byte
	Sum  string // tells it from others; equal pictures stand in a document once
}

// darkness is how much ink a picture takes, 0 to 1.
func (p *Picture) darkness() float64 {
	sum, n := 0.0, 3
	if p.Grey {
		n = 1
	}
	for i := 0; i+n <= len(p.Pix); i += n {
		c := Color{p.Pix[i], p.Pix[i], p.Pix[i]}
		if !p.Grey {
			c = Color{p.Pix[i], p.Pix[i+1], p.Pix[i+2]}
		}
		sum += darkness(c)
	}
	return sum / float64(max(p.W*p.H, 1))
}

// Picture shows a picture that fills a box. It stands in no form, since
// pictures that come again are kept once anyway.
func (c *Canvas) Picture(box Rect, p *Picture) {
	c.Add(Mark{Kind: KindPicture, Box: box, Picture: p})
}
