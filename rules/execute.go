package rules

import "ragtag/options"

// Death is how a character dies.
type Death uint8

// The ways to die.
const (
	Executed   Death = iota
	Unmourned        // executed at no cost of morale
	Killed           // by a roll of the die, in the variant with extra deaths
	Eliminated       // executed, and the player is out of the game
	Perished         // by a disaster, which is no execution
	numDeaths
)

var deathNames = [numDeaths]string{"executed", "unmourned", "killed", "eliminated", "perished"}

// String returns the id of the death.
func (d Death) String() string { return EnumID(deathNames[:], "Death", d) }

// execute executes the character of a body: cards, proof, and then the way of a
// Cylon or that of a human. Rule execution.
func (t *Table) execute(w Who, x Ctx) { t.kill(w, Executed, x) }

// kill is execute for every way to die. What follows from the loss of morale
// waits until all is done, so that of two executions the first is finished
// before the second begins. Rule execution.first.
func (t *Table) kill(w Who, how Death, x Ctx) {
	if !t.present(w) {
		return
	}
	p := w.Seat
	if how != Killed {
		t.S.Seats[p].Executed++
	}
	t.S.This.CutShort = t.S.This.CutShort || p == t.S.Current && t.Feature(options.ExodusLoyalty)
	t.tell(Event{Kind: EvExecuted, Rule: "execution.first", Cause: x.Source, At: ref(p), Death: how})
	y := Ctx{By: w, Chosen: Who{Seat: Nobody}, Rule: "execution.first"}
	if t.Feature(options.LateDeaths) {
		t.dieLate(w, how, y)
		return
	}
	t.discard(p, t.S.Count(Hand+Zone(p)), WholeHand, y)
	if !t.present(w) {
		return // what answered the discard was faster
	}
	t.discardBefore(p, y)
	t.dropMutiny(p, y)
	if how != Killed { // rule variant.extra-death: who dies by a roll keeps it
		t.dropMiracles(p, y)
	}
	if t.S.Seats[p].Revealed || t.unmasked(p) {
		y.Rule = "execution.cylon"
		t.S.Seats[p].Revealed = true
		if how == Eliminated {
			t.withdraw(w)
			return
		}
		t.resurrect(w, y)
		t.drawForMood(w, y)
		return
	}
	if c := t.prove(p, y); c != None {
		y.Rule = "execution.cylon"
		t.showLoyalty(p, c)
		t.tellCylon(p, c, y)
		if how == Eliminated {
			t.S.Seats[p].Revealed = true
			t.withdraw(w)
			return
		}
		t.becomeCylon(w, false, y)
		t.drawForMood(w, y)
		return
	}
	if t.dieHuman(w, how, y) {
		t.force(WhenMoraleFalls)
	}
}

// unmasked reports whether seat p has shown a "Cylon" card: dying of its own
// card's power, it is on the way to the Cylons already.
func (t *Table) unmasked(p Seat) bool {
	for _, s := range t.S.In(LoyaltyShown + Zone(p)) {
		if t.cat.Loyalty(s.Comp).Kind == ACylon {
			return true
		}
	}
	return false
}

// prove shows what an executed player is: it returns the "Cylon" card that the
// player picks to show, or None from a human, who shows everything. Rule
// execution.first.
func (t *Table) prove(p Seat, x Ctx) Comp {
	z := LoyaltyHand + Zone(p)
	r := t.request(p, ReqShowCylon, x)
	r.Secret = t.S.Count(z) > 1 // nobody else learns whether there was a choice
	for _, s := range t.S.In(z) {
		if t.cat.Loyalty(s.Comp).Kind == ACylon {
			r.offerOnce(OfComp(s.Comp))
		}
	}
	r.sort()
	r.Min = min(r.N, 1)
	if o := t.askOne(r); o.Kind == OptComp {
		return o.Comp()
	}
	t.tell(Event{Kind: EvShowed, Rule: x.Rule, At: ref(p), Comps: t.sorted(z)})
	in := t.S.In(z)
	for i := range in {
		in[i].Known = t.all() | Public // face down again, but nobody has anything to learn from it
	}
	return None
}

