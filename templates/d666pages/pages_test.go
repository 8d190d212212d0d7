package d666pages

import (
	"bytes"
	"fmt"
	"strings"
	"testing"

	"croix/generator/d666"
	"croix/generator/dice"
	"croix/generator/say"
	"croix/output"
	"croix/output/pdf"
	"croix/output/term"
	"croix/templates/pages"
	"croix/tracker/d666play"
)

// options is how tests print.
func options(paper string, l say.Lang, ink pages.Ink) pages.Options {
	p, err := output.ParseSize(paper, output.Papers())
	if err != nil {
		panic(err)
	}
	return pages.Options{Lang: l, Ink: ink, Paper: p, Card: output.Cards()[0], Margin: 8, Back: output.BackNone, Order: output.Interleaved, Creator: "test"}
}

// full is a book with as much as can be.
func full() *d666.Book {
	b := &d666.Book{Modifiers: []d666.Modifier{{Name: "dans le dos", Contact: 2, NoDodge: true}, {Name: "dans le noir", Difficulty: d666.Hard}}}
	b.UseTable(d666.HouseTable())
	b.Options.CapBonus, b.Options.TieAffects = true, true
	for i := range 14 {
		b.Fighters = append(b.Fighters, d666.Fighter{
			Name: fmt.Sprintf("Asmodée le Très Grand %d", i), Side: fmt.Sprintf("Ténèbres %d", i%3), Category: d666.Categories()[i%4],
			Force: 1 + i%7, Will: 1 + i%5, Agility: 1 + i%4, Appearance: i % 3, Points: 1 + 3*i, Armour: i % 4, PP: i,
			Weapons: []d666.Weapon{{Name: "épée à deux mains", Power: 3, Precision: -1, Kind: d666.Heavy}, {Name: "arc", Power: 2, Kind: d666.Ranged}},
			Powers:  []d666.Power{{Name: "Attaque mentale", Score: d666.Will}, {Name: "Illusion", Score: d666.Appearance}},
			Talents: []d666.Talent{{Name: "épée", Level: "3"}, {Name: "esquive", Level: "2"}},
		})
	}
	return b
}

type layout func(*d666.Book, pages.Options) (*output.Document, pages.Report, error)

func layouts() map[string]layout {
	return map[string]layout{
		"sheet": standing(Sheet, false), "cards": standing(Cards, false), "tents": Tents, "reference": Reference, "forms": Forms,
		"hurt sheet": standing(Sheet, true), "hurt cards": standing(Cards, true),
	}
}

// standing is a layout of fighters before a game, or all knocked out in one.
func standing(lay func(*d666.Book, map[string]*d666play.Combatant, pages.Options) (*output.Document, pages.Report, error), hurt bool) layout {
	return func(b *d666.Book, o pages.Options) (*output.Document, pages.Report, error) {
		if !hurt {
			return lay(b, nil, o)
		}
		g := &d666play.Game{}
		for _, f := range b.Fighters {
			g.Fighters = append(g.Fighters, d666play.Combatant{Fighter: f, Points: -1, State: d666.Knocked, Timer: 6, Unit: d666.Seconds})
		}
		return lay(b, Standing(g), o)
	}
}

func sheets(t testing.TB, d *output.Document, err error) []*output.Sheet {
	t.Helper()
	if err != nil {
		t.Fatal(err)
	}
	var all []*output.Sheet
	for s, err := range d.Sheets() {
		if err != nil {
			t.Fatal(err)
		}
		all = append(all, s)
	}
	return all
}

// texts is all texts of a document.
func texts(all []*output.Sheet) string {
	var b strings.Builder
	for _, s := range all {
		for _, p := range s.Placed {
			for text := range p.Drawing.Texts {
				b.WriteString(text + "\n")
			}
		}
	}
	return b.String()
}

