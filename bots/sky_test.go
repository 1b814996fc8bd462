package bots

import (
	"math"
	"testing"

	"ragtag/cards"
	"ragtag/rules"
)

var usual = prices{civilian: 2, viper: 0.3, pilot: 1, icons: cardStatsOf(cards.Catalogue(), "", 4).icons}

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
			icon: rules.Basestars, cost: 0, left: func(k *sky) float64 { return k.hits }, want: 5.0 / 8,
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

// TestPrices_EachTokenCostsMore: expected damage costs more the more damaged
// Galactica already is.
func TestPrices_EachTokenCostsMore(t *testing.T) {
	whole, hurt := prices{damaged: 0}, prices{damaged: 4}
	if got, want := whole.hull(1.5), damagePoints[0]+0.5*damagePoints[1]; math.Abs(got-want) > 1e-9 {
		t.Errorf("a token and a half cost %v, want %v", got, want)
	}
	if got, want := hurt.hull(3), damagePoints[4]+2*damagePoints[5]; math.Abs(got-want) > 1e-9 {
		t.Errorf("three tokens after four cost %v, want %v", got, want)
	}
}

// TestSky_ShipsThatStayAreEscorted: a viper is worth something to civilian ships
// that stay in space, and nothing to those that jump with the fleet.
func TestSky_ShipsThatStayAreEscorted(t *testing.T) {
	left := usual
	left.stay = 1
	alone, with := sky{civilians: areas(2, 1)}, sky{civilians: areas(2, 1), vipers: areas(2, 1)}
	if a, w := alone.outlook(&left, 4), with.outlook(&left, 4); a != 1 || w >= a {
		t.Errorf("a ship alone costs %v, with a viper %v: want 1 and less", a, w)
	}
	if a, w := alone.outlook(&usual, 4), with.outlook(&usual, 4); a != w {
		t.Errorf("a ship that leaves costs %v alone and %v with a viper", a, w)
	}
}
