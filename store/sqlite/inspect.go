package sqlite

import (
	"database/sql"
	"errors"
	"fmt"
	"net/url"
)

// applicationID is what the header of a database says to be ours: "RgTg".
const applicationID = 0x52675467

// inspect returns nil if the database is empty, or sound and of a schema that
// this program knows. Otherwise it returns ErrCorrupt or ErrNewer and leaves
// the database as it is: it reads on a connection that cannot write.
func inspect(path string) error {
	db, err := connect(path, 1, url.Values{"mode": {"ro"}})
	if err != nil {
		return err
	}
	return errors.Join(inspectSchema(db), db.Close())
}

// inspectSchema looks for what would make the database unfit for us.
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

// scan reads the one value that the query returns.
func scan(db *sql.DB, query string, value any) error {
	return explain(db.QueryRow(query).Scan(value))
}
