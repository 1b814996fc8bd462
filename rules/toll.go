package rules

// A card in play may make a player who activates a viper discard a Skill card first. Moving
// in one's own Movement step, or by an order, is no activation. Rule crisis.keep-in-play.

// tollBy returns the card in play that takes the toll, or None.
func (t *Table) tollBy() Comp {
	if !t.brought(bringsBans) {
		return None
	}
	for c, k := range t.standing {
		if k.Toll {
			return c
		}
	}
	return None
}

// CanPayToll reports whether the acting player, who takes an action, holds the card that
// it costs to activate a viper, if it costs one.
func CanPayToll(t *Table, x Ctx) bool {
	if t.tollBy() == None {
		return true
	}
	held := t.S.Count(Hand + Zone(x.By.Seat))
	switch x.Origin {
	case FromSkill:
		held-- // the card that would be played
	case FromLocation:
		held -= t.activationCost(x.By.Seat, t.cat.LocOf(x.Source))
	}
	return held > 0
}

// payToll makes the acting player discard a card, or, if it may decline and does, none.
// It reports whether the viper can be activated.
func (t *Table) payToll(decline bool, x Ctx) bool {
	c := t.tollBy()
	if c == None {
		return true
	}
	p := x.By.Seat
	if t.S.Count(Hand+Zone(p)) == 0 {
		return false
	}
	y := Ctx{By: x.By, Source: c, Origin: t.origin(c), Rule: "crisis.keep-in-play"}
	r := t.request(p, ReqToll, y)
	r.Secret = t.S.Count(Hand+Zone(p)) > 1 // else all know whether there is a choice
	if decline {
		r.add(OfKind(OptPass))
	}
	for _, s := range t.S.In(Hand + Zone(p)) {
		r.offerOnce(OfComp(s.Comp))
	}
	r.sort()
	o := t.askOne(r)
	if o.Kind != OptComp {
		return false
	}
	t.pay(p, o.Comp(), y)
	return t.present(x.By)
}
