package rules

import (
	"ragtag/options"
)

// deckZones are the decks whose sizes are public; topZones, the discards whose top
// cards are.
var (
	deckZones = zonesOf(func(r *zoneRow) bool { return r.deck != nil })
	topZones  = zonesOf(func(r *zoneRow) bool { return r.top != nil })
)

// hasDeck reports whether a deck is in this game, even if nothing is left of it.
func (t *Table) hasDeck(z Zone) bool {
	switch z {
	case SkillDeck + Zone(Treachery):
		return t.hasType(Treachery)
	case TraumaPool, AllyDeck:
		return t.HasTrauma()
	case MoodPool:
		return t.HasMood()
	case MissionDeck:
		return t.Feature(options.Demetrius) && !t.awaited(Demetrius)
	}
	return true
}

func (t *Table) viewDecks(v *View) {
	v.Decks = make(map[string]int, len(deckZones)+1)
	v.Discards = make(map[string]string, len(topZones))
	for _, z := range deckZones {
		if t.hasDeck(z) {
			v.Decks[z.deck()] = t.S.Count(z)
		}
	}
	for _, z := range topZones {
		if n := t.S.Count(z); n > 0 {
			v.Discards[z.top()] = t.cat.Ref(t.S.At(z, n-1).Comp)
		}
	}
	v.Decks["quorum-hand"] = t.S.Count(QuorumHand)
	v.Crisis = append(t.shown(CrisisNow), t.shown(SuperNow)...)
	v.InPlay = append(t.shown(CrisisInPlay), t.shown(SuperInPlay)...)
	v.Scored = t.shown(CrisisScored)
	v.Visited = t.shown(DestinationVisited)
	v.Removed = t.shown(RemovedFromGame)
}

// shown returns the components of a zone that are face up.
func (t *Table) shown(z Zone) []string {
	in := t.S.In(z)
	out := make([]string, 0, len(in))
	for _, s := range in {
		if s.Known&Public != 0 {
			out = append(out, t.cat.Ref(s.Comp))
		}
	}
	return out
}

// seen returns what seat p knows of a zone, in canonical order.
func (t *Table) seen(z Zone, p Seat) []string {
	in := t.S.In(z)
	cs := make([]Comp, 0, len(in))
	for _, s := range in {
		if s.Sees(p) {
			cs = append(cs, s.Comp)
		}
	}
	out := make([]string, 0, len(cs))
	for _, c := range sortComps(cs) {
		out = append(out, t.cat.Ref(c))
	}
	return out
}

func sortComps(cs []Comp) []Comp {
	for i := 1; i < len(cs); i++ {
		for j := i; j > 0 && cs[j] < cs[j-1]; j-- {
			cs[j], cs[j-1] = cs[j-1], cs[j]
		}
	}
	return cs
}

// faceFor returns the face of a slot if seat p knows it.
func (t *Table) faceFor(s Slot, p Seat) string {
	if s.Sees(p) {
		return t.cat.Ref(s.Comp)
	}
	return ""
}
