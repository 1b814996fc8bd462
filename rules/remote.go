package rules

import "ragtag/options"

// Locations that are activated from elsewhere, or once more.

// ActivateOther lets the acting player activate N different locations that are not
// damaged, wherever it is; not the Hangar Deck if it is jailed. With Any they may be on
// every board in reach, but an infiltrator stays among the humans; otherwise only on
// boards that the player may be on. Rule action.location.
type ActivateOther struct {
	N   int8
	Any bool
}

// Do asks for one location after another. Once the player has been moved it activates
// no more.
func (e ActivateOther) Do(t *Table, x Ctx) {
	w, from := x.By, t.S.Seats[x.By.Seat].Loc
	var used Locs
	for range e.N {
		if !t.present(w) || t.S.Seats[w.Seat].Loc != from {
			return
		}
		r := t.request(w.Seat, ReqUseLocation, x)
		e.offer(t, r, used, x)
		if r.N == 0 {
			return
		}
		r.sort()
		o := t.askOne(r)
		l := t.cat.LocOf(o.Comp())
		used = used.With(l)
		t.activate(w, l, o.Use())
	}
}

// offer adds the locations that are not in used, each with its actions.
func (e ActivateOther) offer(t *Table, r *Request, used Locs, x Ctx) {
	p := x.By.Seat
	for l := range t.locations() {
		k := t.cat.At(l)
		switch {
		case used.Has(l) || k.Wide || t.overturned(l):
		case k.Role == AtHangar && Jailed(t, p):
		case !e.Any:
			t.offerActions(r, l, x)
		case k.Board.ForCylons() && t.human(p) || !t.works(p, l):
		case t.Feature(options.CylonsInside) && !t.admits(k.Board, p): // each side keeps to its own
		case k.Board == NewCaprica:
			t.offerUse(r, l, 0, x)
			t.offerUse(r, l, 1, x)
		default:
			t.offerUses(r, l, x)
		}
	}
}

// CanActivateOther reports whether the effect finds a location.
func (e ActivateOther) CanActivateOther(t *Table, x Ctx) bool {
	var r Request
	e.offer(t, &r, 0, x)
	return r.N > 0
}

// ActivateHere lets the acting player activate the location where it is.
type ActivateHere struct{}

// Do asks which of its actions it uses.
func (ActivateHere) Do(t *Table, x Ctx) {
	l := t.S.Seats[x.By.Seat].Loc
	r := t.request(x.By.Seat, ReqUseLocation, x)
	t.offerActions(r, l, x)
	if r.N > 0 {
		o := t.askOne(r)
		t.activate(x.By, l, o.Use())
	}
}

// CanActivateHere reports whether the acting player can activate the location where it
// is.
func CanActivateHere(t *Table, x Ctx) bool {
	l := t.S.Seats[x.By.Seat].Loc
	if l < FirstLoc {
		return false
	}
	var r Request
	t.offerActions(&r, l, x)
	return r.N > 0
}

// repeat lets a player whose sheet says so discard a Skill card to activate a location
// again that it has just activated in its own turn; from is where it stood then.
func (t *Table) repeat(w Who, l Loc, use uint8, from Loc) {
	p := w.Seat
	i := t.repeats(p, l)
	here := func() bool { return t.present(w) && t.S.Seats[p].Loc == from && t.mayUseAgain(w, l, use) }
	if i < 0 || t.S.Current != p || !here() || t.S.Count(Hand+Zone(p)) <= t.activationCost(p, l) {
		return
	}
	x := Ctx{By: w, Chosen: Who{Seat: Nobody}, Source: t.cat.LocComp(l), Origin: FromSheet, Rule: t.cat.Rule(t.S.Seats[p].Character)}
	r := t.request(p, ReqRepeat, x)
	r.Secret = true
	r.add(OfKind(OptPass))
	t.offerHand(r, p)
	for j := range int(r.N) {
		r.Limit[j] = 1
	}
	o := t.askOne(r)
	if o.Kind != OptComp {
		return
	}
	t.S.This.Used |= RepeatOnce << i
	t.pay(p, o.Comp(), x)
	if here() {
		t.activateOnce(w, l, use)
	}
}

// repeats returns the place of location l among those that seat p may still activate
// again this turn, or -1.
func (t *Table) repeats(p Seat, l Loc) int {
	if t.sheetHolds(p) {
		for i, k := range t.traits(p).Repeats {
			if k != NoPlace && l == t.Place(k) && Unmarked(t, RepeatOnce<<i) {
				return i
			}
		}
	}
	return -1
}

// mayUseAgain reports whether an action of location l can be used now.
func (t *Table) mayUseAgain(w Who, l Loc, use uint8) bool {
	r := Request{Seat: w.Seat}
	if t.works(w.Seat, l) {
		t.offerUse(&r, l, int(use), Ctx{By: w})
	}
	return r.N > 0
}
