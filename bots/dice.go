package bots

import (
	"math/bits"
	"math/rand/v2"

	"ragtag/rules"
)

// dice are a bot's random numbers. Each seat has its own generator, so that one
// seat's draws never change another's.
type dice [rules.MaxSeats]rand.PCG

// roll seeds the generators.
func (d *dice) roll(seed uint64) {
	for p := range d {
		d[p].Seed(seed, uint64(p))
	}
}

// below returns a number from 0 to n-1 for seat p. N is at least 1.
func (d *dice) below(p rules.Seat, n int) int {
	high, _ := bits.Mul64(d[p].Uint64(), uint64(n))
	return int(high)
}

// float returns a number from 0 up to but not including 1 for seat p.
func (d *dice) float(p rules.Seat) float64 {
	return float64(d[p].Uint64()>>11) / (1 << 53)
}
