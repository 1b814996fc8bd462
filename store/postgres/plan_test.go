package postgres

import (
	"strings"
	"testing"

	"github.com/jackc/pgx/v5"

	"ragtag/store/postgres/pgtest"
)

// TestQueries_FindTablesByIndex asks PostgreSQL how it would find the tables of a list, and those
// that are due, where reading all, or sorting, counts as out of the question: by the index that has them
// in order, without sorting.
func TestQueries_FindTablesByIndex(t *testing.T) {
	s, err := Open(t.Context(), pgtest.Start(t).Database(t))
	if err != nil {
		t.Fatal(err)
	}
	defer s.Close()
	conn, err := s.pool.Acquire(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	defer conn.Release()
	if _, err := conn.Exec(t.Context(), "SET enable_seqscan = off; SET enable_bitmapscan = off; SET enable_sort = off"); err != nil {
		t.Fatal(err)
	}
	for query, index := range map[string]string{listQuery: "tables_listed", dueQuery: "tables_due"} {
		first := any("open")
		if query == dueQuery {
			first = "2026-01-01T00:00:00Z"
		}
		rows, err := conn.Query(t.Context(), "EXPLAIN "+query, pgx.QueryExecModeSimpleProtocol, first, 50)
		if err != nil {
			t.Fatal(err)
		}
		lines, err := pgx.CollectRows(rows, pgx.RowTo[string])
		if err != nil {
			t.Fatal(err)
		}
		if plan := strings.Join(lines, "; "); !strings.Contains(plan, index) || strings.Contains(plan, "Seq Scan") || strings.Contains(plan, "Sort") {
			t.Errorf("%s: %s, want a search by %s", query, plan, index)
		}
	}
}
