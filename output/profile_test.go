package output

import (
	"math"
	"testing"
)

// TestProfileUndoesThePrinter: what the correction moves, the printer moves
// back. The printer is modelled as it was measured: size on every face, shift
// and turn of the back.
func TestProfileUndoesThePrinter(t *testing.T) {
	p := &Profile{DX: 1.5, DY: -0.7, SX: 0.99, SY: 1.01, Angle: 0}
	page := Size{210, 297}
	for _, back := range []bool{false, true} {
		m := p.adjust(back).Matrix(page)
		for _, at := range [][2]float64{{105, 148.5}, {20, 30}, {190, 280}} {
			x, y := at[0]*PtPerMM, (page.H-at[1])*PtPerMM
			cx, cy := m[0]*x+m[2]*y+m[4], m[1]*x+m[3]*y+m[5] // where the file has it
			// The printer scales about the middle and, on the back, shifts.
			px := page.W/2 + (cx/PtPerMM-page.W/2)*p.SX
			py := page.H/2 + (page.H-cy/PtPerMM-page.H/2)*p.SY
			if back {
				px, py = px+p.DX, py+p.DY
			}
			if math.Abs(px-at[0]) > 0.001 || math.Abs(py-at[1]) > 0.001 {
				t.Errorf("back %t: %v lands at %.3f, %.3f", back, at, px, py)
			}
		}
	}
	if (*Profile)(nil).adjust(true) != nil {
		t.Error("without a profile something is corrected")
	}
	// A turn is the other way round, and in the other direction of y.
	m := (&Profile{SX: 1, SY: 1, Angle: 1}).adjust(true).Matrix(page)
	x, y := page.W*PtPerMM, page.H/2*PtPerMM // the middle of the right side
	if got := m[1]*x + m[3]*y + m[5]; got <= y {
		t.Errorf("a back turned clockwise is not turned back: %.2f, want above %.2f", got, y)
	}
}
