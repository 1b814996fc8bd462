package server

import (
	"context"
	"errors"
	"fmt"
	"io"
	"net"
	"net/http"
	"sync"
	"syscall"
	"time"
)

// ErrInUse means that another process listens at the address.
var ErrInUse = errors.New("address in use")

// Listen listens at an address such as 127.0.0.1:8080; port 0 chooses a free
// port. It returns ErrInUse, wrapped, if another process listens there.
func Listen(addr string) (net.Listener, error) {
	l, err := net.Listen("tcp", addr)
	if errors.Is(err, syscall.EADDRINUSE) {
		return nil, fmt.Errorf("%w: %s: another server has it; choose another with --addr", ErrInUse, addr)
	}
	if err != nil {
		return nil, fmt.Errorf("cannot listen at %s: %w", addr, err)
	}
	return l, nil
}

// Bounded returns a listener that accepts at most this many connections at
// once. Further ones are told to come back, and closed.
func Bounded(l net.Listener, most int) net.Listener {
	return &bounded{Listener: l, free: make(chan struct{}, most)}
}

type bounded struct {
	net.Listener
	free chan struct{} // holds a value for each open connection
}

// tooMany is the response to a connection for which there is no place.
const tooMany = "HTTP/1.1 503 Service Unavailable\r\nRetry-After: 10\r\nConnection: close\r\n" +
	"Content-Type: text/plain; charset=utf-8\r\nContent-Length: 22\r\n\r\ntoo many connections.\n"

// Accept implements [net.Listener].
func (b *bounded) Accept() (net.Conn, error) {
	for {
		conn, err := b.Listener.Accept()
		if err != nil {
			return nil, err
		}
		select {
		case b.free <- struct{}{}:
			return &placed{Conn: conn, leave: sync.OnceFunc(func() { <-b.free })}, nil
		default:
			conn.SetWriteDeadline(time.Now().Add(time.Second)) // the text fits into the socket's buffer
			io.WriteString(conn, tooMany)
			conn.Close()
		}
	}
}

// placed is a connection that leaves its place when it is closed.
type placed struct {
	net.Conn
	leave func()
}

// Close implements [net.Conn].
func (p *placed) Close() error {
	defer p.leave()
	return p.Conn.Close()
}

// grace is the time that running requests get to finish when the server stops.
const grace = 5 * time.Second

// Serve serves requests on a listener until the context ends, and returns when
// all requests have finished. It calls stop first, to end the streams, which
// would not finish by themselves.
func Serve(ctx context.Context, l net.Listener, h http.Handler, stop func()) error {
	srv := &http.Server{
		Handler: h, ReadHeaderTimeout: 10 * time.Second, ReadTimeout: 30 * time.Second, IdleTimeout: 2 * time.Minute,
		WriteTimeout: time.Minute, MaxHeaderBytes: 32 << 10, // a stream sets its own time for every event
	}
	done := make(chan error, 1)
	go func() { done <- srv.Serve(l) }()
	select {
	case err := <-done:
		stop()
		return err
	case <-ctx.Done():
	}
	stop()
	end, cancel := context.WithTimeout(context.Background(), grace)
	defer cancel()
	err := srv.Shutdown(end)
	if errors.Is(err, context.DeadlineExceeded) {
		err = srv.Close()
	}
	<-done
	return err
}
