package main

import (
	"fmt"
	"strconv"
	"strings"

	"github.com/spf13/cobra"

	"croix/generator/d666"
	"croix/generator/dice"
	"croix/generator/odds"
	"croix/generator/say"
)

// d666Roll is the flags of a roll of three dice.
type d666Roll struct {
	threshold  int    // 0 for none
	level      string // a column of the table; "" for none
	difficulty string
	shift      int
}

func (a *app) d666RollCommand() *cobra.Command {
	o := &rollOptions{}
	var book d666Options
	var q d666Roll
	cmd := &cobra.Command{
		Use: "roll", Short: a.lang.Text(say.D666RollShort), Long: a.lang.Text(say.D666RollLong), Args: a.noCommand,
		Example: "  croix d666 roll --dice 3,4,5 --threshold 43\n  croix d666 roll --table house --level 3 --difficulty hard\n  croix d666 roll fighter supernatural -n 3 --json",
	}
	a.rollFlags(cmd, o)
	a.d666Flags(cmd, &book)
	f := cmd.Flags()
	f.IntVar(&q.threshold, "threshold", 0, a.lang.Text(say.FlagD666Threshold))
	f.StringVar(&q.level, "level", "", a.lang.Text(say.FlagD666Level))
	f.StringVar(&q.difficulty, "difficulty", string(d666.Medium), a.lang.Text(say.FlagD666Difficulty))
	f.IntVar(&q.shift, "shift", 0, a.lang.Text(say.FlagD666Shift))
	complete(cmd, "difficulty", wordsOf(d666.Difficulties())...)
	cmd.RunE = func(cmd *cobra.Command, _ []string) error {
		var threshold *d666.Threshold
		if cmd.Flags().Changed("threshold") || q.level != "" {
			b, err := a.d666Book(book)
			if err != nil {
				return err
			}
			t, err := q.read(b)
			if err != nil {
				return usageError{err}
			}
			threshold = &t
		}
		return a.d666Throws(*o, threshold)
	}
	cmd.AddCommand(a.d666FighterCommand(o))
	return cmd
}

// read is the threshold that the flags give.
func (q d666Roll) read(b *d666.Book) (d666.Threshold, error) {
	switch {
	case q.level == "" && (q.threshold < 0 || q.threshold > d666.MaxThreshold):
		return 0, say.Errorf(say.D666ThresholdRange, q.threshold, d666.MaxThreshold)
	case q.level == "":
		return d666.Threshold(q.threshold), nil
	case q.threshold != 0:
		return 0, say.Errorf(say.CLIBoth, "--threshold", "--level")
	case b.Table == nil:
		return 0, say.Errorf(say.D666NoTable)
	}
	d, ok := d666.ParseDifficulty(q.difficulty)
	if !ok {
		return 0, say.Errorf(say.CLINotAmong, q.difficulty, strings.Join(wordsOf(d666.Difficulties()), ", "))
	}
	return b.Table.Threshold(d, q.level, q.shift)
}

// d666Throw is a throw of three dice as --json shows it.
type d666Throw struct {
	Faces     []int        `json:"faces"`
	Code      int          `json:"code"`
	Units     int          `json:"units"`
	Special   d666.Special `json:"special,omitempty"`
	Threshold *int         `json:"threshold,omitempty"`
	Chance    string       `json:"chance,omitempty"`
	Verdict   d666.Verdict `json:"verdict,omitempty"`
}

// d666Throws throws three dice -n times and reads them. Without a threshold the
// player says whether it succeeded.
func (a *app) d666Throws(o rollOptions, threshold *d666.Threshold) error {
	t, err := o.thrower()
	if err != nil {
		return err
	}
	r := rolled{header: []string{"faces", "code", "units", "special", "threshold", "verdict"}}
	for range o.times {
		var th dice.Throw
		if th, err = t.Throw("", dice.D666()); err != nil {
			break
		}
		reading, readErr := d666.Read(th.Faces)
		if readErr != nil {
			return readErr
		}
		r.rolls = append(r.rolls, a.d666Shown(th.Faces, reading, threshold))
	}
	if err := t.finish(err); err != nil {
		return err
	}
	return a.show(r, t, o)
}

