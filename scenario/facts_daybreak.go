package scenario

import (
	"strconv"
	"strings"

	"ragtag/rules"
)

// daybreakFacts are about what Daybreak brings.
var daybreakFacts = []fact{
	{form(`miracles ([\w' -]+) (\d+)`), setMiracles, checkMiracles},
}

func setMiracles(r *runner, m []string) error {
	p, err := r.mustSeat(m[1])
	if err != nil {
		return err
	}
	n, _ := strconv.ParseInt(m[2], 10, 8)
	r.s.Seats[p].Miracles, r.tokened = int8(n), r.tokened.With(p)
	return nil
}

func checkMiracles(r *runner, s *rules.State, m []string) error {
	p, err := r.mustSeat(m[1])
	if err != nil {
		return err
	}
	if got := strconv.Itoa(int(s.Seats[p].Miracles)); got != m[2] {
		return wantf(got+r.standing(), "miracles %s %s", m[1], m[2])
	}
	return nil
}

// secretKind returns the kind of secrets that a name begins with, of those that
// content brings, and the rest of the name.
func (r *runner) secretKind(name string) (k rules.Kind, rest string, ok bool) {
	for k := rules.KindSecret; k < rules.NumKinds; k++ {
		if id := r.cat.KindID(k); len(r.cat.All(k)) > 0 {
			if rest, ok := strings.CutPrefix(name+" ", id+" "); ok {
				return k, strings.TrimSpace(rest), true
			}
		}
	}
	return rules.KindNone, "", false
}
