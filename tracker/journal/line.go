package journal

import (
	"bytes"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"fmt"
	"strconv"
	"strings"
	"time"
	"unicode/utf8"

	"croix/generator/say"
)

// stamp is how a time is written: always UTC, always milliseconds.
const stamp = "2006-01-02T15:04:05.000Z"

// sum is the hash of a line without its line end: the first 8 bytes of its
// SHA-256 as hexadecimal digits. The chain finds accidents, of which one in
// 2^64 passes; against a forger, who can compute a whole chain anew, the other
// bytes would not help either, and they would be a fifth of the file.
type sum [16]byte

func sumOf(line []byte) (s sum) {
	whole := sha256.Sum256(line)
	hex.Encode(s[:], whole[:len(s)/2])
	return s
}

// encode is a value as one line of JSON without a line end. Signs that could
// steer a terminal are escaped, so that even printing the file is harmless:
// JSON has them inside strings only, and there \u and four digits mean the same.
func encode(v any) ([]byte, error) {
	var b bytes.Buffer
	e := json.NewEncoder(&b)
	e.SetEscapeHTML(false)
	if err := e.Encode(v); err != nil {
		return nil, err
	}
	return []byte(say.Harmless(strings.TrimSuffix(b.String(), "\n"))), nil
}

// encodeHeader is the first line.
func encodeHeader(h Header) ([]byte, error) {
	h.Created = h.Created.UTC().Truncate(time.Millisecond)
	return encode(struct {
		Format string `json:"format"`
		Header
	}{Format, h})
}

// decodeHeader reads the first line.
func decodeHeader(path string, line []byte) (h Header, err error) {
	var format struct {
		Format string `json:"format"`
	}
	if json.Unmarshal(line, &format) != nil || !utf8.Valid(line) {
		return h, say.Errorf(say.JournalNotGame, path)
	}
	number, ours := strings.CutPrefix(format.Format, formatPrefix)
	switch n, err := strconv.Atoi(number); {
	case !ours || err != nil || n < 1:
		return h, say.Errorf(say.JournalNotGame, path)
	case n > version:
		return h, say.Errorf(say.JournalNewer, path, 1, format.Format)
	}
	// What is not in it exactly as we write it is unknown to us.
	err = json.Unmarshal(line, &h)
	if again, e := encodeHeader(h); err != nil || e != nil || !bytes.Equal(again, line) {
		return h, say.Errorf(say.JournalStrange, path, 1)
	}
	return h, nil
}

// encodeEntry is a line after the first, in the one order and spacing there is.
func encodeEntry(e Entry, prev sum) ([]byte, error) {
	line := struct {
		V      int      `json:"v"`
		N      int      `json:"n"`
		At     string   `json:"at"`
		By     string   `json:"by"`
		Do     string   `json:"do"`
		Label  string   `json:"label"`
		Events *[]Event `json:"events,omitempty"`
		Undo   *int     `json:"undo,omitempty"`
		Redo   *int     `json:"redo,omitempty"`
		Prev   string   `json:"prev"`
	}{V: version, N: e.Seq, At: e.At.UTC().Format(stamp), By: e.By, Do: e.Do, Label: e.Label, Prev: string(prev[:])}
	switch {
	case e.Kind == Gesture && e.To == 0:
		events := append([]Event{}, e.Events...)
		line.Events = &events
	case e.Kind == Undo && len(e.Events) == 0:
		line.Undo = &e.To
	case e.Kind == Redo && len(e.Events) == 0:
		line.Redo = &e.To
	default:
		return nil, fmt.Errorf("an entry of kind %q to %d with %d events", e.Kind, e.To, len(e.Events))
	}
	return encode(line)
}

