package purgatory

import (
	"bytes"
	"errors"
	"slices"
	"strconv"
	"strings"
	"testing"
	"testing/iotest"

	"pgregory.net/rapid"

	"croix/generator/dice"
	"croix/generator/say"
)

// smallDeck is a deck file as it is written: the cards are on lines 6 to 8.
const smallDeck = `{
  "format": "croix.deck/1",
  "version": "1.0.0",
  "seed": 18446744073709551615,
  "hash": "sha256:e3",
  "souls": [
    {"d66":11,"id":"choriste_gregorien","name":"Élie & fils","sins":[2,2,2,5,3,1,2],"ranged":"rien","melee":"arme","armour":"armure_legere","item":"graal"},
    {"d66":12,"id":"nonne","sins":[3,2,1,2,5,4,2],"ranged":"projectile","melee":"arme_courte","armour":"rien","item":"familier","familiar":4},
    {"d66":54,"id":"inconnu","sins":[1,6,1,6,1,6,1],"ranged":"rien","melee":"rien","armour":"rien","item":"rien"}
  ]
}
`

func read(t *testing.T, c *Catalog, text string) (*Deck, error) {
	t.Helper()
	return ReadDeck(strings.NewReader(text), "deck.json", c)
}

// TestReadDeck reads every field.
func TestReadDeck(t *testing.T) {
	d, err := read(t, published(t), smallDeck)
	if err != nil {
		t.Fatal(err)
	}
	want := []SoulCard{
		{D66: 11, ID: "choriste_gregorien", Title: "Élie & fils", Base: Sins{2, 2, 2, 5, 3, 1, 2}, Ranged: Nothing, Melee: "arme", Armour: "armure_legere", Item: "graal"},
		{D66: 12, ID: "nonne", Base: Sins{3, 2, 1, 2, 5, 4, 2}, Ranged: "projectile", Melee: "arme_courte", Armour: Nothing, Item: "familier", Familiar: 4},
		{D66: 54, ID: "inconnu", Base: Sins{1, 6, 1, 6, 1, 6, 1}, Ranged: Nothing, Melee: Nothing, Armour: Nothing, Item: Nothing},
	}
	if !slices.Equal(d.Cards, want) || d.Version != "1.0.0" || d.Seed == nil || *d.Seed != 18446744073709551615 {
		t.Errorf("got %+v", d)
	}
	if card, ok := d.Card(12); !ok || card.ID != "nonne" {
		t.Errorf("card 12 is %+v", card)
	}
	if _, ok := d.Card(13); ok {
		t.Error("card 13 is there")
	}
}

