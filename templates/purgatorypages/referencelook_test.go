package purgatorypages

import (
	"fmt"
	"os"
	"path/filepath"
	"testing"

	"croix/generator/purgatory"
	"croix/generator/say"
	"croix/output"
	"croix/output/pdf"
)

// refLook writes a document into the folder $CROIX_LOOK, to be looked at.
func refLook(t *testing.T, name string, doc *output.Document, err error) {
	t.Helper()
	if err != nil {
		t.Error(name, say.English.Error(err))
		return
	}
	file, err := os.Create(filepath.Join(os.Getenv("CROIX_LOOK"), name+".pdf"))
	if err != nil {
		t.Fatal(err)
	}
	defer file.Close()
	if err := pdf.Write(file, doc); err != nil {
		t.Error(name, say.English.Error(err))
	}
}

// TestLookReference prints the reference and the score sheets on every paper,
// in every ink and language.
func TestLookReference(t *testing.T) {
	if os.Getenv("CROIX_LOOK") == "" {
		t.Skip("CROIX_LOOK names no folder")
	}
	c := catalog(t)
	for _, paper := range output.Papers() {
		for _, ink := range Inks() {
			for _, l := range say.Langs() {
				o := plain()
				o.Paper, o.Ink, o.Lang = paper, ink, l
				name := paper.Name + "-" + string(ink) + "-" + string(l)
				doc, r, err := Reference(c, purgatory.DefaultOptions(c), o)
				refLook(t, "reference-"+name, doc, err)
				t.Log(name, r.Pages)
				if paper.Name == "A5" {
					continue
				}
				for _, players := range []int{2, 3} {
					doc, _, err := Score([]int{players}, purgatory.DefaultOptions(c), o)
					refLook(t, fmt.Sprintf("score%d-%s", players, name), doc, err)
				}
			}
		}
	}
}
