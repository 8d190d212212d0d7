package face

import "errors"

// kerning holds the pairs of a face that stand closer or wider than their
// advances say, as the GPOS table has them: single pairs, which come first,
// and pairs of classes of glyphs.
type kerning struct {
	pairs   map[uint32]int // first glyph << 16 | second glyph
	classes []classPairs
}

// classPairs is a table of pairs of classes. It decides about every glyph that
// has a first class, even when the value is 0.
type classPairs struct {
	first, second []uint16 // class by glyph; notFirst where there is none
	columns       int
	values        []int16 // thousandths of the em, first class by second class
}

// notFirst marks the glyphs about which a table of classes does not decide.
const notFirst = 0xFFFF

// between is the kerning of two glyphs, in thousandths of the em.
func (k *kerning) between(a, b uint16) int {
	if v, ok := k.pairs[uint32(a)<<16|uint32(b)]; ok {
		return v
	}
	for i := range k.classes {
		c := &k.classes[i]
		if row := c.first[a]; row != notFirst {
			return int(c.values[int(row)*c.columns+int(c.second[b])])
		}
	}
	return 0
}

var errKerning = errors.New("table GPOS is not one lookup of pairs")

// readKerning reads the one pair lookup that a face cut down to the feature
// kern has. Single pairs must precede pairs of classes, which is what lets
// between ask for them in that order.
func readKerning(gpos view, glyphs, upm int) (kerning, error) {
	k := kerning{pairs: make(map[uint32]int)}
	lookups := gpos.from(gpos.u16(8))
	lookup := lookups.from(lookups.u16(2))
	if lookups.u16(0) != 1 || lookup.u16(0) != 2 {
		return kerning{}, errKerning
	}
	for i, n := 0, lookup.u16(4); i < n && !*gpos.bad; i++ {
		t := lookup.from(lookup.u16(6 + 2*i))
		formats := [2]int{t.u16(4), t.u16(6)}
		// Only the advance of the first glyph may change.
		if formats[0] != 4 || formats[1] != 0 {
			return kerning{}, errKerning
		}
		covered := coverage(t.from(t.u16(2)), glyphs)
		switch format := t.u16(0); {
		case format == 1 && len(k.classes) == 0:
			k.readPairs(t, covered, upm)
		case format == 2:
			c, err := readClasses(t, covered, glyphs, upm)
			if err != nil {
				return kerning{}, err
			}
			k.classes = append(k.classes, c)
		default:
			return kerning{}, errKerning
		}
	}
	return k, nil
}

// readPairs reads a subtable of single pairs. The first subtable that has a
// pair decides about it.
func (k *kerning) readPairs(t view, covered []uint16, upm int) {
	for i, first := range covered {
		set := t.from(t.u16(10 + 2*i))
		for j, n := 0, set.u16(0); j < n && !*t.bad; j++ {
			key := uint32(first)<<16 | uint32(set.u16(2+4*j))
			if _, known := k.pairs[key]; !known {
				k.pairs[key] = thousandths(set.i16(4+4*j), upm)
			}
		}
	}
}

// readClasses reads a subtable of pairs of classes.
func readClasses(t view, covered []uint16, glyphs, upm int) (classPairs, error) {
	rows, columns := t.u16(12), t.u16(14)
	if rows*columns*2 > len(t.b) {
		return classPairs{}, errKerning
	}
	c := classPairs{columns: columns, values: make([]int16, rows*columns)}
	for i := range c.values {
		c.values[i] = int16(thousandths(t.i16(16+2*i), upm))
	}
	classes := classOf(t.from(t.u16(8)), glyphs)
	c.second = classOf(t.from(t.u16(10)), glyphs)
	c.first = make([]uint16, glyphs)
	for g := range c.first {
		c.first[g] = notFirst
	}
	for _, g := range covered {
		c.first[g] = classes[g]
		if int(classes[g]) >= rows {
			return classPairs{}, errKerning
		}
	}
	for _, class := range c.second {
		if int(class) >= columns {
			return classPairs{}, errKerning
		}
	}
	return c, nil
}

// coverage lists the glyphs of a coverage table in its order.
func coverage(t view, glyphs int) []uint16 {
	var covered []uint16
	n := t.u16(2)
	switch t.u16(0) {
	case 1:
		for i := 0; i < n && !*t.bad; i++ {
			covered = appendRange(covered, t, t.u16(4+2*i), t.u16(4+2*i), glyphs)
		}
	case 2:
		for i := 0; i < n && !*t.bad; i++ {
			covered = appendRange(covered, t, t.u16(4+6*i), t.u16(6+6*i), glyphs)
		}
	default:
		*t.bad = true
	}
	return covered
}

// appendRange appends the glyphs from first to last, which must exist and
// ascend, so that a damaged table cannot list more than there are.
func appendRange(covered []uint16, t view, first, last, glyphs int) []uint16 {
	if last >= glyphs || len(covered) > 0 && first <= int(covered[len(covered)-1]) {
		*t.bad = true
		return covered
	}
	for g := first; g <= last; g++ {
		covered = append(covered, uint16(g))
	}
	return covered
}

// classOf is the class of each glyph according to a class table; 0 for those
// that it does not name.
func classOf(t view, glyphs int) []uint16 {
	classes := make([]uint16, glyphs)
	set := func(g, class int) {
		if g >= glyphs {
			*t.bad = true
			return
		}
		classes[g] = uint16(class)
	}
	switch t.u16(0) {
	case 1:
		start := t.u16(2)
		for i, n := 0, t.u16(4); i < n && !*t.bad; i++ {
			set(start+i, t.u16(6+2*i))
		}
	case 2:
		for i, n := 0, t.u16(2); i < n && !*t.bad; i++ {
			class := t.u16(8 + 6*i)
			for g := t.u16(4 + 6*i); g <= t.u16(6+6*i) && !*t.bad; g++ {
				set(g, class)
			}
		}
	default:
		*t.bad = true
	}
	return classes
}
