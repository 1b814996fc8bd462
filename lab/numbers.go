package lab

import "math"

// confidence is the number of standard deviations of a 95 % interval.
const confidence = 1.959964

// Spread summarizes a number over games.
type Spread struct {
	Mean float64 `json:"mean"`
	Min  int     `json:"min"`
	Max  int     `json:"max"`
}

// Total summarizes a number over games, with its sum.
type Total struct {
	Spread
	Total int `json:"total"`
}

func spreadOf(s spread) Spread {
	if s.n == 0 {
		return Spread{}
	}
	return Spread{float64(s.sum) / float64(s.n), s.low, s.high}
}

// Share is a proportion with its 95 % confidence interval (Wilson's).
type Share struct {
	Of   int     `json:"of"`
	Rate float64 `json:"rate"`
	Low  float64 `json:"low"`
	High float64 `json:"high"`
}

func shareOf(s side) Share { return ShareOf(s.wins, s.seats) }

// ShareOf returns a proportion with Wilson's score interval.
func ShareOf(part, of int) Share {
	if of == 0 {
		return Share{High: 1}
	}
	const z = confidence
	n, p := float64(of), float64(part)/float64(of)
	middle := (p + z*z/(2*n)) / (1 + z*z/n)
	half := z / (1 + z*z/n) * math.Sqrt(p*(1-p)/n+z*z/(4*n*n))
	return Share{of, p, max(0, middle-half), min(1, middle+half)}
}

// Mean is an average with its 95 % confidence interval (normal approximation).
type Mean struct {
	Mean float64 `json:"mean"`
	Low  float64 `json:"low"`
	High float64 `json:"high"`
}

// meanOf returns the mean of n numbers, none negative, from their sum and the
// sum of their squares.
func meanOf(n, sum, squares int) Mean {
	if n == 0 {
		return Mean{}
	}
	m := float64(sum) / float64(n)
	spread := max(0, float64(squares)/float64(n)-m*m)
	half := confidence * math.Sqrt(spread/float64(n))
	return Mean{m, max(0, m-half), m + half}
}

// mostBars is the maximum number of bars in a histogram.
const mostBars = 30

// bars groups the lengths into bars of one width: 1, 2 or 5 times a power of
// 10.
func (l lengths) bars() []Bar {
	if len(l) == 0 {
		return nil
	}
	low, high := math.MaxInt, 0
	for k := range l {
		low, high = min(low, k.n), max(high, k.n)
	}
	width := 1
	for i := 0; high/width-low/width >= mostBars; i++ {
		width = [...]int{1, 2, 5}[(i+1)%3] * int(math.Pow10((i+1)/3))
	}
	bars := make([]Bar, high/width-low/width+1)
	for i := range bars {
		from := (low/width + i) * width
		bars[i] = Bar{From: from, To: from + width - 1}
	}
	for k, n := range l {
		b := &bars[k.n/width-low/width]
		if k.humans {
			b.Humans += n
		} else {
			b.Cylons += n
		}
	}
	return bars
}

// marksOf returns the percentiles of numbers with the given counts.
func marksOf(counts *[mostDial]int) (m Marks) {
	all := 0
	for _, n := range counts {
		all += n
	}
	for i, percent := range [...]int{10, 25, 50, 75, 90} {
		left := (all*percent + 99) / 100 // that percentage of the games, rounded up
		v := 0
		for ; v < mostDial-1 && left > counts[v]; v++ {
			left -= counts[v]
		}
		m[i] = v
	}
	return m
}
