package journal

import (
	"cmp"
	"errors"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"croix/generator/say"
)

// Store is the games in a folder, which need not exist yet. Their names are
// those of the files, so that renaming does not change what is recorded; two
// names that differ in capitals only are the same.
type Store struct{ Dir string }

// Game is one game of a store.
type Game struct {
	Name string
	Path string    // for Open, OpenWriter, Export and Repair
	Last time.Time // when its file last changed
}

// trash is the folder in the store's own that deleted games go to.
const trash = "trash"

// List gives all games, the one that changed last first.
func (s Store) List() ([]Game, error) {
	entries, err := os.ReadDir(s.Dir)
	if errors.Is(err, fs.ErrNotExist) {
		return nil, nil
	}
	if err != nil {
		return nil, say.Errorf(say.FileRead, s.Dir, say.Cause(err))
	}
	var games []Game
	for _, e := range entries {
		if !strings.HasSuffix(e.Name(), gameEnd) || strings.HasPrefix(e.Name(), ".") {
			continue
		}
		path := filepath.Join(s.Dir, e.Name())
		info, err := os.Stat(path)
		if err != nil || !info.Mode().IsRegular() {
			continue // deleted meanwhile, or no game
		}
		games = append(games, Game{gameName(path), path, info.ModTime()})
	}
	slices.SortStableFunc(games, func(a, b Game) int {
		return cmp.Or(b.Last.Compare(a.Last), strings.Compare(a.Name, b.Name))
	})
	return games, nil
}

// Find gives the game that a word means: the one of that name, or else the only
// one with that name whatever the capitals and accents, or else the only one
// whose name begins so. It fails if there is none, or several.
func (s Store) Find(word string) (Game, error) {
	clean, err := CleanName(word)
	if err != nil {
		return Game{}, err
	}
	games, err := s.List()
	if err != nil {
		return Game{}, err
	}
	var found []Game
	for _, means := range []func(name string) bool{
		func(name string) bool { return name == clean },
		func(name string) bool { return folded(name) == folded(clean) },
		func(name string) bool { return strings.HasPrefix(folded(name), folded(clean)) },
	} {
		for _, g := range games {
			if means(g.Name) {
				found = append(found, g)
			}
		}
		if len(found) > 0 {
			break
		}
	}
	switch {
	case len(found) == 1:
		return found[0], nil
	case len(found) > 1:
		return Game{}, say.Errorf(say.GameAmbiguous, clean, names(found))
	case len(games) == 0:
		return Game{}, say.Errorf(say.GameNone, clean)
	}
	return Game{}, say.Errorf(say.GameUnknown, clean, names(games))
}

// names lists some games for an error.
func names(games []Game) string {
	const most = 8
	list := make([]string, 0, most+1)
	for _, g := range games {
		if len(list) == most {
			list = append(list, "…")
			break
		}
		list = append(list, g.Name)
	}
	return strings.Join(list, ", ")
}

// Path is the file for a game of a name that no game has yet: it fails with
// say.GameExists if one has.
func (s Store) Path(name string) (string, error) { return s.path(name, "") }

// path is Path for the game that is in the file except.
func (s Store) path(name, except string) (string, error) {
	clean, err := CleanName(name)
	if err != nil {
		return "", err
	}
	games, err := s.List()
	if err != nil {
		return "", err
	}
	for _, g := range games {
		if g.Path != except && strings.EqualFold(g.Name, clean) {
			return "", say.Errorf(say.GameExists, g.Name)
		}
	}
	return filepath.Join(s.Dir, fileName(clean)), nil
}

// Create begins a game of the name in the header.
func (s Store) Create(h Header) (*Journal, error) {
	path, err := s.Path(h.Name)
	if err != nil {
		return nil, err
	}
	h.Name = gameName(path)
	return Create(path, h)
}

// Import adds a game that Export gave, under a name or, if that is empty, the
// one that it began with. from is its file in errors.
func (s Store) Import(r io.Reader, from, name string) (*Journal, error) {
	return importTo(r, from, func(h Header) (string, error) {
		if name == "" {
			name = h.Name
		}
		return s.Path(name)
	})
}

// Rename gives a game another name, and the files beside it too.
func (s Store) Rename(g Game, name string) (Game, error) {
	to, err := s.path(name, g.Path)
	if err != nil {
		return Game{}, err
	}
	if to == g.Path {
		return g, nil
	}
	e := diskEnv()
	// A name that differs in capitals only has the same lock on some systems.
	if !strings.EqualFold(to, g.Path) {
		l, err := e.lock(to)
		if err != nil {
			return Game{}, err
		}
		defer l.release()
		if _, err := os.Lstat(to); err == nil {
			return Game{}, say.Errorf(say.GameExists, gameName(to))
		}
	}
	if err := s.move(g, to); err != nil {
		return Game{}, err
	}
	return Game{gameName(to), to, g.Last}, nil
}

// Delete puts a game away, with the files beside it, and gives the file that it
// is now, from which it can be imported.
func (s Store) Delete(g Game) (string, error) {
	for at := time.Now().UTC(); ; at = at.Add(time.Millisecond) {
		dir := filepath.Join(s.Dir, trash, at.Format("20060102T150405.000"))
		err := os.MkdirAll(filepath.Dir(dir), 0o777)
		if err == nil {
			err = os.Mkdir(dir, 0o777)
		}
		if errors.Is(err, fs.ErrExist) {
			continue
		}
		if err != nil {
			return "", say.Errorf(say.FileWrite, g.Path, say.Cause(err))
		}
		to := filepath.Join(dir, filepath.Base(g.Path))
		if err := s.move(g, to); err != nil {
			_ = os.Remove(dir) // if it is empty
			return "", err
		}
		return to, nil
	}
}

// move renames a game and the files beside it, the game last: until then it is
// where it was. It fails with say.GameAtTable while a live table has the game, which
// would lose it.
func (s Store) move(g Game, to string) error {
	leave, err := Table(g.Path)
	switch {
	case say.Has(err, say.JournalLocked):
		return say.Errorf(say.GameAtTable, g.Name)
	case err != nil:
		return err
	}
	defer leave()
	l, err := diskEnv().lock(g.Path)
	if err != nil {
		return err
	}
	defer l.release()
	if _, err := os.Lstat(g.Path); err != nil {
		return say.Errorf(say.JournalMissing, g.Path)
	}
	for _, from := range besides(g.Path) {
		if err := os.Rename(from, to+strings.TrimPrefix(from, g.Path)); err != nil {
			return say.Errorf(say.FileWrite, from, say.Cause(err))
		}
	}
	_ = syncFolder(to)
	_ = syncFolder(g.Path)
	return nil
}
