package rules

// Effects that later Quorum cards brought.

// SelfDefense lets whoever acts choose a civilian ship on the board, in whose
// area raiders or heavy raiders are destroyed; then Roll follows for the ship.
type SelfDefense struct {
	Raiders, Heavy int8
	Roll           Roll
}

// Do asks for the ship and for what is destroyed, and rolls.
func (e SelfDefense) Do(t *Table, x Ctx) {
	picks := t.askShips(1, 1, x)
	if picks.N == 0 {
		return
	}
	t.S.This.Defender = picks.Option[0].Letter()
	z, _ := t.findCivilian(t.S.This.Defender)
	a := Area(z - CivilianIn)
	r := t.request(x.By.Seat, ReqTarget, x)
	t.offerShip(r, Raider, a)
	t.offerShip(r, HeavyRaider, a)
	if r.N > 0 {
		s, n := Raider, min(e.Raiders, t.on(Raider, a))
		if t.askOne(r).Ship() == HeavyRaider {
			s, n = HeavyRaider, min(e.Heavy, t.on(HeavyRaider, a))
		}
		for range n {
			t.DestroyShip(s, a, x)
		}
	}
	e.Roll.Do(t, x)
	t.S.This.Defender = 0
}

// LoseDefender destroys the civilian ship that defended itself.
type LoseDefender struct{}

// Do destroys it. Rule civilians.destroy.
func (LoseDefender) Do(t *Table, x Ctx) {
	if letter := t.S.This.Defender; letter > 0 {
		t.destroyLetter(letter, x)
	}
}

// SeeBottom lets whoever acts look at the bottom card of a deck that is not of
// Loyalty, Agenda or Motive cards.
type SeeBottom struct{}

// Do asks for the deck and shows the card.
func (SeeBottom) Do(t *Table, x Ctx) {
	p := x.By.Seat
	r := t.request(p, ReqDeck, x)
	for k := range numSkills {
		if t.available(k) > 0 {
			r.add(OfSkill(k))
		}
	}
	for _, d := range bottomDecks {
		if d.discard != NumZones {
			t.refill(d.deck, d.discard)
		}
		if t.S.Count(d.deck) > 0 {
			r.add(OfDeck(d.kind))
		}
	}
	r.sort()
	if r.N == 0 {
		return
	}
	o := t.askOne(r)
	var deck Zone
	var kind Kind
	if o.Kind == OptSkill {
		deck, kind = SkillDeck+Zone(o.Skill()), KindSkill
		t.refill(deck, SkillDiscard+Zone(o.Skill()))
	} else {
		for _, d := range bottomDecks {
			if d.kind == o.Deck() {
				deck, kind = d.deck, d.kind
			}
		}
	}
	me := Seats(0).With(p)
	s := t.S.At(deck, 0)
	s.Known |= me
	t.tell(Event{Kind: EvPeeked, Rule: x.Rule, Cause: x.Source, By: ref(p), Count: 1, Deck: kind, Zone: deck, To: me, Private: t.comp1(s.Comp)})
}

// bottomDecks are the decks besides those of Skill cards whose bottom card can
// be seen, with their discards.
var bottomDecks = []struct {
	kind          Kind
	deck, discard Zone
}{
	{KindCrisis, CrisisDeck, CrisisDiscard},
	{KindQuorum, QuorumDeck, QuorumDiscard},
	{KindDestination, DestinationDeck, NumZones},
	{KindSuper, SuperDeck, SuperDiscard},
}

// CullDestiny lets whoever acts look at the whole Destiny deck and discard N
// cards of it; the rest is shuffled.
type CullDestiny struct{ N int8 }

