package lab

import (
	"errors"
	"fmt"
	"math/rand/v2"

	"ragtag/bots"
	"ragtag/rules"
)

// dice is the source of randomness of a tortured game.
type dice struct{ *rand.Rand }

func newDice(seed uint64) dice { return dice{rand.New(rand.NewPCG(seed, 1<<32))} }

// shuffled returns the numbers below n in random order.
func (d dice) shuffled(n int) []int { return d.Perm(n) }

// randomBot returns a bot that answers at random. It is always available.
func randomBot(seed uint64) rules.Decider {
	b, err := bots.New("random", seed)
	if err != nil {
		panic(err)
	}
	return b
}

// tryListed answers copies of the game with each option of each open request in
// turn. All must be accepted.
func (v *victim) tryListed() error {
	for _, r := range v.game.Pending() {
		for i := range int(r.N) {
			a, ok := with(&r, i)
			if !ok {
				return fmt.Errorf("seat %d can never take %s of %v", r.Seat, v.cat.OptionID(r.Options[i]), r.Kind)
			}
			twin := v.twin()
			if err := twin.Answer(r.Seat, v.game.Ask(), v.cat.Takes(&r, &a)); err != nil {
				return fmt.Errorf("seat %d was offered %s and refused it: %w", r.Seat, v.cat.OptionID(r.Options[i]), err)
			}
			if err := twin.Err(); err != nil {
				return fmt.Errorf("after seat %d took %s: %w", r.Seat, v.cat.OptionID(r.Options[i]), err)
			}
			if err := twin.Invariants(); err != nil {
				return fmt.Errorf("after seat %d took %s: %w", r.Seat, v.cat.OptionID(r.Options[i]), err)
			}
		}
	}
	return nil
}

// with returns a legal answer that takes option i and as few others as
// possible; ok is false if there is none.
func with(r *rules.Request, i int) (a rules.Answer, ok bool) {
	a.Take[i] = 1
	missing := int(max(r.Min, r.Least)) - 1
	for j := 0; j < int(r.N) && missing > 0; j++ {
		more := min(missing, int(r.Limit[j]-a.Take[j]))
		a.Take[j] += uint8(more)
		missing -= more
	}
	return a, r.Legal(&a)
}

// wrong is an answer that must be refused.
type wrong struct {
	seat  rules.Seat
	ask   int
	takes []rules.Take
	code  rules.Code
}

// tryUnlisted gives the game illegal answers, and checks that each is refused
// for the right reason and leaves the game unchanged.
func (v *victim) tryUnlisted() error {
	before, ask, open := v.game.State(), v.game.Ask(), v.game.Open()
	if err := v.refuses(v.wrongs()); err != nil {
		return err
	}
	if v.game.State() != before || v.game.Ask() != ask || v.game.Open() != open || v.game.NumEvents() > len(v.events) {
		return errors.New("an answer that was refused changed the game")
	}
	return nil
}

func (v *victim) refuses(answers []wrong) error {
	for _, w := range answers {
		var refused *rules.AnswerError
		err := v.game.Answer(w.seat, w.ask, w.takes)
		if !errors.As(err, &refused) || refused.Code != w.code {
			return fmt.Errorf("seat %d answered question %d with %v: got %v, want %s", w.seat, w.ask, w.takes, err, w.code)
		}
	}
	return nil
}

// wrongs returns answers that must be refused: by the wrong seat, to another
// question, with options that are not offered, too many and too few.
func (v *victim) wrongs() (all []wrong) {
	ask, asked := v.game.Ask(), v.game.Asked()
	pending := v.game.Pending()
	first := &pending[0]
	legal, _ := with(first, 0)
	takes := v.cat.Takes(first, &legal)
	all = append(all,
		wrong{first.Seat, ask - 1, takes, rules.OldRequest},
		wrong{first.Seat, ask + 1, takes, rules.OldRequest},
		wrong{rules.Nobody, ask, takes, rules.WrongSeat},
		wrong{rules.Seat(v.players), ask, takes, rules.WrongSeat},
	)
	for p := range rules.Seat(v.players) {
		switch {
		case !asked.Has(p):
			all = append(all, wrong{p, ask, takes, rules.WrongSeat})
		case !v.game.Open().Has(p):
			all = append(all, wrong{p, ask, takes, rules.Answered})
		}
	}
	for i := range pending {
		all = append(all, v.wrongTakes(&pending[i])...)
	}
	return all
}

