package sqlite

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"net/url"
	"runtime/debug"
	"slices"

	"ragtag/store"
)

// work makes a change in the writer's open transaction. It returns a refusal
// (see refused) before it has modified anything; after any other error the
// transaction must be rolled back.
type work func(*writer) error

// writer is the connection that writes. Only the serve goroutine uses it.
type writer struct {
	db         *sql.DB
	statements map[string]*sql.Stmt
	conn       *sql.Conn
	failed     error // why the database must be opened again before anything is written
}

// cacheSize is the memory that the writer's connection may take for pages. It grows as
// they are read. A move needs a few pages of its table. With SQLite's default of 2 MB,
// the pages of a thousand tables at which people play are read from the file again and
// again (BenchmarkAppend_Tables).
const cacheSize = "cache_size(-16384)"

// openWriter opens the only connection that writes, and updates the schema with
// it.
func openWriter(path string) (*writer, error) {
	db, err := connect(path, 1, url.Values{
		"_busy_timeout": {busyTimeout},
		"_journal_mode": {"WAL"},
		"_synchronous":  {"FULL"},
		"_foreign_keys": {"1"},
		"_pragma": {
			"fullfsync(1)",     // for systems where a plain flush does not reach the disk
			"secure_delete(1)", // what is deleted is overwritten
			cacheSize,
			"wal_autocheckpoint(0)", // log.go
		},
	})
	if err != nil {
		return nil, err
	}
	w := &writer{db: db, statements: map[string]*sql.Stmt{}}
	if err := migrate(db); err != nil {
		return nil, errors.Join(err, w.close())
	}
	if w.conn, err = db.Conn(context.Background()); err != nil {
		return nil, errors.Join(err, w.close())
	}
	return w, nil
}

// close releases the connection and closes the database.
func (w *writer) close() error {
	var errs []error
	for _, statement := range w.statements {
		errs = append(errs, statement.Close())
	}
	if w.conn != nil {
		errs = append(errs, w.conn.Close())
	}
	return errors.Join(append(errs, w.db.Close())...)
}

// attempt makes the group's changes in one transaction. It returns an outcome
// for each request: nil, or the reason why it was refused. If err is not nil,
// the outcomes mean nothing and the transaction was not committed or, with
// ErrUnknown, may have been.
func (w *writer) attempt(group []*request) (outcomes []error, err error) {
	if err := w.begin(); err != nil {
		return slices.Repeat([]error{err}, len(group)), nil
	}
	outcomes = make([]error, len(group))
	for i, r := range group {
		outcomes[i] = w.run(r.change)
		if outcomes[i] != nil && !refused(outcomes[i]) {
			w.rollback()
			return outcomes, outcomes[i]
		}
	}
	return outcomes, w.commit()
}

// run makes one change. It returns a panic as an error.
func (w *writer) run(change work) (err error) {
	defer func() {
		if cause := recover(); cause != nil {
			err = fmt.Errorf("panic in a change: %v\n%s", cause, debug.Stack())
		}
	}()
	return change(w)
}

// refused reports whether the error is a refusal by the store's contract, made
// before the change modified anything.
func refused(err error) bool {
	return errors.Is(err, store.ErrDone) || errors.Is(err, store.ErrExists) || errors.Is(err, store.ErrNotFound) || errors.Is(err, store.ErrConflict)
}

// begin starts a transaction for writing. If it fails because of more than
// another program's lock, the connection is not used again.
func (w *writer) begin() error {
	err := w.exec("BEGIN IMMEDIATE")
	if err != nil && !errors.Is(err, ErrLocked) {
		w.failed = err
	}
	return err
}

// commit commits the transaction. If it fails because the disk is full or takes
// nothing, nothing was stored. If it fails otherwise, such as when the disk is
// flushed, the disk may or may not hold the transaction. Since a later success
// would confirm what this failure leaves open, no other commit follows before
// the database has been opened again.
func (w *writer) commit() error {
	err := w.exec("COMMIT")
	if err == nil {
		return nil
	}
	w.rollback()
	if errors.Is(err, ErrFull) || errors.Is(err, ErrUnwritten) {
		return err
	}
	w.failed = err
	return fmt.Errorf("%w: %w", store.ErrUnknown, err)
}

// rollback rolls the transaction back. SQLite has often done so already, so the
// error is ignored; after a real failure the next begin fails.
func (w *writer) rollback() {
	_ = w.exec("ROLLBACK")
}

// exec runs a statement that returns nothing.
func (w *writer) exec(query string, args ...any) error {
	statement, err := w.prepare(query)
	if err != nil {
		return err
	}
	_, err = statement.Exec(args...)
	return explain(err)
}

// number runs a statement that returns one number, or sql.ErrNoRows.
func (w *writer) number(query string, args ...any) (n int64, err error) {
	err = w.row(query, []any{&n}, args...)
	return n, err
}

// row runs a statement that returns one row, or sql.ErrNoRows.
func (w *writer) row(query string, columns []any, args ...any) error {
	statement, err := w.prepare(query)
	if err != nil {
		return err
	}
	return explain(statement.QueryRow(args...).Scan(columns...))
}

// prepare returns the prepared statement of the query, from a cache.
func (w *writer) prepare(query string) (*sql.Stmt, error) {
	if statement := w.statements[query]; statement != nil {
		return statement, nil
	}
	statement, err := w.conn.PrepareContext(context.Background(), query)
	if err != nil {
		return nil, explain(err)
	}
	w.statements[query] = statement
	return statement, nil
}
