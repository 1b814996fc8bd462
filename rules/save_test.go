package rules_test

import (
	"bytes"
	"encoding/json"
	"errors"
	"math/rand/v2"
	"reflect"
	"slices"
	"strings"
	"testing"

	"ragtag/cards"
	"ragtag/options"
	"ragtag/rules"
)

// playSome answers at random until the game is over or f says to stop.
func playSome(t *testing.T, g *rules.Game, r *rand.Rand, f func() bool) {
	t.Helper()
	for !g.Over() && f() {
		ask := g.Ask()
		for _, q := range g.Pending() {
			var a rules.Answer
			chaos{r}.Decide(g.Chair(q.Seat), &q, &a)
			if err := g.Answer(q.Seat, ask, g.Catalogue().Takes(&q, &a)); err != nil {
				t.Fatal(err)
			}
		}
		if err := g.Err(); err != nil {
			t.Fatal(err)
		}
	}
}

func newGame(t *testing.T, n uint64) *rules.Game {
	t.Helper()
	return newGameOf(t, options.Choice{}, 3+int(n%4), n)
}

func newGameOf(t *testing.T, c options.Choice, players int, n uint64) *rules.Game {
	t.Helper()
	g, err := rules.NewGame(cards.Catalogue(), c, players, seedOf(n))
	if err != nil {
		t.Fatal(err)
	}
	return g
}

// everyKind returns a game of each kind in turn.
func everyKind(t *testing.T, n uint64) *rules.Game {
	t.Helper()
	kind := kindsOfGames[n%uint64(len(kindsOfGames))]
	c, err := options.Parse(kind.options)
	if err != nil {
		t.Fatal(err)
	}
	return newGameOf(t, c, kind.players[int(n/uint64(len(kindsOfGames)))%len(kind.players)], n)
}

func TestSave_LoadsTheSameState(t *testing.T) {
	for n := range uint64(36) {
		if testing.Short() && n%5 != 0 {
			continue
		}
		g := everyKind(t, n)
		cat := g.Catalogue()
		more := rand.New(rand.NewPCG(n, 6))
		playSome(t, g, rand.New(rand.NewPCG(n, 1)), func() bool {
			s, fresh := g.Checkpoint()
			if !fresh {
				return true
			}
			if s.Phase > rules.PhaseSetUp && more.IntN(3) == 0 {
				s = mingled(cat, s, more)
			}
			text, err := json.Marshal(rules.At(cat, s).Save())
			if err != nil {
				t.Fatal(err)
			}
			var saved rules.Saved
			if err := json.Unmarshal(text, &saved); err != nil {
				t.Fatal(err)
			}
			back, err := rules.LoadState(cat, saved)
			if err != nil {
				t.Fatalf("seed %d: %v", n, err)
			}
			if back != s {
				t.Fatalf("seed %d, turn %d: the state changed on its way", n, s.Turn)
			}
			if again, err := json.Marshal(rules.At(cat, back).Save()); err != nil || !bytes.Equal(again, text) {
				t.Fatalf("seed %d, turn %d: saved again it is %s, was %s: %v", n, s.Turn, again, text, err)
			}
			return true
		})
	}
}

// saidNothing has entries that this program does not know and that say nothing,
// in the same places as those of sayMore.
var saidNothing = map[string]func(*rules.Saved){
	"title":  func(v *rules.Saved) { v.Titles["steward"] = -1 },
	"ship":   func(v *rules.Saved) { ship(v, "galactica", "freighter", "front", 0) },
	"board":  func(v *rules.Saved) { ship(v, "asteroids", "raider", "front", 0) },
	"area":   func(v *rules.Saved) { ship(v, "galactica", "raider", "below", 0) },
	"stock":  func(v *rules.Saved) { v.Stock = append(v.Stock, rules.SavedStock{Kind: "shuttle"}) },
	"zone":   func(v *rules.Saved) { v.Zones["recipe-hand/0"] = nil },
	"bounds": func(v *rules.Saved) { v.Bounds["recipe-hand/0"] = map[string]int{"tactics": 0} },
	"type":   func(v *rules.Saved) { v.Bounds["hand/0"] = map[string]int{"cooking": 0} },
	"dial":   func(v *rules.Saved) { v.Dials["water"] = 0 },
	"track":  func(v *rules.Saved) { v.Boarding = make([]int, 9) },
	"raider": func(v *rules.Saved) { v.This.Jammed = []rules.SavedShips{{Board: "asteroids", Kind: "drone"}} },
}

