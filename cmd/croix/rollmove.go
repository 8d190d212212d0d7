package main

import (
	"fmt"
	"math"

	"croix/generator/dice"
	"croix/generator/purgatory"
	"croix/generator/say"
)

// moveRoll is a roll that moves a pawn: a direction, and a distance if it has
// dice for it.
type moveRoll struct {
	name     string
	short    say.Key
	distance dice.Expr // zero for none
	scatter  bool      // from the centre of the board, so that the place is known
}

// moveRolls are the direction alone, the scatter of a pawn at the
// start and the drift of a wandering soul.
func moveRolls() []moveRoll {
	return []moveRoll{
		{name: "direction", short: say.RollDirShort},
		{name: "scatter", short: say.RollScatterShort, distance: dice.D(2, 6), scatter: true},
		{name: "drift", short: say.RollDriftShort, distance: dice.D(3, 6)},
	}
}

// rollMove throws the direction first, on a d8, then the distance.
func (a *app) rollMove(t thrower, o rollOptions, m moveRoll) (rolled, error) {
	r := rolled{header: []string{"direction", "degrees", "faces", "distance_cm", "x_cm", "y_cm"}}
	for range o.times {
		d8, err := t.Throw(say.ThrowDirection, dice.D(1, 8))
		if err != nil {
			return r, err
		}
		d, _, err := purgatory.DirectionOf(d8.Value)
		if err != nil {
			return r, err
		}
		v := struct {
			Direction string   `json:"direction"`
			Degrees   int      `json:"degrees"`
			Faces     []int    `json:"faces"`
			Distance  *int     `json:"distance_cm,omitempty"`
			X         *float64 `json:"x_cm,omitempty"`
			Y         *float64 `json:"y_cm,omitempty"`
		}{Direction: d.Name(a.lang), Degrees: d.Degrees(), Faces: d8.Faces}
		row := []string{v.Direction, fmt.Sprint(v.Degrees), "", "", "", ""}
		text := a.lang.Text(say.RolledDirection, v.Direction, v.Degrees)
		if m.distance.Count > 0 {
			far, err := t.Throw(say.ThrowDistance, m.distance)
			if err != nil {
				return r, err
			}
			v.Faces = append(v.Faces, far.Faces...)
			v.Distance = &far.Value
			row[3] = fmt.Sprint(far.Value)
			text += a.lang.Text(say.RolledDistance, far.Value)
			if m.scatter {
				x, y := purgatory.Scatter(d, far.Value)
				x, y = math.Round(x*100)/100+0, math.Round(y*100)/100+0
				v.X, v.Y = &x, &y
				row[4], row[5] = fmt.Sprint(x), fmt.Sprint(y)
				text += a.lang.Text(say.RolledPlace)
			}
		}
		row[2] = spaced(v.Faces)
		r.rolls = append(r.rolls, roll{text: text + "  [" + row[2] + "]", value: v, rows: [][]string{row}})
	}
	return r, nil
}
