package dice

import "croix/generator/say"

// Want is a throw that somebody is asked for.
type Want struct {
	Side    string // whose throw it is; "" for nobody's in particular
	Figure  string // of which figure; "" where there is none, or no matter
	Purpose say.Key
	Expr    Expr
}

// Mixed throws what players threw, and lets the program throw what they left to
// it. typed gives the faces that were typed for a throw: all of them, or the
// first few. Its error ends the throw and is given as it is.
func Mixed(program *Roller, typed func(Want) ([]int, error)) *Roller {
	return &Roller{by: ByBoth, rng: program.rng, typed: typed}
}

// Of says whose the next throws are, for who throws real dice, and of which of
// its figures, if of one.
func (r *Roller) Of(side, figure string) *Roller {
	r.side, r.figure = side, figure
	return r
}

// mixed is a throw of typed faces and those of the program.
func (r *Roller) mixed(w Want) (Throw, error) {
	typed, err := r.typed(w)
	if err != nil {
		return Throw{}, err
	}
	if len(typed) > w.Expr.Count {
		return Throw{}, r.told(ofThrow(say.Errorf(say.DiceLeftOver, len(typed), w.Expr.Count), w.Purpose, w.Expr))
	}
	if err := w.Expr.checkFaces(typed, 0); err != nil {
		return Throw{}, ofThrow(err, w.Purpose, w.Expr)
	}
	t := Throw{Expr: w.Expr, Faces: append([]int{}, typed...), By: ByPlayer}
	if left := w.Expr.Count - len(typed); left > 0 {
		rest := w.Expr
		rest.Count = left
		faces, err := r.draw(rest)
		if err != nil {
			return Throw{}, err
		}
		t.Faces = append(t.Faces, faces...)
		if t.By = ByBoth; len(typed) == 0 {
			t.By = ByProgram
		}
	}
	t.Value = w.Expr.read(t.Faces)
	return t, nil
}
