package scenario

import (
	"regexp"
	"slices"
	"strconv"
	"strings"

	"ragtag/cards"
	"ragtag/rules"
)

// peopleFacts are about where players stand and what they are.
var peopleFacts = []fact{
	{form(`(\w[\w' -]*) off board`), setOff, checkOff},
	{form(`(` + titleWords() + `) (.+)`), setTitle, checkTitle},
	{form(`current (.+)`), setCurrent, checkCurrent},
	{form(`(not )?(revealed|spent|sympathizer|infiltrating) (.+)`), setFlag, checkFlag},
	{form(`([\w' -]+) in ([\w' -]+)`), setStands, checkStands},
}

func setOff(r *runner, m []string) error {
	p, err := r.mustSeat(m[1])
	if err != nil {
		return err
	}
	r.s.Seats[p].Loc = rules.OffBoard
	r.placed = r.placed.With(p)
	return nil
}

func checkOff(r *runner, s *rules.State, m []string) error {
	p, err := r.mustSeat(m[1])
	if err != nil {
		return err
	}
	if s.Seats[p].Loc != rules.OffBoard {
		return wantf(r.placeName(s.Seats[p].Loc), "%s off the board", m[1])
	}
	return nil
}

func setStands(r *runner, m []string) error {
	p, err := r.mustSeat(m[1])
	if err != nil {
		return err
	}
	l, err := r.place(m[2])
	if err != nil {
		return err
	}
	r.s.Seats[p].Loc = l
	r.placed = r.placed.With(p)
	return nil
}

func checkStands(r *runner, s *rules.State, m []string) error {
	p, err := r.mustSeat(m[1])
	if err != nil {
		return err
	}
	l, err := r.place(m[2])
	if err != nil {
		return err
	}
	if s.Seats[p].Loc != l {
		return wantf(r.placeName(s.Seats[p].Loc)+r.standing(), "%s in %s", m[1], m[2])
	}
	return nil
}

func (r *runner) placeName(l rules.Loc) string {
	if a, ok := l.Area(); ok {
		return a.String()
	}
	if l == rules.OffBoard {
		return "off the board"
	}
	return r.word(r.cat.LocComp(l))
}

// titleWords is a form for the ids of all titles.
func titleWords() string {
	cat := cards.Catalogue()
	var ids []string
	for k := range cat.Titles() {
		if o := cat.Office(k); o != nil {
			ids = append(ids, regexp.QuoteMeta(o.ID))
		}
	}
	return strings.Join(ids, "|")
}

// title returns the title of a name that has the form of one.
func (r *runner) title(name string) rules.Title {
	k, _ := r.cat.TitleByID(kebab(name))
	return k
}

func setTitle(r *runner, m []string) error {
	p, err := r.mustSeat(m[2])
	if err != nil {
		return err
	}
	r.s.Titles[r.title(m[1])] = p
	r.stated[kebab(m[1])] = true
	return nil
}

func checkTitle(r *runner, s *rules.State, m []string) error {
	p, err := r.mustSeat(m[2])
	if err != nil {
		return err
	}
	if got := s.Titles[r.title(m[1])]; got != p {
		return wantf(r.name(got)+r.standing(), "%s %s", m[1], m[2])
	}
	return nil
}

func setCurrent(r *runner, m []string) error {
	p, err := r.mustSeat(m[1])
	if err != nil {
		return err
	}
	r.s.Current = p
	return nil
}

func checkCurrent(r *runner, s *rules.State, m []string) error {
	p, err := r.mustSeat(m[1])
	if err != nil {
		return err
	}
	if s.Current != p {
		return wantf(r.name(s.Current)+r.standing(), "the turn of %s", m[1])
	}
	return nil
}

// flag returns one of a seat's flags.
func flag(s *rules.State, name string, p rules.Seat) *bool {
	switch kebab(name) {
	case "revealed":
		return &s.Seats[p].Revealed
	case "infiltrating":
		return &s.Seats[p].Infiltrating
	case "spent":
		return &s.Seats[p].Spent
	}
	return &s.Seats[p].Sympathizer
}

func setFlag(r *runner, m []string) error {
	p, err := r.mustSeat(m[3])
	if err != nil {
		return err
	}
	*flag(&r.s, m[2], p) = m[1] == ""
	if kebab(m[2]) == "sympathizer" && m[1] == "" {
		r.s.Seats[p].Revealed = true
	}
	return nil
}

func checkFlag(r *runner, s *rules.State, m []string) error {
	p, err := r.mustSeat(m[3])
	if err != nil {
		return err
	}
	if got := *flag(s, m[2], p); got != (m[1] == "") {
		return wantf("otherwise"+r.standing(), "%s%s %s", m[1], m[2], m[3])
	}
	return nil
}

func setTurns(r *runner, m []string) error {
	p, err := r.mustSeat(m[1])
	if err != nil {
		return err
	}
	n, _ := strconv.Atoi(m[2])
	r.s.Seats[p].Turns = uint8(n)
	return nil
}

// setExecuted puts characters out of the game.
func setExecuted(r *runner, m []string) error {
	for _, w := range list(m[1]) {
		c, err := r.comp(w, rules.KindCharacter)
		if err != nil {
			return err
		}
		r.s.Bury(r.cat, c)
	}
	return nil
}

// checkExecuted compares who is out of the game.
func checkExecuted(r *runner, s *rules.State, m []string) error {
	var want []rules.Comp
	for _, w := range list(m[1]) {
		c, err := r.comp(w, rules.KindCharacter)
		if err != nil {
			return err
		}
		want = append(want, c)
	}
	slices.Sort(want)
	if got := r.executed(s); !slices.Equal(got, want) {
		return wantf(r.words(got), "%s executed", r.words(want))
	}
	return nil
}

// executed returns the characters who are out of the game, in the order of the
// catalogue.
func (r *runner) executed(s *rules.State) (out []rules.Comp) {
	for _, c := range r.cat.All(rules.KindCharacter) {
		if s.Buried(r.cat, c) {
			out = append(out, c)
		}
	}
	return out
}
