package purgatorypages

import (
	"math"

	"croix/generator/say"
	"croix/output"
)

// Heights of the parts of a score sheet, millimetres.
const (
	scoreHead    = 7.4 // the band over a list
	scoreLabels  = 4.6 // the titles of its columns
	scoreSum     = 11.4
	scoreTermH   = 10.8
	scoreTotalH  = 15.2
	scoreNoteH   = 3.6
	scoreTotalW  = 27.0
	scoreTotalBH = 12.0
	scoreD66W    = 11.0
	scorePrideW  = 15.0
)

// list draws the souls of a camp: lines for name, d66 and pride. It gives the
// y below.
func (s *scoreSheet) list(l scoreList, x, y, width float64, lines int, pitch float64) float64 {
	c := s.c
	c.Field(l.title)
	paint, on := s.plate(l.color)
	title := s.title.In(on)
	size, ok := output.FitSize(title, l.title, width-11, 13, 9)
	if !ok {
		c.Fail(&output.OverflowError{Card: s.text(say.ScoreTitle), Field: l.title})
	}
	title = title.At(size)
	c.Rect(output.Rect{X: x, Y: y, W: width, H: scoreHead}, 1.2, paint)
	c.Icon(l.icon, x+1.4, y+1, scoreHead-2, on)
	c.Text(x+8.6, y+scoreHead/2+title.Cap()/2, title, l.title)
	y += scoreHead

	// The columns, from the right: pride, ½, d66; the name has the rest.
	right := []struct {
		width float64
		label string
	}{{scorePrideW, s.text(say.ScorePride)}}
	if l.half {
		right = append(right, struct {
			width float64
			label string
		}{output.TickSide + 1.4, "½"})
	}
	right = append(right, struct {
		width float64
		label string
	}{scoreD66W, s.text(say.ScoreD66)})
	label := s.regular.At(8).In(s.soft)
	base := y + scoreLabels - 1
	c.Text(x+0.5, base, label, s.text(say.ScoreName))
	at := x + width
	thin := output.Paint{Line: 0.15, Stroke: s.soft}
	bottom := y + scoreLabels + float64(lines)*pitch
	for _, col := range right {
		at -= col.width
		c.TextCentred(at+col.width/2, base, label, col.label)
		c.Line(at, y+scoreLabels, at, bottom, thin)
	}
	half := x + width - scorePrideW - output.TickSide - 0.7
	for i := range lines {
		below := y + scoreLabels + float64(i+1)*pitch
		s.write(output.Rect{X: x, Y: below, W: width})
		if l.half {
			c.Tick(half, below-pitch/2-output.TickSide/2, s.theme.text)
		}
		if i < len(l.souls) {
			s.soul(l, l.souls[i], x, below-1.9, width, half)
		}
	}
	return bottom
}

// soul writes a soul into its line; half is the x of the box that says that it
// counts half.
func (s *scoreSheet) soul(l scoreList, soul scoreSoul, x, base, width, half float64) {
	pen, font := s.pen(), s.regular.At(10)
	right := x + width
	pen.FitCentred(right-scorePrideW/2, base, scorePrideW-1, font, soul.points)
	at := right - scorePrideW
	if l.half {
		at -= output.TickSide + 1.4
		if soul.half {
			pen.FitCentred(half+output.TickSide/2, base, output.TickSide, s.bold.At(11), "×")
		}
	}
	pen.FitCentred(at-scoreD66W/2, base, scoreD66W-1, font, soul.d66)
	pen.Fit(x+0.5, base, at-scoreD66W-x-1, font, soul.name)
}

// formulaHeight is the height of the sum and the terms below a list.
func (s *scoreSheet) formulaHeight(l scoreList) float64 {
	h := scoreSum
	for _, t := range l.terms {
		h += t.height()
	}
	return h
}

func (t scoreTerm) height() float64 {
	switch {
	case t.total:
		return scoreTotalH
	case t.note != "":
		return scoreTermH + scoreNoteH
	}
	return scoreTermH
}

