package rules

import "ragtag/options"

// crisisStep draws and resolves a Crisis card. Rules turn.crisis, crisis.draw.
func (t *Table) crisisStep() {
	p := t.S.Current
	t.S.This.Again, t.S.This.NoJump, t.S.This.Card = false, false, None
	jailed := t.S.Seats[p].Loc == t.Place(AtBrig) && !t.Solo() && !t.coop()
	if !t.human(p) || jailed || t.S.This.CutShort || t.S.This.NoCrisis {
		t.enterPhase(PhaseEnd)
		return
	}
	if t.S.Queue.Calm {
		t.S.Queue.Calm = false
		t.enterPhase(PhaseEnd)
		return
	}
	t.drawCrisis(p)
	t.resolveCrisis(t.who(p))
	t.enterPhase(PhaseShips)
}

// shipsStep activates the Cylon ships of the card. Rule crisis.ships.
func (t *Table) shipsStep() {
	if c := t.S.This.Card; c != None {
		t.S.This.Diverted = false
		t.window(WhenShipsAct, Ctx{By: t.who(t.S.Current), Chosen: Who{Seat: Nobody}, Source: c, Origin: FromCrisis, Rule: "crisis.ships"}, t.playing())
		if t.S.This.Diverted {
			t.enterPhase(PhaseJump)
			return
		}
		t.cardShips()
		if t.cat.Crisis(c).Ships == HeavyRaiders {
			t.testAssist()
		}
	}
	t.enterPhase(PhaseJump)
}

// cardShips activates the ships of the card just resolved, and its occupation
// forces. In Epica no ship of a Crisis acts in the turn of a Cylon player who does not
// infiltrate. Rules crisis.ships, epica.turn.
func (t *Table) cardShips() {
	c := t.S.This.Card
	if c == None {
		return
	}
	x := Ctx{By: t.who(t.S.Current), Source: c, Origin: FromCrisis, Rule: "crisis.ships"}
	if !t.Feature(options.CylonsApart) || t.human(t.S.Current) {
		t.activateShips(t.cat.Crisis(c).Ships, x)
	}
	if t.cat.Crisis(c).Occupation {
		t.activateShips(Occupation, x)
	}
}

// jumpStep takes the Prepare for Jump icon and puts the card away. Rules
// crisis.jump-icon, crisis.discard.
func (t *Table) jumpStep() {
	if c := t.S.This.Card; c != None {
		x := Ctx{By: t.who(t.S.Current), Source: c, Origin: FromCrisis, Rule: "crisis.jump-icon"}
		if (t.cat.Crisis(c).Jump || t.S.This.Icon) && !t.S.This.NoJump {
			t.takeJumpIcon(x)
			t.prepareMutineer(x)
		}
	}
	t.putAway()
	t.drainMilestones()
	if t.S.This.Again {
		t.enterPhase(PhaseCrisis)
		return
	}
	t.enterPhase(PhaseEnd)
}

// drawCrisis puts the Crisis card that seat p will resolve into CrisisNow,
// after the choice that a sheet may give.
func (t *Table) drawCrisis(p Seat) {
	n := 1
	if t.sheetHolds(p) {
		n = max(1, int(t.traits(p).CrisisDraws))
	}
	t.lookAtCrises(p, n, Ctx{By: t.who(p), Rule: "crisis.draw"}, false)
}

// lookAtCrises lets seat p draw n Crisis cards and choose one to resolve; the
// others go to the bottom, or to the discards.
func (t *Table) lookAtCrises(p Seat, n int, x Ctx, discard bool) {
	for range n {
		if t.refill(CrisisDeck, CrisisDiscard) {
			t.S.toTop(CrisisDeck, t.S.Count(CrisisDeck)-1, CrisisDrawn).Known |= Seats(0).With(p)
		}
	}
	if n > 1 {
		t.tell(Event{Kind: EvPeeked, Rule: x.Rule, By: ref(p), Count: t.S.Count(CrisisDrawn), To: Seats(0).With(p), Private: t.comps(CrisisDrawn)})
	}
	r := t.request(p, ReqCrisis, x)
	r.Secret = n > 1
	for _, s := range t.S.In(CrisisDrawn) {
		r.offerOnce(OfComp(s.Comp))
	}
	if r.N == 0 {
		return
	}
	r.sort()
	o := t.askOne(r)
	t.S.toTop(CrisisDrawn, t.S.find(CrisisDrawn, o.Comp()), CrisisNow)
	for t.S.Count(CrisisDrawn) > 0 {
		c := t.S.At(CrisisDrawn, 0).Comp
		if discard {
			t.S.toTop(CrisisDrawn, 0, t.crisisPile(c)).Known = Public
			t.tell(Event{Kind: EvCrisisGone, Rule: x.Rule, Comp: c})
		} else {
			t.S.toBottom(CrisisDrawn, 0, CrisisDeck).Known &= Seats(0).With(p)
			t.tell(Event{Kind: EvCrisisGone, Rule: x.Rule, Fate: FateBottom})
		}
	}
}