var sayMore = map[string]func(*rules.Saved){
	"title":  func(v *rules.Saved) { v.Titles["steward"] = 1 },
	"ship":   func(v *rules.Saved) { ship(v, "galactica", "freighter", "front", 1) },
	"board":  func(v *rules.Saved) { ship(v, "asteroids", "raider", "front", 1) },
	"area":   func(v *rules.Saved) { ship(v, "galactica", "raider", "below", 1) },
	"stock":  func(v *rules.Saved) { v.Stock = append(v.Stock, rules.SavedStock{Kind: "shuttle", Reserves: 2}) },
	"zone":   func(v *rules.Saved) { v.Zones["recipe-hand/0"] = []rules.SavedSlot{{Comp: "recipe/one"}} },
	"bounds": func(v *rules.Saved) { v.Bounds["recipe-hand/0"] = map[string]int{"tactics": 1} },
	"clue": func(v *rules.Saved) {
		v.Clues = []rules.SavedClue{{Zone: "recipe-hand/0", Comp: "recipe/one", Known: []int{0}}}
	},
	"type":  func(v *rules.Saved) { v.Bounds["hand/0"] = map[string]int{"cooking": 1} },
	"dial":  func(v *rules.Saved) { v.Dials["water"] = 1 },
	"track": func(v *rules.Saved) { v.Boarding = append(make([]int, 8), 1) },
	"raider": func(v *rules.Saved) {
		v.This.Jammed = []rules.SavedShips{{Board: "galactica", Kind: "drone", Count: 1}}
	},

	"phase":         func(v *rules.Saved) { v.Phase = "siesta" },
	"component":     func(v *rules.Saved) { v.Zones["crisis-deck"][0].Comp = "crisis/mind-reading" },
	"place":         func(v *rules.Saved) { v.Seats[0].At = "location/bathroom" },
	"character":     func(v *rules.Saved) { v.Seats[0].Character = "character/baltar-2" },
	"damage":        func(v *rules.Saved) { v.Damaged = []string{"location/bathroom"} },
	"dead":          func(v *rules.Saved) { v.Dead = []string{"character/baltar-2"} },
	"caprica":       func(v *rules.Saved) { v.Caprica = "bombed" },
	"ending":        func(v *rules.Saved) { v.Ending = "atlantis" },
	"due":           func(v *rules.Saved) { v.Queue.Due = []string{"atlantis"} },
	"used":          func(v *rules.Saved) { v.This.Used = []string{"cook"} },
	"form":          func(v *rules.Saved) { v.Form = 3 },
	"number":        func(v *rules.Saved) { v.Form = 1 }, // which the first form never bore
	"area's damage": func(v *rules.Saved) { v.Damaged = []string{"area/front"} },
	"hull":          func(v *rules.Saved) { v.Seats[0].Hull = "shuttle" },
	"rebels":        func(v *rules.Saved) { v.Rebels = "tourists" },
	"crossing":      func(v *rules.Saved) { v.Crossing = "halfway" },
	"motive":        func(v *rules.Saved) { v.Queue.Motives = []string{"envy"} },
	"guarded":       func(v *rules.Saved) { v.This.Guarded = []string{"water"} },
	"launched":      func(v *rules.Saved) { v.This.Launched = []string{"below"} },
	"loan":          func(v *rules.Saved) { v.This.Loan = &rules.SavedLoan{Title: "steward"} },
	"raider's board": func(v *rules.Saved) {
		v.This.Attackers = []rules.SavedShips{{Board: "cylon-fleet", Kind: "raider", Area: "front", Count: 1}}
	},
	"zone of cards that are known": func(v *rules.Saved) {
		deck := v.Zones["crisis-deck"]
		v.Zones["recipe-hand/0"], v.Zones["crisis-deck"] = deck[:1], deck[1:]
	},
	"clue's component": func(v *rules.Saved) {
		v.Clues = []rules.SavedClue{{Zone: "crisis-deck", Comp: "crisis/mind-reading", Known: []int{0}}}
	},
	"component too many": func(v *rules.Saved) {
		n := 0
		for _, in := range v.Zones {
			n += len(in)
		}
		deck := v.Zones["crisis-deck"]
		for ; n <= rules.MaxSlots; n++ {
			deck = append(deck, deck[0])
		}
		v.Zones["crisis-deck"] = deck
	},
}

