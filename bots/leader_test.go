package bots

import (
	"testing"

	"ragtag/cards"
	"ragtag/rules"
)

// TestLeader_MutualAnnihilation follows a Cylon Leader who must play a Super
// Crisis card: through the humans to the Resurrection Ship, on to Caprica, and
// then back to help the humans.
func TestLeader_MutualAnnihilation(t *testing.T) {
	s := &scene{cat: cards.Catalogue(), mind: &mind{}, r: &rules.Request{}, seats: []person{{revealed: true}}}
	s.view.Seats = []rules.SeatView{{Revealed: true, Leader: true}}
	s.view.Mine.Agendas = []string{"agenda/mutual-annihilation"}
	const ship, caprica = "location/resurrection-ship-overlay", "location/caprica-overlay"
	if s.infiltrating() <= 0 || s.amongCylons(caprica) > 0 {
		t.Error("without a Super Crisis card it does not set out for one")
	}
	s.view.Seats[0].Infiltrating = true
	if s.goingBack() <= 0 {
		t.Error("among the humans it does not go on to the Resurrection Ship")
	}
	s.view.Seats[0].Infiltrating = false
	if s.amongCylons(ship) <= s.infiltrating() {
		t.Error("on the Resurrection Ship it draws no Super Crisis card")
	}
	super := s.cat.Ref(s.cat.All(rules.KindSuper)[0])
	s.view.Mine.Supers = []string{super}
	if s.amongCylons(caprica) <= s.amongCylons(ship) || s.infiltrating() > 0 {
		t.Error("with a Super Crisis card it does not go to Caprica")
	}
	c, _ := s.cat.Find(super)
	if points, _ := s.optional(rules.OfComp(c)); points <= 0 {
		t.Error("on Caprica it does not play the card")
	}
	s.mind.hear(&rules.Event{Kind: rules.EvSuper, By: 1, Comp: c}, s.cat)
	if s.infiltrating() <= 0 {
		t.Error("when the card is played it does not help the humans")
	}
}
