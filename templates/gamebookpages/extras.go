package gamebookpages

import (
	"fmt"
	"math"
	"strconv"
	"strings"

	"croix/generator/gamebook"
	"croix/generator/say"
	"croix/output"
	"croix/templates/pages"
)

// Cards lays out enemy cards, those of a bestiary or a sheet of blank ones: a
// name, Skill and Stamina, cells to cross the Stamina off, what the paragraph
// says of the fight.
func Cards(bestiary []gamebook.Enemy, rules gamebook.Options, o pages.Options) (*output.Document, pages.Report, error) {
	var r pages.Report
	press, err := pages.NewPress(o)
	if err != nil {
		return nil, r, err
	}
	p := &painter{Pen: pages.Pen{Press: press}, rules: rules}
	doc := press.Document(say.GamebookCards, say.GamebookSubject)
	grid, err := output.NewGrid(o.Paper, o.Card.Size, output.BackNone, o.Margin)
	if err != nil {
		return nil, r, pages.Tell(err)
	}
	blank, err := p.card(nil)
	if err != nil {
		return nil, r, pages.Tell(err)
	}
	set := output.CardSet{Size: o.Card.Size, Len: grid.PerSheet(), Front: func(int) (*output.Drawing, error) { return blank, nil }}
	if len(bestiary) > 0 {
		set.Len = len(bestiary)
		set.Front = func(i int) (*output.Drawing, error) {
			d, err := p.card(&bestiary[i])
			return d, pages.Tell(err)
		}
	}
	err = press.Impose(doc, set, &r, func(i int) string { return strconv.Itoa(i + 1) }, nil)
	return doc, r, err
}

// blankCells is how many cells a box has for the Stamina of an enemy that is not
// known.
const blankCells = 24

// card draws an enemy card; a blank one for nil.
func (p *painter) card(e *gamebook.Enemy) (*output.Drawing, error) {
	name, value, notes, cells := p.Say(say.GamebookEnemyName), map[gamebook.Stat]string{}, "", blankCells
	if e != nil {
		name, notes, cells = e.Name, fightNotes(*e, p.O.Lang), e.Stamina
		value = map[gamebook.Stat]string{gamebook.Skill: strconv.Itoa(e.Skill), gamebook.Stamina: strconv.Itoa(e.Stamina)}
	}
	size := p.O.Card.Size
	c := p.Stock.NewForm(name, size, output.Bleed)
	free := output.Rect{W: size.W, H: size.H}.Inset(3)
	one := *p
	p = &one
	p.C, p.Free = c, free
	c.Field("card")
	p.band(output.Rect{X: free.X, Y: free.Y, W: free.W, H: bandHigh}, "horned-skull", name, p.accent(gamebook.Stamina))
	y := free.Y + bandHigh + 2.4
	if e == nil {
		y += 5.6
		p.Write(free.X, y, free.W)
		y += 2.4
	}
	half := (free.W - 2) / 2
	for i, s := range []gamebook.Stat{gamebook.Skill, gamebook.Stamina} {
		x := free.X + float64(i)*(half+2)
		c.Icon(statIcon(s), x, y+2, 5, p.accent(s))
		p.Fit(x+5.4, y+5.4, half-5.4-9.6, p.Regular.At(7.5), s.Name(p.O.Lang))
		at := output.Rect{X: x + half - 9.4, Y: y, W: 9.4, H: 9}
		p.Box(at, p.accent(s), 0.5)
		p.FitBox(at, p.Bold.At(14), value[s])
	}
	y += 11
	// Rows of eight with room between them; a giant has them close together.
	step, per := output.TickSide+1, 8
	if cells > 2*blankCells {
		step, per = output.TickSide, int(free.W/output.TickSide)
	}
	x := free.X + (free.W-float64(per)*step+step-output.TickSide)/2
	for i := range cells {
		c.Tick(x+float64(i%per)*step, y+float64(i/per)*step, p.Text)
	}
	y += float64((cells+per-1)/per)*step + 1
	c.Text(free.X, y+2.6, p.Regular.At(8).In(p.Soft), p.Say(say.GamebookSpecial))
	for base := y + 7.4; base <= free.Bottom()+0.1; base += 6.2 {
		p.Write(free.X, base, free.W)
		line, rest := p.take(notes, free.W-1)
		p.Fit(free.X+0.6, base-1.2, free.W-1, p.Regular.At(9), line)
		notes = rest
	}
	if notes != "" {
		c.Fail(&output.OverflowError{Card: name, Field: p.Say(say.GamebookSpecial), Need: 6.2})
	}
	return c.Drawing()
}

