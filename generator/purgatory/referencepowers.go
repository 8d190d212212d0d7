package purgatory

import (
	"strconv"

	"croix/generator/say"
)

// angels are the powers of angels with every result.
func (w *referenceWriter) angels() {
	w.list("", w.text(say.RefAngelsList, PowerDice, namedSins), "R-160 R-164 R-165 R-171 Q-160 Q-163 Q-177")
	word := func(k say.Key) string { return w.text(k) }
	triple := say.RefDamned
	if w.o.Value("angel.triple_six") == "virtuous" {
		triple = say.RefVirtuous
	}
	equal, lower := say.RefToHumanity, say.RefToHumanity
	if w.o.Value("angel.three_player") == "as_two_player" {
		equal, lower = say.RefHumanist, say.RefNothing
	}
	w.rule("angel.three_player") // the column for three players tells it
	w.table("", w.text(say.RefResultsHead), [][]string{
		{word(say.RefHigher), word(say.RefVirtuous), word(say.RefVirtuous)},
		{word(say.RefEqual), word(say.RefHumanist), word(equal)},
		{word(say.RefLower), word(say.RefNothing), word(lower)},
		{word(say.RefTriple), word(triple), word(triple)},
	}, "R-166 R-167 R-170 Q-173")
	few, virtues, many := 2, noCell, 3
	for _, a := range w.c.Angels {
		if a.ID == idVirtues {
			virtues, many = a.Name(w.l), a.VirtueHumanist()
		} else {
			few = a.VirtueHumanist()
		}
	}
	w.list("", w.text(say.RefAngelsHuman, few, virtues, many, w.rule("angel.humanist_rule"),
		w.rule("powers.contact_required"), w.rule("angel.triple_six")), "R-167 R-168 R-169 R-295 Q-167 Q-242")
}

// demons are the powers of demons with every result.
func (w *referenceWriter) demons() {
	w.list("", w.text(say.RefDemonsList, PowerDice, namedSins, w.rule("demon.no_sin")),
		"R-160 R-171 R-177 R-178 R-179 Q-161 Q-163 Q-177")
	word := func(k say.Key) string { return w.text(k) }
	w.table("", w.text(say.RefResultsHead), [][]string{
		{word(say.RefLower), word(say.RefDamned), word(say.RefDamned)},
		{word(say.RefEqual), word(say.RefHumanist), word(say.RefToGod)},
		{word(say.RefHigher), word(say.RefNothing), word(say.RefToHumanity)},
		{word(say.RefTriple), word(say.RefDamnedPower), word(say.RefDamnedPower)},
	}, "R-180 R-181 R-184 Q-164 Q-169 Q-173")
	w.list("", w.text(say.RefDemonsHuman, DamnHumanist, w.rule("humanist.damnable"), w.rule("triple_six.power_table"),
		w.rule("powers.contact_required")), "R-181 R-182 R-183 R-185 Q-159 Q-171 Q-172 Q-175 Q-176")
}

// control is the d6 against envy.
func (w *referenceWriter) control() {
	w.paragraph(w.text(say.RefControlText), "R-190 R-195 Q-182")
	outcomes := map[Outcome]say.Key{Controlled: say.RefControlled, Random: say.RefRandom, Inactive: say.RefInactive}
	var rows [][]string
	for _, id := range []string{envyAbove, envyEqual, envyBelow} {
		r, ok := byID(w.c.Envy, id)
		if !ok {
			continue
		}
		satan, god := r.Satan, r.God
		if w.o.Value("envy.table") == "swapped" {
			satan, god = god, satan
		}
		rows = append(rows, []string{r.Name(w.l), w.text(outcomes[satan]), w.text(outcomes[god])})
	}
	w.rule("envy.table") // the table tells it
	w.table("", w.text(say.RefControlHead), rows, "R-191 Q-187")
	w.list("", w.text(say.RefControlList, w.rule("control.inactive_counts_as_played"), w.rule("turn.flee")),
		"R-072 R-192 R-193 R-194 R-196 Q-071 Q-181 Q-188")
}

// activity is what a humanist does that nobody controls.
func (w *referenceWriter) activity() {
	var rows [][]string
	for _, a := range w.c.Activity {
		satan, god := a.SatanText(w.l), a.GodText(w.l)
		if w.o.Value("activity.row1") == "control" && a.Satan == NoMoreDamn && a.God == NoMoreVirtuous {
			satan, god = w.text(say.RefActivityNoSatan), w.text(say.RefActivityNoGod)
		}
		rows = append(rows, []string{strconv.Itoa(a.Die), satan, god})
	}
	w.rule("activity.row1") // the table tells it
	w.table("", w.text(say.RefActivityHead), rows, "R-193 R-197 Q-183 Q-185 Q-186")
}

func (w *referenceWriter) drift() {
	w.list("", w.text(say.RefDriftList, DriftDice, w.rule("drift.exits_open"), w.rule("drift.attempt"),
		w.rule("wandering.identity_after_failure", "wandering.attackable")),
		"R-028 R-050 R-051 R-052 R-058 Q-041 Q-042 Q-043 Q-047 Q-048")
}

// comeback is how angels and demons return.
func (w *referenceWriter) comeback() {
	angel, archangel, arch, imp, sure := 0, 0, noCell, noCell, 0
	for _, a := range w.c.Angels {
		if a.ID == idArchangel {
			arch, archangel = a.Name(w.l), a.ReturnOn()
		} else {
			angel = a.ReturnOn()
		}
	}
	for _, d := range w.c.Demons {
		if d.ReturnOn() > 0 {
			imp, sure = d.Name(w.l), d.ReturnOn()
		}
	}
	w.list("", w.text(say.RefBackList, angel, arch, archangel, w.rule("angel.return_delay"),
		w.rule("demon.restructure_when"), say.Capital(imp), sure),
		"R-161 R-162 R-163 R-175 R-176 R-288 R-298 Q-151 Q-152 Q-153 Q-156 Q-158 Q-244")
}