func ship(v *rules.Saved, board, kind, area string, n int) {
	v.Ships = append(v.Ships, rules.SavedShips{Board: board, Kind: kind, Area: area, Count: n})
}

// noGame is what no game can have.
var noGame = map[string]func(*rules.Saved){
	"seed":      func(v *rules.Saved) { v.Seed = "zz" },
	"missing":   func(v *rules.Saved) { v.Zones["crisis-deck"] = v.Zones["crisis-deck"][1:] },
	"twice":     func(v *rules.Saved) { v.Zones["crisis-deck"][0] = v.Zones["crisis-deck"][1] },
	"seats":     func(v *rules.Saved) { v.Seats = v.Seats[1:] },
	"holder":    func(v *rules.Saved) { v.Titles["admiral"] = 6 },
	"nobody":    func(v *rules.Saved) { v.Current = -1 },
	"known":     func(v *rules.Saved) { v.Zones["crisis-deck"][0].Known = []int{7} },
	"marker":    func(v *rules.Saved) { v.Marker = 6 },
	"too many":  func(v *rules.Saved) { v.Dials["fuel"] = 1000 },
	"character": func(v *rules.Saved) { v.Seats[0].Character = "location/command" },
	"clue": func(v *rules.Saved) {
		v.Clues = []rules.SavedClue{{Zone: "crisis-now", Comp: v.Zones["crisis-deck"][0].Comp, Known: []int{0}}}
	},
	"basestars":                 func(v *rules.Saved) { ship(v, "galactica", "basestar-a", "front", 2) },
	"kind without a name":       func(v *rules.Saved) { ship(v, "galactica", "", "front", 1) },
	"long seed":                 func(v *rules.Saved) { v.Seed += "00" },
	"wordy seed":                func(v *rules.Saved) { v.Seed = strings.Repeat("zz", len(v.Seed)/2) },
	"seat after the last":       func(v *rules.Saved) { v.Current = v.Players },
	"place that is a character": func(v *rules.Saved) { v.Seats[0].At = "character/gaius-baltar" },
	"damage to a character":     func(v *rules.Saved) { v.Damaged = []string{"character/gaius-baltar"} },
	"marker below":              func(v *rules.Saved) { v.Marker = -1 },
	"pursuit below":             func(v *rules.Saved) { v.Pursuit = -1 },
	"fewer than none":           func(v *rules.Saved) { ship(v, "galactica", "raider", "rear", -1) },
	"one too many": func(v *rules.Saved) {
		v.Zones["crisis-deck"] = append(v.Zones["crisis-deck"], v.Zones["crisis-deck"][0])
	},
}

// TestSave_UnderstandsWhatSaysNothing loads states with entries of later sets that
// say nothing, and without entries that say nothing.
func TestSave_UnderstandsWhatSaysNothing(t *testing.T) {
	g := newGame(t, 1)
	s, _ := g.Checkpoint()
	for name, add := range saidNothing {
		v := rules.At(g.Catalogue(), s).Save()
		add(&v)
		if back, err := rules.LoadState(g.Catalogue(), v); err != nil || back != s {
			t.Errorf("with an unknown %s that says nothing: %v", name, err)
		}
	}
	v := rules.At(g.Catalogue(), s).Save()
	v.Titles, v.Ships, v.Boarding, v.Bounds, v.This = nil, nil, nil, nil, rules.SavedTurn{}
	if _, err := rules.LoadState(g.Catalogue(), v); err != nil {
		t.Errorf("without titles, ships and bounds: %v", err)
	}
}

