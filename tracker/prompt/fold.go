package prompt

import (
	"strings"

	"croix/generator/spell"
)

// Fold is s as it is compared: plain and without spaces around it, so that
// "demon" finds "Démon".
func Fold(s string) string { return spell.Plain(strings.TrimSpace(s)) }
