package rules_test

import (
	"slices"
	"testing"

	"ragtag/cards/base"
	"ragtag/cards/pegasus"
	"ragtag/options"
	"ragtag/rules"
)

// watched is a game of Pegasus in which seat 3 is a Cylon player who could
// interrupt a discard of treachery, and keeps the record that it would read. Then,
// if set, is what the interrupt does, once.
type watched struct {
	*rules.Table
	seen []rules.Discarded
	what [][]rules.Comp // of each record, the cards in the order of the catalogue
	then rules.Effect

	atCards func() // called before cards are added to a check, if set
}

func watchDiscards(t *testing.T) *watched {
	t.Helper()
	w := &watched{}
	made := rules.Content{
		When: func(c options.Choice, _ int) bool { return c.Has(options.Pegasus) },
		Skills: []rules.SkillCard{{
			ID: "watcher", Set: "made-up", Skill: rules.Treachery, Strengths: []rules.Strength{{Value: 2, Copies: 1}},
			Uses: []rules.Use{{
				When: rules.WhenBeforeCards,
				Can: func(*rules.Table, rules.Ctx) bool {
					if w.atCards != nil {
						w.atCards()
					}
					return false
				},
			}, {
				When: rules.WhenTreacheryFalls,
				Can: func(tb *rules.Table, x rules.Ctx) bool {
					if x.By.Seat == 3 {
						var cs []rules.Comp
						tb.AnyDiscarded(func(_ rules.Seat, c rules.Comp) bool {
							cs = append(cs, c)
							return false
						})
						w.seen, w.what = append(w.seen, tb.S.Discarded), append(w.what, cs)
					}
					return w.then != nil
				},
				Do: made(func(tb *rules.Table, x rules.Ctx) {
					then := w.then
					w.then = nil
					then.Do(tb, x)
				}),
			}},
		}},
	}
	cat := rules.MustCatalogue(append(append(base.Contents(), pegasus.Contents()...), made)...)
	w.Table = seated(t, cat, options.Of(options.Pegasus), "laura-roslin", "saul-tigh", "lee-apollo-adama", "anastasia-dee-dualla")
	w.S.Seats[3].Revealed, w.S.Seats[3].Loc = true, w.Place(rules.AtResurrection)
	w.give(t, 3, "skill/watcher-2")
	return w
}

// made is an effect of a made-up card.
type made func(*rules.Table, rules.Ctx)

// Do carries it out.
func (m made) Do(t *rules.Table, x rules.Ctx) { m(t, x) }

// seated arranges a quiet game for characters.
func seated(t *testing.T, cat *rules.Catalogue, choice options.Choice, characters ...string) *rules.Table {
	t.Helper()
	var who []rules.Comp
	for _, id := range characters {
		c, ok := cat.Find("character/" + id)
		if !ok {
			t.Fatal("no " + id)
		}
		who = append(who, c)
	}
	s, err := rules.Arrange(cat, choice, who, seedOf(3))
	if err != nil {
		t.Fatal(err)
	}
	return rules.At(cat, s)
}

// give puts Skill cards into a hand.
func (w *watched) give(t *testing.T, p rules.Seat, refs ...string) (given []rules.Comp) {
	t.Helper()
	for _, ref := range refs {
		c, ok := w.Catalogue().Find(ref)
		if !ok {
			t.Fatal("no " + ref)
		}
		k := w.Catalogue().Skill(c).Skill
		for _, z := range []rules.Zone{rules.SkillDeck + rules.Zone(k), rules.Destiny} {
			if i := w.S.Find(z, c); i >= 0 {
				w.S.Put(z, i, rules.Hand+rules.Zone(p), 0, rules.Seats(0).With(p))
				break
			}
		}
		w.S.Bounds[p][k]++
		given = append(given, c)
	}
	return given
}

const (
	wicked = "skill/sabotage-3"
	plain  = "skill/consolidate-power-1"
)

