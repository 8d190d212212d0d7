package verify

import (
	"fmt"
	"math"
	"slices"
)

// The cross of the rules in millimetres of the board: x from the end of the
// left arm, y from the top edge. Its upright is 40 by 160 cm, its beam 120 cm
// long and 40 wide, with its underside at 80 cm (rules 1-1).
const (
	boardW, boardH     = 1200.0, 1600.0
	boardRim           = 20.0 // around it on a single page
	armLeft, armRight  = 400.0, 800.0
	beamTop, beamLow   = 400.0, 800.0 // 120 and 80 cm from the bottom
	flamesTop          = 1200.0       // 40 cm
	boardMidX, boardMY = 600.0, 600.0 // the centre of Purgatory, 100 cm
)

// boardParts are rectangles that make the cross, side by side.
func boardParts() []Box {
	return []Box{{armLeft, 0, armRight, boardH}, {0, beamTop, armLeft, beamLow}, {armRight, beamTop, boardW, beamLow}}
}

// CheckZones measures the borders on a board that is one page: the outer edge
// of its wall is the cross, and a line runs along every border of a zone.
func (f *File) CheckZones() error {
	pg := f.PDF.Pages[0]
	if len(f.PDF.Pages) != 1 || !near(pg.W, boardW+2*boardRim, tolerance) || !near(pg.H, boardH+2*boardRim, tolerance) {
		return fmt.Errorf("%d pages of %.2f x %.2f mm", len(f.PDF.Pages), pg.W, pg.H)
	}
	shapes, err := f.PDF.Shapes(0)
	if err != nil {
		return err
	}
	for i := range shapes { // in millimetres of the board
		s := &shapes[i]
		s.Box = Box{s.X - boardRim, s.Y - boardRim, s.X2 - boardRim, s.Y2 - boardRim}
	}
	wall := slices.IndexFunc(shapes, func(s Shape) bool { return s.Stroked && !s.Filled && len(s.Steps) == 12 && s.Line > 1 })
	if wall < 0 {
		return fmt.Errorf("no wall of twelve corners")
	}
	if err := checkWall(shapes[wall]); err != nil {
		return err
	}
	// Where each border runs, and how far from the end of the board its middle
	// may be: along an open end the line lies just inside.
	edge := shapes[wall].Line
	for _, b := range []struct {
		what string
		line Box
		off  float64
	}{
		{"the edge of the flames, 40 cm", Box{armLeft, flamesTop, armRight, flamesTop}, 0},
		{"the duke's limit and the underside of the beam, 80 cm", Box{armLeft, beamLow, armRight, beamLow}, 0},
		{"the upper side of the beam, 120 cm", Box{armLeft, beamTop, armRight, beamTop}, 0},
		{"the edge of Paradise, 160 cm", Box{armLeft, 0, armRight, 0}, 0.5},
		{"the left side of the upright", Box{armLeft, beamTop, armLeft, beamLow}, 0},
		{"the right side of the upright", Box{armRight, beamTop, armRight, beamLow}, 0},
		{"the left end of the beam", Box{0, beamTop, 0, beamLow}, 0.5},
		{"the right end of the beam", Box{boardW, beamTop, boardW, beamLow}, 0.5},
	} {
		if !slices.ContainsFunc(shapes, func(s Shape) bool {
			if !s.straight() {
				return false
			}
			if b.line.H() == 0 {
				return s.level() && near(s.Y, b.line.Y, b.off+tolerance) && near(s.X, b.line.X, edge+tolerance) && near(s.X2, b.line.X2, edge+tolerance)
			}
			return s.upright() && near(s.X, b.line.X, b.off+tolerance) && near(s.Y, b.line.Y, edge+tolerance) && near(s.Y2, b.line.Y2, edge+tolerance)
		}) {
			return fmt.Errorf("no line runs along %s", b.what)
		}
	}
	return nil
}

// checkWall compares the outer edge of the wall with the cross.
func checkWall(s Shape) error {
	h := s.Line / 2
	inside := func(x, y float64) bool {
		return slices.ContainsFunc(boardParts(), func(b Box) bool { return b.Grow(1e-6).Has(x, y) })
	}
	corners := 0
	for _, p := range s.Steps {
		x, y := p.X-boardRim, p.Y-boardRim
		if !inside(x, y) {
			return fmt.Errorf("the wall turns at %.3f, %.3f mm, outside the cross", x, y)
		}
		for _, c := range [][2]float64{{armLeft, 0}, {armRight, 0}, {armRight, beamTop}, {boardW, beamTop}, {boardW, beamLow}, {armRight, beamLow},
			{armRight, boardH}, {armLeft, boardH}, {armLeft, beamLow}, {0, beamLow}, {0, beamTop}, {armLeft, beamTop}} {
			if near(math.Abs(x-c[0]), h, tolerance) && near(math.Abs(y-c[1]), h, tolerance) {
				corners++
			}
		}
	}
	if corners != 12 {
		return fmt.Errorf("the wall turns at %d corners of the cross instead of 12", corners)
	}
	return nil
}

