package table

import (
	"context"
	"crypto/rand"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"errors"
	"slices"
	"strings"

	"ragtag/rules"
)

// resealed records that the chain was written anew without what it held of a
// person.
type resealed struct {
	Last string `json:"last,omitempty"` // hash of the last entry of the chain before; empty: that is about to be done
	Lock string `json:"lock"`           // of the person; empty: those without a seat
}

// reseal writes the chain anew without what it holds of a person.
func (t *Table) reseal(ctx context.Context, lock string) (again bool, err error) {
	t.mu.Lock()
	defer t.mu.Unlock()
	if err := t.ready(); err != nil {
		return false, err
	}
	entries, kept, err := t.chain(ctx)
	if err != nil {
		return false, err
	}
	if (Mark{int64(len(entries)), kept.last()}) != t.mark() {
		return true, nil
	}
	bodies := erased(entries, lock)
	fresh := newTable(t.hub, t.id)
	anew, err := fresh.readEntries(0, Kept{Entries: bodies})
	if err != nil {
		return false, t.named(&Error{Code: Damaged, Err: err})
	}
	from, _ := course(anew)
	if err := fresh.perform(anew, from, kept.Checkpoint); err != nil {
		return false, t.named(&Error{Code: Damaged, Err: err})
	}
	fresh.mu.Lock() // nobody else has it
	defer fresh.mu.Unlock()
	if err := fresh.add(entry{Resealed: &resealed{t.last, lock}}); err != nil {
		return false, err
	}
	whole := Change{
		At: t.hub.now(), Version: Format, Entries: append(bodies, fresh.wait...), Head: fresh.head(), Label: fresh.label(), Wake: fresh.wakesUp(),
	}
	switch err := t.hub.keeper.Rewrite(ctx, t.id, t.mark(), whole); {
	case errors.Is(err, ErrConflict):
		return true, t.reload()
	case err != nil:
		return false, t.retire(&Error{Code: NotKept, Err: err}) // it is read again, whatever became of it
	}
	t.hub.relist()
	return false, t.reload()
}

// erased returns the stored form of entries without what they hold of the person
// with a lock or, for the empty lock, of those without a seat.
func erased(entries []*entry, lock string) (bodies [][]byte) {
	n, name, before := &tenure{lock, -1}, "", ""
	for _, e := range entries {
		n.follow(e)
		var was any
		switch s := n.seat; {
		case lock == "":
			if e.Talked != nil && e.Talked.Seat < 0 && e.Erased == "" {
				was, e.Talked = *e.Talked, &talked{Seat: -1, After: e.Talked.After}
			}
		case s < 0:
		case e.Created != nil:
			name = e.Created.Seats[s].Name
			was, e.Created.Seats[s].Name = name, ""
		case e.Joined != nil && e.Joined.Lock == lock:
			name = e.Joined.Name
			was, e.Joined.Name = name, ""
		case e.Talked != nil && e.Talked.Seat == s && e.Talked.Text != "":
			was, e.Talked.Text = e.Talked.Text, ""
		case e.Noticed != nil && e.Noticed.Seat == s && e.Noticed.Channel != nil:
			was, e.Noticed.Channel.To = e.Noticed.Channel.To, ""
		case e.Reported != nil && e.Reported.Seat == s:
			was, e.Reported = *e.Reported, &reported{Seat: s, Frame: json.RawMessage("{}")}
		}
		if e.Erased == "" && was != nil {
			e.Erased = saltedHash(was)
		}
		scrub(e, n, name)
		n.leave(e)
		e.Before = before
		body := marshal(e)
		bodies, before = append(bodies, body), hashOf(body)
	}
	return bodies
}

// saltedHash returns a hash of something with a salt that is kept nowhere.
func saltedHash(of any) string {
	salt := make([]byte, 32)
	rand.Read(salt) // never fails: it crashes the program instead
	sum := sha256.Sum256(append(salt, marshal(of)...))
	return hex.EncodeToString(sum[:16])
}

// scrub takes the person out of what others have reported, and their name out of
// lines of the log that earlier programs kept as flat text.
func scrub(e *entry, n *tenure, name string) {
	switch {
	case e.Reported != nil && len(e.Reported.Frame) > 2:
		var frame any
		if json.Unmarshal(e.Reported.Frame, &frame) == nil {
			e.Reported.Frame = marshal(scrubbed(frame, n.seat, name))
		}
	case e.Marked != nil && name != "":
		for i := range e.Marked.Lines {
			for _, said := range []spans{e.Marked.Lines[i].Text.En, e.Marked.Lines[i].Text.Es} {
				if len(said) == 1 && said[0].Seat == nil {
					said[0].Text = strings.ReplaceAll(said[0].Text, name, hidden)
				}
			}
		}
	}
}

// hidden stands for a name in a text.
const hidden = "…"

// scrubbed returns a decoded frame without what a seat, or those without one,
// said, and with a name taken out of every text.
func scrubbed(v any, seat int, name string) any {
	switch v := v.(type) {
	case map[string]any:
		for key, of := range v {
			if lines, ok := of.([]any); ok && key == "talk" {
				v[key] = slices.DeleteFunc(lines, func(line any) bool {
					k, ok := line.(map[string]any)
					return ok && k["seat"] == float64(seat)
				})
				continue
			}
			v[key] = scrubbed(of, seat, name)
		}
	case []any:
		for i := range v {
			v[i] = scrubbed(v[i], seat, name)
		}
	case string:
		if name != "" {
			return strings.ReplaceAll(v, name, hidden)
		}
	}
	return v
}

// reseal notes that a person was erased.
func (f *facts) reseal(r *resealed) error {
	for i := range f.seats {
		if f.seats[i].Lock == r.Lock && r.Lock != "" {
			f.channels[viewer(rules.Seat(i))] = nil
		}
	}
	f.erasing = slices.DeleteFunc(slices.Clone(f.erasing), func(lock string) bool { return lock == r.Lock })
	if r.Last != "" {
		f.erased = append(f.erased, r.Lock)
	} else {
		f.erasing = append(f.erasing, r.Lock)
	}
	return nil
}
