package say

// Words of the printed pages.
const (
	PrintDeckTitle    Key = "print.deck-title"
	PrintDeckSubject  Key = "print.deck-subject"
	PrintLeanChrist   Key = "print.lean-christian"
	PrintLeanHuman    Key = "print.lean-humanist"
	PrintLeanSatan    Key = "print.lean-satanist"
	PrintLeanUnknown  Key = "print.lean-unknown"
	PrintGluttony     Key = "print.gluttony-short"
	PrintMove         Key = "print.move"
	PrintMelee        Key = "print.melee-dice"
	PrintBare         Key = "print.bare-hands"
	PrintSubstance    Key = "print.substance"
	PrintPride        Key = "print.pride"
	PrintFake         Key = "print.fake"
	PrintFakeMelee    Key = "print.fake-melee"
	PrintDamage       Key = "print.damage"
	PrintAmmo         Key = "print.ammunition"
	PrintRelic        Key = "print.relic"
	PrintDice         Key = "print.dice"
	PrintRange        Key = "print.range"
	PrintEndless      Key = "print.endless"
	PrintTwoHanded    Key = "print.two-handed"
	PrintAgainst      Key = "print.against-demons"
	PrintDemonsOnly   Key = "print.demons-only"
	PrintSheet        Key = "print.sheet"
	PrintSheetFront   Key = "print.sheet-front"
	PrintSheetBack    Key = "print.sheet-back"
	PrintSheetFold    Key = "print.sheet-fold"
	PrintFlipLong     Key = "print.flip-long"
	PrintFlipShort    Key = "print.flip-short"
	PrintFullSize     Key = "print.full-size"
	PrintProfile      Key = "print.profile"
	PrintGlyph        Key = "print.glyph"
	PrintNotUTF8      Key = "print.not-utf8"
	PrintOverflow     Key = "print.overflow"
	PrintWordTooLong  Key = "print.word-too-long"
	PrintCardTooLarge Key = "print.card-too-large"
	PrintCardTooSmall Key = "print.card-too-small"
	PrintEmptyDeck    Key = "print.empty-deck"
)

var printMessages = map[Key]text{
	PrintDeckTitle:    {"Soul cards", "Cartes d’âmes"},
	PrintDeckSubject:  {"The souls of Purgatory and what they carry", "Les âmes du Purgatoire et ce qu’elles portent"},
	PrintLeanChrist:   {"leans Christian", "plutôt chrétienne"},
	PrintLeanHuman:    {"leans humanist", "plutôt humaniste"},
	PrintLeanSatan:    {"leans satanist", "plutôt sataniste"},
	PrintLeanUnknown:  {"unknown leaning", "penchant inconnu"},
	PrintGluttony:     {"glutt.", "gourm."},
	PrintMove:         {"move, cm", "mouv. cm"},
	PrintMelee:        {"melee d6", "d6 mêlée"},
	PrintSubstance:    {"substance", "substance"},
	PrintBare:         {"bare hands", "mains nues"},
	PrintPride:        {"pride", "orgueil"},
	PrintFake:         {"fake", "factice"},
	PrintFakeMelee:    {"Damage of bare hands.", "Dégâts à mains nues."},
	PrintDamage:       {"damage", "dégâts"},
	PrintAmmo:         {"ammunition", "munitions"},
	PrintRelic:        {"relic", "relique"},
	PrintDice:         {"%dd6", "%dd6"},
	PrintRange:        {"%d\u00a0cm", "%d\u00a0cm"},
	PrintEndless:      {"never used up", "inépuisable"},
	PrintTwoHanded:    {"Two hands.", "Deux mains."},
	PrintAgainst:      {"demons: %d", "démons\u00a0: %d"},
	PrintDemonsOnly:   {"demons only", "démons seuls"},
	PrintSheet:        {"%s · sheet %d/%d · one side · %s · %s", "%s · feuille %d/%d · une face · %s · %s"},
	PrintSheetFront:   {"%s · sheet %d/%d · front · %s · %s · %s", "%s · feuille %d/%d · recto · %s · %s · %s"},
	PrintSheetBack:    {"%s · sheet %d/%d · back · %s · %s · %s", "%s · feuille %d/%d · verso · %s · %s · %s"},
	PrintSheetFold:    {"%s · sheet %d/%d · one side · cut on the lines, fold on the dots · %s · %s", "%s · feuille %d/%d · une face · coupez aux traits, pliez aux pointillés · %s · %s"},
	PrintFlipLong:     {"turn over the long edge", "retournez sur le grand côté"},
	PrintFlipShort:    {"turn over the short edge", "retournez sur le petit côté"},
	PrintFullSize:     {"print at 100\u00a0%%: the bar below measures %d\u00a0mm", "imprimez à 100\u00a0%%\u00a0: le trait du bas mesure %d\u00a0mm"},
	PrintProfile:      {"profile %s", "profil %s"},
	PrintGlyph:        {"%s: %s: the character %q (U+%04X) cannot be printed: use another", "%s\u00a0: %s\u00a0: le caractère %q (U+%04X) ne peut pas être imprimé\u00a0: prenez-en un autre"},
	PrintNotUTF8:      {"%s: %s: the text is not UTF-8: save the file as UTF-8", "%s\u00a0: %s\u00a0: le texte n’est pas en UTF-8\u00a0: enregistrez le fichier en UTF-8"},
	PrintOverflow:     {"%s: %s: the text needs %.1f mm of height and the card has %.1f: shorten it or use a larger card", "%s\u00a0: %s\u00a0: il faut %.1f mm de hauteur au texte et la carte en a %.1f\u00a0: raccourcissez-le ou prenez une carte plus grande"},
	PrintWordTooLong:  {"%s: %s: a word is too long for the card: shorten it or use a larger card", "%s\u00a0: %s\u00a0: un mot est trop long pour la carte\u00a0: raccourcissez-le ou prenez une carte plus grande"},
	PrintCardTooLarge: {"a card takes %.4g × %.4g mm and %s has %.4g × %.4g mm within margins of %g mm: use larger paper, a smaller card or --back none", "une carte prend %.4g × %.4g mm et %s offre %.4g × %.4g mm dans ses marges de %g mm\u00a0: prenez un papier plus grand, une carte plus petite ou --back none"},
	PrintCardTooSmall: {"a soul card needs at least %g × %g mm and %s has less: use --card poker", "une carte d’âme demande au moins %g × %g mm et %s en a moins\u00a0: prenez --card poker"},
	PrintEmptyDeck:    {"there is no card to print: the deck or the selection is empty", "aucune carte à imprimer\u00a0: le paquet ou le choix est vide"},
}
