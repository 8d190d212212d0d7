package purgatory

import (
	"encoding/csv"
	"math/big"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"croix/generator/odds"
)

// expected is a table of chances that was worked out by another program from
// the rule book and the rulings.
func expected(t testing.TB, name string) []map[string]string {
	t.Helper()
	f, err := os.Open(filepath.Join("testdata", "odds", name+".csv"))
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	r := csv.NewReader(f)
	r.Comment = '#'
	all, err := r.ReadAll()
	if err != nil || len(all) < 2 {
		t.Fatalf("%s: %d lines, %v", name, len(all), err)
	}
	var rows []map[string]string
	for _, cells := range all[1:] {
		row := map[string]string{}
		for i, c := range cells {
			row[all[0][i]] = c
		}
		rows = append(rows, row)
	}
	return rows
}

// exact compares a probability with a fraction to its last digit.
func exact(t testing.TB, what string, got *big.Rat, want string) {
	t.Helper()
	if got.String() != want {
		t.Errorf("%s: got %s, want %s", what, got, want)
	}
}

// percent compares a probability with a percentage of two digits.
func percent(t testing.TB, what string, got *big.Rat, want string) {
	t.Helper()
	if odds.Percent(got, 2) != want {
		t.Errorf("%s: got %s (%s), want %s", what, odds.Percent(got, 2), got, want)
	}
}

// ask is the answer to a question that has one.
func ask(t testing.TB, c *Catalog, o Options, q Question) Answer {
	t.Helper()
	a, err := Ask(c, o, q)
	if err != nil {
		t.Fatalf("%+v: %v", q, err)
	}
	return a
}

// tableOf is a table of the choice that was asked for, or the best.
func tableOf(t testing.TB, a Answer, id string) OddsTable {
	t.Helper()
	tab, ok := a.Shown().Table(id)
	if !ok {
		t.Fatalf("there is no table %s", id)
	}
	return tab
}

// triple reads envie+jalousie+luxure.
func triple(t testing.TB, text string) []Sin {
	t.Helper()
	var all []Sin
	for _, id := range strings.Split(text, "+") {
		s, ok := SinByID(id)
		if !ok {
			t.Fatalf("no sin %q", id)
		}
		all = append(all, s)
	}
	return all
}

// striker is a soul that strikes with so many dice, for 1 damage.
func striker(dice int) Fighter {
	return Fighter{Sins: Sins{Lust: dice, Wrath: 1, Sloth: 1}}
}

// TestOddsHits: hits by number of dice, on several dice and on several targets.
func TestOddsHits(t *testing.T) {
	c := published(t)
	o := DefaultOptions(c)
	for _, row := range expected(t, "hits") {
		n := number(t, row["dice"])
		spread := odds.ThrowInOrder(n, 6, func(faces []int) int { return TotalOf(Strike(o, Spread(n+1, 2, 0), faces).Hits) })
		exact(t, row["dice"]+" dice, mean on 6", odds.Mean(spread, face), row["mean_6"])
		exact(t, row["dice"]+" dice, any on 6", spread.Where(func(k int) bool { return k > 0 }), row["any_6"])
		if n == 1 {
			continue // a die thrown alone hits on 3 and more
		}
		hits := tableOf(t, ask(t, c, o, StrikeQuestion{Attacker: striker(n), Defender: Fighter{Sins: striker(1).Sins, NoRiposte: true}, Dice: n}), "hits")
		var got []string
		any := new(big.Rat)
		for _, h := range hits.Outcomes {
			got = append(got, h.P.String())
			if h.Outcome != "0" {
				any.Add(any, h.P)
			}
		}
		if strings.Join(got, " ") != row["p_hits_5"] {
			t.Errorf("%d dice: got %v, want %s", n, got, row["p_hits_5"])
		}
		exact(t, row["dice"]+" dice, mean on 5", hits.Mean, row["mean_5"])
		exact(t, row["dice"]+" dice, any on 5", any, row["any_5"])
	}
	one := tableOf(t, ask(t, c, o, StrikeQuestion{Attacker: striker(6), Defender: striker(1), Dice: 1}), "hits")
	exact(t, "one die", one.P("1"), "2/3")
}

