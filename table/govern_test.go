package table

import (
	"context"
	"errors"
	"testing"
	"time"

	"ragtag/rules"
	"ragtag/table/names"
	"ragtag/wording"
)

// governable is a table of three people, of whom the third has not come.
func governable(t *testing.T, k Keeper) (*Hub, *Table, Created) {
	t.Helper()
	h := NewHub(k, cat, Config{Chance: t.Name()})
	t.Cleanup(h.Close)
	made, err := h.Create(SetUp{Players: 3, Pace: Relaxed, Visible: Public, Seats: []Sit{
		{Kind: Human, Name: "Ana"}, {Kind: Human, Name: "Bea"}, {Kind: Human},
	}})
	if err != nil {
		t.Fatal(err)
	}
	at, err := h.Find(t.Context(), made.ID)
	if err != nil {
		t.Fatal(err)
	}
	return h, at, made
}

// TestGovern_RemovesBeforeAndDuringTheGame takes a seat from somebody who waits,
// and from somebody who plays: their streams end, their keys open nothing, and
// the table is the same when it is loaded again.
func TestGovern_RemovesBeforeAndDuringTheGame(t *testing.T) {
	k := &shelf{}
	_, at, made := governable(t, k)
	watch := func(key string) *Watch {
		t.Helper()
		w, err := at.Watch(key, wording.En, 0, 0)
		if err != nil {
			t.Fatal(err)
		}
		if _, err := w.Next(t.Context()); err != nil {
			t.Fatal(err)
		}
		return w
	}
	ends := func(w *Watch) {
		t.Helper()
		ctx, cancel := context.WithTimeout(t.Context(), time.Second)
		defer cancel()
		for {
			if _, err := w.Next(ctx); err != nil {
				if CodeOf(err) != Removed {
					t.Errorf("the stream ends with %v", err)
				}
				w.Close()
				return
			}
		}
	}
	bea := watch(made.Keys[1])
	if err := at.Govern(made.Keys[0], Remove, 1); CodeOf(err) != WrongKey {
		t.Errorf("with a seat's key: %v", err)
	}
	if err := at.Govern(made.Owner, Remove, 1); err != nil {
		t.Fatal(err)
	}
	ends(bea)
	if _, err := at.Seat(made.Keys[1]); CodeOf(err) != Removed {
		t.Errorf("her key still opens: %v", err)
	}
	joined, err := at.Join(1, "Bea", "")
	if err != nil {
		t.Fatalf("her seat is not free: %v", err)
	}
	last, err := at.Join(2, "Cleo", "")
	if err != nil {
		t.Fatal(err)
	}
	bea = watch(joined.Key)
	if err := at.Govern(made.Owner, Remove, 1); err != nil {
		t.Fatal(err)
	}
	ends(bea)
	if err := at.Return(joined.Key); CodeOf(err) != Removed {
		t.Errorf("she takes the seat back: %v", err)
	}
	if f, err := at.Frame(last.Key, wording.En, 0, 0); err != nil || !f.Table.Seats[1].StandIn || !f.Table.Seats[1].Removed {
		t.Errorf("no bot stands in: %+v, %v", f.Table.Seats, err)
	}
	again := NewHub(k, cat, Config{Chance: t.Name()})
	defer again.Close()
	loaded, err := again.Find(t.Context(), made.ID)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := loaded.Seat(joined.Key); CodeOf(err) != Removed {
		t.Errorf("after a restart her key opens: %v", err)
	}
	if p, err := loaded.Seat(last.Key); err != nil || p != 2 {
		t.Errorf("the others have lost their seats: %v, %v", p, err)
	}
}

