package rules

// Effects that the cards and sheets of Exodus brought.

// EachMovesOrActs lets every player, from the acting player clockwise, move or take
// an action: Cylon players too, and even if the acting player becomes one. Rule
// skill.state-of-emergency.
type EachMovesOrActs struct{}

// Do asks one player after another.
func (EachMovesOrActs) Do(t *Table, x Ctx) {
	first := x.By.Seat
	for p := range t.clockwise(first) {
		y := x
		y.By = t.who(p)
		t.moveOrAct(y)
	}
}

func (t *Table) moveOrAct(x Ctx) {
	p := x.By.Seat
	if t.S.Seats[p].Loc == OffBoard {
		return
	}
	r := t.request(p, ReqMoveOrAct, x)
	r.add(OfKind(OptPass))
	if t.canMove(p) {
		r.add(OfBox(0))
	}
	r.add(OfBox(1))
	switch o := t.askOne(r); {
	case o.Kind == OptPass:
		t.tell(Event{Kind: EvPassed, Rule: x.Rule, By: ref(p)})
	case o.Box() == 0:
		t.move(x.By, x)
	default:
		t.act(x.By, x)
	}
}

// Refresh lets the acting player discard any number of Skill cards and draw as
// many, all of one type of its skill set.
type Refresh struct{}

// Do asks for the cards and the type.
func (Refresh) Do(t *Table, x Ctx) {
	p := x.By.Seat
	r := t.request(p, ReqDiscard, x)
	r.Secret = true
	r.Min, r.Max = 1, uint8(t.S.Count(Hand+Zone(p)))
	t.offerHand(r, p)
	picks := t.ask(r)
	outer := t.openDiscard(x)
	t.S.Discarded.How[p] = Paid
	e := Event{Kind: EvDiscarded, Rule: x.Rule, Cause: x.Source, By: ref(p)}
	for i := range picks.N {
		for range picks.Count[i] {
			c := picks.Option[i].Comp()
			t.discardCard(p, c)
			e.Count++
			if t.listens {
				e.Comps = append(e.Comps, c)
			}
		}
	}
	t.tell(e)
	t.closeDiscard(outer, x)
	if t.present(x.By) {
		t.drawOneType(p, e.Count, x)
	}
}

// drawOneType lets seat p draw n Skill cards of a type of its skill set, as many as
// there are.
func (t *Table) drawOneType(p Seat, n int, x Ctx) {
	r := t.request(p, ReqSkill, x)
	for k := range numSkills {
		if t.skillSet(p).Has(k) && t.available(k) > 0 {
			r.add(OfSkill(k))
		}
	}
	if r.N > 0 {
		t.drawOf(p, n, 1<<t.askOne(r).Skill(), ReqDraw, x)
	}
}

// LeaveJail moves the acting player out of the Brig to a place or, while Galactica is
// away, out of Detention to Resistance HQ. Rule new-caprica.detention.
type LeaveJail struct{ To Place }

// Do moves it, if it is jailed.
func (l LeaveJail) Do(t *Table, x Ctx) {
	if !t.present(x.By) || !Jailed(t, x.By.Seat) {
		return
	}
	if t.away() {
		l.To = AtResistance
	}
	t.goTo(x.By, t.Place(l.To), x)
}

// SortQuorum lets the acting player look at the top N Quorum cards and put them back
// on the deck in any order.
type SortQuorum struct{ N int8 }

// Do shows them and asks which goes back next: the one put back last is on top.
func (s SortQuorum) Do(t *Table, x Ctx) {
	p := x.By.Seat
	me := Seats(0).With(p)
	for range s.N {
		if t.refill(QuorumDeck, QuorumDiscard) {
			t.S.toTop(QuorumDeck, t.S.Count(QuorumDeck)-1, QuorumDrawn).Known |= me
		}
	}
	n := t.S.Count(QuorumDrawn)
	if n == 0 {
		return
	}
	t.tell(Event{Kind: EvPeeked, Rule: x.Rule, Cause: x.Source, By: ref(p), Count: n, Deck: KindQuorum, Zone: QuorumDeck, To: me, Private: t.comps(QuorumDrawn)})
	for t.S.Count(QuorumDrawn) > 0 {
		r := t.request(p, ReqPutBack, x)
		r.Secret = t.S.Count(QuorumDrawn) > 1
		for _, s := range t.S.In(QuorumDrawn) {
			r.offerOnce(OfComp(s.Comp))
		}
		r.sort()
		t.S.toTop(QuorumDrawn, t.S.find(QuorumDrawn, t.askOne(r).Comp()), QuorumDeck).Known &= me
	}
	t.tell(Event{Kind: EvPutBack, Rule: x.Rule, Cause: x.Source, By: ref(p), Deck: KindQuorum, Zone: QuorumDeck})
}

