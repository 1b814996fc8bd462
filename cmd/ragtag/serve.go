package main

import (
	"context"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"log/slog"
	"net"
	"net/http"
	"os"
	"os/signal"
	"path/filepath"
	"strconv"
	"sync"
	"syscall"
	"time"

	"ragtag/cards"
	"ragtag/notify"
	"ragtag/server"
	"ragtag/table"
	"ragtag/web"
)

// serveCmd serves tables until it is interrupted.
type serveCmd struct {
	Addr string `default:"127.0.0.1:8080" placeholder:"HOST:PORT" help:"Where to listen (${default}); port 0 is any that is free."`
	keepFlags
	WindowTime      time.Duration `default:"${windowTime}" help:"How long a secret window of a live table stays open (${default})."`
	Makes           int           `default:"60" placeholder:"N" help:"How many tables can be made from one address within an hour (${default}); 0: any number."`
	Host            []string      `placeholder:"NAME" help:"Names under which people reach this server; a request for another is refused. None: any."`
	TrustedProxy    []string      `default:"127.0.0.0/8,::1/128" placeholder:"NETWORK" help:"Proxies whose X-Forwarded-For is believed (${default})."`
	MaxStreams      int           `default:"20000" placeholder:"N" help:"How many streams are open at once (${default}); 0: any number."`
	MaxConnections  int           `default:"25000" placeholder:"N" help:"How many connections are open at once (${default})."`
	Memory          int64         `default:"256" placeholder:"MB" help:"How much memory tables may take, roughly (${default}); those that nobody looks at leave when it is used up."`
	URL             string        `placeholder:"URL" help:"Address of this server as people reach it, for messages."`
	WebhookHost     []string      `placeholder:"HOST" help:"Hosts to whose webhooks messages may be sent (${webhookHosts})."`
	WebhookLoopback bool          `help:"Allow webhooks on this machine, for tests."`
	SMTP            string        `placeholder:"HOST:PORT" help:"Mail server for messages to players, over TLS if it offers STARTTLS; without it there are none."`
	SMTPFrom        string        `placeholder:"ADDRESS" help:"Address that mail comes from."`
	SMTPUser        string        `placeholder:"NAME" env:"RAGTAG_SMTP_USER" help:"Name at the mail server, if it wants one; without TLS only on this machine."`
	SMTPPassword    string        `placeholder:"PASSWORD" env:"RAGTAG_SMTP_PASSWORD" help:"Password at the mail server; better given by the environment (${env})."`
	NoticeAfter     time.Duration `default:"${noticeAfter}" help:"How long a question is open before somebody who is away is told (${default})."`
	Chance          string        `placeholder:"WORD" help:"For tests: make all chance from this word, so that games can be dealt again. Whoever knows it can foretell every card."`
	KeepFinished    int           `placeholder:"DAYS" help:"Delete a table so many days after its game has ended; 0, as it is without the flag: never."`
	KeepAbandoned   int           `placeholder:"DAYS" help:"Delete a table whose game has not ended so many days after it last changed; 0, as it is without the flag: never."`
	Erased          string        `placeholder:"FILE" help:"Where it is noted what people have had erased, so that it is erased again when an older backup was restored; without the flag a file beside the database in the folder, and with --db nowhere."`
	Secret          string        `placeholder:"FILE" help:"File with the secret under which addresses of people are stored, made if it is not there; all servers of one database need the same. Without the flag a file beside the database in the folder, and with --db none: addresses are stored as they are."`
	OperatorKey     string        `placeholder:"KEY" env:"RAGTAG_OPERATOR_KEY" help:"Key that opens the operator's page, /operator, of at least ${operatorKey} letters; better given by the environment (${env}). None: nobody opens it."`
	Metrics         string        `placeholder:"HOST:PORT" help:"Where to serve the operator's metrics; none: nowhere. It must not be reachable from outside."`
	LogFormat       string        `enum:"text,json" default:"text" help:"Form of the log on standard error: text or json (${default})."`
	LogLevel        slog.Level    `default:"info" placeholder:"LEVEL" help:"What is logged: debug, which has every request, info, warn or error (${default})."`
	BotTime         time.Duration `default:"2s" help:"How long a bot usually takes to answer: half of it to one and a half times, and a quarter of that where something may be used or not (${default})."`
}

// playedUnder is the version of the rules under which games are played; 0 is the
// program's own. Only tests set it.
var playedUnder = 0

// Run serves until the process is told to stop.
func (c *serveCmd) Run() error {
	wakeLate()
	collectLess()
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
	defer stop()
	return c.serve(ctx, web.FS(), func(at net.Addr, where string) {
		fmt.Printf("Ragtag: open http://%s/ in a browser. Tables are kept in %s. Ctrl-C stops.\n", reachable(at), where)
		for _, there := range elsewhere(at) {
			fmt.Printf("On other devices of this network: http://%s/\n", there)
		}
	})
}

