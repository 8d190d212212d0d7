package d666

import (
	"bytes"
	"encoding/json"
	"fmt"
	"maps"
	"os"
	"slices"
	"strings"
	"testing"
)

// vector is a situation with its result, worked out by hand from the rules.
type vector struct {
	ID   string          `json:"id"`
	Fn   string          `json:"fn"`
	In   json.RawMessage `json:"in"`
	Out  json.RawMessage `json:"out"`
	Note string          `json:"note"`
}

// input makes a function of typed input one that a vector can run.
func input[T any](f func(T) any) func(*testing.T, json.RawMessage) any {
	return func(t *testing.T, raw json.RawMessage) any {
		var in T
		dec := json.NewDecoder(bytes.NewReader(raw))
		dec.DisallowUnknownFields()
		if err := dec.Decode(&in); err != nil {
			t.Fatal(err)
		}
		return f(in)
	}
}

// blowIn is a blow of a vector.
type blowIn struct {
	Hit           bool
	Units, Power  int
	Force         int
	Weapon        WeaponKind
	Defence       DefenceKind
	Held          bool
	HeldUnits     int `json:"held_units"`
	ParryPower    int `json:"parry_power"`
	Armour        int
	DefenderForce int `json:"defender_force"` // changes nothing
}

func (b blowIn) damage() int {
	damage, _ := Blow{
		Hit: b.Hit, Units: b.Units, Power: b.Power, Bonus: StrengthBonus(b.Force, b.Weapon, Options{}),
		Defence: b.Defence, Held: b.Held, HeldUnits: b.HeldUnits, ParryPower: b.ParryPower, Armour: b.Armour, Divisor: 1,
	}.Damage(Options{})
	return damage
}

// lost is what damage costs somebody, with nothing that takes it off.
func lost(c Category, divisor, damage int) int {
	by, _ := Fighter{Category: c, Divisor: divisor}.Divides()
	_, n := Blow{Hit: true, Power: damage, Divisor: by}.Damage(Options{})
	return n
}

type orderIn struct {
	By       Score
	Fighters []struct {
		Name          string
		Will, Agility int
		State         State
	}
}

var vectorFuncs = map[string]func(*testing.T, json.RawMessage) any{
	"read": input(func(faces []int) any {
		r, err := Read(faces)
		return []any{r.Code, r.Units, string(r.Special) + fmt.Sprint(errText(err))}
	}),
	"special": input(func(throws [][]int) any {
		var all []Special
		for _, faces := range throws {
			r, _ := Read(faces)
			all = append(all, r.Special)
		}
		return all
	}),
	"holds": input(func(in struct{ Code, Threshold int }) any {
		return Threshold(in.Threshold).Holds(Reading{Code: in.Code})
	}),
	"ways":   input(func(threshold int) any { return Threshold(threshold).Ways() }),
	"damage": input(func(b blowIn) any { return b.damage() }),
	"damages": input(func(all []blowIn) any {
		var sums []int
		for _, b := range all {
			sums = append(sums, b.damage())
		}
		return sums
	}),
	"wound": input(func(in struct {
		Category       Category
		Points, Damage int
		Divisor, Die   int
		State          State
	}) any {
		n := lost(in.Category, in.Divisor, in.Damage)
		after, state := Wound(in.Category, in.State, in.Points, n)
		timer := 0
		if fall := FallOf(in.Category); n > 0 && after == 0 {
			if timer = fall.Fixed; fall.Die {
				timer = in.Die
			}
		}
		return []any{n, after, state, timer}
	}),
	"wounds": input(func(in struct {
		Category        Category
		Points, Divisor int
		Damages         []int
	}) any {
		var out []int
		points := in.Points
		for _, d := range in.Damages {
			n := lost(in.Category, in.Divisor, d)
			points, _ = Wound(in.Category, Active, points, n)
			out = append(out, n)
		}
		return append(out, points)
	}),
	"order": input(func(in orderIn) any {
		type one struct {
			name  string
			value int
		}
		var all []one
		for _, f := range in.Fighters {
			if f.State != "" && !f.State.Acts() {
				continue
			}
			all = append(all, one{f.Name, map[Score]int{Will: f.Will, Agility: f.Agility}[in.By]})
		}
		var names [][]string
		for _, group := range Ranked(all, func(o one) int { return o.value }) {
			names = append(names, nil)
			for _, o := range group {
				names[len(names)-1] = append(names[len(names)-1], o.name)
			}
		}
		return names
	}),
	"psychic": input(func(in struct {
		Hit       bool
		Units     int
		Held      bool
		HeldUnits int `json:"held_units"`
	}) any {
		e, strength, aware := Psychic{in.Hit, in.Units, in.Held, in.HeldUnits}.Result(Options{})
		return []any{e, strength, aware}
	}),
	"move": input(func(force int) any { return Move(force) }),
	"gain": input(func(in struct {
		Gap   int
		Gains []int
	}) any {
		left := in.Gap
		for gap := 1; gap <= in.Gap; gap++ { // the widest gap that the gains close
			if _, caught := Pursuit(gap, in.Gains); caught {
				left = in.Gap - gap
			}
		}
		return left
	}),
	"pursuit": input(func(in struct {
		Gap   int
		Gains []int
	}) any {
		seconds, caught := Pursuit(in.Gap, in.Gains)
		if !caught {
			return "not caught"
		}
		return seconds
	}),
}

func errText(err error) string {
	if err != nil {
		return err.Error()
	}
	return ""
}

// TestVectors runs all vectors that need no history.
func TestVectors(t *testing.T) {
	data, err := os.ReadFile("testdata/vectors.json")
	if err != nil {
		t.Fatal(err)
	}
	var all []vector
	if err := json.Unmarshal(data, &all); err != nil {
		t.Fatal(err)
	}
	ran := map[string]int{}
	for _, v := range all {
		t.Run(v.ID, func(t *testing.T) {
			f, ok := vectorFuncs[v.Fn]
			if !ok {
				t.Fatalf("no function %q", v.Fn)
			}
			ran[v.Fn]++
			got, err := json.Marshal(f(t, v.In))
			if err != nil {
				t.Fatal(err)
			}
			if want := strings.TrimSpace(string(v.Out)); string(got) != want {
				t.Errorf("%s: %s of %s: got %s, want %s", v.Note, v.Fn, v.In, got, want)
			}
		})
	}
	for _, fn := range slices.Sorted(maps.Keys(vectorFuncs)) {
		if ran[fn] == 0 {
			t.Errorf("no vector runs %s", fn)
		}
		t.Logf("%3d %s", ran[fn], fn)
	}
}
