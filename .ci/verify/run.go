package verify

import (
	"bytes"
	"errors"
	"fmt"
	"os/exec"
	"strings"
)

// Tools are the programs that the checks call.
var Tools = []string{"qpdf", "pdftotext", "pdftoppm", "pdffonts"}

// Run calls a program and gives what it wrote to standard output. The error
// holds what it wrote to standard error.
func Run(name string, args ...string) ([]byte, error) {
	var out, errs bytes.Buffer
	c := exec.Command(name, args...)
	c.Stdout, c.Stderr = &out, &errs
	if err := c.Run(); err != nil {
		return out.Bytes(), fmt.Errorf("%s %s: %w: %s", name, strings.Join(args, " "), err, strings.TrimSpace(errs.String()))
	}
	return out.Bytes(), nil
}

// ExitCode is the exit code that the error of Run tells: 0 for nil, -1 if the
// program did not run.
func ExitCode(err error) int {
	var exit *exec.ExitError
	switch {
	case err == nil:
		return 0
	case errors.As(err, &exit):
		return exit.ExitCode()
	}
	return -1
}
