package table

import (
	"fmt"

	"ragtag/rules"
	"ragtag/wording"
)

// A table whose game was played under other rules is skimmed: the referee
// replays none of its entries. Seats, standing orders and the log are restored,
// and the game continues from the last checkpoint.

// skim is what skimming collects from the entries.
type skim struct {
	*facts
	answers []rules.Entry // by number of the question, not counting undone ones
	shift   int           // difference between the numbers in entries and those in answers
	top     int           // highest number of a question
	print   string        // hash of the last checkpoint; empty if there is none
}

// entry collects from an entry what does not depend on the rules.
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
		return s.addTalk(e.Talked, e.At, e.Erased != "")
	case e.Noticed != nil:
		return s.notice(e.Noticed)
	case e.Notified != nil:
		return s.tellSeats(e.Notified)
	case e.Confirmed != nil:
		return s.confirm(e.Confirmed)
	case e.Reported != nil:
		return s.file(e.Reported)
	case e.Replaced != nil:
		return s.standIn(e.Replaced)
	case e.Governed != nil:
		return s.measure(e.Governed)
	case e.Resealed != nil:
		return s.reseal(e.Resealed)
	case e.Marked != nil:
		s.past.add(e.Marked.Lines...)
		s.print = e.Marked.Print
	case e.Renewed != nil:
		s.renewed(e.Renewed)
	}
	return nil
}

// undo removes the answers to a question and to all later ones.
func (s *skim) undo(u *undone) {
	to := u.Ask - s.shift
	s.answers = s.from(0, to)
	s.shift, s.top = u.Next-to, max(s.top, u.Next)
}

// from returns the answers to the questions from first up to, but not
// including, end.
func (s *skim) from(first, end int) (answers []rules.Entry) {
	for _, a := range s.answers {
		if a.Ask >= first && a.Ask < end {
			answers = append(answers, a)
		}
	}
	return answers
}

// ordered keeps an order without an end. Other orders are dropped, because only
// the rules can say how long they last and whether they have been carried out.
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

// renewed continues after an earlier renewal.
func (s *skim) renewed(r *renewed) {
	s.answers, s.shift, s.top, s.rules = append([]rules.Entry(nil), r.Answers...), 0, max(s.top, r.Ask), r.Rules
	for _, a := range r.Answers {
		s.top = max(s.top, a.Ask)
	}
	s.leap(r)
}

// renewal returns the entry that continues the game under version of the rules,
// from the stored checkpoint.
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

// renew continues the game under other rules.
func (f *facts) renew(cat *rules.Catalogue, r *renewed) error {
	if f.game != nil {
		return refuse(Started, "the game is already running")
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
	f.past.close()
	f.game, f.rules = game, r.Rules
	f.marks = marks{lines: min(r.Told, game.NumEvents())}
	f.hidden = f.marks.lines
	f.opened()
	return nil
}

// leap exceeds the number of lines between two marks, so that the lines of a
// renewed game get numbers that no line had before.
const leap = 10000

// leap adds a line to the log that says that other rules apply, and sets the
// number of the next line.
func (f *facts) leap(r *renewed) {
	last, turn := f.before, 0
	if k := f.past.last(); k != nil {
		last, turn = max(last, k.N), k.Turn
	}
	f.before = (last/leap + 1) * leap
	text := plain(func(l wording.Lang) string { return wording.Renewed(r.Dropped, l) })
	f.past.add(storedLine{N: f.before, Turn: turn, Kind: "renewed", Rule: "rules.terms", Text: text})
}
