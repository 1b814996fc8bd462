package scenario

import (
	"strconv"
	"strings"

	"ragtag/rules"
)

// pile is a deck and its discards.
type pile struct {
	deck, discards rules.Zone // NumZones: none
	kind           rules.Kind
}

func piles() map[string]pile {
	m := map[string]pile{
		"crisis":       {rules.CrisisDeck, rules.CrisisDiscard, rules.KindCrisis},
		"super-crisis": {rules.SuperDeck, rules.SuperDiscard, rules.KindSuper},
		"quorum":       {rules.QuorumDeck, rules.QuorumDiscard, rules.KindQuorum},
		"destination":  {rules.DestinationDeck, rules.NumZones, rules.KindDestination},
		"loyalty":      {rules.LoyaltyDeck, rules.NumZones, rules.KindLoyalty},
		"not-a-cylon":  {rules.LoyaltyNot, rules.LoyaltyDiscard, rules.KindLoyalty},
		"destiny":      {rules.Destiny, rules.NumZones, rules.KindSkill},
		"civilian":     {rules.CivilianPile, rules.NumZones, rules.KindCivilian},
		"mission":      {rules.MissionDeck, rules.MissionDiscard, rules.KindMission},
		"trauma":       {rules.TraumaPool, rules.NumZones, rules.KindTrauma},
		"ally":         {rules.AllyDeck, rules.RemovedFromGame, rules.KindAlly},
	}
	for k := range rules.Treachery + 1 {
		m[k.String()] = pile{rules.SkillDeck + rules.Zone(k), rules.SkillDiscard + rules.Zone(k), rules.KindSkill}
	}
	return m
}

func (r *runner) pileOf(name string) (pile, error) {
	p, ok := piles()[kebab(name)]
	if k, rest, secret := r.secretKind(name); secret && rest == "" {
		return pile{rules.SecretDeckOf(k), rules.SecretDiscardOf(k), k}, nil
	}
	if !ok {
		return p, noSuch(name, "a deck: politics, leadership, tactics, piloting, engineering, treachery, crisis, super-crisis, quorum, destination, loyalty, not-a-cylon, destiny, civilian, mission, trauma, ally")
	}
	return p, nil
}

// setDeck puts cards on top of a deck, the first on top; with "exactly" the
// rest of the deck goes to its discards.
func setDeck(r *runner, m []string) error {
	p, err := r.pileOf(m[1])
	if err != nil {
		return err
	}
	cs, err := r.comps(list(m[3]), p.kind)
	if err != nil {
		return err
	}
	if m[2] != "" {
		if err := r.clearDeck(p); err != nil {
			return err
		}
	}
	r.decked[p.deck] = 0
	for i := len(cs) - 1; i >= 0; i-- {
		if err := r.stack(cs[i], p.deck, m[2] != ""); err != nil {
			return err
		}
		r.decked[p.deck]++
	}
	return nil
}

// stack puts a card on top of a deck.
func (r *runner) stack(c rules.Comp, deck rules.Zone, exactly bool) error {
	if deck == rules.Destiny && !exactly && !r.makeRoom(r.cat.Skill(c).Skill) {
		return wantf("a third", "at most 2 cards of each type in the Destiny deck")
	}
	s, err := r.take(c, deck)
	if err == nil {
		s.Known = 0
	}
	return err
}

// makeRoom returns an unstated Destiny card of a type to its deck.
func (r *runner) makeRoom(k rules.Skill) bool {
	in := r.s.In(rules.Destiny)
	for i := range len(in) - r.decked[rules.Destiny] {
		if r.cat.Skill(in[i].Comp).Skill == k {
			r.s.Put(rules.Destiny, i, rules.SkillDeck+rules.Zone(k), 0, 0)
			return true
		}
	}
	return false
}

func (r *runner) clearDeck(p pile) error {
	if p.deck == rules.LoyaltyDeck {
		r.noLoyalty = true
		return nil
	}
	if p.deck == rules.Destiny {
		r.toDecks(rules.Destiny)
		return nil
	}
	if p.deck == rules.TraumaPool {
		for r.s.Count(p.deck) > 0 {
			r.move(p.deck, 0, rules.BoxedUp, 0) // the pool has no discards: they are out of the game
		}
		return nil
	}
	if p.discards == rules.NumZones {
		return wantf("none", "a deck that has discards")
	}
	for r.s.Count(p.deck) > 0 {
		r.move(p.deck, 0, p.discards, rules.Public)
	}
	return nil
}

func checkDeck(r *runner, s *rules.State, m []string) error {
	p, err := r.pileOf(m[1])
	if err != nil {
		return err
	}
	if n, ok := cardCount(m[3]); ok {
		if got := s.Count(p.deck); got != n {
			return wantf(strconv.Itoa(got)+" cards"+r.standing(), "a %s deck of %d cards", m[1], n)
		}
		return nil
	}
	cs, err := r.comps(list(m[3]), p.kind)
	if err != nil {
		return err
	}
	got := fromTop(s, p.deck)
	if m[2] == "" && len(got) > len(cs) {
		got = got[:len(cs)]
	}
	return r.compare(got, cs, m[1]+" deck from the top")
}

// cardCount reads "5 cards".
func cardCount(s string) (int, bool) {
	n, ok := strings.CutSuffix(strings.TrimSuffix(s, "s"), " card")
	i, err := strconv.Atoi(n)
	return i, ok && err == nil
}

func fromTop(s *rules.State, z rules.Zone) []rules.Comp {
	var out []rules.Comp
	in := s.In(z)
	for i := len(in) - 1; i >= 0; i-- {
		out = append(out, in[i].Comp)
	}
	return out
}

func setDiscards(r *runner, m []string) error {
	p, err := r.pileOf(m[1])
	if err != nil {
		return err
	}
	if p.discards == rules.NumZones {
		return wantf(m[1], "a deck that has discards")
	}
	cs, err := r.comps(list(m[2]), p.kind)
	if err != nil {
		return err
	}
	for i := len(cs) - 1; i >= 0; i-- {
		s, err := r.take(cs[i], p.discards)
		if err != nil {
			return err
		}
		s.Known = rules.Public
	}
	return nil
}

// checkDiscards compares the discards from their top with a list, as far as it
// goes; "none" is an empty pile.
func checkDiscards(r *runner, s *rules.State, m []string) error {
	p, err := r.pileOf(m[1])
	if err != nil {
		return err
	}
	if p.discards == rules.NumZones {
		return wantf(m[1], "a deck that has discards")
	}
	if n, ok := cardCount(m[2]); ok {
		if got := s.Count(p.discards); got != n {
			return wantf(strconv.Itoa(got)+" cards"+r.standing(), "%d %s discards", n, m[1])
		}
		return nil
	}
	cs, err := r.comps(list(m[2]), p.kind)
	if err != nil {
		return err
	}
	got := fromTop(s, p.discards)
	if len(cs) > 0 && len(got) > len(cs) {
		got = got[:len(cs)]
	}
	return r.compare(sorted(got), sorted(cs), m[1]+" discards")
}
