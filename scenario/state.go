package scenario

import (
	"cmp"
	"errors"
	"slices"
	"strings"
)

// statement is a fact that a line states of the position.
type statement struct {
	line   Line
	text   string
	fact   *fact
	groups []string // what the form of the fact found in the text
}

// misplaced is an error of a line other than the one being carried out.
type misplaced struct {
	line Line
	err  error
}

func (m *misplaced) Error() string { return m.err.Error() }
func (m *misplaced) Unwrap() error { return m.err }

// state notes a fact. Facts are arranged when the position is whole, since some
// depend on others and lines may come in any order.
func (r *runner) state(text string) error {
	if len(r.players) == 0 {
		return wantf(text, "a line that begins with \"players\" before the position")
	}
	for i := range facts {
		f := &facts[i]
		m := f.form.FindStringSubmatch(text)
		if m == nil {
			continue
		}
		if f.set == nil {
			return wantf(text, "something that can be arranged")
		}
		if r.asPlayed {
			return wantf(text, "no position after \"set up\": the game deals it")
		}
		r.facts = append(r.facts, statement{r.now, text, f, m})
		return nil
	}
	return noSuch(text, "a fact, a player's answer or an expectation (see README.md)")
}

// arrangeAll arranges the facts that were stated: by their rank, and in the order
// of the lines where that is the same.
func (r *runner) arrangeAll() error {
	slices.SortStableFunc(r.facts, func(a, b statement) int { return cmp.Compare(a.rank(), b.rank()) })
	for _, k := range r.facts {
		if err := k.fact.set(r, k.groups); err != nil {
			return &misplaced{k.line, err}
		}
	}
	r.facts = nil
	return nil
}

// Facts that others depend on come first; cards on top of a pile, and then the
// number left in it, come last.
var (
	groundwork = form(`galactica (away|in orbit)|assist .+`)
	wholePile  = form(`[\w' -]+ deck exactly: .+`)
	topOfPile  = form(`[\w' -]+ (deck|discards): .+|locked: .+|prepared: .+`)
	restOfPile = form(`civilian pile \d+`)
)

// rank says when a fact is arranged.
func (k *statement) rank() int {
	switch {
	case groundwork.MatchString(k.text):
		return 0
	case wholePile.MatchString(k.text):
		return 2
	case topOfPile.MatchString(k.text):
		return 3
	case restOfPile.MatchString(k.text):
		return 4
	}
	return 1
}

// impossible states that the position cannot be: the rest of the line is a line
// of a position, and it, or all lines together, must be refused. It ends the case.
func (r *runner) impossible(rest string) error {
	if r.game != nil {
		return wantf("impossible", "an answer or an expectation, since the game has begun")
	}
	if rest != "" {
		r.refusal = r.do(strings.TrimPrefix(rest, ": "))
	}
	if r.refusal == nil {
		r.refusal = r.begin()
	}
	if r.refusal == nil {
		return wantf("one that can", "a position that cannot be")
	}
	var m *mismatch
	if errors.As(r.refusal, &m) && m.slip {
		return r.refusal
	}
	return nil
}
