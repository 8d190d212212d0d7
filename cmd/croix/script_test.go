package main

import (
	"bytes"
	"encoding/binary"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"
	"unicode/utf16"

	"github.com/rogpeppe/go-internal/testscript"
)

// TestMain makes this test binary the croix of all tests that start one: the
// scripts, the readme and the terminal.
func TestMain(m *testing.M) {
	testscript.Main(m, map[string]func(){"croix": main})
}

// quickRace spares each croix of a test with -race the second that the race
// detector waits at its end; a race it has found still fails the command.
const quickRace = "GORACE=atexit_sleep_ms=0"

// TestScripts runs one script for each story of a user.
func TestScripts(t *testing.T) {
	testscript.Run(t, testscript.Params{
		Dir:                 "testdata/script",
		RequireExplicitExec: true,
		RequireUniqueNames:  true,
		Setup: func(e *testscript.Env) error {
			e.Vars = append(e.Vars, quickRace)
			return nil
		},
		Cmds: map[string]func(*testscript.TestScript, bool, []string){
			"exit":   scriptExit,
			"partly": scriptPartly,
			"holds":  scriptHolds,
			"edit":   scriptEdit,
			"utf16":  scriptUTF16,
			"bom":    scriptBOM,
			"paint":  scriptPaint,
			"crlf":   scriptCRLF,
			"mkfifo": scriptFIFO,
		},
	})
}

// scriptArgs refuses a negated command and a wrong number of arguments.
func scriptArgs(ts *testscript.TestScript, neg bool, args []string, least int, usage string) {
	if neg || len(args) < least {
		ts.Fatalf("usage: %s", usage)
	}
}

// scriptFIFO is "mkfifo PATH…": named pipes that nobody writes into.
func scriptFIFO(ts *testscript.TestScript, _ bool, args []string) {
	for _, path := range args {
		ts.Check(makeFIFO(ts.MkAbs(path)))
	}
}

// scriptExit is "exit N croix ARGS…": the command ends with exactly that code.
// A failure prints nothing on standard output, and an error of at most four
// lines, with the hint about the help besides.
func scriptExit(ts *testscript.TestScript, neg bool, args []string) {
	scriptArgs(ts, neg, args, 2, "exit N command [args...]")
	if want := scriptEnd(ts, args); want != exitDone {
		told(ts, want, ts.ReadFile("stdout"))
	}
}

// scriptPartly is exit for a command that fails after it has done a part of its
// work, which it tells on standard output.
func scriptPartly(ts *testscript.TestScript, neg bool, args []string) {
	scriptArgs(ts, neg, args, 2, "partly N command [args...]")
	want := scriptEnd(ts, args)
	if ts.ReadFile("stdout") == "" {
		ts.Fatalf("the part that was done is not told")
	}
	told(ts, want, "")
}

// scriptEnd runs a command that ends with the code before it, and gives that.
func scriptEnd(ts *testscript.TestScript, args []string) int {
	want, err := strconv.Atoi(args[0])
	ts.Check(err)
	got := exitDone
	if err := ts.Exec(args[1], args[2:]...); err != nil {
		var ended *exec.ExitError
		if !errors.As(err, &ended) {
			ts.Fatalf("%s did not run: %v", args[1], err)
		}
		got = ended.ExitCode()
	}
	if got != want {
		ts.Fatalf("exit code %d, want %d", got, want)
	}
	return want
}

// told refuses a failure that is told wrongly.
func told(ts *testscript.TestScript, code int, stdout string) {
	for _, problem := range wrongFailure(code, stdout, ts.ReadFile("stderr")) {
		ts.Fatalf("%s", problem)
	}
}

// maxErrorLines is how long an error is at most, without the hint that wrong
// usage has after it.
const maxErrorLines = 4

