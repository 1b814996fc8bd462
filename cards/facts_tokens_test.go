package cards_test

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
	"testing"

	"ragtag/options"
	"ragtag/rules"
	"ragtag/wording"
)

// tokenFact is a ship, token, dial, track or space area: components of the
// catalogue, and constants of package rules.
type tokenFact struct {
	Fact      `yaml:",inline"`
	Kind      string            `yaml:"kind"`
	Loss      string            `yaml:"loss"`
	Effect    string            `yaml:"effect"`
	Start     any               `yaml:"start"`
	RedAtMost int               `yaml:"red_at_most"`
	Max       int               `yaml:"max"`
	Attack    map[string]string `yaml:"attack"`
	Attacked  string            `yaml:"attacked"`
	Spaces    []any             `yaml:"spaces"`
	Adjacent  []string          `yaml:"adjacent"`
	Launch    bool              `yaml:"viper_launch"`
	SetUp     string            `yaml:"setup"`
	Path      []string          `yaml:"path"`    // of occupation forces
	Matches   string            `yaml:"matches"` // of an area of another board of space: the matching one around Galactica
	Numbers   []int             `yaml:"numbers"` // the rolls that place a ship there
	Other     string            `yaml:"other"`
}

func compareTokens(t *testing.T, m met) {
	kinds := map[string]rules.Kind{
		"civilian-ship": rules.KindCivilian, "galactica-damage": rules.KindGalacticaDamage, "pegasus-damage": rules.KindPegasusDamage,
		"basestar-damage": rules.KindBasestarDamage, "trauma": rules.KindTrauma,
	}
	for _, f := range facts[tokenFact](t, "tokens") {
		kind, ok := kinds[f.Kind]
		if !ok {
			continue // see TestFacts_Constants
		}
		c, face, ok := m.component(t, kind, f.Fact)
		switch {
		case !ok:
		case kind == rules.KindCivilian:
			same(t, cat.Ref(c), "loss", face.Loss, losses(t, f.Loss))
		case kind == rules.KindTrauma:
			same(t, cat.Ref(c), "face", "trauma-"+face.Type, f.ID)
		case face.Location != "":
			same(t, cat.Ref(c), "location", f.Kind+"-"+strings.TrimPrefix(face.Location, "pegasus-"), f.ID)
		case kind == rules.KindGalacticaDamage:
			same(t, cat.Ref(c), "effect", face.Loss, losses(t, strings.TrimSuffix(f.Effect, "; remove this token")))
		}
	}
}

// losses reads "population -1; morale -1", or "nothing".
func losses(t *testing.T, s string) map[string]int {
	t.Helper()
	out := map[string]int{}
	if s == "nothing" {
		return out
	}
	for _, part := range strings.Split(s, "; ") {
		resource, n, _ := strings.Cut(part, " -")
		k, err := strconv.Atoi(n)
		if err != nil {
			t.Fatalf("cannot read the loss %q", s)
		}
		out[resource] = k
	}
	return out
}

// TestFacts_Constants compares what the rules count with the facts: ships,
// dials, tracks and areas.
func TestFacts_Constants(t *testing.T) {
	stock := map[string]int{"nuke": rules.StartNukes}
	for k := range rules.Ship(rules.MaxShips) {
		if n := cat.InBox(k, options.Of(options.Pegasus, options.NewCaprica), 4); n > 0 {
			stock[cat.Ship(k).Class] = n
		}
	}
	for _, f := range facts[tokenFact](t, "tokens") {
		if n, ok := stock[f.ID]; ok {
			same(t, f.ID, "count", n, f.copies())
			delete(stock, f.ID)
		}
		switch f.Kind {
		case "resource":
			compareDial(t, f)
		case "track":
			if f.ID == "pursuit-track" {
				comparePursuit(t, f)
				break
			}
			compareTrack(t, f)
		case "space-area":
			compareArea(t, f)
		}
	}
	if len(stock) > 0 {
		t.Errorf("no facts for %v", stock)
	}
}

// fleetBoard is the Cylon Fleet board.
func fleetBoard(t *testing.T) *rules.SpaceBoard {
	t.Helper()
	b, ok := cat.SpaceByID("cylon-fleet")
	if !ok {
		t.Fatal("there is no Cylon Fleet board")
	}
	return cat.Space(b)
}

func comparePursuit(t *testing.T, f tokenFact) {
	t.Helper()
	var civilians []int8
	for _, s := range f.Spaces {
		n, _ := s.(map[string]any)["civilian_ships"].(uint64)
		civilians = append(civilians, int8(n))
	}
	same(t, f.ID, "civilian ships of the spaces", fleetBoard(t).Pursuit, civilians)
}

