package bots

import "ragtag/rules"

// Resources, activations, dice and types of Skill cards.

// kindQuestions returns the entries for questions about one of a few kinds.
func kindQuestions() []question {
	return []question{
		judged(rules.ReqResource, BetterOutcome, func(s *scene, o rules.Option) float64 { return s.resource(o.Resource()) }),
		judged(rules.ReqAdjust, BetterOutcome, func(s *scene, o rules.Option) float64 { return s.aim(float64(o.Number())) }),
		judged(rules.ReqIcon, HurtHumans, func(s *scene, o rules.Option) float64 { return -s.fleet(o.Icon()) }),
		judged(rules.ReqDieResult, BetterOutcome, func(s *scene, o rules.Option) float64 { return s.dieResult(o.Number()) }),
		judged(rules.ReqChangeRoll, BetterOutcome, func(s *scene, o rules.Option) float64 { return s.aim(s.nudged(o.Number())) }),
		{rules.ReqSkill, (*scene).skillType},
		judged(rules.ReqTitle, UseTitle, func(s *scene, o rules.Option) float64 {
			k := s.cat.Title(o.Comp()).Title
			if _, ok := asking[rules.GrantTitle](s); ok {
				return s.aim(s.granting([]rules.Title{k}))
			}
			return s.borrowed(k)
		}),
	}
}

// skillType returns the value of a type of Skill cards: one to draw, or one that a
// check ignores.
func (s *scene) skillType(o rules.Option) (float64, Reason) {
	if _, ok := asking[rules.Refresh](s); ok {
		return wanted[o.Skill()], UsefulTypes
	}
	if _, ok := asking[rules.EachDrawsType](s); ok {
		return wanted[o.Skill()], UsefulTypes
	}
	if _, ok := asking[rules.SearchSkills](s); ok {
		return wanted[o.Skill()], UsefulTypes
	}
	if s.learns() {
		return s.learnable(o.Skill()), UsefulTypes
	}
	return s.zeroing(o.Skill()), BetterOutcome
}

// resource returns the value of choosing a resource to lose, to guard or to
// gain.
func (s *scene) resource(k rules.Resource) float64 {
	by := 1
	for _, e := range s.causes() {
		if _, ok := rules.Find[rules.LoseHighest](e); ok {
			by = -1
		}
		if _, ok := rules.Find[rules.Guard](e); ok {
			return -s.bySide(s.dial(k, -1))
		}
	}
	if s.r.Rule == "trauma.phase" && s.aim(1) < 0 {
		return -s.dial(k, -1) // it has chosen to lower one
	}
	return s.bySide(s.dial(k, by))
}

// causes returns the effects of the component that asks, its own and those of
// its uses.
func (s *scene) causes() (all []rules.Effect) {
	if s.r.Cause == rules.None {
		return nil
	}
	all = append(all, s.caused())
	for _, u := range s.cat.Uses(s.r.Cause) {
		all = append(all, u.Do)
	}
	return all
}

// zeroing returns the value of ignoring a type in a check. It is good for the
// humans if the type hurts the check.
func (s *scene) zeroing(k rules.Skill) float64 {
	if s.strengthens(k) {
		return s.bySide(-2)
	}
	return s.bySide(1)
}

func (s *scene) strengthens(k rules.Skill) bool {
	if s.view.Check == nil {
		return false
	}
	for _, p := range s.view.Check.Positive {
		if p == k.String() {
			return true
		}
	}
	return false
}

// meanRoll is the mean result of a die.
const meanRoll = (1 + rules.DieSides) / 2.0

// dieResult returns the value of a result that the rookie may choose for a die.
func (s *scene) dieResult(n int) float64 {
	b := s.rollStake()
	points := 0.02 * float64(n) // where more is better, as far as the rookie can tell
	if n >= b.lowest {
		points += b.points
	}
	return s.bySide(points)
}
