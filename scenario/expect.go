package scenario

import (
	"fmt"
	"strconv"
	"strings"

	"ragtag/rules"
)

// ofSeat splits "Adama: command, pass" and finds what the player is asked. With
// "Adama at before-roll" the windows before that question are passed.
func (r *runner) ofSeat(rest string) (p rules.Seat, words []string, q rules.Request, err error) {
	name, tail, ok := strings.Cut(rest, ":")
	if !ok {
		return 0, nil, q, wantf(rest, "a player, a colon and options")
	}
	p, kind, ok, err := r.whoAnswers(name)
	if !ok {
		_, err = r.mustSeat(name)
	}
	if err != nil {
		return 0, nil, q, err
	}
	if kind == "" {
		if q, open := r.game.Request(p); open {
			return p, list(tail), q, nil
		}
		return p, nil, q, wantf("none"+r.standing(), "a question to %s", r.name(p))
	}
	if !r.passTo(rules.Seats(0).With(p), kind) {
		return p, nil, q, wantf("none"+r.standing(), "a question %s to %s", kind, r.name(p))
	}
	q, _ = r.game.Request(p)
	return p, list(tail), q, nil
}

// passTo passes windows until players are all asked a question of a name. It
// reports whether they are.
func (r *runner) passTo(ps rules.Seats, name string) bool {
	for range maxPasses {
		var asked rules.Seats
		for _, q := range r.game.Pending() {
			if isCalled(&q, name) {
				asked = asked.With(q.Seat)
			}
		}
		if asked&ps == ps {
			return true
		}
		if r.passOpen() != nil {
			return false
		}
	}
	return false
}

// legal states answers that are legal now: options by themselves, or whole
// answers joined by "+" or with a number.
func (r *runner) legal(rest string) error {
	p, words, q, err := r.ofSeat(rest)
	if err != nil {
		return err
	}
	for _, w := range words {
		if kebab(w) == "nothing" {
			if q.Min > 0 {
				return wantf(r.describe(&q), "%s to be free to take nothing", r.name(p))
			}
			continue
		}
		takes, err := r.takes(&q, w)
		if err != nil {
			return err
		}
		whole := strings.Contains(w, "+ ") || len(takes) > 0 && takes[0].Count > 1
		if whole && !r.allowed(&q, takes) {
			return wantf(r.describe(&q), "%s to be legal for %s", w, r.name(p))
		}
	}
	return nil
}

// allowed reports whether takes are a legal answer.
func (r *runner) allowed(q *rules.Request, takes []rules.Take) bool {
	total := 0
	count := map[string]int{}
	for _, k := range takes {
		total += k.Count
		count[k.Option] += k.Count
	}
	for i := range int(q.N) {
		if count[r.cat.OptionID(q.Options[i])] > int(q.Limit[i]) {
			return false
		}
	}
	return q.Allows(total)
}

// illegal states options that the open question to a player does not have.
func (r *runner) illegal(rest string) error {
	p, words, q, err := r.ofSeat(rest)
	if err != nil {
		return err
	}
	for _, w := range words {
		if ids := r.find(&q, w); len(ids) > 0 {
			return wantf(r.describe(&q), "%s not to be offered %s", r.name(p), w)
		}
		if _, err := r.imagined(w); err != nil {
			return err
		}
	}
	return nil
}

// only states every option of the open question to a player.
func (r *runner) only(rest string) error {
	p, words, q, err := r.ofSeat(rest)
	if err != nil {
		return err
	}
	named := map[string]bool{}
	for _, w := range words {
		ids := r.find(&q, w)
		if len(ids) != 1 {
			return wantf(r.describe(&q), "%s among the options of %s", w, r.name(p))
		}
		named[ids[0]] = true
	}
	if len(named) != int(q.N) {
		return wantf(r.describe(&q), "no options but %s", strings.Join(words, ", "))
	}
	return nil
}

// refused tries an answer that must be refused and change nothing.
func (r *runner) refused(rest string) error {
	name, tail, ok := strings.Cut(rest, ":")
	p, err := r.mustSeat(name)
	if err != nil || !ok {
		return wantf(rest, "a player, a colon and an answer")
	}
	takes, err := r.attempt(p, tail)
	if err != nil {
		return err
	}
	before, ask, events := r.game.State(), r.game.Ask(), r.game.NumEvents()
	if err := r.game.Answer(p, ask, takes); err == nil {
		return wantf("that it was accepted", "the answer of %s to be refused", r.name(p))
	}
	if r.game.State() != before || r.game.Ask() != ask || r.game.NumEvents() != events {
		return wantf("a change", "a refused answer to change nothing")
	}
	return nil
}

// attempt makes takes of words whether or not they are legal.
func (r *runner) attempt(p rules.Seat, words string) ([]rules.Take, error) {
	q, asked := r.game.Request(p)
	var takes []rules.Take
	for _, w := range list(strings.ReplaceAll(words, " + ", ",")) {
		if kebab(w) == "nothing" {
			continue
		}
		n, what := counted(w)
		if asked {
			if ids := r.find(&q, what); len(ids) == 1 {
				takes = append(takes, rules.Take{Option: ids[0], Count: n})
				continue
			}
		}
		id, err := r.imagined(what)
		if err != nil {
			return nil, err
		}
		takes = append(takes, rules.Take{Option: id, Count: n})
	}
	return takes, nil
}

// asked states that players have an open question of a kind, after the windows
// before it have been passed, and perhaps how many options they take: "asked
// Adama: contribute 0-1".
func (r *runner) asked(rest string) error {
	names, tail, ok := strings.Cut(rest, ":")
	if !ok {
		return wantf(rest, "players, a colon, and a kind of question or a window")
	}
	words, want := bounded(strings.TrimSpace(tail))
	kind, err := question(words)
	if err != nil {
		return err
	}
	var ps rules.Seats
	for _, name := range list(names) {
		p, err := r.mustSeat(name)
		if err != nil {
			return err
		}
		ps = ps.With(p)
	}
	if !r.passTo(ps, kind) {
		return wantf("none"+r.standing(), "the question %s to %s", kind, r.names(ps))
	}
	for _, q := range r.game.Pending() {
		if got := bounds(&q); ps.Has(q.Seat) && want != "" && want != got {
			return wantf(got, "%s to take %s", r.name(q.Seat), want)
		}
	}
	return nil
}

// bounded splits "contribute 0-1" into the question and its bounds, if they are
// there.
func bounded(s string) (name, bounds string) {
	i := strings.LastIndexByte(s, ' ')
	if i < 0 || strings.Trim(s[i+1:], "0123456789-") != "" {
		return s, ""
	}
	return s[:i], s[i+1:]
}

// bounds says how many options a question takes.
func bounds(q *rules.Request) string {
	if q.Min == q.Max {
		return strconv.Itoa(int(q.Min))
	}
	return fmt.Sprintf("%d-%d", q.Min, q.Max)
}

// waiting states who has to answer now, all of them.
func (r *runner) waiting(rest string) error {
	rest = strings.TrimPrefix(rest, "for: ")
	var want rules.Seats
	for _, name := range list(rest) {
		p, err := r.mustSeat(name)
		if err != nil {
			return err
		}
		want = want.With(p)
	}
	if got := r.game.Open(); got != want {
		return wantf(r.names(got)+r.standing(), "the game to wait for %s", r.names(want))
	}
	return nil
}
