package main

import (
	"os"
	"slices"

	"croix/generator/purgatory"
	"croix/generator/say"
	"croix/output/picture"
)

// art is the folder of portraits; nil for "".
func art(dir string) (*picture.Folder, error) {
	if dir == "" {
		return nil, nil
	}
	info, err := os.Stat(dir)
	if err != nil {
		return nil, say.Errorf(say.FileRead, dir, say.Cause(err))
	}
	if !info.IsDir() {
		return nil, say.Errorf(say.FileNotDir, dir)
	}
	f, err := picture.Open(os.DirFS(dir), dir)
	if err != nil {
		return nil, say.Errorf(say.FileRead, dir, say.Cause(err))
	}
	return f, nil
}

// artHints is a line for each picture that belongs to nobody, or that cannot
// be read though it belongs to somebody.
func (a *app) artHints(f *picture.Folder, c *purgatory.Catalog) []string {
	if f == nil {
		return nil
	}
	var lines []string
	for _, name := range f.Names() {
		if !slices.Contains(c.Beings(), name) {
			lines = append(lines, a.lang.Text(say.ArtNobody, f.File(name), c.NearBeing(name)))
		}
	}
	for _, name := range f.Others() {
		if slices.Contains(c.Beings(), name) {
			lines = append(lines, a.lang.Text(say.ArtKind, f.File(name)))
		}
	}
	return lines
}
