package purgatorypages

import (
	"math"

	"croix/generator/purgatory"
	"croix/generator/say"
	"croix/output"
	"croix/templates/pages"
)

// Measures of a score sheet, millimetres.
const (
	scoreGap     = 5.0   // between the columns
	scoreTop     = 25.8  // of the title and the players
	scoreLine    = 7.6   // from line to line: room for a hand
	scoreMinLine = 7.0   // the least of it
	scoreMinW    = 180.0 // of a page, within its margins
	scoreMinH    = 240.0
	scoreBox     = 8.6 // height of a box for a number
	scoreBoxW    = 19.0
)

// scoreList is a column of the sheet: the souls of a camp, and its formula.
type scoreList struct {
	title string
	icon  string
	color output.Color
	half  bool        // souls may count half
	terms []scoreTerm // below the sum; the last is the total

	// What is written in; "" leaves it to be written by hand.
	player, sum string
	souls       []scoreSoul
}

// scoreTerm is a line of the formula: a number to write.
type scoreTerm struct {
	sign  string // before the box
	label string
	note  string
	count bool // a number of things is written too
	total bool

	number, value string // written in; "" leaves it to be written by hand
}

// Score lays out score sheets, one for each number of players, 2 or 3, under
// the house rules of a group: what each camp scored, soul by soul, and the formula to
// fill in.
func Score(players []int, opts purgatory.Options, o Options) (*output.Document, Report, error) {
	var r Report
	p, err := newPress(o)
	if err != nil {
		return nil, r, err
	}
	doc := p.document(say.ScoreTitle, say.ScoreSubject)
	sheets := make([]*scoreSheet, len(players))
	for i, n := range players {
		if sheets[i], err = p.scoreSheet(doc, n, opts); err != nil {
			return nil, r, err
		}
	}
	err = p.pages(doc, output.PageSet{Len: len(sheets),
		Draw: func(i int, c *output.Canvas, free output.Rect) error { return sheets[i].draw(c, free) },
		Mark: func(i int) string { return sheets[i].heading },
	}, &r)
	return doc, r, err
}

// upright is the paper held upright.
func (p *press) upright() output.Size {
	if size := p.o.Paper.Size; size.W > size.H {
		return size.Turned()
	}
	return p.o.Paper.Size
}

// scoreSheet is an empty sheet for a number of players.
func (p *press) scoreSheet(doc *output.Document, players int, opts purgatory.Options) (*scoreSheet, error) {
	if free := p.imposition(doc).Free(p.upright()); free.W < scoreMinW || free.H < scoreMinH {
		return nil, p.tooSmall(say.ScoreTitle, output.Size{W: scoreMinW, H: scoreMinH}, free)
	}
	title := say.ScoreTwo
	switch players {
	case 2:
	case 3:
		title = say.ScoreThree
	default:
		return nil, say.Errorf(say.ScorePlayers, players)
	}
	s := &scoreSheet{press: p, opts: opts, players: players, heading: p.o.Lang.Text(title)}
	s.lists = s.columns()
	return s, nil
}

type scoreSheet struct {
	*press
	opts    purgatory.Options
	players int
	heading string
	lists   []scoreList

	date, winner string // written in; "" leaves them to be written by hand

	c    *output.Canvas
	free output.Rect
}

func (s *scoreSheet) text(k say.Key, args ...any) string { return s.o.Lang.Text(k, args...) }

// columns are the souls saved, condemned and reincarnated, with what is added
// to their pride. With two players the reincarnated are nobody's: their pride
// is taken off both scores; with three they are Humanity's.
func (s *scoreSheet) columns() []scoreList {
	human := s.accent[purgatory.Humanist]
	god := scoreList{title: s.text(say.ScoreSaved), icon: "angel-wings", color: s.campColor(purgatory.Angel)}
	satan := scoreList{title: s.text(say.ScoreCondemned), icon: "devil-mask", color: s.campColor(purgatory.Demon), half: true}
	earth := scoreList{title: s.text(say.ScoreReincarnated), icon: "sprout", color: human}
	god.terms = []scoreTerm{{sign: "+", count: true, label: s.text(say.ScoreRelicsGod, purgatory.RelicWorth)}}
	satan.terms = []scoreTerm{{sign: "+", count: true, label: s.text(say.ScoreRelicsSatan, purgatory.RelicWorth)}}
	if s.players == 3 && s.opts.Value("relic.humanity") != "none" {
		earth.terms = append(earth.terms, scoreTerm{sign: "+", count: true, label: s.text(say.ScoreRelicsAll, purgatory.RelicWorth)})
	}
	if s.opts.Value("antichrist.identity") != "off" {
		note := say.ScoreDevilSatan
		if s.opts.Value("antichrist.reincarnation") == "exclusive" {
			note = say.ScoreDevilSatanHidden
		}
		devil := func(k say.Key) scoreTerm {
			return scoreTerm{sign: "±", label: s.text(say.ScoreDevil), note: s.text(k, purgatory.AntichristWorth)}
		}
		god.terms = append(god.terms, devil(say.ScoreDevilGod))
		satan.terms = append(satan.terms, devil(note))
		if s.players == 3 {
			earth.terms = append(earth.terms, devil(say.ScoreDevilHuman))
		}
	}
	total := scoreTerm{sign: "=", label: s.text(say.ScoreTotal), total: true}
	if s.players == 2 {
		off := scoreTerm{sign: "−", label: s.text(say.ScoreOff)}
		god.terms, satan.terms = append(god.terms, off), append(satan.terms, off)
	} else {
		earth.terms = append(earth.terms, total)
	}
	god.terms, satan.terms = append(god.terms, total), append(satan.terms, total)
	return []scoreList{god, satan, earth}
}

