package say

// Words of the calibration sheet, of printer profiles, reprints and checks.
const (
	CalTitle     Key = "calibration.title"
	CalSubject   Key = "calibration.subject"
	CalFront     Key = "calibration.front"
	CalBack      Key = "calibration.back"
	CalFrontText Key = "calibration.front-text"
	CalBackText  Key = "calibration.back-text"
	CalWidth     Key = "calibration.width"
	CalHeight    Key = "calibration.height"
	CalUp        Key = "calibration.up"

	ProfileShort    Key = "profile.short"
	ProfileLong     Key = "profile.long"
	ProfileExamples Key = "profile.examples"
	ProfileNew      Key = "profile.new"
	ProfileList     Key = "profile.list"
	ProfileDelete   Key = "profile.delete"
	ProfileShown    Key = "profile.shown"
	ProfileNone     Key = "profile.none"
	ProfileUnknown  Key = "profile.unknown"
	ProfileExists   Key = "profile.exists"
	ProfileName     Key = "profile.name"
	ProfileOneName  Key = "profile.one-name"
	ProfileBar      Key = "profile.bar"
	ProfileShift    Key = "profile.shift"
	ProfileAngle    Key = "profile.angle"
	ProfileFile     Key = "profile.file"
	ProfileHome     Key = "profile.home"
	FlagWidth       Key = "flag.width"
	FlagHeight      Key = "flag.height"
	FlagRight       Key = "flag.right"
	FlagDown        Key = "flag.down"
	FlagAngle       Key = "flag.angle"
	FlagProfile     Key = "flag.profile"

	FlagSingle      Key = "flag.single"
	FlagSince       Key = "flag.since"
	FlagCheck       Key = "flag.check"
	FlagPrintJSON   Key = "flag.print-json"
	ManifestFormat  Key = "manifest.format"
	ManifestNothing Key = "manifest.nothing"
	ManifestChanged Key = "manifest.changed"
	OnlyNone        Key = "only.none"
	OnlyDocument    Key = "only.document"
	FlagPlayers     Key = "flag.players"
	FlagToken       Key = "flag.token"
	FlagTokenSouls  Key = "flag.token-souls"
	FlagFill        Key = "flag.fill"
	CheckLine       Key = "check.line"
	CheckStep       Key = "check.step"
	CheckSteps      Key = "check.steps"
	CountCards      Key = "count.cards"
	CountSheets     Key = "count.sheets"
	CountCuts       Key = "count.cuts"
)

