package table

import (
	"errors"
	"slices"
	"strings"
	"time"

	"ragtag/bots"
	"ragtag/options"
	"ragtag/rules"
	"ragtag/table/names"
)

// SetUp describes a table to create.
type SetUp struct {
	Options  string // words joined by &
	Players  int
	Seats    []Sit // one per player, clockwise
	Pace     Pace
	Visible  Visibility
	Limit    time.Duration // for a decision; 0: no limit
	Strikes  int           // time-outs before a bot stands in; 0: no bound
	Lesson   bool          // a first game with a fixed seed: see lesson.go
	Cylon    bool          // a lesson in which the person is a Cylon
	Quiet    bool          // bots do not talk
	SeedPart string        // of the first seat that the creator claims
}

// Sit describes a seat of a new table. A person's seat with a name is claimed
// at once, and the creator gets its key to pass on; a seat without a name is
// free for somebody to join.
type Sit struct {
	Kind Kind
	Name string
	Bot  string // name of the bot, for a bot's seat
}

// Kind distinguishes people from bots.
type Kind string

// The kinds of seats.
const (
	Human Kind = "human"
	Bot   Kind = "bot"
)

// Pace says whether windows close by a clock; see window.go.
type Pace string

// The paces.
const (
	Live    Pace = "live"    // everybody is present: windows close by themselves
	Relaxed Pace = "relaxed" // people come and go: no window closes by itself
)

// DefaultBot is the bot for seats that name none: the rookie, if there is one.
var DefaultBot = defaultBot()

// Bots returns the names of the bots that can sit at a table, the weakest
// first.
func Bots() []string { return bots.Names() }

func defaultBot() string {
	if slices.Contains(Bots(), "rookie") {
		return "rookie"
	}
	return "random"
}

// MaxPart is how many bytes a part of the seed has at most.
const MaxPart = 128

// check returns the choice of a set-up that can be played with a catalogue, or why it
// cannot: an [*Error], or what options says of the choice.
func (s *SetUp) check(cat *rules.Catalogue) (options.Choice, error) {
	choice, err := options.Parse(s.Options)
	if err != nil {
		return choice, err
	}
	if err := playable(cat, choice, s.Players); err != nil {
		return choice, err
	}
	if len(s.Seats) != s.Players {
		return choice, refuse(BadSetUp, "%d seats for %d players", len(s.Seats), s.Players)
	}
	if s.Pace != Live && s.Pace != Relaxed {
		return choice, refuse(BadSetUp, "pace %q, want %q or %q", s.Pace, Live, Relaxed)
	}
	if s.Visible == "" {
		s.Visible = Unlisted
	}
	if !slices.Contains([]Visibility{Public, Unlisted, Private}, s.Visible) {
		return choice, refuse(BadSetUp, "visibility %q, want %q, %q or %q", s.Visible, Public, Unlisted, Private)
	}
	if s.Limit != 0 && (s.Limit < MinLimit || s.Limit > MaxLimit) || s.Strikes < 0 || s.Strikes > MaxStrikes {
		return choice, refuse(BadSetUp, "%s for a decision, %d times, want %s to %s, at most %d times",
			s.Limit, s.Strikes, MinLimit, MaxLimit, MaxStrikes)
	}
	if err := s.checkLesson(); err != nil {
		return choice, err
	}
	for i := range s.Seats {
		if err := s.Seats[i].check(); err != nil {
			return choice, err
		}
		for _, other := range s.Seats[:i] {
			if name := s.Seats[i].Name; name != "" && s.Seats[i].Kind == Human && names.Same(other.Name, name) {
				return choice, refuse(NameTaken, "two seats are called %q", name)
			}
		}
	}
	return choice, checkPart(s.SeedPart)
}

// playable returns nil if the catalogue deals such a game. Of a stored table the choice
// alone is asked: its game goes on, or is read, though no new one could be dealt.
func playable(cat *rules.Catalogue, choice options.Choice, players int) error {
	err := cat.Playable(choice, players)
	var content *rules.ContentError
	if errors.As(err, &content) {
		return &Error{Code: BadSetUp, Err: err}
	}
	return err
}

// check normalizes a seat's name and checks the seat against its limits.
func (s *Sit) check() (err error) {
	switch s.Kind {
	case Human:
		if s.Bot != "" {
			return refuse(BadSetUp, "a person's seat names the bot %q", s.Bot)
		}
		if strings.TrimSpace(s.Name) == "" {
			s.Name = ""
			return nil
		}
	case Bot:
		if s.Bot == "" {
			s.Bot = DefaultBot
		}
		if _, err := bots.New(s.Bot, 0); err != nil {
			return &Error{Code: BadSetUp, Err: err}
		}
		if strings.TrimSpace(s.Name) == "" {
			s.Name = ""
			return nil
		}
	default:
		return refuse(BadSetUp, "seat of kind %q, want %q or %q", s.Kind, Human, Bot)
	}
	s.Name, err = checkName(s.Name)
	return err
}

// checkPart checks the length of a part of a seed. Any text is allowed.
func checkPart(part string) error {
	if len(part) > MaxPart {
		return refuse(BadPart, "a seed part of %d bytes, want at most %d", len(part), MaxPart)
	}
	return nil
}

// checkName returns a name as others will see it, or an Error of code BadName.
func checkName(name string) (string, error) {
	checked, err := names.Check(name)
	if err != nil {
		return "", refuse(BadName, "%v", err)
	}
	return checked, nil
}
