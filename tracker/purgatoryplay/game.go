package purgatoryplay

import (
	"slices"
	"strconv"

	"croix/generator/purgatory"
)

// Side is a player, or nobody.
type Side string

// The sides. With two players Humanity has no player.
const (
	Nobody   Side = ""
	God      Side = "god"
	Satan    Side = "satan"
	Humanity Side = "humanity"
)

// Opponent is the other of Satan and God, who throws what is thrown against a
// side; it is God for Humanity.
func (s Side) Opponent() Side {
	if s == God {
		return Satan
	}
	return God
}

// Kind is what a figure is.
type Kind string

// The kinds of figure.
const (
	SoulKind  Kind = "soul"
	DemonKind Kind = "demon"
	AngelKind Kind = "angel"
)

// Place is where a figure is, or the way by which it left. The table keeps
// positions; the game keeps what the rules ask about them.
type Place string

// The places. Left and Right are Earth beyond an end of the
// beam. Off is nowhere: destructured, destroyed, consumed, gone for good.
const (
	Purgatory Place = "purgatory"
	Flames    Place = "flames"
	Embers    Place = "embers"
	Paradise  Place = "paradise"
	Left      Place = "left"
	Right     Place = "right"
	Off       Place = "off"
)

// Earth reports whether the place is beyond an end of the beam.
func (p Place) Earth() bool { return p == Left || p == Right }

// Game is the state of one game: the fold of its events. Only Event.Apply
// changes it. Its JSON is the same bytes for the same game.
type Game struct {
	Players int                  `json:"players"`
	Rules   []Rule               `json:"rules"`          // every house rule, in the order of the catalog
	Deck    []purgatory.SoulCard `json:"deck,omitempty"` // the printed souls; none: souls are rolled
	First   Side                 `json:"first"`          // who begins each cycle
	Auto    []Side               `json:"auto,omitempty"` // sides for which the program throws at the live table

	Round  int    `json:"round"` // from 1
	Cycle  int    `json:"cycle"` // of the round, from 1
	Step   Step   `json:"step"`  // see Step
	Done   bool   `json:"done"`  // the step has had its figure
	Active string `json:"active,omitempty"`
	By     Side   `json:"by,omitempty"` // who plays the active figure

	Figures    []Figure  `json:"figures"` // pawns by number, demons, angels
	Objects    []Object  `json:"objects"` // in the order in which they appeared
	Asks       []Ask     `json:"asks,omitempty"`
	Fight      *Fight    `json:"fight,omitempty"` // the attack that goes on
	Asked      int       `json:"asked"`           // how many questions there were
	Antichrist Secret    `json:"antichrist"`
	Guardian   Secret    `json:"guardian"`
	Relics     []string  `json:"relics,omitempty"`   // ids that have appeared
	Names      []string  `json:"names,omitempty"`    // rows of souls that have appeared
	Book       bool      `json:"book,omitempty"`     // the Necronomicon has been used
	Tried      []Try     `json:"tried,omitempty"`    // to control, this round
	Attacked   []Assault `json:"attacked,omitempty"` // this round, in order
	Ended      string    `json:"ended,omitempty"`    // why, such as "R-312"
}

// Rule is a house rule with its value.
type Rule struct {
	ID    string `json:"id"`
	Value string `json:"value"`
}

// Secret is a pawn that a player wrote down.
type Secret struct {
	Pawn     string `json:"pawn,omitempty"` // "" if none, or not to be seen
	Chosen   bool   `json:"chosen,omitempty"`
	Revealed bool   `json:"revealed,omitempty"`
	Killer   Side   `json:"killer,omitempty"` // who destroyed it, revealed
}

// Try is an attempt to control a humanist.
type Try struct {
	Side Side   `json:"side"`
	Soul string `json:"soul"`
}

// Assault is a soul that attacked an enemy this round.
type Assault struct {
	Enemy string `json:"enemy"`
	Soul  string `json:"soul"`
}

