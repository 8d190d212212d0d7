package main

import (
	"encoding/json"
	"fmt"
	"math/big"
	"strings"
	"unicode/utf8"

	"croix/generator/odds"
	"croix/generator/purgatory"
	"croix/generator/say"
)

// The answers need 40 columns; labels and notes use what the terminal has.
const (
	oddsWidth = 40
	barCells  = 8
	oddsShown = 60 // the longest fraction that is written out
)

// chanceJSON is an outcome as --json shows it: its name in data, its label for
// players.
type chanceJSON struct {
	Name    string      `json:"name"`
	Label   string      `json:"label,omitempty"`
	Exact   string      `json:"exact"`
	Percent json.Number `json:"percent"`
}

type oddsTableJSON struct {
	Name     string       `json:"name"`
	Label    string       `json:"label"`
	Mean     string       `json:"mean,omitempty"`
	Outcomes []chanceJSON `json:"outcomes,omitempty"` // none where only the mean is known
}

// choiceJSON is a way to throw with what it is worth: a probability, or a mean.
type choiceJSON struct {
	Sins    []string    `json:"sins,omitempty"`
	Dice    int         `json:"dice,omitempty"`
	Of      string      `json:"of,omitempty"`
	Exact   string      `json:"exact"`
	Percent json.Number `json:"percent,omitempty"`
	Mean    json.Number `json:"mean,omitempty"`
	Behind  string      `json:"behind,omitempty"` // the best, exactly
}

type oddsJSON struct {
	Question string          `json:"question"`
	Choice   *choiceJSON     `json:"choice,omitempty"` // that the outcomes are of
	Outcomes []chanceJSON    `json:"outcomes"`
	Mean     string          `json:"mean,omitempty"`
	Tables   []oddsTableJSON `json:"tables,omitempty"`
	Best     *choiceJSON     `json:"best,omitempty"`
	Next     *choiceJSON     `json:"next,omitempty"`
	Choices  []choiceJSON    `json:"choices,omitempty"`
	Notes    []string        `json:"notes,omitempty"`
	Seed     *uint64         `json:"seed,omitempty"` // of what was thrown instead of counted
}

// oddsValue is an answer for JSON.
func oddsValue(name string, a purgatory.Answer, l say.Lang) oddsJSON {
	shown := a.Shown()
	v := oddsJSON{Question: name, Seed: a.Seed}
	for i, t := range shown.Tables {
		tj := oddsTableJSON{Name: t.ID, Label: l.Text(t.Name)}
		if t.Mean != nil {
			tj.Mean = t.Mean.String()
		}
		for _, c := range t.Outcomes {
			label := chanceLabel(c, l)
			if label == c.Outcome {
				label = ""
			}
			tj.Outcomes = append(tj.Outcomes, chanceJSON{c.Outcome, label, c.P.String(), json.Number(odds.Percent(c.P, 2))})
		}
		if i == 0 {
			v.Outcomes, v.Mean = tj.Outcomes, tj.Mean
			continue
		}
		v.Tables = append(v.Tables, tj)
	}
	for _, n := range a.Notes {
		v.Notes = append(v.Notes, l.Text(n))
	}
	if len(shown.Sins) == 0 && shown.Dice == 0 {
		return v
	}
	for _, c := range a.Choices {
		v.Choices = append(v.Choices, oddsChoice(a, c))
	}
	v.Choice, v.Best = &v.Choices[a.Asked], &v.Choices[0]
	if len(v.Choices) > 1 {
		v.Next = &v.Choices[1]
	}
	return v
}

func oddsChoice(a purgatory.Answer, c purgatory.Choice) choiceJSON {
	v := choiceJSON{Dice: c.Dice, Of: string(c.Aim), Exact: c.Worth.String()}
	v.Of = strings.ReplaceAll(strings.TrimPrefix(v.Of, "odds."), "-", "_")
	for _, s := range c.Sins {
		v.Sins = append(v.Sins, s.ID())
	}
	if c.Aim == say.OddsMeanDamage {
		v.Mean = json.Number(c.Worth.FloatString(4))
	} else {
		v.Percent = json.Number(odds.Percent(c.Worth, 2))
	}
	v.Behind = new(big.Rat).Sub(a.Best().Worth, c.Worth).String()
	return v
}

// chanceLabel is what players call an outcome.
func chanceLabel(c purgatory.Chance, l say.Lang) string {
	switch {
	case c.Row != nil:
		return c.Row.Name(l)
	case c.Name != "":
		return l.Text(c.Name)
	}
	return c.Outcome
}

// writeOdds writes an answer as text: the tables, then what is best.
func (a *app) writeOdds(answer purgatory.Answer) {
	shown := answer.Shown()
	width := max(oddsWidth, a.columns())
	var lines []string
	if title := choiceName(shown, a.lang); title != "" {
		lines = append(lines, title)
	}
	for i, t := range shown.Tables {
		if len(shown.Tables) > 1 || t.Mean != nil {
			head := upperFirst(a.lang.Text(t.Name))
			if t.Mean != nil {
				head += ", " + a.lang.Text(say.OddsMean, decimal(t.Mean.FloatString(2), a.lang))
			}
			if i > 0 {
				lines = append(lines, "")
			}
			lines = append(lines, wrapWords(head, width, "  ")...)
		}
		for _, c := range t.Outcomes {
			lines = append(lines, chanceLines(c, a.lang, width)...)
		}
	}
	lines = append(lines, a.bestLines(answer)...)
	for _, n := range answer.Notes {
		lines = append(lines, wrapWords(a.lang.Text(n), width, "")...)
	}
	if answer.Seed != nil {
		lines = append(lines, a.lang.Text(say.SeedShown, *answer.Seed))
	}
	a.tell(a.out, lines)
}