// TestPages: blank and as full as can be, on every paper, in both languages and
// three inks, all stands within the margins and can be read.
func TestPages(t *testing.T) {
	for name, lay := range layouts() {
		for _, paper := range []string{"A4", "Letter", "A3"} {
			for _, l := range say.Langs() {
				for _, ink := range pages.Inks() {
					for filled, b := range map[bool]*d666.Book{false: {Mode: d666.Manual}, true: full()} {
						o := options(paper, l, ink)
						d, r, err := lay(b, o)
						all := sheets(t, d, err)
						where := fmt.Sprint(name, " ", paper, " ", l, " ", ink, " ", filled)
						if len(all) != r.Pages || r.Pages == 0 {
							t.Errorf("%s: %d pages, reported %d", where, len(all), r.Pages)
						}
						for i, s := range all {
							inside := output.Rect{W: s.Size.W, H: s.Size.H}.Inset(o.Margin)
							for _, m := range s.Placed[len(s.Placed)-1].Drawing.Marks {
								if whole := name == "sheet" || name == "forms"; whole && (m.Kind == output.KindRect || m.Kind == output.KindLine) && !m.Box.In(inside) {
									t.Errorf("%s: page %d: a mark at %v leaves %v", where, i, m.Box, inside)
								}
								if m.Role == pages.RoleWrite && m.Kind == output.KindRect && (m.Box.W < 6 || m.Box.H < 6) {
									t.Errorf("%s: page %d: nobody writes in %v", where, i, m.Box)
								}
							}
						}
						if survey, err := output.Inspect(d); err != nil || survey.Smallest < 6.4 {
							t.Errorf("%s: the smallest type is %.1f, %v", where, survey.Smallest, err)
						}
						if told := texts(all); strings.Contains(told, "d666.") || strings.Contains(told, "%!") {
							t.Errorf("%s: a message is missing", where)
						}
					}
				}
			}
		}
	}
}

// TestSheetTells: each fighter has a box for each point, 0 and −1 on the sheet
// and on its card; those who act together and house values are marked; the order
// is that of the rules.
func TestSheetTells(t *testing.T) {
	b := full()
	for name, spare := range map[string]int{"sheet": -1, "cards": 0} {
		d, _, err := layouts()[name](b, options("A4", say.French, pages.InkFull))
		all := sheets(t, d, err)
		want, got := 0, 0
		for _, f := range b.Fighters {
			want += f.Points + 2
		}
		for _, s := range all {
			for _, p := range s.Placed {
				got += p.Drawing.Count(output.RoleTick)
			}
		}
		if spare == 0 && got != want || got < want {
			t.Errorf("%s: %d tick boxes, want %d", name, got, want)
		}
		told := texts(all)
		for _, f := range b.Fighters {
			if !strings.Contains(told, f.Name) {
				t.Errorf("%s: %s is missing", name, f.Name)
			}
		}
		if !strings.Contains(told, "2*") {
			t.Errorf("%s: a house value is not marked", name)
		}
	}
	small := &d666.Book{Fighters: []d666.Fighter{
		{Name: "Ann", Category: d666.Living, Force: 2, Will: 2, Agility: 3, Points: 2}, {Name: "Ben", Category: d666.Living, Force: 2, Will: 4, Agility: 3, Points: 2},
		{Name: "Cat", Category: d666.Living, Force: 2, Will: 3, Agility: 5, Points: 2},
	}}
	d, _, err := Sheet(small, nil, options("A4", say.English, pages.InkFull))
	told := strings.Fields(texts(sheets(t, d, err)))
	at := func(word string, from int) int {
		for i := from; i < len(told); i++ {
			if told[i] == word {
				return i
			}
		}
		t.Fatalf("%q does not follow: %v", word, told)
		return 0
	}
	at("Ben", at("=", at("Ann", at("Cat", at("Ann", at("Cat", at("Ben", 0)))))))
}

// TestReference: every section stands on the pages; on A5 too.
func TestReference(t *testing.T) {
	for _, paper := range []string{"A4", "A5", "Letter"} {
		for _, l := range say.Langs() {
			b := full()
			d, _, err := Reference(b, options(paper, l, pages.InkLight))
			told := texts(sheets(t, d, err))
			for _, s := range d666.Reference(b, l) {
				if !strings.Contains(told, s.Title) {
					t.Errorf("%s %s: no section %q", paper, l, s.Title)
				}
			}
			if house := map[say.Lang]string{say.French: "non officielle", say.English: "not official"}[l]; !strings.Contains(told, house) {
				t.Errorf("%s: the house table is not called so", l)
			}
		}
	}
}

// TestRefused: what cannot be printed is one clear error.
func TestRefused(t *testing.T) {
	small := options("A5", say.English, pages.InkFull)
	if _, _, err := Sheet(full(), nil, small); !say.Has(err, say.PaperSmall) {
		t.Errorf("the sheet on A5: %v", err)
	}
	if _, _, err := Forms(full(), small); err != nil {
		t.Errorf("the forms on A5: %v", err)
	}
	small.Paper = output.Paper{Name: "100 × 100", Size: output.Size{W: 100, H: 100}}
	if _, _, err := Forms(full(), small); !say.Has(err, say.D666FormsSmall) {
		t.Errorf("the forms on small paper: %v", err)
	}
	mini := options("A4", say.English, pages.InkFull)
	mini.Card = output.Cards()[1]
	if _, _, err := Cards(full(), nil, mini); !say.Has(err, say.D666CardSmall) {
		t.Errorf("a small card: %v", err)
	}
	for _, row := range []struct {
		reason string
		f      d666.Fighter
		want   say.Key
	}{
		{"a name that no face has", d666.Fighter{Name: "漢字", Category: d666.Living, Points: 1}, say.PrintGlyph},
		{"more powers than a card holds", d666.Fighter{Name: "Bob", Category: d666.Living, Points: 60,
			Powers: []d666.Power{{Name: strings.Repeat("pouvoir ", 60)}}}, say.PrintOverflow},
		{"a name that is one long word", d666.Fighter{Name: strings.Repeat("M", 40), Category: d666.Living, Points: 1}, say.PrintWordTooLong},
	} {
		d, _, err := Cards(&d666.Book{Fighters: []d666.Fighter{row.f}}, nil, options("A4", say.English, pages.InkFull))
		if err == nil {
			_, err = d.Page(0)
		}
		if !say.Has(err, row.want) {
			t.Errorf("%s: %v, want %s", row.reason, err, row.want)
		}
	}
}

