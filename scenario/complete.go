package scenario

import "ragtag/rules"

// begin completes the position and starts the game, once.
func (r *runner) begin() error {
	if r.game != nil {
		return nil
	}
	if len(r.players) == 0 {
		return wantf("none", "a line that begins with \"players\"")
	}
	if err := r.arrangeAll(); err != nil {
		return err
	}
	if !r.asPlayed {
		for _, step := range []func() error{r.completeCaprica, r.completeFleet, r.completePeople, r.completeCrossroads, r.completeLoyalty, r.completeGoals, r.completeAllies, r.completeCards} {
			if err := step(); err != nil {
				return err
			}
		}
	}
	r.s.HoldMotives(r.cat)
	r.game = rules.Start(r.cat, r.s)
	return r.possible()
}

// possible checks that the game is in a state that a game can be in: neither
// arranging nor play has created or lost anything.
func (r *runner) possible() error {
	if err := r.game.Invariants(); err != nil {
		return wantf(err.Error(), "a position that can be")
	}
	return nil
}

// completeFleet accounts for every viper and raptor, of those that the distance has
// brought into the game.
func (r *runner) completeFleet() error {
	r.s.PassMilestones(r.cat)
	if err := r.completeHulls(); err != nil {
		return err
	}
	raptors := &r.s.Berths[rules.Raptor]
	raptors.Destroyed = rules.StockRaptors - raptors.Reserves
	raiders := r.cat.InBox(rules.Raider, r.choice, len(r.players))
	out := func(name string) int { return derived[name](&r.s) + derived["cylon fleet "+name](&r.s) }
	if out("raiders") > raiders || out("heavy raiders") > rules.StockHeavy ||
		sum(r.s.Boarding[:]) > rules.StockCenturion || raptors.Destroyed < 0 || r.s.Nukes > r.s.MostNukes() {
		return wantf("more", "at most %d raiders, %d heavy raiders, %d centurions, %d raptors and %d nukes",
			raiders, rules.StockHeavy, rules.StockCenturion, rules.StockRaptors, r.s.MostNukes())
	}
	return nil
}

// completePeople puts revealed Cylons on the Resurrection Ship, without a miracle token,
// and titles with their heirs.
func (r *runner) completePeople() error {
	s := &r.s
	s.Out = r.out
	for p := range rules.Seat(len(r.players)) {
		if s.Seats[p].Revealed && !r.placed.Has(p) && !r.leads(p) {
			s.Seats[p].Loc = s.Place(r.cat, rules.AtResurrection)
		}
		if s.Seats[p].Revealed && !r.tokened.Has(p) && !r.leads(p) {
			s.Seats[p].Miracles = 0 // the reveal has taken it
		}
		if c := s.Seats[p].Character; r.leads(p) && !r.placed.Has(p) && r.cat.Character(c).Traits.Inside {
			s.Seats[p].Infiltrating = true // who starts so stands on a human location
		}
	}
	kept := s.Titles
	s.Inherit(r.cat)
	for k := range r.cat.Titles() {
		name := r.cat.Office(k).ID
		if r.stated[name] {
			s.Titles[k] = kept[k]
		}
		switch holder := s.Titles[k]; {
		case holder == rules.Nobody:
		case s.Seats[holder].Revealed:
			return wantf(r.name(holder)+", a revealed Cylon", "a human as %s", name)
		case r.out.Has(holder):
			return wantf(r.name(holder)+", who is eliminated", "a player in the game as %s", name)
		}
	}
	_, s.This.Piloting = s.Seats[s.Current].Loc.Area()
	for k := range r.cat.Titles() {
		for _, h := range r.cat.Office(k).Hands {
			in := s.In(h.Zone)
			for i := range in {
				in[i].Known = rules.Seats(0).With(s.Titles[k])
			}
		}
	}
	return nil
}
