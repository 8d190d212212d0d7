package main

import (
	"bytes"
	"io"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"github.com/spf13/cobra"

	"croix/generator/gamebook"
	"croix/generator/say"
	"croix/output"
	"croix/output/pdf"
	"croix/templates/gamebookpages"
	"croix/templates/pages"
)

// gamebookPrint is the flags of gamebook print.
type gamebookPrint struct {
	out, hero   string
	bestiary    []gamebook.Enemy
	roll        int // heroes to roll; 0 for none
	seed        *uint64
	check, json bool
	force       bool
	rules       gamebook.Options
	pages       pages.Options
}

// gamebookDocuments are what can be printed, the sheet first.
func gamebookDocuments() []string {
	return []string{"sheet", "reference", "map", "log", "encounters", "cards", "strips", "planner"}
}

// gamebookPrintCommand prints sheets and what goes with them.
func (a *app) gamebookPrintCommand() *cobra.Command {
	var o gamebookPrint
	var paper string
	var set []string
	cmd := &cobra.Command{
		Use: "print [DOCUMENT]...", Short: a.lang.Text(say.GamebookPrintShort), Long: a.lang.Text(say.GamebookPrintLong),
		Example:   "  croix gamebook print sheet -o sheet.pdf\n  croix gamebook print sheet --hero heroes.json --paper a5 -o sheet.pdf\n  croix gamebook print --roll 4 --seed 4 -o adventure",
		ValidArgs: gamebookDocuments(),
		Args: func(_ *cobra.Command, args []string) error {
			for _, arg := range args {
				if !slices.Contains(gamebookDocuments(), arg) {
					return usagef(say.CLIUnknownDocument, arg, strings.Join(gamebookDocuments(), ", "))
				}
			}
			return nil
		},
	}
	f := cmd.Flags()
	f.StringVarP(&o.out, "output", "o", "gamebook", a.lang.Text(say.GamebookFlagOut))
	f.StringVar(&o.hero, "hero", "", a.lang.Text(say.GamebookFlagHeroFile))
	bestiary := f.String("bestiary", "", a.lang.Text(say.GamebookFlagBestiary))
	f.IntVar(&o.roll, "roll", 0, a.lang.Text(say.GamebookFlagRoll))
	seed := seedFlag(f, a.lang)
	f.StringVar(&paper, "paper", "a4", a.lang.Text(say.FlagPaper))
	ink := a.choice(cmd, f, "ink", string(pages.InkFull), wordsOf(pages.Inks()), say.FlagInk)
	margin := f.String("margin", "8", a.lang.Text(say.FlagMargin))
	profile := f.String("profile", "", a.lang.Text(say.FlagProfile))
	a.gamebookRuleFlag(cmd, &set)
	f.BoolVar(&o.check, "check", false, a.lang.Text(say.FlagCheck))
	f.BoolVar(&o.json, "json", false, a.lang.Text(say.FlagPrintJSON))
	f.BoolVar(&o.force, "force", false, a.lang.Text(say.FlagForce))
	complete(cmd, "paper", "a4", "letter", "a3", "a5")
	cmd.RunE = func(cmd *cobra.Command, args []string) error {
		var err error
		if o.pages.Paper, err = size("paper", paper, output.Papers()); err != nil {
			return err
		}
		o.pages.Margin, err = number(*margin)
		if m := o.pages.Margin; err != nil || !(m >= 0 && m <= 50) {
			return usagef(say.CLIMargin, *margin)
		}
		o.pages.Ink, o.pages.Lang, o.pages.Card = pages.Ink(*ink), a.lang, output.Cards()[0]
		o.pages.Back, o.pages.Order = output.BackNone, output.Interleaved
		o.pages.Creator = creatorName + " " + programVersion()
		if o.pages.Profile, err = a.profile(*profile); err != nil {
			return err
		}
		if o.rules, err = gamebookRules(set); err != nil {
			return err
		}
		if o.bestiary, err = readBestiary(*bestiary); err != nil {
			return err
		}
		o.seed = seed.value
		rolls := cmd.Flags().Changed("roll")
		switch {
		case o.hero != "" && rolls:
			return usagef(say.CLIBoth, "--hero", "--roll")
		case o.seed != nil && o.hero != "":
			return usagef(say.CLIBoth, "--hero", "--seed")
		case rolls && (o.roll < 1 || o.roll > maxSheets):
			return usagef(say.CLICount, o.roll, maxSheets)
		case o.seed != nil && !rolls:
			o.roll = 1
		}
		return a.printGamebook(o, args)
	}
	return cmd
}

// maxSheets is the most heroes that are rolled to be printed.
const maxSheets = 100

