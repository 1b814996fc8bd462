package scenario

import (
	"slices"
	"strconv"
	"strings"

	"ragtag/rules"
)

// crossroadsFacts are about the Crossroads phase and who is out of the game.
var crossroadsFacts = []fact{
	{form(`crossroads ([^:]+): (.+)`), setCrossroads, checkCrossroads},
	{form(`crossroads (ahead|cards|trial|over)`), setCrossing, checkCrossing},
	{form(`(not )?eliminated (.+)`), setEliminated, checkEliminated},
}

// setCrossroads gives a player the Crossroads card that the phase deals.
func setCrossroads(r *runner, m []string) error {
	p, err := r.mustSeat(m[1])
	if err != nil {
		return err
	}
	c, err := r.comp(m[2], rules.KindCrossroads)
	if err != nil {
		return err
	}
	slot, err := r.take(c, rules.CrossroadsDealt)
	if err == nil {
		slot.Known, slot.Tag = rules.Seats(0).With(p), uint8(p)+1
	}
	return err
}

func checkCrossroads(r *runner, s *rules.State, m []string) error {
	p, err := r.mustSeat(m[1])
	if err != nil {
		return err
	}
	var got []rules.Comp
	for _, slot := range s.In(rules.CrossroadsDealt) {
		if slot.Tag == uint8(p)+1 {
			got = append(got, slot.Comp)
		}
	}
	if isNone(m[2]) {
		return r.compare(got, nil, "Crossroads card")
	}
	want, err := r.comps(list(m[2]), rules.KindCrossroads)
	if err != nil {
		return err
	}
	return r.compare(got, want, "Crossroads card")
}

// setCrossing states what the distance says already: whether the phase is over.
func setCrossing(r *runner, m []string) error {
	over := m[1] == rules.Crossed.String()
	if !over && m[1] != rules.Ahead.String() {
		return wantf(m[1], "the Crossroads phase ahead or over: it begins at its distance")
	}
	r.crossed = &over
	return nil
}

// completeCrossroads takes out of the game the players whom the phase has eliminated
// and everything that it ends, unless the position states some of that: a scenario
// that tests a limit of distance with an Ally wants the Ally to be there.
func (r *runner) completeCrossroads() error {
	over := r.s.Crossing == rules.Crossed
	switch {
	case r.crossed != nil && *r.crossed != over:
		return wantf("distance "+strconv.Itoa(int(r.s.Distance)), "another distance where the Crossroads phase stands so")
	case r.out != 0 && !over:
		return wantf("the Crossroads phase ahead", "nobody eliminated before it")
	case over && !r.playsOn():
		r.s.LeaveCrossroads(r.cat)
	}
	for p := range rules.Seat(len(r.players)) {
		if r.out.Has(p) {
			r.s.Withdraw(r.cat, p)
		}
	}
	return nil
}

// playsOn reports whether the position states something that the Crossroads phase ends.
func (r *runner) playsOn() bool {
	for z := range rules.NumZones {
		for _, slot := range r.s.In(z) {
			k := r.cat.Kind(slot.Comp)
			ends := k == rules.KindAlly || k == rules.KindTrauma || k == rules.KindCrossroads
			if ends && z != rules.AllyDeck && z != rules.TraumaPool && z != rules.CrossroadsDeck {
				return true
			}
		}
	}
	return r.decked[rules.TraumaPool] > 0 || r.decked[rules.AllyDeck] > 0
}

// setEliminated notes who is out of the game.
func setEliminated(r *runner, m []string) error {
	p, err := r.mustSeat(m[2])
	if err == nil && m[1] == "" {
		r.out = r.out.With(p)
	}
	return err
}

func checkCrossing(r *runner, s *rules.State, m []string) error {
	if got := s.Crossing.String(); got != m[1] {
		return wantf(got+r.standing(), "crossroads %s", m[1])
	}
	return nil
}

func checkEliminated(r *runner, s *rules.State, m []string) error {
	p, err := r.mustSeat(m[2])
	if err != nil {
		return err
	}
	if s.Plays(p) != (m[1] != "") {
		return wantf("the opposite"+r.standing(), "%seliminated %s", m[1], m[2])
	}
	return nil
}

// viewCrossroads checks what a view shows of a Crossroads card, of the token beside it,
// or of the tokens that count at the trial: "Adama perjury", "Adama face-down", "token
// Adama hidden", "count Adama 3".
func (r *runner) viewCrossroads(v *rules.View, words string) error {
	of, token := strings.CutPrefix(words, "token ")
	of, count := strings.CutPrefix(of, "count ")
	name, want, _ := strings.Cut(of, " ")
	p, err := r.mustSeat(name)
	if err != nil {
		return err
	}
	if v.Crossroads == nil || count && v.Crossroads.Counts == nil {
		return wantf("nothing of it", "the view to show crossroads %s", words)
	}
	if count {
		return same(words, want, strconv.Itoa(v.Crossroads.Counts[p]))
	}
	i := slices.IndexFunc(v.Crossroads.Cards, func(k rules.CrossingView) bool { return k.Seat == int(p) })
	if i < 0 {
		return same(words, want, "none")
	}
	k, got := v.Crossroads.Cards[i], ""
	switch {
	case !token && (want == "face-up" || want == "face-down"):
		return same(words, want, map[bool]string{true: "face-up", false: "face-down"}[k.Revealed])
	case !token:
		got = k.Card
	case k.Laid:
		got = k.Token
	default:
		return same(words, want, "none")
	}
	if got == "" {
		return same(words, want, "hidden")
	}
	if c, err := r.comp(want, rules.KindCrossroads, rules.KindTrauma); err == nil {
		want = r.cat.Ref(c)
	}
	return same(words, want, got)
}
