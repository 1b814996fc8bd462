package bots

import "ragtag/rules"

// Mutiny cards and the Mutineer.

// mutinyPoints is what a Mutiny card in a human's hand costs: it may be of use, but the
// next one sends its holder to the Brig.
const mutinyPoints = 1.0

// mutinyWorths returns the entries for effects on Mutiny cards.
func mutinyWorths() []entry {
	return []entry{
		on(func(s *scene, e rules.DrawMutiny) float64 { return s.drawingMutiny(s.whom(e.Who)) }),
		fixed[rules.RemovePlayed](0),
		fixed[rules.KeepOneMutiny](0),
		on(func(s *scene, _ rules.DropMutiny) float64 { return s.droppingMutiny() }),
		fixed[rules.AbusePower](1.3),
	}
}

// mutinyQuestions returns the entries for questions about Mutiny cards.
func mutinyQuestions() []question {
	return []question{
		judged(rules.ReqDiscardMutiny, NothingBetter, func(s *scene, o rules.Option) float64 { return -s.keepMutiny(o.Comp()) }),
		judged(rules.ReqGiveMutiny, BetterOutcome, func(s *scene, o rules.Option) float64 { return s.keepMutiny(o.Comp()) }),
		judged(rules.ReqPlayMutiny, BetterOutcome, func(s *scene, o rules.Option) float64 { return s.keepMutiny(o.Comp()) }),
	}
}

// drawingMutiny returns the points of a player drawing a Mutiny card: with one too many
// it goes to the Brig. Seat -1 is an unknown player.
func (s *scene) drawingMutiny(p int) float64 {
	if p < 0 || p >= len(s.seats) || s.seats[p].revealed {
		return -mutinyPoints
	}
	if s.view.Seats[p].Secrets[s.cat.KindID(s.cat.MutinyKind())] < s.mutinyLimit(p) {
		return -mutinyPoints * (1 - s.suspect(p))
	}
	return s.jail(p)
}

// burdening returns what it costs the rookie to discard a card by choice: some bring a
// Mutiny card to a human player.
func (s *scene) burdening(ref string) float64 {
	c, ok := s.cat.Find(ref)
	if !ok || s.cat.Kind(c) != rules.KindSkill || !s.cat.Skill(c).Burden || s.cylonPlayer() {
		return 0
	}
	if s.mutinyOf(int(s.me)) < s.mutinyLimit(int(s.me)) {
		return mutinyPoints
	}
	return freePoints
}

// mutinyLimit returns how many Mutiny cards seat p may hold.
func (s *scene) mutinyLimit(p int) int {
	for _, ref := range s.view.Seats[p].Shown {
		if c, ok := s.cat.Find(ref); ok && s.cat.Loyalty(c).Kind == rules.TheMutineer {
			return rules.MutineerLimit
		}
	}
	return rules.MutinyLimit
}

// mutinyAction returns the value of playing a Mutiny card, which is out of the way then.
func (s *scene) mutinyAction(c rules.Comp) float64 {
	return s.aim(s.worth(s.cat.Secret(c).Do)) + mutinyPoints
}

// keepMutiny returns the value of a Mutiny card that may be kept, to a player who
// discards the others.
func (s *scene) keepMutiny(c rules.Comp) float64 { return s.bySide(s.worth(s.cat.Secret(c).Do)) }

// hearMutineer learns who is the Mutineer: the card is no "Cylon" card, and another may
// have come for it.
func (m *mind) hearMutineer(by int) {
	m.provedHuman(by)
	m.loyalty[by] = max(0, m.loyalty[by]-1)
}

// spreadsMutiny reports whether the player who is chosen draws a Mutiny card.
func (s *scene) spreadsMutiny() bool {
	ok := false
	for _, w := range s.cat.Ways(s.r.Cause) {
		for _, e := range rules.Walk(w.Do) {
			d, draws := e.(rules.DrawMutiny)
			ok = ok || draws && d.Who == rules.Chosen
		}
	}
	if _, frees := rules.FindIn[rules.FreeJailed](s.cat, s.r.Cause); frees { // two choices: the player who is freed is in the Brig
		for _, o := range s.r.Options[:s.r.N] {
			ok = ok && !s.seats[o.Seat()].jailed
		}
	}
	return ok
}

// mutinyOf returns how many Mutiny cards a player holds.
func (s *scene) mutinyOf(p int) int {
	if p < 0 || p >= len(s.view.Seats) || s.cat.MutinyKind() == rules.KindNone {
		return 0
	}
	return s.view.Seats[p].Secrets[s.cat.KindID(s.cat.MutinyKind())]
}

// droppingMutiny returns the points of being rid of a Mutiny card.
func (s *scene) droppingMutiny() float64 {
	if s.mutinyOf(int(s.me)) == 0 {
		return 0
	}
	return mutinyPoints * (1 - s.suspect(int(s.me)))
}
