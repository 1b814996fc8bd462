package notify

import (
	"errors"
	"fmt"
	"net"
	"net/http"
	"net/http/httptest"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"ragtag/internal/ration"
)

// TestSend_SlowAddressesDelayNobody sends to more addresses that never answer
// than are tried at once, and then to one that does: once they have failed, the
// others wait no more.
func TestSend_SlowAddressesDelayNobody(t *testing.T) {
	stuck := make(chan struct{})
	arrived := make(chan string, 100)
	hook := httptest.NewServer(http.HandlerFunc(func(_ http.ResponseWriter, r *http.Request) {
		if strings.HasPrefix(r.URL.Path, "/slow") {
			select {
			case <-stuck:
			case <-r.Context().Done():
			}
			return
		}
		arrived <- r.URL.Path
	}))
	defer hook.Close()
	defer close(stuck)
	s := sender(t, Config{Loopback: true})
	for i := range quick - 1 {
		for range 3 {
			s.Send(Message{Kind: Discord, To: fmt.Sprintf("%s/slow/%d", hook.URL, i), Text: "x"})
		}
	}
	for i := range 20 {
		s.Send(Message{Kind: Discord, To: fmt.Sprintf("%s/well/%d", hook.URL, i), Text: "x"})
	}
	for range 20 {
		select {
		case <-arrived:
		case <-time.After(time.Minute):
			t.Fatal("a message waits for addresses that do not answer")
		}
	}
}

// TestSend_RefusalIsFinal meets a webhook that is gone: it is called once, and
// what is sent there later is dropped at once.
func TestSend_RefusalIsFinal(t *testing.T) {
	var calls atomic.Int32
	hook := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, _ *http.Request) {
		calls.Add(1)
		w.WriteHeader(http.StatusNotFound)
	}))
	defer hook.Close()
	got := &outcomes{}
	s := sender(t, Config{Loopback: true, Again: time.Millisecond, Count: got.add})
	s.Send(Message{Kind: Discord, To: hook.URL + "/gone", Text: "x"})
	got.wait(t, 1)
	s.Send(Message{Kind: Discord, To: hook.URL + "/gone", Text: "x"})
	if all := got.wait(t, 2); all != "refused dropped" || calls.Load() != 1 {
		t.Errorf("called %d times: %s", calls.Load(), all)
	}
}

// TestSend_MailRefusedForGood meets a mail server that knows no such recipient,
// and one that is only busy.
func TestSend_MailRefusedForGood(t *testing.T) {
	for reply, want := range map[string]string{"550 5.1.1 nobody": "refused", "451 4.3.0 later": "again again again"} {
		l, err := net.Listen("tcp", "127.0.0.1:0")
		if err != nil {
			t.Fatal(err)
		}
		go func() {
			for {
				conn, err := l.Accept()
				if err != nil {
					return
				}
				go refuse(conn, reply)
			}
		}()
		got := &outcomes{}
		s := New(Config{SMTP: l.Addr().String(), From: "ragtag@example.org", Again: time.Millisecond, Count: got.add})
		s.Send(Message{Kind: Mail, To: "ana@example.org", Subject: "x", Text: "x"})
		if all := got.wait(t, len(strings.Fields(want))); all != want {
			t.Errorf("%s: %s, want %s", reply, all, want)
		}
		s.Close()
		l.Close()
	}
}

// TestSend_OneAddressTakesNoMoreThanItsShare drops what is too much for one
// address, and nothing to another.
func TestSend_OneAddressTakesNoMoreThanItsShare(t *testing.T) {
	stuck, arrived := make(chan struct{}), make(chan bool, 1)
	hook := httptest.NewServer(http.HandlerFunc(func(_ http.ResponseWriter, r *http.Request) {
		if r.URL.Path == "/other" {
			arrived <- true
			return
		}
		<-stuck
	}))
	defer hook.Close()
	defer close(stuck)
	got := &outcomes{}
	s := New(Config{Loopback: true, Count: got.add})
	defer s.stop()
	for range perLane + 5 {
		s.Send(Message{Kind: Discord, To: hook.URL + "/much", Text: "x"})
	}
	s.Send(Message{Kind: Discord, To: hook.URL + "/other", Text: "x"})
	<-arrived
	if all := got.wait(t, 4); !strings.HasPrefix(all, "dropped dropped dropped dropped") {
		t.Errorf("%s", all)
	}
}

// outcomes notes what became of messages.
type outcomes struct {
	mu  sync.Mutex
	all []string
}

func (o *outcomes) add(_ Kind, what Outcome) {
	o.mu.Lock()
	defer o.mu.Unlock()
	o.all = append(o.all, string(what))
}

