package journal

import (
	"context"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"time"

	"github.com/gofrs/flock"

	"croix/generator/say"
)

// env is what a journal has of its surroundings.
type env struct {
	open   func(path string) (file, error) // an existing file, to write in
	now    func() time.Time
	wait   time.Duration // for the lock
	settle time.Duration // for a line that is half there, twice
}

// file is what writing needs of an open file.
type file interface {
	io.WriterAt
	Truncate(size int64) error
	Sync() error
	Close() error
}

// lockWait is how long a writer waits for another, which needs a few
// milliseconds for a gesture.
const lockWait = 3 * time.Second

// settleWait is how long a reader waits before it looks again whether the line
// that another process is writing is whole.
const settleWait = 20 * time.Millisecond

func diskEnv() env {
	return env{
		open:   func(path string) (file, error) { return os.OpenFile(path, os.O_WRONLY, 0) },
		now:    time.Now,
		wait:   lockWait,
		settle: settleWait,
	}
}

// The ends of the names of files: a game, and those that may stand beside it.
const (
	gameEnd = ".jsonl"
	lockEnd = ".lock"  // locked by who writes
	tornEnd = ".torn-" // with a number: torn last lines that were cut
	bakEnd  = ".bak-"  // with a number: what was there before a repair
	newEnd  = ".new"   // a file that is not yet whole
)

// lock is the right to write one game, which the file beside it stands for: a
// lock on the game itself would keep readers out on Windows.
type lock struct{ f *flock.Flock }

// lock waits for the right to write a game.
func (e env) lock(path string) (*lock, error) {
	ctx, cancel := context.WithTimeout(context.Background(), e.wait)
	defer cancel()
	name := path + lockEnd
	for {
		f := flock.New(name, flock.SetPermissions(0o666))
		got, err := f.TryLockContext(ctx, time.Millisecond)
		if !got {
			_ = f.Close()
			if errors.Is(err, context.DeadlineExceeded) {
				return nil, say.Errorf(say.JournalLocked, path, holder(name))
			}
			return nil, say.Errorf(say.JournalNotRecorded, path, say.Cause(err))
		}
		// Whoever had the lock has removed the file: what is locked may be
		// another file than the one that the next process will see.
		mine, err := f.Stat()
		there, e := os.Stat(name)
		if err == nil && e == nil && os.SameFile(mine, there) {
			host, _ := os.Hostname()
			_ = os.WriteFile(name, fmt.Appendf(nil, "%d %s\n", os.Getpid(), host), 0o666) // only to tell who it is
			return &lock{f}, nil
		}
		_ = f.Close()
	}
}

// holder tells who has locked a file, as far as that is known.
func holder(name string) error {
	var pid int
	var host string
	data, err := os.ReadFile(name)
	if err == nil {
		_, err = fmt.Sscanf(string(data), "%d %s", &pid, &host)
	}
	if err != nil {
		return say.Errorf(say.JournalSomebody)
	}
	return say.Errorf(say.JournalProcess, pid, host)
}

// release gives the right back; a lock that is nil has none.
func (l *lock) release() {
	if l == nil {
		return
	}
	_ = os.Remove(l.f.Path()) // where an open file cannot be removed, it stays and harms nobody
	_ = l.f.Close()
}

// syncFolder makes the names in the folder of a file last. Windows has no such
// thing, and does so by itself.
func syncFolder(path string) error {
	if runtime.GOOS == "windows" {
		return nil
	}
	d, err := os.Open(filepath.Dir(path))
	if err != nil {
		return err
	}
	defer d.Close()
	return d.Sync()
}

// writeNew writes a file that is not yet there and syncs it.
func writeNew(path string, data []byte) error {
	f, err := os.OpenFile(path, os.O_WRONLY|os.O_CREATE|os.O_EXCL, 0o666)
	if err != nil {
		return err
	}
	_, err = f.Write(data)
	if err == nil {
		err = f.Sync()
	}
	if e := f.Close(); err == nil {
		err = e
	}
	if err != nil {
		_ = os.Remove(path)
	}
	return err
}

// replace puts a whole file in its place, or nothing. Who calls it has the lock.
func replace(path string, data []byte) error {
	beside := path + newEnd
	_ = os.Remove(beside) // left by a crash: nobody else writes it now
	if err := writeNew(beside, data); err != nil {
		return err
	}
	if err := os.Rename(beside, path); err != nil {
		_ = os.Remove(beside)
		return err
	}
	return syncFolder(path)
}

// writeBeside writes data to the first of path+end+1, path+end+2 ... that is
// free, and gives its name.
func writeBeside(path, end string, data []byte) (string, error) {
	for n := 1; ; n++ {
		name := fmt.Sprintf("%s%s%d", path, end, n)
		switch err := writeNew(name, data); {
		case errors.Is(err, fs.ErrExist):
		case err != nil:
			return "", err
		default:
			return name, syncFolder(path)
		}
	}
}

// besides lists the files that belong to a game, and the game itself last.
func besides(path string) []string {
	var found []string
	entries, _ := os.ReadDir(filepath.Dir(path))
	for _, e := range entries {
		end, ok := strings.CutPrefix(e.Name(), filepath.Base(path))
		if ok && (strings.HasPrefix(end, tornEnd) || strings.HasPrefix(end, bakEnd)) {
			found = append(found, filepath.Join(filepath.Dir(path), e.Name()))
		}
	}
	return append(found, path)
}
