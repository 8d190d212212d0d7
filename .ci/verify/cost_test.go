package verify

import (
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"syscall"
	"testing"
	"time"
)

// What the whole kit may take.
const (
	mostBytes  = 12 << 20  // of files
	mostMemory = 150 << 20 // at the peak
)

// TestCost prints the whole kit as a program of its own, on one core, and tells
// what it takes. Time is told and not judged: it is the machine's as well
// (print failures 87 and 88).
func TestCost(t *testing.T) {
	inLanguages(t, func(t *testing.T, lang string) {
		dir := t.TempDir()
		c := exec.Command(croix, "--lang", lang, "print", "--seed", "7", "-o", dir)
		c.Env = append(os.Environ(), "GOMAXPROCS=1")
		start := time.Now()
		if out, err := c.CombinedOutput(); err != nil {
			t.Fatalf("%v: %s", err, out)
		}
		wall := time.Since(start)
		files, size, err := sizeOf(dir)
		if err != nil {
			t.Fatal(err)
		}
		usage, ok := c.ProcessState.SysUsage().(*syscall.Rusage)
		if !ok {
			t.Fatal("no resource usage")
		}
		memory := usage.Maxrss
		if runtime.GOOS == "linux" {
			memory <<= 10 // told in kilobytes
		}
		t.Logf("%d files, %.2f MB, %.0f ms of processor in %.0f ms, %.0f MB at the peak", files, float64(size)/1e6,
			float64((c.ProcessState.UserTime() + c.ProcessState.SystemTime()).Milliseconds()), float64(wall.Milliseconds()), float64(memory)/1e6)
		if err := checkCost(size, memory); err != "" {
			t.Error(err)
		}
	})
}

// checkCost is what costs too much; "" for nothing.
func checkCost(size, memory int64) string {
	switch {
	case size > mostBytes || size == 0:
		return "the files are too large, or there are none"
	case memory > mostMemory || memory == 0:
		return "it takes too much memory"
	}
	return ""
}

// sizeOf counts the files of a folder.
func sizeOf(dir string) (files int, size int64, err error) {
	err = filepath.WalkDir(dir, func(_ string, d os.DirEntry, err error) error {
		if err != nil || d.IsDir() {
			return err
		}
		info, err := d.Info()
		if err != nil {
			return err
		}
		files++
		size += info.Size()
		return nil
	})
	return files, size, err
}

// TestCostControls: just within, and just not.
func TestCostControls(t *testing.T) {
	t.Parallel()
	if err := checkCost(mostBytes, mostMemory); err != "" {
		t.Error(err)
	}
	for _, c := range [][2]int64{{mostBytes + 1, 1}, {0, 1}, {1, mostMemory + 1}, {1, 0}} {
		if checkCost(c[0], c[1]) == "" {
			t.Errorf("%v passes", c)
		}
	}
}
