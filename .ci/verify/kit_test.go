package verify

import (
	"bytes"
	"encoding/csv"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// kitOptions are those of a document of the kit.
func kitOptions(doc, card, lang string) Options {
	return Options{Doc: doc, Lang: lang, Paper: "a4", Ink: "full", Back: "fold", Card: card}
}

// kitDocument is a document of the kit with n cards.
func kitDocument(t *testing.T, doc, card, lang string, n int) *Document {
	t.Helper()
	d, err := NewDocument(filepath.Join(kit, lang, doc+".pdf"), kitOptions(doc, card, lang), make([]Soul, n))
	if err != nil {
		t.Fatal(err)
	}
	return d
}

// readRows is a table of the game.
func readRows(t *testing.T, name string) []Row {
	t.Helper()
	rows, err := ReadRows(dataDir, name)
	if err != nil {
		t.Fatal(err)
	}
	return rows
}

// with is rows in which one cell is another.
func with(rows []Row, id, column, value string) []Row {
	var out []Row
	for _, r := range rows {
		if r["id"] == id {
			c := Row{}
			for k, v := range r {
				c[k] = v
			}
			c[column] = value
			r = c
		}
		out = append(out, r)
	}
	return out
}

// says fails unless err is there and says so.
func says(t *testing.T, name string, err error, part string) {
	t.Helper()
	if err == nil {
		t.Errorf("%s: the check passes it", name)
	} else if !strings.Contains(err.Error(), part) {
		t.Errorf("%s: the check says %q and not %q", name, err, part)
	}
}

// inLanguages runs a test in both languages.
func inLanguages(t *testing.T, run func(t *testing.T, lang string)) {
	t.Parallel()
	for _, lang := range matrixLangs {
		t.Run(lang, func(t *testing.T) {
			t.Parallel()
			run(t, lang)
		})
	}
}

// all is every error that is one.
func all(t *testing.T, errs map[string]error) {
	t.Helper()
	for what, err := range errs {
		if err != nil {
			t.Errorf("%s: %v", what, err)
		}
	}
}

// TestBeings compares the sheets of demons and angels with their tables (print
// failures 44, 63, 94, 96).
func TestBeings(t *testing.T) {
	demons, angels := readRows(t, "demons"), readRows(t, "angels")
	inLanguages(t, func(t *testing.T, lang string) {
		for doc, rows := range map[string][]Row{"demons": demons, "angels": angels} {
			d := kitDocument(t, doc, "sheet", lang, len(rows))
			all(t, map[string]error{doc: d.CheckBeings(rows, demons), doc + " pages": d.CheckPages(), doc + " marks": d.CheckMarks()})
		}
	})
}

// TestBeingControls: a table that differs in one cell.
func TestBeingControls(t *testing.T) {
	t.Parallel()
	demons, angels := readRows(t, "demons"), readRows(t, "angels")
	docs := map[string]*Document{"demons": kitDocument(t, "demons", "sheet", "fr", len(demons)), "angels": kitDocument(t, "angels", "sheet", "fr", len(angels))}
	for _, c := range []struct{ doc, id, column, value, says string }{
		{"demons", "envie", "ps", "17", "above it stands \"16\""},
		{"demons", "duc_des_enfers", "cc", "3", "above it stands \"4d6\""},
		{"demons", "diablotin", "damage", "2d6", "above it stands \"1d6\""},
		{"demons", "luxure", "special_fr", "Rien.", "special"},
		{"demons", "colere", "name_fr", "ire", "name"},
		{"demons", "paresse", "sin", "", "kind"},
		{"angels", "vertus", "id", "autres", "dice on a humanist"},
		{"angels", "archanges", "id", "autres", "come back"},
		{"angels", "trones", "ps", "21", "above it"},
		{"demons", "avarice", "id", "autres", "lines"},
	} {
		rows := map[string][]Row{"demons": demons, "angels": angels}[c.doc]
		says(t, fmt.Sprint(c), docs[c.doc].CheckBeings(with(rows, c.id, c.column, c.value), demons), c.says)
	}
}

// writeRows writes a table as the program reads it.
func writeRows(dir, name string, rows []Row) error {
	head, err := os.ReadFile(filepath.Join(dataDir, name+".csv"))
	if err != nil {
		return err
	}
	var columns []string
	for line := range strings.SplitSeq(string(head), "\n") {
		if !strings.HasPrefix(line, "#") {
			columns = strings.Split(line, ",")
			break
		}
	}
	var b bytes.Buffer
	w := csv.NewWriter(&b)
	if err := w.Write(columns); err != nil {
		return err
	}
	for _, r := range rows {
		cells := make([]string, len(columns))
		for i, column := range columns {
			cells[i] = r[column]
		}
		if err := w.Write(cells); err != nil {
			return err
		}
	}
	w.Flush()
	return os.WriteFile(filepath.Join(dir, name+".csv"), b.Bytes(), 0o600)
}
