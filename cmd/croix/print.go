package main

import (
	"errors"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"

	"github.com/spf13/cobra"

	"croix/generator/say"
	"croix/output"
	"croix/templates/pages"
	"croix/templates/purgatorypages"
	"croix/tracker/purgatoryplay"
)

// creatorName stands in every PDF and tells our files from others.
const creatorName = "Croix"

// printOptions are the flags of print.
type printOptions struct {
	out, deck   string
	house       houseOptions
	only        []string // nil for all
	since       string   // a manifest; "" for all
	check, json bool
	single      bool           // the board as one page
	players     []int          // of the score sheets
	token       float64        // diameter of tokens, millimetres
	souls       int            // that tokens are numbered for; 0 for a whole deck
	copies      map[string]int // of equipment cards, by id; until setFor by name
	seed        *uint64
	force       bool
	kit         bool   // no document was named: what the paper is too small for is left out
	game        string // of which the score sheet is filled in; "" for none
	saved       *purgatorypages.SavedGame
	pages       purgatorypages.Options
}

func (a *app) printCommand() *cobra.Command {
	var o printOptions
	cmd := &cobra.Command{
		Use:       "print [DOCUMENT]...",
		Short:     a.lang.Text(say.PrintShort),
		Long:      a.lang.Text(say.PrintLong),
		Example:   a.lang.Text(say.PrintExamples),
		ValidArgs: documents(),
		Args: func(_ *cobra.Command, args []string) error {
			for _, arg := range args {
				if !slices.Contains(documents(), arg) {
					return usagef(say.CLIUnknownDocument, arg, strings.Join(documents(), ", "))
				}
			}
			return nil
		},
	}
	f := cmd.Flags()
	f.StringVarP(&o.out, "output", "o", "kit", a.lang.Text(say.FlagOut))
	page := a.pageFlags(cmd)
	card := a.cardFlag(cmd, "cards", "equipment", "demons", "angels")
	back := a.choice(cmd, f, "back", string(output.BackFold), wordsOf(output.Backs()), say.FlagBack)
	order := a.choice(cmd, f, "order", string(output.Interleaved), wordsOf(output.Orders()), say.FlagOrder)
	f.StringVar(&o.deck, "deck", "", a.lang.Text(say.FlagDeck))
	seed := seedFlag(f, a.lang)
	only := f.String("only", "", a.lang.Text(say.FlagOnly))
	a.houseFlags(cmd, &o.house)
	f.StringVar(&o.since, "since", "", a.lang.Text(say.FlagSince))
	portraits := f.String("art", "", a.lang.Text(say.FlagArt))
	copies := f.String("copies", "", a.lang.Text(say.FlagCopies))
	players := a.choice(cmd, f, "players", "", []string{"2", "3"}, say.FlagPlayers)
	token := a.choice(cmd, f, "token", "25", []string{"20", "25"}, say.FlagToken)
	f.IntVar(&o.souls, "souls", 0, a.lang.Text(say.FlagTokenSouls))
	fill := f.Bool("fill", false, a.lang.Text(say.FlagFill))
	f.BoolVar(&o.single, "single", false, a.lang.Text(say.FlagSingle))
	hints := f.Bool("hints", false, a.lang.Text(say.FlagHints))
	f.BoolVar(&o.check, "check", false, a.lang.Text(say.FlagCheck))
	f.BoolVar(&o.json, "json", false, a.lang.Text(say.FlagPrintJSON))
	f.BoolVar(&o.force, "force", false, a.lang.Text(say.FlagForce))
	of := a.scoreFlags(cmd, &o)
	cmd.RunE = func(cmd *cobra.Command, args []string) error {
		if err := of(cmd, args); err != nil {
			return err
		}
		var err error
		if cmd.Flags().Changed("only") {
			if o.only, err = list("--only", *only); err != nil {
				return err
			}
		}
		if cmd.Flags().Changed("copies") {
			if o.copies, err = copiesOf(*copies); err != nil {
				return err
			}
		}
		if o.pages, err = page(); err != nil {
			return err
		}
		if err = card(&o.pages, args); err != nil {
			return err
		}
		o.pages.Fill, o.pages.Hints = *fill, *hints
		o.pages.Back, o.pages.Order = output.Back(*back), output.Order(*order)
		o.players = []int{2, 3}
		if *players != "" {
			o.players = []int{int((*players)[0] - '0')}
		}
		o.token = purgatorypages.TokenSize
		if *token == "20" {
			o.token = purgatorypages.SmallTokenSize
		}
		if cmd.Flags().Changed("souls") && (o.souls < 1 || o.souls > purgatoryplay.MaxSouls) {
			return usagef(say.PlaySouls, o.souls, purgatoryplay.MaxSouls)
		}
		o.seed = seed.value
		if o.pages.Art, err = art(*portraits); err != nil {
			return err
		}
		if err = a.print(o, args); err != nil {
			return err
		}
		sheets := slices.Contains(args, "demons") || slices.Contains(args, "angels")
		if sheets && cmd.Flags().Changed("card") && !purgatorypages.CelestialCards(o.pages.Card.Size) {
			a.tell(a.err, []string{a.lang.Text(say.CardSheets, cmd.Flag("card").Value)})
		}
		return nil
	}
	return cmd
}

