package sqlite

import (
	"database/sql"
	"errors"
	"fmt"
	"io/fs"
	"net/url"
	"os"
	"path/filepath"
	"runtime"
	"syscall"

	_ "modernc.org/sqlite" // the driver
)

// The files in a data folder, beside those that SQLite adds to them.
const (
	databaseName = "ragtag.db"
	lockName     = "ragtag.lock"
)

// makeFolder makes the folder if it is not there, and returns ErrReadOnly with
// the system's reason if no file can be made in it.
func makeFolder(dir string) error {
	if err := os.MkdirAll(dir, 0o700); err != nil {
		return readOnly(err)
	}
	probe, err := os.CreateTemp(dir, ".probe-*")
	if err != nil {
		return readOnly(err)
	}
	return errors.Join(probe.Close(), os.Remove(probe.Name()))
}

// readOnly tells the errors that mean that we may not write from all others.
func readOnly(err error) error {
	if errors.Is(err, fs.ErrPermission) || errors.Is(err, syscall.EROFS) {
		return fmt.Errorf("%w: %w", ErrReadOnly, err)
	}
	return err
}

// lockFolder takes the folder for this store until the returned database is
// closed or the process ends, however it ends. It returns ErrLocked if another
// store has it, in this process or any.
//
// The lock is SQLite's own on a database that stays empty: it holds wherever
// SQLite does, and leaves the real database free for readers such as a back-up
// of a running server.
func lockFolder(dir string) (*sql.DB, error) {
	lock, err := connect(filepath.Join(dir, lockName), 1, url.Values{})
	if err != nil {
		return nil, err
	}
	if _, err := lock.Exec("BEGIN EXCLUSIVE"); err != nil {
		return nil, errors.Join(explain(err), lock.Close())
	}
	return lock, nil
}

// makeDatabase returns the path of the folder's database, which is made empty
// if it is not there. It holds the secrets of running games, so nobody but its
// owner may read it. If it may not be written SQLite would open it all the same
// and leave files behind that may not be written either: so it is refused
// first.
func makeDatabase(dir string) (string, error) {
	path := filepath.Join(dir, databaseName)
	file, err := os.OpenFile(path, os.O_RDWR|os.O_CREATE, 0o600)
	if err != nil {
		return "", readOnly(err)
	}
	return path, file.Close()
}

// busyTimeout is how many milliseconds to wait for another program that has
// the database for itself, such as a command line at work on it.
const busyTimeout = "5000"

// connect opens a database by at most so many connections, each with these
// parameters of the driver or of SQLite's own.
func connect(path string, connections int, parameters url.Values) (*sql.DB, error) {
	path, err := filepath.Abs(path)
	if err != nil {
		return nil, err
	}
	path = filepath.ToSlash(path)
	if runtime.GOOS == "windows" {
		path = "/" + path
	}
	parameters.Set("_error_rc", "1") // no messages left over from other operations
	address := url.URL{Scheme: "file", Path: path, RawQuery: parameters.Encode()}
	db, err := sql.Open("sqlite", address.String())
	if err != nil {
		return nil, err
	}
	db.SetMaxOpenConns(connections)
	db.SetMaxIdleConns(connections)
	return db, nil
}