// take is the words of a text that fit a line, and the rest.
func (p *painter) take(text string, width float64) (line, rest string) {
	words := strings.Fields(text)
	n := len(words)
	for n > 1 && p.Regular.At(9).Width(strings.Join(words[:n], " ")) > width {
		n--
	}
	return strings.Join(words[:n], " "), strings.Join(words[n:], " ")
}

// Size of a tick strip, millimetres.
const (
	stripWide = 190.0
	stripHigh = 12.0
	stripName = 33.0
)

// Strips lays out tick strips: 24 cells of Stamina, 12 of Luck and of Skill, to
// cross off from the right instead of rubbing out.
func Strips(rules gamebook.Options, o pages.Options) (*output.Document, pages.Report, error) {
	return lay(say.GamebookStrips, o, rules, false, func(p *painter, free output.Rect) []page {
		return []page{{p.Say(say.GamebookStrips), func(p *painter) error {
			if free.W < stripWide {
				return p.TooSmall(say.GamebookStrips, output.Size{W: stripWide, H: leastHigh}, free)
			}
			return p.strips()
		}}}
	})
}

func (p *painter) strips() error {
	p.C.Field("strips")
	set := []gamebook.Stat{gamebook.Stamina, gamebook.Luck, gamebook.Skill}
	x := p.Free.X + (p.Free.W-stripWide)/2
	n := int(p.Free.H / stripHigh)
	n -= n % len(set)
	cut := output.Paint{Line: 0.15, Stroke: p.Soft, Dash: 1}
	for i := range n {
		y := p.Free.Y + 1 + float64(i)*stripHigh
		p.strip(set[i%len(set)], x, y)
		if i > 0 {
			p.C.Add(output.Mark{Kind: output.KindLine, Role: output.RoleCut, Box: output.Rect{X: x, Y: y, W: stripWide}, Paint: cut})
		}
	}
	return nil
}

// strip draws one: the number of points stands in each cell.
func (p *painter) strip(s gamebook.Stat, x, y float64) {
	cells := 12
	if s == gamebook.Stamina {
		cells = 24
	}
	accent := p.accent(s)
	p.band(output.Rect{X: x, Y: y + 2.4, W: stripName, H: stripHigh - 4.8}, statIcon(s), s.Name(p.O.Lang), accent)
	w := (stripWide - stripName - 1.5) / 24
	for i := range cells {
		at := output.Rect{X: x + stripName + 1.5 + float64(i)*w, Y: y + 2, W: w - 0.5, H: stripHigh - 4}
		p.C.Add(output.Mark{Kind: output.KindRect, Role: output.RoleTick, Radius: 0.6, Box: at,
			Paint: output.Paint{Filled: true, Fill: output.White, Line: 0.35, Stroke: accent}})
		p.FitBox(at, p.Regular.At(8).In(p.Soft), strconv.Itoa(i+1))
	}
}

// Planner lays out when to test Luck: for three differences of Skill the
// decisions of the optimum, by Luck and Stamina (section G).
func Planner(rules gamebook.Options, o pages.Options) (*output.Document, pages.Report, error) {
	return lay(say.GamebookPlanner, o, rules, false, func(p *painter, _ output.Rect) []page {
		return []page{{p.Say(say.GamebookPlanner), (*painter).planner}}
	})
}