// anyOption returns a random option, which a request may offer or not.
func (v *victim) anyOption() rules.Option {
	n, area := v.dice.IntN, rules.Area(v.dice.IntN(int(rules.NumAreas)))
	some := []rules.Option{
		rules.OfKind(rules.OptPass), rules.OfKind(rules.OptYes), rules.OfKind(rules.OptNo), rules.OfHull(rules.OptReserves, rules.Viper),
		rules.OfHull(rules.OptDamaged, rules.Viper), rules.OfHull(rules.OptDestroyed, rules.Viper), rules.OfKind(rules.OptTop), rules.OfKind(rules.OptBottom),
		rules.OfKind(rules.OptViper), rules.OfKind(rules.OptReturn), rules.OfKind(rules.OptPrepare), rules.OfKind(rules.OptEvacuate),
		rules.OfComp(rules.Comp(1 + n(v.cat.Size()-1))), rules.OfUse(rules.Comp(1+n(v.cat.Size()-1)), 1),
		rules.OfSeat(rules.Seat(n(rules.MaxSeats))), rules.OfArea(area), rules.MoveTo(area), rules.ShipIn(rules.Ship(n(int(rules.NumShips))), area),
		rules.OfSkill(rules.Skill(n(int(rules.Treachery) + 1))), rules.OfBox(n(4)), rules.OfCivilian(uint8(1+n(12)), area),
		rules.Boarding(n(rules.BoardingSpaces)), rules.Number(n(5) - 2), rules.OfResource(rules.Resource(n(int(rules.NumResources)))),
		rules.OfIcon(rules.Activation(n(int(rules.NumActivations)))), rules.OfDeck(rules.KindCrisis), rules.OfDeck(rules.KindDestination),
	}
	return some[n(len(some))]
}

// wrongTakes returns takes that a request must refuse.
func (v *victim) wrongTakes(r *rules.Request) (all []wrong) {
	refuse := func(code rules.Code, takes ...rules.Take) {
		all = append(all, wrong{r.Seat, v.game.Ask(), takes, code})
	}
	listed := map[string]bool{}
	for _, id := range v.cat.OptionIDs(r) {
		listed[id] = true
	}
	for range 4 {
		if id := v.cat.OptionID(v.anyOption()); !listed[id] {
			refuse(rules.NotAnOption, rules.Take{Option: id, Count: 1})
		}
	}
	refuse(rules.NotAnOption, rules.Take{Option: "", Count: 1})
	if r.Min > 0 {
		refuse(rules.TooFew)
	}
	if r.N > 0 {
		id := v.cat.OptionID(r.Options[0])
		refuse(rules.TooMany, rules.Take{Option: id, Count: int(r.Limit[0]) + 1})
		refuse(rules.TooMany, rules.Take{Option: id, Count: 1 << 20})
		refuse(rules.TooMany, rules.Take{Option: id, Count: -1})
		refuse(rules.TooMany, rules.Take{Option: id, Count: 0})
	}
	if takes, ok := v.tooMany(r); ok {
		refuse(rules.TooMany, takes...)
	}
	return all
}

// tooMany returns takes of every option; ok is false if the request allows
// that.
func (v *victim) tooMany(r *rules.Request) (takes []rules.Take, ok bool) {
	total := 0
	for i := range int(r.N) {
		takes = append(takes, rules.Take{Option: v.cat.OptionID(r.Options[i]), Count: int(r.Limit[i])})
		total += int(r.Limit[i])
	}
	return takes, total > int(r.Max)
}
