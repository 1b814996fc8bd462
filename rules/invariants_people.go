package rules

import (
	"strconv"

	"ragtag/options"
)

// wrongPeople: nobody plays the same character, and each is on a board of its
// side; a player who is out of the game has nothing to play with.
func (t *Table) wrongPeople() string {
	for p := range t.seats() {
		seat := &t.S.Seats[p]
		if !t.S.Plays(p) {
			if what := t.wrongAbsence(p); what != "" {
				return "seat " + number(int(p)) + " is out of the game, and " + what
			}
			continue
		}
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
		if seat.Loc >= FirstLoc && !t.mayStand(p, seat.Loc) {
			return "seat " + number(int(p)) + " stands on " + t.PlaceRef(seat.Loc) + ", revealed: " + strconv.FormatBool(seat.Revealed)
		}
	}
	return ""
}

// wrongAbsence: somebody out of the game is nowhere on the board, holds no cards to
// play and no title, does not infiltrate, and takes no turn.
func (t *Table) wrongAbsence(p Seat) string {
	seat := &t.S.Seats[p]
	switch {
	case !t.S.Buried(t.cat, seat.Character):
		return t.cat.Ref(seat.Character) + " could still be played"
	case seat.Loc != OffBoard:
		return "stands on " + t.PlaceRef(seat.Loc)
	case t.S.Count(Hand+Zone(p))+t.S.Count(SuperHand+Zone(p))+t.S.Count(QuorumBefore+Zone(p)) > 0:
		return "has cards to play"
	case seat.Infiltrating:
		return "infiltrates"
	case t.S.Current == p && t.S.Phase != PhaseOver:
		return "takes a turn"
	case t.S.Result.Winners.Has(p):
		return "has won"
	}
	return ""
}

