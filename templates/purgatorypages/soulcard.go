package purgatorypages

import (
	"strconv"

	"croix/generator/purgatory"
	"croix/generator/say"
	"croix/output"
)

// safe is the distance from the trim within which nothing that matters
// stands, millimetres.
const safe = 3.0

// Heights of the parts of a card of 63 x 88 mm, millimetres; other sizes
// scale them.
const (
	headHeight = 12.0 // the band with the name
	sinsHeight = 12.2
	statHeight = 8.6
	tickPitch  = output.TickSide + 0.2
)

// soulCard draws the face of one soul.
type soulCard struct {
	*theme
	c     *output.Canvas
	v     *view
	lang  say.Lang
	size  output.Size
	scale float64 // 1 on 63 x 88 mm
	left  float64
	width float64 // between the safe margins
	y     float64 // top of what is still free
}

func (s *soulCard) color() output.Color { return s.accent[s.v.leaning] }

// ground is the card's own colour, past the trim so that a cut a little off
// shows no white.
func (s *soulCard) paintGround() {
	if s.solid {
		s.c.Rect(output.Rect{W: s.size.W, H: s.size.H}.Inset(-output.Bleed), 0, output.Paint{Filled: true, Fill: s.ground})
	}
}

// head draws the band with the d66, the name and the leaning.
func (s *soulCard) head(part string) {
	h := headHeight * s.scale
	accent := s.color()
	_, on := s.plate(accent)
	if s.solid {
		s.c.Rect(output.Rect{X: -output.Bleed, Y: -output.Bleed, W: s.size.W + 2*output.Bleed, H: h + output.Bleed}, 0,
			output.Paint{Filled: true, Fill: accent})
	}
	s.frieze(h)

	s.c.Field("d66")
	side := 8.2 * s.scale
	mid := (safe + h) / 2
	box := output.Rect{X: s.left, Y: mid - side/2, W: side + 1.4*s.scale, H: side}
	number, paint := s.title.At(17*s.scale).In(accent), output.Paint{Filled: true, Fill: on}
	if !s.solid {
		paint = output.Paint{Filled: true, Fill: output.White, Line: 0.35, Stroke: accent}
	}
	s.c.Rect(box, 1.3*s.scale, paint)
	s.c.TextCentred(box.X+box.W/2, mid+number.Cap()/2, number, strconv.Itoa(s.v.d66))

	s.c.Field("leaning")
	emblem := 8.6 * s.scale
	s.emblem(s.left+s.width-emblem/2, mid, emblem/2, on, accent)

	s.c.Field("name")
	x := box.Right() + 2*s.scale
	room := s.left + s.width - emblem - 1.6*s.scale - x
	sub := s.italic.At(7.5 * s.scale).In(on)
	s.name(x, mid-0.4*s.scale, room, on)
	s.c.Field("leaning")
	note := s.v.leaningText
	if part != "" {
		note += " · " + part
	}
	s.c.Text(x, mid+3.6*s.scale, sub, note)
	s.y = h + 1.6*s.scale
}

// name sets the name on one line, as large as it may be, or on two.
func (s *soulCard) name(x, baseline, room float64, on output.Color) {
	f := s.title.In(on)
	if size, ok := output.FitSize(f, s.v.name, room, 16*s.scale, 10.5*s.scale); ok {
		s.c.Text(x, baseline, f.At(size), s.v.name)
		return
	}
	for size := 10.5 * s.scale; size >= 7; size -= 0.5 {
		lines, ok := output.Break([]output.Span{{Font: f.At(size), Text: s.v.name}}, room)
		if ok && len(lines) <= 2 {
			leading := 0.92 * size / output.PtPerMM
			top := baseline - float64(len(lines)-1)*leading
			s.c.Lines(lines, x, top+0.5, room, leading, output.Left)
			return
		}
	}
	s.c.Fail(&output.OverflowError{Card: s.v.id, Field: "name"})
}

// frieze is the lower edge of the band: a pattern for each leaning, so that a
// grey print tells them apart as well.
func (s *soulCard) frieze(y float64) {
	const step, amp = 2.1, 1.05
	accent := s.color()
	paint := output.Paint{Filled: true, Fill: accent}
	if !s.solid {
		paint = output.Paint{Line: 0.3, Stroke: accent}
	}
	n := int((s.size.W + 2*output.Bleed) / step)
	x0 := s.size.W/2 - float64(n)/2*step
	var xy []float64
	switch s.v.leaning {
	default: // straight edge
		s.c.Line(-output.Bleed, y+0.55, s.size.W+output.Bleed, y+0.55, output.Paint{Line: 0.35, Stroke: accent, Dash: 0.9})
		return
	case purgatory.Christian: // crenels
		for i := range n {
			x := x0 + float64(i)*step
			xy = append(xy, x, y+amp*0.8, x+step/2, y+amp*0.8, x+step/2, y, x+step, y)
		}
	case purgatory.Humanist: // scallops, as steps of a low wave
		for i := range n {
			x := x0 + float64(i)*step
			for k := range 7 {
				t := float64(k) / 6
				xy = append(xy, x+t*step, y+4*amp*0.8*t*(1-t))
			}
		}
	case purgatory.Satanist: // teeth
		for i := range n {
			x := x0 + float64(i)*step
			xy = append(xy, x, y, x+step/2, y+amp*1.15)
		}
		xy = append(xy, x0+float64(n)*step, y)
	}
	first, last := xy[0], xy[len(xy)-2]
	xy = append([]float64{first, y - 0.05}, append(xy, last, y-0.05)...)
	s.c.Polygon(paint, xy...)
}