var kitMessages = map[Key]text{
	CalTitle:     {"Calibration", "Calibrage"},
	CalSubject:   {"Print on both sides, measure, type in", "Imprimez recto verso, mesurez, notez"},
	CalFront:     {"Front", "Recto"},
	CalBack:      {"Back", "Verso"},
	CalFrontText: {"Print this document on both sides of one sheet, at 100\u00a0%, turned over the long edge. Measure the bar across and the bar down: both should be 100\u00a0mm. Then hold the sheet against the light: the crosses of this side should meet the middles of the scales on the other.", "Imprimez ce document recto verso sur une feuille, à 100\u00a0%, retournée sur le grand côté. Mesurez la barre en largeur et la barre en hauteur\u00a0: 100\u00a0mm toutes deux. Puis tenez la feuille contre la lumière\u00a0: les croix de cette face doivent tomber au milieu des graduations de l’autre."},
	CalBackText:  {"Look through the paper at this side. Read off the middle scale where the cross of the front lies: by how many millimetres this scale has gone to the right of the cross and below it (to the left or above counts as minus). If the outer crosses lie higher or lower, the back is turned: one millimetre of difference over both is half a degree.", "Regardez cette face par transparence. Lisez sur la graduation du milieu où se trouve la croix du recto\u00a0: de combien de millimètres la graduation est partie à droite de la croix, et au-dessous (à gauche ou au-dessus compte en moins). Si les croix extérieures sont plus haut ou plus bas, le verso est tourné\u00a0: un millimètre d’écart entre les deux fait un demi-degré."},
	CalWidth:     {"100\u00a0mm across: --width", "100\u00a0mm en largeur\u00a0: --width"},
	CalHeight:    {"100\u00a0mm down: --height", "100\u00a0mm en hauteur\u00a0: --height"},
	CalUp:        {"top", "haut"},

	ProfileShort:    {"how a printer errs, so that backs and sizes come out right", "les écarts d’une imprimante, pour que dos et tailles tombent juste"},
	ProfileLong:     {"Print the calibration sheet on both sides, measure it, and type in what you\nread. 'croix print --profile NAME' then corrects the size of every page and the\nplace of every back.", "Imprimez la feuille de calibrage recto verso, mesurez-la, et notez ce que vous\nlisez. «\u00a0croix print --profile NOM\u00a0» corrige alors la taille de chaque page et la\nplace de chaque dos."},
	ProfileExamples: {"  croix print calibration -o calibration.pdf\n  croix profile new office --width 99.4 --height 99.6 --right 1.2 --down -0.5\n  croix print cards --back long --profile office", "  croix print calibration -o calibrage.pdf\n  croix profile new bureau --width 99,4 --height 99,6 --right 1,2 --down -0,5\n  croix print cards --back long --profile bureau"},
	ProfileNew:      {"Store what was measured under a name", "Garder sous un nom ce qui a été mesuré"},
	ProfileList:     {"The profiles there are", "Les profils qu’il y a"},
	ProfileDelete:   {"Remove a profile", "Retirer un profil"},
	ProfileShown:    {"%s  100\u00a0mm print as %s across, %s down; backs %s right, %s down, turned %s°", "%s  100\u00a0mm s’impriment %s en largeur, %s en hauteur\u00a0; dos %s à droite, %s plus bas, tournés de %s°"},
	ProfileNone:     {"no profile yet: 'croix profile new NAME' stores one", "pas encore de profil\u00a0: «\u00a0croix profile new NOM\u00a0» en garde un"},
	ProfileUnknown:  {"there is no profile “%s”: there are %s", "il n’y a pas de profil «\u00a0%s\u00a0»\u00a0: il y a %s"},
	ProfileExists:   {"there is a profile “%s” already: give --force to replace it", "il y a déjà un profil «\u00a0%s\u00a0»\u00a0: donnez --force pour le remplacer"},
	ProfileName:     {"“%s” is no name for a profile: use 1 to 40 letters, digits, - or _", "«\u00a0%s\u00a0» n’est pas un nom de profil\u00a0: prenez 1 à 40 lettres, chiffres, - ou _"},
	ProfileOneName:  {"give the profile one name", "donnez un nom au profil"},
	ProfileBar:      {"%s: “%s”: 100 mm are printed as 90 to 110; if yours is not, the printer is set to scale: print at 100 %%", "%s\u00a0: «\u00a0%s\u00a0»\u00a0: 100 mm s’impriment de 90 à 110\u00a0; sinon l’imprimante est réglée pour agrandir ou réduire\u00a0: imprimez à 100 %%"},
	ProfileShift:    {"%s: “%s”: a back is −20 to 20 mm off", "%s\u00a0: «\u00a0%s\u00a0»\u00a0: un dos est décalé de −20 à 20 mm"},
	ProfileAngle:    {"%s: “%s”: a back is turned by −5 to 5 degrees", "%s\u00a0: «\u00a0%s\u00a0»\u00a0: un dos est tourné de −5 à 5 degrés"},
	ProfileFile:     {"%s: this is not a file of profiles: %s; move it away or mend it", "%s\u00a0: ce n’est pas un fichier de profils\u00a0: %s\u00a0; déplacez-le ou réparez-le"},
	ProfileHome:     {"there is no folder for settings: set XDG_CONFIG_HOME or HOME", "il n’y a pas de dossier de réglages\u00a0: donnez XDG_CONFIG_HOME ou HOME"},
	FlagWidth:       {"`MM` that the bar across measures", "`MM` que mesure la barre en largeur"},
	FlagHeight:      {"`MM` that the bar down measures", "`MM` que mesure la barre en hauteur"},
	FlagRight:       {"`MM` that the back lies to the right of the front", "`MM` dont le dos est à droite du recto"},
	FlagDown:        {"`MM` that the back lies below the front", "`MM` dont le dos est au-dessous du recto"},
	FlagAngle:       {"`DEGREES` by which the back is turned clockwise", "`DEGRÉS` dont le dos est tourné dans le sens des aiguilles"},
	FlagProfile:     {"`NAME` of a printer's profile", "`NOM` du profil d’une imprimante"},

	FlagSingle:      {"the board as one page of 124 × 164 cm, for a print shop", "le plateau en une page de 124 × 164 cm, pour un imprimeur"},
	FlagSince:       {"`MANIFEST`: only the cards that changed since", "`MANIFESTE`\u00a0: seulement les cartes qui ont changé depuis"},
	FlagCheck:       {"print nothing, and tell sheets, cuts, smallest type and ink", "ne rien imprimer, et dire feuilles, coupes, plus petit caractère et encre"},
	FlagPrintJSON:   {"the report as JSON", "le rapport en JSON"},
	ManifestFormat:  {"%s: this is not a manifest of this program: give the manifest.json beside printed cards", "%s\u00a0: ce n’est pas un manifeste de ce programme\u00a0: donnez le manifest.json à côté des cartes imprimées"},
	ManifestNothing: {"nothing has changed since %s: nothing is printed", "rien n’a changé depuis %s\u00a0: rien n’est imprimé"},
	ManifestChanged: {"%d of %d cards and sheets have changed", "%d cartes et feuilles sur %d ont changé"},
	OnlyNone:        {"--only: nothing of %[2]s is called %[1]s", "--only\u00a0: rien dans %[2]s ne s’appelle %[1]s"},
	OnlyDocument:    {"--only does not choose from %s: it chooses from %s", "--only ne choisit pas dans %s\u00a0: il choisit dans %s"},
	FlagPlayers:     {"score sheets for so many players only", "feuilles de score pour ce nombre de joueurs seulement"},
	FlagTokenSouls:  {"`N` souls that tokens are numbered for; a whole deck if not given", "`N` âmes pour lesquelles les jetons sont numérotés\u00a0; un paquet entier sinon"},
	FlagToken:       {"diameter of tokens in millimetres", "diamètre des jetons en millimètres"},
	FlagFill:        {"fill slots left empty on the last sheet of cards with markers", "remplir de marqueurs les places vides de la dernière feuille de cartes"},
	CountCards:      {"%d card|%d cards", "%d carte|%d cartes"},
	CountSheets:     {"%d sheet|%d sheets", "%d feuille|%d feuilles"},
	CountCuts:       {"%d cut|%d cuts", "%d coupe|%d coupes"},
	CheckStep:       {"%d at step %d", "%d au degré %d"},
	CheckSteps:      {"; made to fit: %s", "\u00a0; mis à la place\u00a0: %s"},
	CheckLine:       {"%s  %s, smallest type %.4g pt, ink %.1f %%", "%s  %s, plus petit caractère %.4g pt, encre %.1f %%"},
}
