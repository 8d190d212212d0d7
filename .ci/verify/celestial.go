package verify

import (
	"fmt"
	"math"
	"slices"
	"strings"
)

// beingLabels are the labels of a sheet of a demon or angel, or of its card of
// tarot size.
type beingLabels struct {
	numbers                      [5]string // substance, melee, damage, move, actions
	special, angel, noSin, demon string
	letters                      map[string]string // of the camps, by document
	onHumanist                   map[string]string // with the number in it, by document
	comesBack                    string            // with the number in it
}

var beingWords = map[string]beingLabels{
	"fr": {numbers: [5]string{"substance", "mêlée", "dégâts par touche", "mouvement, cm", "actions"},
		special: "Spécial —", angel: "ange", noSin: "démon sans péché", demon: "démon %s",
		letters:    map[string]string{"angels": "D", "demons": "S"},
		onHumanist: map[string]string{"angels": "humaniste : %dd6", "demons": "humaniste : %dd6"}, comesBack: "Sur %d ou plus,"},
	"en": {numbers: [5]string{"substance", "melee", "damage a hit", "move, cm", "actions"},
		special: "Special —", angel: "angel", noSin: "demon without a sin", demon: "demon of %s",
		letters:    map[string]string{"angels": "G", "demons": "S"},
		onHumanist: map[string]string{"angels": "humanist: %dd6", "demons": "humanist: %dd6"}, comesBack: "On %d or more"},
}

// beingLabelsOf is the labels of a document, by its language and size.
func beingLabelsOf(o Options) beingLabels {
	l := beingWords[o.Lang]
	if o.Card != "tarot" {
		return l
	}
	l.numbers[2], l.numbers[3] = map[string]string{"fr": "dégâts", "en": "damage"}[o.Lang], map[string]string{"fr": "mouv. cm", "en": "move, cm"}[o.Lang]
	l.onHumanist = map[string]map[string]string{
		"fr": {"angels": "Un humaniste : %dd6", "demons": "Un humaniste, à deux joueurs : %dd6,"},
		"en": {"angels": "A humanist: %dd6", "demons": "A humanist, two players: %dd6,"},
	}[o.Lang]
	l.comesBack = map[string]string{"fr": "%d ou plus : revient", "en": "%d or more: back"}[o.Lang]
	return l
}

// Being is what a sheet must show.
type Being struct {
	ID, Name, Kind, Special string
	Sin, OfSin              string // "" for none; the second as it stands after "of"
	Numbers                 [5]string
	Ticks                   int
	Humanist, Back          int // dice on a humanist; the throw that brings an angel back
	Lines                   int // to write what it carries
}

// ExpectBeing works out the sheet of a row of demons.csv or angels.csv: 20 cm
// of movement and two actions (rules 5-1), three dice on humanists for virtues
// and two for other angels, four for demons, 5+ for archangels and 6 for
// others, six objects for avarice and four for others.
func ExpectBeing(o Options, row, sin Row) Being {
	l, lang := beingLabelsOf(o), o.Lang
	b := Being{ID: row["id"], Name: row["name_"+lang], Special: row["special_"+lang], Kind: l.angel, Humanist: 2, Back: 6, Lines: 4}
	b.Numbers = [5]string{row["ps"], row["cc"] + "d6", row["damage"], "20", "2"}
	if row["id"] == "vertus" {
		b.Humanist = 3
	}
	if row["id"] == "archanges" {
		b.Back = 5
	}
	switch {
	case o.Card == "tarot": // its objects lie beside it
		b.Lines = 0
	case row["id"] == "avarice":
		b.Lines = 6
	}
	counter := b.Back - 1 // with as many souls it comes back at the next throw
	if o.Doc == "demons" {
		b.Humanist, b.Back, counter = 4, 0, 3
		b.Kind = l.noSin
		if sin != nil {
			b.Sin = sin["name_"+lang]
			b.OfSin = b.Sin
			if lang == "fr" {
				b.OfSin = "de " + b.Sin
				if strings.ContainsRune("aeiouyéè", []rune(b.Sin)[0]) {
					b.OfSin = "d’" + b.Sin
				}
			}
			b.Kind = fmt.Sprintf(l.demon, b.OfSin)
		}
	}
	b.Ticks = atoi(row["ps"]) + counter + 10 // ten rounds
	return b
}