// TestReadDeckRefuses: each slip is told with the line it is on.
func TestReadDeckRefuses(t *testing.T) {
	c := published(t)
	emoji := "\U0001F642"
	for _, row := range []struct{ reason, old, replacement, want string }{
		{"a sin of 9", `[3,2,1,2,5,4,2]`, `[3,2,9,2,5,4,2]`, "deck.json:8: card 12 (nonne): lust is 9, a sin is 1 to 6"},
		{"a sin of 0", `[3,2,1,2,5,4,2]`, `[0,2,1,2,5,4,2]`, "deck.json:8: card 12 (nonne): envy is 0"},
		{"a sin of null", `[3,2,1,2,5,4,2]`, `[3,2,1,2,5,4,null]`, "deck.json:8: card 12 (nonne): sloth is 0"},
		{"six sins", `[3,2,1,2,5,4,2]`, `[3,2,1,2,5,4]`, "deck.json:8: card 12 (nonne): sins is not a list of 7"},
		{"sins as a text", `[3,2,1,2,5,4,2]`, `"3215421"`, "deck.json:8: card 12 (nonne): sins is not a list of 7"},
		{"half a sin", `[3,2,1,2,5,4,2]`, `[3,2,1.5,2,5,4,2]`, "deck.json:8: card 12 (nonne): sins is not a list of 7"},
		{"a d66 of 17", `"d66":12`, `"d66":17`, "deck.json:8: card 17 (nonne): no d66 shows 17"},
		{"a d66 of 07", `"d66":12`, `"d66":07`, "deck.json:8: this is not JSON"},
		{"a d66 of 7", `"d66":12`, `"d66":7`, "deck.json:8: card 7 (nonne): no d66 shows 7"},
		{"a d66 as a text", `"d66":12`, `"d66":"12"`, "deck.json:8: card no. 2: d66 is not a whole number"},
		{"a d66 of null", `"d66":12`, `"d66":null`, "deck.json:8: card no. 2: d66 is not a whole number"},
		{"a d66 too large for any number", `"d66":12`, `"d66":99999999999999999999`, "deck.json:8: card no. 2: d66 is not a whole number"},
		{"another soul's d66", `"d66":12`, `"d66":13`, "deck.json:8: card 13 (nonne): d66 13 is the card of inquisiteur, not of nonne"},
		{"a d66 twice", `"d66":12,"id":"nonne"`, `"d66":11,"id":"choriste_gregorien"`, "deck.json:8: card 11 (choriste_gregorien): another card before has the d66 11"},
		{"a relic twice", `"item":"rien"`, `"item":"graal"`, "deck.json:9: card 54 (inconnu): the relic graal is already on card 11"},
		{"a near miss", `"nonne"`, `"none"`, "deck.json:8: card 12 (none): unknown soul “none”, did you mean nonne?"},
		{"a far miss", `"nonne"`, `"xyz"`, "deck.json:8: card 12 (xyz): unknown soul “xyz”"},
		{"an empty id", `"nonne"`, `""`, "deck.json:8: card 12: the id is empty (soul)"},
		{"an id that is a number", `"nonne"`, `5`, "deck.json:8: card 12: id is not a text"},
		{"an unknown gun", `"projectile"`, `"projectil"`, "unknown ranged weapon “projectil”, did you mean projectile?"},
		{"an unknown weapon", `"arme_courte"`, `"arme_longue"`, "unknown melee weapon “arme_longue”"},
		{"an unknown protection", `"armure_legere"`, `"armure_legére"`, "did you mean armure_legere?"},
		{"an unknown object", `"graal"`, `"grall"`, "unknown special object “grall”, did you mean graal?"},
		{"a familiar's substance of 7", `"familiar":4`, `"familiar":7`, "deck.json:8: card 12 (nonne): familier is held and familiar is 7: write its substance, 1 to 6"},
		{"a familiar without substance", `,"familiar":4`, ``, "familier is held and familiar is 0"},
		{"a familiar of 0", `"familiar":4`, `"familiar":0`, "familiar is 0: leave it out"},
		{"substance without familiar", `"familier"`, `"rien"`, "familiar is 4, but rien has no substance"},
		{"an unknown field of a card", `"id":"nonne"`, `"id":"nonne","pride":19`, "deck.json:8: card 12 (nonne): there is no field “pride”"},
		{"a field twice", `"id":"nonne"`, `"id":"nonne","id":"nonne"`, "deck.json:8: card 12 (nonne): the field “id” stands twice"},
		{"a field in capitals", `"id":"nonne"`, `"ID":"nonne"`, "deck.json:8: card 12: there is no field “ID”"},
		{"a field missing", `"armour":"armure_legere",`, ``, "deck.json:7: card 11 (choriste_gregorien): the field armour is missing"},
		{"a card that is a list", `    {"d66":54`, `    [], {"d66":54`, "deck.json:9: card no. 3: a card is fields"},
		{"a card of null", `    {"d66":54`, `    null, {"d66":54`, "deck.json:9: card no. 3: a card is fields"},
		{"a name of 41 characters", "Élie & fils", strings.Repeat("é", 41), "deck.json:7: card 11 (choriste_gregorien): the name has 41 characters: at most 40"},
		{"a name with a line break", "Élie & fils", `Élie\nfils`, "the control character U+000A"},
		{"a name that runs backwards", "Élie & fils", "\u202eeilÉ", "the control character U+202E"},
		{"a name with half a character", "Élie & fils", `\ud800`, "the control character U+FFFD"},
		{"a name that no font has", "Élie & fils", "Élie " + emoji, "the name has the character " + emoji + " (U+1F642)"},
		{"a blank name", "Élie & fils", "  ", "the name is blank"},
		{"a name that is a number", `"Élie & fils"`, `5`, "name is not a text"},
		{"a name of null", `"Élie & fils"`, `null`, "name is not a text"},
		{"invalid UTF-8", "Élie", "\xc9lie", "deck.json:7: the text is not UTF-8"},
		{"a newer format", "croix.deck/1", "croix.deck/2", "deck.json:2: the deck is croix.deck/2 and this program reads croix.deck/1: use croix 1.0.0 or newer"},
		{"an older format that never was", "croix.deck/1", "croix.deck/0", "deck.json:2: format is “croix.deck/0”"},
		{"another format", "croix.deck/1", "croix.game/1", "deck.json:2: format is “croix.game/1”"},
		{"no format", `"format": "croix.deck/1",`, ``, "deck.json: this is not a deck"},
		{"a format that is a number", `"croix.deck/1"`, `1`, "deck.json:2: format is not a text"},
		{"a version that is a number", `"1.0.0"`, `1`, "deck.json:3: version is not a text"},
		{"a hash that is a number", `"sha256:e3"`, `1`, "deck.json:5: hash is not a text"},
		{"a seed below 0", `18446744073709551615`, `-1`, "deck.json:4: seed is not a whole number"},
		{"a seed too large", `18446744073709551615`, `18446744073709551616`, "deck.json:4: seed is not a whole number"},
		{"an unknown field", `"version"`, `"Version"`, "deck.json:3: there is no field “Version”: the fields are format"},
		{"souls twice", `"hash": "sha256:e3"`, `"souls": []`, "deck.json:6: the field “souls” stands twice"},
		{"souls that are no list", `"souls": [`, `"souls": 5, "more": [`, "deck.json:6: there is no field “more”"},
		{"a comma missing", `"item":"graal"},`, `"item":"graal"}`, "deck.json:8: this is not JSON"},
		{"cut off", "\n  ]\n}\n", "", "deck.json:9: the file ends in the middle"},
		{"more behind it", "]\n}\n", "]\n}\n{}", "deck.json:12: this is not JSON"},
	} {
		t.Run(row.reason, func(t *testing.T) {
			if !strings.Contains(smallDeck, row.old) {
				t.Fatalf("the deck has no %q to change", row.old)
			}
			_, err := read(t, c, strings.Replace(smallDeck, row.old, row.replacement, 1))
			if err == nil || !strings.Contains(err.Error(), row.want) {
				t.Fatalf("error %v, want one with %q", err, row.want)
			}
			if french := say.French.Error(err); french == err.Error() || strings.Contains(french, "%!") {
				t.Errorf("in French: %s", french)
			}
		})
	}
	for _, row := range []struct{ reason, text, want string }{
		{"an empty file", "", "deck.json: the file is empty"},
		{"a blank file", " \n\ufeff", "not JSON"},
		{"a list", "[]", "deck.json: this is not a deck"},
		{"null", "null", "deck.json: this is not a deck"},
		{"no souls", `{"format":"croix.deck/1"}`, "deck.json: the field souls is missing"},
		{"no card", "{\"format\":\"croix.deck/1\",\n\"souls\":[]}", "deck.json:2: the deck has no card"},
		{"souls of null", `{"format":"croix.deck/1","souls":null}`, "deck.json:1: souls is not a list"},
		{"a newer format without version", `{"format":"croix.deck/12","cards":{}}`, "deck.json:1: the deck is croix.deck/12 and this program reads croix.deck/1: use a newer croix"},
		{"nested without end", strings.Repeat("[", 100000), "not JSON"},
		{"too large", strings.Repeat(" ", MaxDeckMiB<<20+1), "deck.json: the file has more than 4 MiB"},
		{"a picture", "\x89PNG\r\n", "deck.json:1: the text is not UTF-8"},
	} {
		_, err := read(t, c, row.text)
		if err == nil || !strings.Contains(err.Error(), row.want) {
			t.Errorf("%s: error %v, want one with %q", row.reason, err, row.want)
		}
	}
	broken := errors.New("disk gone")
	if _, err := ReadDeck(iotest.ErrReader(broken), "deck.json", c); !errors.Is(err, broken) {
		t.Errorf("error %v, want that of the reader", err)
	}
}

