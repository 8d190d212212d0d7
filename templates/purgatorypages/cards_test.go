package purgatorypages

import (
	"bytes"
	"errors"
	"fmt"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"

	"croix/generator/dice"
	"croix/generator/purgatory"
	"croix/generator/say"
	"croix/output"
)

func catalog(t testing.TB) *purgatory.Catalog {
	t.Helper()
	c, err := purgatory.Default()
	if err != nil {
		t.Fatal(err)
	}
	return c
}

func figure(t testing.TB, c *purgatory.Catalog, card purgatory.SoulCard) *purgatory.Figure {
	t.Helper()
	f, err := c.Figure(card)
	if err != nil {
		t.Fatal(err)
	}
	return f
}

// deck is the first n cards of full decks rolled from seed 7 on.
func deck(t testing.TB, n int) []*purgatory.Figure {
	t.Helper()
	c := catalog(t)
	var fs []*purgatory.Figure
	for seed := uint64(7); len(fs) < n; seed++ {
		cards, _, err := c.RollDeck(dice.Seeded(seed), c.Capacity())
		if err != nil {
			t.Fatal(err)
		}
		for _, card := range cards[:min(len(cards), n-len(fs))] {
			fs = append(fs, figure(t, c, card))
		}
	}
	return fs
}

func plain() Options {
	return Options{
		Lang: say.French, Ink: InkFull, Margin: 8, Back: output.BackFold, Order: output.Interleaved,
		Paper: output.Papers()[0], Card: output.Cards()[0], Creator: "Croix test",
	}
}

func testPress(t testing.TB, o Options) *souls {
	t.Helper()
	p, err := newSouls(o)
	if err != nil {
		t.Fatal(err)
	}
	return p
}

// fronts draws all faces of a figure.
func fronts(p *souls, f *purgatory.Figure) ([]*output.Drawing, []face, error) {
	v := newView(f, p.o.Lang)
	faces, err := p.plan(0, v)
	if err != nil {
		return nil, nil, err
	}
	var ds []*output.Drawing
	for _, fc := range faces {
		d, err := p.front(v, fc)
		if err != nil {
			return nil, nil, err
		}
		ds = append(ds, d)
	}
	return ds, faces, nil
}

// words is the text of drawings, one text a line.
func words(ds []*output.Drawing) string {
	var b strings.Builder
	for _, d := range ds {
		for s := range d.Texts {
			b.WriteString(s + "\n")
		}
	}
	return b.String()
}

// flat is s without line breaks: a special may run over several lines.
func flat(s string) string { return strings.Join(strings.Fields(s), " ") }

// checkInside reports a text or box that leaves the safe area of its card,
// and texts on top of each other.
func checkInside(d *output.Drawing) error {
	safeArea := output.Rect{W: d.Size.W, H: d.Size.H}.Inset(safe - 0.01)
	var boxes []output.Rect
	for _, m := range d.Marks {
		switch {
		case m.Kind == output.KindText:
			high := m.Face.XHeight() * m.Size / output.PtPerMM
			box := output.Rect{X: m.Box.X, Y: m.Box.Y - high, W: m.Face.Width(m.Text, m.Size), H: high}
			if !box.In(safeArea) {
				return fmt.Errorf("%q leaves the safe area: %v", m.Text, box)
			}
			for _, other := range boxes {
				if o := box.Inset(0.02).Intersect(other); o.W > 0 && o.H > 0 {
					return fmt.Errorf("%q lies on another text or box: %v and %v", m.Text, box, other)
				}
			}
			boxes = append(boxes, box)
		case m.Role == output.RoleTick:
			if !m.Box.In(safeArea) {
				return fmt.Errorf("a tick box leaves the safe area: %v", m.Box)
			}
			for _, other := range boxes {
				if o := m.Box.Inset(0.02).Intersect(other); o.W > 0 && o.H > 0 {
					return fmt.Errorf("a tick box lies on another text or box: %v and %v", m.Box, other)
				}
			}
			boxes = append(boxes, m.Box)
		}
	}
	return nil
}

// wantTicks is how many boxes a figure needs: substance, rounds, uses, and
// the substance of a familiar.
func wantTicks(f *purgatory.Figure) int {
	n := f.Substance + f.Familiar
	for _, w := range f.Weapons {
		n += w.Ammo
	}
	if f.Item != nil && !f.Item.IsWeapon() {
		n += max(0, f.Item.Uses)
	}
	return n
}

