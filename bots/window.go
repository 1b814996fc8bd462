package bots

import (
	"math"

	"ragtag/rules"
)

// play returns the value of using something in a window.
func (s *scene) play(o rules.Option) (float64, Reason) {
	if o.Kind != rules.OptComp {
		return 0, NothingBetter
	}
	id, points, why := s.cat.OptionID(o), 0.0, UseAbility
	if s.cat.Kind(o.Comp()) == rules.KindSkill {
		points, why = -s.keep(id), PlaySkill
	}
	for _, u := range s.cat.Uses(o.Comp()) {
		if u.When == s.r.Window {
			points += s.interrupt(u.Do, id)
		}
	}
	return points, why
}

// interrupt returns the points of an effect in a window for the rookie's side;
// card is the card that has the effect and is spent on it.
func (s *scene) interrupt(e rules.Effect, card string) float64 { return interrupts.of(s, e, card) }

func interruptEntries() []entry {
	return []entry{
		onCard(func(s *scene, e rules.Steps, card string) float64 {
			sum := 0.0
			for _, step := range e {
				sum += s.interrupt(step, card)
			}
			return sum
		}),
		onCard(func(s *scene, e rules.UseInCheck, card string) float64 {
			return s.interrupt(e.Then, card)
		}),
		on(func(s *scene, _ rules.InsteadOfResult) float64 { // an execution instead of the Brig
			if c := s.view.Check; c != nil {
				return s.aim(s.executing(c.Chosen) - s.jail(c.Chosen))
			}
			return 0
		}),
		onCard(func(s *scene, e rules.Reckless, card string) float64 {
			return s.aim(s.spent(e, card))
		}),
		onCard(func(s *scene, e rules.Once, card string) float64 {
			return s.aim(s.spent(e, card))
		}),
		onCard(func(s *scene, e rules.Jam, card string) float64 {
			return s.aim(s.spent(e, card))
		}),
		on(func(s *scene, e rules.EaseOnce) float64 {
			return s.easing(int(e.By))
		}),
		onCard(func(s *scene, e rules.Ease, card string) float64 {
			return s.aim(s.spent(e, card))
		}),
		onCard(func(s *scene, e rules.MakePositive, card string) float64 {
			return s.aim(s.spent(e, card))
		}),
		on(func(s *scene, _ rules.EaseOrHarden) float64 {
			return 0.4 * math.Abs(s.stake())
		}),
		on(func(s *scene, _ rules.FaceUp) float64 {
			return s.aim(0.15*s.stake()*s.doubt() - 0.3)
		}),
		on(func(s *scene, e rules.AddToRoll) float64 {
			return s.aim(s.rolling(int(e.By)))
		}),
		on(func(s *scene, _ rules.Decide) float64 {
			return s.deciding()
		}),
		on(func(s *scene, _ rules.TakePile) float64 {
			return cardPoints*min(float64(s.view.Check.Pile), s.handRoom(20)) - 1.2
		}),
		on(func(s *scene, _ rules.Redraw) float64 {
			return s.aim(-s.worthOfCard(s.r.Cause) - 4)
		}),
		on(func(s *scene, _ rules.TakeOver) float64 {
			return s.aim(s.launching())
		}),
		fixed[rules.MoreAction](1),
		on(func(s *scene, _ rules.Reroll) float64 {
			return s.aim(s.rerolling())
		}),
		on(func(s *scene, e rules.Nudge) float64 {
			return s.aim(s.nudging(int(e.N)))
		}),
		on(func(s *scene, e rules.InsteadOfRoll) float64 {
			return s.bestSetting(int(e.More))
		}),
		on(func(s *scene, e rules.Learn) float64 {
			return s.learning(int(e.N))
		}),
		on(func(s *scene, e rules.BorrowTitle) float64 {
			return s.borrowing(e.Of)
		}),
		on(func(s *scene, _ rules.OtherBox) float64 {
			return s.aim(s.switching()) - oncePoints
		}),
		on(func(s *scene, _ rules.ZeroType) float64 {
			f, _ := s.foresee()
			return s.aim(f.value(zeroed)-f.value(0)) - oncePoints
		}),
		on(func(s *scene, _ rules.ScoutDeck) float64 {
			return s.aim(scoutPoints)
		}),
		fixed[rules.Mark](0),  // a limit
		fixed[rules.UseUp](0), // its price
		on(func(s *scene, e rules.GiveCard) float64 { return s.interrupt(e.Then, "") - 0.5*s.cheapest(1) }),
		fixed[rules.SeeAdded](0.2),
		on(func(s *scene, _ rules.Swell) float64 {
			_, gained := s.swelling()
			return gained - oncePoints
		}),
	}
}

