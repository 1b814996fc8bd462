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
)

// Format is the version of what this package writes: entries and heads. A table
// of any other is refused.
const Format = 1

// entry is one thing that happened at a table, as it is kept. Exactly one of
// its last fields is given. Each entry names the one before by its hash, and
// the table's head names the last, so that none can be changed, dropped or
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
}

// created: somebody made the table.
type created struct {
	Rules   int    `json:"rules"` // version that it was made under
	Options string `json:"options"`
	Players int    `json:"players"`
	Pace    Pace   `json:"pace"`
	Owner   string `json:"owner"`  // lock
	Server  string `json:"server"` // part of the seed, in hex

	Visible Visibility `json:"visible,omitempty"` // if none, unlisted
	Guest   string     `json:"guest,omitempty"`   // lock that lets people in to a private table
	Seats   []seat     `json:"seats"`
	Limit   int64      `json:"limit,omitempty"`   // milliseconds for a decision; 0: as long as it takes
	Lesson  bool       `json:"lesson,omitempty"`  // a first game, whose chance is the same every time
	Strikes int        `json:"strikes,omitempty"` // how often it may run out before a bot stands in; 0: always
}

// joined: somebody claimed a seat.
type joined struct {
	Seat int    `json:"seat"`
	Name string `json:"name"`
	Lock string `json:"lock"`
	Part string `json:"part"`
}

// started: every seat was taken, or the owner gave the others to bots.
type started struct {
	Rules  int   `json:"rules,omitempty"` // version that the game begins under, if not that of created
	Filled []int `json:"filled"`
}

// answered: a seat answered a question, or had it answered.
type answered struct {
	Own   bool         `json:"own,omitempty"` // a person did so by hand
	Ask   int          `json:"ask"`
	Seat  int          `json:"seat"`
	Print uint32       `json:"print"`
	Takes []rules.Take `json:"takes"`
}

// ordered: a seat gave a standing order.
type ordered struct {
	Seat  int   `json:"seat"`
	Order Order `json:"order"`
}

// held: a seat holds the open window, or lets go of it.
type held struct {
	Ask  int  `json:"ask"`
	Seat int  `json:"seat"`
	On   bool `json:"on"`
}

// undone: a seat took its last answer back, or another by agreement. The
// question that it answered is open again under the number Next.
type undone struct {
	Agreed bool `json:"agreed,omitempty"`
	Ask    int  `json:"ask"`
	Seat   int  `json:"seat"`
	Next   int  `json:"next"`
}

// marked: the table was made ready to go on under other rules. The lines are
// those of the log since the last such entry; Print is the hash of the
// checkpoint that was kept with it.
type marked struct {
	Lines []told `json:"lines"`
	Print string `json:"print"`
}

// renewed: the game goes on under other rules, from a checkpoint, with those of
// the answers given since that still fit.
type renewed struct {
	Rules   int           `json:"rules"`
	State   position      `json:"state"`
	Ask     int           `json:"ask"` // number of the first question
	Answers []rules.Entry `json:"answers"`
	Dropped int           `json:"dropped"` // answers that do not fit any more
	Told    int           `json:"told"`    // events after the checkpoint that are among the lines already
}

// hashOf returns the hash by which the next entry, or the head, names this one.
func hashOf(data []byte) string {
	sum := sha256.Sum256(data)
	return hex.EncodeToString(sum[:16])
}

// readEntry reads entry n of a chain in which before is the hash of the one
// before.
func readEntry(data []byte, n int64, before string) (*entry, error) {
	var version struct {
		Format int `json:"format"`
	}
	if err := json.Unmarshal(data, &version); err != nil {
		return nil, fmt.Errorf("entry %d: not an entry: %w", n, err)
	}
	if version.Format != Format {
		return nil, fmt.Errorf("entry %d: format %d, want %d", n, version.Format, Format)
	}
	e := &entry{}
	if err := unmarshal(data, e); err != nil {
		return nil, fmt.Errorf("entry %d: %w", n, err)
	}
	if e.Number != n {
		return nil, fmt.Errorf("entry %d: it says that it is entry %d", n, e.Number)
	}
	if e.Before != before {
		return nil, fmt.Errorf("entry %d: it follows %q, but the entry before is %q", n, e.Before, before)
	}
	return e, nil
}

// unmarshal reads one JSON value and nothing else, without unknown fields.
func unmarshal(data []byte, to any) error {
	d := json.NewDecoder(bytes.NewReader(data))
	d.DisallowUnknownFields()
	if err := d.Decode(to); err != nil {
		return err
	}
	if _, err := d.Token(); !errors.Is(err, io.EOF) {
		return errors.New("something follows the value")
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

	// for lists
	Visible Visibility `json:"visible,omitempty"`
	Pace    Pace       `json:"pace,omitempty"`
	Turn    int        `json:"turn,omitempty"`
	Waiting []int      `json:"waiting,omitempty"`
	Won     string     `json:"won,omitempty"`
	Timed   bool       `json:"timed,omitempty"` // the time for a decision runs
}

// marshal writes a value that cannot fail to be written.
func marshal(v any) []byte {
	data, err := json.Marshal(v)
	if err != nil {
		panic("table: " + err.Error())
	}
	return data
}