// TestDiscarded_SaysHow: whatever reacts to a discard reads who discarded what,
// how it was picked, at whose order and for what.
func TestDiscarded_SaysHow(t *testing.T) {
	for _, row := range []struct {
		name string
		hand []string
		by   rules.Seat // who discards
		do   rules.Effect
		want rules.Manner
		n    int
	}{
		{"a number", []string{wicked, wicked}, 0, rules.Discard{Who: rules.Acting, N: 1}, rules.ByChoice, 1},
		{"a number that is the whole hand", []string{wicked, plain}, 0, rules.Discard{Who: rules.Acting, N: 2}, rules.ByChoice, 2},
		{"at random", []string{wicked, wicked}, 0, rules.Discard{Who: rules.Acting, N: 1, Random: true}, rules.AtRandom, 1},
		{"all cards", []string{wicked, plain}, 0, rules.Discard{Who: rules.Acting, All: true}, rules.WholeHand, 2},
		{"all cards of one whose discards are random", []string{wicked, plain}, 2, rules.Discard{Who: rules.Acting, All: true}, rules.WholeHand, 2},
		{"a number, by one whose discards are random", []string{wicked, wicked}, 2, rules.Discard{Who: rules.Acting, N: 1}, rules.AtRandom, 1},
		{"a price", []string{wicked, wicked}, 0, rules.Discard{Who: rules.Acting, N: 1, Price: true}, rules.Paid, 1},
		{"a price, by one whose discards are random", []string{wicked, wicked}, 2, rules.Discard{Who: rules.Acting, N: 1, Price: true}, rules.Paid, 1},
		{"copies of a card", []string{wicked, wicked, wicked}, 0, rules.Discard{Who: rules.Acting, N: 2}, rules.ByChoice, 2},
		{"more than it holds", []string{wicked, plain}, 0, rules.Discard{Who: rules.Acting, N: 4}, rules.ByChoice, 2},
		{"a card that it pays", []string{wicked, wicked}, 0, made(func(tb *rules.Table, x rules.Ctx) {
			tb.Pay(x.By.Seat, x.Source, x)
		}), rules.Paid, 1},
		{"cards of a total strength", []string{wicked, wicked, wicked}, 0, made(func(tb *rules.Table, x rules.Ctx) {
			tb.PayExactly(x.By.Seat, 6, x)
		}), rules.Paid, 2},
		{"what it exchanges", []string{wicked, wicked, wicked}, 0, made(func(tb *rules.Table, x rules.Ctx) {
			rules.Refresh{}.Do(tb, x)
			if n := tb.S.Count(rules.Hand + rules.Zone(x.By.Seat)); n != 3 {
				t.Errorf("it holds %d cards when it has exchanged some of 3", n)
			}
		}), rules.Paid, 1},
		{"what it draws and does not keep", []string{wicked}, 0, made(func(tb *rules.Table, x rules.Ctx) {
			deck := rules.SkillDeck + rules.Zone(rules.Treachery)
			tb.S.Put(deck, tb.S.Find(deck, x.Source), deck, tb.S.Count(deck)-1, 0)
			rules.DrawKeep{N: 1, From: rules.Treachery}.Do(tb, x)
		}), rules.Paid, 1},
	} {
		w := watchDiscards(t)
		hand := w.give(t, row.by, row.hand...)
		x := rules.Ctx{By: rules.Who{Seat: row.by}, Chosen: rules.Who{Seat: rules.Nobody}, Source: hand[0], Origin: rules.FromSheet, Rule: "made.up"}
		w.Listen()
		play(w.Table, func() { row.do.Do(w.Table, x) })
		told := slices.DeleteFunc(slices.Clone(w.Events()), func(e rules.Event) bool { return e.Kind != rules.EvDiscarded })
		if len(told) != 1 || told[0].Count != row.n || len(told[0].Comps) != row.n || told[0].Rule != x.Rule || told[0].Cause != x.Source {
			t.Errorf("%s: everybody is told %+v", row.name, told)
		}
		if len(w.seen) == 0 {
			t.Errorf("%s: nobody could react", row.name)
			continue
		}
		d := w.seen[0]
		if !d.Open || d.How[row.by] != row.want || int(d.Count[row.by]) != row.n {
			t.Errorf("%s: %d cards are discarded in manner %d, want %d in manner %d", row.name, d.Count[row.by], d.How[row.by], row.n, row.want)
		}
		if d.By != x.By || d.Source != x.Source || d.Origin != x.Origin || d.Rule != x.Rule {
			t.Errorf("%s: for %+v, want %+v", row.name, d, x)
		}
		if k := w.S.Bounds[row.by][rules.Treachery]; int(k) != len(row.hand)-row.n && row.hand[len(row.hand)-1] == wicked && len(row.hand) > 1 && row.name != "what it exchanges" {
			t.Errorf("%s: it can hold %d cards of treachery, by what is public", row.name, k)
		}
		if cs := w.what[0]; !slices.Contains(cs, hand[0]) || row.n == 1 && len(cs) > 1 {
			t.Errorf("%s: %v was discarded, want %v", row.name, cs, hand[0])
		}
		if d := w.S.Discarded; d != (rules.Discarded{}) {
			t.Errorf("%s: %+v is left on record", row.name, d)
		}
	}
}

