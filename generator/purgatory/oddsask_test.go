package purgatory

import (
	"math/big"
	"testing"

	"croix/generator/say"
)

// TestAskRefuses: a question that cannot be has an error, never an answer.
func TestAskRefuses(t *testing.T) {
	c := published(t)
	handgun, _ := c.RangedByID("arme_a_feu_de_poing")
	shooter := Fighter{Sins: Sins{Wrath: 3}, Weapon: Object{Ranged: handgun}}
	envy, _ := c.Demon("envie")
	imp, _ := c.Demon("diablotin")
	duke, _ := c.Demon("duc_des_enfers")
	grail, _ := c.ItemByID("graal")
	high := Sins{7, 1, 1, 1, 1, 1, 1}
	everybody := NewDrawn(ids(c.Souls.Rows), nil)
	for _, row := range []struct {
		reason string
		set    string
		q      Question
		want   say.Key
	}{
		{"seven dice of a pistol", "", ShootQuestion{Shooter: shooter, Dice: 7, Targets: 1}, say.VerdictTooMany},
		{"more than the rounds left", "", ShootQuestion{Shooter: shooter, Ammo: 2, Dice: 3, Targets: 1}, say.VerdictTooMany},
		{"more targets than dice", "", ShootQuestion{Shooter: shooter, Dice: 4, Targets: 5}, say.OddsFewDice},
		{"a target without die", "", ShootQuestion{Shooter: shooter, Dice: -1, Targets: 1}, say.OddsRange},
		{"no target", "", ShootQuestion{Shooter: shooter, Dice: 1}, say.OddsRange},
		{"no gun", "", ShootQuestion{Shooter: Fighter{Sins: Sins{Wrath: 3}}, Dice: 1, Targets: 1}, say.VerdictNoGun},
		{"no wrath", "", ShootQuestion{Shooter: Fighter{Weapon: shooter.Weapon}, Dice: 1, Targets: 1}, say.CardSin},
		{"too much substance", "", ShootQuestion{Shooter: shooter, Targets: 1, Target: Fighter{Substance: 999}}, say.OddsRange},
		{"in contact", "shoot.in_contact=false", ShootQuestion{Shooter: shooter, Targets: 1, Contact: true}, say.VerdictShootContact},
		{"a demon without its sin", "", ConvertQuestion{Kind: Demon, Being: envy, Triple: []Sin{Lust, Sloth, Wrath}}, say.VerdictOwnSin},
		{"two sins", "", ConvertQuestion{Kind: Angel, Triple: []Sin{Lust, Sloth}}, say.VerdictThreeSins},
		{"the imp, forbidden", "demon.no_sin=forbidden", ConvertQuestion{Kind: Demon, Being: imp}, say.VerdictNoSin},
		{"a humanist of three players", "", ConvertQuestion{Kind: Demon, Try: Try{Humanist: true, Three: true}}, say.VerdictNotDamnable},
		{"a humanist purified", "", ConvertQuestion{Kind: Angel, First: true, Try: Try{Humanist: true}}, say.OddsFirstHumanist},
		{"a score of 7", "", ConvertQuestion{Kind: Angel, Soul: &high}, say.CardSin},
		{"no envy", "", ControlQuestion{By: God}, say.CardSin},
		{"Humanity controls without dice", "", ControlQuestion{By: Humanity, Envy: 3}, say.OddsSide},
		{"nobody rolls", "", ActivityQuestion{}, say.OddsSide},
		{"a wrath of 7", "", UnjamQuestion{7}, say.CardSin},
		{"no jealousy", "", AidQuestion{}, say.CardSin},
		{"no riposte without guard", "riposte.source=on_guard_only", RiposteQuestion{Sloth: 3}, say.VerdictNotOnGuard},
		{"the duke never returns by a roll", "", ReturnQuestion{Being: duke}, say.OddsNoReturn},
		{"the imp counts no souls", "", ReturnQuestion{imp, 1}, say.OddsNoCounter},
		{"no souls", "", GearQuestion{}, say.OddsRange},
		{"a relic that has appeared", "", GearQuestion{Object: &grail.Row, Souls: 2, Drawn: NewDrawn(nil, []string{"graal"})}, say.OddsRelicOut},
		{"more dice than lust", "", StrikeQuestion{Attacker: striker(2), Defender: striker(1), Dice: 3}, say.VerdictTooMany},
		{"a riposte of more dice than lust", "", StrikeQuestion{Attacker: striker(2), Defender: striker(1), Riposte: 2}, say.VerdictTooMany},
		{"no lust", "", StrikeQuestion{Defender: striker(1)}, say.CardSin},
	} {
		o := DefaultOptions(c)
		if row.set != "" {
			o = ruled(t, c, row.set)
		}
		if _, err := Ask(c, o, row.q); !say.Has(err, row.want) {
			t.Errorf("%s: error %v, want %q", row.reason, err, row.want)
		}
	}
	// All named souls are out: an unknown one is left.
	if _, err := Ask(c, DefaultOptions(c), ConvertQuestion{Kind: Angel, Drawn: everybody}); err != nil {
		t.Errorf("unknown souls may come again: %v", err)
	}
}

