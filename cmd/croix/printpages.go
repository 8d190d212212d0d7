package main

import (
	"bytes"

	"croix/generator/purgatory"
	"croix/generator/say"
	"croix/output/pdf"
	"croix/templates/pages"
)

// printed is what print makes: files, and what it tells of them.
type printed struct {
	files   []pending
	told    []string
	reports []reportJSON
	now     map[string]map[string]string // the sums of all items, by document and id
	changed int                          // how many items were printed again
	items   int                          // of how many
	dealt   bool                         // whether souls of the deck are among it
	left    []leftOut                    // of the kit
}

// printDocuments writes documents and tells what they are.
func (a *app) printDocuments(s *set, docs []document, kept string) error {
	p := printed{now: map[string]map[string]string{}}
	var then manifest
	if s.o.since != "" {
		var err error
		if then, err = readManifest(s.o.since); err != nil {
			return err
		}
	}
	paged := false // something besides the deck is printed
	for _, doc := range docs {
		path, err := doc.place(s.o.out)
		if err != nil {
			return err
		}
		if doc.lay == nil {
			err = a.printDeck(s, doc, path, kept, &p)
		} else {
			err = a.printPages(s, doc, path, then.Documents[doc.name], &p)
		}
		if s.o.kit && pages.TooLarge(err) {
			p.left = append(p.left, leftOut{doc.file, err})
			continue
		}
		if err != nil {
			return err
		}
		paged = paged || doc.lay != nil
	}
	if len(p.left) > 0 && !paged {
		return p.left[0].why
	}
	s.far.erase() // before the lines below, which may go to the same terminal
	if s.o.since != "" {
		if p.changed == 0 {
			if s.o.json {
				return a.printReport(s.deck.Seed, nil)
			}
			a.tell(a.out, []string{a.lang.Text(say.ManifestNothing, s.o.since)})
			return nil
		}
		p.told = append(p.told, a.lang.Text(say.ManifestChanged, p.changed, p.items))
	}
	if s.sums() && !oneFile(s.o.out) {
		p.files = append(p.files, manifestFile(s.o.out, p.now))
	}
	if s.o.deck == "" && s.deck.Seed != nil && p.dealt {
		p.told = append(p.told, a.lang.Text(say.SeedShown, *s.deck.Seed))
	}
	return a.deliver(p, s.o.out, s.o.force, s.o.json, s.deck.Seed)
}

// deliver writes what was made: to standard output for "-", or else all files
// together. What is told of them goes to standard output, but for that case, as
// text or JSON. The seed is nil for none.
func (a *app) deliver(p printed, out string, force, asJSON bool, seed *uint64) error {
	if out == "-" {
		_, _ = a.out.Write(p.files[0].data) // run looks at the errors of standard output
		a.tell(a.err, p.told)
		return nil
	}
	if err := commit(p.files, force); err != nil {
		return err
	}
	a.tellLeft(p.left)
	if asJSON {
		return a.printReport(seed, p.reports)
	}
	a.tell(a.out, p.told)
	return nil
}

// leftOut is a document of the kit that the paper is too small for.
type leftOut struct {
	file string
	why  error
}

// tellLeft tells what is left out of the kit, and why.
func (a *app) tellLeft(left []leftOut) {
	for _, l := range left {
		a.tell(a.err, []string{a.lang.Text(say.PrintLeftOut, l.file, l.why)})
	}
}

// printReport is what --json tells of a print. The seed is nil for none.
func (a *app) printReport(seed *uint64, reports []reportJSON) error {
	if reports == nil {
		reports = []reportJSON{}
	}
	return writeJSON(a.out, struct {
		Seed      *uint64      `json:"seed,omitempty"`
		Documents []reportJSON `json:"documents"`
	}{seed, reports})
}

func (p *printed) add(path string, data []byte, ours func([]byte) bool, report string) {
	p.files = append(p.files, pending{path: path, data: data, ours: ours})
	p.told = append(p.told, path+"  "+report)
}

// printDeck makes the deck file, but for the one that is printed from.
func (a *app) printDeck(s *set, doc document, path, kept string, p *printed) error {
	souls := a.lang.Count(say.CountSouls, len(s.deck.Cards))
	p.dealt = true
	if path == kept {
		p.told = append(p.told, path+"  "+a.lang.Text(say.DeckKept, souls))
		return nil
	}
	var b bytes.Buffer
	if err := purgatory.WriteDeck(&b, s.deck); err != nil {
		return err
	}
	p.add(path, b.Bytes(), doc.ours, souls)
	return nil
}

// printPages makes one document, or, with --since, what has changed of it.
func (a *app) printPages(s *set, doc document, path string, then map[string]string, p *printed) error {
	opts := s.o.pages
	opts.Sums = s.sums()
	opts.Keep = s.keeps(doc.name)
	d, r, err := doc.lay(s, opts)
	if err != nil {
		return err
	}
	if s.sums() {
		p.now[doc.name] = sums(r.Items)
	}
	if s.o.since != "" {
		ids := changed(p.now[doc.name], then)
		p.items += len(r.Items)
		p.changed += len(ids)
		if len(ids) == 0 {
			return nil
		}
		opts.Keep, opts.Sums = func(id string) bool { return ids[id] }, false
		if d, r, err = doc.lay(s, opts); err != nil {
			return err
		}
	}
	var b bytes.Buffer
	if err := pdf.Write(&b, s.far.follow(doc.name, d)); err != nil {
		return err
	}
	pages := a.lang.Count(say.CountPages, d.Pages)
	if doc.name == "cards" {
		p.dealt = true
		pages = a.lang.Text(say.PrintedCards, a.lang.Count(say.CountSouls, r.Souls), pages, s.o.pages.Paper.Name)
	}
	p.add(path, b.Bytes(), doc.ours, pages)
	p.reports = append(p.reports, reportOf(doc.name, path, r, nil))
	return nil
}

// sums tells whether items are summed up: for a manifest, which is written
// into a folder for whole documents, or to hold them against one.
func (s *set) sums() bool {
	return s.o.since != "" || !oneFile(s.o.out) && s.o.only == nil && s.o.saved == nil
}

// keeps tells which items of a document are printed; nil for all.
func (s *set) keeps(document string) func(string) bool {
	if s.keep == nil {
		return nil
	}
	return func(id string) bool { return s.keep[document][id] }
}
