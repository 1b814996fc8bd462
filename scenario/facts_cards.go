package scenario

import (
	"slices"
	"sort"
	"strconv"
	"strings"

	"ragtag/rules"
)

// cardFacts are about cards: in decks from the top, elsewhere in any order.
var cardFacts = []fact{
	{form(`turns of (.+): (\d+)`), setTurns, nil},
	{form(`([\w' -]+) deck( exactly)?: (.+)`), setDeck, checkDeck},
	{form(`([\w' -]+) discards: (.+)`), setDiscards, checkDiscards},
	{form(`([\w' -]+) includes: (.+)`), nil, checkIncludes},
	{form(`([\w' -]+) lacks: (.+)`), nil, checkLacks},
	{form(`([\w' -]+): (\d+) cards?`), setSome, checkSome},
	{form(`added (.+) (\d+)`), nil, checkAdded},
	{form(`([\w' -]+): (.+)`), setZone, checkZone},
}

// zoneOf returns the zone of a label such as "hand Adama", and the kinds of components
// there.
func (r *runner) zoneOf(label string) (rules.Zone, []rules.Kind, error) {
	shared := map[string]struct {
		z rules.Zone
		k rules.Kind
	}{
		"quorum hand":     {rules.QuorumHand, rules.KindQuorum},
		"in play":         {rules.CrisisInPlay, rules.KindCrisis},
		"super in play":   {rules.SuperInPlay, rules.KindSuper},
		"scored":          {rules.CrisisScored, rules.KindCrisis},
		"visited":         {rules.DestinationVisited, rules.KindDestination},
		"crisis":          {rules.CrisisNow, rules.KindCrisis},
		"pile":            {rules.CheckPile, rules.KindSkill},
		"not-a-cylons":    {rules.LoyaltyNot, rules.KindLoyalty},
		"set aside":       {rules.LoyaltyAside, rules.KindLoyalty},
		"destroyed ships": {rules.CivilianGone, rules.KindCivilian},
		"locked":          {rules.CivilianLock, rules.KindCivilian},
		"prepared":        {rules.CivilianReady, rules.KindCivilian},
		"loyalty box":     {rules.LoyaltyBox, rules.KindLoyalty},
		"motive box":      {rules.MotiveBox, rules.KindMotive},
		"crisis box":      {rules.CrisisBox, rules.KindCrisis},
		"active mission":  {rules.MissionActive, rules.KindMission},
		"scored missions": {rules.CrisisScored, rules.KindMission},
		"mood":            {rules.MoodPool, rules.KindTrauma},
		"shown trauma":    {rules.TraumaShown, rules.KindTrauma},
	}
	if k, ok := shared[label]; ok {
		return k.z, []rules.Kind{k.k}, nil
	}
	if k, name, ok := r.secretKind(label); ok {
		p, err := r.mustSeat(name)
		return rules.SecretHandOf(k, p), []rules.Kind{k}, err
	}
	if label == "removed" {
		return rules.RemovedFromGame, allKinds, nil
	}
	for _, k := range []struct {
		prefix string
		z      rules.Zone
		k      rules.Kind
	}{
		{"hand ", rules.Hand, rules.KindSkill},
		{"shown loyalty ", rules.LoyaltyShown, rules.KindLoyalty},
		{"loyalty ", rules.LoyaltyHand, rules.KindLoyalty},
		{"super crisis ", rules.SuperHand, rules.KindSuper},
		{"before ", rules.QuorumBefore, rules.KindQuorum},
		{"trauma ", rules.TraumaHand, rules.KindTrauma},
		{"agenda ", rules.AgendaHand, rules.KindAgenda},
		{"motives ", rules.MotiveHand, rules.KindMotive},
		{"revealed motives ", rules.MotiveShown, rules.KindMotive},
	} {
		if name, ok := strings.CutPrefix(label, k.prefix); ok {
			if name == "assist" {
				return k.z + rules.Zone(rules.AssistSeat), []rules.Kind{k.k}, nil
			}
			p, err := r.mustSeat(name)
			return k.z + rules.Zone(p), []rules.Kind{k.k}, err
		}
	}
	return 0, nil, noSuch(label, "a place for cards (see README.md)")
}

// comps reads a list of components of given kinds.
func (r *runner) comps(words []string, kinds ...rules.Kind) ([]rules.Comp, error) {
	var out []rules.Comp
	for _, w := range words {
		n, what := counted(w)
		c, err := r.comp(what, kinds...)
		if err != nil {
			return nil, err
		}
		for range n {
			out = append(out, c)
		}
	}
	return out, nil
}

func (r *runner) compare(got, want []rules.Comp, what string) error {
	if !slices.Equal(got, want) {
		return wantf(r.words(got)+r.standing(), "%s: %s", what, r.words(want))
	}
	return nil
}

// compareSet compares what is in a zone with a list, in any order.
func (r *runner) compareSet(s *rules.State, z rules.Zone, words []string, kinds ...rules.Kind) error {
	want, err := r.comps(words, kinds...)
	if err != nil {
		return err
	}
	return r.compare(sorted(fromTop(s, z)), sorted(want), "there")
}

func sorted(cs []rules.Comp) []rules.Comp {
	sort.Slice(cs, func(i, j int) bool { return cs[i] < cs[j] })
	return cs
}

func setZone(r *runner, m []string) error {
	z, kinds, err := r.zoneOf(m[1])
	if err != nil {
		return err
	}
	cs, err := r.comps(list(m[2]), kinds...)
	if err != nil {
		return err
	}
	r.listed[z] = true
	for _, c := range cs {
		if _, err := r.take(c, z); err != nil {
			return err
		}
	}
	return nil
}

func checkZone(r *runner, s *rules.State, m []string) error {
	z, kinds, err := r.zoneOf(m[1])
	if err != nil {
		return err
	}
	want, err := r.comps(list(m[2]), kinds...)
	if err != nil {
		return err
	}
	return r.compare(sorted(fromTop(s, z)), sorted(want), m[1])
}

// setSome gives a hand some cards of the character's skill set.
func setSome(r *runner, m []string) error {
	z, _, err := r.zoneOf(m[1])
	if err != nil {
		return err
	}
	n, _ := strconv.Atoi(m[2])
	r.some = append(r.some, some{z, n})
	return nil
}

func checkSome(r *runner, s *rules.State, m []string) error {
	z, _, err := r.zoneOf(m[1])
	if err != nil {
		return err
	}
	want, _ := strconv.Atoi(m[2])
	if got := s.Count(z); got != want {
		return wantf(strconv.Itoa(got)+" cards"+r.standing(), "%s: %d cards", m[1], want)
	}
	return nil
}

func checkAdded(r *runner, s *rules.State, m []string) error {
	p, err := r.mustSeat(m[1])
	if err != nil {
		return err
	}
	want, _ := strconv.Atoi(m[2])
	if got := int(s.Check.Added[p]); got != want {
		return wantf(strconv.Itoa(got)+r.standing(), "%s to have added %d", m[1], want)
	}
	return nil
}
