package rules_test

import (
	"math/rand/v2"
	"slices"
	"testing"

	"ragtag/internal/madeup"
	"ragtag/options"
	"ragtag/rules"
)

// nebula is the made-up board.
const nebula rules.Space = 1

// patrolled has the made-up ships, four raiders more, and two vipers less.
func patrolled() *rules.Catalogue {
	return madeup.Catalogue(rules.Content{Stocks: []rules.ShipStock{{Ship: "raider", N: 4}, {Ship: "viper", N: -2}}})
}

// patrolTable returns a quiet position with the made-up content, and its kinds.
func patrolTable(t *testing.T) (tb *rules.Table, gunship, viperX, shuttle rules.Ship) {
	t.Helper()
	cat := patrolled()
	var who []rules.Comp
	for _, id := range []string{"kara-starbuck-thrace", "laura-roslin", "william-adama"} {
		c, _ := cat.Find("character/" + id)
		who = append(who, c)
	}
	s, err := rules.Arrange(cat, options.Choice{}, who, seedOf(1))
	if err != nil {
		t.Fatal(err)
	}
	tb = rules.At(cat, s)
	tb.Listen()
	gunship, _ = cat.ShipByID("gunship")
	viperX, _ = cat.ShipByID("viper-x")
	shuttle, _ = cat.ShipByID("shuttle")
	possible(t, tb)
	return tb, gunship, viperX, shuttle
}

func possible(t *testing.T, tb *rules.Table) {
	t.Helper()
	if err := tb.Invariants(); err != nil {
		t.Error(err)
	}
}

// script takes the options by these ids, one for each question, and notes what
// was on offer.
type script struct {
	t     *testing.T
	take  []string
	asked [][]string
}

func (d *script) Decide(at rules.Chair, r *rules.Request, a *rules.Answer) {
	ids := at.Catalogue().OptionIDs(r)
	if len(d.take) == 0 {
		d.t.Fatalf("asked once more: %v", ids)
	}
	i := slices.Index(ids, d.take[0])
	if i < 0 {
		d.t.Fatalf("%v does not offer %s", ids, d.take[0])
	}
	d.take, d.asked = d.take[1:], append(d.asked, ids)
	a.Take[i] = 1
}

// do carries out an effect of seat 0, with dice and answers.
func do(t *testing.T, tb *rules.Table, e rules.Effect, dice []int8, take ...string) [][]string {
	t.Helper()
	d := &script{t: t, take: take}
	var ds [rules.MaxSeats]rules.Decider
	for i := range ds {
		ds[i] = d
	}
	tb.S.Loaded = [16]int8{}
	copy(tb.S.Loaded[:], dice)
	tb.Decide(&ds, func() { e.Do(tb, rules.Ctx{By: rules.Who{Seat: 0}, Chosen: rules.Who{Seat: rules.Nobody}}) })
	if len(d.take) > 0 {
		t.Errorf("was not asked for %v", d.take)
	}
	possible(t, tb)
	return d.asked
}

// where returns the areas in which ships of a kind are, by board.
func where(tb *rules.Table, b rules.Space, k rules.Ship) (at []rules.Area) {
	for a := range rules.NumAreas {
		for range tb.On(b, k, a) {
			at = append(at, a)
		}
	}
	return at
}

