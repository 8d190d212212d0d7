package main

import (
	"os"
	"os/signal"
	"path/filepath"
	"strings"
	"syscall"
	"time"

	"croix/generator/say"
)

// exitSignal and the number of a signal is the exit code of a command that it
// ended, as shells have it.
const exitSignal = 128

// stoppedError is a signal that ended a command.
type stoppedError struct {
	error
	signal syscall.Signal
}

func (s stoppedError) Unwrap() error { return s.error }

// stops gives the signals to stop, instead of ending the program, until done
// is called.
func stops() (stop <-chan os.Signal, done func()) {
	c := make(chan os.Signal, 1)
	signal.Notify(c, os.Interrupt, syscall.SIGTERM)
	return c, func() { signal.Stop(c) }
}

// halted is an error if a signal to stop has come.
func halted(stop <-chan os.Signal) error {
	select {
	case s := <-stop:
		number, _ := s.(syscall.Signal)
		return stoppedError{say.Errorf(say.FileStopped), number}
	default:
		return nil
	}
}

// A file is written beside its place, under a name of hexadecimal digits.
const (
	beside       = ".croix-"
	besideDigits = 8
	besideStale  = 24 * time.Hour // nobody writes for so long
)

// sweep removes what a killed program left in a folder.
func sweep(dir string) {
	entries, err := os.ReadDir(dir)
	if err != nil {
		return
	}
	for _, e := range entries {
		digits, ours := strings.CutPrefix(e.Name(), beside)
		if !ours || len(digits) != besideDigits || strings.Trim(digits, "0123456789abcdef") != "" || !e.Type().IsRegular() {
			continue
		}
		if info, err := e.Info(); err == nil && time.Since(info.ModTime()) > besideStale {
			_ = os.Remove(filepath.Join(dir, e.Name()))
		}
	}
}