// wrongFailure is what is wrong with the output of a command that failed.
func wrongFailure(code int, stdout, stderr string) (wrong []string) {
	if stdout != "" {
		wrong = append(wrong, "a failure prints on standard output")
	}
	if !strings.HasPrefix(stderr, "croix: ") || !strings.HasSuffix(stderr, "\n") {
		wrong = append(wrong, "the error is not a line that starts with the name of the program")
	}
	lines, most := strings.Count(stderr, "\n"), maxErrorLines
	if code == exitUsage {
		most++
		if !strings.Contains(stderr, " --help") {
			wrong = append(wrong, "wrong usage does not say where the help is")
		}
	}
	if lines > most {
		wrong = append(wrong, fmt.Sprintf("the error has %d lines, at most %d", lines, most))
	}
	for _, bad := range []string{"panic:", "goroutine ", "%!", "\x1b", "<nil>"} {
		if strings.Contains(stderr, bad) {
			wrong = append(wrong, fmt.Sprintf("the error has %q", bad))
		}
	}
	return wrong
}

// TestWrongFailure is the negative control of the command exit.
func TestWrongFailure(t *testing.T) {
	for _, row := range []struct {
		reason         string
		code           int
		stdout, stderr string
		want           string // "" for nothing wrong
	}{
		{"a failure of four lines", exitFailed, "", "croix: a\nb\nc\nd\n", ""},
		{"four lines and the hint", exitUsage, "", "croix: a\nb\nc\nd\nSee 'croix --help'.\n", ""},
		{"something was printed", exitFailed, "seed 7\n", "croix: a\n", "standard output"},
		{"nothing is told", exitFailed, "", "", "name of the program"},
		{"five lines", exitFailed, "", "croix: a\nb\nc\nd\ne\n", "5 lines"},
		{"no hint", exitUsage, "", "croix: a\n", "help"},
		{"a panic", exitUsage, "", "croix: panic: x --help\n", "panic"},
		{"a wrong verb", exitFailed, "", "croix: %!d(string=x)\n", "%!"},
		{"an escape sequence", exitFailed, "", "croix: \x1b[31m\n", "x1b"},
	} {
		t.Run(row.reason, func(t *testing.T) {
			got := strings.Join(wrongFailure(row.code, row.stdout, row.stderr), "; ")
			if (row.want == "") != (got == "") || !strings.Contains(got, row.want) {
				t.Errorf("got %q, want %q", got, row.want)
			}
		})
	}
}

// scriptHolds is "holds DIR [NAME…]": the folder has these entries and no
// others, so that no temporary file is left either.
func scriptHolds(ts *testscript.TestScript, neg bool, args []string) {
	scriptArgs(ts, neg, args, 1, "holds dir [name...]")
	entries, err := os.ReadDir(ts.MkAbs(args[0]))
	ts.Check(err)
	var got []string
	for _, e := range entries {
		if e.Name() != ".tmp" { // the script's own folder for temporary files
			got = append(got, e.Name())
		}
	}
	want := slices.Sorted(slices.Values(args[1:]))
	if slices.Sort(got); !slices.Equal(got, want) {
		ts.Fatalf("%s holds %q, want %q", args[0], got, want)
	}
}

// scriptEdit is "edit IN OUT OLD NEW": a copy of a file with the first OLD
// replaced, which must be there.
func scriptEdit(ts *testscript.TestScript, neg bool, args []string) {
	scriptArgs(ts, neg, args, 4, "edit in out old new")
	text := ts.ReadFile(args[0])
	if !strings.Contains(text, args[2]) {
		ts.Fatalf("%s has no %q", args[0], args[2])
	}
	ts.Check(os.WriteFile(ts.MkAbs(args[1]), []byte(strings.Replace(text, args[2], args[3], 1)), 0o644))
}

// scriptUTF16 is "utf16 IN OUT": the file as old spreadsheets save it.
func scriptUTF16(ts *testscript.TestScript, neg bool, args []string) {
	scriptArgs(ts, neg, args, 2, "utf16 in out")
	var b bytes.Buffer
	for _, unit := range append([]uint16{0xfeff}, utf16.Encode([]rune(ts.ReadFile(args[0])))...) {
		b.Write(binary.LittleEndian.AppendUint16(nil, unit))
	}
	ts.Check(os.WriteFile(ts.MkAbs(args[1]), b.Bytes(), 0o644))
}

// scriptBOM is "bom IN OUT": the file as new spreadsheets save it.
func scriptBOM(ts *testscript.TestScript, neg bool, args []string) {
	scriptArgs(ts, neg, args, 2, "bom in out")
	ts.Check(os.WriteFile(ts.MkAbs(args[1]), append([]byte("\ufeff"), ts.ReadFile(args[0])...), 0o644))
}

