package output

import (
	"fmt"
	"strconv"
	"strings"
)

// Paper is a named sheet of paper, portrait.
type Paper struct {
	Name string
	Size Size
}

// Papers are the sheets that home printers take.
func Papers() []Paper {
	return []Paper{
		{"A4", Size{210, 297}},
		{"Letter", Size{215.9, 279.4}},
		{"A3", Size{297, 420}},
		{"A5", Size{148, 210}},
	}
}

// Cards are the card sizes with a name, in millimetres.
func Cards() []Paper {
	return []Paper{
		{"poker", Size{63, 88}},
		{"mini", Size{44, 68}},
		{"tarot", Size{70, 120}},
	}
}

// SizeError is a size that cannot be read or used.
type SizeError struct {
	Text     string
	Known    []string // the names that would do
	Min, Max float64  // what a side may measure, millimetres; 0 if the text is no size at all
}

func (e *SizeError) Error() string {
	if e.Max > 0 {
		return fmt.Sprintf("%s: a side is %g to %g mm", e.Text, e.Min, e.Max)
	}
	return fmt.Sprintf("%q is not a size: want %s or WxH in millimetres", e.Text, strings.Join(e.Known, ", "))
}

// The smallest and largest side of a sheet or card, millimetres. The largest
// is the limit of the PDF format, 200 inches.
const (
	minSide = 10.0
	maxSide = 5080.0
)

// ParseSize reads one of the known names, in any case, or WxH in millimetres
// such as 63x88 or 63,5x88,9.
func ParseSize(s string, known []Paper) (Paper, error) {
	names := make([]string, len(known))
	for i, p := range known {
		if strings.EqualFold(s, p.Name) {
			return p, nil
		}
		names[i] = strings.ToLower(p.Name)
	}
	w, h, ok := strings.Cut(strings.ReplaceAll(strings.ToLower(strings.TrimSuffix(s, "mm")), "×", "x"), "x")
	if !ok {
		return Paper{}, &SizeError{Text: s, Known: names}
	}
	var sides [2]float64
	for i, t := range []string{w, h} {
		v, err := strconv.ParseFloat(strings.ReplaceAll(strings.TrimSpace(t), ",", "."), 64)
		if err != nil || v != v {
			return Paper{}, &SizeError{Text: s, Known: names}
		}
		if v < minSide || v > maxSide {
			return Paper{}, &SizeError{Text: s, Min: minSide, Max: maxSide}
		}
		sides[i] = v
	}
	return Paper{
		Name: fmt.Sprintf("%g × %g mm", sides[0], sides[1]),
		Size: Size{sides[0], sides[1]},
	}, nil
}
