package purgatory

import (
	"embed"
	"errors"
	"io/fs"
	"path"
	"slices"
	"strings"

	"croix/generator/say"
)

//go:embed data/*.csv
var data embed.FS

// Files lists the tables of the game, by file name.
func Files() []string {
	return []string{
		fileSouls, fileRanged, fileMelee, fileArmour, fileItems,
		fileDemons, fileAngels, fileEnvy, fileActivity, fileOptions,
	}
}

const (
	fileSouls    = "souls.csv"
	fileRanged   = "ranged.csv"
	fileMelee    = "melee.csv"
	fileArmour   = "armour.csv"
	fileItems    = "items.csv"
	fileDemons   = "demons.csv"
	fileAngels   = "angels.csv"
	fileEnvy     = "envy.csv"
	fileActivity = "activity.csv"
)

// Embedded is the tables of the game as published.
func Embedded() fs.FS {
	sub, err := fs.Sub(data, "data")
	if err != nil {
		return data // not reached: the name is valid, and Load tells what is missing
	}
	return sub
}

// Overlay is the tables as published, but for those that dir has a file of the
// same name for. What is wrong with dir as a whole, such as a .csv file that
// is none of the tables, is told by Load.
func Overlay(dir fs.FS) fs.FS { return OverlayAt(dir, "") }

// OverlayAt is Overlay for a folder that errors name before its files.
func OverlayAt(dir fs.FS, label string) fs.FS {
	return overlay{dir: dir, base: Embedded(), label: label}
}

type overlay struct {
	dir, base fs.FS
	label     string
}

// Where is a table as errors name it.
func (o overlay) Where(name string) string {
	if _, err := fs.Stat(o.dir, name); err != nil {
		return name
	}
	return path.Join(o.label, name)
}

// Open opens the replacement if there is one, and the published file if not. A
// replacement is an ordinary file: opening a pipe would wait for its writer.
func (o overlay) Open(name string) (fs.File, error) {
	if info, err := fs.Stat(o.dir, name); err == nil && info.IsDir() {
		return nil, &fs.PathError{Op: "open", Path: name, Err: say.Errorf(say.FileFolder)}
	} else if err == nil && !info.Mode().IsRegular() {
		return nil, &fs.PathError{Op: "open", Path: name, Err: say.Errorf(say.FileOdd)}
	}
	f, err := o.dir.Open(name)
	if errors.Is(err, fs.ErrNotExist) {
		return o.base.Open(name)
	}
	return f, err
}

// problems is what is wrong with the folder of replacements.
func (o overlay) problems() []error {
	entries, err := fs.ReadDir(o.dir, ".")
	if err != nil {
		return []error{say.Errorf(say.PurgFolder, say.Cause(err))}
	}
	var wrong []error
	known := 0
	for _, e := range entries {
		name := e.Name()
		switch {
		case slices.Contains(Files(), name):
			known++
		case strings.EqualFold(path.Ext(name), ".csv"):
			wrong = append(wrong, say.Errorf(say.PurgFileUnknown, path.Join(o.label, shown(name)), strings.Join(Files(), ", ")))
		}
	}
	if known == 0 && len(wrong) == 0 {
		wrong = append(wrong, say.Errorf(say.PurgFolderEmpty, strings.Join(Files(), ", ")))
	}
	return wrong
}
