package say

// Words of the score sheets.
const (
	ScoreTitle            Key = "score.title"
	ScoreSubject          Key = "score.subject"
	ScoreTwo              Key = "score.two"
	ScoreThree            Key = "score.three"
	ScoreGod              Key = "score.god"
	ScoreSatan            Key = "score.satan"
	ScoreHumanity         Key = "score.humanity"
	ScoreDate             Key = "score.date"
	ScoreSaved            Key = "score.saved"
	ScoreCondemned        Key = "score.condemned"
	ScoreReincarnated     Key = "score.reincarnated"
	ScoreName             Key = "score.name"
	ScoreD66              Key = "score.d66"
	ScorePride            Key = "score.pride"
	ScoreHalfText         Key = "score.half-text"
	ScoreHalfDown         Key = "score.half-down"
	ScoreHalfUp           Key = "score.half-up"
	ScoreHalfExact        Key = "score.half-exact"
	ScoreSum              Key = "score.sum"
	ScoreRelicsGod        Key = "score.relics-god"
	ScoreRelicsSatan      Key = "score.relics-satan"
	ScoreRelicsAll        Key = "score.relics-all"
	ScoreDevil            Key = "score.devil"
	ScoreDevilGod         Key = "score.devil-god"
	ScoreDevilSatan       Key = "score.devil-satan"
	ScoreDevilSatanHidden Key = "score.devil-satan-hidden"
	ScoreDevilHuman       Key = "score.devil-human"
	ScoreOff              Key = "score.off"
	ScoreTotal            Key = "score.total"
	ScoreWinTwo           Key = "score.win-two"
	ScoreWinThree         Key = "score.win-three"
	ScoreWinner           Key = "score.winner"
	ScoreDestroyed        Key = "score.destroyed"
	ScorePlayers          Key = "score.players"
)

// House rules, and problems of their file.
const (
	OptionNumber          Key = "option.number"
	OptionUnknown         Key = "option.unknown"
	OptionValue           Key = "option.value"
	OptionText            Key = "option.text"
	OptionID              Key = "option.i-d"
	OptionDefault         Key = "option.default"
	OptionSays            Key = "option.says"
	OptionFixed           Key = "option.fixed"
	OptionNew             Key = "option.new"
	OptionBounds          Key = "option.bounds"
	OptionShown           Key = "option.shown"
	OptionDefaultWord     Key = "option.default-word"
	OptionCommandShort    Key = "option.command-short"
	OptionCommandLong     Key = "option.command-long"
	OptionCommandExamples Key = "option.command-examples"
	OptionExplain         Key = "option.explain"
	OptionChanged         Key = "option.changed"
	OptionSet             Key = "option.set"
	OptionIsDefault       Key = "option.is-default"
	OptionColon           Key = "option.colon"
	OptionAbout           Key = "option.about"
	OptionFile            Key = "option.file"
	OptionFileBad         Key = "option.file-bad"
	OptionFileLine        Key = "option.file-line"
	OptionFileObject      Key = "option.file-object"
	OptionFileValue       Key = "option.file-value"
	OptionNone            Key = "option.none"
)

// The rules in the terminal.
const (
	RulesShort    Key = "rules.short"
	RulesLong     Key = "rules.long"
	RulesExamples Key = "rules.examples"
	RulesSearch   Key = "rules.search"
	RulesUnknown  Key = "rules.unknown"
	RulesTopic    Key = "rules.topic"
	RulesInText   Key = "rules.in-text"
	RulesNotFound Key = "rules.not-found"
	RulesBlank    Key = "rules.blank"
	RulesOneTopic Key = "rules.one-topic"
)

