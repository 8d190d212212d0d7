package verify

import (
	"image"
	"image/color"
	"image/png"
	"os"
	"path/filepath"
	"regexp"
	"testing"
)

// portraitMiddle is the colour in the middle of the pictures of these tests.
var portraitMiddle = [3]int{30, 160, 60}

// pictures draws a picture for each id: a disc before another colour.
func pictures(t *testing.T, ids ...string) string {
	t.Helper()
	dir := t.TempDir()
	m := image.NewRGBA(image.Rect(0, 0, 600, 800))
	for y := range 800 {
		for x := range 600 {
			c := color.RGBA{180, 60, uint8(y / 4), 255}
			if (x-300)*(x-300)+(y-400)*(y-400) < 200*200 {
				c = color.RGBA{uint8(portraitMiddle[0]), uint8(portraitMiddle[1]), uint8(portraitMiddle[2]), 255}
			}
			m.Set(x, y, c)
		}
	}
	for _, id := range ids {
		f, err := os.Create(filepath.Join(dir, id+".png"))
		if err == nil {
			err = png.Encode(f, m)
		}
		if err == nil {
			err = f.Close()
		}
		if err != nil {
			t.Fatal(err)
		}
	}
	return dir
}

// portraitDocument prints a document with pictures of those ids. It tells
// which of its cards have one.
func portraitDocument(t *testing.T, o Options, ids []string, art string) (*Document, []bool) {
	t.Helper()
	path := filepath.Join(t.TempDir(), "art.pdf")
	args := append(o.Args(), "--art", art, "-o", path)
	var souls []Soul
	if o.Doc == "" {
		file, err := roll(5, 9)
		if err != nil {
			t.Fatal(err)
		}
		deck, err := ReadDeck(file)
		if err != nil {
			t.Fatal(err)
		}
		args, souls = append(args, "--deck", file), deck.Souls
	} else {
		for _, row := range readRows(t, o.Doc) {
			souls = append(souls, Soul{ID: row["id"]})
		}
	}
	if _, err := Run(croix, args...); err != nil {
		t.Fatal(err)
	}
	d, err := NewDocument(path, o, souls)
	if err != nil {
		t.Fatal(err)
	}
	has := make([]bool, len(souls))
	for i, s := range souls {
		for _, id := range ids {
			has[i] = has[i] || s.ID == id
		}
	}
	return d, has
}

// portrayed is souls of the deck of portraitDocument, a demon and an angel.
func portrayed(t *testing.T) []string {
	t.Helper()
	file, err := roll(5, 9)
	if err != nil {
		t.Fatal(err)
	}
	deck, err := ReadDeck(file)
	if err != nil {
		t.Fatal(err)
	}
	return []string{deck.Souls[0].ID, deck.Souls[3].ID, "colere", "seraphins"}
}

// TestPortraits judges cards and sheets with portraits (--art) in every ink:
// the portraits, and all that is judged without them.
func TestPortraits(t *testing.T) {
	t.Parallel()
	ids := portrayed(t)
	art := pictures(t, ids...)
	for _, o := range []Options{
		{Lang: "fr", Paper: "a4", Ink: "full", Back: "fold", Card: "poker"},
		{Lang: "en", Paper: "letter", Ink: "light", Back: "long", Card: "poker"},
		{Lang: "fr", Paper: "a3", Ink: "grey", Back: "none", Card: "tarot"},
		{Lang: "en", Paper: "a4", Ink: "full", Back: "short", Card: "tarot"},
		{Lang: "fr", Paper: "a4", Ink: "full", Back: "fold", Card: "sheet", Doc: "demons"},
		{Lang: "en", Paper: "letter", Ink: "grey", Back: "fold", Card: "sheet", Doc: "angels"},
		{Lang: "en", Paper: "a4", Ink: "full", Back: "fold", Card: "tarot", Doc: "demons"},
		{Lang: "fr", Paper: "letter", Ink: "light", Back: "fold", Card: "tarot", Doc: "angels"},
	} {
		t.Run(o.String(), func(t *testing.T) {
			t.Parallel()
			d, has := portraitDocument(t, o, ids, art)
			errs := map[string]error{
				"portraits": d.CheckPortraits(has, portraitMiddle), "syntax": d.CheckSyntax(), "pages": d.CheckPages(), "bar": d.CheckBar(),
				"marks": d.CheckMarks(), "margins": d.CheckMargins(), "fonts": d.CheckFonts(),
			}
			if o.Doc == "" {
				errs["text"], errs["ticks"] = d.CheckText(tables), d.CheckTicks(tables)
			} else {
				errs["beings"] = d.CheckBeings(readRows(t, o.Doc), readRows(t, "demons"))
			}
			all(t, errs)
		})
	}
}

