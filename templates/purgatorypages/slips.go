package purgatorypages

import (
	"strconv"

	"croix/generator/purgatory"
	"croix/generator/say"
	"croix/generator/table"
	"croix/output"
)

// slipSize is a strip of three panels: the seal, what is written, the flap.
// Four lie on A4 and Letter, eight on A3, two on A5.
var slipSize = output.Size{W: 94, H: 3 * slipPanel}

const slipPanel = 41.8

// slip is one secret that a player writes down at set-up.
type slip struct {
	id     string
	title  string
	icon   string
	camp   purgatory.CelestialKind // whose secret it is
	fields []string                // labels of what is written on it
	rules  []string
}

// slips are the secrets of the game: Satan's Antichrist (R-025, R-313 to
// ) and the pawn of God's guardian angel.
// House rules may have another Antichrist, or none.
func (p *press) slips(c *purgatory.Catalog) []slip {
	l := p.o.Lang
	pawn := []string{l.Text(say.SlipPawn), l.Text(say.SlipD66)}
	back, when, after := say.SlipBoth, say.SlipOwnTurn, say.SlipGone
	if p.rules.Is("antichrist.reincarnation", "exclusive") {
		back = say.SlipEither
	}
	if p.rules.Is("antichrist.reveal", "any_time") {
		when = say.SlipAnyTime
	}
	if p.rules.Is("guardian.after", "destructured") {
		after = say.SlipAgain
	}
	devil := slip{id: "antichrist", title: l.Text(say.SlipDevil), icon: "horned-skull", camp: purgatory.Demon, fields: pawn, rules: []string{
		l.Text(say.SlipDevilOut, purgatory.AntichristWorth, l.Text(back, purgatory.AntichristWorth)),
		l.Text(say.SlipDevilSeen, when, purgatory.MaxSin, purgatory.AntichristWorth),
		l.Text(say.SlipDevilShow),
	}}
	angel := slip{id: "guardian", title: l.Text(say.SlipGuardian), icon: "hand-of-god", camp: purgatory.Angel, fields: pawn, rules: []string{
		l.Text(say.SlipAngelOut),
		l.Text(say.SlipAngelShow, after),
	}}
	if g := c.Guardian(); g != nil && g.Icon != "" {
		angel.icon = g.Icon
	}
	switch p.rules.Value("antichrist.identity") {
	case "off":
		return []slip{angel}
	case "demon":
		devil.fields = []string{l.Text(say.SlipDemon)}
	}
	return []slip{devil, angel}
}

// Slips lays out the secret slips under the house rules of a group on one sheet, both kinds in turn: folded
// twice, a slip shows nothing but its seal.
func Slips(c *purgatory.Catalog, opts purgatory.Options, o Options) (*output.Document, Report, error) {
	var r Report
	o.Back = output.BackNone
	p, err := newPress(o)
	if err != nil {
		return nil, r, err
	}
	p.rules = opts
	g, err := output.NewGrid(o.Paper, slipSize, o.Back, o.Margin)
	if err != nil {
		return nil, r, p.tooSmall(say.SlipTitle, slipSize, p.imposition(&output.Document{}).Free(o.Paper.Size))
	}
	kinds := keep(p.slips(c), o, func(s slip) string { return s.id })
	doc := p.document(say.SlipTitle, say.SlipSubject)
	set := output.CardSet{
		Size:  slipSize,
		Len:   max(1, g.PerSheet()/len(kinds)) * len(kinds), // whole sets, on one sheet if it holds one
		Front: func(i int) (*output.Drawing, error) { d, err := p.slip(kinds[i%len(kinds)]); return d, tell(err) },
	}
	err = p.impose(doc, set, &r, func(i int) string { return kinds[i%len(kinds)].id }, nil)
	return doc, r, err
}

// slip draws the three panels of one slip, from the top: the seal, which is
// folded behind and stays in sight; what is written; the flap that is folded
// up over it, patterned so that nothing shows through.
func (p *press) slip(s slip) (*output.Drawing, error) {
	c := p.stock.NewCanvas("slip "+s.id, slipSize)
	color := p.campColor(s.camp)
	for i := range 3 {
		box := output.Rect{Y: float64(i) * slipPanel, W: slipSize.W, H: slipPanel}
		switch i {
		case 0:
			p.slipSeal(c, s, box, color)
		case 1:
			p.slipText(c, s, box, color)
		case 2:
			p.slipFlap(c, box, color)
		}
	}
	// A hinge is drawn as on fold-over cards, unlike a cut line at a glance.
	for i, hint := range []say.Key{say.SlipFoldBack, say.SlipFoldUp} {
		y := float64(i+1) * slipPanel
		c.Add(output.Mark{Kind: output.KindLine, Role: output.RoleFold, Box: output.Rect{Y: y, W: slipSize.W},
			Paint: output.Paint{Line: 0.25, Stroke: output.Black, Dash: 0.6}})
		f := p.italic.At(7).In(p.soft)
		text := p.o.Lang.Text(hint)
		at := y - 1.4 // each hint stands on the panel that is folded
		if i == 1 {
			at = y + 1.4 + f.Cap()
			w := f.Width(text) + 2
			c.Rect(output.Rect{X: (slipSize.W - w) / 2, Y: y + 0.5, W: w, H: f.Cap() + 2}, 0.8, output.Paint{Filled: true, Fill: output.White})
		}
		c.Field("folds")
		c.TextCentred(slipSize.W/2, at, f, text)
	}
	return c.Drawing()
}