// TestDiscarded_AllAtOnce: cards that several players discard at once are on one
// record.
func TestDiscarded_AllAtOnce(t *testing.T) {
	w := watchDiscards(t)
	w.S.Current = 1
	w.give(t, 0, plain, "skill/launch-scout-1")
	w.give(t, 1, wicked)
	w.give(t, 2, wicked, plain)
	w.then = made(func(*rules.Table, rules.Ctx) {})
	w.Listen()
	var asked asking
	asked.decide(w.Table, func() { rules.Discard{Who: rules.EachHuman, N: 1}.Do(w.Table, rules.Ctx{Rule: "made.up"}) })
	d := w.seen[0]
	var order []rules.Seat
	for _, e := range w.Events() {
		if e.Kind == rules.EvDiscarded {
			order = append(order, e.By.Seat())
		}
	}
	if !slices.Equal(order, []rules.Seat{1, 2, 0}) {
		t.Errorf("the seats %v discard, want them from the current player on", order)
	}
	windows, picks := 0, 0
	for _, r := range asked {
		switch {
		case r.Kind == rules.ReqDiscard && !r.Secret:
			t.Errorf("seat %d picks its cards in sight", r.Seat)
		case r.Kind == rules.ReqDiscard:
			picks++
		case r.Window == rules.WhenTreacheryFalls:
			windows++
			if r.Seat != 3 || r.Rule != "skill.treachery" {
				t.Errorf("seat %d can react under rule %s", r.Seat, r.Rule)
			}
		}
	}
	if picks != 1 {
		t.Errorf("%d seats pick cards, want seat 0 alone", picks)
	}
	if windows != 1 {
		t.Errorf("Cylon players can react %d times to one discard", windows)
	}
	if d.Count != [rules.MaxSeats]uint8{1, 1, 1} {
		t.Errorf("the record counts %v", d.Count)
	}
	if d.How != [rules.MaxSeats]rules.Manner{rules.ByChoice, rules.ByChoice, rules.AtRandom} {
		t.Errorf("they discard in manners %v", d.How)
	}
}

// TestDiscarded_Nested: what interrupts a discard may bring another, which is on
// record alone until it is over.
func TestDiscarded_Nested(t *testing.T) {
	w := watchDiscards(t)
	w.give(t, 0, wicked)
	w.give(t, 1, wicked)
	w.give(t, 3, wicked, plain) // of a Cylon player, who may react again
	w.then = rules.Discard{Who: rules.ThePresident, All: true}
	w.S.Titles[rules.President] = 1
	x := rules.Ctx{By: rules.Who{Seat: 0}, Rule: "made.up"}
	var ds [rules.MaxSeats]rules.Decider
	for p := range ds {
		ds[p] = eager{}
	}
	w.Decide(&ds, func() { rules.Discard{Who: rules.Acting, N: 1}.Do(w.Table, x) })
	var of []rules.Seat
	for _, d := range w.seen {
		if d.Count[1] > 0 && d.By.Seat != 3 {
			t.Errorf("the President discards at the order of seat %d, want that of the seat that interrupts", d.By.Seat)
		}
		p := rules.Seat(slices.IndexFunc(d.Count[:], func(n uint8) bool { return n > 0 }))
		if n := len(of); n == 0 || of[n-1] != p {
			of = append(of, p)
		}
	}
	if !slices.Equal(of, []rules.Seat{0, 1, 0}) {
		t.Errorf("the records are those of the seats %v, want 0, then 1, then 0 again", of)
	}
	if w.S.Discarded.Open {
		t.Error("a record is left open")
	}
}

