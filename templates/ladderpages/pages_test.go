package ladderpages

import (
	"bytes"
	"fmt"
	"regexp"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"croix/generator/dice"
	"croix/generator/ladder"
	"croix/generator/say"
	"croix/output"
	"croix/output/pdf"
	"croix/output/term"
	"croix/templates/pages"
	"croix/tracker/ladderplay"
)

// options is how tests print.
func options(paper string, l say.Lang, ink pages.Ink) pages.Options {
	p, err := output.ParseSize(paper, output.Papers())
	if err != nil {
		panic(err)
	}
	return pages.Options{Lang: l, Ink: ink, Paper: p, Card: output.Cards()[0], Margin: 8, Back: output.BackFold, Order: output.Interleaved, Creator: "test"}
}

// wild is house rules as far from the usual ones as can be.
func wild() ladder.Rules {
	r := ladder.DefaultRules()
	for _, text := range []string{
		"cols=9", "rows=8", "numbers=4,2,3,1", "rungs=20", "points_4=0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,99", "tower_points=11,33,77",
		"jump_over=yes", "max_turns=1", "may_stay=yes", "any_order=yes", "neutral_moves=yes", "end_on_move=yes", "tokens_win=yes", "adjacency=free",
		"colours=W:mmmmmmmmmmmm,M:wwwwwwwwwwww,vert,Q:åççåññéåññéå",
	} {
		if err := r.Set(text); err != nil {
			panic(err)
		}
	}
	return r
}

// played is a game whose players take what they can, with a long note.
func played(r ladder.Rules, seed uint64) []ladderplay.Event {
	setup, err := ladder.RollSetup(r, 3, dice.Seeded(seed))
	if err != nil {
		panic(err)
	}
	events, err := ladderplay.New(ladderplay.Refereed, r, 3, "", &setup)
	if err != nil {
		panic(err)
	}
	g := ladderplay.Replay(events)
	for g.Phase != ladderplay.Over && g.Turn < 40 {
		all := ladderplay.Legal(g)
		cmd := all[len(all)/2]
		if g.Phase == ladderplay.TilePhase {
			best := ladder.Rank(ladder.Survey(&g.Board, g.Tile, g.Movers(), g.Rules), g.Active())
			cmd = ladderplay.Command{Verb: ladderplay.Shift, Actions: best[0].Actions}
		}
		for _, c := range append(all, ladderplay.Command{Verb: ladderplay.Note, Text: strings.Repeat("long ", 80)}) {
			if c.Verb == ladderplay.Move && len(g.Board.At(*c.At)) > 0 {
				cmd = c
			}
		}
		more, err := ladderplay.Decide(g, cmd, nil)
		if err != nil {
			panic(err)
		}
		for _, e := range more {
			e.Apply(g)
		}
		events = append(events, more...)
		if g.Turn == 3 && g.Phase == ladderplay.MovePhase {
			events = append(events, ladderplay.Noted{Text: strings.Repeat("long ", 80)})
		}
	}
	return events
}

// replayed is a game as it is, or one under other house rules.
func replayed(r ladder.Rules, game []ladderplay.Event) []ladderplay.Event {
	if len(r.Changed()) == 0 {
		return game
	}
	return played(r, 2)
}

type layout func(ladder.Rules, pages.Options) (*output.Document, pages.Report, error)

func setupsOf(r ladder.Rules) []Setup {
	var all []Setup
	for i := range 3 {
		s, err := ladder.RollSetup(r, 2+i, dice.Seeded(uint64(i)))
		if err != nil {
			panic(err)
		}
		all = append(all, Setup{Setup: s, Seed: uint64(i), Puzzle: i > 0})
	}
	return all
}

