package journal

import (
	"bufio"
	"context"
	"encoding/json"
	"fmt"
	"io"
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"sync"
	"testing"
	"time"

	"croix/generator/say"
)

// The tests of this file start the test program again as a process of its own,
// which works on a game until it is stopped: childEnv says as what, and for
// which file.
const childEnv = "CROIX_JOURNAL_CHILD"

// longEnv makes the tests of this file last a minute each.
const longEnv = "CROIX_LONG"

func TestMain(m *testing.M) {
	role, path, found := strings.Cut(os.Getenv(childEnv), "=")
	if !found {
		os.Exit(m.Run())
	}
	if err := children()[role](path); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}

// children is what the program can be started as.
func children() map[string]func(path string) error {
	return map[string]func(string) error{"write": writeForEver, "fill": fillDisk, "locked-out": lockedOut}
}

// child is a command that starts this program as something else.
func child(role, path string) *exec.Cmd {
	cmd := exec.Command(os.Args[0])
	cmd.Env = append(os.Environ(), childEnv+"="+role+"="+path)
	return cmd
}

// writeForEver records gestures, each with a count that is one more than the
// last that anybody recorded, and acknowledges each by its number.
func writeForEver(path string) error {
	j, err := Open(path)
	if err != nil {
		return err
	}
	me := fmt.Sprint(os.Getpid())
	for {
		e, err := j.Update(func(j *Journal) (Entry, error) {
			count := 1
			if n := len(j.Entries); n > 0 {
				if err := json.Unmarshal(j.Entries[n-1].Events[0].Data, &count); err != nil {
					return Entry{}, err
				}
				count++
			}
			return Entry{By: me, Events: []Event{{"count", json.RawMessage(strconv.Itoa(count))}}}, nil
		})
		if err != nil {
			return err
		}
		if _, err := fmt.Println(e.Seq); err != nil {
			return err
		}
	}
}

// writer is a process that writes, and what it has acknowledged.
type writer struct {
	cmd   *exec.Cmd
	out   *bufio.Reader
	err   strings.Builder
	acked []int
}

func startWriter(t *testing.T, path string) *writer {
	t.Helper()
	w := &writer{cmd: child("write", path)}
	out, err := w.cmd.StdoutPipe()
	if err != nil {
		t.Fatal(err)
	}
	w.cmd.Stderr = &w.err
	w.out = bufio.NewReader(out)
	if err := w.cmd.Start(); err != nil {
		t.Fatal(err)
	}
	return w
}

// run takes acknowledgements until the process is killed, some time after the
// first of them.
func (w *writer) run(t *testing.T, after time.Duration) {
	for {
		line, err := w.out.ReadString('\n')
		if err != nil { // a half line is no acknowledgement
			break
		}
		seq, err := strconv.Atoi(strings.TrimSpace(line))
		if err != nil {
			t.Errorf("acknowledged %q", line)
		}
		if w.acked = append(w.acked, seq); len(w.acked) == 1 {
			// Kill is kill -9 where there is such a thing.
			time.AfterFunc(after, func() { _ = w.cmd.Process.Kill() })
		}
	}
	_, _ = io.Copy(io.Discard, w.out)
	_ = w.cmd.Wait()
	if len(w.acked) == 0 || w.err.Len() > 0 {
		t.Errorf("a writer acknowledged %d gestures and said %q", len(w.acked), w.err.String())
	}
}

// check tells whether all that a writer has acknowledged is there as its own.
func (w *writer) check(t *testing.T, j *Journal) {
	t.Helper()
	for _, seq := range w.acked {
		if seq > len(j.Entries) || j.Entries[seq-1].By != fmt.Sprint(w.cmd.Process.Pid) {
			t.Fatalf("gesture %d was acknowledged, and is not among the %d that there are", seq, len(j.Entries))
		}
	}
}

// checkCounts tells whether each gesture knew the one before.
func checkCounts(t *testing.T, j *Journal) {
	t.Helper()
	for i, e := range j.Entries {
		if got := string(e.Events[0].Data); got != strconv.Itoa(i+1) {
			t.Fatalf("gesture %d has the count %s", i+1, got)
		}
	}
}

// lasting is how long a test lasts.
func lasting(short time.Duration) time.Duration {
	if os.Getenv(longEnv) != "" {
		return time.Minute
	}
	return short
}