// eager takes the last option, which is no pass.
type eager struct{}

func (eager) Decide(_ rules.Chair, r *rules.Request, a *rules.Answer) {
	for n, i := max(1, int(r.Min)), int(r.N)-1; n > 0 && i >= 0; i-- {
		a.Take[i] = min(r.Limit[i], uint8(n))
		n -= int(a.Take[i])
	}
}

// TestDiscarded_ManyCards: a record holds any number of cards.
func TestDiscarded_ManyCards(t *testing.T) {
	w := watchDiscards(t)
	w.give(t, 0, wicked)
	for k := range rules.Treachery {
		for range 12 {
			w.S.Put(rules.SkillDeck+rules.Zone(k), 0, rules.Hand, 0, rules.Seats(0).With(0))
			w.S.Bounds[0][k]++
		}
	}
	play(w.Table, func() { rules.Discard{Who: rules.Acting, All: true}.Do(w.Table, rules.Ctx{}) })
	if len(w.seen) == 0 || w.seen[0].Count[0] != 61 {
		t.Errorf("%v is on record, want 61 cards", w.seen)
	}
}

// asking takes what comes first and keeps what everybody is asked.
type asking []rules.Request

func (a *asking) Decide(c rules.Chair, r *rules.Request, ans *rules.Answer) {
	*a = append(*a, *r)
	first{}.Decide(c, r, ans)
}

func (a *asking) decide(tb *rules.Table, do func()) {
	var ds [rules.MaxSeats]rules.Decider
	for p := range ds {
		ds[p] = a
	}
	tb.Decide(&ds, do)
}

// TestDiscarded_ByACylonPlayer: nobody can react to treachery that a Cylon player
// discards, and a sheet that is no longer in force has chance pick nothing.
func TestDiscarded_ByACylonPlayer(t *testing.T) {
	w := watchDiscards(t)
	w.S.Seats[2].Revealed, w.S.Seats[2].Loc = true, w.Place(rules.AtResurrection)
	w.give(t, 2, wicked, wicked, plain)
	w.then = made(func(*rules.Table, rules.Ctx) {})
	var asked asking
	asked.decide(w.Table, func() {
		rules.Discard{Who: rules.Acting, N: 2}.Do(w.Table, rules.Ctx{By: rules.Who{Seat: 2}, Rule: "made.up"})
	})
	if len(asked) != 1 || asked[0].Kind != rules.ReqDiscard || asked[0].Seat != 2 {
		t.Errorf("asked is %+v, want seat 2 for the cards alone", asked)
	}
	if w.S.Count(rules.SkillDiscard+rules.Zone(rules.Treachery)) == 0 {
		t.Error("no treachery was discarded")
	}
}

// TestDiscarded_WhoIsGoneDrawsNothing: a body that is gone once its discard has had its
// consequences does not go on with what the discard was for.
func TestDiscarded_WhoIsGoneDrawsNothing(t *testing.T) {
	w := watchDiscards(t)
	w.give(t, 0, wicked, wicked)
	w.then = made(func(tb *rules.Table, _ rules.Ctx) { tb.S.Seats[0].Body++ })
	var ds [rules.MaxSeats]rules.Decider
	for p := range ds {
		ds[p] = eager{}
	}
	x := rules.Ctx{By: rules.Who{Seat: 0}, Rule: "made.up"}
	w.Decide(&ds, func() { rules.Refresh{}.Do(w.Table, x) })
	if w.then != nil || w.S.Count(rules.Hand) != 1 {
		t.Errorf("it holds %d cards, want the one that it did not discard", w.S.Count(rules.Hand))
	}
}

// TestDiscarded_EndsWithTheTurn: a game that ends, or a turn that is broken off, in the
// middle of a discard leaves no record of it.
func TestDiscarded_EndsWithTheTurn(t *testing.T) {
	for name, end := range map[string]func(*rules.Table){"the game": (*rules.Table).Finish, "the turn": (*rules.Table).Abandon} {
		w := watchDiscards(t)
		w.S.Discarded.Open = true
		play(w.Table, func() { end(w.Table) })
		if w.S.Discarded != (rules.Discarded{}) {
			t.Errorf("%s has ended, and %+v is on record", name, w.S.Discarded)
		}
	}
}
