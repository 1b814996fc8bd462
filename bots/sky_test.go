package bots

import (
	"math"
	"testing"

	"ragtag/cards"
	"ragtag/rules"
)

var usual = prices{civilian: 2, viper: 0.3, pilot: 1, damage: 1.5, icons: cardStatsOf(cards.Rehearsal(), "", 4).icons}

// TestSky_OneActivation compares the expected result of an activation with that
// of the rules where the result is certain.
func TestSky_OneActivation(t *testing.T) {
	for name, test := range map[string]struct {
		sky  sky
		icon rules.Activation
		cost float64
		left func(*sky) float64
		want float64
	}{
		"raiders destroy civilian ships": {
			sky:  sky{raiders: areas(0, 2), civilians: areas(0, 3)},
			icon: rules.Raiders, cost: 2 * usual.civilian, left: func(k *sky) float64 { return k.civilians[0] }, want: 1,
		},
		"raiders go for the nearest": {
			sky:  sky{raiders: areas(0, 2), civilians: areas(2, 1)},
			icon: rules.Raiders, cost: 0, left: func(k *sky) float64 { return k.raiders[1] }, want: 2,
		},
		"a viper stops two": {
			sky:  sky{raiders: areas(0, 2), vipers: areas(0, 1), civilians: areas(0, 1)},
			icon: rules.Raiders, cost: usual.viper, left: func(k *sky) float64 { return k.civilians[0] }, want: 1,
		},
		"without raiders basestars launch them": {
			sky:  sky{bases: [2]base{{there: 1, at: 3, hull: 3, hangar: true}}},
			icon: rules.Raiders, cost: 0, left: func(k *sky) float64 { return k.raiders[3] }, want: 2,
		},
		"a basestar hits five times of eight": {
			sky:  sky{bases: [2]base{{there: 1, at: 3, hull: 3, guns: true}}},
			icon: rules.Basestars, cost: usual.damage * 5 / 8, left: func(k *sky) float64 { return k.bases[0].there }, want: 1,
		},
		"heavy raiders board": {
			sky:  sky{heavy: areas(int(rules.PortRear), 2)},
			icon: rules.HeavyRaiders, cost: 0, left: func(k *sky) float64 { return k.aboard[0] }, want: 2,
		},
		"centurions advance": {
			sky:  sky{aboard: [rules.BoardingSpaces]float64{0, 1}},
			icon: rules.HeavyRaiders, cost: 0, left: func(k *sky) float64 { return k.aboard[2] }, want: 1,
		},
	} {
		t.Run(name, func(t *testing.T) {
			cost := test.sky.act(test.icon, 1, &usual)
			if got := test.left(&test.sky); math.Abs(cost-test.cost) > 1e-9 || math.Abs(got-test.want) > 1e-9 {
				t.Errorf("it costs %v and leaves %v, want %v and %v", cost, got, test.cost, test.want)
			}
		})
	}
}

// TestSky_Outlook: the outlook is better the fewer Cylon ships there are and
// the further civilian ships are from them.
func TestSky_Outlook(t *testing.T) {
	worse := sky{raiders: areas(0, 4), civilians: areas(0, 3)}
	for name, better := range map[string]sky{
		"fewer raiders":     {raiders: areas(0, 1), civilians: areas(0, 3)},
		"civilians further": {raiders: areas(0, 4), civilians: areas(3, 3)},
		"vipers between":    {raiders: areas(0, 4), civilians: areas(0, 3), vipers: areas(0, 3)},
		"nobody":            {},
	} {
		if a, b := worse.outlook(&usual, 4), better.outlook(&usual, 4); a <= b {
			t.Errorf("%s: %.2f, and %.2f without", name, b, a)
		}
	}
}

func areas(at int, n float64) (in [rules.NumAreas]float64) {
	in[at] = n
	return in
}
