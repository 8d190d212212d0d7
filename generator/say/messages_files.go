package say

// What is wrong with files, and with what they hold.
const (
	FileNoPipe       Key = "file.no-pipe"
	FileEmpty        Key = "file.empty"
	GearTwice        Key = "gear.twice"
	FileOdd          Key = "file.odd"
	FileFolder       Key = "file.folder"
	FileLoop         Key = "file.loop"
	FileLongName     Key = "file.long-name"
	FileBusy         Key = "file.busy"
	FileFailing      Key = "file.failing"
	FileCutShort     Key = "file.cut-short"
	FileLarge        Key = "file.large"
	FileSystem       Key = "file.system"
	FileStopped      Key = "file.stopped"
	FileDamaged      Key = "file.damaged"
	ManifestNone     Key = "manifest.none"
	FileJSON         Key = "file.json"
	FileNoPlace      Key = "file.no-place"
	ExportOther      Key = "export.other"
	ImportExists     Key = "import.exists"
	ExportUpTo       Key = "export.up-to"
	ExportHome       Key = "export.home"
	FileFormat       Key = "file.format"
	OptionFileTwice  Key = "option.file-twice"
	OptionFileNumber Key = "option.file-number"
)

var fileMessages = map[Key]text{
	GearTwice:        {"--copies: “%s” is asked for twice", "--copies\u00a0: «\u00a0%s\u00a0» est demandé deux fois"},
	FileOdd:          {"it is no ordinary file", "ce n’est pas un fichier ordinaire"},
	FileNoPipe:       {"it is neither a file nor a pipe: give one, or - for standard input", "ce n’est ni un fichier ni un tube\u00a0: donnez-en un, ou - pour l’entrée standard"},
	FileEmpty:        {"it is empty", "il est vide"},
	FileFolder:       {"it is a folder", "c’est un dossier"},
	FileLoop:         {"its links lead in a circle", "ses liens tournent en rond"},
	FileLongName:     {"its name is too long", "son nom est trop long"},
	FileBusy:         {"too many files are open", "trop de fichiers sont ouverts"},
	FileFailing:      {"input/output error, the disk fails", "erreur d’entrée-sortie, le disque est défaillant"},
	FileCutShort:     {"it ends too early", "il finit trop tôt"},
	FileLarge:        {"it is larger than %d MB, which no such file is", "il dépasse %d Mo, ce qu’aucun fichier de ce genre ne fait"},
	FileSystem:       {"the system refuses it (error %d)", "le système le refuse (erreur %d)"},
	FileStopped:      {"stopped: no file was changed", "arrêté\u00a0: aucun fichier n’a changé"},
	FileDamaged:      {"%s: this manifest is damaged: %s; print the documents again without --since", "%s\u00a0: ce manifeste est abîmé\u00a0: %s\u00a0; réimprimez les documents sans --since"},
	ManifestNone:     {"it lists no document", "il ne cite aucun document"},
	FileJSON:         {"check its commas, quotes and braces", "vérifiez ses virgules, guillemets et accolades"},
	FileNoPlace:      {"-o: the name is empty: give a folder, a file, or -", "-o\u00a0: le nom est vide\u00a0: donnez un dossier, un fichier, ou -"},
	ExportOther:      {"%s: is there already and is not the beginning of this game: choose another place, or give --force", "%s\u00a0: existe déjà et n’est pas le début de cette partie\u00a0: choisissez un autre endroit, ou donnez --force"},
	ImportExists:     {"%s with --name", "%s avec --name"}, // after say.GameExists
	ExportUpTo:       {"--to: %d: give 0 or more", "--to\u00a0: %d\u00a0: donnez 0 ou plus"},
	ExportHome:       {"%s: is in the folder of the games, where only they are kept: choose another place; 'croix import FILE --name NAME' copies a game", "%s\u00a0: est dans le dossier des parties, qui ne garde qu’elles\u00a0: choisissez un autre endroit\u00a0; «\u00a0croix import FICHIER --name NOM\u00a0» copie une partie"},
	FileFormat:       {"its format is not %s", "son format n’est pas %s"},
	OptionFileTwice:  {"line %d: %s stands twice: write it once", "ligne %d\u00a0: %s figure deux fois\u00a0: écrivez-le une fois"},
	OptionFileNumber: {"line %d: the number is too large: see 'croix options'", "ligne %d\u00a0: le nombre est trop grand\u00a0: voyez «\u00a0croix options\u00a0»"},
}