// boardNames are the words of a zone, each with where it stands.
var boardNames = map[string][]struct {
	text string
	zone Box
}{
	"fr": {{"Paradis qui y entre est sauvé", Box{armLeft, 0, armRight, beamTop}},
		{"Flammes de l’Enfer qui y entre est condamné", Box{armLeft, flamesTop, armRight, boardH}},
		{"Purgatoire les âmes y errent", Box{armLeft, beamLow, armRight, flamesTop}},
		{"Terre réincarnation", Box{0, beamTop, armLeft, beamLow}}, {"Terre réincarnation", Box{armRight, beamTop, boardW, beamLow}},
		{"le duc des Enfers ne va pas plus loin", Box{armLeft, beamLow - 10, armRight, beamLow + 10}}},
	"en": {{"Paradise souls that enter are saved", Box{armLeft, 0, armRight, beamTop}},
		{"Flames of Hell souls that enter are condemned", Box{armLeft, flamesTop, armRight, boardH}},
		{"Purgatory souls wander", Box{armLeft, beamLow, armRight, flamesTop}},
		{"Earth reincarnation", Box{0, beamTop, armLeft, beamLow}}, {"Earth reincarnation", Box{armRight, beamTop, boardW, beamLow}},
		{"the duke of Hell goes no farther", Box{armLeft, beamLow - 10, armRight, beamLow + 10}}},
}

// compass are the directions of a die, clockwise from north.
var compass = map[string][]string{
	"fr": {"N", "NE", "E", "SE", "S", "SO", "O", "NO"},
	"en": {"N", "NE", "E", "SE", "S", "SW", "W", "NW"},
}

// CheckBoardWords finds the words of a board that is one page: every name of a
// zone twice in that zone, once for each side of the table; the faces of the
// die in their directions from the centre; the distances of the scales.
func (f *File) CheckBoardWords() error {
	var words []Word
	for _, w := range f.Pages[0] {
		w.Box = Box{w.X - boardRim, w.Y - boardRim, w.X2 - boardRim, w.Y2 - boardRim}
		if w.Y > 0 && w.Y2 < boardH { // but for the sheet line
			words = append(words, w)
		}
	}
	s := &sheet{words: words, used: make([]bool, len(words))}
	for range 2 {
		for _, n := range boardNames[f.Lang] {
			if box, ok := s.find("name", n.text); ok && !n.zone.Holds(box) {
				s.fail("%q stands at %v, not in %v", n.text, box, n.zone)
			}
		}
	}
	for i, point := range compass[f.Lang] {
		box, ok := s.find("direction", fmt.Sprintf("%d %s", i+1, point))
		x, y := box.Mid()
		at := math.Atan2(x-boardMidX, boardMY-y) * 180 / math.Pi
		if off := math.Abs(math.Remainder(at-45*float64(i), 360)); ok && off > 3 {
			s.fail("%d %s lies %.1f degrees off", i+1, point, off)
		}
	}
	for _, cm := range []string{"5", "5", "10", "10"} {
		box, ok := s.find("distance", cm)
		x, _ := box.Mid()
		if ok && !near(math.Abs(x-boardMidX), 10*float64(atoi(cm)), 0.2) {
			s.fail("%s cm stands %.2f mm from the centre", cm, math.Abs(x-boardMidX))
		}
	}
	return s.rest()
}

// PrintedTile is a page of the board: the region that shows, in millimetres of
// the board, and what is left of it when the flaps lie under its neighbours.
type PrintedTile struct {
	Page        int
	Region, Net Box
}

