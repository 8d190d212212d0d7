package table

import (
	"math"
	"regexp"
	"strconv"
	"testing"
)

// TestLookContrast: every colour can be read on white and on black: those of the
// 256, which are alike everywhere, at the 4.5 of WCAG 2 for text; those of the 16,
// as xterm has them, at 3 and more, which bold capitals and bars need.
func TestLookContrast(t *testing.T) {
	xterm := map[int][3]int{31: {205, 0, 0}, 32: {0, 205, 0}, 33: {205, 205, 0}, 34: {0, 0, 238}, 35: {205, 0, 205}, 36: {0, 205, 205},
		91: {255, 0, 0}, 92: {0, 255, 0}, 93: {255, 255, 0}, 94: {92, 92, 255}, 95: {255, 0, 255}, 96: {0, 255, 255}}
	colour := regexp.MustCompile(`(?:^|;)(?:38;5;(\d+)|([39][1-6]))$`)
	for look, row := range map[Look]struct{ least, roles float64 }{Many: {4.5, 5}, Sixteen: {3.9, 4}} {
		var roles float64
		for r := Plain; r <= Camp3; r++ {
			m := colour.FindStringSubmatch(look.codes(r))
			if m == nil {
				continue
			}
			roles++
			n, _ := strconv.Atoi(m[1] + m[2])
			rgb := xterm[n]
			if m[1] != "" {
				rgb = of256(n)
			}
			light := luminance(rgb)
			if white, black := 1.05/(light+.05), (light+.05)/.05; min(white, black) < row.least {
				t.Errorf("look %d, role %d: contrast %.2f on white, %.2f on black, want %v", look, r, white, black, row.least)
			}
		}
		if roles != row.roles {
			t.Errorf("look %d: %v roles have a colour, want %v", look, roles, row.roles)
		}
	}
	if of256(243) != [3]int{118, 118, 118} || of256(131) != [3]int{175, 95, 95} {
		t.Errorf("243 is %v, 131 %v", of256(243), of256(131))
	}
}

// of256 is a colour of the cube or of the greys, red, green and blue to 255.
func of256(n int) [3]int {
	if n >= 232 {
		grey := 8 + 10*(n-232)
		return [3]int{grey, grey, grey}
	}
	steps := []int{0, 95, 135, 175, 215, 255}
	n -= 16
	return [3]int{steps[n/36], steps[n/6%6], steps[n%6]}
}

// luminance is relative luminance, 0 to 1 (WCAG 2.2).
func luminance(rgb [3]int) float64 {
	var all float64
	for i, part := range []float64{.2126, .7152, .0722} {
		c := float64(rgb[i]) / 255
		if c <= .04045 {
			c /= 12.92
		} else {
			c = math.Pow((c+.055)/1.055, 2.4)
		}
		all += part * c
	}
	return all
}
