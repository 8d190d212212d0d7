package say

// Words and refusals of the command line.
const (
	CLIRootShort          Key = "cli.root-short"
	CLIRootLong           Key = "cli.root-long"
	CLIHelpShort          Key = "cli.help-short"
	CLIGroupBefore        Key = "cli.group.before"
	CLIGroupTable         Key = "cli.group.table"
	CLIGroupBetween       Key = "cli.group.between"
	CLIGroupGames         Key = "cli.group.games"
	CLIGroupElse          Key = "cli.group.else"
	CLICompletionShort    Key = "cli.completion-short"
	CLICompletionWhich    Key = "cli.completion-which"
	CLISeeHelp            Key = "cli.see-help"
	CLIUnknownCommand     Key = "cli.unknown-command"
	CLIUnknownCommandNear Key = "cli.unknown-command-near"
	CLIExtraArgument      Key = "cli.extra-argument"
	CLIUnknownFlag        Key = "cli.unknown-flag"
	CLIFlagNeedsValue     Key = "cli.flag-needs-value"
	CLIFlagValue          Key = "cli.flag-value"
	CLIFlagBadValue       Key = "cli.flag-bad-value"
	CLINotAmong           Key = "cli.not-among"
	CLIBoth               Key = "cli.both"
	CLINoCards            Key = "cli.no-cards"
	CLISeed               Key = "cli.seed"
	CLISize               Key = "cli.size"
	CLISizeRange          Key = "cli.size-range"
	CLIMargin             Key = "cli.margin"
	CLIEmptyWord          Key = "cli.empty-word"
	CLIWrongKind          Key = "cli.wrong-kind"
	CLIRootExamples       Key = "cli.root-examples"
	CLIUnknownDocument    Key = "cli.unknown-document"
	CLIOneDocument        Key = "cli.one-document"
	CLICount              Key = "cli.count"
	CLINumber             Key = "cli.number"
	CLITooManyDice        Key = "cli.too-many-dice"
	CLIDeckCount          Key = "cli.deck-count"
	CLIRollWhat           Key = "cli.roll-what"

	FileRead       Key = "file.read"
	FileWrite      Key = "file.write"
	FileIsDir      Key = "file.is-dir"
	FileNotDir     Key = "file.not-dir"
	FileNotRegular Key = "file.not-regular"
	FileHalf       Key = "file.half"
	FileStdout     Key = "file.stdout"
	FileMissing    Key = "file.missing"
	FileForbidden  Key = "file.forbidden"
	FileNoSpace    Key = "file.no-space"
	FileBelowFile  Key = "file.below-file"
	FileReadOnly   Key = "file.read-only"
	FileTooLarge   Key = "file.too-large"
	FileIcon       Key = "file.icon"
	FileExtension  Key = "file.extension"
	DeckKept       Key = "deck-kept"
	DeckReplaced   Key = "deck-replaced"
	FileNotOurs    Key = "file.not-ours"
	DeckNoCard     Key = "deck-no-card"

	HelpUsage       Key = "help.usage"
	HelpCommandWord Key = "help.command"
	HelpFlagsWord   Key = "help.flags-word"
	HelpDefault     Key = "help.default"
	HelpWord        Key = "help.word"
	HelpExamples    Key = "help.examples"
	HelpCommands    Key = "help.commands"
	HelpFlags       Key = "help.flags"
	HelpGlobalFlags Key = "help.global-flags"
	HelpMore        Key = "help.more"

	FlagLang    Key = "flag.lang"
	FlagNoColor Key = "flag.no-color"
	FlagHelp    Key = "flag.help"
	FlagVersion Key = "flag.version"
	FlagOut     Key = "flag.output"
	FlagPaper   Key = "flag.paper"
	FlagCard    Key = "flag.card"
	FlagBack    Key = "flag.back"
	FlagOrder   Key = "flag.order"
	FlagInk     Key = "flag.ink"
	FlagDeck    Key = "flag.deck"
	FlagSeed    Key = "flag.seed"
	FlagOnly    Key = "flag.only"
	FlagData    Key = "flag.data"
	FlagMargin  Key = "flag.margin"
	FlagForce   Key = "flag.force"
	FlagCount   Key = "flag.count"
	FlagDice    Key = "flag.dice"
	FlagJSON    Key = "flag.json"
	FlagCSV     Key = "flag.csv"
	FlagDeckOut Key = "flag.deck-output"

	PrintShort    Key = "print.short"
	PrintLong     Key = "print.long"
	PrintExamples Key = "print.examples"
	PrintedCards  Key = "print.printed-cards"
	CountSouls    Key = "count.souls"
	CountPages    Key = "count.pages"
	SeedShown     Key = "seed-shown"

	RollShort        Key = "roll.short"
	RollLong         Key = "roll.long"
	RollExamples     Key = "roll.examples"
	RollSoulShort    Key = "roll.soul"
	RollDeckShort    Key = "roll.deck"
	RollRangedShort  Key = "roll.ranged"
	RollMeleeShort   Key = "roll.melee"
	RollArmourShort  Key = "roll.armour"
	RollItemShort    Key = "roll.item"
	RollEquipShort   Key = "roll.equipment"
	RollDirShort     Key = "roll.direction"
	RollScatterShort Key = "roll.scatter"
	RollDriftShort   Key = "roll.drift"

	CreditsShort     Key = "credits.short"
	CreditsIcons     Key = "credits.icons"
	CreditsFaces     Key = "credits.faces"
	CreditsLibraries Key = "credits.libraries"

	ThrowDirection  Key = "throw-direction"
	ThrowDistance   Key = "throw-distance"
	RolledDirection Key = "rolled-direction"
	RolledDistance  Key = "rolled-distance"
	RolledPlace     Key = "rolled-place"
	RolledNumbers   Key = "rolled-numbers"
	RolledPool      Key = "rolled-pool"
	RolledDamage    Key = "rolled-damage"
	RolledAmmo      Key = "rolled-ammo"
)

