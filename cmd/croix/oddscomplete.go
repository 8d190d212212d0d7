package main

import (
	"slices"
	"strings"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"

	"croix/generator/purgatory"
)

// What a shell proposes for the questions of odds: the ids of the tables, those
// of --data if it stands already.

// idsOf is the ids that are proposed, of the tables.
type idsOf = func(c *purgatory.Catalog) []string

func soulIDs(c *purgatory.Catalog) (ids []string) {
	for _, r := range c.Souls.Rows {
		ids = append(ids, r.ID)
	}
	return ids
}

func beingIDs(all []*purgatory.Celestial) (ids []string) {
	for _, b := range all {
		ids = append(ids, b.ID)
	}
	return ids
}

func objectIDs(which func(purgatory.Object) bool) idsOf {
	return func(c *purgatory.Catalog) (ids []string) {
		for _, o := range c.Objects() {
			if which(o) {
				ids = append(ids, o.Base().ID)
			}
		}
		return ids
	}
}

func sinIDs(*purgatory.Catalog) (ids []string) {
	for _, s := range purgatory.AllSins() {
		ids = append(ids, s.ID())
	}
	return ids
}

// completed adds a flag with its completion from the tables.
func completed(cmd *cobra.Command, f *pflag.FlagSet, name, usage string, words idsOf) *string {
	v := f.String(name, "", usage)
	_ = cmd.RegisterFlagCompletionFunc(name, completeRows(words))
	return v
}

// completeRows proposes ids of the tables.
func completeRows(words idsOf) cobra.CompletionFunc {
	return func(cmd *cobra.Command, _ []string, _ string) ([]string, cobra.ShellCompDirective) {
		dir, _ := cmd.Flags().GetString("data")
		c, err := catalog(dir)
		if err != nil {
			return nil, cobra.ShellCompDirectiveError
		}
		return words(c), cobra.ShellCompDirectiveNoFileComp
	}
}

// completeList proposes ids after those that stand already, apart by commas.
func completeList(words idsOf) cobra.CompletionFunc {
	return func(cmd *cobra.Command, args []string, typed string) ([]string, cobra.ShellCompDirective) {
		before := typed[:strings.LastIndex(typed, ",")+1]
		all, d := completeRows(words)(cmd, args, typed)
		all = slices.DeleteFunc(all, func(id string) bool { return slices.Contains(strings.Split(before, ","), id) })
		for i := range all {
			all[i] = before + all[i]
		}
		return all, d | cobra.ShellCompDirectiveNoSpace
	}
}

// completeFighters proposes figures, then what one bears and how it stands,
// each after a +.
func completeFighters(cmd *cobra.Command, args []string, typed string) ([]string, cobra.ShellCompDirective) {
	before := typed[:strings.LastIndex(typed, "+")+1]
	all, d := completeRows(func(c *purgatory.Catalog) []string {
		if before == "" {
			return slices.Concat(soulIDs(c), beingIDs(c.Demons), beingIDs(c.Angels))
		}
		return append(objectIDs(func(purgatory.Object) bool { return true })(c), "guard", "noriposte", "ps=", "familier=", "sins=")
	})(cmd, args, typed)
	for i := range all {
		all[i] = before + all[i]
	}
	return all, d | cobra.ShellCompDirectiveNoSpace
}

// upToArgs proposes nothing after so many arguments.
func upToArgs(n int, propose cobra.CompletionFunc) cobra.CompletionFunc {
	return func(cmd *cobra.Command, args []string, typed string) ([]string, cobra.ShellCompDirective) {
		if len(args) >= n {
			return nil, cobra.ShellCompDirectiveNoFileComp
		}
		return propose(cmd, args, typed)
	}
}
