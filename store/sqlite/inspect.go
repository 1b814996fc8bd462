package sqlite

import (
	"database/sql"
	"errors"
	"fmt"
	"net/url"
)

// applicationID marks our databases in the header: "RgTg".
const applicationID = 0x52675467

// inspect returns nil if the database is empty, or sound and of a schema that
// this program knows. Otherwise it returns ErrCorrupt or ErrNewer. It uses a
// read-only connection and does not modify the database.
func inspect(path string) error {
	db, err := connect(path, 1, url.Values{"mode": {"ro"}})
	if err != nil {
		return err
	}
	return errors.Join(inspectSchema(db), db.Close())
}

// inspectSchema returns an error if this program cannot use the database.
func inspectSchema(db *sql.DB) error {
	var objects, application int64
	var verdict string
	if err := scan(db, "SELECT count(*) FROM sqlite_schema", &objects); err != nil || objects == 0 {
		return err
	}
	if err := scan(db, "PRAGMA application_id", &application); err != nil {
		return err
	}
	if application != applicationID {
		return fmt.Errorf("%w: %s belongs to another program (application id %#x, want %#x)",
			ErrCorrupt, databaseName, application, applicationID)
	}
	if err := scan(db, "PRAGMA quick_check(1)", &verdict); err != nil {
		return err
	}
	if verdict != "ok" {
		return fmt.Errorf("%w: %s is damaged: %s", ErrCorrupt, databaseName, verdict)
	}
	return inspectVersion(db)
}

// scan runs a query that returns one value and stores it in value.
func scan(db *sql.DB, query string, value any) error {
	return explain(db.QueryRow(query).Scan(value))
}
