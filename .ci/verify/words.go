package verify

import (
	"bytes"
	"encoding/xml"
	"fmt"
	"regexp"
	"slices"
	"strconv"
	"strings"
)

// Word is a word of a page and its box, in content order.
type Word struct {
	Box
	Text string
}

// Words reads the words of all pages.
func Words(path string) ([][]Word, error) {
	pages, _, err := WordsAndSizes(path)
	return pages, err
}

// WordsAndSizes reads the words of all pages, and how large they are.
func WordsAndSizes(path string) (pages [][]Word, sizes []Page, err error) {
	out, err := Run("pdftotext", "-raw", "-bbox", path, "-")
	if err != nil {
		return nil, nil, err
	}
	d := xml.NewDecoder(bytes.NewReader(out))
	d.Strict, d.AutoClose, d.Entity = false, xml.HTMLAutoClose, xml.HTMLEntity
	for {
		t, err := d.Token()
		if t == nil {
			if len(pages) == 0 {
				return nil, nil, fmt.Errorf("%s: no page of text: %v", path, err)
			}
			return pages, sizes, nil
		}
		start, ok := t.(xml.StartElement)
		switch {
		case ok && start.Name.Local == "page":
			var size Page
			for _, a := range start.Attr {
				v, err := strconv.ParseFloat(a.Value, 64)
				switch {
				case err != nil:
					return nil, nil, fmt.Errorf("%s: the %s of a page is %q", path, a.Name.Local, a.Value)
				case a.Name.Local == "width":
					size.W = v / ptPerMM
				case a.Name.Local == "height":
					size.H = v / ptPerMM
				}
			}
			pages, sizes = append(pages, nil), append(sizes, size)
		case ok && start.Name.Local == "word":
			var w struct {
				X    float64 `xml:"xMin,attr"`
				Y    float64 `xml:"yMin,attr"`
				X2   float64 `xml:"xMax,attr"`
				Y2   float64 `xml:"yMax,attr"`
				Text string  `xml:",chardata"`
			}
			if err := d.DecodeElement(&w, &start); err != nil {
				return nil, nil, fmt.Errorf("%s: %w", path, err)
			}
			p := len(pages) - 1
			pages[p] = append(pages[p], Word{Box{w.X / ptPerMM, w.Y / ptPerMM, w.X2 / ptPerMM, w.Y2 / ptPerMM}, w.Text})
		}
	}
}

// Labels are the words that a card has besides what its soul has; a sin may be
// cut short.
type Labels struct {
	Sins  [7]string // long|short
	Stats [5]string // move, melee dice, bare hands, substance, pride
	Lean  map[string]string

	TwoHanded, Fake, FakeMelee, Relic, Endless, DemonsOnly, Against string
	Heads                                                           []string // small heads of columns, where there is room for them
}

// CardLabels are the labels by language.
var CardLabels = map[string]Labels{
	"fr": {
		Sins:  [7]string{"envie", "jalousie", "luxure", "colère", "gourmandise|gourm.", "avarice", "paresse"},
		Stats: [5]string{"mouv. cm", "d6 mêlée", "mains nues", "substance", "orgueil"},
		Lean: map[string]string{"christian": "plutôt chrétienne", "humanist": "plutôt humaniste",
			"satanist": "plutôt sataniste", "unknown": "penchant inconnu"},
		TwoHanded: "Deux mains.", Fake: "factice", Relic: "relique", Endless: "inépuisable",
		DemonsOnly: "démons seuls", Against: "démons : %d", FakeMelee: "Dégâts à mains nues.",
		Heads: []string{"dégâts", "munitions", "substance"},
	},
	"en": {
		Sins:  [7]string{"envy", "jealousy", "lust", "wrath", "gluttony|glutt.", "avarice", "sloth"},
		Stats: [5]string{"move, cm", "melee d6", "bare hands", "substance", "pride"},
		Lean: map[string]string{"christian": "leans Christian", "humanist": "leans humanist",
			"satanist": "leans satanist", "unknown": "unknown leaning"},
		TwoHanded: "Two hands.", Fake: "fake", Relic: "relic", Endless: "never used up",
		DemonsOnly: "demons only", Against: "demons: %d", FakeMelee: "Damage of bare hands.",
		Heads: []string{"damage", "ammunition", "substance"},
	},
}

// leanLetters are the letters of the emblems.
var leanLetters = map[string]string{"christian": "C", "humanist": "H", "satanist": "S", "unknown": "?"}

// sheet is the words of one card while they are ticked off.
type sheet struct {
	words []Word
	used  []bool
	errs  []string
}

func (s *sheet) fail(format string, args ...any) {
	s.errs = append(s.errs, fmt.Sprintf(format, args...))
}

// find ticks off the first words, one after the other, that say text.
func (s *sheet) find(what, text string) (Box, bool) {
	want := strings.Fields(text) // at U+00A0 as well, as poppler does
	if len(want) == 0 {
		return Box{}, true
	}
next:
	for i := 0; i+len(want) <= len(s.words); i++ {
		for k, t := range want {
			if s.used[i+k] || s.words[i+k].Text != t {
				continue next
			}
		}
		box := s.words[i].Box
		for k := range want {
			s.used[i+k] = true
			b := s.words[i+k].Box
			box = Box{min(box.X, b.X), min(box.Y, b.Y), max(box.X2, b.X2), max(box.Y2, b.Y2)}
		}
		return box, true
	}
	s.fail("%s: %q is not there", what, text)
	return Box{}, false
}

