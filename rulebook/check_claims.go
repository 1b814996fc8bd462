package rulebook

import "ragtag/options"

// claims checks that each ruling belongs to one rule, and that this rule is in
// play in every game that the ruling is about.
func (c *checker) claims() {
	claimed := map[string]*section{}
	known := map[string]bool{}
	for _, r := range c.rulings {
		known[r.id] = true
	}
	for _, s := range c.book[Languages[0]].sections {
		for _, id := range s.claims {
			if !known[id] {
				c.add(s.where, "claims %q, which is no ruling", id)
			}
			if other := claimed[id]; other != nil {
				c.add(s.where, "claims %q, as does %s", id, other.id)
			}
			claimed[id] = s
		}
	}
	for _, r := range c.rulings {
		if claimed[r.id] == nil {
			c.add(r.id, "no rule claims this ruling")
			continue
		}
		c.inPlay(&r, claimed[r.id])
	}
}

// inPlay reports a game that the ruling is about and in which the rule that
// claims it is not shown.
func (c *checker) inPlay(r *ruling, s *section) {
	if s.when == nil {
		return
	}
	for choice := range options.All() {
		low, high := choice.Players()
		for players := low; players <= high; players++ {
			if r.speaks(choice, players) && !s.when.holds(choice, players) {
				c.add(s.where, "claims %q, but is not in play with the options %q and %d players", r.id, choice, players)
				return
			}
		}
	}
}
