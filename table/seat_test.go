package table

import (
	"context"
	"errors"
	"fmt"
	"reflect"
	"strings"
	"testing"
	"time"

	"ragtag/bots"
	"ragtag/cards/base"
	"ragtag/options"
	"ragtag/rules"
	"ragtag/table/names"
)

func TestCreate_RefusesWhatCannotBePlayed(t *testing.T) {
	h := hub(t, &shelf{}, Config{})
	three := func(change func(s *SetUp)) SetUp {
		s := seats("hbb", Live)
		change(&s)
		return s
	}
	tests := []struct {
		name string
		s    SetUp
		want Code // empty: package options refuses it
	}{
		{"unknown word", three(func(s *SetUp) { s.Options = "pegsus" }), ""},
		{"against the rules", three(func(s *SetUp) { s.Options = "newcaprica" }), ""},
		{"too few players", seats("hb", Live), ""},
		{"too many players", seats("hbbbbbb", Live), ""},
		{"seats missing", three(func(s *SetUp) { s.Seats = s.Seats[:2] }), BadSetUp},
		{"unknown pace", three(func(s *SetUp) { s.Pace = "hectic" }), BadSetUp},
		{"unknown kind", three(func(s *SetUp) { s.Seats[1].Kind = "cat" }), BadSetUp},
		{"unknown bot", three(func(s *SetUp) { s.Seats[1].Bot = "deep-thought" }), BadSetUp},
		{"person who is a bot", three(func(s *SetUp) { s.Seats[0].Bot = "random" }), BadSetUp},
		{"long name", three(func(s *SetUp) { s.Seats[0].Name = strings.Repeat("x", names.Max+1) }), BadName},
		{"name that turns the text", three(func(s *SetUp) { s.Seats[0].Name = "a\u202eb" }), BadName},
		{"name that is no text", three(func(s *SetUp) { s.Seats[0].Name = "a\xff" }), BadName},
		{"long seed part", three(func(s *SetUp) { s.SeedPart = strings.Repeat("x", MaxPart+1) }), BadPart},
	}
	for _, test := range tests {
		_, err := h.Create(test.s)
		var conflict *options.Conflict
		var unknown *options.UnknownWord
		if theirs := errors.As(err, &conflict) || errors.As(err, &unknown); CodeOf(err) != test.want || theirs != (test.want == "") {
			t.Errorf("%s: got %v, want %q", test.name, err, test.want)
		}
	}
	if n := len(shelfOf(h).tables); n > 0 {
		t.Errorf("%d tables were kept", n)
	}
}

// TestCreate_RefusesContentWithoutRoom: content whose questions have too many options deals no
// game, so no table is created that could not start.
func TestCreate_RefusesContentWithoutRoom(t *testing.T) {
	var many rules.Content
	for n := range rules.MaxOptions + 1 {
		many.Skills = append(many.Skills, rules.SkillCard{
			ID: fmt.Sprintf("made-up-%d", n), Strengths: []rules.Strength{{Value: 1, Copies: 1}}, Uses: []rules.Use{{When: rules.WhenShipsAct}},
		})
	}
	h := NewHub(&shelf{}, rules.MustCatalogue(append(base.Contents(), many)...), Config{})
	t.Cleanup(h.Close)
	for _, pattern := range []string{"hbb", "hob"} {
		if c, err := h.Create(seats(pattern, Live)); CodeOf(err) != BadSetUp {
			t.Errorf("%s: %+v, %v", pattern, c, err)
		}
	}
	if n := len(shelfOf(h).tables); n > 0 {
		t.Errorf("%d tables were kept", n)
	}
}

