package drawing

import (
	"ragtag/rules"
)

// Space draws the ships around Galactica as a viewer sees them. name returns what
// the pilot at a seat is called.
func Space(lang string, areas []rules.AreaView, name func(seat int) string) string {
	at := map[rules.Area][]group{}
	for a, v := range areas {
		var all []group
		add := func(s ship, n int) {
			if n > 0 {
				all = append(all, group{s: s, count: n})
			}
		}
		add(basestar, len(v.Basestars))
		add(raider, v.Raiders)
		add(heavyRaider, v.Heavy)
		add(viper, v.Vipers)
		add(viperSeven, v.Others["viper-mark-vii"])
		add(assaultRaptor, v.Others["assault-raptor"])
		add(civilian, len(v.Civilians))
		for _, p := range v.Pilots {
			all = append(all, group{viper, 1, name(p)})
		}
		at[rules.Area(a)] = all
	}
	return placed(Game{Lang: lang}, spaceTitle, at)
}
