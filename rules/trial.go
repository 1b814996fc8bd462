package rules

// The Trial, for humans, and Boxing the Line, for Cylons: the player with most trauma tokens
// of the wrong kind is eliminated. Rule crossroads.trial.

// TrialTokens is how many tokens of the wrong kind harm nobody.
const TrialTokens = 2

// TokensForTrial is how many tokens bring a player a Crossroads card, where they are not
// dealt to everybody.
const TokensForTrial = 3

// try turns up everybody's tokens, counts them and eliminates whom that condemns, from
// the current player clockwise.
func (t *Table) try() {
	t.tell(Event{Kind: EvTrial, Rule: "crossroads.trial"})
	most := 0
	for p := range t.clockwise(t.S.Current) {
		most = max(most, t.faceTrial(p))
	}
	if most == 0 {
		t.tell(Event{Kind: EvAcquitted, Rule: "crossroads.trial"})
		return
	}
	out := t.condemned(most)
	for p := range t.clockwise(t.S.Current) {
		if out.Has(p) {
			t.eliminate(p, Ctx{Chosen: Who{Seat: Nobody}, Rule: "crossroads.elimination"})
		}
	}
}

// faceTrial turns up the tokens of a player and discards those that do not count: those
// of the right kind, and the others too if they are few. It returns how many count.
func (t *Table) faceTrial(p Seat) int {
	z, right := TraumaHand+Zone(p), Benevolent
	if !t.human(p) {
		right = Antagonistic
	}
	e := Event{Kind: EvJudged, Rule: "crossroads.trial", At: ref(p), Comps: t.sorted(z)}
	for i := t.S.Count(z) - 1; i >= 0; i-- {
		if s := t.S.At(z, i); t.cat.Trauma(s.Comp).Face == right {
			t.S.toTop(z, i, TraumaPool)
		} else {
			s.Known = Public
		}
	}
	if t.S.Count(z) <= TrialTokens {
		for n := t.S.Count(z); n > 0; n-- {
			t.S.toTop(z, n-1, TraumaPool)
		}
	}
	t.shuffle(TraumaPool)
	e.Value = t.S.Count(z)
	t.tell(e)
	return e.Value
}

// condemned returns the players to be eliminated, of those with the most tokens: every
// Cylon player, and one human player, whom the President picks of several.
func (t *Table) condemned(most int) Seats {
	var humans, cylons Seats
	for p := range t.Players() {
		switch {
		case t.counted(p) != most:
		case t.human(p):
			humans = humans.With(p)
		default:
			cylons = cylons.With(p)
		}
	}
	if popcount(humans) > 1 {
		humans = Seats(0).With(t.pickCondemned(humans))
	}
	return humans | cylons
}

// counted returns how many tokens count against seat p at the Trial.
func (t *Table) counted(p Seat) (n int) {
	for _, s := range t.S.In(TraumaHand + Zone(p)) {
		if s.Known&Public != 0 {
			n++ // one that a newcomer has drawn since is face down
		}
	}
	return n
}

// pickCondemned lets the President pick one of the human players; while there is
// none, the current player does.
func (t *Table) pickCondemned(humans Seats) Seat {
	by := t.incumbent(President)
	if by == Nobody {
		by = t.S.Current
	}
	r := t.request(by, ReqCondemn, Ctx{By: t.who(by), Rule: "crossroads.trial"})
	for p := range t.Players() {
		if humans.Has(p) {
			r.add(OfSeat(p))
		}
	}
	p := t.askOne(r).Seat()
	t.tell(Event{Kind: EvCondemned, Rule: "crossroads.trial", By: ref(by), At: ref(p)})
	return p
}