// draw draws the sheet.
func (s *scoreSheet) draw(c *output.Canvas, free output.Rect) error {
	s.c, s.free = c, free
	y := s.head()
	width := (free.W - 2*scoreGap) / 3
	foot := s.footHeight()
	room := s.listRoom(free)
	lines := s.room(free)
	pitch := room / float64(max(1, lines))
	if pitch < scoreMinLine {
		c.Fail(&output.OverflowError{Card: s.text(say.ScoreTitle), Field: "lines", Need: scoreMinLine, Have: room})
	}
	for i, l := range s.lists {
		x := free.X + float64(i)*(width+scoreGap)
		below := s.list(l, x, y, width, lines, pitch)
		s.formula(l, x, below, width)
	}
	s.foot(free.Bottom() - foot)
	return nil
}

// listRoom is the height that is left for the souls of a list, millimetres.
func (s *scoreSheet) listRoom(free output.Rect) float64 {
	formula := 0.0
	for _, l := range s.lists {
		formula = math.Max(formula, s.formulaHeight(l))
	}
	return free.H - s.footHeight() - formula - scoreTop - scoreHead - scoreLabels
}

// room is how many souls a list has lines for.
func (s *scoreSheet) room(free output.Rect) int { return max(1, int(s.listRoom(free)/scoreLine)) }

// head draws the title, and who plays when.
func (s *scoreSheet) head() float64 {
	c, free := s.c, s.free
	c.Field("title")
	names := []say.Key{say.ScoreGod, say.ScoreSatan}
	if s.players == 3 {
		names = append(names, say.ScoreHumanity)
	}
	font := s.title.At(24)
	base := free.Y + 2 + font.Cap()
	c.Text(free.X, base, font, s.heading)
	label := s.regular.At(9.5).In(s.soft)
	x := free.X + math.Max(font.Width(s.heading)+10, free.W/2)
	date := s.text(say.ScoreDate)
	c.Text(x, base, label, date)
	s.write(output.Rect{X: x + label.Width(date) + 2, Y: base + 0.8, W: free.Right() - x - label.Width(date) - 2})
	s.pen().Fit(x+label.Width(date)+3, base, free.Right()-x-label.Width(date)-3, s.regular.At(11), s.date)
	c.Line(free.X, free.Y+10.6, free.Right(), free.Y+10.6, output.Paint{Line: 0.5, Stroke: s.theme.text})

	c.Field("players")
	col := (free.W - float64(len(names)-1)*scoreGap) / float64(len(names))
	y := free.Y + scoreTop - 5.4
	for i, k := range names {
		x := free.X + float64(i)*(col+scoreGap)
		s.badge(i, x+3.4, y-2.2, 3.4)
		name := s.bold.At(11).In(s.lists[i].color)
		c.Text(x+8.4, y, name, s.text(k))
		from := x + 8.4 + name.Width(s.text(k)) + 2
		s.write(output.Rect{X: from, Y: y + 0.8, W: x + col - from})
		s.pen().Fit(from+1, y, x+col-from-1, s.regular.At(11), s.lists[i].player)
	}
	return free.Y + scoreTop
}

// badge is the shape and letter of a camp: God's sun, Satan's triangle on its
// point, Humanity's square.
func (s *scoreSheet) badge(camp int, x, y, r float64) {
	paint := output.Paint{Line: 0.4, Stroke: s.lists[camp].color}
	letter, drop := s.text(say.SheetLetterGod), 0.0
	switch camp {
	case 0:
		s.c.Polygon(paint, sun(x, y, r)...)
	case 1:
		letter, drop = s.text(say.SheetLetterSatan), -0.8
		s.c.Polygon(paint, x-r*1.08, y-r*0.9, x+r*1.08, y-r*0.9, x, y+r*1.05)
	default:
		letter = "H"
		s.c.Rect(output.Rect{X: x - r*0.9, Y: y - r*0.9, W: 1.8 * r, H: 1.8 * r}, 0.8, paint)
	}
	font := s.bold.At(9).In(s.lists[camp].color)
	s.c.TextCentred(x, y+font.Cap()/2+drop, font, letter)
}

func (s *scoreSheet) pen() *pages.Pen { return &pages.Pen{Press: s.base(), C: s.c} }

// write is a line to write on.
func (s *scoreSheet) write(at output.Rect) {
	s.pen().Write(at.X, at.Y, at.W)
}

// box is a box to write a number in.
func (s *scoreSheet) box(at output.Rect, color output.Color, line float64) {
	s.pen().Box(at, color, line)
}
