package rules

import "strconv"

// wrongPeople: nobody plays the same character, and each stands on a board of
// its side.
func (t *Table) wrongPeople() string {
	for p := range Seat(t.S.Players) {
		seat := &t.S.Seats[p]
		if seat.Character == None {
			if t.S.Phase != PhaseCharacters {
				return "seat " + number(int(p)) + " plays nobody"
			}
			continue
		}
		if t.player(seat.Character) != p {
			return "two seats play " + t.cat.Ref(seat.Character)
		}
		if t.S.Dead.has(t.cat.comps[seat.Character].index) {
			return t.cat.Ref(seat.Character) + " was executed, and is played"
		}
		if seat.Loc >= FirstLoc && (t.cat.At(seat.Loc).Board == CylonLocations) == t.human(p) {
			return "seat " + number(int(p)) + " stands on " + t.PlaceRef(seat.Loc) + ", revealed: " + strconv.FormatBool(seat.Revealed)
		}
	}
	return ""
}

// wrongGoals: who infiltrates is a Cylon Leader or the Sympathetic Cylon; nobody
// else has goals, and a Cylon Leader has no Loyalty cards.
func (t *Table) wrongGoals() string {
	for p := range Seat(t.S.Players) {
		own := t.leads(p) || t.sympathetic(p)
		goals := t.S.Count(AgendaHand+Zone(p)) + t.S.Count(MotiveHand+Zone(p)) + t.S.Count(MotiveShown+Zone(p))
		switch {
		case t.S.Seats[p].Inside && !(own && t.S.Seats[p].Revealed):
			return "seat " + number(int(p)) + " infiltrates"
		case goals > 0 && !own:
			return "seat " + number(int(p)) + " has goals of its own"
		case t.leads(p) && t.S.Count(LoyaltyHand+Zone(p)) > 0:
			return "seat " + number(int(p)) + " leads, and has Loyalty cards"
		case t.leads(p) && !t.S.Seats[p].Revealed:
			return "seat " + number(int(p)) + " leads, and is not known as a Cylon"
		}
	}
	return ""
}

// wrongTitles: once given, a title is held by one human player; the Admiral is
// in the Brig only if every human player is.
func (t *Table) wrongTitles() string {
	if t.S.Phase <= PhaseSetUp {
		return ""
	}
	for k := range NumTitles {
		p := t.S.Titles[k]
		if p < 0 || int8(p) >= t.S.Players || !t.electable(p) {
			return "title " + number(int(k)) + " is held by seat " + number(int(p))
		}
	}
	brig := t.Place(AtBrig)
	if t.S.Seats[t.S.Titles[Admiral]].Loc != brig {
		return ""
	}
	for p := range Seat(t.S.Players) {
		if t.electable(p) && t.S.Seats[p].Loc != brig {
			return "the Admiral is in the Brig, and seat " + number(int(p)) + " is not"
		}
	}
	return ""
}

// wrongTracks: dials, marker and distance lie on their tracks.
func (t *Table) wrongTracks() string {
	for r, v := range t.S.Dials {
		if v < 0 || v > DialMax {
			return Resource(r).String() + " is " + number(int(v))
		}
	}
	switch {
	case t.S.Marker < 0 || t.S.Marker > AutoJump:
		return "the fleet marker stands on " + number(int(t.S.Marker))
	case t.S.Distance < 0:
		return "the distance is " + number(int(t.S.Distance))
	case t.S.Queue.Final != (t.S.Distance >= KobolAt):
		return "the next jump is the last: " + strconv.FormatBool(t.S.Queue.Final) + ", at distance " + number(int(t.S.Distance))
	}
	return ""
}

// wrongCheck: cards lie in the pile only during a check; face down, each bears
// the mark of who added it.
func (t *Table) wrongCheck() string {
	c := &t.S.Check
	if !c.On && t.S.Count(CheckPile) > 0 {
		return "cards of a check lie about without one"
	}
	for _, s := range t.S.In(CheckPile) {
		if !c.Shown && (s.Tag == 0 || s.Tag > MaxSeats+1) {
			return "nobody added " + t.cat.Ref(s.Comp)
		}
	}
	return ""
}
