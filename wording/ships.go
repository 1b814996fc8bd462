package wording

import "ragtag/rules"

// shipWords are the names of a kind of ship.
type shipWords struct {
	name     Both // alone
	one      Both // at the first mention in a sentence
	same     Both // at a later mention
	many     noun
	feminine bool // in Spanish
}

// shipTable has the names of the kinds of ships, by id. A test checks that it
// is complete.
var shipTable = map[string]shipWords{
	"raider":         common(raiders),
	"heavy-raider":   common(heavies),
	"basestar-a":     unique(basestars, "basestar A", "Estrella Base A", "la Estrella Base A"),
	"basestar-b":     unique(basestars, "basestar B", "Estrella Base B", "la Estrella Base B"),
	"centurion":      common(centurions),
	"scar":           {Both{"Scar", "Scar"}, Both{"Scar", "Scar"}, Both{"Scar", "Scar"}, raiders, false},
	"viper":          common(vipers),
	"viper-mark-vii": common(noun{"Viper Mark VII", "Vipers Mark VII", "Viper Mark VII", "Vipers Mark VII"}),
	"assault-raptor": {
		name: Both{"assault raptor", "Raptor de Asalto"}, one: Both{"an assault raptor", "1 Raptor de Asalto"},
		same: Both{"the assault raptor", "el Raptor de Asalto"}, many: noun{"assault raptor", "assault raptors", "Raptor de Asalto", "Raptors de Asalto"},
	},
	"civilian": {many: civilians, feminine: true},
}

// common returns the words for a kind with several ships and a masculine name
// in Spanish.
func common(n noun) shipWords {
	return shipWords{name: say(n.en, n.es), one: say("a "+n.en, "1 "+n.es), same: say("the "+n.en, "el "+n.es), many: n}
}

// unique returns the words for a single ship with a feminine name in Spanish.
func unique(n noun, en, es, the string) shipWords {
	return shipWords{name: say(en, es), one: say(en, the), same: say(en, the), many: n, feminine: true}
}

// spaceTable has the phrases for boards of space other than the one around
// Galactica, by id.
var spaceTable = map[string]Both{
	"cylon-fleet": {"of the Cylon Fleet board", "del tablero de Flota Cylon"},
}

// onBoard returns the phrase for an area of a board of space.
func (t teller) onBoard(b rules.Space, a rules.Area) Both {
	if b == rules.MainSpace {
		return areaPlaces[a]
	}
	return sayf("in the %s area %s", "en la zona de %s %s", areaTerms[a], spaceTable[t.cat.Space(b).ID])
}

// ship returns the names of a kind of ship.
func (t teller) ship(s rules.Ship) shipWords { return shipTable[t.cat.ShipID(s)] }

// destroyed returns the name of a ship that is destroyed. Scar alone has a personal
// name.
func (t teller) destroyed(s rules.Ship) Both {
	return sayIf(s == rules.TheScar, say("Scar", "a Scar"), t.ship(s).one)
}

// target returns the name of a ship that is attacked.
func (t teller) target(s rules.Ship) Both {
	one := t.ship(s).one
	return Both{one.En, "a " + one.Es}
}

// inArea returns the name of a ship that Galactica fires at.
func (t teller) inArea(s rules.Ship, a rules.Area) Both {
	return sayf("%s in the %s area", "%s en la zona de %s", t.target(s), areaTerms[a])
}

// fromSpace says that a ship attacks Galactica.
func (t teller) fromSpace(s rules.Ship, a rules.Area) Both {
	return sayf("%s attacks Galactica from the %s area", "%s ataca a Galactica desde la zona de %s", t.ship(s).one, areaTerms[a])
}

// hull returns the name of a hull of vipers with an id.
func (w writer) hull(id string) Both { return shipTable[id].one }
