package purgatorypages

import (
	"bytes"
	"fmt"
	"image"
	"image/color"
	"image/png"
	"strings"
	"testing"
	"testing/fstest"

	"croix/generator/purgatory"
	"croix/generator/say"
	"croix/output"
	"croix/output/picture"
)

// portraits is a folder with a picture of this colour for each of these ids.
func portraits(t testing.TB, c color.Color, ids ...string) *picture.Folder {
	t.Helper()
	img := image.NewNRGBA(image.Rect(0, 0, 200, 300))
	for i := range 200 * 300 {
		img.Set(i%200, i/200, c)
	}
	var b bytes.Buffer
	if err := png.Encode(&b, img); err != nil {
		t.Fatal(err)
	}
	fsys := fstest.MapFS{}
	for _, id := range ids {
		fsys[id+".png"] = &fstest.MapFile{Data: b.Bytes(), Mode: 0o644}
	}
	f, err := picture.Open(fsys, "art")
	if err != nil {
		t.Fatal(err)
	}
	return f
}

// checkPortrait reports a card without exactly one portrait, or one that is not
// whole and apart from the texts.
func checkPortrait(ds ...*output.Drawing) error {
	n := 0
	for _, d := range ds {
		for _, m := range d.Marks {
			if m.Kind != output.KindPicture {
				continue
			}
			n++
			if !m.Box.In(output.Rect{W: d.Size.W, H: d.Size.H}.Inset(safe)) {
				return fmt.Errorf("the portrait leaves the safe area: %v", m.Box)
			}
			if got, want := float64(m.Picture.W)/float64(m.Picture.H), m.Box.W/m.Box.H; got < want*0.98 || got > want*1.02 {
				return fmt.Errorf("the portrait is stretched: %.3f in a window of %.3f", got, want)
			}
			for _, o := range d.Marks {
				if o.Kind != output.KindText {
					continue
				}
				box := output.Rect{X: o.Box.X, Y: o.Box.Y - 2, W: o.Face.Width(o.Text, o.Size), H: 2}
				if over := box.Intersect(m.Box); over.W > 0 && over.H > 0 {
					return fmt.Errorf("%q lies on the portrait", o.Text)
				}
			}
		}
	}
	if n != 1 {
		return fmt.Errorf("%d portraits, want 1", n)
	}
	return nil
}

// TestPortraits: cards and sheets with a portrait still say all, in each ink,
// language and size.
func TestPortraits(t *testing.T) {
	c := catalog(t)
	art := portraits(t, color.NRGBA{R: 200, G: 30, B: 30, A: 255}, c.Beings()...)
	figures := deck(t, 36)
	for _, l := range say.Langs() {
		for _, ink := range Inks() {
			for _, card := range output.Cards() {
				o := plain()
				o.Lang, o.Ink, o.Card, o.Art = l, ink, card, art
				press, err := newPress(o)
				if err != nil {
					t.Fatal(err)
				}
				for _, b := range append(append([]*purgatory.Celestial{}, c.Demons...), c.Angels...) {
					d, err := press.celestial(b)
					if CelestialCards(card.Size) {
						d, err = press.celestialCard(b)
					}
					if err == nil {
						err = checkPortrait(d)
					}
					if err == nil {
						err = checkCelestial(press, b)
					}
					if err != nil {
						t.Errorf("%s %s %s %s: %v", l, ink, card.Name, b.ID, err)
					}
				}
				if card.Size.W < smallest.W || card.Size.H < smallest.H {
					continue
				}
				p := testPress(t, o)
				for _, f := range figures {
					ds, _, err := fronts(p, f)
					if err == nil {
						err = checkPortrait(ds...)
					}
					if err == nil {
						err = checkCard(p, f)
					}
					if err != nil {
						t.Errorf("%s %s %s %s: %v", l, ink, card.Name, f.Card.ID, err)
					}
				}
			}
		}
	}
}

// TestPortraitNames: beside a portrait, the longest names fit as well.
func TestPortraitNames(t *testing.T) {
	c := catalog(t)
	o := plain()
	o.Art = portraits(t, color.White, "nonne")
	for _, name := range []string{"Marie-Éléonore de La Rochefoucauld-Lianc", strings.Repeat("Wam ", 10), strings.Repeat("i", purgatory.MaxTitle)} {
		f := figure(t, c, purgatory.SoulCard{D66: 12, ID: "nonne", Title: name, Base: mustSoul(t, c, "nonne").Base,
			Ranged: "arme_a_feu", Melee: "arme", Armour: "rien", Item: "rien"})
		if err := checkCard(testPress(t, o), f); err != nil {
			t.Errorf("%s: %v", name, err)
		}
	}
}

// TestPortraitMissing: a soul without a portrait has the card that it had, and
// a soul whose portrait changed has another.
func TestPortraitMissing(t *testing.T) {
	figures := deck(t, 36)
	sums := func(art *picture.Folder) []Item {
		o := plain()
		o.Art, o.Sums = art, true
		_, r, err := Cards(figures, o)
		if err != nil {
			t.Fatal(err)
		}
		return r.Items
	}
	none := sums(nil)
	red := sums(portraits(t, color.NRGBA{R: 255, A: 255}, "nonne", "moine"))
	again := sums(portraits(t, color.NRGBA{R: 255, A: 255}, "nonne", "moine"))
	blue := sums(portraits(t, color.NRGBA{B: 255, A: 255}, "nonne"))
	for i, f := range figures {
		id := f.Card.ID
		for _, row := range []struct {
			reason string
			a, b   Item
			same   bool
		}{
			{"with and without", none[i], red[i], id != "nonne" && id != "moine"},
			{"twice the same", red[i], again[i], true},
			{"another picture", red[i], blue[i], id != "nonne" && id != "moine"},
		} {
			if (row.a == row.b) != row.same {
				t.Errorf("%s: %s: the same: %t, want %t", id, row.reason, !row.same, row.same)
			}
		}
	}
}

// TestPortraitRefused: what is wrong with a portrait is told in words that
// players read, and names the file.
func TestPortraitRefused(t *testing.T) {
	figures := deck(t, 36)
	for key, err := range map[say.Key]*picture.Error{
		say.ArtNotFile:   {File: "a.png", Why: picture.NotFile},
		say.ArtTooLarge:  {File: "a.png", Why: picture.TooLarge},
		say.ArtTooMany:   {File: "a.png", Why: picture.TooMany, W: 20000, H: 20000},
		say.ArtNoPicture: {File: "a.png", Why: picture.NoPicture},
		say.ArtDamaged:   {File: "a.png", Why: picture.Damaged},
		say.ArtTwice:     {File: "a.png", Why: picture.Twice, Other: "a.jpg"},
		say.FileRead:     {File: "a.png", Why: picture.Unread, Err: fmt.Errorf("x")},
	} {
		if got := tell(err); !say.Has(got, key) || !strings.HasPrefix(say.French.Error(got), "a.png") {
			t.Errorf("%s: told as %q", err.Why, say.French.Error(got))
		}
	}
	folder, err := picture.Open(fstest.MapFS{"nonne.png": {Data: []byte("text"), Mode: 0o644}}, "art")
	if err != nil {
		t.Fatal(err)
	}
	o := plain()
	o.Art = folder
	if _, _, err := Cards(figures, o); !say.Has(err, say.ArtNoPicture) {
		t.Errorf("error %v of a card, want %s", err, say.ArtNoPicture)
	}
}
