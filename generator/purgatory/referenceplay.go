package purgatory

import (
	"strings"

	"croix/generator/say"
)

// Numbers of the rules that no table holds.
const (
	HitOn       = 5 // of a die among several against one target
	LoneHitOn   = 3 // of the only die thrown
	SpreadHitOn = 6 // of a die among those shared among several targets

	SoulActions = 2 // of an activation
	PawnActions = 1 // of a wandering soul
	MaxObjects  = 4 // that a figure carries
	BagObjects  = 5 // besides a bag
	DriftDice   = 3 // d6, in cm

	perGluttony = 2 // points of substance
	namedSins   = 3 // before damning or making virtuous
)

func (w *referenceWriter) setup() {
	w.list("", w.text(say.RefSetupList,
		int(Top), int(2*ArmHalf), int(FlamesTop), w.rule("board.beam_length_cm", "board.beam_bottom_cm"),
		len(w.c.Demons), len(w.c.Angels),
		w.rule("setup.soul_count", "setup.placement", "direction.die"),
		w.rule("antichrist.identity")),
		"R-003 R-010 R-012 R-020 R-021 R-022 R-024 R-025 R-026 R-027 R-028 Q-008 Q-009 Q-014 Q-015")
}

func (w *referenceWriter) turn() {
	w.list(w.text(say.RefTwo), w.text(say.RefTwoList), "R-070 R-071 R-072 Q-066 Q-068 Q-074")
	w.list(w.text(say.RefThree), w.text(say.RefThreeList), "R-080 R-081 R-082 R-083 Q-070 Q-071 Q-072")
	w.add(Block{Kind: Paragraph, Head: w.text(say.RefRound), Text: w.text(say.RefRoundText, w.rule("turn.first"),
		w.rule("turn.celestial_reactivation", "turn.round_end_check", "turn.steps_mandatory"))},
		"R-073 R-074 R-075 Q-052 Q-060 Q-063 Q-064 Q-073")
}

func (w *referenceWriter) soul() {
	w.table("", w.text(say.RefSoulHead), rowsOf(w.text(say.RefSoulRows, fullMove, perGluttony, fullAmmo)),
		"R-030 R-033 R-034 R-035 R-036 R-037 R-039 R-115 Q-023 Q-025 Q-111")
	w.list(w.text(say.RefCamps), w.text(say.RefCampsList, PawnActions), "R-028 R-053 R-054 R-055 Q-053 Q-055")
	w.paragraph(w.rule("sins.clamp"), "R-040 Q-029")
}

func (w *referenceWriter) actions() {
	w.paragraph(w.text(say.RefActionsText, SoulActions), "R-038 R-090 R-091 R-092 Q-085 Q-088")
	var costs []string
	for _, r := range w.c.Ranged.Rows {
		if r.Actions > 1 {
			costs = append(costs, w.text(say.RefActionsCost, r.Name(w.l), r.Actions))
		}
	}
	rows := rowsOf(w.text(say.RefActionsRows,
		named(w, w.c.Angels, "trones"), strings.Join(costs, ", "),
		named(w, w.c.Demons, "jalousie"), named(w, w.c.Angels, "domination"), named(w, w.c.Demons, "gourmandise"),
		names(w, w.c.Items.Rows, usedByAction)))
	w.table("", w.text(say.RefActionsHead), rows, "R-094 R-119 Q-089 Q-090 Q-091 Q-122")
	w.list("", w.text(say.RefActionsList, w.rule("hell.checked"), w.rule("actions.minimum"), w.rule("actions.power_family_once")),
		"R-093 R-104 R-105 Q-080 Q-082")
}

// usedByAction reports whether using an object is an action of its own: it
// has uses, is no weapon and re-rolls nothing.
func usedByAction(it *Item) bool {
	return it.Uses != 0 && !it.IsWeapon() && it.ID != "magazine_ravage"
}

func (w *referenceWriter) move() {
	w.list("", w.text(say.RefMoveList, w.rule("measure.zone_by"), w.rule("move.celestial_cm"),
		AngelInFlames, w.rule("hell.angel_cap"), say.Capital(named(w, w.c.Demons, "duc_des_enfers")), int(DukeLimit-FlamesTop)),
		"R-030 R-031 R-100 R-101 R-102 R-103 R-106 Q-005 Q-006 Q-092 Q-154 Q-238")
}

