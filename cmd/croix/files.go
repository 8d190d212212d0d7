package main

import (
	"errors"
	"io"
	"io/fs"
	"os"
	"path/filepath"

	"croix/generator/purgatory"
	"croix/generator/say"
)

// pending is a file that is complete in memory and not yet on disk.
type pending struct {
	path string
	data []byte
	ours func(old []byte) bool // whether a file in the way is one of ours
}

// commit writes the files, all or none as far as the disk allows: each is
// written beside its place and synced first, and only when all of them are
// there are they renamed. A file in the way is replaced only if it is ours or
// with force.
func commit(files []pending, force bool) error {
	for _, f := range files {
		if err := f.mayReplace(force); err != nil {
			return err
		}
	}
	temps := make([]string, 0, len(files))
	defer func() {
		for _, t := range temps {
			_ = os.Remove(t) // what was renamed is no longer there
		}
	}()
	for _, f := range files {
		t, err := f.writeBeside()
		if t != "" {
			temps = append(temps, t)
		}
		if err != nil {
			return say.Errorf(say.FileWrite, f.path, cause(err))
		}
	}
	for i, f := range files {
		if err := os.Rename(temps[i], f.path); err != nil {
			return say.Errorf(say.FileWrite, f.path, cause(err))
		}
	}
	return nil
}

func (f pending) mayReplace(force bool) error {
	info, err := os.Stat(f.path)
	switch {
	case errors.Is(err, fs.ErrNotExist):
		return nil
	case err != nil:
		return say.Errorf(say.FileWrite, f.path, cause(err))
	case info.IsDir():
		return say.Errorf(say.FileIsDir, f.path)
	case !info.Mode().IsRegular():
		return say.Errorf(say.FileNotRegular, f.path)
	case force:
		return nil
	}
	old, err := os.ReadFile(f.path)
	if err != nil {
		return say.Errorf(say.FileWrite, f.path, cause(err))
	}
	if !f.ours(old) {
		return say.Errorf(say.FileNotOurs, f.path)
	}
	return nil
}

// writeBeside writes the data to a new file in the same folder and gives its
// name, which is set even on an error if the file exists.
func (f pending) writeBeside() (string, error) {
	dir := filepath.Dir(f.path)
	if err := os.MkdirAll(dir, 0o755); err != nil {
		return "", err
	}
	t, err := os.CreateTemp(dir, ".croix-*")
	if err != nil {
		return "", err
	}
	_, err = t.Write(f.data)
	if err == nil {
		err = t.Chmod(0o644)
	}
	if err == nil {
		err = t.Sync()
	}
	if e := t.Close(); err == nil {
		err = e
	}
	return t.Name(), err
}

// cause is the reason of a file error without the name, which stands before
// it already.
func cause(err error) error {
	var pe *fs.PathError
	if errors.As(err, &pe) {
		return pe.Err
	}
	var le *os.LinkError
	if errors.As(err, &le) {
		return le.Err
	}
	return err
}

// readDeck reads a deck file, or standard input for "-".
func (a *app) readDeck(path string, c *purgatory.Catalog) (*purgatory.Deck, error) {
	var in io.Reader = a.in
	if path != "-" {
		f, err := os.Open(path)
		if err != nil {
			return nil, say.Errorf(say.FileRead, path, cause(err))
		}
		defer f.Close()
		in = f
	}
	return purgatory.ReadDeck(in, path, c)
}

// catalog is the tables of the game, with those of a folder in their place.
func catalog(dir string) (*purgatory.Catalog, error) {
	if dir == "" {
		return purgatory.Default()
	}
	info, err := os.Stat(dir)
	if err != nil {
		return nil, say.Errorf(say.FileRead, dir, cause(err))
	}
	if !info.IsDir() {
		return nil, say.Errorf(say.FileNotDir, dir)
	}
	c, err := purgatory.Load(purgatory.Overlay(os.DirFS(dir)))
	var told *say.Error
	if errors.As(err, &told) && told.Key == say.PurgFolderEmpty {
		return nil, say.Errorf(say.FileRead, dir, err)
	}
	return c, err
}
