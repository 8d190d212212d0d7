package main

import (
	"bytes"
	"encoding/binary"
	"hash/crc32"
	"image"
	"image/color"
	"image/draw"
	"image/jpeg"
	"image/png"
	"os"
	"strconv"
	"strings"

	"github.com/rogpeppe/go-internal/testscript"
)

// scriptPaint is "paint FILE WIDTH HEIGHT RRGGBB [cut|says W H]": a picture of
// one colour, in the format of its name; cut off in the middle; or one that says
// it has W by H pixels.
func scriptPaint(ts *testscript.TestScript, neg bool, args []string) {
	scriptArgs(ts, neg, args, 4, "paint file width height rrggbb [cut|says w h]")
	number := func(s string, base int) int {
		n, err := strconv.ParseUint(s, base, 32)
		ts.Check(err)
		return int(n)
	}
	hex := number(args[3], 16)
	img := image.NewNRGBA(image.Rect(0, 0, number(args[1], 10), number(args[2], 10)))
	paint := color.NRGBA{R: uint8(hex >> 16), G: uint8(hex >> 8), B: uint8(hex), A: 255}
	draw.Draw(img, img.Bounds(), image.NewUniform(paint), image.Point{}, draw.Src)
	var b bytes.Buffer
	if strings.HasSuffix(strings.ToLower(args[0]), ".png") {
		ts.Check(png.Encode(&b, img))
	} else {
		ts.Check(jpeg.Encode(&b, img, nil))
	}
	data := b.Bytes()
	switch {
	case len(args) > 4 && args[4] == "cut":
		data = data[:len(data)/2]
	case len(args) > 6 && args[4] == "says": // the header of a PNG
		binary.BigEndian.PutUint32(data[16:], uint32(number(args[5], 10)))
		binary.BigEndian.PutUint32(data[20:], uint32(number(args[6], 10)))
		binary.BigEndian.PutUint32(data[29:], crc32.ChecksumIEEE(data[12:29]))
	}
	ts.Check(os.WriteFile(ts.MkAbs(args[0]), data, 0o644))
}