// printGamebook makes the documents in memory, then writes them together.
func (a *app) printGamebook(o gamebookPrint, names []string) error {
	if err := checkPlace(o.out); err != nil {
		return err
	}
	single := oneFile(o.out)
	if len(names) == 0 {
		names = gamebookDocuments()
		switch {
		case single:
			names = names[:1]
		case !gamebookpages.StripsFit(o.pages): // nobody asked for them on such paper
			names = slices.DeleteFunc(names, func(n string) bool { return n == "strips" })
		}
	}
	if single && len(names) > 1 {
		return usagef(say.CLIOneDocument, o.out)
	}
	heroes, seed, err := a.gamebookParty(o)
	if err != nil {
		return err
	}
	p := printed{}
	for i, name := range gamebookDocuments() {
		if !slices.Contains(names, name) {
			continue
		}
		path, err := document{name: name, file: name + ".pdf"}.place(o.out)
		if err != nil {
			return err
		}
		d, r, err := a.layGamebook(i, heroes, o)
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
		var b bytes.Buffer
		if err := pdf.Write(&b, d); err != nil {
			return err
		}
		p.add(path, b.Bytes(), pdf.Untouched, a.lang.Count(say.CountPages, d.Pages))
		p.reports = append(p.reports, reportOf(name, path, r, nil))
	}
	if seed != nil {
		p.told = append(p.told, a.lang.Text(say.SeedShown, *seed))
	}
	if o.out == "-" && !o.check {
		_, _ = a.out.Write(p.files[0].data) // run looks at the errors of standard output
		a.tell(a.err, p.told)
		return nil
	}
	if err := commit(p.files, o.force); err != nil {
		return err
	}
	if o.json {
		return writeJSON(a.out, struct {
			Seed      *uint64      `json:"seed,omitempty"`
			Documents []reportJSON `json:"documents"`
		}{seed, p.reports})
	}
	a.tell(a.out, p.told)
	return nil
}

// layGamebook lays out a document of gamebookDocuments.
func (a *app) layGamebook(i int, heroes []gamebookpages.Filled, o gamebookPrint) (*output.Document, pages.Report, error) {
	switch gamebookDocuments()[i] {
	case "reference":
		return gamebookpages.Reference(o.rules, o.pages)
	case "map":
		return gamebookpages.Map("", nil, o.rules, o.pages)
	case "log":
		return gamebookpages.Log(o.rules, o.pages)
	case "encounters":
		return gamebookpages.Encounters(o.rules, o.pages)
	case "cards":
		return gamebookpages.Cards(o.bestiary, o.rules, o.pages)
	case "strips":
		return gamebookpages.Strips(o.rules, o.pages)
	case "planner":
		return gamebookpages.Planner(o.rules, o.pages)
	}
	return gamebookpages.Sheet(heroes, o.rules, o.pages)
}

// gamebookParty is the heroes whose sheets are filled in: of a file, rolled, or
// none. The seed is that of a roll without one, to be told.
func (a *app) gamebookParty(o gamebookPrint) ([]gamebookpages.Filled, *uint64, error) {
	var heroes []gamebook.Hero
	var seed, told *uint64
	switch {
	case o.hero != "":
		p, err := a.readHeroes(o.hero)
		if err != nil {
			return nil, nil, err
		}
		heroes, seed = p.Heroes, p.Seed
	case o.roll > 0:
		t, err := rollOptions{seed: o.seed}.thrower()
		if err != nil {
			return nil, nil, err
		}
		if heroes, err = rollHeroes(t, make([]string, o.roll)); err != nil {
			return nil, nil, err
		}
		seed, told = t.seed, t.seed
	}
	var all []gamebookpages.Filled
	for _, h := range heroes {
		all = append(all, gamebookpages.Rolled(h, seed))
	}
	return all, told, nil
}

// readHeroes reads a file of heroes, or standard input for "-".
func (a *app) readHeroes(path string) (gamebook.Party, error) {
	var in io.Reader = a.in
	if path != "-" {
		f, err := os.Open(path)
		if err != nil {
			return gamebook.Party{}, say.Errorf(say.FileRead, path, say.Cause(err))
		}
		defer f.Close()
		in = f
	}
	return gamebook.ReadHeroes(in, path)
}

// readBestiary reads a player's own enemies; none for no path.
func readBestiary(path string) ([]gamebook.Enemy, error) {
	if path == "" {
		return nil, nil
	}
	if _, err := os.Stat(path); err != nil {
		return nil, say.Errorf(say.FileRead, path, say.Cause(err))
	}
	dir, file := filepath.Split(filepath.Clean(path))
	if dir == "" {
		dir = "."
	}
	return gamebook.ReadBestiary(os.DirFS(dir), file)
}
