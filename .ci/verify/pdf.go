package verify

import (
	"encoding/base64"
	"encoding/json"
	"fmt"
	"math"
	"os"
	"sync"
)

const ptPerMM = 72 / 25.4

// PDF is the objects of a file as qpdf reads them, streams decompressed.
type PDF struct {
	Path    string
	Catalog map[string]any
	Info    map[string]any
	Pages   []Page
	objects map[string]object

	lock  sync.Mutex
	drawn map[int]*reader // the pages that were interpreted
}

type object struct {
	Value  any `json:"value"`
	Stream *struct {
		Dict map[string]any `json:"dict"`
		Data string         `json:"data"`
	} `json:"stream"`
}

// Page is one page: its size in millimetres, where it is, and what it draws.
type Page struct {
	Ref       string
	W, H      float64
	Resources map[string]any
	contents  []string // references of its streams
	Content   []byte
}

// Open reads a file through qpdf.
func Open(path string) (*PDF, error) {
	out, err := Run("qpdf", "--json=2", "--json-stream-data=inline", "--decode-level=generalized", path)
	if err != nil {
		return nil, err
	}
	var j struct {
		QPDF []json.RawMessage `json:"qpdf"`
	}
	if err := json.Unmarshal(out, &j); err != nil || len(j.QPDF) != 2 {
		return nil, fmt.Errorf("%s: what qpdf says is not two parts of JSON: %v", path, err)
	}
	p := &PDF{Path: path, drawn: map[int]*reader{}}
	if err := json.Unmarshal(j.QPDF[1], &p.objects); err != nil {
		return nil, fmt.Errorf("%s: %w", path, err)
	}
	trailer, _ := p.objects["trailer"].Value.(map[string]any)
	p.Catalog, p.Info = p.dict(trailer["/Root"]), p.dict(trailer["/Info"])
	if p.Catalog == nil {
		return nil, fmt.Errorf("%s: no catalog", path)
	}
	return p, p.walk(p.Catalog["/Pages"], nil, nil, 0)
}

// get follows a reference.
func (p *PDF) get(v any) any {
	if s, ok := v.(string); ok {
		if o, ok := p.objects["obj:"+s]; ok {
			if o.Stream != nil {
				return o.Stream.Dict
			}
			return o.Value
		}
	}
	return v
}

func (p *PDF) dict(v any) map[string]any {
	d, _ := p.get(v).(map[string]any)
	return d
}

func (p *PDF) stream(ref string) ([]byte, error) {
	o := p.objects["obj:"+ref]
	if o.Stream == nil {
		return nil, fmt.Errorf("%s: object %s is no stream", p.Path, ref)
	}
	return base64.StdEncoding.DecodeString(o.Stream.Data)
}

// walk collects the pages of a page tree with what they inherit.
func (p *PDF) walk(v any, box []any, resources map[string]any, depth int) error {
	node := p.dict(v)
	if node == nil || depth > 50 {
		return fmt.Errorf("%s: the page tree is broken at %v", p.Path, v)
	}
	if b, ok := p.get(node["/MediaBox"]).([]any); ok {
		box = b
	}
	if r := p.dict(node["/Resources"]); r != nil {
		resources = r
	}
	if kids, ok := p.get(node["/Kids"]).([]any); ok {
		for _, k := range kids {
			if err := p.walk(k, box, resources, depth+1); err != nil {
				return err
			}
		}
		return nil
	}
	pg := Page{Resources: resources}
	pg.Ref, _ = v.(string)
	n := floats(box)
	if len(n) != 4 || n[0] != 0 || n[1] != 0 {
		return fmt.Errorf("%s: page %d: the media box is %v", p.Path, len(p.Pages)+1, box)
	}
	pg.W, pg.H = n[2]/ptPerMM, n[3]/ptPerMM
	switch c := node["/Contents"].(type) {
	case string:
		pg.contents = []string{c}
	case []any:
		for _, r := range c {
			pg.contents = append(pg.contents, fmt.Sprint(r))
		}
	}
	for _, r := range pg.contents {
		data, err := p.stream(r)
		if err != nil {
			return err
		}
		pg.Content = append(append(pg.Content, data...), '\n')
	}
	p.Pages = append(p.Pages, pg)
	return nil
}

func floats(a []any) []float64 {
	var out []float64
	for _, v := range a {
		f, ok := v.(float64)
		if !ok {
			return nil
		}
		out = append(out, f)
	}
	return out
}

// WithContent writes a copy of the file in which one page draws something
// else. It is how the controls make bad files.
func (p *PDF) WithContent(page int, content []byte, to string) error {
	ref := p.Pages[page].contents[0]
	update := map[string]any{"qpdf": []any{
		map[string]any{"jsonversion": 2, "pushedinheritedpageresources": false, "calledgetallpages": false, "maxobjectid": len(p.objects)},
		map[string]any{"obj:" + ref: map[string]any{"stream": map[string]any{
			"dict": map[string]any{}, "data": base64.StdEncoding.EncodeToString(content)}}},
	}}
	return p.update(update, to)
}

// WithObject writes a copy of the file in which an object has another value.
func (p *PDF) WithObject(ref string, value any, to string) error {
	return p.update(map[string]any{"qpdf": []any{
		map[string]any{"jsonversion": 2, "pushedinheritedpageresources": false, "calledgetallpages": false, "maxobjectid": len(p.objects)},
		map[string]any{"obj:" + ref: map[string]any{"value": value}},
	}}, to)
}

func (p *PDF) update(update any, to string) error {
	b, err := json.Marshal(update)
	if err != nil {
		return err
	}
	if err := os.WriteFile(to+".json", b, 0o600); err != nil {
		return err
	}
	_, err = Run("qpdf", p.Path, "--update-from-json="+to+".json", to)
	return err
}

// near tells whether two lengths are equal within a tolerance.
func near(a, b, tolerance float64) bool { return math.Abs(a-b) <= tolerance }
