package purgatory

import (
	"bytes"
	"encoding/json"
	"errors"
	"io"
	"strconv"
	"strings"
	"unicode/utf8"

	"croix/generator/say"
)

// ReadDeck reads a deck file and checks all of it against the tables. The name
// stands in errors, which name the first line that is wrong. Refused are: what
// is no deck, a deck of a newer program, a field that is unknown, missing or of
// the wrong type, a wrong card (Check), and cards that do not go together.
func ReadDeck(r io.Reader, name string, c *Catalog) (*Deck, error) {
	d := deckReader{name: name, c: c, deck: &Deck{}}
	if err := d.load(r); err != nil {
		return nil, err
	}
	if err := d.read(); err != nil {
		return nil, err
	}
	return d.deck, nil
}

// deckReader reads one file.
type deckReader struct {
	name string
	c    *Catalog
	data []byte
	deck *Deck
	held together
}

// value is a JSON value and where it starts in the file.
type value struct {
	json   []byte
	offset int
}

// member is a field of a JSON object.
type member struct {
	key string
	value
}

// fail is an error at a place in the file.
func (d *deckReader) fail(offset int, k say.Key, args ...any) error {
	return d.at(offset, say.Errorf(k, args...))
}

// at adds to err the line of a place in the file, counting from 1.
func (d *deckReader) at(offset int, err error) error {
	return say.Errorf(say.DeckAtLine, d.name, d.line(offset), err)
}

// line is the line of a place in the file, counting from 1.
func (d *deckReader) line(offset int) int {
	offset = min(max(offset, 0), len(d.data))
	return 1 + bytes.Count(d.data[:offset], []byte("\n"))
}

// whole is an error of the whole file.
func (d *deckReader) whole(k say.Key, args ...any) error {
	return say.Errorf(say.DeckAtFile, d.name, say.Errorf(k, args...))
}

// load reads the bytes: UTF-8, not too many, and one JSON value.
func (d *deckReader) load(r io.Reader) error {
	const size = MaxDeckMiB << 20
	data, err := io.ReadAll(io.LimitReader(r, size+1))
	switch {
	case err != nil:
		return d.whole(say.DeckUnreadable, say.Cause(err))
	case len(data) > size:
		return d.whole(say.DeckTooLarge, MaxDeckMiB)
	}
	d.data = bytes.TrimPrefix(data, []byte("\uFEFF"))
	if len(bytes.TrimSpace(d.data)) == 0 {
		return d.whole(say.DeckNoContent)
	}
	for rest := d.data; len(rest) > 0; {
		r, n := utf8.DecodeRune(rest)
		if r == utf8.RuneError && n == 1 {
			return d.fail(len(d.data)-len(rest), say.DeckNotUTF8)
		}
		rest = rest[n:]
	}
	var any json.RawMessage
	err = json.Unmarshal(d.data, &any)
	var syntax *json.SyntaxError
	switch {
	case errors.Is(json.NewDecoder(bytes.NewReader(d.data)).Decode(&any), io.ErrUnexpectedEOF):
		return d.fail(len(bytes.TrimSpace(d.data))-1, say.DeckCut)
	case errors.As(err, &syntax):
		// The offset is that of the byte after the wrong one.
		return d.fail(int(syntax.Offset)-1, say.DeckNotJSON)
	case err != nil:
		return d.whole(say.DeckNotJSON)
	}
	return nil
}

// members splits a JSON object into its fields, in order. It is false if v is
// no object.
func members(v value) (all []member, ok bool) {
	dec := json.NewDecoder(bytes.NewReader(v.json))
	if t, err := dec.Token(); err != nil || t != json.Delim('{') {
		return nil, false
	}
	for dec.More() {
		t, err := dec.Token()
		key, isKey := t.(string)
		if err != nil || !isKey {
			return nil, false
		}
		inner, ok := next(dec, v.offset)
		if !ok {
			return nil, false
		}
		all = append(all, member{key, inner})
	}
	return all, true
}

// elements splits a JSON list. It is false if v is no list.
func elements(v value) (all []value, ok bool) {
	dec := json.NewDecoder(bytes.NewReader(v.json))
	if t, err := dec.Token(); err != nil || t != json.Delim('[') {
		return nil, false
	}
	for dec.More() {
		inner, ok := next(dec, v.offset)
		if !ok {
			return nil, false
		}
		all = append(all, inner)
	}
	return all, true
}

// next is the next value of a decoder whose input starts at base in the file.
func next(dec *json.Decoder, base int) (value, bool) {
	var raw json.RawMessage
	if err := dec.Decode(&raw); err != nil {
		return value{}, false
	}
	return value{raw, base + int(dec.InputOffset()) - len(raw)}, true
}

// into reads v into target; null and a wrong type are false.
func (v value) into(target any) bool {
	return string(v.json) != "null" && json.Unmarshal(v.json, target) == nil
}

