package purgatorypages

import (
	"testing"

	"croix/generator/purgatory"
)

// TestLookTemplates writes templates and tokens to be looked at.
func TestLookTemplates(t *testing.T) {
	for name, o := range lookOptions(t) {
		doc, _, err := Templates(catalog(t), purgatory.Options{}, o)
		look(t, "templates-"+name, doc, err)
	}
}
