package table

import (
	"fmt"

	"ragtag/rules"
	"ragtag/wording"
)

// A table whose game was played under other rules is skimmed: the referee sees
// none of its entries. Seats, standing orders and the log are what they were,
// and the game goes on from the last mark.

// skim is what skimming gathers.
type skim struct {
	*facts
	answers []rules.Entry // by number of the question, undone ones not counted
	shift   int           // what numbers in entries are above that
	top     int           // highest number of a question
	print   string        // of the last checkpoint; empty: there is none
}

// entry takes from an entry what does not hang on the rules.
func (s *skim) entry(e *entry) error {
	switch {
	case e.Created != nil:
		return s.create(e.Created)
	case e.Joined != nil:
		return s.join(e.Joined)
	case e.Started != nil:
		after, err := s.seated(e.Started)
		s.seats, s.rules = after.seats, e.Started.version(s.made.Rules)
		return err
	case e.Answered != nil:
		a := e.Answered
		s.top = max(s.top, a.Ask)
		s.answers = append(s.answers, rules.Entry{Ask: a.Ask - s.shift, Seat: rules.Seat(a.Seat), Print: a.Print, Takes: a.Takes})
	case e.Undone != nil:
		s.undo(e.Undone)
	case e.Ordered != nil:
		return s.ordered(e.Ordered)
	case e.Talked != nil:
		return s.hear(e.Talked, e.At)
	case e.Noticed != nil:
		return s.notice(e.Noticed)
	case e.Confirmed != nil:
		return s.confirm(e.Confirmed)
	case e.Reported != nil:
		return s.file(e.Reported)
	case e.Replaced != nil:
		return s.standIn(e.Replaced)
	case e.Marked != nil:
		s.past, s.print = append(s.past, e.Marked.Lines...), e.Marked.Print
	case e.Renewed != nil:
		s.renewed(e.Renewed)
	}
	return nil
}

// undo takes back the answers to a question and those after it.
func (s *skim) undo(u *undone) {
	to := u.Ask - s.shift
	s.answers = s.from(0, to)
	s.shift, s.top = u.Next-to, max(s.top, u.Next)
}

// from returns the answers to questions from one on, and before another.
func (s *skim) from(first, end int) (answers []rules.Entry) {
	for _, a := range s.answers {
		if a.Ask >= first && a.Ask < end {
			answers = append(answers, a)
		}
	}
	return answers
}

// ordered keeps an order that stands for good; how long others stand, and whether
// they have been carried out, is for the rules to say, so that they end here.
func (s *skim) ordered(o *ordered) error {
	if o.Seat < 0 || o.Seat >= len(s.seats) {
		return refuse(NoSeat, "seat %d of %d", o.Seat, len(s.seats))
	}
	again := *o
	if o.Order.Until != ForGood || o.Order.Do == PlayCard {
		again.Order.Do = NoOrder
	}
	s.replace(&again)
	return nil
}

// renewed goes on after an earlier renewal.
func (s *skim) renewed(r *renewed) {
	s.answers, s.shift, s.top, s.rules = append([]rules.Entry(nil), r.Answers...), 0, max(s.top, r.Ask), r.Rules
	for _, a := range r.Answers {
		s.top = max(s.top, a.Ask)
	}
	s.leap(r)
}

// renewal returns the entry with which the game goes on under the rules of a
// program, from the checkpoint that is kept.
func (s *skim) renewal(cat *rules.Catalogue, version int, kept []byte) (*renewed, error) {
	if s.print == "" || len(kept) == 0 {
		return nil, refuse(OtherRules, "played under version %d of the rules, this program plays %d, and there is no checkpoint", s.rules, version)
	}
	if got := hashOf(kept); got != s.print {
		return nil, refuse(Damaged, "its checkpoint has hash %s, want %s", got, s.print)
	}
	var c checkpoint
	if err := unmarshal(kept, &c); err != nil {
		return nil, &Error{Code: OtherRules, Detail: "its checkpoint cannot be read", Err: err}
	}
	state, err := rules.LoadState(cat, c.State.Saved)
	if err != nil {
		return nil, &Error{Code: OtherRules, Detail: fmt.Sprintf("its checkpoint of version %d of the rules", s.rules), Err: err}
	}
	r := &renewed{Rules: version, State: c.State, Ask: s.top + 2, Told: c.Told, Answers: []rules.Entry{}}
	for _, a := range s.from(c.Ask, s.top+1) {
		a.Ask += r.Ask - c.Ask
		r.Answers = append(r.Answers, a)
	}
	_, r.Dropped = rules.Resume(cat, state, r.Ask, r.Answers, r.Ask)
	r.Answers = r.Answers[:len(r.Answers)-r.Dropped]
	return r, nil
}

// renew goes on with the game under other rules.
func (f *facts) renew(cat *rules.Catalogue, r *renewed) error {
	if f.game != nil {
		return refuse(Started, "the game goes on already")
	}
	state, err := rules.LoadState(cat, r.State.Saved)
	if err != nil {
		return err
	}
	game, dropped := rules.Resume(cat, state, r.Ask, r.Answers, r.Ask)
	if dropped > 0 {
		return fmt.Errorf("%d of %d answers do not fit", dropped, len(r.Answers))
	}
	f.leap(r)
	f.game, f.rules = game, r.Rules
	f.marks = marks{lines: min(r.Told, len(game.Events()))}
	f.hidden = f.marks.lines
	f.opened()
	return nil
}

// leap is above the number of lines that can follow a mark before the next: the
// lines of a renewed game have numbers that no line had before.
const leap = 10000

// leap says in the log that other rules hold, and where the lines of the game
// begin.
func (f *facts) leap(r *renewed) {
	last, turn := f.before, 0
	if n := len(f.past); n > 0 {
		last, turn = max(last, f.past[n-1].N), f.past[n-1].Turn
	}
	f.before = (last/leap + 1) * leap
	text := plain(func(l wording.Lang) string { return wording.Renewed(r.Dropped, l) })
	f.past = append(f.past, told{N: f.before, Turn: turn, Kind: "renewed", Rule: "rules.terms", Text: text})
}
