package purgatorypages

import "testing"

// TestLookTemplates writes templates and tokens to be looked at.
func TestLookTemplates(t *testing.T) {
	for name, o := range lookOptions(t) {
		doc, _, err := Templates(catalog(t), o)
		look(t, "templates-"+name, doc, err)
	}
}
