package rules

// traumaPhase judges everybody by the trauma tokens that they hold: all are shown, then
// one player after another is judged, clockwise from the current player. Rule
// trauma.phase.
func (t *Table) traumaPhase() {
	x := Ctx{Chosen: Who{Seat: Nobody}, Rule: "trauma.phase"}
	t.tell(Event{Kind: EvTraumaPhase, Rule: x.Rule})
	var who [MaxSeats]Who
	var net [MaxSeats]int
	n := 0
	for p := range t.clockwise(t.S.Current) {
		who[n], net[n] = t.who(p), t.layTrauma(p, x)
		n++
	}
	for i, w := range who[:n] {
		if x.By = w; t.present(w) {
			t.judge(w, net[i], x)
		}
	}
}

// layTrauma turns up the tokens of seat p and returns what they count for it.
func (t *Table) layTrauma(p Seat, x Ctx) int {
	z := TraumaHand + Zone(p)
	in := t.S.In(z)
	for i := range in {
		in[i].Known |= Public
	}
	net := t.TraumaOf(p, Benevolent) - t.TraumaOf(p, Antagonistic)
	if !t.human(p) {
		net = -net
	}
	t.tell(Event{Kind: EvTraumaLaid, Rule: x.Rule, At: ref(p), Comps: t.sorted(z), Value: net})
	return net
}

// judge does to a body what its tokens bring it.
func (t *Table) judge(w Who, net int, x Ctx) {
	p := w.Seat
	switch {
	case net <= -3:
		t.execute(w, x)
	case net < 0:
		t.discard(p, -2*net, ByChoice, x)
	case net >= 3:
		t.adjust(p, x)
	case net > 0:
		t.drawOf(p, 2*net, AnySkill, ReqDraw, x)
	}
}

// adjust lets seat p raise or lower a resource by 1.
func (t *Table) adjust(p Seat, x Ctx) {
	r := t.request(p, ReqAdjust, x)
	r.add(Number(-1))
	r.add(Number(1))
	by := int8(t.askOne(r).Number())
	r = t.request(p, ReqResource, x)
	for k := range NumResources {
		r.add(OfResource(k))
	}
	t.turnDial(t.askOne(r).Resource(), by, x)
}