// pageFlags adds the flags that pages of every game are printed with, and gives
// the function that reads them once they are parsed.
func (a *app) pageFlags(cmd *cobra.Command) func() (pages.Options, error) {
	f := cmd.Flags()
	paper := f.String("paper", "a4", a.lang.Text(say.FlagPaper))
	ink := a.choice(cmd, f, "ink", string(pages.InkFull), wordsOf(pages.Inks()), say.FlagInk)
	margin := f.String("margin", "8", a.lang.Text(say.FlagMargin))
	profile := f.String("profile", "", a.lang.Text(say.FlagProfile))
	complete(cmd, "paper", "a4", "letter", "a3", "a5")
	return func() (o pages.Options, err error) {
		if o.Paper, err = size("paper", *paper, output.Papers()); err != nil {
			return o, err
		}
		o.Margin, err = number(*margin)
		if m := o.Margin; err != nil || !(m >= 0 && m <= 50) {
			return o, usagef(say.CLIMargin, *margin)
		}
		o.Ink, o.Lang = pages.Ink(*ink), a.lang
		o.Creator = creatorName + " " + programVersion()
		o.Profile, err = a.profile(*profile)
		return o, err
	}
}

// cardFlag adds the flag that says how large cards are, and gives what reads it
// for the documents that are printed; none is all. It is an error where none of
// them is among those that have cards.
func (a *app) cardFlag(cmd *cobra.Command, carded ...string) func(o *pages.Options, documents []string) error {
	card := cmd.Flags().String("card", "poker", a.lang.Text(say.FlagCard))
	complete(cmd, "card", "poker", "tarot")
	return func(o *pages.Options, documents []string) (err error) {
		has := func(name string) bool { return slices.Contains(carded, name) }
		if cmd.Flags().Changed("card") && len(documents) > 0 && !slices.ContainsFunc(documents, has) {
			return usagef(say.CLINoCards, strings.Join(carded, ", "))
		}
		o.Card, err = size("card", *card, output.Cards())
		return err
	}
}

// wordsOf are the words of a list of string constants.
func wordsOf[T ~string](all []T) []string {
	words := make([]string, len(all))
	for i, v := range all {
		words[i] = string(v)
	}
	return words
}

func complete(cmd *cobra.Command, flag string, words ...string) {
	_ = cmd.RegisterFlagCompletionFunc(flag, cobra.FixedCompletions(words, cobra.ShellCompDirectiveNoFileComp))
}

// size reads the size of paper or of a card.
func size(flag, text string, known []output.Paper) (output.Paper, error) {
	p, err := output.ParseSize(text, known)
	var se *output.SizeError
	switch {
	case errors.As(err, &se) && se.Max > 0:
		return p, usagef(say.CLISizeRange, "--"+flag, se.Text, se.Min, se.Max)
	case errors.As(err, &se):
		return p, usagef(say.CLISize, "--"+flag, se.Text, strings.Join(se.Known, ", "))
	}
	return p, err
}

// list is the words of a list with commas.
func list(flag, text string) ([]string, error) {
	words := strings.Split(text, ",")
	for i, w := range words {
		if words[i] = strings.TrimSpace(w); words[i] == "" {
			return nil, usagef(say.CLIEmptyWord, flag, text)
		}
	}
	return words, nil
}