// TestFacts_CylonFleet compares the numbers of the areas of the Cylon Fleet board,
// and what else comes with it.
func TestFacts_CylonFleet(t *testing.T) {
	fleet := options.Of(options.Exodus, options.CylonFleet)
	seen := map[string]bool{}
	for _, f := range facts[tokenFact](t, "tokens") {
		switch {
		case f.Kind == "cylon-fleet-area":
			var rolls []int
			for i, a := range fleetBoard(t).Rolls {
				if a.String() == f.Matches {
					rolls = append(rolls, i+1)
				}
			}
			same(t, f.ID, "numbers", rolls, f.Numbers)
			same(t, f.ID, "matches", "cylon-fleet-"+f.Matches, f.ID)
			seen[f.ID] = true
		case f.ID == "viper-mark-vii":
			k, _ := cat.ShipByID(f.ID)
			row := cat.Ship(k)
			same(t, f.ID, "count", cat.InBox(k, fleet, 5), f.copies())
			same(t, f.ID, "start", "all "+strconv.Itoa(int(row.Start.Damaged))+" in Damaged Vipers", f.Start.(string))
			same(t, f.ID, "attacked", fmt.Sprintf("1-%d nothing; %d-%d damaged; %d destroyed",
				row.Viper.DamagedAt-1, row.Viper.DamagedAt, row.Viper.DestroyedAt-1, row.Viper.DestroyedAt), f.Attacked)
			same(t, f.ID, "areas a move", row.Viper.Steps, 2)
		case f.ID == "raider-exodus":
			same(t, f.ID, "raiders in all", cat.InBox(rules.Raider, fleet, 5), rules.StockRaiders+f.copies())
		case f.ID == "viper":
			same(t, f.ID, "those left in the game", cat.InBox(rules.Viper, fleet, 5), f.copies()-2)
		}
	}
	if len(seen) != int(rules.NumAreas) {
		t.Errorf("facts of %d areas", len(seen))
	}
}

// TestFacts_AssaultRaptor compares the assault raptor.
func TestFacts_AssaultRaptor(t *testing.T) {
	for _, f := range facts[tokenFact](t, "tokens") {
		if f.ID != "assault-raptor" {
			continue
		}
		k, _ := cat.ShipByID(f.ID)
		row := cat.Ship(k)
		stock := cat.InBox(k, options.Of(options.Daybreak), 4)
		same(t, f.ID, "count", stock, f.copies())
		same(t, f.ID, "start", fmt.Sprintf("%d in Reserves, %d beside the board", row.Start.Reserves, stock-int(row.Start.Reserves)), f.Start.(string))
		same(t, f.ID, "attacked", fmt.Sprintf("1-%d nothing; %d-8 destroyed (never damaged)", row.Viper.DestroyedAt-1, row.Viper.DestroyedAt), f.Attacked)
		same(t, f.ID, "damaged at", row.Viper.DamagedAt, 0)
		same(t, f.ID, "attack on a "+row.Viper.Sharp.Class, fmt.Sprintf("%d+ damaged", row.Viper.Sharp.Hit), f.Attack[row.Viper.Sharp.Class])
		same(t, f.ID, "stays", row.Viper.Stays, strings.Contains(f.Other, "may stay in space when the fleet jumps"))
		return
	}
	t.Error("no facts of the assault raptor")
}

// TestFacts_Combat compares the rolls that hit.
func TestFacts_Combat(t *testing.T) {
	of := map[string]tokenFact{}
	for _, f := range facts[tokenFact](t, "tokens") {
		of[f.ID] = f
	}
	hit := func(k rules.Ship) int8 { return cat.Ship(k).Hit.ByViper }
	guns := func(k rules.Ship) int8 { return cat.Ship(k).Guns }
	viper := cat.Ship(rules.Viper).Viper
	same(t, "viper", "attack on raiders", of["viper"].Attack["raider"], fmt.Sprintf("%d+ destroyed", hit(rules.Raider)))
	same(t, "viper", "attack on heavy raiders", of["viper"].Attack["heavy-raider"], fmt.Sprintf("%d+ destroyed", hit(rules.HeavyRaider)))
	same(t, "viper", "attack on basestars", of["viper"].Attack["basestar"], fmt.Sprintf("%d damaged", hit(rules.BasestarA)))
	same(t, "viper", "attacked", of["viper"].Attacked, fmt.Sprintf("1-%d nothing; %d-%d damaged (to Damaged Vipers); %d destroyed (out of the game)",
		viper.DamagedAt-1, viper.DamagedAt, viper.DestroyedAt-1, viper.DestroyedAt))
	same(t, "raider", "attack on Galactica", of["raider"].Attack["galactica"], fmt.Sprintf("%d damaged", guns(rules.Raider)))
	same(t, "basestar", "attack on Galactica", of["basestar"].Attack["galactica"], fmt.Sprintf("%d+ damaged", guns(rules.BasestarA)))
	for _, k := range []rules.Ship{rules.Raider, rules.TheScar, rules.HeavyRaider, rules.Centurion} {
		same(t, k.String(), "attacked", of[k.String()].Attacked, fmt.Sprintf("%d+ destroyed", hit(k)))
	}
	if want := fmt.Sprintf("by Galactica: %d+ damaged", cat.Ship(rules.BasestarA).Hit.ByGalactica); !strings.Contains(of["basestar"].Attacked, want) {
		t.Errorf("basestar: attacked is %q in the facts, and the rules have it %q", of["basestar"].Attacked, want)
	}
}