// TestSave_RefusesWhatItDoesNotKnow gives states entries of later sets that say
// something, and entries that no game has: each refusal names where, what and
// why.
func TestSave_RefusesWhatItDoesNotKnow(t *testing.T) {
	g := newGame(t, 1)
	s, _ := g.Checkpoint()
	for of, doctors := range map[string]map[string]func(*rules.Saved){"newer program": sayMore, "copy": noGame} {
		for name, doctor := range doctors {
			v := rules.At(g.Catalogue(), s).Save()
			doctor(&v)
			var wrong *rules.SavedError
			switch _, err := rules.LoadState(g.Catalogue(), v); {
			case !errors.As(err, &wrong):
				t.Errorf("a saved game with another %s: %v", name, err)
			case wrong.Where == "" || wrong.What == "" || wrong.Why == "" || wrong.Do == "":
				t.Errorf("a saved game with another %s: the refusal says only %+v", name, wrong)
			case (of == "copy") != strings.Contains(wrong.Do, "copy"):
				t.Errorf("a saved game with another %s: %v", name, err)
			}
		}
	}
}

// TestSave_MarkersAreOnTheirTracks loads the last positions of both markers, and refuses
// those after them. A fleet that needs FTL Control to jump stays at the end of its track.
func TestSave_MarkersAreOnTheirTracks(t *testing.T) {
	cat := cards.Catalogue()
	s, _ := newGameOf(t, options.Of(options.Exodus, options.CylonFleet), 4, 1).Checkpoint()
	board := rules.MainSpace + 1
	last := len(cat.Space(board).Pursuit) - 2
	if last < 1 {
		t.Fatalf("the track of %q has %d spaces", cat.Space(board).ID, last+2)
	}
	for _, row := range []struct {
		marker, pursuit int
		fits            bool
	}{
		{rules.AutoJump, last, true},
		{rules.AutoJump + 1, 0, false},
		{0, last + 1, false},
		{0, -1, false},
	} {
		v := rules.At(cat, s).Save()
		v.Marker, v.Pursuit = row.marker, row.pursuit
		back, err := rules.LoadState(cat, v)
		if (err == nil) != row.fits || row.fits && (int(back.Marker) != row.marker || int(back.Pursuit) != row.pursuit) {
			t.Errorf("the markers are at %d and %d: %v", row.marker, row.pursuit, err)
		}
	}
}

// TestSave_ForgetsTheOldestClues loads more clues than a state holds.
func TestSave_ForgetsTheOldestClues(t *testing.T) {
	g := newGame(t, 1)
	s, _ := g.Checkpoint()
	v := rules.At(g.Catalogue(), s).Save()
	for _, k := range v.Zones["crisis-deck"][:rules.MaxClues+2] {
		v.Clues = append(v.Clues, rules.SavedClue{Zone: "crisis-deck", Comp: k.Comp, Known: []int{0}})
	}
	back, err := rules.LoadState(g.Catalogue(), v)
	if err != nil {
		t.Fatal(err)
	}
	if again := rules.At(g.Catalogue(), back).Save(); !reflect.DeepEqual(again.Clues, v.Clues[2:]) {
		t.Errorf("known is %v, want %v", again.Clues, v.Clues[2:])
	}
}

// TestSave_GameIsTheSameWhateverThePageShows loads a game whose options have words that
// change the rulebook's page alone.
func TestSave_GameIsTheSameWhateverThePageShows(t *testing.T) {
	g := newGame(t, 1)
	s, _ := g.Checkpoint()
	v := rules.At(g.Catalogue(), s).Save()
	v.Options = options.Of(options.Help).String()
	if back, err := rules.LoadState(g.Catalogue(), v); v.Options == "" || err != nil || back != s {
		t.Errorf("with options %q it is another game: %v", v.Options, err)
	}
}

// TestSave_NamesTheFirstFault reads a state with several: what is told is the first.
func TestSave_NamesTheFirstFault(t *testing.T) {
	g := newGame(t, 1)
	s, _ := g.Checkpoint()
	v := rules.At(g.Catalogue(), s).Save()
	v.Seed, v.Dead = "zz", []string{"character/baltar-2"}
	var wrong *rules.SavedError
	if _, err := rules.LoadState(g.Catalogue(), v); !errors.As(err, &wrong) || wrong.Where != "seed" {
		t.Errorf("told is %v, want the seed", err)
	}
}

