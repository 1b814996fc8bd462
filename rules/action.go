package rules

// act grants a body one action, which it may decline. Rule turn.action.
func (t *Table) act(w Who, x Ctx) {
	if !t.present(w) || t.S.Seats[w.Seat].Loc == OffBoard {
		return
	}
	x.By = w
	r := t.request(w.Seat, ReqAction, x)
	r.Secret = true
	r.add(OfKind(OptPass))
	t.offerLocation(r, x)
	t.offerSheet(r, WhenAction, x)
	t.offerSkills(r, WhenAction, x)
	if t.human(w.Seat) {
		t.offerTitles(r, x)
		t.offerViper(r, x)
		t.offerReveal(r, x)
		t.offerMutiny(r, x)
	}
	if t.S.Seats[w.Seat].Infiltrating {
		r.addFor(OfKind(OptReturn), t.wayBack(w.Seat))
	}
	r.sort()
	t.perform(w, t.askOne(r), x)
}

func (t *Table) offerLocation(r *Request, x Ctx) {
	l := t.S.Seats[x.By.Seat].Loc
	if l < FirstLoc {
		return
	}
	t.offerActions(r, l, x)
	for _, wide := range t.kit.wide {
		if t.cat.At(wide).Board == t.cat.At(l).Board {
			t.offerActions(r, wide, x)
		}
	}
}

// offerActions adds what the player may do with location l. On a board for both
// sides, the first action is that of humans and the second that of Cylon
// players.
func (t *Table) offerActions(r *Request, l Loc, x Ctx) {
	if t.mayUse(x.By.Seat, l) {
		t.offerUses(r, l, x)
	}
}

// offerUses is offerActions for a location that can be activated.
func (t *Table) offerUses(r *Request, l Loc, x Ctx) {
	shared := t.cat.At(l).Board == NewCaprica
	if !(shared && !t.human(x.By.Seat)) {
		t.offerUse(r, l, 0, x)
	}
	if !(shared && t.human(x.By.Seat)) {
		t.offerUse(r, l, 1, x)
	}
}

// offerUse adds the first or the second action of location l, if there is one that the
// player can use.
func (t *Table) offerUse(r *Request, l Loc, use int, x Ctx) {
	k, y := t.cat.At(l), Ctx{By: x.By, Source: t.cat.LocComp(l), Origin: FromLocation}
	can := k.Do != nil && t.canTake(k, y)
	if use > 0 {
		can = k.Also != nil && k.Also.Do != nil && (k.Also.Can == nil || k.Also.Can(t, y))
	}
	if can {
		r.addFor(OfUse(y.Source, use), t.activationCost(x.By.Seat, l))
	}
}

// canTake reports whether the acting player can take the first action of a location.
func (t *Table) canTake(k *Location, x Ctx) bool {
	if title, ok := k.By.Title(); ok && t.S.Titles[title] != x.By.Seat {
		return false
	}
	return k.Can == nil || k.Can(t, x)
}

// mayUse reports whether seat p may activate location l, whatever its action.
// Rule action.location.
func (t *Table) mayUse(p Seat, l Loc) bool {
	return t.admits(t.cat.At(l).Board, p) && t.works(p, l)
}

// works is mayUse for a location on whichever board.
func (t *Table) works(p Seat, l Loc) bool {
	return !t.S.Damaged.Has(l) && t.opens(p, l) && t.S.Count(Hand+Zone(p)) >= t.activationCost(p, l)
}

// mayReach is mayUse but for damage and price.
func (t *Table) mayReach(p Seat, l Loc) bool {
	return t.admits(t.cat.At(l).Board, p) && t.opens(p, l)
}

// opens is mayReach for a location on whichever board.
func (t *Table) opens(p Seat, l Loc) bool {
	k := t.cat.At(l)
	if t.closed(k.Board) || t.shutBy(l) != None {
		return false
	}
	if t.sheetHolds(p) && !k.Wide {
		if sheet := t.sheet(p); sheet.Bars != nil && !t.Solo() && sheet.Bars(t, p, l) {
			return false
		}
	}
	return true
}

// activationCost returns how many Skill cards seat p discards to activate
// location l. The actions of a whole board activate none.
func (t *Table) activationCost(p Seat, l Loc) int {
	if !t.sheetHolds(p) || t.cat.At(l).Wide {
		return 0
	}
	cost := t.traits(p).ActivationCost
	if l == t.Place(AtCylonFleet) {
		cost += t.traits(p).FleetCost
	}
	return int(cost)
}

