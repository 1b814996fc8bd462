package notify

import (
	"bytes"
	"context"
	"crypto/x509"
	"encoding/json"
	"errors"
	"fmt"
	"log/slog"
	"net"
	"net/http"
	"strings"
	"sync"
	"time"
)

// Config is where a sender may send. The zero value sends to Discord and Slack.
type Config struct {
	Hosts    []string // of webhooks; nil: DefaultHosts
	Loopback bool     // webhooks on this machine are allowed, also without TLS

	SMTP     string // mail server as host:port; empty: no mail
	From     string // address that mail comes from
	User     string // at the mail server; empty: it wants none
	Password string

	Log   *slog.Logger  // nil: none
	Again time.Duration // between tries; 0: DefaultAgain
}

// DefaultHosts are those of the services whose form the webhooks have.
var DefaultHosts = []string{"discord.com", "discordapp.com", "hooks.slack.com"}

// DefaultAgain is how long a sender waits before it tries again.
const DefaultAgain = 20 * time.Second

// Message is what is to be sent.
type Message struct {
	Kind    Kind
	To      string
	Subject string // of mail
	Text    string // plain text
}

const (
	tries    = 3
	waiting  = 256 // messages at most
	sendTime = 15 * time.Second
)

// Sender sends messages. Its methods may be called concurrently.
type Sender struct {
	Config
	client *http.Client
	queue  chan Message
	ctx    context.Context
	stop   context.CancelFunc
	group  sync.WaitGroup

	trusted *x509.CertPool // by whom a mail server is certified; nil: whom this machine trusts
}

// New returns a sender at work. Close it when it is no longer needed.
func New(c Config) *Sender {
	if c.Hosts == nil {
		c.Hosts = DefaultHosts
	}
	if c.Log == nil {
		c.Log = slog.New(slog.DiscardHandler)
	}
	if c.Again == 0 {
		c.Again = DefaultAgain
	}
	s := &Sender{Config: c, queue: make(chan Message, waiting)}
	dialer := &net.Dialer{Timeout: sendTime, Control: s.control}
	s.client = &http.Client{
		Transport:     &http.Transport{DialContext: dialer.DialContext, DisableKeepAlives: true, TLSHandshakeTimeout: sendTime},
		CheckRedirect: func(*http.Request, []*http.Request) error { return http.ErrUseLastResponse },
		Timeout:       sendTime,
	}
	s.ctx, s.stop = context.WithCancel(context.Background())
	s.group.Go(s.run)
	return s
}

// Send takes a message, which is sent in the background. It never waits: if too
// many are waiting, the message is dropped.
func (s *Sender) Send(m Message) {
	if err := s.Check(m.Kind, m.To); err != nil {
		s.Log.Warn("a message has no place to go", "kind", m.Kind, "error", err)
		return
	}
	select {
	case s.queue <- m:
	default:
		s.Log.Warn("a message was dropped: too many are waiting", "kind", m.Kind)
	}
}

// Close drops what waits, and returns when nothing is being sent any more.
func (s *Sender) Close() {
	s.stop()
	s.group.Wait()
}

func (s *Sender) run() {
	for {
		select {
		case <-s.ctx.Done():
			return
		case m := <-s.queue:
			s.try(m)
		}
	}
}

// errFinal is an answer that will not change by trying again.
var errFinal = errors.New("refused")

// try sends a message, again if need be. The log names neither the address, which
// is a secret, nor the text.
func (s *Sender) try(m Message) {
	for n := 1; ; n++ {
		err := s.carry(m)
		if err == nil || s.ctx.Err() != nil {
			return
		}
		if n == tries || errors.Is(err, errFinal) || errors.Is(err, ErrHost) {
			s.Log.Warn("a message could not be sent", "kind", m.Kind, "tries", n, "error", hushed(err, m.To))
			return
		}
		select {
		case <-s.ctx.Done():
		case <-time.After(s.Again):
		}
	}
}

// hushed returns what an error says, without an address.
func hushed(err error, to string) string { return strings.ReplaceAll(err.Error(), to, "…") }

func (s *Sender) carry(m Message) error {
	ctx, cancel := context.WithTimeout(s.ctx, sendTime)
	defer cancel()
	switch m.Kind {
	case Mail:
		return s.mail(ctx, m)
	case Slack:
		return s.post(ctx, m.To, map[string]any{"text": slackText(m.Text)})
	default:
		return s.post(ctx, m.To, map[string]any{"content": m.Text, "allowed_mentions": map[string]any{"parse": []string{}}})
	}
}

// slackText takes from a text what Slack would read as more than text.
func slackText(text string) string {
	return strings.NewReplacer("&", "&amp;", "<", "&lt;", ">", "&gt;").Replace(text)
}

func (s *Sender) post(ctx context.Context, to string, body any) error {
	data, err := json.Marshal(body)
	if err != nil {
		return err
	}
	r, err := http.NewRequestWithContext(ctx, http.MethodPost, to, bytes.NewReader(data))
	if err != nil {
		return err
	}
	r.Header.Set("Content-Type", "application/json")
	answer, err := s.client.Do(r)
	if err != nil {
		return err
	}
	defer answer.Body.Close()
	switch code := answer.StatusCode; {
	case code < 300:
		return nil
	case code == http.StatusTooManyRequests || code >= 500:
		return fmt.Errorf("the webhook answered %d", code)
	default:
		return fmt.Errorf("%w: the webhook answered %d", errFinal, code)
	}
}
