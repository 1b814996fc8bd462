package table

import (
	"context"
	"errors"
	"fmt"
	"time"
)

// load reads a table. Everything that was kept is true again, down to who has
// answered the open question; the clock of a window begins anew. A game that was
// played under other rules is renewed, and that is kept.
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
		h.log.Error("a table cannot be read", "table", id, "error", err)
		if ours, ok := err.(*Error); ok {
			return nil, t.named(ours)
		}
		return nil, &Error{Code: Damaged, Table: id, Err: err}
	}
	return t, nil
}

// restore makes all that was kept true.
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
	t.turned, t.read, t.fresh = time.Now(), time.Now(), [viewers]bool{} // nobody looks yet for whom there could be news
	for v := range t.seq {
		t.seq[v] = max(time.Now().UnixMilli(), kept.Updated.UnixMilli()+1)
	}
	return nil
}

// readEntries reads the chain of entries from a number on.
func (t *Table) readEntries(from int64, kept Kept) (entries []*entry, err error) {
	for i, data := range kept.Entries {
		e, err := readEntry(data, from+int64(i), t.last)
		if err != nil {
			return nil, err
		}
		entries = append(entries, e)
		t.next, t.last = t.next+1, hashOf(data)
	}
	return entries, nil
}

// replay makes the entries true: what was played under the rules of this program
// by the referee, what came before without it. If all was played under others,
// the game goes on from its checkpoint. Rules may change in a corner that nobody
// gives a number: the chain is whole by now, so a game that does not fit is one of
// other rules, whatever it says.
func (t *Table) replay(entries []*entry, kept []byte) error {
	from, version := course(entries)
	if version == 0 {
		return t.perform(entries, from, kept)
	}
	if version == t.hub.Rules {
		err := t.perform(entries, from, kept)
		if err == nil {
			return nil
		}
		t.hub.log.Warn("a game does not fit the rules any more; it goes on from its checkpoint", "table", t.id, "error", err)
		fresh := newTable(t.hub, t.id)
		t.facts, t.deciders, t.turns, t.casts = fresh.facts, fresh.deciders, fresh.turns, fresh.casts
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

// perform lets the referee play the entries from one on; those before it played
// under other rules. At the mark of the checkpoint that is kept the game must stand
// where it stood.
func (t *Table) perform(entries []*entry, from int, kept []byte) error {
	s, print := &skim{facts: &t.facts, top: -1}, hashOf(kept)
	if err := t.each(entries[:from], s.entry); err != nil {
		return err
	}
	return t.each(entries[from:], func(e *entry) error {
		err := t.apply(t.hub.cat, e)
		if err == nil && e.Marked != nil && e.Marked.Print == print {
			err = t.standsAt(kept)
		}
		return err
	})
}

// each does something for every entry.
func (t *Table) each(entries []*entry, do func(*entry) error) error {
	for _, e := range entries {
		if err := safely(func() error { return do(e) }); err != nil {
			return fmt.Errorf("entry %d: %w", e.Number, err)
		}
		t.rewound(e)
	}
	return nil
}

// course returns where the part of a chain begins that one version of the rules
// has played, and which; 0 if no game was begun.
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

// safely returns what the referee panics with as an error.
func safely(do func() error) (err error) {
	defer func() {
		if v := recover(); v != nil {
			err = fmt.Errorf("the referee failed: %v", v)
		}
	}()
	return do()
}

// readHead reads the head of a table and holds the number of entries to it.
func readHead(kept Kept) (*head, error) {
	if kept.Version != Format {
		return nil, fmt.Errorf("it was kept in format %d, want %d", kept.Version, Format)
	}
	h := &head{}
	if err := unmarshal(kept.Head, h); err != nil {
		return nil, fmt.Errorf("its head: %w", err)
	}
	if h.Entries != int64(len(kept.Entries)) || h.Entries == 0 {
		return nil, fmt.Errorf("entry %d: its head counts %d entries, there are %d",
			min(h.Entries, int64(len(kept.Entries))), h.Entries, len(kept.Entries))
	}
	return h, nil
}