// wait returns the outcomes as soon as there are n.
func (o *outcomes) wait(t *testing.T, n int) string {
	t.Helper()
	for deadline := time.Now().Add(5 * time.Second); ; time.Sleep(time.Millisecond) {
		o.mu.Lock()
		all, have := strings.Join(o.all, " "), len(o.all)
		o.mu.Unlock()
		if have >= n {
			return all
		}
		if time.Now().After(deadline) {
			t.Fatalf("%d messages have an outcome, want %d", have, n)
		}
	}
}

// TestSend_OneInvitationUntilConfirmed asks an address twice to confirm itself:
// the second message is not sent before the first was answered.
func TestSend_OneInvitationUntilConfirmed(t *testing.T) {
	s := sender(t, Config{SMTP: "127.0.0.1:1", From: "ragtag@example.org"})
	ask := func(to string) error {
		if err := s.CheckInvite(Mail, to); err != nil {
			return err
		}
		s.Send(Message{Kind: Mail, To: to, Invites: true, Text: "x"})
		return nil
	}
	if err := ask("ana@example.org"); err != nil {
		t.Fatal(err)
	}
	if err := ask("Ana@Example.org"); !errors.Is(err, ErrInvited) {
		t.Errorf("asked again: %v", err)
	}
	if err := ask("bea@example.org"); err != nil {
		t.Errorf("another address: %v", err)
	}
	s.Confirmed("ana@example.org")
	if err := ask("ana@example.org"); err != nil {
		t.Errorf("asked again when it has confirmed: %v", err)
	}
}

// TestSend_AnInvitationThatWasNotSentIsNone asks for an invitation when there is no room, or
// its address has had its share: it is as if nobody had asked.
func TestSend_AnInvitationThatWasNotSentIsNone(t *testing.T) {
	for name, c := range map[string]struct{ fill, empty func(*Sender) }{
		"no room": {
			func(s *Sender) { s.lanes.all = waiting },
			func(s *Sender) { s.lanes.all = 0 },
		},
		"a share that is used up": {
			func(s *Sender) { s.bySource.Rate = ration.Rate{Most: 1, In: time.Hour}; s.bySource.Allow("a table") },
			func(s *Sender) { s.bySource.Rate = ration.Rate{} },
		},
	} {
		t.Run(name, func(t *testing.T) {
			s := sender(t, Config{SMTP: "127.0.0.1:1", From: "ragtag@example.org"})
			m := Message{ID: "m", Kind: Mail, To: "ana@example.org", For: "a table", Invites: true, Text: "x"}
			c.fill(s)
			if _, err := s.admit(m); err == nil {
				t.Fatal("it is sent")
			}
			c.empty(s)
			if err := s.CheckInvite(Mail, m.To); err != nil {
				t.Errorf("asked for again: %v", err)
			}
			if _, err := s.admit(m); err != nil {
				t.Errorf("sent again when it may be: %v", err)
			}
		})
	}
}

// TestSend_StaysInTheStoreWhileItCannotBeSent sends to a webhook that fails for longer than
// a message is tried at once: it is not done with, and when it comes again it is sent. If
// that lasts for a day, it is.
func TestSend_StaysInTheStoreWhileItCannotBeSent(t *testing.T) {
	var works atomic.Bool
	hook := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, _ *http.Request) {
		if !works.Load() {
			w.WriteHeader(http.StatusServiceUnavailable)
		}
	}))
	defer hook.Close()
	got, past, done := &outcomes{}, atomic.Int64{}, 0
	s := sender(t, Config{Loopback: true, Again: time.Millisecond, Count: got.add})
	s.lanes.now = func() time.Time { return time.Unix(past.Load(), 0) }
	send := func(want string, doneWith int) {
		t.Helper()
		got.all = nil
		s.Send(Message{ID: "m", Kind: Discord, To: hook.URL + "/x", Text: "x", Done: func() { done++ }})
		s.group.Wait()
		if all := strings.Join(got.all, " "); all != want || done != doneWith {
			t.Errorf("%s, and %d times done with; want %s, and %d times", all, done, want, doneWith)
		}
	}
	send("again again again", 0)
	works.Store(true)
	send("sent", 1)
	works.Store(false)
	past.Store(3600)
	send("again again again", 1)
	past.Store(3600 + 23*3600)
	send("again again again", 1)
	past.Store(3600 + 25*3600)
	send("again again refused", 2)
}

// TestSend_AnInvitationComesAgainAsItself hands an invitation over twice, as a courier does
// that does not know whether it was sent.
func TestSend_AnInvitationComesAgainAsItself(t *testing.T) {
	s := sender(t, Config{SMTP: "127.0.0.1:1", From: "ragtag@example.org"})
	for _, c := range []struct {
		id   string
		want error
	}{{"m", nil}, {"m", nil}, {"n", ErrInvited}, {"", ErrInvited}} {
		if _, err := s.admit(Message{ID: c.id, Kind: Mail, To: "ana@example.org", Invites: true, Text: "x"}); !errors.Is(err, c.want) {
			t.Errorf("%q: %v, want %v", c.id, err, c.want)
		}
	}
}
