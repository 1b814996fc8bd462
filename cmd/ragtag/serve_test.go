//go:build unix

package main

import (
	"bufio"
	"bytes"
	"encoding/json"
	"fmt"
	"io"
	"math/rand/v2"
	"net"
	"net/http"
	"os"
	"os/exec"
	"path/filepath"
	"reflect"
	"regexp"
	"strings"
	"syscall"
	"testing"
	"time"

	"ragtag/store/postgres/pgtest"
	"ragtag/table"
)

// With asProgram the test binary runs as the program, with the given arguments.
// asNobody drops its privileges first, since root may write anywhere.
const (
	asProgram = "RAGTAG_TEST_AS_PROGRAM"
	asNobody  = "RAGTAG_TEST_AS_NOBODY"
	nobody    = 65534
)

func TestMain(m *testing.M) {
	if os.Getenv(asProgram) == "" {
		os.Exit(m.Run())
	}
	if err := asAsked(); err != nil {
		panic(err)
	}
	if os.Getenv(asNobody) != "" && os.Geteuid() == 0 {
		if err := syscall.Setuid(nobody); err != nil {
			panic(err)
		}
	}
	main()
}

// program returns the program with arguments, ready to start.
func program(arguments ...string) *exec.Cmd {
	if arguments[0] == "serve" {
		arguments = append(arguments, "--bot-time", "0s")
	}
	cmd := exec.Command(os.Args[0], arguments...)
	cmd.Env = append(os.Environ(), asProgram+"=1")
	return cmd
}

// serving is a running server process.
type serving struct {
	t   *testing.T
	cmd *exec.Cmd
	url string
}

var address = regexp.MustCompile(`http://[0-9.:]+`)

// serve starts the program with a flag that says where the tables are kept, and
// waits until it is ready.
func serve(t *testing.T, where ...string) *serving {
	t.Helper()
	return serveWith(t, program(append([]string{"serve", "--addr", "127.0.0.1:0"}, where...)...))
}

// serveWith starts the program with its arguments and waits until it is ready.
func serveWith(t *testing.T, cmd *exec.Cmd) *serving {
	t.Helper()
	return serveLogging(t, cmd, t.Output())
}

// serveLogging starts the program with its arguments, whose log goes there, and
// waits until it is ready.
func serveLogging(t *testing.T, cmd *exec.Cmd, log io.Writer) *serving {
	t.Helper()
	cmd.Stderr = log
	out, err := cmd.StdoutPipe()
	if err != nil {
		t.Fatal(err)
	}
	if err := cmd.Start(); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { cmd.Process.Kill(); cmd.Wait() })
	line, err := bufio.NewReader(out).ReadString('\n')
	if err != nil {
		t.Fatalf("%q: %v", line, err)
	}
	return &serving{t, cmd, address.FindString(line)}
}

// post sends a request. ok is false if there was no response.
func (s *serving) post(path, key string, body any) (status int, data []byte, ok bool) {
	text, err := json.Marshal(body)
	if err != nil {
		s.t.Fatal(err)
	}
	r, err := http.NewRequest("POST", s.url+path, bytes.NewReader(text))
	if err != nil {
		s.t.Fatal(err)
	}
	r.Header.Set("Content-Type", "application/json")
	r.Header.Set("X-Ragtag-Key", key)
	answer, err := http.DefaultClient.Do(r)
	if err != nil {
		return 0, nil, false
	}
	defer answer.Body.Close()
	data, err = io.ReadAll(answer.Body)
	return answer.StatusCode, data, err == nil
}

// look returns the frame of a seat, with the whole log. ok is false if there was no
// response.
func (s *serving) look(id, key string) (f table.Frame, ok bool) { return s.lookAfter(id, key, 0) }

// lookAfter is look, with what came after a line of the log.
func (s *serving) lookAfter(id, key string, line int) (f table.Frame, ok bool) {
	answer, err := http.Get(fmt.Sprintf("%s/api/tables/%s?key=%s&after=%d", s.url, id, key, line))
	if err != nil {
		return f, false
	}
	defer answer.Body.Close()
	if answer.StatusCode != http.StatusOK {
		s.t.Fatalf("looking: %s", answer.Status)
	}
	return f, json.NewDecoder(answer.Body).Decode(&f) == nil
}

// kills is how often the program is killed during a game.
const kills = 8

// TestServe_KilledDuringPlay kills the program at random moments of a game.
// Everything that was acknowledged or seen must be there after each restart,
// and the game must run to its end.
func TestServe_KilledDuringPlay(t *testing.T) {
	if testing.Short() {
		t.Skip("kills servers and a database; make test does")
	}
	t.Run("folder", func(t *testing.T) { killedDuringPlay(t, "--data", t.TempDir()) })
	t.Run("database", func(t *testing.T) { killedDuringPlay(t, "--db", pgtest.Start(t).Database(t)) })
}

