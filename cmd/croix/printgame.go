package main

import (
	"bytes"
	"slices"
	"strings"

	"github.com/spf13/cobra"

	"croix/generator/say"
	"croix/output"
	"croix/output/pdf"
	"croix/templates/pages"
)

// gamePrint is the flags with which the documents of any of the smaller games
// are printed.
type gamePrint struct {
	out                string
	check, json, force bool
	pages              pages.Options
}

// gamePrintFlags adds these flags, and the names of the documents as arguments.
// A folder is where they go unless -o says otherwise. The function reads the
// flags once they are parsed, for the documents that are named.
func (a *app) gamePrintFlags(cmd *cobra.Command, o *gamePrint, documents []string, folder string, usage say.Key) func(names []string) error {
	cmd.ValidArgs = documents
	cmd.Args = func(_ *cobra.Command, args []string) error {
		for _, arg := range args {
			if !slices.Contains(documents, arg) {
				return usagef(say.CLIUnknownDocument, arg, strings.Join(documents, ", "))
			}
		}
		return nil
	}
	f := cmd.Flags()
	f.StringVarP(&o.out, "output", "o", folder, a.lang.Text(usage))
	page := a.pageFlags(cmd)
	card := func(*pages.Options, []string) error { return nil }
	if slices.Contains(documents, "cards") {
		card = a.cardFlag(cmd, "cards")
	}
	f.BoolVar(&o.check, "check", false, a.lang.Text(say.FlagCheck))
	f.BoolVar(&o.json, "json", false, a.lang.Text(say.FlagPrintJSON))
	f.BoolVar(&o.force, "force", false, a.lang.Text(say.FlagForce))
	return func(names []string) (err error) {
		if o.pages, err = page(); err != nil {
			return err
		}
		o.pages.Back, o.pages.Order = output.BackNone, output.Interleaved
		if len(names) == 0 && oneFile(o.out) {
			names = documents[:1]
		}
		return card(&o.pages, names)
	}
}

// printGame makes documents in memory, then writes them together, or tells what
// they would be. Without names they are those of a kit, but for what the paper is
// too small for, or its first where one file is named. The seed is told; it is
// nil for none.
func (a *app) printGame(o gamePrint, kit, names []string, seed *uint64, lay func(name string) (*output.Document, pages.Report, error)) error {
	if err := checkPlace(o.out); err != nil {
		return err
	}
	single := oneFile(o.out)
	whole := len(names) == 0 && !single
	switch {
	case whole:
		names = kit
	case len(names) == 0:
		names = kit[:1]
	}
	names = slices.Compact(slices.Sorted(slices.Values(names)))
	if single && len(names) > 1 {
		return usagef(say.CLIOneDocument, o.out)
	}
	p := printed{}
	for _, name := range names {
		path, err := document{name: name, file: name + ".pdf"}.place(o.out)
		if err != nil {
			return err
		}
		err = a.printGameDocument(&p, name, path, o.check, lay)
		if whole && pages.TooLarge(err) {
			p.left = append(p.left, leftOut{name + ".pdf", err})
			continue
		}
		if err != nil {
			return err
		}
	}
	if len(p.left) > 0 && len(p.reports) == 0 {
		return p.left[0].why
	}
	if seed != nil {
		p.told = append(p.told, a.lang.Text(say.SeedShown, *seed))
	}
	if o.check {
		o.out = "" // nothing is written
	}
	return a.deliver(p, o.out, o.force, o.json, seed)
}

// printGameDocument makes one document, or with check only tells what it would
// be.
func (a *app) printGameDocument(p *printed, name, path string, check bool, lay func(name string) (*output.Document, pages.Report, error)) error {
	d, r, err := lay(name)
	if err != nil {
		return err
	}
	if check {
		survey, err := output.Inspect(d)
		if err != nil {
			return err
		}
		v := reportOf(name, "", r, &survey)
		p.reports = append(p.reports, v)
		p.told = append(p.told, a.checkLine(v))
		return nil
	}
	var data bytes.Buffer
	if err := pdf.Write(&data, d); err != nil {
		return err
	}
	p.add(path, data.Bytes(), pdf.Untouched, a.lang.Count(say.CountPages, d.Pages))
	p.reports = append(p.reports, reportOf(name, path, r, nil))
	return nil
}
