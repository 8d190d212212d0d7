package face

import (
	"fmt"
	"strings"
)

// Licence is the text under which a family of faces may be passed on; it has
// to go with every copy of them.
type Licence struct {
	Family string // such as "Crimson Pro"
	Holder string // the line that names who holds the rights
	Text   string // the SIL Open Font License, Version 1.1, in full
}

// Licences lists the licences of the embedded faces, by family.
func Licences() ([]Licence, error) {
	var licences []Licence
	for _, l := range []struct{ family, file string }{
		{"Crimson Pro", "OFL-CrimsonPro.txt"},
		{"Grenze Gotisch", "OFL-GrenzeGotisch.txt"},
	} {
		text, err := data.ReadFile("data/" + l.file)
		if err != nil {
			return nil, fmt.Errorf("licence of %s: %w", l.family, err)
		}
		holder, _, _ := strings.Cut(string(text), "\n")
		licences = append(licences, Licence{Family: l.family, Holder: strings.TrimSpace(holder), Text: string(text)})
	}
	return licences, nil
}
