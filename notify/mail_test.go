package notify

import (
	"bufio"
	"crypto/ecdsa"
	"crypto/elliptic"
	"crypto/rand"
	"crypto/tls"
	"crypto/x509"
	"encoding/base64"
	"io"
	"log/slog"
	"math/big"
	"mime"
	"mime/quotedprintable"
	"net"
	"net/mail"
	"strings"
	"testing"
	"time"
)

// postbox is a minimal mail server. With a certificate it offers STARTTLS, and with a login it
// accepts mail only after that login. When a client disconnects it returns every line received; a
// line marks where TLS began.
type postbox struct {
	host  string // where it listens
	cert  *tls.Certificate
	login string // as PLAIN has it: a name and a password, after zero bytes
}

func (box postbox) open(t *testing.T) (address string, said <-chan string) {
	t.Helper()
	l, err := net.Listen("tcp", net.JoinHostPort(box.host, "0"))
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { l.Close() })
	all := make(chan string, 1)
	go func() {
		defer close(all)
		for { // a sender tries again
			conn, err := l.Accept()
			if err != nil {
				return
			}
			all <- box.serve(conn)
		}
	}()
	return l.Addr().String(), all
}

// serve serves one client, and returns the lines received.
func (box postbox) serve(conn net.Conn) string {
	defer func() { conn.Close() }()
	conn.SetDeadline(time.Now().Add(10 * time.Second))
	say := func(lines ...string) { io.WriteString(conn, strings.Join(lines, "\r\n")+"\r\n") }
	say("220 box")
	r := bufio.NewReader(conn)
	var all strings.Builder
	secure, known := false, box.login == ""
	for data := false; ; {
		line, err := r.ReadString('\n')
		if err != nil {
			return all.String()
		}
		all.WriteString(line)
		switch verb, rest, _ := strings.Cut(strings.TrimSpace(line), " "); {
		case data:
			if data = line != ".\r\n"; !data {
				say("250 taken")
			}
		case verb == "EHLO" && box.cert != nil && !secure:
			say("250-box", "250-STARTTLS", "250 AUTH PLAIN")
		case verb == "EHLO" && box.login != "":
			say("250-box", "250 AUTH PLAIN")
		case verb == "STARTTLS":
			say("220 go on")
			conn = tls.Server(conn, &tls.Config{Certificates: []tls.Certificate{*box.cert}})
			r = bufio.NewReader(conn)
			secure = true
			all.WriteString("over TLS\n")
		case verb == "AUTH":
			who, _ := base64.StdEncoding.DecodeString(strings.TrimPrefix(rest, "PLAIN "))
			if known = string(who) == box.login; known {
				say("235 welcome")
			} else {
				say("535 no")
			}
		case !known && verb == "MAIL":
			say("530 who are you?")
		case verb == "DATA":
			data = true
			say("354 go on")
		case verb == "QUIT":
			say("221 bye")
			return all.String()
		default:
			say("250 ok")
		}
	}
}

// certificate returns a self-signed certificate of a host, and the pool that trusts it.
func certificate(t *testing.T, host string) (*tls.Certificate, *x509.CertPool) {
	t.Helper()
	key, err := ecdsa.GenerateKey(elliptic.P256(), rand.Reader)
	if err != nil {
		t.Fatal(err)
	}
	form := &x509.Certificate{
		SerialNumber: big.NewInt(1), IPAddresses: []net.IP{net.ParseIP(host)},
		NotBefore: time.Now().Add(-time.Hour), NotAfter: time.Now().Add(time.Hour),
	}
	der, err := x509.CreateCertificate(rand.Reader, form, form, key.Public(), key)
	if err != nil {
		t.Fatal(err)
	}
	cert, err := x509.ParseCertificate(der)
	if err != nil {
		t.Fatal(err)
	}
	trusted := x509.NewCertPool()
	trusted.AddCert(cert)
	return &tls.Certificate{Certificate: [][]byte{der}, PrivateKey: key}, trusted
}