// Figure is a soul, a demon or an angel.
type Figure struct {
	ID    string `json:"id"` // p1, p2, … or the id of its row, with -2 for a second one
	Kind  Kind   `json:"kind"`
	Row   string `json:"row,omitempty"`   // id in the catalog; "" for a wandering soul
	Title string `json:"title,omitempty"` // the name players gave it
	Place Place  `json:"place"`
	PS    int    `json:"ps"`
	PSMax int    `json:"ps_max"`

	Activations int      `json:"activations,omitempty"` // this round; a drift counts
	Spent       int      `json:"spent,omitempty"`       // actions, of this round's current activation
	Acts        []Action `json:"acts,omitempty"`        // of the current activation, in order
	Began       Place    `json:"began,omitempty"`       // where the current activation began
	Slowed      bool     `json:"slowed,omitempty"`      // began near the demon of sloth
	Guard       bool     `json:"guard,omitempty"`       // holds one action
	Losses      int      `json:"losses,omitempty"`      // actions lost for ever
	Poisoned    bool     `json:"poisoned,omitempty"`    // by the dagger
	Worn        string   `json:"worn,omitempty"`        // uid of the protection worn
	Aids        []Aided  `json:"aids,omitempty"`        // tests of jealousy in this activation
	Harm        string   `json:"harm,omitempty"`        // the ally that it has to harm

	Soul
	Divine
}

// Soul is what only souls have.
type Soul struct {
	State       State          `json:"state,omitempty"`
	Former      State          `json:"former,omitempty"` // before it left play
	D66         int            `json:"d66,omitempty"`    // of its card
	Base        purgatory.Sins `json:"base,omitzero"`    // zeros while unknown
	Shifts      purgatory.Sins `json:"shifts,omitzero"`  // purified, perverted
	Familiar    int            `json:"familiar,omitempty"`
	Pride       int            `json:"pride,omitempty"`     // frozen when it left
	LeftRound   int            `json:"left,omitempty"`      // round in which it left
	Converted   string         `json:"converted,omitempty"` // the angel that made it virtuous
	Power       string         `json:"power,omitempty"`     // of a minor demon
	Affiliation string         `json:"affiliation,omitempty"`
	Bans        []Ban          `json:"bans,omitempty"`
	Hunts       Kind           `json:"hunts,omitempty"`    // what it attacks by itself, this activation
	Pentacle    bool           `json:"pentacle,omitempty"`
	Rerolled    bool           `json:"rerolled,omitempty"` // its one re-roll is used
}

// Divine is what only angels and demons have.
type Divine struct {
	Down      int      `json:"down,omitempty"`      // round of its destruction; 0 standing
	Gone      bool     `json:"gone,omitempty"`      // out for good
	Barred    int      `json:"barred,omitempty"`    // round in which it may not play
	Returning bool     `json:"returning,omitempty"` // stands again next round
	Virtuous  int      `json:"virtuous,omitempty"`  // souls it won since it last fell
	Struck    bool     `json:"struck,omitempty"`    // this round
	Cancelled bool     `json:"cancelled,omitempty"` // a die, this round
	Corpses   []string `json:"corpses,omitempty"`   // souls it may still eat
}

// Ban is a thing that the activity table forbids for the game.
type Ban string

// The bans.
const (
	NoDamn     Ban = "no_damn"
	NoVirtuous Ban = "no_virtuous"
	NoPervert  Ban = "no_pervert"
	NoPurify   Ban = "no_purify"

	// With activity.row1=control: Satan, or God, may try it no more.
	NoTemptation Ban = "no_temptation"
	NoGuidance   Ban = "no_guidance"
)

// ObjectKind is the table of an object.
type ObjectKind string

// The kinds of object.
const (
	RangedObject ObjectKind = "ranged"
	MeleeObject  ObjectKind = "melee"
	ArmourObject ObjectKind = "armour"
	ItemObject   ObjectKind = "item"
)

