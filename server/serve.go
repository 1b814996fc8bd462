package server

import (
	"context"
	"errors"
	"fmt"
	"net"
	"net/http"
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

// grace is the time that running requests get to finish when the server stops.
const grace = 5 * time.Second

// Serve serves requests on a listener until the context ends, and returns when
// all requests have finished. It calls stop first, to end the streams, which
// would not finish by themselves.
func Serve(ctx context.Context, l net.Listener, h http.Handler, stop func()) error {
	srv := &http.Server{
		Handler: h, ReadHeaderTimeout: 10 * time.Second, ReadTimeout: 30 * time.Second, IdleTimeout: 2 * time.Minute,
		MaxHeaderBytes: 32 << 10,
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
