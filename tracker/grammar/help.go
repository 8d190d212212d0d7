package grammar

import (
	"strings"

	"croix/generator/say"
	"croix/tracker/purgatoryplay"
)

// Verbs lists the verbs, in the order in which they are told.
func Verbs() []purgatoryplay.Verb {
	var all []purgatoryplay.Verb
	for _, v := range table() {
		all = append(all, v.Verb)
	}
	return all
}

// Word is what players write for a verb.
func Word(v purgatoryplay.Verb, l say.Lang) string {
	word, _, _ := strings.Cut(Example(v, l), " ")
	return word
}

// Example is a gesture with a verb.
func Example(v purgatoryplay.Verb, l say.Lang) string {
	return l.Text(say.Key("gesture.example." + string(v)))
}

// About tells what a verb does, in a few words.
func About(v purgatoryplay.Verb, l say.Lang) string {
	return l.Text(say.Key("gesture.about." + string(v)))
}
