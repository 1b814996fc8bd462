package table

import (
	"cmp"
	"fmt"
	"strings"
	"time"

	"ragtag/rules"
	"ragtag/wording"
)

// channelOf returns the channel of seat p as the seat itself sees it.
func (t *Table) channelOf(p rules.Seat) *Channel {
	c := t.channels[viewer(p)]
	if c == nil || p == rules.Nobody {
		return nil
	}
	own := c.Channel
	own.To = t.hub.seal.Address(c.To)
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
	return t.hub.Messenger != nil && c != nil && c.Sure && t.hub.seal.Address(c.To) != "" // it was erased, or is under another secret
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

// waitedFor returns the names of the people for whom the table visibly waits.
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

// sendNotices sends the notices that are due. An entry records that they were sent, so
// that no other server sends them again.
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