func (w *referenceWriter) shoot() {
	indirect := names(w, w.c.Ranged.Rows, func(r *RangedRow) bool { return r.Indirect })
	w.paragraph(w.text(say.RefShootText, indirect), "R-110 R-111 R-112 R-118 Q-100 Q-109")
	w.table("", w.text(say.RefHitsHead), rowsOf(w.text(say.RefHitsRows, HitOn, LoneHitOn, SpreadHitOn)), "R-111 R-113 R-114 Q-101 Q-102")
	never := names(w, w.c.Ranged.Rows, func(r *RangedRow) bool { return !r.CanJam })
	w.list("", w.text(say.RefShootList, w.rule("jam.majority", "jam.single_die"), never, w.rule("shoot.in_contact")),
		"R-116 R-117 R-121 Q-105 Q-106 Q-107 Q-108")
}

func (w *referenceWriter) unjam() {
	w.paragraph(w.text(say.RefUnjamText), "R-125")
	w.table("", w.text(say.RefAgainst), rowsOf(w.text(say.RefUnjamRows)), "R-125 Q-120")
}

func (w *referenceWriter) aid() {
	w.paragraph(w.text(say.RefAidText, w.rule("aid.help_when"), w.rule("aid.shared_target_test")),
		"R-130 R-131 R-132 R-133 Q-122 Q-124 Q-125 Q-126 Q-127")
}

func (w *referenceWriter) melee() {
	w.paragraph(w.text(say.RefMeleeText, HitOn, LoneHitOn, SpreadHitOn), "R-140 R-141 R-142 Q-130 Q-148 Q-227")
	w.list("", w.text(say.RefMeleeList, w.rule("melee.natural_six_hits"), w.rule("melee.riposte_breaks", "relics.breakable")),
		"R-145 Q-137")
}

func (w *referenceWriter) riposte() {
	w.paragraph(w.text(say.RefRiposteText, w.rule("riposte.source", "celestial.sin_tests")), "R-143 Q-132 Q-226")
	w.table("", w.text(say.RefAgainst), rowsOf(w.text(say.RefRiposteRows, LoneHitOn)), "R-143 R-144 Q-133 Q-134 Q-135")
}

func (w *referenceWriter) guard() {
	w.paragraph(w.text(say.RefGuardText), "R-092 R-147 Q-087")
}

func (w *referenceWriter) disengage() {
	w.paragraph(w.text(say.RefLeaveText), "R-146 Q-146 Q-147")
}

// damage is the order in which damage is reduced and taken.
func (w *referenceWriter) damage() {
	var off []string
	for _, a := range w.c.Armour.Rows {
		if a.Reduce > 0 {
			off = append(off, w.text(say.RefArmourOff, a.Name(w.l), a.Reduce))
		}
	}
	w.list("", w.text(say.RefDamageList,
		named(w, w.c.Armour.Rows, "gilet_pare_balle"), named(w, w.c.Angels, "seraphins"), strings.Join(off, ", "),
		say.Capital(named(w, w.c.Items.Rows, "robe_de_bure")), named(w, w.c.Armour.Rows, "armure_energetique"),
		say.Capital(named(w, w.c.Angels, "puissances")), say.Capital(named(w, w.c.Items.Rows, "familier"))),
		"R-037 R-221 R-222 R-223 R-227 R-240 R-248 R-291 R-296 Q-024 Q-198 Q-225")
}

func (w *referenceWriter) equip() {
	hands := names(w, w.c.Ranged.Rows, func(r *RangedRow) bool { return r.TwoHanded })
	if melee := names(w, w.c.Melee.Rows, func(r *MeleeRow) bool { return r.TwoHanded }); melee != "" {
		hands = w.text(say.RefAnd, hands, melee)
	}
	w.list("", w.text(say.RefEquipList, MaxObjects, named(w, w.c.Items.Rows, "sac"), BagObjects,
		w.rule("bag.counts"), w.rule("demon.weapon_damage"), say.Capital(hands)),
		"R-150 R-151 R-152 R-153 R-154 R-155 Q-032 Q-197 Q-199 Q-200 Q-201")
}
