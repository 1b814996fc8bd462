package wording

import (
	"fmt"

	"ragtag/rules"
)

// dieLine tells of dice.
func (t teller) dieLine(e rules.Event) (Both, bool) {
	switch e.Kind {
	case rules.EvRolled:
		if e.M != e.N && e.M != 0 {
			return sayf("%s rolls %d, which counts as %d%s", "%s saca %d, que cuenta como %d%s", t.by(e), e.N, e.M, t.cause(e)), true
		}
		return sayf("%s rolls %d%s", "%s saca %d%s", t.by(e), e.N, t.cause(e)), true
	case rules.EvRerolled:
		return sayf("%s has the die rolled again%s", "%s hace repetir la tirada%s", t.by(e), t.cause(e)), true
	}
	return Both{}, false
}

// cylonLine tells how Cylon ships act and where they stand.
func (t teller) cylonLine(e rules.Event) (Both, bool) {
	switch e.Kind {
	case rules.EvActivated:
		if e.M == 1 {
			return say("heavy raiders activate, but no centurions", "se activan los Incursores Pesados, pero no los Centuriones"), true
		}
		return iconTerms[e.N], true
	case rules.EvRaiders:
		if e.N == 1 {
			return sayf("the raider %s acts", "actúa el Incursor que está %s", areaPlaces[e.Area]), true
		}
		return sayf("the %s %s act", "actúan los %s que están %s", raiders.of(e.N), areaPlaces[e.Area]), true
	case rules.EvShipMoved:
		return sayf("%s moves from the %s area to the %s area", "%s se mueve de la zona de %s a la de %s",
			aShip[e.N], fromArea(e.Area), areaTerms[e.M]), true
	case rules.EvShipPlaced:
		return t.appears(rules.Ship(e.N), e), true
	case rules.EvCenturion:
		if e.N == 0 {
			return say("a centurion boards Galactica", "1 Centurión aborda Galactica"), true
		}
		return sayf("a centurion stands %s of the Boarding Party track", "hay 1 Centurión en la casilla %s del medidor de Abordaje", boardingSpace(e.N)), true
	case rules.EvShort:
		what := say(shipNouns[e.N].ens, shipNouns[e.N].ess)
		missing := sayIf(e.M == 1, say("1 is missing", "falta 1"), sayf("%d are missing", "faltan %d", e.M))
		return sayf("there are too few %s: %s%s", "no hay suficientes %s: %s%s", what, missing, t.cause(e)), true
	case rules.EvCenturions:
		return say("the centurions advance", "los Centuriones avanzan"), true
	}
	return Both{}, false
}

// shipLine tells of civilian ships.
func (t teller) shipLine(e rules.Event) (Both, bool) {
	switch e.Kind {
	case rules.EvCivilianPlaced:
		return sayf("civilian ship %s is placed %s", "se coloca la Nave Civil %s %s", letter(e.N), areaPlaces[e.Area]), true
	case rules.EvCivilianMoved:
		return sayf("%s moves civilian ship %s to the %s area", "%s mueve la Nave Civil %s a la zona de %s", t.by(e), letter(e.N), areaTerms[e.Area]), true
	case rules.EvCivilianDestroyed:
		carried := lossShort(t.cat.Civilian(e.Comp).Loss)
		if e.N == 0 {
			return sayf("a civilian ship is destroyed (%s)", "es destruida 1 Nave Civil (%s)", carried), true
		}
		if e.M == 1 {
			return sayf("raiders destroy civilian ship %s %s (%s)", "los Incursores destruyen la Nave Civil %s %s (%s)", letter(e.N), areaPlaces[e.Area], carried), true
		}
		return sayf("civilian ship %s %s is destroyed (%s)", "es destruida la Nave Civil %s %s (%s)", letter(e.N), areaPlaces[e.Area], carried), true
	}
	return Both{}, false
}

// battleLine tells of attacks and what they hit.
func (t teller) battleLine(e rules.Event) (Both, bool) {
	switch e.Kind {
	case rules.EvAttack:
		return t.attacks(e), true
	case rules.EvMissed:
		if e.Rule == "combat.galactica" || e.Rule == "combat.viper" {
			return say("the attack misses", "el ataque falla"), true
		}
		return sayf("the attack on %s misses", "falla el ataque contra %s", theShip[e.N]), true
	case rules.EvDestroyed:
		if e.Rule == "activate.heavy-raiders" {
			return sayf("the heavy raider %s lands on Galactica", "el Incursor Pesado que está %s llega a Galactica", areaPlaces[e.Area]), true
		}
		return sayf("%s is destroyed%s", "se destruye %s%s", wreck(rules.Ship(e.N)), t.cause(e)), true
	case rules.EvGalacticaAttacked:
		return fromSpace(rules.Ship(e.N), e.Area), true
	case rules.EvBasestarHit:
		if e.Comp == rules.None {
			return sayf("%s is damaged", "%s resulta dañada", aShip[e.N]), true
		}
		return sayf("%s is damaged: %s", "%s resulta dañada: %s", aShip[e.N], t.named(e)), true
	}
	return Both{}, false
}

// theShip is a ship that was spoken of.
var theShip = [rules.NumShips]Both{
	rules.Raider: {"the raider", "el Incursor"}, rules.HeavyRaider: {"the heavy raider", "el Incursor Pesado"},
	rules.BasestarA: {"basestar A", "la Estrella Base A"}, rules.BasestarB: {"basestar B", "la Estrella Base B"},
	rules.Centurion: {"the centurion", "el Centurión"}, rules.TheScar: {"Scar", "Scar"},
}

// attacks tells who fires at what: an unmanned viper, a pilot, or Galactica.
func (t teller) attacks(e rules.Event) Both {
	if rules.Ship(e.N) == rules.Centurion {
		return sayf("%s attacks %s", "%s ataca %s", t.by(e), target(rules.Centurion))
	}
	at := sayf("%s %s", "%s %s", target(rules.Ship(e.N)), areaPlaces[e.Area])
	switch rules.Attacker(e.M) {
	case rules.ByPilot:
		return sayf("%s attacks %s", "%s ataca %s", t.by(e), at)
	case rules.ByGalactica:
		return sayf("Galactica fires at %s", "Galactica ataca %s", inArea(rules.Ship(e.N), e.Area))
	}
	return sayf("an unmanned viper attacks %s", "1 Viper sin piloto ataca %s", at)
}

// appears tells of ships that come out of nowhere.
func (t teller) appears(s rules.Ship, e rules.Event) Both {
	where := areaPlaces[e.Area]
	switch {
	case s == rules.BasestarA || s == rules.BasestarB:
		return sayf("%s appears %s", "aparece %s %s", theShip[s], where)
	case e.M <= 1:
		return sayf("%s appears %s", "aparece %s %s", aShip[s], where)
	}
	return sayf("%s appear %s", "aparecen %s %s", shipNouns[s].of(e.M), where)
}

// boardingSpace names a space of the Boarding Party track, as it is numbered on
// the table: the start, then 1 to 4.
func boardingSpace(n int) Both {
	if n == 0 {
		return say("at the start", "de Inicio")
	}
	return Both{fmt.Sprintf("on space %d", n), fmt.Sprint(n)}
}