// checkCard proves a card against its figure: all words are there, boxes are
// as many as the values, nothing leaves its place.
func checkCard(p *souls, f *purgatory.Figure) error {
	ds, _, err := fronts(p, f)
	if err != nil {
		return err
	}
	ticks := 0
	for _, d := range ds {
		if err := checkInside(d); err != nil {
			return err
		}
		ticks += d.Count(output.RoleTick)
	}
	if want := wantTicks(f); ticks != want {
		return fmt.Errorf("%d tick boxes, want %d", ticks, want)
	}
	text := flat(words(ds))
	l := p.o.Lang
	want := []string{f.Name(l)}
	for _, w := range f.Weapons {
		want = append(want, w.Name(l), w.Special(l))
		if !w.Fake {
			want = append(want, strconv.Itoa(w.DamageDemon))
		}
	}
	if f.Protection != nil {
		want = append(want, f.Protection.Name(l))
		if !f.Protection.Fake {
			want = append(want, f.Protection.Row.Special(l))
		}
	}
	if f.Item != nil {
		want = append(want, f.Item.Name(l), f.Item.Special(l))
	}
	for _, s := range want {
		if !strings.Contains(text, flat(s)) {
			return fmt.Errorf("%q is not on the card: %s", s, text)
		}
	}
	return nil
}

// TestEveryCombination prints every soul with every weapon and object, in the
// protection whose text is longest (print failures 45, 46, 96).
func TestEveryCombination(t *testing.T) {
	c := catalog(t)
	for _, l := range say.Langs() {
		o := plain()
		o.Lang = l
		p := testPress(t, o)
		longest := slices.MaxFunc(c.Armour.Rows, func(a, b *purgatory.ArmourRow) int {
			return len(a.Name(l)+a.Special(l)) - len(b.Name(l)+b.Special(l))
		})
		n, smallest, k := 0, 0, 0
		for d66, soul := range c.Souls.All() {
			base := soul.Base
			if soul.Rolled {
				base = purgatory.Sins{6, 6, 6, 6, 6, 1, 6} // most boxes
			}
			for _, it := range c.Items.Rows {
				for _, r := range c.Ranged.Rows {
					for _, m := range c.Melee.Rows {
						if k++; k%sampling != 0 {
							continue
						}
						card := purgatory.SoulCard{D66: d66, ID: soul.ID, Base: base,
							Ranged: r.ID, Melee: m.ID, Armour: longest.ID, Item: it.ID}
						if it.HasPool() {
							card.Familiar = it.Pool.Max()
						}
						f := figure(t, c, card)
						v := newView(f, l)
						faces, err := p.plan(0, v)
						if err != nil {
							t.Fatalf("%s %+v: %v", l, card, err)
						}
						n++
						if len(faces) > 1 {
							t.Fatalf("%s %+v: takes %d cards; a soul of the tables takes one", l, card, len(faces))
						}
						if faces[0].step == len(p.rungs)-1 {
							smallest++
						}
						if n%11 != 0 { // drawing is slower than planning
							continue
						}
						if err := checkCard(p, f); err != nil {
							t.Fatalf("%s %+v: %v", l, card, err)
						}
					}
				}
			}
		}
		t.Logf("%s: %d cards, %d at the smallest type", l, n, smallest)
	}
}

// TestNames: the longest names that a deck may hold fit every size of card,
// on one line or two; a single word that no size saves is refused by name.
func TestNames(t *testing.T) {
	c := catalog(t)
	for _, tt := range []struct {
		name string
		fits bool
	}{
		{"Marie-Éléonore de La Rochefoucauld-Lianc", true},
		{"Élisabeth de Wittelsbach-Habsbourg-Loth.", true},
		{strings.Repeat("Wam ", 10), true},
		{strings.Repeat("i", purgatory.MaxTitle), true},
		{"L’Œil du Démon — «\u00a0jamais plus\u00a0» ½", true},
		{strings.Repeat("W", purgatory.MaxTitle), false},
	} {
		for _, size := range []output.Paper{output.Cards()[0], output.Cards()[2]} {
			o := plain()
			o.Card = size
			f := figure(t, c, purgatory.SoulCard{D66: 12, ID: "nonne", Title: tt.name, Base: mustSoul(t, c, "nonne").Base,
				Ranged: "arme_a_feu", Melee: "arme", Armour: "rien", Item: "rien"})
			err := checkCard(testPress(t, o), f)
			var over *output.OverflowError
			switch {
			case tt.fits && err != nil:
				t.Errorf("%s on %s: %v", tt.name, size.Name, err)
			case !tt.fits && (!errors.As(err, &over) || over.Field != "name" || over.Card != "12 nonne"):
				t.Errorf("%s on %s: got %v, want an overflow of the name", tt.name, size.Name, err)
			}
		}
	}
}

