package session

import (
	"bytes"
	"encoding/json"
	"io"
	"io/fs"
	"maps"
	"slices"
	"time"

	"croix/generator/purgatory"
	"croix/generator/say"
	"croix/tracker/purgatoryplay"
)

// Game is what journals of the skirmish call it.
const Game = "purgatory"

// Setup is what a game starts from, as the first line of its journal keeps it.
// The pawns that are secret are not in it.
type Setup struct {
	Players int                           `json:"players"`
	Souls   int                           `json:"souls"`
	Seed    uint64                        `json:"seed"`
	Rules   []purgatoryplay.Rule          `json:"rules,omitempty"`  // house rules that are not the default
	Deck    *DeckInfo                     `json:"deck,omitempty"`   // nil: souls are rolled
	Extra   []string                      `json:"extra,omitempty"`  // angels and demons beside one of each
	Names   map[purgatoryplay.Side]string `json:"names,omitempty"`  // of the players
	Auto    []purgatoryplay.Side          `json:"auto,omitempty"`   // sides for which the program throws at the live table
	Tables  map[string]string             `json:"tables,omitempty"` // files of tables that replace the published ones
}

// DeckInfo is where a deck came from; its cards are in the first event.
type DeckInfo struct {
	Version string  `json:"version"`
	Seed    *uint64 `json:"seed,omitempty"`
}

// readSetup reads the setup of a journal, all of it.
func readSetup(data []byte) (s Setup, err error) {
	d := json.NewDecoder(bytes.NewReader(data))
	d.DisallowUnknownFields()
	if err := d.Decode(&s); err != nil {
		return s, say.Errorf(say.SessionSetup, err)
	}
	return s, nil
}

// Catalog is the tables that the game is played with.
func (s Setup) Catalog() (*purgatory.Catalog, error) {
	if len(s.Tables) == 0 {
		return purgatory.Default()
	}
	return purgatory.Load(purgatory.Overlay(folder(s.Tables)))
}

// ReadTables is the files of a folder that replace published tables.
func ReadTables(dir fs.FS) (map[string]string, error) {
	tables := map[string]string{}
	for _, name := range purgatory.Files() {
		data, err := fs.ReadFile(dir, name)
		switch {
		case err == nil:
			tables[name] = string(data)
		case !isMissing(err):
			return nil, err
		}
	}
	return tables, nil
}

// folder is files in memory, by name.
type folder map[string]string

// Open opens a file, or the folder as ".".
func (f folder) Open(name string) (fs.File, error) {
	if name == "." {
		var all []fs.DirEntry
		for _, name := range slices.Sorted(maps.Keys(f)) {
			all = append(all, fs.FileInfoToDirEntry(info{name, int64(len(f[name])), 0o444}))
		}
		return &openFolder{all}, nil
	}
	text, ok := f[name]
	if !ok {
		return nil, &fs.PathError{Op: "open", Path: name, Err: fs.ErrNotExist}
	}
	return &openFile{Reader: bytes.NewReader([]byte(text)), info: info{name, int64(len(text)), 0o444}}, nil
}

type openFile struct {
	*bytes.Reader
	info info
}

func (f *openFile) Stat() (fs.FileInfo, error) { return f.info, nil }
func (f *openFile) Close() error               { return nil }

// openFolder is the folder; what it has not listed yet is left.
type openFolder struct{ left []fs.DirEntry }

func (d *openFolder) Stat() (fs.FileInfo, error) { return info{".", 0, fs.ModeDir | 0o555}, nil }
func (d *openFolder) Read([]byte) (int, error)   { return 0, io.EOF }
func (d *openFolder) Close() error               { return nil }

// ReadDir lists the next n files, or with n <= 0 all that are left.
func (d *openFolder) ReadDir(n int) ([]fs.DirEntry, error) {
	switch {
	case n <= 0:
		n = len(d.left)
	case len(d.left) == 0:
		return nil, io.EOF
	}
	n = min(n, len(d.left))
	next := d.left[:n]
	d.left = d.left[n:]
	return next, nil
}

// info tells of a file in memory.
type info struct {
	name string
	size int64
	mode fs.FileMode
}

func (i info) Name() string       { return i.name }
func (i info) Size() int64        { return i.size }
func (i info) Mode() fs.FileMode  { return i.mode }
func (i info) ModTime() time.Time { return time.Time{} }
func (i info) IsDir() bool        { return i.mode.IsDir() }
func (i info) Sys() any           { return nil }
