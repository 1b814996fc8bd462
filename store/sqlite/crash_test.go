package sqlite_test

import (
	"bufio"
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"
	"math/rand/v2"
	"os"
	"os/exec"
	"testing"
	"time"

	"ragtag/store"
	"ragtag/store/sqlite"
)

// How often a process is killed, and how many tables it plays at once.
const (
	crashes     = 10
	crashTables = 4
)

// The changes that the killed process makes follow from the table's number alone, so
// that a whole change can be told from a torn one. The change at n has 1 to 5 entries,
// and where it ends decides whether it brings a checkpoint. All documents fill up with
// bytes of their number.

func crashID(table int) string { return fmt.Sprint("table-", table) }

// crashEnd is the number after the change that begins at next.
func crashEnd(next int64) int64 { return next + 1 + next%5 }

// crashDocument is a document or entry of up to three pages.
func crashDocument(kind, id string, number int64) []byte {
	filler := bytes.Repeat([]byte{byte(number)}, int(number*131%12000))
	return fmt.Appendf(nil, "%s of %s at %d %s", kind, id, number, filler)
}

// crashChange is the change that begins at next.
func crashChange(id string, next int64) store.Change {
	end := crashEnd(next)
	c := store.Change{At: time.UnixMicro(1e15 + end), Version: 1, Head: crashDocument("head", id, end)}
	for n := next; n < end; n++ {
		c.Entries = append(c.Entries, crashDocument("entry", id, n))
	}
	if end%3 == 0 {
		c.Checkpoint = crashDocument("checkpoint", id, end)
	}
	return c
}

// play is the role of the process that is killed: it goes on at every table
// and prints what has been acknowledged.
func play(folder string) error {
	s, err := sqlite.Open(folder, nil)
	if err != nil {
		return err
	}
	return playOn(s)
}

// playOn goes on at every table until the process ends.
func playOn(s store.Store) error {
	failed := make(chan error)
	for table := range crashTables {
		go func() { failed <- playTable(s, crashID(table)) }()
	}
	return <-failed
}

// playTable plays at one table until the process ends.
func playTable(s store.Store, id string) error {
	ctx := context.Background()
	t, err := s.Load(ctx, id)
	if errors.Is(err, store.ErrNotFound) {
		t.Next = crashEnd(0)
		err = s.Create(ctx, id, crashChange(id, 0))
	}
	for next := t.Next; err == nil; next = crashEnd(next) {
		if _, err := os.Stdout.WriteString(fmt.Sprintln(id, next)); err != nil {
			return err
		}
		last := store.Hash(crashDocument("entry", id, next-1))
		err = s.Append(ctx, id, store.Mark{Next: next, Hash: last}, crashChange(id, next))
	}
	return err
}

func TestStore_KilledProcessLosesNothingAcknowledged(t *testing.T) {
	folder := t.TempDir()
	acknowledged := map[string]int64{}
	for round := range crashes {
		playAndKill(t, folder, acknowledged)
		checkAfterCrash(t, folder, acknowledged)
		if t.Failed() {
			t.Fatalf("after crash %d", round)
		}
	}
	for table := range crashTables {
		if acknowledged[crashID(table)] == 0 {
			t.Errorf("no change to %s was acknowledged in %d rounds", crashID(table), crashes)
		}
	}
}

// playAndKill lets a process play until it has acknowledged a random number of
// changes, kills it a random moment later, and notes what it acknowledged.
func playAndKill(t *testing.T, folder string, acknowledged map[string]int64) {
	cmd := child(t, "play", folder)
	wait := rand.IntN(150)
	readAcknowledged(t, cmd, acknowledged, func(n int) {
		if n == wait {
			time.Sleep(rand.N(3 * time.Millisecond))
			if err := cmd.Process.Kill(); err != nil {
				t.Fatal(err)
			}
		}
	})
}

// readAcknowledged starts a process that plays and notes what it acknowledges, until it is
// killed. Before each line it calls back with the number of those before.
func readAcknowledged(t *testing.T, cmd *exec.Cmd, acknowledged map[string]int64, before func(n int)) {
	output, err := cmd.StdoutPipe()
	if err != nil {
		t.Fatal(err)
	}
	if err := cmd.Start(); err != nil {
		t.Fatal(err)
	}
	lines := bufio.NewReader(output)
	for n := 0; ; n++ {
		before(n)
		line, err := lines.ReadString('\n')
		if err == io.EOF {
			break // a line without its end was not acknowledged
		}
		var id string
		var next int64
		if _, scanErr := fmt.Sscanln(line, &id, &next); err != nil || scanErr != nil {
			t.Fatalf("the process that plays said %q, %v", line, err)
		}
		acknowledged[id] = max(acknowledged[id], next)
	}
	cmd.Wait() // was killed, as it must
}

// checkAfterCrash fails unless the folder has everything acknowledged, and at
// most one more change at each table.
func checkAfterCrash(t *testing.T, folder string, acknowledged map[string]int64) {
	s := open(t, folder)
	defer closeStore(t, s)
	for table := range crashTables {
		id := crashID(table)
		got, err := s.Load(t.Context(), id)
		if errors.Is(err, store.ErrNotFound) && acknowledged[id] == 0 {
			continue
		}
		if err != nil {
			t.Error(err)
			continue
		}
		if a := acknowledged[id]; got.Next != a && got.Next != crashEnd(a) {
			t.Errorf("%s is at %d, want the acknowledged %d or %d, which was on its way", id, got.Next, a, crashEnd(a))
		}
		checkWhole(t, s, got)
	}
}

// checkWhole fails unless the table is what a number of whole changes makes.
func checkWhole(t *testing.T, s store.Store, got store.Table) {
	var next int64
	var want store.Table
	var entries [][]byte
	for next < got.Next {
		c := crashChange(got.ID, next)
		entries = append(entries, c.Entries...)
		want.Head, next = c.Head, crashEnd(next)
		if c.Checkpoint != nil {
			want.Checkpoint = c.Checkpoint
		}
	}
	if next != got.Next || !bytes.Equal(got.Head, want.Head) || !bytes.Equal(got.Checkpoint, want.Checkpoint) {
		t.Errorf("%s is torn: at %d, head %.40q, checkpoint %.40q", got.ID, got.Next, got.Head, got.Checkpoint)
	}
	kept, err := s.Entries(t.Context(), got.ID, 0)
	if err != nil {
		t.Error(err)
		return
	}
	if !bytes.Equal(bytes.Join(kept, nil), bytes.Join(entries, nil)) || len(kept) != len(entries) {
		t.Errorf("%s has %d entries other than the %d that were made", got.ID, len(kept), len(entries))
	}
}
