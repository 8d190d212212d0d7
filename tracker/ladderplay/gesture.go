package ladderplay

import (
	"regexp"
	"slices"
	"strconv"
	"strings"
	"unicode/utf8"

	"croix/generator/ladder"
	"croix/generator/say"
	"croix/generator/spell"
)

// This file reads gestures in the words of players, in French or English,
// without regard to capitals and accents. What a game waits for needs no verb:
//
//	d4 e             the tile lies on d4, its first number points east
//	a1               the next tower; tower R a1 names the colour
//	right d5         the manoeuvre of the tile: droite, gauche, squares; stay
//	g5 e3            a move; g5e3 and g5>e3 as well
//	skip g5          a marked token stays
//	ladder R +1      take R V      take R V -1      note …      end
//
// "anyway" before or behind does it against a rule.

// longest is the longest gesture that is read, in bytes.
const longest = 2000

// move finds two squares that are written together.
var together = regexp.MustCompile(`^([a-iA-I][1-9])[->→x]*([a-iA-I][1-9])$`)

// verbWords is the words for each verb, folded.
func verbWords() map[string]Verb {
	return map[string]Verb{
		"place": Place, "poser": Place, "pose": Place,
		"tower": Tower, "tour": Tower,
		"tile": Shift, "dalle": Shift,
		"move": Move, "deplacer": Move, "bouger": Move,
		"skip": Skip, "passe": Skip, "rester": Skip,
		"ladder": Climb, "climb": Climb, "echelle": Climb,
		"take": Take, "prise": Take, "prend": Take,
		"note": Note, "noter": Note,
		"end": Finish, "fin": Finish,
	}
}

// written is the verb as it is written in a language; "" where none is needed.
func written(v Verb, l say.Lang) string {
	french := map[Verb]string{
		Place: "pose", Tower: "tour", Shift: "dalle", Move: "", Skip: "passe", Climb: "échelle", Take: "prise", Note: "note", Finish: "fin",
	}
	english := map[Verb]string{Move: "", Climb: "ladder"}
	if l == say.French {
		return french[v]
	}
	if word, ok := english[v]; ok {
		return word
	}
	return string(v)
}

// usual is the verb that a phase takes where none is written.
func usual(p Phase) Verb {
	switch p {
	case SetupTile:
		return Place
	case SetupTowers:
		return Tower
	case TilePhase:
		return Shift
	}
	return Move
}

// Parse reads a gesture. An error is one line that tells what to write.
func Parse(g *Game, text string) (Command, error) {
	if len(text) > longest || !utf8.ValidString(text) {
		return Command{}, say.Errorf(say.LadderTextLong, longest)
	}
	var cmd Command
	words := strings.Fields(text)
	words, cmd.Anyway = withoutAnyway(words)
	if len(words) == 0 {
		return Command{}, say.Errorf(say.LadderSayWhat)
	}
	verb, ok := verbWords()[spell.Fold(words[0])]
	switch {
	case ok:
		words = words[1:]
	case turn(words[0]) != 0, stays(words[0]) && (len(words) == 1 || g.Phase == TilePhase):
		verb = Shift
	case stays(words[0]):
		verb, words = Skip, words[1:]
	default:
		verb = usual(g.Phase)
		_, err := ladder.ParseSquare(words[0])
		switch {
		case say.Has(err, say.LadderOffBoard):
			return Command{}, err
		case err == nil && verb == Tower && len(words) > 1:
			if _, err := direction(words[1]); err == nil {
				verb = Place
			}
		case err != nil && verb != Shift && !together.MatchString(words[0]):
			p := g.Rules.Colours
			return Command{}, say.Errorf(say.LadderWordUnknown, spell.Shown(words[0]), p.Letters(ladder.Red), p.Letters(ladder.Blue))
		}
	}
	cmd.Verb = verb
	if verb == Note {
		if cmd.Text = strings.Join(words, " "); cmd.Text == "" {
			return Command{}, say.Errorf(say.LadderNoteWhat)
		}
		return cmd, nil
	}
	rest, err := read(&cmd, g.Rules.Colours, words)
	if err == nil && len(rest) > 0 {
		err = say.Errorf(say.LadderTooMuch, spell.Shown(rest[0]))
	}
	if err != nil {
		return Command{}, err
	}
	return cmd, nil
}

// Unread is the errors of words that are no gesture of this game.
func Unread() []say.Key {
	return []say.Key{
		say.LadderTextLong, say.LadderSayWhat, say.LadderWordUnknown, say.LadderNoteWhat, say.LadderTooMuch, say.LadderSquare, say.LadderOffBoard, say.LadderSquareWhere,
		say.LadderColourWhich, say.LadderTileWord, say.LadderTileSay, say.LadderDirection, say.LadderNumber,
	}
}

// withoutAnyway takes the words for "anyway" from the ends.
func withoutAnyway(words []string) ([]string, bool) {
	for _, say := range [][]string{{"anyway"}, {"quand", "meme"}} {
		n := len(say)
		if len(words) < n {
			continue
		}
		same := func(part []string) bool {
			return slices.EqualFunc(part, say, func(a, b string) bool { return spell.Fold(a) == b })
		}
		if same(words[:n]) {
			return words[n:], true
		}
		if same(words[len(words)-n:]) {
			return words[:len(words)-n], true
		}
	}
	return words, false
}