// TestShips_OfAnotherKindAreRefereed places ships of a made-up kind, lets them act
// by the icon that its row names, and attacks them.
func TestShips_OfAnotherKindAreRefereed(t *testing.T) {
	tb, gunship, _, _ := patrolTable(t)
	if n := tb.PlaceShips(rules.MainSpace, gunship, rules.PortFront, 2, rules.Ctx{}); n != 2 || tb.Stock(gunship) != 1 {
		t.Fatalf("%d were placed, %d are left", n, tb.Stock(gunship))
	}
	if n := tb.PlaceShips(nebula, gunship, rules.Rear, 2, rules.Ctx{}); n != 1 || tb.Stock(gunship) != 0 {
		t.Fatalf("%d were placed on the other board, %d are left", n, tb.Stock(gunship))
	}
	possible(t, tb)

	damaged := tb.S.Damaged.Len() + tb.S.Count(rules.RemovedFromGame)
	do(t, tb, rules.Activate{Ships: rules.Basestars}, []int8{6, 7})
	if at := where(tb, rules.MainSpace, gunship); !slices.Equal(at, []rules.Area{rules.Front, rules.Front}) {
		t.Errorf("they have moved to %v", at)
	}
	if at := where(tb, nebula, gunship); !slices.Equal(at, []rules.Area{rules.Rear}) {
		t.Errorf("on the other board one acted, and is in %v", at)
	}
	if n := tb.S.Damaged.Len() + tb.S.Count(rules.RemovedFromGame) - damaged; n != 1 {
		t.Errorf("Galactica was damaged %d times by a 6 and a 7", n)
	}

	do(t, tb, rules.FireGuns{}, []int8{3})
	do(t, tb, rules.FireGuns{}, []int8{4})
	if at := where(tb, rules.MainSpace, gunship); len(at) != 1 || tb.Stock(gunship) != 1 {
		t.Errorf("a 3 and a 4 leave %d, and %d in the box", len(at), tb.Stock(gunship))
	}
	tb.PlaceShips(rules.MainSpace, rules.Raider, rules.Front, 1, rules.Ctx{})
	asked := do(t, tb, rules.FireGuns{}, []int8{8}, "ship/gunship/front")
	if want := []string{"ship/raider/front", "ship/gunship/front"}; !slices.Equal(asked[0], want) {
		t.Errorf("on offer were %v, want %v", asked[0], want)
	}
	if !rules.AnyCylonShip(tb, rules.Ctx{}) || tb.On(rules.MainSpace, gunship, rules.Front) != 0 {
		t.Error("the gunship was not destroyed")
	}
}

// TestShips_OfAVipersAttackRollByTheRow lets vipers shoot at the made-up kind.
func TestShips_OfAVipersAttackRollByTheRow(t *testing.T) {
	for roll, left := range map[int8]int{5: 1, 6: 0} {
		tb, gunship, _, _ := patrolTable(t)
		tb.PlaceShips(rules.MainSpace, gunship, rules.Rear, 1, rules.Ctx{})
		tb.S.Berths[rules.Viper].Reserves--
		tb.S.Ships[rules.MainSpace][rules.Viper][rules.Rear]++
		do(t, tb, rules.ActivateVipers{N: 1}, []int8{roll}, "area/rear", "ship/gunship/rear")
		if n := tb.On(rules.MainSpace, gunship, rules.Rear); n != left {
			t.Errorf("a %d leaves %d, want %d", roll, n, left)
		}
	}
}

// TestSpaces_JumpsLeaveShipsOnTheBoardThatFollows jumps, and brings the ships back.
func TestSpaces_JumpsLeaveShipsOnTheBoardThatFollows(t *testing.T) {
	tb, gunship, _, _ := patrolTable(t)
	on := &tb.S.Ships
	tb.PlaceShips(rules.MainSpace, gunship, rules.PortRear, 2, rules.Ctx{})
	tb.PlaceShips(rules.MainSpace, rules.Raider, rules.Front, 20, rules.Ctx{})
	tb.PlaceShips(rules.MainSpace, rules.BasestarB, rules.Rear, 1, rules.Ctx{})
	rules.DamageBasestar(tb, rules.BasestarB, rules.Rear, rules.Ctx{})
	if tb.Stock(rules.Raider) != 0 || tb.S.Count(rules.BasestarOn+1) != 1 {
		t.Fatalf("%d raiders are left, and the basestar has %d tokens", tb.Stock(rules.Raider), tb.S.Count(rules.BasestarOn+1))
	}
	var here [rules.MaxShips][rules.NumAreas]int8
	was := on[rules.MainSpace]
	tb.S.Marker = 4
	quietDestination(tb)
	do(t, tb, rules.JumpNow{}, []int8{8})
	if on[rules.MainSpace] != here || on[nebula] != was {
		t.Errorf("around Galactica are %v, on the board that follows %v", on[rules.MainSpace], on[nebula])
	}
	if tb.Stock(rules.Raider) != 0 || tb.S.Count(rules.BasestarOn+1) != 0 {
		t.Errorf("%d raiders went back to the box, %d tokens with the basestar", tb.Stock(rules.Raider), tb.S.Count(rules.BasestarOn+1))
	}
	if rules.AnyCylonShip(tb, rules.Ctx{}) || rules.AnyBasestar(tb, rules.Ctx{}) {
		t.Error("ships of the other board can be attacked")
	}

	v := tb.View(1)
	if len(v.Spaces) != 1 || v.Spaces[0].ID != "nebula" || len(v.Spaces[0].Areas) != int(rules.NumAreas) {
		t.Fatalf("the view shows the boards %+v", v.Spaces)
	}
	front, port, rear := v.Spaces[0].Areas[rules.Front], v.Spaces[0].Areas[rules.PortRear], v.Spaces[0].Areas[rules.Rear]
	if front.Raiders != 20 || port.Others["gunship"] != 2 || len(rear.Basestars) != 1 || rear.Basestars[0].ID != "basestar-b" {
		t.Errorf("the view shows the areas %+v", v.Spaces[0].Areas)
	}
	if v.Stock["gunship"] != 1 || v.Stock["raider"] != 0 || v.Stock["basestar"] != 1 {
		t.Errorf("the view shows the stock %v", v.Stock)
	}
	if fork := tb.Fork(1, 7); fork.Ships != *on || fork.Berths != tb.S.Berths {
		t.Error("a fork has its ships elsewhere")
	}
	if back, err := rules.LoadState(tb.Catalogue(), tb.Save()); err != nil || back.Ships != *on || back.Berths != tb.S.Berths {
		t.Errorf("a saved game has its ships elsewhere: %v", err)
	}

	madeup.Patrol{}.Do(tb, rules.Ctx{})
	was[gunship][rules.StarboardRear]++
	if on[rules.MainSpace] != was || on[nebula] != here {
		t.Errorf("back around Galactica are %v, left behind %v", on[rules.MainSpace], on[nebula])
	}
	possible(t, tb)
}

