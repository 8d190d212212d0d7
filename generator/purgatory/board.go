package purgatory

// The cross, in centimetres, with the origin in the middle of the bottom edge
// and y towards Paradise.
const (
	ArmHalf     = 20.0  // half the width of an arm
	Top         = 160.0 // the top edge; Paradise is above
	FlamesTop   = 40.0  // the flames are at or below
	BeamHalf    = 60.0  // half the length of the beam; Earth is beyond
	BeamBottom  = 80.0  // the underside of the beam
	BeamTop     = 120.0 // its upper side
	CentreX     = 0.0
	CentreY     = 100.0 // the souls start around the centre
	BoardBottom = 0.0   // the embers are below
)

// ZoneID names a part of the board or of what lies around it.
type ZoneID string

// The zones there are. Wall is everything that no figure enters.
const (
	Flames        ZoneID = "flames"
	Purgatory     ZoneID = "purgatory"
	Paradise      ZoneID = "paradise"
	Reincarnation ZoneID = "reincarnation"
	Embers        ZoneID = "embers"
	Wall          ZoneID = "wall"
)

// Zone is the zone of a point, in cm, which is the centre of a base.
// A border belongs to the inner zone: y = 40 is flames, y = 160 and x = 60 are
// still Purgatory. A point that is no number
// is in the wall.
func Zone(x, y float64) ZoneID {
	upright := x >= -ArmHalf && x <= ArmHalf
	beam := y >= BeamBottom && y <= BeamTop
	switch {
	case upright && y < BoardBottom:
		return Embers
	case upright && y <= FlamesTop:
		return Flames
	case upright && y <= Top:
		return Purgatory
	case upright && y > Top:
		return Paradise
	case beam && x >= -BeamHalf && x <= BeamHalf:
		return Purgatory
	case beam && (x < -BeamHalf || x > BeamHalf):
		return Reincarnation
	}
	return Wall
}
