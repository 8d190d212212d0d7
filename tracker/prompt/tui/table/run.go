package table

import (
	"errors"
	"os"
	"os/signal"
	"syscall"

	tea "github.com/charmbracelet/bubbletea"

	_ "croix/tracker/prompt/tui/background" // before bubbletea
)

// Run shows a live table on a terminal until somebody leaves or the terminal is
// closed. The screen that was there before comes back. Nothing is lost by it:
// what was done is recorded.
func Run(m *Model, in, out *os.File) error {
	p := tea.NewProgram(m, tea.WithInput(in), tea.WithOutput(out), tea.WithAltScreen())
	closed := make(chan os.Signal, 1)
	signal.Notify(closed, syscall.SIGHUP) // bubbletea knows the others
	go func() {
		if _, ok := <-closed; ok {
			p.Quit()
		}
	}()
	_, err := p.Run()
	signal.Stop(closed)
	close(closed)
	if errors.Is(err, tea.ErrInterrupted) || errors.Is(err, tea.ErrProgramKilled) {
		return nil
	}
	return err
}
