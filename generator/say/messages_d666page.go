package say

// Words of the printed pages of the d666 fight.
const (
	D666Subject        Key = "d666.page.subject"
	D666RefTitle       Key = "d666.page.reference"
	D666SheetTitle     Key = "d666.page.sheet"
	D666SheetHint      Key = "d666.page.sheet-hint"
	D666SheetByWill    Key = "d666.page.by-will"
	D666SheetByAgility Key = "d666.page.by-agility"
	D666SheetUsed      Key = "d666.page.used"
	D666SheetName      Key = "d666.page.name"
	D666SheetAgility   Key = "d666.page.agility"
	D666SheetTrack     Key = "d666.page.track"
	D666SheetWeapon    Key = "d666.page.weapon"
	D666SheetArmour    Key = "d666.page.armour"
	D666SheetDivisor   Key = "d666.page.divisor"
	D666SheetState     Key = "d666.page.state"
	D666SheetSeconds   Key = "d666.page.seconds"
	D666SheetNoPower   Key = "d666.page.no-power"
	D666SheetSide      Key = "d666.page.side"
	D666SheetPower     Key = "d666.page.power"
	D666SheetBonus     Key = "d666.page.bonus"
	D666CardsTitle     Key = "d666.page.cards"
	D666CardSmall      Key = "d666.page.card-small"
	D666CardPowers     Key = "d666.page.powers"
	D666CardTalents    Key = "d666.page.talents"
	D666CardMove       Key = "d666.page.move"
	D666CardMetres     Key = "d666.page.metres"
	D666CardHouse      Key = "d666.page.house"
	D666TentsTitle     Key = "d666.page.tents"
	D666FormsTitle     Key = "d666.page.forms"
	D666FormsSmall     Key = "d666.page.forms-small"
	D666JournalTitle   Key = "d666.page.journal"
	D666JournalHint    Key = "d666.page.journal-hint"
	D666JournalColumns Key = "d666.page.journal-columns"
)

var d666PageMessages = map[Key]text{
	D666Subject:        {"Companion of the d666 fight", "Compagnon du combat au d666"},
	D666RefTitle:       {"The d666 fight in short", "Le combat au d666 en bref"},
	D666SheetTitle:     {"Combat sheet", "Feuille de combat"},
	D666SheetHint:      {"Equal values act together · * house value · the skull is −1 or less", "Valeurs égales\u00a0: ensemble · * valeur maison · le crâne vaut −1 ou moins"},
	D666SheetByWill:    {"Psychic, by Will", "Psychique, par Volonté"},
	D666SheetByAgility: {"Physical, by Agility", "Physique, par Agilité"},
	D666SheetUsed:      {"used", "utilisé"},
	D666SheetName:      {"name, side, category", "nom, camp, catégorie"},
	D666SheetAgility:   {"AG", "AG"},
	D666SheetTrack:     {"Force points", "points de force"},
	D666SheetWeapon:    {"weapon", "arme"},
	D666SheetArmour:    {"arm.", "arm."},
	D666SheetDivisor:   {"div.", "div."},
	D666SheetState:     {"state, timer", "état, durée"},
	D666SheetSeconds:   {"seconds", "secondes"},
	D666SheetNoPower:   {"no power", "sans pouvoir"},
	D666SheetSide:      {"side %s", "camp %s"},
	D666SheetPower:     {"power %s, prec. %s", "puiss. %s, préc. %s"},
	D666SheetBonus:     {"force %s", "force %s"},
	D666CardsTitle:     {"Fighter cards", "Cartes de combattants"},
	D666CardSmall:      {"a fighter does not fit a card of %s: at least %g × %g mm", "un combattant ne tient pas sur une carte %s\u00a0: au moins %g × %g mm"},
	D666CardPowers:     {"Powers", "Pouvoirs"},
	D666CardTalents:    {"Talents", "Talents"},
	D666CardMove:       {"Move", "Déplacement"},
	D666CardMetres:     {"%d m a second", "%d m par seconde"},
	D666CardHouse:      {"* divisor %d is a house value", "* le diviseur %d est une valeur maison"},
	D666TentsTitle:     {"Order tents", "Chevalets d’ordre"},
	D666FormsTitle:     {"Forms", "Formulaires"},
	D666FormsSmall:     {"the forms do not fit %s: choose a5 or larger", "les formulaires ne tiennent pas sur %s\u00a0: choisissez a5 ou plus grand"},
	D666JournalTitle:   {"Journal of a fight", "Journal d’un combat"},
	D666JournalHint:    {"a line for each attack or power", "une ligne par attaque ou pouvoir"},
	D666JournalColumns: {"s | who | target | dice | result | points left", "s | qui | cible | dés | résultat | points restants"},
}
