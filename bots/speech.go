package bots

import (
	"ragtag/rules"
	"ragtag/wording"
)

// Speaker is a bot that talks. What it says depends on what its seat knows, on what
// it has heard, and on the occasion.
type Speaker interface {
	// Speak returns what the bot at a seat has to say now, if anything.
	Speak(at rules.Chair, o Occasion) (Word, bool)
}

// Occasion is when a bot may speak.
type Occasion struct {
	Temper   Temper
	Chance   float64     // from 0 to 1, known to everybody: the lower, the likelier a bot speaks
	Sayings  bool        // set statements about the check under way are allowed
	Accusing bool        // it is a time to accuse
	Trial    rules.Seats // of whom one is about to be condemned
}

// Word is what a bot says: a set statement, by its id, or a remark and the number of
// the event that shows it, from 1, or 0 if none does.
type Word struct {
	Say    string
	Remark *wording.Remark
	Event  int
}

// Condemned returns the players of whom a request condemns one.
func Condemned(r *rules.Request) (all rules.Seats) {
	for i := range int(r.N) {
		if r.Options[i].Kind == rules.OptSeat {
			all = all.With(r.Options[i].Seat())
		}
	}
	return all
}

// speaking is a rookie that looks for something to say.
type speaking struct {
	*scene
	Occasion
	manner
	talk *hearsay
}

// Speak returns what the rookie at a seat has to say now, if anything. Revealed Cylons
// and Cylon Leaders keep silent.
func (b *rookie) Speak(at rules.Chair, o Occasion) (w Word, ok bool) {
	v := at.View()
	m := b.mindOf(at, &v)
	if v.Over != nil || m.exposed[at.Seat] || m.gone.Has(at.Seat) || v.Seats[at.Seat].Leader {
		return w, false
	}
	r := rules.Request{Kind: rules.ReqOptional, Seat: at.Seat}
	k := &speaking{look(at, &r, v, m, b.cards), o, manners[o.Temper], &m.talk}
	for _, say := range []func() (Word, bool){k.answer, k.trial, k.vote, k.pledge, k.claim, k.accuse} {
		if w, ok := say(); ok {
			if w.Remark != nil {
				w.Remark.Way = int(k.me)
			}
			return w, true
		}
	}
	return w, false
}

// remark returns a word about a seat.
func remark(code string, seat int) (Word, bool) {
	return Word{Remark: &wording.Remark{Code: code, Seat: seat}}, true
}

// answer answers the last accusation.
func (k *speaking) answer() (w Word, ok bool) {
	for i := len(k.talk.to) - 1; i >= 0; i-- {
		h := &k.talk.to[i]
		if k.talk.answered[h.N] || i < len(k.talk.to)-1 {
			continue
		}
		w, ok = remark(k.answerTo(h.Remark), -1)
		if w.Remark.Code == "answer-other" {
			w.Remark.Seat = h.Remark.Other
		}
		w.Remark.To, w.Remark.Turn = h.N, k.mind.ledger.turn
		return w, ok
	}
	return w, false
}

// answerTo returns the code of the answer to an accusation. A human says nothing
// untrue: it does not speak of cards that it added.
func (k *speaking) answerTo(r *wording.Remark) string {
	var g *ground
	for i := range k.mind.ledger.grounds[k.me] {
		if same(k.mind.ledger.grounds[k.me][i].remark) == same(*r) {
			g = &k.mind.ledger.grounds[k.me][i]
		}
	}
	switch r.Code {
	case "only-you", "two-of-you":
		switch {
		case g == nil || g.mine || r.Count > 2:
			return "answer-evade"
		case r.Code == "two-of-you" && k.Temper != Careful:
			return "answer-other"
		}
		return "answer-destiny"
	case "chose-worse", "let-fail", "openly":
		return "answer-judgement"
	case "added-none":
		return "answer-spared"
	}
	return "answer-human"
}

// vote says how the rookie stands to a check about a player, and why.
func (k *speaking) vote() (w Word, ok bool) {
	m, c := k.mind, &k.mind.ledger.check
	about, yes, no := c.subject, "vote-for", "vote-against"
	if c.freed >= 0 {
		about, yes, no = c.freed, "free-against", "free-for"
	}
	cares := k.votes
	if c.freed >= 0 {
		cares /= 2 // somebody in the Brig may try every turn
	}
	switch {
	case k.view.Check == nil || !k.Sayings || c.event == 0 || about < 0 || m.talk.spoken == c.event || m.exposed[about]:
		return w, false
	case k.Chance >= cares && (c.freed >= 0 || about != int(k.me)):
		return w, false
	case about == int(k.me):
		w, ok = remark("plea", -1)
		w.Remark.Turn = m.ledger.turn
		return w, ok
	}
	g := m.ledger.best(about, func(*ground) bool { return true })
	switch {
	case k.seats[about].cylon >= 0.5:
		return k.because(yes, about, g), true
	case g != nil && no == "vote-against":
		no = "vote-against-weak"
	}
	w, ok = remark(no, about)
	w.Remark.Turn = m.ledger.turn
	return w, ok
}

