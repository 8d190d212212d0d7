package icon

// Op says what a segment of a path does.
type Op byte

// The operations there are: all others of SVG are turned into these.
const (
	Move  Op = 'M' // begin a subpath at P[0], P[1]
	Line  Op = 'L' // a line to P[0], P[1]
	Cubic Op = 'C' // a Bézier curve with the controls P[0:2] and P[2:4] to P[4:6]
	Close Op = 'Z' // a line back to the beginning of the subpath
)

// Seg is one segment of a path: x and y in turn, y downwards, absolute. What
// the operation does not use is 0.
type Seg struct {
	Op Op
	P  [6]float64
}

// Path is an outline, to be filled by the non-zero rule.
type Path []Seg

// scaled is a copy of the path with each coordinate multiplied by k.
func (p Path) scaled(k float64) Path {
	q := make(Path, len(p))
	for i, s := range p {
		for j := range s.P {
			s.P[j] *= k
		}
		q[i] = s
	}
	return q
}
