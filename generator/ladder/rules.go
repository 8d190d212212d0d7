package ladder

import (
	"slices"
	"strconv"
	"strings"

	"croix/generator/say"
	"croix/generator/spell"
)

// Limits of the house rules.
const (
	MinSide   = 5
	MinRungs  = 3
	MaxRungs  = 20
	maxNumber = 4 // of the tile
	maxPoints = 99
)

// Where towers may touch in the set-up (C21).
const (
	AdjacencyAny    = "any"    // never
	AdjacencyOthers = "others" // those of one colour may
	AdjacencyFree   = "free"   // free placement, the lanes of the tile too
)

// Rules is the board and the house rules. What a group does not know of its box
// are values of this house, and are told as such (section B).
type Rules struct {
	Cols    int    `json:"cols"`
	Rows    int    `json:"rows"`
	Numbers [4]int `json:"numbers"` // of the tile, clockwise from north

	Colours Palette `json:"colours,omitempty"` // as they are called; those of this house without

	Rungs       int    `json:"rungs"`      // spaces of the ladder, with the start
	Points23    []int  `json:"points_2_3"` // of each space with 2 or 3 players
	Points4     []int  `json:"points_4"`
	HousePoints bool   `json:"house_points"` // the points are those of this house
	TowerPoints [3]int `json:"tower_points"` // of a scoring tower of 1, 2, 3 colours

	JumpOver      bool   `json:"jump_over,omitempty"`      // C2
	MaxTurns      int    `json:"max_turns,omitempty"`      // C3: 0 for any
	TileMayStay   bool   `json:"tile_may_stay,omitempty"`  // C7
	AnyOrder      bool   `json:"any_order,omitempty"`      // C9
	MayStay       bool   `json:"may_stay,omitempty"`       // C11
	VisibleOnly   bool   `json:"visible_only,omitempty"`   // C13
	TwoColoursToo bool   `json:"two_colours_2p,omitempty"` // C14
	EndOnMove     bool   `json:"end_on_move,omitempty"`    // C15
	NeutralMoves  bool   `json:"neutral_moves,omitempty"`  // C16: the active player moves them
	Relocate      bool   `json:"relocate_tile,omitempty"`  // C19
	StallTurns    int    `json:"stall_turns"`              // C20: turns without capture
	Adjacency     string `json:"adjacency"`                // C21
	TokensWin     bool   `json:"tokens_win,omitempty"`     // C1
}

// DefaultRules is what is shipped: the rulings, and the values of this house.
func DefaultRules() Rules {
	r := Rules{
		Cols: 7, Rows: 7, Numbers: [4]int{1, 2, 3, 4},
		HousePoints: true, TowerPoints: [3]int{1, 3, 7},
		StallTurns: 15, Adjacency: AdjacencyAny,
	}
	r.setRungs(9)
	return r
}

// Sound reports whether the rules are such as Set makes them: a file that
// somebody wrote may have others.
func (r Rules) Sound() bool {
	side := func(n int) bool { return n >= MinSide && n <= MaxSide }
	numbers := slices.Sorted(slices.Values(r.Numbers[:]))
	return side(r.Cols) && side(r.Rows) && slices.Equal(numbers, []int{1, 2, 3, 4}) && r.Rungs >= MinRungs && r.Rungs <= MaxRungs &&
		len(r.Points23) == r.Rungs && len(r.Points4) == r.Rungs && r.Colours.Check() == nil
}

// LadderPoints is the points of each space of the ladder for so many players.
func (r Rules) LadderPoints(players int) []int {
	if players == 4 {
		return r.Points4
	}
	return r.Points23
}

// setRungs sets the length of the ladder; each space is worth its level.
func (r *Rules) setRungs(n int) {
	r.Rungs, r.HousePoints = n, true
	r.Points23, r.Points4 = make([]int, n), make([]int, n)
	for i := range n {
		r.Points23[i], r.Points4[i] = i, i
	}
}

// Option is a house rule: its name, that which French players may use as well,
// its values, the ruling that it changes.
type Option struct {
	ID, French, Ruling string

	values [2]string // as told in English and French, such as "5..9" or "yes, no"
	get    func(Rules, say.Lang) string
	set    func(*Rules, string) bool
	read   func(*Rules, string) error // in place of set, where it tells what is wrong
}

// Name is what the house rule is called.
func (o Option) Name(l say.Lang) string { return l.Pick(o.ID, o.French) }