// copiesOf reads graal=0,arme=3: the counts by what somebody calls the objects.
func copiesOf(text string) (map[string]int, error) {
	words, err := list("--copies", text)
	if err != nil {
		return nil, err
	}
	copies := map[string]int{}
	for _, w := range words {
		name, number, ok := strings.Cut(w, "=")
		n, err := strconv.Atoi(number)
		if !ok || err != nil || n < 0 || n > purgatorypages.MaxCopies {
			return nil, usagef(say.GearCopies, w, purgatorypages.MaxCopies)
		}
		copies[name] = n
	}
	return copies, nil
}

// place is where a document goes: into a folder, or into the one file named,
// which must be of its kind.
func (d document) place(out string) (string, error) {
	ext := strings.ToLower(filepath.Ext(out))
	switch {
	case out == "-" || ext == filepath.Ext(d.file):
		return out, nil
	case oneFile(out):
		return "", usagef(say.CLIWrongKind, out, d.file)
	}
	return filepath.Join(out, d.file), nil
}

// part is the document with the name of a part of it, so that the whole that
// is in the folder stays: cards-only.pdf beside cards.pdf.
func (d document) part(o printOptions) document {
	ext := filepath.Ext(d.file)
	switch name := strings.TrimSuffix(d.file, ext); {
	case d.lay == nil:
	case o.saved != nil:
		d.file = o.saved.File
	case o.since != "":
		d.file = name + "-changed" + ext
	case o.only != nil:
		d.file = name + "-only" + ext
	}
	return d
}

// oneFile tells whether -o names a file and no folder.
func oneFile(out string) bool {
	return out == "-" || slices.Contains([]string{".pdf", ".json"}, strings.ToLower(filepath.Ext(out)))
}

// checkPlace refuses a name that looks like a file of another kind, such as
// cards.png, of which a folder would be made.
func checkPlace(out string) error {
	if oneFile(out) || filepath.Ext(filepath.Base(out)) == "" || strings.HasPrefix(filepath.Base(out), ".") {
		return nil
	}
	if info, err := os.Stat(out); err == nil && info.IsDir() {
		return nil
	}
	return usagef(say.FileExtension, out)
}

// print makes the documents in memory, then writes them together.
func (a *app) print(o printOptions, names []string) error {
	names = slices.Compact(slices.Sorted(slices.Values(names)))
	if o.out == "" {
		return usagef(say.FileNoPlace)
	}
	if o.deck == "-" && o.house.rules == "-" {
		return usagef(say.CLIBoth, "--deck -", "--rules -")
	}
	single := oneFile(o.out)
	if err := checkPlace(o.out); err != nil {
		return err
	}
	kept := "" // the deck of the folder, which is printed again
	if there := filepath.Join(o.out, "deck.json"); o.deck == "" && o.seed == nil && !single {
		if _, err := os.Stat(there); err == nil {
			kept, o.deck = there, there
		}
	}
	if beside := filepath.Join(filepath.Dir(o.since), "deck.json"); o.since != "" && o.deck == "" && o.seed == nil {
		if _, err := os.Stat(beside); err == nil {
			o.deck = beside // what was printed with the manifest
		}
	}
	if len(names) == 0 {
		names = documents()
		o.kit = !single
		switch {
		case o.out == "-":
			return usagef(say.CLIOneDocument, o.out) // the kit is several
		case single:
			names = []string{"cards"}
		case o.only != nil:
			names = chosen()
		case o.since != "" || o.deck != "" && kept == "":
			names = slices.DeleteFunc(names, func(n string) bool { return n == "deck" })
		}
	}
	if i := slices.IndexFunc(names, func(n string) bool { return !slices.Contains(chosen(), n) }); o.only != nil && i >= 0 {
		return usagef(say.OnlyDocument, names[i], strings.Join(chosen(), ", "))
	}
	if single && len(names) > 1 {
		return usagef(say.CLIOneDocument, o.out)
	}
	needDeck := slices.Contains(names, "cards") || slices.Contains(names, "deck")
	far := a.follow(o)
	defer far.erase()
	s, err := a.setFor(o, needDeck)
	if err != nil {
		return err
	}
	if err := s.chooseOnly(names); err != nil {
		return err
	}
	s.far = far
	var docs []document
	for _, name := range names {
		if s.keep == nil || s.keep[name] != nil {
			docs = append(docs, a.document(name).part(o))
		}
	}
	if o.check {
		err = a.checkDocuments(s, docs)
	} else {
		err = a.printDocuments(s, docs, kept)
	}
	if err != nil {
		return err
	}
	a.tell(a.err, a.artHints(o.pages.Art, s.c))
	return nil
}
