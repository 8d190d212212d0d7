package spell

import "testing"

// TestFolds: what a text is when it is compared.
func TestFolds(t *testing.T) {
	for _, tt := range []struct{ reason, in, plain, fold string }{
		{"an id stays", "duc_des_enfers", "duc_des_enfers", "duc_des_enfers"},
		{"capitals and accents", "Pèlerin", "pelerin", "pelerin"},
		{"capital accents", "ÉVÊQUE", "eveque", "eveque"},
		{"accents apart from their letters", "e\u0301ve\u0302que", "eveque", "eveque"},
		{"two letters in one", "Œil d’Ægir, Weiß", "oeil d'aegir, weiss", "oeil_d_aegir,_weiss"},
		{"spaces, hyphens and apostrophes that are typeset", "l’arme\u00a0à\u202ffeu‑x", "l'arme a feu-x", "l_arme_a_feu_x"},
		{"what stands around a word", "  nonne ", "  nonne ", "nonne"},
		{"other letters stay", "Ж悪", "ж悪", "ж悪"},
	} {
		if got := Plain(tt.in); got != tt.plain {
			t.Errorf("%s: Plain(%q) is %q, want %q", tt.reason, tt.in, got, tt.plain)
		}
		if got := Fold(tt.in); got != tt.fold {
			t.Errorf("%s: Fold(%q) is %q, want %q", tt.reason, tt.in, got, tt.fold)
		}
	}
}
