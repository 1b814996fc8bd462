package wording

import "ragtag/rules"

// miracles are miracle tokens.
var miracles = noun{"miracle token", "miracle tokens", "ficha de Milagro", "fichas de Milagro"}

// daybreakClauses returns the clauses for the cards and sheets of Daybreak.
func daybreakClauses() []clause {
	return []clause{
		on(func(w writer, e rules.GainMiracle) Both {
			return w.does(e.Who, gains, miracles.of(1))
		}),
	}
}

var gains = verb{"gain", "gains", "recibe", "recibe"}

// daybreakLines are the log lines that Daybreak brings.
var daybreakLines = lines{
	rules.EvMiracle: func(t teller, e rules.Event) Both {
		if e.Change > 0 {
			return sayf("%s gains %s%s", "%s recibe %s%s", t.whom(e), miracles.of(e.Change), t.cause(e))
		}
		return sayf("%s discards %s%s", "%s descarta %s%s", t.whom(e), miracles.of(-e.Change), t.cause(e))
	},
}
