package verify

import (
	"fmt"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"testing"
)

// TestFixedCounts holds the judge's own arithmetic to what was counted by
// hand.
func TestFixedCounts(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		paper, back, card string
		perSheet, pages   int // of 36 cards
	}{
		{"a4", "fold", "poker", 4, 9},
		{"a4", "none", "poker", 9, 4},
		{"a4", "long", "poker", 9, 8},
		{"letter", "none", "poker", 8, 5}, // lying: upright holds 6
		{"letter", "short", "poker", 8, 10},
		{"a4", "fold", "tarot", 2, 18},
	} {
		g, err := NewGrid(Options{Paper: c.paper, Back: c.back, Card: c.card})
		if err != nil {
			t.Fatal(err)
		}
		if g.PerSheet() != c.perSheet || g.Pages(36) != c.pages {
			t.Errorf("%s %s %s: %d a sheet, %d pages instead of %d and %d", c.paper, c.back, c.card, g.PerSheet(), g.Pages(36), c.perSheet, c.pages)
		}
	}
}

// TestPageCounts prints decks of 1, k-1, k, k+1 and 2k cards, where k go on a
// sheet, with every kind of backs in every order on every paper (print failures 11 and
// 71).
func TestPageCounts(t *testing.T) {
	t.Parallel()
	dir := t.TempDir()
	for _, paper := range matrixPapers {
		for _, back := range matrixBacks {
			for _, order := range []string{"interleaved", "fronts-backs"} {
				o := Options{Lang: "fr", Paper: paper, Ink: "light", Back: back, Order: order, Card: "poker"}
				if !o.Duplex() && order == "fronts-backs" {
					continue
				}
				t.Run(strings.Join([]string{paper, back, order}, "-"), func(t *testing.T) {
					t.Parallel()
					g, err := NewGrid(o)
					if err != nil {
						t.Fatal(err)
					}
					k := g.PerSheet()
					for _, n := range []int{1, k - 1, k, k + 1, 2 * k} {
						if n < 1 || n > 36 {
							continue
						}
						d, err := printCount(dir, o, n)
						if err != nil {
							t.Fatal(err)
						}
						if err := d.countPages(); err != nil {
							t.Errorf("%d cards, %d a sheet: %v", n, k, err)
						}
						// Pictures of the sheets that are almost or just full.
						if paper == "a4" && back == "fold" || paper == "letter" && n == k+1 {
							pictures, err := Render(d.Path, 25, false, 1, 9999)
							if err == nil {
								err = d.CheckPlaces(pictures)
							}
							if err != nil {
								t.Errorf("%d cards, %d a sheet: %v", n, k, err)
							}
						}
					}
				})
			}
		}
	}
}

func printCount(dir string, o Options, n int) (*Document, error) {
	name := fmt.Sprintf("%s-%d", strings.ReplaceAll(o.String(), " ", "-"), n)
	deck := filepath.Join(dir, name+".json")
	if _, err := Run(croix, "roll", "deck", "-n", strconv.Itoa(n), "--seed", "3", "--force", "-o", deck); err != nil {
		return nil, err
	}
	return printTo(filepath.Join(dir, name+".pdf"), o, deck)
}

// countPages is CheckPages without reading the pages.
func (d *Document) countPages() error {
	out, err := Run("qpdf", "--show-npages", d.Path)
	if err != nil {
		return err
	}
	if got := strings.TrimSpace(string(out)); got != strconv.Itoa(d.Grid.Pages(len(d.Souls))) {
		return fmt.Errorf("%s pages instead of %d", got, d.Grid.Pages(len(d.Souls)))
	}
	return nil
}

// TestNoCards: an empty deck is an error that says so, and no file.
func TestNoCards(t *testing.T) {
	t.Parallel()
	dir := t.TempDir()
	empty := filepath.Join(dir, "empty.json")
	if err := os.WriteFile(empty, []byte(`{"format":"croix.deck/1","souls":[]}`), 0o600); err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		name string
		args []string
		code int
	}{
		{"roll none", []string{"roll", "deck", "-n", "0", "--seed", "3", "-o", "OUT"}, 2},
		{"print an empty deck", []string{"print", "cards", "--deck", empty, "-o", "OUT"}, 1},
	} {
		t.Run(c.name, func(t *testing.T) {
			file := filepath.Join(dir, strings.ReplaceAll(c.name, " ", "-"))
			for i, a := range c.args {
				if a == "OUT" {
					c.args[i] = file + map[int]string{1: ".pdf", 2: ".json"}[c.code]
				}
			}
			out, err := Run(croix, c.args...)
			if ExitCode(err) != c.code {
				t.Errorf("exit %d instead of %d: %v", ExitCode(err), c.code, err)
			}
			if len(out) > 0 {
				t.Errorf("it wrote %q", out)
			}
			if left, _ := filepath.Glob(file + "*"); len(left) > 0 {
				t.Errorf("it left %v behind", left)
			}
		})
	}
}

// TestInk compares the inks of the same cards: light takes a third of full at
// most (print failure 100).
func TestInk(t *testing.T) {
	t.Parallel()
	deck, err := roll(7, 9)
	if err != nil {
		t.Fatal(err)
	}
	for _, back := range []string{"fold", "long"} {
		t.Run(back, func(t *testing.T) {
			t.Parallel()
			ink := map[string]int{}
			for _, kind := range []string{"full", "light"} {
				o := Options{Lang: "en", Paper: "a4", Ink: kind, Back: back, Card: "poker"}
				d, err := printTo(filepath.Join(t.TempDir(), kind+".pdf"), o, deck)
				if err != nil {
					t.Fatal(err)
				}
				if ink[kind], err = inkOf(d.Path); err != nil {
					t.Fatal(err)
				}
			}
			t.Logf("light takes %.0f %% of full", 100*float64(ink["light"])/float64(ink["full"]))
			if err := checkInk(ink["light"], ink["full"]); err != nil {
				t.Error(err)
			}
		})
	}
}

func inkOf(path string) (int, error) {
	pictures, err := Render(path, 100, false, 1, 9999)
	ink := 0
	for _, p := range pictures {
		ink += p.Ink()
	}
	return ink, err
}

func checkInk(light, full int) error {
	if full == 0 || light == 0 || 3*light > full {
		return fmt.Errorf("light takes %d of ink and full %d: a third at most is allowed", light, full)
	}
	return nil
}
