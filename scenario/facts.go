package scenario

import (
	"regexp"
	"strings"

	"ragtag/rules"
)

// fact is one sort of statement about a position: how it is written, how it is
// arranged, and how it is checked. A nil set means that it can only be
// expected, a nil check that it can only be arranged.
type fact struct {
	form  *regexp.Regexp
	set   func(r *runner, m []string) error
	check func(r *runner, s *rules.State, m []string) error
}

func form(s string) *regexp.Regexp { return regexp.MustCompile("^(?:" + s + ")$") }

// facts are tried in order; the first whose form fits is meant.
var facts []fact

func init() {
	for _, fs := range [][]fact{gameFacts, capricaFacts, variantFacts, hullFacts, daybreakFacts, missionFacts, crossroadsFacts, allyFacts, spaceFacts, cardFacts, peopleFacts, numberFacts} {
		facts = append(facts, fs...)
	}
}

// expect compares facts with the game.
func (r *runner) expect(text string) error {
	for _, one := range strings.Split(text, ";") {
		one = strings.TrimSpace(one)
		if err := r.expectOne(one); err != nil {
			return err
		}
	}
	return nil
}

func (r *runner) expectOne(text string) error {
	s := r.game.State()
	for _, f := range facts {
		m := f.form.FindStringSubmatch(text)
		if m == nil {
			continue
		}
		if f.check == nil {
			return wantf(text, "something that can be expected")
		}
		return f.check(r, &s, m)
	}
	return wantf(text, "a fact (see README.md)")
}