// TestSave_FirstFormRefusesWhatItNeverHeld reads states in the first form with places
// that its lists do not have.
func TestSave_FirstFormRefusesWhatItNeverHeld(t *testing.T) {
	g := newGame(t, 1)
	s, _ := g.Checkpoint()
	v := rules.At(g.Catalogue(), s).Save()
	for where, text := range map[string]string{
		"titles":    `{"titles": [0, 1, 2]}`,
		"dials":     `{"dials": [1, 1, 1, 1, 1]}`,
		"caprica":   `{"caprica": -1}`,
		"scar":      `{"cylons": {"Scar": {"On": true, "Area": 6}}}`,
		"basestars": `{"cylons": {"Basestars": [{}, {}, {"On": true}]}}`,
		"guarded":   `{"this": {"Guarded": [false, false, false, false, true]}}`,
		"used":      `{"this": {"Used": 64}}`,
		"launched":  `{"this": {"Placed": 64}}`,
		"loan":      `{"this": {"Loan": {"On": true, "Title": 2}}}`,
		"die":       `{"this": {"Die": {"On": true}}}`,
		"bounds":    `{"bounds": [[0, 0, 0, 0, 0, 0, 1]]}`,
		"titles ":   `{"titles": [0, 1, 2], "seeded": [0, 0, 0, 0, 0, 0, 1]}`, // the first fault
	} {
		one := v.One()
		if err := json.Unmarshal([]byte(text), &one); err != nil {
			t.Fatal(err)
		}
		var wrong *rules.SavedError
		if _, err := one.Saved(); !errors.As(err, &wrong) || wrong.Where != strings.TrimSpace(where) {
			t.Errorf("%s: %v, want what is wrong with the %s", text, err, where)
		}
	}
}

// always lists the fields of the saved form that are there even if they say nothing.
var always = []string{
	"Saved.Form", "Saved.Rules", "Saved.Options", "Saved.Players", "Saved.Seed", "Saved.Phase", "Saved.Seats", "Saved.Zones",
	"SavedAssist.Character", "SavedShips.Board", "SavedShips.Kind", "SavedShips.Area", "SavedShips.Count", "SavedStock.Kind",
	"SavedLoan.Title", "SavedLoan.From", "SavedLoan.By", "SavedDie.Roller", "SavedDie.At",
	"SavedAim.Ship", "SavedAim.Area", "SavedAim.By", "SavedAim.Whom", "SavedSlot.Comp", "SavedClue.Zone", "SavedClue.Comp",
}

// TestSave_LeavesOutWhatSaysNothing holds that every field of the form, except those
// that were always there, leaves no trace in a game without it. So a field of a later
// set changes no digest.
func TestSave_LeavesOutWhatSaysNothing(t *testing.T) {
	seen := map[string]bool{}
	var walk func(f reflect.Type)
	walk = func(f reflect.Type) {
		switch f.Kind() {
		case reflect.Pointer, reflect.Slice, reflect.Map:
			walk(f.Elem())
		case reflect.Struct:
			for i := range f.NumField() {
				field := f.Field(i)
				name, tag := f.Name()+"."+field.Name, field.Tag.Get("json")
				seen[name] = true
				if out := strings.HasSuffix(tag, ",omitzero") || strings.HasSuffix(tag, ",omitempty"); out == slices.Contains(always, name) {
					t.Errorf("%s is tagged %q", name, tag)
				}
				walk(field.Type)
			}
		case reflect.String, reflect.Bool, reflect.Int, reflect.Uint64:
		default:
			t.Errorf("a %v in the saved form, want plain numbers, words and lists", f)
		}
	}
	walk(reflect.TypeFor[rules.Saved]())
	for _, name := range always {
		if !seen[name] {
			t.Errorf("there is no field %s", name)
		}
	}
}

