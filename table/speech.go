package table

import (
	"time"

	"ragtag/bots"
	"ragtag/rules"
	"ragtag/wording"
)

// Bots talk, unless the table was made without it: they say what they can add to a
// check, accuse, answer and tell how they stand to an accusation. When they are asked
// whether they have something to say depends on what everybody sees; what they say is
// up to them, as it is to people. What a bot has heard is in the talk, so that one that
// is made anew says nothing twice.

// voices are which bots were asked for a word in the open question.
type voices struct {
	ask   int
	asked rules.Seats
	since [rules.MaxSeats]time.Time // when one was spoken to meanwhile
}

// botTalk is how many lines of talk leave bots silent: the rest is for people.
const botTalk = MaxLines * 3 / 5

// speaks reports whether the bot at a seat takes part in the talk.
func (f *facts) speaks(p rules.Seat) bool {
	return !f.made.Quiet && f.seats[p].Kind == Bot && f.inGame(p) && f.mayTalk(p) == nil && len(f.talk) < botTalk
}

// occasion returns on what occasion the bot at a seat may speak now. ok is false if
// there is none.
func (t *Table) occasion(p rules.Seat, s *rules.State) (o bots.Occasion, ok bool) {
	chance := t.publicChance("word", p, int(s.Turn)<<16|int(s.Check.Source))
	o = bots.Occasion{Temper: t.temper(p), Chance: float64(chance%1000) / 1000, Sayings: yetToAdd(s, p)}
	for _, q := range t.open.asked {
		r, _ := t.game.Request(q)
		o.Accusing = o.Accusing || q == s.Current && (r.Kind == rules.ReqAction || r.Kind == rules.ReqMove)
		if r.Kind == rules.ReqCondemn {
			o.Trial = bots.Condemned(&r)
		}
	}
	return o, o.Sayings || o.Accusing || o.Trial != 0 || !t.voices.since[p].IsZero()
}

// nextWord returns the bot that is asked for a word next, and how long from now.
func (t *Table) nextWord() (next rules.Seat, in time.Duration) {
	in = never
	if t.game.Over() {
		return next, in
	}
	if t.voices.ask != t.game.Ask() {
		t.voices = voices{ask: t.game.Ask()}
	}
	s := t.game.State()
	for p := range rules.Seat(len(t.seats)) {
		if t.voices.asked.Has(p) || !t.speaks(p) {
			continue
		}
		if _, ok := t.occasion(p, &s); !ok {
			continue
		}
		since := t.turned
		if at := t.voices.since[p]; !at.IsZero() {
			since = at
		}
		if left := max(0, t.wordTime(p)-t.hub.since(since)); in == never || left < in {
			next, in = p, left
		}
	}
	return next, in
}

// leaveWords leaves it to the server that leads the table to ask for words about the
// open question.
func (t *Table) leaveWords() {
	t.mu.Lock()
	defer t.mu.Unlock()
	if t.game != nil {
		t.voices = voices{ask: t.game.Ask(), asked: 1<<rules.MaxSeats - 1}
	}
}

// wordTime returns how long the bot at a seat takes for a word: less than for any
// decision, by public chance alone.
func (t *Table) wordTime(p rules.Seat) time.Duration {
	return vary(t.hub.BotTime/3, t.publicChance("voice", p, t.game.Ask()))
}

// wordOf returns the thought of a bot that is asked for a word.
func (t *Table) wordOf(p rules.Seat) (*thought, error) {
	s := t.game.State()
	k := &thought{ask: t.game.Ask(), seat: p, game: t.game.Copy(), heard: t.heard(), talks: len(t.talk), speaks: true}
	k.occasion, _ = t.occasion(p, &s)
	var err error
	k.decider, err = t.decider(p)
	return k, err
}

// say adds what a bot had to say, if nothing happened meanwhile.
func (t *Table) say(k *thought) error {
	if k.ask != t.game.Ask() || k.talks != len(t.talk) || t.voices.ask != k.ask || !t.speaks(k.seat) {
		return nil
	}
	t.voices.asked, t.voices.since[k.seat] = t.voices.asked.With(k.seat), time.Time{}
	if k.failed != nil {
		panic(k.failed)
	}
	if k.word == nil {
		return nil
	}
	line := &talked{Seat: int(k.seat), After: t.length(), Say: Say(k.word.Say)}
	if line.Say != "" {
		line.About = t.hub.cat.Ref(t.game.State().Check.Source)
	}
	if k.word.Remark != nil {
		r := *k.word.Remark
		if k.word.Event > 0 {
			r.Line = t.before + t.game.Number(k.word.Event-1) + 1
		}
		line.Remark = &r
		if at := r.Seat; r.To == 0 && at >= 0 && at < len(t.seats) { // it may answer
			t.voices.asked, t.voices.since[at] = t.voices.asked.Without(rules.Seat(at)), t.hub.now()
		}
	}
	return t.add(entry{Talked: line})
}

// heard returns what bots take heed of in the talk of the seats, with the number of
// events of the game before each line.
func (f *facts) heard() (all []bots.Heard) {
	if f.game == nil {
		return nil
	}
	for i := range f.talk {
		k := &f.talk[i]
		if k.Seat < 0 || k.Say == "" && k.Remark == nil {
			continue
		}
		all = append(all, bots.Heard{
			N: k.N, After: f.game.Before(max(0, k.After-f.before)), By: k.Seat, Say: string(k.Say), Remark: k.Remark,
		})
	}
	return all
}

// remarks returns what a line of talk says in words, if it is a remark.
func (t *Table) remarks(r *wording.Remark, l wording.Lang) []wording.Span {
	if r == nil {
		return nil
	}
	return wording.RemarkSentence(t.hub.cat, r, t.who()).Spans(l)
}
