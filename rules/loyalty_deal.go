package rules

import (
	"ragtag/options"
)

// dealLoyalty builds the Loyalty deck and deals the first cards. Rule
// setup.loyalty.
func (t *Table) dealLoyalty() {
	if t.coop() || t.duo() {
		return
	}
	t.buildLoyalty()
	if t.Solo() {
		t.dealAssist(SoloLoyalty)
		return
	}
	for p := range t.clockwise(t.S.First) {
		if !t.leads(p) {
			t.dealTo(p, 1+int(t.traits(p).ExtraLoyalty), "setup.loyalty")
		}
	}
	t.addLate()
}

// buildLoyalty builds the Loyalty deck for the characters in play.
func (t *Table) buildLoyalty() {
	cylons, humans, err := options.LoyaltyDeck(int(t.S.Players), t.S.Choice)
	if err != nil {
		panic(err) // NewTable has checked the choice
	}
	for p := range t.Players() {
		humans += int(t.traits(p).ExtraHuman)
	}
	if c, ok := t.mutineerIn(LoyaltyAside); ok {
		t.S.toTop(LoyaltyAside, t.S.find(LoyaltyAside, c), LoyaltyDeck)
	}
	for range cylons {
		t.S.toTop(LoyaltyBox, 0, LoyaltyDeck)
	}
	for range min(humans, t.S.Count(LoyaltyNot)) { // the boxes may hold one too few
		t.S.toTop(LoyaltyNot, 0, LoyaltyDeck)
	}
	t.shuffle(LoyaltyDeck)
}

// addLate shuffles in what joins the Loyalty deck after the first deal. Rule
// setup.sympathizer.
func (t *Table) addLate() {
	switch {
	case t.S.Count(LoyaltyAside) > 0:
		t.S.toTop(LoyaltyAside, 0, LoyaltyDeck)
	case t.handicapped():
		t.S.toTop(LoyaltyNot, 0, LoyaltyDeck)
	default:
		return
	}
	t.shuffle(LoyaltyDeck)
}

// dealTo deals n Loyalty cards to seat p, as far as the deck goes. A human player who
// receives the Mutineer shows it before anybody else is dealt a card.
func (t *Table) dealTo(p Seat, n int, rule string) {
	t.deal(p, n, rule)
	t.showMutineer(p, true)
}

// deal is dealTo, but a Mutineer that is dealt is not shown.
func (t *Table) deal(p Seat, n int, rule string) {
	if n == 0 {
		return
	}
	e := Event{Kind: EvLoyaltyDealt, Rule: rule, At: ref(p), To: Seats(0).With(p)}
	for range n {
		c := t.S.Count(LoyaltyDeck)
		if c == 0 {
			break
		}
		s := t.S.toTop(LoyaltyDeck, c-1, LoyaltyHand+Zone(p))
		s.Known = Seats(0).With(p)
		e.Count++
		if t.listens {
			e.Private = append(e.Private, s.Comp)
		}
	}
	t.tell(e)
}

// loyaltyBegins returns the zone in which Loyalty cards of a kind begin, and
// who knows their faces. There are two piles that the deck is built from, and
// cards that come later or not at all.
func (t *Table) loyaltyBegins(k Allegiance) (Zone, Seats) {
	switch {
	case k == ACylon:
		return LoyaltyBox, 0
	case k.notCylon():
		return LoyaltyNot, 0
	case k == TheMutineer, k == t.late():
		return LoyaltyAside, Public
	}
	return RemovedFromGame, Public
}

// late returns the kind of the Loyalty card that is set aside until after the
// first deal; NotACylon if there is none.
func (t *Table) late() Allegiance {
	switch t.S.Choice.Late(int(t.S.Players)) {
	case options.LateSympathizer:
		return Sympathizer
	case options.LateSympatheticCylon:
		return SympatheticCylon
	}
	return NotACylon
}

// SleeperAgents is the Sleeper Agent phase: the second round of Loyalty cards.
// Rule sleeper.phase.
type SleeperAgents struct{}

// Do deals them.
func (SleeperAgents) Do(t *Table, _ Ctx) {
	t.S.Slept = true
	if t.coop() {
		return // rule variant.coop: there are no Loyalty cards
	}
	t.tell(Event{Kind: EvSleeper, Rule: "sleeper.phase"})
	switch {
	case t.Solo():
		t.sleepAlone()
		return
	case t.duo():
		t.sleepTogether()
	}
	for p := range t.clockwise(t.S.Current) {
		if !t.leads(p) && (!t.S.Seats[p].Infiltrating || t.Feature(options.CylonsInside)) { // infiltrators ignore the Loyalty deck
			t.dealTo(p, t.sleeperCards(p), "sleeper.phase")
		}
	}
	t.dealLeaderMotives()
	if t.Feature(options.Overlay) {
		t.handOn(t.revealed())
		t.revealSympathizer()
		t.seekMutineer()
	} else {
		t.settleSympathizer()
	}
	for p := range t.clockwise(t.S.Current) {
		if t.sheetHolds(p) && t.traits(p).SleeperToBrig {
			t.carry(t.who(p), t.Place(AtBrig), Ctx{Rule: t.cat.Rule(t.S.Seats[p].Character)})
		}
	}
}

// sleeperCards returns how many Loyalty cards the Sleeper Agent phase deals to
// seat p. The extra card of a sheet that no longer holds is dealt all the same,
// except under the Loyalty rules of Exodus. Rules sleeper.phase,
// sleeper.cylons.
func (t *Table) sleeperCards(p Seat) int {
	if t.S.Seats[p].Revealed && t.Feature(options.ExodusLoyalty) {
		return 1
	}
	return 1 + int(t.traits(p).ExtraSleeper)
}

// sleepAlone is the Sleeper Agent phase of the one-player variant.
func (t *Table) sleepAlone() {
	for range t.reds() {
		t.S.toTop(LoyaltyNot, 0, LoyaltyDeck)
	}
	t.shuffle(LoyaltyDeck)
	t.dealAssist(4)
}

// sleepTogether builds the Loyalty deck of the two-player variant. Rule
// variant.duo.
func (t *Table) sleepTogether() {
	t.S.toTop(LoyaltyBox, 0, LoyaltyDeck)
	for range 2 + t.reds() {
		t.S.toTop(LoyaltyNot, 0, LoyaltyDeck)
	}
	t.shuffle(LoyaltyDeck)
}

// conflicted reports whether the "not a Cylon" cards of this game differ, so it matters
// which of them have been discarded.
func (t *Table) conflicted() bool {
	return t.S.Choice.Holds(options.PersonalGoal) || t.S.Choice.Holds(options.FinalFive)
}

// unusedHuman reports whether an unused "not a Cylon" card is left: if need be, those
// discarded are shuffled. Rule limits.decks.
func (t *Table) unusedHuman() bool { return t.refill(LoyaltyNot, LoyaltyDiscard) }