// TestOddsPenalties: one die less what shields and incense take off it.
func TestOddsPenalties(t *testing.T) {
	c := published(t)
	for _, row := range expected(t, "penalties") {
		penalty := number(t, row["penalty"])
		for column, threshold := range map[string]int{"on3": 3, "on5": 5, "on6": 6} {
			for suffix, o := range map[string]Options{"": DefaultOptions(c), "_six": ruled(t, c, "melee.natural_six_hits=true")} {
				p := odds.Die(6, func(f int) bool { return DieHits(o, f, threshold, penalty) }).P(true)
				exact(t, column+suffix+" less "+row["penalty"], p, row[column+suffix])
			}
		}
	}
}

// TestOddsJams: a majority of 1s under each house rule, and together with a
// hit.
func TestOddsJams(t *testing.T) {
	c := published(t)
	for _, row := range expected(t, "jams") {
		n := number(t, row["dice"])
		for _, rule := range []string{"strict", "half", "plurality"} {
			o := ruled(t, c, "jam.majority="+rule)
			p := odds.Throw(n, 6, func(faces []int) bool { return MajorityOfOnes(o, faces) }).P(true)
			exact(t, row["dice"]+" dice, "+rule, p, row[rule])
		}
		if row["hit_and_jam"] == "-" {
			continue
		}
		handgun, _ := c.RangedByID("arme_a_feu_de_poing")
		a := ask(t, c, DefaultOptions(c), ShootQuestion{
			Shooter: Fighter{Sins: Sins{Wrath: 3}, Weapon: Object{Ranged: handgun}}, Dice: n, Targets: 1,
		})
		exact(t, row["dice"]+" dice, jam", tableOf(t, a, "jam").P("jam"), row["strict"])
		exact(t, row["dice"]+" dice, hit and jam", tableOf(t, a, "hit_and_jam").P("hit_and_jam"), row["hit_and_jam"])
	}
	for id, want := range map[string]string{
		"grosse_arme_a_feu": "2/27", "arme_a_feu": "2/27", "arme_a_feu_de_poing": "7/432", "projectile_a_feu": "1/6",
		"grosse_arme_a_projectile": "1/36", "arme_a_projectile": "0/1", "projectile": "0/1",
	} {
		w, _ := c.RangedByID(id)
		a := ask(t, c, DefaultOptions(c), ShootQuestion{
			Shooter: Fighter{Sins: Sins{Wrath: 3}, Weapon: Object{Ranged: w}}, Dice: w.Rate, Targets: 1,
		})
		exact(t, id, tableOf(t, a, "jam").P("jam"), want)
	}
}

// TestOddsTests: the tests of one die by the score of the sin, and their
// means over the list of souls.
func TestOddsTests(t *testing.T) {
	c := published(t)
	o := DefaultOptions(c)
	average := map[string]*big.Rat{}
	souls, err := ConvertQuestion{}.soulOdds(c)
	if err != nil {
		t.Fatal(err)
	}
	for _, row := range expected(t, "tests") {
		n := number(t, row["score"])
		unjam := ask(t, c, o, UnjamQuestion{n})
		result := tableOf(t, unjam, "result")
		got := map[string]*big.Rat{
			"clear": result.P("cleared"), "destroyed": result.P("destroyed"), "fail": result.P("still_jammed"),
			"eventually": tableOf(t, unjam, "eventually").P("cleared"),
		}
		aid := tableOf(t, ask(t, c, o, AidQuestion{n}), "result")
		got["help"], got["harm"], got["nothing"] = aid.P("helps"), aid.P("harms"), aid.P("nothing")
		riposte := tableOf(t, ask(t, c, o, RiposteQuestion{Sloth: n}), "result")
		got["riposte"] = riposte.P("simultaneous")
		got["first_strike"] = tableOf(t, ask(t, c, o, RiposteQuestion{Sloth: n, OnGuard: true}), "result").P("may_strike_first_one_die")
		got["blow"] = tableOf(t, ask(t, c, o, DisengageQuestion{n}), "result").P("blow")
		got["whip"] = odds.Die(6, func(f int) bool { return Whipped(n, f) }).P(true)
		for what, p := range got {
			exact(t, what+" "+row["score"], p, row[what])
		}
		for what, sin := range map[string]Sin{"clear": Wrath, "help": Jealousy, "riposte": Sloth, "blow": Sloth, "whip": Wrath} {
			share := odds.Then(souls, func(s wanderer) odds.Dist[int] {
				if s.rolled {
					return odds.Sum(1, 6)
				}
				return odds.Certain(s.base[sin])
			}).P(n)
			if average[what] == nil {
				average[what] = new(big.Rat)
			}
			average[what].Add(average[what], share.Mul(share, got[what]))
		}
	}
	for what, want := range map[string]string{"clear": "185/432", "help": "181/432", "riposte": "89/144", "blow": "65/144", "whip": "185/432"} {
		exact(t, "mean "+what, average[what], want)
	}
}

