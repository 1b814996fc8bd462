package table

import (
	"cmp"
	"strings"
	"time"
	"unicode"
	"unicode/utf8"

	"ragtag/rules"
	"ragtag/wording"
)

// Seats talk among themselves, and spectators can read it. Spectators have a
// talk of their own, which seats can read once the game is over. Before a skill
// check seats can also use set phrases to say how they can contribute; which
// ones depends only on what everybody sees.

// Talk is one line of talk, as text or a set phrase.
type Talk struct {
	N     int    `json:"n" doc:"lines are numbered from 1; of some a seat sees nothing"`
	Seat  int    `json:"seat" doc:"who said it; -1 for somebody without a seat"`
	At    int64  `json:"at" doc:"when, in milliseconds since 1970"`
	Name  string `json:"name,omitempty" doc:"of somebody without a seat, as they call themselves"`
	Text  string `json:"text,omitempty" doc:"plain text, never markup"`
	Say   Say    `json:"say,omitempty" enum:"help-little,help-lot,hurt,cannot" doc:"in the place of a text"`
	About string `json:"about,omitempty" doc:"id of the component whose skill check it is about"`
	After int    `json:"after" doc:"the last line of the log when it was said"`

	Remark *wording.Remark `json:"remark,omitempty" doc:"in the place of a text: what a bot says"`
	Spans  []wording.Span  `json:"spans,omitempty" doc:"the remark in words"`

	Erased bool `json:"erased,omitempty" doc:"whoever said it has erased what it was"`
}

// Say is a set phrase for use before a skill check. It reveals as much about
// one's cards as the rules of secrecy allow.
type Say string

// The set phrases.
const (
	HelpLittle Say = "help-little"
	HelpLot    Say = "help-lot"
	Hurt       Say = "hurt"
	Cannot     Say = "cannot" // add anything that helps
)

// Limits of talk.
const (
	MaxTalk   = 500  // characters of a line
	MaxLines  = 1000 // lines of the seats, and as many of spectators
	TalkShown = 200  // lines delivered at once: the latest
	TalkBurst = 5    // lines of a seat, or of all without one, within TalkTime
	TalkTime  = 10 * time.Second
)

// talked records a line of talk.
type talked struct {
	Seat  int    `json:"seat"`
	Name  string `json:"name,omitempty"`
	Text  string `json:"text,omitempty"`
	Say   Say    `json:"say,omitempty"`
	About string `json:"about,omitempty"`
	After int    `json:"after,omitempty"`
	Voice string `json:"voice,omitempty"` // lock of the voice under whose name it was said

	Remark *wording.Remark `json:"remark,omitempty"` // of a bot
}

// Talk adds a line of talk: of the key's seat or, without a seat, of a
// spectator, under a name if one is given.
func (t *Table) Talk(key, name, text string) error {
	text, err := checkTalk(text)
	if err != nil {
		return t.named(err)
	}
	return t.act(func() error {
		p, err := t.seatOf(key)
		if err != nil {
			return err
		}
		if err := t.mayTalk(p); err != nil {
			return err
		}
		k := &talked{Seat: int(p), Text: text}
		if p == rules.Nobody && name != "" {
			if k.Name, err = checkName(name); err == nil {
				err = cmp.Or(t.nameFree(k.Name), t.hub.mayBeCalled(k.Name))
			}
			if err != nil {
				return err
			}
			k.Voice = t.lockOfVoice()
		}
		return t.speak(k)
	})
}

// Say adds a set phrase of the key's seat about the open skill check. It
// returns an Error of code NotNow if the seat's frame does not offer it.
func (t *Table) Say(key string, what Say) error {
	return t.asSeat(key, func(p rules.Seat) error {
		for _, s := range t.sayings(p) {
			if s == what {
				return t.speak(&talked{Seat: int(p), Say: what, About: t.hub.cat.Ref(t.game.State().Check.Source)})
			}
		}
		return refuse(NotNow, "seat %d cannot say %q", p, what)
	})
}

