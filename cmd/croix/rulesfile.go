package main

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"path/filepath"
	"slices"
	"strings"

	"github.com/BurntSushi/toml"

	"croix/generator/purgatory"
	"croix/generator/say"
)

// readRules sets the options of a TOML or JSON file, or of standard input for
// "-". All that is wrong with it is told at once.
func (a *app) readRules(opts *purgatory.Options, path string) error {
	f, err := a.input(path)
	if err != nil {
		return err
	}
	defer f.Close()
	text, err := readUpTo(f, path, maxRules)
	if err != nil {
		return err
	}
	if len(bytes.TrimSpace(text)) == 0 { // such as a pipe that nobody writes into
		return say.Errorf(say.FileRead, path, say.Errorf(say.FileEmpty))
	}
	values, err := parseRules(text, filepath.Ext(path))
	if err != nil {
		return say.Errorf(say.OptionFileBad, path, err)
	}
	var wrong say.Problems
	for _, v := range values {
		if err := opts.SetText(v); err != nil {
			wrong = append(wrong, say.Errorf(say.OptionFileBad, path, err))
		}
	}
	return wrong.Err()
}

// parseRules is the OPTION=VALUE lines of a file of parseTree; "jam.majority" may
// be written as a table jam with a key majority.
func parseRules(text []byte, ext string) ([]string, error) {
	if isJSON(text, ext) {
		return jsonRules(unmarked(text))
	}
	tree, err := parseTree(text, ext)
	if err != nil {
		return nil, tomlCause(err)
	}
	return flatten(nil, "", tree)
}

// parseTree is what a TOML or JSON file holds. A file is JSON if it is called so
// or begins like an object.
func parseTree(text []byte, ext string) (tree map[string]any, err error) {
	if isJSON(text, ext) {
		err = json.Unmarshal(unmarked(text), &tree)
	} else {
		err = toml.Unmarshal(unmarked(text), &tree)
	}
	return tree, err
}

func isJSON(text []byte, ext string) bool {
	return strings.EqualFold(ext, ".json") || bytes.HasPrefix(bytes.TrimSpace(unmarked(text)), []byte("{"))
}

// unmarked is a text without the mark of UTF-8 at its beginning.
func unmarked(text []byte) []byte { return bytes.TrimPrefix(text, []byte("\uFEFF")) }

// lineOf is the line of an error of parseTree, 0 if it is not known.
func lineOf(text []byte, err error) int {
	var syntax *json.SyntaxError
	var parse toml.ParseError
	switch {
	case errors.As(err, &syntax) && syntax.Offset <= int64(len(text)):
		return lineAt(text, syntax.Offset)
	case errors.As(err, &parse):
		return parse.Position.Line
	}
	return 0
}

// jsonRules is parseRules for JSON, in the order of the file. A name that
// stands twice is refused: the JSON library would take the last.
func jsonRules(text []byte) ([]string, error) {
	var any json.RawMessage
	if err := json.Unmarshal(text, &any); err != nil {
		if line := lineOf(text, err); line > 0 {
			return nil, say.Errorf(say.OptionFileLine, line)
		}
		return nil, say.Errorf(say.OptionFileObject)
	}
	w := ruleWalk{text: text, dec: json.NewDecoder(bytes.NewReader(text)), seen: map[string]bool{}}
	w.dec.UseNumber()
	if t, err := w.dec.Token(); err != nil || t != json.Delim('{') {
		return nil, say.Errorf(say.OptionFileObject)
	}
	err := w.object("")
	return w.all, err
}

// lineAt is the line of a byte of a text, counting from 1.
func lineAt(text []byte, offset int64) int { return 1 + bytes.Count(text[:offset], []byte("\n")) }

// ruleWalk reads the options of a JSON text that is known to be one.
type ruleWalk struct {
	text []byte
	dec  *json.Decoder
	seen map[string]bool
	all  []string
}

// object reads what follows a {, whose names are below path.
func (w *ruleWalk) object(path string) error {
	for w.dec.More() {
		key, err := w.dec.Token()
		if err != nil {
			return err
		}
		full := strings.TrimPrefix(fmt.Sprintf("%s.%s", path, key), ".")
		value, err := w.dec.Token()
		if err != nil {
			return err
		}
		if w.seen[full] {
			return say.Errorf(say.OptionFileTwice, lineAt(w.text, w.dec.InputOffset()), full)
		}
		switch value.(type) {
		case string, bool, json.Number:
			w.seen[full] = true
			w.all = append(w.all, fmt.Sprintf("%s=%v", full, value))
			continue
		}
		if value != json.Delim('{') {
			return say.Errorf(say.OptionFileValue, full)
		}
		if err := w.object(full); err != nil {
			return err
		}
	}
	_, err := w.dec.Token()
	return err
}

func tomlCause(err error) error {
	var parse toml.ParseError
	if !errors.As(err, &parse) {
		return say.Errorf(say.OptionFileObject)
	}
	switch line := parse.Position.Line; {
	case strings.Contains(parse.Message, "already been defined"):
		return say.Errorf(say.OptionFileTwice, line, parse.LastKey)
	case strings.Contains(parse.Message+parse.Error(), "out of range"):
		return say.Errorf(say.OptionFileNumber, line)
	default:
		return say.Errorf(say.OptionFileLine, line)
	}
}

// flatten names the leaves of a tree by their path.
func flatten(all []string, path string, tree map[string]any) ([]string, error) {
	names := make([]string, 0, len(tree))
	for name := range tree {
		names = append(names, name)
	}
	slices.Sort(names)
	for _, name := range names {
		full := strings.TrimPrefix(path+"."+name, ".")
		switch v := tree[name].(type) {
		case map[string]any:
			var err error
			if all, err = flatten(all, full, v); err != nil {
				return nil, err
			}
		case string, bool, int64, float64:
			all = append(all, fmt.Sprintf("%s=%v", full, v))
		default:
			return nil, say.Errorf(say.OptionFileValue, full)
		}
	}
	return all, nil
}
