package picture

import (
	"bytes"
	"encoding/binary"
)

// orientation is how a camera held a JPEG: 1 for upright, up to 8, from its
// EXIF data; 1 if it does not say. Nothing in there can be wrong enough to
// refuse the picture.
func orientation(jpeg []byte) int {
	b := jpeg[2:]
	for len(b) >= 4 && b[0] == 0xff && b[1] != 0xda {
		n := int(binary.BigEndian.Uint16(b[2:])) + 2
		if n > len(b) {
			break
		}
		if segment := b[4:max(n, 4)]; b[1] == 0xe1 && bytes.HasPrefix(segment, []byte("Exif\x00\x00")) {
			return turnOf(segment[6:])
		}
		b = b[n:]
	}
	return 1
}

// turnOf reads the tag Orientation of the first directory of a TIFF header.
func turnOf(tiff []byte) int {
	var order binary.ByteOrder
	switch {
	case bytes.HasPrefix(tiff, []byte("II*\x00")):
		order = binary.LittleEndian
	case bytes.HasPrefix(tiff, []byte("MM\x00*")):
		order = binary.BigEndian
	default:
		return 1
	}
	if len(tiff) < 8 {
		return 1
	}
	at := uint64(order.Uint32(tiff[4:]))
	if at+2 > uint64(len(tiff)) {
		return 1
	}
	entries := tiff[at+2:]
	for range order.Uint16(tiff[at:]) {
		if len(entries) < 12 {
			break
		}
		if order.Uint16(entries) == 0x0112 {
			if v := order.Uint16(entries[8:]); v >= 1 && v <= 8 {
				return int(v)
			}
			break
		}
		entries = entries[12:]
	}
	return 1
}

// upright is colours of w by h pixels as they stand when turned; for a turn of
// 5 or more the result is h by w.
func upright(rgb []byte, w, h, turn int) []byte {
	if turn == 1 {
		return rgb
	}
	out := make([]byte, 0, len(rgb))
	outW, outH := w, h
	if turn >= 5 {
		outW, outH = h, w
	}
	for y := range outH {
		for x := range outW {
			var sx, sy int
			switch turn {
			case 2:
				sx, sy = w-1-x, y
			case 3:
				sx, sy = w-1-x, h-1-y
			case 4:
				sx, sy = x, h-1-y
			case 5:
				sx, sy = y, x
			case 6:
				sx, sy = y, h-1-x
			case 7:
				sx, sy = w-1-y, h-1-x
			case 8:
				sx, sy = w-1-y, x
			}
			i := 3 * (sy*w + sx)
			out = append(out, rgb[i:i+3]...)
		}
	}
	return out
}
