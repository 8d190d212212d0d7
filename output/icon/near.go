package icon

import (
	"fmt"
	"sort"
	"strings"
)

// maxNear is how many names an UnknownError proposes at most.
const maxNear = 3

// UnknownError says that there is no icon of a name.
type UnknownError struct {
	Name string
	Near []string // names like it, the likest first; may be empty
}

func (e *UnknownError) Error() string {
	hint := "see the list of icons"
	if len(e.Near) > 0 {
		hint = "try " + strings.Join(e.Near, ", ")
	}
	return fmt.Sprintf("there is no icon %q; %s", e.Name, hint)
}

// nearest lists the names that someone who wrote name may have meant: those
// with few letters changed, then those that share a word with it.
func nearest(name string, names []string) []string {
	if len(name) > 64 { // no name is as long: comparing would only cost
		return nil
	}
	name = strings.ToLower(strings.TrimSpace(name))
	type candidate struct {
		name string
		far  int
	}
	var found []candidate
	for _, n := range names {
		far := distance(name, n)
		if far > max(1, 2*len(n)/5) {
			if !shareWord(name, n) {
				continue
			}
			far += 64 // after all misspellings
		}
		found = append(found, candidate{n, far})
	}
	sort.SliceStable(found, func(i, j int) bool { return found[i].far < found[j].far })
	var near []string
	for _, c := range found[:min(maxNear, len(found))] {
		near = append(near, c.name)
	}
	return near
}

// shareWord reports whether a and b have a word of three letters or more in
// common, words being separated by hyphens.
func shareWord(a, b string) bool {
	for _, x := range strings.FieldsFunc(a, func(r rune) bool { return r == '-' || r == ' ' || r == '_' }) {
		for _, y := range strings.Split(b, "-") {
			if len(x) >= 3 && strings.TrimSuffix(x, "s") == strings.TrimSuffix(y, "s") {
				return true
			}
		}
	}
	return false
}

// distance is the number of bytes to insert, delete or replace to make b
// of a.
func distance(a, b string) int {
	row := make([]int, len(b)+1)
	for j := range row {
		row[j] = j
	}
	for i := range len(a) {
		diagonal := row[0]
		row[0] = i + 1
		for j := range len(b) {
			cost := diagonal
			if a[i] != b[j] {
				cost++
			}
			diagonal = row[j+1]
			row[j+1] = min(cost, row[j]+1, row[j+1]+1)
		}
	}
	return row[len(b)]
}
