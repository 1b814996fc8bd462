package wording

import (
	"strings"

	"ragtag/rules"
)

var resourceTerms = [rules.NumResources]Both{
	rules.Fuel: {"fuel", "Combustible"}, rules.Food: {"food", "Alimentos"},
	rules.Morale: {"morale", "Moral"}, rules.Population: {"population", "Población"},
}

// ResourceName returns the name of a resource within a sentence.
func ResourceName(r rules.Resource, l Lang) string { return resourceTerms[r].In(l) }

// skillTerms includes Treachery, which is the last type.
var skillTerms = [rules.Treachery + 1]Both{
	rules.Politics: {"Politics", "Política"}, rules.Leadership: {"Leadership", "Liderazgo"},
	rules.Tactics: {"Tactics", "Táctica"}, rules.Piloting: {"Piloting", "Pilotaje"},
	rules.Engineering: {"Engineering", "Ingeniería"}, rules.Treachery: {"Treachery", "Traición"},
}

// SkillName returns the name of a Skill type.
func SkillName(k rules.Skill, l Lang) string { return skillTerms[k].In(l) }

// skillList lists the types of a set.
func skillList(last Both, s rules.Skills) Both { return listed(last, skillParts(s)...) }

func skillParts(s rules.Skills) (parts []Both) {
	for k, name := range skillTerms {
		if s.Has(rules.Skill(k)) {
			parts = append(parts, name)
		}
	}
	return parts
}

// areaTerms are the areas alone, areaPlaces the areas within a sentence.
var (
	areaTerms = [rules.NumAreas]Both{
		rules.Front: {"front", "proa"}, rules.StarboardFront: {"starboard front", "estribor, hacia proa"},
		rules.StarboardRear: {"starboard rear", "estribor, hacia popa"}, rules.Rear: {"rear", "popa"},
		rules.PortRear: {"port rear", "babor, hacia popa"}, rules.PortFront: {"port front", "babor, hacia proa"},
	}
	areaPlaces = [rules.NumAreas]Both{
		rules.Front: {"in front of Galactica", "delante de Galactica"}, rules.Rear: {"behind Galactica", "detrás de Galactica"},
		rules.StarboardFront: {"in the starboard front area", "a estribor hacia proa"},
		rules.StarboardRear:  {"in the starboard rear area", "a estribor hacia popa"},
		rules.PortRear:       {"in the port rear area", "a babor hacia popa"},
		rules.PortFront:      {"in the port front area", "a babor hacia proa"},
	}
)

// fromArea returns an area that another one follows in the sentence.
func fromArea(a rules.Area) Both {
	b := areaTerms[a]
	if strings.Contains(b.Es, ",") {
		b.Es += ","
	}
	return b
}

// AreaName returns the name of a space area, as a label.
func AreaName(a rules.Area, l Lang) string { return areaTerms[a].capital().In(l) }

// Nouns for what is counted.
var (
	raiders         = noun{"raider", "raiders", "Incursor", "Incursores"}
	heavies         = noun{"heavy raider", "heavy raiders", "Incursor Pesado", "Incursores Pesados"}
	basestars       = noun{"basestar", "basestars", "Estrella Base", "Estrellas Base"}
	centurions      = noun{"centurion", "centurions", "Centurión", "Centuriones"}
	vipers          = noun{"viper", "vipers", "Viper", "Vipers"}
	idleVipers      = noun{"unmanned viper", "unmanned vipers", "Viper sin piloto", "Vipers sin piloto"}
	badVipers       = noun{"damaged viper", "damaged vipers", "Viper dañado", "Vipers dañados"}
	raptors         = noun{"raptor", "raptors", "Raptor", "Raptors"}
	civilians       = noun{"civilian ship", "civilian ships", "Nave Civil", "Naves Civiles"}
	skillCards      = noun{"Skill card", "Skill cards", "carta de Habilidad", "cartas de Habilidad"}
	crisisCards     = noun{"Crisis card", "Crisis cards", "carta de Crisis", "cartas de Crisis"}
	superCards      = noun{"Super Crisis card", "Super Crisis cards", "carta de Crisis Extrema", "cartas de Crisis Extrema"}
	quorumCards     = noun{"Quorum card", "Quorum cards", "carta de Quórum", "cartas de Quórum"}
	loyaltyCards    = noun{"Loyalty card", "Loyalty cards", "carta de Lealtad", "cartas de Lealtad"}
	jumpCards       = noun{"Destination card", "Destination cards", "carta de Salto", "cartas de Salto"}
	damageTokens    = noun{"damage token", "damage tokens", "ficha de Daño", "fichas de Daño"}
	traumaTokens    = noun{"trauma token", "trauma tokens", "ficha de Trauma", "fichas de Trauma"}
	crossroadsCards = noun{"Crossroads card", "Crossroads cards", "carta de Encrucijada", "cartas de Encrucijada"}
	anyCards        = noun{"card", "cards", "carta", "cartas"}
	times           = noun{"time", "times", "vez", "veces"}
)

