package scenario

import (
	"ragtag/options"
	"ragtag/rules"
)

// leads reports whether a seat plays a Cylon Leader.
func (r *runner) leads(p rules.Seat) bool {
	return r.players[p] != rules.None && r.cat.Character(r.players[p]).Class == rules.CylonLeader
}

// completeGoals deals a Cylon Leader the Agenda or the Motives that were not
// stated.
func (r *runner) completeGoals() error {
	t := rules.At(r.cat, r.s)
	for p := range rules.Seat(len(r.players)) {
		z := rules.Zone(p)
		switch {
		case !r.leads(p):
		case t.Feature(options.Agenda) && !r.listed[rules.AgendaHand+z]:
			r.dealAgenda(p)
		case t.Feature(options.Motive) && !r.listed[rules.MotiveHand+z]:
			n := rules.FirstMotives
			if r.s.Slept {
				n = rules.AllMotives
			}
			for range n - r.s.Count(rules.MotiveShown+z) {
				r.move(rules.MotivePile, 0, rules.MotiveHand+z, r.seers(rules.MotiveHand+z))
			}
		}
	}
	return nil
}

func (r *runner) dealAgenda(p rules.Seat) {
	for i, s := range r.s.In(rules.AgendaPile) {
		if r.cat.Agenda(s.Comp).Hostile == (len(r.players)%2 == 1) {
			z := rules.AgendaHand + rules.Zone(p)
			r.move(rules.AgendaPile, i, z, r.seers(z))
			return
		}
	}
}
