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
	p, kind, ok := r.whoAnswers(name)
	if !ok {
		_, err := r.mustSeat(name)
		return 0, nil, q, err
	}
	for range maxPasses {
		q, open := r.game.Request(p)
		if open && (kind == "" || questionName(&q) == kind || q.Kind.String() == kind) {
			return p, list(tail), q, nil
		}
		if kind == "" || r.passOpen() != nil {
			break
		}
	}
	return p, nil, q, wantf("none"+r.standing(), "a question %s to %s", kind, r.name(p))
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
	return total >= int(q.Min) && total <= int(q.Max)
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
	before, ask, events := r.game.State(), r.game.Ask(), len(r.game.Events())
	if err := r.game.Answer(p, ask, takes); err == nil {
		return wantf("that it was accepted", "the answer of %s to be refused", r.name(p))
	}
	if r.game.State() != before || r.game.Ask() != ask || len(r.game.Events()) != events {
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

// asked states that players have an open question of a kind, and perhaps how
// many options they take: "asked Adama: contribute 0-1".
func (r *runner) asked(rest string) error {
	names, kind, ok := strings.Cut(rest, ":")
	kind, bounds, _ := strings.Cut(strings.TrimSpace(kind), " ")
	if !ok || !knownQuestion(kebab(kind)) {
		return wantf(rest, "players, a colon, and a kind of question or a window")
	}
	for _, name := range list(names) {
		p, err := r.mustSeat(name)
		if err != nil {
			return err
		}
		q, open := r.game.Request(p)
		if !open || questionName(&q) != kebab(kind) && q.Kind.String() != kebab(kind) {
			return wantf("none"+r.standing(), "the question %s to %s", kind, name)
		}
		got := fmt.Sprintf("%d-%d", q.Min, q.Max)
		if q.Min == q.Max {
			got = strconv.Itoa(int(q.Min))
		}
		if bounds != "" && bounds != got {
			return wantf(got, "%s to take %s", name, bounds)
		}
	}
	return nil
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
