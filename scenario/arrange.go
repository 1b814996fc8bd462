package scenario

import (
	"errors"
	"strconv"

	"ragtag/options"
	"ragtag/rules"
)

// position is what has been stated of a position being arranged.
type position struct {
	choice    options.Choice
	s         rules.State
	asPlayed  bool // the game begins with its set-up
	stated    map[string]bool
	listed    map[rules.Zone]bool
	decked    map[rules.Zone]int // cards stated on top of a deck
	placed    rules.Seats
	tokened   rules.Seats // their miracle tokens are stated
	out       rules.Seats // who has been eliminated
	crossed   *bool       // whether the Crossroads phase is stated to be over
	letters   uint8
	noLoyalty bool
	some      []some

	facts   []statement // facts that wait until the position is whole
	refusal error       // why the position cannot be, once a line has said that it cannot
}

// some is a zone that gets some cards, no matter which.
type some struct {
	zone rules.Zone
	n    int
}

func (r *runner) setOptions(words string) (err error) {
	r.choice, err = options.Parse(words)
	return err
}

// setPlayers lays out the quiet position for the characters named, or, for a
// number, a game whose characters are still to be picked.
func (r *runner) setPlayers(words string) error {
	r.stated, r.listed, r.decked = map[string]bool{}, map[rules.Zone]bool{}, map[rules.Zone]int{}
	if n, err := strconv.Atoi(words); err == nil {
		t, err := rules.NewTable(r.cat, r.choice, n, r.seed)
		if err != nil {
			return err
		}
		r.s, r.asPlayed, r.lexicon.players, r.groups = t.S, true, make([]rules.Comp, n), t.S.Groups
		return nil
	}
	for _, w := range list(words) {
		c, err := r.comp(w, rules.KindCharacter)
		if err != nil {
			return err
		}
		r.lexicon.players = append(r.lexicon.players, c)
	}
	s, err := rules.Arrange(r.cat, r.choice, r.lexicon.players, r.seed)
	r.s, r.groups = s, s.Groups
	return r.miscast(err)
}

// miscast puts into words that no game can have these characters. It returns
// any other error as it is.
func (r *runner) miscast(err error) error {
	var m *rules.Miscast
	if !errors.As(err, &m) {
		return err
	}
	if m.Character != rules.None {
		return wantf(r.word(m.Character)+", "+m.Reason, "characters that a game can have")
	}
	return wantf(m.Reason, "characters that a game can have")
}

// setUp makes the game begin with its set-up for the characters stated. It
// replaces what was stated of the position before.
func (r *runner) setUp(string) error {
	t, err := rules.NewTable(r.cat, r.choice, len(r.players), r.seed)
	if err != nil {
		return err
	}
	t.S.First, t.S.Current = 0, 0
	for p, c := range r.players {
		t.S.Seats[p].Character = c
		t.S.Seats[p].Revealed = r.leads(rules.Seat(p))
	}
	t.S.Assist.Character = r.s.Assist.Character
	t.S.Phase = rules.PhaseSetUp
	r.s, r.asPlayed, r.facts = t.S, true, nil
	return nil
}