func layouts() map[string]layout {
	duplex := func(r ladder.Rules, o pages.Options) (*output.Document, pages.Report, error) {
		o.Back = output.BackLong
		return Pieces(r, o)
	}
	game := played(ladder.DefaultRules(), 1)
	return map[string]layout{
		"board": Board, "pieces": Pieces, "duplex": duplex, "score": Score, "log": Log,
		"rules": func(r ladder.Rules, o pages.Options) (*output.Document, pages.Report, error) {
			return Rules(r, false, o)
		},
		"ladder": func(r ladder.Rules, o pages.Options) (*output.Document, pages.Report, error) {
			return Ladder(r, false, o)
		},
		"blank": func(r ladder.Rules, o pages.Options) (*output.Document, pages.Report, error) {
			return Ladder(r, true, o)
		},
		"setup": func(r ladder.Rules, o pages.Options) (*output.Document, pages.Report, error) {
			return Setups(r, setupsOf(r), o)
		},
		"replay": func(r ladder.Rules, o pages.Options) (*output.Document, pages.Report, error) {
			return Replay(replayed(r, game), o)
		},
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

// unsaid reports whether a text shows a key in place of a message, or a message
// with a wrong argument.
func unsaid(text string) bool {
	return regexp.MustCompile(`ladder\.[a-z]|%!`).MatchString(text)
}

// TestPages: with the usual and with wild house rules, on every paper, in both
// languages and three inks, all stands within the margins and can be read.
func TestPages(t *testing.T) {
	for name, lay := range layouts() {
		for _, paper := range []string{"A4", "Letter", "A3"} {
			for _, l := range say.Langs() {
				for _, ink := range pages.Inks() {
					for k, r := range []ladder.Rules{ladder.DefaultRules(), wild()} {
						o := options(paper, l, ink)
						d, report, err := lay(r, o)
						all := sheets(t, d, err)
						where := fmt.Sprint(name, " ", paper, " ", l, " ", ink, " ", k)
						if len(all) != report.Pages || report.Pages == 0 {
							t.Errorf("%s: %d pages, reported %d", where, len(all), report.Pages)
						}
						for i, s := range all {
							inside := output.Rect{W: s.Size.W, H: s.Size.H}.Inset(o.Margin)
							for _, m := range s.Placed[len(s.Placed)-1].Drawing.Marks {
								if (m.Kind == output.KindRect || m.Kind == output.KindLine) && name != "setup" && !m.Box.In(inside) {
									t.Errorf("%s: page %d: a mark at %v leaves %v", where, i, m.Box, inside)
								}
								if m.Role == pages.RoleWrite && m.Kind == output.KindRect && (m.Box.W < 6 || m.Box.H < 5) {
									t.Errorf("%s: page %d: nobody writes in %v", where, i, m.Box)
								}
							}
						}
						if survey, err := output.Inspect(d); err != nil || survey.Smallest < leastType-0.01 {
							t.Errorf("%s: the smallest type is %.1f, %v", where, survey.Smallest, err)
						}
						if told := texts(all); unsaid(told) {
							t.Errorf("%s: a message is missing", where)
						}
					}
				}
			}
		}
	}
}

// TestKit: the kit is board, ladder and pieces of a page each, and a page of
// rules; sizes on A4 are those of the contract, and pieces fit their squares.
func TestKit(t *testing.T) {
	for _, paper := range []string{"A4", "Letter"} {
		for name, want := range map[string]int{"board": 1, "ladder": 1, "pieces": 1, "rules": 1, "score": 1, "log": 1, "duplex": 2} {
			d, _, err := layouts()[name](ladder.DefaultRules(), options(paper, say.French, pages.InkFull))
			if got := len(sheets(t, d, err)); got != want {
				t.Errorf("%s on %s: %d pages, want %d", name, paper, got, want)
			}
		}
		p, _, err := newPainter(ladder.DefaultRules(), say.LadderTitle, output.Size{}, options(paper, say.French, pages.InkFull))
		if err != nil || p.square() != 27 {
			t.Errorf("%s: squares of %v mm, %v, want 27", paper, p.square(), err)
		}
	}
	for _, l := range say.Langs() {
		d, _, err := Rules(ladder.DefaultRules(), false, options("A5", l, pages.InkFull))
		if got := len(sheets(t, d, err)); got != 2 {
			t.Errorf("rules on A5, %s: %d pages, want the two sides of a sheet", l, got)
		}
	}
	p, _, err := newPainter(ladder.DefaultRules(), say.LadderTitle, output.Size{}, options("A3", say.French, pages.InkFull))
	if err != nil || p.square() != 39 {
		t.Errorf("A3: squares of %v mm, %v, want 39", p.square(), err)
	}
}

// TestPieces: each of the 36 tokens has its angel and its devil; on two sides a
// token and its back meet, and rows are of one colour.
func TestPieces(t *testing.T) {
	for _, back := range []output.Back{output.BackFold, output.BackLong} {
		o := options("A4", say.French, pages.InkFull)
		o.Back = back
		d, _, err := Pieces(ladder.DefaultRules(), o)
		all := sheets(t, d, err)
		count := map[string]int{}
		spots := make([]map[string]string, 2) // of each page: place to name
		for i, s := range all {
			spots[i] = map[string]string{}
			for _, p := range s.Placed {
				if name, ok := strings.CutPrefix(p.Drawing.Name, "token "); ok {
					count[name]++
					spots[i][fmt.Sprintf("%.2f %.2f", p.X, p.Y)] = name
				}
			}
		}
		if len(count) != 8 {
			t.Errorf("%s: faces %v", back, count)
		}
		for name, n := range count {
			if n != ladder.TokensEach {
				t.Errorf("%s: %d of %s", back, n, name)
			}
		}
		if back != output.BackLong {
			continue
		}
		for _, p := range all[0].Placed {
			name, ok := strings.CutPrefix(p.Drawing.Name, "token ")
			if !ok {
				continue
			}
			behind := spots[1][fmt.Sprintf("%.2f %.2f", all[0].Size.W-p.X-p.Drawing.Size.W, p.Y)]
			if behind != name[:1]+"D" {
				t.Errorf("behind %s at %.1f, %.1f is %q", name, p.X, p.Y, behind)
			}
		}
	}
}

// TestBlank: a blank ladder has a box for each value and tells none; points of
// the group's own are not told as those of this house.
func TestBlank(t *testing.T) {
	r := ladder.DefaultRules()
	o := options("A4", say.French, pages.InkFull)
	boxes := func(blank bool) (int, string) {
		d, _, err := Ladder(r, blank, o)
		all := sheets(t, d, err)
		n := 0
		for _, s := range all {
			for _, p := range s.Placed {
				n += p.Drawing.Count(pages.RoleWrite)
			}
		}
		return n, texts(all)
	}
	note := say.French.Text(say.LadderHouseValues)
	if n, told := boxes(true); n != 2*r.Rungs || strings.Contains(told, note) {
		t.Errorf("blank: %d boxes, %q", n, told)
	}
	if n, told := boxes(false); n != 0 || !strings.Contains(told, note) {
		t.Errorf("house values: %d boxes, not labelled", n)
	}
	if err := r.Set("points_4=0,0,1,1,2,2,3,3,42"); err != nil {
		t.Fatal(err)
	}
	if _, told := boxes(false); !strings.Contains(told, ladder.HouseNote(r, say.French)) {
		t.Errorf("the points of 2 and 3 players are not labelled: %q", told)
	}
	if err := r.Set("points_2_3=0,0,1,1,2,2,3,3,41"); err != nil {
		t.Fatal(err)
	}
	if _, told := boxes(false); strings.Contains(told, note) || !strings.Contains(told, "42\n") {
		t.Errorf("own values: %q", told)
	}
}

// TestSmallPaper: paper that cannot hold a document is told; a game without turns
// has no diagrams.
func TestSmallPaper(t *testing.T) {
	o := options("90x120", say.French, pages.InkFull)
	for name, lay := range layouts() {
		if _, _, err := lay(ladder.DefaultRules(), o); !say.Has(err, say.PaperSmall) && !say.Has(err, say.PrintCardTooLarge) {
			t.Errorf("%s: %v", name, err)
		}
	}
	if _, _, err := Replay(nil, options("A4", say.French, pages.InkFull)); !say.Has(err, say.LadderReplayNone) {
		t.Errorf("no game: %v", err)
	}
}

// TestSameBytes: the same pages are the same bytes.
func TestSameBytes(t *testing.T) {
	var before []byte
	for range 2 {
		d, _, err := Pieces(ladder.DefaultRules(), options("A4", say.French, pages.InkFull))
		if err != nil {
			t.Fatal(err)
		}
		var b bytes.Buffer
		if err := pdf.Write(&b, d); err != nil {
			t.Fatal(err)
		}
		if before != nil && !bytes.Equal(before, b.Bytes()) {
			t.Error("the bytes differ")
		}
		before = b.Bytes()
	}
}

// TestScreen: every state of a game is shown within the width, with each tower,
// its height, the marks still open and the tile.
func TestScreen(t *testing.T) {
	games := [][]ladderplay.Event{played(ladder.DefaultRules(), 1), played(wild(), 2)}
	rapid.Check(t, func(t *rapid.T) {
		events := rapid.SampledFrom(games).Draw(t, "game")
		n := rapid.IntRange(1, len(events)).Draw(t, "events")
		width := rapid.IntRange(68, 120).Draw(t, "width")
		g := ladderplay.Replay(events[:n])
		for _, l := range say.Langs() {
			lines := Screen(g, l, width)
			all := strings.Join(lines, "\n")
			if unsaid(all) {
				t.Fatalf("a message is missing:\n%s", all)
			}
			for _, line := range lines {
				if term.Width(line) > width {
					t.Fatalf("wider than %d: %s", width, line)
				}
			}
			for _, s := range g.Board.Towers() {
				top, _ := g.Board.Top(s)
				shown := g.Rules.Colours.Token(top, l)
				if h := len(g.Board.At(s)); h > 1 {
					shown = fmt.Sprint(h, shown)
				}
				if !strings.Contains(all, shown) {
					t.Fatalf("%s on %s is not shown:\n%s", shown, s, all)
				}
			}
		}
	})
	free, err := ladderplay.New(ladderplay.Free, ladder.DefaultRules(), 2, "", nil)
	if err != nil {
		t.Fatal(err)
	}
	if lines := Screen(ladderplay.Replay(free), say.French, 60); strings.Contains(strings.Join(lines, "\n"), "+---") {
		t.Error("a free game shows a board")
	}
}