var numeric = regexp.MustCompile(`^[0-9]+([+−][0-9]+)?$|^[+−]?[0-9]+$`)

// above ticks off the number above a label, in a column of that width, and
// compares it; a change such as 5+1 may stand beside it.
func (s *sheet) above(what string, label Box, width float64, want, change string) {
	x, y := label.Mid()
	got := ""
	for i, w := range s.words {
		wx, wy := w.Mid()
		if !s.used[i] && numeric.MatchString(w.Text) && wy < y && wy > y-6 && wx > x-width/2 && wx < x+width/2 {
			s.used[i] = true
			got += w.Text
		}
	}
	if got != want+change {
		s.fail("%s: the number above it is %q instead of %q", what, got, want+change)
	}
}

// CheckCard compares the words of one card with what it must say: all of it,
// each number in its place, and nothing else.
func CheckCard(words []Word, want Want, lang string, cardWidth float64) error {
	l := CardLabels[lang]
	words = slices.Clone(words)
	for i := range words {
		words[i].Text = strings.Trim(words[i].Text, "()") // around the range of what is thrown once
	}
	s := &sheet{words: words, used: make([]bool, len(words))}
	s.find("d66", strconv.Itoa(want.D66))
	s.find("leaning", leanLetters[want.Leaning])
	s.find("name", want.Name)
	s.find("leaning", l.Lean[want.Leaning])
	width := cardWidth - 6
	for i, name := range l.Sins {
		change := ""
		if d := want.Change[i]; d != 0 {
			change = strings.Replace(fmt.Sprintf("%d%+d", want.Base[i], d), "-", "−", 1)
		}
		if full, short, two := strings.Cut(name, "|"); two {
			if name = full; slices.ContainsFunc(words, func(w Word) bool { return w.Text == short }) {
				name = short
			}
		}
		if box, ok := s.find("sin", name); ok {
			s.above(name, box, width/7, strconv.Itoa(want.Effective[i]), change)
		}
	}
	foot := 0.0
	for i, v := range []int{want.Move, want.MeleeDice, want.Bare, want.Substance, want.Pride} {
		if box, ok := s.find("stat", l.Stats[i]); ok {
			s.above(l.Stats[i], box, width/5, strconv.Itoa(v), "")
			foot = box.Y2
		}
	}
	s.gear(want, l, foot)
	for i, w := range s.words {
		if !s.used[i] && w.Text != "·" && !slices.Contains(l.Heads, w.Text) {
			s.fail("%q is too much", w.Text)
		}
	}
	if len(s.errs) > 0 {
		return fmt.Errorf("%d %s: %s", want.D66, want.ID, strings.Join(s.errs, "; "))
	}
	return nil
}

// gear compares what the soul carries, in order. Damage stands on plates in
// large type: there are as many as weapons, each beside its own.
func (s *sheet) gear(want Want, l Labels, foot float64) {
	var plates []int
	for i, w := range s.words {
		if !s.used[i] && w.Y > foot-1 && w.H() > 6 && numeric.MatchString(w.Text) {
			plates = append(plates, i)
		}
	}
	tops := make([]float64, len(want.Gear))
	for i, g := range want.Gear {
		what := "name of " + g.ID
		if box, ok := s.find(what, g.Name); ok {
			tops[i] = box.Y
		}
	}
	for i, g := range want.Gear {
		if g.TwoHanded {
			s.find(g.ID, l.TwoHanded)
		}
		s.find("special of "+g.ID, g.Special)
		if g.Rate > 0 {
			s.find("dice of "+g.ID, fmt.Sprintf("%dd6", g.Rate))
			s.find("range of "+g.ID, fmt.Sprintf("%d cm", g.RangeCM))
		}
		for _, note := range []struct {
			text  string
			there bool
		}{{l.Fake, g.Fake}, {l.Relic, g.Relic}, {l.Endless, g.Endless && g.Special == ""}, {l.FakeMelee, g.Fake && g.Damage >= 0}, {l.DemonsOnly, g.DemonsOnly}} {
			if note.there {
				s.find("note on "+g.ID, note.text)
			}
		}
		if g.Demon >= 0 {
			s.find("damage to demons of "+g.ID, fmt.Sprintf(l.Against, g.Demon))
		}
		if g.Damage < 0 {
			continue
		}
		if len(plates) == 0 {
			s.fail("damage of %s: there is no plate with %d", g.ID, g.Damage)
			continue
		}
		w := s.words[plates[0]]
		s.used[plates[0]], plates = true, plates[1:]
		_, y := w.Mid()
		if w.Text != strconv.Itoa(g.Damage) {
			s.fail("damage of %s: %q instead of %d", g.ID, w.Text, g.Damage)
		}
		if y < tops[i]-1 || i+1 < len(tops) && y > tops[i+1]+1.5 {
			s.fail("damage of %s: not beside it", g.ID)
		}
	}
}