// TestAnswersSum: the outcomes of every table exclude each other and leave
// nothing out, and each has a name for players.
func TestAnswersSum(t *testing.T) {
	c := published(t)
	fighter := func(text string) Fighter {
		f, err := c.FindFighter(text)
		if err != nil {
			t.Fatal(err)
		}
		return f
	}
	strike := fighter("punk+grosse_arme")
	gun := fighter("punk+arme_a_feu")
	jealousy := fighter("jalousie")
	saint := fighter("nonne+bouclier_energetique+guard+encens_malodorant+familier=2")
	envy, _ := c.Demon("envie")
	angel, _ := c.Angel("archanges")
	for _, q := range []Question{
		ConvertQuestion{Kind: Angel}, ConvertQuestion{Kind: Angel, Try: Try{Three: true}}, ConvertQuestion{Kind: Angel, First: true},
		ConvertQuestion{Kind: Angel, Try: Try{Humanist: true}}, ConvertQuestion{Kind: Demon, Being: envy, First: true},
		ConvertQuestion{Kind: Demon, Try: Try{Three: true}}, ConvertQuestion{Kind: Demon, Try: Try{InHell: true}},
		ShootQuestion{Shooter: gun, Targets: 2, Target: saint}, ShootQuestion{Shooter: jealousy, Targets: 1, Target: saint},
		StrikeQuestion{Attacker: strike, Defender: saint}, StrikeQuestion{Attacker: saint, Defender: strike},
		ControlQuestion{By: God, Envy: 3, Near: Near{true, true}}, ActivityQuestion{By: Satan}, ActivityQuestion{By: God},
		UnjamQuestion{3}, AidQuestion{3}, PowerQuestion{Angel}, PowerQuestion{Demon}, RiposteQuestion{Sloth: 3, OnGuard: true}, DisengageQuestion{3},
		ReturnQuestion{angel, 1}, GearQuestion{Souls: 3}, CauldronQuestion{}, PrideQuestion{}, DriftQuestion{NearSloth: true},
		FightQuestion{A: duellist(c), B: duellist(c)},
	} {
		a := ask(t, c, DefaultOptions(c), q)
		for i, choice := range a.Choices {
			for _, tab := range choice.Tables {
				sum := new(big.Rat)
				for _, out := range tab.Outcomes {
					sum.Add(sum, out.P)
					for _, l := range say.Langs() {
						if out.Name != "" && l.Text(out.Name) == string(out.Name) {
							t.Errorf("%T: %s has no name", q, out.Outcome)
						}
					}
				}
				overlap := tab.ID == "within" || tab.ID == "nothing" || tab.ID == "rounds" || tab.ID == "at_least"
				if !overlap && sum.Cmp(big.NewRat(1, 1)) != 0 {
					t.Errorf("%T, %s: the outcomes sum to %s", q, tab.ID, sum)
				}
			}
			if i > 0 && choice.Worth.Cmp(a.Choices[i-1].Worth) > 0 {
				t.Errorf("%T: choice %d is better than the one before", q, i)
			}
		}
	}
}

// TestFindFighter: figures as players write them.
func TestFindFighter(t *testing.T) {
	c := published(t)
	for _, row := range []struct {
		reason, text string
		look         func(f Fighter) bool
	}{
		{"a soul by its name, at full strength", "Nonne", func(f Fighter) bool { return f.Being == nil && f.Substance == 10 && f.Weapon == (Object{}) }},
		{"sweets add substance (Q-029)", "nonne+bonbons", func(f Fighter) bool { return f.Substance == 12 }},
		{"wounded", "nonne+ps=3", func(f Fighter) bool { return f.Substance == 3 }},
		{"the first weapon and protection count", "punk+grosse_arme+arme+armure_legere+petit_bouclier", func(f Fighter) bool {
			return f.Weapon.Melee.ID == "grosse_arme" && f.Worn.ID == "armure_legere"
		}},
		{"cardboard (Q-203)", "punk+armure_legere+armure_en_carton", func(f Fighter) bool { return f.Worn == nil }},
		{"a dummy (Q-203)", "punk+arme_factice+arme", func(f Fighter) bool { return f.Weapon == (Object{}) }},
		{"a relic is no dummy", "punk+arme_factice+epee_de_saint_louis", func(f Fighter) bool { return f.Weapon.Item != nil }},
		{"an unknown soul", "inconnu+sins=3152416", func(f Fighter) bool { return f.Sins == Sins{3, 1, 5, 2, 4, 1, 6} && f.Substance == 8 }},
		{"a demon", "colere+guard", func(f Fighter) bool { return f.isDemon() && f.Substance == 26 && f.OnGuard }},
		{"a familiar", "nonne+familier=4+noriposte", func(f Fighter) bool { return f.Familiar == 4 && f.NoRiposte }},
	} {
		f, err := c.FindFighter(row.text)
		if err != nil || !row.look(f) {
			t.Errorf("%s: %+v, %v", row.reason, f, err)
		}
	}
	for _, row := range []struct {
		reason, text string
		want         say.Key
	}{
		{"nobody", "", say.CardNoID},
		{"a mistyped name", "none", say.CardUnknownID},
		{"no such object", "nonne+canon", say.CardUnknownID},
		{"no sins", "inconnu", say.OddsUnknownSins},
		{"a sin of 9", "inconnu+sins=9111111", say.CardSin},
		{"six sins", "inconnu+sins=111111", say.OddsSevenDigits},
		{"a familiar without substance", "nonne+familier", say.OddsFamiliar},
		{"no substance", "nonne+ps=0", say.OddsSpecNumber},
		{"no number", "nonne+ps=all", say.OddsSpecNumber},
	} {
		if _, err := c.FindFighter(row.text); !say.Has(err, row.want) {
			t.Errorf("%s: error %v, want %q", row.reason, err, row.want)
		}
	}
}

