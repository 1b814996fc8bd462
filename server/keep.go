package server

import (
	"context"
	"errors"
	"fmt"
	"time"

	"ragtag/store"
	"ragtag/table"
)

// Keep returns a keeper that stores tables in s.
func Keep(s store.Store) table.Keeper { return keeper{s} }

type keeper struct{ s store.Store }

// KeepRead returns a keeper that reads tables from a store that another process
// may have open. It refuses every write.
func KeepRead(s Readable) table.Keeper { return keeper{readOnly{s}} }

// Readable is the reading part of a store.
type Readable interface {
	Load(ctx context.Context, id string) (store.Table, error)
	Entries(ctx context.Context, id string, from int64) ([][]byte, error)
	Marks(ctx context.Context, ids []string) (map[string]store.Mark, error)
	Heads(ctx context.Context, ids []string) ([]store.Summary, error)
	List(ctx context.Context, label string, limit int) ([]store.Summary, error)
	Due(ctx context.Context, before time.Time, limit int) ([]string, error)
	Walk(ctx context.Context, after string, limit int) ([]store.Summary, error)
	Close() error
}

type readOnly struct{ Readable }

var errReadOnly = errors.New("the store is open read-only")

func (readOnly) Create(context.Context, string, store.Change) error { return errReadOnly }

func (readOnly) Done(context.Context, string) (store.Done, error) {
	return store.Done{}, store.ErrNotFound
}

func (readOnly) Forget(context.Context, time.Time, int) (int, error) { return 0, errReadOnly }

func (readOnly) Take(context.Context, time.Time, time.Time, int) (map[string][]byte, error) {
	return nil, errReadOnly
}

func (readOnly) Drop(context.Context, []string) error { return errReadOnly }

func (readOnly) Append(context.Context, string, store.Mark, store.Change) error { return errReadOnly }

func (readOnly) Rewrite(context.Context, string, store.Mark, store.Change) error { return errReadOnly }

func (readOnly) Delete(context.Context, string, store.Mark) error { return errReadOnly }

// Rewrite implements [table.Keeper].
func (k keeper) Rewrite(ctx context.Context, id string, at table.Mark, whole table.Change) error {
	return named(k.s.Rewrite(ctx, id, store.Mark(at), store.Change(whole)))
}

// Delete implements [table.Keeper].
func (k keeper) Delete(ctx context.Context, id string, at table.Mark) error {
	return named(k.s.Delete(ctx, id, store.Mark(at)))
}

// Create implements [table.Keeper].
func (k keeper) Create(ctx context.Context, id string, first table.Change) error {
	err := k.s.Create(ctx, id, store.Change(first))
	if errors.Is(err, store.ErrExists) {
		return fmt.Errorf("%w: %w", table.ErrConflict, err)
	}
	return named(err)
}

// Done implements [table.Keeper].
func (k keeper) Done(ctx context.Context, request string) (table.Done, error) {
	is, err := k.s.Done(ctx, request)
	if errors.Is(err, store.ErrNotFound) {
		err = fmt.Errorf("%w: %w", table.ErrNotDone, err)
	}
	return table.Done(is), err
}

// Forget implements [table.Keeper].
func (k keeper) Forget(ctx context.Context, before time.Time, limit int) (int, error) {
	return k.s.Forget(ctx, before, limit)
}

// Take implements [table.Keeper].
func (k keeper) Take(ctx context.Context, at, until time.Time, limit int) (map[string][]byte, error) {
	return k.s.Take(ctx, at, until, limit)
}

// Drop implements [table.Keeper].
func (k keeper) Drop(ctx context.Context, ids []string) error { return k.s.Drop(ctx, ids) }

// Append implements [table.Keeper].
func (k keeper) Append(ctx context.Context, id string, next int64, last string, change table.Change) error {
	return named(k.s.Append(ctx, id, store.Mark{Next: next, Hash: last}, store.Change(change)))
}

// Entries implements [table.Keeper].
func (k keeper) Entries(ctx context.Context, id string, from int64) ([][]byte, error) {
	entries, err := k.s.Entries(ctx, id, from)
	return entries, named(err)
}

// Marks implements [table.Keeper].
func (k keeper) Marks(ctx context.Context, ids []string) (map[string]table.Mark, error) {
	kept, err := k.s.Marks(ctx, ids)
	marks := map[string]table.Mark{}
	for id, mark := range kept {
		marks[id] = table.Mark(mark)
	}
	return marks, err
}

// List implements [table.Keeper].
func (k keeper) List(ctx context.Context, label string, limit int) ([]table.Listed, error) {
	return listed(k.s.List(ctx, label, limit))
}

// Heads implements [table.Keeper].
func (k keeper) Heads(ctx context.Context, ids []string) ([]table.Listed, error) {
	return listed(k.s.Heads(ctx, ids))
}

// Walk implements [table.Keeper].
func (k keeper) Walk(ctx context.Context, after string, limit int) ([]table.Listed, error) {
	return listed(k.s.Walk(ctx, after, limit))
}

// Due implements [table.Keeper].
func (k keeper) Due(ctx context.Context, before time.Time, limit int) ([]string, error) {
	return k.s.Due(ctx, before, limit)
}

func listed(kept []store.Summary, err error) (all []table.Listed, _ error) {
	for _, t := range kept {
		all = append(all, table.Listed{ID: t.ID, Head: t.Head, Updated: t.Updated})
	}
	return all, err
}

// Load implements [table.Keeper].
func (k keeper) Load(ctx context.Context, id string) (table.Kept, error) {
	t, err := k.s.Load(ctx, id)
	if err != nil {
		return table.Kept{}, named(err)
	}
	entries, err := k.s.Entries(ctx, id, 0)
	if err != nil {
		return table.Kept{}, named(err)
	}
	entries = entries[:min(t.Next, int64(len(entries)))] // others may have added to them since
	return table.Kept{
		Version: t.Version, Updated: t.Updated, Entries: entries, Head: t.Head, Checkpoint: t.Checkpoint,
	}, nil
}

// named converts the errors of a store to those of a keeper.
func named(err error) error {
	for ours, theirs := range map[error]error{
		table.ErrNoTable: store.ErrNotFound, table.ErrConflict: store.ErrConflict, table.ErrUnknown: store.ErrUnknown, table.ErrDone: store.ErrDone,
	} {
		if errors.Is(err, theirs) {
			return fmt.Errorf("%w: %w", ours, err)
		}
	}
	return err
}
