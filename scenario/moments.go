package scenario

import (
	"slices"
	"strings"

	"ragtag/rules"
)

// questionNames are the names of questions: the kinds of requests, and the windows.
func questionNames() (names []string) {
	for k := rules.RequestKind(0); k < rules.NumRequestKinds; k++ {
		names = append(names, k.String())
	}
	for w := rules.Window(0); w < rules.NumWindows; w++ {
		names = append(names, w.String())
	}
	return proper(names)
}

// phaseNames are the names of the phases.
func phaseNames() (names []string) {
	for p := rules.Phase(0); p < rules.NumPhases; p++ {
		names = append(names, p.String())
	}
	return proper(names)
}

// proper sorts names, each once, and leaves out what has none.
func proper(names []string) []string {
	slices.Sort(names)
	return slices.DeleteFunc(slices.Compact(names), func(s string) bool { return s == "" || s == "none" })
}

// question reads the name of a question.
func question(words string) (string, error) {
	name, names := kebab(words), questionNames()
	if !slices.Contains(names, name) {
		return "", noSuch(words, "a kind of question or a window: %s", strings.Join(names, ", "))
	}
	return name, nil
}

// isCalled reports whether a question has a name: that of its kind, or of its
// window.
func isCalled(q *rules.Request, name string) bool {
	return questionName(q) == name || q.Kind.String() == name
}

// goOn passes windows until another question is open or, with "to", everything
// that can be passed until a named moment.
func (r *runner) goOn(rest string) error {
	rest = strings.TrimSpace(strings.TrimPrefix(rest, "on"))
	moment, named := strings.CutPrefix(rest, "to ")
	switch {
	case named:
		return r.goOnTo(moment)
	case rest != "":
		return wantf("go on "+rest, "go on, or go on to a question, a phase, the turn of a player or the end")
	}
	for range maxPasses {
		if r.canPass(false) != nil {
			return r.game.Err()
		}
		if err := r.passAll(); err != nil {
			return err
		}
	}
	return wantf("many windows and no other question", "to go on")
}

// moment is a moment that a game can be brought to.
type moment struct {
	now  func() bool             // the game stands there
	told func(*rules.Event) bool // an event begins it; nil if questions do
}

// moment reads a moment: a question, a phase, the turn of a player or the end.
func (r *runner) moment(words string) (moment, error) {
	name := kebab(words)
	if whose, ok := strings.CutPrefix(words, "turn of "); ok {
		p, err := r.mustSeat(whose)
		return moment{
			func() bool {
				s := r.game.State()
				return s.Current == p && s.Phase >= rules.PhaseStart && s.Phase < rules.PhaseEnd
			},
			func(e *rules.Event) bool { return e.Kind == rules.EvTurn && e.By.Seat() == p },
		}, err
	}
	questions, phases := questionNames(), phaseNames()
	phase := slices.Contains(phases, name)
	if words != "the end" && !phase && !slices.Contains(questions, name) {
		return moment{}, noSuch(words, "\"turn of\" a player, \"the end\", a phase (%s) or a question (%s)",
			strings.Join(phases, ", "), strings.Join(questions, ", "))
	}
	m := moment{now: func() bool {
		return words == "the end" && r.game.Over() || r.game.State().Phase.String() == name ||
			slices.ContainsFunc(r.game.Pending(), func(q rules.Request) bool { return isCalled(&q, name) })
	}}
	if phase {
		m.told = func(e *rules.Event) bool { return e.Kind == rules.EvPhase && e.Phase.String() == name }
	}
	return m, nil
}

// goOnTo passes everything that can be passed until a moment. It is an error if
// the moment has passed because nobody was asked anything then.
func (r *runner) goOnTo(words string) error {
	m, err := r.moment(words)
	if err != nil {
		return err
	}
	for range maxPasses {
		if m.now() {
			return nil
		}
		if err := r.canPass(true); err != nil {
			return wantf("that "+err.Error(), "to go on to %s", words)
		}
		before := r.game.NumEvents()
		if err := r.passAll(); err != nil {
			return err
		}
		if m.told != nil && !m.now() && slices.ContainsFunc(r.game.Events()[before:], func(e rules.Event) bool { return m.told(&e) }) {
			return wantf("that it went by without a question"+r.standing(), "to go on to %s", words)
		}
	}
	return wantf("many questions and never that", "to go on to %s", words)
}
