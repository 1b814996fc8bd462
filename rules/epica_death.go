package rules

// Death in Battlestar Epica: an execution is what somebody does, a disaster kills
// without; and from a distance on, both take the player out of the game.

// The numbers of such deaths.
const (
	LastRebirth   = 7 // greatest distance at which a dead player goes on
	RebirthTokens = 2 // trauma tokens that a Cylon who dies draws
)

// dieLate is the rest of kill there: cards and titles, proof, and then the way of a Cylon
// or that of a human. Rule epica.death.
func (t *Table) dieLate(w Who, how Death, x Ctx) {
	p := w.Seat
	final := how == Eliminated || t.S.Distance > LastRebirth
	t.discard(p, t.S.Count(Hand+Zone(p)), WholeHand, x)
	if !t.present(w) {
		return // what answered the discard was faster
	}
	t.discardBefore(p, x)
	t.dropMutiny(p, x)
	c := None
	cylon := t.S.Seats[p].Revealed || t.unmasked(p)
	if !cylon {
		c = t.prove(p, x)
	}
	if !cylon && c == None {
		t.dieHumanLate(w, how, final, x)
		return
	}
	x.Rule = "execution.cylon"
	if c != None {
		t.showLoyalty(p, c)
		t.tellCylon(p, c, x)
	}
	t.S.Seats[p].Revealed = true
	t.stand(w, OffBoard) // until it comes back; its titles pass on
	if !final {
		t.handMutineer(p)
	}
	t.handOn(Seats(0).With(p))
	t.dropMiracles(p, x)
	if final {
		t.withdraw(w)
		return
	}
	t.traumaOfRebirth(w, x)
	t.resurrect(w, x)
}

// resign makes seat p pass all its titles on to others. It reports whether there were
// any.
func (t *Table) resign(p Seat) (titled bool) {
	for k := range t.cat.numTitles {
		if t.S.Titles[k] == p {
			titled = true
			t.giveTitle(k, t.heir(k, p), "title.passing")
		}
	}
	return titled
}

// traumaOfRebirth lets a Cylon who has died draw trauma tokens; a disaster among the first
// brings as many again, and any other goes back.
func (t *Table) traumaOfRebirth(w Who, x Ctx) {
	shown := t.takeTrauma(w.Seat, TraumaPool, RebirthTokens, x)
	if shown > 0 {
		shown += t.takeTrauma(w.Seat, TraumaPool, RebirthTokens, x)
	}
	t.returnDisasters(shown)
}

// dieHumanLate takes a human's character out of the game. Morale is lost, twice as much
// if somebody with a title was executed. Unless the fleet has come too far, another
// character comes, by chance; it keeps miracle tokens.
func (t *Table) dieHumanLate(w Who, how Death, final bool, x Ctx) {
	p := w.Seat
	x.Rule = "execution.human"
	t.unmaskFive(w)
	if !t.present(w) {
		return // what answered the discards was faster
	}
	loss := int8(1)
	if t.resign(p) && how == Executed {
		loss = 2
	}
	mourned := how != Unmourned && t.setDial(Morale, -loss, x)
	if mourned && how == Executed {
		t.S.Mourned += loss // nobody grieves over a death as over an execution
	}
	t.dropLoyalty(p)
	if final { // as in the last jump, with which the game ends
		t.withdraw(w)
	} else {
		t.succeed(w, x)
	}
	if mourned {
		t.force(WhenMoraleFalls)
	}
}

// succeed brings the player of a body that has died another character. Rule
// execution.new-character.
func (t *Table) succeed(w Who, x Ctx) {
	p := w.Seat
	old, died, mutineer := t.traits(p), t.S.Seats[p].Loc, t.mutineer(p)
	t.dropTrauma(p, x)
	w = t.replaceByChance(w)
	t.trimMiracles(p, x)
	if t.settle(w, died); !t.present(w) {
		return // a trauma token where it came has killed it
	}
	t.addHumans(1)
	n := 1
	if !t.S.Slept {
		n += int(old.ExtraSleeper)
	}
	t.dealTo(p, n, x.Rule)
	t.startMutiny(p)
	if k := t.traits(p); !t.S.Slept {
		t.addHumans(int(k.ExtraHuman))
		t.dealTo(p, int(k.ExtraLoyalty), "execution.new-special")
	}
	if mutineer {
		t.receiveMutineer(p)
	}
	t.freshTrauma(p, NewTrauma, x)
}

// replaceByChance puts the body's character into the box and deals the player another, of
// a class that no other human player has while they have not all four. Without any the
// humans lose.
func (t *Table) replaceByChance(w Who) Who {
	p := w.Seat
	t.stand(w, OffBoard)
	c := t.drawSheet(p, false, t.mayCome)
	if c == None {
		c = t.drawSheet(p, false, t.nobodyMet)
	}
	if c == None {
		t.lose(NobodyLeft)
	}
	return t.recast(p, c)
}

// mayCome reports whether a character can be dealt to seat p after a death.
func (t *Table) mayCome(p Seat, c Comp) bool {
	var have [NumClasses]bool
	for q := range t.Players() {
		if q != p && !t.S.Seats[q].Revealed {
			have[t.sheet(q).Class] = true
		}
	}
	all := have[Political] && have[Military] && have[Pilot] && have[Support]
	return t.nobodyMet(p, c) && (all || !have[t.cat.Character(c).Class])
}

// nobodyMet reports whether the person of a character is no Ally on the board.
func (t *Table) nobodyMet(_ Seat, c Comp) bool {
	for spot := range NumAllies {
		if a := t.allyIn(spot); a != None && t.cat.Ally(a).Character == t.cat.Person(c) {
			return false
		}
	}
	return true
}