// dieHuman takes a human's character out of the game and gives the player
// another. It reports whether morale was lost. Rule execution.human.
func (t *Table) dieHuman(w Who, how Death, x Ctx) (mourned bool) {
	p := w.Seat
	x.Rule = "execution.human"
	t.unmaskFive(w)
	if !t.present(w) {
		return false // what answered the discards was faster
	}
	if (how == Executed || how == Eliminated) && t.setDial(Morale, -1, x) {
		mourned = true
		t.S.Mourned++
	}
	if how == Eliminated {
		t.dropLoyalty(p)
		t.withdraw(w)
		return mourned
	}
	was := t.S.Titles
	died := t.S.Seats[p].Loc
	old := t.traits(p)
	exodus := t.Feature(options.ExodusLoyalty)
	mutineer := t.mutineer(p)
	if exodus {
		t.dropLoyalty(p)
	} else if !t.S.Slept {
		t.dealTo(p, int(old.ExtraSleeper), x.Rule)
	}
	if t.S.This.Parting {
		t.depart(w) // the ending has executed him: nobody comes, and no card changes a side any more
		return mourned
	}
	t.dropTrauma(p, x)
	w = t.replace(w, x)
	t.trimMiracles(p, x)
	t.settle(w, died)
	if exodus {
		t.addHumans(1)
		n := 1
		if !t.S.Slept {
			n += int(old.ExtraSleeper)
		}
		t.dealTo(p, n, x.Rule)
	}
	t.dealNew(p)
	for k := range t.cat.numTitles {
		if was[k] == p {
			t.bequeath(k, "title.passing")
		}
	}
	if mutineer {
		c, _ := t.mutineerIn(LoyaltyShown + Zone(p))
		t.tell(Event{Kind: EvMutineer, Rule: "mutineer", By: ref(p), Comp: c})
		t.receiveMutineer(p)
	}
	if how == Killed {
		t.receiveSheet(p, -1, Ctx{By: w, Rule: x.Rule})
	}
	t.revealSympathizer()
	t.freshTrauma(p, NewTrauma, x)
	t.replaceTaken(x)
	return mourned
}

// depart takes a character off the board whom nobody replaces, since the game is
// ending.
func (t *Table) depart(w Who) {
	t.stand(w, OffBoard)
	t.S.Seats[w.Seat].Body++
}

// dropLoyalty discards the Loyalty cards of an executed human: those that are
// "not a Cylon" to their discards or, where they are all alike, at once to their
// pile; others out of the game.
func (t *Table) dropLoyalty(p Seat) {
	apart := t.conflicted()
	for _, z := range []Zone{LoyaltyHand + Zone(p), LoyaltyShown + Zone(p)} {
		for kept := 0; t.S.Count(z) > kept; {
			kind := t.cat.Loyalty(t.S.At(z, kept).Comp).Kind
			switch human := kind.notCylon(); {
			case kind == TheMutineer: // it comes back to the new character
				kept++
			case human && apart:
				t.S.toTop(z, kept, LoyaltyDiscard).Known = Public
			case human:
				t.S.toTop(z, kept, LoyaltyNot)
			default:
				t.S.toTop(z, kept, RemovedFromGame).Known = Public
			}
		}
	}
	if !apart {
		t.shuffle(LoyaltyNot)
	}
}

// resurrect brings a Cylon player to the Resurrection Ship, which ends an
// infiltration. Rules loyalty.reveal, execution.cylon.
func (t *Table) resurrect(w Who, x Ctx) {
	if t.S.Seats[w.Seat].Infiltrating {
		t.endInfiltration(w.Seat)
	}
	t.comeTo(w, t.rebirth(), Event{Kind: EvSent, Rule: x.Rule, At: ref(w.Seat)})
}

// rebirth returns where Cylon players come back. Rule new-caprica.resurrection.
func (t *Table) rebirth() Loc {
	if t.S.Caprica == Occupied {
		return t.Place(AtMedical)
	}
	return t.Place(AtResurrection)
}

// Execute executes the character of a player, or of several.
type Execute struct {
	Who    Role
	Cylons bool // Cylon players cannot ignore it
	Spared bool // a human's death costs no morale
}

// Do executes whom it names, one after another.
func (e Execute) Do(t *Table, x Ctx) {
	list, n := t.named(e.Who, x)
	var who [MaxSeats]Who
	for i, p := range list[:n] {
		who[i] = t.who(p)
	}
	how := Executed
	if e.Spared {
		how = Unmourned
	}
	for _, w := range who[:n] {
		if t.present(w) && (e.Cylons || t.heeds(w.Seat, x)) {
			t.kill(w, how, x)
		}
	}
}

// LowMorale reports whether morale is so low that it kills. Rule
// execution.human.
func LowMorale(atMost int8) func(*Table, Ctx) bool {
	return func(t *Table, _ Ctx) bool { return t.S.Dials[Morale] <= atMost }
}
