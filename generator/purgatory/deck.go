package purgatory

import (
	"bytes"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"fmt"
	"io"
	"slices"

	"golang.org/x/text/unicode/norm"

	"croix/generator/say"
)

// DeckFormat names the deck files that this program writes and reads.
const DeckFormat = "croix.deck/1"

// MaxDeckMiB is the size of a deck file at most, in MiB.
const MaxDeckMiB = 4

// Deck is the souls of one session, each with its equipment: what is printed
// before and played at the table.
type Deck struct {
	Version string  // of the program that wrote the file
	Seed    *uint64 // it was rolled with; nil if it was not, or with real dice
	Cards   []SoulCard

	lines []int // of the cards in the file that it was read from; nil for none
}

// Line is the line of the file of this deck on which the card of a d66 begins,
// from 1; 0 for a deck that was not read from a file.
func (d *Deck) Line(d66 int) int {
	for i, line := range d.lines {
		if d.Cards[i].D66 == d66 {
			return line
		}
	}
	return 0
}

// Card is the card of a d66.
func (d *Deck) Card(d66 int) (SoulCard, bool) {
	i := slices.IndexFunc(d.Cards, func(c SoulCard) bool { return c.D66 == d66 })
	if i < 0 {
		return SoulCard{}, false
	}
	return d.Cards[i], true
}

// NewDeck is cards that go together: each is right (Check), no d66, no named
// soul and no relic is in two of them. The error names the first that is wrong.
func (c *Catalog) NewDeck(version string, seed *uint64, cards []SoulCard) (*Deck, error) {
	if len(cards) == 0 {
		return nil, say.Errorf(say.DeckEmpty)
	}
	var held together
	for i, card := range cards {
		if err := held.add(c, card); err != nil {
			return nil, ofCard(i+1, card, err)
		}
	}
	return &Deck{Version: version, Seed: seed, Cards: slices.Clone(cards)}, nil
}

// together is what the cards of a deck hold so far.
type together struct {
	d66    map[int]bool
	souls  map[string]int // d66 of the card of a named soul
	relics map[string]int // d66 of the card that holds it
}

// add refuses a card that is wrong or does not go with those before.
func (t *together) add(c *Catalog, card SoulCard) error {
	if t.d66 == nil {
		t.d66, t.souls, t.relics = map[int]bool{}, map[string]int{}, map[string]int{}
	}
	if t.d66[card.D66] {
		return say.Errorf(say.DeckD66Twice, card.D66)
	}
	if err := c.Check(card); err != nil {
		return err
	}
	row, _ := c.Soul(card.ID)
	if other, ok := t.souls[row.ID]; ok {
		return say.Errorf(say.DeckSoulTwice, row.ID, other)
	}
	item, _ := c.ItemByID(card.Item)
	if other, ok := t.relics[item.ID]; ok {
		return say.Errorf(say.DeckRelicTwice, item.ID, other)
	}
	t.d66[card.D66] = true
	if !row.Rolled {
		t.souls[row.ID] = card.D66
	}
	if item.Relic {
		t.relics[item.ID] = card.D66
	}
	return nil
}

// ofCard adds to err the card it is about: by its d66 and id if it has them,
// or else by its place, counting from 1.
func ofCard(place int, card SoulCard, err error) error {
	switch {
	case card.D66 == 0:
		return say.Errorf(say.DeckNthCard, place, err)
	case card.ID == "":
		return say.Errorf(say.DeckCard, card.D66, err)
	}
	return say.Errorf(say.DeckNamedCard, card.D66, shown(card.ID), err)
}

// WriteDeck writes a deck file: a header, and one card a line, so that an
// error can name the line. The same deck gives the same bytes.
func WriteDeck(w io.Writer, d *Deck) error {
	data, err := encode(d, "")
	if err != nil {
		return err
	}
	data, err = encode(d, Sum(data))
	if err != nil {
		return err
	}
	_, err = w.Write(data)
	return err
}

// Untouched reports whether data is a deck file just as WriteDeck wrote it: a
// file that somebody changed since is not to be overwritten without asking.
func Untouched(data []byte) bool {
	var f deckFile
	if err := json.Unmarshal(data, &f); err != nil || f.Format != DeckFormat {
		return false
	}
	d := &Deck{Version: f.Version, Seed: f.Seed}
	for _, c := range f.Souls {
		d.Cards = append(d.Cards, c.card())
	}
	plain, err := encode(d, "")
	if err != nil || Sum(plain) != f.Hash {
		return false
	}
	full, err := encode(d, f.Hash)
	return err == nil && bytes.Equal(full, data)
}

// Sum is a hash of data, as files of this program hold it.
func Sum(data []byte) string {
	h := sha256.Sum256(data)
	return "sha256:" + hex.EncodeToString(h[:])
}

// deckFile is the shape of a deck file.
type deckFile struct {
	Format  string     `json:"format"`
	Version string     `json:"version"`
	Seed    *uint64    `json:"seed,omitempty"`
	Hash    string     `json:"hash"`
	Souls   []cardFile `json:"souls"`
}

// cardFile is the shape of a card in it.
type cardFile struct {
	D66      int    `json:"d66"`
	ID       string `json:"id"`
	Name     string `json:"name,omitempty"`
	Sins     Sins   `json:"sins"`
	Ranged   string `json:"ranged"`
	Melee    string `json:"melee"`
	Armour   string `json:"armour"`
	Item     string `json:"item"`
	Familiar int    `json:"familiar,omitempty"`
}

func (f cardFile) card() SoulCard {
	return SoulCard{
		D66: f.D66, ID: f.ID, Title: norm.NFC.String(f.Name), Base: f.Sins, Ranged: f.Ranged,
		Melee: f.Melee, Armour: f.Armour, Item: f.Item, Familiar: f.Familiar,
	}
}

func fileOf(c SoulCard) cardFile {
	return cardFile{
		D66: c.D66, ID: c.ID, Name: c.Title, Sins: c.Base, Ranged: c.Ranged,
		Melee: c.Melee, Armour: c.Armour, Item: c.Item, Familiar: c.Familiar,
	}
}

// encode is the bytes of a deck file with that hash in it.
func encode(d *Deck, hash string) ([]byte, error) {
	var b bytes.Buffer
	field := func(name string, v any) error {
		value, err := compact(v)
		if err == nil {
			fmt.Fprintf(&b, "  %q: %s,\n", name, value)
		}
		return err
	}
	b.WriteString("{\n")
	if err := field("format", DeckFormat); err != nil {
		return nil, err
	}
	if err := field("version", d.Version); err != nil {
		return nil, err
	}
	if d.Seed != nil {
		if err := field("seed", *d.Seed); err != nil {
			return nil, err
		}
	}
	if err := field("hash", hash); err != nil {
		return nil, err
	}
	b.WriteString("  \"souls\": [\n")
	for i, c := range d.Cards {
		value, err := compact(fileOf(c))
		if err != nil {
			return nil, err
		}
		b.WriteString("    ")
		b.Write(value)
		if i < len(d.Cards)-1 {
			b.WriteByte(',')
		}
		b.WriteByte('\n')
	}
	b.WriteString("  ]\n}\n")
	return b.Bytes(), nil
}

// compact is v as JSON on one line, with letters such as & as they are.
func compact(v any) ([]byte, error) {
	var b bytes.Buffer
	e := json.NewEncoder(&b)
	e.SetEscapeHTML(false)
	if err := e.Encode(v); err != nil {
		return nil, err
	}
	return bytes.TrimSuffix(b.Bytes(), []byte("\n")), nil
}
