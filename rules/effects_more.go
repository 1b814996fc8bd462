package rules

// Some reports whether the test holds for any player, for whoever acts.
func Some(t *Table, x Ctx, test func(t *Table, by, p Seat) bool) bool {
	for p := range Seat(t.S.Players) {
		if test(t, x.By.Seat, p) {
			return true
		}
	}
	return false
}

// AnyoneJailable reports whether anybody can be sent to the Brig.
func AnyoneJailable(t *Table, x Ctx) bool { return Some(t, x, Jailable) }

// ActivatePlaced lets the raiders that an attack has just placed in an area act
// at once, N at most.
type ActivatePlaced struct {
	In Area
	N  int8
}

// Do activates those of them that are left: a pilot who took over a viper may have shot some down.
func (a ActivatePlaced) Do(t *Table, x Ctx) {
	if t.away() {
		return
	}
	x.Rule = "activate.raider"
	t.window(WhenRaidersAct, x, t.all())
	for range min(a.N, t.S.This.NewRaiders[a.In], t.on(Raider, a.In)) {
		ActRaider(t, Raider, a.In, x)
	}
	t.S.This.Jammed = [NumAreas]int8{}
}

// SendFromBoard sends everybody on the locations of a board elsewhere.
type SendFromBoard struct {
	From Board
	To   Place
}

// Do sends them.
func (s SendFromBoard) Do(t *Table, x Ctx) {
	for i := range t.cat.locations {
		if t.cat.locations[i].Board == s.From {
			t.sendFrom(FirstLoc+Loc(i), t.Place(s.To), x)
		}
	}
}

// UseInCheck carries out an effect that a player may use once in a check.
type UseInCheck struct{ Then Effect }

// Do marks the player and carries it out.
func (u UseInCheck) Do(t *Table, x Ctx) {
	t.S.Check.Used = t.S.Check.Used.With(x.By.Seat)
	u.Then.Do(t, x)
}

// OtherBox switches the choice just made on a Crisis card to its other box.
type OtherBox struct{}

// Do switches it.
func (OtherBox) Do(t *Table, x Ctx) { t.ChangeBox(x) }

// Arrive puts whoever acts on a location, from off the board; while Galactica is
// away, in Resistance HQ. Rule new-caprica.before.
type Arrive struct{ At Place }

// Do puts it there.
func (a Arrive) Do(t *Table, x Ctx) {
	if t.away() {
		a.At = AtResistance
	}
	t.stand(x.By, t.Place(a.At))
	t.tell(Event{Kind: EvPlaced, Rule: x.Rule, Cause: x.Source, At: ref(x.By.Seat), Loc: t.S.Seats[x.By.Seat].Loc})
}

// Redraw discards the Crisis card just revealed and draws another.
type Redraw struct{}

// Do replaces it.
func (Redraw) Do(t *Table, x Ctx) { t.ReplaceCrisis(x) }

// GainChosen lets whoever acts gain 1 of a resource other than Not.
type GainChosen struct{ Not Resource }

// Do asks which.
func (g GainChosen) Do(t *Table, x Ctx) {
	r := t.request(x.By.Seat, ReqResource, x)
	for k := range NumResources {
		if k != g.Not {
			r.add(OfResource(k))
		}
	}
	t.turnDial(t.askOne(r).Resource(), 1, x)
}

// AnyCenturion reports whether a centurion has boarded Galactica.
func AnyCenturion(t *Table, _ Ctx) bool { return t.centurions() > 0 }

// ShootCenturion lets whoever acts attack a centurion. Rule location.armory.
type ShootCenturion struct{}

// Do asks which, and attacks.
func (ShootCenturion) Do(t *Table, x Ctx) {
	i, ok := t.pickCenturion(x)
	if !ok {
		return
	}
	x.Rule = "combat.centurion"
	t.tell(Event{Kind: EvAttack, Rule: x.Rule, Cause: x.Source, By: ref(x.By.Seat), Ship: Centurion})
	hit := t.cat.Ship(Centurion).Hit.ByViper
	if t.RollDie(Aim{Ship: Centurion, N: hit}, x) >= int(hit) {
		t.destroyCenturion(i, x)
		return
	}
	t.tell(Event{Kind: EvMissed, Rule: x.Rule, Ship: Centurion})
}

func (t *Table) pickCenturion(x Ctx) (int, bool) {
	r := t.request(x.By.Seat, ReqTarget, x)
	t.offerCenturions(r)
	if r.N == 0 {
		return 0, false
	}
	return t.askOne(r).Space(), true
}

func (t *Table) offerCenturions(r *Request) {
	for i, n := range t.S.Boarding {
		if n > 0 {
			r.add(Boarding(i))
		}
	}
}

func (t *Table) destroyCenturion(space int, x Ctx) {
	t.S.Boarding[space]--
	t.noteMotives()
	t.tell(Event{Kind: EvDestroyed, Rule: "combat.centurion", Cause: x.Source, Ship: Centurion, Count: 1})
	t.victory(x)
}

// CanNuke reports whether the Admiral has a nuke and a basestar to launch it
// at.
func CanNuke(t *Table, _ Ctx) bool {
	return !t.away() && t.S.Nukes > 0 && t.ships(BasestarA) > 0
}

