// Package bots plays.
package bots

func sum(of map[string]float64) (sum float64) {
	for _, x := range of { // want map-order
		sum += x
	}
	return sum
}
