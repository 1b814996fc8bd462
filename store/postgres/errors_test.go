package postgres

import (
	"errors"
	"io"
	"testing"

	"github.com/jackc/pgx/v5/pgconn"
)

// TestCertain_OnlyWhatWasNotStored says of errors that a test's database cannot be made to
// return whether the change may have been stored nevertheless.
func TestCertain_OnlyWhatWasNotStored(t *testing.T) {
	for _, c := range []struct {
		what string
		err  error
		want bool
	}{
		{"refused", &pgconn.PgError{Severity: "ERROR", Code: "53100"}, true},
		{"read-only", &pgconn.PgError{Severity: "ERROR", Code: "25006"}, true},
		{"the connection fails", &pgconn.PgError{Severity: "FATAL", Code: "08006"}, false},
		{"ended by its administrator", &pgconn.PgError{Severity: "FATAL", Code: "57P01"}, false},
		{"its disk fails", &pgconn.PgError{Severity: "ERROR", Code: "58030"}, false},
		{"not known whether it is done", &pgconn.PgError{Severity: "ERROR", Code: "40003"}, false},
		{"the whole server fails", &pgconn.PgError{Severity: "PANIC", Code: "XX000"}, false},
		{"cut off", io.ErrUnexpectedEOF, false},
	} {
		if got := certain(c.err); got != c.want {
			t.Errorf("%s: %v, want %v", c.what, got, c.want)
		}
	}
}

// TestExplain_WrongPassword wraps what a database that asks for a password says of a wrong one.
func TestExplain_WrongPassword(t *testing.T) {
	said := &pgconn.PgError{Severity: "FATAL", Code: "28P01", Message: "password authentication failed"}
	if err := explain(said); !errors.Is(err, ErrRights) || !errors.Is(err, said) {
		t.Errorf("%v, want %v", err, ErrRights)
	}
}
