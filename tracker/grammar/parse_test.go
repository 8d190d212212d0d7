package grammar

import (
	"reflect"
	"slices"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"croix/generator/purgatory"
	"croix/generator/say"
	play "croix/tracker/purgatoryplay"
)

// fixture is a game with a figure of each kind, equal objects, and names that
// are also those of other things.
func fixture() *play.Game {
	soul := func(id, row string, s play.State) play.Figure {
		return play.Figure{ID: id, Kind: play.SoulKind, Row: row, Place: play.Purgatory, PS: 6, PSMax: 12, Soul: play.Soul{State: s}}
	}
	unknown := soul("p7", "inconnu", play.Damned)
	unknown.Title = "Saint-Éloi"
	second := soul("p8", "inconnu", play.Damned)
	return &play.Game{
		Players: 2, Step: play.SatanB,
		Figures: []play.Figure{
			soul("p1", "", play.Wandering), soul("p2", "", play.Wandering), soul("p3", "nonne", play.Virtuous),
			soul("p4", "novice", play.Humanist), soul("p5", "punk", play.Damned), soul("p6", "sorcier", play.Damned), unknown, second,
			{ID: "colere", Kind: play.DemonKind, Row: "colere", Place: play.Flames, PS: 26, PSMax: 26},
			{ID: "gourmandise", Kind: play.DemonKind, Row: "gourmandise", Place: play.Flames, PS: 46, PSMax: 46},
			{ID: "diablotin", Kind: play.DemonKind, Row: "diablotin", Place: play.Flames, PS: 6, PSMax: 6},
			{ID: "diablotin-2", Kind: play.DemonKind, Row: "diablotin", Place: play.Flames, PS: 6, PSMax: 6},
			{ID: "vertus", Kind: play.AngelKind, Row: "vertus", Place: play.Paradise, PS: 26, PSMax: 26},
		},
		Objects: []play.Object{
			{UID: "o1", Row: "arme_a_feu", Kind: play.RangedObject, Owner: "p3", Ammo: 3, Jammed: true},
			{UID: "o2", Row: "arme", Kind: play.MeleeObject, Owner: "p3"},
			{UID: "o3", Row: "arme_a_feu", Kind: play.RangedObject, Owner: "p5", Ammo: 2},
			{UID: "o4", Row: "arme", Kind: play.MeleeObject, Owner: "p5"},
			{UID: "o5", Row: "arme_courte", Kind: play.MeleeObject, Owner: "p5"},
			{UID: "o6", Row: "bonbons", Kind: play.ItemObject, Owner: "p3"},
			{UID: "o7", Row: "armure_legere", Kind: play.ArmourObject, Owner: "p3"},
			{UID: "o8", Row: "graal", Kind: play.ItemObject, Owner: "p3"},
			{UID: "o9", Row: "arme", Kind: play.MeleeObject, Pile: "p6"},
			{UID: "o10", Row: "la_sainte_lance", Kind: play.ItemObject, Owner: "p4"},
			{UID: "o11", Row: "grosse_arme", Kind: play.MeleeObject, Gone: true, Owner: "p3"},
		},
	}
}

// asking is the fixture with an open question.
func asking(kind play.AskKind, options ...string) *play.Game {
	g := fixture()
	g.Asks = []play.Ask{{ID: 1, Kind: kind, Side: play.Satan, Figure: "p1", Options: options, MayNo: true}}
	return g
}

// ofFigure is a game whose question is about that figure.
func ofFigure(g *play.Game, id string) *play.Game {
	g.Asks[0].Figure = id
	return g
}

// active is the fixture with an active figure.
func active(id string) *play.Game {
	g := fixture()
	g.Active, g.By = id, play.Satan
	return g
}

func sins(ids ...string) []purgatory.Sin {
	var all []purgatory.Sin
	for _, id := range ids {
		s, _ := purgatory.SinByID(id)
		all = append(all, s)
	}
	return all
}