// TestShips_HaveTheNumbersThatAreQuoted compares the rows of ships with the
// constants that the rulebook and the texts of cards quote.
func TestShips_HaveTheNumbersThatAreQuoted(t *testing.T) {
	all := options.Of(options.Pegasus, options.NewCaprica)
	for k, n := range map[rules.Ship]int{
		rules.Viper: rules.StockVipers, rules.Raptor: rules.StockRaptors, rules.Raider: rules.StockRaiders,
		rules.HeavyRaider: rules.StockHeavy, rules.BasestarA: rules.NumBasestars, rules.BasestarB: rules.NumBasestars,
		rules.TheScar: rules.StockRaiders, rules.Centurion: rules.StockCenturion, rules.OccupationForce: rules.StockForces,
	} {
		same(t, k.String(), "stock", cat.InBox(k, all, 4), n)
	}
	for k, want := range map[rules.Ship]rules.Hits{
		rules.Raider:      {ByViper: rules.HitRaider, ByGalactica: rules.HitRaider},
		rules.TheScar:     {ByViper: rules.HitScar, ByGalactica: rules.HitScar},
		rules.HeavyRaider: {ByViper: rules.HitHeavy, ByGalactica: rules.HitHeavy},
		rules.BasestarA:   {ByViper: rules.HitBasestarViper, ByGalactica: rules.HitBasestarGalactica},
		rules.BasestarB:   {ByViper: rules.HitBasestarViper, ByGalactica: rules.HitBasestarGalactica},
		rules.Centurion:   {ByViper: rules.HitCenturion, ByGalactica: rules.HitCenturion},
	} {
		same(t, k.String(), "hit", cat.Ship(k).Hit, want)
	}
	for k, n := range map[rules.Ship]int8{
		rules.Raider: rules.RaiderHitsGalactica, rules.TheScar: rules.RaiderHitsGalactica,
		rules.BasestarA: rules.BasestarHitsGalactica, rules.BasestarB: rules.BasestarHitsGalactica,
	} {
		same(t, k.String(), "guns", cat.Ship(k).Guns, n)
	}
	same(t, "viper", "damaged and destroyed", cat.Ship(rules.Viper).Viper,
		rules.ViperKind{DamagedAt: rules.ViperDamagedAt, DestroyedAt: rules.ViperDestroyedAt})
}

func compareDial(t *testing.T, f tokenFact) {
	t.Helper()
	for r := range rules.NumResources {
		if r.String() == f.ID {
			same(t, f.ID, "start", fmt.Sprint(rules.StartResources[r]), fmt.Sprint(f.Start))
			same(t, f.ID, "red_at_most", int(rules.RedAtMost[r]), f.RedAtMost)
			same(t, f.ID, "max", rules.DialMax, f.Max)
			return
		}
	}
	t.Errorf("no dial %s", f.ID)
}

func compareTrack(t *testing.T, f tokenFact) {
	t.Helper()
	if f.ID == "boarding-party-track" {
		same(t, f.ID, "number of spaces", rules.BoardingSpaces, len(f.Spaces))
		return
	}
	same(t, f.ID, "number of spaces", len(rules.JumpLoss), len(f.Spaces))
	for i, s := range f.Spaces {
		space := s.(map[string]any)
		loss, _ := space["population_loss"].(uint64)
		same(t, f.ID, fmt.Sprintf("population_loss of space %d", i+1), int(rules.JumpLoss[i]), int(loss))
		same(t, f.ID, fmt.Sprintf("whether space %d is blue", i+1), rules.JumpLoss[i] > 0, space["colour"] == "blue")
	}
}

func compareArea(t *testing.T, f tokenFact) {
	t.Helper()
	for a := range rules.NumAreas {
		if "area-"+a.String() != f.ID {
			continue
		}
		next := []string{a.Clockwise().String(), a.Counter().String()}
		slices.Sort(next)
		slices.Sort(f.Adjacent)
		same(t, f.ID, "adjacent", next, f.Adjacent)
		same(t, f.ID, "viper_launch", a.Launch(), f.Launch)
		return
	}
	t.Errorf("no area %s", f.ID)
}

// TestFacts_Occupation compares the path of the occupation forces, and the roll
// that destroys them.
func TestFacts_Occupation(t *testing.T) {
	for _, f := range facts[tokenFact](t, "tokens") {
		if f.ID != "occupation-force" {
			continue
		}
		var path []string
		for _, p := range rules.OccupationPath() {
			path = append(path, wording.Name(cat, cat.LocComp(cat.Place(p)), wording.En))
		}
		same(t, f.ID, "path", path, f.Path)
		c, _ := cat.Find("location/new-caprica-attack-occupation")
		same(t, f.ID, "attacked", fmt.Sprintf("%d+ destroyed", cat.Location(c).Do.(rules.AttackOccupation).HitAt), f.Attacked)
		return
	}
	t.Error("no facts of the occupation forces")
}
