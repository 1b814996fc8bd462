package rules

// CanLook reports whether anybody may look at another player's Loyalty cards
// now. Rule loyalty.look.
func CanLook(t *Table) bool { return !t.says(func(k *Standing) bool { return k.NoLooks }) }

// lookable reports whether seat p may look at a Loyalty card of seat q.
func (t *Table) lookable(p, q Seat) bool {
	return p != q && q >= 0 && t.S.Plays(q) && CanLook(t) && t.S.Count(LoyaltyHand+Zone(q)) > 0
}

// Lookable reports whether seat p may look at a Loyalty card of seat q.
func Lookable(t *Table, p, q Seat) bool { return t.lookable(p, q) }

// look shows seat p one random Loyalty card of seat q, or all: the one way in
// which Loyalty cards are seen by others. Rule loyalty.look.
func (t *Table) look(p, q Seat, all bool, x Ctx) {
	if !t.lookable(p, q) {
		return
	}
	z := LoyaltyHand + Zone(q)
	by, of := t.who(p), t.who(q)
	e := Event{Kind: EvPeeked, Rule: "loyalty.look", Cause: x.Source, By: ref(p), At: ref(q), To: Seats(0).With(p)}
	var five [MaxExamined]Comp
	n := 0
	see := func(i int) {
		s := t.S.At(z, i)
		s.Known |= Seats(0).With(p)
		e.Count++
		if t.cat.Loyalty(s.Comp).Kind == FinalFive {
			five[n] = s.Comp
			n++
		}
		if t.listens {
			e.Private = append(e.Private, s.Comp)
		}
	}
	if all {
		for i := range t.S.Count(z) {
			see(i)
		}
	} else {
		see(t.below(t.S.Count(z)))
	}
	t.tell(e)
	t.examine(by, of, five[:n])
}

// Look lets a player look at a random Loyalty card of another: of one of Of, or
// of any player if Of is empty.
type Look struct {
	By    Role
	Of    []Role
	All   bool
	Human bool // of human players alone
}

// Do asks whose card to look at, and shows it.
func (l Look) Do(t *Table, x Ctx) {
	p := t.role(l.By, x)
	if p == Nobody || !t.heeds(p, x) {
		return
	}
	if t.Solo() && len(l.Of) == 0 {
		t.lookAtAssist(l.All, x)
		return
	}
	q := t.ChooseSeat(p, false, x, func(t *Table, q Seat) bool {
		return t.lookable(p, q) && l.names(t, q, x) && (x.Origin != FromQuorum && !l.Human || t.human(q))
	})
	t.look(p, q, l.All, x)
}

func (l Look) names(t *Table, q Seat, x Ctx) bool {
	for _, r := range l.Of {
		if t.role(r, x) == q {
			return true
		}
	}
	return len(l.Of) == 0
}

// CanLookAtAnyone reports whether the acting player could look at somebody's
// Loyalty cards.
func CanLookAtAnyone(t *Table, x Ctx) bool {
	if t.Solo() {
		return t.canLookAtAssist()
	}
	for q := range t.Players() {
		if t.lookable(x.By.Seat, q) {
			return true
		}
	}
	return false
}
