package output

import "math"

// Profile is how a printer errs, as measured on the calibration sheet, so that
// backs meet their fronts and tiles their size.
type Profile struct {
	Name   string
	DX, DY float64 // where the back of a sheet lands, millimetres to the right and down
	SX, SY float64 // what 100 mm measure on paper, over 100
	Angle  float64 // by how much the back is turned clockwise, degrees
}

// Adjust is a correction of a whole sheet: a shift in millimetres, a turn about
// the middle of the sheet, then a scale; the reverse of what a printer does,
// which scales the page and lays it askew and aside on the paper.
type Adjust struct {
	DX, DY, SX, SY float64
	Angle          float64 // clockwise, degrees
}

// adjust is the correction of a face: the scale of the printer on every face,
// its shift and turn on backs. A nil profile corrects nothing.
func (p *Profile) adjust(back bool) *Adjust {
	if p == nil {
		return nil
	}
	a := &Adjust{SX: 1 / p.SX, SY: 1 / p.SY}
	if back {
		a.DX, a.DY, a.Angle = -p.DX, -p.DY, -p.Angle
	}
	return a
}

// Matrix is the correction as a PDF matrix, in points of a page of this size.
func (a *Adjust) Matrix(page Size) [6]float64 {
	sin, cos := math.Sincos(-a.Angle * math.Pi / 180) // PDF turns the other way
	m := [6]float64{a.SX * cos, a.SY * sin, -a.SX * sin, a.SY * cos, 0, 0}
	cx, cy := page.W/2*PtPerMM, page.H/2*PtPerMM
	dx, dy := a.DX*PtPerMM-cx, -a.DY*PtPerMM-cy
	m[4] = cx + m[0]*dx + m[2]*dy
	m[5] = cy + m[1]*dx + m[3]*dy
	return m
}
