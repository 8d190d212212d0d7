package purgatorypages

import (
	"slices"
	"strconv"
	"strings"

	"croix/generator/say"
	"croix/output"
)

const tickPitch = output.TickSide + 0.2

// soulCard draws the face of one soul over its frame.
type soulCard struct {
	*theme
	c    *output.Canvas
	v    *view
	lang say.Lang
	size output.Size
	at   places
	y    float64 // top of what is still free
	// portrait is nil for none.
	portrait *output.Picture
}

func (s *soulCard) color() output.Color { return s.accent[s.v.leaning] }

// head writes the d66, the name and the leaning in the band.
func (s *soulCard) head(part string) {
	accent, on := s.color(), s.color()
	if s.solid {
		on = s.gold
	}
	k := s.at.scale
	s.c.Field("d66")
	number, box := s.bold.At(sizeD66*k).In(accent), s.at.number
	s.c.TextCentred(box.X+box.W/2, s.at.mid+number.Cap()/2, number, strconv.Itoa(s.v.d66))
	if s.portrait != nil {
		hang(s.c, s.at.portrait, s.portrait, on)
	}
	s.c.Field("name")
	s.name(on)
	s.c.Field("leaning")
	note := s.v.leaningText
	if part != "" {
		note += " · " + part
	}
	font := s.italic.In(on)
	size, ok := output.FitSize(font, note, s.at.name.W, sizeNote*k, 6)
	if !ok {
		s.c.Fail(&output.OverflowError{Card: s.v.id, Field: "leaning"})
	}
	s.c.Text(s.at.name.X, s.at.noteBase, font.At(size), note)
	s.y = s.at.sinsTop
}

// name sets the name on one line, as large as it may be, or on two.
func (s *soulCard) name(on output.Color) {
	k, x, room := s.at.scale, s.at.name.X, s.at.name.W
	f := s.title.In(on)
	if size, ok := output.FitSize(f, s.v.name, room, sizeName*k, 10.5*k); ok {
		s.c.Text(x, s.at.nameBase, f.At(size), s.v.name)
		return
	}
	// Two lines are set in the text face: black letter is not for reading small.
	f = s.bold.In(on)
	// A name is broken at its hyphens only where that alone fits it in.
	for _, name := range []string{s.v.name, strings.ReplaceAll(s.v.name, "-", "-"+output.MayBreak)} {
		text := output.Measure(output.Span{Font: f, Text: name})
		for size := 9.5 * k; size >= 7; size -= 0.25 {
			if lines, ok := text.Break(size, room); ok && len(lines) <= 2 {
				leading := size / output.PtPerMM
				s.c.Lines(lines, x, s.at.name.Y+f.At(size).Cap(), room, leading, output.Left)
				return
			}
		}
	}
	s.c.Fail(&output.OverflowError{Card: s.v.id, Field: "name"})
}

// scores writes the seven sins, with what the objects change.
func (s *soulCard) scores() {
	s.c.Field("sins")
	number := s.bold.At(sizeSin * s.at.scale)
	change := s.bold.At(sizeLabel).In(s.color())
	for i, sin := range s.v.sins {
		x, score := s.at.sinX(i), strconv.Itoa(sin.value)
		if sin.change == "" {
			s.c.TextCentred(x, s.at.sinsBase, number, score)
			continue
		}
		w := number.Width(score) + 0.3 + change.Width(sin.change)
		s.c.Text(x-w/2, s.at.sinsBase, number, score)
		s.c.TextRight(x+w/2, s.at.sinsBase-number.Cap()+change.Cap(), change, sin.change)
	}
}

// numbers writes what is asked for most during play.
func (s *soulCard) numbers() {
	s.c.Field("numbers")
	number := s.bold.At(sizeStat * s.at.scale)
	for i, n := range s.v.numbers {
		x := s.at.statX(i, len(s.v.numbers)) - s.statWidth(s.at)/2 + (statIcon+statPad)*s.at.scale
		s.c.Text(x, s.at.statsBase, number, strconv.Itoa(n))
	}
	s.y = s.at.top
}

// substance draws the tick boxes of the substance. The wound begins when more
// than half is lost: the broken heart stands before the box that tells it. A
// row that is too long is cut there.
func (s *soulCard) substance() {
	s.c.Field("substance")
	n := s.v.substance
	whole := n - s.v.wounded // boxes to tick before the figure is wounded
	const heart, gap = 3.4, 0.5
	oneRow := float64(n)*tickPitch+heart+2*gap <= s.at.width+tickPitch-output.TickSide
	x, y := s.at.left, s.y
	if !oneRow {
		x += heart + gap
	}
	for i := range n {
		if i == whole {
			if oneRow {
				x += gap
			} else {
				x, y = s.at.left, y+tickPitch
			}
			s.c.Icon("broken-heart", x, y+(output.TickSide-heart)/2, heart, s.color())
			x += heart + gap
		}
		s.c.Tick(x, y, s.text)
		x += tickPitch
	}
	s.y = y + output.TickSide + 1.3*s.at.scale
	label := ""
	if slices.ContainsFunc(s.v.gear, func(g gear) bool { return g.damage != "" }) {
		label = s.lang.Text(say.PrintDamage)
	}
	s.rule(s.c, s.at, s.color(), s.y, label)
	s.y += 1.1 * s.at.scale
}