// upperFirst is a line that begins with a capital.
func upperFirst(s string) string {
	r, n := utf8.DecodeRuneInString(s)
	return strings.ToUpper(string(r)) + s[n:]
}

// choiceName is a choice as players name it: its sins, or its dice.
func choiceName(c purgatory.Choice, l say.Lang) string {
	if c.Dice > 0 {
		return l.Count(say.OddsDiceCount, c.Dice)
	}
	return purgatory.SinNames(c.Sins, l)
}

// chanceLines are the lines of an outcome: percent, bar, then its name and
// exact fraction, broken where a line of so many columns has no room.
func chanceLines(c purgatory.Chance, l say.Lang, width int) []string {
	text := chanceLabel(c, l)
	head := fmt.Sprintf("%9s %s ", percentText(c.P, l), bar(c.P))
	room := width - 9 - 1 - barCells - 1
	if f := c.P.String(); len(f) <= min(oddsShown, room-2) {
		text += "  " + f
	} else if len(f) <= oddsShown { // broken in two where the line has no room for it
		text += "  " + strings.Replace(f, "/", "/ ", 1)
	}
	rest := wrapWords(text, room, "  ")
	lines := []string{head + rest[0]}
	for _, r := range rest[1:] {
		lines = append(lines, strings.Repeat(" ", utf8.RuneCountInString(head))+r)
	}
	return lines
}

// percentText is a percentage as players write it. What is not certain never
// reads as 0 or 100.
func percentText(p *big.Rat, l say.Lang) string {
	text := odds.Percent(p, 2)
	switch {
	case text == "0.00" && p.Sign() > 0:
		text = "<0.01"
	case text == "100.00" && !p.IsInt():
		text = ">99.99"
	}
	return decimal(text, l) + "\u00a0%"
}

// decimal writes the point as the language does.
func decimal(s string, l say.Lang) string {
	if l == say.French {
		return strings.Replace(s, ".", ",", 1)
	}
	return s
}

// bar is a probability as eighths of cells, a trace for the least.
func bar(p *big.Rat) string {
	eighths := new(big.Rat).Mul(p, big.NewRat(8*barCells, 1))
	n := int(new(big.Int).Quo(eighths.Num(), eighths.Denom()).Int64())
	if n == 0 && p.Sign() > 0 {
		n = 1
	}
	s := strings.Repeat("█", n/8)
	if n%8 > 0 {
		s += string([]rune("▏▎▍▌▋▊▉")[n%8-1])
	}
	return s + strings.Repeat(" ", barCells-utf8.RuneCountInString(s))
}

// wrapWords breaks text between words, the lines after the first indented.
func wrapWords(text string, width int, indent string) []string {
	var lines []string
	line := ""
	for _, word := range strings.Split(text, " ") {
		switch {
		case line == "" || utf8.RuneCountInString(line)+1+utf8.RuneCountInString(word) <= width:
			if line != "" && line != indent {
				line += " "
			}
			line += word
		default:
			lines = append(lines, strings.TrimRight(line, " "))
			line = indent + word
		}
	}
	return append(lines, strings.TrimRight(line, " "))
}

// bestLines tell the best choice and how far the next is behind; nothing where
// there is nothing to choose.
func (a *app) bestLines(answer purgatory.Answer) []string {
	next, behind, ok := answer.Next()
	if !ok {
		return nil
	}
	worth := func(c purgatory.Choice) string {
		if c.Aim == say.OddsMeanDamage {
			return a.lang.Text(say.OddsMean, decimal(c.Worth.FloatString(2), a.lang)) + "  " + shortFraction(c.Worth)
		}
		return percentText(c.Worth, a.lang) + "  " + shortFraction(c.Worth)
	}
	gap := func(by *big.Rat, c purgatory.Choice) string {
		if by.Sign() == 0 {
			return a.lang.Text(say.OddsAsGood)
		}
		if c.Aim == say.OddsMeanDamage {
			return a.lang.Text(say.OddsBehindMean, decimal(by.FloatString(2), a.lang), shortFraction(by))
		}
		return a.lang.Text(say.OddsBehind, decimal(odds.Percent(by, 2), a.lang), shortFraction(by))
	}
	best := answer.Best()
	lines := []string{
		"",
		a.lang.Text(say.OddsBestOf, best.Aim),
		a.lang.Text(say.OddsBestIs, choiceName(best, a.lang)), "  " + worth(best),
		a.lang.Text(say.OddsNextIs, choiceName(next, a.lang)), "  " + worth(next), "  " + gap(behind, next),
	}
	if asked := answer.Shown(); answer.Asked > 1 {
		by := new(big.Rat).Sub(best.Worth, asked.Worth)
		lines = append(lines, a.lang.Text(say.OddsAskedIs, choiceName(asked, a.lang)), "  "+worth(asked), "  "+gap(by, asked))
	}
	return lines
}

// shortFraction is a fraction that fits a line, or nothing.
func shortFraction(r *big.Rat) string {
	if s := r.String(); len(s) <= oddsShown {
		return s
	}
	return ""
}