// zeroed is the strength that a check gains on average if a type is ignored.
const zeroed = 2.5

// deciding returns the value of deciding the check, once a game. A Cylon who
// openly lets a check fail that way is known to be one.
func (s *scene) deciding() float64 {
	f, _ := s.foresee()
	switch {
	case s.side == human:
		return max(f.pass, f.fail) - s.prospect("") - 2*oncePoints
	case s.revealing() > 0:
		return f.value(0) - f.fail - oncePoints
	}
	return f.value(0) - f.fail - coverPoints
}

// easing returns the value of lowering the difficulty after the total is known.
func (s *scene) easing(by int) float64 {
	v := s.view.Check
	if v == nil || v.Total == nil || *v.Total >= v.Difficulty || *v.Total < v.Difficulty-by {
		return 0
	}
	return s.aim(s.stake())
}

// doubt returns the likelihood that a player who adds cards is a hidden Cylon.
func (s *scene) doubt() float64 {
	sum := 0.0
	for p, k := range s.players() {
		if !k.revealed && p != int(s.me) {
			sum += k.cylon
		}
	}
	return min(sum, 1)
}

// bet is what depends on the roll under way: the points for the humans of a
// roll that reaches the lowest winning value.
type bet struct {
	lowest int
	points float64
}

// wins returns the likelihood that a roll wins with that much added.
func (b bet) wins(added int) float64 {
	return min(1, max(0, float64(rules.DieSides+1-b.lowest+added)/rules.DieSides))
}

// rollStake returns what depends on the roll of the window.
func (s *scene) rollStake() bet {
	if s.r.Window == rules.WhenViperAttacked {
		price := s.prices.viper
		if s.view.Die != nil && s.view.Die.Roller >= 0 && s.pilotsNear() {
			price = s.prices.pilot
		}
		return bet{s.harmfulRoll(), -price}
	}
	switch s.r.Die.Rule {
	case "combat.viper":
		return bet{s.harmfulRoll(), -s.prices.viper}
	case "combat.galactica":
		return bet{rules.BasestarHitsGalactica, s.damage()}
	case "combat.raider":
		return bet{rules.HitRaider, raiderPoints}
	case "combat.heavy-raider":
		return bet{rules.HitHeavy, 2 * raiderPoints}
	case "combat.basestar", "combat.nuke":
		return bet{rules.HitBasestarGalactica, basePoints}
	case "combat.centurion":
		if i := s.boarded(); i >= 0 {
			return bet{rules.HitCenturion, s.savedBy(func(k *sky) { k.aboard[i]-- })}
		}
	case "jump.ftl":
		if at := s.view.Marker; at < len(s.view.Risk) {
			return bet{rules.FTLSafe, -s.dial(rules.Population, -s.view.Risk[at])}
		}
	}
	if s.r.Cause == rules.None {
		return bet{}
	}
	if r, ok := rules.Find[rules.Roll](s.caused()); ok {
		return bet{int(r.AtMost) + 1, s.worth(r.Else) - s.worth(r.Then)}
	}
	return bet{}
}

// harmfulRoll returns the lowest roll that harms the viper which the die is about.
func (s *scene) harmfulRoll() int {
	k := rules.Viper
	if h := s.r.Die.At.Hull; h != 0 {
		k = h
	}
	v := &s.cat.Ship(k).Viper
	if v.DamagedAt == 0 { // it is never damaged
		return int(v.DestroyedAt)
	}
	return int(v.DamagedAt)
}

// pilotsNear reports whether anybody pilots a viper beside raiders.
func (s *scene) pilotsNear() bool {
	for i := range s.areas {
		if k := &s.areas[i]; k.raiders > 0 && k.vipers == 0 && len(k.pilots) > 0 {
			return true
		}
	}
	return false
}

// rolling returns the points of adding to a coming roll.
func (s *scene) rolling(by int) float64 {
	b := s.rollStake()
	return (b.wins(by) - b.wins(0)) * b.points
}

// rerolling returns the points of rolling the die again.
func (s *scene) rerolling() float64 {
	b := s.rollStake()
	if s.view.Die == nil || b.points == 0 {
		return 0
	}
	won := 0.0
	if s.view.Die.Value >= b.lowest {
		won = 1
	}
	return (b.wins(0) - won) * b.points
}

// switching returns the points of replacing the box chosen by the other one.
func (s *scene) switching() float64 {
	c, ok := rules.Find[rules.Choose](s.caused())
	if !ok {
		return 0
	}
	better := s.worth(c.B) - s.worth(c.A)
	if s.view.Box == 1 {
		better = -better
	}
	return better
}
