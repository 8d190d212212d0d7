package gamebook

import (
	"math/big"

	"croix/generator/say"
)

// RandomHero is the outlook of a hero that is yet to be rolled, over all its
// creations, against enemies one after another (section G).
func RandomHero(enemies []Enemy, p Policy, o Options) (Outlook, error) {
	var all Outlook
	for skill := 7; skill <= 12; skill++ {
		// A table is for all that a hero with more can come to.
		s, err := NewOdds(Fighter{skill, 24, 12}, enemies, p, o)
		if err != nil {
			return all, err
		}
		first := s.fights[len(s.fights)-1]
		for stamina := 14; stamina <= 24; stamina++ {
			for luck := 7; luck <= 12; luck++ {
				all = all.plus(float64(ways[stamina-12])/(36*36), first.at(stamina, first.enemies, luck))
			}
		}
	}
	return all, nil
}

// LuckRun is the probability that tests of Luck in a row are all lucky, each
// costing 1, exactly. It is an error if there is no such Luck or number.
func LuckRun(luck, tests int) (*big.Rat, error) {
	if luck < 0 || luck > MaxLuck {
		return nil, say.Errorf(say.GamebookHeroRange, Luck, luck, 0, MaxLuck)
	}
	if tests < 1 || tests > MaxLuck {
		return nil, say.Errorf(say.GamebookTests, tests, MaxLuck)
	}
	p := big.NewRat(1, 1)
	for i := range tests {
		p.Mul(p, big.NewRat(int64(LuckyWays(luck-i)), 36))
	}
	return p, nil
}
