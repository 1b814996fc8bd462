package table

import (
	"strings"
	"time"

	"ragtag/rules"
	"ragtag/table/secret"
	"ragtag/wording"
)

// Notices tell a person who is not at the table that it is their turn, and a
// group for whom its table waits. A notice contains only what is public and
// that a question is open for the seat, never which question. It is sent once,
// after a delay, and again only after the person has been present in between.

// Messenger sends messages. Package notify implements it.
type Messenger interface {
	// Check returns BadChannel, ChannelHost or NoMail if nothing can be sent to
	// an address, and "" otherwise.
	Check(kind, to string) Code
	// Send sends a message in the background, and calls done when it was sent
	// or will not be. It does not block. If it does not call done, the message
	// is stored and comes again, at the latest when a server starts.
	Send(m Message, done func())
}

// Message is a message to one address.
type Message struct {
	ID                      string // the same if it is sent again
	Kind, To, Subject, Text string
	Table                   string // that it is about
	Entry                   int64  // that caused it, or a later one stored with it
	Invites                 bool   // it asks to confirm the address
}

// Channel is the address at which a seat, or a group, is notified.
type Channel struct {
	Kind string       `json:"kind" enum:"discord,slack,mail"`
	To   string       `json:"to" doc:"address of the webhook or of mail"`
	Lang wording.Lang `json:"lang" enum:"en,es"`
	Sure bool         `json:"sure" doc:"messages are sent; mail waits for a code that is sent there"`
}

// noticed records the channel of a seat, or of the group for seat -1. Without a
// channel, notices stop.
type noticed struct {
	Seat    int      `json:"seat"`
	Channel *Channel `json:"channel,omitempty"`
	Lock    string   `json:"lock,omitempty"` // hash of the code that confirms it
}

// confirmed records that the code of a channel was entered.
type confirmed struct {
	Seat int `json:"seat"`
}

// notified records that people were told that the table waits for them: seats, and
// the group.
type notified struct {
	Seats []int  `json:"seats,omitempty"`
	Group string `json:"group,omitempty"` // hash of what it was told
}

// channel is a Channel with the hash of its code.
type channel struct {
	Channel
	lock string
}

// calls is who was told that the table waits for them.
type calls struct {
	told  rules.Seats // seats that have not been present since, as far as this server knows
	group string      // hash of the last notice to the group
}

// notices is what is noted of notices and not stored.
type notices struct {
	ended bool // the game has just ended
	asked [viewers][]time.Time
	tries [viewers]int
}

// Rate limits for changes of channels.
const (
	noticeChanges = 5 // per seat, within noticeSpan
	noticeSpan    = time.Hour
	codeTries     = 5
)

// Tell sets the channel on which the key's seat is notified that it is its turn
// or, with the owner's key, on which a group is told for whom the table waits.
// An empty kind removes the channel.
func (t *Table) Tell(key string, c Channel) error {
	return t.act(func() error {
		p, err := t.seatOf(key)
		switch {
		case err != nil:
			return err
		case p == rules.Nobody && !secret.Opens(key, t.made.Owner):
			return refuse(WrongKey, "this takes the key of a seat or of the owner")
		case c.Kind == "":
			return t.add(entry{Noticed: &noticed{Seat: int(p)}})
		}
		return t.tellTo(p, c)
	})
}

func (t *Table) tellTo(p rules.Seat, c Channel) error {
	if t.hub.Messenger == nil {
		return refuse(BadChannel, "this server sends no messages")
	}
	if code := t.hub.Messenger.Check(c.Kind, c.To); code != "" {
		return refuse(code, "nothing is sent to %q", c.Kind)
	}
	if p == rules.Nobody && c.Kind == "mail" {
		return refuse(BadChannel, "mail is for a seat")
	}
	if _, ok := wording.Parse(string(c.Lang)); !ok {
		return refuse(BadChannel, "lang %q, want en or es", c.Lang)
	}
	if err := t.notTooOften(p); err != nil {
		return err
	}
	to := c.To
	c.To = t.hub.seal.Close(to)
	n := &noticed{Seat: int(p), Channel: &c}
	if c.Sure = c.Kind != "mail"; c.Sure {
		return t.add(entry{Noticed: n})
	}
	if err := t.invite(to); err != nil {
		return err
	}
	code := strings.ToUpper(secret.Random(6)[:6])
	n.Lock = secret.LockOf(code)
	if err := t.add(entry{Noticed: n}); err != nil {
		return err
	}
	t.then = append(t.then, func() { t.notices.tries[viewer(p)] = 0 })
	t.send(&c, wording.NoticeCode(code, c.Lang))
	return nil
}

// notTooOften returns an Error of code TooFast if seat p changes its channel
// too often.
func (t *Table) notTooOften(p rules.Seat) error {
	now, v := t.hub.Now(), viewer(p)
	recent := t.notices.asked[v][:0]
	for _, at := range t.notices.asked[v] {
		if now.Sub(at) < noticeSpan {
			recent = append(recent, at)
		}
	}
	if len(recent) >= noticeChanges {
		return refuse(TooFast, "more than %d changes in %s", noticeChanges, noticeSpan)
	}
	t.then = append(t.then, func() { t.notices.asked[v] = append(recent, now) })
	return nil
}

// Confirm confirms the mail address of the key's seat by the code that was sent
// to it. It returns an Error of code WrongCode if the code does not match.
func (t *Table) Confirm(key, code string) error {
	return t.act(func() error {
		p, err := t.seatOf(key)
		if err != nil {
			return err
		}
		c := t.channels[viewer(p)]
		if p == rules.Nobody || c == nil || c.Sure || t.notices.tries[viewer(p)] >= codeTries {
			return refuse(WrongCode, "there is nothing to confirm")
		}
		if !secret.Opens(strings.ToUpper(strings.TrimSpace(code)), c.lock) {
			t.notices.tries[viewer(p)]++
			return refuse(WrongCode, "another code was sent")
		}
		t.invites.answered = t.hub.invitation(t.hub.seal.Address(c.To))
		return t.add(entry{Confirmed: &confirmed{int(p)}})
	})
}

// notice sets or removes a channel.
func (f *facts) notice(n *noticed) error {
	if n.Seat < int(rules.Nobody) || n.Seat >= len(f.seats) {
		return refuse(NoSeat, "seat %d of %d", n.Seat, len(f.seats))
	}
	v := viewer(rules.Seat(n.Seat))
	f.channels[v] = nil
	if n.Channel != nil {
		f.channels[v] = &channel{*n.Channel, n.Lock}
	}
	return nil
}

// confirm marks a channel as confirmed.
func (f *facts) confirm(c *confirmed) error {
	if c.Seat < 0 || c.Seat >= len(f.seats) || f.channels[c.Seat+1] == nil {
		return refuse(NoSeat, "seat %d has nothing to confirm", c.Seat)
	}
	f.channels[c.Seat+1].Sure = true
	return nil
}
