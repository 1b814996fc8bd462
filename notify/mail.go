package notify

import (
	"context"
	"crypto/tls"
	"fmt"
	"mime"
	"mime/quotedprintable"
	"net"
	"net/smtp"
	"strings"
	"time"
)

// mail sends a message through the operator's mail server.
func (s *Sender) mail(ctx context.Context, m Message) error {
	host, _, err := net.SplitHostPort(s.SMTP)
	if err != nil {
		return fmt.Errorf("%w: %w", errFinal, err)
	}
	var d net.Dialer
	conn, err := d.DialContext(ctx, "tcp", s.SMTP)
	if err != nil {
		return err
	}
	if end, ok := ctx.Deadline(); ok {
		conn.SetDeadline(end)
	}
	c, err := smtp.NewClient(conn, host)
	if err != nil {
		conn.Close()
		return err
	}
	defer c.Close()
	if ok, _ := c.Extension("STARTTLS"); ok {
		if err := c.StartTLS(&tls.Config{ServerName: host, RootCAs: s.trusted, MinVersion: tls.VersionTLS12}); err != nil {
			return err
		}
	}
	if s.User != "" { // PlainAuth refuses to send a password unencrypted
		if err := c.Auth(smtp.PlainAuth("", s.User, s.Password, host)); err != nil {
			return err
		}
	}
	if err := c.Mail(s.From); err != nil {
		return err
	}
	if err := c.Rcpt(m.To); err != nil {
		return err
	}
	w, err := c.Data()
	if err != nil {
		return err
	}
	if _, err := w.Write(letter(s.From, m, time.Now())); err != nil {
		return err
	}
	if err := w.Close(); err != nil {
		return err
	}
	return c.Quit()
}

// letter formats a message as mail.
func letter(from string, m Message, now time.Time) []byte {
	var b strings.Builder
	fmt.Fprintf(&b, "From: %s\r\nTo: %s\r\nSubject: %s\r\nDate: %s\r\n", from, m.To,
		mime.QEncoding.Encode("utf-8", oneLine(m.Subject)), now.Format(time.RFC1123Z))
	b.WriteString("MIME-Version: 1.0\r\nAuto-Submitted: auto-generated\r\n" +
		"Content-Type: text/plain; charset=utf-8\r\nContent-Transfer-Encoding: quoted-printable\r\n\r\n")
	q := quotedprintable.NewWriter(&b)
	q.Write([]byte(strings.ReplaceAll(m.Text, "\n", "\r\n"))) // writing to a Builder cannot fail
	q.Close()
	b.WriteString("\r\n")
	return []byte(b.String())
}

// oneLine replaces line breaks, so that s cannot end a header.
func oneLine(s string) string { return strings.Join(strings.Fields(s), " ") }
