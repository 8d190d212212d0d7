package table

import (
	"iter"
	"strconv"
	"strings"

	"croix/generator/say"
)

// sides of each die of a d66, and the results it has.
const (
	sides   = 6
	results = sides * sides
)

// D66 is a table rolled with two dice read as digits, tens first: one item for
// each of the 36 results. The zero D66 has no items.
type D66[T any] struct {
	items []T // one for each result in order, or none
}

// Results is the results of a d66 in order: 11 to 16, 21 to 26, … 66.
func Results() []int {
	all := make([]int, results)
	for i := range all {
		all[i] = number(i)
	}
	return all
}

// number is the result at place i, 0 to 35.
func number(i int) int { return (i/sides+1)*10 + i%sides + 1 }

// place is where a result stands among all, and false if no d66 gives it.
func place(d66 int) (int, bool) {
	tens, units := d66/10, d66%10
	if tens < 1 || tens > sides || units < 1 || units > sides {
		return 0, false
	}
	return (tens-1)*sides + units - 1, true
}

// NewD66 makes the table of s: items[i] is made of s.Rows[i], and belongs to the
// results from d66_from to d66_to, both included. The bounds are numbers as
// printed: 50 to 52 are the results 51 and 52. A row with both bounds
// empty is never rolled.
//
// That each result belongs to exactly one row is proved; what is wrong is
// recorded in s. The error is s.Err(): all problems of the sheet so far.
func NewD66[T any](s *Sheet, items []T) (D66[T], error) {
	owners := s.owners()
	if len(items) != len(s.Rows) {
		s.Fail(say.TableItemsCount, len(s.Rows), len(items))
	}
	if err := s.Err(); err != nil {
		return D66[T]{}, err
	}
	t := D66[T]{items: make([]T, results)}
	for i, row := range owners {
		t.items[i] = items[row]
	}
	return t, nil
}

// owners is the row of each result, by its place in s.Rows, -1 for none.
func (s *Sheet) owners() [results]int {
	var owners [results]int
	for i := range owners {
		owners[i] = -1
	}
	from, to := s.needColumn(ColFrom), s.needColumn(ColTo)
	if !from || !to {
		return owners
	}
	for i, r := range s.Rows {
		var order []int          // earlier rows that r meets, as it meets them
		taken := map[int][]int{} // the places it has in common with each
		for _, p := range r.covered() {
			if o := owners[p]; o >= 0 {
				if taken[o] == nil {
					order = append(order, o)
				}
				taken[o] = append(taken[o], p)
				continue
			}
			owners[p] = i
		}
		for _, o := range order {
			for _, run := range runs(taken[o]) {
				r.failCell(ColFrom, say.TableOverlap, run, s.Rows[o].Line)
			}
		}
	}
	var gaps []int
	for p, o := range owners {
		if o < 0 {
			gaps = append(gaps, p)
		}
	}
	for _, run := range runs(gaps) {
		s.Fail(say.TableGap, run)
	}
	return owners
}

// covered is the places of the results that belong to the row.
func (r *Row) covered() []int {
	if r.Text(ColFrom) == "" && r.Text(ColTo) == "" {
		return nil
	}
	if r.Text(ColFrom) == "" || r.Text(ColTo) == "" {
		r.failCell(ColFrom, say.TableHalfRange, ColFrom, ColTo)
		return nil
	}
	from, ok := r.bound(ColFrom)
	to, ok2 := r.bound(ColTo)
	if !ok || !ok2 {
		return nil
	}
	if from > to {
		r.failCell(ColFrom, say.TableBackwards, from, to)
		return nil
	}
	var places []int
	for n := from; n <= to; n++ {
		if p, ok := place(n); ok {
			places = append(places, p)
		}
	}
	if places == nil {
		r.failCell(ColFrom, say.TableNoResult, from, to)
	}
	return places
}

// bound is the printed number in the column, 11 to 66.
func (r *Row) bound(col string) (int, bool) {
	text := r.Text(col)
	n, err := strconv.Atoi(text)
	if err != nil || n < number(0) || n > number(results-1) {
		r.failCell(col, say.TableBound, col, shown(text))
		return 0, false
	}
	return n, true
}

// runs writes places, which ascend, as results: "45" for one alone, "16-22" for
// those that follow each other.
func runs(places []int) []string {
	var all []string
	for len(places) > 0 {
		n := 1
		for n < len(places) && places[n] == places[0]+n {
			n++
		}
		bounds := []string{strconv.Itoa(number(places[0]))}
		if n > 1 {
			bounds = append(bounds, strconv.Itoa(number(places[n-1])))
		}
		all = append(all, strings.Join(bounds, "-"))
		places = places[n:]
	}
	return all
}

// At is the item of a result, and false if no d66 gives that number.
func (t D66[T]) At(d66 int) (T, bool) {
	i, ok := place(d66)
	if !ok || t.items == nil {
		var none T
		return none, false
	}
	return t.items[i], true
}

// All is the 36 results in order, 11 to 66, each with its item.
func (t D66[T]) All() iter.Seq2[int, T] {
	return func(yield func(int, T) bool) {
		for i, item := range t.items {
			if !yield(number(i), item) {
				return
			}
		}
	}
}

// Map is the table with what f makes of the item of each result.
func (t D66[T]) Map(f func(d66 int, item T) T) D66[T] {
	var items []T
	for i, item := range t.items {
		items = append(items, f(number(i), item))
	}
	return D66[T]{items: items}
}

// Share is how many of the 36 results have an item that matches.
func (t D66[T]) Share(match func(T) bool) int {
	n := 0
	for _, item := range t.items {
		if match(item) {
			n++
		}
	}
	return n
}