var rulesMessages = map[Key]text{
	ScoreTitle:            {"Score sheets", "Feuilles de score"},
	ScoreSubject:          {"The end of a game, to be filled in by pencil", "La fin d’une partie, à remplir au crayon"},
	ScoreTwo:              {"Score, two players", "Score à deux"},
	ScoreThree:            {"Score, three players", "Score à trois"},
	ScoreGod:              {"God", "Dieu"},
	ScoreSatan:            {"Satan", "Satan"},
	ScoreHumanity:         {"Humanity", "Humanité"},
	ScoreDate:             {"date", "date"},
	ScoreSaved:            {"Souls saved", "Âmes sauvées"},
	ScoreCondemned:        {"Souls condemned", "Âmes condamnées"},
	ScoreReincarnated:     {"Souls reincarnated", "Âmes réincarnées"},
	ScoreName:             {"soul", "âme"},
	ScoreD66:              {"d66", "d66"},
	ScorePride:            {"pride", "orgueil"},
	ScoreHalfText:         {"½: a demon took its place; write %s.", "½\u00a0: un démon a pris sa place\u00a0; notez %s."},
	ScoreHalfDown:         {"half, rounded down", "la moitié, arrondie à l’inférieur"},
	ScoreHalfUp:           {"half, rounded up", "la moitié, arrondie au supérieur"},
	ScoreHalfExact:        {"half", "la moitié"},
	ScoreSum:              {"sum", "somme"},
	ScoreRelicsGod:        {"diabolic relics × %d", "reliques diaboliques × %d"},
	ScoreRelicsSatan:      {"sacred relics × %d", "reliques sacrées × %d"},
	ScoreRelicsAll:        {"relics × %d", "reliques × %d"},
	ScoreDevil:            {"Antichrist", "Antéchrist"},
	ScoreDevilGod:         {"+%[1]d destroyed, −%[1]d reincarnated (revealed)", "+%[1]d détruit, −%[1]d réincarné (révélé)"},
	ScoreDevilSatan:       {"+%[1]d reincarnated, −%[1]d saved", "+%[1]d réincarné, −%[1]d sauvé"},
	ScoreDevilSatanHidden: {"+%[1]d reincarnated hidden, −%[1]d saved", "+%[1]d réincarné caché, −%[1]d sauvé"},
	ScoreDevilHuman:       {"+%[1]d destroyed (revealed)", "+%[1]d détruit (révélé)"},
	ScoreOff:              {"reincarnated souls, taken off", "âmes réincarnées, à ôter"},
	ScoreTotal:            {"Total", "Total"},
	ScoreWinTwo:           {"The higher total wins. Both below 0: both lose. %s", "Le plus haut total gagne. Tous deux sous 0\u00a0: tous deux perdent. %s"},
	ScoreWinThree:         {"The highest total wins. %s", "Le plus haut total gagne. %s"},
	ScoreWinner:           {"winner", "vainqueur"},
	ScoreDestroyed:        {"Souls that were destroyed count for nobody; the guardian’s soul stands with God’s.", "Les âmes détruites ne comptent pour personne\u00a0; l’âme du gardien figure chez Dieu."},
	ScorePlayers:          {"score sheets are for 2 or 3 players, not %d", "les feuilles de score sont pour 2 ou 3 joueurs, pas %d"},

	OptionNumber:          {"%s, or a number from %d to %d", "%s, ou un nombre de %d à %d"},
	OptionUnknown:         {"there is no house rule “%s”%s", "il n’y a pas de règle maison «\u00a0%s\u00a0»%s"},
	OptionValue:           {"%s is “%s”: it may be %s", "%s vaut «\u00a0%s\u00a0»\u00a0: les valeurs sont %s"},
	OptionText:            {"“%s” is not OPTION=VALUE: write such as jam.majority=half", "«\u00a0%s\u00a0» n’est pas OPTION=VALEUR\u00a0: écrivez par exemple jam.majority=half"},
	OptionID:              {"option is “%s”: write lower case letters without accents, digits, _ and .", "option vaut «\u00a0%s\u00a0»\u00a0: écrivez des minuscules sans accent, des chiffres, _ et ."},
	OptionDefault:         {"default is “%s”: write one of %s", "default vaut «\u00a0%s\u00a0»\u00a0: écrivez un de ces mots\u00a0: %s"},
	OptionSays:            {"%s has not one sentence for each of the %d values: write them apart by |", "%s n’a pas une phrase pour chacune des %d valeurs\u00a0: écrivez-les séparées par |"},
	OptionFixed:           {"the option %s takes %s: only its default and its sentences can be changed", "l’option %s prend %s\u00a0: seuls son défaut et ses phrases peuvent changer"},
	OptionNew:             {"there is no option “%s”: it would change nothing; delete the row", "il n’y a pas d’option «\u00a0%s\u00a0»\u00a0: elle ne changerait rien\u00a0; supprimez la ligne"},
	OptionBounds:          {"min is %d and max is %d: write the smaller one first", "min vaut %d et max vaut %d\u00a0: écrivez d’abord le plus petit"},
	OptionShown:           {"%s = %s", "%s = %s"},
	OptionDefaultWord:     {"default %s", "défaut %s"},
	OptionCommandShort:    {"the house rules, with their values", "les règles maison, avec leurs valeurs"},
	OptionCommandLong:     {"The house rules: what the rule book leaves open, and what is chosen. A value\ndiffers from its default by --set or a file of --rules.", "Les règles maison\u00a0: ce que le livre laisse ouvert, et ce qui est choisi. Une valeur\ndiffère de son défaut par --set ou par un fichier de --rules."},
	OptionCommandExamples: {"  croix options\n  croix options --explain jam.majority\n  croix options --set jam.majority=half --changed", "  croix options\n  croix options --explain jam.majority\n  croix options --set jam.majority=half --changed"},
	OptionExplain:         {"`NAME` of a house rule to explain", "`NOM` d’une règle maison à expliquer"},
	OptionChanged:         {"only those that are not the default", "seulement celles qui ne sont pas au défaut"},
	OptionSet:             {"`OPTION=VALUE`: under this house rule; may be given several times", "`OPTION=VALEUR`\u00a0: avec cette règle maison\u00a0; peut être répété"},
	OptionIsDefault:       {"default", "défaut"},
	OptionColon:           {": ", "\u00a0: "},
	OptionAbout:           {"values: %s\nruling: %s, topic: %s", "valeurs\u00a0: %s\ndécision\u00a0: %s, sujet\u00a0: %s"},
	OptionFile:            {"`FILE` of house rules (TOML or JSON), such as jam.majority = \"half\"", "`FICHIER` de règles maison (TOML ou JSON), tel que jam.majority = \"half\""},
	OptionFileBad:         {"%s: %s", "%s\u00a0: %s"},
	OptionFileLine:        {"line %d is neither TOML nor JSON: write such as jam.majority = \"half\"", "la ligne %d n’est ni du TOML ni du JSON\u00a0: écrivez par exemple jam.majority = \"half\""},
	OptionFileObject:      {"not a table of options: write such as jam.majority = \"half\"", "pas une table d’options\u00a0: écrivez par exemple jam.majority = \"half\""},
	OptionFileValue:       {"%s is neither a word nor a number: write such as jam.majority = \"half\"", "%s n’est ni un mot ni un nombre\u00a0: écrivez par exemple jam.majority = \"half\""},
	OptionNone:            {"no house rule differs from its default", "aucune règle maison ne diffère de son défaut"},

	RulesShort:    {"the rules, by topic or by word", "les règles, par sujet ou par mot"},
	RulesLong:     {"The rules of the printed reference. Without a topic, the list of topics;\n--search shows what holds a word, whatever its accents and capitals.", "Les règles de l’aide de jeu imprimée. Sans sujet, la liste des sujets\u00a0;\n--search montre ce qui contient un mot, sans égard aux accents et capitales."},
	RulesExamples: {"  croix rules\n  croix rules shoot\n  croix rules --search jam\n  croix rules melee --set jam.majority=half", "  croix rules\n  croix rules tirer\n  croix rules --search enrayer\n  croix rules melee --set jam.majority=half"},
	RulesSearch:   {"`WORD` to look for, in a topic or in all", "`MOT` à chercher, dans un sujet ou dans tous"},
	RulesUnknown:  {"there is no topic “%s”%s: 'croix rules' lists them", "il n’y a pas de sujet «\u00a0%s\u00a0»%s\u00a0: «\u00a0croix rules\u00a0» les donne"},
	RulesTopic:    {"there is no topic “%s”: try %s", "il n’y a pas de sujet «\u00a0%s\u00a0»\u00a0: essayez %s"},
	RulesInText:   {"%s; '%s --search %s' finds it in the text", "%s\u00a0; «\u00a0%s --search %s\u00a0» le trouve dans le texte"},
	RulesNotFound: {"“%s” is in no rule: try a part of the word, or '%s' for the topics", "«\u00a0%s\u00a0» n’est dans aucune règle\u00a0: essayez une partie du mot, ou «\u00a0%s\u00a0» pour les sujets"},
	RulesBlank:    {"--search is blank: give a word", "--search est vide\u00a0: donnez un mot"},
	RulesOneTopic: {"“%s” is one word too many: give one topic", "«\u00a0%s\u00a0» est de trop\u00a0: donnez un seul sujet"},
}
