package rules

import "ragtag/options"

// gone reports whether a board is closed for the rest of the game, or as long as it shows
// that it is.
func (t *Table) gone(b Board) bool { return t.turnedOver(b) || b == ColonialOne && t.closedForGood(b) }

// destroyed reports whether a board is closed because the ship is lost.
func (t *Table) destroyed(b Board) bool {
	return b == Pegasus && !t.awaited(b) && !t.hasPegasus() || b == ColonialOne && t.wrecks() && t.closedForGood(b)
}

// awaited reports whether a board will join the fleet on the way, and has not yet. Rules
// epica.four, epica.six.
func (t *Table) awaited(b Board) bool {
	return t.Feature(options.LateBoards) && (b == Pegasus && !t.S.Slept || b == Demetrius && !t.S.Ventured)
}

// turnedOver reports whether a board shows that it is closed: it has not joined the fleet
// yet, is destroyed, or was left behind by the fleet on New Caprica. A board without an
// overlay shows the card that closes it: see viewBarred.
func (t *Table) turnedOver(b Board) bool {
	return t.awaited(b) || t.destroyed(b) || b == ColonialOne && t.S.Caprica != NotSettled
}

// viewBoards lists the boards that are on the table, with their locations.
func (t *Table) viewBoards(v *View) {
	at := [NumBoards]int{}
	v.Boards = make([]BoardView, 0, NumBoards)
	for i, c := range t.cat.locComp {
		b := t.cat.locations[i].Board
		if !t.inPlay(c) || b == NewCaprica && t.S.Caprica == NotSettled || b == RebelBasestar && t.S.Rebels == NoRebels || t.overturned(FirstLoc+Loc(i)) || t.awaited(b) {
			continue
		}
		if at[b] == 0 {
			v.Boards = append(v.Boards, BoardView{ID: b.String(), Closed: t.turnedOver(b), Destroyed: t.destroyed(b)})
			at[b] = len(v.Boards)
		}
		w := &v.Boards[at[b]-1]
		if t.cat.locations[i].Wide {
			w.Actions = append(w.Actions, t.cat.Ref(c))
		} else {
			if w.Locations == nil {
				w.Locations = make([]string, 0, t.cat.onBoard[b])
			}
			w.Locations = append(w.Locations, t.cat.Ref(c))
		}
	}
}

// viewBarred lists the locations that cards in play bar: nobody may activate them,
// or nobody may come to their board.
func (t *Table) viewBarred(v *View) {
	for i, c := range t.cat.locComp {
		if !t.inPlay(c) || t.overturned(FirstLoc+Loc(i)) {
			continue
		}
		by := t.shutBy(FirstLoc + Loc(i))
		if by == None {
			by = t.closedBy(t.cat.locations[i].Board)
		}
		if by == None {
			continue
		}
		if v.Barred == nil {
			v.Barred = map[string]string{}
		}
		v.Barred[t.cat.Ref(c)] = t.cat.Ref(by)
	}
}

// viewCaprica shows the New Caprica phase to seat p.
func (t *Table) viewCaprica(v *View, p Seat) {
	if t.S.Caprica == NotSettled {
		return
	}
	v.Caprica = &CapricaView{
		Phase: capricaNames[t.S.Caprica], Locked: t.S.Count(CivilianLock), Prepared: t.S.Count(CivilianReady),
		LockedSeen: t.stackFor(CivilianLock, p), PreparedSeen: t.stackFor(CivilianReady, p),
	}
	v.Caprica.Forces = map[string]int{}
	for i, n := range t.S.Occupying {
		v.Caprica.Forces[t.cat.Ref(t.cat.LocComp(t.Place(path[i])))] = int(n)
	}
}

var capricaNames = [...]string{"none", "occupied", "returned"}

// stackFor lists what seat p knows of a stack, from the top.
func (t *Table) stackFor(z Zone, p Seat) []string {
	out := []string{}
	for i := t.S.Count(z) - 1; i >= 0; i-- {
		out = append(out, t.faceFor(*t.S.At(z, i), p))
	}
	return out
}

// BoardView is a board of this game.
type BoardView struct {
	ID        string   `json:"id"`
	Locations []string `json:"locations"`
	Actions   []string `json:"actions,omitempty"` // of the whole board: nobody can be there
	Closed    bool     `json:"closed"`            // nobody can be there: it has not joined the fleet, is destroyed, or was left behind
	Destroyed bool     `json:"destroyed,omitempty"`
}

// CapricaView is the New Caprica phase.
type CapricaView struct {
	Phase    string         `json:"phase"`    // occupied or returned
	Forces   map[string]int `json:"forces"`   // occupation forces on the locations of their path
	Locked   int            `json:"locked"`   // civilian ships
	Prepared int            `json:"prepared"` // civilian ships

	// What the seat knows of the two stacks, from the top; empty for a ship that
	// it does not know.
	LockedSeen   []string `json:"lockedSeen"`
	PreparedSeen []string `json:"preparedSeen"`
}

// MissionView is the Active Mission space.
type MissionView struct {
	Active string `json:"active,omitempty"` // the Mission there, if any
	Failed bool   `json:"failed,omitempty"` // whether it is face down
}

// PlaceRef returns the id of a place: "location/...", "area/..." or "".
func (t *Table) PlaceRef(l Loc) string {
	if a, ok := l.Area(); ok {
		return "area/" + a.String()
	}
	return t.cat.Ref(t.cat.LocComp(l))
}