// CanPay reports whether the acting player holds n Skill cards more than it
// costs to activate the location whose action this is.
func CanPay(n int) func(*Table, Ctx) bool {
	return func(t *Table, x Ctx) bool {
		return t.S.Count(Hand+Zone(x.By.Seat)) >= n+t.activationCost(x.By.Seat, t.cat.LocOf(x.Source))
	}
}

func (t *Table) offerSheet(r *Request, when Window, x Ctx) {
	if !t.sheetHolds(x.By.Seat) {
		return
	}
	list, n := t.abilities(x.By.Seat)
	for _, c := range list[:n] {
		a := t.cat.Ability(c)
		for i := range a.Uses {
			if t.usable(&a.Uses[i], when, Ctx{By: x.By, Source: c, Origin: FromSheet}) {
				r.add(OfComp(c))
			}
		}
	}
}

func (t *Table) offerTitles(r *Request, x Ctx) {
	for _, c := range t.kit.kinds[KindTitle] {
		k := t.cat.Title(c)
		if t.S.Titles[k.Title] != x.By.Seat {
			continue
		}
		for i := range k.Uses {
			if t.usable(&k.Uses[i], WhenAction, Ctx{By: x.By, Source: c, Origin: FromTitle}) {
				r.add(OfUse(c, i))
			}
		}
	}
	for k := range t.cat.numTitles {
		if t.S.Titles[k] != x.By.Seat {
			continue
		}
		for _, h := range t.cat.offices[k].Hands {
			t.offerQuorum(r, h.Zone, x)
		}
	}
}

// offerQuorum adds the Quorum cards of a zone that can be played now.
func (t *Table) offerQuorum(r *Request, z Zone, x Ctx) {
	for _, s := range t.S.In(z) {
		k := t.cat.Quorum(s.Comp)
		if k.Can == nil || k.Can(t, Ctx{By: x.By, Source: s.Comp, Origin: FromQuorum}) {
			r.offerOnce(OfComp(s.Comp))
		}
	}
}

// offerSkills adds the Skill cards of a hand that can be used: as an action, or
// as what the rules treat like one.
func (t *Table) offerSkills(r *Request, when Window, x Ctx) {
	for _, s := range t.S.In(Hand + Zone(x.By.Seat)) {
		if !t.cat.usedIn[s.Comp].Has(when) || !t.reads(x.By.Seat, s.Comp) || !t.mayAct(x.By.Seat, s.Comp) || t.unplayed(t.cat.Skill(s.Comp).Skill) {
			continue
		}
		for i := range t.cat.Skill(s.Comp).Uses {
			u := &t.cat.Skill(s.Comp).Uses[i]
			if t.usable(u, when, Ctx{By: x.By, Source: s.Comp, Origin: FromSkill}) {
				r.offerOnce(OfComp(s.Comp))
			}
		}
	}
}

func (t *Table) offerViper(r *Request, x Ctx) {
	if _, flying := t.S.Seats[x.By.Seat].Loc.Area(); flying && CanPayToll(t, x) {
		r.add(OfKind(OptViper))
	}
}

// offerReveal adds the "Cylon" cards and Personal Goals that the player can reveal.
// Rule loyalty.reveal.
func (t *Table) offerReveal(r *Request, x Ctx) {
	if t.S.Seats[x.By.Seat].Revealed {
		return // an infiltrator
	}
	cost := t.beyond(x.By.Seat, RevealHand)
	for _, s := range t.S.In(LoyaltyHand + Zone(x.By.Seat)) {
		if o := OfComp(s.Comp); t.cat.Loyalty(s.Comp).Kind == ACylon && !r.offers(o) && t.mayReveal(x.By.Seat) {
			r.addFor(o, cost)
		}
	}
	t.offerGoals(r, x)
}

// mayReveal reports whether the sheet of seat p lets it reveal a "Cylon" card where it is.
func (t *Table) mayReveal(p Seat) bool { return !t.traits(p).RevealsJailed || Jailed(t, p) }

// usable reports whether a use can be made in a window.
func (t *Table) usable(u *Use, w Window, x Ctx) bool {
	return u.When == w && !u.Forced && (u.Can == nil || u.Can(t, x))
}
