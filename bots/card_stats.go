package bots

import "ragtag/rules"

// cardStats is what a rookie knows of the cards of every game.
type cardStats struct {
	icons [rules.NumActivations]float64 // how often each kind of Cylon ship is activated, for each Crisis card
	jumps float64                       // how often a Crisis card prepares for a jump
}

// readCardStats counts the icons of the Crisis cards.
func readCardStats(cat *rules.Catalogue) *cardStats {
	l, all := &cardStats{}, 0.0
	for _, c := range cat.All(rules.KindCrisis) {
		k := cat.Crisis(c)
		n := float64(max(1, k.Count))
		all += n
		l.icons[k.Ships] += n
		if a, ok := k.Do.(rules.Attack); ok {
			for _, icon := range a.Ships {
				l.icons[icon] += n
			}
		}
		if k.Jump {
			l.jumps += n
		}
	}
	for i := range l.icons {
		l.icons[i] /= all
	}
	l.jumps /= all
	return l
}
