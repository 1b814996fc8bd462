package table

import (
	"bytes"
	"errors"
	"testing"
	"testing/synctest"
	"time"

	"ragtag/wording"
)

// TestCourier_MessagesOutliveTheServer lets a server end before it has sent its
// messages. The next one sends them, under the same ids, and a message that was sent is
// not sent again, however often the table is loaded.
func TestCourier_MessagesOutliveTheServer(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		s := &shelf{}
		lame := &pigeons{lame: true}
		h := NewHub(s, cat, Config{Chance: t.Name(), Messenger: lame})
		tb, made := made(t, h, seats("hhh", Relaxed))
		first := frame(t, tb, "").Waiting[0]
		if err := tb.Tell(made.Keys[first], Channel{Kind: "discord", To: "hook", Lang: wording.En}); err != nil {
			t.Fatal(err)
		}
		time.Sleep(DefaultNoticeAfter + time.Second)
		h.Close()
		told := lame.to("hook")
		if len(told) != 1 || told[0].ID == "" || len(s.mail) != 1 {
			t.Fatalf("handed over was %+v, %d messages wait", told, len(s.mail))
		}
		for n, want := range []int{1, 0, 0} {
			p := &pigeons{}
			again := NewHub(s, cat, Config{Chance: t.Name(), Messenger: p})
			if _, err := again.Find(t.Context(), made.ID); err != nil {
				t.Fatal(err)
			}
			time.Sleep(time.Hour)
			again.Close()
			got := p.to("hook")
			if len(got) != want || want > 0 && got[0] != told[0] {
				t.Errorf("server %d sent %+v, want %d messages", n, got, want)
			}
		}
		if len(s.mail) != 0 {
			t.Errorf("%d messages are kept", len(s.mail))
		}
	})
}

// TestCourier_SendsWhatIsStoredAlone lets the change that causes a message
// fail: nothing is sent before it is stored.
func TestCourier_SendsWhatIsStoredAlone(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		s, p := &shelf{}, &pigeons{}
		h := NewHub(s, cat, Config{Chance: t.Name(), Messenger: p})
		defer h.Close()
		tb, made := made(t, h, seats("hhh", Relaxed))
		mail := Channel{Kind: "mail", To: "ana@example.org", Lang: wording.En}
		s.fail = errors.New("disk on fire")
		if err := tb.Tell(made.Keys[0], mail); CodeOf(err) != NotKept {
			t.Fatalf("%v", err)
		}
		time.Sleep(time.Minute)
		if got := p.to(mail.To); len(got) > 0 {
			t.Fatalf("sent was %+v", got)
		}
		tb, err := h.Find(t.Context(), made.ID)
		if err != nil {
			t.Fatal(err)
		}
		if err := tb.Tell(made.Keys[0], mail); err != nil {
			t.Fatal(err)
		}
		synctest.Wait()
		if got := p.to(mail.To); len(got) != 1 {
			t.Errorf("sent was %+v", got)
		}
	})
}

// TestCourier_ErasedPeopleGetNothing erases somebody to whom a message waits.
func TestCourier_ErasedPeopleGetNothing(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		s := &shelf{}
		h := NewHub(s, cat, Config{Chance: t.Name(), Messenger: &pigeons{lame: true}})
		defer h.Close()
		tb, made := made(t, h, seats("hhh", Relaxed))
		if err := tb.Tell(made.Keys[0], Channel{Kind: "mail", To: "ana@example.org", Lang: wording.En}); err != nil {
			t.Fatal(err)
		}
		synctest.Wait()
		if len(s.mail) != 1 {
			t.Fatalf("%d messages wait", len(s.mail))
		}
		if err := tb.Erase(t.Context(), made.Keys[0]); err != nil {
			t.Fatal(err)
		}
		if len(s.mail) != 0 {
			t.Errorf("%d messages wait with the address of somebody who was erased", len(s.mail))
		}
	})
}

// TestSeal_AddressesAreStoredEncrypted stores addresses under a secret: they are
// nowhere to be read, are used and shown all the same, and under another secret they
// are silent.
func TestSeal_AddressesAreStoredEncrypted(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		const address = "https://discord.com/anas-hook"
		s := &shelf{}
		start := func(secret string) (*Hub, *pigeons) {
			p := &pigeons{lame: true}
			return NewHub(s, cat, Config{Chance: t.Name(), Messenger: p, Secret: []byte(secret)}), p
		}
		h, p := start("one")
		tb, made := made(t, h, seats("hhh", Relaxed))
		first := frame(t, tb, "").Waiting[0]
		key := made.Keys[first]
		if err := tb.Tell(key, Channel{Kind: "discord", To: address, Lang: wording.En}); err != nil {
			t.Fatal(err)
		}
		time.Sleep(DefaultNoticeAfter + time.Second)
		if got := p.to(address); len(got) != 1 {
			t.Errorf("sent was %+v", got)
		}
		if err := tb.Report(key, "a report", "a browser"); err != nil {
			t.Fatal(err)
		}
		if f := frame(t, tb, key); f.Told == nil || f.Told.To != address {
			t.Errorf("the seat sees %+v", f.Told)
		}
		if m, err := tb.Mine(t.Context(), key); err != nil || len(m.Told) != 1 || m.Told[0].To != address {
			t.Errorf("the person has %+v, %v", m.Told, err)
		}
		h.Close()
		for id, parcel := range s.mail {
			if bytes.Contains(parcel.body, []byte("anas-hook")) {
				t.Errorf("message %s is stored as %s", id, parcel.body)
			}
		}
		if len(s.mail) != 1 || stores(s, tb.ID(), "anas-hook") {
			t.Errorf("%d messages wait; the address is stored as it is: %v", len(s.mail), stores(s, tb.ID(), "anas-hook"))
		}
		for secret, want := range map[string]string{"one": address, "two": "", "": ""} {
			h, _ := start(secret)
			tb, err := h.Find(t.Context(), tb.ID())
			if err != nil {
				t.Fatal(err)
			}
			if f := frame(t, tb, key); f.Told == nil || f.Told.To != want {
				t.Errorf("under secret %q the seat sees %+v, want %q", secret, f.Told, want)
			}
			h.Close()
		}
	})
}