// emblem is the shape and letter of the leaning.
func (s *soulCard) emblem(x, y, r float64, on, accent output.Color) {
	paint := output.Paint{Filled: true, Fill: on}
	if !s.solid {
		paint = output.Paint{Filled: true, Fill: output.White, Line: 0.4, Stroke: accent}
	}
	letter, size, drop := s.v.letter, 14*s.scale, 0.0
	switch s.v.leaning {
	case purgatory.Christian: // a shield
		s.c.Path(shield(x, y, r), paint)
		drop = -0.25 * s.scale
	case purgatory.Humanist:
		s.c.Circle(x, y, r*0.95, paint)
	case purgatory.Satanist: // a triangle on its point
		s.c.Polygon(paint, x-r*1.08, y-r*0.85, x+r*1.08, y-r*0.85, x, y+r*1.05)
		drop = -0.85 * s.scale
		size = 11 * s.scale
	default: // a lozenge
		s.c.Polygon(paint, x, y-r*1.08, x+r*1.02, y, x, y+r*1.08, x-r*1.02, y)
		size = 12 * s.scale
	}
	f := s.bold.At(size).In(accent)
	s.c.TextCentred(x, y+f.Cap()/2+drop, f, letter)
}

// sins draws the seven sins: icon, score with the items' changes in it, name.
func (s *soulCard) sins() {
	s.c.Field("sins")
	col := s.width / 7
	side := 5.2 * s.scale
	number := s.bold.At(13.5 * s.scale)
	label := s.regular.At(7).In(s.soft)
	change := s.bold.At(7).In(s.color())
	for i := range s.v.sins {
		sin := &s.v.sins[i]
		x := s.left + (float64(i)+0.5)*col
		s.c.Icon(sin.icon, x-side/2, s.y, side, s.color())
		base := s.y + side + 1 + number.Cap()
		score := strconv.Itoa(sin.value)
		if sin.change == "" {
			s.c.TextCentred(x, base, number, score)
		} else {
			w := number.Width(score) + 0.3 + change.Width(sin.change)
			s.c.Text(x-w/2, base, number, score)
			s.c.TextRight(x+w/2, base, change, sin.change)
		}
		s.c.TextCentred(x, base+2.5, label, sin.label)
	}
	s.y += sinsHeight * s.scale
}

// rule is a thin line with a lozenge: the joint between the parts.
func (s *soulCard) rule() {
	mid, r := s.left+s.width/2, 0.75
	line := output.Paint{Line: 0.18, Stroke: s.soft}
	s.c.Line(s.left, s.y, mid-2*r, s.y, line)
	s.c.Line(mid+2*r, s.y, s.left+s.width, s.y, line)
	s.c.Polygon(output.Paint{Filled: true, Fill: s.color()}, mid, s.y-r, mid+r, s.y, mid, s.y+r, mid-r, s.y)
	s.y += 1.3 * s.scale
}

// stats draws what is asked for most during play, each with its icon and, in
// small, its name.
func (s *soulCard) stats() {
	col := s.width / float64(len(s.v.stats))
	number := s.bold.At(17 * s.scale)
	label := s.regular.At(7).In(s.soft)
	icon := 4.8 * s.scale
	base := s.y + number.Cap() + 0.9
	for i, st := range s.v.stats {
		s.c.Field(st.label)
		x := s.left + (float64(i)+0.5)*col
		w := icon + 0.7 + number.Width(st.value)
		s.c.Icon(st.icon, x-w/2, base-number.Cap()/2-icon/2, icon, s.color())
		s.c.TextRight(x+w/2, base, number, st.value)
		s.c.TextCentred(x, base+2.8, label, st.label)
	}
	s.y += statHeight * s.scale
}

// substance draws the tick boxes of the substance. The wound begins when more
// than half is lost: the broken heart stands before the box that tells it. A
// row that is too long is cut there.
func (s *soulCard) substance() {
	s.c.Field("substance")
	n := s.v.substance
	whole := n - s.v.wounded // boxes to tick before the figure is wounded
	const heart, gap = 3.4, 0.5
	oneRow := float64(n)*tickPitch+heart+2*gap <= s.width+tickPitch-output.TickSide
	x, y := s.left, s.y
	if !oneRow {
		x += heart + gap
	}
	for i := range n {
		if i == whole {
			if oneRow {
				x += gap
			} else {
				x, y = s.left, y+tickPitch
			}
			s.c.Icon("broken-heart", x, y+(output.TickSide-heart)/2, heart, s.color())
			x += heart + gap
		}
		s.c.Tick(x, y, s.text)
		x += tickPitch
	}
	s.y = y + output.TickSide + 1.4*s.scale
}
