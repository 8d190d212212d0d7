package purgatory

import (
	"math/big"
	"strconv"
	"strings"

	"croix/generator/odds"
	"croix/generator/say"
)

// Rows of the printed tables.
const (
	pageDice     = 6 // the most dice that a figure throws
	pageCounters = 6 // of an angel that comes back, from 0
	pagePercent  = 2 // digits after the point
)

// oddsWriter writes the sections of the printed odds; the first error ends it.
type oddsWriter struct {
	referenceWriter
	all []Section
	err error
}

// OddsReference is the chances that a group looks up at the table, under its
// house rules: hits, tests, the three sins to name, control, comebacks and
// equipment. The error tells that the tables or the house rules leave nothing
// to count.
func OddsReference(c *Catalog, o Options, l say.Lang) ([]Section, error) {
	w := &oddsWriter{referenceWriter: referenceWriter{c: c, o: o, l: l, told: map[string]bool{}}}
	for _, part := range []struct {
		id    string
		title say.Key
		icon  string
		write func()
	}{
		{"hits", say.OddsPageHits, "target-arrows", w.hits},
		{"penalties", say.OddsPagePenalties, "templar-shield", w.penalties},
		{"tests", say.OddsPageTests, "perspective-dice-six-faces-random", w.tests},
		{"demons", say.OddsPageDemons, "devil-mask", w.demonTriples},
		{"angels", say.OddsPageAngels, "angel-wings", w.angelTriples},
		{"control", say.OddsPageControl, "scales", w.control},
		{"comeback", say.OddsPageReturn, "spiked-halo", w.comebacks},
		{"items", say.OddsPageGear, "holy-grail", w.gear},
		{"house", say.RefHouse, "paint-brush", w.house},
	} {
		w.s = Section{ID: part.id, Title: l.Text(part.title), Icon: part.icon}
		part.write()
		if len(w.s.Blocks) > 0 {
			w.all = append(w.all, w.s)
		}
	}
	return w.all, w.err
}

// percent is a cell with a probability.
func (w *oddsWriter) percent(p *big.Rat) string {
	return w.decimal(odds.Percent(p, pagePercent)) + "\u00a0%"
}

func (w *oddsWriter) decimal(s string) string {
	if w.l == say.French {
		return strings.Replace(s, ".", ",", 1)
	}
	return s
}

// ask is the answer to a question of a page; without one it has no choices.
func (w *oddsWriter) ask(q Question) Answer {
	a, err := Ask(w.c, w.o, q)
	if err != nil && w.err == nil {
		w.err = err
	}
	return a
}

// cell is the probability of an outcome of an answer.
func (w *oddsWriter) cell(a Answer, outcome Outcome) string {
	if len(a.Choices) == 0 {
		return noCell
	}
	return w.percent(a.Shown().Tables[0].P(string(outcome)))
}

// hits are hits and jams by the number of dice (R-111 to to
//
func (w *oddsWriter) hits() {
	var rows [][]string
	gun := Gun{Rate: pageDice, Ammo: Unlimited, CanJam: true}
	for n := 1; n <= pageDice; n++ {
		one := odds.Throw(n, 6, func(faces []int) shot {
			v := Shoot(w.o, gun, Single(n, 0), faces)
			return shot{all: v.Hits[0], jam: v.Jam}
		})
		spread := odds.Throw(n, 6, func(faces []int) int {
			hits := 0
			for _, f := range faces {
				hits += b2i(DieHits(w.o, f, Threshold(n, 2), 0))
			}
			return hits
		})
		several := w.percent(spread.Where(func(k int) bool { return k > 0 }))
		if n == 1 {
			several = noCell // each target takes a die
		}
		rows = append(rows, []string{
			strconv.Itoa(n),
			w.percent(one.Where(func(s shot) bool { return s.all > 0 })),
			w.decimal(odds.Mean(one, func(s shot) int { return s.all }).FloatString(pagePercent)),
			several,
			w.percent(one.Where(func(s shot) bool { return s.jam })),
		})
	}
	w.table("", w.text(say.OddsPageHitsHead), rows, "R-111 R-113 R-114 R-116 R-140 R-141 R-142 R-145 Q-103 Q-104")
	w.paragraph(w.text(say.OddsPageHitsText), "R-113 R-141 Q-101")
}

// penalties are single dice less what shields and incense take off.
func (w *oddsWriter) penalties() {
	var rows [][]string
	for penalty := range 5 {
		row := []string{"−" + strconv.Itoa(penalty)}
		for _, threshold := range []int{singleHits, burstHits, spreadHits} {
			row = append(row, w.percent(odds.Die(6, func(f int) bool { return DieHits(w.o, f, threshold, penalty) }).P(true)))
		}
		rows = append(rows, row)
	}
	rows[0][0] = "0"
	w.table("", w.text(say.OddsPagePenaltiesHead), rows, "R-225 R-226 R-259 Q-131")
}

