package scenario

import (
	"strings"

	"ragtag/rules"
)

// maxPasses bounds how many questions one line may pass over.
const maxPasses = 400

// whoAnswers reads what stands before the colon of an answer: a player, and
// perhaps "at" and the question that is meant. It reports whether it is a player.
func (r *runner) whoAnswers(s string) (p rules.Seat, kind string, ok bool, err error) {
	name, kind, named := strings.Cut(s, " at ")
	p, ok = r.seat(name)
	if ok && named {
		kind, err = question(kind)
	}
	return p, kind, ok, err
}

// answer gives an answer, once the question that it fits is open. Windows
// before it are passed by everybody.
func (r *runner) answer(p rules.Seat, kind, words string) error {
	for range maxPasses {
		q, asked := r.game.Request(p)
		if asked && r.isMeant(&q, kind, words) {
			takes, err := r.takes(&q, words)
			if err == nil && (q.Kind != rules.ReqPlay || r.allowed(&q, takes)) {
				return r.give(&q, takes)
			}
			if q.Kind != rules.ReqPlay {
				return err
			}
		}
		if err := r.passOpen(); err != nil {
			return wantf("that "+err.Error(), "%s to answer %s", r.name(p), words)
		}
	}
	return wantf("none", "a question to %s that %q answers", r.name(p), words)
}

// isMeant reports whether a question may be the one that an answer is for. To
// pass in a window, the window is named.
func (r *runner) isMeant(q *rules.Request, kind, words string) bool {
	if kind != "" {
		return isCalled(q, kind)
	}
	word := kebab(words)
	return q.Kind != rules.ReqPlay || word != "pass" && word != "nothing"
}

func (r *runner) give(q *rules.Request, takes []rules.Take) error {
	if err := r.game.Answer(q.Seat, r.game.Ask(), takes); err != nil {
		return wantf(err.Error(), "an answer of %d to %d of: %s", q.Min, q.Max, r.describe(q))
	}
	return r.possible()
}

// notPassable tells what keeps a question from being passed.
type notPassable struct{ text string }

func (e *notPassable) Error() string { return e.text }

// passOpen makes everybody who is asked pass, if the open question is a window
// or "auto pass" holds.
func (r *runner) passOpen() error {
	if err := r.canPass(r.auto); err != nil {
		return err
	}
	return r.passAll()
}

// canPass reports why the open question cannot be passed.
func (r *runner) canPass(anything bool) error {
	if r.game.Over() {
		return &notPassable{"the game is over"}
	}
	if err := r.game.Err(); err != nil {
		return err
	}
	for _, q := range r.game.Pending() {
		if q.Kind != rules.ReqPlay && !anything {
			return &notPassable{r.name(q.Seat) + " has to answer " + r.describe(&q)}
		}
		if q.Min > 0 && r.find(&q, "pass") == nil {
			return &notPassable{r.name(q.Seat) + " cannot pass " + r.describe(&q)}
		}
	}
	return nil
}

func (r *runner) passAll() error {
	for _, q := range r.game.Pending() {
		takes := []rules.Take{}
		if q.Min > 0 {
			takes = append(takes, rules.Take{Option: "pass", Count: 1})
		}
		if err := r.give(&q, takes); err != nil {
			return err
		}
	}
	return nil
}

// autoPass makes every question pass that may be passed and is in the way of an
// answer.
func (r *runner) autoPass(rest string) error {
	if rest != "pass" {
		return wantf("auto "+rest, "auto pass")
	}
	r.auto = true
	return nil
}

// describe lists what a request offers, in words that name it.
func (r *runner) describe(q *rules.Request) string {
	var words []string
	for i := range int(q.N) {
		words = append(words, r.optionWord(q, q.Options[i]))
	}
	return questionName(q) + " (rule " + q.Rule + "): " + strings.Join(words, ", ")
}
