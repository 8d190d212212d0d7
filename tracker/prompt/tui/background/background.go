// Package background keeps the terminal from being questioned at every start.
//
// Version 1 of bubbletea asks the terminal for its background colour in an
// init of its own, and waits up to five seconds on one that does not answer,
// even for a command that shows no form. It does not ask if lipgloss knows the
// answer already. Go runs the init functions of packages that are ready in the
// order of their import paths, and this path sorts before that of bubbletea:
// for that reason this package may import lipgloss and nothing of bubbletea.
// The forms use colours that are legible on any background.
package background

import "github.com/charmbracelet/lipgloss"

func init() { lipgloss.SetHasDarkBackground(true) }
