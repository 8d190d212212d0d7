package gamebookpages

import (
	"bytes"
	"fmt"
	"slices"
	"strings"
	"testing"

	"croix/generator/dice"
	"croix/generator/gamebook"
	"croix/generator/say"
	"croix/output"
	"croix/output/pdf"
	"croix/output/term"
	"croix/templates/pages"
	"croix/tracker/gamebookplay"
)

func options(paper string, l say.Lang, ink pages.Ink) pages.Options {
	o := pages.Options{Lang: l, Ink: ink, Margin: 8, Back: output.BackNone, Order: output.Interleaved, Creator: "test"}
	for _, p := range output.Papers() {
		if p.Name == paper {
			o.Paper = p
		}
	}
	return o
}

// full is a hero whose sheet is as full as can be.
func full() Filled {
	seed := uint64(18446744073709551615)
	h := Filled{
		Name: strings.Repeat("Éloïse ", 5) + "W", Seed: &seed, Dice: []int{6, 6, 6, 6, 6},
		Initial:   gamebook.Scores{Skill: 12, Stamina: 24, Luck: 12},
		Now:       gamebook.Scores{Skill: 50, Stamina: 99, Luck: 24, Faith: 99, Gold: 99999, Meals: 99},
		Equipment: gamebook.StartEquipment(),
	}
	for i := range 30 {
		h.Equipment = append(h.Equipment, fmt.Sprint("corde de ", i, " mètres, très solide"))
		h.Notes = append(h.Notes, strings.Repeat("une longue remarque ", 10))
	}
	for i := range 12 {
		e := gamebook.Enemy{Name: strings.Repeat("Troll des cavernes ", 4), Skill: 50, Stamina: 99, HeroBonus: -10, Notes: strings.Repeat("rusé ", 30)}
		h.Foes = append(h.Foes, gamebookplay.Foe{Enemy: e, Now: 99 - 9*i})
	}
	for i := range 300 {
		h.Trail = append(h.Trail, gamebookplay.Step{To: 1 + i*37%400})
	}
	return h
}

