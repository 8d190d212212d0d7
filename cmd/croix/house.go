package main

import (
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"github.com/BurntSushi/toml"
	"github.com/spf13/cobra"
	"github.com/spf13/pflag"

	"croix/generator/purgatory"
	"croix/generator/say"
)

// houseOptions are the flags that choose tables and house rules.
type houseOptions struct {
	data  string   // a folder of tables; "" for those published
	rules string   // a file of house rules; "" for none
	set   []string // OPTION=VALUE, over those of the file
}

// houseFlags adds the flags that choose tables and house rules.
func (a *app) houseFlags(cmd *cobra.Command, h *houseOptions) { a.houseFlagsOn(cmd, cmd.Flags(), h) }

// houseFlagsOn is houseFlags among flags of cmd that its commands inherit.
func (a *app) houseFlagsOn(cmd *cobra.Command, f *pflag.FlagSet, h *houseOptions) {
	f.StringVar(&h.data, "data", "", a.lang.Text(say.FlagData))
	a.ruleFlagsOn(cmd, f, h)
}

// ruleFlags adds the flags that choose house rules.
func (a *app) ruleFlags(cmd *cobra.Command, h *houseOptions) { a.ruleFlagsOn(cmd, cmd.Flags(), h) }

// ruleFlagsOn is ruleFlags among flags of cmd that its commands inherit.
func (a *app) ruleFlagsOn(cmd *cobra.Command, f *pflag.FlagSet, h *houseOptions) {
	f.StringVar(&h.rules, "rules", "", a.lang.Text(say.OptionFile))
	f.StringArrayVar(&h.set, "set", nil, a.lang.Text(say.OptionSet))
	_ = cmd.RegisterFlagCompletionFunc("set", func(_ *cobra.Command, _ []string, typed string) ([]string, cobra.ShellCompDirective) {
		return optionWords(typed), cobra.ShellCompDirectiveNoSpace | cobra.ShellCompDirectiveNoFileComp
	})
}

// optionWords completes OPTION=VALUE.
func optionWords(typed string) []string {
	c, err := purgatory.Default()
	if err != nil {
		return nil
	}
	name, _, valued := strings.Cut(typed, "=")
	var words []string
	for _, r := range c.Options {
		switch {
		case !valued:
			words = append(words, r.ID+"=")
		case r.ID == name:
			for _, v := range r.Words() {
				words = append(words, r.ID+"="+v)
			}
		}
	}
	return words
}

// house is the tables and house rules that the flags choose.
func (a *app) house(h houseOptions) (*purgatory.Catalog, purgatory.Options, error) {
	c, err := catalog(h.data)
	if err != nil {
		return nil, purgatory.Options{}, err
	}
	opts, err := houseRules(c, h)
	return c.Under(opts), opts, err
}

// houseRules are the defaults, changed by a file, then by --set.
func houseRules(c *purgatory.Catalog, h houseOptions) (purgatory.Options, error) {
	opts := purgatory.DefaultOptions(c)
	if h.rules != "" {
		if err := readRules(&opts, h.rules); err != nil {
			return opts, err
		}
	}
	for _, text := range h.set {
		if err := opts.SetText(text); err != nil {
			return opts, usageError{err}
		}
	}
	return opts, nil
}

// maxRules is the largest file of house rules that is read, bytes.
const maxRules = 1 << 20

// readRules sets the options of a TOML or JSON file. All that is wrong with it
// is told at once.
func readRules(opts *purgatory.Options, path string) error {
	info, err := os.Stat(path)
	if err != nil {
		return say.Errorf(say.FileRead, path, say.Cause(err))
	}
	if !info.Mode().IsRegular() || info.Size() > maxRules {
		return say.Errorf(say.OptionFileBig, path, maxRules>>20)
	}
	text, err := os.ReadFile(path)
	if err != nil {
		return say.Errorf(say.FileRead, path, say.Cause(err))
	}
	values, err := parseRules(text, filepath.Ext(path))
	if err != nil {
		return say.Errorf(say.OptionFileBad, path, err)
	}
	var wrong say.Problems
	for _, v := range values {
		if err := opts.SetText(v); err != nil {
			wrong = append(wrong, say.Errorf(say.OptionFileBad, path, err))
		}
	}
	return wrong.Err()
}

// parseRules is the OPTION=VALUE lines of a file, in the order of the names.
// A file is JSON if it is called so or begins like an object, TOML otherwise;
// "jam.majority" may be written as a table jam with a key majority.
func parseRules(text []byte, ext string) ([]string, error) {
	tree, line, ok := parseTree(text, ext)
	switch {
	case ok:
		return flatten(nil, "", tree)
	case line > 0:
		return nil, say.Errorf(say.OptionFileLine, line)
	}
	return nil, say.Errorf(say.OptionFileObject)
}

// parseTree is what a TOML or JSON file holds. If it cannot be read, ok is false
// and line is where, 0 if that is not known.
func parseTree(text []byte, ext string) (tree map[string]any, line int, ok bool) {
	text = []byte(strings.TrimPrefix(string(text), "\uFEFF"))
	tree = map[string]any{}
	if strings.EqualFold(ext, ".json") || strings.HasPrefix(strings.TrimSpace(string(text)), "{") {
		var syntax *json.SyntaxError
		err := json.Unmarshal(text, &tree)
		if errors.As(err, &syntax) && syntax.Offset <= int64(len(text)) {
			line = 1 + strings.Count(string(text[:syntax.Offset]), "\n")
		}
		return tree, line, err == nil
	}
	var parse toml.ParseError
	err := toml.Unmarshal(text, &tree)
	if errors.As(err, &parse) {
		line = parse.Position.Line
	}
	return tree, line, err == nil
}

// flatten names the leaves of a tree by their path.
func flatten(all []string, path string, tree map[string]any) ([]string, error) {
	names := make([]string, 0, len(tree))
	for name := range tree {
		names = append(names, name)
	}
	slices.Sort(names)
	for _, name := range names {
		full := strings.TrimPrefix(path+"."+name, ".")
		switch v := tree[name].(type) {
		case map[string]any:
			var err error
			if all, err = flatten(all, full, v); err != nil {
				return nil, err
			}
		case string, bool, int64, float64:
			all = append(all, fmt.Sprintf("%s=%v", full, v))
		default:
			return nil, say.Errorf(say.OptionFileValue, full)
		}
	}
	return all, nil
}
