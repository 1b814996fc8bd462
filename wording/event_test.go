package wording

import (
	"fmt"
	"regexp"
	"strings"
	"testing"

	"ragtag/rules"
)

func TestEvent_EveryKindHasALineAndASample(t *testing.T) {
	var sampled [rules.NumEventKinds]bool
	for _, e := range events(t) {
		sampled[e.Kind] = true
	}
	for k := range rules.NumEventKinds {
		if eventLines[k] == nil {
			t.Errorf("nothing is said of the event %s", k)
		}
		if !sampled[k] {
			t.Errorf("there is no sample of the event %s", k)
		}
	}
}

func TestEvent_Golden(t *testing.T) {
	var out strings.Builder
	who := crew(t)
	for _, e := range events(t) {
		b := both(e, who, 0)
		fmt.Fprintf(&out, "en %s\nes %s\n\n", b.En, b.Es)
		checkLine(t, fmt.Sprintf("event kind %d", e.Kind), b)
	}
	golden(t, "events.golden", out.String())
}

// The gender of a player is unknown: no line uses a participle that would have to
// agree with it.
func TestEvent_SpanishAgreesWithEverybody(t *testing.T) {
	agrees := regexp.MustCompile(`^(Ana|Bruno)\b[^.:;,()“”]* (es|está|estar|queda|resulta|sido|vuelve) \w+(ad|id|ert|uest)o\b`)
	for _, e := range events(t) {
		if b := both(e, crew(t), 0); agrees.MatchString(b.Es) {
			t.Errorf("%q agrees with a man alone", b.Es)
		}
	}
}

// checkLine checks a line against the rules for every sentence.
func checkLine(t *testing.T, what string, b Both) {
	t.Helper()
	for _, f := range flaws(b) {
		t.Errorf("%s: %s\n%s\n%s", what, f, b.En, b.Es)
	}
	for _, l := range Langs {
		if u := unsaid(b.In(l)); u != "" {
			t.Errorf("%s, %s: %s", what, l, u)
		}
	}
}

func TestEvent_EveryKindHasASample(t *testing.T) {
	have := map[rules.EventKind]bool{}
	for _, e := range events(t) {
		have[e.Kind] = true
	}
	for k := range rules.NumEventKinds {
		if !have[k] {
			t.Errorf("no sample of event kind %d", k)
		}
	}
}

// TestEvent_KeepsSecrets: a player who has not seen the hidden cards reads
// nothing about them.
func TestEvent_KeepsSecrets(t *testing.T) {
	who := crew(t)
	secret := 0
	for _, e := range events(t) {
		if len(e.Private) == 0 {
			continue
		}
		secret++
		for _, l := range Langs {
			outside := EventSentence(cat, e, who, rules.Nobody).In(l)
			for _, c := range e.Private {
				if strings.Contains(outside, Name(cat, c, l)) && Name(cat, c, l) != Name(cat, e.Cause, l) && cat.Kind(c) != rules.KindCivilian {
					t.Errorf("event kind %d shows %s to everybody: %s", e.Kind, Name(cat, c, l), outside)
				}
			}
			e.Private = append([]rules.Comp(nil), e.Private...)
			for i := range e.Private { // another face of the same kind
				e.Private[i] = cat.All(cat.Kind(e.Private[i]))[0]
			}
			if again := EventSentence(cat, e, who, rules.Nobody).In(l); again != outside {
				t.Errorf("event kind %d tells faces apart to everybody: %q, %q", e.Kind, outside, again)
			}
		}
	}
	if secret < 8 {
		t.Errorf("only %d samples have a secret", secret)
	}
}

func TestEventLaid_AddressesNobody(t *testing.T) {
	who := crew(t)
	e := rules.Event{Kind: rules.EvLoyaltyDealt, At: ana, Count: 1, To: 1, Private: []rules.Comp{find(t, "loyalty/cylon-brig")}}
	if got, want := EventLaidSentence(cat, e, who).In(En), "Ana is dealt 1 Loyalty card. Hidden: You Are a Cylon (can send a character to the Brig)."; got != want {
		t.Errorf("got %q; want %q", got, want)
	}
	e.Private = nil
	if got, want := EventLaidSentence(cat, e, who).In(Es), "Ana recibe 1 carta de Lealtad."; got != want {
		t.Errorf("got %q; want %q", got, want)
	}
}

func TestEvent_PrivatePartIsForItsSeats(t *testing.T) {
	who := crew(t)
	e := rules.Event{Kind: rules.EvLoyaltyDealt, At: ana, Count: 1, To: 1, Private: []rules.Comp{find(t, "loyalty/cylon-brig")}}
	if got, want := EventSentence(cat, e, who, 0).In(En), "Ana is dealt 1 Loyalty card. You were dealt You Are a Cylon (can send a character to the Brig)."; got != want {
		t.Errorf("got %q; want %q", got, want)
	}
	if got, want := EventSentence(cat, e, who, 1).In(Es), "Ana recibe 1 carta de Lealtad."; got != want {
		t.Errorf("got %q; want %q", got, want)
	}
}
