package verify

import (
	"fmt"
	"math"
)

// RGB is a colour as printed to the screen, 0 to 255.
type RGB [3]uint8

// Sight is a way to see colours: a matrix for light, red, green and blue.
type Sight struct {
	Name string
	M    [3][3]float64
}

// sights are the common way and the three kinds of colour blindness at their
// strongest: G. M. Machado, M. M. Oliveira, L. A. F. Fernandes, "A
// Physiologically-based Model for Simulation of Color Vision Deficiency", IEEE
// TVCG 15 (2009), the matrices of severity 1.0.
func sights() []Sight {
	return []Sight{
		{"common", [3][3]float64{{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}},
		{"protan", [3][3]float64{{0.152286, 1.052583, -0.204868}, {0.114503, 0.786281, 0.099216}, {-0.003882, -0.048116, 1.051998}}},
		{"deutan", [3][3]float64{{0.367322, 0.860646, -0.227968}, {0.280085, 0.672501, 0.047413}, {-0.011820, 0.042940, 0.968881}}},
		{"tritan", [3][3]float64{{1.255528, -0.076749, -0.178779}, {-0.078411, 0.930809, 0.147602}, {0.004733, 0.691367, 0.303900}}},
	}
}

// Lab is a colour of CIE 1976 L*a*b*, under D65.
type Lab [3]float64

// lab is a colour as somebody sees it.
func (s Sight) lab(c RGB) Lab {
	var light [3]float64
	for i, v := range c {
		light[i] = float64(v) / 255
		if light[i] <= 0.04045 {
			light[i] /= 12.92
		} else {
			light[i] = math.Pow((light[i]+0.055)/1.055, 2.4)
		}
	}
	times := func(m [3][3]float64, v [3]float64) (out [3]float64) {
		for i := range m {
			for k := range v {
				out[i] += m[i][k] * v[k]
			}
		}
		return out
	}
	seen := times(s.M, light)
	for i, v := range seen {
		seen[i] = min(1, max(0, v))
	}
	xyz := times([3][3]float64{{0.4124564, 0.3575761, 0.1804375}, {0.2126729, 0.7151522, 0.0721750}, {0.0193339, 0.1191920, 0.9503041}}, seen)
	var f [3]float64
	for i, white := range [3]float64{0.95047, 1, 1.08883} {
		t := xyz[i] / white
		if t > 216.0/24389 {
			f[i] = math.Cbrt(t)
		} else {
			f[i] = (24389.0/27*t + 16) / 116
		}
	}
	return Lab{116*f[1] - 16, 500 * (f[0] - f[1]), 200 * (f[1] - f[2])}
}

// apart is the colour difference CIEDE2000, after G. Sharma, W. Wu, E. N.
// Dalal, "The CIEDE2000 Color-Difference Formula", Color Research and
// Application 30 (2005). One is about what an eye can tell apart side by side.
func apart(p, q Lab) float64 {
	deg := func(rad float64) float64 { return rad * 180 / math.Pi }
	sin := func(d float64) float64 { return math.Sin(d * math.Pi / 180) }
	cos := func(d float64) float64 { return math.Cos(d * math.Pi / 180) }
	seventh := func(c float64) float64 { c = math.Pow(c, 7); return math.Sqrt(c / (c + math.Pow(25, 7))) }
	g := 1 + 0.5*(1-seventh((math.Hypot(p[1], p[2])+math.Hypot(q[1], q[2]))/2))
	a1, a2 := p[1]*g, q[1]*g
	c1, c2 := math.Hypot(a1, p[2]), math.Hypot(a2, q[2])
	hue := func(a, b float64) float64 {
		if a == 0 && b == 0 {
			return 0
		}
		return math.Mod(deg(math.Atan2(b, a))+360, 360)
	}
	h1, h2 := hue(a1, p[2]), hue(a2, q[2])
	turn, mean := h2-h1, (h1+h2)/2
	switch {
	case c1*c2 == 0:
		turn, mean = 0, h1+h2
	case turn > 180:
		turn, mean = turn-360, mean+180
	case turn < -180:
		turn, mean = turn+360, mean+180
	}
	dl, dc, dh := q[0]-p[0], c2-c1, 2*math.Sqrt(c1*c2)*sin(turn/2)
	l, c := (p[0]+q[0])/2, (c1+c2)/2
	t := 1 - 0.17*cos(mean-30) + 0.24*cos(2*mean) + 0.32*cos(3*mean+6) - 0.20*cos(4*mean-63)
	sl := 1 + 0.015*(l-50)*(l-50)/math.Sqrt(20+(l-50)*(l-50))
	sc, sh := 1+0.045*c, 1+0.015*c*t
	rt := -2 * seventh(c) * sin(60*math.Exp(-math.Pow((mean-275)/25, 2)))
	return math.Sqrt(math.Pow(dl/sl, 2) + math.Pow(dc/sc, 2) + math.Pow(dh/sh, 2) + rt*dc/sc*dh/sh)
}

// leastApart is how far the colours of two camps must be apart for everybody:
// ten times what an eye can just tell side by side, since camps are told apart
// across a table, by lamplight, from memory.
const leastApart = 10.0

// CheckApart compares the colours of the camps, each with each, for every
// sight.
func CheckApart(camps map[string]RGB) error {
	for _, s := range sights() {
		for a, x := range camps {
			for b, y := range camps {
				if d := apart(s.lab(x), s.lab(y)); a < b && d < leastApart {
					return fmt.Errorf("%s and %s are %.1f apart for %s sight: %v and %v", a, b, d, s.Name, x, y)
				}
			}
		}
	}
	return nil
}

// Main is the colour that most of a box has, but for white, black, and the
// colours near to without.
func (p Picture) Main(b Box, without ...RGB) (RGB, error) {
	count := map[RGB]int{}
	px := p.DPI / 25.4
	for y := max(0, int(b.Y*px)); y < min(p.H, int(b.Y2*px)); y++ {
	next:
		for x := max(0, int(b.X*px)); x < min(p.W, int(b.X2*px)); x++ {
			i := (y*p.W + x) * p.Channels
			c := RGB(p.Pix[i : i+3])
			for _, w := range append(without, RGB{}, RGB{255, 255, 255}) {
				if apart(sights()[0].lab(c), sights()[0].lab(w)) < 3 {
					continue next
				}
			}
			count[c]++
		}
	}
	var most RGB
	for c, n := range count {
		if n > count[most] {
			most = c
		}
	}
	if len(count) == 0 {
		return most, fmt.Errorf("no colour at %v", b)
	}
	return most, nil
}

// mask is a box of a picture in black and white, cut half way between its
// darkest and its lightest point, side by side points a millimetre.
func (p Picture) mask(b Box, side int) []bool {
	px := p.DPI / 25.4
	least, most := 255, 0
	var values []int
	for y := range int(b.H() * float64(side)) {
		for x := range int(b.W() * float64(side)) {
			v := p.Dark(int((b.X+(float64(x)+0.5)/float64(side))*px), int((b.Y+(float64(y)+0.5)/float64(side))*px))
			values = append(values, v)
			least, most = min(least, v), max(most, v)
		}
	}
	out := make([]bool, len(values))
	for i, v := range values {
		out[i] = 2*v > least+most
	}
	return out
}

// unlike is how unlike two shapes are: 0 for the same, 1 for shapes that have
// nothing in common; white on black counts as black on white.
func unlike(a, b []bool) float64 {
	differ := func(flip bool) float64 {
		both, any := 0, 0
		for i := range min(len(a), len(b)) {
			if y := b[i] != flip; a[i] && y {
				both++
				any++
			} else if a[i] || y {
				any++
			}
		}
		if any == 0 {
			return 0
		}
		return 1 - float64(both)/float64(any)
	}
	return math.Min(differ(false), differ(true))
}
