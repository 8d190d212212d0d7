package main

import (
	"bytes"
	"encoding/json"
	"os"
	"strconv"

	"croix/generator/purgatory"
	"croix/generator/say"
	"croix/templates/purgatorypages"
)

// manifestFormat names the file that says what was printed.
const manifestFormat = "croix.manifest/1"

// manifest is a hash of the face of every card of a document, by its d66, so
// that a later print can leave out what did not change.
type manifest struct {
	Format    string                       `json:"format"`
	Documents map[string]map[string]string `json:"documents"`
	Hash      string                       `json:"hash,omitempty"` // of the rest: untouched since we wrote it
}

func (m manifest) bytes() []byte {
	m.Hash = ""
	plain, _ := json.MarshalIndent(m, "", "  ") // maps of strings always encode
	m.Hash = purgatory.Sum(plain)
	data, _ := json.MarshalIndent(m, "", "  ")
	return append(data, '\n')
}

// ourManifest tells whether a file is a manifest as we wrote it.
func ourManifest(data []byte) bool {
	var m manifest
	return json.Unmarshal(data, &m) == nil && m.Format == manifestFormat && bytes.Equal(m.bytes(), data)
}

func readManifest(path string) (manifest, error) {
	var m manifest
	data, err := os.ReadFile(path)
	if err != nil {
		return m, say.Errorf(say.FileRead, path, cause(err))
	}
	if err := json.Unmarshal(data, &m); err != nil || m.Format != manifestFormat {
		return m, say.Errorf(say.ManifestFormat, path)
	}
	return m, nil
}

// hashes is a hash of each card as it looks, by d66.
func hashes(figures []*purgatory.Figure, o purgatorypages.Options) (map[string]string, error) {
	faces, err := purgatorypages.Faces(figures, o)
	if err != nil {
		return nil, err
	}
	all := map[string]string{}
	for i, f := range figures {
		all[strconv.Itoa(f.Card.D66)] = purgatory.Sum(faces[i])
	}
	return all, nil
}

// changed is the figures whose cards are not as a manifest has them.
func changed(figures []*purgatory.Figure, now, then map[string]string) []*purgatory.Figure {
	var left []*purgatory.Figure
	for _, f := range figures {
		if id := strconv.Itoa(f.Card.D66); now[id] != then[id] {
			left = append(left, f)
		}
	}
	return left
}
