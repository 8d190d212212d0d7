package main

import (
	"io"
	"os"
	"syscall"

	"croix/generator/say"
)

// Sizes above which a file of ours is not read, bytes: we write none so large.
const (
	maxRules    = 1 << 20
	maxManifest = 16 << 20
	maxProfiles = 1 << 20
	maxFighters = 1 << 20
	maxGestures = 1 << 20
)

// openInput opens an ordinary file; a pipe too where pipes are read, such as
// what a shell makes of <(…). It never waits: a pipe that nobody writes into
// is empty. Devices, which may have no end, and folders are refused.
func openInput(path string, pipes bool) (*os.File, error) {
	f, err := os.OpenFile(path, os.O_RDONLY|syscall.O_NONBLOCK, 0)
	if err != nil {
		return nil, say.Errorf(say.FileRead, path, say.Cause(err))
	}
	info, err := f.Stat()
	switch {
	case err != nil:
	case info.IsDir():
		err = syscall.EISDIR
	case info.Mode().IsRegular(), pipes && info.Mode()&os.ModeNamedPipe != 0:
	case pipes:
		err = say.Errorf(say.FileNoPipe)
	default:
		err = say.Errorf(say.FileOdd)
	}
	if err != nil {
		_ = f.Close()
		return nil, say.Errorf(say.FileRead, path, say.Cause(err))
	}
	return f, nil
}

// input is a file or a pipe, or standard input for "-".
func (a *app) input(path string) (io.ReadCloser, error) {
	if path == "-" {
		return io.NopCloser(a.in), nil
	}
	return openInput(path, true)
}

// readFile is what an ordinary file of at most so many bytes holds.
func readFile(path string, most int64) ([]byte, error) {
	f, err := openInput(path, false)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	return readUpTo(f, path, most)
}

// readUpTo is what a file of that name holds; more than so many bytes are an
// error.
func readUpTo(r io.Reader, path string, most int64) ([]byte, error) {
	data, err := io.ReadAll(io.LimitReader(r, most+1))
	switch {
	case err != nil:
		return nil, say.Errorf(say.FileRead, path, say.Cause(err))
	case int64(len(data)) > most:
		return nil, say.Errorf(say.FileRead, path, say.Errorf(say.FileLarge, most>>20))
	}
	return data, nil
}
