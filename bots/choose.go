package bots

import (
	"math"
	"strings"

	"ragtag/rules"
)

// decision returns the value of a box, of yes or no, or of a decision about a
// check.
func (s *scene) decision(i int) (float64, Reason) {
	o := s.r.Options[i]
	switch s.r.Kind {
	case rules.ReqBox:
		if o.Kind == rules.OptComp {
			return s.addedBox(o.Comp()), BetterOutcome
		}
		return s.box(o.Box()), BetterOutcome
	case rules.ReqApply:
		if (o.Kind == rules.OptYes) == (s.r.About.Part == rules.HeedDraw) {
			return 1, BetterOutcome
		}
		return 0, BetterOutcome
	case rules.ReqOutcome:
		if o.Kind == rules.OptYes {
			return s.bySide(s.stake()), BetterOutcome
		}
		return 0, BetterOutcome
	case rules.ReqDifficulty:
		return s.bySide(s.stake()) * float64(-o.Number()), BetterOutcome
	}
	return s.optional(o)
}

// deniable is how much worse for the humans an openly made choice of a hidden
// Cylon may be.
const deniable = 0.4

// box returns the value of a box of a card. A hidden Cylon chooses the worse
// box only where it is not suspicious.
func (s *scene) box(n int) float64 {
	do := s.caused()
	var a, b rules.Effect
	if n < 2 {
		c, ok := rules.Find[rules.Choose](do)
		if !ok {
			return 0
		}
		a, b = c.A, c.B
	} else {
		c, ok := rules.Find[rules.OneOf](do)
		if !ok {
			c, ok = rules.FindIn[rules.OneOf](s.cat, s.r.Cause)
		}
		if !ok {
			return 0
		}
		a, b, n = c.A, c.B, n-2
		if was := s.acting; c.By == rules.Acting { // what befalls who acts befalls the rookie
			s.acting = int(s.me) + 1
			defer func() { s.acting = was }()
		}
	}
	points := [2]float64{s.worth(a), s.worth(b)}
	if s.side == hidden && math.Abs(points[0]-points[1]) > deniable {
		return points[n]
	}
	return s.bySide(points[n])
}

// optional returns the value of an optional effect, or of a card that a Cylon plays
// at Caprica.
func (s *scene) optional(o rules.Option) (float64, Reason) {
	switch o.Kind {
	case rules.OptNo, rules.OptPass:
		return 0, NothingBetter
	case rules.OptDeck:
		return s.bySide(-1.4), HurtHumans
	case rules.OptComp:
		if s.owesSuper() {
			return 1, HurtHumans
		}
		return s.bySide(s.worthOfCard(o.Comp())), HurtHumans
	}
	if s.r.Cause == rules.None {
		return 0.1, BetterOutcome
	}
	if _, ok := rules.Find[rules.LaunchPilots](s.caused()); ok {
		return s.aim(s.launching()), FlyViper
	}
	if s.dogfights() {
		return s.dogfighting(), BetterOutcome
	}
	if offer, ok := rules.Find[rules.Offer](s.caused()); ok {
		if choosesExecution(offer.Then) {
			return s.offeredExecution(), SuspectsThem
		}
		return s.aim(s.worth(offer.Then)), BetterOutcome
	}
	switch s.cat.Kind(s.r.Cause) {
	case rules.KindLoyalty:
		return 1, HurtHumans
	case rules.KindLocation:
		if fromLocation[rules.MayDrawThenPlay](s) {
			return 0.5, UseQuorum
		} // otherwise a Cylon exchanging its Super Crisis card
		return -1, NothingBetter
	case rules.KindDestination:
		if v, ok := rules.Find[rules.Venture](s.caused()); ok {
			return s.aim(s.worth(v.Roll)), BetterOutcome
		}
		return s.aim(raptorPoints), BetterOutcome
	}
	return 0.1, BetterOutcome
}

