package scenario

import (
	"slices"

	"ragtag/options"
	"ragtag/rules"
)

// completeLoyalty deals "Not a Cylon" cards to anyone who was not given any, and
// shows a card of every revealed Cylon.
func (r *runner) completeLoyalty() error {
	for p := range rules.Seat(len(r.players)) {
		if r.leads(p) {
			continue
		}
		if r.s.Seats[p].Revealed && r.s.Count(rules.LoyaltyShown+rules.Zone(p)) == 0 {
			if err := r.showSome(p); err != nil {
				return err
			}
		}
		if !r.s.Seats[p].Revealed && !r.out.Has(p) && !r.s.Choice.Has(options.Solo) {
			r.dealRest(p, r.loyaltyCards(p))
		}
	}
	if r.s.Assist.Character != rules.None && !r.s.Assist.Gone {
		r.dealRest(rules.AssistSeat, r.assistCards())
	}
	if r.noLoyalty {
		for r.s.Count(rules.LoyaltyDeck) > r.decked[rules.LoyaltyDeck] {
			r.move(rules.LoyaltyDeck, 0, rules.LoyaltyNot, 0)
		}
	}
	return nil
}

// dealRest deals Loyalty cards up to n, unless they have been stated, as far as
// the deck goes.
func (r *runner) dealRest(p rules.Seat, n int) {
	if r.listed[rules.LoyaltyHand+rules.Zone(p)] {
		return
	}
	for range n - r.s.Count(rules.LoyaltyShown+rules.Zone(p)) {
		if !r.dealLoyalty(p) {
			return
		}
	}
}

// dealLoyalty deals a "Not a Cylon" card or, when there are no more, what is
// left: the Sympathizer has then been revealed, and its owner went to the Brig.
// It reports whether there was a card.
func (r *runner) dealLoyalty(p rules.Seat) bool {
	r.preferPlain()
	deck := r.s.In(rules.LoyaltyDeck)
	best := -1
	for i := range len(deck) - r.decked[rules.LoyaltyDeck] {
		k := r.cat.Loyalty(deck[i].Comp).Kind
		if best < 0 || k == rules.NotACylon || k == rules.Sympathizer && r.cat.Loyalty(deck[best].Comp).Kind == rules.ACylon {
			best = i
		}
	}
	if best < 0 {
		return false
	}
	to, known := rules.LoyaltyHand+rules.Zone(p), r.seers(rules.LoyaltyHand+rules.Zone(p))
	if r.cat.Loyalty(deck[best].Comp).Kind == rules.Sympathizer {
		to, known = rules.LoyaltyShown+rules.Zone(p), rules.Public
	}
	r.move(rules.LoyaltyDeck, best, to, known)
	return true
}

// preferPlain exchanges an unused "not a Cylon" card without a text of its own for one
// that has one, if the Loyalty deck holds no other.
func (r *runner) preferPlain() {
	plain := func(s rules.Slot) bool { return r.cat.Loyalty(s.Comp).Kind == rules.NotACylon }
	deck, unused := r.s.In(rules.LoyaltyDeck), r.s.In(rules.LoyaltyNot)
	if slices.ContainsFunc(deck[:len(deck)-r.decked[rules.LoyaltyDeck]], plain) {
		return
	}
	unused = unused[:len(unused)-r.decked[rules.LoyaltyNot]]
	if i := slices.IndexFunc(unused, plain); i >= 0 && r.replace(rules.LoyaltyNot, unused[i].Comp) {
		unused = r.s.In(rules.LoyaltyNot)
		r.s.Put(rules.LoyaltyNot, slices.IndexFunc(unused, plain), rules.LoyaltyDeck, 0, 0)
	}
}

// loyaltyCards is how many cards a player has been dealt.
func (r *runner) loyaltyCards(p rules.Seat) int {
	k := r.cat.Character(r.players[p]).Traits
	n := 1 + int(k.ExtraLoyalty)
	if r.s.Slept {
		n += 1 + int(k.ExtraSleeper)
	}
	return n
}

// showSome shows a "Cylon" card, or the Sympathizer, of a revealed Cylon.
func (r *runner) showSome(p rules.Seat) error {
	want := rules.ACylon
	if r.s.Seats[p].Sympathizer {
		want = rules.Sympathizer
	}
	for _, z := range []rules.Zone{rules.LoyaltyDeck, rules.LoyaltyAside} {
		for i, s := range r.s.In(z) {
			if r.cat.Loyalty(s.Comp).Kind == want {
				r.move(z, i, rules.LoyaltyShown+rules.Zone(p), rules.Public)
				return nil
			}
		}
	}
	return wantf("none left in the Loyalty deck", "a \"%s\" card for %s", want, r.name(p))
}

// completeCards deals what "5 cards" asked for, pays for the distance with
// visited destinations, and notes what everybody may know of hands.
func (r *runner) completeCards() error {
	for _, k := range r.some {
		if err := r.dealSome(k); err != nil {
			return err
		}
	}
	r.visit()
	for p := range r.players {
		for _, s := range r.s.In(rules.Hand + rules.Zone(p)) {
			r.s.Bounds[p][r.cat.Skill(s.Comp).Skill]++
		}
	}
	return nil
}

func (r *runner) dealSome(k some) error {
	if k.zone < rules.Hand || k.zone >= rules.Hand+rules.MaxSeats {
		return r.dealFrom(k)
	}
	set := r.cat.Character(r.players[k.zone-rules.Hand]).Skills()
	for k.n > 0 {
		dealt := false
		for t := range rules.Treachery + 1 {
			deck := rules.SkillDeck + rules.Zone(t)
			if k.n > 0 && set.Has(t) && r.s.Count(deck) > r.decked[deck] {
				r.move(deck, 0, k.zone, r.seers(k.zone))
				k.n--
				dealt = true
			}
		}
		if !dealt {
			return wantf("too few cards", "%d more cards of the skill set", k.n)
		}
	}
	return nil
}

// dealFrom fills a zone of another kind from its deck.
func (r *runner) dealFrom(k some) error {
	deck := rules.QuorumDeck
	switch {
	case k.zone == rules.QuorumHand:
	case k.zone >= rules.SuperHand && k.zone < rules.SuperHand+rules.MaxSeats:
		deck = rules.SuperDeck
	default:
		return wantf("another place", "some cards for a hand, the Quorum hand or a Super Crisis hand")
	}
	known := r.seers(k.zone)
	for range k.n {
		if r.s.Count(deck) <= r.decked[deck] {
			return wantf("too few", "%d cards in the deck", k.n)
		}
		r.move(deck, 0, k.zone, known)
	}
	return nil
}

// visit lays out destinations whose distances add up to the distance stated,
// as far as unstated cards can.
func (r *runner) visit() {
	left := r.s.Distance
	for _, s := range r.s.In(rules.DestinationVisited) {
		left -= r.cat.Destination(s.Comp).Distance
	}
	for d := int8(3); d > 0; d-- {
		for i := 0; i < r.s.Count(rules.DestinationDeck)-r.decked[rules.DestinationDeck] && left >= d; {
			if c := r.s.At(rules.DestinationDeck, i).Comp; r.cat.Destination(c).Distance == d {
				r.move(rules.DestinationDeck, i, rules.DestinationVisited, rules.Public)
				left -= d
				continue
			}
			i++
		}
	}
}
