package lab

import (
	"bytes"
	"context"
	"encoding/json"
	"reflect"
	"slices"
	"strings"
	"testing"

	"ragtag/cards"
	"ragtag/options"
	"ragtag/rules"
)

var (
	noSympathizer = options.Of(options.NoSympathizer)
	everyTable    = []int{3, 4, 5, 6}
)

// run plays a plan and fails the test if it is refused.
func run(t *testing.T, plan Plan) Report {
	t.Helper()
	r, err := Run(t.Context(), cards.Catalogue(), plan, nil)
	if err != nil {
		t.Fatal(err)
	}
	return r
}

// tallyOf returns an empty tally for a plan, which it completes.
func tallyOf(t *testing.T, plan *Plan) *tally {
	t.Helper()
	if err := plan.check(cards.Catalogue()); err != nil {
		t.Fatal(err)
	}
	return newTally(cards.Catalogue(), plan)
}

// timeless removes from a report what is different every time.
func timeless(r Report) Report {
	r.Seconds, r.GamesPerSecond, r.DecisionsPerSecond = 0, 0, 0
	return r
}

func TestRun_SameReportForAnyNumberOfWorkers(t *testing.T) {
	plan := Plan{
		Games: 300, Players: everyTable, Choices: []options.Choice{{}, noSympathizer}, Bots: []string{"random"}, Seed: 11, Workers: 1,
	}
	want := timeless(run(t, plan))
	for _, plan.Workers = range []int{2, 5} {
		if got := timeless(run(t, plan)); !reflect.DeepEqual(got, want) {
			t.Errorf("%d workers report %+v, one reports %+v", plan.Workers, got, want)
		}
	}
	plan.Seed++
	if reflect.DeepEqual(timeless(run(t, plan)), want) {
		t.Error("another seed gave the same report")
	}
}

func TestRun_GameDependsOnSeedAndNumberAlone(t *testing.T) {
	plan := Plan{Games: 40, Players: everyTable, Bots: []string{"random"}, Seed: 5}
	sum := 0
	for i := range plan.Games {
		one := plan
		one.Games, one.From = 1, i
		sum += run(t, one).Decisions.Total
	}
	if all := run(t, plan).Decisions.Total; all != sum {
		t.Errorf("40 games took %d decisions together and %d one by one", all, sum)
	}
}

func TestRun_SplitsAddUp(t *testing.T) {
	r := run(t, Plan{Games: 400, Players: everyTable, Choices: []options.Choice{{}, noSympathizer}, Bots: []string{"random"}, Seed: 3})
	games := 0
	for _, n := range everyTable {
		games += r.ByPlayers[n].Games
	}
	if games != 400 || r.ByOptions[""].Games != 200 || r.ByOptions["nosympathizer"].Games != 200 {
		t.Errorf("splits of 400 games: %+v, %+v", r.ByPlayers, r.ByOptions)
	}
	lost := 0
	for _, n := range r.LossCauses {
		lost += n
	}
	if r.HumanWins+r.CylonWins != r.Games || lost != r.CylonWins {
		t.Errorf("%d games: %d won by humans, %d by Cylons, of %v", r.Games, r.HumanWins, r.CylonWins, r.LossCauses)
	}
	for role, s := range r.ByRole {
		if s != r.ByBot["random"][role] || s.Of > r.Games {
			t.Errorf("%s: %+v of the only bot, %+v of everybody, in %d games", role, r.ByBot["random"][role], s, r.Games)
		}
	}
	if human := r.ByRole[RoleHuman]; human.Of != r.Games || human.Rate != r.HumanShare.Rate {
		t.Errorf("games with humans: %+v, games: %+v", human, r.HumanShare)
	}
	faces := 0
	for _, f := range r.ByCharacter {
		faces += f.Player.Of
	}
	if want := 100 * (3 + 4 + 5 + 6); faces != want {
		t.Errorf("%d characters were played, want %d", faces, want)
	}
}

func TestRun_TellsItsProgress(t *testing.T) {
	last := 0
	plan := Plan{Games: 100, Players: []int{3}, Bots: []string{"random"}, Seed: 1, Workers: 3}
	_, err := Run(t.Context(), cards.Catalogue(), plan, func(done int) {
		if done <= last {
			t.Errorf("%d games done after %d", done, last)
		}
		last = done
	})
	if err != nil || last != 100 {
		t.Errorf("last told of %d games, error %v", last, err)
	}
}

func TestRun_StopsWhenCancelled(t *testing.T) {
	ctx, cancel := context.WithCancel(t.Context())
	plan := Plan{Games: 1_000_000, Players: []int{3}, Bots: []string{"random"}, Seed: 1, Workers: 2}
	r, err := Run(ctx, cards.Catalogue(), plan, func(int) { cancel() })
	if err != context.Canceled || r.Games == 0 || r.Games > 1000 {
		t.Errorf("error %v after %d games", err, r.Games)
	}
}

