package table

import (
	"regexp"
	"strings"
	"sync"
	"testing"
	"testing/synctest"
	"time"

	"ragtag/wording"
)

// pigeons is a Messenger that records its messages.
type pigeons struct {
	mu   sync.Mutex
	lame bool // they never say that they have arrived
	sent []Message
}

func (p *pigeons) Check(kind, to string) Code {
	if kind == "slack" || strings.Contains(to, "inside") {
		return ChannelHost
	}
	return ""
}

func (p *pigeons) Send(m Message, done func()) {
	if !p.lame {
		defer done()
	}
	p.mu.Lock()
	defer p.mu.Unlock()
	p.sent = append(p.sent, m)
}

func (p *pigeons) to(address string) (list []Message) {
	p.mu.Lock()
	defer p.mu.Unlock()
	for _, m := range p.sent {
		if m.To == address {
			list = append(list, m)
		}
	}
	return list
}

// comes waits for n messages to an address.
func (p *pigeons) comes(t *testing.T, address string, n int) []Message {
	t.Helper()
	for end := time.Now().Add(10 * time.Second); time.Now().Before(end); time.Sleep(2 * time.Millisecond) {
		if list := p.to(address); len(list) >= n {
			return list
		}
	}
	t.Fatalf("%d messages came to %s, want %d", len(p.to(address)), address, n)
	return nil
}

// TestNotice_TellsWhoIsAwayOnce notifies a person that it is their turn, and of
// nothing else, once until they have been present. A group is notified for whom
// the table waits. At the end both are told who has won.
func TestNotice_TellsWhoIsAwayOnce(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		p := &pigeons{}
		h := hub(t, &shelf{}, Config{Messenger: p, NoticeAfter: time.Millisecond, URL: "https://play.example.org/"})
		tb, made := made(t, h, seats("hhb", Relaxed))
		for seat := range 2 {
			to := made.Keys[seat]
			if err := tb.Tell(to, Channel{Kind: "discord", To: "hook-" + string(rune('A'+seat)), Lang: wording.Es}); err != nil {
				t.Fatal(err)
			}
		}
		if err := tb.Tell(made.Owner, Channel{Kind: "discord", To: "group", Lang: wording.En}); err != nil {
			t.Fatal(err)
		}
		first := frame(t, tb, "").Waiting[0]
		if first == 2 {
			first = within(t, tb, "", "a question to a person", func(f Frame) bool { return f.Waiting[0] < 2 }).Waiting[0]
		}
		name := string(rune('A' + first))
		got := p.comes(t, "hook-"+name, 1)[0]
		want := "Ragtag: " + name + ", la mesa te espera."
		if got.Subject != want || got.Text != want+"\nhttps://play.example.org/t/"+made.ID {
			t.Errorf("told was %+v", got)
		}
		group := p.comes(t, "group", 1)[0]
		if !strings.HasPrefix(group.Text, "Ragtag: the table waits for ") || frame(t, tb, "").Table.Group != "discord" {
			t.Errorf("the group was told %q", group.Text)
		}
		if f := frame(t, tb, made.Keys[first]); f.Told == nil || f.Told.To != "hook-"+name || !f.Told.Sure {
			t.Errorf("the seat sees the channel %+v", f.Told)
		}
		for _, key := range []string{"", made.Keys[1-first]} {
			if f := frame(t, tb, key); f.Told != nil && f.Told.To == "hook-"+name {
				t.Error("somebody else sees where the seat is told")
			}
		}
		w, err := tb.Watch(made.Keys[first], wording.En, 0, 0)
		if err != nil {
			t.Fatal(err)
		}
		time.Sleep(20 * time.Millisecond)
		if n := len(p.to("hook-" + name)); n != 1 {
			t.Errorf("told %d times, the last while present", n)
		}
		w.Close()
		c := chooser(3)
		for play(t, tb, made.Keys, &c, 1) > 0 {
			time.Sleep(2 * time.Millisecond) // a notice is due
		}
		for seat := range 2 {
			list := p.comes(t, "hook-"+string(rune('A'+seat)), 2)
			for end := time.Now().Add(5 * time.Second); !strings.Contains(list[len(list)-1].Text, "terminado") && time.Now().Before(end); {
				time.Sleep(2 * time.Millisecond)
				list = p.to("hook-" + string(rune('A'+seat)))
			}
			for _, m := range list[:len(list)-1] {
				if !strings.Contains(m.Text, "te espera") {
					t.Errorf("told was %q", m.Text)
				}
			}
			if last := list[len(list)-1]; !strings.Contains(last.Text, "la partida ha terminado") {
				t.Errorf("the last message is %q", last.Text)
			}
		}
	})
}