// LaunchNuke lets the Admiral launch a nuke at a basestar. Rule combat.nuke.
type LaunchNuke struct{}

// Do asks for the basestar, rolls and resolves the blast.
func (LaunchNuke) Do(t *Table, x Ctx) {
	x.Rule = "combat.nuke"
	r := t.request(x.By.Seat, ReqTarget, x)
	t.offerBasestars(r)
	o := t.askOne(r)
	k, a := o.Ship(), o.Area()
	SpendNuke{}.Do(t, x)
	n := t.rollWith(t.structural(k), Aim{Ship: k, Area: a}, x) // a nuke is an attack: structural damage counts
	if n < NukeDestroysAt {
		t.damageBasestar(k, x)
		t.damageBasestar(k, x)
		return
	}
	t.destroyBasestar(k, x)
	if n >= NukeBlastAt {
		t.destroyRaiders(a, NukeRaiders, n, x)
	}
}

// Steer gives the choice of the destination to whoever acts, from Draw cards.
type Steer struct{ Draw int8 }

// Do gives it.
func (s Steer) Do(t *Table, x Ctx) { t.SteerJump(s.Draw, x) }

// AnyToDestroy reports whether there is a raider, heavy raider or centurion.
func AnyToDestroy(t *Table, x Ctx) bool {
	return !t.away() && (t.ships(Raider) > 0 || t.ships(HeavyRaider) > 0 || t.centurions() > 0)
}

// DestroySome lets whoever acts destroy raiders, or 1 heavy raider, or 1
// centurion.
type DestroySome struct{ Raiders int8 }

// Do asks for the first target; raiders are then picked one by one.
func (d DestroySome) Do(t *Table, x Ctx) {
	for i := range d.Raiders {
		r := t.request(x.By.Seat, ReqTarget, x)
		r.Left = uint8(d.Raiders - i)
		for a := range NumAreas {
			t.offerShip(r, Raider, a)
			if i == 0 {
				t.offerShip(r, HeavyRaider, a)
			}
		}
		if i == 0 {
			t.offerCenturions(r)
		}
		if r.N == 0 {
			return
		}
		o := t.askOne(r)
		if o.Kind == OptBoarding {
			t.destroyCenturion(o.Space(), x)
			return
		}
		t.DestroyShip(o.Ship(), o.Area(), x)
		if o.Ship() == HeavyRaider {
			return
		}
	}
}

// Designate lets whoever acts choose a player, on whom Then is carried out.
type Designate struct {
	May  func(t *Table, by, p Seat) bool
	Then Effect
}

// Do asks and carries out.
func (d Designate) Do(t *Table, x Ctx) {
	by := x.By.Seat
	x.Chosen = t.who(t.ChooseSeat(by, false, x, func(t *Table, p Seat) bool { return d.May(t, by, p) }))
	if x.Chosen.Seat != Nobody {
		d.Then.Do(t, x)
	}
}

// ChosenRolls lets the chosen player make a roll.
type ChosenRolls struct{ Roll Roll }

// Do rolls.
func (c ChosenRolls) Do(t *Table, x Ctx) {
	x.By = x.Chosen
	c.Roll.Do(t, x)
}

// Venture lets the Admiral risk ships: an optional roll. Key names the ships.
type Venture struct {
	Key  string
	Can  func(*Table, Ctx) bool
	Roll Roll
}

// Do asks the Admiral and rolls.
func (v Venture) Do(t *Table, x Ctx) {
	p := t.S.Titles[Admiral]
	if !v.Can(t, x) || p == Nobody || !t.May(p, x) {
		return
	}
	x.By = t.who(p)
	v.Roll.Do(t, x)
}

// Refit lets the Admiral return damaged or destroyed ships to the Reserves.
type Refit struct{ Vipers, Raptors int8 }

// Do asks which.
func (f Refit) Do(t *Table, x Ctx) {
	p := t.S.Titles[Admiral]
	r := t.request(p, ReqRepair, x)
	r.Min, r.Max = 0, uint8(f.Vipers)
	for _, k := range t.cat.hulls {
		if n := t.S.Berths[k].Damaged; n > 0 {
			r.addN(OfHull(OptDamaged, k), int(min(f.Vipers, n)))
		}
	}
	for _, k := range t.cat.hulls {
		if n := t.S.Berths[k].Destroyed; n > 0 {
			r.addN(OfHull(OptDestroyed, k), int(min(f.Vipers, n)))
		}
	}
	r.fit()
	picks := t.ask(r)
	for i := range picks.N {
		n, berths := int8(picks.Count[i]), &t.S.Berths[picks.Option[i].Ship()]
		if picks.Option[i].Kind == OptDamaged {
			berths.Damaged -= n
		} else {
			berths.Destroyed -= n
		}
		berths.Reserves += n
		t.tell(Event{Kind: EvRepaired, Rule: "damage.repair", Cause: x.Source, By: ref(p), Count: int(n)})
	}
	for range f.Raptors {
		if t.S.Berths[Raptor].Destroyed > 0 && t.May(p, x) {
			RestoreRaptor{}.Do(t, x)
		}
	}
}