var cliMessages = map[Key]text{
	CLIRootShort:          {"the companion of a table of souls", "le compagnon d’une table d’âmes"},
	CLIRootLong:           {"Croix prints what a table needs before a game for the souls of Purgatory, keeps what has to be kept while you play with real figures and dice, and tells the exact odds of any throw.", "Croix imprime ce qu’il faut à une table avant une partie pour les âmes du Purgatoire, tient ce qu’il faut tenir pendant que vous jouez avec de vrais dés et de vraies figurines, et donne les chances exactes de tout jet."},
	CLIGroupBefore:        {"Before the game:", "Avant la partie\u00a0:"},
	CLIGroupTable:         {"At the table:", "À la table\u00a0:"},
	CLIGroupBetween:       {"Between two evenings:", "Entre deux soirées\u00a0:"},
	CLIGroupGames:         {"Other games:", "Autres jeux\u00a0:"},
	CLIGroupElse:          {"Besides:", "Divers\u00a0:"},
	CLIHelpShort:          {"help about a command", "aide d’une commande"},
	CLICompletionShort:    {"write the completion script of a shell", "écrire le script de complétion d’un shell"},
	CLICompletionWhich:    {"name one shell: %s", "nommez un shell\u00a0: %s"},
	CLISeeHelp:            {"See '%s --help'.", "Voir «\u00a0%s --help\u00a0»."},
	CLIUnknownCommand:     {"“%s” is not a command", "«\u00a0%s\u00a0» n’est pas une commande"},
	CLIUnknownCommandNear: {"“%s” is not a command; did you mean %s?", "«\u00a0%s\u00a0» n’est pas une commande\u00a0; vouliez-vous dire %s\u00a0?"},
	CLIExtraArgument:      {"“%s” is one word too many: this command takes no argument", "«\u00a0%s\u00a0» est de trop\u00a0: cette commande ne prend pas d’argument"},
	CLIUnknownFlag:        {"%s is not a flag of %s", "%s n’est pas une option de %s"},
	CLIFlagNeedsValue:     {"%s needs a value", "%s demande une valeur"},
	CLIFlagValue:          {"%s: %s", "%s\u00a0: %s"},
	CLIFlagBadValue:       {"%s: “%s” is not a number", "%s\u00a0: «\u00a0%s\u00a0» n’est pas un nombre"},
	CLIEmptyWord:          {"%s: “%s” has an empty word: separate words by one comma", "%s\u00a0: «\u00a0%s\u00a0» a un mot vide\u00a0: séparez les mots par une virgule"},
	CLIWrongKind:          {"%s: this document is a file like %s", "%s\u00a0: ce document est un fichier comme %s"},
	CLIRootExamples:       {"  croix print\n  croix play evening --guide\n  croix odds damn --by wrath --best\n  croix report evening", "  croix print\n  croix play soirée --guide\n  croix odds damn --by colère --best\n  croix report soirée"},
	CLINotAmong:           {"“%s” is not one of %s", "«\u00a0%s\u00a0» n’est pas parmi %s"},
	CLINoCards:            {"--card: nothing of this is on cards of that size: name one of %s, or leave it out", "--card\u00a0: rien de ceci n’est sur des cartes de cette taille\u00a0: nommez-en un parmi %s, ou retirez-la"},
	CLIBoth:               {"%s and %s exclude each other: give one", "%s et %s s’excluent\u00a0: n’en donnez qu’une"},
	CLISeed:               {"“%s” is not a seed: a seed is a whole number from 0 to 18446744073709551615", "«\u00a0%s\u00a0» n’est pas une graine\u00a0: une graine est un entier de 0 à 18446744073709551615"},
	CLISize:               {"%s: “%s” is not a size: give %s, or WIDTHxHEIGHT in millimetres such as 63x88", "%s\u00a0: «\u00a0%s\u00a0» n’est pas une taille\u00a0: donnez %s, ou LARGEURxHAUTEUR en millimètres, par exemple 63x88"},
	CLISizeRange:          {"%s: %s: a side measures %g to %g mm", "%s\u00a0: %s\u00a0: un côté mesure de %g à %g mm"},
	CLIMargin:             {"--margin: “%s”: a margin is 0 to 50 mm", "--margin\u00a0: «\u00a0%s\u00a0»\u00a0: une marge va de 0 à 50 mm"},
	CLIUnknownDocument:    {"“%s” is not a document: there are %s", "«\u00a0%s\u00a0» n’est pas un document\u00a0: il y a %s"},
	CLIOneDocument:        {"%s is one file and several documents were asked for: give a folder to -o, or one document", "%s est un seul fichier et plusieurs documents sont demandés\u00a0: donnez un dossier à -o, ou un seul document"},
	CLICount:              {"-n: %d: roll 1 to %d times", "-n\u00a0: %d\u00a0: lancez de 1 à %d fois"},
	CLINumber:             {"%s: %d: give %d to %d", "%s\u00a0: %d\u00a0: donnez de %d à %d"},
	CLITooManyDice:        {"%d dice are too many for one command: at most %d", "%d dés sont trop pour une commande\u00a0: %d au plus"},
	CLIDeckCount:          {"-n: %d: a deck has 1 to %d cards", "-n\u00a0: %d\u00a0: un paquet a de 1 à %d cartes"},
	CLIRollWhat:           {"say what to roll: dice such as 3d6 or d66, or %s", "dites quoi tirer\u00a0: des dés comme 3d6 ou d66, ou %s"},

	FileRead:       {"%s: cannot be read: %s", "%s\u00a0: lecture impossible\u00a0: %s"},
	FileWrite:      {"%s: cannot be written: %s; nothing was changed", "%s\u00a0: écriture impossible\u00a0: %s\u00a0; rien n’a changé"},
	FileIsDir:      {"%s: is a folder, and a file was to be written", "%s\u00a0: est un dossier, et il fallait écrire un fichier"},
	FileNotDir:     {"%s: is not a folder", "%s\u00a0: n’est pas un dossier"},
	FileNotRegular: {"%s: is no ordinary file: choose another place", "%s\u00a0: n’est pas un fichier ordinaire\u00a0: choisissez un autre endroit"},
	FileHalf:       {"%s: cannot be written: %s; %s is new already", "%s\u00a0: écriture impossible\u00a0: %s\u00a0; %s est déjà nouveau"},
	FileStdout:     {"standard output cannot be written: %s", "écriture impossible sur la sortie standard\u00a0: %s"},
	FileMissing:    {"there is no such file or folder", "ce fichier ou ce dossier n’existe pas"},
	FileForbidden:  {"it is not permitted", "ce n’est pas permis"},
	FileNoSpace:    {"no space is left", "il n’y a plus de place"},
	FileBelowFile:  {"a part of its path is a file", "une partie du chemin est un fichier"},
	FileReadOnly:   {"the disk is read-only", "le disque est en lecture seule"},
	FileTooLarge:   {"the file may not grow any further", "le fichier ne peut pas grandir davantage"},
	FileIcon:       {"%s: %s has the icon “%s”, which does not exist; near ones: %s", "%s\u00a0: %s a l’icône «\u00a0%s\u00a0», qui n’existe pas\u00a0; les plus proches\u00a0: %s"},
	FileExtension:  {"%s: print to a folder, a .pdf or .json file, or -", "%s\u00a0: imprimez dans un dossier, un fichier .pdf ou .json, ou -"},
	DeckKept:       {"the deck that is there, %s", "le paquet qui s’y trouve, %s"},
	DeckReplaced:   {"%s, instead of a deck of %s", "%s, à la place d’un paquet de %s"},
	FileNotOurs:    {"%s: is there already and was not made by this program, or was changed since: choose another place, or give --force", "%s\u00a0: existe déjà et ne vient pas de ce programme, ou a été modifié depuis\u00a0: choisissez un autre endroit, ou donnez --force"},
	DeckNoCard:     {"--only: no card of the deck is called %s%s", "--only\u00a0: aucune carte du paquet ne s’appelle %s%s"},

	HelpUsage:       {"Usage:", "Usage\u00a0:"},
	HelpCommandWord: {"[command]", "[commande]"},
	HelpExamples:    {"Examples:", "Exemples\u00a0:"},
	HelpCommands:    {"Commands:", "Commandes\u00a0:"},
	HelpFlags:       {"Flags:", "Options\u00a0:"},
	HelpGlobalFlags: {"Flags of all commands:", "Options de toutes les commandes\u00a0:"},
	HelpMore:        {"'%s [command] --help' tells more about a command.", "«\u00a0%s [commande] --help\u00a0» en dit plus sur une commande."},
	HelpFlagsWord:   {"[flags]", "[options]"},

	// What stands for something in a usage.
	"help.word.topic":      {"TOPIC", "SUJET"},
	"help.word.name":       {"NAME", "NOM"},
	"help.word.document":   {"DOCUMENT", "DOCUMENT"},
	"help.word.category":   {"CATEGORY", "CATÉGORIE"},
	"help.word.luck":       {"LUCK", "CHANCE"},
	"help.word.correction": {"CORRECTION", "CORRECTION"},
	"help.word.gesture":    {"GESTURE", "GESTE"},
	"help.word.new":        {"NEW", "NOUVEAU"},
	"help.word.file":       {"FILE", "FICHIER"},
	"help.word.dice":       {"DICE", "DÉS"},
	"help.word.op":         {"OP", "OP"},
	"help.word.soul":       {"SOUL", "ÂME"},
	"help.word.object":     {"OBJECT", "OBJET"},
	"help.word.command":    {"COMMAND", "COMMANDE"},
	"help.word.shell":      {"SHELL", "SHELL"},

	HelpWord:    {"WORD", "MOT"},
	HelpDefault: {"%s (default %s)", "%s (par défaut\u00a0: %s)"},

	FlagLang:    {"language", "langue"},
	FlagNoColor: {"no colour in the terminal", "pas de couleur dans le terminal"},
	FlagHelp:    {"this help", "cette aide"},
	FlagVersion: {"the version of the program", "la version du programme"},
	FlagOut:     {"`PLACE` to print to: a folder, a file, or - for standard output", "`OÙ` imprimer\u00a0: un dossier, un fichier, ou - pour la sortie standard"},
	FlagPaper:   {"`PAPER`: a4, letter, a3, a5 or WxH in mm", "`PAPIER`\u00a0: a4, letter, a3, a5 ou LxH en mm"},
	FlagCard:    {"`SIZE` of a card: poker (63x88), tarot (70x120) or WxH in mm", "`TAILLE` d’une carte\u00a0: poker (63x88), tarot (70x120) ou LxH en mm"},
	FlagBack:    {"backs", "dos des cartes"},
	FlagOrder:   {"order of the faces of duplex sheets", "ordre des faces des feuilles recto verso"},
	FlagInk:     {"ink", "encre"},
	FlagDeck:    {"`FILE` of a deck; - for standard input", "`FICHIER` d’un paquet\u00a0; - pour l’entrée standard"},
	FlagSeed:    {"seed: the same one gives the same result; drawn and shown if not given", "graine\u00a0: la même donne le même résultat\u00a0; tirée et montrée sinon"},
	FlagOnly:    {"`ID,…`: only these cards, by soul or d66: nun,54", "`ID,…`\u00a0: seulement ces cartes, par âme ou d66\u00a0: nonne,54"},
	FlagData:    {"`DIR` with tables of your own: souls.csv, items.csv…", "`DOSSIER` de tables à vous\u00a0: souls.csv, items.csv…"},
	FlagMargin:  {"`MM` around each sheet without ink", "`MM` sans encre autour de chaque feuille"},
	FlagForce:   {"replace files that are not ours", "remplacer des fichiers qui ne sont pas les nôtres"},
	FlagCount:   {"`N` times", "`N` fois"},
	FlagDice:    {"`FACES` of real dice in throwing order: 3,4,1", "`FACES` de vrais dés dans l’ordre des lancers\u00a0: 3,4,1"},
	FlagJSON:    {"the result as JSON", "le résultat en JSON"},
	FlagCSV:     {"the result as CSV", "le résultat en CSV"},
	FlagDeckOut: {"`FILE.json|-` where to write the deck", "`FICHIER.json|-` où écrire le paquet"},

	PrintShort: {"print cards, sheets, tokens, the board and the deck", "imprimer cartes, feuilles, pions, plateau et paquet"},
	PrintLong: {"Print documents as PDF at true scale; without a name, all of them.\n\n  angels       a sheet for each angel: substance, powers, return\n  board        the cross at true scale in tiles; --single for a print shop\n  calibration  a sheet to measure what the printer does\n  cards        the cards of the souls, to cut out and fold\n  deck         the deck file: the same souls for the table, and for reprints\n  demons       a sheet for each demon\n  equipment    a card for each weapon, protection and object; --copies\n  odds         the chances looked up most, with your house rules; --set\n  reference    the rules in short, with your house rules; --set\n  score        score sheets for two and three players; --players\n  slips        the secret slips: Antichrist and guardian angel\n  templates    rulers, blast rings, the rose of directions\n  tokens       numbered pawns of wandering souls, and markers; --token, --souls\n\nWithout --deck, the deck that is in the folder is printed again; if there is none,\none of 36 souls is rolled: 27 named ones and 9 unknown.",
		"Imprimer des documents en PDF à l’échelle\u00a0; sans nom, tous.\n\n  angels       une feuille par ange\u00a0: substance, pouvoirs, retour\n  board        la croix à l’échelle en carreaux\u00a0; --single pour un imprimeur\n  calibration  une feuille pour mesurer ce que fait l’imprimante\n  cards        les cartes des âmes, à découper et plier\n  deck         le fichier du paquet\u00a0: les mêmes âmes pour la table, et pour réimprimer\n  demons       une feuille par démon\n  equipment    une carte par arme, protection et objet\u00a0; --copies\n  odds         les chances qu’on cherche le plus, avec vos règles maison\u00a0; --set\n  reference    les règles en bref, avec vos règles maison\u00a0; --set\n  score        feuilles de score à deux et à trois\u00a0; --players\n  slips        les billets secrets\u00a0: antéchrist et ange gardien\n  templates    règles, anneaux de souffle, rose des directions\n  tokens       pions numérotés des âmes vagabondes, et marqueurs\u00a0; --souls\u00a0; --token\n\nSans --deck, le paquet qui est dans le dossier est réimprimé\u00a0; s’il n’y en a pas,\nun paquet de 36 âmes est tiré\u00a0: 27 nommées et 9 inconnues."},
	PrintExamples: {"  croix print                                   all into the folder kit\n  croix print cards -o cards.pdf --seed 7       one file, always the same souls\n  croix print cards --deck kit/deck.json --only nun,54 -o two.pdf\n  croix print --since kit/manifest.json -o changed      only what has changed\n  croix print reference --set jam.majority=half -o house.pdf\n  croix print cards --back long --ink light --paper letter",
		"  croix print                                   tout, dans le dossier kit\n  croix print cards -o cartes.pdf --seed 7      un fichier, toujours les mêmes âmes\n  croix print cards --deck kit/deck.json --only nonne,54 -o deux.pdf\n  croix print --since kit/manifest.json -o nouveau      seulement ce qui a changé\n  croix print reference --set jam.majority=half -o maison.pdf\n  croix print cards --back long --ink light --paper letter"},
	PrintedCards: {"%s, %s of %s", "%s, %s %s"},
	CountSouls:   {"%d soul|%d souls", "%d âme|%d âmes"},
	CountPages:   {"%d page|%d pages", "%d page|%d pages"},
	SeedShown:    {"seed %d", "graine %d"},

	RollShort:        {"roll dice, souls, equipment or a deck", "tirer des dés, des âmes, de l’équipement ou un paquet"},
	RollLong:         {"Roll dice, or something from the tables. Without --seed one is drawn and shown;\n--dice takes the faces of real dice instead.", "Lancer des dés, ou tirer dans les tables. Sans --seed une graine est tirée et\nmontrée\u00a0; --dice prend les faces de vrais dés à la place."},
	RollExamples:     {"  croix roll 3d6 -n 4\n  croix roll soul --dice 1,2,3,3,4,1,6,5,2,5\n  croix roll deck --seed 7 -o deck.json\n  croix roll item -n 3 --json", "  croix roll 3d6 -n 4\n  croix roll soul --dice 1,2,3,3,4,1,6,5,2,5\n  croix roll deck --seed 7 -o paquet.json\n  croix roll item -n 3 --json"},
	RollSoulShort:    {"a soul and its equipment; name souls to choose them", "une âme et son équipement\u00a0; nommez des âmes pour les choisir"},
	RollDeckShort:    {"a deck of souls with their equipment", "un paquet d’âmes avec leur équipement"},
	RollRangedShort:  {"a ranged weapon", "une arme de tir"},
	RollMeleeShort:   {"a melee weapon", "une arme de mêlée"},
	RollArmourShort:  {"a protection", "une protection"},
	RollItemShort:    {"a special object", "un objet spécial"},
	RollEquipShort:   {"all that a soul enters play with", "tout ce avec quoi une âme entre en jeu"},
	RollDirShort:     {"one of eight directions on a d8; north is towards Paradise", "une des huit directions au d8\u00a0; le nord est vers le Paradis"},
	RollScatterShort: {"where a pawn starts: a d8 for the direction, 2d6 cm from the centre", "où commence un pion\u00a0: un d8 pour la direction, à 2d6 cm du centre"},
	CreditsShort:     {"who drew the icons, the faces and the libraries", "qui a fait les icônes, les caractères et les bibliothèques"},
	CreditsIcons:     {"Icons of game-icons.net:", "Icônes de game-icons.net\u00a0:"},
	CreditsFaces:     {"Faces:", "Caractères\u00a0:"},
	CreditsLibraries: {"Libraries:", "Bibliothèques\u00a0:"},

	ThrowDirection:  {"the direction", "la direction"},
	ThrowDistance:   {"the distance", "la distance"},
	RolledDirection: {"%s (%d°)", "%s (%d°)"},
	RolledDistance:  {", %d\u00a0cm", ", %d\u00a0cm"},
	RolledPlace:     {" from the centre", " du centre"},
	RolledNumbers:   {"move %d\u00a0cm · melee %d\u00a0d6 · bare hands %d · substance %d · pride %d", "mouvement %d\u00a0cm · mêlée %d\u00a0d6 · mains nues %d · substance %d · orgueil %d"},
	RolledPool:      {"(substance %d)", "(substance %d)"},
	RolledDamage:    {"damage %d", "dégâts %d"},
	RolledAmmo:      {"ammunition %d", "munitions %d"},

	RollDriftShort: {"how a wandering soul drifts: a d8 for the direction, 3d6 cm", "comment dérive une âme vagabonde\u00a0: un d8 pour la direction, 3d6 cm"},
}
