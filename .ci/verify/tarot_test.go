package verify

import (
	"fmt"
	"path/filepath"
	"testing"
)

// tarotDocument prints the cards of tarot size of all demons or angels.
func tarotDocument(t *testing.T, doc, lang, paper, ink string, n int) *Document {
	t.Helper()
	o := Options{Doc: doc, Lang: lang, Paper: paper, Ink: ink, Back: "fold", Card: "tarot"}
	path := filepath.Join(t.TempDir(), doc+".pdf")
	if _, err := Run(croix, append(o.Args(), "-o", path)...); err != nil {
		t.Fatal(err)
	}
	d, err := NewDocument(path, o, make([]Soul, n))
	if err != nil {
		t.Fatal(err)
	}
	return d
}

// TestTarotBeings judges the demons and angels as cards of tarot size: what they
// say and tick, where they lie, what is in the margins.
func TestTarotBeings(t *testing.T) {
	demons, angels := readRows(t, "demons"), readRows(t, "angels")
	inLanguages(t, func(t *testing.T, lang string) {
		for i, paper := range []string{"a4", "letter", "a3"} {
			for doc, rows := range map[string][]Row{"demons": demons, "angels": angels} {
				d := tarotDocument(t, doc, lang, paper, matrixInks[i], len(rows))
				pictures, err := Render(d.Path, 25, false, 1, 9999)
				if err != nil {
					t.Fatal(err)
				}
				name := doc + " " + paper
				all(t, map[string]error{
					name: d.CheckBeings(rows, demons), name + " syntax": d.CheckSyntax(), name + " pages": d.CheckPages(), name + " bar": d.CheckBar(),
					name + " marks": d.CheckMarks(), name + " margins": d.CheckMargins(), name + " fonts": d.CheckFonts(), name + " places": d.CheckPlaces(pictures),
				})
			}
		}
	})
}

// TestTarotControls: a table that differs in one cell, and sheets that are bad
// in one way.
func TestTarotControls(t *testing.T) {
	t.Parallel()
	demons, angels := readRows(t, "demons"), readRows(t, "angels")
	docs := map[string]*Document{
		"demons": tarotDocument(t, "demons", "fr", "a4", "full", len(demons)), "angels": tarotDocument(t, "angels", "fr", "a4", "full", len(angels)),
	}
	for _, c := range []struct{ doc, id, column, value, says string }{
		{"demons", "envie", "ps", "17", "above it stands \"16\""},
		{"demons", "luxure", "special_fr", "Rien.", "special"},
		{"demons", "paresse", "sin", "", "kind"},
		{"angels", "vertus", "id", "autres", "dice on a humanist"},
		{"angels", "archanges", "id", "autres", "come back"},
		{"angels", "trones", "damage", "2d6", "above it stands \"1d6\""},
	} {
		rows := map[string][]Row{"demons": demons, "angels": angels}[c.doc]
		says(t, fmt.Sprint(c), docs[c.doc].CheckBeings(with(rows, c.id, c.column, c.value), demons), c.says)
	}
	bad := func(change func([]byte) []byte) *Document {
		return page1(change)(t, docs["demons"], filepath.Join(t.TempDir(), "bad.pdf"))
	}
	says(t, "a box too many", bad(added(tickAt(40, 60))).CheckBeings(demons, demons), "boxes and")
	says(t, "a card moved", bad(moved(10, 0)).CheckBeings(demons, demons), "is on no card")
	says(t, "marks aside", bad(moved(1, 0)).CheckMarks(), "cut marks")
	says(t, "ink in the margin", bad(added("0.5 g 14 14 9 9 re f")).CheckMargins(), "ink in the margin")
}
