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

// What a table stores of a person can be had, and erased. A person is the holder
// of a key, whose hash is the lock of a seat for as long as it is theirs. To
// erase somebody the chain is written anew: their name, what they said, where
// they were told that it was their turn, and what they reported are replaced by
// a salted hash, whose salt is kept nowhere, and one more entry says what the
// chain was before. The game is played as before. Chains of earlier programs are
// written anew in the same way.
//
// What is to be erased is noted first, outside the store too, so that a backup that
// is older forgets it again (forget.go).

// resealed records that the chain was written anew without what it held of a
// person.
type resealed struct {
	Last string `json:"last,omitempty"` // hash of the last entry of the chain before; empty: that is about to be done
	Lock string `json:"lock"`           // of the person; empty: those without a seat
}

// Personal is what a table stores of a person.
type Personal struct {
	Table   string   `json:"table"`
	Seat    int      `json:"seat"`
	Name    string   `json:"name"`
	Joined  int64    `json:"joined" doc:"when the seat was taken, in milliseconds since 1970"`
	Part    string   `json:"part" doc:"of the seed, which the game is dealt by; it cannot be erased"`
	Talk    []Talk   `json:"talk" doc:"what was said from the seat"`
	Told    []Told   `json:"told" doc:"where the seat was told that it was its turn, and when that was asked for"`
	Reports []Report `json:"reports" doc:"what was reported from the seat, and what was seen then"`
	Answers int      `json:"answers" doc:"how many were given by hand; they are part of the game"`
}

// Told is an address that a person has given.
type Told struct {
	Kind string `json:"kind"`
	To   string `json:"to"`
	At   int64  `json:"at" doc:"milliseconds since 1970"`
}

// tenure tells, entry by entry, at which seat the person with a lock sits.
type tenure struct {
	lock string
	seat int // -1: at none
}

func (n *tenure) follow(e *entry) {
	switch {
	case e.Created != nil:
		for i := range e.Created.Seats {
			if e.Created.Seats[i].Lock == n.lock {
				n.seat = i
			}
		}
	case e.Joined != nil && e.Joined.Lock == n.lock:
		n.seat = e.Joined.Seat
	}
}

// leave is called after an entry has been dealt with.
func (n *tenure) leave(e *entry) {
	if e.Governed != nil && e.Governed.Do == Remove && e.Governed.Seat == n.seat {
		n.seat = -1
	}
}

// lockOfPerson returns the lock of the person with a key, at a seat now or
// before they were removed from it.
func (t *Table) lockOfPerson(key string) (string, error) {
	lock := lockOf(key)
	if slices.ContainsFunc(t.seats, func(s seat) bool { return s.Lock == lock }) || slices.Contains(t.lost, lock) {
		return lock, nil
	}
	return "", t.named(refuse(WrongKey, "this takes the key of a seat"))
}

// Mine returns what the table stores of the person with a key.
func (t *Table) Mine(ctx context.Context, key string) (m Personal, err error) {
	t.mu.Lock()
	defer t.mu.Unlock()
	if err := t.ready(); err != nil {
		return m, err
	}
	lock, err := t.lockOfPerson(key)
	if err != nil {
		return m, err
	}
	entries, _, err := t.chain(ctx)
	if err != nil {
		return m, err
	}
	m = Personal{Table: t.id, Seat: -1, Talk: []Talk{}, Told: []Told{}, Reports: []Report{}}
	n, said := &tenure{lock, -1}, 0
	for _, e := range entries {
		n.follow(e)
		if e.Talked != nil {
			said++
		}
		if n.seat >= 0 {
			m.take(e, n, said)
			if last := len(m.Told) - 1; e.Noticed != nil && last >= 0 {
				m.Told[last].To = t.hub.seal.address(m.Told[last].To)
			}
		}
		n.leave(e)
	}
	return m, nil
}

// take adds what an entry holds of the person.
func (m *Personal) take(e *entry, n *tenure, said int) {
	switch {
	case e.Created != nil:
		m.Seat, m.Name, m.Part, m.Joined = n.seat, e.Created.Seats[n.seat].Name, e.Created.Seats[n.seat].Part, e.At.UnixMilli()
	case e.Joined != nil && e.Joined.Lock == n.lock:
		m.Seat, m.Name, m.Part, m.Joined = n.seat, e.Joined.Name, e.Joined.Part, e.At.UnixMilli()
	case e.Talked != nil && e.Talked.Seat == n.seat:
		k := e.Talked
		m.Talk = append(m.Talk, Talk{N: said, Seat: k.Seat, At: e.At.UnixMilli(), Text: k.Text, Say: k.Say, About: k.About, After: k.After, Erased: e.Erased != ""})
	case e.Noticed != nil && e.Noticed.Seat == n.seat && e.Noticed.Channel != nil:
		m.Told = append(m.Told, Told{e.Noticed.Channel.Kind, e.Noticed.Channel.To, e.At.UnixMilli()})
	case e.Reported != nil && e.Reported.Seat == n.seat:
		m.Reports = append(m.Reports, Report{Number: e.Number, At: e.At, Seat: n.seat, Text: e.Reported.Text, Agent: e.Reported.Agent, Frame: e.Reported.Frame})
	case e.Answered != nil && e.Answered.Own && e.Answered.Seat == n.seat:
		m.Answers++
	}
}