func mustSoul(t testing.TB, c *purgatory.Catalog, id string) *purgatory.SoulRow {
	t.Helper()
	s, ok := c.Soul(id)
	if !ok {
		t.Fatalf("no soul %s", id)
	}
	return s
}

// TestPageCounts: for every way of backs and every awkward count, the right
// number of pages, and every card on one of them (print failures 71, 73, 74).
func TestPageCounts(t *testing.T) {
	for _, back := range output.Backs() {
		for _, order := range output.Orders() {
			o := plain()
			o.Back, o.Order = back, order
			g, err := output.NewGrid(o.Paper, o.Card.Size, back, o.Margin)
			if err != nil {
				t.Fatal(err)
			}
			k := g.PerSheet()
			for _, n := range []int{1, k - 1, k, k + 1, 2 * k, 36} {
				doc, report, err := Cards(deck(t, n), o)
				if err != nil {
					t.Fatal(err)
				}
				sheets := (n + k - 1) / k
				want := sheets
				if back == output.BackLong || back == output.BackShort {
					want = 2 * sheets
				}
				fronts, backs := 0, 0
				pages := 0
				for s, err := range doc.Sheets() {
					if err != nil {
						t.Fatal(err)
					}
					pages++
					if len(s.Placed) == 0 {
						t.Errorf("%s %s, %d cards: page %d is blank", back, order, n, pages)
					}
					for _, p := range s.Placed {
						if p.Form {
							backs++
						} else {
							fronts++
						}
					}
				}
				wantBacks := n
				if back == output.BackNone {
					wantBacks = 0
				}
				if pages != want || doc.Pages != want || report.Sheets != sheets || fronts != n || backs != wantBacks {
					t.Errorf("%s %s, %d cards: %d pages (doc says %d, report %d sheets), %d fronts, %d backs; want %d pages, %d sheets",
						back, order, n, pages, doc.Pages, report.Sheets, fronts, backs, want, sheets)
				}
			}
		}
	}
	if _, _, err := Cards(nil, plain()); err == nil {
		t.Error("no cards: want an error, not an empty document")
	}
}

// TestRefusals: what cannot be printed is told in the player's words, with the
// card and the field.
func TestRefusals(t *testing.T) {
	c := catalog(t)
	nun := purgatory.SoulCard{D66: 12, ID: "nonne", Base: mustSoul(t, c, "nonne").Base, Ranged: "rien", Melee: "arme", Armour: "rien", Item: "rien"}
	chinese := nun
	chinese.Title = "修女"
	for _, tt := range []struct {
		name string
		fs   []*purgatory.Figure
		edit func(*Options)
		want []string
	}{
		{"a character that the face lacks", []*purgatory.Figure{figure(t, c, chinese)}, nil, []string{"12 nonne", "修", "U+4FEE"}},
		{"a card larger than the page", deck(t, 1), func(o *Options) { o.Card.Size = output.Size{W: 200, H: 290} }, []string{"580", "A4"}},
		{"paper of 10 x 10 mm", deck(t, 1), func(o *Options) { o.Paper = output.Paper{Name: "10 × 10 mm", Size: output.Size{W: 10, H: 10}} }, []string{"10 × 10 mm", "63 × 176"}},
		{"a card too small for its boxes", deck(t, 1), func(o *Options) { o.Card = output.Cards()[1] }, []string{"60 × 84", "mini"}},
		{"no card", nil, nil, []string{"aucune carte"}},
	} {
		o := plain()
		if tt.edit != nil {
			tt.edit(&o)
		}
		doc, _, err := Cards(tt.fs, o)
		if err == nil {
			for _, err = range doc.Sheets() {
				if err != nil {
					break
				}
			}
		}
		if err == nil {
			t.Errorf("%s: no error", tt.name)
			continue
		}
		text := say.French.Error(err)
		for _, w := range tt.want {
			if !strings.Contains(text, w) {
				t.Errorf("%s: %q does not name %q", tt.name, text, w)
			}
		}
	}
}

