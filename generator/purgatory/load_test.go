package purgatory

import (
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"testing/fstest"

	"croix/generator/say"
)

// edited is the published tables with one file changed.
func edited(t *testing.T, file, old, replacement string) fs.FS {
	t.Helper()
	content, err := fs.ReadFile(Embedded(), file)
	if err != nil {
		t.Fatal(err)
	}
	if !strings.Contains(string(content), old) {
		t.Fatalf("%s has no %q to change", file, old)
	}
	text := strings.Replace(string(content), old, replacement, 1)
	return Overlay(fstest.MapFS{file: {Data: []byte(text)}})
}

// TestLoadRefuses: each kind of slip is told with its file and line.
func TestLoadRefuses(t *testing.T) {
	for _, row := range []struct {
		reason, file, old, replacement string
		want                           string // in the error
	}{
		{"a sin of 7", fileSouls, "christian,2,2,2,5,3,1,2,17", "christian,7,2,2,5,3,1,2,22", "souls.csv:4: envie is “7”"},
		{"an empty sin", fileSouls, "christian,2,2,2,5,3,1,2,17", "christian,,2,2,5,3,1,2,15", "souls.csv:4: envie is empty"},
		{"pride that is not the sum", fileSouls, "christian,2,2,2,5,3,1,2,17", "christian,2,2,2,5,3,1,3,17", "souls.csv:4: orgueil is 17, but the seven sins add up to 18"},
		{"some sins rolled", fileSouls, "christian,2,2,2,5,3,1,2,17", "christian,?,2,2,5,3,1,2,17", "souls.csv:4: some sins are"},
		{"a leaning that is none", fileSouls, "christian,2", "catholic,2", "leaning is “catholic”: write one of christian"},
		{"a missing result", fileSouls, "12,12,nonne", ",,nonne", "souls.csv: no row for 12"},
		{"a result twice", fileSouls, "12,12,nonne", "11,12,nonne", "11 already belongs to line 4"},
		{"the same id twice", fileSouls, "nonne", "choriste_gregorien", "already stands in line 4"},
		{"an id with accents", fileSouls, "12,12,nonne", "12,12,nonné", "souls.csv:5: id is “nonné”"},
		{"no French name", fileSouls, "nonne,nun,nonne", "nonne,nun,", "name_fr is empty"},
		{"a damage that is none", fileRanged, "wrath*2", "wrath^2", "damage: “wrath^2” is not a damage"},
		{"no damage", fileRanged, "wrath*2", "", "damage is empty"},
		{"no range", fileRanged, "wrath*2,40", "wrath*2,", "range_cm is empty"},
		{"too many actions", fileRanged, "no,2,,Firing", "no,3,,Firing", "actions is “3”"},
		{"a special in one language", fileRanged, "Firing costs 2\u00a0actions.", "", "only one of special_en and special_fr"},
		{"no bare hands", fileMelee, ",,rien", ",,mains", "melee.csv: the row “rien” is missing"},
		{"a protection that is none", fileArmour, "armour,1", "plate,1", "kind is “plate”"},
		{"a weapon that is none", fileItems, "melee/grosse_arme", "melee/gross_arme", "acts_as is “melee/gross_arme”: write ranged/ or melee/ and the id of a weapon, did you mean grosse_arme?"},
		{"a weapon of no table", fileItems, "melee/grosse_arme", "grosse_arme", "acts_as is “grosse_arme”"},
		{"bare hands as a weapon", fileItems, "melee/grosse_arme", "melee/rien", "acts_as is “melee/rien”"},
		{"a damage without weapon", fileItems, "melee/grosse_arme", "", "acts_as names no weapon"},
		{"a sin that is none", fileItems, "envie-1", "envi-1", "sins has “envi-1”"},
		{"a sin that adds 0", fileItems, "envie-1", "envie-0", "sins has “envie-0”"},
		{"the same sin twice", fileItems, "envie-1", "envie-1 envie-1", "sins has “envie-1”"},
		{"a sin without number", fileItems, "envie-1", "envie", "sins has “envie”"},
		{"a pool that is no dice", fileItems, ",1d6,", ",six,", "pool: “six” is not a throw"},
		{"a pool read as digits", fileItems, ",1d6,", ",d66,", "pool is “d66”"},
		{"uses below 1", fileItems, "wrath*2,1,", "wrath*2,0,", "uses is “0”"},
		{"a fake of nothing", fileItems, ",armour,,The", ",shield,,The", "fakes is “shield”"},
		{"a weapon's id taken", fileItems, "trident_du_diable", "arme_a_feu", "already stands in ranged.csv"},
		{"a demon of no sin", fileDemons, "lust,luxure,luxure", "lust,luxure,orgueil", "sin is “orgueil”"},
		{"an angel with a demon's id", fileAngels, "trones,", "envie,", "“envie” is a demon’s id too"},
		{"no substance", fileAngels, "trônes,20", "trônes,0", "ps is “0”"},
		{"an envy row missing", fileEnvy, "above,", "over,", "envy.csv: the row “above” is missing"},
		{"an outcome that is none", fileEnvy, "controlled,random", "steered,random", "satan is “steered”"},
		{"a face twice", fileActivity, "\n2,move", "\n1,move", "activity.csv: the row “2” is missing"},
		{"a face of 7", fileActivity, "\n6,attack", "\n7,attack", "die is “7”"},
		{"a column missing", fileArmour, "kind,reduce", "kind,reduces", "there is no column reduces"},
	} {
		t.Run(row.reason, func(t *testing.T) {
			_, err := Load(edited(t, row.file, row.old, row.replacement))
			if err == nil {
				t.Fatal("it is accepted")
			}
			// All problems, not only the first that are shown.
			all := []error{err}
			if p, ok := err.(say.Problems); ok {
				all = p
			}
			for _, err := range all {
				if strings.Contains(err.Error(), row.want) {
					return
				}
			}
			t.Errorf("error %v, want one with %q", err, row.want)
		})
	}
}

