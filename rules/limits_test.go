package rules_test

import (
	"errors"
	"fmt"
	"strings"
	"testing"
	"unsafe"

	"ragtag/cards"
	"ragtag/cards/base"
	"ragtag/options"
	"ragtag/rules"
)

// TestState_FitsIn4kB holds a state, with room for every component of the box, to
// what games and forks can copy at each step.
func TestState_FitsIn4kB(t *testing.T) {
	if n := unsafe.Sizeof(rules.State{}); n > 4096 {
		t.Errorf("a state has %d bytes", n)
	}
	if rules.MaxSlots < 711 {
		t.Errorf("room for %d components, the box with all its sets has 711 cards and tokens", rules.MaxSlots)
	}
}

// TestNewCatalogue_NamesWhatIsTooMuch puts catalogues together that have one more
// of something than there is room for, and as much as there is room for.
func TestNewCatalogue_NamesWhatIsTooMuch(t *testing.T) {
	now := rules.MustCatalogue(base.Contents()...)
	have := func(k rules.Kind) int { return len(now.All(k)) }
	slots := 0
	for k := range rules.NumKinds {
		for _, c := range now.All(k) {
			if rules.InZones(k) {
				slots += now.Copies(c)
			}
		}
	}
	for _, test := range []struct {
		want  string
		more  func(n int) []rules.Content // n more than there are
		space int                         // how many more there is room for
	}{
		{"components are more than MaxSlots", crises, rules.MaxSlots - slots},
		{"contents are more than MaxContents", contents, rules.MaxContents - len(base.Contents())},
		{"characters are more than MaxCharacters", characters, rules.MaxCharacters - have(rules.KindCharacter)},
		{"locations are more than MaxLocations", locations, rules.MaxLocations - have(rules.KindLocation)},
		{"motives are more than MaxMotives", motives, rules.MaxMotives - have(rules.KindMotive)},
		{"faces of Skill cards are more than MaxFaces", skills, rules.MaxFaces - have(rules.KindSkill)},
		{"cards of kind quorum are more than MaxListed", quorum, rules.MaxListed - have(rules.KindQuorum)},
		{"cards of kind destination are more than MaxListed", destinations, rules.MaxListed - have(rules.KindDestination)},
		{"civilian ships are more than MaxLetters", civilians, rules.MaxLetters - 12},
		{"abilities of character/foreman are more than MaxAbilities", abilities, rules.MaxAbilities},
		{"skill/polish-1 is used at a moment", window, int(rules.NumWindows - 1)},
		{fmt.Sprintf("there is no moment Window(%d), which crisis/vigil names", rules.NumMoments), moment, int(rules.NumMoments - 1)},
		{"skill/polish has strength 10", strength, 9},
		{"ship-4 is one kind of ship more than MaxShips", ships, rules.MaxShips - 10},
		{"space-1 is one board of space more than MaxSpaces", spaces, rules.MaxSpaces - 1},
	} {
		if said := together(test.more(test.space)); said != "" {
			t.Errorf("%s, of as many as there is room for: %s", test.want, said)
		}
		if said := together(test.more(test.space + 1)); !strings.Contains(said, test.want) {
			t.Errorf("got %q, want %q", said, test.want)
		}
	}
}

// TestNewCatalogue_NamesTooManyKindsOfOneSide puts catalogues together whose kinds of ships
// are all of one sort, so that a question can be about each of them in each area.
func TestNewCatalogue_NamesTooManyKindsOfOneSide(t *testing.T) {
	for _, test := range []struct {
		want string
		kind rules.ShipKind
		most int
	}{
		{"kinds of Cylon ships are more than MaxCylons", rules.ShipKind{Side: rules.CylonSide}, rules.MaxCylons},
		{"kinds of vipers are more than MaxHulls", rules.ShipKind{Pilots: true}, rules.MaxHulls},
	} {
		fleet := func(n int) error {
			next := rules.Ship(0)
			_, err := rules.NewCatalogue(rules.Content{Ships: many(n, func(id string) rules.ShipKind {
				k := test.kind
				if k.ID = id; next < rules.NamedShips {
					k.ID = next.String()
				}
				next++
				return k
			})})
			return err
		}
		if err := fleet(test.most); err != nil {
			t.Errorf("%s, of as many as there is room for: %v", test.want, err)
		}
		if err := fleet(test.most + 1); err == nil || !strings.Contains(err.Error(), test.want) {
			t.Errorf("got %v, want %q", err, test.want)
		}
	}
}