// chain returns the stored entries of the table, which must be those in memory.
func (t *Table) chain(ctx context.Context) ([]*entry, Kept, error) {
	kept, err := t.hub.keeper.Load(ctx, t.id)
	if err != nil {
		return nil, kept, t.named(&Error{Code: NotKept, Err: err})
	}
	entries, err := newTable(t.hub, t.id).readEntries(0, kept)
	if err != nil {
		return nil, kept, t.named(&Error{Code: Damaged, Err: err})
	}
	return entries, kept, nil
}

// Erase erases what the table stores of the person with a key, who keeps the
// seat and the key.
func (t *Table) Erase(ctx context.Context, key string) error {
	t.mu.Lock()
	err := t.ready()
	lock := ""
	if err == nil {
		lock, err = t.lockOfPerson(key)
	}
	t.mu.Unlock()
	if err != nil {
		return err
	}
	return t.eraseLock(ctx, lock)
}

// EraseSeat erases what the table stores of the person at a seat or, for
// Nobody, what those without one have said; for the operator.
func (t *Table) EraseSeat(ctx context.Context, p rules.Seat) error {
	t.mu.Lock()
	lock, err := "", t.ready()
	switch {
	case err != nil:
	case p >= 0 && (int(p) >= len(t.seats) || t.seats[p].Kind != Human || t.seats[p].Lock == "" || t.seats[p].Lock == removedLock):
		err = t.named(refuse(NoSeat, "nobody sits at seat %d", p))
	case p >= 0:
		lock = t.seats[p].Lock
	}
	t.mu.Unlock()
	if err != nil {
		return err
	}
	return t.eraseLock(ctx, lock)
}

// eraseLock notes that a person is to be erased, and erases them.
func (t *Table) eraseLock(ctx context.Context, lock string) error {
	t.mu.Lock()
	note := t.noteOf(lock)
	t.mu.Unlock()
	if err := t.hub.noteErasing(ctx, note); err != nil {
		return t.named(err)
	}
	// This carries out the request, if it has a key: what follows is done by some
	// server, whatever becomes of this one.
	if err := t.announce(lock); err != nil {
		return err
	}
	return t.finishErasing(ctx)
}

// announce stores that a person is to be erased, which wakes the table on every
// server until they are.
func (t *Table) announce(lock string) error {
	return t.act(func() error { return t.add(entry{Resealed: &resealed{Lock: lock}}) })
}

// finishErasing erases the people of whom it was stored that they are to be.
func (t *Table) finishErasing(ctx context.Context) error {
	for range attempts {
		t.mu.Lock()
		if t.why != nil || len(t.erasing) == 0 {
			defer t.mu.Unlock()
			return t.why
		}
		lock := t.erasing[0]
		t.mu.Unlock()
		_, err := t.reseal(ctx, lock)
		t.hub.films.forget(t.id) // it has what was erased
		if err != nil {
			return err
		}
	}
	return t.named(&Error{Code: NotKept, Detail: "others were first again and again"})
}

// finishErasingOf does so in the background, since it was found to be left undone.
func (h *Hub) finishErasingOf(t *Table) {
	h.group.Go(func() {
		ctx, cancel := context.WithTimeout(h.awake, eraseTime)
		defer cancel()
		if err := t.finishErasing(ctx); err != nil && h.awake.Err() == nil {
			h.log.Error("cannot erase what is to be erased", "table", t.id, "error", err)
		}
	})
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

// resealed notes that a person was erased.
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

// ErasePlayer erases a player: what the tables that they gathered store of them,
// and what is kept under their key. All of it is noted first; that nothing is
// kept any more carries out the request.
func (h *Hub) ErasePlayer(ctx context.Context, key string) error {
	d := drawerOf(key)
	p, err := h.Player(ctx, key)
	if err != nil {
		return err
	}
	notes := []string{d.id}
	for _, s := range p.Tables {
		notes = append(notes, s.ID+" "+lockOf(s.Key))
	}
	if err := h.noteErasing(ctx, notes...); err != nil {
		return err
	}
	for _, s := range p.Tables {
		if err := h.announceAt(ctx, s); err != nil {
			return err
		}
	}
	if err := h.ChangePlayer(ctx, key, func(p *Player) { *p = Player{Tables: []Seated{}} }); err != nil {
		return err
	}
	for _, s := range p.Tables {
		t, err := h.Find(ctx, s.ID)
		if err == nil {
			err = t.Erase(ctx, s.Key)
		}
		if code := CodeOf(err); err != nil && code != NoTable && code != WrongKey { // it is not there, or not theirs
			return err
		}
	}
	return h.discard(ctx, d.id)
}

// announceAt stores at a table that the person with a seat there is to be erased, unless
// it is not there or not theirs.
func (h *Hub) announceAt(ctx context.Context, s Seated) error {
	t, err := h.Find(ctx, s.ID)
	lock := ""
	if err == nil {
		t.mu.Lock()
		lock, err = t.lockOfPerson(s.Key)
		t.mu.Unlock()
	}
	switch code := CodeOf(err); {
	case code == NoTable || code == WrongKey:
		return nil
	case err != nil:
		return err
	}
	return t.announce(lock)
}

// discard deletes what is kept under an id, if there is anything.
func (h *Hub) discard(ctx context.Context, id string) error {
	for range attempts {
		marks, err := h.keeper.Marks(ctx, []string{id})
		if err == nil {
			if _, is := marks[id]; !is {
				return nil
			}
			err = h.keeper.Delete(ctx, id, marks[id])
		}
		switch {
		case err == nil, errors.Is(err, ErrNoTable):
			return nil
		case !errors.Is(err, ErrConflict):
			return &Error{Code: NotKept, Err: err}
		}
	}
	return &Error{Code: NotKept, Detail: "others were first again and again"}
}
