// Package icon holds the pictograms of the pages, as outlines to be filled.
//
// They come from game-icons.net under the Creative Commons Attribution 3.0
// licence, which asks that every author be named: Set.Credits lists them.
package icon

import (
	"bytes"
	_ "embed"
	"encoding/csv"
	"errors"
	"fmt"
	"io"
	"slices"
	"sort"
	"strings"
	"sync"
)

//go:embed data/icons.csv
var table []byte

// side is the length of the square that the stored paths are drawn in.
const side = 512

// Icon is one pictogram. It is shared: its path must not be changed.
type Icon struct {
	Name    string // such as "crossed-swords"
	Author  string // as the author wishes to be named
	Licence string // such as "CC BY 3.0"
	Path    Path   // in a unit square, 0 to 1, y downwards
}

// Credit names what one author drew.
type Credit struct {
	Author  string
	Licence string
	Icons   []string // names, sorted
}

// Set holds all icons. It may be used from several goroutines.
type Set struct {
	icons   map[string]func() (*Icon, error)
	names   []string
	credits []Credit
}

// Load reads the embedded table of icons. Paths are parsed when first asked
// for. An error means that the table is damaged, and names the line.
func Load() (*Set, error) { return read(bytes.NewReader(table)) }

// read reads a table with the columns name, author, licence and path.
func read(r io.Reader) (*Set, error) {
	records := csv.NewReader(r)
	records.FieldsPerRecord = 4
	s := &Set{icons: make(map[string]func() (*Icon, error))}
	credits := make(map[[2]string][]string)
	for first := true; ; first = false {
		rec, err := records.Read()
		if errors.Is(err, io.EOF) {
			break
		}
		if err != nil {
			return nil, fmt.Errorf("icons.csv: %w", err)
		}
		line, _ := records.FieldPos(0)
		if first {
			if !slices.Equal(rec, []string{"name", "author", "licence", "path"}) {
				return nil, fmt.Errorf("icons.csv:%d: the columns are %q, want name, author, licence, path", line, rec)
			}
			continue
		}
		name, author, licence, d := rec[0], rec[1], rec[2], rec[3]
		if name == "" || author == "" || licence == "" || d == "" {
			return nil, fmt.Errorf("icons.csv:%d: a field is empty; every icon needs its name, author, licence and path", line)
		}
		if _, twice := s.icons[name]; twice {
			return nil, fmt.Errorf("icons.csv:%d: a second icon is called %q", line, name)
		}
		s.names = append(s.names, name)
		key := [2]string{author, licence}
		credits[key] = append(credits[key], name)
		s.icons[name] = sync.OnceValues(func() (*Icon, error) {
			p, err := ParsePath(d)
			if err != nil {
				return nil, fmt.Errorf("icons.csv:%d: icon %s: %w", line, name, err)
			}
			return &Icon{Name: name, Author: author, Licence: licence, Path: p.scaled(1.0 / side)}, nil
		})
	}
	if len(s.names) == 0 {
		return nil, errors.New("icons.csv: no icons")
	}
	sort.Strings(s.names)
	for key, names := range credits {
		sort.Strings(names)
		s.credits = append(s.credits, Credit{Author: key[0], Licence: key[1], Icons: names})
	}
	sort.Slice(s.credits, func(i, j int) bool {
		a, b := s.credits[i], s.credits[j]
		if x, y := strings.ToLower(a.Author), strings.ToLower(b.Author); x != y {
			return x < y
		}
		return a.Licence < b.Licence
	})
	return s, nil
}

// Get is the icon called name. The error is an *UnknownError when there is
// none.
func (s *Set) Get(name string) (*Icon, error) {
	if get, ok := s.icons[name]; ok {
		return get()
	}
	return nil, &UnknownError{Name: name, Near: nearest(name, s.names)}
}

// Names lists all icons, sorted.
func (s *Set) Names() []string { return slices.Clone(s.names) }

// Credits lists the authors, sorted, with what each drew. An author who
// published under two licences stands there twice.
func (s *Set) Credits() []Credit {
	credits := slices.Clone(s.credits)
	for i := range credits {
		credits[i].Icons = slices.Clone(credits[i].Icons)
	}
	return credits
}