// imageName is what the first page calls its first picture.
func imageName(t *testing.T, p *PDF) string {
	t.Helper()
	for name, ref := range p.dict(p.Pages[0].Resources["/XObject"]) {
		if p.dict(ref)["/Subtype"] == "/Image" {
			return name
		}
	}
	t.Fatal("page 1 has no picture")
	return ""
}

// TestPortraitControls: portraits that are bad in one way.
func TestPortraitControls(t *testing.T) {
	t.Parallel()
	ids := portrayed(t)
	art := pictures(t, ids...)
	d, has := portraitDocument(t, Options{Lang: "fr", Paper: "a4", Ink: "full", Back: "long", Card: "poker"}, ids, art)
	all(t, map[string]error{"good": d.CheckPortraits(has, portraitMiddle)})
	check := func(change func([]byte) []byte) error {
		return page1(change)(t, d, filepath.Join(t.TempDir(), "bad.pdf")).CheckPortraits(has, portraitMiddle)
	}
	none := make([]bool, len(has))
	every := make([]bool, len(has))
	for i := range every {
		every[i] = true
	}
	p, err := d.pdf()
	if err != nil {
		t.Fatal(err)
	}
	images, err := p.Images(0)
	if err != nil || len(images) == 0 {
		t.Fatalf("no portrait on page 1: %v", err)
	}
	says(t, "a portrait too many", d.CheckPortraits(none, portraitMiddle), "1 portraits")
	says(t, "a portrait too few", d.CheckPortraits(every, portraitMiddle), "0 portraits")
	says(t, "another picture", d.CheckPortraits(has, [3]int{200, 160, 60}), "in its middle")
	grey := *d
	grey.Ink = "grey"
	says(t, "colours in a grey print", grey.CheckPortraits(has, portraitMiddle), "has colours")
	draw := func(at string) func([]byte) []byte {
		return added("q " + at + " cm " + imageName(t, p) + " Do Q")
	}
	says(t, "a second one on a card", check(draw("42 0 0 42 100 500")), "portraits")
	says(t, "one beside the cards", check(draw("10 0 0 10 30 4")), "of them on the front")
	says(t, "one that is mirrored", check(draw("-42 0 0 42 100 500")), "mirrored")
	drawn := regexp.MustCompile(`42\.52 0 0 46\.49 (\S+) (\S+) cm /Pic`)
	redrawn := func(to string) func([]byte) []byte {
		return func(c []byte) []byte {
			if !drawn.Match(c) {
				t.Fatal("page 1 draws no portrait as these controls expect")
			}
			return drawn.ReplaceAll(c, []byte(to+" cm 42.52 0 0 46.49 $1 $2 cm /Pic"))
		}
	}
	says(t, "one that is larger", check(redrawn("1.2 0 0 1.2 0 -54")), "dpi")
	says(t, "one outside the safe zone", check(redrawn("1 0 0 1 -4 0")), "safe zone")
	says(t, "one over the name", check(redrawn("1 0 0 1 60 0")), "stands on the portrait")
	plain, _ := portraitDocument(t, d.Options, nil, pictures(t))
	all(t, map[string]error{"no picture": plain.CheckPortraits(none, portraitMiddle)})
	says(t, "pictures that are not there", plain.CheckPortraits(has, portraitMiddle), "0 portraits")
}
