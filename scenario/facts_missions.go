package scenario

import "ragtag/rules"

// missionFacts are about the Active Mission space and what Missions bring.
var missionFacts = []fact{
	{form(`mission failed`), setFailed, checkFailed},
	{form(`rebels (none|human|cylon)`), setRebels, checkRebels},
	{form(`hub (standing|destroyed)`), setHub, checkHub},
}

// setFailed turns the Mission on its space face down.
func setFailed(r *runner, _ []string) error {
	in := r.s.In(rules.MissionActive)
	if len(in) == 0 {
		return wantf("none", "a Mission on its space, stated before: \"active mission: ...\"")
	}
	in[0].Tag = rules.MissionFailed
	return nil
}

func checkFailed(r *runner, s *rules.State, _ []string) error {
	if in := s.In(rules.MissionActive); len(in) == 0 || in[0].Tag != rules.MissionFailed {
		return wantf("none"+r.standing(), "a Mission that is face down")
	}
	return nil
}

func setRebels(r *runner, m []string) error {
	for _, a := range []rules.Rebels{rules.NoRebels, rules.RebelsHuman, rules.RebelsCylon} {
		if a.String() == m[1] {
			r.s.Rebels = a
		}
	}
	return nil
}

func checkRebels(r *runner, s *rules.State, m []string) error {
	if got := s.Rebels.String(); got != m[1] {
		return wantf(got+r.standing(), "rebels %s", m[1])
	}
	return nil
}

func setHub(r *runner, m []string) error {
	r.s.HubLost = m[1] == "destroyed"
	return nil
}

func checkHub(r *runner, s *rules.State, m []string) error {
	if s.HubLost != (m[1] == "destroyed") {
		return wantf("the other side of the overlay"+r.standing(), "hub %s", m[1])
	}
	return nil
}
