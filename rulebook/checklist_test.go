package rulebook_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"ragtag/bots"
	"ragtag/cards"
	"ragtag/options"
	"ragtag/rulebook"
	"ragtag/rules"
	"ragtag/wording"
)

// dealt is a game that the referee has set up, at the first question of its first
// turn.
type dealt struct {
	cat     *rules.Catalogue
	choice  options.Choice
	players int
	state   rules.State
	view    rules.View
}

// deal sets a game up, with characters and whatever else is chosen at random.
func deal(cat *rules.Catalogue, c options.Choice, players int, seed uint64) (dealt, error) {
	d := dealt{cat: cat, choice: c, players: players}
	var bytes [32]byte
	bytes[0], bytes[1] = byte(seed), byte(seed>>8)
	g, err := rules.NewGame(cat, c, players, bytes)
	if err != nil {
		return d, err
	}
	random, err := bots.New("random", seed)
	if err != nil {
		return d, err
	}
	for range 400 {
		if d.state = g.State(); d.state.Turn > 0 {
			if d.state.Turn > 1 || d.state.Phase > rules.PhaseAction { // nobody was asked before, as with Helo; let somebody else begin
				return deal(cat, c, players, seed+1<<14)
			}
			d.view = g.View(rules.Nobody)
			return d, nil
		}
		for _, q := range g.Pending() {
			if err := g.Let(q.Seat, random); err != nil {
				return d, err
			}
		}
	}
	return d, fmt.Errorf("the set-up does not end")
}

// low reports whether the fleet starts with the low dials.
func (d dealt) low() bool {
	return d.choice.Has(options.Coop) || d.choice.Late(d.players) == options.LateNotACylon
}

func (d dealt) dial(r rules.Resource, low bool) (int, bool) {
	return int(d.state.Dials[r]), d.low() == low && !d.choice.Has(options.Epica)
}

// assaultRaptors counts those in the Reserves and those in which a pilot starts.
func (d dealt) assaultRaptors() int {
	n := d.view.Fleet.Hulls["assault-raptor"].Reserves
	for _, s := range d.view.Seats {
		if s.Hull == "assault-raptor" {
			n++
		}
	}
	return n
}

// dealtTo counts the Loyalty cards that a seat was dealt, without the one that a human
// player who is dealt the Mutineer draws for it.
func dealtTo(s rules.SeatView) int {
	n := s.Loyalty + len(s.Shown)
	if slices.Contains(s.Shown, "loyalty/mutineer") {
		n--
	}
	return n
}

// plays reports whether a character is in play.
func (d dealt) plays(id string) bool {
	return slices.ContainsFunc(d.view.Seats, func(s rules.SeatView) bool { return s.Character == "character/"+id })
}