// TestOddsConvert: all choices of three sins, for angels and demons, with two
// and three players.
func TestOddsConvert(t *testing.T) {
	c := published(t)
	o := DefaultOptions(c)
	rows := expected(t, "convert")
	if len(rows) != 35 {
		t.Fatalf("%d choices of three sins", len(rows))
	}
	for i, row := range rows {
		sins := triple(t, row["triple"])
		angel := tableOf(t, ask(t, c, o, ConvertQuestion{Kind: Angel, Triple: sins}), "result")
		exact(t, row["triple"]+" virtuous", angel.P("virtuous"), row["virtuous"])
		percent(t, row["triple"]+" virtuous", angel.P("virtuous"), row["virtuous_pc"])
		percent(t, row["triple"]+" humanist", angel.P("humanist"), row["angel_humanist_pc"])
		percent(t, row["triple"]+" nothing", angel.P("nothing"), row["angel_nothing_pc"])
		exact(t, row["triple"]+" 666", angel.P("damned"), "1/216")
		a := ask(t, c, o, ConvertQuestion{Kind: Demon, Triple: sins})
		demon := tableOf(t, a, "result")
		exact(t, row["triple"]+" damned", demon.P("damned"), row["damned"])
		percent(t, row["triple"]+" damned", demon.P("damned"), row["damned_pc"])
		percent(t, row["triple"]+" demon humanist", demon.P("humanist"), row["demon_humanist_pc"])
		percent(t, row["triple"]+" demon nothing", demon.P("nothing"), row["demon_nothing_pc"])
		exact(t, row["triple"]+" power", tableOf(t, a, "power").P("damned_with_power"), "1/216")

		three := tableOf(t, ask(t, c, o, ConvertQuestion{Kind: Angel, Triple: sins, Try: Try{Three: true}}), "result")
		exact(t, row["triple"]+" God of three", three.P("virtuous"), row["virtuous"])
		lost := new(big.Rat).Add(angel.P("humanist"), angel.P("nothing"))
		exact(t, row["triple"]+" Humanity of three", three.P("humanist"), lost.String())
		third := tableOf(t, ask(t, c, o, ConvertQuestion{Kind: Demon, Triple: sins, Try: Try{Three: true}}), "result")
		exact(t, row["triple"]+" demon’s tie of three", third.P("virtuous"), demon.P("humanist").String())
		exact(t, row["triple"]+" demon’s failure of three", third.P("humanist"), demon.P("nothing").String())
		if i == 0 {
			percent(t, "Humanity of three", three.P("humanist"), "40.46")
		}
	}
	// The best stands first in the table of any angel.
	best := ask(t, c, o, ConvertQuestion{Kind: Angel})
	exact(t, "any angel", best.Best().Worth, rows[0]["virtuous"])
	next, behind, ok := best.Next()
	if !ok || len(best.Choices) != 35 {
		t.Fatalf("%d choices", len(best.Choices))
	}
	asked := ask(t, c, o, ConvertQuestion{Kind: Angel, Triple: triple(t, "envie+colere+gourmandise")})
	if asked.Asked != 34 || sinNames(asked.Best().Sins) != "luxure+avarice+paresse" {
		t.Errorf("the worst stands at %d, the best is %s", asked.Asked, sinNames(asked.Best().Sins))
	}
	exact(t, "second of any angel", next.Worth, "108955/186624")
	exact(t, "behind", behind, "1/144")
}

// TestOddsDemons: the best, second best and worst three sins of each demon.
func TestOddsDemons(t *testing.T) {
	c := published(t)
	o := DefaultOptions(c)
	for _, row := range expected(t, "demons") {
		demon, ok := c.Demon(row["demon"])
		if !ok {
			t.Fatalf("no demon %q", row["demon"])
		}
		a := ask(t, c, o, ConvertQuestion{Kind: Demon, Being: demon})
		best := a.Best()
		if sinNames(best.Sins) != row["best"] {
			t.Errorf("%s: best %s, want %s", demon.ID, sinNames(best.Sins), row["best"])
		}
		exact(t, demon.ID, best.Worth, row["damned"])
		percent(t, demon.ID, best.Worth, row["damned_pc"])
		percent(t, demon.ID+" humanist", best.Tables[0].P("humanist"), row["humanist_pc"])
		percent(t, demon.ID+" nothing", best.Tables[0].P("nothing"), row["nothing_pc"])
		if row["second"] == "" {
			continue
		}
		next, _, _ := a.Next()
		last := a.Choices[len(a.Choices)-1]
		if sinNames(next.Sins) != row["second"] || sinNames(last.Sins) != row["worst"] {
			t.Errorf("%s: second %s, worst %s", demon.ID, sinNames(next.Sins), sinNames(last.Sins))
		}
		percent(t, demon.ID+" second", next.Worth, row["second_pc"])
		percent(t, demon.ID+" worst", last.Worth, row["worst_pc"])
	}
}

