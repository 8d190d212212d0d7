package purgatory

import (
	"math"
	"strconv"

	"croix/generator/say"
)

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

	// DukeLimit is the y that the duke of Hell may not pass: 40 cm from the
	// flames, wherever the beam is.
	DukeLimit = FlamesTop + 40
	// ScatterMost is the farthest that a soul starts from the centre, in cm:
	// two sixes.
	ScatterMost = 12
)

// BoardSpec is what house rules may change about the shape of the board
// in centimetres.
type BoardSpec struct {
	BeamLength float64 // from end to end: board.beam_length_cm
	BeamBottom float64 // height of its underside: board.beam_bottom_cm
}

// DefaultBoard is the cross of six squares.
func DefaultBoard() BoardSpec { return BoardSpec{BeamLength: 2 * BeamHalf, BeamBottom: BeamBottom} }

// BoardOf is the board under house rules.
func BoardOf(o Options) BoardSpec {
	b := DefaultBoard()
	for id, field := range map[string]*float64{"board.beam_length_cm": &b.BeamLength, "board.beam_bottom_cm": &b.BeamBottom} {
		if n, err := strconv.Atoi(o.Value(id)); err == nil {
			*field = float64(n)
		}
	}
	return b
}

// The limits of a BoardSpec, in centimetres: the arms are half as long as they are wide at least
// and fit a table, and the beam lies between the flames and the top.
const (
	minBeam   = 4 * ArmHalf
	maxBeam   = 200.0
	minBottom = FlamesTop
	maxBottom = Top - 2*ArmHalf
)

// Check says what is wrong with the shape; nil if it can be played on.
func (b BoardSpec) Check() error {
	// Written so that no number fails as well.
	if !(b.BeamLength >= minBeam && b.BeamLength <= maxBeam) {
		return say.Errorf(say.BoardBeamLength, b.BeamLength, minBeam, maxBeam)
	}
	if !(b.BeamBottom >= minBottom && b.BeamBottom <= maxBottom) {
		return say.Errorf(say.BoardBeamBottom, b.BeamBottom, minBottom, maxBottom)
	}
	return nil
}

// BeamHalf is half the length of the beam.
func (b BoardSpec) BeamHalf() float64 { return b.BeamLength / 2 }

// BeamTop is the upper side of the beam.
func (b BoardSpec) BeamTop() float64 { return b.BeamBottom + 2*ArmHalf }

// Centre is the middle of the central square, around which the souls start
//
func (b BoardSpec) Centre() (x, y float64) { return CentreX, b.BeamBottom + ArmHalf }

// Zone is the zone of a point, in cm, which is the centre of a base.
// A border belongs to the inner zone: y = 40 is flames, y = 160 and the ends
// of the beam are still Purgatory. A point
// that is no number is in the wall.
func (b BoardSpec) Zone(x, y float64) ZoneID {
	upright := math.Abs(x) <= ArmHalf
	beam := y >= b.BeamBottom && y <= b.BeamTop()
	switch {
	case upright && y < BoardBottom:
		return Embers
	case upright && y <= FlamesTop:
		return Flames
	case upright && y <= Top:
		return Purgatory
	case upright && y > Top:
		return Paradise
	case beam && math.Abs(x) <= b.BeamHalf():
		return Purgatory
	case beam && math.Abs(x) > b.BeamHalf():
		return Reincarnation
	}
	return Wall
}

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

// Zone is the zone of a point of the default board.
func Zone(x, y float64) ZoneID { return DefaultBoard().Zone(x, y) }
