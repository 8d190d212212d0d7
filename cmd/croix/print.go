package main

import (
	"bytes"
	"errors"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"

	"github.com/spf13/cobra"

	"croix/generator/dice"
	"croix/generator/purgatory"
	"croix/generator/say"
	"croix/output"
	"croix/output/pdf"
	"croix/templates/purgatorypages"
)

// creatorName stands in every PDF and tells our files from others.
const creatorName = "Croix"

// printOptions are the flags of print.
type printOptions struct {
	out, deck, data string
	only            []string // nil for all
	seed            *uint64
	force           bool
	pages           purgatorypages.Options
}

// documents are what can be printed, in the order of the kit.
func documents() []string { return []string{"cards", "deck"} }

func (a *app) printCommand() *cobra.Command {
	var o printOptions
	var paper, card string
	cmd := &cobra.Command{
		Use:       "print [" + strings.Join(documents(), "|") + "]...",
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
	f.StringVar(&paper, "paper", "a4", a.lang.Text(say.FlagPaper))
	f.StringVar(&card, "card", "poker", a.lang.Text(say.FlagCard))
	back := a.choice(cmd, f, "back", string(output.BackFold), wordsOf(output.Backs()), say.FlagBack)
	order := a.choice(cmd, f, "order", string(output.Interleaved), wordsOf(output.Orders()), say.FlagOrder)
	ink := a.choice(cmd, f, "ink", string(purgatorypages.InkFull), wordsOf(purgatorypages.Inks()), say.FlagInk)
	f.StringVar(&o.deck, "deck", "", a.lang.Text(say.FlagDeck))
	seed := seedFlag(f, a.lang)
	only := f.String("only", "", a.lang.Text(say.FlagOnly))
	f.StringVar(&o.data, "data", "", a.lang.Text(say.FlagData))
	margin := f.String("margin", "8", a.lang.Text(say.FlagMargin))
	f.BoolVar(&o.force, "force", false, a.lang.Text(say.FlagForce))
	complete(cmd, "paper", "a4", "letter", "a3", "a5")
	complete(cmd, "card", "poker", "tarot")
	cmd.RunE = func(cmd *cobra.Command, args []string) error {
		var err error
		if cmd.Flags().Changed("only") {
			if o.only, err = list("--only", *only); err != nil {
				return err
			}
		}
		if o.pages.Paper, err = size("paper", paper, output.Papers()); err != nil {
			return err
		}
		if o.pages.Card, err = size("card", card, output.Cards()); err != nil {
			return err
		}
		o.pages.Margin, err = strconv.ParseFloat(strings.Replace(*margin, ",", ".", 1), 64)
		if m := o.pages.Margin; err != nil || !(m >= 0 && m <= 50) {
			return usagef(say.CLIMargin, *margin)
		}
		o.pages.Back, o.pages.Order, o.pages.Ink = output.Back(*back), output.Order(*order), purgatorypages.Ink(*ink)
		o.pages.Lang = a.lang
		o.pages.Creator = creatorName + " " + programVersion()
		o.seed = seed.value
		return a.print(o, args)
	}
	return cmd
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

// document is one that can be printed: its file's name, how it is made, and
// how a file of ours is told from others.
type document struct {
	file string
	make func(b *bytes.Buffer, o printOptions, c *purgatory.Catalog, deck *purgatory.Deck) (report string, err error)
	ours func([]byte) bool
}

func (a *app) document(name string) document {
	if name == "deck" {
		return document{"deck.json", a.makeDeck, purgatory.Untouched}
	}
	return document{"cards.pdf", a.makeCards, pdf.Untouched}
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
	if len(names) == 0 {
		names = documents()
		if o.deck != "" && kept == "" || single {
			names = []string{"cards"}
		}
	}
	if single && len(names) > 1 {
		return usagef(say.CLIOneDocument, o.out)
	}
	c, err := catalog(o.data)
	if err != nil {
		return err
	}
	deck, err := a.deckFor(o, c)
	if err != nil {
		return err
	}
	var files []pending
	var told []string
	for _, name := range names {
		doc := a.document(name)
		path, err := doc.place(o.out)
		if err != nil {
			return err
		}
		if path == kept {
			told = append(told, path+"  "+a.lang.Text(say.DeckKept, a.lang.Count(say.CountSouls, len(deck.Cards))))
			continue
		}
		var b bytes.Buffer
		report, err := doc.make(&b, o, c, deck)
		if err != nil {
			return err
		}
		files = append(files, pending{path: path, data: b.Bytes(), ours: doc.ours})
		told = append(told, path+"  "+report)
	}
	if o.deck == "" && deck.Seed != nil {
		told = append(told, a.lang.Text(say.SeedShown, *deck.Seed))
	}
	if o.out == "-" {
		_, _ = a.out.Write(files[0].data) // run looks at the errors of standard output
		a.tell(a.err, told)
		return nil
	}
	if err := commit(files, o.force); err != nil {
		return err
	}
	a.tell(a.out, told)
	return nil
}

// deckFor is the deck of a file, or one rolled from the seed.
func (a *app) deckFor(o printOptions, c *purgatory.Catalog) (*purgatory.Deck, error) {
	if o.deck != "" {
		if o.seed != nil {
			return nil, usagef(say.CLIBoth, "--deck", "--seed")
		}
		return a.readDeck(o.deck, c)
	}
	seed := dice.DrawSeed()
	if o.seed != nil {
		seed = *o.seed
	}
	cards, _, err := c.RollDeck(dice.Seeded(seed), c.Capacity())
	if err != nil {
		return nil, err
	}
	return c.NewDeck(programVersion(), &seed, cards)
}

// makeCards lays out the cards of a deck, or those chosen with --only.
func (a *app) makeCards(b *bytes.Buffer, o printOptions, c *purgatory.Catalog, deck *purgatory.Deck) (string, error) {
	cards := deck.Cards
	if o.only != nil {
		var err error
		if cards, err = c.Select(deck, o.only); err != nil {
			return "", err
		}
	}
	figures := make([]*purgatory.Figure, len(cards))
	for i, card := range cards {
		var err error
		if figures[i], err = c.Figure(card); err != nil {
			return "", err
		}
	}
	doc, _, err := purgatorypages.Cards(figures, o.pages)
	if err != nil {
		return "", err
	}
	if err := pdf.Write(b, doc); err != nil {
		return "", err
	}
	return a.lang.Text(say.PrintedCards, a.lang.Count(say.CountSouls, len(figures)), a.lang.Count(say.CountPages, doc.Pages), o.pages.Paper.Name), nil
}

func (a *app) makeDeck(b *bytes.Buffer, _ printOptions, _ *purgatory.Catalog, deck *purgatory.Deck) (string, error) {
	return a.lang.Count(say.CountSouls, len(deck.Cards)), purgatory.WriteDeck(b, deck)
}