// sheets draws a document and gives its sheets.
func sheets(t *testing.T, d *output.Document, err error) []*output.Sheet {
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

// texts is all texts of a sheet.
func texts(s *output.Sheet) string {
	var all []string
	for _, p := range s.Placed {
		for text := range p.Drawing.Texts {
			all = append(all, text)
		}
	}
	return strings.Join(all, "\n")
}

// TestSheets: blank and as full as can be, on every paper, in both languages and
// three inks, all stands within the margins and is large enough to be read and
// written in.
func TestSheets(t *testing.T) {
	for _, paper := range []string{"A4", "Letter", "A5", "A3"} {
		for _, l := range say.Langs() {
			for _, ink := range pages.Inks() {
				for _, heroes := range [][]Filled{nil, {full(), Rolled(gamebook.Hero{Scores: gamebook.Scores{Skill: 7, Stamina: 14, Luck: 7}}, nil)}} {
					o := options(paper, l, ink)
					d, r, err := Sheet(heroes, gamebook.DefaultOptions(), o)
					all := sheets(t, d, err)
					name := fmt.Sprint(paper, l, ink, len(heroes))
					if len(all) != r.Pages || len(all) < 4 {
						t.Errorf("%s: %d pages, reported %d", name, len(all), r.Pages)
					}
					ticks := 0
					for i, s := range all {
						inside := output.Rect{W: s.Size.W, H: s.Size.H}.Inset(o.Margin)
						for _, m := range s.Placed[len(s.Placed)-1].Drawing.Marks {
							if (m.Kind == output.KindRect || m.Kind == output.KindLine) && !m.Box.In(inside) {
								t.Errorf("%s: page %d: a mark at %v leaves %v", name, i, m.Box, inside)
							}
							if m.Role == pages.RoleWrite && m.Kind == output.KindRect && (m.Box.W < 6 || m.Box.H < 6) {
								t.Errorf("%s: page %d: nobody writes in %v", name, i, m.Box)
							}
						}
						ticks += s.Placed[len(s.Placed)-1].Drawing.Count(output.RoleTick)
					}
					// 12 encounters of 24 Stamina on each sheet, 15 meals on each
					// or as many as two rows hold.
					if n := max(1, len(heroes)); ticks < n*(12*24+15) {
						t.Errorf("%s: %d tick boxes", name, ticks)
					}
					survey, err := output.Inspect(d)
					if err != nil || survey.Smallest < 4.5 {
						t.Errorf("%s: the smallest type is %.1f, %v", name, survey.Smallest, err)
					}
				}
			}
		}
	}
}

// TestSheetTells: the numbers of a hero stand on its sheet, the rules on its
// back, what is not known stays blank.
func TestSheetTells(t *testing.T) {
	h, err := gamebook.RollHero(dice.Scripted(4, 2, 5, 3, 4))
	if err != nil {
		t.Fatal(err)
	}
	seed := uint64(4)
	d, _, err := Sheet([]Filled{Rolled(h, &seed)}, gamebook.DefaultOptions(), options("A4", say.French, pages.InkFull))
	all := sheets(t, d, err)
	front, back := texts(all[0]), texts(all[1])
	for _, want := range []string{"10", "19", "9", "8", "Habileté", "Épée", "dés de création\u00a0: 4 2 5 3 4, graine 4"} {
		if !slices.Contains(strings.Split(front, "\n"), want) {
			t.Errorf("the sheet does not say %q", want)
		}
	}
	for _, s := range gamebook.Reference(gamebook.DefaultOptions(), say.French) {
		if !strings.Contains(back, s.Title) {
			t.Errorf("the back has no section %q", s.Title)
		}
	}
	d, _, err = Sheet(nil, gamebook.DefaultOptions(), options("A4", say.French, pages.InkFull))
	for line := range strings.SplitSeq(texts(sheets(t, d, err)[0]), "\n") {
		if strings.ContainsAny(line, "0123456789") {
			t.Errorf("a blank sheet says %q", line)
		}
	}
}

// TestReferencePages: every section stands on the pages, whatever the paper and
// the house rules.
func TestReferencePages(t *testing.T) {
	o := gamebook.Options{Escape: true, LuckMin: -5, FaithMin: -5, Paragraphs: 12}
	for _, paper := range []string{"A4", "A5", "Letter"} {
		for _, l := range say.Langs() {
			d, _, err := Reference(o, options(paper, l, pages.InkLight))
			told := ""
			for _, s := range sheets(t, d, err) {
				told += texts(s)
			}
			for _, s := range gamebook.Reference(o, l) {
				if !strings.Contains(told, s.Title) {
					t.Errorf("%s %s: no section %q", paper, l, s.Title)
				}
			}
		}
	}
}

// TestMap: a cell for each paragraph; those visited stand out, and the trail is
// told, the latest part if it is long.
func TestMap(t *testing.T) {
	trail := []gamebookplay.Step{{To: 1}, {To: 47}, {To: 1}, {To: 400}}
	for _, n := range []int{1, 399, 400, 401, 1000} {
		o := gamebook.DefaultOptions()
		o.Paragraphs = n
		d, _, err := Map([]Filled{{Name: "Alix", Trail: trail}}, o, options("A4", say.English, pages.InkFull))
		s := sheets(t, d, err)[0]
		cells, visited := 0, 0
		for _, m := range s.Placed[0].Drawing.Marks {
			if m.Kind == output.KindRect && m.Radius == 0 {
				cells++
				if m.Paint.Filled {
					visited++
				}
			}
		}
		want := 0
		for _, p := range []int{1, 47, 400} {
			if p <= n {
				want++
			}
		}
		if cells != n || visited != want {
			t.Errorf("%d paragraphs: %d cells, %d visited, want %d", n, cells, visited, want)
		}
		if !strings.Contains(texts(s), "1 › 47 › 1 › 400") {
			t.Errorf("%d paragraphs: the trail is not told", n)
		}
	}
	d, _, err := Map([]Filled{full()}, gamebook.DefaultOptions(), options("A5", say.English, pages.InkFull))
	if text := texts(sheets(t, d, err)[0]); !strings.Contains(text, "… ") || !strings.Contains(text, fmt.Sprint(full().Trail[299].To)) {
		t.Error("a long trail does not end with the latest paragraph")
	}
}

// TestRefused: what cannot be printed is one clear error.
func TestRefused(t *testing.T) {
	small := options("A5", say.English, pages.InkFull)
	small.Paper = output.Paper{Name: "100 × 100", Size: output.Size{W: 100, H: 100}}
	if _, _, err := Sheet(nil, gamebook.DefaultOptions(), small); !say.Has(err, say.PaperSmall) {
		t.Errorf("small paper: %v", err)
	}
	h := Filled{Name: "漢字"}
	d, _, err := Sheet([]Filled{h}, gamebook.DefaultOptions(), options("A4", say.English, pages.InkFull))
	if err == nil {
		_, err = d.Page(0)
	}
	if !say.Has(err, say.PrintGlyph) {
		t.Errorf("a name that no face has: %v", err)
	}
}

// TestSameBytes: the same sheet is the same file.
func TestSameBytes(t *testing.T) {
	var files [2]bytes.Buffer
	for i := range files {
		d, _, err := Sheet([]Filled{full()}, gamebook.DefaultOptions(), options("A4", say.French, pages.InkFull))
		if err != nil {
			t.Fatal(err)
		}
		if err := pdf.Write(&files[i], d); err != nil {
			t.Fatal(err)
		}
	}
	if !bytes.Equal(files[0].Bytes(), files[1].Bytes()) {
		t.Error("the bytes differ")
	}
}

// TestScreen: a game fits the terminal, narrow and wide, and says what the hero
// can do and what the odds advise.
func TestScreen(t *testing.T) {
	begun, err := gamebookplay.New(gamebookplay.Setup{Options: gamebook.DefaultOptions()})
	if err != nil {
		t.Fatal(err)
	}
	table := gamebookplay.TableOf(gamebookplay.Replay(begun))
	do := func(text string, faces ...int) {
		t.Helper()
		g, err := table.Decide(text, false, dice.Typed(faces...))
		if err != nil {
			t.Fatal(err)
		}
		table.Apply(g)
	}
	look := func(want ...string) {
		t.Helper()
		for _, l := range say.Langs() {
			for _, width := range []int{20, 40, 100} {
				lines := Screen(table.Game(), l, width)
				for _, line := range lines {
					if term.Width(line) > width {
						t.Errorf("%s %d: %q is too wide", l, width, line)
					}
					if strings.Contains(line, "gamebook.") || strings.Contains(line, "%!") {
						t.Errorf("%s: %q", l, line)
					}
				}
				if testing.Verbose() && width > 20 {
					fmt.Printf("%s\n\n", strings.Join(lines, "\n"))
				}
				if l == say.French && width == 100 {
					all := strings.Join(lines, "\n")
					for _, w := range want {
						if !strings.Contains(all, w) {
							t.Errorf("%q is not on the screen:\n%s", w, all)
						}
					}
				}
			}
		}
	}
	look("pas encore de héros")
	do("créer Alix", 4, 2, 5, 3, 4)
	do("47 : la porte de gauche")
	do("prendre corde de dix mètres")
	do("note la clef est sous la pierre")
	look("Alix – paragraphe 47", "19/19", "corde de dix mètres", "la clef", "> aller\u00a0… · combat\u00a0…")
	do("combat gobelin 7/6 (poison)")
	look("COMBAT, assauts menés\u00a0: 0", "→\u00a0gobelin", "(poison)", "en usant bien de la Chance\u00a0: >\u00a099,9")
	do("assaut", 2, 3, 4, 4)
	look("Vous touchez gobelin", "le mieux\u00a0: tenter", "> chance · non")
	do("chance", 1, 1)
	do("stop")
	do("combat orc 8/9 héros=-1 et loup 7/5")
	look("meilleure cible\u00a0: [2]\u00a0loup")
	do("créer Bea", 1, 1, 1, 1, 1)
	look("h1 Alix")
	do("jouer alix")
	do("assaut", 6, 6, 1, 1, 6, 6, 1, 1)
	look("TOUS ENSEMBLE", "[1]\u00a0orc vous blesse", "vous −1")
	do("non")
	do("non")
	do("endurance -30")
	look("Alix – mort", "> créer")
}

func BenchmarkSheet(b *testing.B) {
	b.ReportAllocs()
	for b.Loop() {
		d, _, err := Sheet([]Filled{full()}, gamebook.DefaultOptions(), options("A4", say.French, pages.InkFull))
		if err != nil {
			b.Fatal(err)
		}
		if err := pdf.Write(&bytes.Buffer{}, d); err != nil {
			b.Fatal(err)
		}
	}
}