// referee says what the referee has done, for every figure of the checklist. It
// reports whether the figure concerns this game.
var referee = map[string]func(d dealt) (int, bool){
	"dial.fuel":             func(d dealt) (int, bool) { return d.dial(rules.Fuel, false) },
	"dial.food":             func(d dealt) (int, bool) { return d.dial(rules.Food, false) },
	"dial.morale":           func(d dealt) (int, bool) { return d.dial(rules.Morale, false) },
	"dial.population":       func(d dealt) (int, bool) { return d.dial(rules.Population, false) },
	"dial.epica.fuel":       func(d dealt) (int, bool) { return int(d.state.Dials[rules.Fuel]), d.choice.Has(options.Epica) },
	"dial.epica.food":       func(d dealt) (int, bool) { return int(d.state.Dials[rules.Food]), d.choice.Has(options.Epica) },
	"dial.epica.morale":     func(d dealt) (int, bool) { return int(d.state.Dials[rules.Morale]), d.choice.Has(options.Epica) },
	"dial.epica.population": func(d dealt) (int, bool) { return int(d.state.Dials[rules.Population]), d.choice.Has(options.Epica) },
	"epica.crises": func(d dealt) (int, bool) { // besides the two attacks
		n := d.state.Count(rules.CrisisDeck)
		for _, s := range d.state.In(rules.CrisisDeck) {
			if ref := d.cat.Ref(s.Comp); ref == "crisis/scar" || ref == "crisis/thirty-three" {
				n--
			}
		}
		return n, true
	},
	"dial.low.fuel":       func(d dealt) (int, bool) { return d.dial(rules.Fuel, true) },
	"dial.low.food":       func(d dealt) (int, bool) { return d.dial(rules.Food, true) },
	"dial.low.morale":     func(d dealt) (int, bool) { return d.dial(rules.Morale, true) },
	"dial.low.population": func(d dealt) (int, bool) { return d.dial(rules.Population, true) },

	"setup.basestars": func(d dealt) (int, bool) { return len(d.view.Areas[rules.Front].Basestars), true },
	"setup.raiders":   func(d dealt) (int, bool) { return d.view.Areas[rules.Front].Raiders, true },
	"setup.civilians": func(d dealt) (int, bool) { return len(d.view.Areas[rules.Rear].Civilians), true },
	"setup.vipers": func(d dealt) (int, bool) {
		n := d.view.Areas[rules.PortFront].Vipers
		if n != d.view.Areas[rules.PortRear].Vipers {
			n = -1
		}
		return n, true
	},
	"viper.reserves": func(d dealt) (int, bool) { // a pilot who starts in a viper takes it from there
		n := d.view.Fleet.Reserves - d.assaultRaptors()
		for _, a := range d.view.Areas {
			n += len(a.Pilots)
		}
		return n, true
	},
	"viper.mark-vii": func(d dealt) (int, bool) { return d.view.Fleet.Hulls["viper-mark-vii"].Damaged, true },
	"viper.fleet.out": func(d dealt) (int, bool) {
		n := rules.StockVipers - d.view.Fleet.Reserves + d.assaultRaptors()
		for _, a := range d.view.Areas {
			n -= a.Vipers + len(a.Pilots)
		}
		return n, true
	},
	"assault-raptor.start": func(d dealt) (int, bool) { return d.assaultRaptors(), true },
	"miracle.start": func(d dealt) (int, bool) { // of everybody
		n := d.view.Seats[0].Miracles
		for _, s := range d.view.Seats {
			if s.Miracles != n {
				n = -1
			}
		}
		return n, true
	},
	"raptor.count": func(d dealt) (int, bool) { return d.view.Fleet.Raptors, true },

	"nukes.start":     func(d dealt) (int, bool) { return d.view.Fleet.Nukes, true },
	"nukes.start.few": func(d dealt) (int, bool) { return d.view.Fleet.Nukes, true },
	"quorum.start":    func(d dealt) (int, bool) { return d.state.Count(rules.QuorumHand), true },

	"skill.decks": func(d dealt) (int, bool) {
		n := 0
		for k := range d.view.Decks {
			if slices.Contains([]string{"politics", "leadership", "tactics", "piloting", "engineering"}, k) {
				n++
			}
		}
		return n, true
	},
	"destiny.each": func(d dealt) (int, bool) {
		types := map[rules.Skill]int{}
		for _, s := range d.state.In(rules.Destiny) {
			types[d.cat.Skill(s.Comp).Skill]++
		}
		each := -1
		for _, n := range types {
			if each >= 0 && n != each {
				return -1, true
			}
			each = n
		}
		return each, true
	},
	"destiny.size":           func(d dealt) (int, bool) { return d.state.Count(rules.Destiny), true },
	"destiny.size.treachery": func(d dealt) (int, bool) { return d.state.Count(rules.Destiny), true },

	"hand.first": func(d dealt) (int, bool) {
		for p, s := range d.view.Seats {
			if p != d.view.First && !s.Leader {
				return s.Hand, true
			}
		}
		return 0, false
	},
	"loyalty.deal": func(d dealt) (int, bool) {
		for _, s := range d.view.Seats {
			if !s.Leader && s.Character != "character/gaius-baltar" {
				return dealtTo(s), true
			}
		}
		return 0, false
	},
	"loyalty.deal.baltar": func(d dealt) (int, bool) {
		for _, s := range d.view.Seats {
			if s.Character == "character/gaius-baltar" {
				return dealtTo(s), true
			}
		}
		return 0, false
	},
	"loyalty.add": func(d dealt) (int, bool) { // what one of the two adds to the deck of the table
		cylon, human, err := options.LoyaltyDeck(d.players, d.choice)
		more := d.loyalty()[0] + d.loyalty()[1] - cylon - human
		both := d.plays("sharon-boomer-valerii") && d.plays("gaius-baltar")
		if d.choice.Late(d.players) == options.LateNotACylon {
			more--
		}
		if both {
			more /= 2
		}
		if d.state.Count(rules.LoyaltyNot) == 0 {
			return 0, false // the box has too few
		}
		return more, err == nil && (d.plays("sharon-boomer-valerii") || d.plays("gaius-baltar"))
	},
	"investigative.count": func(d dealt) (int, bool) {
		old, in := 0, 0
		for _, c := range d.cat.All(rules.KindSkill) {
			if wording.Name(d.cat, c, wording.En) != "Investigative Committee" {
				continue
			}
			if slices.Contains(d.cat.InPlay(rules.KindSkill, d.choice, d.players), c) {
				in += d.cat.Copies(c)
			} else {
				old += d.cat.Copies(c)
			}
		}
		if old != in {
			return -1, true
		}
		return in, true
	},
	"trauma.start": func(d dealt) (int, bool) { // as many with everybody
		n := d.state.Count(rules.TraumaHand)
		for p := range d.players {
			if d.state.Count(rules.TraumaHand+rules.Zone(p)) != n {
				n = -1
			}
		}
		return n, true
	},
	"trauma.mood": func(d dealt) (int, bool) { // of each player
		n := d.state.Count(rules.MoodPool)
		if n%d.players != 0 {
			return -1, true
		}
		return n / d.players, true
	},
	"ally.count": func(d dealt) (int, bool) { return len(d.view.Allies), true },
	"distance.sleeper": func(d dealt) (int, bool) {
		o := d.cat.ObjectiveOf(d.choice, d.players)
		if o == rules.None {
			return 0, false
		}
		return int(d.cat.Objective(o).Step("sleeper-agents").Distance), true
	},
}