// resolveCrisis reveals the card in CrisisNow and resolves its text. Rules
// crisis.reveal, crisis.draw.
func (t *Table) resolveCrisis(w Who) {
	if t.S.Count(CrisisNow) == 0 {
		return
	}
	c := t.showCrisis(w)
	x := Ctx{By: w, Chosen: Who{Seat: Nobody}, Source: c, Origin: FromCrisis, Rule: t.cat.Rule(c)}
	t.window(WhenCrisisShown, Ctx{By: w, Source: c, Origin: FromCrisis, Rule: "crisis.reveal"}, t.playing())
	if n := t.S.Count(CrisisNow); n == 0 {
		return // discarded, and no other could be drawn
	} else if now := t.S.At(CrisisNow, n-1).Comp; now != c || t.S.This.Replaced {
		t.S.This.Replaced = false
		c = t.showCrisis(w)
		x.Source = c
	}
	t.S.This.Card, t.S.This.Icon, t.S.This.Engines = c, t.S.This.Engines, false
	t.force(WhenCrisisStands)
	t.Coverage.branch(c, BranchMain)
	t.cat.Crisis(c).Do.Do(t, x)
}

// showCrisis turns the card in CrisisNow face up.
func (t *Table) showCrisis(w Who) Comp {
	s := t.S.At(CrisisNow, t.S.Count(CrisisNow)-1)
	s.Known = Public
	t.S.This.Used &^= DeceiveOnce
	c := s.Comp
	t.tell(Event{Kind: EvCrisis, Rule: "crisis.draw", By: ref(w.Seat), Comp: c})
	if t.Feature(options.MutinyWhenShown) && (t.cat.Crisis(c).Jump || t.S.This.Engines) && t.mutineer(w.Seat) {
		t.drawMutiny(w.Seat, Ctx{By: w, Chosen: Who{Seat: Nobody}, Source: c, Origin: FromCrisis, Rule: "mutineer"})
	}
	return c
}

// ReplaceCrisis discards the card just revealed and draws another, which the
// same player resolves.
func (t *Table) ReplaceCrisis(x Ctx) {
	c := t.S.At(CrisisNow, t.S.Count(CrisisNow)-1).Comp
	t.S.toTop(CrisisNow, t.S.Count(CrisisNow)-1, t.crisisPile(c))
	t.tell(Event{Kind: EvCrisisGone, Rule: x.Rule, Cause: x.Source, Comp: c})
	if t.refill(CrisisDeck, CrisisDiscard) {
		t.S.toTop(CrisisDeck, t.S.Count(CrisisDeck)-1, CrisisNow)
	}
	t.S.This.Replaced = true
}

// putAway discards the card in CrisisNow. A card that stays in play has left
// it already.
func (t *Table) putAway() {
	if n := t.S.Count(CrisisNow); n > 0 {
		s := t.S.toTop(CrisisNow, n-1, t.crisisPile(t.S.At(CrisisNow, n-1).Comp))
		t.tell(Event{Kind: EvCrisisGone, Rule: "crisis.discard", Comp: s.Comp})
		if t.S.Caprica == NotSettled && t.cat.Kind(s.Comp) == KindCrisis && t.cat.Crisis(s.Comp).Caprica {
			t.shuffle(CrisisAside)
		}
	}
}

// Attack is a Cylon attack: its icons first, then new ships, then a special
// rule. Rule crisis.attack.
type Attack struct {
	Ships   []Activation
	SetUp   [NumAreas]Force
	Special Effect // nil: none
}

// Force is the ships that a card places in one area.
type Force struct{ Basestars, Raiders, Heavy, Vipers, Civilians, Scar int8 }

// Do resolves the attack.
func (a Attack) Do(t *Table, x Ctx) {
	x.Rule = "crisis.attack"
	for _, s := range a.Ships {
		t.activateShips(s, x)
	}
	var before [NumAreas]int8
	for i := range before {
		before[i] = t.shipsIn(Raider, Area(i))
	}
	t.placeForces(a.SetUp, x)
	for i := range before {
		t.S.This.NewRaiders[i] = t.shipsIn(Raider, Area(i)) - before[i]
	}
	t.vipersPlaced(x)
	if a.Special != nil {
		t.Coverage.branch(x.Source, BranchSpecial)
		a.Special.Do(t, x)
	}
}
