package rules

// centurions returns how many centurions are on the Boarding Party track.
func (t *Table) centurions() (n int) {
	for _, k := range t.S.Boarding {
		n += int(k)
	}
	return n
}

// AnyCenturion reports whether a centurion has boarded Galactica.
func AnyCenturion(t *Table, _ Ctx) bool { return t.centurions() > 0 }

// addCenturion puts a centurion on the start of the Boarding Party track, if
// the stock has one.
func (t *Table) addCenturion(x Ctx) {
	switch {
	case t.away():
		return
	case t.stock(Centurion) == 0:
		t.short(Centurion, 1, x)
		return
	}
	t.S.Boarding[0]++
	t.noteMotives()
	t.tell(Event{Kind: EvCenturion, Rule: "activate.centurions", Cause: x.Source})
}

// AddCenturions puts centurions on the start of the Boarding Party track.
type AddCenturions struct{ N int8 }

// Do adds them, as far as the stock goes.
func (a AddCenturions) Do(t *Table, x Ctx) {
	for range a.N {
		t.addCenturion(x)
	}
}

// board turns the heavy raiders of the launch areas into centurions, as far as
// the stock goes; the current player picks which. Rule limits.ships.
func (t *Table) board(rear, front int8, x Ctx) {
	x.Rule = "limits.ships"
	if n := int(rear+front) - t.stock(Centurion); n > 0 {
		t.short(Centurion, n, x)
	}
	for rear+front > 0 && t.stock(Centurion) > 0 {
		a := PortRear
		switch free := t.stock(Centurion); {
		case rear == 0:
			a = PortFront
		case front > 0 && int(rear+front) > free:
			r := t.request(t.S.Current, ReqArea, x)
			r.About.Ship = Centurion
			r.add(OfArea(PortRear))
			r.add(OfArea(PortFront))
			a = t.askOne(r).Area()
		}
		if a == PortRear {
			rear--
		} else {
			front--
		}
		t.alter(MainSpace, HeavyRaider, a, -1)
		t.tell(Event{Kind: EvDestroyed, Rule: "activate.heavy-raiders", Ship: HeavyRaider, Count: 1, Area: a})
		t.addCenturion(x)
	}
}

// advanceCenturions moves every centurion one space; on the last the humans
// lose at once. Rule activate.centurions.
func (t *Table) advanceCenturions() {
	b := &t.S.Boarding
	if t.centurions() == 0 {
		return
	}
	for i := BoardingSpaces - 1; i > 0; i-- {
		b[i] += b[i-1]
		b[i-1] = 0
	}
	t.tell(Event{Kind: EvCenturions, Rule: "activate.centurions"})
	if b[BoardingSpaces-1] > 0 {
		t.lose(Boarded)
	}
}

// ShootCenturion lets the acting player attack a centurion, with Bonus added to the
// roll. Rule location.armory.
type ShootCenturion struct{ Bonus int8 }

// Do asks which, and attacks.
func (e ShootCenturion) Do(t *Table, x Ctx) {
	i, ok := t.pickCenturion(x)
	if !ok {
		return
	}
	x.Rule = "combat.centurion"
	t.tell(Event{Kind: EvAttack, Rule: x.Rule, Cause: x.Source, By: ref(x.By.Seat), Ship: Centurion})
	hit := t.cat.Ship(Centurion).Hit.ByViper
	if t.rollWith(e.Bonus, Aim{Ship: Centurion, N: hit}, x) >= int(hit) {
		t.destroyCenturion(i, x)
		return
	}
	t.tell(Event{Kind: EvMissed, Rule: x.Rule, Ship: Centurion})
}

func (t *Table) pickCenturion(x Ctx) (int, bool) {
	r := t.request(x.By.Seat, ReqTarget, x)
	t.offerCenturions(r)
	if r.N == 0 {
		return 0, false
	}
	return t.askOne(r).Space(), true
}

func (t *Table) offerCenturions(r *Request) {
	for i, n := range t.S.Boarding {
		if n > 0 {
			r.add(Boarding(i))
		}
	}
}

func (t *Table) destroyCenturion(space int, x Ctx) {
	t.S.Boarding[space]--
	t.noteMotives()
	t.tell(Event{Kind: EvDestroyed, Rule: "combat.centurion", Cause: x.Source, Ship: Centurion, Count: 1})
	t.victory(x)
}

// DestroyCenturion lets the acting player choose a centurion on the Boarding Party
// track, which is destroyed.
type DestroyCenturion struct{}

// Do asks which.
func (DestroyCenturion) Do(t *Table, x Ctx) {
	if space, ok := t.pickCenturion(x); ok {
		t.destroyCenturion(space, x)
	}
}
