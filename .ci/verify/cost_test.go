package verify

import (
	"bytes"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
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
		var out bytes.Buffer
		c.Stdout, c.Stderr = &out, &out
		start := time.Now()
		if err := c.Start(); err != nil {
			t.Fatal(err)
		}
		peak := watch(c.Process.Pid)
		if err := c.Wait(); err != nil {
			t.Fatalf("%v: %s", err, out.String())
		}
		wall, memory := time.Since(start), peak()
		files, size, err := sizeOf(dir)
		if err != nil {
			t.Fatal(err)
		}
		t.Logf("%d files, %.2f MB, %.0f ms of processor in %.0f ms, %.0f MB at the peak", files, float64(size)/1e6,
			float64((c.ProcessState.UserTime() + c.ProcessState.SystemTime()).Milliseconds()), float64(wall.Milliseconds()), float64(memory)/1e6)
		if err := checkCost(size, memory); err != "" {
			t.Error(err)
		}
	})
}

// watch looks at the memory of a process until it is asked for the peak, bytes.
// The kernel's own account of a child that has ended would count this judge,
// from which the child began.
func watch(pid int) (peak func() int64) {
	var most int64
	stop, done := make(chan bool), make(chan bool)
	go func() {
		defer close(done)
		for {
			status, err := os.ReadFile(fmt.Sprintf("/proc/%d/status", pid))
			for line := range strings.SplitSeq(string(status), "\n") {
				if f := strings.Fields(line); err == nil && len(f) == 3 && f[0] == "VmHWM:" {
					kb, _ := strconv.ParseInt(f[1], 10, 64)
					most = max(most, kb<<10)
				}
			}
			select {
			case <-stop:
				return
			case <-time.After(2 * time.Millisecond):
			}
		}
	}()
	return func() int64 { close(stop); <-done; return most }
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
