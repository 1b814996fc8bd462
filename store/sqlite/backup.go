package sqlite

import (
	"context"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
)

// ErrExists means that a backup would replace what is there.
var ErrExists = errors.New("it has a database already")

// Backup copies the database into a folder, which it creates if necessary. The
// copy is the database of one moment, although a store may go on writing. It
// gets its name when it is whole and on the disk; after a failure there is none.
// It returns ErrExists if the folder has a database.
func (r *Reader) Backup(ctx context.Context, dir string) (err error) {
	path := filepath.Join(dir, databaseName)
	part := path + ".part"
	if _, err := os.Stat(path); !errors.Is(err, fs.ErrNotExist) {
		return errors.Join(fmt.Errorf("folder %s: %w", dir, ErrExists), err)
	}
	if err := os.MkdirAll(dir, 0o700); err != nil {
		return err
	}
	if err := os.Remove(part); err != nil && !errors.Is(err, fs.ErrNotExist) {
		return err
	}
	defer func() {
		if err != nil {
			err = fmt.Errorf("folder %s: %w", dir, err)
			os.Remove(part)
		}
	}()
	file, err := os.OpenFile(part, os.O_RDWR|os.O_CREATE|os.O_EXCL, 0o600) // VACUUM writes into an empty file
	if err != nil {
		return err
	}
	defer file.Close()
	if _, err := r.s.reader.ExecContext(ctx, "VACUUM INTO ?", part); err != nil {
		return explain(err)
	}
	if err := file.Sync(); err != nil {
		return err
	}
	if err := os.Rename(part, path); err != nil {
		return err
	}
	return syncFolder(dir)
}

// syncFolder flushes the names in a folder to the disk, where the system can.
func syncFolder(dir string) error {
	folder, err := os.Open(dir)
	if err != nil {
		return err
	}
	defer folder.Close()
	folder.Sync() // not every system can flush a folder; the file itself has been
	return nil
}