// speak adds a line unless its author exceeds the rate limit.
func (t *Table) speak(k *talked) error {
	v, now := viewer(rules.Seat(k.Seat)), t.hub.Now()
	if now.Sub(t.spoke[v][0]) < TalkTime {
		return refuse(TooFast, "more than %d lines in %s", TalkBurst, TalkTime)
	}
	k.After = t.length()
	if err := t.add(entry{Talked: k}); err != nil {
		return err
	}
	t.then = append(t.then, func() {
		copy(t.spoke[v][:], t.spoke[v][1:])
		t.spoke[v][TalkBurst-1] = now
	})
	return nil
}

// checkTalk returns a text as others will see it: on one line and without
// control characters that change how the text around it is shown.
func checkTalk(text string) (string, error) {
	text = strings.Join(strings.Fields(strings.Map(func(r rune) rune {
		switch {
		case unicode.IsSpace(r):
			return ' '
		case unicode.IsControl(r), unicode.Is(unicode.Bidi_Control, r):
			return -1
		}
		return r
	}, strings.ToValidUTF8(text, ""))), " ")
	if n := utf8.RuneCountInString(text); n == 0 || n > MaxTalk {
		return "", refuse(BadTalk, "a text of %d letters, want 1 to %d", n, MaxTalk)
	}
	return text, nil
}

// addTalk records a line of talk.
func (f *facts) addTalk(k *talked, at time.Time, erased bool) error {
	if k.Seat < int(rules.Nobody) || k.Seat >= len(f.seats) {
		return refuse(NoSeat, "seat %d of %d", k.Seat, len(f.seats))
	}
	same := 0
	for i := range f.talk {
		if (f.talk[i].Seat < 0) == (k.Seat < 0) {
			same++
		}
	}
	if same >= MaxLines {
		return refuse(TalkFull, "%d lines were said", same)
	}
	f.called(k.Name, k.Voice)
	f.talk = append(f.talk, Talk{
		N: len(f.talk) + 1, Seat: k.Seat, At: at.UnixMilli(), Name: k.Name, Text: k.Text, Say: k.Say, About: k.About, After: k.After, Erased: erased,
		Remark: k.Remark,
	})
	return nil
}

// talkFor returns the lines of talk after a line that seat p may read, in a language.
func (t *Table) talkFor(p rules.Seat, after int, l wording.Lang) []Talk {
	lines := []Talk{}
	for _, k := range t.talk[min(max(after, 0), len(t.talk)):] {
		if k.Seat >= 0 || p == rules.Nobody || t.status() == Over {
			k.Spans = t.remarks(k.Remark, l)
			lines = append(lines, k)
		}
	}
	return lines[max(0, len(lines)-TalkShown):]
}

// sayings returns the set phrases that seat p can use about the open skill
// check. There are some from the beginning of the check until the seat's turn
// to add cards is over.
func (f *facts) sayings(p rules.Seat) []Say {
	if f.status() != Running || p == rules.Nobody || !f.inGame(p) {
		return nil
	}
	s := f.game.State()
	if !yetToAdd(&s, p) {
		return nil
	}
	if s.Count(rules.Hand+rules.Zone(p)) == 0 {
		return []Say{Cannot}
	}
	return []Say{HelpLittle, HelpLot, Hurt, Cannot}
}

// yetToAdd reports whether a skill check is open in which the turn of seat p to
// add cards is not over.
func yetToAdd(s *rules.State, p rules.Seat) bool {
	c := &s.Check
	if !c.On || c.Shown || c.Settled != rules.Unsettled {
		return false
	}
	if c.Adding == rules.Nobody {
		return s.Count(rules.CheckPile) == 0
	}
	return turnFrom(s, p) >= turnFrom(s, c.Adding)
}

// turnFrom returns how many seats add cards before seat p.
func turnFrom(s *rules.State, p rules.Seat) int {
	n := int(s.Players)
	return (int(p) - int(s.Current) - 1 + 2*n) % n
}