// TestKilled: whenever a writer is killed, what it acknowledged is there, and
// the next one goes on.
func TestKilled(t *testing.T) {
	t.Parallel()
	path := newGame(t, nil).Path()
	for end, round := time.Now().Add(lasting(1500*time.Millisecond)), 0; round < 5 || time.Now().Before(end); round++ {
		w := startWriter(t, path)
		w.run(t, time.Duration(rand.IntN(30_000))*time.Microsecond)
		j, err := Open(path)
		if err != nil {
			t.Fatal(err)
		}
		w.check(t, j)
		checkCounts(t, j)
	}
}

// TestTwoWriters: no gesture of two processes is lost, each knows those of the
// other, and a follower sees all of them once, in order.
func TestTwoWriters(t *testing.T) {
	t.Parallel()
	path := newGame(t, nil).Path()
	follower, err := Open(path)
	if err != nil {
		t.Fatal(err)
	}
	ctx, stop := context.WithCancel(context.Background())
	var all sync.WaitGroup
	seen := 0
	all.Go(func() {
		for added, err := range follower.Follow(ctx) {
			if err != nil {
				t.Errorf("following: %v", err)
				return
			}
			for _, e := range added {
				if seen++; e.Seq != seen {
					t.Errorf("followed %d, want %d", e.Seq, seen)
				}
			}
		}
	})
	writers := []*writer{startWriter(t, path), startWriter(t, path)}
	var both sync.WaitGroup
	for _, w := range writers {
		both.Go(func() { w.run(t, lasting(1500*time.Millisecond)) })
	}
	both.Wait()
	j, err := Open(path)
	if err != nil {
		t.Fatal(err)
	}
	for _, w := range writers {
		w.check(t, j)
	}
	checkCounts(t, j)
	// One gesture of each may have been recorded and not acknowledged.
	if acked := len(writers[0].acked) + len(writers[1].acked); len(j.Entries) > acked+2 {
		t.Errorf("%d gestures, and %d acknowledged", len(j.Entries), acked)
	}
	turns := 0
	for i := 1; i < len(j.Entries); i++ {
		if j.Entries[i].By != j.Entries[i-1].By {
			turns++
		}
	}
	if turns < 2 {
		t.Errorf("the writers took turns %d times: they did not write at once", turns)
	}
	time.Sleep(3 * followEvery)
	stop()
	all.Wait()
	if seen != len(j.Entries) {
		t.Errorf("the follower saw %d of %d", seen, len(j.Entries))
	}
}

// TestFollow: what another adds is seen; a game that is replaced ends it, and
// so does who no longer wants it.
func TestFollow(t *testing.T) {
	j := newGame(t, sample())
	follower, err := Open(j.Path())
	if err != nil {
		t.Fatal(err)
	}
	ctx, stop := context.WithTimeout(context.Background(), 30*time.Second)
	defer stop()
	if _, err := j.Append(Entry{Label: "one"}); err != nil {
		t.Fatal(err)
	}
	var labels []string
	for added, err := range follower.Follow(ctx) {
		if err != nil {
			labels = append(labels, "error")
			if !say.Has(err, say.JournalRewritten) {
				t.Errorf("a game replaced: %v", err)
			}
		}
		for _, e := range added {
			labels = append(labels, e.Label)
			var err error
			if e.Label == "one" {
				_, err = j.Append(Entry{Label: "two"})
			} else {
				err = replace(j.Path(), readFile(t, j.Path()))
			}
			if err != nil {
				t.Fatal(err)
			}
		}
	}
	if got := strings.Join(labels, " "); got != "one two error" {
		t.Errorf("followed %s", got)
	}

	again, err := Open(j.Path())
	if err != nil {
		t.Fatal(err)
	}
	gone, leave := context.WithCancel(ctx)
	leave()
	for added, err := range again.Follow(gone) {
		t.Errorf("nothing was added: %v, %v", added, err)
	}
}

// fillDisk records until that fails, and tells how many it acknowledged.
func fillDisk(path string) error {
	if err := limitFile(4000); err != nil {
		return err
	}
	j, err := Open(path)
	if err != nil {
		return err
	}
	for n := 0; ; n++ {
		if _, err := j.Append(Entry{Label: "a gesture of some length"}); err != nil {
			fmt.Printf("%d\n%v\n", n, err)
			return nil
		}
	}
}

// lockedOut tells what recording says for somebody who may only read.
func lockedOut(path string) error {
	if err := becomeNobody(); err != nil {
		return err
	}
	j, err := Open(path)
	if err != nil {
		return err
	}
	_, err = j.Append(Entry{})
	_, again := OpenWriter(path)
	_, created := Create(filepath.Join(filepath.Dir(path), "new.jsonl"), header())
	_, repaired := Repair(path, readable)
	fmt.Printf("%d\n%v\n%v\n%v\n%v\n", len(j.Entries), err, again, created, repaired)
	return nil
}
