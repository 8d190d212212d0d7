package main

import (
	"fmt"
	"io"
	"strings"
	"time"
	"unicode/utf8"

	"croix/generator/say"
	"croix/output"
)

// When progress is shown: not at all for what is done soon, and not more often
// than it is read.
const (
	progressAfter = 500 * time.Millisecond
	progressEvery = 100 * time.Millisecond
	maxProgress   = 38 // characters: narrower than any terminal
)

// progress is a line that tells how far a long print is. It is replaced in
// place, with spaces and no escape sequences, and erased at the end. A nil
// progress tells nothing.
type progress struct {
	lang  say.Lang
	w     io.Writer
	now   func() time.Time
	begun time.Time
	last  time.Time // of the line that stands there
	wide  int       // its width; 0 for none
}

// follow is the progress of a print, if there is somebody to see it.
func (a *app) follow(o printOptions) *progress {
	if a.progress == nil || o.json {
		return nil
	}
	p := newProgress(a.lang, a.progress, time.Now)
	if o.pages.Art != nil {
		o.pages.Art.Watch = func(file string) { p.tell(a.lang.Text(say.ProgressPicture, file)) }
	}
	return p
}

// newProgress tells its lines on w, counting from now.
func newProgress(lang say.Lang, w io.Writer, now func() time.Time) *progress {
	return &progress{lang: lang, w: w, now: now, begun: now()}
}

// follow is a document that tells how far it is as its pages are drawn.
func (p *progress) follow(name string, d *output.Document) *output.Document {
	if p == nil {
		return d
	}
	followed := *d
	followed.Page = func(i int) (*output.Sheet, error) {
		p.tell(p.lang.Text(say.ProgressLine, name, i+1, d.Pages))
		return d.Page(i)
	}
	return &followed
}

func (p *progress) tell(text string) {
	now := p.now()
	if now.Sub(p.begun) < progressAfter || p.wide > 0 && now.Sub(p.last) < progressEvery {
		return
	}
	p.last = now
	if wide := utf8.RuneCountInString(text); wide > maxProgress {
		text = string([]rune(text)[:maxProgress-1]) + "…" // a second line could not be taken back
	}
	wide := utf8.RuneCountInString(text)
	fmt.Fprint(p.w, "\r"+text+strings.Repeat(" ", max(p.wide-wide, 0)))
	p.wide = wide
}

// erase leaves an empty line.
func (p *progress) erase() {
	if p == nil || p.wide == 0 {
		return
	}
	fmt.Fprint(p.w, "\r"+strings.Repeat(" ", p.wide)+"\r")
	p.wide = 0
}
