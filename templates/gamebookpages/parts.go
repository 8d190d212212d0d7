package gamebookpages

import (
	"fmt"
	"math"
	"strconv"
	"strings"

	"croix/generator/gamebook"
	"croix/generator/say"
	"croix/output"
	"croix/tracker/gamebookplay"
)

// Measures of the sheet, millimetres.
const (
	gap      = 2.2  // between parts
	bandHigh = 6.2  // of the head of a part
	rowHigh  = 9.4  // of a row of cells for successive values
	cellWide = 9.6  // of a cell, about
	lineHigh = 6.4  // of a line to write on
	foeHigh  = 29.5 // of an encounter box, at least
	foeMost  = 36.0
	lines    = 12 // of equipment

	tightLine = 4.8 // the least height of a line that is printed on
)

// sheet draws the adventure sheet, with the encounters below where there is
// room.
func (p *painter) sheet(h *Filled, encounters bool) error {
	y := p.head(p.Say(say.GamebookSheet), p.Say(say.GamebookHeroName), h.Name)
	for _, s := range []gamebook.Stat{gamebook.Skill, gamebook.Stamina, gamebook.Luck, gamebook.Faith} {
		y = p.stat(h, s, y) + gap
	}
	y = p.purse(h, y) + gap
	bottom := p.Free.Bottom() - p.foot(h)
	if !encounters {
		y = p.equipment(h, output.Rect{X: p.Free.X, Y: y, W: p.Free.W, H: bandHigh + lines/2*lineHigh}) + gap
		p.notes(h, output.Rect{X: p.Free.X, Y: y, W: p.Free.W, H: bottom - y})
		return nil
	}
	// The encounters take what height they need, the equipment and notes the
	// rest.
	need := bandHigh + 1.4 + 4*(foeHigh+1.4)
	rest := bottom - y - need - gap
	col := (p.Free.W - 4) / 2
	end := p.equipment(h, output.Rect{X: p.Free.X, Y: y, W: col, H: rest})
	p.notes(h, output.Rect{X: p.Free.X + col + 4, Y: y, W: col, H: end - y})
	p.Free.H = bottom - p.Free.Y
	return p.encounters(end+gap, h.Foes)
}

// stat is a number with an initial total and a row of cells for what it becomes.
func (p *painter) stat(h *Filled, s gamebook.Stat, y float64) float64 {
	c := p.C
	name := s.Name(p.O.Lang)
	c.Field(name)
	accent := p.accent(s)
	rows := 1
	if s == gamebook.Stamina {
		rows = 2
	}
	high := float64(rows) * rowHigh
	label := math.Min(36, p.Free.W*0.24)
	paint, on := p.Plate(accent)
	c.Rect(output.Rect{X: p.Free.X, Y: y, W: label, H: high}, 1.2, paint)
	c.Icon(statIcon(s), p.Free.X+1.2, y+high/2-3, 6, on)
	font := p.Title.At(12).In(on)
	p.Fit(p.Free.X+8.4, y+high/2+font.Cap()/2, label-9.4, font, name)
	x := p.Free.X + label + 1.4
	small := p.Regular.At(7).In(p.Soft)
	first := output.Rect{X: x, Y: y, W: 15, H: high}
	if s.Capped() {
		p.Box(first, accent, 0.6)
		c.TextCentred(first.X+first.W/2, y+2.8, small, p.Say(say.GamebookInitial))
		below := first
		below.Y, below.H = y+2.4, high-2.4
		p.FitBox(below, p.Bold.At(14), h.number(h.Initial.Of(s)))
		x += first.W + 1.4
	}
	n := int((p.Free.Right() - x) / cellWide)
	w := (p.Free.Right() - x) / float64(n)
	for r := range rows {
		for i := range n {
			cell := output.Rect{X: x + float64(i)*w, Y: y + float64(r)*rowHigh, W: w - 0.6, H: rowHigh - 0.6}
			p.Box(cell, p.Soft, 0.25)
			if r == 0 && i == 0 {
				p.FitBox(cell, p.Bold.At(13), h.number(h.Now.Of(s)))
			}
		}
	}
	return y + high
}

