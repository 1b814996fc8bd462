package scenario

import (
	"slices"
	"strconv"
	"strings"

	"ragtag/rules"
)

// gameFacts are about the game as a whole: phase, dice, the end.
var gameFacts = []fact{
	{form(`executed: (.+)`), setExecuted, checkExecuted},
	{form(`phase ([\w-]+)(?: with (.+))?`), setPhase, checkPhase},
	{form(`activate (.+)`), setActivation, nil},
	{form(`dice (.+)`), setDice, nil},
	{form(`over: (.+)`), nil, checkOver},
	{form(`not over`), nil, checkNotOver},
	{form(`winners: (.+)`), nil, checkWinners},
	{form(`sleeper phase over`), setSlept, checkSlept},
	{form(`last jump`), nil, checkLastJump},
	{form(`(not )?reckless`), nil, checkReckless},
}

func setPhase(r *runner, m []string) error {
	for p := rules.PhaseStart; p < rules.PhaseOver; p++ {
		if p.String() != kebab(m[1]) {
			continue
		}
		r.s.Phase = p
		if m[2] == "" {
			return nil
		}
		c, err := r.comp(m[2], rules.KindCrisis)
		if err != nil {
			return err
		}
		return r.resolving(c)
	}
	return wantf(m[1], "a phase: start, receive-skills, movement, action, crisis, cylon-ships, prepare-for-jump, end-of-turn")
}

// resolving puts a Crisis card face up before the current player, as if its text
// had been resolved.
func (r *runner) resolving(c rules.Comp) error {
	s, err := r.take(c, rules.CrisisNow)
	if err != nil {
		return err
	}
	s.Known = rules.Public
	r.s.This.Card = c
	return nil
}

// icons are the activations by the words of the language.
var icons = map[string]rules.Activation{
	"raiders": rules.Raiders, "launch": rules.LaunchRaiders, "heavy raiders": rules.HeavyRaiders, "basestars": rules.Basestars,
	"occupation": rules.Occupation,
}

// setActivation puts a Crisis card with the icon, and no jump, before the
// current player, with its ships about to act.
func setActivation(r *runner, m []string) error {
	icon, ok := icons[m[1]]
	if !ok {
		return wantf(m[1], "raiders, launch, heavy raiders, basestars or occupation")
	}
	for _, c := range r.cat.All(rules.KindCrisis) {
		k := r.cat.Crisis(c)
		if has := k.Ships == icon && !k.Occupation || icon == rules.Occupation && k.Occupation; has && !k.Jump && k.Caprica == (r.s.Caprica != rules.NotSettled) {
			r.s.Phase = rules.PhaseShips
			return r.resolving(c)
		}
	}
	return wantf("none", "a Crisis card with the icon")
}

func setDice(r *runner, m []string) error {
	for i, w := range list(m[1]) {
		n, err := strconv.Atoi(w)
		if err != nil || n < 1 || n > rules.DieSides || i >= len(r.s.Loaded) {
			return wantf(w, "at most %d dice from 1 to %d", len(r.s.Loaded), rules.DieSides)
		}
		r.s.Loaded[i] = int8(n)
	}
	return nil
}

func checkPhase(r *runner, s *rules.State, m []string) error {
	if !slices.Contains(phaseNames(), kebab(m[1])) {
		return noSuch(m[1], "a phase: %s", strings.Join(phaseNames(), ", "))
	}
	if s.Phase.String() != kebab(m[1]) {
		return wantf(s.Phase.String()+r.standing(), "the phase %s", m[1])
	}
	return nil
}

func checkOver(r *runner, s *rules.State, m []string) error {
	switch got := s.Result.Ending.String(); {
	case !slices.Contains(endingNames(), kebab(m[1])):
		return noSuch(m[1], "an ending: %s", strings.Join(endingNames(), ", "))
	case s.Phase != rules.PhaseOver:
		return wantf("a game that goes on"+r.standing(), "the ending %s", m[1])
	case got != kebab(m[1]):
		return wantf(got, "the ending %s", m[1])
	}
	return nil
}

func endingNames() (names []string) {
	for e := rules.Ending(1); e < rules.NumEndings; e++ {
		names = append(names, e.String())
	}
	return names
}

func checkNotOver(_ *runner, s *rules.State, _ []string) error {
	if s.Phase == rules.PhaseOver {
		return wantf("the ending "+s.Result.Ending.String(), "a game that goes on")
	}
	return nil
}

func checkWinners(r *runner, s *rules.State, m []string) error {
	var want rules.Seats
	for _, w := range list(m[1]) {
		p, err := r.mustSeat(w)
		if err != nil {
			return err
		}
		want = want.With(p)
	}
	if s.Result.Winners != want {
		return wantf(r.names(s.Result.Winners), "as winners %s", r.names(want))
	}
	return nil
}

func setSlept(r *runner, _ []string) error { r.s.Slept = true; return nil }

func checkSlept(_ *runner, s *rules.State, _ []string) error {
	if !s.Slept {
		return wantf("that it has not", "that the Sleeper Agent phase has happened")
	}
	return nil
}

func checkLastJump(_ *runner, s *rules.State, _ []string) error {
	if !s.Queue.Final {
		return wantf("that it does not", "that the next jump ends the game")
	}
	return nil
}

func checkReckless(_ *runner, s *rules.State, m []string) error {
	if s.Check.Reckless == (m[1] != "") {
		return wantf("the opposite", "the check under way %sreckless", m[1])
	}
	return nil
}

// standing says what the game waits for, to explain an expectation that came
// too early.
func (r *runner) standing() string {
	if r.game == nil || r.game.Over() {
		return ""
	}
	var open []string
	for _, q := range r.game.Pending() {
		open = append(open, r.name(q.Seat)+" "+questionName(&q))
	}
	return " (waiting for: " + strings.Join(open, "; ") + ")"
}

// questionName is the kind of a request, or its window.
func questionName(q *rules.Request) string {
	if q.Kind == rules.ReqPlay {
		return q.Window.String()
	}
	return q.Kind.String()
}
