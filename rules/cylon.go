package rules

import "ragtag/options"

// PlayCrisis is the action of Caprica: play a Super Crisis card, or draw Crisis
// cards and resolve one; no ships act. With Jump, and with any expansion, the card's
// icon moves the marker, and with Under the other cards go under the deck. Rule location.caprica.
type PlayCrisis struct {
	Draw        int8
	Jump, Under bool
}

// Do asks which, and resolves it.
func (e PlayCrisis) Do(t *Table, x Ctx) {
	p := x.By.Seat
	r := t.request(p, ReqOptional, x)
	r.Secret = t.S.Count(SuperHand+Zone(p)) > 0 && !t.S.Seats[p].Sympathizer // else all know that there is no choice
	r.add(OfDeck(KindCrisis))
	if !t.S.Seats[p].Sympathizer {
		for _, s := range t.S.In(SuperHand + Zone(p)) {
			r.offerOnce(OfComp(s.Comp))
		}
	}
	r.sort()
	if o := t.askOne(r); o.Kind == OptComp {
		t.playSuper(x.By, o.Comp())
		return
	}
	t.S.This.Card = None
	t.lookAtCrises(p, int(e.Draw), x, !e.Under)
	t.resolveCrisis(x.By)
	if c := t.S.This.Card; (e.Jump || t.Feature(options.Expansion)) && c != None && t.cat.Crisis(c).Jump && !t.S.This.NoJump {
		t.takeJumpIcon(Ctx{By: x.By, Source: c, Origin: FromCrisis, Rule: "crisis.jump-icon"})
	}
	t.putAway()
	t.S.This.Again, t.S.This.NoJump = false, false
	t.drainMilestones()
}

// playSuper plays a Super Crisis card. Rule crisis.super.
func (t *Table) playSuper(w Who, c Comp) {
	z := SuperHand + Zone(w.Seat)
	t.S.toTop(z, t.S.find(z, c), SuperNow).Known = Public
	t.tell(Event{Kind: EvSuper, Rule: "crisis.super", By: ref(w.Seat), Comp: c})
	t.Coverage.branch(c, BranchMain)
	if t.Feature(options.Infiltrator) {
		t.S.Seats[w.Seat].Supers++ // an Agenda asks
	}
	t.cat.Crisis(c).Do.Do(t, Ctx{By: w, Chosen: Who{Seat: Nobody}, Source: c, Origin: FromSuper, Rule: "crisis.super"})
	if t.S.Count(SuperNow) > 0 {
		t.S.toTop(SuperNow, 0, SuperDiscard)
		t.tell(Event{Kind: EvCrisisGone, Rule: "crisis.discard", Comp: c})
	}
}

// CommandFleet is the action of the Cylon Fleet: activate all Cylon ships of
// one kind, or launch from every basestar. Rule location.cylon-fleet.
type CommandFleet struct{ Raiders, Heavy int8 }

// Do asks which, and does it.
func (e CommandFleet) Do(t *Table, x Ctx) {
	r := t.request(x.By.Seat, ReqIcon, x)
	for _, s := range []Activation{Raiders, HeavyRaiders, Basestars} {
		r.add(OfIcon(s))
	}
	r.add(OfIcon(LaunchRaiders))
	if s := t.askOne(r).Icon(); s != LaunchRaiders {
		t.activateShips(s, x)
		return
	}
	t.launchFromBasestars(int(e.Raiders), int(e.Heavy), x)
}

// MayCommandFleet reports whether the acting player may use the Cylon Fleet:
// not a Cylon made by the Sympathizer card.
func MayCommandFleet(t *Table, x Ctx) bool { return !t.S.Seats[x.By.Seat].Sympathizer }

// Infiltrate is the action of the Human Fleet: take a card from a hand, then
// roll to damage Galactica. Rule location.human-fleet.
type Infiltrate struct{ HitAt int8 }

// Do asks for the hand, shows it, asks for the card and rolls.
func (e Infiltrate) Do(t *Table, x Ctx) {
	p := x.By.Seat
	q := t.ChooseSeat(p, false, x, func(t *Table, q Seat) bool { return q != p && t.S.Count(Hand+Zone(q)) > 0 })
	if q != Nobody {
		t.takeCard(p, q, x)
	}
	if t.RollDie(Aim{}, x) >= int(e.HitAt) {
		t.DamageGalactica(x)
	}
}

// Resurrect is the action of the Resurrection Ship: the Super Crisis card may
// be changed for another; then Loyalty cards are handed on. Rule
// location.resurrection-ship.
type Resurrect struct{}

// Do asks about the Super Crisis card and hands on.
func (Resurrect) Do(t *Table, x Ctx) {
	p := x.By.Seat
	z := SuperHand + Zone(p)
	if t.S.Count(z) > 0 && t.May(p, x) {
		c := t.S.At(z, 0).Comp // nobody has two where this location is in play
		t.S.toTop(z, 0, SuperDiscard).Known = Public
		t.tell(Event{Kind: EvDiscarded, Rule: x.Rule, By: ref(p), Count: 1, Comps: t.comp1(c)})
		t.drawSuper(p, x)
	}
	t.handOnLoyalty(x)
}