// TestReadDeckNamedTwice: a named soul with several results comes once.
func TestReadDeckNamedTwice(t *testing.T) {
	c := oneSoul(t)
	card := func(d66 string) string {
		return `{"d66":` + d66 + `,"id":"seul","sins":[1,1,1,1,1,1,1],"ranged":"rien","melee":"rien","armour":"rien","item":"rien"}`
	}
	_, err := read(t, c, `{"format":"croix.deck/1","souls":[`+card("11")+",\n"+card("12")+`]}`)
	if err == nil || !strings.Contains(err.Error(), "deck.json:2: card 12 (seul): the soul seul is already on card 11") {
		t.Errorf("error %v", err)
	}
}

// TestReadDeckForeign: what other programs make of a deck is still one.
func TestReadDeckForeign(t *testing.T) {
	c := published(t)
	for reason, text := range map[string]string{
		"a byte order mark":   "\ufeff" + smallDeck,
		"lines of Windows":    strings.ReplaceAll(smallDeck, "\n", "\r\n"),
		"one line":            strings.ReplaceAll(smallDeck, "\n", ""),
		"a name of 40":        strings.Replace(smallDeck, "Élie & fils", strings.Repeat("é", 40), 1),
		"no-break spaces":     strings.Replace(smallDeck, "Élie & fils", "«\u00a0Élie\u202f!\u00a0»", 1),
		"fields in any order": strings.Replace(smallDeck, `"d66":12,"id":"nonne",`, `"id":"nonne","d66":12,`, 1),
	} {
		if _, err := read(t, c, text); err != nil {
			t.Errorf("%s: %v", reason, err)
		}
	}
}

