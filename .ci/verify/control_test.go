package verify

import (
	"bytes"
	"fmt"
	"image"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// A check that cannot fail proves nothing. Here each gets a file that is bad
// in one way, made from a good one that it passes, and must say why it is bad.

// control is a check, a good document and a bad one.
type control struct {
	name  string
	check func(*Document) error
	bad   func(t *testing.T, good *Document, to string) *Document
	says  string // a part of the error
}

func TestControls(t *testing.T) {
	t.Parallel()
	text := func(d *Document) error { return d.CheckText(tables) }
	ticks := func(d *Document) error { return d.CheckTicks(tables) }
	places := func(d *Document) error {
		p, err := Render(d.Path, 25, false, 1, 9999)
		if err != nil {
			return err
		}
		return d.CheckPlaces(p)
	}
	for _, c := range []control{
		{"a damaged cross-reference", (*Document).CheckSyntax, damage0, "qpdf"},
		{"an operator too few", (*Document).CheckBar, page1(func(c []byte) []byte { return append(c, "\nq\n"...) }), "q without Q"},
		{"a catalog with a wrong page mode", (*Document).CheckSyntax, catalog("/PageMode", "/UseNothingAtAll"), "pdfcpu"},
		{"a page lost", (*Document).CheckPages, pages("1"), "1 pages instead of 2"},
		{"a page too many", (*Document).CheckPages, pages("1-2,2"), "3 pages instead of 2"},
		{"another paper", (*Document).CheckPages, other(func(o *Options) { o.Paper = "letter" }), "page 1 is"},
		{"a bar of 99.98 mm", (*Document).CheckBar, page1(scaled(0.9998)), "measures 99.9"},
		{"no bar", (*Document).CheckBar, page1(func([]byte) []byte { return nil }), "measures 0.0"},
		{"marks 1 mm aside", (*Document).CheckMarks, page1(moved(1, 0)), "upright cut marks"},
		{"marks for a smaller card", (*Document).CheckMarks, page1(scaled(0.999)), "cut marks"},
		{"a mark across a card", (*Document).CheckMarks, page1(added("0 G [] 0 d 0.71 w 100 300 m 100 350 l S")), "reaches into"},
		{"no marks", (*Document).CheckMarks, page1(func([]byte) []byte { return nil }), "cut marks"},
		{"ink 5 mm from the edge", (*Document).CheckMargins, page1(added("0.5 g 14 14 9 9 re f")), "ink in the margin, 4."},
		{"a hue in a grey print", (*Document).CheckMargins, grey(added("1 0.9 0.9 rg 100 100 50 50 re f")), "in a grey print"},
		{"a word across the trim", text, page1(moved(20, 0)), "crosses the trim"},
		{"a word on no card", text, page1(moved(0, -88)), "is on no card"},
		{"another language", text, other(func(o *Options) { o.Lang = "en" }), "is not there"},
		{"another name", text, souls(func(s []Soul) { s[0].ID = s[1].ID }), "name"},
		{"another d66", text, souls(func(s []Soul) { s[0].D66 = 66 }), "d66"},
		{"another sin", text, souls(func(s []Soul) { s[0].Sins[0] = 7 - s[0].Sins[0] }), "envie: the number above"},
		{"another weapon", text, souls(func(s []Soul) { s[0].Melee = another(s[0].Melee, "grosse_arme", "arme_energetique") }), "name of"},
		{"another object", text, souls(func(s []Soul) { s[0].Item = another(s[0].Item, "sac", "bible") }), "name of"},
		{"a soul that carries less", text, souls(func(s []Soul) { s[0].Armour = "rien" }), "too much"},
		{"a tick box too many", ticks, souls(func(s []Soul) { s[0].Familiar++ }), "tick boxes instead of"},
		{"a tick box on no card", ticks, page1(added(tickAt(20, 4))), "lie on no card"},
		{"a tick box on another", ticks, page1(func(c []byte) []byte { return added(tickAt(50, 150) + tickAt(53, 150))(c) }), "overlap"},
		{"tick boxes of 4.9 mm", ticks, page1(scaled(0.98)), "has 0 tick boxes"},
		{"another title", (*Document).CheckAbout, other(func(o *Options) { o.Lang = "en" }), "/Lang"},
		{"backs for the other edge", (*Document).CheckAbout, other(func(o *Options) { o.Back = "short" }), "/Duplex"},
		{"scaled to fit", (*Document).CheckAbout, catalog("/ViewerPreferences", map[string]any{"/PrintScaling": "/AppDefault"}), "PrintScaling"},
		{"no bookmarks", (*Document).CheckAbout, catalog("/Outlines", nil), "no bookmark"},
		{"a garbled bookmark", (*Document).CheckAbout, bookmark("b:3131e280933134"), "shows the bookmark"},
		{"a blank back", places, back(func([]byte) []byte { return nil }), "is blank"},
		{"a blank front", places, page1(func([]byte) []byte { return nil }), "is blank"},
		{"backs in the places of the fronts", places, swapped, "should have a card"},
		{"other bytes", func(d *Document) error { return sameBytes(d.Path, documents[0].Path) },
			func(_ *testing.T, d *Document, _ string) *Document { return d }, "other bytes"},
	} {
		t.Run(c.name, func(t *testing.T) {
			t.Parallel()
			dir := t.TempDir()
			bad := c.bad(t, goodDocument(t, dir), filepath.Join(dir, "bad.pdf"))
			err := c.check(bad)
			if err == nil {
				t.Fatal("the check passes a bad file")
			}
			if !strings.Contains(err.Error(), c.says) {
				t.Errorf("the check says %q and not %q", err, c.says)
			}
		})
	}
}

// goodDocument has four of nine places filled, with backs: no page looks the
// same the other way round.
func goodDocument(t *testing.T, dir string) *Document {
	t.Helper()
	deck, err := roll(5, 4)
	if err != nil {
		t.Fatal(err)
	}
	o := Options{Lang: "fr", Paper: "a4", Ink: "full", Back: "long", Card: "poker"}
	d, err := printTo(filepath.Join(dir, "good.pdf"), o, deck)
	if err != nil {
		t.Fatal(err)
	}
	return d
}

// TestGoodControl: the document that the controls spoil passes.
func TestGoodControl(t *testing.T) {
	t.Parallel()
	d := goodDocument(t, t.TempDir())
	pictures, err := Render(d.Path, 25, false, 1, 9999)
	if err != nil {
		t.Fatal(err)
	}
	for name, err := range map[string]error{
		"syntax": d.CheckSyntax(), "pages": d.CheckPages(), "bar": d.CheckBar(), "marks": d.CheckMarks(),
		"margins": d.CheckMargins(), "text": d.CheckText(tables), "places": d.CheckPlaces(pictures), "fonts": d.CheckFonts(),
		"ticks": d.CheckTicks(tables), "about": d.CheckAbout(),
	} {
		if err != nil {
			t.Errorf("%s: %v", name, err)
		}
	}
}

// damage0 cuts the end off the file.
func damage0(t *testing.T, good *Document, to string) *Document {
	b, err := os.ReadFile(good.Path)
	if err != nil {
		t.Fatal(err)
	}
	return written(t, good, to, b[:len(b)-200])
}

func written(t *testing.T, good *Document, to string, b []byte) *Document {
	if err := os.WriteFile(to, b, 0o600); err != nil {
		t.Fatal(err)
	}
	return good.At(to)
}

// page1 changes what the first page draws; back the second.
func page1(change func([]byte) []byte) func(*testing.T, *Document, string) *Document {
	return content(0, change)
}

func back(change func([]byte) []byte) func(*testing.T, *Document, string) *Document {
	return content(1, change)
}

func content(page int, change func([]byte) []byte) func(*testing.T, *Document, string) *Document {
	return func(t *testing.T, good *Document, to string) *Document {
		p, err := good.pdf()
		if err != nil {
			t.Fatal(err)
		}
		if err := p.WithContent(page, change(bytes.Clone(p.Pages[page].Content)), to); err != nil {
			t.Fatal(err)
		}
		return good.At(to)
	}
}

// grey is a page changed in a print that says it is grey.
func grey(change func([]byte) []byte) func(*testing.T, *Document, string) *Document {
	return func(t *testing.T, good *Document, to string) *Document {
		d := page1(change)(t, good, to)
		d.Ink = "grey"
		return d
	}
}

// swapped exchanges the front and the back.
func swapped(t *testing.T, good *Document, to string) *Document {
	p, err := good.pdf()
	if err != nil {
		t.Fatal(err)
	}
	if err := p.WithContent(1, p.Pages[0].Content, to); err != nil {
		t.Fatal(err)
	}
	return good.At(to)
}

func scaled(by float64) func([]byte) []byte {
	return func(c []byte) []byte { return append(fmt.Appendf(nil, "%g 0 0 %g 0 0 cm\n", by, by), c...) }
}

// moved moves by millimetres, y upwards.
func moved(x, y float64) func([]byte) []byte {
	return func(c []byte) []byte {
		return append(fmt.Appendf(nil, "1 0 0 1 %g %g cm\n", x*ptPerMM, y*ptPerMM), c...)
	}
}

func added(operators string) func([]byte) []byte {
	return func(c []byte) []byte { return append(c, "\n"+operators+"\n"...) }
}

// tickAt draws a tick box with its top left at x, y millimetres on A4.
func tickAt(x, y float64) string {
	x, y = x*ptPerMM, (297-y)*ptPerMM
	s := 5 * ptPerMM
	return fmt.Sprintf("1 g 0 G %.3f w %f %f m %f %f l %f %f %f %f %f %f c %f %f l h B\n", 0.35*ptPerMM,
		x, y, x+s, y, x+s, y, x+s, y, x+s, y-s, x, y-s)
}

// pages keeps some pages.
func pages(which string) func(*testing.T, *Document, string) *Document {
	return func(t *testing.T, good *Document, to string) *Document {
		if _, err := Run("qpdf", good.Path, "--pages", ".", which, "--", to); err != nil {
			t.Fatal(err)
		}
		return good.At(to)
	}
}

// catalog changes an entry of the catalog, or takes it away.
func catalog(key string, value any) func(*testing.T, *Document, string) *Document {
	return func(t *testing.T, good *Document, to string) *Document {
		p, err := Open(good.Path)
		if err != nil {
			t.Fatal(err)
		}
		trailer, _ := p.objects["trailer"].Value.(map[string]any)
		if p.Catalog[key] = value; value == nil {
			delete(p.Catalog, key)
		}
		if err := p.WithObject(fmt.Sprint(trailer["/Root"]), p.Catalog, to); err != nil {
			t.Fatal(err)
		}
		return good.At(to)
	}
}

// bookmark changes the title of the first bookmark.
func bookmark(title string) func(*testing.T, *Document, string) *Document {
	return func(t *testing.T, good *Document, to string) *Document {
		p, err := Open(good.Path)
		if err != nil {
			t.Fatal(err)
		}
		first := p.dict(p.Catalog["/Outlines"])["/First"]
		mark := p.dict(first)
		mark["/Title"] = title
		if err := p.WithObject(fmt.Sprint(first), mark, to); err != nil {
			t.Fatal(err)
		}
		return good.At(to)
	}
}

// other takes the good file for another way to print.
func other(change func(*Options)) func(*testing.T, *Document, string) *Document {
	return func(_ *testing.T, good *Document, _ string) *Document {
		o := good.Options
		change(&o)
		d := *good
		d.Options = o
		g, err := NewGrid(o)
		if err != nil {
			panic(err)
		}
		d.Grid, d.Faces = g, Faces(o, g, len(d.Souls))
		return &d
	}
}

// souls takes the good file for the print of another deck.
func souls(change func([]Soul)) func(*testing.T, *Document, string) *Document {
	return func(_ *testing.T, good *Document, _ string) *Document {
		d := *good
		d.Souls = append([]Soul(nil), good.Souls...)
		change(d.Souls)
		return &d
	}
}

// another is a or, if that is what there was, b.
func another(was, a, b string) string {
	if was == a {
		return b
	}
	return a
}

// TestFontControls: the list of fonts.
func TestFontControls(t *testing.T) {
	t.Parallel()
	const head = "name type encoding emb sub uni object ID\n---- ---- --- --- --- --- ---\n"
	const good = "utf8crimsonpro-bold CID TrueType Identity-H yes no yes 21 0\nABCDEF+GrenzeGotisch-SemiBold CID TrueType Identity-H yes yes yes 5 0\n"
	if err := checkFontList(head + good); err != nil {
		t.Error(err)
	}
	for name, line := range map[string]string{
		"another font":   "Helvetica Type 1 WinAnsi yes no yes 9 0\n",
		"not embedded":   "utf8crimsonpro-italic CID TrueType Identity-H no no yes 9 0\n",
		"no ToUnicode":   "utf8crimsonpro-italic CID TrueType Identity-H yes no no 9 0\n",
		"cannot be read": "utf8crimsonpro-italic\n",
	} {
		if err := checkFontList(head + good + line); err == nil {
			t.Errorf("%s: the check passes it", name)
		}
	}
	if err := checkFontList(head); err == nil {
		t.Error("no fonts: the check passes it")
	}
}

// TestInkControls: a third, just, and just not.
func TestInkControls(t *testing.T) {
	t.Parallel()
	if err := checkInk(100, 300); err != nil {
		t.Error(err)
	}
	for _, c := range [][2]int{{101, 300}, {300, 300}, {0, 300}, {0, 0}} {
		if err := checkInk(c[0], c[1]); err == nil {
			t.Errorf("%v: the check passes it", c)
		}
	}
}

// TestCompareControls: pictures that look otherwise.
func TestCompareControls(t *testing.T) {
	t.Parallel()
	want, err := readPNG(filepath.Join("testdata", "golden", "cards-fr-1.png"))
	if err != nil {
		t.Fatal(err)
	}
	change := func(f func(x, y int, v uint8) uint8) *image.Gray {
		out := image.NewGray(want.Rect)
		for y := range want.Rect.Max.Y {
			for x := range want.Rect.Max.X {
				out.Pix[out.PixOffset(x, y)] = f(x, y, want.GrayAt(x, y).Y)
			}
		}
		return out
	}
	if err := Compare(change(func(_, _ int, v uint8) uint8 { return v ^ 3 }), want); err != nil {
		t.Errorf("a little noise: %v", err)
	}
	for name, bad := range map[string]*image.Gray{
		"inverted":   change(func(_, _ int, v uint8) uint8 { return 255 - v }),
		"paler":      change(func(_, _ int, v uint8) uint8 { return v/2 + 127 }),
		"moved 1 mm": change(func(x, y int, _ uint8) uint8 { return want.GrayAt(x+2, y+2).Y }),
		"a black spot": change(func(x, y int, v uint8) uint8 {
			if x < 8 && y < 8 {
				return 0
			}
			return v
		}),
		"cut off": want.SubImage(image.Rect(0, 0, 100, 100)).(*image.Gray),
	} {
		if err := Compare(bad, want); err == nil {
			t.Errorf("%s: the check passes it", name)
		}
	}
}

// TestNumberControls: the rules as the book's examples have them, so that the
// judge itself is judged.
func TestNumberControls(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		formula     string
		wrath, want int
	}{
		{"wrath", 5, 5}, {"wrath*2", 5, 10}, {"wrath*3", 2, 6}, {"wrath+1", 6, 7},
		{"ceil(wrath/2)", 5, 3}, {"floor(wrath/2)", 5, 2}, {"floor(wrath/2)", 1, 1}, {"0", 6, 0},
	} {
		if got := damage(c.formula, c.wrath); got != c.want {
			t.Errorf("%s of %d: %d instead of %d", c.formula, c.wrath, got, c.want)
		}
	}
	w, err := tables.Expect(Soul{D66: 46, ID: "usurier", Sins: [7]int{6, 4, 1, 2, 5, 6, 5},
		Ranged: "arme_a_projectile", Melee: "rien", Armour: "rien", Item: "la_pomme"}, "fr")
	if err != nil {
		t.Fatal(err)
	}
	// The Apple makes gluttony 6 at most; avarice 6 leaves 2 rounds.
	if w.Move != 15 || w.Substance != 12 || w.Bare != 1 || w.Ammo != 2 || w.Pride != 30 || w.Ticks() != 14 {
		t.Errorf("the usurer with the Apple: %+v", w)
	}
	if _, err := tables.Expect(Soul{ID: "usurier", Ranged: "x"}, "fr"); err == nil {
		t.Error("a weapon of no table passes")
	}
}