// sinNames writes sins as the tables do.
func sinNames(sins []Sin) string {
	var ids []string
	for _, s := range sins {
		ids = append(ids, s.ID())
	}
	return strings.Join(ids, "+")
}

// TestOddsGear: equipment, relics and the cauldron.
func TestOddsGear(t *testing.T) {
	c := published(t)
	o := DefaultOptions(c)
	one := ask(t, c, o, GearQuestion{Souls: 1})
	for id, want := range map[string]string{"ranged": "1/3", "melee": "0/1", "armour": "1/36", "items": "1/6"} {
		exact(t, "nothing of "+id, tableOf(t, one, "nothing").P(id), want)
	}
	objects := tableOf(t, one, "objects")
	for n, want := range map[string]string{"1": "1/648", "2": "7/108", "3": "85/216", "4": "175/324"} {
		exact(t, n+" objects", objects.P(n), want)
	}
	exact(t, "mean of objects", objects.Mean, "125/36")
	exact(t, "a ranged weapon that works", tableOf(t, one, "ranged_works").P("found"), "35/54")
	exact(t, "a firearm", tableOf(t, one, "firearm").P("found"), "1/3")
	for _, row := range expected(t, "relics") {
		a := ask(t, c, o, GearQuestion{Souls: number(t, row["souls"])})
		p := tableOf(t, a, "relic").P("found")
		if row["at_least_one"] != "" {
			exact(t, row["souls"]+" souls", p, row["at_least_one"])
		}
		percent(t, row["souls"]+" souls", p, row["percent"])
		digits := len(row["expected"]) - strings.Index(row["expected"], ".") - 1
		if got := tableOf(t, a, "relics").Mean.FloatString(digits); got != row["expected"] {
			t.Errorf("%s souls: %s relics, want %s", row["souls"], got, row["expected"])
		}
	}
	exact(t, "cauldron", tableOf(t, ask(t, c, o, CauldronQuestion{}), "gain").Mean, "28/9")
	literal := tableOf(t, ask(t, c, ruled(t, c, "cauldron.min=literal"), CauldronQuestion{}), "gain")
	exact(t, "cauldron as written", literal.Mean, "3/1")
	exact(t, "cauldron under 0", new(big.Rat).Add(literal.P("-1"), literal.P("-2")), "1/12")
}

// TestOddsReturns: comebacks, placement, and the pride of unknown souls.
func TestOddsReturns(t *testing.T) {
	c := published(t)
	o := DefaultOptions(c)
	for id, want := range map[string][]string{
		"seraphins": {"1/6", "1/3", "1/2", "2/3", "5/6", "1/1", "1/1"},
		"archanges": {"1/3", "1/2", "2/3", "5/6", "1/1"},
		"diablotin": {"1/2"},
	} {
		b, _ := c.Celestial(id)
		for counter, p := range want {
			exact(t, id, tableOf(t, ask(t, c, o, ReturnQuestion{b, counter}), "result").P("returns"), p)
		}
	}
	pride := ask(t, c, o, PrideQuestion{AtLeast: 30})
	exact(t, "mean pride", tableOf(t, pride, "pride").Mean, "49/2")
	exact(t, "pride of 30", tableOf(t, pride, "at_least").P("30"), "12799/93312")
	var sum odds.Dist[int]
	souls, _ := ConvertQuestion{}.soulOdds(c)
	sum = odds.Then(souls, func(s wanderer) odds.Dist[int] {
		if s.rolled {
			return odds.Sum(SinCount, 6)
		}
		return odds.Certain(s.base.Pride())
	})
	exact(t, "mean pride of the list", odds.Mean(sum, face), "1655/72")
	exact(t, "one drift", tableOf(t, ask(t, c, o, DriftQuestion{}), "distance").Mean, "21/2")
}
