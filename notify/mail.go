package notify

import (
	"context"
	"crypto/tls"
	"errors"
	"fmt"
	"net"
	"strconv"
	"strings"
	"time"

	"github.com/wneessen/go-mail"
)

// implicitTLS is the port of mail servers that speak TLS from the first byte.
const implicitTLS = 465

// mail sends a message through the operator's mail server.
func (s *Sender) mail(ctx context.Context, m Message) error {
	c, err := s.mailer()
	if err != nil {
		return fmt.Errorf("%w: %w", errFinal, err)
	}
	msg, err := letter(s.From, m, time.Now())
	if err != nil {
		return fmt.Errorf("%w: %w", errFinal, err)
	}
	return final(c.DialAndSendWithContext(ctx, msg))
}

// mailer returns a client of the mail server. It uses TLS if the server offers
// it, and sends a password without TLS only to this machine.
func (s *Sender) mailer() (*mail.Client, error) {
	host, service, err := net.SplitHostPort(s.SMTP)
	if err != nil {
		return nil, err
	}
	port, err := strconv.Atoi(service)
	if err != nil {
		return nil, err
	}
	options := []mail.Option{
		mail.WithPort(port), mail.WithTimeout(sendTime), mail.WithTLSPolicy(mail.TLSOpportunistic), mail.WithoutNoop(),
		mail.WithTLSConfig(&tls.Config{ServerName: host, RootCAs: s.trusted, MinVersion: tls.VersionTLS12}),
	}
	if port == implicitTLS {
		options = append(options, mail.WithSSL())
	}
	if s.User != "" {
		options = append(options, mail.WithSMTPAuth(mail.SMTPAuthPlain), mail.WithUsername(s.User), mail.WithPassword(s.Password))
	}
	return mail.NewClient(host, options...)
}

// final marks the refusals that a retry cannot change.
func final(err error) error {
	var refused *mail.SendError
	if !errors.As(err, &refused) || refused.IsTemp() || refused.ErrorCode() < 500 {
		return err
	}
	if refused.Reason == mail.ErrSMTPRcptTo {
		return fmt.Errorf("%w: %w", errGone, err)
	}
	return fmt.Errorf("%w: %w", errFinal, err)
}

// letter returns a message as mail.
func letter(from string, m Message, now time.Time) (*mail.Msg, error) {
	msg := mail.NewMsg(mail.WithCharset(mail.CharsetUTF8), mail.WithEncoding(mail.EncodingQP), mail.WithNoDefaultUserAgent())
	if err := msg.From(from); err != nil {
		return nil, err
	}
	if err := msg.To(m.To); err != nil {
		return nil, err
	}
	msg.Subject(oneLine(m.Subject))
	msg.SetDateWithValue(now)
	if msg.SetMessageID(); m.ID != "" {
		_, host, _ := strings.Cut(from, "@")
		msg.SetMessageIDWithValue(m.ID + "@" + strings.TrimRight(host, ">"))
	}
	msg.SetGenHeader("Auto-Submitted", "auto-generated")
	msg.SetBodyString(mail.TypeTextPlain, m.Text)
	return msg, nil
}

// oneLine replaces line breaks, so that s cannot end a header.
func oneLine(s string) string { return strings.Join(strings.Fields(s), " ") }
