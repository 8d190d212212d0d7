package ladder

import (
	"strings"
	"testing"

	"croix/generator/manual"
	"croix/generator/say"
)

// told is what sections say without the list of house rules.
func told(sections []manual.Section) string {
	var b strings.Builder
	for _, s := range sections {
		if s.ID == "house" {
			continue
		}
		for _, block := range s.Blocks {
			b.WriteString(block.Text + "\n")
			for _, it := range block.Items {
				b.WriteString(it.Text + "\n")
			}
			for _, row := range block.Rows {
				b.WriteString(strings.Join(row, " | ") + "\n")
			}
		}
	}
	return b.String()
}

// TestReferenceUnderHouseRules: each house rule changes the sentence that it is
// about; what does not hold any more is told nowhere.
func TestReferenceUnderHouseRules(t *testing.T) {
	rows := map[string]struct{ set, en, fr, goneEn, goneFr string }{
		"cols":           {"8", "8 × 7 squares", "8 × 7 cases", "7 × 7", "7 × 7"},
		"rows":           {"6", "7 × 6 squares", "7 × 6 cases", "7 × 7", "7 × 7"},
		"numbers":        {"1,3,2,4", "numbered 1, 3, 2, 4", "numérotées 1, 3, 2, 4", "1, 2, 3, 4", "1, 2, 3, 4"},
		"colours":        {"orange,blue,green,yellow", "orange, blue", "orange, bleu", "red,", "rouge"},
		"rungs":          {"5", "5 spaces", "5 cases", "9 spaces", "9 cases"},
		"points_2_3":     {"0,1,2,3,4,5,6,7,50", "8 | 50 | 8", "8 | 50 | 8", "*\u00a0Values", "*\u00a0Valeurs"},
		"points_4":       {"0,1,2,3,4,5,6,7,50", "8 | 8 | 50", "8 | 8 | 50", "*\u00a0Values", "*\u00a0Valeurs"},
		"tower_points":   {"1,3,9", "3 different colours | 9", "3 couleurs différentes | 9", "colours | 7", "différentes | 7"},
		"tokens_win":     {"yes", "Most tokens taken wins", "Le plus de pions pris l’emporte", "Most points wins", "Le plus de points l’emporte"},
		"jump_over":      {"yes", "may pass over towers", "passer par-dessus les tours", "free of towers", "sans tour"},
		"max_turns":      {"1", "At most 1 right-angled turn.", "Au plus 1 virage", "As many", "autant qu’on veut."},
		"tile_may_stay":  {"yes", "may end as it lay before", "peut finir comme avant", "must end on another square", "doit finir sur une autre case"},
		"any_order":      {"yes", "in any order among them", "dans n’importe quel ordre", "the active player first", "le joueur actif d’abord"},
		"may_stay":       {"yes", "may also stay where it is", "peut aussi rester", "can move must", "peut bouger le doit"},
		"visible_only":   {"yes", "only two colours are visible", "ne voit plus que deux couleurs", "hidden", "caché"},
		"two_colours_2p": {"yes", "With 2, 3 or 4 players also:", "À 2, 3 ou 4 joueurs, aussi", "With 3 or 4", "À 3 ou 4"},
		"end_on_move":    {"yes", "Looked for after each move.", "Se vérifie après chaque déplacement.", "when all marked tokens", "quand tous les pions"},
		"neutral_moves":  {"yes", "The active player moves marked neutral tokens", "Le joueur actif déplace les pions neutres", "they never move", "ne bougent jamais"},
		"relocate_tile":  {"yes", "lay the tile anew", "reposez la dalle", "left, a tower may stand", "reste, une tour peut"},
		"stall_turns":    {"20", "after 20 turns", "après 20 tours", "after 15", "après 15"},
		"adjacency":      {"others", "a tower of another colour", "une tour d’une autre couleur", "side by side with a tower.", "contre le côté d’une tour."},
	}
	for _, o := range Options() {
		row, ok := rows[o.ID]
		if !ok {
			t.Errorf("%s has no row", o.ID)
			continue
		}
		r := DefaultRules()
		if err := r.Set(o.ID + "=" + row.set); err != nil {
			t.Error(err)
			continue
		}
		for l, want := range map[say.Lang][2]string{say.English: {row.en, row.goneEn}, say.French: {row.fr, row.goneFr}} {
			before, after := told(Reference(DefaultRules(), l)), told(Reference(r, l))
			if strings.Contains(before, want[0]) || !strings.Contains(before, want[1]) {
				t.Errorf("%s, %s: without it %q and not %q should be told:\n%s", o.ID, l, want[1], want[0], before)
			}
			if !strings.Contains(after, want[0]) || strings.Contains(after, want[1]) {
				t.Errorf("%s=%s, %s: %q and not %q should be told:\n%s", o.ID, row.set, l, want[0], want[1], after)
			}
		}
	}
}

// TestReferenceOfFreePlacement: where towers may stand anywhere, no sentence
// speaks of places that are not left (C19, C21).
func TestReferenceOfFreePlacement(t *testing.T) {
	r := DefaultRules()
	r.Adjacency = AdjacencyFree
	if text := told(Reference(r, say.English)); !strings.Contains(text, "on any free square, next") || strings.Contains(text, "no place is left") {
		t.Error(text)
	}
}

// TestRulings: each ruling on what the rules leave open is cited by a rule in
// short, so that a search finds it.
func TestRulings(t *testing.T) {
	sections := Reference(DefaultRules(), say.English)
	for _, id := range []string{"C1", "C2", "C3", "C4", "C5", "C6", "C7", "C8", "C9", "C10", "C11", "C12", "C13", "C14", "C15", "C16", "C17", "C18", "C19", "C20", "C21"} {
		if len(manual.Search(sections, id)) == 0 {
			t.Errorf("%s is in no rule", id)
		}
	}
	for _, s := range manual.Search(sections, "c1") {
		if s.ID == "marks" {
			t.Error("C1 finds C10")
		}
	}
}

// TestExamplesOfMoves: they follow the house rules.
func TestExamplesOfMoves(t *testing.T) {
	r := DefaultRules()
	if got := told(Reference(r, say.English)); !strings.Contains(got, "1 | c3 | c3\n2 | c4 | d3, c4\n3 | c3 | d2, d3, c3\n3 | c5 | not") {
		t.Errorf("the examples of moves:\n%s", got)
	}
	r.JumpOver, r.MaxTurns = true, 1
	if got := told(Reference(r, say.English)); !strings.Contains(got, "2 | c4 | c3, c4\n3 | c3 | not") || !strings.Contains(got, "3 | c5 | c3, c4, c5\n") {
		t.Errorf("the examples of moves over towers with one turn:\n%s", got)
	}
}
