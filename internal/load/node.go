package load

import (
	"bufio"
	"context"
	"errors"
	"fmt"
	"io"
	"net"
	"net/http"
	"os"
	"os/exec"
	"strconv"
	"strings"
	"time"
)

// node is a server in a process of its own.
type node struct {
	cmd      *exec.Cmd
	url      string
	private  string // the operator's address
	finished chan error
}

// start starts a server on a loopback address and waits until it is ready.
func (r *run) start(ctx context.Context, name string) (n *node, err error) {
	at, err := freeAddress()
	if err != nil {
		return nil, err
	}
	arguments := []string{"serve", "--addr", "127.0.0.1:0", "--metrics", at, "--log-level", "error", "--bot-time", "0s"}
	if r.DB != "" {
		arguments = append(arguments, "--db", r.DB)
	} else {
		arguments = append(arguments, "--data", r.folder(name))
	}
	n = &node{cmd: exec.Command(r.Program, arguments...), private: "http://" + at, finished: make(chan error, 1)}
	n.cmd.Stderr = os.Stderr
	out, err := n.cmd.StdoutPipe()
	if err != nil {
		return nil, err
	}
	if err := n.cmd.Start(); err != nil {
		return nil, err
	}
	line, err := bufio.NewReader(out).ReadString('\n')
	_, after, found := strings.Cut(line, "http://127.0.0.1:")
	if port, _, ok := strings.Cut(after, "/"); found && ok {
		n.url = "http://127.0.0.1:" + port
	}
	go func() {
		io.Copy(io.Discard, out)
		n.finished <- n.cmd.Wait()
	}()
	if n.url == "" {
		n.stop()
		return nil, fmt.Errorf("the server did not start: %q, %w", line, errors.Join(err, ctx.Err()))
	}
	return n, nil
}

// freeAddress returns a loopback address at which nobody listens.
func freeAddress() (string, error) {
	l, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		return "", err
	}
	defer l.Close()
	return l.Addr().String(), nil
}

// stop ends the server, and kills it if it does not end soon.
func (n *node) stop() {
	n.cmd.Process.Signal(os.Interrupt)
	select {
	case <-n.finished:
	case <-time.After(10 * time.Second):
		n.cmd.Process.Kill()
		<-n.finished
	}
}

// reading is what a server's metrics say of it at a moment.
type reading struct {
	processor float64 // seconds since it began
	resident  float64 // bytes
	heap      float64 // bytes in use

	allocated, allocations, cycles float64 // bytes and objects that the program has allocated, and how often it has collected them
	frames, sent                   float64 // frames and their bytes that were sent
	changes, storing               float64 // changes that were stored, and the seconds that took
}

// counts returns by their names in the metrics what a reading sums.
func (r *reading) counts() map[string]*float64 {
	return map[string]*float64{
		"process_cpu_seconds_total": &r.processor, "process_resident_memory_bytes": &r.resident, "go_memstats_heap_inuse_bytes": &r.heap,
		"go_memstats_alloc_bytes_total": &r.allocated, "go_memstats_mallocs_total": &r.allocations, "go_gc_duration_seconds_count": &r.cycles,
		"ragtag_frames_total": &r.frames, "ragtag_frame_bytes_total": &r.sent, `ragtag_commit_seconds_count{outcome="kept"}`: &r.changes,
		`ragtag_commit_seconds_sum{outcome="kept"}`: &r.storing,
	}
}

// add adds what a reading counted between two others.
func (r *reading) add(from, to reading) {
	of, before, after := r.counts(), from.counts(), to.counts()
	for name, n := range of {
		*n += *after[name] - *before[name]
	}
}

// read reads the metrics of all servers, summed.
func read(nodes []*node) (sum reading, err error) {
	counts := sum.counts()
	for _, n := range nodes {
		answer, err := client.Get(n.private + "/metrics")
		if err != nil {
			return sum, err
		}
		body, err := io.ReadAll(answer.Body)
		answer.Body.Close()
		if err != nil || answer.StatusCode != http.StatusOK {
			return sum, fmt.Errorf("the metrics: %s, %w", answer.Status, err)
		}
		for line := range strings.Lines(string(body)) {
			name, text, _ := strings.Cut(strings.TrimSpace(line), " ")
			value, _ := strconv.ParseFloat(text, 64)
			if n := counts[name]; n != nil {
				*n += value
			}
		}
	}
	return sum, nil
}

// client reaches loopback addresses alone.
var client = &http.Client{Transport: &http.Transport{MaxIdleConnsPerHost: 200, DisableCompression: true, DialContext: dial}}

// dial connects to a loopback address.
func dial(ctx context.Context, network, address string) (net.Conn, error) {
	host, _, err := net.SplitHostPort(address)
	if ip := net.ParseIP(host); err != nil || ip == nil || !ip.IsLoopback() {
		return nil, fmt.Errorf("%s is no loopback address", address)
	}
	return (&net.Dialer{}).DialContext(ctx, network, address)
}