func TestJoin_TheLastPersonStartsTheGame(t *testing.T) {
	h := hub(t, &shelf{}, Config{})
	tb, made := made(t, h, seats("hobo", Relaxed))
	if f := frame(t, tb, ""); f.Table.Status != Open || f.View != nil || !f.Table.Seats[1].Open || f.Table.Seats[0].Open {
		t.Fatalf("an open table shows %+v", f)
	}
	if made.Keys[0] == "" || made.Keys[1]+made.Keys[2]+made.Keys[3] != "" {
		t.Fatalf("keys %q", made.Keys)
	}
	if err := tb.Answer(made.Keys[0], 0, nil); CodeOf(err) != NotStarted {
		t.Errorf("an answer before the start: %v", err)
	}
	one, err := tb.Join(3, "  Dee  \tOne ", "salt")
	if err != nil {
		t.Fatal(err)
	}
	refusals := []struct {
		seat int
		name string
		want Code
	}{{3, "Eve", SeatTaken}, {0, "Eve", SeatTaken}, {2, "Eve", NoSeat}, {4, "Eve", NoSeat}, {-1, "Eve", NoSeat}, {1, " ", BadName}}
	for _, r := range refusals {
		if _, err := tb.Join(r.seat, r.name, ""); CodeOf(err) != r.want {
			t.Errorf("joining seat %d: %v, want %s", r.seat, err, r.want)
		}
	}
	if _, err := tb.Join(1, "Bob", ""); err != nil {
		t.Fatal(err)
	}
	if _, err := tb.Join(1, "Eve", ""); CodeOf(err) != Started {
		t.Errorf("joining a game that runs: %v", err)
	}
	f := frame(t, tb, one.Key)
	if f.Seat != 3 || f.Table.Status != Running || f.Table.Seats[3].Name != "Dee One" || f.Table.Seed != nil {
		t.Errorf("got %+v", f.Table)
	}
	if tb.seats[3].Part != "salt" || tb.seats[0].Part == "" || tb.seats[1].Part == "" || tb.seats[2].Part != "" {
		t.Errorf("parts of the seed: %q", tb.parts())
	}
}

func TestStart_GivesFreeSeatsToBots(t *testing.T) {
	h := hub(t, &shelf{}, Config{})
	tb, made := made(t, h, seats("hoob", Relaxed))
	for _, key := range []string{made.Keys[0], "", "guess"} {
		if err := tb.Start(key); CodeOf(err) != WrongKey {
			t.Errorf("starting with key %q: %v", key, err)
		}
	}
	if err := tb.Start(made.Owner); err != nil {
		t.Fatal(err)
	}
	if err := tb.Start(made.Owner); CodeOf(err) != Started {
		t.Errorf("starting again: %v", err)
	}
	f := frame(t, tb, made.Keys[0])
	if f.Table.Seats[1].Kind != Bot || f.Table.Seats[2].Kind != Bot || f.Table.Status != Running {
		t.Errorf("got %+v", f.Table)
	}
}

func TestSeed_HangsOnEveryPart(t *testing.T) {
	f := facts{made: created{Players: 3, Server: "0102"}, seats: make([]seat, 3)}
	first := func() rules.State {
		g, err := f.newGame(cat)
		if err != nil {
			t.Fatal(err)
		}
		return g.State()
	}
	before := first()
	if first() != before {
		t.Fatal("the same parts make another game")
	}
	for i := range f.seats {
		f.seats[i].Part = "x"
		if after := first(); after.Chance.Seed == before.Chance.Seed {
			t.Errorf("the part of seat %d changes nothing", i)
		} else {
			before = after
		}
	}
	f.made.Server = "0103"
	if first().Chance.Seed == before.Chance.Seed {
		t.Error("the server's part changes nothing")
	}
}

func TestKeys_AreNotKept(t *testing.T) {
	s := &shelf{}
	h := hub(t, s, Config{})
	tb, made := made(t, h, seats("hob", Live))
	joined, err := tb.Join(1, "Bob", "")
	if err != nil {
		t.Fatal(err)
	}
	all := string(s.tables[made.ID].Head)
	for _, e := range s.tables[made.ID].Entries {
		all += string(e)
	}
	for _, key := range []string{made.Owner, made.Keys[0], joined.Key} {
		if key == "" || strings.Contains(all, key) {
			t.Errorf("key %q is among what is kept", key)
		}
	}
}

