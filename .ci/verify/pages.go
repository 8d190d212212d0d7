package verify

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
)

// Souls is how many souls a game can have: one for each result of a d66.
const Souls = 36

// tokenCount is how many tokens there are: a pawn for each soul, twelve
// markers for each camp, eighteen for what has played, six for each other
// state.
const tokenCount = Souls + 3*12 + 18 + 4*6

// marker is a marker: its word, its letter if it is a camp's, how many.
type marker struct {
	word, letter string
	n            int
}

var tokenWords = map[string][]marker{
	"fr": {{"damnée", "S", 12}, {"vertueuse", "D", 12}, {"humaniste", "H", 12}, {"joué", "", 18}, {"enrayé", "", 6},
		{"qui-vive", "", 6}, {"blessé", "", 6}, {"objets", "", 6}},
	"en": {{"damned", "S", 12}, {"virtuous", "G", 12}, {"humanist", "H", 12}, {"played", "", 18}, {"jammed", "", 6},
		{"on guard", "", 6}, {"wounded", "", 6}, {"objects", "", 6}},
}

// CheckTokens reads every token: the pawns from 1 to 36, each once, then the
// markers.
func (d *Document) CheckTokens() error {
	soul := map[string]string{"fr": "âme", "en": "soul"}[d.Lang]
	var want []string
	for i := 1; i <= Souls; i++ {
		want = append(want, soul+" "+strconv.Itoa(i))
	}
	for _, t := range tokenWords[d.Lang] {
		for range t.n {
			want = append(want, strings.TrimSpace(t.word+" "+t.letter))
		}
	}
	if len(want) != len(d.Souls) {
		return fmt.Errorf("%d tokens instead of %d", len(d.Souls), len(want))
	}
	return d.eachFront(func(_, i int, _ Box, words []Word) error {
		var got []string
		for _, w := range words {
			got = append(got, w.Text)
		}
		if text := strings.Join(got, " "); text != want[i] {
			return fmt.Errorf("token %d says %q instead of %q", i+1, text, want[i])
		}
		return nil
	})
}

// phrase is what a page must say, n times.
type phrase struct {
	text string
	n    int
}

// checkPhrases ticks off what a page must say. What is left over is given in
// order.
func checkPhrases(words []Word, phrases []phrase) (left []string, err error) {
	s := &sheet{words: words, used: make([]bool, len(words))}
	for _, p := range phrases {
		for range p.n {
			s.find("text", p.text)
		}
	}
	for i, w := range words {
		if !s.used[i] {
			left = append(left, w.Text)
		}
	}
	if len(s.errs) > 0 {
		return left, fmt.Errorf("%s", strings.Join(s.errs, "; "))
	}
	return left, nil
}

