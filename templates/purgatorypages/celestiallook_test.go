package purgatorypages

import (
	"os"
	"path/filepath"
	"testing"

	"croix/generator/purgatory"
	"croix/generator/say"
	"croix/output"
	"croix/output/pdf"
)

// look writes a document into the folder $CROIX_LOOK, to be looked at.
func look(t *testing.T, name string, doc *output.Document, err error) {
	t.Helper()
	if err != nil {
		t.Error(name, say.French.Error(err))
		return
	}
	f, err := os.Create(filepath.Join(os.Getenv("CROIX_LOOK"), name+".pdf"))
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	if err := pdf.Write(f, doc); err != nil {
		t.Error(name, say.French.Error(err))
	}
}

// lookOptions are what is looked at: papers, inks, languages.
func lookOptions(t *testing.T) map[string]Options {
	t.Helper()
	if os.Getenv("CROIX_LOOK") == "" {
		t.Skip("CROIX_LOOK names no folder")
	}
	all := map[string]Options{}
	for _, paper := range output.Papers() {
		for _, ink := range Inks() {
			for _, l := range say.Langs() {
				o := plain()
				o.Paper, o.Ink, o.Lang = paper, ink, l
				all[paper.Name+"-"+string(ink)+"-"+string(l)] = o
			}
		}
	}
	return all
}

// TestLookCelestials writes the sheets and cards to be looked at.
func TestLookCelestials(t *testing.T) {
	c := catalog(t)
	for name, o := range lookOptions(t) {
		for _, kind := range []purgatory.CelestialKind{purgatory.Demon, purgatory.Angel} {
			for _, card := range []output.Paper{output.Cards()[0], output.Cards()[2]} {
				o.Card = card
				doc, _, err := Celestials(kind, c, purgatory.DefaultOptions(c), o)
				look(t, string(kind)+"-"+card.Name+"-"+name, doc, err)
			}
		}
	}
}
