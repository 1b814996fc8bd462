package main

import (
	"context"
	"log"
	"log/slog"
	"net"
	"net/http"
	"sync"
	"testing/fstest"
	"time"

	"ragtag/cards"
	"ragtag/server"
	"ragtag/store"
	"ragtag/table"
)

// The servers of the bubble, their wires and what carries their messages.

// noClient is a client that nobody opens.
var noClient = fstest.MapFS{"index.html": {Data: []byte("<html></html>")}}

// wire is a network of one address.
type wire struct {
	conns  chan net.Conn
	closed chan struct{}
	once   sync.Once
}

func newWire() *wire { return &wire{conns: make(chan net.Conn), closed: make(chan struct{})} }

func (w *wire) Accept() (net.Conn, error) {
	select {
	case c := <-w.conns:
		return c, nil
	case <-w.closed:
		return nil, net.ErrClosed
	}
}
func (w *wire) Close() error   { w.once.Do(func() { close(w.closed) }); return nil }
func (w *wire) Addr() net.Addr { return &net.UnixAddr{Name: "wire"} }

// pigeon sends the messages of a server, one after the other, until it is killed.
type pigeon struct {
	b    *bubble
	dead func() bool
}

func (*pigeon) Check(string, string) table.Code { return "" }

// Send sends a message, which takes a while. It may die before it has said so.
func (p *pigeon) Send(m table.Message, done func()) {
	p.b.flying.Go(func() {
		time.Sleep(time.Duration(p.b.below(500)) * time.Millisecond)
		if p.dead() {
			return
		}
		p.b.mu.Lock()
		p.b.sent[m.ID] = append(p.b.sent[m.ID], letter{m.To, m.Text})
		p.b.mu.Unlock()
		p.b.count("messages")
		time.Sleep(time.Duration(p.b.below(100)) * time.Millisecond)
		if p.dead() {
			p.b.count("sent and not noted")
			return
		}
		done()
	})
}

// box is a server within the process.
type box struct {
	store *flaky
	hub   *table.Hub
	web   *http.Server
	wire  *wire
	done  chan struct{}
}

// start starts a server.
func (b *bubble) start() *box {
	x := &box{store: &flaky{Store: b.open(), weather: &b.weather}, wire: newWire(), done: make(chan struct{})}
	config := table.Config{WindowTime: windowTime, Messenger: &pigeon{b, x.store.isDead}}
	if shared, ok := x.store.Store.(store.Shared); ok && b.nodes > 1 {
		config.Cluster = &flakyShared{x.store, shared}
	}
	x.hub = table.NewHub(server.Keep(x.store), cards.Catalogue(), config)
	x.hub.KeepAwake()
	x.web = &http.Server{ErrorLog: log.New(b.t.Output(), "", 0), Handler: server.New(x.hub, server.Config{Client: noClient, Log: slog.New(slog.NewTextHandler(b.t.Output(), &slog.HandlerOptions{Level: slog.LevelError}))})}
	go func() { defer close(x.done); x.web.Serve(x.wire) }()
	return x
}

// kill ends a server at once: nothing that it does from now on is kept.
func (x *box) kill() {
	x.store.die()
	x.web.Close()
	<-x.done
	x.hub.Close()
	if _, shared := x.store.Store.(store.Shared); !shared {
		x.store.Store.Close()
	}
}

// do sends a request to a server, as a client with a connection of its own.
func (x *box) do(r *http.Request) (*http.Response, error) {
	near, far := net.Pipe()
	select {
	case x.wire.conns <- far:
	case <-r.Context().Done():
		return nil, r.Context().Err()
	case <-x.wire.closed:
		return nil, net.ErrClosed
	}
	one := &http.Transport{DisableKeepAlives: true, DisableCompression: true, DialContext: func(context.Context, string, string) (net.Conn, error) { return near, nil }}
	return one.RoundTrip(r)
}
