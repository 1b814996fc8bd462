package table

import (
	"cmp"
	"fmt"
	"strings"
	"time"

	"ragtag/rules"
	"ragtag/wording"
)

// Notices tell a person who is not at the table that it is their turn, and a
// group for whom its table waits. A notice contains only what is public and
// that a question is open for the seat, never which question. It is sent once,
// after a delay, and again only after the person has been present in between.

// Messenger sends messages. Package notify implements it.
type Messenger interface {
	// Check returns BadChannel, ChannelHost or NoMail if nothing can be sent to
	// an address, MailPending if it was asked to confirm itself and has not, and
	// "" otherwise.
	Check(kind, to string) Code
	// Send sends a message in the background, and calls done when it was sent or is
	// not to be. It does not block. If it does not call done, the message is stored
	// and comes again, at the latest when a server starts.
	Send(m Message, done func())
	// Confirmed says that the person at a mail address has confirmed it.
	Confirmed(to string)
}

// Message is a message to one address.
type Message struct {
	ID                      string // the same if it is sent again
	Kind, To, Subject, Text string
	Table                   string // that it is about
	Entry                   int64  // that gave reason to it, or a later one stored with that
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
		case p == rules.Nobody && !opens(key, t.made.Owner):
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
	c.To = t.hub.seal.close(c.To)
	n := &noticed{Seat: int(p), Channel: &c}
	if c.Sure = c.Kind != "mail"; c.Sure {
		return t.add(entry{Noticed: n})
	}
	code := strings.ToUpper(random(6)[:6])
	n.Lock = lockOf(code)
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
		if !opens(strings.ToUpper(strings.TrimSpace(code)), c.lock) {
			t.notices.tries[viewer(p)]++
			return refuse(WrongCode, "another code was sent")
		}
		if err := t.add(entry{Confirmed: &confirmed{int(p)}}); err != nil {
			return err
		}
		if t.hub.Messenger != nil {
			t.then = append(t.then, func() { t.hub.Messenger.Confirmed(t.hub.seal.address(c.To)) })
		}
		return nil
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

// told returns the channel of seat p as the seat itself sees it.
func (t *Table) told(p rules.Seat) *Channel {
	c := t.channels[viewer(p)]
	if c == nil || p == rules.Nobody {
		return nil
	}
	own := c.Channel
	own.To = t.hub.seal.address(c.To)
	return &own
}

// groupKind returns the kind of the group's channel, or "" if it has none.
func (f *facts) groupKind() string {
	if c := f.channels[viewer(rules.Nobody)]; c != nil {
		return c.Kind
	}
	return ""
}

// canTell reports whether a message for seat p, or the group, can be sent.
func (t *Table) canTell(p rules.Seat) bool {
	c := t.channels[viewer(p)]
	return t.hub.Messenger != nil && c != nil && c.Sure && t.hub.seal.address(c.To) != "" // it was erased, or is under another secret
}

// mustTell returns the seats to notify now that it is their turn.
func (t *Table) mustTell() (list []rules.Seat) {
	for _, p := range members(t.game.Open()) {
		if t.person(p) && t.canTell(p) && !t.present(p) && !t.calls.told.Has(p) && t.passesAfter(p, t.hub.WindowTime) == never {
			list = append(list, p)
		}
	}
	return list
}

// waitedFor returns what the people are called for whom the table visibly
// waits.
func (t *Table) waitedFor(l wording.Lang) (names []string) {
	called := t.calledIn(l)
	for _, p := range t.waiting() {
		if t.person(p) {
			names = append(names, called[p])
		}
	}
	return names
}

// groupNews returns a hash of the notice to send to the group, or "" if there is
// nothing new.
func (t *Table) groupNews() string {
	names := t.waitedFor(wording.En)
	if !t.canTell(rules.Nobody) || len(names) == 0 {
		return ""
	}
	news := fmt.Sprint(t.game.Turn(), names)
	if news = hashOf([]byte(t.made.Server + news)); news == t.calls.group {
		return ""
	}
	return news
}

// noticeIn returns how long until the next notice is due, or never.
func (t *Table) noticeIn() time.Duration {
	if len(t.mustTell()) == 0 && t.groupNews() == "" {
		return never
	}
	return max(0, t.hub.NoticeAfter-t.hub.since(t.turned))
}

// sendNotices sends the notices that are due. That they were sent is an entry, so
// that they are once, by whichever server.
func (t *Table) sendNotices() error {
	if t.noticeIn() != 0 {
		return nil
	}
	seats, news := t.mustTell(), t.groupNews()
	for _, p := range seats {
		c := t.channels[viewer(p)]
		t.send(&c.Channel, wording.NoticeTurn(t.calledIn(c.Lang)[p], c.Lang))
	}
	if news != "" {
		c := t.channels[viewer(rules.Nobody)]
		t.send(&c.Channel, wording.NoticeWaiting(t.game.Turn(), t.waitedFor(c.Lang), c.Lang))
	}
	return t.add(entry{Notified: &notified{numbers(seats), news}})
}

// tellSeats notes that people were told.
func (f *facts) tellSeats(n *notified) error {
	for _, p := range n.Seats {
		if p < 0 || p >= len(f.seats) {
			return refuse(NoSeat, "seat %d of %d", p, len(f.seats))
		}
		f.calls.told = f.calls.told.With(rules.Seat(p))
	}
	f.calls.group = cmp.Or(n.Group, f.calls.group)
	return nil
}

// sendEnd tells everybody who is not present that the game is over.
func (t *Table) sendEnd() {
	humans := t.game.View(rules.Nobody).Over.Humans
	for v, c := range t.channels {
		if p := rules.Seat(v - 1); c != nil && t.canTell(p) && !t.present(p) {
			t.send(&c.Channel, wording.NoticeOver(humans, c.Lang))
		}
	}
}

// send sends a text with a link to the table: it is stored with what it tells of.
// The link opens no seat.
func (t *Table) send(c *Channel, text string) {
	body := text
	if t.hub.URL != "" {
		body += "\n" + strings.TrimSuffix(t.hub.URL, "/") + "/t/" + t.id
	}
	t.outbox = append(t.outbox, Message{Kind: c.Kind, To: c.To, Subject: text, Text: body, Table: t.id, Invites: !c.Sure})
}