// TestGovern_MutesAndCloses takes the word from a seat and from those without
// one and gives it back, and closes the table, which leaves the list.
func TestGovern_MutesAndCloses(t *testing.T) {
	h, at, made := governable(t, &shelf{})
	talk := func(key string, want Code) {
		t.Helper()
		at.mu.Lock()
		clear(at.spoke[:])
		at.mu.Unlock()
		if err := at.Talk(key, "", "hello"); CodeOf(err) != want || want == "" && err != nil {
			t.Errorf("%v, want %q", err, want)
		}
	}
	govern := func(do Measure, seat int) {
		t.Helper()
		if err := at.Govern(made.Owner, do, seat); err != nil {
			t.Fatal(err)
		}
	}
	govern(Mute, 1)
	talk(made.Keys[1], Muted)
	talk(made.Keys[0], "")
	talk("", "")
	govern(Mute, int(rules.Nobody))
	talk("", Muted)
	govern(Unmute, 1)
	talk(made.Keys[1], "")
	if err := at.Govern(made.Owner, Hide, -1); CodeOf(err) != WrongKey {
		t.Errorf("the owner does what is the operator's: %v", err)
	}
	if list, err := h.Public(t.Context()); err != nil || len(list) != 1 {
		t.Fatalf("%v, %v", list, err)
	}
	govern(CloseIt, -1)
	h.relist()
	if list, err := h.Public(t.Context()); err != nil || len(list) != 0 {
		t.Errorf("a closed table is listed: %v, %v", list, err)
	}
	talk(made.Keys[0], Closed)
	if _, err := at.Join(2, "Cleo", ""); CodeOf(err) != Closed {
		t.Errorf("joining: %v", err)
	}
	if err := at.Start(made.Owner); CodeOf(err) != Closed {
		t.Errorf("starting: %v", err)
	}
	if f, err := at.Frame("", wording.En, 0, 0); err != nil || !f.Table.Closed {
		t.Errorf("watching: %v", err)
	}
	if err := at.Operate(ReopenT, -1); err != nil {
		t.Fatal(err)
	}
	if _, err := at.Join(2, "Cleo", ""); err != nil {
		t.Errorf("reopened: %v", err)
	}
}

// TestNames_NobodyIsTakenForAnother joins and talks under names that look like
// the names of others, or like nothing.
func TestNames_NobodyIsTakenForAnother(t *testing.T) {
	_, at, _ := governable(t, &shelf{})
	for name, want := range map[string]Code{
		"ana": NameTaken, "A na": NameTaken, "Ána": NameTaken, "Ana\u0301": NameTaken, "A\u200bna": BadName, "\u3164": BadName, "\u2800x": BadName,
		"Ａｎａ": NameTaken, "\u1d2cna": NameTaken, "A\U0001d159na": BadName, "\U00013441": BadName,
		"Z\u0301\u0302\u0303lo": BadName, "\u0301x": BadName, "x\u202ey": BadName, "x\ufe0f": BadName,
	} {
		if _, err := at.Join(2, name, ""); CodeOf(err) != want {
			t.Errorf("%q joins: %v, want %s", name, err, want)
		}
		if err := at.Talk("", name, "hello"); CodeOf(err) != want {
			t.Errorf("%q talks: %v, want %s", name, err, want)
		}
	}
	for _, name := range []string{"Anna", "Nguyễn", "Tiê\u0309n", "艾娜", "Ana-María"} {
		if got, err := checkName(name); err != nil || got != name {
			t.Errorf("%q: %v", name, err)
		}
	}
	if _, err := at.Join(2, "Cleo", ""); err != nil {
		t.Error(err)
	}
	for name, other := range map[string]string{"Gergő": "Gergo\u030b", "Łukasz": "lukasz", "Søren": "Soren", "Ĝis": "G\u0302is"} {
		if !names.Same(name, other) {
			t.Errorf("%q is not taken for %q", other, name)
		}
	}
	var refused *Error
	twice := SetUp{Players: 3, Pace: Live, Seats: []Sit{{Kind: Human, Name: "Ana"}, {Kind: Human, Name: "ANA"}, {Kind: Bot}}}
	if _, err := twice.check(cat); !errors.As(err, &refused) || refused.Code != NameTaken {
		t.Errorf("two seats of one name: %v", err)
	}
}
