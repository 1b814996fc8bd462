// Package sqlite keeps tables in a folder: a [ragtag/store.Store] on SQLite,
// which needs no server and no C compiler.
//
// [Open] takes the folder for one store at a time (folder.go), refuses a
// database that it cannot be sure of without touching it (inspect.go) and
// brings its schema up to date (schema.go). Every change goes through one
// goroutine, the writer (writer.go), which owns the only connection that
// writes: it takes whatever changes are waiting, makes them in one transaction
// and acknowledges each after the commit has reached the disk. So a thousand
// tables share the cost of a disk flush, and the busier the store the larger
// the groups. The SQL of a change is in change.go, that of reading, on
// connections of its own, in read.go.
//
// The database is in WAL mode and flushed at every commit: what has been
// acknowledged survives the end of the process at any moment, and that of the
// machine as far as its disk keeps what it says it has kept. A store whose
// commit fails, so that it is not known what is on disk, answers ErrUnknown
// and closes itself: opening it again reads what is really there.
package sqlite

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"sync"

	"ragtag/store"
)

// Store keeps tables in a folder. Open returns one.
type Store struct {
	lock   *sql.DB // holds the folder
	reader *sql.DB
	writer *writer

	open context.Context         // ends when the store is closed
	shut context.CancelCauseFunc // closes the store, for a reason
	idle chan struct{}           // closed when the writer has finished
	once sync.Once               // releases what is held

	queue chan *request // from callers to the writer
}

var _ store.Store = (*Store)(nil)

// Open opens the store in the folder, and makes both if they are not there. It
// returns ErrReadOnly, ErrLocked, ErrNewer or ErrCorrupt if that is what keeps
// it from doing so.
func Open(dir string) (*Store, error) {
	s := &Store{idle: make(chan struct{}), queue: make(chan *request)}
	if err := s.start(dir); err != nil {
		return nil, fmt.Errorf("data folder %s: %w", dir, errors.Join(explain(err), s.release()))
	}
	s.open, s.shut = context.WithCancelCause(context.Background())
	go s.serve()
	return s, nil
}

// start takes the folder and opens what is in it. What it has opened when it
// fails is for the caller to release.
func (s *Store) start(dir string) (err error) {
	if err := makeFolder(dir); err != nil {
		return err
	}
	if s.lock, err = lockFolder(dir); err != nil {
		return err
	}
	path, err := makeDatabase(dir)
	if err != nil {
		return err
	}
	if err := inspect(path); err != nil {
		return err
	}
	if s.writer, err = openWriter(path); err != nil {
		return err
	}
	s.reader, err = openReader(path)
	return err
}

// Close implements [store.Store].
func (s *Store) Close() (err error) {
	s.shut(store.ErrClosed)
	s.once.Do(func() {
		<-s.idle
		err = explain(s.release())
	})
	return err
}

// release closes whatever is open, the writer after the readers because only
// its connection may tidy the database up, and the lock last.
func (s *Store) release() error {
	var errs []error
	if s.reader != nil {
		errs = append(errs, s.reader.Close())
	}
	if s.writer != nil {
		errs = append(errs, s.writer.close())
	}
	if s.lock != nil {
		errs = append(errs, s.lock.Close())
	}
	return errors.Join(errs...)
}
