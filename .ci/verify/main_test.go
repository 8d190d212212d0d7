package verify

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"sync"
	"testing"
	"time"
)

// What TestMain prints and every test reads.
var (
	croix     string // the program
	kit       string // the printed kit
	scratch   string // gone after the run
	tables    Tables
	documents []*Document // the kit in both languages, then the matrix
)

const dataDir = "../../generator/purgatory/data"

func TestMain(m *testing.M) { os.Exit(run(m)) }

func run(m *testing.M) int {
	start := time.Now()
	dir, err := os.MkdirTemp("", "croix-verify-")
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		return 1
	}
	defer os.RemoveAll(dir)
	scratch = dir
	if err := prepare(); err != nil {
		fmt.Fprintln(os.Stderr, "croix-verify:", err)
		return 1
	}
	fmt.Printf("printed %d documents in %.1f s\n", len(documents), time.Since(start).Seconds())
	return m.Run()
}

func prepare() error {
	croix, kit = os.Getenv("CROIX"), os.Getenv("KIT")
	if croix == "" || kit == "" {
		return fmt.Errorf("set CROIX to the program and KIT to the printed kit: make kit verify")
	}
	for _, tool := range append([]string{croix}, Tools...) {
		if _, err := exec.LookPath(tool); err != nil {
			return fmt.Errorf("%s is missing (apt-get install poppler-utils qpdf; make build): %w", tool, err)
		}
	}
	var err error
	if tables, err = ReadTables(dataDir); err != nil {
		return err
	}
	deck, err := ReadDeck(filepath.Join(kit, "deck.json"))
	if err != nil {
		return err
	}
	for _, lang := range []string{"fr", "en"} {
		o := Options{Lang: lang, Paper: "a4", Ink: "full", Back: "fold", Card: "poker"}
		d, err := NewDocument(filepath.Join(kit, lang, "cards.pdf"), o, deck.Souls)
		if err != nil {
			return err
		}
		documents = append(documents, d)
	}
	ten, err := roll(3, 10)
	if err != nil {
		return err
	}
	printed, err := printAll(printings(), ten)
	documents = append(documents, printed...)
	return err
}

// roll rolls a deck into the scratch folder, once for each seed and number.
func roll(seed, n int) (string, error) {
	path := filepath.Join(scratch, fmt.Sprintf("deck-%d-%d.json", seed, n))
	_, err := Run(croix, "roll", "deck", "-n", fmt.Sprint(n), "--seed", fmt.Sprint(seed), "--force", "-o", path)
	return path, err
}

// printTo prints the deck.
func printTo(path string, o Options, deck string) (*Document, error) {
	d, err := ReadDeck(deck)
	if err != nil {
		return nil, err
	}
	if _, err := Run(croix, append(o.Args(), "--deck", deck, "--force", "-o", path)...); err != nil {
		return nil, err
	}
	return NewDocument(path, o, d.Souls)
}

// printAll prints the deck in several ways, two at a time.
func printAll(ways []Options, deck string) ([]*Document, error) {
	out, errs := make([]*Document, len(ways)), make([]error, len(ways))
	var wg sync.WaitGroup
	gate := make(chan bool, 2)
	for i, o := range ways {
		wg.Go(func() {
			gate <- true
			defer func() { <-gate }()
			out[i], errs[i] = printTo(filepath.Join(scratch, fmt.Sprintf("matrix-%d.pdf", i)), o, deck)
		})
	}
	wg.Wait()
	for _, err := range errs {
		if err != nil {
			return nil, err
		}
	}
	return out, nil
}

// printings are the ways to print: sixteen that hold every pair of a paper, a kind
// of backs, an ink, a card and a language. Rows and columns are papers and
// backs; the other choices are latin squares over the field of four elements.
func printings() []Options {
	times := [4][4]int{{0, 0, 0, 0}, {0, 1, 2, 3}, {0, 2, 3, 1}, {0, 3, 1, 2}}
	var out []Options
	for p, paper := range matrixPapers {
		for b, back := range matrixBacks {
			o := Options{Paper: paper, Back: back}
			o.Ink = matrixInks[(p^b)%3]
			o.Card = matrixCards[(p^times[2][b])%2]
			o.Lang = matrixLangs[(p^times[3][b])%2]
			if (p+b)%2 == 1 && o.Duplex() {
				o.Order = "fronts-backs"
			}
			out = append(out, o)
		}
	}
	return out
}

var (
	matrixPapers = []string{"a4", "letter", "a3", "250x300"}
	matrixBacks  = []string{"fold", "long", "short", "none"}
	matrixInks   = []string{"full", "light", "grey"}
	matrixCards  = []string{"poker", "tarot"}
	matrixLangs  = []string{"fr", "en"}
)

// TestMatrixHoldsEveryPair keeps the matrix honest when it is changed.
func TestMatrixHoldsEveryPair(t *testing.T) {
	seen := map[string]bool{}
	for _, o := range printings() {
		v := []string{o.Paper, o.Back, o.Ink, o.Card, o.Lang}
		for i := range v {
			for k := range i {
				seen[v[k]+" "+v[i]] = true
			}
		}
	}
	axes := [][]string{matrixPapers, matrixBacks, matrixInks, matrixCards, matrixLangs}
	for i := range axes {
		for k := range i {
			for _, a := range axes[k] {
				for _, b := range axes[i] {
					if !seen[a+" "+b] {
						t.Errorf("no document with %s and %s", a, b)
					}
				}
			}
		}
	}
}

// each runs a check on every document, two at a time.
func each(t *testing.T, check func(*Document) error) {
	t.Parallel()
	for i, d := range documents {
		name := strings.ReplaceAll(d.Options.String(), " ", "-")
		if i < 2 {
			name = "kit-" + d.Lang
		}
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			if err := check(d); err != nil {
				t.Errorf("%v\nprinted with: croix %s", err, strings.Join(d.Args(), " "))
			}
		})
	}
}
