package purgatoryplay

import (
	"slices"

	"croix/generator/purgatory"
	"croix/generator/say"
)

// Field is what a correction is about.
type Field string

// The fields that a correction knows. Those with a number take - + or =: less
// and more stop at what is possible, an equal beyond it is refused. A sin, by
// its id, is a field too: its score before objects.
const (
	SubstanceField Field = "substance" // Figure; at 0 it falls, a demon or angel above 0 stands again
	MaxField       Field = "max"       // Figure, a demon or angel: the most it can have
	ActionsField   Field = "actions"   // Figure: those left to it
	PlayedField    Field = "played"    // Figure: how often this round
	LossesField    Field = "losses"    // Figure: actions lost for ever
	GuardField     Field = "guard"     // Figure: 1 on guard, 0 not
	PoisonField    Field = "poison"    // Figure: 1 by the dagger, 0 not
	PentacleField  Field = "pentacle"  // Figure: 1 in one, 0 not
	FamiliarField  Field = "familiar"  // Figure: substance of its familiar
	AmmoField      Field = "ammo"      // Object: rounds or uses left
	JamField       Field = "jam"       // Object: 1 jammed, 0 not
	BrokenField    Field = "broken"    // Object: 1 gone, 0 there
	FakeField      Field = "fake"      // Object: 1 a fake, 0 not
	PlaceField     Field = "place"     // Figure, To: where it stands
	StateField     Field = "state"     // Figure, Text: a State, the camp or fate of a soul
	OwnerField     Field = "owner"     // Object, Figure: who has it
	WornField      Field = "worn"      // Figure, Object: what it wears; without Object nothing
)

// Fields lists them, sins left out.
func Fields() []Field {
	return []Field{
		SubstanceField, MaxField, ActionsField, PlayedField, LossesField, GuardField, PoisonField, PentacleField,
		FamiliarField, AmmoField, JamField, BrokenField, FakeField, PlaceField, StateField, OwnerField, WornField,
	}
}

func correctDeeds() map[Verb]deed {
	return map[Verb]deed{
		Correct: {do: (*act).correct, free: true},
		Name:    {do: (*act).rename, free: true},
	}
}

// correct makes the game what the table shows, at any time. What follows of
// itself follows here too: a figure without substance falls, a soul beyond the
// edge has left. Corrections are events of their own, so that no statistics
// count them.
func (a *act) correct() error {
	var f *Figure
	if a.cmd.Figure != "" {
		found, err := a.find(a.cmd.Figure)
		if err != nil {
			return err
		}
		f = found
	}
	o := a.g.Object(a.cmd.Object)
	if o == nil && a.cmd.Object != "" {
		return firm("R-150", say.PlayNoObject, a.cmd.Object)
	}
	field := Field(a.cmd.Field)
	if _, isSin := purgatory.SinByID(a.cmd.Field); !isSin && !slices.Contains(Fields(), field) {
		return firm("R-001", say.PlayNoField, a.cmd.Field)
	}
	switch ofObject := slices.Contains([]Field{AmmoField, JamField, BrokenField, FakeField}, field); {
	case field == OwnerField && (f == nil || o == nil), ofObject && o == nil:
		return firm("R-150", say.PlayWhichObject, field)
	case !ofObject && f == nil:
		return firm("R-001", say.PlayNoFigure, a.cmd.Figure)
	}
	switch field {
	case PlaceField:
		return a.correctPlace(f)
	case StateField:
		return a.correctState(f)
	case OwnerField:
		if f.State == Wandering {
			return firm("R-028", say.PlayNoCorrection, f.ID, field)
		}
		held := append(a.g.Held(f.ID), o)
		if err := a.forbid(a.mayCarry(f, held)); err != nil {
			return err
		}
		a.emit(Corrected{Field: field, Figure: f.ID, Object: o.UID})
		return nil
	case WornField:
		if o != nil {
			if err := a.forbid(a.mayWear(f, o)); err != nil {
				return err
			}
		}
		a.emit(Corrected{Field: field, Figure: f.ID, Object: a.cmd.Object})
		return nil
	}
	return a.correctNumber(field, f, o)
}

// correctNumber corrects a field that is a number.
func (a *act) correctNumber(field Field, f *Figure, o *Object) error {
	now, least, most, ok := a.figureNumber(field, f)
	e := Corrected{Field: field}
	if f != nil {
		e.Figure = f.ID
	}
	if o != nil {
		e.Object = o.UID
		if !ok {
			now, least, most, ok = a.objectNumber(field, o)
		}
	}
	if !ok {
		name := e.Figure
		if name == "" {
			name = e.Object
		}
		return firm("R-001", say.PlayNoCorrection, name, field)
	}
	// What is beyond every bound is brought near before it is added up.
	want := min(max(a.cmd.Number, -correctMost), correctMost)
	switch a.cmd.Sign {
	case "-":
		want = max(least, min(now-want, most))
	case "+":
		want = min(most, max(now+want, least))
	case "=", "":
	default:
		return firm("R-001", say.PlayNoSign, a.cmd.Sign)
	}
	switch {
	case want < least || want > most:
		return firm("R-001", say.PlayBounds, field, least, most, want)
	case want == now:
		return firm("R-001", say.PlaySame, field, now)
	}
	e.From, e.To = now, want
	if field == ActionsField { // what is kept is the actions spent
		e.Spent = a.allowance(f) - want
	}
	a.emit(e)
	if field == SubstanceField && want == 0 {
		a.fall(f, Nobody)
	}
	return nil
}

// correctMost is more than any number of a game.
const correctMost = 1000

