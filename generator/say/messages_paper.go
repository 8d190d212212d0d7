package say

// What paper is too small for.
const (
	PaperSmall Key = "paper.small"
)

var paperMessages = map[Key]text{
	PaperSmall: {"%s: it takes %.4g × %.4g mm within the margins and %s has %.4g × %.4g: use larger paper or a smaller --margin",
		"%s\u00a0: il faut %.4g × %.4g mm dans les marges et %s offre %.4g × %.4g\u00a0: prenez un papier plus grand ou une --margin plus petite"},
}
