package scenario

import (
	"strconv"

	"ragtag/options"
	"ragtag/rules"
)

// capricaFacts are about the New Caprica phase.
var capricaFacts = []fact{
	{form(`galactica (away|in orbit)`), setCaprica, checkCaprica},
	{form(`no new caprica`), nil, checkNotSettled},
	{form(`(locked|prepared): (.+)`), setStack, checkStack},
}

// setCaprica arranges that the phase has begun: the decks are changed, and
// anyone who is not placed stands where the phase puts people.
func setCaprica(r *runner, m []string) error {
	if !r.choice.Holds(options.NewCaprica) {
		return wantf(m[0], "a game with the option newcaprica")
	}
	r.s.Caprica = rules.Occupied
	if m[1] == "in orbit" {
		r.s.Caprica, r.s.Marker = rules.Returned, rules.AutoJump
	}
	o := r.cat.Objective(r.cat.ObjectiveOf(r.choice, len(r.players)))
	r.s.Distance = max(r.s.Distance, o.Step("new-caprica").Distance)
	if r.s.Count(rules.CrisisAside) == 0 {
		return nil // the decks are changed already
	}
	for _, step := range []struct{ from, to rules.Zone }{{rules.CrisisDeck, rules.CrisisBox}, {rules.CrisisAside, rules.CrisisDeck}} {
		for r.s.Count(step.from) > 0 {
			r.move(step.from, 0, step.to, 0)
		}
	}
	return nil
}

// phaseOf returns how far the phase has come by its words.
func phaseOf(words string) rules.Caprica {
	if words == "in orbit" {
		return rules.Returned
	}
	return rules.Occupied
}

func checkCaprica(r *runner, s *rules.State, m []string) error {
	if s.Caprica != phaseOf(m[1]) {
		return wantf("otherwise"+r.standing(), "Galactica %s", m[1])
	}
	return nil
}

func checkNotSettled(r *runner, s *rules.State, _ []string) error {
	if s.Caprica != rules.NotSettled {
		return wantf("that it has"+r.standing(), "that the New Caprica phase has not begun")
	}
	return nil
}

// stackOf returns the stack of civilian ships with a name.
func stackOf(name string) rules.Zone {
	if name == "locked" {
		return rules.CivilianLock
	}
	return rules.CivilianReady
}

// setStack lays out a stack, the first ship on top. With a Locked stack stated,
// every ship that is nowhere was destroyed; else it is Locked.
func setStack(r *runner, m []string) error {
	r.stated[m[1]] = true
	cs, err := r.comps(list(m[2]), rules.KindCivilian)
	if err != nil {
		return err
	}
	for i := len(cs) - 1; i >= 0; i-- {
		s, err := r.take(cs[i], stackOf(m[1]))
		if err != nil {
			return err
		}
		s.Known, s.Tag = 0, 0
	}
	return nil
}

func checkStack(r *runner, s *rules.State, m []string) error {
	z := stackOf(m[1])
	if n, ok := shipCount(m[2]); ok {
		if got := s.Count(z); got != n {
			return wantf(strconv.Itoa(got)+" ships"+r.standing(), "%s: %s", m[1], m[2])
		}
		return nil
	}
	cs, err := r.comps(list(m[2]), rules.KindCivilian)
	if err != nil {
		return err
	}
	return r.compare(fromTop(s, z), cs, m[1]+" ships from the top")
}

// shipCount reads "3 ships".
func shipCount(s string) (int, bool) {
	n, what := counted(s)
	return n, what == "ship" || what == "ships"
}

// completeCaprica puts civilian ships and people where the phase has brought
// them.
func (r *runner) completeCaprica() error {
	if r.s.Caprica == rules.NotSettled {
		return nil
	}
	if !r.stated["civilian pile"] {
		r.leavePile(0)
	}
	for p := range rules.Seat(len(r.players)) {
		if r.placed.Has(p) {
			continue
		}
		r.s.Seats[p].Loc = r.s.Place(r.cat, rules.AtResistance)
		if r.s.Seats[p].Revealed && !r.s.Seats[p].Infiltrating {
			r.s.Seats[p].Loc = r.s.Place(r.cat, rules.AtAuthority)
		}
		r.placed = r.placed.With(p)
	}
	return nil
}

// leavePile leaves the top n civilian ships in the pile: the rest is Locked on New
// Caprica, or was destroyed.
func (r *runner) leavePile(n int) {
	for r.s.Count(rules.CivilianPile) > n {
		if r.s.Caprica != rules.NotSettled && !r.stated["locked"] {
			r.move(rules.CivilianPile, 0, rules.CivilianLock, 0)
		} else {
			r.move(rules.CivilianPile, 0, rules.CivilianGone, rules.Public)
		}
	}
}
