package rules

import "ragtag/options"

// role returns the seat that a role names now, or Nobody. Roles are looked up
// when the clause that names them begins.
func (t *Table) role(r Role, x Ctx) Seat {
	switch r {
	case Current:
		return t.S.Current
	case Acting:
		if t.stillApplies(x.By, x) {
			return x.By.Seat
		}
	case Chosen:
		if t.stillApplies(x.Chosen, x) {
			return x.Chosen.Seat
		}
	}
	if k, ok := r.Title(); ok {
		return t.incumbent(k)
	}
	return Nobody
}

// stillApplies reports whether an effect still applies to a body: as long as the body
// is in the game. Crossroads cards speak of players, who resolve them to the end, even
// if their character dies. Rule crossroads.cards.
func (t *Table) stillApplies(w Who, x Ctx) bool {
	return t.present(w) || x.Origin == FromCrossroads && w.Seat >= 0 && t.S.Plays(w.Seat)
}

// named lists the seats that a role names, clockwise from the current player or,
// where the role is about who acts, from there.
func (t *Table) named(r Role, x Ctx) (list [MaxSeats]Seat, n int) {
	if !r.many() {
		if p := t.role(r, x); p != Nobody {
			list[0], n = p, 1
		}
		return list, n
	}
	first := t.S.Current
	if r == EachOtherHuman {
		first = x.By.Seat // rule timing.each-draws: the acting player has caused it
	}
	for p := range t.clockwise(first) {
		if r == Each || (r != EachCylon) == t.human(p) && !(r == EachOtherHuman && p == x.By.Seat) {
			list[n] = p
			n++
		}
	}
	return list, n
}

// heeds reports whether an effect applies to seat p. A Cylon player decides whether one
// of a Crisis card or a skill check does, or never heeds it in games in which these
// pass over Cylon players. Any other effect applies, and so does one of a sheet. Rule
// crisis.cylons-ignore.
func (t *Table) heeds(p Seat, x Ctx) bool { return t.heedsPart(p, HeedAll, x) }

// Heed is which part of an effect a Cylon player is asked about: each may be
// ignored on its own.
type Heed uint8

// The parts.
const (
	HeedAll Heed = iota
	HeedDiscard
	HeedDraw
	numHeeds
)

var heedNames = [numHeeds]string{"all", "discard", "draw"}

// String returns the id of the part.
func (h Heed) String() string { return EnumID(heedNames[:], "Heed", h) }

func (t *Table) heedsPart(p Seat, part Heed, x Ctx) bool {
	if !t.ignorable(p, x) {
		return true
	}
	if t.Feature(options.CylonsApart) {
		return false
	}
	y := x
	y.Rule = "crisis.cylons-ignore"
	r := t.request(p, ReqApply, y)
	r.About.Part = part
	r.add(OfKind(OptYes))
	r.add(OfKind(OptNo))
	if t.askOne(r).Kind == OptYes {
		return true
	}
	t.tell(Event{Kind: EvIgnored, Rule: y.Rule, Cause: x.Source, By: ref(p), Heed: part})
	return false
}

// ignorable reports whether an effect is one that Cylon players need not heed, and seat
// p is one.
func (t *Table) ignorable(p Seat, x Ctx) bool {
	if t.human(p) || x.Origin == FromSheet || x.Origin == FromCrossroads {
		return false
	}
	return x.Origin == FromCrisis || x.Origin == FromSuper || t.S.Check.On
}

// apart reports whether an effect passes over seat p, a Cylon player whom Crises and
// checks do not touch, for better or worse. Rule epica.immunity.
func (t *Table) apart(p Seat, x Ctx) bool {
	return t.Feature(options.CylonsApart) && t.ignorable(p, x)
}

// touches reports whether an effect that names its players by a role touches seat p:
// the role may name Cylon players, who are asked only where they can ignore it.
func (t *Table) touches(r Role, p Seat, part Heed, x Ctx) bool {
	return r == EachCylon && t.apart(p, x) || t.heedsPart(p, part, x)
}

// ChooseSeat lets seat p choose among the seats for which ok holds. It returns
// Nobody if there is none, or if optional and p declines.
func (t *Table) ChooseSeat(p Seat, optional bool, x Ctx, ok func(*Table, Seat) bool) Seat {
	r := t.request(p, ReqSeat, x)
	for q := range t.Players() {
		if ok(t, q) {
			r.add(OfSeat(q))
		}
	}
	if r.N == 0 {
		return Nobody
	}
	if optional {
		r.add(OfKind(OptPass))
	}
	if o := t.askOne(r); o.Kind == OptSeat {
		return o.Seat()
	}
	return Nobody
}

// May asks seat p whether to use an optional effect.
func (t *Table) May(p Seat, x Ctx) bool {
	r := t.request(p, ReqOptional, x)
	r.add(OfKind(OptYes))
	r.add(OfKind(OptNo))
	return t.askOne(r).Kind == OptYes
}

// Human reports whether seat p is a human player: one not revealed as a Cylon.
func Human(t *Table, p Seat) bool { return t.human(p) }

// OtherHuman returns a test for human players other than seat p.
func OtherHuman(p Seat) func(*Table, Seat) bool {
	return func(t *Table, q Seat) bool { return q != p && t.human(q) }
}

// Some reports whether the test holds for any player, given the acting player.
func Some(t *Table, x Ctx, test func(t *Table, by, p Seat) bool) bool {
	for p := range t.Players() {
		if test(t, x.By.Seat, p) {
			return true
		}
	}
	return false
}

// Other reports whether a card that speaks of another player may name seat p
// when seat by plays it. In the one-player variant that may be the player
// itself.
func Other(t *Table, by, p Seat) bool { return p != by || t.Solo() }
