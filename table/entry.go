package table

import (
	"bytes"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"time"

	"ragtag/rules"
	"ragtag/wording"
)

// Format is the version of the stored form of entries and heads. A table in any
// other format is refused.
const Format = 1

// entry is one thing that happened at a table, in its stored form. Exactly one of its
// fields for what happened is set. Each entry holds the hash of the one before, and the
// table's head holds the hash of the last, so that no entry can be changed, dropped or
// moved unnoticed.
type entry struct {
	Format int       `json:"format"`
	Number int64     `json:"number"`
	Before string    `json:"before"`
	At     time.Time `json:"at"`

	Created   *created   `json:"created,omitempty"`
	Joined    *joined    `json:"joined,omitempty"`
	Started   *started   `json:"started,omitempty"`
	Answered  *answered  `json:"answered,omitempty"`
	Ordered   *ordered   `json:"ordered,omitempty"`
	Held      *held      `json:"held,omitempty"`
	Undone    *undone    `json:"undone,omitempty"`
	Talked    *talked    `json:"talked,omitempty"`
	Marked    *marked    `json:"marked,omitempty"`
	Renewed   *renewed   `json:"renewed,omitempty"`
	Proposed  *proposed  `json:"proposed,omitempty"`
	Voted     *voted     `json:"voted,omitempty"`
	Missed    *missed    `json:"missed,omitempty"`
	Replaced  *replaced  `json:"replaced,omitempty"`
	Noticed   *noticed   `json:"noticed,omitempty"`
	Confirmed *confirmed `json:"confirmed,omitempty"`
	Reported  *reported  `json:"reported,omitempty"`
	Governed  *governed  `json:"governed,omitempty"`
	Resealed  *resealed  `json:"resealed,omitempty"`
	Notified  *notified  `json:"notified,omitempty"`

	Erased string `json:"erased,omitempty"` // salted hash of what the entry held of somebody who was erased
}

// created records that somebody created the table.
type created struct {
	Rules   int    `json:"rules"` // version of the rules at its creation
	Options string `json:"options"`
	Players int    `json:"players"`
	Pace    Pace   `json:"pace"`
	Owner   string `json:"owner"`  // hash of the owner's key
	Server  string `json:"server"` // part of the seed, in hex

	Visible Visibility `json:"visible,omitempty"` // empty: Unlisted
	Guest   string     `json:"guest,omitempty"`   // hash of the key that admits spectators to a private table
	Seats   []seat     `json:"seats"`
	Limit   int64      `json:"limit,omitempty"`   // milliseconds for a decision; 0: no limit
	Lesson  bool       `json:"lesson,omitempty"`  // a first game, with a fixed seed
	Strikes int        `json:"strikes,omitempty"` // time-outs before a bot stands in; 0: no bound
	Cylon   bool       `json:"cylon,omitempty"`   // in a lesson: the person is a Cylon
	Quiet   bool       `json:"quiet,omitempty"`   // bots do not talk
}

// joined records that somebody claimed a seat.
type joined struct {
	Seat int    `json:"seat"`
	Name string `json:"name"`
	Lock string `json:"lock"`
	Part string `json:"part"`
}

// started records the start of the game: every seat was taken, or the owner
// gave the free ones to bots.
type started struct {
	Rules  int   `json:"rules,omitempty"` // version of the rules at the start, if not that of created
	Filled []int `json:"filled"`
}

// answered records an answer by a seat, or for it.
type answered struct {
	Own   bool         `json:"own,omitempty"` // given by a person by hand
	Ask   int          `json:"ask"`
	Seat  int          `json:"seat"`
	Print uint32       `json:"print"`
	Takes []rules.Take `json:"takes"`
}

// ordered records a standing order of a seat.
type ordered struct {
	Seat  int   `json:"seat"`
	Order Order `json:"order"`
}

// held records that a seat holds the open window, or releases it.
type held struct {
	Ask  int  `json:"ask"`
	Seat int  `json:"seat"`
	On   bool `json:"on"`
}