// purse is the gold and the meals.
func (p *painter) purse(h *Filled, y float64) float64 {
	c := p.C
	half := (p.Free.W - 3) / 2
	c.Field(gamebook.Gold.Name(p.O.Lang))
	p.band(output.Rect{X: p.Free.X, Y: y, W: half, H: bandHigh}, statIcon(gamebook.Gold), gamebook.Gold.Name(p.O.Lang), p.accent(gamebook.Gold))
	top := y + bandHigh + 1
	n := int(half / cellWide)
	for i := range n {
		cell := output.Rect{X: p.Free.X + float64(i)*half/float64(n), Y: top, W: half/float64(n) - 0.6, H: 2*output.TickSide + 1}
		p.Box(cell, p.Soft, 0.25)
		if i == 0 {
			p.FitBox(cell, p.Bold.At(13), h.number(h.Now.Gold))
		}
	}
	x := p.Free.X + half + 3
	c.Field(gamebook.Meals.Name(p.O.Lang))
	p.band(output.Rect{X: x, Y: y, W: half, H: bandHigh}, statIcon(gamebook.Meals), gamebook.Meals.Name(p.O.Lang), p.accent(gamebook.Meals))
	_, on := p.Plate(p.accent(gamebook.Meals))
	count := p.Bold.At(11).In(on)
	c.TextRight(x+half-1.6, y+bandHigh/2+count.Cap()/2, count, h.number(h.Now.Meals))
	// As many boxes are printed firmly as there are meals, five at first; ten
	// more are for those found later.
	have := 5
	if h.number(0) != "" {
		have = h.Now.Meals
	}
	const mealBoxes = 15
	per := int((half + 1) / (output.TickSide + 1))
	for i := range max(mealBoxes, min(have, 2*per)) {
		tx, ty := x+float64(i%per)*(output.TickSide+1), top+float64(i/per)*(output.TickSide+1)
		color := p.Text
		if i >= have {
			color = mixSoft(p)
		}
		c.Tick(tx, ty, color)
	}
	return top + 2*output.TickSide + 1
}

// mixSoft is the colour of a tick box that waits for a meal to be found.
func mixSoft(p *painter) output.Color { return p.Accent(output.Color{R: 0xa8, G: 0x9c, B: 0x90}) }

// equipment is the lines of the equipment in two columns, 12 or, where there is
// more of it, as many as the room holds; the last then tells how many are left
// out.
func (p *painter) equipment(h *Filled, at output.Rect) float64 {
	const columns = 2
	p.C.Field("equipment")
	p.band(output.Rect{X: at.X, Y: at.Y, W: at.W, H: bandHigh}, "knapsack", p.Say(say.GamebookEquipment), p.accent(gamebook.Faith))
	y := at.Y + bandHigh
	rows := lines / columns
	if len(h.Equipment) > lines {
		rows = max(rows, min((len(h.Equipment)+1)/columns, int((at.H-bandHigh)/tightLine)))
	}
	pitch := (at.H - bandHigh) / float64(rows)
	w := (at.W - 3) / columns
	for i := range rows * columns {
		x, base := at.X+float64(i/rows)*(w+3), y+float64(i%rows+1)*pitch
		p.Write(x, base, w)
		text := ""
		switch left := len(h.Equipment) - i; {
		case i == rows*columns-1 && left > 1:
			text = p.Say(say.GamebookMoreItems, left)
		case left > 0:
			text = say.Capital(gamebook.ItemName(h.Equipment[i], p.O.Lang))
		}
		p.cut(x+0.6, base-1.2, w-1, p.Regular.At(math.Min(10, pitch*1.7)), text)
	}
	return at.Y + at.H
}

// cut writes a text of a player that ends with an ellipsis where there is no
// room for all of it even in small type.
func (p *painter) cut(x, y, w float64, font output.Font, text string) {
	if size, ok := output.FitSize(font, text, w, font.Size, 7); ok {
		p.C.Text(x, y, font.At(size), text)
		return
	}
	font = font.At(7)
	r := []rune(text)
	for len(r) > 1 && font.Width(string(r)+"…") > w {
		r = r[:len(r)-1]
	}
	p.C.Text(x, y, font, string(r)+"…")
}

// notes is lines to write on.
func (p *painter) notes(h *Filled, at output.Rect) {
	p.C.Field("notes")
	p.band(output.Rect{X: at.X, Y: at.Y, W: at.W, H: bandHigh}, "white-book", p.Say(say.GamebookNotes), p.accent(gamebook.Faith))
	n := max(1, int((at.H-bandHigh)/lineHigh+0.35))
	pitch := (at.H - bandHigh) / float64(n)
	for i := range n {
		base := at.Y + bandHigh + float64(i+1)*pitch
		p.Write(at.X, base, at.W)
		if i < len(h.Notes) {
			text := h.Notes[i]
			if left := len(h.Notes) - i; i == n-1 && left > 1 {
				text = p.Say(say.GamebookMoreItems, left)
			}
			p.cut(at.X+0.6, base-1.2, at.W-1, p.Regular.At(9), text)
		}
	}
}

// foot tells how the hero was made, and gives the height it takes.
func (p *painter) foot(h *Filled) float64 {
	if h.Dice == nil {
		return 0
	}
	p.C.Field("foot")
	text := p.Say(say.GamebookDice, strings.Trim(fmt.Sprint(h.Dice), "[]"))
	if h.Seed != nil {
		text = p.Say(say.GamebookDiceSeed, strings.Trim(fmt.Sprint(h.Dice), "[]"), strconv.FormatUint(*h.Seed, 10))
	}
	p.Fit(p.Free.X, p.Free.Bottom()-0.8, p.Free.W, p.Italic.At(8).In(p.Soft), text)
	return 4.2
}

