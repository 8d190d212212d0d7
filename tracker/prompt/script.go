package prompt

// Answer is what a script answers to one question.
type Answer struct {
	Key   string // of the question
	Text  string // as somebody would type it
	Leave bool   // leaves instead
	Back  bool   // goes back instead
}

// TB is the part of a test that a Script uses.
type TB interface {
	Helper()
	Errorf(format string, args ...any)
	Fatalf(format string, args ...any)
	Cleanup(func())
}

// Script answers from a list. A question that is not the next of the list
// fails the test at once, answers left over fail it at its end. An answer that
// the question refuses is told by the next answer to the same question, as
// somebody would try again.
type Script struct {
	t       TB
	answers []Answer
	// Refused are the refusals so far, for the test to look at.
	Refused []error
}

// NewScript is a prompter that gives these answers in this order.
func NewScript(t TB, answers ...Answer) *Script {
	t.Helper()
	s := &Script{t: t, answers: answers}
	t.Cleanup(func() {
		for _, a := range s.answers {
			t.Errorf("nothing asked for %q, answered %q", a.Key, a.Text)
		}
	})
	return s
}

func next[T any](s *Script, q Question, read func(string) (T, error)) (T, error) {
	s.t.Helper()
	for {
		var none T
		if len(s.answers) == 0 || s.answers[0].Key != q.Key {
			// Not answered a second time at the end of the test.
			left := s.answers
			s.answers = nil
			s.t.Fatalf("asked for %q (%s), answers left: %v", q.Key, q.Title, left)
			return none, ErrLeft
		}
		a := s.answers[0]
		s.answers = s.answers[1:]
		if a.Leave {
			return none, ErrLeft
		}
		if a.Back {
			return none, ErrBack
		}
		answer, err := read(a.Text)
		if err == nil {
			return answer, nil
		}
		s.Refused = append(s.Refused, err)
	}
}

// Select answers with a row.
func (s *Script) Select(q Select) (string, error) {
	s.t.Helper()
	return next(s, q.Question, func(answer string) (string, error) {
		r, err := q.Find(answer)
		return r.Value, err
	})
}

// Input answers with text.
func (s *Script) Input(q Input) (string, error) { s.t.Helper(); return next(s, q.Question, q.Read) }

// Number answers with a number.
func (s *Script) Number(q Number) (int, error) { s.t.Helper(); return next(s, q.Question, q.Read) }

// Confirm answers with yes or no.
func (s *Script) Confirm(q Confirm) (bool, error) {
	s.t.Helper()
	return next(s, q.Question, q.Read)
}

// Dice answers with faces.
func (s *Script) Dice(q Dice) ([]int, error) { s.t.Helper(); return next(s, q.Question, q.Read) }