// loyalty counts the Cylon cards and the others, in the Loyalty deck and dealt,
// without the Sympathizer, the Mutineer and the like.
func (d dealt) loyalty() (n [2]int) {
	for kind, cards := range d.allegiances() {
		switch kind {
		case rules.ACylon:
			n[0] += cards
		case rules.Sympathizer, rules.SympatheticCylon, rules.TheMutineer:
		default:
			n[1] += cards
		}
	}
	return n
}

// allegiances counts the cards of the Loyalty deck and those dealt, by their kind.
func (d dealt) allegiances() map[rules.Allegiance]int {
	n := map[rules.Allegiance]int{}
	count := func(z rules.Zone) {
		for _, s := range d.state.In(z) {
			n[d.cat.Loyalty(s.Comp).Kind]++
		}
	}
	count(rules.LoyaltyDeck)
	for p := range d.players {
		count(rules.LoyaltyHand + rules.Zone(p))
		count(rules.LoyaltyShown + rules.Zone(p))
	}
	return n
}

// Every number of the checklist is what the referee does when it sets up a
// game, for all legal choices that it can deal.
func TestChecklist_IsTheRefereesSetUp(t *testing.T) {
	cat := cards.Catalogue()
	held, games, other := map[string]int{}, 0, 0
	step, at := 1, 0
	if testing.Short() {
		step = 37
	}
	for c := range options.All() {
		low, high := c.Players()
		for players := max(low, 1); players <= high; players++ {
			if c.Check(players) != nil {
				continue
			}
			if cat.Playable(c, players) != nil {
				other++
				continue
			}
			if at++; at%step != 0 {
				continue
			}
			games++
			d, err := deal(cat, c, players, uint64(at))
			if err != nil {
				t.Fatalf("%s, %d players: %v", c, players, err)
			}
			checkFigures(t, d, held)
			checkLoyalty(t, d)
			if t.Failed() {
				t.Fatalf("%s with %d players, seed %d", c, players, at)
			}
		}
	}
	for key := range referee {
		if held[key] == 0 && !testing.Short() {
			t.Errorf("%s was compared in no game", key)
		}
	}
	t.Logf("%d games set up and compared; %d more are legal, but not dealt yet", games, other)
	if games < 100 && !testing.Short() {
		t.Errorf("only %d games", games)
	}
}

