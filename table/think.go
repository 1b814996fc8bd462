package table

import (
	"crypto/sha256"
	"encoding/binary"
	"runtime"
	"time"

	"ragtag/bots"
	"ragtag/rules"
)

// Bots decide outside the lock of their table, so that nobody at it waits for
// them, and in a pool, so that many tables do not take all processors at once.

// thought is a decision that a bot has to make or has made.
type thought struct {
	ask     int
	seat    rules.Seat
	request rules.Request
	seed    uint64
	decider rules.Decider
	game    *rules.Game // as it was when the question was due
	heard   []bots.Heard

	speaks   bool // it is asked for a word, not for an answer
	occasion bots.Occasion
	talks    int // lines of talk there were

	takes  []rules.Take // once it is made
	word   *bots.Word   // or what it has to say
	failed any          // why it could not be made
}

// thoughts returns what the bots that are due now have to decide in the open
// question.
func (t *Table) thoughts() (all []*thought, err error) {
	game, heard := t.game.Copy(), t.heard()
	for _, p := range members(t.game.Open()) {
		if t.answersIn(p) != 0 || t.person(p) && !t.late() {
			continue
		}
		r, _ := t.game.Request(p)
		if _, forced := onlyAnswer(&r); forced {
			continue
		}
		k := &thought{ask: t.game.Ask(), seat: p, request: r, game: game, heard: heard}
		if k.decider, err = t.decider(p); err != nil {
			return nil, err
		}
		if k.seed, err = t.botSeed(p); err != nil {
			return nil, err
		}
		all = append(all, k)
	}
	return all, nil
}

// late reports whether the time for the open question has run out.
func (t *Table) late() bool {
	at, ok := t.deadline()
	return ok && !t.hub.now().Before(at)
}

// think makes decisions, when there is room in the pool.
func (h *Hub) think(all []*thought) {
	h.pool <- struct{}{}
	defer func() { <-h.pool }()
	for _, k := range all {
		began := time.Now()
		if k.think(); !k.speaks {
			h.BotTook(time.Since(began))
		}
	}
}

// poolSize is how many tables' bots decide at once.
func poolSize() int { return max(1, runtime.GOMAXPROCS(0)) }

func (k *thought) think() {
	defer func() { k.failed = recover() }()
	if k.speaks {
		k.word = wordOf(k.decider, k.game.Chair(k.seat), k.heard, k.occasion)
		return
	}
	var a rules.Answer
	hear(k.decider, k.seat, k.heard)
	decide(k.decider, k.game.Chair(k.seat), &k.request, k.seed, &a)
	k.takes = k.game.Catalogue().Takes(&k.request, &a)
}

// hear gives a bot what was said.
func hear(d rules.Decider, p rules.Seat, all []bots.Heard) {
	if d, ok := d.(bots.Listener); ok {
		d.Hear(int(p), all)
	}
}

// wordOf returns what a bot has to say, or nil.
func wordOf(d rules.Decider, at rules.Chair, all []bots.Heard, o bots.Occasion) *bots.Word {
	if s, ok := d.(bots.Speaker); ok {
		hear(d, at.Seat, all)
		if w, ok := s.Speak(at, o); ok {
			return &w
		}
	}
	return nil
}

// decide lets a bot answer a request. What it decides depends on what its seat
// knows and on the seed alone, and not on how long the bot has been there.
func decide(d rules.Decider, at rules.Chair, r *rules.Request, seed uint64, a *rules.Answer) {
	if d, ok := d.(bots.Seeded); ok {
		d.Seed(seed)
	}
	d.Decide(at, r, a)
}

// decisionFor returns what was decided for a request that is open, or nil. If the game
// has moved since it was due, the decision is not for this question.
func (t *Table) decisionFor(all []*thought, r *rules.Request) *thought {
	for _, k := range all {
		if !k.speaks && k.ask == t.game.Ask() && k.seat == r.Seat && t.hub.cat.Print(&k.request) == t.hub.cat.Print(r) {
			return k
		}
	}
	return nil
}

// botSeed returns the random seed of the bot at a seat for the open question.
func (t *Table) botSeed(p rules.Seat) (uint64, error) {
	seed, err := t.seed()
	from := append([]byte("ragtag bot "), seed[:]...)
	from = append(from, byte(p))
	sum := sha256.Sum256(binary.BigEndian.AppendUint64(from, uint64(t.game.Ask())))
	return binary.BigEndian.Uint64(sum[:]), err
}