func killedDuringPlay(t *testing.T, where ...string) {
	dice := rand.New(rand.NewPCG(1, 2))
	s := serve(t, where...)
	status, data, _ := s.post("/api/tables", "", map[string]any{
		"options": "", "players": 3, "pace": "relaxed",
		"seats": []any{map[string]string{"kind": "human", "name": "Ana"}, map[string]string{"kind": "bot"}, map[string]string{"kind": "bot"}},
	})
	var made struct {
		ID    string
		Seats []struct{ Key *string }
	}
	if err := json.Unmarshal(data, &made); err != nil || status != http.StatusOK {
		t.Fatalf("%d %s", status, data)
	}
	key := *made.Seats[0].Key
	var seen []table.Line // before the last kill
	acknowledged := -1
	var last table.Frame
	killed := 0
	for {
		end := time.AfterFunc(time.Hour, func() { s.cmd.Process.Kill() })
		if killed < kills {
			end.Reset(time.Duration(dice.IntN(30)) * time.Millisecond)
		}
		for whole := true; ; whole = false { // of each process the whole log first, then what is new
			after := 0
			if !whole && len(seen) > 0 {
				after = seen[len(seen)-1].N
			}
			f, ok := s.lookAfter(made.ID, key, after)
			if !ok {
				break
			}
			if after == 0 {
				if len(f.Log) < len(seen) || len(seen) > 0 && !reflect.DeepEqual(f.Log[:len(seen)], seen) {
					t.Fatalf("of %d lines that were seen, some are gone or others", len(seen))
				}
				seen = nil
			}
			if f.Ask != nil && f.Ask.Ask <= acknowledged {
				t.Fatalf("question %d is asked again, of which the answer was acknowledged", f.Ask.Ask)
			}
			if last, seen = f, append(seen, f.Log...); f.Table.Status == table.Over {
				break
			}
			if f.Ask == nil {
				continue
			}
			status, data, ok := s.post("/api/tables/"+made.ID+"/answers", key, map[string]any{"ask": f.Ask.Ask, "takes": takes(dice, f.Ask)})
			if !ok {
				break
			}
			if status != http.StatusNoContent {
				t.Fatalf("question %d: %d %s", f.Ask.Ask, status, data)
			}
			acknowledged = f.Ask.Ask
		}
		if alive := end.Stop(); alive && last.Table.Status == table.Over {
			break
		}
		s.cmd.Process.Kill()
		s.cmd.Wait()
		killed++
		s = serve(t, where...)
	}
	if killed < kills/2 {
		t.Errorf("the game was over after %d kills, want %d", killed, kills/2)
	}
	if f, ok := s.look(made.ID, key); !ok || !reflect.DeepEqual(f.Log, seen) {
		t.Errorf("at the end there are %d lines, and %d were seen, or others", len(f.Log), len(seen))
	}
	answer, err := http.Get(s.url + "/api/tables/" + made.ID + "/record")
	if err != nil {
		t.Fatal(err)
	}
	defer answer.Body.Close()
	file := filepath.Join(t.TempDir(), "game.json")
	record, err := io.ReadAll(answer.Body)
	if err != nil {
		t.Fatal(err)
	}
	replayed(t, file, record)
	s.cmd.Process.Signal(syscall.SIGTERM)
	if err := s.cmd.Wait(); err != nil {
		t.Errorf("told to stop, it ended with %v", err)
	}
}

// replayed checks the output of the replay command for a valid, a modified and
// a truncated record.
func replayed(t *testing.T, file string, record []byte) {
	t.Helper()
	replay := func(data []byte, arguments ...string) (string, error) {
		if err := os.WriteFile(file, data, 0o600); err != nil {
			t.Fatal(err)
		}
		out, err := program(append([]string{"replay", file}, arguments...)...).CombinedOutput()
		return string(out), err
	}
	if out, err := replay(record, "--verify"); err != nil || !strings.Contains(out, "verified") {
		t.Errorf("verifying: %v: %s", err, out)
	}
	for _, lang := range []string{"en", "es"} {
		if out, err := replay(record, "--lang", lang); err != nil || strings.Count(out, "\n") < 50 {
			t.Errorf("replaying in %s: %v: %s", lang, err, out)
		}
	}
	doctored := bytes.Replace(record, []byte(`"parts":["`), []byte(`"parts":["x`), 1)
	for what, data := range map[string][]byte{"doctored": doctored, "cut off": record[:len(record)/3], "empty": nil} {
		if out, err := replay(data, "--verify"); err == nil || !strings.Contains(out, "bad-record") || !strings.Contains(out, file) {
			t.Errorf("%s: %v: %s", what, err, out)
		}
	}
}