// tests are the tests of one die by the score of the sin (R-125, R-130, R-143,
//
func (w *oddsWriter) tests() {
	var rows [][]string
	for n := MinSin; n <= MaxSin; n++ {
		unjam, aid := w.ask(UnjamQuestion{n}), w.ask(AidQuestion{n})
		rows = append(rows, []string{
			strconv.Itoa(n), w.cell(unjam, Cleared), w.cell(unjam, Destroyed), w.cell(aid, Helps), w.cell(aid, Harms),
			w.cell(w.ask(RiposteQuestion{Sloth: n, OnGuard: true}), ActionLost), w.cell(w.ask(DisengageQuestion{n}), Blow),
		})
	}
	w.table("", w.text(say.OddsPageTestsHead), rows, "R-125 R-130 R-132 R-143 R-146 Q-120 Q-121 Q-133")
}

// tripleName is three sins in the player's language.
func (w *oddsWriter) tripleName(sins []Sin) string { return SinNames(sins, w.l) }

// demonTriples are the best and second best three sins of each demon.
func (w *oddsWriter) demonTriples() {
	var rows [][]string
	for _, d := range w.c.Demons {
		if MayUsePowers(w.o, d) != nil {
			continue
		}
		a := w.ask(ConvertQuestion{Kind: Demon, Being: d})
		if next, _, ok := a.Next(); ok {
			best := a.Best()
			rows = append(rows, []string{
				d.Name(w.l), w.tripleName(best.Sins), w.percent(best.Worth), w.cell(a, ToHumanist), w.tripleName(next.Sins), w.percent(next.Worth),
			})
		}
	}
	if len(rows) > 0 {
		w.dense("", w.text(say.OddsPageDemonsHead), rows, "R-179 R-180 R-181 Q-162 Q-164")
	}
}

// angelTriples are all choices of three sins, for angels and demons (R-165,
//
func (w *oddsWriter) angelTriples() {
	a := w.ask(ConvertQuestion{Kind: Angel})
	d := w.ask(ConvertQuestion{Kind: Demon})
	damned := map[string]string{}
	for _, c := range d.Choices {
		damned[w.tripleName(c.Sins)] = w.percent(c.Worth)
	}
	var rows [][]string
	for _, c := range a.Choices {
		name := w.tripleName(c.Sins)
		rows = append(rows, []string{
			name, w.percent(c.Worth), w.percent(c.Tables[0].P(string(ToHumanist))), damned[name],
		})
	}
	w.dense("", w.text(say.OddsPageAngelsHead), rows, "R-165 R-166 R-167 R-179 R-180 R-181 Q-164 Q-165")
}

// control is the control of humanists by their envy.
func (w *oddsWriter) control() {
	var rows [][]string
	for envy := MinSin; envy <= MaxSin; envy++ {
		row := []string{strconv.Itoa(envy), w.cell(w.ask(ControlQuestion{By: Satan, Envy: envy}), Controlled)}
		for _, near := range []Near{{}, {Envy: true}, {Principality: true}, {true, true}} {
			row = append(row, w.cell(w.ask(ControlQuestion{God, envy, near}), Controlled))
		}
		rows = append(rows, row)
	}
	w.table("", w.text(say.OddsPageControlHead), rows, "R-190 R-191 R-283 R-297 Q-180 Q-187")
}

// comebacks are those of angels by the souls that they won.
func (w *oddsWriter) comebacks() {
	heads := []string{w.text(say.OddsPageCounter) + "#"}
	var beings []*Celestial
	seen := map[int]bool{}
	for _, b := range w.c.Angels {
		if !seen[b.ReturnOn()] {
			seen[b.ReturnOn()] = true
			beings = append(beings, b)
		}
	}
	for _, b := range beings {
		heads = append(heads, w.text(say.OddsPageOn, b.ReturnOn())+"#")
	}
	var rows [][]string
	for n := range pageCounters {
		row := []string{strconv.Itoa(n)}
		for _, b := range beings {
			row = append(row, w.cell(w.ask(ReturnQuestion{b, n}), ComesBack))
		}
		rows = append(rows, row)
	}
	w.table("", strings.Join(heads, " | "), rows, "R-161 R-162 R-298 Q-151 Q-152 Q-244")
}

// gear is the relics that souls bring.
func (w *oddsWriter) gear() {
	var rows [][]string
	for _, souls := range []int{1, 2, 4, 6, 8, 12, 16, 20} {
		a := w.ask(GearQuestion{Souls: souls})
		if relics, ok := a.Shown().Table("relics"); ok {
			rows = append(rows, []string{strconv.Itoa(souls), w.cell(a, FindsIt), w.decimal(relics.Mean.FloatString(pagePercent))})
		}
	}
	w.table("", w.text(say.OddsPageGearHead), rows, "R-262 R-272 Q-192 Q-202")
}

// Hint is the line of a sheet: the best three sins that a being names, and
// those that come next, with their chances against any soul of the list.
func Hint(c *Catalog, o Options, b *Celestial, l say.Lang) (string, error) {
	a, err := Ask(c, o, ConvertQuestion{Kind: b.Kind, Being: b})
	if err != nil {
		return "", err
	}
	w := &oddsWriter{referenceWriter: referenceWriter{l: l}}
	best := a.Best()
	next, _, ok := a.Next()
	if !ok {
		return w.text(say.OddsHintOne, SinNames(best.Sins, l), w.percent(best.Worth)), nil
	}
	return w.text(say.OddsHint, SinNames(best.Sins, l), w.percent(best.Worth), SinNames(next.Sins, l), w.percent(next.Worth)), nil
}
