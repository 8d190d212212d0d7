package purgatory

// Side is a player.
type Side string

// The sides there are; Humanity plays in games of three.
const (
	Satan    Side = "satan"
	God      Side = "god"
	Humanity Side = "humanity"
)

// NoMoreControl is the outcome of a 1 on the activity table by a house rule:
// the player who rolled may try to control the soul no more.
const NoMoreControl Outcome = "no_more_control"

// Control reads the die of Satan or God against the envy of a humanist, on the
// table as printed or, by a house rule, with its columns swapped (R-190,
//
func Control(c *Catalog, o Options, by Side, face, envy int) Outcome {
	id := "equal"
	switch {
	case face > envy:
		id = "above"
	case face < envy:
		id = "below"
	}
	row, ok := byID(c.Envy, id)
	if !ok {
		return ""
	}
	if (by == God) == o.Is("envy.table", "swapped") {
		return row.Satan
	}
	return row.God
}

// Near is which angel and demon a humanist is within 10 cm of.
type Near struct {
	Envy         bool // the demon of envy: God re-rolls a success
	Principality bool // the Principalities: God may re-roll a failure
}

// ControlRoll is an attempt to control, as far as its dice go.
type ControlRoll struct {
	Outcome Outcome // of the last die read; "" without any
	Used    int     // dice read
	Again   bool    // one more die is to come
	Forced  bool    // it must be thrown: without it, God may keep a failure
}

// ControlSequence reads the dice of an attempt with the re-rolls of God: each
// being acts once at most, in whichever order. It stops
// at the first die that stands, or where the dice end.
func ControlSequence(c *Catalog, o Options, by Side, faces []int, envy int, near Near) ControlRoll {
	var r ControlRoll
	if by != God {
		near = Near{}
	}
	for {
		if r.Used == len(faces) {
			r.Again, r.Forced = true, r.Forced || r.Used == 0
			return r
		}
		r.Outcome = Control(c, o, by, faces[r.Used], envy)
		r.Used++
		switch {
		case r.Outcome == Controlled && near.Envy:
			near.Envy, r.Forced = false, true
		case r.Outcome != Controlled && near.Principality:
			near.Principality, r.Forced = false, false
		default:
			r.Again, r.Forced = false, false
			return r
		}
	}
}

// Activity is what a humanist out of control does, for the die that Satan or
// God rolled.
func Activity(c *Catalog, o Options, by Side, face int) Outcome {
	for _, row := range c.Activity {
		if row.Die != face {
			continue
		}
		out := row.Satan
		if by == God {
			out = row.God
		}
		if o.Is("activity.row1", "control") && (out == NoMoreDamn || out == NoMoreVirtuous) {
			return NoMoreControl
		}
		return out
	}
	return ""
}
