package scenario

import "ragtag/rules"

// crossroadsFacts are about the Crossroads phase and who is out of the game.
var crossroadsFacts = []fact{
	{form(`crossroads ([^:]+): (.+)`), setCrossroads, checkCrossroads},
	{form(`crossroads (ahead|cards|trial|over)`), setCrossing, checkCrossing},
	{form(`(not )?eliminated (.+)`), nil, checkEliminated},
}

// setCrossroads gives a player the Crossroads card that the phase deals.
func setCrossroads(r *runner, m []string) error {
	p, err := r.mustSeat(m[1])
	if err != nil {
		return err
	}
	c, err := r.comp(m[2], rules.KindCrossroads)
	if err != nil {
		return err
	}
	slot, err := r.take(c, rules.CrossroadsDealt)
	if err == nil {
		slot.Known, slot.Tag = rules.Seats(0).With(p), uint8(p)+1
	}
	return err
}

func checkCrossroads(r *runner, s *rules.State, m []string) error {
	p, err := r.mustSeat(m[1])
	if err != nil {
		return err
	}
	var got []rules.Comp
	for _, slot := range s.In(rules.CrossroadsDealt) {
		if slot.Tag == uint8(p)+1 {
			got = append(got, slot.Comp)
		}
	}
	want, err := r.comps(list(m[2]), rules.KindCrossroads)
	if err != nil {
		return err
	}
	return r.compare(got, want, "Crossroads card")
}

func setCrossing(r *runner, m []string) error {
	for c := rules.Ahead; c <= rules.Crossed; c++ {
		if c.String() == m[1] {
			r.s.Crossing = c
		}
	}
	return nil
}

func checkCrossing(r *runner, s *rules.State, m []string) error {
	if got := s.Crossing.String(); got != m[1] {
		return wantf(got+r.standing(), "crossroads %s", m[1])
	}
	return nil
}

func checkEliminated(r *runner, s *rules.State, m []string) error {
	p, err := r.mustSeat(m[2])
	if err != nil {
		return err
	}
	if s.Plays(p) != (m[1] != "") {
		return wantf("the opposite"+r.standing(), "%seliminated %s", m[1], m[2])
	}
	return nil
}