// RedrawQuorum lets the acting player, who is the President, discard any number of
// Quorum cards of the hand and draw as many.
type RedrawQuorum struct{}

// Do asks for the cards.
func (RedrawQuorum) Do(t *Table, x Ctx) {
	r := t.request(x.By.Seat, ReqDiscardQuorum, x)
	r.Secret = true
	r.Min, r.Max = 0, uint8(t.S.Count(QuorumHand))
	for _, s := range t.S.In(QuorumHand) {
		r.offerCopy(OfComp(s.Comp))
	}
	r.sort()
	if n := t.cullQuorum(t.ask(r), x); n > 0 {
		t.drawQuorum(n, x.Rule)
	}
}

// PlaceCivilians lets the player who places civilian ships, where a card names no area, place
// N, one after another: with a pursuit track into an area without one, if there is such
// an area. Rule civilians.place.
type PlaceCivilians struct{ N int8 }

// Do asks for each area.
func (e PlaceCivilians) Do(t *Table, x Ctx) {
	p := t.placer()
	if t.away() || t.S.Caprica == Returned || p == Nobody {
		return
	}
	_, free := t.pursuing()
	x.Rule = "civilians.place"
	for i := range min(int(e.N), t.S.Count(CivilianPile)) {
		r := t.request(p, ReqArea, x)
		r.About.Ship = CivilianShip
		r.Left = uint8(int(e.N) - i)
		for a := range NumAreas {
			if !free || t.civilians(a) == 0 {
				r.add(OfArea(a))
			}
		}
		if r.N == 0 {
			for a := range NumAreas {
				r.add(OfArea(a))
			}
		}
		t.placeCivilians(t.askOne(r).Area(), 1, x)
	}
}

// placer returns who places civilian ships where no area is named, or Nobody.
func (t *Table) placer() Seat {
	for k := t.cat.numTitles; k > 0; k-- {
		if t.cat.offices[k-1].Places && t.titleInPlay(k-1) {
			return t.incumbent(k - 1)
		}
	}
	return Nobody
}

// DestroyCylonShips destroys every Cylon ship around Galactica, but those that only a
// roll destroys.
type DestroyCylonShips struct{}

// Do destroys them, kind after kind.
func (DestroyCylonShips) Do(t *Table, x Ctx) {
	for _, k := range t.cat.cylons {
		for a := range NumAreas {
			t.destroyKind(k, a, x)
		}
	}
}

// destroyKind destroys the Cylon ships of a kind in an area, without a roll.
func (t *Table) destroyKind(k Ship, a Area, x Ctx) {
	if t.cat.Ship(k).OnlyByDie {
		return
	}
	for t.on(k, a) > 0 {
		t.DestroyShip(k, a, x)
	}
}

// ClearArea lets the acting player choose a space area, from which all Cylon ships
// are removed. They are not destroyed, unless it says so; then those stay that only a
// roll destroys.
type ClearArea struct{ Destroy bool }