// figureNumber is a number of a figure with its bounds; ok is false for what it
// does not have.
func (x rules) figureNumber(field Field, f *Figure) (now, least, most int, ok bool) {
	if f == nil {
		return 0, 0, 0, false
	}
	soul, known := f.Kind == SoulKind, f.State != Wandering
	if s, isSin := purgatory.SinByID(string(field)); isSin && soul && known {
		return f.Base[s], purgatory.MinSin, purgatory.MaxSin, true
	}
	switch field {
	case SubstanceField:
		return f.PS, 0, f.PSMax, known && (!soul || x.acts(f))
	case MaxField:
		return f.PSMax, 1, correctMost, !soul
	case ActionsField:
		return x.remaining(f), 0, x.allowance(f), known
	case PlayedField:
		return f.Activations, 0, 9, true
	case LossesField:
		return f.Losses, 0, 9, known && f.Kind != AngelKind
	case GuardField:
		return flag(f.Guard), 0, 1, known && x.acts(f)
	case PoisonField:
		return flag(f.Poisoned), 0, 1, known && x.acts(f)
	case PentacleField:
		return flag(f.Pentacle), 0, 1, soul && known && x.acts(f)
	case FamiliarField:
		return f.Familiar, 0, 6, soul && known
	}
	return 0, 0, 0, false
}

// objectNumber is the same of an object.
func (x rules) objectNumber(field Field, o *Object) (now, least, most int, ok bool) {
	obj, _, known := x.objectOf(o.Row)
	switch field {
	case AmmoField:
		most = obj.Rounds()
		if obj.AsRanged() != nil && most != purgatory.Unlimited {
			most = purgatory.MaxAmmo // items.projectile_ammo
		}
		return o.Ammo, 0, most, known && most > 0
	case JamField:
		return flag(o.Jammed), 0, 1, known && obj.AsRanged() != nil
	case BrokenField:
		return flag(o.Gone), 0, 1, true
	case FakeField:
		return flag(o.Fake), 0, 1, true
	}
	return 0, 0, 0, false
}

func flag(b bool) int {
	if b {
		return 1
	}
	return 0
}

// correctPlace puts a figure where it stands on the table. A soul that is
// beyond an edge, or a damned or wandering one in the flames, has gone there. An
// angel in Paradise waits there as at the start: one that came home has no
// substance left, which is a correction of its own.
func (a *act) correctPlace(f *Figure) error {
	to := a.cmd.To
	places := []Place{Purgatory, Flames}
	switch {
	case f.Kind == SoulKind:
		places = append(places, Paradise, Left, Right)
	case f.Kind == AngelKind:
		places = append(places, Paradise)
	}
	if !a.is("hell.entry", "flames") {
		places = append(places, Embers)
	}
	switch {
	case !f.Standing():
		return firm("R-037", say.PlayOut, f.ID)
	case !slices.Contains(places, to):
		return firm("R-100", say.PlayNoPlace, string(to))
	case to == f.Place:
		return firm("R-001", say.PlaySamePlace, f.ID, to.key())
	}
	a.emit(Corrected{Field: PlaceField, Figure: f.ID, Place: to})
	if f.Kind != SoulKind {
		return nil
	}
	return a.enters(f, to)
}

// correctState gives a soul the camp or fate that the table shows. A wandering
// soul that is somebody now is rolled and equipped; a soul that is nobody known
// any more leaves its objects in a pile.
func (a *act) correctState(f *Figure) error {
	to := State(a.cmd.Text)
	if _, ok := transitions()[to]; !ok && !slices.Contains([]State{Saved, Escorted, Consumed}, to) || f.Kind != SoulKind {
		return firm("R-050", say.PlayNoState, f.ID, a.cmd.Text)
	}
	if to == f.State {
		return firm("R-001", say.PlaySameState, f.ID, to.key())
	}
	from := f.State
	if from == Wandering {
		who, err := a.identify(f, a.player(f))
		if err != nil {
			return err
		}
		a.emit(SoulRevealed{Figure: f.ID, Identity: who})
	}
	if to == Wandering || to == Destroyed || to == Consumed {
		a.dropObjects(f)
	}
	e := Corrected{Field: StateField, Figure: f.ID, State: to, Place: f.Place, PS: f.PS, Max: f.PSMax, Pride: f.Pride}
	switch to {
	case Saved:
		e.Place = Paradise
	case Condemned:
		e.Place = Flames
	case Reincarnated, Escorted:
		e.Place = Left
	case Consumed, Destroyed:
		e.Place = Off
	default:
		if !f.Place.standing() || from == Condemned {
			e.Place = Purgatory
		}
	}
	switch {
	case to == Wandering:
		e.PS, e.Max, e.Pride = 0, 0, 0
	case to.InPlay():
		e.Max = max(1, purgatory.Derive(a.sins(f)).Substance)
		if e.PS = min(e.PS, e.Max); e.PS == 0 {
			e.PS = e.Max
		}
		e.Pride = 0
	case from.InPlay():
		e.Pride = a.pride(f, f.Base)
	}
	a.emit(e)
	if from == Wandering && to.InPlay() {
		return a.equip(f)
	}
	return nil
}

// standing reports whether figures stand in the place.
func (p Place) standing() bool { return p == Purgatory || p == Flames || p == Embers }

// Name is the field in the player's language.
func (f Field) Name(l say.Lang) string {
	if s, ok := purgatory.SinByID(string(f)); ok {
		return s.Name(l)
	}
	return l.Text(say.Key("play.field." + string(f)))
}