// Text is what the house rule is about.
func (o Option) Text(l say.Lang) string { return l.Text(say.Key("ladder.option." + o.ID)) }

// Value is how it stands, as Set reads it.
func (o Option) Value(r Rules, l say.Lang) string { return o.get(r, l) }

// Values is what it may be.
func (o Option) Values(l say.Lang) string { return l.Pick(o.values[0], o.values[1]) }

// allowed is the values of a house rule in an error.
type allowed struct{ Option }

// Name lists them.
func (a allowed) Name(l say.Lang) string { return a.Values(l) }

// same is values that are told alike in both languages.
func same(values string) [2]string { return [2]string{values, values} }

// Options lists the house rules.
func Options() []Option {
	return []Option{
		number("cols", "colonnes", "", MinSide, MaxSide, func(r *Rules) *int { return &r.Cols }),
		number("rows", "lignes", "", MinSide, MaxSide, func(r *Rules) *int { return &r.Rows }),
		{
			ID: "numbers", French: "numeros", values: same("1,2,3,4"), get: func(r Rules, _ say.Lang) string { return joined(r.Numbers[:]) },
			set: func(r *Rules, v string) bool {
				n, ok := numbers(v, maxNumber, 1, maxNumber)
				sorted := slices.Sorted(slices.Values(n))
				if !ok || !slices.Equal(sorted, []int{1, 2, 3, 4}) {
					return false
				}
				r.Numbers = [4]int(n)
				return true
			},
		},
		{
			ID: "colours", French: "couleurs", get: func(r Rules, l say.Lang) string { return r.Colours.text(l) },
			values: [2]string{"red,blue,green,O:orange,…", "rouge,bleu,vert,O:orange,…"},
			read: func(r *Rules, v string) (err error) {
				p, err := readPalette(v)
				if err == nil {
					r.Colours = p
				}
				return err
			},
		},
		{
			ID: "rungs", French: "cases", values: same("3..20"), get: func(r Rules, _ say.Lang) string { return strconv.Itoa(r.Rungs) },
			set: func(r *Rules, v string) bool {
				n, err := strconv.Atoi(v)
				if err != nil || n < MinRungs || n > MaxRungs {
					return false
				}
				r.setRungs(n)
				return true
			},
		},
		points("points_2_3", "points_2_3", func(r *Rules) *[]int { return &r.Points23 }),
		points("points_4", "points_4", func(r *Rules) *[]int { return &r.Points4 }),
		{
			ID: "tower_points", French: "points_tours", values: same("1,3,7"), get: func(r Rules, _ say.Lang) string { return joined(r.TowerPoints[:]) },
			set: func(r *Rules, v string) bool {
				n, ok := numbers(v, 3, 0, maxPoints)
				if ok {
					r.TowerPoints = [3]int(n)
				}
				return ok
			},
		},
		yes("tokens_win", "pions_gagnent", "C1", func(r *Rules) *bool { return &r.TokensWin }),
		yes("jump_over", "saut", "C2", func(r *Rules) *bool { return &r.JumpOver }),
		number("max_turns", "virages_max", "C3", 0, maxNumber-1, func(r *Rules) *int { return &r.MaxTurns }),
		yes("tile_may_stay", "dalle_fixe", "C7", func(r *Rules) *bool { return &r.TileMayStay }),
		yes("any_order", "ordre_libre", "C9", func(r *Rules) *bool { return &r.AnyOrder }),
		yes("may_stay", "sans_obligation", "C11", func(r *Rules) *bool { return &r.MayStay }),
		yes("visible_only", "visibles_seuls", "C13", func(r *Rules) *bool { return &r.VisibleOnly }),
		yes("two_colours_2p", "deux_couleurs_2j", "C14", func(r *Rules) *bool { return &r.TwoColoursToo }),
		yes("end_on_move", "fin_immediate", "C15", func(r *Rules) *bool { return &r.EndOnMove }),
		yes("neutral_moves", "neutres_jouent", "C16", func(r *Rules) *bool { return &r.NeutralMoves }),
		yes("relocate_tile", "replacer_dalle", "C19", func(r *Rules) *bool { return &r.Relocate }),
		number("stall_turns", "tours_sans_prise", "C20", 1, 99, func(r *Rules) *int { return &r.StallTurns }),
		{
			ID: "adjacency", French: "contact", Ruling: "C21", values: [2]string{"any, others, free", "toutes, autres, libre"},
			get: func(r Rules, l say.Lang) string {
				for _, w := range adjacencies() {
					if w[0] == r.Adjacency {
						return l.Pick(w[0], w[1])
					}
				}
				return r.Adjacency
			},
			set: func(r *Rules, v string) bool {
				for _, w := range adjacencies() {
					if v == w[0] || v == w[1] {
						r.Adjacency = w[0]
						return true
					}
				}
				return false
			},
		},
	}
}