func TestAnswer_Refusals(t *testing.T) {
	h := hub(t, &shelf{}, Config{})
	tb, made := made(t, h, seats("hhh", Relaxed))
	me := -1
	for i := range made.Keys {
		if frame(t, tb, made.Keys[i]).Ask != nil {
			me = i
		}
	}
	mine, others := made.Keys[me], made.Keys[(me+1)%3]
	ask := frame(t, tb, mine).Ask
	take := func(option string, n int) []rules.Take { return []rules.Take{{Option: option, Count: n}} }
	fine := take(ask.Options[0].ID, 1)
	before := seen(tb)
	tests := []struct {
		name  string
		key   string
		ask   int
		takes []rules.Take
		want  rules.Code
	}{
		{"wrong seat", others, ask.Ask, fine, rules.WrongSeat},
		{"old request", mine, ask.Ask - 1, fine, rules.OldRequest},
		{"request to come", mine, ask.Ask + 1, fine, rules.OldRequest},
		{"unknown option", mine, ask.Ask, take("location/atlantis", 1), rules.NotAnOption},
		{"empty option", mine, ask.Ask, take("", 1), rules.NotAnOption},
		{"too often", mine, ask.Ask, take(ask.Options[0].ID, 2), rules.TooMany},
		{"never", mine, ask.Ask, take(ask.Options[0].ID, 0), rules.TooMany},
		{"less than never", mine, ask.Ask, take(ask.Options[0].ID, -1), rules.TooMany},
		{"two of one", mine, ask.Ask, append(take(ask.Options[0].ID, 1), take(ask.Options[1].ID, 1)...), rules.TooMany},
		{"nothing", mine, ask.Ask, nil, rules.TooFew},
	}
	for _, test := range tests {
		err := tb.Answer(test.key, test.ask, test.takes)
		var refusal *rules.AnswerError
		if !errors.As(err, &refusal) || refusal.Code != test.want {
			t.Errorf("%s: got %v, want %s", test.name, err, test.want)
		}
	}
	for _, key := range []string{"", "guess", made.Owner} {
		if err := tb.Answer(key, ask.Ask, fine); CodeOf(err) != WrongKey {
			t.Errorf("key %q: %v", key, err)
		}
	}
	if got := seen(tb); !reflect.DeepEqual(got, before) {
		t.Errorf("a refusal has changed what is seen: %+v", got)
	}
	if err := tb.Answer(mine, ask.Ask, fine); err != nil {
		t.Errorf("the answer that was always legal: %v", err)
	}
}

func TestOrder_Refusals(t *testing.T) {
	h := hub(t, &shelf{}, Config{})
	tb, made := made(t, h, seats("hhh", Live))
	for _, o := range badOrders {
		if err := tb.Order(made.Keys[0], o); CodeOf(err) != BadOrder {
			t.Errorf("%+v: %v", o, err)
		}
	}
	if err := tb.Order("", Order{Window: EveryWindow, Do: AskMe, Until: ForGood}); CodeOf(err) != WrongKey {
		t.Errorf("without a seat: %v", err)
	}
	if err := tb.Hold(made.Keys[0], 0, true); CodeOf(err) != NoWindow {
		t.Errorf("holding what is no window: %v", err)
	}
}

func TestHub_UnknownTable(t *testing.T) {
	h := hub(t, &shelf{}, Config{})
	if _, err := h.Find(context.Background(), "nowhere"); CodeOf(err) != NoTable {
		t.Errorf("got %v", err)
	}
	h.Close()
	if _, err := h.Find(context.Background(), "nowhere"); CodeOf(err) != Closing {
		t.Errorf("of a closed hub: %v", err)
	}
}

// TestCreate_BotsByName seats every bot at a table, and refuses an unknown one
// with the list of bots.
func TestCreate_BotsByName(t *testing.T) {
	h := hub(t, &shelf{}, Config{BotTime: time.Hour})
	for _, bot := range append(bots.Names(), "") {
		s := seats("hbb", Relaxed)
		s.Seats[1].Bot = bot
		tb, _ := made(t, h, s)
		want := bot
		if bot == "" {
			want = "rookie"
		}
		if got := tb.seats[1].Bot; got != want || tb.seats[2].Bot != "rookie" {
			t.Errorf("bot %q sits there as %q", bot, got)
		}
		tb.mu.Lock()
		if _, err := tb.decider(1); err != nil {
			t.Errorf("bot %q cannot play: %v", bot, err)
		}
		tb.mu.Unlock()
	}
	s := seats("hbb", Relaxed)
	s.Seats[1].Bot = "deep-thought"
	_, err := h.Create(s)
	for _, name := range append(bots.Names(), "deep-thought") {
		if CodeOf(err) != BadSetUp || !strings.Contains(err.Error(), name) {
			t.Errorf("the refusal does not name %q: %v", name, err)
		}
	}
}
