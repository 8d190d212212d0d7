package table

import (
	"errors"
	"os"

	tea "github.com/charmbracelet/bubbletea"

	_ "croix/tracker/prompt/tui/background" // before bubbletea
)

// Run shows a live table on a terminal until somebody leaves or the terminal is
// closed. The screen that was there before comes back.
func Run(m *Model, in, out *os.File) error {
	_, err := tea.NewProgram(m, tea.WithInput(in), tea.WithOutput(out), tea.WithAltScreen()).Run()
	if errors.Is(err, tea.ErrInterrupted) || errors.Is(err, tea.ErrProgramKilled) {
		return nil
	}
	return err
}
