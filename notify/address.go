package notify

import (
	"errors"
	"fmt"
	"net"
	"net/mail"
	"net/netip"
	"net/url"
	"slices"
	"strings"
	"syscall"
)

// Kind is the kind of a channel.
type Kind string

// The kinds.
const (
	Discord Kind = "discord" // webhook
	Slack   Kind = "slack"   // webhook
	Mail    Kind = "mail"
)

// MaxAddress is the length of the longest address, in bytes.
const MaxAddress = 400

// Errors of [Sender.Check].
var (
	ErrAddress = errors.New("no such address")
	ErrHost    = errors.New("the operator does not allow this host")
	ErrOff     = errors.New("the operator has set no mail server")
)

// Check returns nil if a message can be sent to an address. Otherwise it
// returns one of the errors above. It sends nothing.
func (s *Sender) Check(k Kind, to string) error {
	if to == "" || len(to) > MaxAddress || strings.ContainsAny(to, "\r\n\x00") {
		return ErrAddress
	}
	switch k {
	case Mail:
		return s.checkMail(to)
	case Discord, Slack:
		return s.checkHook(to)
	}
	return ErrAddress
}

func (s *Sender) checkMail(to string) error {
	if s.SMTP == "" {
		return ErrOff
	}
	if a, err := mail.ParseAddress(to); err != nil || a.Address != to {
		return ErrAddress
	}
	return nil
}

func (s *Sender) checkHook(to string) error {
	u, err := url.Parse(to)
	switch {
	case err != nil || u.Host == "" || u.User != nil || u.Fragment != "":
		return ErrAddress
	case s.Loopback && isLoopback(u.Hostname()) && (u.Scheme == "http" || u.Scheme == "https"):
		return nil
	case u.Scheme != "https" || u.Port() != "" && u.Port() != "443":
		return ErrAddress
	case !slices.Contains(s.Hosts, strings.ToLower(u.Hostname())):
		return ErrHost
	}
	return nil
}

func isLoopback(host string) bool {
	a, err := netip.ParseAddr(host)
	return err == nil && a.IsLoopback()
}

// shared lists the address space that providers share among customers (RFC
// 6598) and other ranges that are not public.
var shared = []netip.Prefix{
	netip.MustParsePrefix("100.64.0.0/10"), netip.MustParsePrefix("192.0.0.0/24"), netip.MustParsePrefix("198.18.0.0/15"),
	netip.MustParsePrefix("0.0.0.0/8"), netip.MustParsePrefix("240.0.0.0/4"), netip.MustParsePrefix("64:ff9b::/96"),
	netip.MustParsePrefix("64:ff9b:1::/48"), netip.MustParsePrefix("2002::/16"), netip.MustParsePrefix("2001::/32"),
}

// public reports whether an address belongs to the public internet.
func public(a netip.Addr) bool {
	a = a.Unmap()
	if !a.IsGlobalUnicast() || a.IsPrivate() || a.IsLoopback() || a.IsLinkLocalUnicast() {
		return false
	}
	return !slices.ContainsFunc(shared, func(p netip.Prefix) bool { return p.Contains(a) })
}

// control refuses a connection to an address that is not public. It runs after
// the name has been resolved, so that no name can lead to a private address.
func (s *Sender) control(network, address string, _ syscall.RawConn) error {
	at, err := netip.ParseAddrPort(address)
	if err != nil {
		return err
	}
	if public(at.Addr()) || s.Loopback && at.Addr().Unmap().IsLoopback() {
		return nil
	}
	return &net.OpError{Op: "dial", Net: network, Err: fmt.Errorf("%w: not a public address", ErrHost)}
}
