package bots

import "ragtag/rules"

// random chooses each legal answer to a request with the same probability. It
// uses only the request.
type random struct {
	dice dice
	ways []float64 // see count
}

func newRandom(seed uint64) *random {
	b := &random{}
	b.dice.roll(seed)
	return b
}

// Decide answers r for the seat of the chair.
func (b *random) Decide(at rules.Chair, r *rules.Request, a *rules.Answer) {
	if r.Max == 1 {
		// The usual case: one option, or none if none may be taken.
		if i := b.dice.below(at.Seat, int(r.N)+1-int(r.Min)); i < int(r.N) {
			a.Take[i] = 1
		}
		return
	}
	b.several(at.Seat, r, a)
}

// several picks one of the answers of at most Max options in all.
func (b *random) several(p rules.Seat, r *rules.Request, a *rules.Answer) {
	n, width := int(r.N), int(r.Max)+1
	b.count(r, width)
	left := b.total(p, r)
	for i := range n {
		rest := b.ways[(i+1)*width:]
		at := b.dice.float(p) * b.ways[i*width+left]
		k := 0
		for ; k < min(int(r.Limit[i]), left); k++ {
			if at -= rest[left-k]; at < 0 {
				break
			}
		}
		// Rounding may leave a remainder at the end; it goes to an answer that
		// exists.
		for k > 0 && rest[left-k] == 0 {
			k--
		}
		a.Take[i] = uint8(k)
		left -= k
	}
}

// weight returns the number of answers that take s options in all.
func (b *random) weight(r *rules.Request, s int) float64 {
	if !r.Allows(s) {
		return 0
	}
	return b.ways[s]
}

// total picks how many options are taken in all, weighted by the number of
// answers of that size.
func (b *random) total(p rules.Seat, r *rules.Request) int {
	sum := 0.0
	for s := int(r.Min); s <= int(r.Max); s++ {
		sum += b.weight(r, s)
	}
	at := b.dice.float(p) * sum
	for s := int(r.Min); s < int(r.Max); s++ {
		if at -= b.weight(r, s); at < 0 {
			return s
		}
	}
	for s := int(r.Max); s > int(r.Min); s-- {
		if b.weight(r, s) > 0 {
			return s
		}
	}
	return int(r.Min)
}

// count fills ways: row i, column s is the number of ways to take the options
// from i on s times in all.
func (b *random) count(r *rules.Request, width int) {
	n := int(r.N)
	size := (n + 1) * width
	if cap(b.ways) < size {
		b.ways = make([]float64, max(size, 256))
	}
	b.ways = b.ways[:size]
	clear(b.ways)
	b.ways[n*width] = 1
	for i := n - 1; i >= 0; i-- {
		row, next := b.ways[i*width:(i+1)*width], b.ways[(i+1)*width:]
		for s := range width {
			for k := 0; k <= min(int(r.Limit[i]), s); k++ {
				row[s] += next[s-k]
			}
		}
	}
}