// quietDestination puts the same quiet destination on top of its deck twice.
func quietDestination(tb *rules.Table) {
	c, _ := tb.Catalogue().Find("destination/deep-space")
	for range 2 {
		tb.S.Put(rules.DestinationDeck, tb.S.Find(rules.DestinationDeck, c), rules.DestinationDeck, tb.S.Count(rules.DestinationDeck)-1, 0)
	}
}

// TestHulls_ArePickedWithTheViper launches, flies, damages and repairs vipers of
// three hulls.
func TestHulls_ArePickedWithTheViper(t *testing.T) {
	tb, _, viperX, shuttle := patrolTable(t)
	if tb.S.Berths[rules.Viper].Reserves != 6 || tb.Reserves() != 8 || tb.BrokenVipers() != 1 {
		t.Fatalf("the Reserves begin with %d plain vipers of %d, %d are damaged", tb.S.Berths[rules.Viper].Reserves, tb.Reserves(), tb.BrokenVipers())
	}
	asked := do(t, tb, rules.ActivateVipers{N: 1}, nil, "reserves/viper-x", "area/port-rear")
	if want := []string{"reserves", "reserves/viper-x", "reserves/shuttle"}; !slices.Equal(asked[0], want) {
		t.Errorf("on offer were %v, want %v", asked[0], want)
	}
	asked = do(t, tb, rules.ActivateVipers{N: 1}, nil, "ship/viper-x/port-rear", "move/front")
	if want := []string{"move/port-front", "move/rear", "move/front", "move/starboard-rear"}; !slices.Equal(asked[1], want) {
		t.Errorf("it can move to %v, want %v", asked[1], want)
	}
	if at := where(tb, rules.MainSpace, viperX); !slices.Equal(at, []rules.Area{rules.Front}) {
		t.Errorf("it is in %v", at)
	}

	tb.PlaceShips(rules.MainSpace, rules.BasestarA, rules.Rear, 1, rules.Ctx{})
	tb.S.Berths[shuttle].Reserves, tb.S.Ships[rules.MainSpace][shuttle][rules.Rear] = 0, 1
	do(t, tb, rules.ActivateVipers{N: 1}, []int8{7}, "ship/shuttle/rear", "ship/basestar-a/rear")
	if n := tb.S.Count(rules.BasestarOn); n != 1 {
		t.Errorf("a 7 of a hull that hits basestars with it leaves %d tokens", n)
	}

	// A 5 misses, a 6 damages, a 7 destroys the frail one.
	tb.PlaceShips(rules.MainSpace, rules.Raider, rules.Front, 2, rules.Ctx{})
	do(t, tb, rules.Activate{Ships: rules.Raiders}, []int8{5, 6})
	if tb.S.Berths[viperX] != (rules.Berths{Damaged: 2}) {
		t.Errorf("attacked with a 5 and a 6, it is at %+v", tb.S.Berths[viperX])
	}
	tb.PlaceShips(rules.MainSpace, rules.Raider, rules.Rear, 1, rules.Ctx{})
	tb.DestroyShip(rules.Raider, rules.Front, rules.Ctx{})
	tb.DestroyShip(rules.Raider, rules.Front, rules.Ctx{})
	do(t, tb, rules.Activate{Ships: rules.Raiders}, []int8{7})
	if tb.S.Berths[shuttle] != (rules.Berths{Destroyed: 1}) {
		t.Errorf("attacked with a 7, the frail one is at %+v", tb.S.Berths[shuttle])
	}

	do(t, tb, rules.DamageVipers{N: 1}, nil)
	do(t, tb, rules.RepairVipers{N: 2}, nil, "damaged/viper-x", "damaged")
	if tb.S.Berths[viperX] != (rules.Berths{Reserves: 1, Damaged: 1}) || tb.S.Berths[rules.Viper] != (rules.Berths{Reserves: 6}) {
		t.Errorf("repaired are %+v and %+v", tb.S.Berths[viperX], tb.S.Berths[rules.Viper])
	}
	if v := tb.View(0); v.Fleet.Reserves != 7 || v.Fleet.Hulls["viper-x"] != (rules.HullView{Reserves: 1, Damaged: 1}) {
		t.Errorf("the view shows %+v", v.Fleet)
	}
}

