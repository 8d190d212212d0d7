package gamebookpages

import (
	"os"
	"strings"
	"testing"

	"croix/generator/gamebook"
	"croix/generator/say"
	"croix/output"
	"croix/templates/pages"
)

// TestCards: nine enemy cards on A4, each with a cell for each point of 24
// Stamina.
func TestCards(t *testing.T) {
	for _, l := range say.Langs() {
		o := options("A4", l, pages.InkFull)
		o.Card = output.Cards()[0]
		d, r, err := Cards(nil, gamebook.DefaultOptions(), o)
		all := sheets(t, d, err)
		ticks := 0
		for _, p := range all[0].Placed {
			ticks += p.Drawing.Count(output.RoleTick)
			for _, m := range p.Drawing.Marks {
				if m.Kind != output.KindPath && m.Kind != output.KindText && !m.Box.In(output.Rect{W: o.Card.Size.W, H: o.Card.Size.H}.Inset(2)) {
					t.Errorf("%s: a mark at %v is near the trim", l, m.Box)
				}
			}
		}
		if r.Cards != 9 || ticks != 9*24 {
			t.Errorf("%s: %d cards with %d cells", l, r.Cards, ticks)
		}
	}
	// Those of a bestiary have as many cells as Stamina, always.
	o := options("A4", say.French, pages.InkLight)
	o.Card = output.Cards()[0]
	var bestiary []gamebook.Enemy
	want := 0
	for _, n := range []int{1, 24, 25, 48, 49, gamebook.MaxStamina} {
		bestiary = append(bestiary, gamebook.Enemy{Name: "Chauve-souris géante des cavernes", Skill: 50, Stamina: n, HeroBonus: -2, Wounds: 3, Notes: "vole"})
		want += n
	}
	d, r, err := Cards(bestiary, gamebook.DefaultOptions(), o)
	ticks := 0
	for _, p := range sheets(t, d, err)[0].Placed {
		ticks += p.Drawing.Count(output.RoleTick)
		for _, m := range p.Drawing.Marks {
			if m.Role == output.RoleTick && !m.Box.In(output.Rect{W: o.Card.Size.W, H: o.Card.Size.H}.Inset(2.5)) {
				t.Errorf("a cell at %v is near the trim", m.Box)
			}
		}
	}
	if r.Cards != len(bestiary) || ticks != want {
		t.Errorf("%d cards with %d cells, want %d", r.Cards, ticks, want)
	}
	o = options("A5", say.English, pages.InkFull)
	o.Card = output.Paper{Name: "large", Size: output.Size{W: 200, H: 200}}
	if _, _, err := Cards(nil, gamebook.DefaultOptions(), o); !say.Has(err, say.PrintCardTooLarge) {
		t.Errorf("a card larger than the paper: %v", err)
	}
}

// TestStrips: whole sets of strips, their cells within the margins.
func TestStrips(t *testing.T) {
	for _, paper := range []string{"A4", "Letter", "A3"} {
		o := options(paper, say.French, pages.InkGrey)
		d, _, err := Strips(gamebook.DefaultOptions(), o)
		s := sheets(t, d, err)[0]
		inside := output.Rect{W: s.Size.W, H: s.Size.H}.Inset(o.Margin)
		for _, m := range s.Placed[0].Drawing.Marks {
			if m.Kind == output.KindRect && !m.Box.In(inside) {
				t.Errorf("%s: %v leaves %v", paper, m.Box, inside)
			}
		}
		if n := s.Placed[0].Drawing.Count(output.RoleTick); n == 0 || n%(24+12+12) != 0 {
			t.Errorf("%s: %d cells are no whole sets", paper, n)
		}
	}
	d, _, err := Strips(gamebook.DefaultOptions(), options("A5", say.English, pages.InkFull))
	if err == nil {
		_, err = d.Page(0)
	}
	if !say.Has(err, say.PaperSmall) {
		t.Errorf("A5: %v", err)
	}
}

// TestPlanner: a dot for each test that the published tables advise.
func TestPlanner(t *testing.T) {
	data, err := os.ReadFile("../../generator/gamebook/testdata/decisions.txt")
	if err != nil {
		t.Fatal(err)
	}
	want := 0
	for line := range strings.SplitSeq(string(data), "\n") {
		if !strings.HasPrefix(line, "after") {
			want += strings.Count(line, "T")
		}
	}
	for _, paper := range []string{"A4", "A5"} {
		d, _, err := Planner(gamebook.DefaultOptions(), options(paper, say.English, pages.InkFull))
		s := sheets(t, d, err)[0]
		dots := 0
		for _, m := range s.Placed[0].Drawing.Marks {
			if m.Kind == output.KindPath && m.Paint.Filled {
				dots++
			}
		}
		if dots != want || want == 0 {
			t.Errorf("%s: %d dots, want %d", paper, dots, want)
		}
	}
}
