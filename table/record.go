package table

import (
	"encoding/hex"
	"fmt"
	"io"

	"ragtag/options"
	"ragtag/rules"
)

// Record is a finished game: what it takes to replay it and to verify that
// nobody, including the server, chose its seed. Its stored form is JSON.
type Record struct {
	Format     string   `json:"format"` // RecordFormat, or recordOne
	Rules      int      `json:"rules"`  // version of the rules
	Options    string   `json:"options"`
	Players    int      `json:"players"`
	Names      []string `json:"names"`
	Bots       []string `json:"bots"`       // by seat; empty for people
	Commitment string   `json:"commitment"` // SHA-256 of the server's part, in hex, published when the table was made
	Server     string   `json:"server"`     // part of the seed, in hex
	Parts      []string `json:"parts"`      // of the seed, by seat

	Questions int           `json:"questions"` // asked in the game
	Answers   []rules.Entry `json:"answers"`   // passes are left out
	Result    RecordResult  `json:"result"`
	Digest    string        `json:"digest"` // of the final state
}

// RecordResult is how a recorded game ended.
type RecordResult struct {
	Ending    string `json:"ending"`
	HumansWon bool   `json:"humansWon"`
	Winners   []int  `json:"winners"`
}

// RecordFormat is the name and version of the form of a Record.
const RecordFormat = "ragtag-record-2"

// recordOne is the previous form, which differs in the input of the digest.
const recordOne = "ragtag-record-1"

// MaxRecord is the size of the largest record that [ReadRecord] reads, in
// bytes.
const MaxRecord = 8 << 20

// Record returns the record of a finished game. While the game runs, it returns
// an Error of code GameRunning, because a record contains every secret.
func (t *Table) Record() (r Record, err error) {
	t.mu.Lock()
	defer t.mu.Unlock()
	if err := t.ready(); err != nil {
		return r, err
	}
	switch {
	case t.game == nil:
		return r, t.named(refuse(NotStarted, "the game has not begun"))
	case !t.game.Over():
		return r, t.named(refuse(GameRunning, "a game keeps its secrets until it ends"))
	case t.past.last() != nil:
		return r, t.named(refuse(OtherRules, "the game was played under several versions of the rules: none of them can replay it"))
	}
	return t.record(), nil
}

func (f *facts) record() Record {
	r := Record{
		Format: RecordFormat, Rules: f.rules, Options: f.made.Options, Players: f.made.Players, Names: f.names(),
		Commitment: f.commitment(), Server: f.made.Server,
		Questions: f.game.Questions(), Answers: f.game.Entries(), Result: resultOf(f.game), Digest: Digest(f.game),
	}
	for i := range f.seats {
		r.Bots = append(r.Bots, f.seats[i].Bot)
		r.Parts = append(r.Parts, f.seats[i].Part)
	}
	return r
}

func resultOf(g *rules.Game) RecordResult {
	over := g.View(rules.Nobody).Over
	return RecordResult{Ending: over.Ending, HumansWon: over.Humans, Winners: over.Winners}
}

// ReadRecord decodes a record. If it is not valid, the error has code
// BadRecord.
func ReadRecord(from io.Reader) (r Record, err error) {
	data, err := io.ReadAll(io.LimitReader(from, MaxRecord+1))
	if err != nil {
		return r, err
	}
	if len(data) > MaxRecord {
		return r, refuse(BadRecord, "more than %d bytes", MaxRecord)
	}
	if err := unmarshal(data, &r); err != nil {
		return r, &Error{Code: BadRecord, Err: err}
	}
	return r, r.check()
}

// check returns an Error of code BadRecord if the record is not valid.
func (r *Record) check() error {
	switch {
	case r.Format != RecordFormat && r.Format != recordOne:
		return refuse(BadRecord, "format %q, want %q or %q", r.Format, RecordFormat, recordOne)
	case r.Rules != rules.Version:
		return refuse(BadRecord, "version %d of the rules, this program plays %d", r.Rules, rules.Version)
	case len(r.Parts) != r.Players || len(r.Names) != r.Players:
		return refuse(BadRecord, "%d parts of the seed and %d names for %d players", len(r.Parts), len(r.Names), r.Players)
	}
	for i := range r.Answers {
		if i > 0 && r.Answers[i].Ask < r.Answers[i-1].Ask {
			return refuse(BadRecord, "answer %d is to question %d, the one before to %d", i, r.Answers[i].Ask, r.Answers[i-1].Ask)
		}
	}
	return nil
}

// Replay replays the recorded game and returns it at its end.
func (r *Record) Replay(cat *rules.Catalogue) (*rules.Game, error) {
	server, err := hex.DecodeString(r.Server)
	if err != nil {
		return nil, refuse(BadRecord, "the server's part of the seed: %v", err)
	}
	choice, err := options.Parse(r.Options)
	if err != nil {
		return nil, &Error{Code: BadRecord, Err: err}
	}
	parts := make([][]byte, len(r.Parts))
	for i, p := range r.Parts {
		parts[i] = []byte(p)
	}
	g, err := rules.Replay(cat, choice, r.Players, rules.SeedOf(server, parts...), r.Answers, r.Questions)
	if err != nil {
		return nil, &Error{Code: BadRecord, Err: err}
	}
	if !g.Over() || g.Ask() != r.Questions {
		return nil, refuse(BadRecord, "the last answer leads to question %d, recorded is %d", g.Ask(), r.Questions)
	}
	return g, nil
}

// Verify replays the game. It returns an Error of code BadRecord if the
// server's part of the seed does not match the published hash, or the end does
// not match the recorded digest and result.
func (r *Record) Verify(cat *rules.Catalogue) error {
	server, err := hex.DecodeString(r.Server)
	if err != nil {
		return refuse(BadRecord, "the server's part of the seed: %v", err)
	}
	if sum := rules.Commitment(server); hex.EncodeToString(sum[:]) != r.Commitment {
		return refuse(BadRecord, "the server's part of the seed has hash %x, published was %s", sum, r.Commitment)
	}
	g, err := r.Replay(cat)
	if err != nil {
		return err
	}
	if got := r.digestOf(g); got != r.Digest {
		return refuse(BadRecord, "the game ends with digest %s, recorded is %s", got, r.Digest)
	}
	if got := resultOf(g); fmt.Sprint(got) != fmt.Sprint(r.Result) {
		return refuse(BadRecord, "the game ends as %v, recorded is %v", got, r.Result)
	}
	return nil
}

// digestOf returns the digest of a game in the format of the record.
func (r *Record) digestOf(g *rules.Game) string {
	if r.Format == recordOne {
		return digestOne(g)
	}
	return Digest(g)
}
