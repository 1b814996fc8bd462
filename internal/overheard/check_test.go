package main

import (
	"bytes"
	"context"
	"encoding/json"
	"regexp"
	"strings"
	"testing"

	"ragtag/cards"
	"ragtag/rules"
	"ragtag/server"
	"ragtag/store/memory"
	"ragtag/table"
	"ragtag/wording"
)

// overhear lets three people and two bots play a game, and records what each
// person and a spectator were sent.
func overhear(t *testing.T) (o Overheard) {
	t.Helper()
	hub := table.NewHub(server.Keep(&memory.Store{}), cards.Catalogue(), table.Config{Chance: "overheard"})
	defer hub.Close()
	s := table.SetUp{Players: 5, Pace: table.Relaxed} // at which the bots talk
	for _, name := range []string{"Ana", "", "Bob", "", "Eve"} {
		sit := table.Sit{Kind: table.Human, Name: name}
		if name == "" {
			sit.Kind = table.Bot
		}
		s.Seats = append(s.Seats, sit)
	}
	made, err := hub.Create(s)
	if err != nil {
		t.Fatal(err)
	}
	tb, err := hub.Find(context.Background(), made.ID)
	if err != nil {
		t.Fatal(err)
	}
	ears := []Ear{{Seat: 0}, {Seat: 2}, {Seat: 4}, {Seat: -1}}
	read, last := make([]int, len(ears)), make([]string, len(ears))
	for over := false; !over; {
		for i := range ears {
			key := ""
			if ears[i].Seat >= 0 {
				key = made.Keys[ears[i].Seat]
			}
			f, err := tb.Frame(key, wording.En, read[i], 0)
			if err != nil {
				t.Fatal(err)
			}
			if data := asJSON(f); data != last[i] {
				ears[i].Frames, last[i] = append(ears[i].Frames, json.RawMessage(data)), data
			}
			if n := len(f.Log); n > 0 {
				read[i] = f.Log[n-1].N
			}
			if over = f.Table.Status == table.Over; f.Ask != nil {
				// the first that will do; in a window nothing
				takes, left := []rules.Take{}, f.Ask.Min
				for _, option := range f.Ask.Options {
					if n := min(left, option.Max); n > 0 {
						takes, left = append(takes, rules.Take{Option: option.ID, Count: n}), left-n
					}
				}
				if err := tb.Answer(key, f.Ask.Ask, takes); err != nil {
					t.Fatal(err)
				}
			}
		}
	}
	for i := range ears { // the end
		key := ""
		if ears[i].Seat >= 0 {
			key = made.Keys[ears[i].Seat]
		}
		f, err := tb.Frame(key, wording.En, read[i], 0)
		if err != nil {
			t.Fatal(err)
		}
		ears[i].Frames = append(ears[i].Frames, json.RawMessage(asJSON(f)))
	}
	if o.Record, err = tb.Record(); err != nil {
		t.Fatal(err)
	}
	for i := range ears {
		ears[i].Secrets = append(ears[i].Secrets, o.Record.Server, made.Owner)
		for p, key := range made.Keys {
			if p != ears[i].Seat {
				ears[i].Secrets = append(ears[i].Secrets, key, o.Record.Parts[p])
			}
		}
	}
	o.Ears = ears
	return o
}

// TestCheck_FindsWhatLeaks checks a game, and then the same game with each leak
// added.
func TestCheck_FindsWhatLeaks(t *testing.T) {
	heard := overhear(t)
	r, err := heard.check(cards.Catalogue())
	if err != nil {
		t.Fatal(err)
	}
	if r.Asks < 50 || r.Lines < 100 || r.Private == 0 || r.Words < 20 {
		t.Errorf("too little: %v", r)
	}
	hand := regexp.MustCompile(`"hand":\["[^]]*\]`)
	for name, leak := range map[string]struct {
		plant func(frame, other string) string
		says  string
	}{
		"another's frame": {func(_, other string) string { return other }, "at no moment"},
		"another's hand": {func(frame, other string) string {
			return strings.Replace(frame, hand.FindString(frame), hand.FindString(other), 1)
		}, "at no moment"},
		"more in a line": {func(frame, _ string) string {
			head, log, any := strings.Cut(frame, `"log":[{`)
			if !any {
				return frame
			}
			return head + `"log":[{` + strings.Replace(log, `"text":[{"text":"`, `"text":[{"text":"Repair 1. `, 1)
		}, "line"},
		"the seed": {func(frame, _ string) string {
			return strings.Replace(frame, `"commitment":`, `"seed":{"server":"00","parts":[]},"commitment":`, 1)
		}, "the seed"},
		"another word of a bot": {func(frame, _ string) string {
			return strings.Replace(frame, `"say":"help-l`, `"say":"l`, 1)
		}, "one was told"},
		"a word of what is to come": {func(frame, _ string) string {
			return regexp.MustCompile(`"say":"([^"]*)","about":"([^"]*)","after":\d+`).ReplaceAllString(frame, `"say":"$1","about":"$2","after":99999`)
		}, "has not happened"},
		"a key": {func(frame, _ string) string {
			return strings.Replace(frame, `"name":"Ana"`, `"name":"`+heard.Ears[2].Secrets[1]+`"`, 1)
		}, "a secret"},
		"a field more": {func(frame, _ string) string { return strings.Replace(frame, `{"seq"`, `{"x":1,"seq"`, 1) }, "unknown field"},
		"an option": {func(frame, _ string) string {
			return regexp.MustCompile(`("options":\[\{"id":)"[^"]*"`).ReplaceAllString(frame, `$1"skill/repair-1"`)
		}, "was asked"},
	} {
		t.Run(name, func(t *testing.T) {
			got := "nothing that could be changed"
			for i := 20; i < len(heard.Ears[0].Frames) && i < len(heard.Ears[1].Frames); i++ {
				was := heard.Ears[0].Frames[i]
				planted := leak.plant(string(was), string(heard.Ears[1].Frames[i]))
				if planted == string(was) {
					continue
				}
				heard.Ears[0].Frames[i] = json.RawMessage(planted)
				_, err := heard.check(cards.Catalogue())
				heard.Ears[0].Frames[i] = was
				if got = "no error"; err != nil {
					got = err.Error()
				}
				break
			}
			if !strings.Contains(got, leak.says) {
				t.Errorf("%.400s; want that it says %q", got, leak.says)
			}
		})
	}
	if _, err := (&Overheard{Record: heard.Record, Ears: heard.Ears[3:]}).check(cards.Catalogue()); err == nil {
		t.Error("a game of which nobody heard anything of their own is taken for compared")
	}
	if bytes.Equal(heard.Ears[0].Frames[30], heard.Ears[1].Frames[30]) {
		t.Error("two seats were sent the same")
	}
}
