package rules_test

import (
	"fmt"
	"math/rand/v2"
	"reflect"
	"slices"
	"strings"
	"testing"

	"ragtag/bots"
	"ragtag/cards"
	"ragtag/options"
	"ragtag/rules"
)

// goName is the name in Go of a field that an event may carry.
func goName(f rules.EventField) string {
	var name strings.Builder
	for _, word := range strings.Split(f.String(), "-") {
		name.WriteString(strings.ToUpper(word[:1]) + word[1:])
	}
	return name.String()
}

// eventFields are the places of the fields in Event; the rest of it is Kind, Rule,
// and To, which belongs to Private.
var eventFields = func() (places [rules.NumEventFields]int) {
	t := reflect.TypeFor[rules.Event]()
	for f := rules.FieldNone + 1; f < rules.NumEventFields; f++ {
		field, ok := t.FieldByName(goName(f))
		if !ok {
			panic("Event has no field " + goName(f))
		}
		places[f] = field.Index[0]
	}
	return places
}()

// carried are the fields of an event that are not zero.
func carried(e *rules.Event) (s rules.EventFields) {
	v := reflect.ValueOf(e).Elem()
	for f := rules.FieldNone + 1; f < rules.NumEventFields; f++ {
		k := v.Field(eventFields[f])
		if k.Kind() == reflect.Slice && k.Len() > 0 || k.Kind() != reflect.Slice && !k.IsZero() {
			s |= 1 << f
		}
	}
	return s
}

func TestEvent_EveryFieldIsInTheTable(t *testing.T) {
	typ := reflect.TypeFor[rules.Event]()
	for i := range typ.NumField() {
		name := typ.Field(i).Name
		if name != "Kind" && name != "Rule" && name != "To" && !slices.Contains(eventFields[1:], i) {
			t.Errorf("Event.%s is no EventField", name)
		}
	}
}

// TestEvent_NumberReadsEveryField sets each field to a number of its own.
func TestEvent_NumberReadsEveryField(t *testing.T) {
	for f := rules.FirstNumber; f < rules.NumEventFields; f++ {
		var e rules.Event
		k := reflect.ValueOf(&e).Elem().Field(eventFields[f])
		want := int(f)
		switch {
		case k.Kind() == reflect.Bool:
			k.SetBool(true)
			want = 1
		case k.CanInt():
			k.SetInt(int64(f))
		default:
			k.SetUint(uint64(f))
		}
		if got := e.Number(f); got != want {
			t.Errorf("%s is %d, want %d", f, got, want)
		}
		if f.Flag() != (k.Kind() == reflect.Bool) {
			t.Errorf("%s: Flag is %v", f, f.Flag())
		}
	}
	for f := range rules.FirstNumber {
		e := rules.Event{By: 1, At: 1, Cause: 1, Comp: 1, Loc: 1, Area: 1, Zone: 1}
		if got := e.Number(f); got != 0 {
			t.Errorf("%s is %d, want 0, since it is no number", f, got)
		}
	}
}

// TestEvent_ValuesAreTheirStrings holds the ids of enumerated fields to what their
// types are called.
func TestEvent_ValuesAreTheirStrings(t *testing.T) {
	cat := cards.Catalogue()
	for f := rules.FirstNumber; f < rules.NumEventFields; f++ {
		var e rules.Event
		k := reflect.ValueOf(&e).Elem().Field(eventFields[f])
		values := cat.EventValues(f)
		_, named := k.Interface().(fmt.Stringer)
		if named && values == nil {
			t.Errorf("%s has no values", f)
		}
		for n, id := range values {
			if !named || id == "" || f == rules.FieldShip && rules.Ship(n) >= rules.NamedShips {
				continue // the catalogue alone has the ids, or no content brings the value
			}
			k.SetUint(uint64(n))
			if got := fmt.Sprint(k.Interface()); got != id {
				t.Errorf("value %d of %s is %q, and its type calls it %q", n, f, id, got)
			}
		}
	}
}

// miscounted says what is wrong with the quantities of an event, or nothing.
func miscounted(e *rules.Event) string {
	types := 0
	for _, n := range e.Types {
		types += int(n)
	}
	fields := e.Kind.Fields()
	switch {
	case fields.Has(rules.FieldCount) && len(e.Comps) > 0 && len(e.Comps) != e.Count:
		return "Count is not how many Comps there are"
	case fields.Has(rules.FieldCount) && len(e.Private) > 0 && len(e.Private) != e.Count+e.Received:
		return "Count is not how many there are in Private"
	case fields.Has(rules.FieldCount) && fields.Has(rules.FieldTypes) && types != e.Count:
		return "Count is not how many there are of the Types"
	case len(e.Letters) > 0 && len(e.Letters) != len(e.Private):
		return "there are not as many Letters as in Private"
	case e.Count < 0 || e.Missing < 0 || e.Received < 0:
		return "a quantity is negative"
	}
	return ""
}

// listen plays random games of some kinds and hands on all events.
func listen(t *testing.T, cat *rules.Catalogue, kinds []gameKind, games uint64, hear func(*rules.Event)) {
	for _, kind := range kinds {
		choice, err := options.Parse(kind.options)
		if err != nil {
			t.Fatal(err)
		}
		for n := range games {
			tb, err := rules.NewTable(cat, choice, kind.players[int(n)%len(kind.players)], seedOf(n))
			if err != nil {
				t.Fatal(err)
			}
			var ds [rules.MaxSeats]rules.Decider
			for p := range ds {
				ds[p] = chaos{rand.New(rand.NewPCG(n, uint64(p)))}
			}
			tb.Listen()
			tb.PlayUntil(&ds, func() bool { return tb.S.Turn > 500 })
			for i := range tb.Events() {
				hear(&tb.Events()[i])
			}
		}
	}
}

