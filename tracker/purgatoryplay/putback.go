package purgatoryplay

import (
	"slices"
	"strings"

	"croix/generator/purgatory"
	"croix/generator/say"
)

// placer is an event that moves figures on the table in a way of which the game
// keeps nothing: within a place.
type placer interface{ placed() []string }

func (e Moved) placed() []string       { return []string{e.Figure} }
func (e PawnDrifted) placed() []string { return []string{e.Figure} }

// PutBack tells what to put back on the board when a gesture is undone: one
// line for each thing that the table shows and that was otherwise before it.
// Before and after are the states around the gesture, whose events tell which
// figures moved. It is empty for what leaves no trace on the table. What
// not everybody may see is not told.
func PutBack(c *purgatory.Catalog, before, after *Game, events []Event, l say.Lang) []string {
	b := &back{before: before, after: after, t: Teller{l, c, after, AsTable}}
	switch {
	case len(before.Figures) > 0:
	case len(after.Figures) > 0:
		return []string{b.t.text(say.BackAll)}
	default:
		return nil
	}
	moved := map[string]bool{}
	for _, e := range events {
		if p, ok := e.(placer); ok {
			for _, id := range p.placed() {
				moved[id] = true
			}
		}
	}
	for i := range after.Figures {
		now := &after.Figures[i]
		if was := before.Figure(now.ID); was != nil {
			b.figure(was, now, moved[now.ID])
		}
	}
	b.objects()
	if before.Antichrist.Revealed != after.Antichrist.Revealed {
		b.say(say.BackAntichrist, b.t.Name(after.Antichrist.Pawn))
	}
	if before.Round != after.Round {
		b.say(say.BackRound, before.Round)
	}
	if before.Ended != after.Ended {
		b.say(say.BackGoesOn)
	}
	return b.lines
}

// back gathers the lines.
type back struct {
	before, after *Game
	t             Teller
	lines         []string
}

func (b *back) say(k say.Key, args ...any) { b.lines = append(b.lines, b.t.text(k, args...)) }

// figure is what the table shows of a figure.
func (b *back) figure(was, now *Figure, moved bool) {
	name := b.t.Name(now.ID)
	// A wandering soul that was attacked has its card too (wandering.attackable).
	pawn := was.State == Wandering && was.PSMax == 0 && (now.State != Wandering || now.PSMax > 0)
	switch {
	case pawn:
		b.say(say.BackPawn, name, was.Place.key())
	case was.State != now.State:
		b.say(say.BackState, name, was.State.key())
	}
	switch {
	case pawn && !moved:
	case was.Place != now.Place:
		b.say(say.BackPlace, name, was.Place.key())
	case moved:
		b.say(say.BackSpot, name)
	}
	if pawn || now.State == Wandering && now.PSMax == 0 {
		b.marks(was, now, name)
		return // a pawn has no card; that of a soul goes with all that stands on it
	}
	if was.PS != now.PS || was.PSMax != now.PSMax {
		b.say(say.BackSubstance, name, was.PS, was.PSMax)
	}
	if was.Familiar != now.Familiar {
		b.say(say.BackFamiliar, name, was.Familiar)
	}
	for _, s := range purgatory.AllSins() {
		if was.Base[s] != now.Base[s] {
			b.say(say.BackSin, name, s, was.Base[s])
		}
	}
	if was.Worn != now.Worn {
		if o := b.before.Object(was.Worn); o != nil {
			b.say(say.BackWorn, name, b.t.row(o.Row))
		} else {
			b.say(say.BackWornNone, name)
		}
	}
	b.marks(was, now, name)
}

// marks is what markers and notes show of a figure, a pawn too.
func (b *back) marks(was, now *Figure, name string) {
	for _, m := range []struct {
		was, now bool
		what     say.Named
	}{
		{was.Guard, now.Guard, GuardField},
		{was.Poisoned, now.Poisoned, PoisonField},
		{was.Pentacle, now.Pentacle, PentacleField},
		{was.Returning, now.Returning, mark("returns")},
		{was.Rerolled, now.Rerolled, mark("reroll")},
		{was.Struck, now.Struck, mark("struck")},
		{was.Cancelled, now.Cancelled, mark("cancelled")},
	} {
		if m.was != m.now {
			key := say.BackOff
			if m.was {
				key = say.BackOn
			}
			b.say(key, name, m.what)
		}
	}
	for _, n := range []struct {
		was, now int
		what     say.Named
	}{
		{was.Activations, now.Activations, PlayedField},
		{was.Losses, now.Losses, LossesField},
		{was.Virtuous, now.Virtuous, mark("won")},
		{len(was.Corpses), len(now.Corpses), mark("corpses")},
	} {
		if n.was != n.now && b.before.Round == b.after.Round {
			b.say(say.BackNumber, name, n.what, n.was)
		}
	}
	for _, s := range purgatory.AllSins() {
		if was.Shifts[s] != now.Shifts[s] {
			b.say(say.BackShift, name, s, was.Shifts[s])
		}
	}
	if was.Power != now.Power || was.Affiliation != now.Affiliation {
		b.say(say.BackNote, name, mark("power"))
	}
	if !slices.Equal(was.Bans, now.Bans) {
		b.say(say.BackNote, name, mark("ban"))
	}
}

// mark is a marker that is no Field, by its message.
type mark string

// Name is the marker in the player's language.
func (m mark) Name(l say.Lang) string { return l.Text(say.Key("play.mark." + string(m))) }

// objects is what the table shows of objects: cards, ticks, markers.
func (b *back) objects() {
	var fresh []string
	for i := range b.after.Objects {
		now := &b.after.Objects[i]
		name := b.t.row(now.Row)
		was := b.before.Object(now.UID)
		if was == nil {
			fresh = append(fresh, name)
			continue
		}
		if was.Owner != now.Owner || was.Pile != now.Pile || was.Gone != now.Gone {
			switch {
			case was.Owner != "":
				b.say(say.BackOwner, name, b.t.Name(was.Owner))
			case was.Pile != "":
				b.say(say.BackPile, name, b.t.Name(was.Pile))
			default:
				fresh = append(fresh, name)
			}
		}
		if was.Ammo != now.Ammo && now.Row != petRow {
			b.say(say.BackAmmo, name, was.Ammo)
		}
		switch {
		case was.Jammed && !now.Jammed:
			b.say(say.BackJammed, name)
		case now.Jammed && !was.Jammed:
			b.say(say.BackCleared, name)
		}
		if was.Used != now.Used && now.Row == rechargeRow {
			b.say(say.BackOff, name, mark("recharge"))
		}
		if was.Fake != now.Fake {
			b.say(say.BackFake, name)
		}
	}
	if len(fresh) > 0 {
		b.say(say.BackBox, strings.Join(fresh, ", "))
	}
}