func TestParse(t *testing.T) {
	c := catalog(t)
	three := sins("colere", "envie", "luxure")
	damn := play.Command{Verb: play.Damn, Figure: "colere", Targets: []string{"p2"}, Sins: three}
	shot := play.Command{Verb: play.Shoot, Figure: "p3", Object: "o1", Targets: []string{"p5"}, Number: 2}
	for _, row := range []struct {
		reason string
		game   *play.Game
		texts  string // separated by |
		want   play.Command
	}{
		{"both languages, accents, capitals and ids", fixture(), "tirer p3 arme à feu sur p5 2 dés|shoot p3 firearm at p5 2 dice|TIRER P3 ARME A FEU SUR P5 2 DES|shoot 3 o1 at 5 2 dice|shoot #3 with o1 on #5, 2 dice|nonne tire arme à feu sur punk 2|tirer nonne avec l’arme à feu sur le punk 2 de", shot},
		{"the only weapon need not be named", fixture(), "shoot p3 at p5 2 dice|tirer nonne punk 2 dés", shot},
		{"an accent that is a sign of its own", fixture(), "tirer p3 arme a\u0300 feu sur p5 2 de\u0301s", shot},
		{"dice for each target", fixture(), "strike p3 at p5 p6 2+1 dice|frapper p3 sur p5, p6 2+1 dés|frapper p3 sur 5, 6 2+1",
			play.Command{Verb: play.Strike, Figure: "p3", Targets: []string{"p5", "p6"}, Allot: []int{2, 1}}},
		{"dice for one target apart", fixture(), "strike p3 at p5 2+ dice", play.Command{Verb: play.Strike, Figure: "p3", Targets: []string{"p5"}, Allot: []int{2}}},
		{"the weapon of who acts", fixture(), "frapper p5 avec arme sur p3|strike punk weapon at nun", play.Command{Verb: play.Strike, Figure: "p5", Object: "o4", Targets: []string{"p3"}}},
		{"a longer name by its beginning", fixture(), "frapper p5 arme c sur p3", play.Command{Verb: play.Strike, Figure: "p5", Object: "o5", Targets: []string{"p3"}}},
		{"the active figure acts", active("p3"), "frapper p5|strike at punk|p3 frapper p5|strike p3 p5", play.Command{Verb: play.Strike, Figure: "p3", Targets: []string{"p5"}}},
		{"a move of the active figure", active("p3"), "aller flammes|move to the flames|va dans les flammes", play.Command{Verb: play.Move, Figure: "p3", To: play.Flames}},
		{"enemies that it leaves", fixture(), "move p3 to paradise leaving p5 p6|aller p3 paradis quittant punk et sorcier|aller nonne punk sorcier paradis",
			play.Command{Verb: play.Move, Figure: "p3", To: play.Paradise, From: []string{"p5", "p6"}}},
		{"a demon before its sin", fixture(), "damner colère p2 colère envie luxure|damn wrath on p2 sins wrath envy lust|damn by wrath on p2 wrath envy lust|damner p2 par colère péchés colère envie luxure", damn},
		{"sins alone are of the active demon", active("colere"), "damner p2 colère envie luxure|damner colère envie luxure sur p2", damn},
		{"a demon without sins yet", fixture(), "pervertir colère sur p2|pervertir colère p2", play.Command{Verb: play.Pervert, Figure: "colere", Targets: []string{"p2"}}},
		{"a second one of its kind", fixture(), "activer diablotin-2|activate imp-2", play.Command{Verb: play.Activate, Figure: "diablotin-2"}},
		{"a number after a name is one of dice", fixture(), "frapper p3 mains nues sur diablotin 2 dés|strike p3 at imp 2 bare hands",
			play.Command{Verb: play.Strike, Figure: "p3", Object: play.BareHands, Targets: []string{"diablotin"}, Number: 2}},
		{"the whole name before a longer one", fixture(), "activer diablotin|activate imp", play.Command{Verb: play.Activate, Figure: "diablotin"}},
		{"the name that players gave", fixture(), "garde saint éloi|guard Saint-Éloi|guard \"saint-eloi\"|garde « Saint-Éloi »|guard sai", play.Command{Verb: play.OnGuard, Figure: "p7"}},
		{"an angel whose name is nearly a verb", fixture(), "vertus -2|virtues -2|set virtues -2",
			play.Command{Verb: play.Correct, Figure: "vertus", Field: substance, Sign: "-", Number: 2}},
		{"less, with a typographic minus", fixture(), "nonne -3|p3 −3|3 -3|corriger nonne -3|set nun substance -3", play.Command{Verb: play.Correct, Figure: "p3", Field: substance, Sign: "-", Number: 3}},
		{"just so many, nothing among them", fixture(), "p3 =0|p3 = 0|set p3 substance =0", play.Command{Verb: play.Correct, Figure: "p3", Field: substance, Sign: "=", Number: 0}},
		{"more, of another number", fixture(), "set p3 actions +2|corriger p3 actions +2", play.Command{Verb: play.Correct, Figure: "p3", Field: "actions", Sign: "+", Number: 2}},
		{"an object of a figure", fixture(), "set p3 firearm ammo =2|corriger p3 munitions =2", play.Command{Verb: play.Correct, Figure: "p3", Object: "o1", Field: "ammo", Sign: "=", Number: 2}},
		{"a sin", fixture(), "set p3 wrath =2|corriger nonne colère =2", play.Command{Verb: play.Correct, Figure: "p3", Field: "colere", Sign: "=", Number: 2}},
		{"a place", fixture(), "set p3 flames|corriger p3 place flammes", play.Command{Verb: play.Correct, Figure: "p3", Field: placed, To: play.Flames}},
		{"a camp", fixture(), "set p3 damned|corriger p3 camp damnée", play.Command{Verb: play.Correct, Figure: "p3", Field: state, Text: "damned"}},
		{"how far, and hidden", fixture(), "shoot p3 at p5 2 dice 18 cm hidden|tirer p3 sur p5 2 dés 18cm caché",
			play.Command{Verb: play.Shoot, Figure: "p3", Object: "o1", Targets: []string{"p5"}, Number: 2, CM: 18, Hidden: true}},
		{"bare hands", fixture(), "strike p3 at p5 bare hands|frapper p3 mains nues sur p5", play.Command{Verb: play.Strike, Figure: "p3", Object: play.BareHands, Targets: []string{"p5"}}},
		{"what is taken lies there", fixture(), "take p4 weapon|prendre p4 arme|prendre p4 arme de p6|prendre p4 arme de sorcier", play.Command{Verb: play.Take, Figure: "p4", Objects: []string{"o9"}}},
		{"what is taken from an ally", fixture(), "take p4 weapon from p3|prendre p4 l’arme de la nonne", play.Command{Verb: play.Take, Figure: "p4", Objects: []string{"o2"}}},
		{"several objects", fixture(), "discard p3 sweets, weapon|jeter p3 bonbons et arme", play.Command{Verb: play.Discard, Figure: "p3", Objects: []string{"o6", "o2"}}},
		{"a name that begins with an article", fixture(), "utiliser p4 la sainte lance|use p4 holy lance", play.Command{Verb: play.Use, Figure: "p4", Object: "o10"}},
		{"what is jammed, what is not worn", fixture(), "désenrayer p3|unjam p3", play.Command{Verb: play.Unjam, Figure: "p3", Object: "o1"}},
		{"the protection that there is", fixture(), "mettre p3|wear p3 light armour", play.Command{Verb: play.Wear, Figure: "p3", Object: "o7"}},
		{"though a rule forbids it", fixture(), "drift p1 anyway|quand même dériver p1|dériver quand même p1", play.Command{Verb: play.Drift, Figure: "p1", Anyway: true}},
		{"who is near", fixture(), "activer p3 près de colère|activate p3 near wrath", play.Command{Verb: play.Activate, Figure: "p3", Near: []string{"colere"}}},
		{"a secret", fixture(), "choisir satan p2|choose p2 by satan|choose satan 2", play.Command{Verb: play.Choose, Side: play.Satan, Figure: "p2"}},
		{"who throws", fixture(), "dés satan programme|dice satan program|dice: Satan, program|dés de Satan : le programme|dice program by satan|dés satan prog",
			play.Command{Verb: play.Throws, Side: play.Satan, Text: play.ProgramDice}},
		{"who throws while a question is open", asking(play.AskRiposte), "dés dieu vrais|dice god real dice|dés dieu vrais dés", play.Command{Verb: play.Throws, Side: play.God, Text: play.RealDice}},
		{"no secret", fixture(), "choisir satan non|choose no by satan", play.Command{Verb: play.Choose, Side: play.Satan, No: true}},
		{"a name is as it was written", fixture(), "name p3 Élise la Rouge|renommer 3 Élise la Rouge", play.Command{Verb: play.Name, Figure: "p3", Text: "Élise la Rouge"}},
		{"the own name again", fixture(), "nommer p3|name 3", play.Command{Verb: play.Name, Figure: "p3"}},
		{"a remark is as it was written", fixture(), "note Quand même, p3 -3 !|noter :  Quand  même, p3 -3 !", play.Command{Verb: play.Note, Text: "Quand même, p3 -3 !"}},
		{"the beginning of a verb", fixture(), "désenr p3", play.Command{Verb: play.Unjam, Figure: "p3", Object: "o1"}},

		{"an answer without its verb", asking(play.AskDrifted), "flammes touche colère, gourmandise|answer flames touching wrath gluttony|flames wrath gluttony",
			play.Command{Verb: play.Answer, To: play.Flames, Contacts: []string{"colere", "gourmandise"}}},
		{"sins in an answer", asking(play.AskAttempt), "colère envie luxure|answer sins wrath envy lust|péchés colère envie luxure", play.Command{Verb: play.Answer, Sins: three}},
		{"no, though nothing is asked", fixture(), "non|no", play.Command{Verb: play.Answer, No: true}},
		{"no", asking(play.AskRestructure), "non|no|répondre non", play.Command{Verb: play.Answer, No: true}},
		{"yes", asking(play.AskRestructure), "oui|yes|answer yes", play.Command{Verb: play.Answer}},
		{"a figure", asking(play.AskRestructure, "p5"), "p5|punk|répondre punk", play.Command{Verb: play.Answer, Figure: "p5"}},
		{"a number of dice", asking(play.AskRiposte), "2|riposte 2|riposte 2 dés|answer 2 dice|dice 2|dés 2", play.Command{Verb: play.Answer, Number: 2}},
		{"an object among those asked about", asking("object", "o4"), "arme|answer weapon|o4", play.Command{Verb: play.Answer, Objects: []string{"o4"}}},
		{"the weapon of a riposte", ofFigure(asking(play.AskRiposte), "p5"), "arme 2 dés|2 dice with weapon", play.Command{Verb: play.Answer, Object: "o4", Number: 2}},
		{"the table to roll on", asking(play.AskWeapon, "ranged", "melee"), "arme de tir|ranged", play.Command{Verb: play.Answer, Object: "ranged"}},
		{"what a model shows", asking(play.AskModel), "arme à feu, bouclier énergétique|firearm energy shield", play.Command{Verb: play.Answer, Objects: []string{"arme_a_feu", "bouclier_energetique"}}},
		{"that it shows nothing", asking(play.AskModel), "rien|nothing", play.Command{Verb: play.Answer}},
		{"an end of the beam as the table tells it", asking(play.AskMoved), "answer earth right|répondre terre droite|la Terre, à droite|réponse → la Terre, à droite|Earth, right",
			play.Command{Verb: play.Answer, To: play.Right}},
		{"who has it, in brackets", fixture(), "prendre p6 arme (p5 punk)|take p6 weapon (p5)", play.Command{Verb: play.Take, Figure: "p6", Objects: []string{"o4"}}},
		{"what only explains, in brackets", fixture(), "jeter p3 arme à feu (3 coups, enrayée)", play.Command{Verb: play.Discard, Figure: "p3", Objects: []string{"o1"}}},
		{"a humanist that walks", asking(play.AskMoved), "gauche quittant p5|left p5", play.Command{Verb: play.Answer, To: play.Left, From: []string{"p5"}}},
	} {
		for _, text := range strings.Split(row.texts, "|") {
			got, err := Parse(text, row.game, c)
			if err != nil || !reflect.DeepEqual(got, row.want) {
				t.Errorf("%s: %q is\n%+v, %v; want\n%+v", row.reason, text, got, err, row.want)
			}
		}
	}
}

