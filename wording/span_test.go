package wording

import (
	"encoding/json"
	"reflect"
	"strings"
	"testing"

	"ragtag/rules"
)

// inSpans formats spans as [text|what it names].
func inSpans(spans []Span) string {
	var b strings.Builder
	for _, s := range spans {
		switch {
		case s.Seat != nil:
			b.WriteString("[" + s.Text + "|" + string(rune('0'+*s.Seat)) + "]")
		case s.Strength != nil:
			b.WriteString("[" + s.Text + "|" + s.Ref + "|" + string(rune('0'+*s.Strength)) + "]")
		case s.Ref != "":
			b.WriteString("[" + s.Text + "|" + s.Ref + "]")
		default:
			b.WriteString(s.Text)
		}
	}
	return b.String()
}

func TestSpans_NameWhatTheSentenceNames(t *testing.T) {
	who := Names{{Name: "cards"}, {Name: "ana", Character: find(t, "character/kara-starbuck-thrace")}, {}}
	declare := find(t, "skill/declare-emergency-3")
	for _, c := range []struct {
		what   string
		e      rules.Event
		en, es string
	}{
		{
			"a person whose name is a word of the sentence",
			rules.Event{Kind: rules.EvAdded, By: ana, Count: 2},
			"[Cards|0] adds 2 cards.", "[Cards|0] añade 2 cartas.",
		},
		{
			"a character beside its player",
			rules.Event{Kind: rules.EvTurn, By: bruno, Turn: 4},
			"Turn 4 begins: [ana|1] ([Starbuck|character/kara-starbuck-thrace]).",
			"Comienza el turno 4: [ana|1] ([Starbuck|character/kara-starbuck-thrace]).",
		},
		{
			"Skill cards with their strength, in quotation marks where the language has them",
			rules.Event{Kind: rules.EvUsed, By: bruno, Comp: declare},
			"[Ana|1] plays [Declare Emergency|skill/declare-emergency-3|3].",
			"[Ana|1] juega [“Declarar una emergencia”|skill/declare-emergency-3|3].",
		},
		{
			"a location without its article",
			rules.Event{Kind: rules.EvSent, At: tyrol, Loc: cat.LocOf(find(t, "location/brig"))},
			"[Player 3|2] is sent to the [Brig|location/brig].", "Se envía a [Jugador 3|2] a la [“Prisión”|location/brig].",
		},
	} {
		s := EventSentence(cat, c.e, who, rules.Nobody)
		if got := inSpans(s.Spans(En)); got != c.en {
			t.Errorf("%s:\n got %s\nwant %s", c.what, got, c.en)
		}
		if got := inSpans(s.Spans(Es)); got != c.es {
			t.Errorf("%s:\n got %s\nwant %s", c.what, got, c.es)
		}
	}
}

func TestSpans_FlatAreTheSentence(t *testing.T) {
	for _, c := range components() {
		for _, b := range []Both{name(cat, c), label(cat, c), cited(cat, c), quoted(unbracketed(name(cat, c))), text(cat, c)} {
			b = sayf("¿%s?", "¿%s?", b).capital().then(" ", listed(or, b, say("iguana", "iguana"), b)).sentence()
			for _, l := range Langs {
				spans := (Sentence{cat, b}).Spans(l)
				if got, want := Flat(spans), b.In(l); got != want {
					t.Errorf("%s: flat %q, want %q", cat.Ref(c), got, want)
				}
				for i, s := range spans {
					named := s.Ref != "" || s.Seat != nil
					if s.Text == "" || nextMark(s.Text) < len(s.Text) || !named && i > 0 && spans[i-1].Ref == "" && spans[i-1].Seat == nil {
						t.Errorf("%s: piece %d of %+v", cat.Ref(c), i, spans)
					}
				}
			}
		}
	}
}

// TestMarks_LeaveSentencesAsTheyWouldBe puts a name wherever a clause depends
// on the neighboring letters.
func TestMarks_LeaveSentencesAsTheyWouldBe(t *testing.T) {
	brig := find(t, "location/brig")
	for _, bare := range []string{"inés", "hielo", "otoño", "¿qué hay?", "fin.", "“a” y b", "nave (de carga)", "1 nave"} {
		b := same(bare)
		for what, do := range map[string]func(Both) Both{
			"a sentence":       Both.sentence,
			"a capital":        Both.capital,
			"quotation marks":  quoted,
			"without brackets": unbracketed,
			"and":              func(b Both) Both { return listed(and, same("x"), b) },
			"or":               func(b Both) Both { return listed(or, same("x"), quoted(b)) },
		} {
			if got, want := do(b.naming(brig)).flat(), do(b); got != want {
				t.Errorf("%s of %q: %q, want %q", what, bare, got, want)
			}
		}
	}
}

// TestMarks_StayInside looks for marks in all texts that the package returns.
func TestMarks_StayInside(t *testing.T) {
	clean := func(what string, v any) {
		data, err := json.Marshal(v)
		if err != nil {
			t.Fatal(err)
		}
		if s := string(data); nextMark(s) < len(s) {
			t.Errorf("%s has marks: %q", what, s)
		}
	}
	for _, c := range components() {
		clean("the face of "+cat.Ref(c), Card(cat, c))
		for _, l := range Langs {
			clean("a name of "+cat.Ref(c), []string{Name(cat, c, l), shortName(cat, c).In(l), Label(cat, c, l), Text(cat, c, l)})
		}
	}
	player := Names{{Name: "A" + string(rune(openSeat)) + "na" + shutText}}
	s := EventSentence(cat, rules.Event{Kind: rules.EvPassed, By: ana}, player, rules.Nobody)
	if got, want := inSpans(s.Spans(En)), "[Ana|0] does nothing."; got != want {
		t.Errorf("a name with marks of its own: %q, want %q", got, want)
	}
}

func TestFlat_IsOfTheZeroValueToo(t *testing.T) {
	if s := (Sentence{}); !s.Empty() || s.In(En) != "" || !reflect.DeepEqual(s.Spans(Es), []Span(nil)) {
		t.Errorf("the empty sentence is %+v", s.Spans(Es))
	}
}
