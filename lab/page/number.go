package page

import (
	"fmt"
	"math"
	"strings"

	"ragtag/lab"
	"ragtag/wording"
)

// length is a position on an axis, as an SVG length: "43.2%".
type length string

// whole returns a fraction of the whole axis.
func whole(part float64) length { return length(fmt.Sprintf("%.2f%%", 100*part)) }

// decimal formats a number with the given digits after the decimal separator of
// the language.
func (w *writer) decimal(x float64, digits int) string {
	s := fmt.Sprintf("%.*f", digits, x)
	if w.lang == wording.Es {
		s = strings.Replace(s, ".", ",", 1)
	}
	return s
}

// percent formats a share in per cent. Small ones get one more digit.
func (w *writer) percent(part float64) string { return w.perCent(100*part, 1) }

func (w *writer) perCent(x float64, digits int) string {
	if w.lang == wording.Es {
		return w.decimal(x, digits) + "\u00a0%"
	}
	return w.decimal(x, digits) + "%"
}

// between formats the interval of a share: "41.9 to 44.5".
func (w *writer) between(s lab.Share) string { return w.range_(100*s.Low, 100*s.High) }

func (w *writer) range_(low, high float64) string {
	return w.decimal(low, 1) + "–" + w.decimal(high, 1)
}

// count formats an integer in groups of three digits.
func (w *writer) count(n int) string {
	s, gap := fmt.Sprint(n), ","
	if w.lang == wording.Es {
		if gap = "\u202f"; n < 10_000 {
			return s // four digits are not separated
		}
	}
	for i := len(s) - 3; i > 0; i -= 3 {
		s = s[:i] + gap + s[i:]
	}
	return s
}

// games formats a number of games.
func (w *writer) games(n int) string {
	if n == 1 {
		return w.w.game
	}
	return fmt.Sprintf(w.w.games, w.count(n))
}

// axis is a scale from 0 to a round number.
type axis struct{ top, step float64 }

// axisTo returns the shortest axis that includes x with 2 to 4 steps of 1, 2,
// 2.5 or 5 times a power of 10.
func axisTo(x float64) (best axis) {
	if x <= 0 {
		return axis{1, 1}
	}
	power := math.Pow(10, math.Floor(math.Log10(x)))
	for _, m := range []float64{.25, .5, 1, 2, 2.5, 5} {
		step := m * power
		n := max(2, math.Ceil(x/step-1e-9))
		if n <= 4 && (best.top == 0 || n*step < best.top-1e-9) {
			best = axis{n * step, step}
		}
	}
	return best
}

func (a axis) at(x float64) length { return whole(min(max(x/a.top, 0), 1)) }

// steps returns the numbers along the axis, with the digits that they need.
func (a axis) steps() (list []float64, digits int) {
	for i := 0; float64(i)*a.step <= a.top+a.step/2; i++ {
		list = append(list, float64(i)*a.step)
	}
	for x := a.step; digits < 3 && math.Abs(x-math.Round(x)) > 1e-6; digits++ {
		x *= 10
	}
	return list, digits
}
