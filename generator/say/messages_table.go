package say

// Where a problem of a table is: the file, its line if one is to blame, and
// the problem.
const (
	TableAtLine Key = "table-at-line"
	TableAtFile Key = "table-at-file"
)

// Problems of a file.
const (
	TableNoFile      Key = "table-no-file"
	TableUnreadable  Key = "table-unreadable"
	TableTooLarge    Key = "table-too-large"
	TableNotUTF8     Key = "table-not-utf8"
	TableControl     Key = "table-control"
	TableNoHeader    Key = "table-no-header"
	TableTooManyRows Key = "table-too-many-rows"
	TableBareQuote   Key = "table-bare-quote"
	TableOpenQuote   Key = "table-open-quote"
)

// Problems of columns.
const (
	TableColumnMissing Key = "table-column-missing"
	TableColumnUnknown Key = "table-column-unknown"
	TableColumnTwice   Key = "table-column-twice"
	TableColumnNoName  Key = "table-column-no-name"
)

// Problems of a row and of its cells.
const (
	TableRagged    Key = "table-ragged"
	TableCellLong  Key = "table-cell-long"
	TableCellEmpty Key = "table-cell-empty"
	TableNotInt    Key = "table-not-int"
	TableNoInt     Key = "table-no-int"
	TableNotBool   Key = "table-not-bool"
	TableNotUnique Key = "table-not-unique"
)

// Problems of a d66 table.
const (
	TableHalfRange  Key = "table-half-range"
	TableBound      Key = "table-bound"
	TableBackwards  Key = "table-backwards"
	TableNoResult   Key = "table-no-result"
	TableOverlap    Key = "table-overlap"
	TableGap        Key = "table-gap"
	TableItemsCount Key = "table-items-count"
)

var tableMessages = map[Key]text{
	TableAtLine: {"%s:%d: %s", "%s:%d: %s"},
	TableAtFile: {"%s: %s", "%s: %s"},

	// The error of the system is there for errors.Is; it has nothing to add.
	TableNoFile:      {"there is no such file%.0s", "ce fichier n’existe pas%.0s"},
	TableUnreadable:  {"the file cannot be read: %s", "le fichier ne peut pas être lu : %s"},
	TableTooLarge:    {"the file has more than %d MiB: no table is so long, so it is not one", "le fichier dépasse %d Mio : aucun tableau n’est si long, ce n’en est donc pas un"},
	TableNotUTF8:     {"the file is not UTF-8: save it again from the spreadsheet as “CSV UTF-8”", "le fichier n’est pas en UTF-8 : enregistrez-le de nouveau depuis le tableur au format « CSV UTF-8 »"},
	TableControl:     {"the line has the control character U+%04X: delete it", "la ligne contient le caractère de contrôle U+%04X : supprimez-le"},
	TableNoHeader:    {"the file has no header: its first line names the columns", "le fichier n’a pas d’en-tête : sa première ligne nomme les colonnes"},
	TableTooManyRows: {"the table has more than %d rows: the rest is not read", "le tableau a plus de %d lignes : la suite n’est pas lue"},
	TableBareQuote:   {"a quotation mark stands inside a cell: put the whole cell between \" and double each \" inside", "un guillemet droit se trouve dans une cellule : mettez toute la cellule entre \" et doublez chaque \" à l’intérieur"},
	TableOpenQuote:   {"a cell that begins with \" does not end with one: close it, and double each \" inside", "une cellule qui commence par \" ne finit pas de même : fermez-la et doublez chaque \" à l’intérieur"},

	TableColumnMissing: {"the column %s is missing: add it to the header", "la colonne %s manque : ajoutez-la à l’en-tête"},
	TableColumnUnknown: {"there is no column %s: the columns are %s", "il n’y a pas de colonne %s : les colonnes sont %s"},
	TableColumnTwice:   {"the column %s stands twice in the header: leave one out", "la colonne %s est deux fois dans l’en-tête : retirez-en une"},
	TableColumnNoName:  {"column %d has no name: name it or leave it out", "la colonne %d n’a pas de nom : nommez-la ou retirez-la"},

	TableRagged:    {"cells in this row: %d, columns in the header: %d: make them equal, and put a cell with a separator inside between \"", "cellules dans cette ligne : %d, colonnes dans l’en-tête : %d : égalisez-les, et mettez entre \" une cellule qui contient un séparateur"},
	TableCellLong:  {"%s has %d bytes: at most %d", "%s a %d octets : %d au plus"},
	TableCellEmpty: {"%s is empty: fill it in", "%s est vide : remplissez cette cellule"},
	TableNotInt:    {"%s is “%s”: write a whole number from %d to %d", "%s vaut « %s » : écrivez un nombre entier de %d à %d"},
	TableNoInt:     {"%s is empty: write a whole number from %d to %d", "%s est vide : écrivez un nombre entier de %d à %d"},
	TableNotBool:   {"%s is “%s”: write yes or no", "%s vaut « %s » : écrivez oui ou non"},
	TableNotUnique: {"%s “%s” already stands in line %d: give each row its own", "%s « %s » est déjà à la ligne %d : donnez à chaque ligne le sien"},

	TableHalfRange:  {"only one of %s and %s is filled in: fill in both, or neither for a row that is never rolled", "seule une des cellules %s et %s est remplie : remplissez les deux, ou aucune pour une ligne qui n’est jamais tirée"},
	TableBound:      {"%s is “%s”: write a number from 11 to 66", "%s vaut « %s » : écrivez un nombre de 11 à 66"},
	TableBackwards:  {"the results %d to %d run backwards: exchange them", "les résultats %d à %d sont à l’envers : échangez-les"},
	TableNoResult:   {"no d66 gives %d to %d: both digits of a result are from 1 to 6", "aucun d66 ne donne %d à %d : les deux chiffres d’un résultat vont de 1 à 6"},
	TableOverlap:    {"%s already belongs to line %d", "%s appartient déjà à la ligne %d"},
	TableGap:        {"no row for %s", "aucune ligne pour %s"},
	TableItemsCount: {"rows: %d, things made of them: %d: each row makes one", "lignes : %d, choses qui en sont faites : %d : chaque ligne en fait une"},
}