func TestParseRefuses(t *testing.T) {
	c := catalog(t)
	for _, row := range []struct {
		reason string
		game   *play.Game
		text   string
		want   say.Key
		has    string // in the English error
	}{
		{"nothing", fixture(), "  ", say.GestureEmpty, ""},
		{"only anyway", fixture(), "quand même", say.GestureEmpty, ""},
		{"too long", fixture(), strings.Repeat("a", MaxLength+1), say.GestureLong, ""},
		{"an empty remark", fixture(), "note  : ", say.GestureNoteEmpty, ""},
		{"no verb, a near one", fixture(), "tirrer p3", say.GestureNoVerb, "did you mean tirer?"},
		{"the beginning of the word for a remark", fixture(), "not p3", say.GestureNoVerb, "did you mean note?"},
		{"a figure before a remark", fixture(), "p3 note a", say.GestureNoVerb, "p3"},
		{"no verb and nothing near", fixture(), "xyzzy", say.GestureNoVerb, "“xyzzy” is no gesture:"},
		{"several verbs begin so", fixture(), "man p3", say.GestureMany, "manger, manche"},
		{"several figures begin so", fixture(), "activer no", say.GestureMany, "p3 nun, p4 novice"},
		{"two figures of one name", fixture(), "activer inconnu", say.GestureMany, "p7 Saint-Éloi, p8 unknown soul"},
		{"things of several kinds begin so", asking("other"), "b", say.GestureMany, "sweets"},
		{"demons by their names alone, a second one by its number", fixture(), "activer di", say.GestureMany, "“di” may be imp, imp-2:"},
		{"a demon and its sin are one word", fixture(), "set p3 g =1", say.GestureMany, "“g” may be gluttony, Grail (p3 nun), Earth left, on guard:"},
		{"a place in the language of the reader", asking(play.AskDrifted), "pa", say.GestureMany, "“pa” may be Paradise, sloth:"},
		{"no such figure, a near one", fixture(), "activer punck", say.GestureWord, "did you mean punk?"},
		{"a correction of nobody", fixture(), "p44 -3", say.GestureWord, "“p44”"},
		{"a pawn that there is not", fixture(), "activer 44", say.GestureWord, "“44”"},
		{"an object that is gone", fixture(), "discard p3 grosse arme", say.GestureWord, "grosse"},
		{"a place that the verb does not take", fixture(), "activer p3 flammes", say.GestureExtra, "“flammes” has no place after “activate”"},
		{"a figure too many", fixture(), "activer p3 p5", say.GestureExtra, "p5"},
		{"dice for a verb without", fixture(), "aller p3 2 dés", say.GestureExtra, "“2”"},
		{"no target", fixture(), "tirer p3", say.GestureNeeds, "needs a target: write such as “shoot"},
		{"no figure", fixture(), "activer", say.GestureNeeds, "needs a figure"},
		{"no object", fixture(), "use p3", say.GestureNeeds, "needs an object"},
		{"no side", fixture(), "choose p4", say.GestureNeeds, "needs a side"},
		{"no side whose dice", fixture(), "dice program", say.GestureNeeds, "needs a side: write such as “dice satan"},
		{"nobody who throws", fixture(), "dés satan", say.GestureNeeds, "needs who throws, real or program"},
		{"a thrower that is none", fixture(), "dice satan programm3", say.GestureWord, "did you mean program"},
		{"dice of a figure", fixture(), "p3 dice satan real", say.GestureNoVerb, ""},
		{"no answer", asking(play.AskMoved), "answer", say.GestureNeeds, "needs what the answer is"},
		{"nothing to correct", fixture(), "set p3", say.GestureNeeds, "what to correct"},
		{"a distance for another verb", fixture(), "aller p3 10 cm", say.GestureExtra, "10"},
		{"dice where none are asked for", asking(play.AskDrifted), "3", say.GestureNoDice, "“3”"},
		{"likewise, after its verb and with its unit", asking(play.AskMoved), "answer 99 dice", say.GestureNoDice, "“99”"},
		{"dice for several targets in a riposte", asking(play.AskRiposte), "2+1", say.GestureNoDice, "“2+1”"},
		{"no dice at a target", fixture(), "strike p3 at p5 0 dice", say.GestureZeroDice, "“0”"},
		{"no dice in a shot", fixture(), "tirer p3 sur p5 0", say.GestureZeroDice, "“0”"},
		{"no dice in a riposte", asking(play.AskRiposte), "0 dés", say.GestureZeroDice, "“0”"},
		{"dice twice", fixture(), "tirer p3 sur p5 2 dés 1 dé", say.GestureTwice, "“1”"},
		{"too many dice to be meant", fixture(), "tirer p3 sur p5 1000 dés", say.GestureNumber, "999"},
		{"no number after the sign", fixture(), "p3 = x", say.GestureNumber, "“x”"},
		{"a correction in another gesture", fixture(), "activer p3 -3", say.GestureExtra, "-3"},
		{"a name that the viewer does not know", fixture(), "activer moine", say.GestureWord, "moine"},
	} {
		_, err := Parse(row.text, row.game, c)
		if !say.Has(err, row.want) || !strings.Contains(err.Error(), row.has) || strings.Contains(err.Error(), "\n") {
			t.Errorf("%s: %q gives %v, want %s with %q", row.reason, row.text, err, row.want, row.has)
		}
	}
}

