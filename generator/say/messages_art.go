package say

// Words about portraits that people bring.
const (
	FlagArt      Key = "flag.art"
	ArtNotFile   Key = "art.not-file"
	ArtTooLarge  Key = "art.too-large"
	ArtTooMany   Key = "art.too-many"
	ArtNoPicture Key = "art.no-picture"
	ArtDamaged   Key = "art.damaged"
	ArtTwice     Key = "art.twice"
	ArtNobody    Key = "art.nobody"
	ArtKind      Key = "art.kind"
)

var artMessages = map[Key]text{
	FlagArt:      {"`DIR` of portraits: nonne.png, paresse.jpg…, by the id of a soul, demon or angel", "`DOSSIER` de portraits\u00a0: nonne.png, paresse.jpg…, par l’id d’une âme, d’un démon ou d’un ange"},
	ArtNotFile:   {"%s: this is no file: put a picture in its place", "%s\u00a0: ce n’est pas un fichier\u00a0: mettez une image à sa place"},
	ArtTooLarge:  {"%s: the file is larger than %d MB: export a smaller picture", "%s\u00a0: le fichier dépasse %d Mo\u00a0: exportez une image plus petite"},
	ArtTooMany:   {"%s: the picture has %d × %d pixels, and %d million is the most: make it smaller", "%s\u00a0: l’image a %d × %d pixels, et %d millions est le maximum\u00a0: réduisez-la"},
	ArtNoPicture: {"%s: this is no PNG or JPEG picture, whatever its name: export it as one of them", "%s\u00a0: ce n’est pas une image PNG ou JPEG, quel que soit son nom\u00a0: exportez-la ainsi"},
	ArtDamaged:   {"%s: the picture is damaged or cut off: copy or export it again", "%s\u00a0: l’image est abîmée ou coupée\u00a0: recopiez-la ou réexportez-la"},
	ArtTwice:     {"%s: there is also %s: keep one of them", "%s\u00a0: il y a aussi %s\u00a0: n’en gardez qu’une"},
	ArtNobody:    {"%s: nobody is called so%s", "%s\u00a0: personne ne s’appelle ainsi%s"},
	ArtKind:      {"%s: only PNG and JPEG are read: export it as one of them", "%s\u00a0: seuls PNG et JPEG sont lus\u00a0: exportez-la ainsi"},
}