// FuzzFindFighter: whatever is typed, a figure that can fight or an error.
func FuzzFindFighter(f *testing.F) {
	for _, s := range []string{"nonne+ps=3", "inconnu+sins=1111111", "colere+arme", "++", "nonne+familier=2+familier"} {
		f.Add(s)
	}
	c := published(f)
	f.Fuzz(func(t *testing.T, text string) {
		fighter, err := c.FindFighter(text)
		if err == nil && fighter.Substance < 1 {
			t.Errorf("%q has no substance", text)
		}
	})
}

func benchAsk(b *testing.B, q Question) {
	c := published(b)
	o := DefaultOptions(c)
	b.ReportAllocs()
	for b.Loop() {
		if _, err := Ask(c, o, q); err != nil {
			b.Fatal(err)
		}
	}
}

// One answer is to take less than 50 ms, all choices of three sins less than
// 200.
func BenchmarkAskVirtue(b *testing.B) { benchAsk(b, ConvertQuestion{Kind: Angel}) }

func BenchmarkAskPurifyFirst(b *testing.B) { benchAsk(b, ConvertQuestion{Kind: Angel, First: true}) }

func BenchmarkAskDamnInHell(b *testing.B) {
	benchAsk(b, ConvertQuestion{Kind: Demon, Try: Try{InHell: true}})
}

func BenchmarkAskShoot(b *testing.B) {
	c := published(b)
	wrath, _ := c.Demon("colere")
	handgun, _ := c.RangedByID("arme_a_feu_de_poing")
	benchAsk(b, ShootQuestion{Shooter: Fighter{Being: wrath, Weapon: Object{Ranged: handgun}}, Targets: 1, Target: Fighter{Substance: 8}})
}

func BenchmarkAskStrike(b *testing.B) {
	c := published(b)
	duke, _ := c.FindFighter("duc_des_enfers")
	lust, _ := c.FindFighter("luxure")
	benchAsk(b, StrikeQuestion{Attacker: lust, Defender: duke})
}

func BenchmarkAskFight(b *testing.B) {
	c := published(b)
	x, _ := c.FindFighter("punk+arme+armure_legere")
	y, _ := c.FindFighter("usurier+arme_courte")
	benchAsk(b, FightQuestion{A: x, B: y})
}

// BenchmarkAskFightLongest is close below the limit of what is counted.
func BenchmarkAskFightLongest(b *testing.B) {
	c := published(b)
	x, _ := c.FindFighter("colere")
	y, _ := c.FindFighter("vertus")
	benchAsk(b, FightQuestion{A: x, B: y})
}

// TestShieldInUse: a two-handed weapon makes the shield of a figure idle only
// in the exchanges in which it uses the weapon.
func TestShieldInUse(t *testing.T) {
	c := published(t)
	for _, row := range []struct{ reason, defender, want string }{
		{"it ripostes with two hands", "nonne+grosse_arme+grand_bouclier", "2/3"},
		{"it defends without its weapon", "nonne+grosse_arme+grand_bouclier+noriposte", "1/3"},
		{"it ripostes with one hand", "nonne+arme+grand_bouclier", "1/3"},
	} {
		f, err := c.FindFighter(row.defender)
		if err != nil {
			t.Fatal(err)
		}
		a := ask(t, c, DefaultOptions(c), StrikeQuestion{Attacker: striker(1), Defender: f, Dice: 1})
		exact(t, row.reason, tableOf(t, a, "hits").P("1"), row.want)
	}
}