// TestRefusesInFrench: what is refused in French is told without a word of another
// language.
func TestRefusesInFrench(t *testing.T) {
	c := catalog(t)
	for _, row := range []struct{ reason, text, want string }{
		{"the verb of the gesture", "aller p3 lune", "« lune » ne désigne rien pour « aller » ici"},
		{"a target that is not seen, among others", "tirer p3 sur c", "caché"},
		{"verbs that begin so", "man p3", "« man » peut être manger, manche"},
	} {
		_, err := Parse(row.text, fixture(), c)
		if told := strings.ReplaceAll(say.French.Error(err), "\u00a0", " "); !strings.Contains(told, row.want) {
			t.Errorf("%s: %q gives %q, want %q", row.reason, row.text, told, row.want)
		}
	}
}

// TestHidden: the name of a soul that is hidden names nothing.
func TestHidden(t *testing.T) {
	c := catalog(t)
	g := fixture()
	g.Figures[1].Row = "moine" // known to the game, wandering still
	if cmd, err := Parse("activer moine", play.View(g, play.AsTable), c); err == nil {
		t.Errorf("a hidden name is read: %+v", cmd)
	}
	if _, err := Parse("activer moine", g, c); err != nil {
		t.Errorf("the name is not read where it is known, so this proves nothing: %v", err)
	}
}