func TestSend_Mail(t *testing.T) {
	address, said := postbox{host: "127.0.0.1"}.open(t)
	s := sender(t, Config{SMTP: address, From: "ragtag@example.org"})
	s.Send(Message{Kind: Mail, To: "ana@example.org", Subject: "Tu turno,\r\nBcc: Ñandú", Text: "Te toca.\n.\nhttps://example.org/t/x"})
	session := <-said
	if !strings.Contains(session, "MAIL FROM:<ragtag@example.org>") || !strings.Contains(session, "RCPT TO:<ana@example.org>") {
		t.Errorf("the envelope: %q", session)
	}
	_, text, _ := strings.Cut(session, "DATA\r\n")
	text, _, _ = strings.Cut(text, "\r\n.\r\n")
	text = strings.ReplaceAll(text, "\r\n..", "\r\n.")
	m, err := mail.ReadMessage(strings.NewReader(text))
	if err != nil {
		t.Fatal(err)
	}
	subject, _ := new(mime.WordDecoder).DecodeHeader(m.Header.Get("Subject"))
	body, _ := io.ReadAll(quotedprintable.NewReader(m.Body))
	if subject != "Tu turno, Bcc: Ñandú" || m.Header.Get("Bcc") != "" || !strings.HasPrefix(string(body), "Te toca.\r\n.\r\nhttps://example.org/t/x") {
		t.Errorf("subject %q, body %q, %v", subject, body, m.Header)
	}
}

// far is a loopback address that the sender does not take for its own machine, to which it would
// send a password in the clear.
const far = "127.0.0.2"

// TestSend_MailOverTLS logs in at a server that accepts mail only from known users.
func TestSend_MailOverTLS(t *testing.T) {
	cert, trusted := certificate(t, far)
	address, said := postbox{host: far, cert: cert, login: "\x00ragtag\x00secret"}.open(t)
	s := sender(t, Config{SMTP: address, From: "ragtag@example.org", User: "ragtag", Password: "secret"})
	s.trusted = trusted
	s.Send(Message{Kind: Mail, To: "ana@example.org", Subject: "Your turn", Text: "It is your turn."})
	plain, secret, _ := strings.Cut(<-said, "over TLS\n")
	if strings.Contains(plain, "AUTH") || strings.Contains(plain, "ana") {
		t.Errorf("said in the clear: %q", plain)
	}
	if !strings.Contains(secret, "RCPT TO:<ana@example.org>") || !strings.Contains(secret, "It is your turn.\r\n") {
		t.Errorf("said over TLS: %q", secret)
	}
}

// TestSend_NoPasswordToStrangers meets a server with the wrong certificate, one without TLS, and
// one that does not know the user: none gets the letter, and only the last gets the password.
func TestSend_NoPasswordToStrangers(t *testing.T) {
	cert, trusted := certificate(t, far)
	for name, test := range map[string]struct {
		box      postbox
		trusted  *x509.CertPool
		password bool
	}{
		"not certified":   {postbox{host: far, cert: cert, login: "\x00ragtag\x00secret"}, x509.NewCertPool(), false},
		"in the clear":    {postbox{host: far, login: "\x00ragtag\x00secret"}, trusted, false},
		"other passwords": {postbox{host: far, cert: cert, login: "\x00ragtag\x00other"}, trusted, true},
	} {
		t.Run(name, func(t *testing.T) {
			address, said := test.box.open(t)
			log := &strings.Builder{}
			s := New(Config{
				SMTP: address, From: "ragtag@example.org", User: "ragtag", Password: "secret",
				Again: time.Millisecond, Log: slog.New(slog.NewTextHandler(log, nil)),
			})
			s.trusted = test.trusted
			s.Send(Message{Kind: Mail, To: "ana@example.org", Subject: "x", Text: "It is your turn."})
			session := <-said
			s.Close()
			if strings.Contains(session, "AUTH") != test.password || strings.Contains(session, "turn") {
				t.Errorf("was told %q", session)
			}
			for _, secret := range []string{"ana@", "secret", "turn"} {
				if strings.Contains(log.String(), secret) {
					t.Errorf("the log names %s: %s", secret, log)
				}
			}
		})
	}
}

// refuse acts as a mail server that accepts no recipient.
func refuse(conn net.Conn, reply string) {
	defer conn.Close()
	io.WriteString(conn, "220 box\r\n")
	for r := bufio.NewReader(conn); ; {
		line, err := r.ReadString('\n')
		if err != nil {
			return
		}
		answer := "250 ok"
		switch {
		case strings.HasPrefix(line, "RCPT"):
			answer = reply
		case strings.HasPrefix(line, "QUIT"):
			answer = "221 bye" // upon which the other side closes
		}
		io.WriteString(conn, answer+"\r\n")
	}
}