// Object is one thing on the table or with a figure.
type Object struct {
	UID       string     `json:"uid"` // o1, o2, …
	Row       string     `json:"row"` // id in the catalog
	Kind      ObjectKind `json:"kind"`
	Owner     string     `json:"owner,omitempty"` // figure; "" for none
	Pile      string     `json:"pile,omitempty"`  // figure where it lies, if nobody owns it
	Ammo      int        `json:"ammo,omitempty"`
	Jammed    bool       `json:"jammed,omitempty"`
	Fake      bool       `json:"fake,omitempty"`
	Gone      bool       `json:"gone,omitempty"` // broken, used up, vanished
	Used      int        `json:"used,omitempty"` // round of its last use
	Relic     bool       `json:"relic,omitempty"`
	Delivered Side       `json:"delivered,omitempty"` // by an angel that entered Paradise
}

// Clone is a copy that shares nothing that events change.
func (g *Game) Clone() *Game {
	n := *g
	n.Rules, n.Deck, n.Auto = slices.Clone(g.Rules), slices.Clone(g.Deck), slices.Clone(g.Auto)
	n.Figures, n.Objects = slices.Clone(g.Figures), slices.Clone(g.Objects)
	for i := range n.Figures {
		f := &n.Figures[i]
		f.Acts, f.Bans, f.Corpses = slices.Clone(f.Acts), slices.Clone(f.Bans), slices.Clone(f.Corpses)
		f.Aids = slices.Clone(f.Aids)
	}
	n.Fight = g.Fight.clone()
	n.Asks = slices.Clone(g.Asks)
	for i := range n.Asks {
		n.Asks[i].Options = slices.Clone(n.Asks[i].Options)
		n.Asks[i].Targets = slices.Clone(n.Asks[i].Targets)
		n.Asks[i].Faces = slices.Clone(n.Asks[i].Faces)
	}
	n.Relics, n.Names = slices.Clone(g.Relics), slices.Clone(g.Names)
	n.Tried, n.Attacked = slices.Clone(g.Tried), slices.Clone(g.Attacked)
	return &n
}

// Figure is the figure of exactly that id; nil if there is none.
func (g *Game) Figure(id string) *Figure {
	for i := range g.Figures {
		if g.Figures[i].ID == id {
			return &g.Figures[i]
		}
	}
	return nil
}

// figure is Figure for Apply, which never fails: assignments to a figure that
// is not there go nowhere.
func (g *Game) figure(id string) *Figure {
	if f := g.Figure(id); f != nil {
		return f
	}
	return &Figure{}
}

// Object is the object of that uid; nil if there is none.
func (g *Game) Object(uid string) *Object {
	for i := range g.Objects {
		if g.Objects[i].UID == uid {
			return &g.Objects[i]
		}
	}
	return nil
}

// object is Object for Apply.
func (g *Game) object(uid string) *Object {
	if o := g.Object(uid); o != nil {
		return o
	}
	return &Object{}
}

// Held is the objects that a figure has and that are not gone.
func (g *Game) Held(id string) []*Object {
	var held []*Object
	for i := range g.Objects {
		if o := &g.Objects[i]; o.Owner == id && id != "" && !o.Gone {
			held = append(held, o)
		}
	}
	return held
}

// Camp is the side that a figure fights for: none for a wandering soul or one
// that left the game. Humanists are Humanity's with two players too.
func (f *Figure) Camp() Side {
	switch {
	case f.Kind == AngelKind:
		return God
	case f.Kind == DemonKind:
		return Satan
	}
	switch f.State {
	case Virtuous:
		return God
	case Damned, Condemned:
		return Satan
	case Humanist:
		return Humanity
	}
	return Nobody
}

// Standing reports whether the figure is in play: a celestial that is not
// destructured, a soul that is wandering, humanist, virtuous or damned.
func (f *Figure) Standing() bool {
	if f.Kind == SoulKind {
		return f.State.InPlay()
	}
	return f.Down == 0 && !f.Gone
}

// pawnID is the id of the pawn of that number.
func pawnID(n int) string { return "p" + strconv.Itoa(n) }

// objectID is the uid of the object of that number.
func objectID(n int) string { return "o" + strconv.Itoa(n) }