// TestExamples: the help shows gestures that are read as what they show, in both
// languages, for every verb that there is.
func TestExamples(t *testing.T) {
	c := catalog(t)
	all := Verbs()
	for _, v := range play.Verbs() {
		if !slices.Contains(all, v) {
			t.Errorf("no words for %s", v)
		}
	}
	for _, v := range all {
		g := fixture()
		if v == play.Answer {
			g = asking(play.AskDrifted)
		}
		var first play.Command
		for i, l := range say.Langs() {
			cmd, err := Parse(Example(v, l), g, c)
			if err != nil || cmd.Verb != v {
				t.Errorf("%q: %+v, %v", Example(v, l), cmd, err)
			}
			cmd.Text = ""
			if i == 0 {
				first = cmd
			} else if !reflect.DeepEqual(cmd, first) {
				t.Errorf("the examples of %s differ: %+v and %+v", v, first, cmd)
			}
			if About(v, l) == "gesture.about."+string(v) {
				t.Errorf("nothing is told about %s", v)
			}
		}
	}
}

// TestWords: no word stands for two verbs, and none is written with accents.
func TestWords(t *testing.T) {
	seen := map[string]play.Verb{}
	for _, v := range table() {
		for _, w := range strings.Split(v.words, "|") {
			if w != fold(w) || seen[w] != "" {
				t.Errorf("%q of %s is not folded, or a word of %s too", w, v.Verb, seen[w])
			}
			seen[w] = v.Verb
		}
	}
}

