package main

import (
	"bytes"
	"encoding/json"
	"maps"
	"path/filepath"

	"croix/generator/purgatory"
	"croix/generator/say"
	"croix/templates/purgatorypages"
)

// manifestFormat names the file that says what was printed.
const manifestFormat = "croix.manifest/1"

// manifest is a sum of every card or sheet of a document, by its id, so that a
// later print can leave out what did not change.
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
	data, err := readFile(path, maxManifest)
	if err != nil {
		return m, err
	}
	switch err := json.Unmarshal(data, &m); {
	case m.Format != manifestFormat && !bytes.Contains(data, []byte(manifestFormat)):
		return m, say.Errorf(say.ManifestFormat, path)
	case err != nil:
		return m, say.Errorf(say.FileDamaged, path, say.Errorf(say.FileJSON))
	case m.Format != manifestFormat:
		return m, say.Errorf(say.ManifestFormat, path)
	case m.Documents == nil:
		return m, say.Errorf(say.FileDamaged, path, say.Errorf(say.ManifestNone))
	}
	return m, nil
}

// sums are the sums of the items of a document, by id.
func sums(items []purgatorypages.Item) map[string]string {
	all := map[string]string{}
	for _, it := range items {
		all[it.ID] = it.Sum
	}
	return all
}

// changed is the ids of the items that are not as a manifest has them.
func changed(now, then map[string]string) map[string]bool {
	ids := map[string]bool{}
	for id, sum := range now {
		if sum != then[id] {
			ids[id] = true
		}
	}
	return ids
}

// manifestFile is the manifest of a folder with the sums of the documents
// printed into it now; those of the others are kept.
func manifestFile(folder string, now map[string]map[string]string) pending {
	path := filepath.Join(folder, "manifest.json")
	all := map[string]map[string]string{}
	if data, err := readFile(path, maxManifest); err == nil && ourManifest(data) {
		if m, err := readManifest(path); err == nil {
			maps.Copy(all, m.Documents)
		}
	}
	maps.Copy(all, now)
	m := manifest{Format: manifestFormat, Documents: all}
	return pending{path: path, data: m.bytes(), ours: ourManifest}
}
