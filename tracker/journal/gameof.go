package journal

import (
	"bufio"
	"bytes"
	"io"
	"os"
)

// longestHeader is the longest first line that GameOf reads, bytes.
const longestHeader = 16 << 20

// GameOf is what is played in a file, from its first line alone; "" if that
// cannot be read: Open tells why.
func GameOf(path string) string {
	info, err := os.Stat(path)
	if err != nil || !info.Mode().IsRegular() {
		return ""
	}
	f, err := os.Open(path)
	if err != nil {
		return ""
	}
	defer f.Close() // only read
	line, err := bufio.NewReader(io.LimitReader(f, longestHeader)).ReadBytes('\n')
	if err != nil {
		return ""
	}
	h, err := decodeHeader(path, bytes.TrimSuffix(line, []byte("\n")))
	if err != nil {
		return ""
	}
	return h.Game
}
