package verify

import (
	"fmt"
	"path/filepath"
	"testing"
)

func TestZZFull(t *testing.T) {
	deck, _ := roll(9, 36)
	i := 0
	for _, paper := range matrixPapers {
		for _, back := range matrixBacks {
			for _, ink := range matrixInks {
				for _, card := range matrixCards {
					i++
					o := Options{Lang: matrixLangs[i%2], Paper: paper, Back: back, Ink: ink, Card: card}
					path := filepath.Join(scratch, fmt.Sprintf("full-%d.pdf", i))
					t.Run(o.String(), func(t *testing.T) {
						t.Parallel()
						d, err := printTo(path, o, deck)
						if err != nil {
							t.Fatal(err)
						}
						d.picture = func() ([]Picture, error) { return Render(path, 100, o.Ink == "grey", 1, 9999) }
						for _, err := range []error{d.CheckSyntax(), d.CheckPages(), d.CheckText(tables), d.CheckMarks(), d.CheckBar(), d.CheckFonts(), d.CheckMargins()} {
							if err != nil {
								t.Error(err)
							}
						}
						p, _ := d.picture()
						if err := d.CheckPlaces(p); err != nil {
							t.Error(err)
						}
					})
				}
			}
		}
	}
}