// TestLoadTellsAll: the problems of several files come together.
func TestLoadTellsAll(t *testing.T) {
	_, err := Load(Overlay(fstest.MapFS{
		fileSouls:  {Data: []byte("id\n")},
		fileEnvy:   {Data: []byte("")},
		"soul.csv": {Data: []byte("id\n")},
	}))
	p, ok := err.(say.Problems)
	if !ok {
		t.Fatalf("error %v, want several", err)
	}
	for _, file := range []string{"souls.csv", "envy.csv", "soul.csv: this is no table"} {
		found := false
		for _, err := range p {
			found = found || strings.HasPrefix(err.Error(), file)
		}
		if !found {
			t.Errorf("nothing about %s in %v", file, []error(p))
		}
	}
}

// TestOverlay: a file replaces that of the same name and no other.
func TestOverlay(t *testing.T) {
	dir := t.TempDir()
	content, err := fs.ReadFile(Embedded(), fileSouls)
	if err != nil {
		t.Fatal(err)
	}
	text := strings.Replace(string(content), "nonne,nun,nonne", "nonne,sister,sœur", 1)
	for name, content := range map[string]string{fileSouls: text, "note.txt": "read by nobody"} {
		if err := os.WriteFile(filepath.Join(dir, name), []byte(content), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	c, err := Load(Overlay(os.DirFS(dir)))
	if err != nil {
		t.Fatal(err)
	}
	if s, _ := c.Soul("nonne"); s.Name(say.French) != "sœur" {
		t.Errorf("the nun is %q", s.Name(say.French))
	}
	if len(c.Angels) != 9 {
		t.Errorf("%d angels", len(c.Angels))
	}
}

// TestOverlayRefuses: a folder that cannot be meant.
func TestOverlayRefuses(t *testing.T) {
	for _, row := range []struct {
		reason string
		dir    fs.FS
		want   string
	}{
		{"an unknown table", fstest.MapFS{"Souls.CSV": {}}, "Souls.CSV: this is no table of the game: the tables are souls.csv"},
		{"no table at all", fstest.MapFS{"note.txt": {}}, "holds no table"},
		{"no such folder", os.DirFS("testdata/nowhere"), "cannot be read"},
	} {
		_, err := Load(Overlay(row.dir))
		if err == nil || !strings.Contains(err.Error(), row.want) {
			t.Errorf("%s: error %v, want one with %q", row.reason, err, row.want)
		}
	}
}

// FuzzLoad: whatever a folder holds, loading it ends without panic, and what
// it accepts has an item for each result.
func FuzzLoad(f *testing.F) {
	for i, file := range Files() {
		content, err := fs.ReadFile(Embedded(), file)
		if err != nil {
			f.Fatal(err)
		}
		f.Add(i, content)
	}
	f.Fuzz(func(t *testing.T, i int, content []byte) {
		if i < 0 || i >= len(Files()) {
			return
		}
		c, err := Load(Overlay(fstest.MapFS{Files()[i]: {Data: content}}))
		if err != nil {
			return
		}
		for d66, s := range c.Souls.All() {
			if s == nil {
				t.Fatalf("no soul for %d", d66)
			}
		}
		for _, it := range c.Items.Rows {
			if it.IsWeapon() == it.DamageDemon.IsZero() {
				t.Fatalf("%s is a weapon %v, with damage %v", it.ID, it.IsWeapon(), it.DamageDemon)
			}
		}
	})
}
