package purgatoryplay

import (
	"testing"

	"croix/generator/dice"
	"croix/generator/purgatory"
)

// TestSituationsTable plays the prose situations of the vectors about the board,
// the dice and the list of actions, each under its id.
func TestSituationsTable(t *testing.T) {
	for id, play := range tableSituations() {
		t.Run(id, play)
	}
}

func tableSituations() map[string]func(*testing.T) {
	return map[string]func(*testing.T){
		"T-585": func(t *testing.T) { // dropped pawns: (25,100) is Purgatory, but not the central square
			c := catalog(t)
			o := purgatory.DefaultOptions(c)
			if err := o.Set("setup.placement", "drop"); err != nil {
				t.Fatal(err)
			}
			if _, err := New(c, Setup{Players: 2, Souls: 3, Options: o}, dice.Typed()); err != nil {
				t.Errorf("nothing is thrown for pawns that are dropped: %v", err)
			}
			_, y := purgatory.DefaultBoard().Centre()
			if purgatory.Zone(25, y) != purgatory.Zone(0, y) || 25 <= purgatory.ArmHalf {
				t.Error("it is in the arm of the cross")
			}
		},
		"T-609": func(t *testing.T) { // the actions and what they cost
			c := catalog(t)
			big, _ := c.RangedByID("grosse_arme_a_feu")
			bow, _ := c.RangedByID("arme_a_projectile")
			for _, row := range []struct {
				act  purgatory.Act
				want int
			}{
				{purgatory.Act{Action: purgatory.ActMove}, 1},
				{purgatory.Act{Action: purgatory.ActDrift}, 1},
				{purgatory.Act{Action: purgatory.ActShoot, Gun: bow}, 1},
				{purgatory.Act{Action: purgatory.ActShoot, Gun: big}, 2},
				{purgatory.Act{Action: purgatory.ActUnjam}, 1},
				{purgatory.Act{Action: purgatory.ActAid}, 0},
				{purgatory.Act{Action: purgatory.ActStrike}, 1},
				{purgatory.Act{Action: purgatory.ActOnGuard}, 1},
				{purgatory.Act{Action: purgatory.ActPickUp}, 1},
				{purgatory.Act{Action: purgatory.ActDiscard}, 1},
				{purgatory.Act{Action: purgatory.ActPutOn}, 1},
				{purgatory.Act{Action: purgatory.ActPurify}, 1},
				{purgatory.Act{Action: purgatory.ActMakeVirtuous}, 1},
				{purgatory.Act{Action: purgatory.ActPervert}, 1},
				{purgatory.Act{Action: purgatory.ActDamn}, 1},
				{purgatory.Act{Action: purgatory.ActEat}, 1},
				{purgatory.Act{Action: purgatory.ActUseItem, Item: grailRow}, 1},
			} {
				if got := row.act.Cost(); got != row.want {
					t.Errorf("%s costs %d, want %d", row.act.Action, got, row.want)
				}
			}
		},
		"T-610": func(t *testing.T) { // dark 4, light 5: 45, the sorcerer
			b := newTable(t, 2, 2)
			b.g.Deck = []purgatory.SoulCard{{D66: 45, ID: "sorcier", Base: purgatory.Sins{6, 5, 2, 5, 4, 5, 1}, Ranged: "rien", Melee: "arme", Armour: "rien", Item: "rien"}}
			if f := enters(t, b, 4, 5); f.D66 != 45 || f.Row != "sorcier" {
				t.Errorf("got %+v", f)
			}
		},
		"T-611": func(t *testing.T) { // the crossing square: -20..20 by 80..120
			board := purgatory.DefaultBoard()
			x, y := board.Centre()
			got := [4]float64{x - purgatory.ArmHalf, x + purgatory.ArmHalf, board.BeamBottom, board.BeamTop()}
			if want := [4]float64{-20, 20, 80, 120}; got != want || y != 100 {
				t.Errorf("got %v around %v", got, y)
			}
		},
	}
}