// takeBack plays a game to its first answer that can be undone, but for the very first, undoes it, and
// returns the events.
func takeBack(t *testing.T) []rules.Event {
	g, r := newGame(t, 1), rand.New(rand.NewPCG(1, 5))
	for !g.Over() {
		ask, open := g.Ask(), g.Pending()
		for _, q := range open {
			var a rules.Answer
			chaos{r}.Decide(g.Chair(q.Seat), &q, &a)
			if err := g.Answer(q.Seat, ask, g.Catalogue().Takes(&q, &a)); err != nil {
				t.Fatal(err)
			}
		}
		if to, ok := g.CanUndo(open[len(open)-1].Seat); ok && to > 0 {
			if err := g.Undo(to); err != nil {
				t.Fatal(err)
			}
			break
		}
	}
	return g.Events()
}

// crossing places a ship on another board of space and brings it back, and returns
// the events.
func crossing(t *testing.T) []rules.Event {
	tb, gunship, _, _ := patrolTable(t)
	tb.PlaceShips(nebula, gunship, rules.Rear, 1, rules.Ctx{})
	tb.TransferShips(gunship, rules.Rear, nebula, rules.MainSpace, rules.Ctx{})
	tb.TransferShips(gunship, rules.Rear, rules.MainSpace, nebula, rules.Ctx{})
	return tb.Events()
}

// rookies plays a game of four that all try to win and returns its events.
func rookies(t *testing.T, choice options.Choice, n uint64) []rules.Event {
	tb, err := rules.NewTable(cards.Catalogue(), choice, 4, seedOf(n))
	if err != nil {
		t.Fatal(err)
	}
	d, err := bots.New("rookie", n)
	if err != nil {
		t.Fatal(err)
	}
	var ds [rules.MaxSeats]rules.Decider
	for p := range ds {
		ds[p] = d
	}
	tb.Listen()
	tb.Play(&ds)
	return tb.Events()
}

// aboardRebels takes centurions off the Boarding Party track, as a Mission does, and
// searches a Skill deck, as on the rebel basestar, and returns the events.
func aboardRebels(t *testing.T) []rules.Event {
	cat := cards.Catalogue()
	tb, err := rules.NewTable(cat, options.Of(options.Daybreak, options.SearchForHome), 4, seedOf(0))
	if err != nil {
		t.Fatal(err)
	}
	tb.S.Boarding[1] = 2
	tb.Listen()
	rules.ClearShips{Of: []rules.Ship{rules.Centurion}}.Do(tb, rules.Ctx{Source: cat.All(rules.KindMission)[0]})
	play(tb, func() { rules.SearchSkills{N: 2}.Do(tb, rules.Ctx{Source: cat.All(rules.KindMission)[0]}) })
	return tb.Events()
}

// paidFor plays games that the humans try to win until one is won in spite of a
// Personal Goal that was not revealed, and returns its events.
func paidFor(t *testing.T) []rules.Event {
	for n := range uint64(200) {
		told := rookies(t, options.Of(options.Exodus, options.PersonalGoal), n)
		if slices.ContainsFunc(told, func(e rules.Event) bool { return e.Kind == rules.EvGoalUnmet }) {
			return told
		}
	}
	t.Fatal("no Personal Goal is left at the end")
	return nil
}

// TestEvent_CarriesWhatItsKindDeclares holds eventKinds true in both directions:
// an event carries no field that its kind does not declare, and every field that
// a kind declares is carried somewhere.
func TestEvent_CarriesWhatItsKindDeclares(t *testing.T) {
	var seen [rules.NumEventKinds]rules.EventFields
	hear := func(e *rules.Event) {
		had := carried(e)
		for f := range rules.NumEventFields {
			if had.Has(f) && !e.Kind.Fields().Has(f) && !seen[e.Kind].Has(f) {
				t.Errorf("an event %s carries %s: %+v", e.Kind, f, e)
			}
		}
		if wrong := miscounted(e); wrong != "" {
			t.Errorf("%s in %s: %+v", wrong, e.Kind, e)
		}
		if e.To != 0 && !e.Kind.Fields().Has(rules.FieldPrivate) {
			t.Errorf("an event %s says who sees Private, which it does not declare: %+v", e.Kind, e)
		}
		seen[e.Kind] |= had
	}
	games := uint64(120)
	if testing.Short() {
		games = 8
	}
	listen(t, cards.Catalogue(), kindsOfGames, games, hear)
	for _, cat := range []*rules.Catalogue{patrolled(), rumours(), purged()} { // what only other content brings
		listen(t, cat, kindsOfGames[:1], games, hear)
	}
	listen(t, nearNebula(), nebulae, games, hear)
	for _, e := range slices.Concat(takeBack(t), crossing(t), paidFor(t)) {
		hear(&e)
	}
	if testing.Short() {
		return // too few games to miss anything
	}
	for _, e := range aboardRebels(t) {
		hear(&e)
	}
	unseen := func() (list []string) {
		for k := rules.EvNone + 1; k < rules.NumEventKinds; k++ {
			for f := range rules.NumEventFields {
				if k.Fields().Has(f) && !seen[k].Has(f) {
					list = append(list, fmt.Sprintf("no event %s carries %s", k, f))
				}
			}
		}
		return list
	}
	for n := uint64(0); n < 60 && unseen() != nil; n++ { // chance passes hardly a Mission, and does not come far in Battlestar Epica
		for _, c := range []options.Choice{options.Of(options.Daybreak, options.SearchForHome), options.Of(options.Epica, options.NewCaprica)} {
			for _, e := range rookies(t, c, n) {
				hear(&e)
			}
		}
	}
	for _, what := range unseen() {
		t.Error(what)
	}
}
