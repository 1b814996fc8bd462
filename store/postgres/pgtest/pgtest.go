// Package pgtest starts a PostgreSQL of a test's own, in a temporary folder and
// reached only by a socket in it, and makes databases there.
//
// It uses the programs that it finds in PATH or where Debian puts them. As root,
// which PostgreSQL refuses to be run by, it runs them as the user postgres. A
// test that needs a database is skipped where they are not found.
package pgtest

import (
	"context"
	"fmt"
	"io"
	"net/url"
	"os"
	"os/exec"
	"os/user"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"sync/atomic"
	"syscall"
	"testing"
	"time"

	"github.com/jackc/pgx/v5"
)

// Server is a PostgreSQL that runs until the test ends.
type Server struct {
	t    testing.TB
	bin  string // folder of the programs
	dir  string // of the data and the socket
	life io.Closer
	done chan struct{}
}

// owner is the user of the databases, who may do anything there.
const owner = "ragtag"

// Start makes and starts a server. The test and its parts may use it.
func Start(t testing.TB) *Server {
	t.Helper()
	bin, err := programs()
	if err != nil {
		t.Skip(err)
	}
	dir, err := os.MkdirTemp("", "ragtag-pg-*")
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { os.RemoveAll(dir) })
	s := &Server{t: t, bin: bin, dir: dir}
	if err := s.give(dir); err != nil {
		t.Fatal(err)
	}
	initdb := s.command("initdb", "-D", s.data(), "-U", owner, "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync")
	if out, err := initdb.CombinedOutput(); err != nil {
		t.Fatalf("initdb: %v\n%s", err, out)
	}
	s.Up()
	t.Cleanup(s.Down)
	return s
}

// programs returns the folder of PostgreSQL's programs.
func programs() (string, error) {
	if path, err := exec.LookPath("initdb"); err == nil {
		if real, err := filepath.EvalSymlinks(path); err == nil {
			return filepath.Dir(real), nil
		}
	}
	found, _ := filepath.Glob("/usr/lib/postgresql/*/bin/initdb")
	if len(found) == 0 {
		return "", fmt.Errorf(`needs PostgreSQL 15 or later: run "apt-get install postgresql" as root`)
	}
	slices.Sort(found)
	return filepath.Dir(found[len(found)-1]), nil
}

func (s *Server) data() string { return filepath.Join(s.dir, "data") }

// give gives the folder to the user who runs the programs.
func (s *Server) give(dir string) error {
	who := runner()
	if who == nil {
		return nil
	}
	return os.Chown(dir, int(who.Uid), int(who.Gid))
}

// runner returns the user who runs the programs, or nil if it is this one.
func runner() *syscall.Credential {
	if os.Geteuid() != 0 {
		return nil
	}
	u, err := user.Lookup("postgres")
	if err != nil {
		return nil // initdb says why it refuses
	}
	uid, _ := strconv.ParseUint(u.Uid, 10, 32)
	gid, _ := strconv.ParseUint(u.Gid, 10, 32)
	return &syscall.Credential{Uid: uint32(uid), Gid: uint32(gid)}
}

// command returns a program of PostgreSQL, not yet started.
func (s *Server) command(name string, args ...string) *exec.Cmd {
	cmd := exec.Command(filepath.Join(s.bin, name), args...)
	s.prepare(cmd)
	return cmd
}

func (s *Server) prepare(cmd *exec.Cmd) {
	cmd.Dir = s.dir
	cmd.Env = []string{"PATH=/usr/bin:/bin", "LC_ALL=C"}
	cmd.SysProcAttr = &syscall.SysProcAttr{Credential: runner()}
}

// watched runs a server until its input ends, which it does at the latest when
// the test's process does.
const watched = `"$@" & pid=$!; cat >/dev/null; kill -INT $pid; wait $pid`

// Up starts the server and waits until it can be used.
func (s *Server) Up() {
	s.t.Helper()
	cmd := exec.Command("/bin/sh", "-c", watched, "sh", filepath.Join(s.bin, "postgres"), "-D", s.data(), "-k", s.dir,
		"-c", "listen_addresses=", "-c", "fsync=off", "-c", "max_connections=200", "-c", "log_min_messages=fatal")
	s.prepare(cmd)
	input, err := cmd.StdinPipe()
	if err != nil {
		s.t.Fatal(err)
	}
	log := &strings.Builder{}
	cmd.Stderr = log
	if err := cmd.Start(); err != nil {
		s.t.Fatal(err)
	}
	done := make(chan struct{})
	s.life, s.done = input, done
	go func() { defer close(done); cmd.Wait() }()
	for start := time.Now(); ; time.Sleep(10 * time.Millisecond) {
		err := s.run("SELECT 1")
		if err == nil {
			return
		}
		if time.Since(start) > 30*time.Second {
			s.Down()
			s.t.Fatalf("PostgreSQL does not start: %v\n%s", err, log)
		}
	}
}

// Down stops the server, without waiting for those who are connected.
func (s *Server) Down() {
	if s.life == nil {
		return
	}
	s.life.Close()
	<-s.done
	s.life = nil
}

// Kill ends the server as a crash would.
func (s *Server) Kill() {
	s.t.Helper()
	s.signal(syscall.SIGKILL)
	s.Down()
}

// signal sends a signal to every process of the server.
func (s *Server) signal(what syscall.Signal) {
	s.t.Helper()
	data, err := os.ReadFile(filepath.Join(s.data(), "postmaster.pid"))
	if err != nil {
		s.t.Fatal(err)
	}
	first, _, _ := strings.Cut(string(data), "\n")
	pid, err := strconv.Atoi(first)
	if err != nil {
		s.t.Fatal(err)
	}
	if err := syscall.Kill(pid, what); err != nil {
		s.t.Fatal(err)
	}
}

// databases numbers the databases of this process.
var databases atomic.Int64

// Database makes an empty database and returns its address.
func (s *Server) Database(t testing.TB) string {
	t.Helper()
	name := fmt.Sprint("test", databases.Add(1))
	if err := s.run("CREATE DATABASE " + name); err != nil {
		t.Fatal(err)
	}
	return s.Address(owner, name)
}

// Address returns the address of a database for a user.
func (s *Server) Address(user, name string) string {
	u := url.URL{Scheme: "postgres", User: url.User(user), Path: "/" + name, RawQuery: url.Values{"host": {s.dir}}.Encode()}
	return u.String()
}

// Do runs statements as the owner, in the database at an address or, if that is
// empty, in the server's own.
func (s *Server) Do(t testing.TB, address string, statements ...string) {
	t.Helper()
	for _, statement := range statements {
		if err := s.runAt(address, statement); err != nil {
			t.Fatalf("%s: %v", statement, err)
		}
	}
}

func (s *Server) run(statement string) error { return s.runAt(s.Address(owner, "postgres"), statement) }

func (s *Server) runAt(address, statement string) error {
	if address == "" {
		address = s.Address(owner, "postgres")
	}
	ctx, cancel := context.WithTimeout(context.Background(), 20*time.Second)
	defer cancel()
	conn, err := pgx.Connect(ctx, address)
	if err != nil {
		return err
	}
	defer conn.Close(ctx)
	_, err = conn.Exec(ctx, statement)
	return err
}
