package load

import (
	"context"
	"errors"
	"fmt"
	"io"
	"net/http"
	"os"
	"path/filepath"
	"runtime/pprof"
	"sync"
	"time"
)

// profile begins to profile the processor time of the servers, and of this program, if
// that is wanted, for so long. The function that it returns waits until the profiles are
// written, each to a file.
func (r *run) profile(ctx context.Context, nodes []*node, name string, lasts time.Duration) (wait func() error) {
	if r.Profile == "" {
		return func() error { return nil }
	}
	var group sync.WaitGroup
	failed := make([]error, len(nodes))
	for i, n := range nodes {
		group.Go(func() {
			failed[i] = n.profile(ctx, filepath.Join(r.Profile, fmt.Sprintf("%s-%d.pprof", name, i)), lasts)
		})
	}
	own, err := os.Create(filepath.Join(r.Profile, name+"-own.pprof"))
	if err == nil {
		err = pprof.StartCPUProfile(own)
	}
	return func() error {
		pprof.StopCPUProfile()
		group.Wait()
		return errors.Join(append(failed, err, own.Close())...)
	}
}

// profile writes a profile of the server's processor time to a file.
func (n *node) profile(ctx context.Context, path string, lasts time.Duration) error {
	seconds := max(1, int(lasts.Seconds()))
	answer, err := request(ctx, "GET", fmt.Sprintf("%s/debug/pprof/profile?seconds=%d", n.private, seconds), "", nil, http.StatusOK)
	if err != nil {
		return err
	}
	defer answer.Body.Close()
	f, err := os.Create(path)
	if err != nil {
		return err
	}
	_, err = io.Copy(f, answer.Body)
	return errors.Join(err, f.Close())
}