// wrongGoals: only a Cylon Leader and the Sympathetic Cylon have goals, and only they
// infiltrate, unless every Cylon player may. A Cylon Leader is known as a Cylon and has
// no Loyalty cards.
func (t *Table) wrongGoals() string {
	for p := range t.seats() {
		own := HasGoals(t, p)
		goals := t.S.Count(AgendaHand+Zone(p)) + t.S.Count(MotiveHand+Zone(p)) + t.S.Count(MotiveShown+Zone(p))
		switch {
		case t.S.Seats[p].Infiltrating && !(t.S.Seats[p].Revealed && (own || t.Feature(options.CylonsInside))):
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

// mayStand reports whether seat p can be on a location at all.
func (t *Table) mayStand(p Seat, l Loc) bool {
	k := t.cat.At(l)
	return t.inPlay(t.cat.LocComp(l)) && !t.overturned(l) && !k.Wide && t.admits(k.Board, p) && !t.outOfReach(k.Board) && !t.awaited(k.Board)
}

// capricaFrom returns the distance from which on there can be a New Caprica phase, and
// whether the objective leads there.
func (t *Table) capricaFrom() (int8, bool) {
	steps := t.objective().Steps
	for i := range steps {
		_, settles := Find[SettleCaprica](steps[i].Do)
		_, offers := Find[OfferCaprica](steps[i].Do)
		if settles || offers {
			return steps[i].Distance, true
		}
	}
	return 0, false
}

// wrongCaprica: the phase comes where the objective leads to it, and not before; its
// Crisis deck is set aside until then, and the stacks hold ships only then; a marker at
// the end of the track stays there.
func (t *Table) wrongCaprica() string {
	settled := t.S.Caprica != NotSettled
	for z := CrisisDeck; z < QuorumDeck; z++ {
		for _, s := range t.S.In(z) {
			if old := !t.cat.Crisis(s.Comp).Caprica; z == CrisisAside && old || z == CrisisBox && (!old || !settled) ||
				(z == CrisisDeck || z == CrisisDiscard) && old == settled {
				return t.cat.Ref(s.Comp) + " is in " + z.String() + ", settled: " + strconv.FormatBool(settled)
			}
		}
	}
	from, leads := t.capricaFrom()
	switch {
	case settled && !leads:
		return "the New Caprica phase, in another game"
	case settled && t.S.Distance < from:
		return "the New Caprica phase, at distance " + number(int(t.S.Distance))
	case settled && t.S.Count(CrisisAside) > 0:
		return "the New Caprica Crisis deck is still aside"
	case !settled && t.S.Count(CivilianLock)+t.S.Count(CivilianReady) > 0:
		return "civilian ships on New Caprica, where nobody is"
	case settled && t.S.Count(CivilianPile) > 0 && t.away() && !t.interlude():
		return "civilian ships that nobody brought to New Caprica"
	case t.away() && t.S.Marker == AutoJump:
		return "Galactica should have returned"
	}
	for p := range t.seats() {
		if _, flies := t.S.Seats[p].Loc.Area(); flies && t.away() {
			return "seat " + number(int(p)) + " pilots a viper above Galactica, which is away"
		}
	}
	return ""
}

// wrongTitles: once given, a title is held by one player who can hold it, and
// by nobody only if it has no heir; its holder is where it is lost only if
// every heir is.
func (t *Table) wrongTitles() string {
	if t.S.Phase <= PhaseSetUp {
		return ""
	}
	for k := range Title(MaxTitles) {
		if what := t.wrongTitle(k); what != "" {
			return what
		}
	}
	return ""
}

func (t *Table) wrongTitle(k Title) string {
	p := t.S.Titles[k]
	if !t.titleInPlay(k) {
		if p != Nobody {
			return "title " + number(int(k)) + " is held by seat " + number(int(p)) + ", and not in play"
		}
		return ""
	}
	o := &t.cat.offices[k]
	heir := t.heir(k, Nobody)
	switch {
	case p == Nobody && heir == Nobody:
	case p < 0 || int8(p) >= t.S.Players || !t.mayHold(k, p):
		return "title " + o.ID + " is held by seat " + number(int(p))
	case t.in(p, o.LostIn) && heir != Nobody && !t.in(heir, o.LostIn):
		return "the holder of title " + o.ID + " stands where it is lost, and seat " + number(int(heir)) + " does not"
	}
	return ""
}

// wrongTracks: dials, marker and distance are on their tracks.
func (t *Table) wrongTracks() string {
	for r, v := range t.S.Dials {
		if v < 0 || v > DialMax {
			return Resource(r).String() + " is " + number(int(v))
		}
	}
	switch {
	case t.wrongPursuit():
		return "the pursuit marker stands on " + number(int(t.S.Pursuit))
	case t.S.Marker < 0 || t.S.Marker > AutoJump:
		return "the fleet marker stands on " + number(int(t.S.Marker))
	case t.S.Distance < 0:
		return "the distance is " + number(int(t.S.Distance))
	case t.S.Rebels != NoRebels && t.gone(Demetrius):
		return "the rebel basestar is there before the Demetrius"
	case t.S.Queue.Final != t.objective().last(t.S.Distance):
		return "the next jump is the last: " + strconv.FormatBool(t.S.Queue.Final) + ", at distance " + number(int(t.S.Distance))
	}
	return ""
}

// wrongCheck: cards are in the pile only during a check; face down, each bears
// the tag of where it came from.
func (t *Table) wrongCheck() string {
	c := &t.S.Check
	if !c.On && t.S.Count(CheckPile)+t.S.Count(CheckAside) > 0 {
		return "cards of a check lie about without one"
	}
	for _, s := range t.S.In(CheckPile) {
		if !c.Shown && (s.Tag == 0 || s.Tag > tagLearned) {
			return "nobody added " + t.cat.Ref(s.Comp)
		}
	}
	return ""
}

// wrongDiscard: the record of a discard is open or empty, and says how each
// player who discarded did so.
func (t *Table) wrongDiscard() string {
	d := &t.S.Discarded
	if !d.Open && *d != (Discarded{}) {
		return "what was discarded is on record after its time"
	}
	for p, n := range d.Count {
		if (n > 0) != (d.How[p] != NoDiscard) || (n > 0) != (d.Faces[p] != Faces{}) {
			return "seat " + number(p) + " has discarded " + number(int(n)) + " cards in manner " + number(int(d.How[p]))
		}
	}
	return ""
}

// wrongPursuit: the marker is on a space of the track, and not on the last one.
func (t *Table) wrongPursuit() bool {
	b, ok := t.pursuing()
	return t.S.Pursuit < 0 || !ok && t.S.Pursuit != 0 || ok && int(t.S.Pursuit) >= len(t.cat.spaces[b].Pursuit)-1
}