// because returns a word against a player with its ground. A ground that was given
// before is only referred to; without a ground it is a hunch.
func (k *speaking) because(code string, about int, g *ground) Word {
	if g == nil {
		return Word{Remark: &wording.Remark{Code: code, Ground: "hunch", Seat: about, Turn: k.mind.ledger.turn}}
	}
	r := g.remark
	if r.Ground = r.Code; k.talk.used[same(r)] {
		r = wording.Remark{Ground: "as-said", Seat: about, Turn: r.Turn}
	}
	r.Code = code
	return Word{Remark: &r, Event: g.event}
}

// trial says, once, whom of those on trial the rookie would condemn, or pleads for
// itself.
func (k *speaking) trial() (w Word, ok bool) {
	m := k.mind
	if k.Trial == 0 || m.talk.tried {
		return w, false
	}
	most, least := -1, -1
	for p := range k.players() {
		switch {
		case !k.Trial.Has(rules.Seat(p)) || p == int(k.me):
			continue
		case most < 0 || k.seats[p].cylon > k.seats[most].cylon:
			most = p
		}
		if least < 0 || k.seats[p].cylon <= k.seats[least].cylon {
			least = p
		}
	}
	switch {
	case k.Trial.Has(k.me):
		w, ok = remark("trial-plea", -1)
	case most < 0:
		return w, false
	case k.seats[most].cylon >= 0.5:
		return k.because("trial-for", most, m.ledger.best(most, func(*ground) bool { return true })), true
	default:
		w, ok = remark("trial-spare", least)
	}
	w.Remark.Turn = m.ledger.turn
	return w, ok
}

// aLot is the least strength that counts as a lot.
const aLot = 5

// pledge makes the set statement that fits what the rookie would add now. A hidden Cylon
// says what a human with its hand would say.
func (k *speaking) pledge() (w Word, ok bool) {
	m := k.mind
	if k.view.Check == nil || !k.Sayings || m.ledger.check.event == 0 || m.talk.stated == m.ledger.check.event ||
		m.talk.spoken == m.ledger.check.event || k.Chance >= k.says {
		return w, false
	}
	f, ok := k.foresee()
	if !ok {
		return w, false
	}
	cards, gained, able := k.bestHelp(&f, "")
	switch {
	case f.stake() < 0 && gained <= 0, able > 0 && f.hopeless(able, k.leastChance()), able > 0 && gained <= 0:
		return w, false // it would add nothing, though it could: it would rather not say
	case f.stake() < 0:
		w.Say = SayHurt
	case able <= 0:
		w.Say = SayCannot
	case k.strengthOf(cards) >= aLot:
		w.Say = SayLot
	default:
		w.Say = SayLittle
	}
	return w, true
}

// strengthOf returns what cards add to the check under way.
func (s *scene) strengthOf(cards []string) (sum float64) {
	for _, ref := range cards {
		sum += s.strength(ref)
	}
	return sum
}

// claim tells what a Loyalty card was that the rookie has looked at. A Cylon calls
// everybody human.
func (k *speaking) claim() (w Word, ok bool) {
	for p, seen := range k.mind.seen {
		if seen == 0 {
			continue
		}
		code := "seen-human"
		if seen == seenCylon && k.side == human {
			code = "seen-cylon"
		}
		w, ok = remark(code, p)
		if k.talk.used[*w.Remark] {
			continue
		}
		return w, ok
	}
	return w, false
}

// accuse accuses the most suspicious player who is not in the Brig of an act in the log.
// One accusation a turn is enough for a table.
func (k *speaking) accuse() (w Word, ok bool) {
	m := k.mind
	if !k.Accusing || m.ledger.turn == 0 || m.talk.last == m.ledger.turn || m.talk.accused > 0 && m.ledger.turn-m.talk.accused < 2 {
		return w, false
	}
	var best *ground
	most := k.accuses
	for p, one := range k.players() {
		if p == int(k.me) || one.revealed || one.jailed || one.cylon < most {
			continue
		}
		g := m.ledger.best(p, func(g *ground) bool { return !k.talk.used[same(g.remark)] && m.ledger.turn-g.remark.Turn <= recent })
		if g != nil {
			best, most = g, one.cylon
		}
	}
	if best == nil {
		return w, false
	}
	r := best.remark
	return Word{Remark: &r, Event: best.event}, true
}

// recent is for how many turns an act is held against somebody.
const recent = 6