// TestFields: every field that can be corrected has a word, and no word is for a
// field that cannot.
func TestFields(t *testing.T) {
	has := map[play.Field]bool{}
	for word, f := range fields() {
		if !slices.Contains(play.Fields(), play.Field(f)) {
			t.Errorf("%s is the word for %s, which is no field", word, f)
		}
		has[play.Field(f)] = true
	}
	for _, f := range play.Fields() {
		if !has[f] {
			t.Errorf("no word for %s", f)
		}
	}
}

// TestRoundTrip: any gesture that the table of verbs allows is written and read
// as the same.
func TestRoundTrip(t *testing.T) {
	c := catalog(t)
	rapid.Check(t, func(t *rapid.T) {
		g := fixture()
		if rapid.Bool().Draw(t, "asking") {
			g = asking(rapid.SampledFrom([]play.AskKind{play.AskDrifted, play.AskAttempt, play.AskMoved, "other"}).Draw(t, "ask"))
		}
		cmd := randomCommand(t, g)
		for _, l := range say.Langs() {
			text := Write(cmd, l)
			got, err := Parse(text, g, c)
			if err != nil || !reflect.DeepEqual(got, cmd) {
				t.Fatalf("%q is read as %+v, %v; want %+v", text, got, err, cmd)
			}
		}
	})
}