// TestSameBytes: the same pages are the same file.
func TestSameBytes(t *testing.T) {
	for name, lay := range layouts() {
		var files [2]bytes.Buffer
		for i := range files {
			d, _, err := lay(full(), options("A4", say.French, pages.InkFull))
			if err != nil {
				t.Fatal(err)
			}
			if err := pdf.Write(&files[i], d); err != nil {
				t.Fatal(err)
			}
		}
		if !bytes.Equal(files[0].Bytes(), files[1].Bytes()) {
			t.Errorf("%s: the bytes differ", name)
		}
	}
}

func BenchmarkSheet(b *testing.B) {
	book := full()
	b.ReportAllocs()
	for b.Loop() {
		d, _, err := Sheet(book, nil, options("A4", say.French, pages.InkFull))
		if err != nil {
			b.Fatal(err)
		}
		if err := pdf.Write(&bytes.Buffer{}, d); err != nil {
			b.Fatal(err)
		}
	}
}

// TestScreen: a fight fits the terminal, narrow and wide, and says who acts, what
// is left of whom, and what is declared but not applied.
func TestScreen(t *testing.T) {
	begun, err := d666play.New(&d666.Book{Mode: d666.Manual, Fighters: []d666.Fighter{
		{Name: "Ange", Side: "Lumière", Category: d666.Supernatural, Force: 4, Will: 5, Agility: 3, Points: 4, Powers: []d666.Power{{Name: "mentale", Score: d666.Will}}},
		{Name: "Bob", Side: "Lumière", Category: d666.Living, Force: 3, Will: 2, Agility: 3, Points: 3},
		{Name: "Démon au nom très long", Side: "Ténèbres", Category: d666.Supernatural, Force: 5, Will: 3, Agility: 4, Points: 45},
	}})
	if err != nil {
		t.Fatal(err)
	}
	table := d666play.TableOf(d666play.Replay(begun))
	for _, step := range []struct {
		text  string
		faces []int
		want  []string
	}{
		{"", nil, []string{"AVANT LE COMBAT", "camp Lumière", "> début"}},
		{"début", nil, []string{"SECONDE 1, PHASE PSYCHIQUE", "→ [Ange]", "> pouvoir · passe · fin"}},
		{"passe", nil, []string{"PHASE PHYSIQUE", "→ [Démon au nom très long]", "  Ange = Bob"}},
		{"bouger 5", nil, []string{"(5 m)"}},
		{"attaquer bob réussi 1", nil, []string{"→ [Ange] = Bob", "Bob 0/3 DANS LE COMA 4 h"}},
	} {
		if step.text != "" {
			faces := step.faces
			if strings.Contains(step.text, "bob") {
				faces = []int{4}
			}
			g, err := table.Decide(step.text, false, dice.Typed(faces...))
			if err != nil {
				t.Fatalf("%s: %v", step.text, err)
			}
			table.Apply(g)
			if g.Text(say.French) == "" || g.Label(say.French) == "" {
				t.Errorf("%s: no text or label", step.text)
			}
		}
		for _, l := range say.Langs() {
			for _, width := range []int{20, 40, 100} {
				lines := Screen(table.Game(), l, width)
				all := strings.ReplaceAll(strings.Join(lines, "\n"), "\u00a0", " ")
				for _, line := range lines {
					if term.Width(line) > width {
						t.Errorf("%s %d: %q is too wide", l, width, line)
					}
				}
				if strings.Contains(all, "d666.") || strings.Contains(all, "%!") {
					t.Errorf("%s: a message is missing:\n%s", l, all)
				}
				if l == say.French && width == 100 {
					for _, w := range step.want {
						if !strings.Contains(all, w) {
							t.Errorf("%s: %q is not on the screen:\n%s", step.text, w, all)
						}
					}
				}
				if testing.Verbose() && width == 40 {
					fmt.Printf("%s\n\n", all)
				}
			}
		}
	}
}
