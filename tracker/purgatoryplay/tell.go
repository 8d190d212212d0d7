package purgatoryplay

import (
	"slices"
	"strconv"
	"strings"

	"croix/generator/say"
)

// Facts is where and how a figure is and what it has, in words: its place, its
// states, its objects.
func (t Teller) Facts(f *Figure) []string {
	facts := append([]string{t.text(f.Place.key())}, t.States(f)...)
	if t.Played(f) {
		facts = append(facts, t.text(say.ShowPlayed))
	}
	return append(facts, t.Belongings(f)...)
}

// Played reports whether a figure has had its turn, and nothing is left of it.
func (t Teller) Played(f *Figure) bool {
	return f.Activations > 0 && f.ID != t.Game.Active && !f.Guard
}

// States is what is the matter with a figure, in words.
func (t Teller) States(f *Figure) []string {
	var states []string
	for _, m := range []struct {
		is  bool
		key say.Key
	}{
		{f.Wounded(), say.ShowWounded}, {f.Guard, say.ShowGuard}, {f.Poisoned, say.ShowPoisoned}, {f.Pentacle, say.ShowPentacle},
	} {
		if m.is {
			states = append(states, t.text(m.key))
		}
	}
	return states
}

// Belongings is what a figure has, in words.
func (t Teller) Belongings(f *Figure) []string {
	var all []string
	if f.Familiar > 0 {
		all = append(all, t.text(say.ShowFamiliar, f.Familiar))
	}
	for _, o := range t.Game.Held(f.ID) {
		all = append(all, t.Holding(f, o))
	}
	return all
}

// Holding is what a figure has, with its rounds and whether it is jammed, worn
// or a fake.
func (t Teller) Holding(f *Figure, o *Object) string {
	text := t.row(o.Row)
	var facts []string
	if o.Kind == RangedObject && o.Ammo >= 0 {
		facts = append(facts, t.Lang.Count(say.ShowRounds, o.Ammo))
	}
	if o.Jammed {
		facts = append(facts, t.text(say.ShowJammed))
	}
	if f.Worn == o.UID {
		facts = append(facts, t.text(say.ShowWorn))
	}
	if o.Fake {
		facts = append(facts, t.text(say.ShowFake))
	}
	if len(facts) > 0 {
		text += " (" + strings.Join(facts, ", ") + ")"
	}
	return text
}

// Group is what is told together, such as all souls that were saved.
type Group struct {
	Name  say.Key
	Names []string
	IDs   []string // of each figure; "" for what is none
}

// Title is what a group is called, by how many are told in it: souls have states in
// the plural too.
func (g Group) Title() say.Key {
	if state, ok := strings.CutPrefix(string(g.Name), "play.state."); ok && len(g.Names) > 1 {
		return say.Key("play.states." + state)
	}
	return g.Name
}

// Apart is what is not on the table with a camp: pawns, the souls that left with
// their pride, those that fell, the piles, and the secrets that the viewer may
// see.
func (t Teller) Apart() []Group {
	var groups []Group
	add := func(k say.Key, id, text string) {
		i := slices.IndexFunc(groups, func(g Group) bool { return g.Name == k })
		if i < 0 {
			i = len(groups)
			groups = append(groups, Group{Name: k})
		}
		groups[i].Names, groups[i].IDs = append(groups[i].Names, text), append(groups[i].IDs, id)
	}
	for i := range t.Game.Figures {
		f := &t.Game.Figures[i]
		name := t.Name(f.ID)
		switch {
		case f.State == Wandering:
			if f.Activations > 0 {
				name += " (" + t.text(say.ShowPlayed) + ")"
			}
			add("play.state.wandering", f.ID, name)
		case f.Kind == SoulKind && !f.State.InPlay():
			add(say.Key("play.state."+string(f.State)), f.ID, name+" "+strconv.Itoa(f.Pride))
		case !f.Standing():
			add(say.ShowFallen, f.ID, name)
		}
	}
	for _, o := range t.Game.Objects {
		if o.Owner == "" && o.Pile != "" && !o.Gone {
			add(say.ShowPiles, "", t.row(o.Row)+" ("+t.Name(o.Pile)+")")
		}
	}
	if t.Game.Antichrist.Pawn != "" {
		add(say.ShowAntichrist, "", t.Game.Antichrist.Pawn)
	}
	if t.Game.Guardian.Pawn != "" {
		add(say.ShowGuardian, "", t.Game.Guardian.Pawn)
	}
	return groups
}
