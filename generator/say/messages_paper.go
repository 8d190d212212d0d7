package say

// What paper is too small for.
const (
	PaperSmall      Key = "paper.small"
	PaperMarginPage Key = "paper.margin-page"
	PaperMarginCard Key = "paper.margin-card"
	PrintLeftOut    Key = "print.left-out"
	CardSheets      Key = "print.card-sheets"
	CheckLeftOut    Key = "check.left-out"
)

var paperMessages = map[Key]text{
	PaperSmall: {"%s: it takes %.4g × %.4g mm within the margins and %s has %.4g × %.4g: use larger paper or a smaller --margin",
		"%s\u00a0: il faut %.4g × %.4g mm dans les marges et %s offre %.4g × %.4g\u00a0: prenez un papier plus grand ou une --margin plus petite"},
	PaperMarginPage: {"%s: it takes %.4g × %.4g mm within the margins and %s has %.4g × %.4g: --margin %g is too large, with %g it fits",
		"%s\u00a0: il faut %.4g × %.4g mm dans les marges et %s offre %.4g × %.4g\u00a0: --margin %g est trop grand, avec %g cela tient"},
	PaperMarginCard: {"a card takes %.4g × %.4g mm and %s has %.4g × %.4g mm within the margins: --margin %g is too large, with %g it fits",
		"une carte prend %.4g × %.4g mm et %s offre %.4g × %.4g mm dans les marges\u00a0: --margin %g est trop grand, avec %g cela tient"},
	CheckLeftOut: {"left out of the kit: %s: %s", "hors du kit\u00a0: %s\u00a0: %s"},
	CardSheets: {"--card %s: demons and angels are cards from 70 × 120 mm (tarot) on: they stay whole sheets",
		"--card %s\u00a0: démons et anges ne sont des cartes qu’à partir de 70 × 120 mm (tarot)\u00a0: ils restent des feuilles entières"},
	PrintLeftOut: {"%s is left out: %s", "sans %s\u00a0: %s"},
}
