package purgatory

import (
	"fmt"

	"croix/generator/say"
)

// places are what becomes of a figure there.
func (w *referenceWriter) places() {
	w.table("", w.text(say.RefPlacesHead), rowsOf(w.text(say.RefPlacesRows, int(FlamesTop), AngelInFlames)),
		"R-011 R-012 R-013 R-014 R-053 R-054 R-055 R-056 R-057 R-058 R-102 R-103 R-104 R-105 R-106 Q-002 Q-047 Q-049")
	w.paragraph(w.rule("hell.entry", "hell.condemns", "condemned.status"), "R-012 Q-054 Q-056")
}

// end is how the game ends and who wins.
func (w *referenceWriter) end() {
	w.paragraph(w.text(say.RefEndText), "R-311 R-312 Q-260 Q-266 Q-267")
	relics := say.RefAllRelics
	if w.o.Value("relic.humanity") == "none" {
		relics = say.RefNoRelic
	}
	w.rule("relic.humanity") // the table tells it
	w.table("", w.text(say.RefEndHead), rowsOf(w.text(say.RefEndRows, RelicWorth, w.text(relics))), "R-310 R-318 R-321 Q-262 Q-264 Q-265")
	w.list("", w.text(say.RefWinList, w.rule("victory.tie"), w.rule("pride.basis", "rounding.half_pride"), w.rule("relic.counting"),
		w.rule("guardian.after")), "R-176 R-299 R-319 R-320 R-321 R-323 Q-263")
	w.devil()
}

// devil is what the Antichrist is worth.
func (w *referenceWriter) devil() {
	if w.o.Value("antichrist.identity") == "off" {
		for _, id := range []string{"antichrist.reveal", "antichrist.reincarnation"} {
			w.told[id] = true // there is none to tell of
		}
		return
	}
	seen := fmt.Sprintf("+%d", AntichristWorth)
	if w.o.Value("antichrist.reincarnation") == "exclusive" {
		seen = noCell
	}
	w.rule("antichrist.reincarnation") // the table tells it
	w.table(w.text(say.RefEndDevil), w.text(say.RefDevilHead), rowsOf(w.text(say.RefDevilRows, AntichristWorth, seen)),
		"R-313 R-315 R-316 R-322 Q-250 Q-251")
	w.paragraph(w.text(say.RefDevilText, MaxSin, w.rule("antichrist.reveal")), "R-314 R-317 Q-248")
}
