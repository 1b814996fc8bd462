package scenario

import (
	"strings"

	"ragtag/rules"
)

// maxPasses bounds how many questions one line may pass over.
const maxPasses = 400

// whoAnswers reads what stands before the colon of an answer: a player, and
// perhaps "at" and the question that is meant.
func (r *runner) whoAnswers(s string) (rules.Seat, string, bool) {
	name, kind, _ := strings.Cut(s, " at ")
	p, ok := r.seat(name)
	return p, kebab(kind), ok
}

// answer gives an answer, once the question that it fits is open. Windows
// before it are passed by everybody.
func (r *runner) answer(p rules.Seat, kind, words string) error {
	for range maxPasses {
		q, asked := r.game.Request(p)
		if asked && r.meant(&q, kind, words) {
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

// meant reports whether a question may be the one that an answer is for. To
// pass in a window, the window is named.
func (r *runner) meant(q *rules.Request, kind, words string) bool {
	if kind != "" {
		return questionName(q) == kind || q.Kind.String() == kind
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

// goOn passes windows until another question is open or, with "to", everything
// that may be passed until a named moment.
func (r *runner) goOn(rest string) error {
	rest = strings.TrimPrefix(rest, "on")
	moment, named := strings.CutPrefix(strings.TrimSpace(rest), "to ")
	if !named && strings.TrimSpace(rest) != "" {
		return wantf("go on "+rest, "go on, or go on to a question, a phase, the turn of a player or the end")
	}
	for range maxPasses {
		reached, err := r.reached(moment)
		if err != nil || reached {
			return err
		}
		if !named && r.canPass(false) != nil {
			return nil
		}
		if err := r.canPass(true); err != nil {
			return wantf("that "+err.Error(), "to go on to %s", moment)
		}
		if err := r.passAll(); err != nil {
			return err
		}
	}
	return wantf("many questions and never that", "to go on to %s", moment)
}

// reached reports whether the game stands at a named moment.
func (r *runner) reached(moment string) (bool, error) {
	s := r.game.State()
	switch name, turn := strings.CutPrefix(moment, "turn of "); {
	case moment == "":
		return r.game.Over(), nil
	case moment == "the end":
		return r.game.Over(), nil
	case turn:
		p, err := r.mustSeat(name)
		return s.Current == p && s.Phase >= rules.PhaseStart && s.Phase < rules.PhaseEnd, err
	case s.Phase.String() == kebab(moment):
		return true, nil
	}
	if !knownQuestion(kebab(moment)) {
		return false, wantf(moment, "a phase, a question, \"turn of\" a player or \"the end\"")
	}
	for _, q := range r.game.Pending() {
		if questionName(&q) == kebab(moment) || q.Kind.String() == kebab(moment) {
			return true, nil
		}
	}
	return false, nil
}

// knownQuestion reports whether a word names a phase, a kind of request or a
// window.
func knownQuestion(name string) bool {
	for k := rules.RequestKind(0); k < rules.NumRequestKinds; k++ {
		if k.String() == name {
			return true
		}
	}
	for w := rules.Window(0); w < rules.NumWindows; w++ {
		if w.String() == name {
			return true
		}
	}
	for p := rules.Phase(0); p < rules.NumPhases; p++ {
		if p.String() == name {
			return true
		}
	}
	return false
}

// describe lists what a request offers.
func (r *runner) describe(q *rules.Request) string {
	return questionName(q) + " (rule " + q.Rule + "): " + strings.Join(r.cat.OptionIDs(q), ", ")
}
