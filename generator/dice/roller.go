package dice

import (
	"math/rand/v2"
	"slices"

	"croix/generator/say"
)

// Thrower says who threw the dice.
type Thrower string

// The throwers there are.
const (
	ByProgram Thrower = "program"
	ByPlayer  Thrower = "player"
	ByScript  Thrower = "script"
	ByBoth    Thrower = "both" // some dice by a player, the rest by the program
)

// Throw is a throw that was made.
type Throw struct {
	Expr  Expr
	Faces []int // in throwing order, one for each die
	Value int   // what Expr reads in Faces
	By    Thrower
}

// Roller gives faces, from a seed, from a list, or from both. It is not for use
// by several goroutines at once. The zero Roller has no source and refuses to throw.
type Roller struct {
	by    Thrower
	rng   *rand.Rand // the source of ByProgram, nil otherwise
	faces []int      // what a player typed or a script holds, in throwing order
	used  int        // how many of faces were thrown
	then  *Roller    // what throws once faces are used up; nil for nothing

	side   string                    // whose the next throws are; see Of
	figure string                    // likewise
	typed  func(Want) ([]int, error) // what a player threw; nil: nobody is asked
}

// seededStream is the second half of the PCG's state. Changing it changes
// every seeded result, so it never changes.
const seededStream = 0x63726f6978 // "croix"

// Seeded throws dice from a seed: the same seed gives the same faces for the
// same throws in the same order.
func Seeded(seed uint64) *Roller {
	return &Roller{by: ByProgram, rng: rand.New(rand.NewPCG(seed, seededStream))}
}

// Scripted throws the given faces, in order; it is for tests.
func Scripted(faces ...int) *Roller {
	return &Roller{by: ByScript, faces: slices.Clone(faces)}
}

// Typed throws the faces that a player typed, in throwing order.
func Typed(faces ...int) *Roller {
	return &Roller{by: ByPlayer, faces: slices.Clone(faces)}
}

// Resumed throws again the faces that somebody has thrown, in the same throws,
// then goes on with another roller: what was stopped after a throw is taken up
// where it was.
func Resumed(faces []int, by Thrower, then *Roller) *Roller {
	return &Roller{by: by, faces: slices.Clone(faces), then: then}
}

// DrawSeed is a fresh seed, below 2^32 so that it is easily typed again.
func DrawSeed() uint64 { return uint64(rand.Uint32()) }

// By says who throws.
func (r *Roller) By() Thrower {
	if r.resumes() {
		return r.then.By()
	}
	return r.by
}

// Given reports whether all faces are given beforehand, as a list.
func (r *Roller) Given() bool { return r.rng == nil && r.typed == nil && r.then == nil }

// resumes reports whether it is the turn of the roller that goes on.
func (r *Roller) resumes() bool { return r.then != nil && r.used == len(r.faces) }

// Throw throws the dice of e. The purpose names the throw in errors and may be
// empty. Errors: an e that is no throw, and, when the faces were given, an
// impossible face or too few faces. A refused throw uses no faces.
func (r *Roller) Throw(purpose say.Key, e Expr) (Throw, error) {
	if err := e.check(); err != nil {
		return Throw{}, err
	}
	if r.resumes() {
		return r.then.Of(r.side, r.figure).Throw(purpose, e)
	}
	if r.typed != nil {
		return r.mixed(Want{r.side, r.figure, purpose, e})
	}
	faces, err := r.draw(e)
	if err != nil {
		return Throw{}, r.told(ofThrow(err, purpose, e))
	}
	return Throw{Expr: e, Faces: faces, Value: e.read(faces), By: r.by}, nil
}

// draw gives the faces of e from whatever source there is.
func (r *Roller) draw(e Expr) ([]int, error) {
	if r.rng != nil {
		faces := make([]int, e.Count)
		for i := range faces {
			faces[i] = 1 + r.rng.IntN(e.Sides)
		}
		return faces, nil
	}
	if r.by == "" {
		return nil, say.Errorf(say.DiceRollerMissing)
	}
	left := r.faces[r.used:]
	faces := slices.Clone(left[:min(e.Count, len(left))])
	// A wrong face is told before a missing one: it stands first.
	if err := e.checkFaces(faces, r.used); err != nil {
		return nil, err
	}
	first, last := len(r.faces)+1, r.used+e.Count
	switch missing := e.Count - len(faces); missing {
	case 0:
		r.used += e.Count
		return faces, nil
	case 1:
		return nil, say.Errorf(say.DiceWantedOne, first, e.Sides)
	default:
		return nil, say.Errorf(say.DiceWantedMany, first, last, missing, e.Sides)
	}
}

// Done is an error if faces are left over: dice that a player threw and that
// decided nothing are a misunderstanding.
func (r *Roller) Done() error {
	if r.used == len(r.faces) {
		return nil
	}
	return r.told(say.Errorf(say.DiceLeftOver, len(r.faces), r.used))
}

// ofThrow adds to err the throw it is about.
func ofThrow(err error, purpose say.Key, e Expr) error {
	if purpose == "" {
		return say.Errorf(say.DiceOfThrow, err, e.String())
	}
	return say.Errorf(say.DiceOfNamedThrow, err, purpose, e.String())
}

// told adds to err where the faces came from.
func (r *Roller) told(err error) error {
	switch r.by {
	case ByPlayer:
		return say.Errorf(say.DiceFromPlayer, err)
	case ByScript:
		return say.Errorf(say.DiceFromScript, err)
	}
	return err
}