// read reads the operands of a verb and gives the words that are left.
func read(cmd *Command, p ladder.Palette, words []string) ([]string, error) {
	next := func() string {
		if len(words) == 0 {
			return ""
		}
		w := words[0]
		words = words[1:]
		return w
	}
	square := func(at **ladder.Square) error {
		w := next()
		s, err := ladder.ParseSquare(w)
		if w == "" {
			return say.Errorf(say.LadderSquareWhere)
		}
		*at = &s
		return err
	}
	colour := func(c *ladder.Colour) error {
		w := next()
		var ok bool
		if *c, ok = p.Parse(w); !ok {
			return p.Unknown(w)
		}
		return nil
	}
	var err error
	switch cmd.Verb {
	case Place:
		var at *ladder.Square
		if err = square(&at); err != nil {
			return nil, err
		}
		cmd.Tile = &ladder.Tile{At: *at}
		if len(words) > 0 {
			cmd.Tile.Turn, err = direction(next())
		}
	case Tower:
		if len(words) > 1 {
			if _, no := ladder.ParseSquare(words[0]); no != nil {
				err = colour(&cmd.Colour)
			}
		}
		if err == nil {
			err = square(&cmd.At)
		}
	case Shift:
		cmd.Actions, err = actions(words)
		words = nil
	case Move:
		if len(words) > 0 {
			if m := together.FindStringSubmatch(words[0]); m != nil {
				words = append([]string{m[1], m[2]}, words[1:]...)
			}
		}
		if err = square(&cmd.From); err == nil && len(words) > 0 { // one square alone: Decide tells what is missing
			if len(words) > 1 && strings.Trim(words[0], "->→x") == "" {
				next()
			}
			err = square(&cmd.At)
		}
	case Skip:
		err = square(&cmd.At)
	case Climb:
		if err = colour(&cmd.Colour); err == nil {
			err = signed(cmd, next())
		}
	case Take:
		if err = colour(&cmd.Colour); err == nil {
			err = colour(&cmd.Victim)
		}
		if err == nil {
			err = signed(cmd, next())
		}
	}
	return words, err
}

// direction reads where the first number of the tile points.
func direction(word string) (int, error) {
	for _, d := range ladder.Directions() {
		for _, l := range say.Langs() {
			if strings.EqualFold(word, d.Letter(l)) {
				return int(d), nil
			}
		}
	}
	return 0, say.Errorf(say.LadderDirection, spell.Shown(word))
}

// turn reads a quarter turn: 1 to the right, -1 to the left; 0 for another word.
func turn(word string) int {
	switch spell.Fold(strings.Trim(word, ",")) {
	case "right", "droite", "d", "r":
		return 1
	case "left", "gauche", "g", "l":
		return -1
	}
	return 0
}

// stays reports whether a word says that the tile, or a token, stays.
func stays(word string) bool {
	folded := spell.Fold(word)
	return folded == "stay" || folded == "reste"
}

// actions reads a manoeuvre.
func actions(words []string) ([]ladder.Action, error) {
	var all []ladder.Action
	for _, w := range words {
		w = strings.Trim(w, ",")
		if k := turn(w); k != 0 {
			all = append(all, ladder.Action{Turn: k})
			continue
		}
		if len(words) == 1 && stays(w) {
			return nil, nil
		}
		s, err := ladder.ParseSquare(w)
		if say.Has(err, say.LadderOffBoard) {
			return nil, err
		}
		if err != nil {
			return nil, say.Errorf(say.LadderTileWord, spell.Shown(w))
		}
		all = append(all, ladder.Slide(s))
	}
	if len(all) == 0 {
		return nil, say.Errorf(say.LadderTileSay)
	}
	return all, nil
}

// signed reads a number with its sign: +1, -1, =3; without a word it is +1.
func signed(cmd *Command, word string) error {
	if word == "" {
		cmd.Sign, cmd.Number = "+", 1
		return nil
	}
	word = strings.ReplaceAll(word, "−", "-")
	n, err := strconv.Atoi(word[1:])
	if !strings.ContainsAny(word[:1], "+-=") || err != nil || n < 0 || n > 99 {
		return say.Errorf(say.LadderNumber, spell.Shown(word))
	}
	cmd.Sign, cmd.Number = word[:1], n
	return nil
}

// Write is a gesture as Parse reads it, in the words of a language and with the
// colours as they are called.
func Write(cmd Command, p ladder.Palette, l say.Lang) string {
	parts := []string{written(cmd.Verb, l)}
	add := func(words ...string) { parts = append(parts, words...) }
	if cmd.Tile != nil {
		add(cmd.Tile.At.String(), ladder.Direction(cmd.Tile.Turn%4).Letter(l))
	}
	if cmd.Colour != "" {
		add(p.Of(cmd.Colour).Letter(l))
	}
	if cmd.Victim != "" {
		add(p.Of(cmd.Victim).Letter(l))
	}
	for _, s := range []*ladder.Square{cmd.From, cmd.At} {
		if s != nil {
			add(s.String())
		}
	}
	for _, a := range cmd.Actions {
		add(a.Text(l))
	}
	if cmd.Verb == Shift && len(cmd.Actions) == 0 {
		add(l.Pick("stay", "reste"))
	}
	if cmd.Sign != "" {
		add(cmd.Sign + strconv.Itoa(cmd.Number))
	}
	if cmd.Text != "" {
		add(cmd.Text)
	}
	if cmd.Anyway {
		parts = append([]string{l.Pick("anyway", "quand même")}, parts...)
	}
	return strings.Join(slices.DeleteFunc(parts, func(s string) bool { return s == "" }), " ")
}