// together puts base and more into a catalogue; it returns why it cannot.
func together(more []rules.Content) (said string) {
	if _, err := rules.NewCatalogue(append(base.Contents(), more...)...); err != nil {
		return err.Error()
	}
	return ""
}

func crises(n int) []rules.Content {
	return []rules.Content{{Crises: []rules.Crisis{{ID: "again", Count: n}}}}
}

func contents(n int) []rules.Content { return make([]rules.Content, n) }

func characters(n int) []rules.Content {
	return []rules.Content{{Characters: many(n, func(id string) rules.Character { return rules.Character{ID: id} })}}
}

func locations(n int) []rules.Content {
	return []rules.Content{{Locations: many(n, func(id string) rules.Location { return rules.Location{ID: id} })}}
}

func motives(n int) []rules.Content {
	return []rules.Content{{Motives: many(n, func(id string) rules.Motive { return rules.Motive{ID: id} })}}
}

func skills(n int) []rules.Content {
	return []rules.Content{{Skills: many(n, func(id string) rules.SkillCard {
		return rules.SkillCard{ID: id, Strengths: []rules.Strength{{Value: 1, Copies: 1}}}
	})}}
}

func quorum(n int) []rules.Content {
	return []rules.Content{{Quorum: many(n, func(id string) rules.Quorum { return rules.Quorum{ID: id} })}}
}

func destinations(n int) []rules.Content {
	return []rules.Content{{Destinations: many(n, func(id string) rules.Destination { return rules.Destination{ID: id} })}}
}

func civilians(n int) []rules.Content {
	return []rules.Content{{Civilians: []rules.Civilian{{ID: "tug", Count: n}}}}
}

func abilities(n int) []rules.Content {
	list := many(n, func(id string) rules.Ability { return rules.Ability{ID: id} })
	return []rules.Content{{Characters: []rules.Character{{ID: "foreman", Abilities: list}}}}
}

func window(n int) []rules.Content {
	return []rules.Content{{Skills: []rules.SkillCard{{
		ID: "polish", Strengths: []rules.Strength{{Value: 1, Copies: 1}}, Uses: []rules.Use{{When: rules.Window(n)}},
	}}}}
}

func moment(n int) []rules.Content {
	return []rules.Content{{Crises: []rules.Crisis{{ID: "vigil", Stands: rules.Standing{Ends: []rules.Window{rules.Window(n)}}}}}}
}

func strength(n int) []rules.Content {
	return []rules.Content{{Skills: []rules.SkillCard{{ID: "polish", Strengths: []rules.Strength{{Value: int8(n), Copies: 1}}}}}}
}

func ships(n int) []rules.Content {
	return []rules.Content{{Ships: many(n, func(id string) rules.ShipKind {
		return rules.ShipKind{ID: "ship-" + strings.TrimPrefix(id, "made-up-")}
	})}}
}

func spaces(n int) []rules.Content {
	return []rules.Content{{Spaces: many(n, func(id string) rules.SpaceBoard {
		return rules.SpaceBoard{ID: "space-" + strings.TrimPrefix(id, "made-up-")}
	})}}
}

// many makes n things of made-up ids.
func many[T any](n int, make func(id string) T) (list []T) {
	for i := range n {
		list = append(list, make(fmt.Sprintf("made-up-%d", i)))
	}
	return list
}

// TestRequest_NamesItselfWhenItIsFull puts a question that has more options than there
// is room for: to discard of a hand with more different cards. The game stops with an error
// that names it.
func TestRequest_NamesItselfWhenItIsFull(t *testing.T) {
	const faces = rules.MaxOptions + 20 // some are in the Destiny deck
	cat := rules.MustCatalogue(append(base.Contents(), rules.Content{
		Skills: many(faces, func(id string) rules.SkillCard {
			return rules.SkillCard{ID: id, Strengths: []rules.Strength{{Value: 1, Copies: 1}}}
		}),
	})...)
	characters := cat.All(rules.KindCharacter)[:4]
	s, err := rules.Arrange(cat, options.Choice{}, characters, seedOf(1))
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range cat.All(rules.KindSkill)[len(cat.All(rules.KindSkill))-faces:] {
		deck := rules.SkillDeck + rules.Zone(cat.Skill(c).Skill)
		if at := s.Find(deck, c); at >= 0 {
			s.Put(deck, at, rules.Hand+2, 0, rules.Seats(0).With(2))
		}
	}
	s.Phase = rules.PhaseEnd
	var full *rules.OptionsError
	want := "rules: the request discard of seat 2 under turn.hand-limit has more options than MaxOptions, which is 64"
	if g := rules.Start(cat, s); !errors.As(g.Err(), &full) || full.Error() != want || len(g.Pending()) > 0 {
		t.Errorf("got %v with %d requests, want %s", g.Err(), len(g.Pending()), want)
	}
}

