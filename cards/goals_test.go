package cards_test

import (
	"strings"
	"testing"

	"ragtag/options"
	"ragtag/rules"
)

// leading returns a quiet position in which seat 0 leads.
func leading(t *testing.T) rules.State {
	t.Helper()
	c, err := options.Parse("pegasus&daybreak&cylonleader")
	if err != nil {
		t.Fatal(err)
	}
	var people []rules.Comp
	for _, id := range []string{"cavil", "william-adama", "laura-roslin", "saul-tigh"} {
		p, ok := cat.Find("character/" + id)
		if !ok {
			t.Fatal("no " + id)
		}
		people = append(people, p)
	}
	s, err := rules.Arrange(cat, c, people, [32]byte{1})
	if err != nil {
		t.Fatal(err)
	}
	return s
}

// standAt puts seat 0 on a location of this game.
func standAt(s *rules.State, id string) { seatAt(s, 0, id) }

func seatAt(s *rules.State, p rules.Seat, id string) {
	c, _ := cat.Find("location/" + id)
	s.Seats[p].Loc = cat.LocOf(c)
}

// mutinous gives seat 0 a Mutiny card.
func mutinous(s *rules.State) {
	k, _ := cat.KindByID("mutiny")
	s.Put(rules.SecretDeckOf(k), 0, rules.SecretHandOf(k, 0), 0, 1)
}

// damage puts damage tokens with locations on them.
func damage(s *rules.State, pile, on rules.Zone, n int) {
	for i := s.Count(pile) - 1; i >= 0 && n > 0; i-- {
		if d := cat.Damage(s.At(pile, i).Comp); d.Location != "" {
			c, _ := cat.Find("location/" + d.Location)
			s.Damaged = s.Damaged.With(cat.LocOf(c))
			s.Put(pile, i, on, 0, rules.Public)
			n--
		}
	}
}

// hold gives seat 0 cards of the types named.
func hold(s *rules.State, types ...rules.Skill) {
	for _, k := range types {
		s.Put(rules.SkillDeck+rules.Zone(k), 0, rules.Hand, 0, 1)
	}
}

func dials(fuel, food, morale, population int8) func(*rules.State) {
	return func(s *rules.State) { s.Dials = [rules.NumResources]int8{fuel, food, morale, population} }
}

func distance(n int8) func(*rules.State) { return func(s *rules.State) { s.Distance = n } }

