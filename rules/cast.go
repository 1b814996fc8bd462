package rules

import "ragtag/options"

// pickCharacters lets the seats choose characters in order from the first
// player. Rule setup.characters.
func (t *Table) pickCharacters() {
	if t.Feature(options.DealtCharacters) {
		t.dealCharacters()
		return
	}
	for p := range t.clockwise(t.S.First) {
		if t.S.Seats[p].Character != None {
			continue
		}
		x := Ctx{Rule: "setup.characters"}
		r := t.request(p, ReqCharacter, x)
		for _, c := range t.kit.kinds[KindCharacter] {
			if t.mayPick(c) {
				r.add(OfComp(c))
			}
		}
		c := t.askOne(r).Comp()
		t.S.Seats[p].Character = c
		t.S.Seats[p].Revealed = t.leads(p)
		t.tell(Event{Kind: EvCharacter, Rule: x.Rule, By: ref(p), Comp: c})
	}
	if t.Solo() && t.S.Assist.Character == None {
		t.pickAssist()
	}
	t.S.Phase = PhaseSetUp
}

// mayPick reports whether a character may be chosen now: it is free, and its
// class has been chosen no more often than any other but support. Rules
// setup.characters, leader.what.
func (t *Table) mayPick(c Comp) bool {
	var picked [NumClasses]int
	for p := range t.Players() {
		have := t.S.Seats[p].Character
		if have != None && t.cat.Person(have) == t.cat.Person(c) {
			return false
		}
		if have != None {
			picked[t.cat.Character(have).Class]++
		}
	}
	k := t.cat.Character(c)
	if t.leftOut(k.Without) || t.handicapped() && k.Traits.ExtraSleeper > 0 {
		return false // rules variant.solo, variant.duo, variant.no-sympathizer
	}
	if k.Class == CylonLeader || t.mustLead() {
		return k.Class == CylonLeader && picked[CylonLeader] == 0
	}
	if k.Class == Support || t.Solo() || t.duo() {
		return true
	}
	least := min(picked[Political], picked[Military], picked[Pilot])
	return picked[k.Class] == least
}

func (t *Table) placeCharacters() {
	for p := range t.clockwise(t.S.First) {
		t.enter(t.who(p))
	}
}

// enter puts a body where its sheet says, or on the Hangar Deck if that place is
// closed. Rules setup.placement, execution.new-character.
func (t *Table) enter(w Who) {
	k := t.sheet(w.Seat)
	t.S.Seats[w.Seat].Infiltrating = k.Traits.Inside
	switch {
	case t.traits(w.Seat).Stranded:
		t.S.Seats[w.Seat].Loc = OffBoard
	case k.Traits.Stranded:
		t.S.Seats[w.Seat].Loc = t.Place(AtHangar)
	case k.Enter != nil:
		k.Enter(t, w)
	case len(k.Starts) > 0:
		t.chooseStart(w, k.Starts)
	default:
		t.S.Seats[w.Seat].Loc = t.Place(AtHangar)
		if l := t.formIn(k.starts); l != OffBoard && !t.closed(t.cat.At(l).Board) {
			t.S.Seats[w.Seat].Loc = l
		}
	}
	t.tell(Event{Kind: EvPlaced, Rule: "setup.placement", At: ref(w.Seat), Loc: t.S.Seats[w.Seat].Loc})
}

// chooseStart lets the player of a body choose where it starts, of the locations
// with the ids that are open.
func (t *Table) chooseStart(w Who, ids []string) {
	r := t.request(w.Seat, ReqLocation, Ctx{Rule: "setup.placement"})
	for _, id := range ids {
		c := t.cat.must("location/" + id)
		if t.inPlay(c) && !t.closed(t.cat.At(t.cat.LocOf(c)).Board) {
			r.add(OfComp(c))
		}
	}
	r.sort()
	t.S.Seats[w.Seat].Loc = t.cat.LocOf(t.askOne(r).Comp())
}

// StartInViper puts a body into a viper of the Reserves at set-up; without one
// it starts on the Hangar Deck.
func StartInViper(t *Table, w Who) {
	if t.Reserves() == 0 {
		t.S.Seats[w.Seat].Loc = t.Place(AtHangar)
		return
	}
	x := Ctx{By: w, Rule: "setup.placement"}
	k := t.pickReserve(w.Seat, x)
	t.man(w, k, t.pickLaunch(w.Seat, x), x)
}
