package table

import (
	"ragtag/rules"
	"ragtag/wording"
)

// What nobody may do alone the people at a table can agree on: to take answers
// back further than a seat may by itself, though never past a reveal, and to let
// a bot stand in for somebody who is absent. A seat proposes, the other people
// say yes or no. One no ends it, and so does, for answers, going on with the
// game. Bots have no vote.

// Motion is what is proposed at a table, as everybody sees it.
type Motion struct {
	Kind    Matter         `json:"kind" enum:"undo,replace"`
	By      int            `json:"by" doc:"the seat that proposes it"`
	Ask     int            `json:"ask,omitempty" doc:"to take back: number of the question that would be open again"`
	Text    []wording.Span `json:"text,omitempty" doc:"and that question, unless it was secret"`
	Seat    int            `json:"seat" doc:"to let a bot stand in: for whom; else the seat that the question was put to"`
	Yes     []int          `json:"yes" doc:"seats that agree, beside the one that proposes"`
	Open    []int          `json:"open" doc:"seats that have still to vote"`
	Against *int           `json:"against,omitempty" doc:"the seat that was against: it is over"`
}

// Matter is what a motion is about.
type Matter string

// What can be proposed.
const (
	MoveUndo    Matter = "undo"
	MoveReplace Matter = "replace"
)

// Given is an answer that its seat can propose to take back.
type Given struct {
	Ask  int            `json:"ask" doc:"number of the question"`
	Text []wording.Span `json:"text" doc:"the question"`
	Took []wording.Span `json:"took" doc:"what was answered"`
}

// proposed: a seat proposes something.
type proposed struct {
	Seat int    `json:"seat"`
	Kind Matter `json:"kind"`
	Ask  int    `json:"ask,omitempty"`
	For  int    `json:"for"` // the seat that a bot is to stand in for
}

// voted: a seat votes on what is proposed.
type voted struct {
	Seat int  `json:"seat"`
	Yes  bool `json:"yes"`
}

// motion is what is proposed at a table.
type motion struct {
	proposed
	yes     rules.Seats
	against int // seat that ended it, -1 for none
}

// given is an answer of a person, by the number of its question in the present
// course of the game.
type given struct {
	question int
	request  rules.Request
	takes    []rules.Take
}

// maxGiven is how many answers of a seat are remembered to be taken back.
const maxGiven = 5

// remember notes an answer of a person.
func (f *facts) remember(p rules.Seat, g given) {
	list := f.given[p]
	if len(list) == maxGiven {
		list = list[1:]
	}
	f.given[p] = append(list[:len(list):len(list)], g)
}

// forgetFrom forgets the answers to a question and to those after it.
func (f *facts) forgetFrom(question int) {
	for p := range f.given {
		n := 0
		for n < len(f.given[p]) && f.given[p][n].question < question {
			n++
		}
		f.given[p] = f.given[p][:n]
	}
}

// number returns by which number the game knows the question of an answer.
func (f *facts) number(g *given) int { return g.question + f.game.Ask() - f.game.Questions() }

// reachable returns the answers of a seat that can be taken back by agreement,
// the last first.
func (f *facts) reachable(p rules.Seat) (list []*given) {
	if f.status() != Running || p == rules.Nobody || f.open.final {
		return nil
	}
	for i := len(f.given[p]) - 1; i >= 0; i-- {
		g := &f.given[p][i]
		if ask := f.number(g); ask < f.game.Ask() && !f.game.Learned(ask) {
			list = append(list, g)
		}
	}
	return list
}

// voters returns the people who have a vote on a motion.
func (f *facts) voters(m *proposed) (voters rules.Seats) {
	for i := range f.seats {
		if f.person(rules.Seat(i)) && i != m.Seat && (m.Kind != MoveReplace || i != m.For) {
			voters = voters.With(rules.Seat(i))
		}
	}
	return voters
}

// propose puts something to the vote.
func (f *facts) propose(m *proposed) error {
	if f.status() != Running {
		return refuse(NotStarted, "no game is on")
	}
	if f.motion != nil && f.motion.against < 0 {
		return refuse(NoMotion, "something is proposed already")
	}
	if !f.person(rules.Seat(m.Seat)) {
		return refuse(NoSeat, "seat %d of %d", m.Seat, len(f.seats))
	}
	switch m.Kind {
	case MoveUndo:
		if f.wants(m) == nil {
			return refuse(CannotUndo, "seat %d cannot propose to take back question %d", m.Seat, m.Ask)
		}
	case MoveReplace:
		if m.For == m.Seat || !f.person(rules.Seat(m.For)) {
			return refuse(NoSeat, "nobody can be replaced at seat %d", m.For)
		}
	default:
		return refuse(NoMotion, "nothing called %q can be proposed", m.Kind)
	}
	f.motion = &motion{proposed: *m, against: -1}
	return nil
}

