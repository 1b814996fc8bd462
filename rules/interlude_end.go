package rules

// leaveInterlude takes the fleet away from New Caprica: each civilian ship left costs a
// resource of the Admiral's choice, humans left are executed, everything comes back, and
// the fleet jumps. Rule epica.new-caprica.
func (t *Table) leaveInterlude(x Ctx) {
	x.Rule = "epica.new-caprica"
	t.tell(Event{Kind: EvLeaves, Rule: x.Rule, By: ref(x.By.Seat)})
	t.payForShips(x)
	t.executeLeft(x)
	for p := range t.clockwise(t.S.Current) {
		if OnCaprica(t, p) && !t.human(p) {
			t.resurrect(t.who(p), x)
		}
	}
	t.clearCaprica()
	DemetriusJoins{}.Do(t, x)
	t.jump(x)
}

// payForShips makes the Admiral pick a resource for each civilian ship on New Caprica. The
// ships go back to the pile.
func (t *Table) payForShips(x Ctx) {
	left := t.S.Count(CivilianReady) + t.S.Count(CivilianLock)
	for _, z := range [...]Zone{CivilianReady, CivilianLock} {
		for n := t.S.Count(z); n > 0; n-- {
			t.S.toTop(z, n-1, CivilianPile)
		}
	}
	t.shuffle(CivilianPile)
	for ; left > 0; left-- {
		r := t.request(x.By.Seat, ReqResource, x)
		r.Left = uint8(left)
		for k, v := range t.S.Dials {
			if v > 0 {
				r.add(OfResource(Resource(k)))
			}
		}
		if r.N == 0 {
			return
		}
		t.turnDial(t.askOne(r).Resource(), -1, x)
	}
}

// clearCaprica ends the phase: trauma tokens, occupation forces and the decks go where
// they came from.
func (t *Table) clearCaprica() {
	for i, at := range tokenPlaces {
		if at.onCaprica() {
			t.pour(TraumaAt+Zone(i), TraumaPool)
		}
	}
	t.shuffle(TraumaPool)
	t.S.Occupying = [PathSpaces]int8{}
	t.S.Caprica = NotSettled
	t.pour(CrisisDeck, CrisisAside)
	t.pour(CrisisDiscard, CrisisAside)
	t.shuffle(CrisisAside)
	for t.S.Count(CrisisBox) > 0 {
		to := CrisisDeck
		if t.S.At(CrisisBox, 0).Known&Public != 0 {
			to = CrisisDiscard
		}
		t.S.toTop(CrisisBox, 0, to)
	}
}
