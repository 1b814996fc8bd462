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

	"ragtag/internal/ration"
)

// Config configures a Sender. The zero value sends to Discord and Slack.
type Config struct {
	Hosts    []string // allowed hosts of webhooks; nil: DefaultHosts
	Loopback bool     // allow webhooks on this machine, also without TLS

	SMTP     string // mail server as host:port; empty: no mail
	From     string // sender address of mail
	User     string // user name at the mail server; empty: no authentication
	Password string

	Log   *slog.Logger                     // nil: none
	Again time.Duration                    // delay between tries; 0: DefaultAgain
	Count func(kind Kind, outcome Outcome) // called with the outcome of each message; may be nil
}

// Outcome is what became of a message.
type Outcome string

// The outcomes.
const (
	Sent    Outcome = "sent"
	Again   Outcome = "again"   // it failed and is tried again
	Refused Outcome = "refused" // it failed for good
	Dropped Outcome = "dropped" // it was never tried: too many wait, or the address is known to refuse
)

// DefaultHosts are the hosts of the supported webhook services.
var DefaultHosts = []string{"discord.com", "discordapp.com", "hooks.slack.com"}

// DefaultAgain is the delay between tries if Config does not say.
const DefaultAgain = 20 * time.Second

// Message is a message to one address.
type Message struct {
	Kind    Kind
	To      string
	Subject string // of mail
	Text    string // plain text

	ID   string // the same if it is sent again
	Done func() // called when it was sent or dropped; may be nil

	For     string // whom it is sent for, such as a table; each gets a share
	Invites bool   // it asks to confirm the address, which is asked once: it comes again when it may be sent
}

const (
	tries    = 3 // before a message comes again later
	sendTime = 15 * time.Second
	giveUp   = 24 * time.Hour // how long an address may fail before its messages are dropped
)

// Sender sends messages. Its methods may be called concurrently.
type Sender struct {
	Config
	client *http.Client
	ctx    context.Context
	stop   context.CancelFunc
	group  sync.WaitGroup
	lanes  *lanes

	byAddress, bySource ration.Ration

	trusted *x509.CertPool // root certificates for the mail server; nil: those of the system
}

// New starts a sender. The caller must call Close when it is no longer needed.
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
	if c.Count == nil {
		c.Count = func(Kind, Outcome) {}
	}
	s := &Sender{Config: c, lanes: newLanes(), byAddress: ration.Ration{Rate: perAddress}, bySource: ration.Ration{Rate: perSource}}
	dialer := &net.Dialer{Timeout: sendTime, Control: s.control}
	s.client = &http.Client{
		Transport:     &http.Transport{DialContext: dialer.DialContext, DisableKeepAlives: true, TLSHandshakeTimeout: sendTime},
		CheckRedirect: func(*http.Request, []*http.Request) error { return http.ErrUseLastResponse },
		Timeout:       sendTime,
	}
	s.ctx, s.stop = context.WithCancel(context.Background())
	return s
}

// Send queues a message, which is sent in the background. It never blocks: if
// too many messages wait, or the address has refused one for good, the message
// is dropped.
func (s *Sender) Send(m Message) {
	if err := s.Check(m.Kind, m.To); err != nil {
		s.Log.Warn("a message has no valid address", "kind", m.Kind, "error", err)
		m.done()
		return
	}
	if s.ctx.Err() != nil {
		return
	}
	begin, err := s.admit(m)
	switch {
	case err != nil:
		s.Count(m.Kind, Dropped)
		s.Log.Warn("dropped a message", "kind", m.Kind, "error", err)
		comesAgain := errors.Is(err, errFull) || m.Invites && !errors.Is(err, errGone)
		if !comesAgain {
			m.done()
		}
	case begin:
		s.group.Go(func() { s.empty(m.To) })
	}
}

// done reports that a message was sent or dropped.
func (m *Message) done() {
	if m.Done != nil {
		m.Done()
	}
}

// Limits on the messages to one address, and for one table. A person who keeps
// returning to their table and leaving it gets a message for each turn.
var (
	perAddress = ration.Rate{Most: 30, In: time.Hour}
	perSource  = ration.Rate{Most: 120, In: time.Hour}
)