// kindNouns are the nouns for components, by kind.
var kindNouns = [rules.KindSecret]noun{
	rules.KindNone: anyCards, rules.KindSkill: skillCards, rules.KindCrisis: crisisCards, rules.KindQuorum: quorumCards,
	rules.KindDestination: jumpCards, rules.KindSuper: superCards, rules.KindLoyalty: loyaltyCards,
	rules.KindGalacticaDamage: damageTokens, rules.KindBasestarDamage: damageTokens, rules.KindCivilian: civilians,
	rules.KindCharacter:     {"character", "characters", "personaje", "personajes"},
	rules.KindAbility:       {"ability", "abilities", "capacidad", "capacidades"},
	rules.KindLocation:      {"location", "locations", "localización", "localizaciones"},
	rules.KindAgenda:        {"Agenda card", "Agenda cards", "carta de Estrategia", "cartas de Estrategia"},
	rules.KindMotive:        {"Motive card", "Motive cards", "carta de Motivación", "cartas de Motivación"},
	rules.KindTitle:         {"title", "titles", "cargo", "cargos"},
	rules.KindPegasusDamage: damageTokens,
	rules.KindMission:       missionCards,
	rules.KindObjective:     {"Objective card", "Objective cards", "carta de Objetivo", "cartas de Objetivo"},
	rules.KindTrauma:        traumaTokens,
	rules.KindAlly:          {"Ally card", "Ally cards", "carta de Aliado", "cartas de Aliado"},
	rules.KindCrossroads:    crossroadsCards,
}

// hiddenNouns are the nouns for hidden cards of other content, by the id of their kind.
var hiddenNouns = map[string]noun{"mutiny": mutinyCards}

// nounOf returns the noun for components of a kind.
func nounOf(cat *rules.Catalogue, k rules.Kind) noun {
	if k < rules.KindSecret {
		return kindNouns[k]
	}
	if n, ok := hiddenNouns[cat.KindID(k)]; ok {
		return n
	}
	return anyCards
}

// KindName returns the noun for one component of a kind.
func KindName(cat *rules.Catalogue, k rules.Kind, l Lang) string {
	n := nounOf(cat, k)
	return Both{n.en, n.es}.capital().In(l)
}

// deckTerms are the decks that cards name, by their kind.
var deckTerms = map[rules.Kind]Both{
	rules.KindCrisis:      {"the Crisis deck", "el mazo de Crisis"},
	rules.KindDestination: {"the Destination deck", "el mazo de cartas de Salto"},
	rules.KindQuorum:      {"the Quorum deck", "el mazo de cartas de Quórum"},
	rules.KindCivilian:    {"the stack of Locked civilian ships", "el montón de Naves Civiles Bloqueadas"},
	rules.KindSuper:       {"the Super Crisis deck", "el mazo de cartas de Crisis Extrema"},
	rules.KindMission:     {"the Mission deck", "el mazo de cartas de Misión"},
	rules.KindAlly:        {"the Ally deck", "el mazo de Aliados"},
	rules.KindCrossroads:  {"the Crossroads deck", "el mazo de cartas de Encrucijada"},
}

// ofDeck returns a deck after a noun: "del mazo ...".
func ofDeck(k rules.Kind) Both {
	d := deckTerms[k]
	return Both{"of " + d.En, "d" + d.Es}
}

// iconTerms are the effects of activation icons.
var iconTerms = [...]Both{
	rules.NoShips:       {"no Cylon ships act", "ninguna nave cylon actúa"},
	rules.Raiders:       {"raiders activate", "se activan los Incursores"},
	rules.LaunchRaiders: {"basestars launch raiders", "las Estrellas Base lanzan Incursores"},
	rules.HeavyRaiders:  {"heavy raiders and centurions activate", "se activan los Incursores Pesados y los Centuriones"},
	rules.Basestars:     {"basestars activate", "se activan las Estrellas Base"},
	rules.Occupation:    {"occupation forces activate", "se activan las Tropas de Ocupación"},
}

var classTerms = [rules.NumClasses]Both{
	rules.Political: {"political leader", "líder político"}, rules.Military: {"military leader", "líder militar"},
	rules.Pilot: {"pilot", "piloto"}, rules.Support: {"support", "apoyo"}, rules.CylonLeader: {"Cylon Leader", "líder cylon"},
}

var boardTerms = [rules.NumBoards]Both{
	rules.Galactica: {"Galactica", "Galactica"}, rules.ColonialOne: {"Colonial One", "Colonial Uno"},
	rules.CylonLocations: {"Cylon locations", "Localizaciones cylons"}, rules.Pegasus: {"Pegasus", "Pegasus"},
	rules.NewCaprica: {"New Caprica", "Nueva Cáprica"}, rules.CylonFleet: {"Cylon Fleet", "Flota Cylon"},
	rules.Demetrius: {"Demetrius", "Demetrius"}, rules.RebelBasestar: {"Rebel basestar", "Estrella Base Rebelde"},
}