// otherOption returns the value of any other option: a card, token, type, resource or
// location.
func (s *scene) otherOption(i int) (float64, Reason) {
	o := s.r.Options[i]
	switch s.r.Kind {
	case rules.ReqCharacter:
		if s.r.Rule == "execution.new-character" {
			return s.successor(o.Comp()), NothingBetter
		}
	case rules.ReqCrisis:
		return s.crisis(o.Comp()), BetterOutcome
	case rules.ReqDestination:
		return s.bySide(s.destination(o.Comp())), BetterOutcome
	case rules.ReqQuorum:
		if o.Kind == rules.OptDeck {
			return 0.5, UseQuorum
		}
		if o.Kind == rules.OptPass {
			return 0, NothingBetter
		}
		return s.quorumAction(s.option(i)), UseQuorum
	case rules.ReqDeck:
		if o.Kind == rules.OptDeck {
			return s.scout(o.Deck()), BetterOutcome
		}
	case rules.ReqDamageToken:
		return s.token(o.Comp()), WorstCandidate
	case rules.ReqIcon:
		return -s.fleet(o.Icon()), HurtHumans
	case rules.ReqResource:
		return s.resource(o.Resource()), BetterOutcome
	case rules.ReqTake:
		return s.keep(s.option(i)), HurtHumans
	case rules.ReqLocation:
		if o.Kind == rules.OptPass {
			return s.standing(), GoodPlace
		}
		points := s.activating(s.option(i)) + s.aim(s.repairFromHand(s.option(i)))
		if e, ok := asking[rules.PrepareOrEvacuate](s); ok && e.Board { // it can come back for a card
			points = max(points, s.standing()+s.aim(s.boarding())-crossing+0.01*points)
		}
		return points, GoodPlace
	case rules.ReqRepair:
		return s.mend(o), BetterOutcome
	case rules.ReqAddToCheck:
		return s.joining(s.option(i)), BetterOutcome
	case rules.ReqGiveQuorum: // the better one is played
		return -s.quorumAction(s.option(i)), UseQuorum
	case rules.ReqUseLocation:
		return s.aim(s.humanValue(strings.TrimSuffix(s.option(i), "/1"))), UseLocation
	case rules.ReqToll:
		if o.Kind != rules.OptComp {
			return 0, NothingBetter
		}
		return s.aim(0.5) - s.keep(s.option(i)), FlyViper
	case rules.ReqTakeAdded:
		if o.Kind != rules.OptComp {
			return 0, NothingBetter
		}
		return s.aim(-s.strength(s.option(i))*s.stake()) + 0.2*s.keep(s.option(i)), BetterOutcome
	case rules.ReqDiscardMutiny:
		return -s.keepMutiny(o.Comp()), NothingBetter
	case rules.ReqDiscardAdded:
		return s.aim(-s.strength(s.option(i)) * s.stake()), BetterOutcome
	case rules.ReqLayTrauma, rules.ReqCrossroads, rules.ReqCondemn:
		return s.crossroadsOption(o)
	case rules.ReqPayExactly:
		return s.payment(o)
	case rules.ReqResolveNext:
		return s.nextOfFive(o.Comp()), BetterOutcome
	case rules.ReqTribute:
		if o.Kind == rules.OptMiracle {
			return 0, NothingBetter
		}
		return -s.bySide(s.worthOfCard(o.Comp())), NothingBetter
	case rules.ReqSearch:
		return s.keep(s.option(i)), UsefulTypes
	case rules.ReqMuster:
		if e, ok := asking[rules.Tribute](s); ok {
			if then, ok := e.Then.(rules.PlaceAndActivate); ok {
				return s.mustering(o.Ship(), o.Area(), then), BetterOutcome
			}
		}
	case rules.ReqStay: // where it is, it shoots at once and need not be launched
		if o.Kind == rules.OptNo {
			return 0, FlyViper
		}
		return s.bySide(0.1), FlyViper
	case rules.ReqDieResult:
		return s.dieResult(o.Number()), BetterOutcome
	case rules.ReqChangeRoll:
		return s.aim(s.nudged(o.Number())), BetterOutcome
	case rules.ReqCheckOrHand:
		return s.keepsLearned(o), BetterOutcome
	case rules.ReqReinforce:
		return -s.reinforcing(o), HurtHumans
	case rules.ReqOrders:
		if e, ok := asking[rules.Orders](s); ok {
			return -s.worth(e.Of[o.Box()]), HurtHumans
		}
	case rules.ReqDiscardQuorum:
		return s.poor(s.cat.Ref(o.Comp())), UseQuorum
	case rules.ReqTitle:
		if _, ok := asking[rules.GrantTitle](s); ok {
			return s.aim(s.granting([]rules.Title{s.cat.Title(o.Comp()).Title})), UseTitle
		}
		return s.borrowed(s.cat.Title(o.Comp()).Title), UseTitle
	case rules.ReqSkill:
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
	case rules.ReqTopOrBottom:
		return s.putting(o), BetterOutcome
	case rules.ReqSpare, rules.ReqAddUp, rules.ReqGiveMutiny, rules.ReqPlayMutiny, rules.ReqMiracle, rules.ReqRepeat, rules.ReqDiscardSuper, rules.ReqGive:
		return s.peopleOption(i)
	case rules.ReqFirst, rules.ReqAbility, rules.ReqPutBack, rules.ReqOnDestiny, rules.ReqDiscardDestiny, rules.ReqShowCylon, rules.ReqLeaveOut, rules.ReqDamagedShip, rules.ReqMotive:
		return s.orderOption(i)
	case rules.ReqAlly, rules.ReqTrauma, rules.ReqPutTrauma, rules.ReqMood, rules.ReqAdjust:
		return s.traumaOption(o)
	}
	return 0, Whim
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

// crisis returns the value of choosing a Crisis card. At Caprica no ships are
// activated and the fleet marker does not move; a Super Crisis card is chosen
// to be discarded.
func (s *scene) crisis(c rules.Comp) float64 {
	if s.cat.Kind(c) == rules.KindSuper {
		return -s.bySide(s.worth(s.cat.Crisis(c).Do))
	}
	if s.side == revealed {
		return s.bySide(s.worth(s.cat.Crisis(c).Do))
	}
	return s.bySide(s.worthOfCard(c))
}

func (s *scene) destination(c rules.Comp) float64 {
	d := s.cat.Destination(c)
	far := min(int(d.Distance), max(0, s.view.Goal-s.view.Distance)) // distance that the humans need
	return distantPoints*float64(far) + s.worth(d.Do)
}

// token returns the value of a damage token that a Cylon picks for Galactica.
func (s *scene) token(c rules.Comp) float64 {
	d := s.cat.Damage(c)
	if d.Location == "" {
		return -s.worth(d.Do)
	}
	points := -s.damage()
	switch d.Location {
	case "ftl-control", "command":
		points += 0.4
	case "hangar-deck":
		points += 0.2
	}
	return points
}

func (s *scene) mend(o rules.Option) float64 {
	if o.Kind == rules.OptComp {
		return s.repairing(s.cat.Ref(o.Comp())) + 0.2
	}
	if o.Kind == rules.OptDestroyed {
		return s.aim(0.6)
	}
	return s.aim(0.5)
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

// putting returns the value of where to put a card looked at: on top if it is
// better than most.
func (s *scene) putting(o rules.Option) float64 {
	points := 0.0
	for _, ref := range s.view.Mine.Drawn {
		c, ok := s.cat.Find(ref)
		switch {
		case !ok:
		case s.cat.Kind(c) == rules.KindCrisis:
			points = s.worthOfCard(c) + 2.5 // about the cost of an average card
		case s.cat.Kind(c) == rules.KindDestination:
			points = s.atMost(c) - 0.5
		case s.cat.Kind(c) == rules.KindMission:
			points = s.missionOnTop(c)
		}
	}
	if o.Kind == rules.OptBottom {
		points = -points
	}
	return s.bySide(points)
}
