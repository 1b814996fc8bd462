package rules

// The Mood Pool of Allies for All Seasons: as many trauma tokens as there are players,
// of which one is turned up whenever somebody meets an Ally. Rule trauma.mood.

// setUpMood lets everybody draw and put one of the tokens into the Mood Pool.
func (t *Table) setUpMood(x Ctx) {
	for p := range t.clockwise(t.S.First) {
		x.By = t.who(p)
		t.freshTrauma(p, StartTrauma+1, x)
	}
	t.giveToMood(t.playing(), x)
}

// giveToMood lets each of some seats put one of its tokens into the Mood Pool, all at
// once and unseen by the others.
func (t *Table) giveToMood(from Seats, x Ctx) {
	x.Source = None
	for p := range t.seats() {
		if from.Has(p) && t.S.Count(TraumaHand+Zone(p)) > 0 {
			r := t.request(p, ReqPutTrauma, x)
			r.Secret = true
			t.offerTrauma(r, TraumaHand+Zone(p))
		} else {
			from = from.Without(p)
		}
	}
	t.askAll(from)
	for p := range t.clockwise(t.S.Current) {
		if from.Has(p) {
			t.intoMood(p, t.req[p].one(&t.ans[p]).Comp(), x)
		}
	}
	t.shuffle(MoodPool)
}

// intoMood puts a token of seat p into the Mood Pool.
func (t *Table) intoMood(p Seat, c Comp, x Ctx) {
	hand, me := TraumaHand+Zone(p), Seats(0).With(p)
	t.S.toTop(hand, t.S.find(hand, c), MoodPool).Known = me
	t.S.forget(hand, me)
	t.tell(Event{Kind: EvTraumaPut, Rule: x.Rule, By: ref(p), To: me, Private: t.comp1(c)})
	t.mixIn(MoodPool, t.S.Count(MoodPool)-1)
}

// swapMood lets seat p, if it is one, look at the Mood Pool and swap a token there for
// one of its own. Rule ally.lost.
func (t *Table) swapMood(p Seat, x Ctx) {
	if p == Nobody {
		return
	}
	x.By, x.Source = t.who(p), None
	me := Seats(0).With(p)
	in := t.S.In(MoodPool)
	for i := range in {
		in[i].Known |= me
	}
	t.tell(Event{Kind: EvPeeked, Rule: x.Rule, By: ref(p), Count: len(in), Deck: KindTrauma, Zone: MoodPool, To: me, Private: t.sorted(MoodPool)})
	r := t.request(p, ReqMood, x)
	r.Secret = true
	t.offerTrauma(r, MoodPool)
	r.add(OfKind(OptPass))
	r.sort()
	if o := t.askOne(r); o.Kind == OptComp {
		taken := o.Comp()
		given := t.pickTrauma(p, ReqPutTrauma, 1, x)
		hand := TraumaHand + Zone(p)
		t.S.toTop(MoodPool, t.S.find(MoodPool, taken), hand).Known = me
		t.S.toTop(hand, t.S.find(hand, given), MoodPool).Known = me
		t.S.forget(MoodPool, me)
		t.S.forget(hand, me)
		t.tell(Event{Kind: EvMoodSwapped, Rule: x.Rule, By: ref(p), To: me, Private: append(t.comp1(taken), t.comp1(given)...)})
	} else {
		t.tell(Event{Kind: EvPassed, Rule: x.Rule, By: ref(p)})
	}
	t.mixAll(MoodPool)
}

// offerTrauma adds the tokens of a zone to a request, equal ones only once.
func (t *Table) offerTrauma(r *Request, z Zone) {
	for _, s := range t.S.In(z) {
		r.offerOnce(OfComp(s.Comp))
	}
	r.sort()
}

// drawForMood lets a body that was sent away, or a Cylon who was executed, draw a trauma
// token. Rule trauma.draw.
func (t *Table) drawForMood(w Who, x Ctx) {
	if t.HasMood() {
		t.drawTrauma(w, 1, Ctx{By: w, Source: x.Source, Rule: "trauma.draw"})
	}
}