// scriptCRLF is "crlf IN OUT": the file as French spreadsheets on Windows save
// it, with a byte order mark and a carriage return at the end of every line.
func scriptCRLF(ts *testscript.TestScript, neg bool, args []string) {
	scriptArgs(ts, neg, args, 2, "crlf in out")
	text := strings.ReplaceAll(ts.ReadFile(args[0]), "\n", "\r\n")
	ts.Check(os.WriteFile(ts.MkAbs(args[1]), []byte("\ufeff"+text), 0o644))
}

// readmeStep is a command of the readme and the output it shows.
type readmeStep struct {
	line    int // in the readme, counting from 1
	command string
	code    int
	output  []string // none: not shown
}

// readmeSteps are the commands in the fenced blocks called console. In them a
// command line starts with "$ croix"; a backslash continues it; "# exits N" at
// its end is the exit code.
func readmeSteps(text string) ([]readmeStep, error) {
	var steps []readmeStep
	var fence string // of the block we are in
	console := false
	lines := strings.Split(strings.ReplaceAll(text, "\r\n", "\n"), "\n")
	for i := 0; i < len(lines); i++ {
		line := lines[i]
		if mark := strings.TrimLeft(line, " "); fence == "" && strings.HasPrefix(mark, "```") {
			info := strings.TrimLeft(mark, "`")
			fence, console = mark[:len(mark)-len(info)], strings.TrimSpace(info) == "console"
			continue
		} else if fence != "" && strings.TrimSpace(mark) == fence {
			fence, console = "", false
			continue
		}
		if !console {
			continue
		}
		step := readmeStep{line: i + 1}
		command, ok := strings.CutPrefix(line, "$ ")
		switch {
		case ok:
			for strings.HasSuffix(command, `\`) && i+1 < len(lines) {
				i++
				command += "\n" + strings.TrimPrefix(lines[i], "> ")
			}
			if command != "croix" && !strings.HasPrefix(command, "croix ") {
				return nil, fmt.Errorf("line %d: a block called console runs croix only: %s", step.line, line)
			}
			if _, note, found := strings.Cut(command, "# exits "); found {
				code, err := strconv.Atoi(strings.TrimSpace(note))
				if err != nil {
					return nil, fmt.Errorf("line %d: “# exits %s” names no exit code", step.line, note)
				}
				step.code = code
			}
			step.command = command
			steps = append(steps, step)
		case len(steps) == 0:
			return nil, fmt.Errorf("line %d: output before any command", i+1)
		default:
			last := &steps[len(steps)-1]
			last.output = append(last.output, line)
		}
	}
	if fence != "" {
		return nil, errors.New("the last fenced block does not end")
	}
	if len(steps) == 0 {
		return nil, errors.New("no block called console with a line “$ croix …”")
	}
	return steps, nil
}

// sameOutput compares lines; a line "..." among those wanted matches any
// number of them.
func sameOutput(want, got []string) bool {
	if len(want) == 0 {
		return len(got) == 0
	}
	if want[0] == "..." {
		return sameOutput(want[1:], got) || len(got) > 0 && sameOutput(want, got[1:])
	}
	return len(got) > 0 && want[0] == got[0] && sameOutput(want[1:], got[1:])
}

// outputLines are the lines of an output without blank ones at its end.
func outputLines(text string) []string { return trimBlank(strings.Split(text, "\n")) }

func trimBlank(lines []string) []string {
	for len(lines) > 0 && strings.TrimSpace(lines[len(lines)-1]) == "" {
		lines = lines[:len(lines)-1]
	}
	return lines
}

// runReadme runs the commands one after another in a folder, and tells how
// their results differ from what is written.
func runReadme(dir string, steps []readmeStep) (wrong []error) {
	for _, s := range steps {
		fail := func(format string, args ...any) {
			wrong = append(wrong, fmt.Errorf("README.md:%d: $ %s: %s", s.line, s.command, fmt.Sprintf(format, args...)))
		}
		cmd := exec.Command("sh", "-c", s.command)
		cmd.Dir = dir
		cmd.Env = []string{"PATH=" + os.Getenv("PATH"), "HOME=" + dir, "TMPDIR=" + os.TempDir(), "LC_ALL=C.UTF-8", "TERM=dumb", quickRace}
		cmd.WaitDelay = time.Second
		out, err := cmd.CombinedOutput()
		var ended *exec.ExitError
		if err != nil && !errors.As(err, &ended) {
			fail("did not run: %v", err)
			continue
		}
		if code := cmd.ProcessState.ExitCode(); code != s.code {
			fail("exit code %d, want %d; it says\n%s", code, s.code, out)
			continue
		}
		want := trimBlank(s.output)
		if got := outputLines(string(out)); len(want) > 0 && !sameOutput(want, got) {
			fail("the readme shows\n%s\nand the program says\n%s", strings.Join(want, "\n"), strings.Join(got, "\n"))
		}
	}
	return wrong
}

// needShell skips a test where there is no shell for the lines of the readme.
func needShell(t *testing.T) {
	t.Helper()
	if _, err := exec.LookPath("sh"); err != nil {
		t.Skip("the commands of the readme are written for a POSIX shell, and there is none here")
	}
}

// TestReadme runs every command of the readme.
func TestReadme(t *testing.T) {
	needShell(t)
	text, err := os.ReadFile(filepath.Join(repository, "README.md"))
	if err != nil {
		t.Fatalf("there is no README.md beside go.mod: write it, with its commands in blocks called console: %v", err)
	}
	steps, err := readmeSteps(string(text))
	if err != nil {
		t.Fatalf("README.md: %v", err)
	}
	for _, err := range runReadme(t.TempDir(), steps) {
		t.Error(err)
	}
}

// TestReadmeControl is the negative control of the test above.
func TestReadmeControl(t *testing.T) {
	needShell(t)
	block := func(lines ...string) string { return "# T\n\n```console\n" + strings.Join(lines, "\n") + "\n```\n" }
	const roll = "$ croix roll d66 --dice 3,4"
	for _, row := range []struct {
		reason, text string
		want         string // in an error; "" for none
	}{
		{"the real output", block(roll, "d66  [3 4]  34"), ""},
		{"no output shown", block(roll), ""},
		{"two commands", block(roll, "d66  [3 4]  34", "", roll), ""},
		{"any number of lines", block("$ croix --help", "...", "Usage:", "..."), ""},
		{"no line is a number of lines", block(roll, "...", "d66  [3 4]  34", "..."), ""},
		{"the code that is written", block("$ croix nonsense  # exits 2", "croix: “nonsense” is not a command", "..."), ""},
		{"a later command finds the file of an earlier one", block("$ croix roll deck --seed 7 -o d.json", "$ croix print --deck d.json"), ""},
		{"a continued line and a pipe", block(`$ croix roll deck --json --seed 7 | \`, "    croix print --deck - -o d.pdf"), ""},
		{"a block of another kind is not run", "```sh\n$ croix nonsense\n```\n" + block(roll), ""},
		{"other output", block(roll, "d66  [3 4]  43"), "the readme shows"},
		{"a line too many", block(roll, "d66  [3 4]  34", "seed 7"), "the readme shows"},
		{"a line too few", block("$ croix roll d6 d6 --dice 3,4", "d6  [3]  3"), "the readme shows"},
		{"a failure that is not written", block("$ croix nonsense"), "exit code 2, want 0"},
		{"a failure that does not come", block(roll + " # exits 1"), "exit code 0, want 1"},
		{"no exit code", block(roll + " # exits soon"), "no exit code"},
		{"another program", block("$ make kit"), "runs croix only"},
		{"output first", block("d66"), "before any command"},
		{"no block", "# T\n\n$ croix nonsense\n", "no block"},
		{"an open block", "```console\n" + roll + "\n", "does not end"},
	} {
		t.Run(row.reason, func(t *testing.T) {
			steps, err := readmeSteps(row.text)
			if err == nil {
				err = errors.Join(runReadme(t.TempDir(), steps)...)
			}
			switch {
			case row.want == "" && err != nil:
				t.Errorf("error %v, want none", err)
			case row.want != "" && (err == nil || !strings.Contains(err.Error(), row.want)):
				t.Errorf("error %v, want one with %q", err, row.want)
			}
		})
	}
}