// What the planner is for: the hero and the enemy of its tables.
const (
	planHero  = 12 // Stamina of the hero, after a hit
	planEnemy = 8  // Stamina of the enemy, after a wound
	planMost  = 16 // Stamina of whoever is wounded, at most
	planLuck  = 12
	planLeast = 4
)

func (p *painter) planner() error {
	top := p.head(p.Say(say.GamebookPlanner), "", "")
	size := 9.0
	lines, ok := output.Measure(output.Span{Font: p.Regular, Text: p.Say(say.GamebookPlannerText, planHero, planEnemy)}).Break(size, p.Free.W)
	if !ok {
		return &output.OverflowError{Card: p.Say(say.GamebookPlanner), Field: "text"}
	}
	leading := 1.2 * size / output.PtPerMM
	p.C.Lines(lines, p.Free.X, top+2.4, p.Free.W, leading, output.Left)
	top += float64(len(lines))*leading + 2
	const rows, between = 3, 3.0
	w := (p.Free.W - between) / 2
	h := (p.Free.Bottom()-top)/rows - between
	for i, above := range []int{-2, 0, 2} {
		for k, r := range []gamebook.Result{gamebook.Hit, gamebook.Wounded} {
			at := output.Rect{X: p.Free.X + float64(k)*(w+between), Y: top + float64(i)*(h+between), W: w, H: h}
			if err := p.plan(at, above, r); err != nil {
				return err
			}
		}
	}
	return nil
}

// plan is one table: a filled cell is a test.
func (p *painter) plan(at output.Rect, above int, r gamebook.Result) error {
	c := p.C
	stat, key := gamebook.Stamina, say.GamebookPlanHit
	if r == gamebook.Wounded {
		key = say.GamebookPlanWound
	}
	c.Field(fmt.Sprint(key, above))
	sign := strings.Replace(fmt.Sprintf("%+d", above), "-", "−", 1)
	if above == 0 {
		sign = "0"
	}
	p.band(output.Rect{X: at.X, Y: at.Y, W: at.W, H: bandHigh}, statIcon(stat), p.Say(key, sign), p.accent(map[gamebook.Result]gamebook.Stat{
		gamebook.Hit: gamebook.Skill, gamebook.Wounded: gamebook.Stamina}[r]))
	const label = 6.0
	y, rows := at.Y+bandHigh+3.6, planLuck-planLeast+1
	w, h := (at.W-label)/planMost, (at.Bottom()-at.Y-bandHigh-3.6)/float64(rows)
	small := p.Regular.At(math.Min(8, w*2))
	for x := 1; x <= planMost; x++ {
		c.TextCentred(at.X+label+(float64(x)-0.5)*w, y-0.8, small.In(p.Soft), strconv.Itoa(x))
	}
	for luck := planLuck; luck >= planLeast; luck-- {
		top := y + float64(planLuck-luck)*h
		c.TextRight(at.X+label-1, top+h/2+small.Cap()/2, p.Bold.At(8), strconv.Itoa(luck))
		for x := 1; x <= planMost; x++ {
			hero, enemy := planHero, x
			if r == gamebook.Wounded {
				hero, enemy = x, planEnemy
			}
			s, err := gamebook.NewOdds(gamebook.Fighter{Skill: 20 + above, Stamina: hero, Luck: luck},
				[]gamebook.Enemy{{Skill: 20, Stamina: enemy}}, gamebook.Optimal, p.rules)
			if err != nil {
				return err
			}
			cell := output.Rect{X: at.X + label + float64(x-1)*w, Y: top, W: w, H: h}
			c.Rect(cell, 0, output.Paint{Line: 0.12, Stroke: p.Soft})
			if s.Advise(r, hero, enemy, luck).Test {
				c.Circle(cell.X+w/2, cell.Y+h/2, math.Min(w, h)*0.32, output.Paint{Filled: true, Fill: p.accent(gamebook.Luck)})
			}
		}
	}
	return nil
}
