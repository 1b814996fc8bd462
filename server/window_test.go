package server_test

import (
	"bufio"
	"context"
	"fmt"
	"io"
	"net"
	"net/http"
	"os"
	"strings"
	"sync"
	"testing"
	"testing/synctest"
	"time"

	"ragtag/rules"
	"ragtag/scenario"
	"ragtag/server"
	"ragtag/store/memory"
	"ragtag/table"
)

// pipes is a network within the test, in which time is the test's own.
type pipes chan net.Conn

func (p pipes) Accept() (net.Conn, error) {
	if c, ok := <-p; ok {
		return c, nil
	}
	return nil, net.ErrClosed
}
func (p pipes) Close() error   { return nil }
func (p pipes) Addr() net.Addr { return &net.UnixAddr{Name: "pipes"} }

func (p pipes) dial(context.Context, string, string) (net.Conn, error) {
	near, far := net.Pipe()
	p <- far
	return near, nil
}

// hands returns two positions of the journeys' scene: at the first Roslin holds a
// card for the window that opens next, at the second none.
func hands(t *testing.T) (at [2]rules.State) {
	t.Helper()
	const file = "../web/e2e/scenes/window.scenario"
	src, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	scene, err := scenario.Parse(file, string(src))
	if err != nil || len(scene.Cases) != len(at) {
		t.Fatalf("%d cases, %v", len(scene.Cases), err)
	}
	for i := range at {
		if at[i], err = scene.Position(cat, &scene.Cases[i]); err != nil {
			t.Fatal(err)
		}
	}
	return at
}

const adama, roslin = 0, 1 // their seats

// received lets a table stand at a position for a minute, in which the window opens and
// somebody does something a second later. It returns every byte, with its time, that
// reaches each seat and, last, somebody without one: by their streams, and by a look at
// the table every second.
func received(at rules.State, act func(tb *table.Table, keys []string)) (got [4][]string) {
	hub := table.NewHub(server.Keep(&memory.Store{}), cat, table.Config{Chance: "window"})
	defer hub.Close()
	s := table.SetUp{Pace: table.Live}
	for _, name := range []string{"Ana", "Bob", "Eve"} {
		s.Seats = append(s.Seats, table.Sit{Kind: table.Human, Name: name})
	}
	made, err := hub.Arrange(s, at)
	if err != nil {
		panic(err)
	}
	wire := make(pipes)
	web := &http.Server{Handler: server.New(hub, server.Config{Client: page})}
	go web.Serve(wire)
	transport := &http.Transport{DialContext: wire.dial, DisableCompression: true}
	client := &http.Client{Transport: transport}
	start := time.Now()
	ctx, stop := context.WithTimeout(context.Background(), time.Minute)
	defer stop()
	var mu sync.Mutex
	note := func(i int, text string) {
		mu.Lock()
		defer mu.Unlock()
		if time.Since(start) > 55*time.Second {
			return // from here on the lines end, one after the other
		}
		got[i] = append(got[i], fmt.Sprintf("%v %s", time.Since(start), strings.ReplaceAll(text, made.ID, "ID")))
	}
	get := func(path string) io.ReadCloser {
		r, err := http.NewRequestWithContext(ctx, "GET", "http://pipes/api/tables/"+made.ID+path, nil)
		if err != nil {
			panic(err)
		}
		answer, err := client.Do(r)
		if err != nil {
			return nil // the minute is over
		}
		return answer.Body
	}
	var group sync.WaitGroup
	keys := append(made.Keys, "")
	for i, key := range keys {
		group.Go(func() {
			time.Sleep(time.Duration(i) * time.Millisecond) // one after the other
			body := get("/stream?key=" + key)
			for lines := bufio.NewScanner(body); lines.Scan(); {
				note(i, lines.Text())
			}
		})
		group.Go(func() {
			for n := range 50 {
				time.Sleep(time.Until(start.Add(time.Duration(n)*time.Second + time.Duration(10+i)*time.Millisecond)))
				if body := get("?key=" + key); body != nil {
					data, _ := io.ReadAll(body)
					note(i, string(data))
					body.Close()
				}
			}
		})
	}
	tb, err := hub.Find(ctx, made.ID)
	if err != nil {
		panic(err)
	}
	time.Sleep(500 * time.Millisecond) // everybody looks, and the window opens
	if err := tb.Answer(keys[adama], 0, []rules.Take{{Option: "box/a", Count: 1}}); err != nil {
		panic(err)
	}
	time.Sleep(time.Second)
	act(tb, made.Keys)
	group.Wait()
	transport.CloseIdleConnections()
	close(wire)
	web.Close()
	return got
}

// TestStream_TellsNothingOfAHand compares, byte by byte and moment by moment, what goes
// over the wire to the others around a secret window when somebody holds a card for it
// and when not. Time is exact, since it is the test's own.
func TestStream_TellsNothingOfAHand(t *testing.T) {
	at := hands(t)
	for name, act := range map[string]func(tb *table.Table, keys []string){
		"all are silent": func(*table.Table, []string) {},
		// what fails, fails at one of the tables alone: that is found
		"one passes by hand": func(tb *table.Table, keys []string) { tb.Answer(keys[roslin], 1, nil) },
		"one holds it open":  func(tb *table.Table, keys []string) { tb.Hold(keys[roslin], 1, true) },
		"all the others pass": func(tb *table.Table, keys []string) {
			tb.Answer(keys[adama], 1, nil)
			tb.Answer(keys[2], 1, nil)
		},
	} {
		t.Run(name, func(t *testing.T) {
			var got [2][4][]string
			for i := range at {
				synctest.Test(t, func(*testing.T) { got[i] = received(at[i], act) })
			}
			for p := range got[0] {
				n := len(got[0][p])
				if n < 50 {
					t.Errorf("seat %d received %d lines only", p, n)
				}
				same := 0
				for same < min(n, len(got[1][p])) && got[0][p][same] == got[1][p][same] {
					same++
				}
				all := same == n && same == len(got[1][p])
				if p != roslin && !all {
					t.Errorf("what seat %d receives depends on a hand, from line %d of %d and %d on:\n%v\n%v",
						p, same, n, len(got[1][p]), got[0][p][min(same, n-1)], got[1][p][min(same, len(got[1][p])-1)])
				}
				if p == roslin && all {
					t.Error("she is sent the same with a card and without one")
				}
			}
		})
	}
}
