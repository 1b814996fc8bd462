// Package sqlite implements [ragtag/store.Store] with SQLite in a folder. It
// needs no server and no C compiler.
//
// [Open] locks the folder for one store at a time (folder.go), refuses a database that
// it cannot use without modifying it (inspect.go) and updates its schema (schema.go).
// Every change goes through one goroutine, the writer (writer.go), which owns the only
// connection that writes. It takes all queued changes, makes them in one transaction
// and acknowledges each after the commit has reached the disk. So a thousand tables
// share the cost of a disk flush, and groups grow with the load. The SQL of changes is
// in change.go; that of reading, on separate connections, is in read.go.
//
// The database is in WAL mode and flushed at every commit: acknowledged changes survive
// the end of the process at any moment, and a crash of the machine if its disk honours
// flushes. If a commit fails in a way that leaves its outcome unknown, the store opens
// the database again, flushes what it finds there, and returns ErrUnknown: reading then
// tells. As long as it cannot be opened, every call returns the reason, and tries
// again. When what was committed moves from the log into the database is decided in
// log.go.
package sqlite

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"log/slog"
	"sync"

	"ragtag/store"
)

// Store stores tables in a folder. Open returns one.
type Store struct {
	lock *sql.DB // holds the lock of the folder
	path string  // of the database

	door   sync.RWMutex // guards reader: held by readers, and by the writer to open the database again
	reader *sql.DB      // nil while the database cannot be opened

	log *slog.Logger

	// of the serve goroutine alone
	writer  *writer
	failed  error // why the database must be opened again
	long    int64 // longLog, or less in a test
	length  int64 // of the log, when it was measured, in pages
	grown   int64 // how much longer it may be since, roughly
	due     int64 // the length at which it is moved
	unmoved bool  // the last attempt to move it failed

	open context.Context         // ends when the store is closed
	shut context.CancelCauseFunc // closes the store with a reason
	idle chan struct{}           // closed when the writer has finished
	once sync.Once               // releases the resources

	queue chan *request // from callers to the writer
}

var _ store.Store = (*Store)(nil)

// Open opens the store in the folder, creating both if necessary. It returns
// ErrReadOnly, ErrLocked, ErrNewer or ErrCorrupt, wrapped, if that is the cause of a
// failure. What goes wrong while nobody waits for it is logged, unless log is nil.
func Open(dir string, log *slog.Logger) (*Store, error) {
	if log == nil {
		log = slog.New(slog.DiscardHandler)
	}
	s := &Store{idle: make(chan struct{}), queue: make(chan *request), log: log, long: longLog}
	if err := s.start(dir); err != nil {
		return nil, fmt.Errorf("data folder %s: %w", dir, errors.Join(explain(err), s.release()))
	}
	s.open, s.shut = context.WithCancelCause(context.Background())
	go s.serve()
	return s, nil
}

// start locks the folder and opens its database. After a failure the caller
// must release what was opened.
func (s *Store) start(dir string) (err error) {
	if err := makeFolder(dir); err != nil {
		return err
	}
	if s.lock, err = lockFolder(dir); err != nil {
		return err
	}
	if s.path, err = makeDatabase(dir); err != nil {
		return err
	}
	if err := inspect(s.path); err != nil {
		return err
	}
	return s.openDatabase()
}

// openDatabase opens the connections to the database.
func (s *Store) openDatabase() (err error) {
	if s.writer, err = openWriter(s.path); err != nil {
		return err
	}
	s.reader, err = openReader(s.path)
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

// release closes everything that is open, and the lock last.
func (s *Store) release() error {
	errs := []error{s.shutDatabase()}
	if s.lock != nil {
		errs = append(errs, s.lock.Close())
	}
	return errors.Join(errs...)
}

// shutDatabase closes the connections that are open: the writer after the
// readers, because only its connection can clean up the database.
func (s *Store) shutDatabase() error {
	var errs []error
	if s.reader != nil {
		errs = append(errs, s.reader.Close())
	}
	if s.writer != nil {
		errs = append(errs, s.writer.close())
	}
	s.reader, s.writer = nil, nil
	return errors.Join(errs...)
}