// TestSave_FirstFormIsTheSameState writes states in the first form and reads them
// again. Games with modules of Exodus or with Daybreak are left out: the form was never
// used for them and has no place for them.
func TestSave_FirstFormIsTheSameState(t *testing.T) {
	later := []options.Word{
		options.Daybreak, options.CylonFleet, options.PersonalGoal, options.FinalFive, options.AllySeasons, options.IonianNebula,
	}
	for n := range uint64(36) {
		if testing.Short() && n%5 != 0 {
			continue
		}
		g := everyKind(t, n)
		if slices.ContainsFunc(later, g.State().Choice.Holds) {
			continue
		}
		playSome(t, g, rand.New(rand.NewPCG(n, 2)), func() bool {
			s, fresh := g.Checkpoint()
			if !fresh {
				return true
			}
			v := rules.At(g.Catalogue(), s).Save()
			text, err := json.Marshal(v.One())
			if err != nil {
				t.Fatal(err)
			}
			var one rules.SavedOne
			if err := json.Unmarshal(text, &one); err != nil {
				t.Fatal(err)
			}
			again, err := one.Saved()
			if err != nil {
				t.Fatal(err)
			}
			if back, err := rules.LoadState(g.Catalogue(), again); err != nil || back != s {
				t.Fatalf("seed %d, turn %d: another state: %v", n, s.Turn, err)
			}
			return true
		})
	}
}

// TestReplay_SameGame plays games with deciders, and again from the record.
func TestReplay_SameGame(t *testing.T) {
	cat := cards.Catalogue()
	for n := range uint64(20) {
		players := 3 + int(n%4)
		tb, err := rules.NewTable(cat, options.Choice{}, players, seedOf(n))
		if err != nil {
			t.Fatal(err)
		}
		tb.Record = &rules.Recorder{}
		var ds [rules.MaxSeats]rules.Decider
		for p := range ds {
			ds[p] = chaos{rand.New(rand.NewPCG(n, uint64(p)))}
		}
		tb.Play(&ds)
		g, err := rules.Replay(cat, options.Choice{}, players, seedOf(n), tb.Record.Entries, tb.Record.Asked)
		if err != nil || !g.Over() || g.State() != tb.S {
			t.Fatalf("seed %d: replayed to another end: %v", n, err)
		}
		doctored := append([]rules.Entry(nil), tb.Record.Entries...)
		doctored[len(doctored)/2].Print++
		var wrong *rules.ReplayError
		if _, err := rules.Replay(cat, options.Choice{}, players, seedOf(n), doctored, tb.Record.Asked); !errors.As(err, &wrong) {
			t.Fatalf("seed %d: a doctored record passes: %v", n, err)
		}
	}
}

// TestResume_GoesOnOrAsksAgain takes a game up again from its checkpoint: to the
// same question, and, if an answer no longer fits, back to that one's question.
func TestResume_GoesOnOrAsksAgain(t *testing.T) {
	for n := range uint64(36) {
		g := everyKind(t, n)
		r := rand.New(rand.NewPCG(n, 7))
		stop := 40 + r.IntN(200)
		playSome(t, g, r, func() bool { stop--; return stop > 0 })
		if g.Over() {
			continue
		}
		base, _ := g.Checkpoint()
		var since []rules.Entry
		for _, e := range g.Entries() {
			if e.Ask >= g.BaseAsk() {
				since = append(since, e)
			}
		}
		again, dropped := rules.Resume(g.Catalogue(), base, g.BaseAsk(), since, g.Ask())
		if dropped != 0 || again.State() != g.State() || again.Ask() != g.Ask() {
			t.Fatalf("seed %d: resumed elsewhere, %d answers dropped", n, dropped)
		}
		if len(since) == 0 {
			continue
		}
		last := since[len(since)-1].Ask
		together := 0 // answers to that question, which several may have been asked
		for _, e := range since {
			if e.Ask == last {
				together++
			}
		}
		since[len(since)-1].Print++
		back, dropped := rules.Resume(g.Catalogue(), base, g.BaseAsk(), since, g.Ask())
		if dropped < 1 || dropped > together || back.Err() != nil || back.Ask() != last {
			t.Fatalf("seed %d: %d answers dropped, question %d of %d, %v", n, dropped, back.Ask(), since[len(since)-1].Ask, back.Err())
		}
	}
}