// read reads the fields of the file.
func (d *deckReader) read() error {
	all, ok := members(value{json: d.data})
	if !ok {
		return d.whole(say.DeckNoDeck, DeckFormat)
	}
	if err := d.format(all); err != nil {
		return err
	}
	seen := map[string]bool{}
	var souls value
	for _, m := range all {
		if seen[m.key] {
			return d.fail(m.offset, say.DeckFieldTwice, shown(m.key))
		}
		seen[m.key] = true
		switch m.key {
		case "format":
		case "version":
			if !m.into(&d.deck.Version) {
				return d.fail(m.offset, say.DeckFieldText, m.key)
			}
		case "hash":
			var hash string
			if !m.into(&hash) {
				return d.fail(m.offset, say.DeckFieldText, m.key)
			}
		case "seed":
			var seed uint64
			if !m.into(&seed) {
				return d.fail(m.offset, say.DeckSeed)
			}
			d.deck.Seed = &seed
		case "souls":
			souls = m.value
		default:
			return d.fail(m.offset, say.DeckFieldUnknown, shown(m.key), "format, version, seed, hash, souls")
		}
	}
	if souls.json == nil {
		return d.whole(say.DeckFieldMissing, "souls")
	}
	cards, ok := elements(souls)
	if !ok {
		return d.fail(souls.offset, say.DeckSouls)
	}
	if len(cards) == 0 {
		return d.fail(souls.offset, say.DeckEmpty)
	}
	for i, v := range cards {
		card, err := readCard(v)
		if err == nil {
			err = d.held.add(d.c, card)
		}
		if err != nil {
			return d.at(v.offset, ofCard(i+1, card, err))
		}
		d.deck.Cards = append(d.deck.Cards, card)
		d.deck.lines = append(d.deck.lines, d.line(v.offset))
	}
	return nil
}

// format compares the file's format with ours, before anything else: a newer
// one may have other fields.
func (d *deckReader) format(all []member) error {
	var format, version string
	at := -1
	for _, m := range all {
		switch m.key {
		case "format":
			if !m.into(&format) {
				return d.fail(m.offset, say.DeckFieldText, m.key)
			}
			at = m.offset
		case "version":
			m.into(&version) // a wrong type is told by read
		}
	}
	if at < 0 {
		return d.whole(say.DeckNoDeck, DeckFormat)
	}
	if format == DeckFormat {
		return nil
	}
	family, ours, _ := strings.Cut(DeckFormat, "/")
	if number, ok := strings.CutPrefix(format, family+"/"); ok {
		n, err := strconv.Atoi(number)
		mine, _ := strconv.Atoi(ours)
		if err == nil && n > mine {
			if version == "" {
				return d.fail(at, say.DeckNewer, shown(format), DeckFormat)
			}
			return d.fail(at, say.DeckNewerVersion, shown(format), DeckFormat, shown(version))
		}
	}
	return d.fail(at, say.DeckFormatUnknown, shown(format), DeckFormat)
}

// readCard reads the fields of a card. What it could read is on the card even
// if there is an error, so that the error can name the card.
func readCard(v value) (SoulCard, error) {
	var f cardFile
	all, ok := members(v)
	if !ok {
		return SoulCard{}, say.Errorf(say.DeckCardShape)
	}
	seen := map[string]bool{}
	var wrong error
	keep := func(k say.Key, args ...any) {
		if wrong == nil {
			wrong = say.Errorf(k, args...)
		}
	}
	text := map[string]*string{
		"id": &f.ID, "name": &f.Name, "ranged": &f.Ranged, "melee": &f.Melee, "armour": &f.Armour, "item": &f.Item,
	}
	number := map[string]*int{"d66": &f.D66, "familiar": &f.Familiar}
	for _, m := range all {
		if seen[m.key] {
			keep(say.DeckFieldTwice, shown(m.key))
			continue
		}
		seen[m.key] = true
		switch {
		case text[m.key] != nil:
			if !m.into(text[m.key]) {
				*text[m.key] = ""
				keep(say.DeckFieldText, m.key)
			}
		case number[m.key] != nil:
			if !m.into(number[m.key]) {
				*number[m.key] = 0
				keep(say.DeckFieldNumber, m.key)
			}
		case m.key == "sins":
			var sins []*int
			if !m.into(&sins) || len(sins) != SinCount {
				keep(say.DeckFieldSins, SinCount)
				continue
			}
			for i, s := range sins {
				if s != nil { // null is 0, which is no score
					f.Sins[i] = *s
				}
			}
		default:
			keep(say.DeckFieldUnknown, shown(m.key), strings.Join(cardFields, ", "))
		}
	}
	for _, key := range cardFields {
		if !seen[key] && key != "name" && key != "familiar" {
			keep(say.DeckFieldMissing, key)
		}
	}
	if seen["familiar"] && f.Familiar == 0 {
		keep(say.DeckNoZero, "familiar")
	}
	return f.card(), wrong
}

// cardFields are the fields of a card, in the order in which they are written.
var cardFields = []string{"d66", "id", "name", "sins", "ranged", "melee", "armour", "item", "familiar"}
