package main

import (
	"context"
	"errors"
	"fmt"
	"io/fs"
	"log/slog"
	"net"
	"os"
	"os/signal"
	"path/filepath"
	"syscall"
	"time"

	"ragtag/cards"
	"ragtag/server"
	"ragtag/store/sqlite"
	"ragtag/table"
	"ragtag/web"
)

// serveCmd serves tables until it is interrupted.
type serveCmd struct {
	Addr       string        `default:"127.0.0.1:8080" placeholder:"HOST:PORT" help:"Where to listen (${default}); port 0 is any that is free."`
	Data       string        `default:"data" placeholder:"DIR" help:"Folder in which the tables are kept (${default}); made if it is not there."`
	WindowTime time.Duration `default:"${windowTime}" help:"How long a secret window of a live table stays open (${default})."`
	Makes      int           `default:"60" placeholder:"N" help:"How many tables can be made from one address within an hour (${default}); 0: any number."`
	BotTime    time.Duration `default:"0s" help:"How long a bot takes to answer (${default})."`
}

// Run serves until the process is told to stop.
func (c *serveCmd) Run() error {
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
	defer stop()
	return c.serve(ctx, web.FS(), func(at net.Addr, dir string) {
		fmt.Printf("Ragtag: open http://%s/ in a browser. Tables are kept in %s. Ctrl-C stops.\n", reachable(at), dir)
	})
}

// serve takes the address and the data folder, says that it is ready, and serves
// until the context ends. What it has taken it gives back.
func (c *serveCmd) serve(ctx context.Context, client fs.FS, ready func(at net.Addr, dir string)) (err error) {
	listener, err := server.Listen(c.Addr)
	if err != nil {
		return err
	}
	defer listener.Close()
	dir, err := filepath.Abs(c.Data)
	if err != nil {
		return err
	}
	store, err := sqlite.Open(dir)
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, store.Close()) }()
	log := slog.New(slog.NewTextHandler(os.Stderr, nil))
	hub := table.NewHub(server.Keep(store), cards.Catalogue(), table.Config{
		WindowTime: c.WindowTime, BotTime: c.BotTime, Log: log,
	})
	defer hub.Close()
	handler := server.New(hub, server.Config{Client: client, Log: log, Makes: c.Makes})
	ready(listener.Addr(), dir)
	return server.Serve(ctx, listener, handler, hub.Close)
}

// reachable returns an address that a browser on this machine can open.
func reachable(at net.Addr) string {
	tcp, ok := at.(*net.TCPAddr)
	if !ok || !tcp.IP.IsUnspecified() {
		return at.String()
	}
	return fmt.Sprintf("localhost:%d", tcp.Port)
}
