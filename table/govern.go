package table

import (
	"fmt"

	"ragtag/rules"
	"ragtag/table/secret"
)

// The owner of a table removes or mutes people and closes it. Somebody who is
// removed before the game leaves their seat free; during it, a bot plays on in
// their place. Their key no longer opens anything, and their streams end as
// soon as the entry arrives, on every server that has the table.

// Measure is what an owner does.
type Measure string

// The measures.
const (
	Remove  Measure = "remove" // somebody from their seat
	Mute    Measure = "mute"   // a seat, or everybody without one
	Unmute  Measure = "unmute" // them
	CloseIt Measure = "close"  // the table: it can be watched, and nothing else
	Hide    Measure = "hide"   // the table from lists; the operator's
	ReopenT Measure = "reopen" // a closed or hidden table; the operator's
)

// governed records a measure.
type governed struct {
	Do       Measure `json:"do"`
	Seat     int     `json:"seat"`
	Playing  bool    `json:"playing,omitempty"`  // the game had begun
	Operator bool    `json:"operator,omitempty"` // not the owner
}

// removedLock is the lock of a seat whose person was removed during the game. No
// key opens it.
const removedLock = "removed"

// Govern takes a measure with the owner's key. The seat matters for measures
// that are about one; -1 is for those without a seat, who can be muted.
func (t *Table) Govern(owner string, do Measure, seat int) error {
	return t.act(func() error {
		switch {
		case !secret.Opens(owner, t.made.Owner):
			return refuse(WrongKey, "only the owner of the table can do this")
		case do == Hide || do == ReopenT:
			return refuse(WrongKey, "this is for the operator")
		}
		return t.govern(governed{Do: do, Seat: seat})
	})
}

func (t *Table) govern(g governed) error {
	g.Playing = t.game != nil
	if g.Do != ReopenT && t.closed && g.Do != Hide {
		return refuse(Closed, "the table is closed")
	}
	return t.add(entry{Governed: &g})
}

// measure applies a measure.
func (f *facts) measure(g *governed) error {
	if g.Seat < int(rules.Nobody) || g.Seat >= len(f.seats) {
		return refuse(NoSeat, "seat %d of %d", g.Seat, len(f.seats))
	}
	switch g.Do {
	case Remove:
		return f.remove(g)
	case Mute, Unmute:
		f.muted[viewer(rules.Seat(g.Seat))] = g.Do == Mute
	case CloseIt:
		f.closed = true
	case Hide:
		f.delisted = true
	case ReopenT:
		f.closed, f.delisted = false, false
	default:
		return fmt.Errorf("no measure %q", g.Do)
	}
	return nil
}

// remove takes a seat from its person.
func (f *facts) remove(g *governed) error {
	if g.Seat < 0 || f.seats[g.Seat].Kind != Human || f.seats[g.Seat].free() || f.seats[g.Seat].Lock == removedLock {
		return refuse(NoSeat, "nobody sits at seat %d", g.Seat)
	}
	s := &f.seats[g.Seat]
	f.lost = append(f.lost, s.Lock)
	f.channels[viewer(rules.Seat(g.Seat))] = nil
	f.muted[viewer(rules.Seat(g.Seat))] = false
	if !g.Playing {
		*s = seat{Kind: Human}
		return nil
	}
	s.Lock = removedLock
	f.orders[g.Seat] = nil
	if s.stand {
		return nil
	}
	return f.standIn(&replaced{Seat: g.Seat, On: true})
}

// mayTalk returns an Error of code Closed or Muted if a seat, or somebody
// without one, may not talk.
func (f *facts) mayTalk(p rules.Seat) error {
	if err := f.unlessClosed(); err != nil {
		return err
	}
	if f.muted[viewer(p)] {
		return refuse(Muted, "the owner of the table has muted seat %d", p)
	}
	return nil
}

func (f *facts) unlessClosed() error {
	if f.closed {
		return refuse(Closed, "the table is closed")
	}
	return nil
}

// silent returns the seats that are muted; -1 is for those without one.
func (f *facts) silent() (list []int) {
	for v, is := range f.muted {
		if is {
			list = append(list, v-1)
		}
	}
	return list
}
