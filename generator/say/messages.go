package say

// tables are the parts of the one table of messages, one part for each room
// of the house that speaks.
func tables() []map[Key]text {
	return []map[Key]text{
		common, diceMessages, tableMessages, purgatoryMessages, printMessages, cliMessages,
		kitMessages, boardMessages, sheetMessages, referenceMessages, rulesMessages, paperMessages,
		verdictMessages,
		oddsMessages,
		outcomeMessages,
		journalMessages,
		promptMessages, artMessages,
		playMessages, playLogMessages,
		playCombatMessages,
		playPowerMessages,
		playItemMessages,
		throwMessages,
		gestureMessages,
		sessionMessages,
		gameMessages,
		reportMessages, d666Messages, d666RuleMessages, d666PageMessages, d666PlayMessages, d666CommandMessages,
		ladderMessages, ladderPlayMessages, ladderRuleMessages, ladderPageMessages, ladderCommandMessages,
		tableScreenMessages, tableActMessages, gametableMessages, gamebookTableMessages, d666TableMessages, ladderTableMessages,
		gamebookMessages, gamebookRuleMessages, gamebookPlayMessages, gamebookPageMessages, gamebookCommandMessages,
		houseMessages,
		fileMessages,
		liveMessages,
		frameMessages,
	}
}

// Messages that several rooms use.
const (
	AndMore Key = "and-more"
)

var common = map[Key]text{
	AndMore: {"… and %d more problems", "… et %d autres erreurs"},
}