// Do asks for the area.
func (e ClearArea) Do(t *Table, x Ctx) {
	r := t.request(x.By.Seat, ReqArea, x)
	for a := range NumAreas {
		if t.anyTarget(a) {
			r.add(OfArea(a))
		}
	}
	if r.N == 0 {
		return
	}
	a := t.askOne(r).Area()
	for _, k := range t.cat.cylons {
		if e.Destroy {
			t.destroyKind(k, a, x)
			continue
		}
		for range t.on(k, a) {
			t.tell(Event{Kind: EvWithdrawn, Rule: x.Rule, Cause: x.Source, Ship: k, Area: a})
			t.remove(MainSpace, k, a, 1)
		}
	}
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

// CedeTitles makes a player give each title that it holds to the highest in its line
// of succession, itself left out.
type CedeTitles struct{ Who Role }

// Do gives them. Rule title.passing.
func (c CedeTitles) Do(t *Table, x Ctx) {
	if p := t.role(c.Who, x); p != Nobody && t.heeds(p, x) {
		t.cede(p, x)
	}
}

// cede passes each title that seat p holds to the highest in its line of succession,
// seat p left out; it keeps what nobody else can hold.
func (t *Table) cede(p Seat, x Ctx) {
	was := t.S.Titles
	for k := range t.cat.numTitles {
		if was[k] == p {
			t.giveTitle(k, t.heir(k, p), x.Rule)
		}
	}
	t.settleTitles()
}

// TakeHand gives all Skill cards of the chosen player to the acting player.
type TakeHand struct{}

// Do takes them, face down.
func (TakeHand) Do(t *Table, x Ctx) {
	if !t.present(x.By) || !t.present(x.Chosen) {
		return
	}
	p, q := x.By.Seat, x.Chosen.Seat
	if p == q {
		return
	}
	both := Seats(0).With(p).With(q)
	z := Hand + Zone(q)
	e := Event{Kind: EvTakes, Rule: x.Rule, Cause: x.Source, By: ref(p), At: ref(q), Count: t.S.Count(z), To: both, Private: t.sorted(z)}
	clues := t.S.Clues
	clues.carry(z, Hand+Zone(p))
	for t.S.Count(z) > 0 {
		t.S.toTop(z, 0, Hand+Zone(p)).Known |= both
	}
	t.S.Clues = clues
	for k, n := range t.S.Bounds[q] {
		t.S.Bounds[p][k] += n
	}
	t.emptied(q)
	t.tell(e)
}

// PlaceDamaged places a basestar in an area, if one is left, and damages it Hits
// times.
type PlaceDamaged struct {
	In   Area
	Hits int8
}

// Do places and damages it.
func (e PlaceDamaged) Do(t *Table, x Ctx) {
	if t.away() {
		return
	}
	var before [MaxShips]int8
	for _, k := range t.cat.classes[BasestarA] {
		before[k] = t.on(k, e.In)
	}
	PlaceShips{In: e.In, Force: Force{Basestars: 1}}.Do(t, x)
	for _, k := range t.cat.classes[BasestarA] {
		for i := int8(0); i < e.Hits && t.on(k, e.In) > before[k]; i++ {
			t.damageBasestar(k, x)
		}
	}
}

// AnyViper reports whether a viper is left that is not destroyed.
func AnyViper(t *Table, _ Ctx) bool {
	if t.Reserves() > 0 || t.BrokenVipers() > 0 || t.flying() > 0 {
		return true
	}
	for a := range NumAreas {
		if t.pilotsIn(a) != 0 {
			return true
		}
	}
	return false
}

// DestroyViper lets a player choose a viper, damaged or not, which is destroyed.
type DestroyViper struct {
	By        Role
	Undamaged bool // only one that is not damaged
}

// Do asks which.
func (e DestroyViper) Do(t *Table, x Ctx) {
	by := t.role(e.By, x)
	if by == Nobody {
		return
	}
	x.Rule = "vipers.damaged"
	r := t.request(by, ReqViper, x)
	t.offerReserves(r)
	t.offerVipers(r, everyArea)
	for _, k := range t.cat.hulls {
		if t.S.Berths[k].Damaged > 0 && !e.Undamaged {
			r.add(OfHull(OptDamaged, k))
		}
	}
	if r.N == 0 {
		return
	}
	r.sort()
	switch o := t.askOne(r); o.Kind {
	case OptPilot:
		w := t.who(o.Seat())
		a, _ := t.S.Seats[w.Seat].Loc.Area()
		t.hitViper(t.S.Hull(w.Seat), a, w, true, x)
	case OptReserves:
		t.S.Berths[o.Ship()].Reserves--
		t.wreck(o.Ship(), x)
	case OptDamaged:
		t.S.Berths[o.Ship()].Damaged--
		t.wreck(o.Ship(), x)
	default:
		k, a := viperOf(o)
		t.hitViper(k, a, Who{Seat: Nobody}, true, x)
	}
}

// wreck puts a viper that is nowhere any more among the destroyed ones.
func (t *Table) wreck(k Ship, x Ctx) {
	t.hurt(k, true)
	t.tell(Event{Kind: EvViperBroken, Rule: x.Rule, Cause: x.Source, Count: 1, Destroyed: true})
}
