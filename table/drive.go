package table

import (
	"fmt"
	"time"

	"ragtag/bots"
	"ragtag/rules"
)

// The driver gives every answer that no person gives by hand: for bots, and for
// people under a standing order or when the time of a window is up. It is one
// goroutine, which runs while the game does.

// run starts the driver if there is a game to drive, or wakes the running one.
func (t *Table) run() {
	if t.status() != Running || t.why != nil || t.closed {
		return
	}
	if !t.driving {
		t.driving = true
		t.hub.group.Go((&Table{core: t.core}).drive) // what it does carries out no request
	}
	select {
	case t.wake <- struct{}{}:
	default: // it is awake already
	}
}

func (t *Table) drive() {
	timer := time.NewTimer(0)
	defer timer.Stop()
	for {
		select {
		case <-t.gone:
			return
		case <-t.wake:
		case <-timer.C:
		}
		switch wait, err := t.step(); {
		case wait == stop:
			return
		case err != nil: // unless the table is gone, it is as it was
			t.hub.log.Warn("a table could not go on by itself, and tries again", "table", t.id, "error", err)
			timer.Reset(driveAgain)
		case wait == never:
			timer.Stop()
		default:
			timer.Reset(wait)
		}
	}
}

// stop is returned as the wait when the driver is no longer needed.
const stop = time.Duration(-2)

// driveAgain is the time between two attempts of a driver.
const driveAgain = time.Second

// batch is the most answers that are stored in one write.
const batch = 64

// step gives the answers that are due. It returns how long to wait before the
// next step: a duration, never (until woken), or stop.
func (t *Table) step() (wait time.Duration, err error) {
	if wait := t.rests(); wait != 0 {
		return wait, nil // the server that leads the table has nothing to do
	}
	if !t.hub.lead(t.id) {
		t.leaveWords()
		return leadAgain, nil
	}
	var decided []*thought
	for {
		open, wait, err := t.giveAnswers(decided)
		if err != nil || len(open) == 0 {
			return wait, err
		}
		t.hub.think(open)
		decided = open
	}
}

// giveAnswers gives the answers that are due, those of bots as they were decided.
// It returns what bots have to decide first, and how long there is nothing to do.
func (t *Table) giveAnswers(decided []*thought) (open []*thought, wait time.Duration, err error) {
	err = t.act(func() error {
		open, wait, t.driving = nil, 0, true
		if t.status() != Running { // others have ended it or taken it back
			wait, t.driving = stop, false
			return nil
		}
		if !t.game.Over() {
			if err := t.sendNotices(); err != nil {
				return err
			}
		}
		for _, k := range decided {
			if k.speaks && !t.game.Over() {
				if err := t.say(k); err != nil {
					return err
				}
			}
		}
		for range batch {
			if t.game.Over() || t.closed {
				wait, t.driving = stop, false
				return nil
			}
			speaker, word := t.nextWord()
			if word == 0 {
				k, err := t.wordOf(speaker)
				open = []*thought{k}
				return err
			}
			p, after := t.nextDue()
			if wait = sooner(sooner(after, word), t.noticeIn()); after != 0 {
				return nil
			}
			switch given, err := t.answerFor(p, decided); {
			case err != nil:
				return t.retire(&Error{Code: Damaged, Detail: fmt.Sprintf("the table's own answer for seat %d", p), Err: err})
			case !given:
				open, err = t.thoughts()
				return err
			}
		}
		return nil // call it again at once
	})
	return open, wait, err
}

// rests returns how long the table has nothing to do by itself: 0 if it has, and
// never if that takes a change, which wakes the driver.
func (t *Table) rests() time.Duration {
	t.mu.Lock()
	defer t.mu.Unlock()
	if t.why != nil || t.status() != Running || t.closed {
		return 0 // the driver may not be needed any longer
	}
	_, in := t.nextDue()
	_, word := t.nextWord()
	return sooner(sooner(in, word), t.noticeIn())
}

// sooner returns the shorter of two waits.
func sooner(a, b time.Duration) time.Duration {
	if a == never || b != never && b < a {
		return b
	}
	return a
}

// nextDue returns the seat that the table answers for next, and how long from
// now.
func (t *Table) nextDue() (next rules.Seat, in time.Duration) {
	in = never
	for _, p := range members(t.game.Open()) {
		left := t.answersIn(p)
		if left != never && (in == never || left < in) {
			next, in = p, left
		}
	}
	return next, in
}

// answersIn returns how long from now the table answers for a seat that is
// asked, or never.
func (t *Table) answersIn(p rules.Seat) time.Duration {
	if !t.person(p) {
		return max(0, t.takesTime(p)-t.hub.since(t.turned))
	}
	left := never
	switch after := t.passesAfter(p, t.hub.WindowTime); after {
	case never, 0:
		left = after
	default:
		left = max(0, after-t.hub.since(t.began(t.turned)))
	}
	if at, ok := t.deadline(); ok {
		if until := max(0, -t.hub.since(at)); left == never || until < left {
			left = until
		}
	}
	return left
}

// answerFor answers for a seat: a bot as it has decided; for a person the standing
// order decides, or a bot if the time has run out. It reports whether it could:
// otherwise a bot has to decide first.
func (t *Table) answerFor(p rules.Seat, decided []*thought) (given bool, err error) {
	r, _ := t.game.Request(p)
	late := t.person(p) && t.late()
	a, forced := onlyAnswer(&r)
	takes := t.hub.cat.Takes(&r, &a)
	switch {
	case forced:
	case t.person(p) && !late:
		takes = t.takes(p, &r)
	default:
		k := t.decisionFor(decided, &r)
		if k == nil {
			return false, nil
		}
		if k.failed != nil {
			panic(k.failed)
		}
		takes = k.takes
	}
	if late {
		if err := t.timeOut(p); err != nil {
			return false, err
		}
	}
	return true, t.add(entry{Answered: t.answerOf(&r, takes)})
}

// onlyAnswer returns the only legal answer to a request, if it has just one.
func onlyAnswer(r *rules.Request) (a rules.Answer, only bool) {
	all := 0
	for i := range int(r.N) {
		all += int(r.Limit[i])
	}
	switch {
	case r.Max == 0 || r.N == 0:
		return a, true
	case all <= int(r.Min):
		copy(a.Take[:r.N], r.Limit[:r.N])
		return a, true
	}
	return a, false
}

// answerOf returns the entry for an answer to an open request.
func (t *Table) answerOf(r *rules.Request, takes []rules.Take) *answered {
	return &answered{Ask: t.game.Ask(), Seat: int(r.Seat), Print: t.hub.cat.Print(r), Takes: takes}
}

// decider returns the bot at a seat. A bot has no memory that must be stored:
// it knows what its seat knows.
func (t *Table) decider(p rules.Seat) (rules.Decider, error) {
	if t.deciders[p] == nil {
		name := t.seats[p].Bot
		if name == "" {
			name = DefaultBot // it stands in for somebody
		}
		d, err := bots.New(name, 0)
		if err != nil {
			return nil, err
		}
		t.deciders[p] = d
	}
	return t.deciders[p], nil
}
