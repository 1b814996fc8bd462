package lab

import (
	"math"
	"reflect"
	"testing"
)

func TestShare_WilsonInterval(t *testing.T) {
	for _, row := range []struct {
		part, of  int
		low, high float64
	}{
		{50, 100, 0.4038, 0.5962},
		{0, 10, 0, 0.2775},
		{700, 2000, 0.3294, 0.3712},
		{0, 0, 0, 1},
	} {
		s := ShareOf(row.part, row.of)
		if d := max(s.Low-row.low, row.low-s.Low, s.High-row.high, row.high-s.High); d > 0.0001 {
			t.Errorf("%d of %d: %v to %v, want %v to %v", row.part, row.of, s.Low, s.High, row.low, row.high)
		}
	}
}

func TestMean_Interval(t *testing.T) {
	// 100 numbers, half of them 0 and half 2: mean 1, standard deviation 1.
	if m := meanOf(100, 100, 200); math.Abs(m.Mean-1) > 1e-9 || math.Abs(m.Low-0.804) > 0.0001 || math.Abs(m.High-1.196) > 0.0001 {
		t.Errorf("%+v", m)
	}
	if m := meanOf(0, 0, 0); m != (Mean{}) {
		t.Errorf("of nothing: %+v", m)
	}
}

func TestLengths_Bars(t *testing.T) {
	l := lengths{{3, true}: 2, {5, false}: 1}
	if got, want := l.bars(), []Bar{{3, 3, 2, 0}, {4, 4, 0, 0}, {5, 5, 0, 1}}; !reflect.DeepEqual(got, want) {
		t.Errorf("got %v, want %v", got, want)
	}
	for _, row := range []struct{ high, width int }{{29, 1}, {30, 2}, {59, 2}, {60, 5}, {150, 10}, {1000, 50}, {2999, 100}, {3000, 200}} {
		l := lengths{{0, true}: 1, {row.high, false}: 4}
		bars := l.bars()
		last := bars[len(bars)-1]
		if bars[0].Humans != 1 || last.Cylons != 4 || last.To-last.From+1 != row.width || len(bars) > mostBars || last.To < row.high {
			t.Errorf("0 to %d: %d bars, the last %+v, want width %d", row.high, len(bars), last, row.width)
		}
	}
	if bars := (lengths{}).bars(); bars != nil {
		t.Errorf("no games have bars %v", bars)
	}
}

func TestMarks(t *testing.T) {
	var counts [mostDial]int
	for v := range 10 {
		counts[v] = 1
	}
	if got, want := marksOf(&counts), (Marks{0, 2, 4, 7, 8}); got != want {
		t.Errorf("of 0 to 9: %v, want %v", got, want)
	}
	counts = [mostDial]int{7: 3}
	if got, want := marksOf(&counts), (Marks{7, 7, 7, 7, 7}); got != want {
		t.Errorf("of 7s: %v, want %v", got, want)
	}
}
