package rules

// Send moves the players named to the Brig or Sickbay.
type Send struct {
	Who Role
	To  Place
}

// Do sends them, as far as they can be moved.
func (s Send) Do(t *Table, x Ctx) {
	list, n := t.named(s.Who, x)
	for _, p := range list[:n] {
		t.send(t.who(p), t.Place(s.To), x)
	}
}

// SendOne lets a player choose a character to send to the Brig or Sickbay.
type SendOne struct {
	By          Role
	To          Place
	May         bool   // the player may choose nobody
	Other       bool   // the player may not choose itself
	OnGalactica bool   // only characters on Galactica
	OnCaprica   bool   // only characters on New Caprica
	Discards    int8   // Skill cards that the chosen player discards first
	Then        Effect // what else happens to that player; nil: nothing
}

// Do asks and sends. Rule targets.brig-sickbay.
func (s SendOne) Do(t *Table, x Ctx) {
	to := t.Place(s.To)
	by := t.role(s.By, x)
	if by == Nobody {
		return
	}
	if t.Solo() && x.Origin == FromLoyalty {
		s.OnGalactica = false // rule variant.solo-loyalty: it strikes the main character wherever it is
	}
	x.Chosen = t.who(t.ChooseSeat(by, s.May, x, func(t *Table, p Seat) bool {
		return t.canSend(p, to) && (!s.Other || p != by) && (!s.OnGalactica || t.onGalactica(p)) && (!s.OnCaprica || OnCaprica(t, p))
	}))
	if x.Chosen.Seat == Nobody {
		return
	}
	if s.Discards > 0 {
		t.discard(x.Chosen.Seat, int(s.Discards), ByChoice, x)
	}
	t.send(x.Chosen, to, x)
	if s.Then != nil {
		s.Then.Do(t, x)
	}
}

// SendFrom sends everybody on a location to the Brig or Sickbay.
type SendFrom struct {
	From string // id of the location
	To   Place
}

// Do sends them.
func (s SendFrom) Do(t *Table, x Ctx) {
	t.sendFrom(Locs(0).With(t.cat.LocOf(t.cat.must("location/"+s.From))), t.Place(s.To), x)
}

// Arrive puts the acting player on a location, from off the board; while
// Galactica is away, in Resistance HQ. Rule new-caprica.before.
type Arrive struct{ At Place }

// Do puts it there.
func (a Arrive) Do(t *Table, x Ctx) {
	if t.away() {
		a.At = AtResistance
	}
	t.stand(x.By, t.Place(a.At))
	t.tell(Event{Kind: EvPlaced, Rule: x.Rule, Cause: x.Source, At: ref(x.By.Seat), Loc: t.S.Seats[x.By.Seat].Loc})
}

// canSend reports whether an effect can send seat p to the Brig or Sickbay.
// Rule targets.brig-sickbay.
func (t *Table) canSend(p Seat, to Loc) bool {
	return t.human(p) && t.canMove(p) && t.S.Seats[p].Loc != t.redirect(p, to)
}

// send sends a body by an effect, if it can be moved there. Rules
// targets.brig-sickbay, trauma.draw.
func (t *Table) send(w Who, to Loc, x Ctx) {
	if t.carry(w, to, x) {
		t.drawForMood(w, x)
	}
}

// carry is send for what moves a body without sending it. It reports whether it did.
func (t *Table) carry(w Who, to Loc, x Ctx) bool {
	if !t.present(w) || !t.canSend(w.Seat, to) {
		return false
	}
	to = t.redirect(w.Seat, to)
	if to == t.Place(AtBrig) && (x.Origin == FromQuorum || x.Origin == FromSheet) && t.present(x.By) {
		to = t.Jail(x.By.Seat) // what a Quorum card or a sheet calls the Brig depends on whose it is
	}
	t.comeTo(w, to, Event{Kind: EvSent, Rule: x.Rule, Cause: x.Source, At: ref(w.Seat)})
	return true
}

// sendFrom sends everybody on some locations elsewhere, in turn order.
func (t *Table) sendFrom(from Locs, to Loc, x Ctx) {
	for p := range t.clockwise(t.S.Current) {
		if from.Has(t.S.Seats[p].Loc) {
			t.send(t.who(p), to, x)
		}
	}
}