// checkFigures compares every figure that the checklist shows for a game.
func checkFigures(t *testing.T, d dealt, held map[string]int) {
	t.Helper()
	for _, lang := range rulebook.Languages {
		keys, typed := (rulebook.View{Choice: d.choice, Players: d.players, Lang: lang}).Figures("checklist")
		for _, text := range typed {
			if !strings.Contains(text, "4 or 6 p") && !strings.Contains(text, "4 o 6 j") {
				t.Errorf("%s: a number is typed into the text: %q", lang, text)
			}
		}
		for _, key := range keys {
			ask := referee[key]
			if ask == nil {
				t.Errorf("nothing compares %s with the referee", key)
				continue
			}
			if got, concerns := ask(d); concerns {
				held[key]++
				if got != rulebook.Numbers[key] {
					t.Errorf("%s: the book says %d, the referee did %d", key, rulebook.Numbers[key], got)
				}
			}
		}
	}
	if late := d.choice.Late(d.players) != options.LateNothing; late && d.players != 4 && d.players != 6 {
		t.Errorf("a card joins with %d players, where the book says 4 or 6", d.players)
	}
}

// checkLoyalty compares the exact table of the Loyalty deck.
func checkLoyalty(t *testing.T, d dealt) {
	t.Helper()
	if d.choice.Has(options.Coop) || d.choice.Has(options.Duo) || d.choice.Has(options.Solo) {
		return
	}
	rows := map[string]int{}
	for row := range strings.Lines(rulebook.LoyaltyRows(rulebook.View{Choice: d.choice, Players: d.players, Lang: "en"})) {
		cells := strings.Split(row, "|")
		var n int
		if len(cells) > 2 {
			if _, err := fmt.Sscan(cells[2], &n); err == nil {
				rows[strings.TrimSpace(cells[1])] = n
			}
		}
	}
	got := d.loyalty()
	more := 0
	for _, id := range []string{"sharon-boomer-valerii", "gaius-baltar"} {
		if d.plays(id) {
			more++
		}
	}
	late := 0
	for name, n := range rows {
		if strings.HasPrefix(name, "Then joins") {
			late = n
		}
	}
	humans := rows["“Not a Cylon” cards"] + more
	if d.choice.Late(d.players) == options.LateNotACylon {
		humans += late
	}
	// The box has one card too few in a game of seven: then the book says to take those there are.
	short := 0
	if d.state.Count(rules.LoyaltyNot) == 0 && d.players == options.MaxPlayers {
		short = humans - got[1]
	}
	if short > 1 {
		t.Errorf("%d “Not a Cylon” cards are missing", short)
	}
	dealtCards, left := 0, d.state.Count(rules.LoyaltyDeck)-late-more
	for _, s := range d.view.Seats {
		dealtCards += dealtTo(s)
		left += s.Loyalty + len(s.Shown) - dealtTo(s)
	}
	if d.plays("gaius-baltar") {
		dealtCards--
	}
	if d.plays("gaius-baltar") {
		left++ // the second card of Baltar is the one that he adds
	}
	for _, is := range []struct {
		what      string
		book, did int
	}{
		{"Cylon cards", rows["“Cylon” cards"], got[0]},
		{"Not a Cylon cards", humans - short, got[1]},
		{"the Mutineer", rows["Mutineer"], d.allegiances()[rules.TheMutineer]},
		{"dealt", rows["Dealt now"], dealtCards},
		{"left", rows["Left"] - short, left},
	} {
		if is.book != is.did {
			t.Errorf("Loyalty deck, %s: the book says %d, the referee did %d", is.what, is.book, is.did)
		}
	}
}