// TestGoals_Conditions tests the condition of every Agenda and Motive on both
// sides of its limits.
func TestGoals_Conditions(t *testing.T) {
	both := func(fs ...func(*rules.State)) func(*rules.State) {
		return func(s *rules.State) {
			for _, f := range fs {
				f(s)
			}
		}
	}
	galactica := func(n int) func(*rules.State) {
		return func(s *rules.State) { damage(s, rules.DamagePile, rules.DamageOn, n) }
	}
	pegasus := func(n int) func(*rules.State) {
		return func(s *rules.State) { damage(s, rules.PegasusPile, rules.PegasusOn, n) }
	}
	inside := func(id string) func(*rules.State) {
		return func(s *rules.State) { s.Seats[0].Infiltrating = true; standAt(s, id) }
	}
	jailed := func(p rules.Seat) func(*rules.State) {
		return func(s *rules.State) { seatAt(s, p, "brig") }
	}
	one := func(id string) func(*rules.State) {
		return func(s *rules.State) {
			for i := range s.In(rules.DamagePile) {
				if cat.Damage(s.At(rules.DamagePile, i).Comp).Location == id {
					c, _ := cat.Find("location/" + id)
					s.Damaged = s.Damaged.With(cat.LocOf(c))
					s.Put(rules.DamagePile, i, rules.DamageOn, 0, rules.Public)
					return
				}
			}
		}
	}
	marker := func(n int8) func(*rules.State) { return func(s *rules.State) { s.Marker = n } }
	seen := map[string]bool{}
	for _, row := range []struct {
		goal    string
		yes, no []func(*rules.State)
	}{
		{"agenda/show-their-true-nature", []func(*rules.State){inside("brig"), func(s *rules.State) { s.Seats[0].Executed = 1 }}, []func(*rules.State){inside("sickbay")}},
		{"agenda/siege-warfare", []func(*rules.State){dials(4, 4, 5, 6)}, []func(*rules.State){dials(5, 4, 5, 6), dials(4, 5, 5, 6), dials(4, 4, 6, 6), dials(4, 4, 5, 7)}},
		{
			"agenda/reduce-them-to-ruins",
			[]func(*rules.State){both(galactica(4), dials(8, 8, 3, 8)), both(galactica(1), pegasus(3), dials(8, 8, 3, 8))},
			[]func(*rules.State){both(galactica(4), dials(8, 8, 4, 8)), both(galactica(3), dials(8, 8, 3, 8))},
		},
		{"agenda/genocide", []func(*rules.State){dials(8, 2, 8, 2)}, []func(*rules.State){dials(8, 3, 8, 2), dials(8, 2, 8, 3)}},
		{"agenda/mutual-annihilation", []func(*rules.State){func(s *rules.State) { s.Seats[0].Supers = 1 }}, []func(*rules.State){func(s *rules.State) { s.Seats[1].Supers = 1 }}},
		{"agenda/grant-mercy", []func(*rules.State){dials(8, 2, 8, 8), dials(8, 8, 2, 8), dials(8, 8, 8, 2)}, []func(*rules.State){dials(2, 3, 3, 3)}},
		{"agenda/guide-them-to-destiny", []func(*rules.State){dials(8, 8, 6, 8), dials(8, 8, 8, 6)}, []func(*rules.State){dials(8, 8, 5, 8), dials(8, 8, 9, 6)}},
		{"agenda/convert-the-infidels", []func(*rules.State){dials(3, 3, 3, 3)}, []func(*rules.State){dials(4, 3, 3, 3), dials(3, 3, 3, 4)}},
		{"agenda/join-the-colonials", []func(*rules.State){inside("sickbay")}, []func(*rules.State){inside("brig"), both()}},
		{"agenda/the-illusion-of-hope", []func(*rules.State){distance(6)}, []func(*rules.State){distance(5)}},
		{
			"agenda/prove-their-worth",
			[]func(*rules.State){func(s *rules.State) { harm(s, 2, 2, 1) }},
			[]func(*rules.State){func(s *rules.State) { harm(s, 2, 1, 1) }},
		},
		{"agenda/salvage-their-equipment", []func(*rules.State){both(galactica(2), pegasus(2))}, []func(*rules.State){galactica(3)}},

		{"motive/keep-them-docile", []func(*rules.State){dials(8, 4, 8, 8)}, []func(*rules.State){dials(4, 5, 4, 4)}},
		{"motive/pressure-their-leaders", []func(*rules.State){dials(8, 8, 5, 8)}, []func(*rules.State){dials(4, 4, 6, 4)}},
		{"motive/learn-to-cherish", []func(*rules.State){dials(8, 8, 8, 6)}, []func(*rules.State){dials(4, 4, 4, 7)}},
		{
			"motive/improve-efficiency",
			[]func(*rules.State){func(s *rules.State) { hold(s, rules.Politics, rules.Tactics, rules.Engineering) }},
			[]func(*rules.State){func(s *rules.State) { hold(s, rules.Politics, rules.Tactics, rules.Tactics) }},
		},
		{
			"motive/remove-the-threat",
			[]func(*rules.State){func(s *rules.State) { harm(s, 1, 3, 0) }},
			[]func(*rules.State){func(s *rules.State) { harm(s, 1, 2, 1) }},
		},
		{"motive/end-the-chase", []func(*rules.State){one("ftl-control"), one("admirals-quarters")}, []func(*rules.State){one("command")}},
		{"motive/harvest-their-resources", []func(*rules.State){dials(0, 2, 0, 0)}, []func(*rules.State){dials(8, 1, 8, 8)}},
		{"motive/a-false-sense-of-security", []func(*rules.State){dials(0, 0, 3, 0)}, []func(*rules.State){dials(8, 8, 2, 8)}},
		{"motive/subjects-for-study", []func(*rules.State){dials(0, 0, 0, 4)}, []func(*rules.State){dials(8, 8, 8, 3)}},
		{
			"motive/fight-with-honor",
			[]func(*rules.State){func(s *rules.State) { hold(s, rules.Treachery, rules.Treachery, rules.Treachery) }},
			[]func(*rules.State){func(s *rules.State) { hold(s, rules.Treachery, rules.Treachery, rules.Tactics) }},
		},
		{
			"motive/make-an-ally",
			[]func(*rules.State){both(mutinous, jailed(1)), both(mutinous, jailed(3))},
			[]func(*rules.State){mutinous, jailed(1), both(mutinous, jailed(0))},
		},
		{"motive/savor-their-demise", []func(*rules.State){distance(7)}, []func(*rules.State){distance(6)}},
		{
			"motive/no-unnecessary-force",
			[]func(*rules.State){distance(5)},
			[]func(*rules.State){distance(4), both(distance(5), func(s *rules.State) { s.Boarding[0] = 1 })},
		},
		{
			"motive/a-justified-response",
			[]func(*rules.State){marker(3), marker(4)},
			[]func(*rules.State){
				marker(2), marker(5), both(marker(3), func(s *rules.State) { s.Ships[rules.MainSpace][rules.Raider][rules.Rear] = 1 }),
				both(marker(3), func(s *rules.State) { s.Ships[rules.MainSpace][rules.HeavyRaider][rules.Rear] = 1 }),
				both(marker(3), func(s *rules.State) { s.Ships[rules.MainSpace][rules.BasestarB][0] = 1 }),
			},
		},
	} {
		seen[row.goal] = true
		c, ok := cat.Find(row.goal)
		if !ok {
			t.Errorf("no %s", row.goal)
			continue
		}
		holds := func(*rules.Table, rules.Seat) bool { return false }
		if strings.HasPrefix(row.goal, "agenda/") {
			holds = cat.Agenda(c).Holds
		} else {
			holds = cat.Motive(c).Holds
		}
		check := func(cases []func(*rules.State), want bool) {
			for i, arrange := range cases {
				s := leading(t)
				arrange(&s)
				if got := holds(rules.At(cat, s), 0); got != want {
					t.Errorf("%s, case %d: %v", row.goal, i, got)
				}
			}
		}
		check(row.yes, true)
		check(row.no, false)
	}
	for _, k := range []rules.Kind{rules.KindAgenda, rules.KindMotive} {
		for _, c := range cat.All(k) {
			if ref := cat.Ref(c); !seen[ref] {
				t.Errorf("nothing holds the condition of %s", ref)
			}
		}
	}
}

// harm puts vipers among the damaged and the destroyed ones, and raptors among
// the destroyed ones.
func harm(s *rules.State, damaged, destroyed, raptors int8) {
	s.Berths[rules.Viper].Damaged, s.Berths[rules.Viper].Destroyed, s.Berths[rules.Raptor].Destroyed = damaged, destroyed, raptors
}