func (a *app) d666Shown(faces []int, r d666.Reading, threshold *d666.Threshold) roll {
	v := d666Throw{Faces: faces, Code: r.Code, Units: r.Units, Special: r.Special}
	parts := []string{spaced(faces), a.lang.Text(say.D666Reads, r.Code, r.Units)}
	row := []string{spaced(faces), strconv.Itoa(r.Code), strconv.Itoa(r.Units), string(r.Special), "", ""}
	if threshold != nil {
		n := int(*threshold)
		v.Threshold, v.Chance, v.Verdict = &n, fmt.Sprintf("%d/%d", threshold.Ways(), d666.Pairs), d666.Failure
		if threshold.Holds(r) {
			v.Verdict = d666.Success
		}
		row[4], row[5] = strconv.Itoa(n), string(v.Verdict)
		parts = append(parts, a.lang.Text(say.D666Against, n, decimal(odds.Percent(threshold.Chance(), 1), a.lang)), strings.ToUpper(v.Verdict.Name(a.lang)))
	}
	if r.Special != d666.NoSpecial {
		parts = append(parts, a.lang.Text(say.D666Special, string(r.Special)))
	}
	return roll{text: strings.Join(parts, " · "), value: v, rows: [][]string{row}}
}

// d666FighterCommand rolls characteristics in house ranges.
func (a *app) d666FighterCommand(o *rollOptions) *cobra.Command {
	words := wordsOf(d666.Categories())
	return &cobra.Command{
		Use: "fighter CATEGORY", Short: a.lang.Text(say.D666FighterShort), ValidArgs: words,
		Example: "  croix d666 roll fighter living -n 4\n  croix d666 roll fighter supernatural --dice 1,2,3,1",
		Args: func(_ *cobra.Command, args []string) error {
			if len(args) != 1 {
				return usagef(say.D666FighterWhich, strings.Join(words, ", "))
			}
			return nil
		},
		RunE: func(_ *cobra.Command, args []string) error {
			category, ok := d666.ParseCategory(args[0])
			if !ok {
				return usagef(say.CLINotAmong, args[0], strings.Join(words, ", "))
			}
			return a.d666Fighters(*o, category)
		},
	}
}

func (a *app) d666Fighters(o rollOptions, c d666.Category) error {
	if o.times > d666.MaxFighters {
		return usagef(say.CLICount, o.times, d666.MaxFighters)
	}
	t, err := o.thrower()
	if err != nil {
		return err
	}
	r := rolled{header: []string{"name", "category", "FO", "VO", "AG", "AP", "points"}}
	for i := range o.times {
		var f d666.Fighter
		if f, _, err = d666.RollFighter(t.Roller, c); err != nil {
			break
		}
		f.Name = fmt.Sprintf("%s %d", upperFirst(c.Name(a.lang)), i+1)
		row := []string{f.Name, string(c)}
		var parts []string
		for _, s := range d666.Scores() {
			row = append(row, strconv.Itoa(f.Of(s)))
			if f.Of(s) > 0 {
				parts = append(parts, fmt.Sprintf("%s %d", s, f.Of(s)))
			}
		}
		r.rolls = append(r.rolls, roll{
			text:  f.Name + " · " + strings.Join(parts, "  "),
			value: f, rows: [][]string{append(row, strconv.Itoa(f.Points))},
		})
	}
	if err := t.finish(err); err != nil {
		return err
	}
	if !o.json && !o.csv {
		r.rolls = append(r.rolls, roll{text: a.lang.Text(say.D666HouseRange)})
	}
	return a.show(r, t, o)
}
