package postgres_test

import (
	"context"
	"errors"
	"fmt"
	"strings"
	"sync"
	"testing"
	"time"

	"go.uber.org/goleak"

	"ragtag/store"
	"ragtag/store/postgres"
	"ragtag/store/postgres/pgtest"
	"ragtag/store/storetest"
)

func TestMain(m *testing.M) { goleak.VerifyTestMain(m) }

// open opens a store that the test closes.
func open(t *testing.T, address string) *postgres.Store {
	t.Helper()
	s, err := postgres.Open(t.Context(), address)
	if err != nil {
		t.Fatal(err)
	}
	return s
}

// game creates a table of n entries and returns its mark.
func game(t *testing.T, s store.Store, id string, n int) store.Mark {
	t.Helper()
	first := store.Change{At: time.Now(), Version: 1, Head: []byte("head")}
	for i := range n {
		first.Entries = append(first.Entries, fmt.Appendf(nil, "entry %d", i))
	}
	if err := s.Create(t.Context(), id, first); err != nil {
		t.Fatal(err)
	}
	return store.Mark{}.After(first.Entries)
}

// more is a change of one entry.
func more() store.Change { return store.Change{At: time.Now(), Entries: [][]byte{[]byte("more")}} }

func TestStore_KeepsTheContract(t *testing.T) {
	server := pgtest.Start(t)
	storetest.Run(t, func(t *testing.T) store.Store { return open(t, server.Database(t)) })
}

func TestStore_CanBeShared(t *testing.T) {
	server := pgtest.Start(t)
	storetest.RunShared(t, func(t *testing.T) (a, b store.Shared) {
		address := server.Database(t)
		return open(t, address), open(t, address)
	})
}

func TestFollow_BeginsAnewAfterTheDatabaseWasKilled(t *testing.T) {
	server := pgtest.Start(t)
	s := open(t, server.Database(t))
	defer s.Close()
	ctx, stop := context.WithCancel(t.Context())
	anew, ended := make(chan struct{}, 100), make(chan error, 1)
	go func() {
		ended <- s.Follow(ctx, func(id string, _ int64) {
			if id == "" {
				anew <- struct{}{}
			}
		})
	}()
	for range 2 {
		<-anew
		server.Kill()
		server.Up()
	}
	<-anew
	stop()
	<-ended
}

func TestOpen_SaysWhatIsWrong(t *testing.T) {
	server := pgtest.Start(t)
	mine := server.Database(t)
	newer := server.Database(t)
	if err := open(t, newer).Close(); err != nil {
		t.Fatal(err)
	}
	server.Do(t, newer, `INSERT INTO goose_db_version (version_id, is_applied) VALUES (99, true)`)
	server.Do(t, "", `CREATE ROLE guest LOGIN`, `CREATE ROLE outsider NOLOGIN`)
	server.Do(t, mine, `REVOKE CREATE ON SCHEMA public FROM PUBLIC`)
	name := mine[strings.LastIndex(mine, "/test")+1 : strings.Index(mine, "?")]
	for _, c := range []struct {
		name, address string
		want          error
		words         string
	}{
		{"no address", "postgres://[", postgres.ErrAddress, "cannot parse"},
		{"another kind", "mysql://here/x", postgres.ErrAddress, "cannot parse"},
		{"nobody there", "postgres://ragtag@127.0.0.1:1/ragtag", postgres.ErrUnreachable, "refused"},
		{"no folder", "postgres://ragtag@/x?host=/nowhere", postgres.ErrUnreachable, "/nowhere"},
		{"no database", server.Address("ragtag", "absent"), postgres.ErrNoDatabase, "absent"},
		{"no user", server.Address("stranger", name), postgres.ErrRights, "stranger"},
		{"no login", server.Address("outsider", name), postgres.ErrRights, "outsider"},
		{"no rights", server.Address("guest", name), postgres.ErrRights, "permission denied"},
		{"newer", newer, postgres.ErrNewer, "schema 99"},
	} {
		t.Run(c.name, func(t *testing.T) {
			s, err := postgres.Open(t.Context(), c.address)
			if err == nil {
				s.Close()
			}
			if !errors.Is(err, c.want) || !strings.Contains(err.Error(), c.words) {
				t.Errorf("Open: %v, want %v with %q", err, c.want, c.words)
			}
		})
	}
}

func TestOpen_PasswordIsNeverShown(t *testing.T) {
	for _, address := range []string{
		"postgres://ragtag:geheim@127.0.0.1:1/ragtag", "postgres://ragtag:geheim@127.0.0.1:port/ragtag", "postgres://ragtag:geheim@[/x",
	} {
		if _, err := postgres.Open(t.Context(), address); err == nil || strings.Contains(err.Error(), "geheim") {
			t.Errorf("Open: %v, want an error without the password", err)
		}
	}
}

func TestOpen_ManyServersAtOnceMakeOneSchema(t *testing.T) {
	address := pgtest.Start(t).Database(t)
	var all sync.WaitGroup
	for range 4 {
		all.Go(func() {
			s, err := postgres.Open(t.Context(), address)
			if err != nil {
				t.Error(err)
				return
			}
			s.Close()
		})
	}
	all.Wait()
}