// encounters is the encounter boxes, three columns of four on a large page, two
// of six on a small one.
func (p *painter) encounters(y float64, foes []gamebookplay.Foe) error {
	c := p.C
	c.Field("encounters")
	p.band(output.Rect{X: p.Free.X, Y: y, W: p.Free.W, H: bandHigh}, "horned-skull", p.Say(say.GamebookEncounters), p.accent(gamebook.Stamina))
	y += bandHigh + 1.4
	cols, rows := 3, 4
	if p.Free.W < wide {
		cols, rows = 2, 6
	}
	const line = 0.4 // the outline stays within the margins
	w := (p.Free.W - line - float64(cols-1)*2) / float64(cols)
	high := math.Min(foeMost, (p.Free.Bottom()-y+1.4)/float64(rows)-1.4)
	if high < foeHigh-2.5 {
		c.Fail(&output.OverflowError{Card: p.Say(say.GamebookSheet), Field: "encounters", Need: foeHigh, Have: high})
	}
	for i := range rows * cols {
		var foe *gamebookplay.Foe
		if i < len(foes) {
			foe = &foes[i]
		}
		p.foe(output.Rect{X: p.Free.X + line/2 + float64(i%cols)*(w+2), Y: y + float64(i/cols)*(high+1.4), W: w, H: high}, foe)
	}
	return nil
}

// foe is an encounter box: a name, Skill and Stamina, cells to cross the Stamina
// off, room for the special instructions. It is filled in for an enemy of a
// fight, the Stamina that it lost crossed off.
func (p *painter) foe(at output.Rect, foe *gamebookplay.Foe) {
	c := p.C
	accent := p.accent(gamebook.Stamina)
	c.Rect(at, 1.2, output.Paint{Filled: true, Fill: output.White, Line: 0.35, Stroke: accent})
	small := p.Regular.At(7.5).In(p.Soft)
	const pad, boxWide, boxHigh, labels = 1.0, 9.0, 6.2, 4.6
	right := at.Right() - pad
	for _, s := range []gamebook.Stat{gamebook.Stamina, gamebook.Skill} {
		right -= boxWide
		box := output.Rect{X: right, Y: at.Y + pad, W: boxWide, H: boxHigh}
		p.Box(box, p.accent(s), 0.35)
		if foe != nil {
			n := foe.Skill
			if s == gamebook.Stamina {
				n = foe.Stamina
			}
			p.FitBox(box, p.Bold.At(12), strconv.Itoa(n))
		}
		right -= labels
		c.Icon(statIcon(s), right+0.4, at.Y+pad+1.2, 3.8, p.accent(s))
	}
	p.Write(at.X+pad, at.Y+pad+boxHigh, right-at.X-pad-1.4)
	c.Text(at.X+pad, at.Y+3.2, small, p.Say(say.GamebookEnemyName))
	// Crossing off is quicker than rubbing out: a cell for each point.
	top := at.Y + pad + boxHigh + 1.3
	per := int((at.W - 2*pad) / output.TickSide)
	x := at.X + (at.W-float64(per)*output.TickSide)/2
	cells, lost := 24, 0
	if foe != nil {
		p.cut(at.X+pad, at.Y+pad+boxHigh-0.8, right-at.X-pad-1.4, p.Bold.At(8.5), foe.Name)
		cells, lost = min(cells, foe.Stamina), foe.Stamina-foe.Now
	}
	for i := range cells {
		tx, ty := x+float64(i%per)*output.TickSide, top+float64(i/per)*output.TickSide
		c.Tick(tx, ty, p.Text)
		if i < lost {
			pen := output.Paint{Line: 0.6, Stroke: p.Text}
			c.Line(tx+1, ty+1, tx+output.TickSide-1, ty+output.TickSide-1, pen)
			c.Line(tx+1, ty+output.TickSide-1, tx+output.TickSide-1, ty+1, pen)
		}
	}
	y := top + float64((24+per-1)/per)*output.TickSide
	n := max(1, int((at.Bottom()-y-0.6)/5.2))
	pitch := (at.Bottom() - 1.4 - y) / float64(n)
	for i := range n {
		p.Write(at.X+pad, y+float64(i+1)*pitch, at.W-2*pad)
	}
	c.Text(at.X+pad, y+2.9, small, p.Say(say.GamebookSpecial))
	if foe != nil {
		label := small.Width(p.Say(say.GamebookSpecial)) + 1.5
		p.cut(at.X+pad+label, y+pitch-0.8, at.W-2*pad-label, p.Regular.At(7.5), fightNotes(foe.Enemy, p.O.Lang))
	}
}
