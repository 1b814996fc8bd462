package table

import (
	"testing"

	"ragtag/rules"
)

// TestNames_OfThoseWithoutASeat talks and sits down under names under which others have
// talked: only the voice that talked has the name, at every server and after its table
// was loaded again.
func TestNames_OfThoseWithoutASeat(t *testing.T) {
	r := newRack()
	hubs := r.hubs(t, 2)
	_, m := made(t, hubs[0], seats("hoooob", Relaxed))
	const zoe, eve = "the voice of a browser", "that of another one"
	talks := func(server int, voice, name string, want Code) {
		t.Helper()
		if err := at(t, hubs[server], m.ID).Voiced(voice).Talk("", name, "hello"); CodeOf(err) != want {
			t.Errorf("%q talks at server %d: %v, want code %q", name, server, err, want)
		}
	}
	sits := func(server, seat int, voice, name string, want Code) {
		t.Helper()
		if _, err := at(t, hubs[server], m.ID).Voiced(voice).Join(seat, name, ""); CodeOf(err) != want {
			t.Errorf("%q sits down at server %d: %v, want code %q", name, server, err, want)
		}
	}
	talks(0, zoe, "Zoe", "")
	talks(1, "", "Once", "") // nobody can show who that was
	for server := range hubs {
		talks(server, eve, "Zoé", NameTaken)
		talks(server, "", "zoe", NameTaken)
		talks(server, eve, "Once", NameTaken)
		talks(server, "", "Once", NameTaken)
		sits(server, 1, eve, "zoe", NameTaken)
		sits(server, 1, "", "Z o e", NameTaken)
		sits(server, 1, zoe, "once", NameTaken)
	}
	talks(1, zoe, "Zoe", "")
	talks(1, eve, "Eve", "")
	sits(1, 1, zoe, "Zoe", "")
	talks(0, zoe, "Zoe", NameTaken) // who has a seat talks with its key
	sits(0, 2, eve, "Zoe", NameTaken)
	again := r.hubs(t, 1)[0]
	if _, err := at(t, again, m.ID).Join(2, "Eve", ""); CodeOf(err) != NameTaken {
		t.Errorf("at a server that has just started: %v", err)
	}
	if _, err := at(t, again, m.ID).Voiced(eve).Join(2, "Eve", ""); err != nil {
		t.Error(err)
	}
}

// TestNames_ErasedAreFree checks that a name is free again when what was said under it
// is erased.
func TestNames_ErasedAreFree(t *testing.T) {
	r := newRack()
	h := r.hubs(t, 1)[0]
	_, m := made(t, h, seats("hoooob", Relaxed))
	if err := at(t, h, m.ID).Talk("", "Zoe", "hello"); err != nil {
		t.Fatal(err)
	}
	if _, err := at(t, h, m.ID).Join(1, "Zoe", ""); CodeOf(err) != NameTaken {
		t.Errorf("before: %v", err)
	}
	if err := at(t, h, m.ID).EraseSeat(t.Context(), rules.Nobody); err != nil {
		t.Fatal(err)
	}
	if _, err := at(t, h, m.ID).Join(1, "Zoe", ""); err != nil {
		t.Errorf("after: %v", err)
	}
}