// Tiles reads the tiles from the operators of the pages: the board is the
// first form of a page, shown at its own size behind a clip; a flap begins at a
// dashed line right across it.
func (f *File) Tiles() ([]PrintedTile, error) {
	var out []PrintedTile
	form := ""
	for page := range f.PDF.Pages {
		if page == 0 {
			continue // says how they go together
		}
		uses, err := f.PDF.Uses(page)
		if err != nil {
			return nil, err
		}
		shapes, err := f.PDF.Shapes(page)
		if err != nil {
			return nil, err
		}
		if len(uses) == 0 || form != "" && uses[0].Ref != form {
			return nil, fmt.Errorf("page %d shows no board", page+1)
		}
		u := uses[0]
		form = u.Ref
		if m := u.Form; !near(m[0], 1, 1e-6) || !near(m[3], 1, 1e-6) || m[1] != 0 || m[2] != 0 {
			return nil, fmt.Errorf("page %d shows the board scaled or turned: %v", page+1, m)
		}
		// The form is as high as the board; its lower left corner is at e, f.
		x, y := u.Form[4]/ptPerMM, f.PDF.Pages[page].H-u.Form[5]/ptPerMM-boardH
		t := PrintedTile{Page: page, Region: Box{u.Clip.X - x, u.Clip.Y - y, u.Clip.X2 - x, u.Clip.Y2 - y}}
		t.Net = t.Region
		for _, s := range shapes[u.Painted:] {
			b := Box{s.X - x, s.Y - y, s.X2 - x, s.Y2 - y}
			switch {
			case !s.Dashed || !near(s.Line, 0.2, 0.01) || s.Clip.W() < u.Clip.W():
			case s.upright() && near(b.Y, t.Region.Y, tolerance) && near(b.Y2, t.Region.Y2, tolerance):
				t.Net.X2 = b.X
			case s.level() && near(b.X, t.Region.X, tolerance) && near(b.X2, t.Region.X2, tolerance):
				t.Net.Y2 = b.Y
			}
		}
		out = append(out, t)
	}
	return out, nil
}

// CheckTiles puts the tiles together. The nets must be the cross: no two meet,
// and the area of what they show of it is its own. What a tile shows beyond
// its net is a flap of 10 mm (print failures 77, 111 and 112).
func CheckTiles(tiles []PrintedTile) error {
	var cross, shown float64
	for _, p := range boardParts() {
		cross += p.Area()
	}
	for i, t := range tiles {
		for _, flap := range []float64{t.Region.X2 - t.Net.X2, t.Region.Y2 - t.Net.Y2} {
			if !near(flap, 0, tolerance) && !near(flap, 10, tolerance) {
				return fmt.Errorf("page %d has a flap of %.3f mm", t.Page+1, flap)
			}
		}
		own := 0.0
		for _, p := range boardParts() {
			own += p.And(t.Net).Area()
		}
		if own == 0 {
			return fmt.Errorf("page %d shows nothing of the cross", t.Page+1)
		}
		shown += own
		for _, u := range tiles[:i] {
			if both := t.Net.And(u.Net); both.W() > tolerance && both.H() > tolerance {
				return fmt.Errorf("%v of the board shows on the pages %d and %d", both, u.Page+1, t.Page+1)
			}
		}
	}
	// Every seam may be off by the rounding of operators: a hundredth of a
	// millimetre along each side of a tile.
	if math.Abs(shown-cross) > 0.01*2*(boardW+boardH) {
		return fmt.Errorf("the tiles show %.0f square millimetres of %.0f", shown, cross)
	}
	return nil
}

// CheckFlaps sees that a flap is hatched: what lies beyond the net is crossed
// by strokes that the picture of the board does not have.
func (f *File) CheckFlaps(tiles []PrintedTile) error {
	for _, t := range tiles {
		shapes, err := f.PDF.Shapes(t.Page)
		if err != nil {
			return err
		}
		uses, err := f.PDF.Uses(t.Page)
		if err != nil {
			return err
		}
		x, y := uses[0].Form[4]/ptPerMM, f.PDF.Pages[t.Page].H-uses[0].Form[5]/ptPerMM-boardH
		for side, flap := range map[string]Box{"right": {t.Net.X2, t.Region.Y, t.Region.X2, t.Region.Y2}, "lower": {t.Region.X, t.Net.Y2, t.Region.X2, t.Region.Y2}} {
			if flap.Area() < 1 {
				continue
			}
			n := 0
			for _, s := range shapes {
				b := Box{s.X - x, s.Y - y, s.X2 - x, s.Y2 - y}
				if s.Stroked && near(s.Line, 0.15, 0.01) && near(b.W(), b.H(), tolerance) && flap.Grow(tolerance).Holds(b) {
					n++
				}
			}
			if n < 3 {
				return fmt.Errorf("page %d: the %s flap has %d strokes", t.Page+1, side, n)
			}
		}
	}
	return nil
}
