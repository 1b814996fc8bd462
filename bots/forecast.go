package bots

import (
	"math"
	"slices"

	"ragtag/rules"
)

// meanStrength is the mean strength of a Skill card.
const meanStrength = 45.0 / 21

// Expectations about a check, besides the cards already added.
const (
	cylonTakes = 3    // strength that a revealed Cylon takes away
	unsure     = 3.3  // standard deviation of the Destiny cards
	perCard    = 0.9  // and of each card of another player
	relied     = 0.75 // share of what others could add that is counted on
	misled     = 0.4  // and the share of that added to a check better failed
)

// forecast is the expected course of the check under way: the strength it
// lacks, what others may still add, and what its results are worth to the
// humans.
type forecast struct {
	need  float64 // missing strength, without cards still to be added
	later float64 // strength that others may still add
	price float64 // points that their cards cost, for each strength
	sd    float64 // standard deviation of the unknown cards

	pass, partial, fail float64
	easier              float64 // how much lower the partial result's difficulty is
}

// foresee reads the check under way. It returns false if there is none.
func (s *scene) foresee() (f forecast, ok bool) {
	c, ok := s.checkUnderWay()
	if !ok {
		return f, false
	}
	f.pass, f.fail = s.worth(c.Pass), s.worth(c.Fail)
	f.partial = f.fail
	if s.view.Check.Partial > 0 {
		f.partial, f.easier = s.worth(c.Partial), float64(s.view.Check.Difficulty-s.view.Check.Partial)
	}
	f.tally(s)
	return f, true
}

// tally counts the cards in the check and those to be expected.
func (f *forecast) tally(s *scene) {
	v := s.view.Check
	harm := 0.0
	f.later, harm, f.price = s.later()
	f.need = f.missing(s) + harm
	cards := 0.0
	for _, n := range v.Added {
		cards += float64(n)
	}
	f.sd = math.Sqrt(unsure*unsure + perCard*perCard*cards)
	if v.FaceUp {
		f.sd = 1
	}
}

// stake returns the points for the humans of passing the check.
func (f *forecast) stake() float64 { return f.pass - f.fail }

// stake returns the points for the humans of passing the check under way.
func (s *scene) stake() float64 {
	f, ok := s.foresee()
	if !ok {
		return 1
	}
	return f.stake()
}

// prospect returns the points of the check under way for the humans, with what
// the rookie will add itself. The card without is spent before that.
func (s *scene) prospect(without string) float64 {
	f, _ := s.foresee()
	_, gained, _ := s.bestHelp(&f, without)
	return f.value(0) + gained
}

// changing returns what the prospect of the check gains by a change.
func (s *scene) changing(without string, change func(c *rules.CheckView)) float64 {
	if s.view.Check == nil {
		return 0
	}
	before, was := s.prospect(""), s.view.Check
	changed := *was
	change(&changed)
	s.view.Check = &changed
	after := s.prospect(without)
	s.view.Check = was
	return after - before
}

// value returns the points of the check for the humans if the rookie adds
// strength x, less the cost of the others' cards.
func (f *forecast) value(x float64) float64 { return f.unseen(x, x) }

// unseen is like value, but the others believe that the rookie adds strength
// seemed.
func (f *forecast) unseen(x, seemed float64) float64 {
	more, price := misled*f.later, 0.0
	if f.stake() > 0 {
		more = min(relied*f.later, max(0, f.need+f.sd-seemed))
		price = cardsInPoints * f.price * more
	}
	x += more
	passes := normal((x - f.need) / f.sd)
	partly := passes
	if f.easier > 0 {
		partly = normal((x - f.need + f.easier) / f.sd)
	}
	return passes*f.pass + (partly-passes)*f.partial + (1-partly)*f.fail - price
}

// normal returns the likelihood of a value below x, in standard deviations.
func normal(x float64) float64 { return 0.5 * math.Erfc(-x/math.Sqrt2) }

// missing returns how much strength the check lacks, as far as the cards added
// show: by their players, or by their faces if they are face up.
func (f *forecast) missing(s *scene) float64 {
	v := s.view.Check
	p := float64(len(v.Positive)) / 5
	have := 2 * meanStrength * (2*p - 1)
	if v.FaceUp {
		return float64(v.Difficulty) - s.strengthUp()
	}
	up := v.AddedUp
	if up != nil {
		have += s.strengthUp()
	}
	for q, n := range v.Added {
		if up != nil {
			n -= up[q]
		}
		if n > 0 && q != int(s.me) {
			have += float64(n) * 2.3 * (1 - 2*s.seats[q].cylon*cylonHurts) * f.leaning(s, q)
			if s.seats[q].revealed {
				have -= float64(n) * (3.2 + 2.3*(1-2*cylonHurts))
			}
		}
	}
	return float64(v.Difficulty) - have
}

