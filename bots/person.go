package bots

import (
	"ragtag/rules"
)

// personQuestions returns the entries for questions about a player.
func personQuestions() []question {
	return []question{
		{rules.ReqSeat, (*scene).person},
		judged(rules.ReqHandOver, HurtHumans, func(s *scene, o rules.Option) float64 {
			if o.Kind == rules.OptPass {
				return 0
			}
			return 1 - s.suspect(int(o.Seat()))
		}),
		orNone(rules.ReqSpare, rules.OptSeat, BetterOutcome, func(s *scene, o rules.Option) float64 {
			return s.aim(0.3 * (1 - 2*s.suspect(int(o.Seat()))))
		}),
	}
}

// person returns the value of choosing a player, by what will happen to it.
func (s *scene) person(o rules.Option) (float64, Reason) {
	if o.Kind == rules.OptPass {
		return 0, NothingBetter
	}
	p := int(o.Seat())
	fate := s.fate()
	if p == int(s.me) && (fate == jailed || fate == doomed || fate == harmed) {
		return -unmaskPoints, NothingBetter
	}
	switch fate {
	case jailed:
		return s.bySide(s.jail(p) + s.titleLoss(p)), SuspectsThem
	case doomed:
		return s.bySide(s.executing(p)), SuspectsThem
	case harmed:
		return s.bySide(3*s.suspect(p) - 1 + s.titleLoss(p)), SuspectsThem
	case looked:
		return s.unknown(p), SuspectsThem
	case ordered:
		return s.aim(s.orderFor(p)), TrustsThem
	case burdened:
		return s.bySide(s.drawingMutiny(p)), SuspectsThem
	case robbed:
		return float64(s.seats[p].cards), WorstCandidate
	}
	own := 0.0
	if p == int(s.me) {
		own = 0.5
	}
	return own + s.bySide(1-2*s.suspect(p)), TrustsThem
}

// fate is what happens to a chosen player.
type fate uint8

const (
	favoured fate = iota
	jailed
	doomed
	harmed
	looked
	ordered
	robbed
	burdened
)

// fate reads what the choice is about from the component that asks.
func (s *scene) fate() fate {
	if s.r.Cause == rules.None {
		return favoured
	}
	if s.spreadsMutiny() {
		return burdened
	}
	if s.cat.Kind(s.r.Cause) == rules.KindSkill {
		return ordered
	}
	if s.takesCards() {
		return robbed
	}
	if s.cat.Kind(s.r.Cause) == rules.KindAbility {
		return looked
	}
	do := s.caused()
	if a, ok := rules.Find[rules.Accuse](do); ok {
		if _, sent := a.Check.Pass.(rules.Send); sent {
			return jailed
		}
	}
	if choosesExecution(do) {
		return doomed
	}
	if e, ok := rules.Find[rules.SendOne](do); ok {
		if e.To == rules.AtBrig {
			return jailed
		}
		return harmed
	}
	if _, ok := rules.Find[rules.Look](do); ok {
		return looked
	}
	if _, ok := rules.Find[rules.Infiltrate](do); ok {
		return robbed
	}
	return favoured
}

// takesCards reports whether an ability takes cards of the player who is chosen.
func (s *scene) takesCards() bool {
	_, one := rules.FindIn[rules.Entice](s.cat, s.r.Cause)
	_, all := rules.FindIn[rules.SwapHands](s.cat, s.r.Cause)
	return one || all
}

// unknown returns how much there is to learn about a player.
func (s *scene) unknown(p int) float64 {
	k, risk := s.suspect(p), s.bySide(s.lookRisk(p))
	if s.side != human {
		return risk - k
	}
	return risk + k*(1-k)
}