// Do shows the deck and asks for the cards.
func (c CullDestiny) Do(t *Table, x Ctx) {
	p := x.By.Seat
	me := Seats(0).With(p)
	in := t.S.In(Destiny)
	for i := range in {
		in[i].Known |= me
	}
	t.tell(Event{Kind: EvPeeked, Rule: x.Rule, Cause: x.Source, By: ref(p), Count: len(in), Deck: KindSkill, Zone: Destiny, To: me, Private: t.sorted(Destiny)})
	r := t.request(p, ReqDiscardDestiny, x)
	r.Secret = true
	r.Min, r.Max = uint8(c.N), uint8(c.N)
	for _, s := range in {
		r.offerCopy(OfComp(s.Comp))
	}
	r.sort()
	r.fit()
	picks := t.ask(r)
	e := Event{Kind: EvCulled, Rule: x.Rule, Cause: x.Source, By: ref(p)}
	for i := range picks.N {
		for range picks.Count[i] {
			card := picks.Option[i].Comp()
			k := t.cat.Skill(card).Skill
			t.S.toTop(Destiny, t.S.find(Destiny, card), SkillDiscard+Zone(k)).Known = Public
			t.leftDestiny(k)
			e.Count++
			if t.listens {
				e.Comps = append(e.Comps, card)
			}
		}
	}
	t.tell(e)
	t.shuffle(Destiny)
	if t.S.Count(Destiny) == 0 {
		t.buildDestiny()
	}
}

// AnyoneMourned reports whether morale has been lost to an execution.
func AnyoneMourned(t *Table, _ Ctx) bool { return t.S.Mourned > 0 }

// AnyoneAt returns a test for a human player in a place.
func AnyoneAt(at Place) func(*Table, Ctx) bool {
	return func(t *Table, x Ctx) bool {
		return Some(t, x, func(t *Table, by, p Seat) bool { return t.stands(by, p, at) })
	}
}

// stands reports whether seat p is a human player in a place, as seat by calls
// it. Rule new-caprica.detention.
func (t *Table) stands(by, p Seat, at Place) bool {
	return t.human(p) && t.S.Seats[p].Loc == t.meant(by, t.Place(at))
}

// ExecuteFrom lets whoever acts choose a human player in a place, who is
// executed.
type ExecuteFrom struct{ At Place }

// Do asks and executes.
func (e ExecuteFrom) Do(t *Table, x Ctx) {
	w := t.who(t.ChooseSeat(x.By.Seat, false, x, func(t *Table, p Seat) bool { return t.stands(x.By.Seat, p, e.At) }))
	if w.Seat != Nobody {
		t.execute(w, x)
	}
}

// SeeAdded lets whoever acts look at the cards that the chosen player has added
// face down to the check.
type SeeAdded struct{}

// Do shows them.
func (SeeAdded) Do(t *Table, x Ctx) {
	p, q := x.By.Seat, x.Chosen.Seat
	me := Seats(0).With(p)
	e := Event{Kind: EvPeeked, Rule: x.Rule, Cause: x.Source, By: ref(p), At: ref(q), Deck: KindSkill, To: me}
	in := t.S.In(CheckPile)
	for i := range in {
		if in[i].Tag == uint8(q)+1 && in[i].Known&Public == 0 {
			in[i].Known |= me
			e.Count++
			if t.listens {
				e.Private = append(e.Private, in[i].Comp)
			}
		}
	}
	sortComps(e.Private)
	t.tell(e)
}

// AnyRepair reports whether there is a location or a viper to repair.
func AnyRepair(t *Table, _ Ctx) bool {
	for i := range t.cat.locComp {
		if t.mendable(FirstLoc + Loc(i)) {
			return true
		}
	}
	return !t.away() && t.BrokenVipers() > 0
}

// RepairAny lets whoever acts repair a location, wherever it is, and up to
// Vipers damaged vipers.
type RepairAny struct{ Vipers int8 }

// Do asks for the location, and then for the vipers.
func (e RepairAny) Do(t *Table, x Ctx) {
	p := x.By.Seat
	r := t.request(p, ReqRepair, x)
	for i, c := range t.cat.locComp {
		if t.mendable(FirstLoc + Loc(i)) {
			r.add(OfComp(c))
		}
	}
	if r.N > 0 {
		r.add(OfKind(OptPass))
		r.sort()
		if o := t.askOne(r); o.Kind == OptComp {
			t.repairLocation(t.cat.LocOf(o.Comp()), x)
		}
	}
	n := min(int(e.Vipers), t.BrokenVipers())
	if n == 0 {
		return
	}
	r = t.request(p, ReqRepair, x)
	r.Min, r.Max = 0, uint8(n)
	r.addN(OfHull(OptDamaged, Viper), n)
	picks := t.ask(r)
	if picks.N > 0 {
		t.repairVipers(int(picks.Count[0]), x)
	}
}