// undone records that a seat took its last answer back, or another by
// agreement. The question that it answered is open again under the number Next.
type undone struct {
	Agreed bool `json:"agreed,omitempty"`
	Ask    int  `json:"ask"`
	Seat   int  `json:"seat"`
	Next   int  `json:"next"`
}

// marked records a mark from which other rules can continue. The lines are
// those of the log since the last such entry; Print is the hash of the
// checkpoint stored with it.
type marked struct {
	Lines []storedLine `json:"lines"`
	Print string       `json:"print"`
}

// renewed records that the game continues under other rules, from a checkpoint
// and with those later answers that are still legal.
type renewed struct {
	Rules   int           `json:"rules"`
	State   position      `json:"state"`
	Ask     int           `json:"ask"` // number of the first question
	Answers []rules.Entry `json:"answers"`
	Dropped int           `json:"dropped"` // answers that are no longer legal
	Told    int           `json:"told"`    // events after the checkpoint whose lines are already stored
}

// hashOf returns the hash by which the next entry, or the head, refers to this
// one.
func hashOf(data []byte) string {
	sum := sha256.Sum256(data)
	return hex.EncodeToString(sum[:16])
}

// readEntry decodes entry n of a chain; before is the hash of the entry before
// it.
func readEntry(data []byte, n int64, before string) (*entry, error) {
	var version struct {
		Format int `json:"format"`
	}
	if err := json.Unmarshal(data, &version); err != nil {
		return nil, fmt.Errorf("entry %d: not an entry: %w", n, err)
	}
	if version.Format > Format {
		return nil, newer("entry %d has form %d", n, version.Format)
	}
	if version.Format != Format {
		return nil, fmt.Errorf("entry %d: format %d, want %d", n, version.Format, Format)
	}
	e := &entry{}
	if err := unmarshal(data, e); err != nil {
		if json.Unmarshal(data, &entry{}) == nil {
			return nil, newer("entry %d: %v", n, err)
		}
		return nil, fmt.Errorf("entry %d: %w", n, err)
	}
	if e.Number != n {
		return nil, fmt.Errorf("entry %d: its number is %d", n, e.Number)
	}
	if e.Before != before {
		return nil, fmt.Errorf("entry %d: it follows %q, but the entry before is %q", n, e.Before, before)
	}
	return e, nil
}

// newer returns the refusal of a table in which a newer program has written what
// this one does not know. It is left alone: this program would go on without it.
func newer(format string, args ...any) *Error {
	return refuse(OtherRules, "a newer program has written this table: "+format, args...)
}

// unmarshal decodes exactly one JSON value. Unknown fields and trailing data
// are errors.
func unmarshal(data []byte, to any) error {
	d := json.NewDecoder(bytes.NewReader(data))
	d.DisallowUnknownFields()
	if err := d.Decode(to); err != nil {
		return err
	}
	if _, err := d.Token(); !errors.Is(err, io.EOF) {
		return errors.New("trailing data after the value")
	}
	return nil
}

// head is the summary of a table.
type head struct {
	Format  int      `json:"format"`
	Entries int64    `json:"entries"`
	Last    string   `json:"last"` // hash of the last entry
	Status  Status   `json:"status"`
	Options string   `json:"options"`
	Players int      `json:"players"`
	Names   []string `json:"names"`

	// what the seats are called, in both languages
	Called []wording.Both `json:"called,omitempty"`

	// for lists
	Visible Visibility `json:"visible,omitempty"`
	Pace    Pace       `json:"pace,omitempty"`
	Turn    int        `json:"turn,omitempty"`
	Waiting []int      `json:"waiting,omitempty"`
	Won     string     `json:"won,omitempty"`
	Timed   bool       `json:"timed,omitempty"` // decisions have a time limit
}

// marshal encodes a value whose encoding cannot fail.
func marshal(v any) []byte {
	data, err := json.Marshal(v)
	if err != nil {
		panic("table: " + err.Error())
	}
	return data
}
