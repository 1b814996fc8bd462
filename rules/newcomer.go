package rules

import "ragtag/options"

// How a new character takes the place of one who was executed.

// replace puts the body's character into the box and lets the player choose
// another. The humans lose if none is left. Rule execution.new-character.
func (t *Table) replace(w Who, x Ctx) Who {
	x.Rule = "execution.new-character"
	t.stand(w, OffBoard)
	r := t.request(w.Seat, ReqCharacter, x)
	for _, c := range t.kit.kinds[KindCharacter] {
		if t.mayReplace(w.Seat, c) {
			r.add(OfComp(c))
		}
	}
	if r.N == 0 {
		t.lose(NobodyLeft)
	}
	return t.recast(w.Seat, t.askOne(r).Comp())
}

// recast puts the character of seat p into the box, and gives it another, which is
// another body: what was still to happen to the old one happens to nobody.
func (t *Table) recast(p Seat, c Comp) Who {
	seat := &t.S.Seats[p]
	t.S.Bury(t.cat, seat.Character)
	seat.Character, seat.Turns, seat.Late = c, 0, t.S.Slept
	seat.Body++
	if p == t.S.Current {
		t.S.This.Piloting, t.S.This.Began = false, OffBoard
	}
	t.tell(Event{Kind: EvCharacter, Rule: "execution.new-character", By: ref(p), Comp: c})
	return t.who(p)
}

// mayReplace reports whether seat p may choose a character after an execution. Another
// version of the one who has just died may come. Rule execution.new-character.
func (t *Table) mayReplace(p Seat, c Comp) bool {
	k := t.cat.Character(c)
	q := t.playerOf(c)
	return k.Class != CylonLeader && c != t.S.Seats[p].Character && (q == Nobody || q == p) && !t.S.Buried(t.cat, c) &&
		!(t.handicapped() && k.Traits.ExtraSleeper > 0)
}

// settle puts a new character on the board; died is where the one before did.
// Rules execution.new-character, execution.new-special.
func (t *Table) settle(w Who, died Loc) {
	to := t.Place(AtResistance)
	switch {
	case t.S.Slept && t.traits(w.Seat).SleeperToBrig:
		to = t.Place(AtBrig)
		if t.away() || died >= FirstLoc && t.cat.At(died).Board == NewCaprica {
			to = t.Place(AtDetention)
		}
	case !t.away():
		t.enter(w)
		t.settleTitles()
		return
	}
	t.comeTo(w, to, Event{Kind: EvPlaced, Rule: "execution.new-special", At: ref(w.Seat)})
}

// dealNew changes the Loyalty deck for a new character, and deals it what its
// sheet brings. Rule execution.new-special.
func (t *Table) dealNew(p Seat) {
	k := t.traits(p)
	t.startMutiny(p)
	switch {
	case !t.S.Slept:
		t.addHumans(int(k.ExtraHuman))
		t.dealTo(p, int(k.ExtraLoyalty), "execution.new-special")
	case t.Feature(options.ExodusLoyalty) && k.ExtraSleeper > 0:
		t.addHumans(int(k.ExtraHuman))
		t.dealTo(p, int(k.ExtraSleeper), "execution.new-special")
	}
}

// addHumans shuffles unused "not a Cylon" cards into the Loyalty deck.
func (t *Table) addHumans(n int) {
	if n == 0 {
		return
	}
	for i := 0; i < n && t.unusedHuman(); i++ {
		t.S.toTop(LoyaltyNot, 0, LoyaltyDeck)
	}
	t.shuffle(LoyaltyDeck)
}
