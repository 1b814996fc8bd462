package sqlite

import (
	"context"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"time"

	"ragtag/store"
)

// Reader reads a folder, even while a store has it open. It cannot write.
type Reader struct{ s *Store }

// Read opens the folder read-only. It creates nothing, and returns ErrNewer,
// ErrOlder or ErrCorrupt if the database cannot be read.
func Read(dir string) (*Reader, error) {
	path := filepath.Join(dir, databaseName)
	if _, err := os.Stat(path); err != nil {
		return nil, fmt.Errorf("data folder %s: %w", dir, err)
	}
	if err := inspect(path); err != nil {
		return nil, fmt.Errorf("data folder %s: %w", dir, err)
	}
	if err := inspectOlder(path); err != nil {
		return nil, fmt.Errorf("data folder %s: %w", dir, err)
	}
	reader, err := openReader(path)
	if err != nil {
		return nil, fmt.Errorf("data folder %s: %w", dir, err)
	}
	s := &Store{reader: reader}
	s.open, s.shut = context.WithCancelCause(context.Background())
	return &Reader{s}, nil
}

// Load implements Load of [store.Store].
func (r *Reader) Load(ctx context.Context, id string) (store.Table, error) { return r.s.Load(ctx, id) }

// Entries implements Entries of [store.Store].
func (r *Reader) Entries(ctx context.Context, id string, from int64) ([][]byte, error) {
	return r.s.Entries(ctx, id, from)
}

// Marks implements Marks of [store.Store].
func (r *Reader) Marks(ctx context.Context, ids []string) (map[string]store.Mark, error) {
	return r.s.Marks(ctx, ids)
}

// Heads implements Heads of [store.Store].
func (r *Reader) Heads(ctx context.Context, ids []string) ([]store.Summary, error) {
	return r.s.Heads(ctx, ids)
}

// List implements List of [store.Store].
func (r *Reader) List(ctx context.Context, label string, limit int) ([]store.Summary, error) {
	return r.s.List(ctx, label, limit)
}

// Due implements Due of [store.Store].
func (r *Reader) Due(ctx context.Context, before time.Time, limit int) ([]string, error) {
	return r.s.Due(ctx, before, limit)
}

// Walk implements Walk of [store.Store].
func (r *Reader) Walk(ctx context.Context, after string, limit int) ([]store.Summary, error) {
	return r.s.Walk(ctx, after, limit)
}

// Close releases the reader's resources.
func (r *Reader) Close() error {
	r.s.shut(store.ErrClosed)
	return errors.Join(r.s.reader.Close())
}