// scoreWords are the formulas of the score sheets, for two and three players:
// 20 points for each relic of another camp, 20 for the Antichrist (rules 8).
var scoreWords = map[string][2][]phrase{
	"fr": {
		{{"Score à deux", 1}, {"D Dieu", 1}, {"S Satan", 1}, {"Âmes sauvées", 1}, {"Âmes condamnées", 1}, {"Âmes réincarnées", 1},
			{"âme", 3}, {"d66", 3}, {"orgueil", 3}, {"½", 1}, {"somme", 3}, {"reliques diaboliques × 20", 1}, {"reliques sacrées × 20", 1},
			{"Antéchrist", 2}, {"+20 détruit, −20 réincarné (révélé)", 1}, {"+20 réincarné, −20 sauvé", 1},
			{"âmes réincarnées, à ôter", 2}, {"Total", 2}, {"+", 2}, {"±", 2}, {"−", 2}, {"=", 2}},
		{{"Score à trois", 1}, {"D Dieu", 1}, {"S Satan", 1}, {"H Humanité", 1}, {"Âmes sauvées", 1}, {"Âmes condamnées", 1}, {"Âmes réincarnées", 1},
			{"âme", 3}, {"d66", 3}, {"orgueil", 3}, {"½", 1}, {"somme", 3}, {"reliques diaboliques × 20", 1}, {"reliques sacrées × 20", 1},
			{"reliques × 20", 1}, {"Antéchrist", 3}, {"+20 détruit, −20 réincarné (révélé)", 1}, {"+20 réincarné, −20 sauvé", 1},
			{"+20 détruit (révélé)", 1}, {"Total", 3}, {"+", 3}, {"±", 3}, {"=", 3}},
	},
	"en": {
		{{"Score, two players", 1}, {"G God", 1}, {"S Satan", 1}, {"Souls saved", 1}, {"Souls condemned", 1}, {"Souls reincarnated", 1},
			{"soul", 3}, {"d66", 3}, {"pride", 3}, {"½", 1}, {"sum", 3}, {"diabolic relics × 20", 1}, {"sacred relics × 20", 1},
			{"Antichrist", 2}, {"+20 destroyed, −20 reincarnated (revealed)", 1}, {"+20 reincarnated, −20 saved", 1},
			{"reincarnated souls, taken off", 2}, {"Total", 2}, {"+", 2}, {"±", 2}, {"−", 2}, {"=", 2}},
		{{"Score, three players", 1}, {"G God", 1}, {"S Satan", 1}, {"H Humanity", 1}, {"Souls saved", 1}, {"Souls condemned", 1}, {"Souls reincarnated", 1},
			{"soul", 3}, {"d66", 3}, {"pride", 3}, {"½", 1}, {"sum", 3}, {"diabolic relics × 20", 1}, {"sacred relics × 20", 1},
			{"relics × 20", 1}, {"Antichrist", 3}, {"+20 destroyed, −20 reincarnated (revealed)", 1}, {"+20 reincarnated, −20 saved", 1},
			{"+20 destroyed (revealed)", 1}, {"Total", 3}, {"+", 3}, {"±", 3}, {"=", 3}},
	},
}

// CheckScore reads the formulas of both score sheets.
func (f *File) CheckScore() error {
	if len(f.Pages) != 2 {
		return fmt.Errorf("%d pages instead of 2", len(f.Pages))
	}
	for i, phrases := range scoreWords[f.Lang] {
		left, err := checkPhrases(f.Pages[i], phrases)
		if err != nil {
			return fmt.Errorf("page %d: %w", i+1, err)
		}
		// Only what the sheets say besides has no number with a sign.
		for _, w := range left {
			if strings.ContainsAny(w, "+−±×=") {
				return fmt.Errorf("page %d: %q is no part of a formula", i+1, w)
			}
		}
	}
	return nil
}

// slipWords are what the two slips say, and the numbers in it: 20 points, six
// in every sin (rules 3-3, 8).
var slipWords = map[string][2][]phrase{
	"fr": {
		{{"S", 1}, {"pour Satan seul", 1}, {"l’Antéchrist", 1}, {"pion n°", 1}, {"d66, une fois tiré", 1},
			{"Au Paradis : Satan −20. Réincarné : Satan +20, et Dieu −20 s’il était révélé.", 1},
			{"Révélé, au tour de Satan : damné, 6 à chaque péché, sans orgueil, jamais vertueux. Détruit ensuite par un autre camp : +20 à celui-ci.", 1},
			{"Montrez ce billet à la fin, sinon il ne compte pas.", 1}, {"1. rabattez sur le texte", 1}, {"2. pliez derrière : le sceau reste en vue", 1}},
		{{"D", 1}, {"pour Dieu seul", 1}, {"le pion de l’ange gardien", 1}, {"pion n°", 1}, {"d66, une fois tiré", 1},
			{"Si cette âme se réincarne sans être damnée et que l’ange sort par le même bout dans la même manche, elle compte pour Dieu.", 1},
			{"L’ange ne revient plus. Montrez ce billet quand il sort.", 1}, {"1. rabattez sur le texte", 1}, {"2. pliez derrière : le sceau reste en vue", 1}},
	},
	"en": {
		{{"S", 1}, {"for Satan alone", 1}, {"the Antichrist", 1}, {"pawn no.", 1}, {"d66, once rolled", 1},
			{"In Paradise: Satan −20. Reincarnated: Satan +20, and God −20 if it was revealed.", 1},
			{"Revealed, in Satan’s turn: damned, 6 in every sin, no pride, never virtuous. Then destroyed by another camp: +20 to it.", 1},
			{"Show this slip at the end, or it counts for nothing.", 1}, {"1. fold up over the text", 1}, {"2. fold behind: the seal stays in sight", 1}},
		{{"G", 1}, {"for God alone", 1}, {"the guardian’s pawn", 1}, {"pawn no.", 1}, {"d66, once rolled", 1},
			{"If this soul reincarnates, not damned, and the angel leaves by the same end in the same round, it counts for God.", 1},
			{"The angel is then out for good. Show this slip as it leaves.", 1}, {"1. fold up over the text", 1}, {"2. fold behind: the seal stays in sight", 1}},
	},
}

