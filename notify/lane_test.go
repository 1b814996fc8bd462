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

// TestSend_SlowAddressesDelayNobody sends to addresses that never answer, several messages
// each, and then to others: those wait for none of them. Those that failed lately may even be
// more than are tried at once.
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
	for i := range 2 * quick {
		to := fmt.Sprintf("%s/slow/lately/%d", hook.URL, i)
		s.lanes.done(to, errors.New("no answer"))
		s.Send(Message{Kind: Discord, To: to, Text: "x"})
	}
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

// TestSend_AnInvitationIsNotDropped sends an invitation when there is no room, or its address
// or its table has had its share: it stays in the store, and is sent when it comes again.
// Other messages are dropped, but for room.
func TestSend_AnInvitationIsNotDropped(t *testing.T) {
	full := ration.Rate{Most: 1, In: time.Hour}
	for name, c := range map[string]struct {
		fill, empty func(*Sender)
		others      bool // stay too
	}{
		"no room":                          {func(s *Sender) { s.lanes.all = waiting }, func(s *Sender) { s.lanes.all = 0 }, true},
		"a lane that is full":              {func(s *Sender) { s.lanes.wait["ana@example.org"] = make([]Message, perLane) }, func(s *Sender) { delete(s.lanes.wait, "ana@example.org") }, false},
		"the share of an address, used up": {func(s *Sender) { s.byAddress.Rate = full; s.byAddress.Allow("ana@example.org") }, func(s *Sender) { s.byAddress.Rate = ration.Rate{} }, false},
		"the share of a table, used up":    {func(s *Sender) { s.bySource.Rate = full; s.bySource.Allow("a table") }, func(s *Sender) { s.bySource.Rate = ration.Rate{} }, false},
	} {
		t.Run(name, func(t *testing.T) {
			s, done := sender(t, Config{SMTP: "127.0.0.1:1", From: "ragtag@example.org"}), 0
			m := Message{ID: "m", Kind: Mail, To: "ana@example.org", For: "a table", Text: "x", Done: func() { done++ }}
			c.fill(s)
			if s.Send(m); (done == 0) != c.others {
				t.Errorf("a message is %d times done with", done)
			}
			done, m.Invites = 0, true
			if s.Send(m); done != 0 {
				t.Error("an invitation is dropped")
			}
			c.empty(s)
			if _, err := s.admit(m); err != nil {
				t.Errorf("sent again when it may be: %v", err)
			}
			s.lanes.done(m.To, errGone)
			if s.Send(m); done != 1 {
				t.Error("an invitation to an address that refuses all stays")
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