func TestRun_RefusesWhatCannotBePlayed(t *testing.T) {
	good := Plan{Games: 10, Players: []int{4}, Bots: []string{"random"}}
	rows := []struct {
		want  string
		spoil func(*Plan)
	}{
		{"0 games", func(p *Plan) { p.Games = 0 }},
		{"first game -1", func(p *Plan) { p.From = -1 }},
		{"-2 workers", func(p *Plan) { p.Workers = -2 }},
		{"no number of players", func(p *Plan) { p.Players = nil }},
		{"no bots", func(p *Plan) { p.Bots = nil }},
		{"4 players are named twice", func(p *Plan) { p.Players = []int{4, 4} }},
		{`options "" are named twice`, func(p *Plan) { p.Choices = []options.Choice{{}, {}} }},
		{"3 bots for 4 players", func(p *Plan) { p.Bots = []string{"random", "random", "random"} }},
		{`unknown bot "genius"`, func(p *Plan) { p.Bots = []string{"genius"} }},
		{`unknown bot "oracle"`, func(p *Plan) { p.Roles.Hidden = "oracle" }},
		{`options "" with 9 players`, func(p *Plan) { p.Players = []int{9} }},
		{`options "newcaprica" with 4 players`, func(p *Plan) { p.Choices = []options.Choice{options.Of(options.NewCaprica)} }},
	}
	for _, row := range rows {
		plan := good
		row.spoil(&plan)
		_, err := Run(t.Context(), cards.Catalogue(), plan, nil)
		if err == nil || !strings.Contains(err.Error(), row.want) {
			t.Errorf("error %v, want one that has %q", err, row.want)
		}
	}
	if _, err := RolesOf(map[string]string{"pilot": "random"}); err == nil || !strings.Contains(err.Error(), `unknown role "pilot"`) {
		t.Errorf("error %v for a role that is none", err)
	}
}

// cheat answers everything with nothing, which is often illegal.
type cheat struct{}

func (cheat) Decide(rules.Chair, *rules.Request, *rules.Answer) {}

func TestFault_SaysWhichGameBrokeOff(t *testing.T) {
	plan := Plan{Games: 1, Players: []int{5}, Bots: []string{"random"}, Choices: []options.Choice{noSympathizer}}
	tl := tallyOf(t, &plan)
	tb, err := rules.NewTable(cards.Catalogue(), noSympathizer, 5, [32]byte{})
	if err != nil {
		t.Fatal(err)
	}
	for p := range tl.seats {
		tl.seats[p] = cheat{}
	}
	if tl.finish(tb, 17) || len(tl.faults) != 1 {
		t.Fatalf("an illegal answer made %d faults", len(tl.faults))
	}
	f := tl.faults[0]
	if f.Game != 17 || f.Players != 5 || f.Options != "nosympathizer" || !strings.Contains(f.Text, "illegally") ||
		!strings.Contains(f.Where, "rules.(*Table).question < rules.(*Table).askOne") {
		t.Errorf("fault %+v", f)
	}
}

func TestGuard_EndsAGameThatGoesOn(t *testing.T) {
	defer func() {
		if v := recover(); v == nil {
			t.Error("a game was let go on")
		}
	}()
	g := guard{table: &rules.Table{Decided: mostDecisions + 1}}
	g.Decide(rules.Chair{}, &rules.Request{}, &rules.Answer{})
}

func TestReport_JSON(t *testing.T) {
	r := run(t, Plan{Games: 8, Players: []int{3}, Bots: []string{"random"}, Seed: 1})
	data, err := json.Marshal(r)
	if err != nil {
		t.Fatal(err)
	}
	var fields map[string]any
	if err := json.Unmarshal(data, &fields); err != nil {
		t.Fatal(err)
	}
	for _, key := range []string{
		"games", "human_wins", "cylon_wins", "leader_wins", "loss_causes", "turns", "decisions", "seconds",
		"decisions_per_second", "games_per_second", "resources", "never_reached",
	} {
		if _, ok := fields[key]; !ok {
			t.Errorf("the report has no %q: %s", key, data)
		}
	}
	for key, want := range map[string]string{"turns": "max mean min", "decisions": "max mean min total", "resources": "food fuel morale population"} {
		var names []string
		for name := range fields[key].(map[string]any) {
			names = append(names, name)
		}
		slices.Sort(names)
		if got := strings.Join(names, " "); got != want {
			t.Errorf("%s has %s, want %s", key, got, want)
		}
	}
}

func TestReport_Text(t *testing.T) {
	r := Report{Summary: Summary{Games: 10, HumanWins: 4, CylonWins: 6, LossCauses: map[string]int{"boarded": 6}}, NeverReached: []string{"window/rolled"}}
	r.Faults = []Fault{{Game: 3, Players: 4, Turn: 5, Phase: "action", Text: "boom", Where: "rules.x"}}
	r.ByPlayers = map[int]Summary{3: {Games: 5}, 5: {Games: 5}}
	r.ByOptions = map[string]Summary{"": {Games: 5}}
	r.ByBot = map[string]map[string]Share{"random": {"human": {Of: 1, Rate: 1, High: 1}}}
	var b bytes.Buffer
	if err := r.WriteText(&b); err != nil {
		t.Fatal(err)
	}
	for _, want := range []string{"boarded ", "6, 60.0 %", "window/rolled", "game 3 (4 players", "boom [rules.x]", "players 5", "options (base)", "wins of random", "human 100.0 %"} {
		if !strings.Contains(b.String(), want) {
			t.Errorf("the text has no %q:\n%s", want, b.String())
		}
	}
}
