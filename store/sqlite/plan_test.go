package sqlite

import (
	"database/sql"
	"strings"
	"testing"
)

// TestQueries_FindTablesByIndex asks SQLite how it finds the tables of a list, and those that are
// due: by the index that has them in order, without reading the others or sorting.
func TestQueries_FindTablesByIndex(t *testing.T) {
	s, err := Open(t.TempDir(), nil)
	if err != nil {
		t.Fatal(err)
	}
	defer s.Close()
	for query, index := range map[string]string{listQuery: "tables_listed", dueQuery: "tables_due"} {
		var plan strings.Builder
		err := s.each(t.Context(), "EXPLAIN QUERY PLAN "+query, func(rows *sql.Rows) error {
			var id, parent, unused int
			var detail string
			err := rows.Scan(&id, &parent, &unused, &detail)
			plan.WriteString(detail + "; ")
			return err
		}, "open", 50)
		if err != nil {
			t.Fatal(err)
		}
		if got := plan.String(); !strings.Contains(got, "INDEX "+index) || strings.Contains(got, "SCAN") || strings.Contains(got, "TEMP") {
			t.Errorf("%s: %s, want a search by %s", query, got, index)
		}
	}
}
