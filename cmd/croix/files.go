package main

import (
	"cmp"
	"errors"
	"fmt"
	"io/fs"
	"math/rand/v2"
	"os"
	"path/filepath"
	"strings"

	"croix/generator/purgatory"
	"croix/generator/say"
	"croix/output/icon"
)

// pending is a file that is complete in memory and not yet on disk.
type pending struct {
	path string
	data []byte
	ours func(old []byte) bool // whether a file in the way is one of ours
	mode fs.FileMode           // of the file it replaces; 0 for none

	foreign say.Key // what is told of one that is not, with its path; "" for say.FileNotOurs
}

// commit writes the files: each is written beside its place and synced first,
// and only when all of them are there are they renamed, so that a full disk or
// a crash leaves whole files only. A file in the way is replaced only if it is
// ours or with force. If a rename fails after another has succeeded, the error
// says what is new. A signal to stop is heeded until the first file is renamed.
func commit(files []pending, force bool) error {
	stop, done := stops()
	defer done()
	for i := range files {
		if err := files[i].prepare(force); err != nil {
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
		if err := halted(stop); err != nil {
			return err
		}
		t, err := f.writeBeside()
		if t != "" {
			temps = append(temps, t)
		}
		if err != nil {
			return say.Errorf(say.FileWrite, f.path, say.Cause(err))
		}
	}
	if err := halted(stop); err != nil {
		return err
	}
	for i, f := range files {
		err := os.Rename(temps[i], f.path)
		switch {
		case err != nil && i > 0:
			return say.Errorf(say.FileHalf, f.path, say.Cause(err), files[i-1].path)
		case err != nil:
			return say.Errorf(say.FileWrite, f.path, say.Cause(err))
		}
	}
	return nil
}

// maxOurs is the size above which a file is not read to see whether it is
// ours, bytes: we write none so large.
const maxOurs = 256 << 20

// prepare follows links and refuses places that must not be written.
func (f *pending) prepare(force bool) error {
	if strings.HasSuffix(f.path, string(filepath.Separator)) {
		return say.Errorf(say.FileIsDir, f.path)
	}
	info, err := os.Lstat(f.path)
	if err == nil && info.Mode()&fs.ModeSymlink != 0 {
		target, err := filepath.EvalSymlinks(f.path)
		if err != nil {
			return say.Errorf(say.FileNotRegular, f.path)
		}
		f.path = target
		info, err = os.Stat(target)
		if err != nil {
			return say.Errorf(say.FileWrite, f.path, say.Cause(err))
		}
	}
	switch {
	case errors.Is(err, fs.ErrNotExist):
		return nil
	case err != nil:
		return say.Errorf(say.FileWrite, f.path, say.Cause(err))
	case info.IsDir():
		return say.Errorf(say.FileIsDir, f.path)
	case !info.Mode().IsRegular():
		return say.Errorf(say.FileNotRegular, f.path)
	}
	f.mode = info.Mode().Perm()
	if force {
		return nil
	}
	if info.Size() > maxOurs || f.mode&0o200 == 0 {
		return say.Errorf(say.FileNotOurs, f.path)
	}
	old, err := os.ReadFile(f.path)
	if err != nil {
		return say.Errorf(say.FileWrite, f.path, say.Cause(err))
	}
	if !f.ours(old) {
		return say.Errorf(cmp.Or(f.foreign, say.FileNotOurs), f.path)
	}
	return nil
}

// writeBeside writes the data to a new file in the same folder and gives its
// name, which is set even on an error if the file exists. The file has the
// mode of the one it will replace, or that of any new file.
func (f *pending) writeBeside() (string, error) {
	dir := filepath.Dir(f.path)
	if err := os.MkdirAll(dir, 0o777); err != nil {
		return "", err
	}
	sweep(dir)
	var t *os.File
	var err error
	for {
		name := filepath.Join(dir, fmt.Sprintf("%s%0*x", beside, besideDigits, rand.Uint32()))
		t, err = os.OpenFile(name, os.O_WRONLY|os.O_CREATE|os.O_EXCL, 0o666)
		if !errors.Is(err, fs.ErrExist) {
			break
		}
	}
	if err != nil {
		return "", err
	}
	_, err = t.Write(f.data)
	if err == nil && f.mode != 0 {
		err = t.Chmod(f.mode)
	}
	if err == nil {
		err = t.Sync()
	}
	if e := t.Close(); err == nil {
		err = e
	}
	return t.Name(), err
}

// readDeck reads a deck file, or standard input for "-".
func (a *app) readDeck(path string, c *purgatory.Catalog) (*purgatory.Deck, error) {
	in, err := a.input(path)
	if err != nil {
		return nil, err
	}
	defer in.Close()
	return purgatory.ReadDeck(in, path, c)
}

// catalog is the tables of the game, with those of a folder in their place.
func catalog(dir string) (*purgatory.Catalog, error) {
	if dir == "" {
		return purgatory.Default()
	}
	info, err := os.Stat(dir)
	if err != nil {
		return nil, say.Errorf(say.FileRead, dir, say.Cause(err))
	}
	if !info.IsDir() {
		return nil, say.Errorf(say.FileNotDir, dir)
	}
	c, err := purgatory.Load(purgatory.OverlayAt(os.DirFS(dir), dir))
	if say.Has(err, say.PurgFolderEmpty) || say.Has(err, say.PurgFolder) {
		return nil, say.Errorf(say.FileRead, dir, err)
	}
	if err == nil {
		err = checkIcons(c, dir)
	}
	return c, err
}

// checkIcons refuses tables that name an icon there is none of, before a page
// is drawn with it.
func checkIcons(c *purgatory.Catalog, dir string) error {
	icons, err := icon.Load()
	if err != nil {
		return err
	}
	var wrong say.Problems
	for id, name := range c.Icons() {
		var unknown *icon.UnknownError
		if _, err := icons.Get(name); errors.As(err, &unknown) {
			wrong = append(wrong, say.Errorf(say.FileIcon, dir, id, name, strings.Join(unknown.Near, ", ")))
		}
	}
	return wrong.Err()
}