// TestNotice_MailWantsItsCode checks that no notice is mailed before the code
// sent to the address is entered, and that guesses are limited.
func TestNotice_MailWantsItsCode(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		p, s := &pigeons{}, &shelf{}
		h := hub(t, s, Config{Messenger: p, NoticeAfter: time.Millisecond})
		tb, made := made(t, h, seats("hhh", Relaxed))
		first := frame(t, tb, "").Waiting[0]
		key := made.Keys[first]
		mail := Channel{Kind: "mail", To: "ana@example.org", Lang: wording.En}
		if err := tb.Tell(key, mail); err != nil {
			t.Fatal(err)
		}
		text := p.comes(t, "ana@example.org", 1)[0].Text
		code := regexp.MustCompile(`code (\S{6}) there`).FindStringSubmatch(text)
		if code == nil || frame(t, tb, key).Told.Sure {
			t.Fatalf("sent was %q", text)
		}
		time.Sleep(20 * time.Millisecond)
		if n := len(p.to("ana@example.org")); n != 1 {
			t.Fatalf("%d messages before the code was entered", n)
		}
		for range codeTries {
			if err := tb.Confirm(key, "AAAAAA"); CodeOf(err) != WrongCode {
				t.Errorf("a guess: %v", err)
			}
		}
		if err := tb.Confirm(key, code[1]); CodeOf(err) != WrongCode {
			t.Errorf("the code after too many guesses: %v", err)
		}
		time.Sleep(RequestKept + time.Minute)
		h.forget()
		if err := tb.Tell(key, mail); err != nil {
			t.Fatal(err)
		}
		text = p.comes(t, "ana@example.org", 2)[1].Text
		if err := tb.Confirm(key, strings.ToLower(regexp.MustCompile(`code (\S{6}) there`).FindStringSubmatch(text)[1])); err != nil {
			t.Fatal(err)
		}
		p.comes(t, "ana@example.org", 3)
		if f := frame(t, reread(t, s, made.ID), key); f.Told == nil || !f.Told.Sure {
			t.Errorf("read again: %+v", f.Told)
		}
	})
}

func TestNotice_Refusals(t *testing.T) {
	h := hub(t, &shelf{}, Config{Messenger: &pigeons{}})
	tb, made := made(t, h, seats("hhh", Relaxed))
	for _, test := range []struct {
		key  string
		c    Channel
		want Code
	}{
		{"", Channel{Kind: "discord", To: "x", Lang: wording.En}, WrongKey},
		{"nobody", Channel{Kind: "discord", To: "x", Lang: wording.En}, WrongKey},
		{made.Keys[0], Channel{Kind: "slack", To: "x", Lang: wording.En}, ChannelHost},
		{made.Keys[0], Channel{Kind: "discord", To: "inside", Lang: wording.En}, ChannelHost},
		{made.Keys[0], Channel{Kind: "discord", To: "x", Lang: "tlh"}, BadChannel},
		{made.Owner, Channel{Kind: "mail", To: "x", Lang: wording.En}, BadChannel},
	} {
		if err := tb.Tell(test.key, test.c); CodeOf(err) != test.want {
			t.Errorf("%+v: got %v, want %s", test.c, err, test.want)
		}
	}
	if err := tb.Confirm(made.Keys[0], "x"); CodeOf(err) != WrongCode {
		t.Errorf("nothing to confirm: %v", err)
	}
	for n := range noticeChanges + 1 {
		err := tb.Tell(made.Keys[1], Channel{Kind: "discord", To: "x", Lang: wording.En})
		if (n == noticeChanges) != (CodeOf(err) == TooFast) {
			t.Errorf("change %d: %v", n, err)
		}
	}
	if err := tb.Tell(made.Keys[1], Channel{}); err != nil || frame(t, tb, made.Keys[1]).Told != nil {
		t.Errorf("told nowhere any more: %v", err)
	}
}
