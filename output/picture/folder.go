package picture

import (
	"fmt"
	"io/fs"
	"path"
	"slices"
	"strings"

	"croix/output"
)

// Folder is the pictures of a folder, by the names of their files without what
// is behind the dot, in small letters. What was made of one is kept.
type Folder struct {
	fsys  fs.FS
	label string            // of the folder, for errors
	files map[string]string // by name
	other map[string]string // of kinds that are not read
	twice map[string]string // a second file of that name
	made  map[string]*output.Picture

	// Watch is told of each file before it is read, which takes its time; nil
	// for nobody.
	Watch func(file string)
}

// Open lists the pictures of a folder. None is read yet.
func Open(fsys fs.FS, label string) (*Folder, error) {
	entries, err := fs.ReadDir(fsys, ".")
	if err != nil {
		return nil, err
	}
	f := &Folder{fsys: fsys, label: label, files: map[string]string{}, other: map[string]string{}, twice: map[string]string{}, made: map[string]*output.Picture{}}
	for _, e := range entries {
		file := e.Name()
		ext := path.Ext(file)
		name := strings.ToLower(strings.TrimSuffix(file, ext))
		switch strings.ToLower(ext) {
		case ".png", ".jpg", ".jpeg":
			if name == "" {
				continue // a hidden file
			}
			if _, ok := f.files[name]; ok {
				f.twice[name] = file
				continue
			}
			f.files[name] = file
		case ".gif", ".webp", ".heic", ".heif", ".avif", ".bmp", ".tif", ".tiff", ".svg", ".jxl", ".psd":
			f.other[name] = file
		}
	}
	return f, nil
}

func (f *Folder) path(file string) string { return path.Join(f.label, file) }

// Names are those of the pictures, sorted.
func (f *Folder) Names() []string { return sorted(f.files) }

// Others are the names of pictures of kinds that are not read, sorted.
func (f *Folder) Others() []string { return sorted(f.other) }

func sorted(m map[string]string) []string {
	var names []string
	for n := range m {
		names = append(names, n)
	}
	slices.Sort(names)
	return names
}

// File is the path of a picture, of any kind.
func (f *Folder) File(name string) string {
	if file, ok := f.files[name]; ok {
		return f.path(file)
	}
	return f.path(f.other[name])
}

// Picture is the picture of that name as a window shows it, nil if there is
// none, or an *Error. A nil folder has none.
func (f *Folder) Picture(name string, win Window) (*output.Picture, error) {
	if f == nil {
		return nil, nil
	}
	name = strings.ToLower(name)
	file, ok := f.files[name]
	if !ok {
		return nil, nil
	}
	if second, ok := f.twice[name]; ok {
		return nil, &Error{File: f.path(file), Why: Twice, Other: second}
	}
	key := fmt.Sprintf("%v %s", win, file)
	if p, ok := f.made[key]; ok {
		return p, nil
	}
	if f.Watch != nil {
		f.Watch(file)
	}
	data, err := f.read(file)
	if err != nil {
		return nil, err
	}
	img, turn, err := Decode(f.path(file), data)
	if err != nil {
		return nil, err
	}
	p := Fit(img, turn, win)
	f.made[key] = p
	return p, nil
}

// read reads a file that is one, and not too large.
func (f *Folder) read(file string) ([]byte, error) {
	info, err := fs.Stat(f.fsys, file)
	switch {
	case err != nil:
		return nil, &Error{File: f.path(file), Why: Unread, Err: err}
	case !info.Mode().IsRegular():
		return nil, &Error{File: f.path(file), Why: NotFile}
	case info.Size() > MaxBytes:
		return nil, &Error{File: f.path(file), Why: TooLarge}
	}
	data, err := fs.ReadFile(f.fsys, file)
	if err != nil {
		return nil, &Error{File: f.path(file), Why: Unread, Err: err}
	}
	return data, nil
}
