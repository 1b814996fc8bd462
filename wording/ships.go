package wording

import "ragtag/rules"

// shipWords is what a kind of ship is called.
type shipWords struct {
	name     Both // alone
	one      Both // where a sentence brings it up
	same     Both // where it was spoken of
	many     noun
	feminine bool // in Spanish
}

// shipTable names the kinds of ships by their ids. A test holds it complete.
var shipTable = map[string]shipWords{
	"raider":       common(raiders),
	"heavy-raider": common(heavies),
	"basestar-a":   unique(basestars, "basestar A", "Estrella Base A", "la Estrella Base A"),
	"basestar-b":   unique(basestars, "basestar B", "Estrella Base B", "la Estrella Base B"),
	"centurion":    common(centurions),
	"scar":         {Both{"Scar", "Scar"}, Both{"Scar", "Scar"}, Both{"Scar", "Scar"}, raiders, false},
	"viper":        common(vipers),
	"civilian":     {many: civilians, feminine: true},
}

// common are the words of a kind of which there are many, with a masculine name in
// Spanish.
func common(n noun) shipWords {
	return shipWords{name: say(n.en, n.es), one: say("a "+n.en, "1 "+n.es), same: say("the "+n.en, "el "+n.es), many: n}
}

// unique are the words of a ship that is told apart, with a feminine name in
// Spanish.
func unique(n noun, en, es, the string) shipWords {
	return shipWords{name: say(en, es), one: say(en, the), same: say(en, the), many: n, feminine: true}
}

// spaceTable says by their ids on which board of space something is that is not the
// one around Galactica.
var spaceTable = map[string]Both{}

// onBoard says in which area of a board of space something is.
func (t teller) onBoard(b rules.Space, a rules.Area) Both {
	if b == rules.MainSpace {
		return areaPlaces[a]
	}
	return sayf("in the %s area %s", "en la zona de %s %s", areaTerms[a], spaceTable[t.cat.Space(b).ID])
}

// ship returns what a kind of ship is called.
func (t teller) ship(s rules.Ship) shipWords { return shipTable[t.cat.ShipID(s)] }

// wreck is a ship as what is destroyed: Scar alone has a name as people have.
func (t teller) wreck(s rules.Ship) Both {
	return sayIf(s == rules.TheScar, say("Scar", "a Scar"), t.ship(s).one)
}

// target is a ship as what is attacked.
func (t teller) target(s rules.Ship) Both {
	one := t.ship(s).one
	return Both{one.En, "a " + one.Es}
}

// inArea is a ship that Galactica fires at.
func (t teller) inArea(s rules.Ship, a rules.Area) Both {
	return sayf("%s in the %s area", "%s en la zona de %s", t.target(s), areaTerms[a])
}

// fromSpace says that a ship attacks Galactica.
func (t teller) fromSpace(s rules.Ship, a rules.Area) Both {
	return sayf("%s attacks Galactica from the %s area", "%s ataca a Galactica desde la zona de %s", t.ship(s).one, areaTerms[a])
}
