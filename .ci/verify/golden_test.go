package verify

import (
	"errors"
	"fmt"
	"image"
	"image/draw"
	"image/png"
	"io/fs"
	"os"
	"path/filepath"
	"testing"
)

const howToUpdate = "if the cards look as they should, UPDATE_GOLDEN=1 make kit verify rewrites the pictures"

// TestGolden compares pages of the deck of seed 7 with pictures of how they
// should look.
func TestGolden(t *testing.T) {
	t.Parallel()
	deck, err := roll(7, 36)
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		lang string
		page int
	}{{"fr", 1}, {"en", 9}} {
		t.Run(fmt.Sprintf("%s-%d", c.lang, c.page), func(t *testing.T) {
			t.Parallel()
			o := Options{Lang: c.lang, Paper: "a4", Ink: "full", Back: "fold", Card: "poker"}
			d, err := printTo(filepath.Join(t.TempDir(), "cards.pdf"), o, deck)
			if err != nil {
				t.Fatal(err)
			}
			pictures, err := Render(d.Path, 40, false, c.page, c.page)
			if err != nil {
				t.Fatal(err)
			}
			golden := filepath.Join("testdata", "golden", fmt.Sprintf("cards-%s-%d.png", c.lang, c.page))
			if os.Getenv("UPDATE_GOLDEN") == "1" {
				if err := writePNG(golden, pictures[0].Image()); err != nil {
					t.Fatal(err)
				}
				t.Log("rewrote", golden)
			}
			want, err := readPNG(golden)
			if errors.Is(err, fs.ErrNotExist) {
				t.Fatalf("%v: %s", err, howToUpdate)
			}
			if err != nil {
				t.Fatal(err)
			}
			if err := Compare(pictures[0].Image(), want); err != nil {
				t.Errorf("page %d in %s does not look like %s: %v: %s", c.page, c.lang, golden, err, howToUpdate)
			}
		})
	}
}

func writePNG(path string, img image.Image) error {
	if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
		return err
	}
	f, err := os.Create(path)
	if err != nil {
		return err
	}
	return errors.Join(png.Encode(f, img), f.Close())
}

func readPNG(path string) (*image.Gray, error) {
	f, err := os.Open(path)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	img, err := png.Decode(f)
	if err != nil {
		return nil, fmt.Errorf("%s: %w", path, err)
	}
	grey := image.NewGray(img.Bounds())
	draw.Draw(grey, grey.Rect, img, image.Point{}, draw.Src)
	return grey, nil
}