// CheckSlips reads the secret slips. Besides, only results of a d66 stand on
// them: the pattern of the flap, the same on all, which tells nothing.
func (d *Document) CheckSlips() error {
	pattern := ""
	return d.eachFront(func(_, i int, trim Box, words []Word) error {
		left, err := checkPhrases(words, slipWords[d.Lang][i%2])
		if err != nil {
			return fmt.Errorf("slip %d: %w", i+1, err)
		}
		for _, w := range left {
			if n := atoi(w); n < 11 || n > 66 || n%10 < 1 || n%10 > 6 {
				return fmt.Errorf("slip %d: %q is too much", i+1, w)
			}
		}
		if text := strings.Join(left, " "); pattern == "" {
			pattern = text
		} else if text != pattern {
			return fmt.Errorf("slip %d has a pattern of its own", i+1)
		}
		return nil
	})
}

// CheckTemplateWords reads what stands on the templates: every ruler with the
// weapons that reach so far, every ring with what blasts so wide, the
// directions of the rose.
func (f *File) CheckTemplateWords(tables map[string][]Row) error {
	var words []Word
	for _, page := range f.Pages {
		words = append(words, page...)
	}
	names := func(column string, n int, tables ...[]Row) string {
		var out []string
		for _, rows := range tables {
			for _, r := range rows {
				if atoi(r[column]) == n {
					out = append(out, r["name_"+f.Lang])
				}
			}
		}
		return strings.Join(out, " · ")
	}
	var phrases []phrase
	var rangesSeen, radii []int
	for _, r := range tables["ranged"] {
		rangesSeen = append(rangesSeen, atoi(r["range_cm"]))
		radii = append(radii, atoi(r["radius_cm"]))
	}
	for _, r := range tables["items"] {
		radii = append(radii, atoi(r["radius_cm"]))
	}
	slices.Sort(rangesSeen)
	slices.Sort(radii)
	for _, cm := range slices.Compact(rangesSeen) {
		if cm > 0 && cm != 20 { // 20 cm are told by the ruler of moves
			phrases = append(phrases, phrase{fmt.Sprintf("%d cm %s", cm, names("range_cm", cm, tables["ranged"])), 1})
		}
	}
	for i, cm := range slices.DeleteFunc(slices.Compact(radii), func(n int) bool { return n == 0 }) {
		n := 1
		if i == 0 {
			n = 2 // two of the smallest
		}
		phrases = append(phrases, phrase{fmt.Sprintf("%d cm %s", cm, names("radius_cm", cm, tables["ranged"], tables["items"])), n})
	}
	for i, point := range compass[f.Lang] {
		phrases = append(phrases, phrase{fmt.Sprintf("%d %s", i+1, point), 1})
	}
	phrases = append(phrases, phrase{map[string]string{"fr": "déplacement : 20 moins paresse", "en": "move: 20 minus sloth"}[f.Lang], 1},
		phrase{map[string]string{"fr": "10 cm, de socle à socle", "en": "10 cm, from base to base"}[f.Lang], 2})
	_, err := checkPhrases(words, phrases)
	return err
}
