package rules

// Effects that came with the sheets of Daybreak.

// DrawAs lets the acting player draw N Skill cards of the chosen player's skill set.
type DrawAs struct{ N int8 }

// Do draws them.
func (e DrawAs) Do(t *Table, x Ctx) {
	t.drawOf(x.By.Seat, int(e.N), t.skillSet(x.Chosen.Seat), ReqDraw, x)
}

// GiveCards makes the acting player give the chosen player N Skill cards of its hand, as
// far as it has them.
type GiveCards struct{ N int8 }

// Do asks which, and hands them over face down.
func (e GiveCards) Do(t *Table, x Ctx) {
	p, q := x.By.Seat, x.Chosen.Seat
	n := min(int(e.N), t.S.Count(Hand+Zone(p)))
	if n == 0 {
		return
	}
	r := t.request(p, ReqGive, x)
	r.Secret = true
	r.Min, r.Max = uint8(n), uint8(n)
	t.offerHand(r, p)
	picks := t.ask(r)
	for i := range picks.N {
		for range picks.Count[i] {
			t.handCard(p, q, picks.Option[i].Comp(), x)
		}
	}
}

// Quarantine lets the acting player look at every civilian ship on the board and put one
// of them back among the unused ones; another takes its place, if there is one.
type Quarantine struct{}

// Do shows the ships and asks which.
func (Quarantine) Do(t *Table, x Ctx) {
	r := t.request(x.By.Seat, ReqCivilian, x)
	for a := range NumAreas {
		t.offerCivilians(r, a)
	}
	if r.N == 0 {
		return
	}
	all := Answer{Take: r.Limit}
	picks := r.picks(&all)
	t.seeShips(&picks, x)
	picks = t.askShips(1, 1, x)
	letter := picks.Option[0].Letter()
	z, _ := t.findCivilian(letter)
	if t.S.Caprica == NotSettled { // rule new-caprica.after: no more civilian ships are placed
		t.placeCivilians(Area(z-CivilianIn), 1, x)
	}
	t.shelter(letter, x)
}

// DrawKeep lets the acting player draw the top N cards of a type, one of which it then
// discards.
type DrawKeep struct {
	N    int8
	From Skill
}

// Do draws them into the hand, where they are told apart until one has left it.
func (e DrawKeep) Do(t *Table, x Ctx) {
	p := x.By.Seat
	hand := Hand + Zone(p)
	was := t.S.Count(hand)
	t.drawOf(p, int(e.N), 1<<e.From, ReqDraw, x)
	if t.S.Count(hand) == was {
		return
	}
	r := t.request(p, ReqDiscard, x)
	r.Secret = true
	for _, s := range t.S.In(hand)[was:] {
		r.offerOnce(OfComp(s.Comp))
	}
	r.sort()
	c := t.askOne(r).Comp()
	outer := t.openDiscard(x)
	t.S.Discarded.How[p] = Paid
	t.discardCard(p, c)
	t.tell(Event{Kind: EvDiscarded, Rule: x.Rule, Cause: x.Source, By: ref(p), Count: 1, Comps: t.comp1(c)})
	t.closeDiscard(outer, x)
}

// SaveCivilian destroys an undamaged viper of the acting player's choice instead of the
// civilian ship that is about to be destroyed. That goes back among the unused ones.
type SaveCivilian struct{}

// Do asks for the viper.
func (SaveCivilian) Do(t *Table, x Ctx) {
	letter := t.S.This.Defender
	DestroyViper{By: Acting, Undamaged: true}.Do(t, x)
	t.shelter(letter, x)
}

// AnyWholeViper reports whether a viper is left that is neither damaged nor destroyed.
func AnyWholeViper(t *Table, _ Ctx) bool {
	if t.Reserves() > 0 || t.flying() > 0 {
		return true
	}
	for a := range NumAreas {
		if t.pilotsIn(a) != 0 {
			return true
		}
	}
	return false
}

// Pilfer makes the acting player discard N Skill cards; one who has fewer is caught: it
// discards none.
type Pilfer struct{ N int8 }

// Do discards them, or marks the turn.
func (e Pilfer) Do(t *Table, x Ctx) {
	t.S.This.Used |= ThieveOnce
	if p := x.By.Seat; t.S.Count(Hand+Zone(p)) >= int(e.N) {
		t.discard(p, int(e.N), ByChoice, x)
		return
	}
	t.S.This.Used |= CaughtOnce
}

// InCompany reports whether it is the acting player's turn, and another player is in
// its location.
func InCompany(t *Table, x Ctx) bool {
	l := t.S.Seats[x.By.Seat].Loc
	return t.S.Current == x.By.Seat && l >= FirstLoc && Some(t, x, func(t *Table, by, q Seat) bool { return q != by && t.S.Seats[q].Loc == l })
}

// AllyHere reports whether an Ally is where the acting player is.
func AllyHere(t *Table, x Ctx) bool {
	for spot := range NumAllies {
		if c := t.allyIn(spot); c != None && t.allyAt(c) == t.S.Seats[x.By.Seat].Loc {
			return true
		}
	}
	return false
}

// TradeMiracle lets the acting player give a miracle token to a player in its location
// who holds none, or take that player's.
type TradeMiracle struct{}

// Do asks for the player. Nobody is asked which way the token goes: a player who can be
// given one has none to take, since only the acting player may hold several.
func (TradeMiracle) Do(t *Table, x Ctx) {
	p := x.By.Seat
	q := t.ChooseSeat(p, false, x, func(t *Table, q Seat) bool { return mayTrade(t, p, q) })
	if q == Nobody {
		return
	}
	from, to := p, q
	if !mayHand(t, p, q) {
		from, to = q, p
	}
	t.changeMiracles(from, -1, x)
	t.changeMiracles(to, 1, x)
}

// mayHand reports whether a miracle token can go from seat p to seat q.
func mayHand(t *Table, p, q Seat) bool { return t.S.Seats[p].Miracles > 0 && MayGainMiracle(t, q) }

func mayTrade(t *Table, p, q Seat) bool {
	l := t.S.Seats[p].Loc
	return q != p && l >= FirstLoc && t.S.Seats[q].Loc == l && (mayHand(t, p, q) || mayHand(t, q, p))
}

// CanTradeMiracle reports whether there is a token to give or to take.
func CanTradeMiracle(t *Table, x Ctx) bool { return Some(t, x, mayTrade) }

// GainAny lets the acting player gain N of a resource of its choice.
type GainAny struct{ N int8 }

// Do asks which.
func (g GainAny) Do(t *Table, x Ctx) {
	r := t.request(x.By.Seat, ReqResource, x)
	for k := range NumResources {
		r.add(OfResource(k))
	}
	t.turnDial(t.askOne(r).Resource(), g.N, x)
}

// JailedWith reports whether seat p is where a sheet of the player who chooses calls the
// Brig. Rule new-caprica.detention.
func JailedWith(t *Table, by, p Seat) bool { return t.S.Seats[p].Loc == t.Jail(by) }

// Divert lets the acting player choose Cylon ships of one kind, or a launch, to act
// instead of those of the Crisis card. Rule crisis.ships.
type Divert struct{}

// Do asks which.
func (Divert) Do(t *Table, x Ctx) {
	t.S.This.Diverted = true
	r := t.request(x.By.Seat, ReqIcon, x)
	if !t.away() {
		for _, s := range []Activation{Raiders, LaunchRaiders, HeavyRaiders, Basestars} {
			r.add(OfIcon(s))
		}
	}
	if t.S.Caprica != NotSettled {
		r.add(OfIcon(Occupation))
	}
	t.activateShips(t.askOne(r).Icon(), x)
}