// randomCommand is a gesture with operands that its verb takes.
func randomCommand(t *rapid.T, g *play.Game) play.Command {
	v := rapid.SampledFrom(table()).Draw(t, "verb")
	figure := rapid.Custom(func(t *rapid.T) string { return rapid.SampledFrom(g.Figures).Draw(t, "figure").ID })
	object := rapid.SampledFrom([]string{"o1", "o4", "o10"})
	maybe := func(name string, do func()) {
		if rapid.Bool().Draw(t, name) {
			do()
		}
	}
	list := func(name string) []string { return rapid.SliceOfN(figure, 1, 3).Draw(t, name) }
	cmd := play.Command{Verb: v.Verb, Anyway: rapid.Bool().Draw(t, "anyway")}
	if v.Verb == play.Note {
		return play.Command{Verb: play.Note, Text: rapid.StringMatching(`[a-zé«][a-zé0-9 ,:!-]{0,20}[a-z]`).Filter(func(s string) bool { return !strings.Contains(s, "  ") }).Draw(t, "text")}
	}
	if v.Verb == play.Name {
		name := rapid.StringMatching(`([A-Zé][a-zé’]{1,8}( [a-z]{2,6})?)?`).Draw(t, "name")
		return play.Command{Verb: play.Name, Figure: figure.Draw(t, "who"), Text: name, Anyway: cmd.Anyway}
	}
	if v.takes&figureKind != 0 {
		cmd.Figure = figure.Draw(t, "who")
		maybe("near", func() { cmd.Near = list("near") })
	}
	if v.takes&sideKind != 0 {
		cmd.Side = play.Satan
	}
	if v.takes&diceKind != 0 {
		cmd.Text = rapid.SampledFrom([]string{play.RealDice, play.ProgramDice}).Draw(t, "dice")
	}
	if v.more == targetSlot || v.Verb == play.Answer && g.Asks == nil {
		cmd.Targets = list("targets")
	}
	if v.takes&placeKind != 0 {
		maybe("to", func() {
			cmd.To = rapid.SampledFrom([]play.Place{play.Purgatory, play.Flames, play.Embers, play.Paradise, play.Left, play.Right, play.Off}).Draw(t, "place")
		})
	}
	if v.takes&objectKind != 0 {
		switch {
		case v.many:
			cmd.Objects = rapid.SliceOfNDistinct(object, 1, 2, rapid.ID[string]).Draw(t, "objects")
		default:
			cmd.Object = object.Draw(t, "object")
		}
	}
	if v.takes&sinKind != 0 {
		maybe("sins", func() {
			cmd.Sins = rapid.SliceOfNDistinct(rapid.SampledFrom(purgatory.AllSins()), 1, 3, rapid.ID[purgatory.Sin]).Draw(t, "sins")
		})
	}
	if v.takes&distanceKind != 0 {
		maybe("cm", func() { cmd.CM = float64(rapid.IntRange(1, 160).Draw(t, "cm")) / 2 })
		cmd.Hidden = rapid.Bool().Draw(t, "hidden")
	}
	switch {
	case v.takes&fieldKind != 0:
		cmd.Sins = nil
		cmd.Field, cmd.Sign, cmd.Number = "ammo", rapid.SampledFrom([]string{"+", "-", "="}).Draw(t, "sign"), rapid.IntRange(0, 99).Draw(t, "n")
	case v.takes&numberKind != 0 && (v.Verb != play.Answer || g.Asks == nil):
		switch rapid.IntRange(0, 2).Draw(t, "dice") {
		case 1:
			cmd.Number = rapid.IntRange(1, 20).Draw(t, "n")
		case 2:
			cmd.Allot = rapid.SliceOfN(rapid.IntRange(0, 6), 1, 3).Draw(t, "allot")
		}
	}
	if v.takes&yesKind != 0 {
		cmd.No = rapid.Bool().Draw(t, "no")
	}
	return cmd
}

