package table

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"log/slog"
)

// load loads a table. The stored state is restored exactly, down to who has
// answered the open question; only the clock of a window starts anew. A game
// that was played under other rules is renewed, and the renewal is stored.
func (h *Hub) load(id string) (*Table, error) {
	ctx, cancel := context.WithTimeout(h.ctx, keepTime)
	defer cancel()
	kept, err := h.keeper.Load(ctx, id)
	switch {
	case errors.Is(err, ErrNoTable):
		return nil, &Error{Code: NoTable, Table: id}
	case err != nil:
		return nil, &Error{Code: NotKept, Table: id, Err: err}
	}
	t := newTable(h, id)
	if err := t.restore(kept); err != nil {
		level := slog.LevelError
		if CodeOf(err) == OtherRules { // as it is while servers are updated
			level = slog.LevelWarn
		}
		h.log.Log(ctx, level, "cannot load a table", "table", id, "error", err)
		if ours, ok := err.(*Error); ok {
			return nil, t.named(ours)
		}
		return nil, &Error{Code: Damaged, Table: id, Err: err}
	}
	return t, nil
}

// restore rebuilds the table from what is stored.
func (t *Table) restore(kept Kept) error {
	h, err := readHead(kept)
	if err != nil {
		return err
	}
	entries, err := t.readEntries(0, kept)
	if err != nil {
		return err
	}
	if t.last != h.Last {
		return fmt.Errorf("entry %d: it is not the one that the head names", h.Entries-1)
	}
	if err := t.replay(entries, kept.Checkpoint); err != nil {
		return err
	}
	t.length()
	t.heavy.Store(t.weight())
	t.read, t.fresh = t.hub.now(), [viewers]bool{} // there are no watches yet
	if t.hub.Cluster == nil {
		t.turned = t.read // no other server shows the clock of a window meanwhile
	}
	return nil
}

// readEntries decodes the chain of entries from number from on.
func (t *Table) readEntries(from int64, kept Kept) (entries []*entry, err error) {
	for i, data := range kept.Entries {
		e, err := readEntry(data, from+int64(i), t.last)
		if err != nil {
			return nil, err
		}
		entries = append(entries, e)
		t.next, t.last = t.next+1, hashOf(data)
	}
	t.stored = t.last
	return entries, nil
}

// replay applies the entries: those played under the rules of this program with
// the referee, those before without it. If all were played under other rules,
// the game continues from its checkpoint. It also does if the game cannot be
// replayed: the chain has been verified by then, so the rules must have changed
// without a new version. A game under newer rules is left alone.
func (t *Table) replay(entries []*entry, kept []byte) error {
	from, version := course(entries)
	if version == 0 {
		return t.perform(entries, from, kept)
	}
	if version > t.hub.Rules {
		return refuse(OtherRules, "it is played under version %d of the rules, and this program, which is older, plays %d", version, t.hub.Rules)
	}
	if version == t.hub.Rules {
		err := t.perform(entries, from, kept)
		if err == nil {
			return nil
		}
		t.hub.log.Warn("cannot replay a game under these rules; it continues from its checkpoint", "table", t.id, "error", err)
		fresh := newTable(t.hub, t.id)
		t.facts, t.deciders, t.eras, t.seq = fresh.facts, fresh.deciders, fresh.eras, fresh.seq
	}
	s := &skim{facts: &t.facts, top: -1}
	if err := t.each(entries, s.entry); err != nil {
		return err
	}
	return safely(func() error {
		r, err := s.renewal(t.hub.cat, t.hub.Rules, kept)
		if err != nil {
			return err
		}
		if err := t.add(entry{Renewed: r}); err != nil {
			return err
		}
		return t.write()
	})
}

// perform replays the entries from index from on with the referee; earlier ones
// were played under other rules. At the mark of the stored checkpoint the game
// must be in the same position.
func (t *Table) perform(entries []*entry, from int, kept []byte) error {
	s, print := &skim{facts: &t.facts, top: -1}, hashOf(kept)
	if err := t.each(entries[:from], s.entry); err != nil {
		return err
	}
	return t.each(entries[from:], func(e *entry) error {
		err := t.enter(e)
		if err == nil && e.Marked != nil && e.Marked.Print == print {
			err = t.checkPosition(kept)
		}
		return err
	})
}

// each calls do for every entry. It stops at the first error.
func (t *Table) each(entries []*entry, do func(*entry) error) error {
	for _, e := range entries {
		if err := safely(func() error { return do(e) }); err != nil {
			return fmt.Errorf("entry %d: %w", e.Number, err)
		}
	}
	return nil
}

// course returns the index of the first entry played under the last version of
// the rules, and that version, which is 0 if no game was started.
func course(entries []*entry) (from, version int) {
	for i := len(entries) - 1; i > 0; i-- {
		switch e := entries[i]; {
		case e.Renewed != nil:
			return i, e.Renewed.Rules
		case e.Started != nil && entries[0].Created != nil:
			return i, e.Started.version(entries[0].Created.Rules)
		}
	}
	return 0, 0
}

// safely calls do and returns a panic of the referee as an error.
func safely(do func() error) (err error) {
	defer func() {
		if v := recover(); v != nil {
			err = fmt.Errorf("the referee failed: %v", v)
		}
	}()
	return do()
}

// readHead decodes the head of a table and checks it against the number of
// entries.
func readHead(kept Kept) (*head, error) {
	if kept.Version > Format {
		return nil, newer("it is kept in form %d", kept.Version)
	}
	if kept.Version != Format {
		return nil, fmt.Errorf("it was kept in format %d, want %d", kept.Version, Format)
	}
	h := &head{}
	if err := unmarshal(kept.Head, h); err != nil {
		if json.Unmarshal(kept.Head, &head{}) == nil {
			return nil, newer("its head: %v", err)
		}
		return nil, fmt.Errorf("its head: %w", err)
	}
	if h.Entries != int64(len(kept.Entries)) || h.Entries == 0 {
		return nil, fmt.Errorf("entry %d: its head counts %d entries, there are %d",
			min(h.Entries, int64(len(kept.Entries))), h.Entries, len(kept.Entries))
	}
	return h, nil
}
