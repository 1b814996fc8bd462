package postgres

import (
	"io/fs"
	"regexp"
	"strings"
	"testing"
)

// addition is a statement that leaves what servers of earlier versions read and write as it is.
var addition = regexp.MustCompile(`^(CREATE TABLE|CREATE INDEX|ALTER TABLE \w+ ADD COLUMN) `)

// onlyAdds returns the statements of a migration that earlier servers might notice: they do not
// add, or they add a column that those do not fill.
func onlyAdds(migration string) (noticed []string) {
	var plain strings.Builder
	for line := range strings.Lines(migration) {
		code, _, _ := strings.Cut(line, "--")
		plain.WriteString(code + " ")
	}
	for statement := range strings.SplitSeq(plain.String(), ";") {
		statement = strings.Join(strings.Fields(statement), " ")
		column := strings.HasPrefix(statement, "ALTER")
		unfilled := column && strings.Contains(statement, "NOT NULL") && !strings.Contains(statement, "DEFAULT")
		unique := strings.Contains(statement, " UNIQUE") && column
		if statement != "" && (!addition.MatchString(statement) || unfilled || unique) {
			noticed = append(noticed, statement)
		}
	}
	return noticed
}

// TestMigrations_OnlyAdd reads all migrations: servers of two versions run side by side on the
// newer schema, so the older one must go on as before.
func TestMigrations_OnlyAdd(t *testing.T) {
	files, err := fs.Glob(migrations, "migrations/*.sql")
	if err != nil || len(files) < 5 {
		t.Fatalf("%d migrations, %v", len(files), err)
	}
	for _, name := range files {
		text, err := fs.ReadFile(migrations, name)
		if err != nil {
			t.Fatal(err)
		}
		for _, statement := range onlyAdds(string(text)) {
			t.Errorf("%s: an earlier server might notice %q", name, statement)
		}
	}
	for _, bad := range []string{
		"ALTER TABLE tables DROP COLUMN label;", "ALTER TABLE tables RENAME COLUMN label TO name;", "DROP TABLE requests;", "DROP INDEX tables_due;",
		"UPDATE tables SET label = '';", "DELETE FROM requests;", "CREATE UNIQUE INDEX one ON tables (label);",
		"ALTER TABLE tables ADD COLUMN more text NOT NULL;", "ALTER TABLE tables ALTER COLUMN label TYPE varchar(3);",
		"CREATE TABLE more (id text); -- and\nTRUNCATE requests;",
	} {
		if len(onlyAdds("-- +goose Up\n"+bad)) == 0 {
			t.Errorf("%q is not noticed", bad)
		}
	}
}