// TestPlayable_NamesAQuestionThatContentMakesTooLarge deals no game in which one could be
// asked of more than a request has room for.
func TestPlayable_NamesAQuestionThatContentMakesTooLarge(t *testing.T) {
	usedIn := func(w rules.Window, n int) *rules.Catalogue {
		return rules.MustCatalogue(append(base.Contents(), rules.Content{
			Skills: many(n, func(id string) rules.SkillCard {
				return rules.SkillCard{ID: id, Strengths: []rules.Strength{{Value: 1, Copies: 1}}, Uses: []rules.Use{{When: w}}}
			}),
		})...)
	}
	for w, room := range map[rules.Window]int{rules.WhenShipsAct: rules.MaxOptions, rules.WhenMovement: 40} {
		if err := usedIn(w, room).Playable(options.Choice{}, 4); err != nil {
			t.Errorf("%v, of as many as there is room for: %v", w, err)
		}
		want := "rules: 65 options at the moment " + w.String() + " are more than MaxOptions, which is 64"
		_, err := rules.NewGame(usedIn(w, room+1), options.Choice{}, 4, seedOf(1))
		if err == nil || err.Error() != want {
			t.Errorf("got %v, want %s", err, want)
		}
	}
	cat := cards.Catalogue()
	for c := range options.All() {
		for n := options.MinPlayers; n <= options.MaxPlayers; n++ {
			if err := cat.Playable(c, n); c.Playable(n) == nil && err != nil {
				t.Errorf("%q, %d players: %v", c, n, err)
			}
		}
	}
}

// TestSeats_HoldEveryGame holds the seats to the numbers of players of all games.
func TestSeats_HoldEveryGame(t *testing.T) {
	n := 0
	for c := range options.All() {
		n++
		if _, most := c.Players(); most > rules.MaxSeats {
			t.Errorf("%q is for %d players, there are %d seats", c, most, rules.MaxSeats)
		}
	}
	if n < 100 {
		t.Errorf("only %d choices", n)
	}
}

// TestNewCatalogue_NamesAFormOfNothing puts catalogues together with another form of a
// location or card. Under whose rule it acts is what the form says, whatever it is called.
func TestNewCatalogue_NamesAFormOfNothing(t *testing.T) {
	room := func(id, of string) rules.Location { return rules.Location{ID: id, Set: "made-up", Replaces: of} }
	for _, test := range []struct {
		more rules.Content
		want string
	}{
		{rules.Content{Locations: []rules.Location{room("saloon", "armory"), room("armory-overlay", "")}}, ""},
		{rules.Content{Locations: []rules.Location{room("saloon", "cantina")}}, "there is no location/cantina"},
		{rules.Content{Locations: []rules.Location{room("saloon", "armory"), room("bar", "saloon")}}, "location/bar replaces location/saloon"},
		{rules.Content{Skills: []rules.SkillCard{{ID: "polish", Replaces: "shine", Strengths: []rules.Strength{{Value: 1, Copies: 1}}}}}, "skill/polish replaces skill/shine"},
	} {
		if said := together([]rules.Content{test.more}); !strings.Contains(said, test.want) || (said == "") != (test.want == "") {
			t.Errorf("got %q, want %q", said, test.want)
		}
	}
	cat := rules.MustCatalogue(append(base.Contents(), rules.Content{Locations: []rules.Location{room("saloon", "armory"), room("armory-overlay", "")}})...)
	for ref, want := range map[string]string{"location/saloon": "location.armory", "location/armory-overlay": "location.armory-overlay"} {
		if c, _ := cat.Find(ref); cat.Rule(c) != want {
			t.Errorf("%s acts under %s, want %s", ref, cat.Rule(c), want)
		}
	}
}
