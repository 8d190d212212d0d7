package verify

import (
	"fmt"
	"math"
	"path/filepath"
	"slices"
	"testing"
)

// campTokens is the first marker of each camp among the tokens.
var campTokens = map[string]int{"Satan": Souls, "God": Souls + 12, "Humanity": Souls + 24}

// leanings are the camps that soul cards lean to.
var leanings = map[string]string{"christian": "God", "satanist": "Satan", "humanist": "Humanity"}

// TestCampsApart takes the colours of the camps from rendered pages and sees
// them with every kind of sight (print failure 102).
func TestCampsApart(t *testing.T) {
	t.Parallel()
	t.Run("tokens", func(t *testing.T) {
		d := kitDocument(t, "tokens", "token25", "fr", tokenCount)
		pictures := rendered(t, d.Path, 100, 1)
		camps := map[string]RGB{}
		for camp, i := range campTokens {
			place := d.Grid.Front(i).Grow(-3)
			ground, err := pictures[0].Main(place)
			if err != nil {
				t.Fatal(err)
			}
			if camps[camp], err = pictures[0].Main(place, ground); err != nil {
				t.Fatal(err)
			}
		}
		report(t, camps)
	})
	t.Run("cards", func(t *testing.T) {
		camps := map[string]RGB{}
		eachLeaning(t, kitOptions("", "poker", "fr"), func(camp string, _ int, p Picture, place Box) {
			c, err := p.Main(Box{place.X, place.Y, place.X2, place.Y + 9})
			if err != nil {
				t.Fatal(err)
			}
			camps[camp] = c
		})
		report(t, camps)
	})
	t.Run("sheets", func(t *testing.T) {
		camps := map[string]RGB{}
		for doc, camp := range map[string]string{"angels": "God", "demons": "Satan"} {
			d := kitDocument(t, doc, "sheet", "fr", 9)
			place := d.Grid.Front(0)
			c, err := rendered(t, d.Path, 50, 1)[0].Main(Box{place.X, place.Y, place.X2, place.Y + 15})
			if err != nil {
				t.Fatal(err)
			}
			camps[camp] = c
		}
		if len(camps) == 2 {
			report(t, camps)
		}
	})
	t.Run("score", func(t *testing.T) {
		f := kitFile(t, "score", "fr")
		p := rendered(t, f.PDF.Path, 100, 2)[0]
		camps := map[string]RGB{}
		for camp, word := range map[string]string{"God": "sauvées", "Satan": "condamnées", "Humanity": "réincarnées"} {
			i := slices.IndexFunc(f.Pages[1], func(w Word) bool { return w.Text == word })
			if i < 0 {
				t.Fatalf("no %s", word)
			}
			b := f.Pages[1][i].Box
			c, err := p.Main(Box{b.X2 + 1, b.Y, b.X2 + 4, b.Y2})
			if err != nil {
				t.Fatal(err)
			}
			camps[camp] = c
		}
		report(t, camps)
	})
}

// report judges colours and tells the least distance.
func report(t *testing.T, camps map[string]RGB) {
	t.Helper()
	if err := CheckApart(camps); err != nil {
		t.Error(err)
	}
	least, where := math.Inf(1), ""
	for _, s := range sights() {
		for a, x := range camps {
			for b, y := range camps {
				if d := apart(s.lab(x), s.lab(y)); a < b && d < least {
					least, where = d, fmt.Sprintf("%s and %s, %s", a, b, s.Name)
				}
			}
		}
	}
	t.Logf("%v: %.1f apart at least: %s", camps, least, where)
}

func rendered(t *testing.T, path string, dpi float64, page int) []Picture {
	t.Helper()
	pictures, err := Render(path, dpi, true, page, page)
	if err != nil {
		t.Fatal(err)
	}
	return pictures
}

// eachLeaning prints soul cards and calls see with the first two cards of each
// camp.
func eachLeaning(t *testing.T, o Options, see func(camp string, n int, p Picture, place Box)) {
	t.Helper()
	deck, err := roll(7, 36)
	if err != nil {
		t.Fatal(err)
	}
	d, err := printTo(filepath.Join(t.TempDir(), "cards.pdf"), o, deck)
	if err != nil {
		t.Fatal(err)
	}
	for leaning, camp := range leanings {
		n, k := 0, d.Grid.PerSheet()
		for i, s := range d.Souls {
			if tables["souls"][s.ID]["leaning"] == leaning && n < 2 {
				see(camp, n, rendered(t, d.Path, 150, i/k+1)[0], d.Grid.Front(i%k))
				n++
			}
		}
		if n < 2 {
			t.Fatalf("%d souls are %s", n, leaning)
		}
	}
}