// refusal runs the program and returns what it says before it gives up.
func refusal(t *testing.T, cmd *exec.Cmd) string {
	t.Helper()
	timer := time.AfterFunc(time.Minute, func() { cmd.Process.Kill() })
	defer timer.Stop()
	out, err := cmd.CombinedOutput()
	if err == nil {
		t.Errorf("it did not fail: %s", out)
	}
	return string(out)
}

func TestServe_Refusals(t *testing.T) {
	dir := t.TempDir()
	s := serve(t, "--data", dir)
	if out := refusal(t, program("serve", "--addr", "127.0.0.1:0", "--data", dir)); !strings.Contains(out, "in use by another process") || !strings.Contains(out, dir) {
		t.Errorf("a folder in use: %s", out)
	}
	at := strings.TrimPrefix(s.url, "http://")
	other := t.TempDir()
	if out := refusal(t, program("serve", "--addr", at, "--data", other)); !strings.Contains(out, "address in use") || !strings.Contains(out, at) {
		t.Errorf("an address in use: %s", out)
	}
	if left, err := os.ReadDir(other); err != nil || len(left) > 0 {
		t.Errorf("refused, it left %v in the folder: %v", left, err)
	}
	if out := refusal(t, program("serve", "--addr", "nowhere")); !strings.Contains(out, "nowhere") {
		t.Errorf("an address that is none: %s", out)
	}
	file := filepath.Join(t.TempDir(), "file")
	if err := os.WriteFile(file, nil, 0o600); err != nil {
		t.Fatal(err)
	}
	if out := refusal(t, program("serve", "--addr", "127.0.0.1:0", "--data", file)); !strings.Contains(out, file) {
		t.Errorf("a folder that is a file: %s", out)
	}
	for db, want := range map[string]string{
		"postgres://ana:unspoken@127.0.0.1:1/none": "cannot be reached", "postgre://none": "not the address of a database",
		"postgres://ana:unspoken@[none": "not the address of a database",
	} {
		if out := refusal(t, program("serve", "--addr", "127.0.0.1:0", "--db", db)); !strings.Contains(out, want) || strings.Contains(out, "unspoken") {
			t.Errorf("%s: %s", db, out)
		}
	}
	if err := s.cmd.Process.Signal(syscall.SIGINT); err != nil {
		t.Fatal(err)
	}
	if err := s.cmd.Wait(); err != nil {
		t.Errorf("interrupted, it ended with %v", err)
	}
}

func TestServe_FolderThatMayNotBeWritten(t *testing.T) {
	top, err := os.MkdirTemp("", "ragtag-serve-*") // others may pass, unlike into the folders of tests
	if err != nil {
		t.Fatal(err)
	}
	defer os.RemoveAll(top)
	if err := os.Chmod(top, 0o755); err != nil {
		t.Fatal(err)
	}
	dir := filepath.Join(top, "data")
	if err := os.Mkdir(dir, 0o555); err != nil {
		t.Fatal(err)
	}
	cmd := program("serve", "--addr", "127.0.0.1:0", "--data", dir)
	cmd.Env = append(cmd.Env, asNobody+"=1")
	if out := refusal(t, cmd); !strings.Contains(out, "cannot be written") || !strings.Contains(out, dir) {
		t.Error(out)
	}
}

func TestReachable(t *testing.T) {
	for addr, want := range map[string]string{"127.0.0.1:80": "127.0.0.1:80", "0.0.0.0:80": "localhost:80", "[::]:8080": "localhost:8080"} {
		tcp, err := net.ResolveTCPAddr("tcp", addr)
		if err != nil {
			t.Fatal(err)
		}
		if got := reachable(tcp); got != want {
			t.Errorf("%s: %s, want %s", addr, got, want)
		}
	}
}

// TestElsewhere names addresses of this machine that others can reach, if it listens there.
func TestElsewhere(t *testing.T) {
	if all := elsewhere(&net.TCPAddr{IP: net.IPv4(127, 0, 0, 1), Port: 80}); all != nil {
		t.Errorf("what listens on this machine alone is said to be at %v", all)
	}
	for _, everywhere := range []net.IP{net.IPv4zero, net.IPv6zero} {
		for _, at := range elsewhere(&net.TCPAddr{IP: everywhere, Port: 81}) {
			tcp, err := net.ResolveTCPAddr("tcp", at)
			if err != nil || tcp.Port != 81 || tcp.IP.IsLoopback() || tcp.IP.IsUnspecified() {
				t.Errorf("%s: %v, %v", at, tcp, err)
			}
		}
	}
}