// CheckBeings compares every sheet of demons or angels with its row. What a
// sheet says besides must be the same on all sheets of a kind.
func (d *Document) CheckBeings(rows, sins []Row) error {
	if len(rows) != len(d.Souls) {
		return fmt.Errorf("%d rows for %d sheets", len(rows), len(d.Souls))
	}
	p, err := d.pdf()
	if err != nil {
		return err
	}
	rest := map[string]string{}
	return d.eachFront(func(page, i int, trim Box, words []Word) error {
		var sin Row
		if k := slices.IndexFunc(sins, func(r Row) bool { return r["id"] == rows[i]["sin"] }); k >= 0 {
			sin = sins[k]
		}
		want := ExpectBeing(d.Options, rows[i], sin)
		left, err := checkBeing(words, want, d.Options)
		if err != nil {
			return fmt.Errorf("%s: %w", want.ID, err)
		}
		shapes, err := p.Shapes(page)
		if err != nil {
			return err
		}
		ticks, lines := 0, 0
		for _, s := range shapes {
			switch {
			case !trim.Holds(s.Box):
			case s.tick():
				ticks++
			case s.straight() && near(s.Line, 0.2, 0.01) && near(s.W(), (trim.W()-10)/2-2, 0.05):
				lines++
			}
		}
		if ticks != want.Ticks || lines != want.Lines {
			return fmt.Errorf("%s: %d boxes and %d lines to write on instead of %d and %d", want.ID, ticks, lines, want.Ticks, want.Lines)
		}
		kind := "without a sin"
		if want.Sin != "" {
			kind = "with a sin"
		}
		if was, seen := rest[kind]; seen && was != left {
			return fmt.Errorf("%s: besides its row it says %q, and others of its kind %q", want.ID, left, was)
		}
		rest[kind] = left
		return nil
	})
}

// checkBeing ticks off what the row says and gives what the sheet says
// besides, with what follows from the row taken out.
func checkBeing(words []Word, want Being, o Options) (string, error) {
	l := beingLabelsOf(o)
	s := &sheet{words: words, used: make([]bool, len(words))}
	s.find("name", want.Name)
	s.find("kind", want.Kind)
	s.find("letter", l.letters[o.Doc])
	for i, label := range l.numbers {
		if box, ok := s.find("number", label); ok {
			s.over(label, box, want.Numbers[i])
		}
	}
	s.find("special", l.special+" "+want.Special)
	s.find("dice on a humanist", fmt.Sprintf(l.onHumanist[o.Doc], want.Humanist))
	if want.Back > 0 {
		s.find("throw to come back", fmt.Sprintf(l.comesBack, want.Back))
	}
	if len(s.errs) > 0 {
		return "", fmt.Errorf("%s", strings.Join(s.errs, "; "))
	}
	var left []string
	for i, w := range s.words {
		text := w.Text
		if s.used[i] {
			continue
		}
		if want.Sin != "" {
			text = strings.Replace(text, want.Sin, "SIN", 1)
			text = strings.Replace(text, "d’SIN", "SIN", 1)
		}
		left = append(left, text)
	}
	return strings.ReplaceAll(strings.Join(left, " "), "de SIN", "SIN"), nil
}

// over ticks off the word above a label, the nearest to its middle, and
// compares it.
func (s *sheet) over(what string, label Box, want string) {
	x, y := label.Mid()
	best, far := -1, 20.0
	for i, w := range s.words {
		wx, wy := w.Mid()
		if d := math.Abs(wx - x); !s.used[i] && wy < y-1 && wy > y-14 && d < far {
			best, far = i, d
		}
	}
	switch {
	case best < 0:
		s.fail("%s: nothing stands above it", what)
	case s.words[best].Text != want:
		s.fail("%s: above it stands %q instead of %q", what, s.words[best].Text, want)
	default:
		s.used[best] = true
	}
}

// eachFront calls check for every front with its page, its number, its trim
// and its words.
func (d *Document) eachFront(check func(page, i int, trim Box, words []Word) error) error {
	pages, err := d.words()
	if err != nil {
		return err
	}
	if len(pages) != len(d.Faces) {
		return fmt.Errorf("%d pages of text instead of %d", len(pages), len(d.Faces))
	}
	for i, f := range d.Faces {
		places, _ := d.trims(f)
		words, err := assign(pages[i], places, d.Grid)
		if err != nil {
			return fmt.Errorf("page %d: %w", i+1, err)
		}
		if f.Back {
			continue
		}
		for k := range f.Count {
			if err := check(i, f.First+k, places[k], words[k]); err != nil {
				return fmt.Errorf("page %d: %w", i+1, err)
			}
		}
	}
	return nil
}
