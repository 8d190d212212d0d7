package grammar

import "croix/generator/spell"

// fold is a text for comparing: plain, and "_" where names have spaces, hyphens
// and apostrophes.
func fold(s string) string { return spell.Parts(s) }