// slipSeal is a seal with the shape and letter of the camp, and whose it is.
func (p *press) slipSeal(c *output.Canvas, s slip, box output.Rect, color output.Color) {
	c.Field("seal")
	paint, on := p.plate(color)
	ring := output.Paint{Line: 0.4, Stroke: on}
	x, y, r := box.W/2, box.Y+16.5, 13.0
	// Two flourishes hold the seal: rules with a lozenge.
	for _, side := range []float64{-1, 1} {
		line := output.Paint{Line: 0.3, Stroke: color}
		c.Line(x+side*(r+3), y, x+side*(box.W/2-8), y, line)
		c.Line(x+side*(r+6), y-1.2, x+side*(box.W/2-12), y-1.2, line)
		c.Line(x+side*(r+6), y+1.2, x+side*(box.W/2-12), y+1.2, line)
		end := x + side*(box.W/2-8)
		c.Polygon(output.Paint{Filled: true, Fill: color}, end, y-1.3, end+1.3, y, end, y+1.3, end-1.3, y)
	}
	c.Polygon(paint, sun(x, y, r)...)
	c.Circle(x, y, r*0.76, ring)
	c.Circle(x, y, r*0.70, output.Paint{Line: 0.2, Stroke: on})
	// The shape of the camp in the seal, with its letter.
	letter, key := p.bold.At(25).In(color), say.SheetLetterSatan
	shape := output.Paint{Filled: true, Fill: on}
	if !p.solid {
		shape, letter = output.Paint{Line: 0.5, Stroke: color, Filled: true, Fill: output.White}, letter.In(color)
	}
	drop := -1.0
	k := r * 0.62
	if s.camp == purgatory.Angel {
		key, drop = say.SheetLetterGod, 0
		c.Polygon(shape, sun(x, y, k)...)
	} else {
		c.Polygon(shape, x-k*0.95, y-k*0.62, x+k*0.95, y-k*0.62, x, y+k*1.02)
		letter = letter.At(17)
	}
	c.TextCentred(x, y+letter.Cap()/2+drop, letter, p.o.Lang.Text(key))
	whose := say.SlipSatan
	if s.camp == purgatory.Angel {
		whose = say.SlipGod
	}
	c.TextCentred(x, y+r+5.2, p.title.At(14).In(color), p.o.Lang.Text(say.SlipFor, whose))
}

// slipText is what is written, and the rule.
func (p *press) slipText(c *output.Canvas, s slip, box output.Rect, color output.Color) {
	const pad, icon = 4.0, 9.0
	left, width := box.X+pad, box.W-2*pad
	c.Field("title")
	c.Icon(s.icon, left, box.Y+2.6, icon, color)
	title := p.title.In(color)
	size, ok := output.FitSize(title, s.title, width-icon-2, 19, 12)
	if !ok {
		c.Fail(&output.OverflowError{Card: s.id, Field: "title"})
	}
	c.Text(left+icon+2, box.Y+2.6+icon/2+title.At(size).Cap()/2, title.At(size), s.title)
	// Two fields, high enough for a pencil, ruled below.
	c.Field("fields")
	y := box.Y + 20.2
	label := p.regular.At(9).In(p.soft)
	line := output.Paint{Line: 0.35, Stroke: p.text}
	x := left
	for i, text := range s.fields {
		end := left + width*0.44
		if i == len(s.fields)-1 {
			end = left + width
		}
		c.Text(x, y, label, text)
		c.Line(x+label.Width(text)+1.5, y+0.7, end, y+0.7, line)
		x = end + 3
	}
	c.Field("rule")
	top := y + 3.6
	room := box.Bottom() - 1.6 - top
	for size := 9.5; ; size -= 0.25 {
		leading := 1.08 * size / output.PtPerMM
		var lines []output.Line
		fits := true
		for _, r := range s.rules {
			more, ok := output.Measure(output.Span{Font: p.regular, Text: r}).Break(size, width)
			fits = fits && ok
			lines = append(lines, more...)
		}
		if need := float64(len(lines)) * leading; fits && need <= room {
			c.Lines(lines, left, top+0.8*leading, width, leading, output.Left)
			return
		} else if size <= 7 {
			c.Fail(&output.OverflowError{Card: s.id, Field: "rule", Need: need, Have: room})
			return
		}
	}
}

// slipFlap is a lattice dense enough to hide pencil under one layer of paper.
func (p *press) slipFlap(c *output.Canvas, box output.Rect, color output.Color) {
	const step = 1.5
	soft := mix(output.White, color, 0.55)
	line := output.Paint{Line: 0.3, Stroke: soft}
	c.Field("flap")
	area := box.Inset(2)
	area.Y += 4.2 // free beside the hint
	area.H -= 4.2
	for k := -area.H; k < area.W; k += step {
		// From the top edge down to the right, and its mirror image.
		x0, x1 := max(0, k), min(area.W, k+area.H)
		c.Line(area.X+x0, area.Y+x0-k, area.X+x1, area.Y+x1-k, line)
		c.Line(area.Right()-x0, area.Y+x0-k, area.Right()-x1, area.Y+x1-k, line)
	}
	// Odd figures all over: whatever shows through is lost among them.
	f := p.bold.At(11).In(mix(output.White, color, 0.75))
	figures, n := table.Results(), 0
	for y := area.Y + 4; y < area.Bottom(); y += 5.2 {
		for x := area.X + 2; x+f.Width("66") < area.Right()-1.5; x += 6.4 {
			n = (13*n + 5) % len(figures) // all of them in turn, in no order
			c.Text(x, y, f, strconv.Itoa(figures[n]))
		}
	}
}