// decodeEntry reads a line in exactly the form that encodeEntry writes, so that
// nothing in it is passed over: a field more, twice or elsewhere is an error.
// text is the same line as data; the entry shares their memory.
func decodeEntry(data []byte, text string) (e Entry, prev string, err error) {
	if !json.Valid(data) || !utf8.Valid(data) {
		return e, "", say.Errorf(say.JournalDamaged)
	}
	c := cursor{data: data, text: text}
	c.literal(`{"v":`)
	if c.number() != version {
		return e, "", strange(data)
	}
	c.literal(`,"n":`)
	e.Seq = c.number()
	c.literal(`,"at":`)
	e.At = c.time()
	c.literal(`,"by":`)
	e.By = c.string()
	c.literal(`,"do":`)
	e.Do = c.string()
	c.literal(`,"label":`)
	e.Label = c.string()
	switch {
	case c.skip(`,"events":[`):
		e.Events = c.events()
	case c.skip(`,"undo":`):
		e.Kind, e.To = Undo, c.number()
	case c.skip(`,"redo":`):
		e.Kind, e.To = Redo, c.number()
	default:
		c.bad = true
	}
	c.literal(`,"prev":`)
	prev = c.string()
	c.literal(`}`)
	if c.bad || c.at != len(text) {
		return e, "", strange(data)
	}
	return e, prev, nil
}

// errNewer is a line of a newer format.
type errNewer struct{ v int }

func (e errNewer) Error() string { return formatPrefix + strconv.Itoa(e.v) }

// errStrange is a line of JSON in a form that is not ours.
type errStrange struct{}

func (errStrange) Error() string { return "strange" }

// strange tells why a line of valid JSON cannot be read.
func strange(data []byte) error {
	var v struct {
		V int `json:"v"`
	}
	if json.Unmarshal(data, &v) == nil && v.V > version {
		return errNewer{v.V}
	}
	return errStrange{}
}

// cursor reads a line that is valid JSON from left to right. After the first
// thing that is not as it should be, it is bad and stays where it is.
type cursor struct {
	data []byte
	text string
	at   int
	bad  bool
}

// skip goes past s if that is what follows.
func (c *cursor) skip(s string) bool {
	if c.bad || !strings.HasPrefix(c.text[c.at:], s) {
		return false
	}
	c.at += len(s)
	return true
}

func (c *cursor) literal(s string) {
	if !c.skip(s) {
		c.bad = true
	}
}

// number reads a whole number from 0 to 999,999,999.
func (c *cursor) number() (n int) {
	start := c.at
	for c.at < len(c.text) && c.text[c.at] >= '0' && c.text[c.at] <= '9' && c.at-start < 9 {
		n = 10*n + int(c.text[c.at]-'0')
		c.at++
	}
	if c.at == start {
		c.bad = true
	}
	return n
}

// string reads a string; one without escapes is not copied.
func (c *cursor) string() string {
	raw := c.raw()
	if c.bad || len(raw) < 2 || raw[0] != '"' {
		c.bad = true
		return ""
	}
	inside := c.text[c.at-len(raw)+1 : c.at-1]
	if strings.IndexByte(inside, '\\') < 0 {
		return inside
	}
	var s string
	if json.Unmarshal(raw, &s) != nil {
		c.bad = true
	}
	return s
}

func (c *cursor) time() time.Time {
	s := c.string()
	t, err := time.Parse(time.RFC3339, s)
	if err != nil || len(s) != len(stamp) || s[len(s)-1] != 'Z' {
		c.bad = true
	}
	return t
}

// events reads a list of events after its bracket. An empty one is nil.
func (c *cursor) events() (events []Event) {
	if c.skip(`]`) {
		return nil
	}
	for !c.bad {
		var e Event
		c.literal(`{"type":`)
		e.Type = c.string()
		c.literal(`,"data":`)
		e.Data = c.raw()
		c.literal(`}`)
		events = append(events, e)
		if !c.skip(`,`) {
			break
		}
	}
	c.literal(`]`)
	return events
}

// raw reads a value of any kind.
func (c *cursor) raw() json.RawMessage {
	start, depth, quoted := c.at, 0, false
	for ; c.at < len(c.text) && !c.bad; c.at++ {
		switch b := c.text[c.at]; {
		case quoted && b == '\\':
			c.at++
		case b == '"':
			quoted = !quoted
		case quoted:
		case b == '{' || b == '[':
			depth++
		case (b == '}' || b == ']') && depth > 0:
			depth--
		case (b == '}' || b == ']' || b == ',') && depth == 0:
			return c.data[start:c.at:c.at]
		}
	}
	c.bad = true
	return nil
}
