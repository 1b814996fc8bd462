package bots

import (
	"ragtag/options"
	"ragtag/rules"
)

// cardStats is what a rookie knows of the cards of a game.
type cardStats struct {
	icons [rules.NumActivations]float64 // how often each kind of Cylon ship is activated, for each Crisis card
	jumps float64                       // how often a Crisis card prepares for a jump
}

// cardStatsOf counts the icons of the Crisis cards that are in play by the options of
// a game.
func cardStatsOf(cat *rules.Catalogue, words string, players int) *cardStats {
	choice, err := options.Parse(words)
	if err != nil {
		panic(err) // the options of a game can always be read
	}
	l, all := &cardStats{}, 0.0
	for _, c := range cat.InPlay(rules.KindCrisis, choice, players) {
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
