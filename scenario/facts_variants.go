package scenario

import (
	"slices"

	"ragtag/rules"
)

// variantFacts are about the assist character of the one-player variant.
var variantFacts = []fact{
	{form(`(not )?assist (gone|spent)`), setAssistFlag, checkAssistFlag},
	{form(`assist ([\w' -]+)`), setAssist, checkAssist},
}

// soloLoyalty and sleeperLoyalty are how many Loyalty cards the assist character
// is dealt, and is dealt later.
const (
	soloLoyalty    = rules.SoloLoyalty
	sleeperLoyalty = 4
)

func setAssist(r *runner, m []string) error {
	c, err := r.comp(m[1], rules.KindCharacter)
	if err == nil && slices.Contains(r.players, c) {
		return wantf(r.word(c)+", who is a player's", "an assist character of its own")
	}
	r.s.Assist.Character = c
	return err
}

func checkAssist(r *runner, s *rules.State, m []string) error {
	want, err := r.comp(m[1], rules.KindCharacter)
	if err != nil {
		return err
	}
	if got := s.Assist.Character; got != want {
		return wantf(r.words([]rules.Comp{got})+r.standing(), "as assist character %s", m[1])
	}
	return nil
}

func assistFlag(s *rules.State, name string) *bool {
	if name == "gone" {
		return &s.Assist.Gone
	}
	return &s.Assist.Spent
}

func setAssistFlag(r *runner, m []string) error {
	*assistFlag(&r.s, m[2]) = m[1] == ""
	return nil
}

func checkAssistFlag(r *runner, s *rules.State, m []string) error {
	if *assistFlag(s, m[2]) != (m[1] == "") {
		return wantf("otherwise"+r.standing(), "%s", m[0])
	}
	return nil
}

// assistCards is how many Loyalty cards the assist character has been dealt.
func (r *runner) assistCards() int {
	if r.s.Slept {
		return soloLoyalty + sleeperLoyalty
	}
	return soloLoyalty
}