// leaning returns which way the cards of a player count, from 1 for the check to -1
// against it. In a check about a player it is what they have said or, if they have said
// nothing and the rookie wants it to fail, unknown; the player it accuses opposes it.
func (f *forecast) leaning(s *scene, q int) float64 {
	c := &s.mind.ledger.check
	switch {
	case c.event == 0 || c.subject < 0 && c.freed < 0:
		return 1
	case q == c.subject:
		return -1
	case s.mind.talk.leans[q] != 0:
		return s.mind.talk.leans[q]
	case f.stake() < 0:
		return 0
	}
	return 1
}

// strengthUp returns the strength of the face-up cards.
func (s *scene) strengthUp() (have float64) {
	for _, ref := range s.view.Check.Cards {
		have += s.strength(ref)
	}
	return have
}

// strength returns the strength that a card adds to the check under way.
func (s *scene) strength(ref string) float64 {
	c, ok := s.cat.Find(ref)
	if !ok {
		return 0
	}
	v := s.view.Check
	n := float64(s.cat.Strength(c))
	kind := s.cat.Skill(c).Skill.String()
	helps := slices.Contains(v.Positive, kind) || v.OnesHelp && n == 1
	if slices.Contains(v.Doubled, kind) {
		n *= 2
	}
	switch {
	case slices.Contains(v.Zeroed, kind):
		return 0
	case helps:
		return n
	}
	return -n
}

// later returns the help that players still to add cards could give, the harm
// that revealed Cylons among them will do, and the cost of a strength to the
// helpers.
func (s *scene) later() (help, harm, price float64) {
	v := s.view
	fits := 0.15 + 0.75*float64(len(v.Check.Positive))/5
	started := v.Check.Adding < 0 // nobody has begun: all players are still to add
	for i := 1; i <= v.Players; i++ {
		q := (v.Current + i) % v.Players
		switch {
		case s.seats[q].out:
		case q == int(s.me):
			started = true
		case !started:
		case s.seats[q].revealed:
			harm += cylonTakes * min(float64(s.seats[q].cards), 1)
		default:
			more := s.couldAdd(q, fits)
			help += more
			price += more * handFactor(s.seats[q].cards)
		}
	}
	return help, harm, strengthPoints * price / max(help, 1e-6)
}

// couldAdd returns the strength that human seat q could add to a check, if the
// share fits of its cards helps.
func (s *scene) couldAdd(q int, fits float64) float64 {
	k := &s.seats[q]
	return s.mind.pledged(q) * max(0, 1-k.cylon) * float64(k.mayAdd()) * fits * meanStrength
}

// chance returns the likelihood of passing a check that has not begun, from the
// hands of the players who would help.
func (s *scene) chance(c rules.Check) float64 {
	fits := 0.0
	for k := rules.Politics; k < rules.Treachery; k++ {
		if c.Skills.Has(k) {
			fits += 0.2
		}
	}
	power, against := 0.0, 0.0
	for q := range s.players() {
		p := &s.seats[q]
		n := float64(p.mayAdd())
		switch {
		case q == int(s.me) && s.side == human && s.view.Mine.Hand != nil:
			power += s.ownPower(c.Skills)
		case p.revealed:
			against += 3 * n
		default:
			power += (1 - p.cylon) * n * (0.25 + fits) * 0.45 * meanStrength
			against += p.cylon * 1.5
		}
	}
	return sigmoid((power - against - float64(c.Difficulty)) / 3)
}

// ownPower returns what the rookie itself would add to a check. It knows its
// hand and is willing to spend it.
func (s *scene) ownPower(types rules.Skills) float64 {
	sum, best := 0.0, 0.0
	for _, ref := range s.view.Mine.Hand {
		if c, ok := s.cat.Find(ref); ok && types.Has(s.cat.Skill(c).Skill) {
			n := float64(s.cat.Strength(c))
			sum += n
			best = max(best, n)
		}
	}
	if s.seats[s.me].jailed {
		return best
	}
	return 0.7 * sum
}

func sigmoid(x float64) float64 { return 1 / (1 + math.Exp(-x)) }