// TestGreyApart: in grey the camps differ in letter, in icon and in hatch or
// edge, each alone: two tokens of one camp show how alike the same shape is
// (print failure 102).
func TestGreyApart(t *testing.T) {
	t.Parallel()
	t.Run("tokens", func(t *testing.T) {
		o := kitOptions("tokens", "token25", "fr")
		o.Ink = "grey"
		d, err := printDoc(filepath.Join(t.TempDir(), "tokens.pdf"), o, tokenCount)
		if err != nil {
			t.Fatal(err)
		}
		p := rendered(t, d.Path, 200, 1)[0]
		parts := map[string]func(i int) []bool{
			"letter": func(i int) []bool { b := d.Grid.Front(i); return p.mask(Box{b.X + 14, b.Y + 7, b.X + 20, b.Y + 15}, 6) },
			"icon":   func(i int) []bool { b := d.Grid.Front(i); return p.mask(Box{b.X + 4, b.Y + 6, b.X + 14, b.Y + 16}, 6) },
			"hatch": func(i int) []bool { // the ring alone
				b := d.Grid.Front(i)
				m := p.mask(b, 6)
				wide := int(b.W() * 6)
				var ring []bool
				for k, dark := range m {
					r := math.Hypot(float64(k%wide)/6-12.5, float64(k/wide)/6-12.5)
					if r > 11 && r < 12 {
						ring = append(ring, dark)
					}
				}
				return ring
			},
		}
		for part, of := range parts {
			shapesApart(t, part, map[string][2][]bool{
				"Satan": {of(campTokens["Satan"]), of(campTokens["Satan"] + 1)}, "God": {of(campTokens["God"]), of(campTokens["God"] + 1)},
				"Humanity": {of(campTokens["Humanity"]), of(campTokens["Humanity"] + 1)}})
		}
	})
	t.Run("cards", func(t *testing.T) {
		o := kitOptions("", "poker", "fr")
		o.Ink = "grey"
		emblem, edge := map[string][2][]bool{}, map[string][2][]bool{}
		eachLeaning(t, o, func(camp string, n int, p Picture, b Box) {
			both := emblem[camp]
			both[n] = p.mask(Box{b.X2 - 14, b.Y + 3, b.X2 - 4, b.Y + 13}, 6)
			emblem[camp] = both
			both = edge[camp] // below the band, left of the emblem
			both[n] = p.mask(Box{b.X + 2, b.Y + 11.7, b.X + 44, b.Y + 12.9}, 6)
			edge[camp] = both
		})
		shapesApart(t, "emblem", emblem)
		shapesApart(t, "edge", edge)
	})
	t.Run("sheets", func(t *testing.T) {
		emblem := map[string][2][]bool{}
		for doc, camp := range map[string]string{"angels": "God", "demons": "Satan"} {
			o := kitOptions(doc, "sheet", "fr")
			o.Ink = "grey"
			d, err := printDoc(filepath.Join(t.TempDir(), doc+".pdf"), o, 9)
			if err != nil {
				t.Fatal(err)
			}
			p := rendered(t, d.Path, 150, 1)[0]
			var two [2][]bool
			for i := range two {
				b := d.Grid.Front(i)
				two[i] = p.mask(Box{b.X2 - 20, b.Y + 4, b.X2 - 4, b.Y + 20}, 6)
			}
			emblem[camp] = two
		}
		shapesApart(t, "emblem", emblem)
	})
}

// How unlike shapes must be, and how alike the same shape is where it falls
// otherwise on the pixels.
const (
	leastUnlike = 0.3
	mostUnlike  = 0.2
)

// shapesApart wants the shapes of two camps unlike, and two of the same camp
// alike.
func shapesApart(t *testing.T, part string, shapes map[string][2][]bool) {
	t.Helper()
	for a, x := range shapes {
		if u := unlike(x[0], x[1]); u > mostUnlike {
			t.Errorf("%s: two of %s are %.2f unlike", part, a, u)
		}
		for b, y := range shapes {
			if a >= b {
				continue
			}
			u := unlike(x[0], y[0])
			t.Logf("%s: %s and %s are %.2f unlike", part, a, b, u)
			if u < leastUnlike {
				t.Errorf("%s: %s and %s are %.2f unlike", part, a, b, u)
			}
		}
	}
}

// TestApartControls holds the judge to published numbers, and to colours that
// somebody cannot tell apart.
func TestApartControls(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		p, q Lab
		want float64 // of the test data of Sharma, Wu and Dalal
	}{
		{Lab{50, 2.6772, -79.7751}, Lab{50, 0, -82.7485}, 2.0425},
		{Lab{50, 2.5, 0}, Lab{73, 25, -18}, 27.1492},
		{Lab{50, 2.5, 0}, Lab{50, 0, -2.5}, 4.3065},
		{Lab{60.2574, -34.0099, 36.2677}, Lab{60.4626, -34.1751, 39.4387}, 1.2644},
		{Lab{6.7747, -0.2908, -2.4247}, Lab{5.8714, -0.0985, -2.2286}, 0.6377},
	} {
		if got := apart(c.p, c.q); !near(got, c.want, 0.0001) {
			t.Errorf("%v and %v are %.4f apart instead of %.4f", c.p, c.q, got, c.want)
		}
	}
	if l := sights()[0].lab(RGB{255, 255, 255}); !near(l[0], 100, 0.01) || !near(l[1], 0, 0.02) || !near(l[2], 0, 0.02) {
		t.Errorf("white is %v", l)
	}
	says(t, "red and green", CheckApart(map[string]RGB{"a": {176, 58, 0}, "b": {110, 100, 0}}), "sight")
	says(t, "blue and green of one lightness", CheckApart(map[string]RGB{"a": {37, 65, 107}, "b": {46, 97, 72}}), "tritan")
	says(t, "the same", CheckApart(map[string]RGB{"a": {1, 2, 3}, "b": {1, 2, 3}}), "common")
	square, bar := make([]bool, 100), make([]bool, 100)
	for i := range square {
		square[i], bar[i] = i%10 < 5 && i < 50, i%10 == 7
	}
	if u := unlike(square, square); u != 0 {
		t.Errorf("a shape is %.2f unlike itself", u)
	}
	if u := unlike(square, bar); u < leastUnlike {
		t.Errorf("a square and a bar are only %.2f unlike", u)
	}
}