// adjacencies are where towers may touch, with the French word.
func adjacencies() [][2]string {
	return [][2]string{{AdjacencyAny, "toutes"}, {AdjacencyOthers, "autres"}, {AdjacencyFree, "libre"}}
}

// number is a house rule that is a whole number.
func number(id, french, ruling string, low, high int, at func(*Rules) *int) Option {
	return Option{
		ID: id, French: french, Ruling: ruling, values: same(strconv.Itoa(low) + ".." + strconv.Itoa(high)),
		get: func(r Rules, _ say.Lang) string { return strconv.Itoa(*at(&r)) },
		set: func(r *Rules, v string) bool {
			n, err := strconv.Atoi(v)
			if err != nil || n < low || n > high {
				return false
			}
			*at(r) = n
			return true
		},
	}
}

// yes is a house rule that holds or not.
func yes(id, french, ruling string, at func(*Rules) *bool) Option {
	return Option{
		ID: id, French: french, Ruling: ruling, values: [2]string{"yes, no", "oui, non"},
		get: func(r Rules, l say.Lang) string {
			if *at(&r) {
				return l.Pick("yes", "oui")
			}
			return l.Pick("no", "non")
		},
		set: func(r *Rules, v string) bool {
			switch v {
			case "yes", "true", "oui", "on", "1":
				*at(r) = true
			case "no", "false", "non", "off", "0":
				*at(r) = false
			default:
				return false
			}
			return true
		},
	}
}

// points is the points of a column of the ladder: one for each space, from the
// start. What a group writes itself is not a value of this house any more.
func points(id, french string, at func(*Rules) *[]int) Option {
	return Option{
		ID: id, French: french, values: same("0,1,2,…"), get: func(r Rules, _ say.Lang) string { return joined(*at(&r)) },
		set: func(r *Rules, v string) bool {
			n, ok := numbers(v, r.Rungs, 0, maxPoints)
			if ok {
				*at(r), r.HousePoints = n, false
			}
			return ok
		},
	}
}

// numbers reads so many whole numbers with commas between them.
func numbers(text string, count, low, high int) ([]int, bool) {
	var all []int
	for part := range strings.SplitSeq(text, ",") {
		n, err := strconv.Atoi(strings.TrimSpace(part))
		if err != nil || n < low || n > high {
			return nil, false
		}
		all = append(all, n)
	}
	return all, len(all) == count
}

func joined(ns []int) string {
	parts := make([]string, len(ns))
	for i, n := range ns {
		parts[i] = strconv.Itoa(n)
	}
	return strings.Join(parts, ",")
}

// Set sets a house rule from NAME=VALUE. An unknown name and a value that it
// cannot have are errors that tell what would do. The length of the ladder comes
// before the points of its spaces.
func (r *Rules) Set(text string) error {
	name, value, ok := strings.Cut(text, "=")
	if !ok {
		return say.Errorf(say.LadderOptionForm, spell.Shown(text))
	}
	name = spell.Fold(name)
	all := Options()
	i := slices.IndexFunc(all, func(o Option) bool { return o.ID == name || o.French == name })
	if i < 0 {
		return say.Errorf(say.LadderOptionUnknown, spell.Shown(name), optionNames(all))
	}
	o := all[i]
	if o.read != nil {
		return o.read(r, value)
	}
	if !o.set(r, strings.ToLower(strings.TrimSpace(value))) {
		return say.Errorf(say.LadderOptionValue, o, spell.Shown(value), allowed{o})
	}
	return nil
}

// optionNames is the names of house rules in an error.
type optionNames []Option

// Name lists them.
func (all optionNames) Name(l say.Lang) string {
	var names []string
	for _, o := range all {
		names = append(names, o.Name(l))
	}
	return strings.Join(names, ", ")
}

// Changed lists the house rules that are not as shipped.
func (r Rules) Changed() []Option {
	usual := DefaultRules()
	return slices.DeleteFunc(Options(), func(o Option) bool { return o.get(r, say.English) == o.get(usual, say.English) })
}
