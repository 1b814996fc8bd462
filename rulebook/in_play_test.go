package rulebook_test

import (
	"errors"
	"slices"
	"testing"

	"ragtag/bots"
	"ragtag/cards"
	"ragtag/options"
	"ragtag/rulebook"
	"ragtag/rules"
)

// Every event and every request of a game cites a rule that is in the book of
// this game.
func TestCited_IsInTheBookOfTheGame(t *testing.T) {
	cat := cards.Catalogue()
	games := 4
	if testing.Short() {
		games = 1
	}
	choices := []string{
		"kobol", "pegasus&newcaprica", "exodus&cylonfleet&personalgoal&finalfive", "exodus&ioniannebula", "daybreak&searchforhome",
		"pegasus&daybreak&cylonleader", "pegasus&exodus&daybreak&allyseasons&cylonleader", "sympatheticcylon", "coop", "solo", "epica", "epica&newcaprica", "epica&cylonleader&newcaprica",
	}
	missing := map[string]string{}
	cites := func(id, where string, c options.Choice, players int) {
		if id == "" || missing[id] != "" {
			return
		}
		var away *rulebook.NotInPlay
		if _, err := rulebook.Lookup(id, c, players, "en"); errors.As(err, &away) {
			missing[id] = where + " of a game with the options " + c.String()
		} else if err != nil {
			t.Fatal(err)
		}
	}
	for _, words := range choices {
		c, err := options.Parse(words)
		if err != nil {
			t.Fatal(err)
		}
		low, high := c.Players()
		for players := low; players <= high; players++ {
			if c.Check(players) != nil {
				continue
			}
			for n := range games {
				kind := "rookie"
				if n%2 == 1 {
					kind = "random"
				}
				play(t, cat, c, players, uint64(n*100+players), kind, func(id, where string) { cites(id, where, c, players) })
			}
		}
	}
	var ids []string
	for id := range missing {
		ids = append(ids, id)
	}
	slices.Sort(ids)
	for _, id := range ids {
		t.Errorf("%s is cited in %s, whose book has no such rule", id, missing[id])
	}
}

// play plays a game by bots of one kind, and says which rules it cites.
func play(t *testing.T, cat *rules.Catalogue, c options.Choice, players int, seed uint64, kind string, cites func(id, where string)) {
	t.Helper()
	var bytes [32]byte
	bytes[0], bytes[1] = byte(seed), byte(seed>>8)
	tb, err := rules.NewTable(cat, c, players, bytes)
	if err != nil {
		t.Fatal(err)
	}
	tb.Listen()
	var deciders [rules.MaxSeats]rules.Decider
	for p := range players {
		bot, err := bots.New(kind, seed+uint64(p))
		if err != nil {
			t.Fatal(err)
		}
		deciders[p] = listener{bot, cites}
	}
	tb.Play(&deciders)
	for _, e := range tb.Events() {
		cites(e.Rule, "an event "+e.Kind.String())
	}
}

// listener is a decider that says under which rules it is asked.
type listener struct {
	rules.Decider
	cites func(id, where string)
}

func (l listener) Decide(at rules.Chair, r *rules.Request, a *rules.Answer) {
	l.cites(r.Rule, "a request "+r.Kind.String())
	l.Decider.Decide(at, r, a)
}
