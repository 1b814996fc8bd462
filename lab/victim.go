package lab

import (
	"errors"
	"fmt"

	"ragtag/options"
	"ragtag/rules"
)

// victim is a game under torture.
type victim struct {
	cat     *rules.Catalogue
	choice  options.Choice
	players int
	seed    [32]byte

	game    *rules.Game
	bot     rules.Decider
	dice    dice
	answers int
	events  []rules.Event // seen so far
	settled int           // how many of them had been seen before the checkpoint last saved
	base    rules.State   // the checkpoint last saved
	saved   rules.State   // the same checkpoint, decoded
	since   []rules.Entry // the answers since then
}

func (v *victim) begin(seed uint64) (err error) {
	v.bot, v.dice = randomBot(seed), newDice(seed)
	v.game, err = rules.NewGame(v.cat, v.choice, v.players, v.seed)
	return err
}

// examine checks a game that waits for an answer, without changing it:
//
//   - the state satisfies rules.Table.Invariants;
//   - the events so far are unchanged: all of them when there is a new checkpoint, and
//     those since then at every question;
//   - the checkpoint, saved, read back and played on with the answers since (a
//     copy, and another replay), gives the same state;
//   - every option listed is accepted, in such a copy;
//   - what is not listed is refused and changes nothing.
func (v *victim) examine() error {
	if err := v.game.Invariants(); err != nil {
		return err
	}
	told := len(v.events)
	fresh, err := v.save()
	if err != nil {
		return err
	}
	if fresh {
		v.settled = 0
	}
	if err := v.sameEvents(v.settled); err != nil {
		return err
	}
	if fresh {
		v.settled = told
	}
	if twin := v.twin(); twin.State() != v.game.State() {
		return fmt.Errorf("played again from the checkpoint saved, the state differs in %s", difference(twin.State(), v.game.State()))
	}
	if err := v.tryListed(); err != nil {
		return err
	}
	return v.tryUnlisted()
}

// sameEvents compares the earlier events, from number n on, with the same events now.
func (v *victim) sameEvents(n int) error {
	now := v.game.EventsFrom(n)
	if n+len(now) < len(v.events) {
		return fmt.Errorf("%d events were told, now %d", len(v.events), n+len(now))
	}
	for i := range v.events[n:] {
		if !sameEvent(&v.events[n+i], &now[i]) {
			return fmt.Errorf("event %d was %+v and is now %+v", n+i, v.events[n+i], now[i])
		}
	}
	v.events = append(v.events[:n], now...)
	return nil
}

// save saves the checkpoint, if it is a new one, and reads it back. It reports whether it
// is a new one.
func (v *victim) save() (fresh bool, err error) {
	v.since = v.since[:0]
	for _, e := range v.game.Entries() {
		if e.Ask >= v.game.BaseAsk() {
			v.since = append(v.since, e)
		}
	}
	base, _ := v.game.Checkpoint()
	if base == v.base {
		return false, nil
	}
	read, err := readBack(v.cat, base)
	if err != nil {
		return false, err
	}
	if read != base {
		return false, fmt.Errorf("saved and read back, the checkpoint differs in %s", difference(read, base))
	}
	v.base, v.saved = base, read
	return true, nil
}

// twin returns a copy of the game: its checkpoint, read back, and the answers
// given since.
func (v *victim) twin() *rules.Game {
	twin, dropped := rules.Resume(v.cat, v.saved, v.game.BaseAsk(), v.since, v.game.Ask())
	if dropped > 0 {
		panic(fmt.Sprintf("%d answers given since the checkpoint do not fit it", dropped))
	}
	return twin
}

// step answers the open question for one of its seats. If several are asked, a
// copy is answered in another order and must reach the same state.
func (v *victim) step() error {
	pending := v.game.Pending()
	order := v.dice.shuffled(len(pending))
	before := v.game.Ask()
	var takes [rules.MaxSeats][]rules.Take
	for _, r := range pending {
		takes[r.Seat] = v.choose(&r)
	}
	var twin *rules.Game
	if len(pending) > 1 {
		twin = v.twin()
	}
	for i := range order {
		p := pending[order[i]].Seat
		if err := v.game.Answer(p, before, takes[p]); err != nil {
			return fmt.Errorf("a legal answer of seat %d was refused: %w", p, err)
		}
		v.answers++
		if v.game.Err() != nil {
			return v.game.Err()
		}
		if i+1 < len(order) {
			if err := v.examine(); err != nil {
				return err
			}
		}
	}
	if twin == nil {
		return nil
	}
	for i := len(order) - 1; i >= 0; i-- {
		p := pending[order[i]].Seat
		if err := twin.Answer(p, before, takes[p]); err != nil {
			return fmt.Errorf("a legal answer of seat %d in another order was refused: %w", p, err)
		}
	}
	if twin.State() != v.game.State() {
		return errors.New("the order in which the seats answered made a difference")
	}
	return nil
}

// choose returns a random answer to a request.
func (v *victim) choose(r *rules.Request) []rules.Take {
	var a rules.Answer
	v.bot.Decide(v.game.Chair(r.Seat), r, &a)
	return v.cat.Takes(r, &a)
}

// autopsy checks a finished game: nothing can be answered, and a replay from
// its seed and all its answers gives the same state.
func (v *victim) autopsy() error {
	if err := v.game.Invariants(); err != nil {
		return err
	}
	if err := v.sameEvents(0); err != nil {
		return err
	}
	for p := range rules.Seat(v.players) {
		var refused *rules.AnswerError
		if err := v.game.Answer(p, v.game.Ask(), nil); !errors.As(err, &refused) || refused.Code != rules.GameOver {
			return fmt.Errorf("an answer after the end: %v", err)
		}
	}
	again, err := rules.Replay(v.cat, v.choice, v.players, v.seed, v.game.Entries(), v.game.Ask())
	if err != nil {
		return fmt.Errorf("played again from its answers: %w", err)
	}
	if again.State() != v.game.State() {
		return fmt.Errorf("played again from its answers, the state differs in %s", difference(again.State(), v.game.State()))
	}
	events := again.Events()
	if len(events) != len(v.events) {
		return fmt.Errorf("played again, %d events became %d", len(v.events), len(events))
	}
	for i := range events {
		if !sameEvent(&events[i], &v.events[i]) {
			return fmt.Errorf("played again, event %d is %+v and was %+v", i, events[i], v.events[i])
		}
	}
	return nil
}