// TestDeckRoundTrip: what is written is read as it was, and is untouched until
// a byte of it changes.
func TestDeckRoundTrip(t *testing.T) {
	c := published(t)
	rapid.Check(t, func(t *rapid.T) {
		cards, _, err := c.RollDeck(dice.Seeded(rapid.Uint64().Draw(t, "seed")), rapid.IntRange(1, 36).Draw(t, "n"))
		if err != nil {
			t.Fatal(err)
		}
		for i := range cards {
			title := rapid.StringOfN(rapid.RuneFrom([]rune(`aéœ’"<&\/ `)), 0, MaxTitle, -1).Draw(t, "title")
			if strings.TrimSpace(title) != "" {
				cards[i].Title = title
			}
		}
		var seed *uint64
		if rapid.Bool().Draw(t, "seeded") {
			s := rapid.Uint64().Draw(t, "told")
			seed = &s
		}
		d, err := c.NewDeck("1.2.3", seed, cards)
		if err != nil {
			t.Fatal(err)
		}
		var b bytes.Buffer
		if err := WriteDeck(&b, d); err != nil {
			t.Fatal(err)
		}
		back, err := ReadDeck(bytes.NewReader(b.Bytes()), "deck.json", c)
		if err != nil {
			t.Fatal(err)
		}
		if !slices.Equal(back.Cards, d.Cards) || back.Version != d.Version || (back.Seed == nil) != (seed == nil) || seed != nil && *back.Seed != *seed {
			t.Fatalf("read %+v, want %+v", back, d)
		}
		if !Untouched(b.Bytes()) {
			t.Fatal("just written and touched")
		}
		at := rapid.IntRange(0, b.Len()-1).Draw(t, "at")
		changed := bytes.Clone(b.Bytes())
		changed[at] ^= 1 << rapid.IntRange(0, 6).Draw(t, "bit")
		if Untouched(changed) {
			t.Fatalf("byte %d changed unseen", at)
		}
	})
}

