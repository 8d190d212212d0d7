package main

import (
	"bytes"
	"slices"
	"strings"

	"github.com/spf13/cobra"

	"croix/generator/d666"
	"croix/generator/say"
	"croix/output"
	"croix/output/pdf"
	"croix/templates/d666pages"
	"croix/templates/pages"
)

// d666Print is the flags of d666 print.
type d666Print struct {
	out   string
	book  d666Options
	check bool
	json  bool
	force bool
	pages pages.Options
}

// d666Documents are what can be printed, the sheet first.
func d666Documents() []string { return []string{"sheet", "cards", "tents", "reference", "forms"} }

// layD666 lays out a document of d666Documents.
func layD666(name string, b *d666.Book, o pages.Options) (*output.Document, pages.Report, error) {
	switch name {
	case "cards":
		return d666pages.Cards(b, o)
	case "tents":
		return d666pages.Tents(b, o)
	case "reference":
		return d666pages.Reference(b, o)
	case "forms":
		return d666pages.Forms(b, o)
	}
	return d666pages.Sheet(b, o)
}

// d666PrintCommand prints sheets, cards and forms.
func (a *app) d666PrintCommand() *cobra.Command {
	var o d666Print
	documents := strings.Join(d666Documents(), ", ")
	cmd := &cobra.Command{
		Use: "print [DOCUMENT]...", Short: a.lang.Text(say.D666PrintShort), Long: a.lang.Text(say.D666PrintLong, documents),
		Example:   "  croix d666 print sheet -o sheet.pdf\n  croix d666 print --fighters fight.toml -o fight\n  croix d666 print reference --paper a5 --table house -o reference.pdf",
		ValidArgs: d666Documents(),
		Args: func(_ *cobra.Command, args []string) error {
			for _, arg := range args {
				if !slices.Contains(d666Documents(), arg) {
					return usagef(say.CLIUnknownDocument, arg, documents)
				}
			}
			return nil
		},
	}
	f := cmd.Flags()
	f.StringVarP(&o.out, "output", "o", "d666", a.lang.Text(say.FlagD666Out))
	page := a.pageFlags(cmd)
	f.BoolVar(&o.check, "check", false, a.lang.Text(say.FlagCheck))
	f.BoolVar(&o.json, "json", false, a.lang.Text(say.FlagPrintJSON))
	f.BoolVar(&o.force, "force", false, a.lang.Text(say.FlagForce))
	a.d666Flags(cmd, &o.book)
	cmd.RunE = func(_ *cobra.Command, args []string) error {
		var err error
		if o.pages, err = page(); err != nil {
			return err
		}
		o.pages.Back, o.pages.Order = output.BackNone, output.Interleaved
		return a.printD666(o, args)
	}
	return cmd
}

// printD666 makes the documents in memory, then writes them together. Without
// names it is all of them, or the sheet where one file is named.
func (a *app) printD666(o d666Print, names []string) error {
	if err := checkPlace(o.out); err != nil {
		return err
	}
	single := oneFile(o.out)
	if len(names) == 0 {
		names = d666Documents()
		if single {
			names = names[:1]
		}
	}
	if single && len(names) > 1 {
		return usagef(say.CLIOneDocument, o.out)
	}
	b, err := a.d666Book(o.book)
	if err != nil {
		return err
	}
	p := printed{}
	for _, name := range d666Documents() {
		if !slices.Contains(names, name) {
			continue
		}
		path, err := document{name: name, file: name + ".pdf"}.place(o.out)
		if err != nil {
			return err
		}
		d, r, err := layD666(name, b, o.pages)
		if err != nil {
			return err
		}
		if o.check {
			survey, err := output.Inspect(d)
			if err != nil {
				return err
			}
			v := reportOf(name, "", r, &survey)
			p.reports = append(p.reports, v)
			p.told = append(p.told, a.lang.Text(say.CheckLine, name, v.Cards, v.Sheets, v.Pages, v.Cuts, *v.Smallest, *v.Ink))
			continue
		}
		var data bytes.Buffer
		if err := pdf.Write(&data, d); err != nil {
			return err
		}
		p.add(path, data.Bytes(), pdf.Untouched, a.lang.Count(say.CountPages, d.Pages))
		p.reports = append(p.reports, reportOf(name, path, r, nil))
	}
	if o.check {
		o.out = "" // nothing is written
	}
	return a.deliver(p, o.out, o.force, o.json, nil)
}
