package table

import (
	"bytes"
	"regexp"
	"strings"
	"sync"
	"testing"
	"testing/synctest"
	"time"

	"ragtag/wording"
)

// codeIn finds the code in a message that asks to confirm an address.
var codeIn = regexp.MustCompile(`code (\S{6}) there`)

// invited is a table whose people ask for mail at servers that share a store.
type invited struct {
	t    *testing.T
	r    *rack
	mail *pigeons
	hubs []*Hub
	made Created
}

// inviting opens two servers over a store.
func inviting(t *testing.T) *invited {
	x := &invited{t: t, r: newRack(), mail: &pigeons{}}
	x.start("secret")
	x.start("secret")
	_, x.made = made(t, x.hubs[0], seats("hhh", Relaxed))
	return x
}

// start starts another server.
func (x *invited) start(secret string) {
	h := NewHub(x.r, cat, Config{Cluster: x.r, Chance: x.t.Name(), Messenger: x.mail, Secret: []byte(secret)})
	x.t.Cleanup(h.Close)
	x.hubs = append(x.hubs, h)
}

// ask has a seat ask for mail at a server.
func (x *invited) ask(server, seat int, to string, want Code) {
	x.t.Helper()
	err := at(x.t, x.hubs[server], x.made.ID).Tell(x.made.Keys[seat], Channel{Kind: "mail", To: to, Lang: wording.En})
	if CodeOf(err) != want {
		x.t.Errorf("seat %d asks for mail to %s at server %d: %v, want %q", seat, to, server, err, want)
	}
	synctest.Wait()
}

// got fails unless so many messages went to an address, and returns the code in the last.
func (x *invited) got(to string, want int) string {
	x.t.Helper()
	time.Sleep(courierEvery + time.Second)
	list := x.mail.to(to)
	if len(list) != want {
		x.t.Fatalf("%d messages went to %s, want %d", len(list), to, want)
	}
	return codeIn.FindStringSubmatch(list[want-1].Text)[1]
}

// TestInvite_OneCodeUntilConfirmed asks an address to confirm itself, at one server and then at
// another, under the same name written otherwise, after a restart, and at another table: it
// gets a second code when its owner has entered the first, and no sooner.
func TestInvite_OneCodeUntilConfirmed(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		x := inviting(t)
		x.ask(0, 0, "ana@example.org", "")
		x.ask(0, 1, "ana@example.org", MailPending)
		x.ask(1, 1, "Ana@Example.org", MailPending)
		x.ask(1, 1, "bea@example.org", "")
		for _, h := range x.hubs {
			h.Close()
		}
		x.start("secret")
		x.ask(2, 2, "ana@example.org", MailPending)
		other, made := made(t, x.hubs[2], seats("hhh", Relaxed))
		if err := other.Tell(made.Keys[0], Channel{Kind: "mail", To: "ana@example.org", Lang: wording.En}); CodeOf(err) != MailPending {
			t.Errorf("at another table: %v", err)
		}
		code := x.got("ana@example.org", 1)
		x.start("secret")
		tb := at(t, x.hubs[3], x.made.ID)
		if err := tb.Confirm(x.made.Keys[0], "wrong"); CodeOf(err) != WrongCode {
			t.Errorf("another code: %v", err)
		}
		x.ask(2, 2, "ana@example.org", MailPending)
		if err := tb.Confirm(x.made.Keys[0], code); err != nil {
			t.Fatal(err)
		}
		x.ask(2, 2, "ana@example.org", "")
		x.got("ana@example.org", 2)
		x.ask(3, 1, "ana@example.org", MailPending)
	})
}

// TestInvite_OnlyOneOfManyIsSent has people at two servers ask for the same address at once:
// when they look, nobody has.
func TestInvite_OnlyOneOfManyIsSent(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		x := inviting(t)
		x.r.late = time.Second
		var mu sync.Mutex
		codes := map[Code]int{}
		var group sync.WaitGroup
		for i := range 8 {
			tb, made := made(t, x.hubs[i%2], seats("hhh", Relaxed))
			group.Go(func() {
				err := tb.Tell(made.Keys[0], Channel{Kind: "mail", To: "ana@example.org", Lang: wording.En})
				mu.Lock()
				defer mu.Unlock()
				codes[CodeOf(err)]++
			})
		}
		group.Wait()
		if codes[""] != 1 || codes[MailPending] != 7 {
			t.Errorf("they were answered %v", codes)
		}
		x.got("ana@example.org", 1)
	})
}

// TestInvite_LapsesAfterADay loses the message: the address can be asked again a day later, and
// until then not even by erasing the person who asked.
func TestInvite_LapsesAfterADay(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		x := inviting(t)
		x.ask(0, 0, "ana@example.org", "")
		if err := at(t, x.hubs[0], x.made.ID).Erase(t.Context(), x.made.Keys[0]); err != nil {
			t.Fatal(err)
		}
		x.ask(1, 0, "ana@example.org", MailPending)
		time.Sleep(RequestKept - time.Minute)
		x.hubs[0].forget()
		x.ask(0, 0, "ana@example.org", MailPending)
		time.Sleep(2 * time.Minute)
		x.hubs[0].forget()
		x.ask(1, 0, "ana@example.org", "")
	})
}

// TestInvite_FailureLeavesNothing lets the change fail that asks an address: it was not asked.
func TestInvite_FailureLeavesNothing(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		x := inviting(t)
		x.r.fail = ErrNotDone // any
		x.ask(0, 0, "ana@example.org", NotKept)
		x.ask(1, 0, "ana@example.org", "")
		x.got("ana@example.org", 1)
	})
}

// TestInvite_RefusedLeavesNoTrace asks for an address that was asked: the table is as before,
// and nobody is told anything.
func TestInvite_RefusedLeavesNoTrace(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		x := inviting(t)
		x.ask(0, 0, "ana@example.org", "")
		tb := at(t, x.hubs[1], x.made.ID)
		before, pings := brief(t, tb, x.made.Keys[1]), tb.pings
		for range noticeChanges + 1 {
			x.ask(1, 1, "ana@example.org", MailPending)
		}
		if after := brief(t, tb, x.made.Keys[1]); pure(after) != pure(before) || tb.pings != pings {
			t.Errorf("before %s\nafter %s", pure(before), pure(after))
		}
	})
}

// TestInvite_TheStoreDoesNotSayWhom looks for an address in all that is stored of a request to
// confirm it, and for a hash of it that somebody could make who has not the secret.
func TestInvite_TheStoreDoesNotSayWhom(t *testing.T) {
	ids := map[string]bool{}
	for _, secret := range []string{"one", "one", "another", ""} {
		synctest.Test(t, func(t *testing.T) {
			x := &invited{t: t, r: newRack(), mail: &pigeons{lame: true}}
			x.start(secret)
			_, x.made = made(t, x.hubs[0], seats("hhh", Relaxed))
			x.ask(0, 0, "ana@example.org", "")
			for id, c := range x.r.done {
				if strings.Contains(id, "ana") || bytes.Contains(c.Outcome, []byte("ana@")) {
					t.Errorf("stored is %q with %q", id, c.Outcome)
				}
				ids[id] = true
			}
		})
	}
	if len(ids) != 3 {
		t.Errorf("under three secrets an address is noted as %v", ids)
	}
}