// TestWriteDeckLines: the header, then one card a line.
func TestWriteDeckLines(t *testing.T) {
	c := published(t)
	d, err := read(t, c, smallDeck)
	if err != nil {
		t.Fatal(err)
	}
	var b bytes.Buffer
	if err := WriteDeck(&b, d); err != nil {
		t.Fatal(err)
	}
	got, want := strings.Split(b.String(), "\n"), strings.Split(smallDeck, "\n")
	if len(got) != len(want) {
		t.Fatalf("%d lines, want %d", len(got), len(want))
	}
	for i := range want {
		if strings.Contains(want[i], `"hash"`) {
			if !strings.HasPrefix(got[i], `  "hash": "sha256:`) {
				t.Errorf("line %d: %s", i+1, got[i])
			}
			continue
		}
		if got[i] != want[i] {
			t.Errorf("line %d: %s, want %s", i+1, got[i], want[i])
		}
	}
	if err := WriteDeck(failing{}, d); err == nil {
		t.Error("an error of the writer is lost")
	}
}

type failing struct{}

func (failing) Write([]byte) (int, error) { return 0, errors.New("disk full") }

// TestUntouched: what is no deck of ours is never ours to replace.
func TestUntouched(t *testing.T) {
	for reason, text := range map[string]string{
		"a hash of somebody's": smallDeck,
		"empty":                "",
		"no JSON":              "{",
		"another file":         `{"a":1}`,
		"null":                 "null",
	} {
		if Untouched([]byte(text)) {
			t.Errorf("%s is untouched", reason)
		}
	}
}

// TestNewDeckRefuses: cards that do not go together, named by the card.
func TestNewDeckRefuses(t *testing.T) {
	c := published(t)
	nun := SoulCard{D66: 12, ID: "nonne", Base: Sins{3, 2, 1, 2, 5, 4, 2}, Ranged: Nothing, Melee: Nothing, Armour: Nothing, Item: Nothing}
	for _, row := range []struct {
		reason string
		cards  []SoulCard
		want   string
	}{
		{"no card", nil, "the deck has no card"},
		{"twice the same", []SoulCard{nun, nun}, "card 12 (nonne): another card before has the d66 12"},
		{"an empty card", []SoulCard{nun, {}}, "card no. 2: the id is empty (soul)"},
	} {
		if _, err := c.NewDeck("", nil, row.cards); err == nil || !strings.HasPrefix(err.Error(), row.want) {
			t.Errorf("%s: error %v, want %q", row.reason, err, row.want)
		}
	}
	d, err := c.NewDeck("", nil, []SoulCard{nun})
	if err != nil {
		t.Fatal(err)
	}
	if d.Cards[0] != nun {
		t.Errorf("card %+v", d.Cards[0])
	}
}

// FuzzReadDeck: whatever is read, reading ends without panic; what is accepted
// makes figures and can be written and read again.
func FuzzReadDeck(f *testing.F) {
	c := published(f)
	f.Add([]byte(smallDeck))
	f.Add([]byte(`{"format":"croix.deck/2"}`))
	f.Add([]byte(`{"format":"croix.deck/1","souls":[{}]}`))
	for i := range uint64(3) {
		cards, _, err := c.RollDeck(dice.Seeded(i), 2)
		if err != nil {
			f.Fatal(err)
		}
		var b bytes.Buffer
		if err := WriteDeck(&b, &Deck{Version: strconv.FormatUint(i, 10), Seed: &i, Cards: cards}); err != nil {
			f.Fatal(err)
		}
		f.Add(b.Bytes())
	}
	f.Fuzz(func(t *testing.T, text []byte) {
		Untouched(text)
		d, err := ReadDeck(bytes.NewReader(text), "deck.json", c)
		if err != nil {
			if n := strings.Count(err.Error(), "\n"); n > 0 {
				t.Fatalf("an error of %d lines: %q", n+1, err)
			}
			return
		}
		for _, card := range d.Cards {
			if _, err := c.Figure(card); err != nil {
				t.Fatal(err)
			}
		}
		var b bytes.Buffer
		if err := WriteDeck(&b, d); err != nil {
			t.Fatal(err)
		}
		back, err := ReadDeck(bytes.NewReader(b.Bytes()), "deck.json", c)
		if err != nil || !slices.Equal(back.Cards, d.Cards) || back.Version != d.Version || !Untouched(b.Bytes()) {
			t.Fatalf("read again %+v, %v; want %+v", back, err, d)
		}
	})
}