// TestHulls_StayWithTheirPilots flies in another hull, and comes home in it.
func TestHulls_StayWithTheirPilots(t *testing.T) {
	tb, _, viperX, _ := patrolTable(t)
	do(t, tb, rules.LaunchSelf{}, nil, "reserves/viper-x", "area/port-front", "pass")
	if tb.S.Hull(0) != viperX || tb.S.Berths[viperX].Reserves != 0 {
		t.Fatalf("seat 0 flies %s, and %+v are left", tb.Catalogue().ShipID(tb.S.Hull(0)), tb.S.Berths[viperX])
	}
	if v := tb.View(2); v.Seats[0].Hull != "viper-x" {
		t.Errorf("the view shows that it flies %q", v.Seats[0].Hull)
	}
	if back, err := rules.LoadState(tb.Catalogue(), tb.Save()); err != nil || back.Seats[0].Hull != viperX {
		t.Errorf("a saved game has lost the hull: %v", err)
	}
	do(t, tb, rules.RecallVipers{}, nil)
	if tb.S.Seats[0].Hull != 0 || tb.S.Berths[viperX].Reserves != 1 {
		t.Errorf("at home, seat 0 has %v, and %+v are in their places", tb.S.Seats[0].Hull, tb.S.Berths[viperX])
	}
}

// TestShips_OfAnotherKindInWholeGames plays with the made-up content to the end:
// everything that it brings happens.
func TestShips_OfAnotherKindInWholeGames(t *testing.T) {
	cat := patrolled()
	gunship, _ := cat.ShipByID("gunship")
	seen := map[string]int{}
	for n := range uint64(80) {
		g, err := rules.NewGame(cat, options.Choice{}, 3+int(n%3), seedOf(n))
		if err != nil {
			t.Fatal(err)
		}
		r := rand.New(rand.NewPCG(n, 2))
		playSome(t, g, r, func() bool {
			if err := g.Invariants(); err != nil {
				t.Fatalf("seed %d, question %d: %v", n, g.Ask(), err)
			}
			s := g.State()
			if s.InSpace(nebula, gunship) > 0 {
				seen["left behind"]++
			}
			for p := range s.Players {
				if s.Seats[p].Hull != 0 {
					seen["hull"]++
				}
			}
			return true
		})
		for _, e := range g.EventsFrom(0) {
			if e.Ship == gunship {
				seen[e.Kind.String()]++
			}
		}
	}
	for _, what := range []string{"left behind", "hull", "ship-placed", "ship-moved", "attack", "destroyed", "galactica-attacked"} {
		if seen[what] == 0 {
			t.Errorf("%s: never seen in %v", what, seen)
		}
	}
}