func TestStore_TwoServersShareTables(t *testing.T) {
	address := pgtest.Start(t).Database(t)
	a, b := open(t, address), open(t, address)
	defer a.Close()
	defer b.Close()
	mark := game(t, a, "g", 2)
	if err := b.Append(t.Context(), "g", mark, more()); err != nil {
		t.Fatal(err)
	}
	if err := a.Append(t.Context(), "g", mark, more()); !errors.Is(err, store.ErrConflict) {
		t.Errorf("Append from what is no longer so: %v, want %v", err, store.ErrConflict)
	}
	if entries, err := a.Entries(t.Context(), "g", 0); err != nil || len(entries) != 3 {
		t.Errorf("%d entries, %v, want 3", len(entries), err)
	}
}

func TestStore_GoesOnAfterTheDatabaseWasKilled(t *testing.T) {
	server := pgtest.Start(t)
	s := open(t, server.Database(t))
	defer s.Close()
	mark := game(t, s, "g", 1)
	for range 3 {
		server.Kill()
		if err := s.Append(t.Context(), "g", mark, more()); err == nil || errors.Is(err, store.ErrConflict) {
			t.Errorf("Append without a database: %v, want an error", err)
		}
		server.Up()
		table, err := s.Load(t.Context(), "g")
		if err != nil || table.Mark != mark {
			t.Fatalf("Load: at %v, %v, want %v", table.Mark, err, mark)
		}
		if err := s.Append(t.Context(), "g", mark, more()); err != nil {
			t.Fatal(err)
		}
		mark = mark.After(more().Entries)
	}
}

// TestStore_LostConnectionLeavesTheOutcomeUnknown ends the connection of a
// change that waits for another.
func TestStore_LostConnectionLeavesTheOutcomeUnknown(t *testing.T) {
	server := pgtest.Start(t)
	address := server.Database(t)
	s := open(t, address)
	defer s.Close()
	mark := game(t, s, "g", 1)
	server.Do(t, address, `
		CREATE FUNCTION wait() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN PERFORM pg_sleep(20); RETURN NEW; END';
		CREATE TRIGGER wait BEFORE UPDATE ON tables FOR EACH ROW EXECUTE FUNCTION wait()`)
	outcome := make(chan error, 1)
	go func() { outcome <- s.Append(t.Context(), "g", mark, more()) }()
	end := `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'ragtag' AND wait_event = 'PgSleep'`
	for {
		server.Do(t, address, end)
		select {
		case err := <-outcome:
			if !errors.Is(err, store.ErrUnknown) {
				t.Errorf("Append: %v, want %v", err, store.ErrUnknown)
			}
			return
		case <-time.After(20 * time.Millisecond):
		}
	}
}

func TestStore_ReadOnlyDatabaseRefusesAndRecovers(t *testing.T) {
	server := pgtest.Start(t)
	address := server.Database(t)
	s := open(t, address)
	mark := game(t, s, "g", 1)
	s.Close()
	name := address[strings.LastIndex(address, "/test")+1 : strings.Index(address, "?")]
	server.Do(t, "", "ALTER DATABASE "+name+" SET default_transaction_read_only = on")
	s = open(t, address)
	err := s.Append(t.Context(), "g", mark, more())
	if !errors.Is(err, postgres.ErrReadOnly) || errors.Is(err, store.ErrUnknown) {
		t.Errorf("Append to a read-only database: %v, want %v", err, postgres.ErrReadOnly)
	}
	if table, err := s.Load(t.Context(), "g"); err != nil || table.Mark != mark {
		t.Errorf("Load from a read-only database: %v, %v", table.Mark, err)
	}
	s.Close()
	server.Do(t, "", "ALTER DATABASE "+name+" RESET default_transaction_read_only")
	s = open(t, address)
	defer s.Close()
	if err := s.Append(t.Context(), "g", mark, more()); err != nil {
		t.Errorf("Append to the database when it is writable again: %v", err)
	}
}

// TestStore_FullDiskRefusesAndRecovers lets the database refuse entries as it does when its
// disk is full: that is certain, nothing is stored, and it goes on when there is room.
func TestStore_FullDiskRefusesAndRecovers(t *testing.T) {
	server := pgtest.Start(t)
	address := server.Database(t)
	s := open(t, address)
	defer s.Close()
	mark := game(t, s, "g", 1)
	server.Do(t, address,
		`CREATE FUNCTION full_disk() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'could not extend file' USING ERRCODE = 'disk_full'; END $$`,
		`CREATE TRIGGER full_disk BEFORE INSERT ON entries FOR EACH ROW EXECUTE FUNCTION full_disk()`)
	err := s.Append(t.Context(), "g", mark, more())
	if !errors.Is(err, postgres.ErrFull) || errors.Is(err, store.ErrUnknown) {
		t.Errorf("Append on a full disk: %v, want %v", err, postgres.ErrFull)
	}
	if table, err := s.Load(t.Context(), "g"); err != nil || table.Mark != mark {
		t.Errorf("Load on a full disk: %v, %v, want %v", table.Mark, err, mark)
	}
	server.Do(t, address, `DROP TRIGGER full_disk ON entries`)
	if err := s.Append(t.Context(), "g", mark, more()); err != nil {
		t.Errorf("Append when there is room again: %v", err)
	}
}
