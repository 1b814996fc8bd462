package table

import (
	"cmp"
	"context"
	"encoding/json"
	"fmt"
	"slices"
	"time"
)

// A message to people is stored in the change that causes it. A courier, on any server,
// takes it from the store to the Messenger, which says when the message was sent or
// will not be. So nothing is lost when a server dies, and a message is sent twice only
// if one dies between sending it and saying so. It then has the same id.

const (
	courierEvery = 5 * time.Second  // between two looks for messages of other servers
	courierHas   = 15 * time.Minute // how long a message belongs to the server that took it; longer than a Messenger takes
	courierStep  = 64
)

// posted adds to a change the messages that it causes.
func (t *Table) posted(c Change) Change {
	for i, m := range t.outbox {
		m.ID, m.Entry = fmt.Sprintf("%s-%02d", t.last, i), t.next-1
		if c.Messages == nil {
			c.Messages = map[string][]byte{}
		}
		c.Messages[m.ID] = marshal(m)
	}
	return c
}

// post notes that there are messages in the store.
func (h *Hub) post() {
	select {
	case h.mail <- struct{}{}:
	default: // the courier is on its way
	}
}

// carry hands messages to the Messenger until the hub begins to close.
func (h *Hub) carry() {
	ticker := time.NewTicker(courierEvery)
	defer ticker.Stop()
	var mine time.Time
	if h.Cluster == nil { // a server alone need not wait for one before it
		mine = h.now().Add(courierHas - time.Microsecond)
	}
	for {
		n, err := h.take(mine)
		if err != nil && h.awake.Err() == nil {
			h.log.Error("cannot look for messages to send", "error", err)
		}
		if n == courierStep {
			continue
		}
		select {
		case <-h.awake.Done():
			return
		case <-ticker.C:
		case <-h.mail:
		}
	}
}

// take takes messages out of the store and hands them to the Messenger. It returns how
// many. It also takes messages that a server has until mine at the latest.
func (h *Hub) take(mine time.Time) (n int, err error) {
	ctx, cancel := context.WithTimeout(h.awake, keepTime)
	defer cancel()
	now := h.now()
	at := now
	if mine.After(at) {
		at = mine
	}
	taken, err := h.keeper.Take(ctx, at, now.Add(courierHas), courierStep)
	var all []Message
	for id, body := range taken {
		var m Message
		if err := json.Unmarshal(body, &m); err != nil {
			h.log.Error("a stored message cannot be read", "message", id, "error", err)
			h.sent(id)
			continue
		}
		to, ok := h.seal.Open(m.To)
		if !ok {
			h.log.Error("a message is to an address under another secret", "message", id)
			h.sent(id)
			continue
		}
		m.ID, m.To = id, to
		all = append(all, m)
	}
	slices.SortFunc(all, func(a, b Message) int { return cmp.Or(cmp.Compare(a.Entry, b.Entry), cmp.Compare(a.ID, b.ID)) })
	for _, m := range all {
		h.Messenger.Send(m, func() { h.sent(m.ID) })
	}
	return len(taken), err
}

// sent removes a message that was sent or will not be.
func (h *Hub) sent(id string) {
	ctx, cancel := context.WithTimeout(context.WithoutCancel(h.ctx), keepTime) // the last are sent while the hub closes
	defer cancel()
	if err := h.keeper.Drop(ctx, []string{id}); err != nil {
		h.log.Error("a message was sent, and is sent again since that cannot be noted", "message", id, "error", err)
	}
}