// TestContinuation: text that no ladder saves goes on a second card, and what
// fits none is refused by name (print failures 47, 49 and 51).
func TestContinuation(t *testing.T) {
	c := catalog(t)
	card := purgatory.SoulCard{D66: 23, ID: "enfant_de_coeur", Base: purgatory.Sins{5, 4, 1, 2, 6, 1, 6},
		Ranged: "arme_a_feu", Melee: "grosse_arme", Armour: "petit_bouclier", Item: "familier", Familiar: 6}
	p := testPress(t, plain())
	v := newView(figure(t, c, card), say.French)
	for i := range v.gear {
		v.gear[i].special = strings.Repeat("un texte à rallonge ", 12)
	}
	faces, err := p.plan(0, v)
	if err != nil {
		t.Fatal(err)
	}
	if len(faces) < 2 {
		t.Fatalf("%d faces, want a continuation", len(faces))
	}
	shown := 0
	for _, f := range faces {
		d, err := p.front(v, f)
		if err != nil {
			t.Fatal(err)
		}
		shown += f.count
		if text := words([]*output.Drawing{d}); !strings.Contains(text, fmt.Sprintf("%d/%d", f.part, len(faces))) {
			t.Errorf("face %d does not say which part it is: %s", f.part, text)
		}
	}
	if shown != len(v.gear) {
		t.Errorf("%d pieces of gear are shown, want %d", shown, len(v.gear))
	}
	v.gear[0].special = strings.Repeat("un texte à rallonge ", 120)
	_, err = p.plan(0, v)
	var over *output.OverflowError
	if !errors.As(err, &over) || over.Field != "arme_a_feu" || over.Card != "23 enfant_de_coeur" {
		t.Errorf("a text for no card: got %v", err)
	}
}

// TestCheckInside is the negative control of the check above.
func TestCheckInside(t *testing.T) {
	p := testPress(t, plain())
	draw := func(f func(c *output.Canvas)) error {
		c := p.stock.NewCanvas("control", output.Size{W: 63, H: 88})
		f(c)
		d, err := c.Drawing()
		if err != nil {
			t.Fatal(err)
		}
		return checkInside(d)
	}
	text := p.regular.At(9)
	for name, f := range map[string]func(c *output.Canvas){
		"too far right": func(c *output.Canvas) { c.Text(50, 40, text, "hors de la carte") },
		"too low":       func(c *output.Canvas) { c.Tick(10, 81, output.Black) },
		"overlap":       func(c *output.Canvas) { c.Text(10, 40, text, "l’un"); c.Text(11, 40, text, "l’autre") },
		"box on text":   func(c *output.Canvas) { c.Text(10, 40, text, "l’un"); c.Tick(10, 38, output.Black) },
	} {
		if draw(f) == nil {
			t.Errorf("%s: not noticed", name)
		}
	}
	if err := draw(func(c *output.Canvas) { c.Text(10, 40, text, "à sa place"); c.Tick(10, 50, output.Black) }); err != nil {
		t.Error(err)
	}
}

// TestGolden holds the layout of a few cards.
func TestGolden(t *testing.T) {
	for _, l := range say.Langs() {
		o := plain()
		o.Lang = l
		fs := deck(t, 36)
		doc, _, err := Cards([]*purgatory.Figure{fs[0], fs[1], fs[12], fs[20], fs[29]}, o)
		if err != nil {
			t.Fatal(err)
		}
		var b bytes.Buffer
		if err := output.Dump(&b, doc); err != nil {
			t.Fatal(err)
		}
		golden(t, filepath.Join("testdata", "golden", "cards-"+string(l)+".txt"), b.Bytes())
	}
}

func firstDifference(a, b string) int {
	as, bs := strings.Split(a, "\n"), strings.Split(b, "\n")
	for i := range min(len(as), len(bs)) {
		if as[i] != bs[i] {
			return i + 1
		}
	}
	return min(len(as), len(bs)) + 1
}