// admit queues a message, unless its address, or whom it is sent for, had too
// many.
func (s *Sender) admit(m Message) (begin bool, err error) {
	if wait := max(s.byAddress.Allow(m.To), s.bySource.Allow(m.For)); wait > 0 {
		return false, fmt.Errorf("too many to one address, or from one table: wait %s", wait)
	}
	return s.lanes.add(m)
}

// Waiting returns the number of messages that have not been sent.
func (s *Sender) Waiting() int { return s.lanes.waiting() }

// Close drops the queued messages and waits until the current ones have been
// sent or have failed.
func (s *Sender) Close() {
	s.stop()
	s.group.Wait()
}

// empty sends the messages to one address, one after the other.
func (s *Sender) empty(to string) {
	for {
		m, ok := s.lanes.next(to)
		if !ok {
			return
		}
		err := s.try(m)
		for _, refused := range s.lanes.done(to, err) {
			refused.done()
		}
		if err == nil || s.ctx.Err() == nil && s.final(to, err) {
			m.done()
		}
	}
}

// errFinal is a failure that a retry cannot change.
var errFinal = errors.New("refused")

// errGone is a final refusal of the address, whatever the message.
var errGone = fmt.Errorf("%w: the address takes nothing", errFinal)

// final reports whether a message to an address is given up after an error: it was refused,
// or the address has failed for too long. Otherwise it stays where it was taken from, and
// comes again.
func (s *Sender) final(to string, err error) bool {
	return errors.Is(err, errFinal) || errors.Is(err, ErrHost) || s.lanes.failing(to) >= giveUp
}

// try sends a message, with retries. Log messages contain neither the address,
// which is a secret, nor the text.
func (s *Sender) try(m Message) error {
	for n := 1; ; n++ {
		leave, err := s.lanes.enter(s.ctx, m.To, n > 1)
		if err == nil {
			err = s.carry(m)
			leave()
		}
		if s.ctx.Err() != nil {
			return s.ctx.Err()
		}
		if err == nil {
			s.Count(m.Kind, Sent)
			return nil
		}
		if n == tries || errors.Is(err, errFinal) || errors.Is(err, ErrHost) {
			outcome := Again
			if s.final(m.To, err) {
				outcome = Refused
			}
			s.Count(m.Kind, outcome)
			s.Log.Warn("cannot send a message", "kind", m.Kind, "tries", n, "error", redact(err, m.To), "outcome", outcome)
			return err
		}
		s.Count(m.Kind, Again)
		select {
		case <-s.ctx.Done():
		case <-time.After(s.Again):
		}
	}
}

// redact returns the text of an error without the address.
func redact(err error, to string) string { return strings.ReplaceAll(err.Error(), to, "…") }

func (s *Sender) carry(m Message) error {
	ctx, cancel := context.WithTimeout(s.ctx, sendTime)
	defer cancel()
	switch m.Kind {
	case Mail:
		return s.mail(ctx, m)
	case Slack:
		return s.post(ctx, m, map[string]any{"text": slackText(m.Text)})
	default:
		return s.post(ctx, m, map[string]any{"content": m.Text, "allowed_mentions": map[string]any{"parse": []string{}}})
	}
}

// slackText escapes the characters of a text that Slack would interpret.
func slackText(text string) string {
	return strings.NewReplacer("&", "&amp;", "<", "&lt;", ">", "&gt;").Replace(text)
}

// post sends a message to a webhook, with its id, by which a receiver can recognize
// a repeated message.
func (s *Sender) post(ctx context.Context, m Message, body any) error {
	data, err := json.Marshal(body)
	if err != nil {
		return err
	}
	r, err := http.NewRequestWithContext(ctx, http.MethodPost, m.To, bytes.NewReader(data))
	if err != nil {
		return err
	}
	r.Header.Set("Content-Type", "application/json")
	if m.ID != "" {
		r.Header.Set("Idempotency-Key", m.ID)
	}
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
	case code == http.StatusNotFound || code == http.StatusGone || code == http.StatusUnauthorized || code == http.StatusForbidden:
		return fmt.Errorf("%w: the webhook answered %d", errGone, code)
	default:
		return fmt.Errorf("%w: the webhook answered %d", errFinal, code)
	}
}
