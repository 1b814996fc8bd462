package scenario

import (
	"slices"

	"ragtag/options"
	"ragtag/rules"
)

// move moves slot i of a zone to the top of another.
func (r *runner) move(from rules.Zone, i int, to rules.Zone, known rules.Seats) *rules.Slot {
	j := r.s.Count(to)
	if from == to {
		j--
	}
	return r.s.Put(from, i, to, j, known)
}

// take moves a component to the top of a zone, from a place that the position does not
// state.
func (r *runner) take(c rules.Comp, to rules.Zone) (*rules.Slot, error) {
	for _, z := range r.sources(c) {
		if r.unstated(z, c) < 0 || z != to && !r.replace(z, c) {
			continue
		}
		return r.move(z, r.unstated(z, c), to, r.seers(to)), nil
	}
	got := "no more of them where unstated cards lie"
	if r.cat.Kind(c) == rules.KindLoyalty {
		got += ", or no \"Cylon\" card in the Loyalty deck to give up for it"
	}
	return nil, wantf(got, "a copy of %s", r.word(c))
}

// unstated returns the place of a component in a zone, below the cards stated
// on top of it, or -1.
func (r *runner) unstated(z rules.Zone, c rules.Comp) int {
	in := r.s.In(z)
	return slices.IndexFunc(in[:len(in)-r.decked[z]], func(s rules.Slot) bool { return s.Comp == c })
}

// sources lists the zones from which a component may be taken.
func (r *runner) sources(c rules.Comp) []rules.Zone {
	if k := r.cat.Kind(c); k >= rules.KindSecret {
		return []rules.Zone{rules.SecretDeckOf(k), rules.SecretDiscardOf(k)}
	}
	switch r.cat.Kind(c) {
	case rules.KindSkill:
		k := rules.Zone(r.cat.Skill(c).Skill)
		return []rules.Zone{rules.SkillDeck + k, rules.Destiny, rules.SkillDiscard + k}
	case rules.KindCrisis:
		return []rules.Zone{rules.CrisisDeck, rules.CrisisDiscard, rules.CrisisUnused, rules.CrisisBox}
	case rules.KindSuper:
		return []rules.Zone{rules.SuperDeck}
	case rules.KindQuorum:
		return []rules.Zone{rules.QuorumDeck, rules.QuorumDiscard}
	case rules.KindDestination:
		return []rules.Zone{rules.DestinationDeck}
	case rules.KindLoyalty:
		return []rules.Zone{rules.LoyaltyDeck, rules.LoyaltyBox, rules.LoyaltyNot}
	case rules.KindGalacticaDamage:
		return []rules.Zone{rules.DamagePile}
	case rules.KindPegasusDamage:
		return []rules.Zone{rules.PegasusPile}
	case rules.KindBasestarDamage:
		return []rules.Zone{rules.BasestarPile}
	case rules.KindAgenda:
		return []rules.Zone{rules.AgendaPile}
	case rules.KindMotive:
		return []rules.Zone{rules.MotivePile, rules.MotiveBox}
	case rules.KindTrauma:
		return []rules.Zone{rules.TraumaPool, rules.BoxedUp}
	case rules.KindCrossroads:
		return []rules.Zone{rules.CrossroadsDeck}
	case rules.KindAlly:
		return []rules.Zone{rules.AllyDeck, rules.RemovedFromGame}
	case rules.KindCivilian:
		return []rules.Zone{rules.CivilianPile}
	case rules.KindMission:
		return []rules.Zone{rules.MissionDeck}
	}
	return nil
}

// replace replaces a component that is about to leave a deck whose composition the
// rules fix. The Destiny deck gets another card of the type, the unused Crisis cards
// another of their deck, and the unused "Cylon" and "not a Cylon" cards another of the
// Loyalty deck's.
func (r *runner) replace(z rules.Zone, c rules.Comp) bool {
	switch z {
	case rules.Destiny:
		deck := rules.SkillDeck + rules.Zone(r.cat.Skill(c).Skill)
		if r.s.Count(deck) <= r.decked[deck] {
			return false
		}
		r.s.Put(deck, 0, rules.Destiny, 0, 0)
	case rules.MotiveBox:
		i := slices.IndexFunc(r.s.In(rules.MotivePile), func(s rules.Slot) bool {
			return r.cat.Motive(s.Comp).Side == rules.CylonSide
		})
		r.s.Put(rules.MotivePile, i, rules.MotiveBox, 0, 0)
	case rules.LoyaltyBox:
		i := slices.IndexFunc(r.s.In(rules.LoyaltyDeck), func(s rules.Slot) bool {
			return r.cat.Loyalty(s.Comp).Kind == rules.ACylon
		})
		if i < 0 {
			return false
		}
		r.s.Put(rules.LoyaltyDeck, i, rules.LoyaltyBox, 0, 0)
	case rules.CrisisUnused:
		in := r.s.In(rules.CrisisDeck)
		i := slices.IndexFunc(in[:len(in)-r.decked[rules.CrisisDeck]], func(s rules.Slot) bool {
			_, attack := r.cat.Crisis(s.Comp).Do.(rules.Attack)
			return !attack && !r.cat.Crisis(s.Comp).Caprica
		})
		if i < 0 {
			return false
		}
		r.s.Put(rules.CrisisDeck, i, rules.CrisisUnused, 0, 0)
	case rules.LoyaltyNot:
		return r.giveUpHuman(func(k rules.Allegiance) bool { return k == rules.PersonalGoal || k == rules.FinalFive }) ||
			r.giveUpHuman(func(k rules.Allegiance) bool { return k == rules.NotACylon })
	}
	return true
}

// giveUpHuman returns an unstated card of the Loyalty deck to the unused "not a
// Cylon" cards; it reports whether there is one of the kind.
func (r *runner) giveUpHuman(is func(rules.Allegiance) bool) bool {
	in := r.s.In(rules.LoyaltyDeck)
	i := slices.IndexFunc(in[:len(in)-r.decked[rules.LoyaltyDeck]], func(s rules.Slot) bool { return is(r.cat.Loyalty(s.Comp).Kind) })
	if i >= 0 {
		r.s.Put(rules.LoyaltyDeck, i, rules.LoyaltyNot, 0, 0)
	}
	return i >= 0
}

// seers are the seats that know a component in a zone as a matter of course.
func (r *runner) seers(z rules.Zone) rules.Seats {
	if z == rules.LoyaltyHand+rules.Zone(rules.AssistSeat) && r.s.Choice.Has(options.Solo) {
		return 0 // nobody looks at the assist character's cards
	}
	if k, ok := r.cat.TitleOf(z); ok {
		return rules.Seats(0).With(r.s.Titles[k])
	}
	if p, ok := z.Owner(); ok {
		return rules.Seats(0).With(p)
	}
	if z.FaceDown() {
		return 0
	}
	return rules.Public
}

// toDecks returns the Skill cards of a zone to the bottom of their decks.
func (r *runner) toDecks(z rules.Zone) {
	for r.s.Count(z) > 0 {
		c := r.s.At(z, 0).Comp
		r.s.Put(z, 0, rules.SkillDeck+rules.Zone(r.cat.Skill(c).Skill), 0, 0)
	}
}
