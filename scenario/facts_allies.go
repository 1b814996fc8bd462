package scenario

import (
	"slices"
	"strconv"
	"strings"

	"ragtag/options"
	"ragtag/rules"
)

// allyFacts are about Allies and the trauma tokens that no player holds.
var allyFacts = []fact{
	{form(`allies: (.+)`), setAllies, checkAllies},
	{form(`token on ([^:]+): ([\w-]+)(?: by (.+))?`), setTokenOn, checkTokenOn},
	{form(`token in (brig|sickbay|detention|medical center): ([\w-]+)`), setTokenIn, checkTokenIn},
}

// setAllies puts Allies on the board.
func setAllies(r *runner, m []string) error {
	cs, err := r.comps(list(m[1]), rules.KindAlly)
	if err != nil {
		return err
	}
	if len(cs) > rules.NumAllies {
		return wantf(m[1], "at most %d Allies", rules.NumAllies)
	}
	for i, c := range cs {
		if _, err := r.take(c, rules.AllyOn+rules.Zone(i)); err != nil {
			return err
		}
	}
	return nil
}

func checkAllies(r *runner, s *rules.State, m []string) error {
	var want []rules.Comp
	if !isNone(m[1]) {
		var err error
		if want, err = r.comps(list(m[1]), rules.KindAlly); err != nil {
			return err
		}
	}
	return r.compare(sorted(alliesOn(s)), sorted(want), "allies")
}

// alliesOn lists the Allies on the board.
func alliesOn(s *rules.State) (all []rules.Comp) {
	for z := rules.AllyOn; z < rules.AllyOn+rules.NumAllies; z++ {
		all = append(all, fromTop(s, z)...)
	}
	return all
}

func isNone(words string) bool { return strings.TrimSpace(words) == "none" }

// spotOf returns the spot of an Ally on the board.
func (r *runner) spotOf(s *rules.State, words string) (rules.Zone, error) {
	c, err := r.comp(words, rules.KindAlly)
	if err != nil {
		return 0, err
	}
	for i := range rules.Zone(rules.NumAllies) {
		if s.Find(rules.AllyOn+i, c) >= 0 {
			return i, nil
		}
	}
	return 0, wantf(r.word(c)+" elsewhere", "an Ally on the board")
}

// setTokenOn puts a trauma token on an Ally; anyone who put it there knows it.
func setTokenOn(r *runner, m []string) error {
	spot, err := r.spotOf(&r.s, m[1])
	if err != nil {
		return err
	}
	c, err := r.comp(m[2], rules.KindTrauma)
	if err != nil {
		return err
	}
	slot, err := r.take(c, rules.TraumaOn+spot)
	if err != nil || m[3] == "" {
		return err
	}
	p, err := r.mustSeat(m[3])
	slot.Known, slot.Tag = rules.Seats(0).With(p), uint8(p)+1
	return err
}

func checkTokenOn(r *runner, s *rules.State, m []string) error {
	spot, err := r.spotOf(s, m[1])
	if err != nil {
		return err
	}
	if err := r.checkToken(s, rules.TraumaOn+spot, m[2]); err != nil || m[3] == "" {
		return err
	}
	p, err := r.placerOf(m[3])
	if by := rules.Seat(s.At(rules.TraumaOn+spot, 0).Tag) - 1; err == nil && by != p {
		return wantf(r.name(by), "a token of %s", r.name(p))
	}
	return err
}

// placerOf reads who put a token somewhere: a player or nobody.
func (r *runner) placerOf(words string) (rules.Seat, error) {
	if kebab(words) == "nobody" {
		return rules.Nobody, nil
	}
	return r.mustSeat(words)
}

// tokenIn returns the zone of the token on a location.
func tokenIn(place string) rules.Zone {
	return rules.TraumaAt + rules.Zone(slices.Index([]string{"brig", "sickbay", "detention", "medical center"}, place))
}

func setTokenIn(r *runner, m []string) error {
	c, err := r.comp(m[2], rules.KindTrauma)
	if err == nil {
		_, err = r.take(c, tokenIn(m[1]))
	}
	return err
}

func checkTokenIn(r *runner, s *rules.State, m []string) error {
	return r.checkToken(s, tokenIn(m[1]), m[2])
}

// checkToken checks the trauma token of a place, by its face or by the word "unseen": one
// that nobody has seen, whatever its face.
func (r *runner) checkToken(s *rules.State, z rules.Zone, face string) error {
	if face != "unseen" {
		return r.compareSet(s, z, list(face), rules.KindTrauma)
	}
	if n := s.Count(z); n != 1 || s.At(z, 0).Known != 0 {
		return wantf(strconv.Itoa(n)+" tokens"+r.standing(), "1 that nobody has seen")
	}
	return nil
}

// completeAllies puts trauma tokens of the pool where the game always has some, unless
// others have been stated: into the Mood Pool, on Allies and on locations.
func (r *runner) completeAllies() error {
	t := rules.At(r.cat, r.s)
	fill := func(z rules.Zone, n int) {
		for _, from := range []rules.Zone{rules.TraumaPool, rules.BoxedUp} {
			for r.s.Count(z) < n && r.s.Count(from) > r.decked[from] {
				r.move(from, 0, z, 0)
			}
		}
	}
	switch {
	case r.s.Count(rules.BoxedUp) > 0: // rule crossroads.after
	case t.HasMood():
		fill(rules.MoodPool, len(r.players))
	case t.HasTrauma():
		for i := range rules.Zone(rules.NumAllies) {
			fill(rules.TraumaOn+i, r.s.Count(rules.AllyOn+i))
		}
		for _, place := range []string{"brig", "sickbay"} {
			fill(tokenIn(place), 1)
		}
		if r.s.Caprica != rules.NotSettled && r.choice.Feature(options.Interlude, len(r.players)) {
			fill(tokenIn("detention"), 1)
			fill(tokenIn("medical center"), 1)
		}
	}
	return nil
}