// serve opens the address and the store, calls ready, and serves until
// the context ends. It releases everything it has opened.
func (c *serveCmd) serve(ctx context.Context, client fs.FS, ready func(at net.Addr, where string)) (err error) {
	proxies, err := server.ParseProxies(c.TrustedProxy)
	if err != nil {
		return fmt.Errorf("--trusted-proxy: %w", err)
	}
	if n := len(c.OperatorKey); n > 0 && n < server.MinOperatorKey {
		return fmt.Errorf("--operator-key: a key of %d letters can be guessed; want at least %d", n, server.MinOperatorKey)
	}
	if c.KeepFinished < 0 || c.KeepAbandoned < 0 {
		return errors.New("--keep-finished, --keep-abandoned: want a number of days, or 0 for ever")
	}
	listener, err := server.Listen(c.Addr)
	if err != nil {
		return err
	}
	defer listener.Close()
	log := c.log(os.Stderr)
	store, where, err := c.open(ctx, log)
	if err != nil {
		return err
	}
	store = stored(store)
	defer func() { err = errors.Join(err, store.Close()) }()
	metrics, health := server.NewMetrics(), server.NewHealth(store, log)
	if c.Chance != "" {
		log.Warn("all randomness derives from a word: whoever knows it can predict every card")
	}
	messages := notify.New(notify.Config{
		Hosts: c.WebhookHost, Loopback: c.WebhookLoopback, SMTP: c.SMTP, From: c.SMTPFrom, User: c.SMTPUser,
		Password: c.SMTPPassword, Log: log, Count: metrics.Message,
	})
	defer messages.Close()
	metrics.Queue(messages)
	cluster, _ := store.(table.Cluster)
	notes, err := c.erased()
	if err != nil {
		return err
	}
	secret, err := c.secret()
	if err != nil {
		return err
	}
	if secret == nil {
		log.Warn("addresses of people are stored as they are: give every server the same --secret")
	}
	hub := table.NewHub(metrics.Keeper(server.Keep(store), health), cards.Catalogue(), table.Config{
		WindowTime: c.WindowTime, BotTime: c.BotTime, Log: log, Chance: c.Chance,
		Messenger: server.Carry(messages), NoticeAfter: c.NoticeAfter, URL: c.URL, BotTook: metrics.Bot,
		Cluster: cluster, Rules: playedUnder, Notes: notes, Secret: secret, Memory: max(1, c.Memory) << 20,
	})
	defer hub.Close()
	metrics.Hub(hub)
	private, err := c.private(ctx, server.Private(metrics, health, c.Host))
	if err != nil {
		return err
	}
	defer private()
	hub.KeepAwake()
	const day = 24 * time.Hour
	hub.KeepTidy(table.Retention{Finished: time.Duration(c.KeepFinished) * day, Abandoned: time.Duration(c.KeepAbandoned) * day})
	limits := server.DefaultLimits()
	limits.Makes.Most, limits.StreamsServer = c.Makes, c.MaxStreams
	handler := server.New(hub, server.Config{
		Client: client, Log: log, Limits: limits, Proxies: proxies, Hosts: c.Host, Metrics: metrics, Health: health,
		Operator: c.OperatorKey,
	})
	ready(listener.Addr(), where)
	return server.Serve(ctx, server.Bounded(listener, max(1, c.MaxConnections)), handler, func() { health.Close(); hub.Close() })
}

// erased returns the notes of what was erased, or nil if there are to be none.
func (c *serveCmd) erased() (table.Notes, error) {
	path := c.Erased
	if path == "" && c.DB == "" {
		path = filepath.Join(c.Data, erasedName)
	}
	if path == "" {
		return nil, nil
	}
	file := &erasedFile{path: path}
	if _, err := file.All(); err != nil {
		return nil, fmt.Errorf("--erased: %w", err)
	}
	return file, nil
}

// log returns the log of the server.
func (c *serveCmd) log(out io.Writer) *slog.Logger {
	options := &slog.HandlerOptions{Level: c.LogLevel}
	if c.LogFormat == "json" {
		return slog.New(slog.NewJSONHandler(out, options))
	}
	return slog.New(slog.NewTextHandler(out, options))
}

// private serves a handler at the operator's address, if there is one, until
// the function returned is called.
func (c *serveCmd) private(ctx context.Context, h http.Handler) (end func(), err error) {
	if c.Metrics == "" {
		return func() {}, nil
	}
	listener, err := server.Listen(c.Metrics)
	if err != nil {
		return nil, err
	}
	ctx, stop := context.WithCancel(ctx)
	var group sync.WaitGroup
	group.Go(func() { server.Serve(ctx, listener, h, func() {}) })
	return func() { stop(); group.Wait() }, nil
}

// reachable returns the address at which a browser on this machine can reach
// the server.
func reachable(at net.Addr) string {
	tcp, ok := at.(*net.TCPAddr)
	if !ok || !tcp.IP.IsUnspecified() {
		return at.String()
	}
	return fmt.Sprintf("localhost:%d", tcp.Port)
}

// elsewhere returns the addresses at which other devices on the network can
// reach a server that listens on all interfaces.
func elsewhere(at net.Addr) (all []string) {
	tcp, ok := at.(*net.TCPAddr)
	if !ok || !tcp.IP.IsUnspecified() {
		return nil
	}
	found, err := net.InterfaceAddrs()
	if err != nil {
		return nil // the local address still works
	}
	for _, a := range found {
		if n, ok := a.(*net.IPNet); ok && n.IP.To4() != nil && n.IP.IsGlobalUnicast() {
			all = append(all, net.JoinHostPort(n.IP.String(), strconv.Itoa(tcp.Port)))
		}
	}
	return all
}
