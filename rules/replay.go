package rules

import (
	"ragtag/options"
)

// Entry is one answer of a game: the number of the question, who gave it, the
// fingerprint of the request, and what was taken. Passes in windows need no
// entry.
type Entry struct {
	Ask   int    `json:"ask"`
	Seat  Seat   `json:"seat"`
	Print uint32 `json:"print"`
	Takes []Take `json:"takes"`
}

// Take is an option taken, by its id, and how often.
type Take struct {
	Option string `json:"option"`
	Count  int    `json:"count"`
}

// Takes turns an answer into takes by id.
func (c *Catalogue) Takes(r *Request, a *Answer) []Take {
	takes := []Take{}
	for i := range int(r.N) {
		if a.Take[i] > 0 {
			takes = append(takes, Take{c.OptionID(r.Options[i]), int(a.Take[i])})
		}
	}
	return takes
}

// Entries returns the answers given so far; passes in windows that are over are
// left out.
func (g *Game) Entries() []Entry {
	var out []Entry
	for i := range g.entries.n {
		if e := g.entries.at(i, nil); len(e.Takes) > 0 || e.Ask >= g.ask {
			out = append(out, e)
		}
	}
	return out
}

// Replay starts a game and gives it entries; the first closed questions are
// complete, so a seat without an entry in them passed. It returns the game as
// far as the entries fit, and an error where they do not.
func Replay(cat *Catalogue, c options.Choice, players int, seed [32]byte, entries []Entry, closed int) (*Game, error) {
	t, err := NewTable(cat, c, players, seed)
	if err != nil {
		return nil, err
	}
	g := &Game{t: *t, base: t.S, start: t.S, entries: answersOf(cat, entries), through: closed}
	g.advance()
	return g, g.err
}

// Checkpoint returns the state of the last checkpoint, and whether nothing has
// been answered since.
func (g *Game) Checkpoint() (State, bool) { return g.base, g.ask == g.baseAsk && g.open == g.t.asks }

// BaseAsk returns the number of the first question after the last checkpoint.
func (g *Game) BaseAsk() int { return g.baseAsk }

// Resume goes on from a checkpoint whose first question has number ask, with
// the entries given since; questions below closed are complete. Under other
// rules than those that recorded them entries may no longer fit: from the first
// that does not, they are dropped and the open step is asked again. dropped
// tells how many were.
func Resume(cat *Catalogue, s State, ask int, entries []Entry, closed int) (g *Game, dropped int) {
	for n := len(entries); ; n = g.entries.before(g.ask) {
		g = &Game{
			t: Table{cat: cat, kit: cat.kit(&s), S: s}, base: s, start: s, startAsk: ask, baseAsk: ask, through: closed,
			entries: answersOf(cat, entries[:n]),
		}
		g.advance()
		if g.err == nil {
			return g, len(entries) - n
		}
		closed = min(closed, g.ask)
	}
}