// formula draws what is added up below a list, a box for each number.
func (s *scoreSheet) formula(l scoreList, x, y, width float64) {
	c := s.c
	c.Field(l.title)
	right := x + width
	box := func(top, w, h, line float64) output.Rect {
		r := output.Rect{X: right - w, Y: top, W: w, H: h}
		s.box(r, l.color, line)
		return r
	}
	label := s.regular.At(10)
	line := func(r output.Rect, sign, text string, font output.Font, room float64) {
		size, ok := output.FitSize(font, text, room, font.Size, 7)
		if !ok {
			c.Fail(&output.OverflowError{Card: l.title, Field: text})
		}
		mid := r.Y + r.H/2
		c.TextRight(r.X-1.6, mid+font.Cap()/2, s.bold.At(12).In(l.color), sign)
		c.Text(x, mid+font.At(size).Cap()/2, font.At(size), text)
	}
	const sign = 5.0
	r := box(y+1.8, scoreBoxW, scoreBox, 0.3)
	line(r, "", s.text(say.ScoreSum), s.bold.At(10), width-scoreBoxW-sign)
	s.value(r, l.sum)
	y += scoreSum
	for _, t := range l.terms {
		switch {
		case t.total:
			r := box(y+2, scoreTotalW, scoreTotalBH, 0.7)
			line(r, t.sign, t.label, s.title.At(15).In(l.color), width-scoreTotalW-sign-2)
			s.value(r, t.value)
		default:
			r := box(y+1, scoreBoxW, scoreBox, 0.3)
			room := width - scoreBoxW - sign
			lead := 0.0
			if t.count { // how many, times what each is worth
				const small = 9.0
				few := output.Rect{X: x, Y: y + 1, W: small, H: scoreBox}
				s.box(few, l.color, 0.3)
				s.value(few, t.number)
				lead = small + 1.4
			}
			keep := x
			x += lead
			line(r, t.sign, t.label, label, room-lead)
			s.value(r, t.value)
			x = keep
			if t.note != "" {
				note := s.italic.In(s.soft)
				size, ok := output.FitSize(note, t.note, width, 8.5, 7)
				if !ok {
					c.Fail(&output.OverflowError{Card: l.title, Field: t.note})
				}
				c.TextRight(right, y+scoreTermH+2, note.At(size), t.note)
			}
		}
		y += t.height()
	}
}

// value writes a number into its box.
func (s *scoreSheet) value(box output.Rect, text string) {
	if text == "" {
		return
	}
	font := s.bold.At(math.Min(13, box.H*1.6))
	s.pen().FitCentred(box.X+box.W/2, box.Y+box.H/2+font.Cap()/2, box.W-1, font, text)
}

// footHeight is the height of the rule and the winner.
func (s *scoreSheet) footHeight() float64 { return 23 }

// foot draws who wins, and what does not count.
func (s *scoreSheet) foot(y float64) {
	c, free := s.c, s.free
	c.Field("foot")
	c.Line(free.X, y+2, free.Right(), y+2, output.Paint{Line: 0.5, Stroke: s.theme.text})
	rule := say.ScoreWinTwo
	if s.players == 3 {
		rule = say.ScoreWinThree
	}
	tie, half := "", say.ScoreHalfDown
	if o, err := s.opts.Find("victory.tie"); err == nil {
		tie = o.Rule(s.o.Lang)
	}
	switch s.opts.Value("rounding.half_pride") {
	case "ceil":
		half = say.ScoreHalfUp
	case "exact":
		half = say.ScoreHalfExact
	}
	const winner = 62.0
	width := free.W - winner - 6
	at := y + 4.6
	for i, text := range []string{s.text(rule, tie), s.text(say.ScoreHalfText, half), s.text(say.ScoreDestroyed)} {
		font, size := s.regular, 9.0
		if i == 0 {
			font, size = s.bold, 9.5
		}
		lines, ok := output.Measure(output.Span{Font: font, Text: text}).Break(size, width)
		if !ok {
			c.Fail(&output.OverflowError{Card: s.text(say.ScoreTitle), Field: "foot"})
		}
		leading := 1.16 * size / output.PtPerMM
		c.Lines(lines, free.X, at+font.At(size).Cap()+0.3, width, leading, output.Left)
		at += float64(len(lines))*leading + 0.8
	}
	if at > free.Bottom()+0.5 {
		c.Fail(&output.OverflowError{Card: s.text(say.ScoreTitle), Field: "foot", Need: at - y, Have: free.Bottom() - y})
	}
	label := s.bold.At(11)
	x := free.Right() - winner
	base := y + 14
	c.Icon("crown", x, base-5.6, 7, s.theme.text)
	c.Text(x+9, base, label, s.text(say.ScoreWinner))
	from := x + 9 + label.Width(s.text(say.ScoreWinner)) + 2
	s.write(output.Rect{X: from, Y: base + 0.8, W: free.Right() - from})
	s.pen().Fit(from+1, base, free.Right()-from-1, label, s.winner)
}
