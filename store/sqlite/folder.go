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

// Files in a data folder, besides those that SQLite adds.
const (
	databaseName = "ragtag.db"
	lockName     = "ragtag.lock"
)

// makeFolder creates the folder if it does not exist. It returns ErrReadOnly
// with the system's reason if no file can be created in it.
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

// readOnly reports whether the error means that writing is not permitted.
func readOnly(err error) error {
	if errors.Is(err, fs.ErrPermission) || errors.Is(err, syscall.EROFS) {
		return fmt.Errorf("%w: %w", ErrReadOnly, err)
	}
	return err
}

// lockFolder locks the folder for this store until the returned database is
// closed or the process ends, however it ends. It returns ErrLocked if another
// store has the lock, in this process or another.
//
// The lock is SQLite's own lock on a database that stays empty. It works
// wherever SQLite does, and leaves the real database free for readers such as a
// backup of a running server.
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

// makeDatabase returns the path of the folder's database, and creates an empty
// one if it does not exist. The database holds the secrets of running games, so
// only its owner may read it. A database that is not writable is refused here,
// because SQLite would open it and leave files behind that are not writable
// either.
func makeDatabase(dir string) (string, error) {
	path := filepath.Join(dir, databaseName)
	file, err := os.OpenFile(path, os.O_RDWR|os.O_CREATE, 0o600)
	if err != nil {
		return "", readOnly(err)
	}
	return path, file.Close()
}

// busyTimeout is how long to wait for another program that has locked the
// database, such as a command line tool, in milliseconds.
const busyTimeout = "5000"

// connect opens a database with at most the given number of connections, each
// with these parameters of the driver or of SQLite.
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
