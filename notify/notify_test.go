package notify

import (
	"context"
	"encoding/json"
	"errors"
	"maps"
	"net/http"
	"net/http/httptest"
	"net/netip"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	"go.uber.org/goleak"
)

func TestMain(m *testing.M) { goleak.VerifyTestMain(m) }

func sender(t *testing.T, c Config) *Sender {
	t.Helper()
	s := New(c)
	t.Cleanup(s.Close)
	return s
}

// TestSend_WebhooksInTheirForm sends to a server on loopback, which the operator
// allows, and reads what came.
func TestSend_WebhooksInTheirForm(t *testing.T) {
	got := make(chan map[string]any, 4)
	hook := httptest.NewServer(http.HandlerFunc(func(_ http.ResponseWriter, r *http.Request) {
		var body map[string]any
		json.NewDecoder(r.Body).Decode(&body)
		body["id"] = r.Header.Get("Idempotency-Key")
		got <- body
	}))
	defer hook.Close()
	s := sender(t, Config{Loopback: true})
	s.Send(Message{Kind: Discord, ID: "first-00", To: hook.URL + "/a", Text: "@everyone: Ana's <turn>"})
	if body := <-got; body["id"] != "first-00" || body["content"] != "@everyone: Ana's <turn>" || len(body["allowed_mentions"].(map[string]any)["parse"].([]any)) != 0 {
		t.Errorf("Discord got %v", body)
	}
	s.Send(Message{Kind: Slack, To: hook.URL + "/b", Text: "<!channel> & Ana"})
	if body := <-got; body["text"] != "&lt;!channel&gt; &amp; Ana" {
		t.Errorf("Slack got %v", body)
	}
}

// TestSend_TriesAgain fails twice, and follows no redirection.
func TestSend_TriesAgain(t *testing.T) {
	calls := make(chan string, 10)
	var busy atomic.Int32
	hook := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		calls <- r.URL.Path
		switch {
		case r.URL.Path == "/moved":
			http.Redirect(w, r, "/elsewhere", http.StatusTemporaryRedirect)
		case r.URL.Path == "/busy" && busy.Add(1) < 3:
			w.WriteHeader(http.StatusServiceUnavailable)
		}
	}))
	defer hook.Close()
	got := &outcomes{}
	s := sender(t, Config{Loopback: true, Again: time.Millisecond, Count: got.add})
	s.Send(Message{Kind: Discord, To: hook.URL + "/busy", Text: "x"})
	if all := got.wait(t, 3); all != "again again sent" {
		t.Errorf("a webhook that is busy: %s", all)
	}
	s.Send(Message{Kind: Discord, To: hook.URL + "/moved", Text: "x"})
	if all := got.wait(t, 4); !strings.HasSuffix(all, " refused") {
		t.Errorf("a webhook that has moved: %s", all)
	}
	close(calls)
	called := map[string]int{}
	for path := range calls {
		called[path]++
	}
	if want := map[string]int{"/busy": 3, "/moved": 1}; !maps.Equal(called, want) {
		t.Errorf("called were %v, want %v", called, want)
	}
}

func TestCheck(t *testing.T) {
	plain, loop := sender(t, Config{}), sender(t, Config{Loopback: true, SMTP: "127.0.0.1:1", Hosts: []string{"chat.example.org"}})
	for _, test := range []struct {
		s    *Sender
		kind Kind
		to   string
		want error
	}{
		{plain, Discord, "https://discord.com/api/webhooks/1/x", nil},
		{plain, Slack, "https://hooks.slack.com/services/x", nil},
		{plain, Discord, "http://discord.com/api/webhooks/1/x", ErrAddress},
		{plain, Discord, "https://discord.com:8443/x", ErrAddress},
		{plain, Discord, "https://me:secret@discord.com/x", ErrAddress},
		{plain, Discord, "https://discord.com.example.org/x", ErrHost},
		{plain, Discord, "https://127.0.0.1/x", ErrHost},
		{plain, Discord, "http://127.0.0.1:8080/x", ErrAddress},
		{plain, Discord, "https://[::1]/x", ErrHost},
		{plain, Discord, "file:///etc/passwd", ErrAddress},
		{plain, Discord, "https://discord.com/\r\nX: y", ErrAddress},
		{plain, Discord, "https://discord.com/" + strings.Repeat("x", MaxAddress), ErrAddress},
		{plain, "pigeon", "https://discord.com/x", ErrAddress},
		{plain, Mail, "ana@example.org", ErrOff},
		{loop, Discord, "http://127.0.0.1:8080/x", nil},
		{loop, Discord, "http://10.0.0.1/x", ErrAddress},
		{loop, Discord, "https://chat.example.org/x", nil},
		{loop, Discord, "https://discord.com/x", ErrHost},
		{loop, Mail, "ana@example.org", nil},
		{loop, Mail, "Ana <ana@example.org>", ErrAddress},
		{loop, Mail, "ana@example.org\r\nBcc: all@example.org", ErrAddress},
		{loop, Mail, "ana", ErrAddress},
	} {
		if err := test.s.Check(test.kind, test.to); !errors.Is(err, test.want) || (err == nil) != (test.want == nil) {
			t.Errorf("%s %q: got %v, want %v", test.kind, test.to, err, test.want)
		}
	}
}

// TestControl_PrivateAddresses checks addresses after name resolution: whatever
// a host is called, nothing is sent to a private address.
func TestControl_PrivateAddresses(t *testing.T) {
	s, loop := sender(t, Config{}), sender(t, Config{Loopback: true})
	for _, a := range []string{
		"127.0.0.1", "10.1.2.3", "172.16.0.1", "192.168.1.1", "169.254.169.254", "100.64.0.1", "0.0.0.0", "224.0.0.1", "::1",
		"fe80::1", "fd00::1", "::ffff:10.0.0.1", "64:ff9b::a00:1", "::",
	} {
		if err := s.control("tcp", netip.AddrPortFrom(netip.MustParseAddr(a), 443).String(), nil); !errors.Is(err, ErrHost) {
			t.Errorf("%s may be called: %v", a, err)
		}
		if err := loop.control("tcp", netip.AddrPortFrom(netip.MustParseAddr(a), 443).String(), nil); (err == nil) != (a == "127.0.0.1" || a == "::1") {
			t.Errorf("%s, with loopback allowed: %v", a, err)
		}
	}
	for _, a := range []string{"162.159.128.233", "2606:4700::1"} {
		if err := s.control("tcp", netip.AddrPortFrom(netip.MustParseAddr(a), 443).String(), nil); err != nil {
			t.Errorf("%s may not be called: %v", a, err)
		}
	}
	hook := httptest.NewServer(http.NotFoundHandler())
	defer hook.Close()
	if err := s.post(context.Background(), Message{To: hook.URL}, nil); !errors.Is(err, ErrHost) {
		t.Errorf("a webhook on loopback was called: %v", err)
	}
}

// TestSend_FullQueueDrops never waits, even if nobody answers.
func TestSend_FullQueueDrops(t *testing.T) {
	s := New(Config{Loopback: true})
	s.Close()
	done := make(chan bool)
	go func() {
		for range waiting + 10 {
			s.Send(Message{Kind: Discord, To: "http://127.0.0.1:1/x", Text: "x"})
		}
		close(done)
	}()
	select {
	case <-done:
	case <-time.After(time.Minute):
		t.Fatal("sending waits")
	}
}
