package bots

import (
	"math"

	"ragtag/rules"
	"ragtag/wording"
)

// Heard is a line that was said at the table: a set statement about the check under
// way, or a remark.
type Heard struct {
	N      int // its number in the talk
	After  int // how many events of the game there were
	By     int // seat
	Say    string
	Remark *wording.Remark
}

// Listener is a bot that takes heed of what is said.
type Listener interface {
	// Hear gives the bot in a seat all that was said so far, in order. What comes
	// later is only added at its end.
	Hear(seat int, all []Heard)
}

// Hear gives the rookie in a seat all that was said.
func (b *rookie) Hear(seat int, all []Heard) { b.minds[seat].talk.all = all }

// The set statements about a check, by their ids.
const (
	SayLittle = "help-little"
	SayLot    = "help-lot"
	SayHurt   = "hurt"
	SayCannot = "cannot"
)

// accuses are the remarks that call for an answer.
var accuses = map[string]bool{
	"only-you": true, "two-of-you": true, "openly": true, "chose-worse": true, "let-fail": true, "added-none": true, "seen-cylon": true,
}

// hearsay is what a mind keeps of the talk.
type hearsay struct {
	all      []Heard
	read     int
	pledges  [rules.MaxSeats]string  // set statements about the check under way
	leans    [rules.MaxSeats]float64 // which outcome players want in a check about a player: 1 to pass, -1 to fail, 0 unknown
	spoken   int                     // the check about which the rookie has spoken, by its event
	stated   int                     // and to which it has said what it can add
	accused  int                     // the turn in which it last accused somebody
	last     int                     // the turn in which anybody last did
	used     map[wording.Remark]bool // claims of the rookie, and grounds that anybody gave
	to       []Heard                 // accusations of the rookie itself
	answered map[int]bool            // by their numbers
	tried    bool                    // the rookie has spoken about who is to be condemned
}

// What the rookie has seen of another's Loyalty cards.
const (
	seenHuman uint8 = iota + 1
	seenCylon
)

// lookedAt remembers what the rookie has looked at.
func (m *mind) lookedAt(at int, cards []rules.Comp, cat *rules.Catalogue) {
	switch {
	case cylonsIn(cards, cat) > 0:
		m.seen[at] = seenCylon
	case len(cards) > 0 && m.seen[at] == 0:
		m.seen[at] = seenHuman
	}
}

// How much talk counts. A set statement may be a lie: it changes expectations by a
// share and, once the check shows what was done, the odds a little. A claim about a
// card counts as much as its speaker is trusted.
const (
	pledgedLot    = 1.4  // of what a player is expected to add
	pledgedLittle = 0.7  // after "a little"
	pledgedNone   = 0.25 // after "nothing that helps"
	emptyPledge   = 1.25 // odds of a player who promised a lot and added nothing
	falsePledge   = 1.1  // odds of a player who said they had nothing, and added several
	claimsCylon   = 3.0  // odds of a player whom somebody claims to have seen to be a Cylon
	claimsHuman   = 0.6  // and to be human
)

// listen hears what was said before event number after of the game.
func (m *mind) listen(after int) {
	for ; m.talk.read < len(m.talk.all) && m.talk.all[m.talk.read].After <= after; m.talk.read++ {
		m.hearWord(&m.talk.all[m.talk.read])
	}
}

func (m *mind) hearWord(h *Heard) {
	if h.By < 0 || h.By >= m.players {
		return
	}
	t := &m.talk
	if h.Say != "" {
		t.pledges[h.By] = h.Say
		t.leans[h.By] = leaning(h.Say)
		if h.By == m.me {
			t.stated = m.ledger.check.event
		}
	}
	if h.Remark == nil {
		return
	}
	mine := h.By == m.me
	switch r := h.Remark; r.Code {
	case "vote-for", "vote-against", "vote-against-weak", "free-for", "free-against", "plea":
		t.leans[h.By] = leaning(r.Code)
		if r.Code == "plea" && m.ledger.check.freed < 0 {
			t.leans[h.By] = -1
		}
		if mine {
			t.spoken = m.ledger.check.event
		}
	case "trial-for", "trial-spare", "trial-plea":
		t.tried = t.tried || mine
	case "seen-cylon", "seen-human":
		t.last = m.ledger.turn
		m.hearClaim(h.By, r, mine)
	case "only-you", "two-of-you", "openly", "chose-worse", "let-fail", "added-none":
		t.last = m.ledger.turn
	default:
		if mine && t.answered == nil {
			t.answered = map[int]bool{}
		}
		if mine {
			t.answered[r.To] = true
		}
		return
	}
	if t.used == nil {
		t.used = map[wording.Remark]bool{}
	}
	if said := same(*h.Remark); mine || said.Code != "seen-human" && said.Code != "seen-cylon" {
		t.used[said] = true
	}
	if mine {
		t.accused = m.ledger.turn
	} else if h.Remark.Seat == m.me && accuses[h.Remark.Code] {
		t.to = append(t.to, *h)
	}
}

// leaning returns the outcome that a statement asks for in a check about a player: 1
// to pass, -1 to fail, 0 for neither.
func leaning(said string) float64 {
	switch said {
	case SayLot, SayLittle, "vote-for", "free-for", "plea":
		return 1
	case SayHurt, "vote-against", "vote-against-weak", "free-against":
		return -1
	}
	return 0
}

// same returns the ground that a remark gives, or the remark itself, without its
// places in the log and the talk, so that repetitions compare equal.
func same(r wording.Remark) wording.Remark {
	if r.Line, r.To, r.Way = 0, 0, 0; r.Ground != "" {
		r.Code, r.Ground = r.Ground, ""
	}
	return r
}

// hearClaim counts what somebody claims to have seen, as much as they are trusted.
func (m *mind) hearClaim(by int, r *wording.Remark, mine bool) {
	if mine || r.Seat < 0 || r.Seat >= m.players {
		return
	}
	times := claimsHuman
	if r.Code == "seen-cylon" {
		times = claimsCylon
	}
	m.suspectFor(r.Seat, math.Pow(times, 1-m.suspicion(by)))
}

// keepPledges holds what players said against what they did, when the cards of the
// check are there.
func (m *mind) keepPledges() {
	for q := range m.players {
		switch n := m.ledger.check.gave[q]; {
		case m.talk.pledges[q] == SayLot && n == 0:
			m.suspectFor(q, emptyPledge)
		case m.talk.pledges[q] == SayCannot && n >= 2:
			m.suspectFor(q, falsePledge)
		}
	}
	m.talk.pledges = [rules.MaxSeats]string{}
}

// pledged returns the share of a player's usual contribution to expect after what they
// said.
func (m *mind) pledged(q int) float64 {
	switch m.talk.pledges[q] {
	case SayLot:
		return pledgedLot
	case SayLittle:
		return pledgedLittle
	case SayCannot, SayHurt:
		return pledgedNone
	}
	return 1
}
