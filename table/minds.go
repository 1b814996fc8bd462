package table

import (
	"context"
	"math"
	"slices"

	"ragtag/bots"
	"ragtag/rules"
	"ragtag/wording"
)

// Minds is what the bots of a finished game thought. Nothing of it is stored: bots are
// made again and asked again, since what they think and decide depends on what their
// seats knew and on seeded chance alone.
type Minds struct {
	Turns   []Suspicion       `json:"turns" doc:"whom the bots suspected, and who was what, at the end of each turn"`
	Reasons []Because         `json:"reasons" doc:"why bots decided as they did, by question"`
	Words   map[string]string `json:"words" doc:"what each reason says"`
}

// Suspicion is whom bots suspected at the end of a turn.
type Suspicion struct {
	Turn  int     `json:"turn"`
	Cylon []bool  `json:"cylon" doc:"who was on the side of the Cylons, by seat"`
	Of    [][]int `json:"of" doc:"of each bot by seat: how likely it held each seat to be a Cylon, in percent; none of other seats"`
}

// Because is why a bot answered a question as it did.
type Because struct {
	Ask  int    `json:"ask" doc:"number of the question"`
	Seat int    `json:"seat"`
	Why  string `json:"why" doc:"one of the words"`
}

// Minds returns what the bots thought, for somebody who may see the table. While the
// game runs, it returns an Error of code GameRunning.
func (t *Table) Minds(ctx context.Context, key string, l wording.Lang) (m Minds, err error) {
	var failed error
	err = t.film(ctx, key, AllEyes, func(f *film) {
		if f.minds == nil {
			f.minds, failed = t.hub.recollect(ctx, f.id)
		}
		if failed == nil {
			m = f.minds.in(l)
		}
	})
	if err == nil && failed != nil {
		err = t.named(failed)
	}
	return m, err
}

// in returns the minds with words in a language.
func (m *Minds) in(l wording.Lang) Minds {
	said := Minds{Turns: m.Turns, Reasons: m.Reasons, Words: map[string]string{}}
	for _, b := range m.Reasons {
		said.Words[b.Why] = wording.Why(b.Why, l)
	}
	return said
}

// recollect plays the game of a table again, and has its bots decide again.
func (h *Hub) recollect(ctx context.Context, id string) (*Minds, error) {
	kept, err := h.keeper.Load(ctx, id)
	if err != nil {
		return nil, &Error{Code: NotKept, Table: id, Err: err}
	}
	h.pool <- struct{}{}
	defer func() { <-h.pool }()
	r := &recollection{t: newTable(h, id), minds: &Minds{Turns: []Suspicion{}, Reasons: []Because{}}}
	entries, err := r.t.readEntries(0, kept)
	if err == nil {
		err = r.play(entries)
	}
	if err != nil {
		return nil, &Error{Code: Damaged, Table: id, Err: err}
	}
	return r.minds, nil
}

// recollection is a game that is played again for what its bots thought.
type recollection struct {
	t     *Table
	minds *Minds
	turn  int
}

// play goes through the entries of a table. Of those played under other rules nothing
// is known.
func (r *recollection) play(entries []*entry) error {
	from, _ := course(entries)
	s := &skim{facts: &r.t.facts, top: -1}
	for i, e := range entries {
		do := func() error {
			if e.Answered != nil {
				r.decide(e.Answered)
			}
			return r.t.apply(r.t.hub.cat, e)
		}
		if i < from {
			do = func() error { return s.entry(e) }
		}
		if err := safely(do); err != nil {
			return err
		}
		r.t.rewound(e)
		if i >= from {
			r.look()
		}
	}
	return nil
}

// decide has the bot that gave an answer decide again. It has no reason for an answer
// that it would not give again, as by another program.
func (r *recollection) decide(a *answered) {
	t, p := r.t, rules.Seat(a.Seat)
	if t.game == nil || a.Own || t.person(p) {
		return
	}
	req, ok := t.game.Request(p)
	if _, forced := onlyAnswer(&req); !ok || forced {
		return
	}
	d, err := t.decider(p)
	seed, failed := t.botSeed(p)
	explainer, explains := d.(bots.Explainer)
	if err != nil || failed != nil || !explains {
		return
	}
	var answer rules.Answer
	hear(d, p, t.heard())
	decide(d, t.game.Chair(p), &req, seed, &answer)
	if slices.Equal(t.hub.cat.Takes(&req, &answer), a.Takes) {
		r.minds.Reasons = append(r.minds.Reasons, Because{t.game.Ask(), a.Seat, explainer.Why(a.Seat).String()})
	}
}

// look notes whom bots suspect when a turn has ended, and at the end.
func (r *recollection) look() {
	g := r.t.game
	if g == nil || g.Turn() == 0 || g.Turn() == r.turn && !g.Over() {
		return
	}
	r.turn = g.Turn()
	s := Suspicion{Turn: r.turn, Cylon: []bool{}, Of: make([][]int, len(r.t.seats))}
	at := rules.At(r.t.hub.cat, g.State())
	for p := range rules.Seat(len(r.t.seats)) {
		s.Cylon = append(s.Cylon, at.CylonSide(p))
		s.Of[p] = r.suspects(p)
	}
	n := len(r.minds.Turns)
	for n > 0 && r.minds.Turns[n-1].Turn >= s.Turn { // or it was taken back
		n--
	}
	r.minds.Turns = append(r.minds.Turns[:n], s)
}

// suspects returns whom the bot at a seat suspects, in percent.
func (r *recollection) suspects(p rules.Seat) (all []int) {
	all = []int{}
	if r.t.person(p) || !r.t.inGame(p) {
		return all
	}
	d, err := r.t.decider(p)
	thinker, ok := d.(bots.Thinker)
	if err != nil || !ok {
		return all
	}
	hear(d, p, r.t.heard())
	thinker.Think(r.t.game.Chair(p))
	for _, k := range thinker.Suspects(int(p))[:len(r.t.seats)] {
		all = append(all, int(math.Round(100*k)))
	}
	return all
}
