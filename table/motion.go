package table

import (
	"slices"

	"ragtag/rules"
	"ragtag/wording"
)

// Motions let the people at a table agree on what no seat may do alone: take answers
// back further than a seat can by itself, though never past a reveal, or let a bot
// stand in for somebody who is absent. One seat proposes and the other people vote. A
// single no ends the motion; a motion about answers also ends when the game continues.
// Bots do not vote.

// Motion is an open motion as everybody sees it.
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

// Matter is the subject of a motion.
type Matter string

// The subjects of motions.
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

// proposed records a motion of a seat.
type proposed struct {
	Seat int    `json:"seat"`
	Kind Matter `json:"kind"`
	Ask  int    `json:"ask,omitempty"`
	For  int    `json:"for"` // the seat that a bot would stand in for
}

// voted records the vote of a seat on the open motion.
type voted struct {
	Seat int  `json:"seat"`
	Yes  bool `json:"yes"`
}

// motion is the open motion of a table.
type motion struct {
	proposed
	yes     rules.Seats
	against int // seat that ended it, -1 for none
}

// given is an answer by a person, with the number of its question in the
// present course of the game.
type given struct {
	question int
	request  rules.Request
	takes    []rules.Take
}

// maxGiven is how many answers of a seat are remembered for motions.
const maxGiven = 5

// remember records an answer by a person, and forgets those that can no longer be taken
// back.
func (f *facts) remember(p rules.Seat, g given) {
	for q := range f.given {
		list, first := f.given[q], 0
		for first < len(list) && f.game.Learned(f.number(&list[first])) {
			first++
		}
		if q == int(p) {
			first = max(first, len(list)+1-maxGiven)
		}
		if first > 0 {
			f.given[q] = slices.Clone(list[first:])
		}
	}
	f.given[p] = append(f.given[p], g)
}

// forgetFrom forgets the answers to a question and to all later ones.
func (f *facts) forgetFrom(question int) {
	for p := range f.given {
		n := 0
		for n < len(f.given[p]) && f.given[p][n].question < question {
			n++
		}
		f.given[p] = f.given[p][:n]
	}
}

// number returns the number by which the game knows the question of an answer.
func (f *facts) number(g *given) int { return g.question + f.game.Ask() - f.game.Questions() }

// reachable returns the answers of a seat that can be taken back by agreement,
// the latest first.
func (f *facts) reachable(p rules.Seat) (list []*given) {
	if f.status() != Running || p == rules.Nobody || !f.inGame(p) || f.open.final {
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

// voters returns the people who can vote on a motion.
func (f *facts) voters(m *proposed) (voters rules.Seats) {
	for i := range f.seats {
		if f.person(rules.Seat(i)) && i != m.Seat && (m.Kind != MoveReplace || i != m.For) {
			voters = voters.With(rules.Seat(i))
		}
	}
	return voters
}

// propose opens a motion.
func (f *facts) propose(m *proposed) error {
	if f.status() != Running {
		return refuse(NotStarted, "no game is on")
	}
	if f.motion != nil && f.motion.against < 0 && !f.allAgree() { // all do if those who had yet to vote were eliminated
		return refuse(NoMotion, "another motion is open")
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

// wants returns the answer that a motion would take back, or nil if it cannot
// be taken back.
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

// allAgree reports whether everybody agrees to the open motion.
func (f *facts) allAgree() bool {
	return f.motion != nil && f.motion.against < 0 && f.voters(&f.motion.proposed)&^f.motion.yes == 0
}

// endUndoMotion ends a motion about answers, because the game has continued.
func (f *facts) endUndoMotion() {
	if f.motion != nil && f.motion.Kind == MoveUndo {
		f.motion = nil
	}
}

// Propose opens a motion of the key's seat: to let a bot stand in for a seat,
// or to take back the answer of the key's seat to question ask. The answer must
// be among those that its frame lists, and the seat to be replaced must not be
// present.
func (t *Table) Propose(key string, kind Matter, ask, seat int) error {
	return t.asSeat(key, func(p rules.Seat) error {
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

// Vote votes on the open motion for the key's seat.
func (t *Table) Vote(key string, yes bool) error {
	return t.asSeat(key, func(p rules.Seat) error {
		if err := t.add(entry{Voted: &voted{int(p), yes}}); err != nil {
			return err
		}
		return t.decide()
	})
}

// decide carries out a motion on which everybody has agreed.
func (t *Table) decide() error {
	if !t.allAgree() {
		return nil
	}
	m := t.motion.proposed
	if m.Kind == MoveReplace {
		return t.add(entry{Replaced: &replaced{Seat: m.For, On: true}})
	}
	return t.add(entry{Undone: &undone{Ask: m.Ask, Seat: m.Seat, Next: t.game.Ask() + 1, Agreed: true}})
}

// proposal returns the open motion as everybody sees it, in a language, or nil
// if there is none.
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

// canPropose returns the answers that a seat can propose to take back.
func (t *Table) canPropose(p rules.Seat, l wording.Lang) (list []Given) {
	for _, g := range t.reachable(p) {
		list = append(list, Given{Ask: t.number(g), Text: t.question(&g.request, l), Took: t.answerText(g, l)})
	}
	return list
}

// answerText returns a description of what was answered; it is empty for a pass.
func (t *Table) answerText(g *given, l wording.Lang) []wording.Span {
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

// question returns the sentence of a request.
func (t *Table) question(r *rules.Request, l wording.Lang) []wording.Span {
	return wording.RequestSentence(t.hub.cat, r, t.who()).Spans(l)
}
