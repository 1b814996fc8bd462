package wording

import "ragtag/rules"

// Request returns one sentence that says what a seat is asked.
func Request(cat *rules.Catalogue, r *rules.Request, who Names, l Lang) string {
	return RequestSentence(cat, r, who).In(l)
}

// RequestSentence is like Request but returns both languages.
func RequestSentence(cat *rules.Catalogue, r *rules.Request, who Names) Sentence {
	t := teller{cat, who}
	if r.Kind == rules.ReqPlay {
		return Sentence{cat, t.window(r).sentence()}
	}
	b := questions[r.Kind](t, r)
	if cause := t.asking(r); !cause.Empty() {
		if r.Left > 1 {
			cause = sayf("%s (%d left)", "%s (quedan %d)", cause, int(r.Left))
		}
		b = sayf("%s: %s", "%s: %s", cause, b)
	}
	return Sentence{cat, b.sentence()}
}

// asking returns what causes the question: a component, or a rule that is not
// obvious.
func (t teller) asking(r *rules.Request) Both {
	if r.Cause == rules.None {
		if c, ok := t.cat.Find(byRule[r.Rule]); ok {
			return name(t.cat, c)
		}
		return occasions[r.Rule]
	}
	if t.causeIs(r, rules.KindTitle) {
		return causeName(t.cat, r.Cause)
	}
	return name(t.cat, r.Cause)
}

var occasions = map[string]Both{
	"turn.hand-limit":   {"your hand is over its limit", "tu mano supera el límite"},
	"loyalty.reveal":    {"you are revealed as a Cylon", "te descubres como cylon"},
	"setup.first-hands": {"your first hand", "tu primera mano"},
}

// window asks whether to use something now.
func (t teller) window(r *rules.Request) Both {
	if b := t.atRoll(r); !b.Empty() {
		return b
	}
	when := windowTerms[r.Window].capital()
	if r.Cause != rules.None {
		when = sayf("%s (%s)", "%s (%s)", when, causeName(t.cat, r.Cause))
	}
	return sayf("%s: do you use anything?", "%s: ¿usas algo?", when)
}
