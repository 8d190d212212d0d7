package purgatory

import (
	"slices"
	"strings"

	"croix/generator/say"
	"croix/generator/table"
)

// fileOptions is the house rules. A folder of replacements may give them other
// defaults and other words, but no other names and values: the rules know them.
const fileOptions = "options.csv"

const optionColumns = "option values default min? max? ruling topic text_en text_fr says_en says_fr"

// options reads the house rules. Each says its rule for each value in both
// languages, and has a default among its values.
func (l *loader) options() {
	s := l.read(fileOptions, optionColumns)
	if s == nil {
		return
	}
	for _, r := range s.Rows {
		l.c.Options = append(l.c.Options, optionRow(r))
	}
	s.Unique("option")
	if _, replaced := l.fsys.(overlay); replaced {
		l.sameOptions(s)
	}
	l.add(s.Err())
}

// optionRow reads one house rule.
func optionRow(r *table.Row) *OptionRow {
	o := &OptionRow{
		ID: r.Need("option"), Values: parts(r.Need("values")), Default: r.Need("default"),
		Ruling: r.Text("ruling"), Topic: word(r, "topic", TopicIDs()...),
		text: texts{r.Need("text_en"), r.Need("text_fr")},
	}
	o.numbered = slices.Contains(o.Values, anyNumber)
	if o.ID != "" && (!plainID(strings.ReplaceAll(o.ID, ".", "_")) || fold(o.ID) != o.ID) {
		r.Fail(say.OptionID, shown(o.ID))
	}
	if o.numbered {
		o.Min, o.Max = r.Int("min", 0, maxCM), r.Int("max", 0, maxCM)
		if o.Min > o.Max {
			r.Fail(say.OptionBounds, o.Min, o.Max)
		}
	}
	if o.Default == anyNumber || !o.takes(o.Default) {
		r.Fail(say.OptionDefault, shown(o.Default), strings.Join(o.Values, ", "))
	}
	for i, column := range []string{"says_en", "says_fr"} {
		o.sayings[i] = parts(r.Need(column))
		n := len(o.sayings[i])
		if n != len(o.Values) && (n != 1 || !o.numbered) || slices.Contains(o.sayings[i], "") {
			r.Fail(say.OptionSays, column, len(o.Values))
		}
	}
	return o
}

// sameOptions compares the names and values of a replacement with the
// published ones: another would be a rule that nothing follows.
func (l *loader) sameOptions(s *table.Sheet) {
	published, err := table.Read(Embedded(), fileOptions, strings.Fields(optionColumns)...)
	if err != nil {
		l.add(err)
		return
	}
	values := map[string]string{}
	for _, r := range published.Rows {
		id := r.Text("option")
		values[id] = r.Text("values")
		if !slices.ContainsFunc(l.c.Options, func(o *OptionRow) bool { return o.ID == id }) {
			s.Fail(say.PurgRowMissing, id)
		}
	}
	for _, r := range s.Rows {
		id := r.Text("option")
		want, known := values[id]
		switch {
		case !known && id != "":
			r.Fail(say.OptionNew, shown(id))
		case known && !slices.Equal(parts(want), parts(r.Text("values"))):
			r.Fail(say.OptionFixed, id, strings.Join(parts(want), ", "))
		}
	}
}

// parts are the texts of a cell that stand apart by |.
func parts(cell string) []string {
	all := strings.Split(cell, "|")
	for i := range all {
		all[i] = strings.TrimSpace(all[i])
	}
	return all
}