// FuzzParse: no text makes it panic, errors are one line, and what is read is
// written as what is read as the same.
func FuzzParse(f *testing.F) {
	c := catalog(f)
	for _, v := range Verbs() {
		for _, l := range say.Langs() {
			f.Add(Example(v, l))
		}
	}
	for _, s := range []string{"p3 -3", "p3 = 0", "«", "\"", ", ,", "tirer p3 sur 5, 6 2+1", "\xff\xfe", "a\u0301", "note", "damn colere", "1+1+", "by by p3", "sins", "p3 =", "dice dice"} {
		f.Add(s)
	}
	games := []*play.Game{fixture(), active("p3"), asking(play.AskDrifted), asking("other", "o4")}
	f.Fuzz(func(t *testing.T, text string) {
		for _, g := range games {
			cmd, err := Parse(text, g, c)
			if err != nil {
				for _, l := range say.Langs() {
					if told := l.Error(err); strings.ContainsAny(told, "\n\x1b") || len(told) > 900 || strings.Contains(told, "%!") && !strings.Contains(text, "%!") {
						t.Fatalf("%q: the error is %q", text, told)
					}
				}
				continue
			}
			for _, l := range say.Langs() {
				written := Write(cmd, l)
				again, err := Parse(written, g, c)
				if err != nil || !reflect.DeepEqual(again, cmd) {
					t.Fatalf("%q is %+v, written %q, which is %+v, %v", text, cmd, written, again, err)
				}
			}
		}
		_ = Complete(text, games[0], c, say.French)
	})
}

func BenchmarkParse(b *testing.B) {
	c, g := catalog(b), fixture()
	b.ReportAllocs()
	for b.Loop() {
		if _, err := Parse("tirer nonne arme à feu sur punk 2 dés", g, c); err != nil {
			b.Fatal(err)
		}
	}
}