// wants returns the answer that a motion would take back, nil if it cannot be.
func (f *facts) wants(m *proposed) *given {
	for _, g := range f.reachable(rules.Seat(m.Seat)) {
		if f.number(g) == m.Ask {
			return g
		}
	}
	return nil
}

// vote counts a vote.
func (f *facts) vote(v *voted) error {
	p := rules.Seat(v.Seat)
	if f.motion == nil || f.motion.against >= 0 || !f.voters(&f.motion.proposed).Has(p) || f.motion.yes.Has(p) {
		return refuse(NoMotion, "seat %d has nothing to vote on", v.Seat)
	}
	if v.Yes {
		f.motion.yes = f.motion.yes.With(p)
	} else {
		f.motion.against = v.Seat
	}
	return nil
}

// carried reports whether everybody agrees.
func (f *facts) carried() bool {
	return f.motion != nil && f.motion.against < 0 && f.voters(&f.motion.proposed)&^f.motion.yes == 0
}

// lapse ends a motion about answers: the game has gone on.
func (f *facts) lapse() {
	if f.motion != nil && f.motion.Kind == MoveUndo {
		f.motion = nil
	}
}

// Propose puts to the vote that a bot stands in for a seat, or that the answer
// of the key's seat to a question is taken back. The answer must be among those
// that its frame lists, and a seat to be replaced must not be present.
func (t *Table) Propose(key string, kind Matter, ask, seat int) error {
	return t.mine(key, func(p rules.Seat) error {
		m := &proposed{Seat: int(p), Kind: kind, Ask: ask, For: seat}
		if kind == MoveReplace && t.present(rules.Seat(seat)) {
			return refuse(NotAbsent, "seat %d is present", seat)
		}
		if err := t.add(entry{Proposed: m}); err != nil {
			return err
		}
		return t.decide()
	})
}

// Vote is the vote of the key's seat on what is proposed.
func (t *Table) Vote(key string, yes bool) error {
	return t.mine(key, func(p rules.Seat) error {
		if err := t.add(entry{Voted: &voted{int(p), yes}}); err != nil {
			return err
		}
		return t.decide()
	})
}

// decide does what everybody has agreed on.
func (t *Table) decide() error {
	if !t.carried() {
		return nil
	}
	m := t.motion.proposed
	if m.Kind == MoveReplace {
		return t.add(entry{Replaced: &replaced{Seat: m.For, On: true}})
	}
	return t.add(entry{Undone: &undone{Ask: m.Ask, Seat: m.Seat, Next: t.game.Ask() + 1, Agreed: true}})
}

// proposal returns the motion as everybody sees it.
func (t *Table) proposal(l wording.Lang) *Motion {
	m := t.motion
	if m == nil {
		return nil
	}
	out := &Motion{Kind: m.Kind, By: m.Seat, Seat: m.For, Yes: numbers(members(m.yes)), Open: []int{}}
	if m.against >= 0 {
		out.Against = &m.against
	} else {
		out.Open = numbers(members(t.voters(&m.proposed) &^ m.yes))
	}
	if m.Kind == MoveUndo {
		out.Ask, out.Seat = m.Ask, m.Seat
		if g := t.wants(&m.proposed); g != nil && !g.request.Secret {
			out.Text = t.question(&g.request, l)
		}
	}
	return out
}

// canPropose lists the answers that a seat can propose to take back.
func (t *Table) canPropose(p rules.Seat, l wording.Lang) (list []Given) {
	for _, g := range t.reachable(p) {
		list = append(list, Given{Ask: t.number(g), Text: t.question(&g.request, l), Took: t.took(g, l)})
	}
	return list
}

// took says what was answered; nothing of a pass.
func (t *Table) took(g *given, l wording.Lang) []wording.Span {
	cat, who := t.hub.cat, t.who()
	took := []wording.Span{}
	for _, k := range g.takes {
		for i := range int(g.request.N) {
			if cat.OptionID(g.request.Options[i]) != k.Option {
				continue
			}
			if len(took) > 0 {
				took = append(took, wording.Span{Text: ", "})
			}
			took = append(took, wording.OptionSentence(cat, &g.request, i, who).Spans(l)...)
		}
	}
	return took
}

// question is the sentence of a request.
func (t *Table) question(r *rules.Request, l wording.Lang) []wording.Span {
	return wording.RequestSentence(t.hub.cat, r, t.who()).Spans(l)
}
