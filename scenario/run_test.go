package scenario

import (
	"errors"
	"slices"
	"strings"
	"testing"

	"ragtag/rules"
)

// run plays a scenario given as text.
func run(t *testing.T, src string) error {
	t.Helper()
	s, err := Parse("it.scenario", src)
	if err != nil {
		return err
	}
	return s.Run(catalogue())
}

// raider is a position on which the tests below build: Tigh at Weapons Control,
// one raider in front.
const raider = "players Tigh, Roslin, Apollo\nTigh in weapons control\nfront: 1 raider\n"

func TestRun_EventsAreNamedByTheirFields(t *testing.T) {
	for _, line := range []string{
		"event attack: attacker galactica, ship raider, front", "event attack: raider, galactica",
		"event rolled: face 1, result 1", "event rolled: n 1, m 1", "event phase: prepare for jump", "event phase: phase cylon ships",
	} {
		if err := run(t, raider+"dice 1\nTigh: weapons control\n"+line); err != nil {
			t.Error(err)
		}
	}
}

// fleet begins a game with the Cylon Fleet board.
const fleet = "options exodus&cylonfleet\nplayers Tigh, Roslin, Apollo\n"

func TestRun_NamesTheLineThatFails(t *testing.T) {
	rows := []struct {
		name, src string
		line      int
		want, got string // parts of the message
	}{
		{"a value", raider + "expect fuel 7", 4, "fuel 7", "8"},
		{"a place", raider + "expect Tigh in command", 4, "Tigh in command", "weapons control"},
		{"an area", raider + "expect front: 2 raiders", 4, "in front 2 raiders", "1 raider"},
		{"an area that holds more", raider + "expect front: none", 4, "in front none", "1 raider"},
		{"a hand", raider + "hand Tigh: launch scout 1\nexpect hand Tigh: launch scout 2", 5, "launch scout 2", "launch scout 1"},
		{"cards in a hand", raider + "expect hand Tigh: 2 cards", 4, "2 cards", "0 cards"},
		{"a deck", raider + "crisis deck: ambush\nexpect crisis deck: besieged", 5, "besieged", "ambush"},
		{"a phase", raider + "expect phase movement", 4, "movement", "action"},
		{"no such phase", raider + "expect phase fighting", 4, "a phase: action, ", "fighting"},
		{"no such ending", raider + "expect over: out-of-luck", 4, "an ending: ", "out-of-luck"},
		{"an event without its colon", raider + "event rolled by Tigh", 4, "a colon after the kind of event rolled", "rolled by Tigh"},
		{"nothing that a view shows", raider + "view Tigh: luck 3", 4, "what a view shows", "luck 3"},
		{"a component that does not exist", raider + "hidden from Tigh: launch rocket", 4, "mutiny", "launch rocket"},
		{"allies that are not included", "options exodus&ioniannebula\nplayers Tigh, Roslin, Apollo\nallies: tory foster\nexpect allies includes: hot dog", 4, "includes", "tory foster"},
		{"damage of a basestar that it does not lack", raider + "rear: basestar a\nbasestar a damage: critical-hit\nexpect basestar a damage lacks: critical-hit", 6, "lacks", "critical hit"},
		{"an ending", raider + "expect over: out-of-fuel", 4, "out-of-fuel", "goes on"},
		{"an option that is not there", raider + "Tigh: command\nexpect fuel 8", 4, "an answer of Tigh to action", "command"},
		{"a question to somebody else", raider + "Roslin: A\nexpect fuel 8", 4, "Roslin to answer A", "Tigh has to answer action"},
		{"legal that is not", raider + "legal Tigh: armory", 4, "weapons control", "armory"},
		{"illegal that is legal", raider + "illegal Tigh: pass, weapons control", 4, "not to be offered pass", "weapons control"},
		{"illegal that is nothing", raider + "illegal Tigh: weapon control", 4, "something that an option can be", "weapon control"},
		{"refused that is accepted", raider + "refused Tigh: pass", 4, "refused", "accepted"},
		{"refused that is nothing", raider + "refused Tigh: weapon control", 4, "an option can be", "weapon control"},
		{"not all the options", raider + "only Tigh: pass", 4, "no options but pass", "declare martial law"},
		{"another question", raider + "asked Tigh: move", 4, "the question move", "Tigh action"},
		{"no such question", raider + "asked Tigh: acting", 4, "a kind of question or a window: ability, ", "acting"},
		{"no such window", raider + "legal Tigh at before-rol: pass", 4, "viper-attacked", "before-rol"},
		{"no such question to answer", raider + "Tigh at acting: pass\nexpect fuel 8", 4, "before-roll", "acting"},
		{"no such moment", raider + "go on to acting\nexpect fuel 8", 4, "a phase (", "acting"},
		{"other bounds", raider + "asked Tigh: action 2", 4, "Tigh to take 2", "1"},
		{"somebody else's turn", raider + "waiting for: Roslin", 4, "wait for Roslin", "Tigh"},
		{"an event", raider + "dice 1\nTigh: weapons control\nevent destroyed", 6, "destroyed", "missed"},
		{"events in another order", raider + "dice 1\nTigh: weapons control\nevent missed\nevent attack", 7, "attack", "phase"},
		{"no event", raider + "dice 1\nTigh: weapons control\nno event rolled", 6, "rolled 0 times", "2 in"},
		{"times", raider + "dice 1\nTigh: weapons control\ntimes 3: rolled", 6, "rolled 3 times", "2 in"},
		{"another die", raider + "dice 1\nTigh: weapons control\nevent rolled: face 2", 6, "face 2", "face 1 result 1"},
		{"another ship", raider + "dice 1\nTigh: weapons control\nevent missed: heavy raider", 6, "missed: heavy raider", "ship raider"},
		{"nothing that an event says", raider + "event rolled: fase 2", 4, "the event rolled can name: rule, by, face, result", "fase 2"},
		{"nothing that an event of the kind says", raider + "event missed: fail", 4, "the event missed can name: rule, of, area, ship", "fail"},
		{"a value that a field has not", raider + "event attack: attacker raider", 4, "the event attack can name", "attacker raider"},
		{"no such event", raider + "no event rolling", 4, "a kind of event", "rolling"},
		{"a die that nobody rolled", raider + "dice 1, 1, 1\nTigh: weapons control\nevent missed", 6, "every arranged die", "not"},
		{"hidden that is shown", raider + "hand Tigh: launch scout 1\nhidden from Tigh: launch scout 1", 5, "to be hidden from Tigh", "shown"},
		{"visible that is hidden", raider + "hand Tigh: launch scout 1\nvisible to Roslin: launch scout 1", 5, "to be visible to Roslin", "nothing shows it"},
		{"a view", raider + "view Roslin: hand Tigh 1", 4, "hand Tigh 1", "0"},
		{"chance", raider + "assume expect fuel 3", 4, "fuel 3", "8"},
		{"no players", "front: 1 raider\nexpect fuel 8", 1, "players", "front: 1 raider"},
		{"an unknown player", raider + "hand Helo: launch scout 1\nexpect fuel 8", 4, "Tigh, Roslin, Apollo", "Helo"},
		{"an unknown card", raider + "hand Tigh: launch rocket\nexpect fuel 8", 4, "a Skill card", "launch rocket"},
		{"a name of several cards", raider + "crisis deck: riots\nexpect fuel 8", 4, "riots launch", "riots"},
		{"a copy too many", raider + "crisis deck: ambush, ambush\nexpect fuel 8", 4, "a copy of ambush", "no more"},
		{"a ninth viper", raider + "rear: 9 vipers\nexpect fuel 8", 5, "at most 8 vipers", "more"},
		{"a third Destiny card of a type", raider + "destiny deck: repair 1, repair 1, repair 1\nexpect fuel 8", 4, "at most 2", "third"},
		{"a second Cylon among three", raider + "loyalty Tigh: cylon-morale\nloyalty Roslin: cylon-brig\nexpect fuel 8", 5, "cylon brig", "give up for it"},
		{"two Cylon Leaders", "options pegasus\noptions pegasus&cylonleader\nplayers Leoben, Six, Roslin, Adama\nexpect fuel 8", 3, "a game can have", "a second Cylon Leader"},
		{"a leader without the option", "options pegasus\nplayers Leoben, Roslin, Tigh, Adama\nexpect fuel 8", 2, "a game can have", "Leoben, a Cylon Leader without"},
		{"the option without a leader", "options pegasus&cylonleader\nplayers Roslin, Tigh, Adama, Apollo\nexpect fuel 8", 2, "a game can have", "no Cylon Leader"},
		{"Boomer where she is barred", "options nosympathizer\nplayers Boomer, Roslin, Tigh, Adama\nexpect fuel 8", 2, "a game can have", "Boomer"},
		{"a character of another box", "players Cain, Roslin, Tigh\nexpect fuel 8", 1, "a game can have", "Cain"},
		{"a character twice", "players Roslin, Tigh, Roslin\nexpect fuel 8", 1, "a game can have", "twice"},
		{"a position after play", raider + "Tigh: pass\nfuel 3\nexpect fuel 8", 5, "the game has begun", "fuel 3"},
		{"a line that means nothing", raider + "the raider attacks\nexpect fuel 8", 4, "a fact", "the raider attacks"},
		{"nothing stated", raider, 3, "what must follow", "none"},
		{"the Cylon Fleet board without the option", "options exodus\nplayers Tigh, Roslin, Apollo\ncylon fleet front: raider\nexpect fuel 8", 3, "cylonfleet", "none"},
		{"a Mark VII without the option", "options exodus\nplayers Tigh, Roslin, Apollo\nmark vii reserves 1\nexpect fuel 8", 3, "can be arranged", "mark vii"},
		{"a pilot of what is not there", "options exodus\nplayers Tigh, Roslin, Apollo\nApollo pilots mark vii in front\nexpect fuel 8", 3, "a hull of this game", "mark vii"},
		{"a fifth Mark VII", fleet + "mark vii reserves 5\nexpect fuel 8", 4, "at most 4 mark vii", "more"},
		{"a 21st raider, on two boards", fleet + "front: 10 raiders\ncylon fleet front: 11 raiders\nexpect fuel 8", 5, "20 raiders", "more"},
		{"a third basestar, on two boards", fleet + "front: 2 basestars\ncylon fleet front: basestar\nexpect fuel 8", 4, "at most 2 basestars", "more"},
		{"a viper on the Cylon Fleet board", fleet + "cylon fleet front: viper\nexpect fuel 8", 3, "a basestar", "viper"},
		{"the pursuit marker on the auto attack", fleet + "pursuit 4\nexpect fuel 8", 4, "can be", "pursuit marker"},
		{"an area of the Cylon Fleet board", fleet + "cylon fleet front: raider\nexpect cylon fleet front: none", 4, "cylon fleet front none", "1 raider"},
		{"the whole Cylon Fleet board", fleet + "cylon fleet rear: raider\nexpect cylon fleet: none", 4, "an empty Cylon Fleet board", "1 raider in rear"},
		{"another hull", fleet + "Apollo pilots mark vii in front\nexpect Apollo pilots viper in front", 4, "Apollo pilots viper in front", "mark vii in front"},
		{"a deck that does not lack a card", fleet + "expect crisis deck lacks: detente", 3, "crisis deck lacks: detente", ""},
		{"an area that does not include", raider + "expect front includes: 2 raiders", 4, "front includes: 2 raiders", "1 raider"},
		{"an area that does not lack", raider + "expect front lacks: raiders", 4, "front lacks: raiders", "1 raider"},
		{"an area of ships that there are not", raider + "expect front lacks: raptors", 4, "ships as an area has them", "raptors"},
		{"damage that is not included", raider + "damaged: command\nexpect damaged includes: armory", 5, "damaged includes: armory", "command"},
		{"discards that do not lack a card", raider + "politics discards: consolidate-power 1\nexpect politics discards lacks: consolidate-power 1", 5, "lacks", "consolidate power 1"},
		{"two of what is there once", raider + "hand Tigh: launch scout 1\nexpect hand Tigh includes: 2 launch scout 1", 5, "includes", "launch scout 1"},
		{"impossible that can be", raider + "impossible fuel 3", 4, "cannot be", "can"},
		{"impossible for a slip", raider + "impossible fool 3", 4, "can be arranged", "fool"},
		{"a line after impossible", raider + "impossible rear: 9 vipers\nexpect fuel 8", 5, "nothing after", "expect fuel 8"},
		{"an option that is no game", "options allendings\nplayers Tigh, Roslin, Apollo\nexpect fuel 8", 2, "", "allendings"},
	}
	for _, row := range rows {
		t.Run(row.name, func(t *testing.T) {
			var f *Failure
			if err := run(t, row.src); !errors.As(err, &f) {
				t.Fatalf("Run = %v, want a *Failure", err)
			}
			if f.Line != row.line || !strings.Contains(f.Want, row.want) || !strings.Contains(f.Got, row.got) {
				t.Errorf("line %d, expected %q, got %q; want line %d, %q, %q", f.Line, f.Want, f.Got, row.line, row.want, row.got)
			}
		})
	}
}

func TestRun_EveryCaseIsPlayedOnItsOwn(t *testing.T) {
	src := raider + "case a hit\ndice 3\nTigh: weapons control\nexpect raiders 0\n" +
		"case a miss\ndice 2\nTigh: weapons control\nexpect raiders 0\n"
	var f *Failure
	if err := run(t, src); !errors.As(err, &f) || f.Case != "a miss" || f.Line != 11 {
		t.Errorf("Run = %v, want the last line of the case \"a miss\"", err)
	}
	if !strings.HasPrefix(f.Error(), "it.scenario:11: case a miss: expect raiders 0") {
		t.Errorf("the message begins %q", f.Error())
	}
}

func TestParse_Rulings(t *testing.T) {
	s, err := Parse("it.scenario", "ruling one two # and\nruling three\nplayers Tigh\nexpect fuel 8")
	if err != nil {
		t.Fatal(err)
	}
	if got := strings.Join(s.Rulings, " "); got != "one two three" {
		t.Errorf("rulings %q, want one two three", got)
	}
}

func TestRun_ReportsEveryCaseThatFails(t *testing.T) {
	src := raider + "case one\nexpect fuel 7\ncase two\nexpect fuel 8\ncase three\nexpect fuel 5\n"
	err := run(t, src)
	for _, want := range []string{"it.scenario:5: case one: expect fuel 7", "it.scenario:9: case three: expect fuel 5"} {
		if err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("Run = %v, want %q in it", err, want)
		}
	}
	common := raider + "expect fuel 7\ncase one\nexpect fuel 8\ncase two\nexpect fuel 8\n"
	if err := run(t, common); err == nil || strings.Count(err.Error(), "expect fuel 7") != 1 {
		t.Errorf("Run = %v, want a common line once", err)
	}
	if _, err := Parse("it.scenario", "players Tigh\ncase one\nfuel 7\ncase two\nfuel 6\n"); err == nil ||
		!strings.Contains(err.Error(), "case one") || !strings.Contains(err.Error(), "case two") {
		t.Errorf("Parse = %v, want both cases that state nothing", err)
	}
	s, err := Parse("it.scenario", raider+"case one\nfuel 7\ncase two\nexpect fuel 7\ncase three\neach $n: 1\nexpect fuel 7\n")
	if err == nil || len(s.Cases) != 1 || s.Cases[0].Name != "two" {
		t.Errorf("Parse = %+v, %v, want the case that can be played with the error", s.Cases, err)
	}
}

func TestRun_Impossible(t *testing.T) {
	for _, src := range []string{
		raider + "impossible rear: 9 vipers",
		raider + "rear: 9 vipers\nimpossible",
		raider + "impossible: hand Tigh: 9 launch scout 2",
		raider + "impossible hand Tigh: sabotage 3", // a card of a set that is not played
		raider + "impossible crisis deck: in the ring",
		"impossible options epica",
		"options pegasus&cylonleader\nimpossible players Leoben, Six, Roslin, Adama",
		"impossible players Roslin, Tigh, Roslin",
	} {
		if err := run(t, src); err != nil {
			t.Error(err)
		}
	}
}

// TestRun_PositionInAnyOrder checks that lines of a position mean the same wherever
// they stand.
func TestRun_PositionInAnyOrder(t *testing.T) {
	lines := []string{
		"galactica in orbit", "crisis deck: a-cylon-ally", "front: 1 civilian, 1 raider", "civilian deck: population-fuel",
		"piloting deck exactly: none", "piloting discards: evasive-maneuvers 1", "hand Roslin: evasive-maneuvers 1, 4 evasive-maneuvers 2",
		"locked: 2-population, empty", "Tigh in armory", "activate occupation",
	}
	players := "options pegasus&newcaprica\nplayers Tigh, Roslin, Apollo\n"
	expect := "\nexpect crisis deck: a-cylon-ally; front: 1 civilian, 1 raider; locked includes: empty; piloting discards includes: evasive-maneuvers 1; piloting deck: none; hand Roslin includes: 4 evasive-maneuvers 2"
	forward := strings.Join(lines, "\n")
	slices.Reverse(lines)
	for _, order := range []string{forward, strings.Join(lines, "\n")} {
		if err := run(t, players+order+expect); err != nil {
			t.Errorf("%s\n%v", order, err)
		}
	}
}

// TestRun_CaseHasItsOwnOptionsAndPlayers: they replace those of the file, wherever they
// are stated.
func TestRun_CaseHasItsOwnOptionsAndPlayers(t *testing.T) {
	text := "options daybreak\nplayers Adama, Roslin, Tyrol\n" +
		"case its own options, stated last\nhand Adama: build nuke 6\noptions exodus&daybreak\nexpect hand Adama: 1 card\n" +
		"case its own players\nhand Simon: 1 card\nplayers Adama, Roslin, Tyrol, Simon\noptions daybreak&cylonleader\nexpect hand Simon: 1 card\n"
	if err := run(t, text); err != nil {
		t.Error(err)
	}
}

// TestRun_CaseTakesAwayWhatItsFileStates: "none" in a case removes what the file
// states of that place, and of no other.
func TestRun_CaseTakesAwayWhatItsFileStates(t *testing.T) {
	text := "options daybreak&searchforhome\nplayers Adama, Roslin, Tyrol\nactive mission: digging up the past\n" +
		"hand Adama: 2 executive order 1\nhand Roslin: 1 card\nfront: 1 raider\n" +
		"case as the file says\nexpect active mission: digging up the past; hand Adama: 2 cards; front: 1 raider\n" +
		"case nothing of it\nactive mission: none\nhand Adama: none\nfront: none\n" +
		"expect active mission: none; hand Adama: none; hand Roslin: 1 card; front: none\n" +
		"case something else\nhand Adama: none\nhand Adama: executive order 2\nexpect hand Adama: executive order 2\n"
	if err := run(t, text); err != nil {
		t.Error(err)
	}
}

// TestRun_PileKeepsWhatIsStatedOfIt: cards stated on top of a pile stay there when the
// number left in the pile is stated too.
func TestRun_PileKeepsWhatIsStatedOfIt(t *testing.T) {
	text := "players Adama, Roslin, Tyrol\ncivilian deck: population-fuel, population-morale\ncivilian pile 2\n" +
		"expect civilian deck: population-fuel, population-morale; civilian pile 2\n"
	if err := run(t, text); err != nil {
		t.Error(err)
	}
}

func TestRun_AskedPassesWindowsBefore(t *testing.T) {
	src := "players Starbuck, Adama, Roslin\nStarbuck in front\nfront: 1 raider\nactivate raiders\ndice 5\nhand Starbuck: evasive maneuvers 1\n"
	if err := run(t, src+"asked Starbuck: viper-attacked\n"); err != nil {
		t.Error(err)
	}
	if err := run(t, src+"asked Starbuck: viper-attacked\nasked Starbuck: before-roll\n"); err == nil {
		t.Error("a question before the one that is open is found")
	}
}

func TestRun_GoOnToNeverRunsPast(t *testing.T) {
	rows := []struct{ name, moment, got string }{
		{"a phase in which nobody is asked", "receive skills", "it went by without a question"},
		{"a phase in which somebody is asked", "movement", ""},
		{"a turn in which somebody is asked", "turn of Roslin", ""},
		{"an end that does not come", "the end", "Roslin cannot pass crisis"},
	}
	for _, row := range rows {
		err := run(t, raider+"crisis deck: ambush\ngo on to "+row.moment+"\nexpect not over")
		if row.got == "" && err != nil || row.got != "" && (err == nil || !strings.Contains(err.Error(), row.got)) {
			t.Errorf("%s: %v, want %q in it", row.name, err, row.got)
		}
	}
}

// TestOptionWord_IsUnderstood checks that what a message calls an option names it
// in a line, at every place where the scenarios stop.
func TestOptionWord_IsUnderstood(t *testing.T) {
	called, ids := 0, 0
	for _, file := range files(t) {
		o := played(t, file)
		for _, wrong := range o.wrong {
			t.Error(wrong)
		}
		called, ids = called+o.called, ids+o.ids
	}
	if called == 0 || ids*10 > called {
		t.Errorf("%d of %d options are called by their ids", ids, called)
	}
}

// TestSeat_IsNamedAsPlayersNamesIt checks that everybody whom "players" understands is
// understood as a player too.
func TestSeat_IsNamedAsPlayersNamesIt(t *testing.T) {
	cat := catalogue()
	x := lexicon{cat: cat}
	for _, c := range cat.All(rules.KindCharacter) {
		x.players = []rules.Comp{c}
		for end := range len(cat.ID(c)) + 1 {
			for _, name := range []string{cat.ID(c)[:end], shortName(cat.ID(c)), cat.Ref(c)} {
				named, err := x.comp(name, rules.KindCharacter)
				if p, ok := x.seat(name); err == nil && named == c && (!ok || p != 0) {
					t.Errorf("%q is %s in a line of players, and no player", name, cat.ID(c))
				}
			}
		}
	}
}

// A card that a deck is to consist of may be in the Destiny deck, where no stated card
// may replace it: it is refused, or found elsewhere.
func TestRun_ExactDecksLeaveDestiny(t *testing.T) {
	for _, deck := range []string{"leadership deck exactly: 8 executive order 1", "tactics deck exactly: 8 launch scout 1", "engineering deck exactly: 8 repair 1", "piloting deck exactly: 8 evasive maneuvers 1"} {
		for n := range uint64(20) {
			s, err := Parse("it.scenario", raider+deck+"\nexpect turn 1\n")
			if err != nil {
				t.Fatal(err)
			}
			if _, err := s.play(catalogue(), &s.Cases[0], n, watcher{}); err == nil {
				t.Errorf("%s: so many copies there are?", deck)
			}
		}
	}
}

// TestRun_CapricaIsFarEnough: a game cannot be in the New Caprica phase before the
// distance at which the objective leads to it.
func TestRun_CapricaIsFarEnough(t *testing.T) {
	for _, src := range []string{
		"options pegasus&newcaprica\nplayers Tigh, Roslin, Apollo\ngalactica in orbit\n",
		"options epica&newcaprica\nplayers Tigh, Roslin, Apollo\ngalactica away\n",
	} {
		if err := run(t, src+"impossible distance 5\n"); err != nil {
			t.Error(err)
		}
		if err := run(t, src+"expect not over\n"); err != nil {
			t.Error(err)
		}
	}
}

// TestNamedTo_HasAllThatAnEventNames: including its cause and, for some seats, what is
// private.
func TestNamedTo_HasAllThatAnEventNames(t *testing.T) {
	e := rules.Event{Kind: rules.EvGave, Cause: 1, Comp: 2, Comps: []rules.Comp{3, 4}, Private: []rules.Comp{5}, To: rules.Seats(0).With(1)}
	if got := namedTo(&e, 0); !slices.Equal(got, []rules.Comp{1, 2, 3, 4}) {
		t.Errorf("shown to seat 0: %v", got)
	}
	if got := namedTo(&e, 1); !slices.Equal(got, []rules.Comp{1, 2, 3, 4, 5}) {
		t.Errorf("shown to seat 1: %v", got)
	}
}

// TestUnknown_NamesWhatDoesNotExist: a line about an event under a rule that nothing
// happens under would hold of no event, so that "no event" of it could not fail.
func TestUnknown_NamesWhatDoesNotExist(t *testing.T) {
	src := "ruling one two\n" + raider + "dice 1\nTigh: weapons control\n" +
		"event rolled: rule a.b, face 1\nno event rolled: by Tigh, rule a.c\ntimes 2: rolled: rule a.d\nassume event rolled: rule a.e\nexpect fuel 8"
	s, err := Parse("it.scenario", src)
	if err != nil {
		t.Fatal(err)
	}
	err = s.Unknown([]string{"one"}, []string{"a.b"})
	for _, want := range []string{"it.scenario:1: ruling one two", "got  two", ":8: no event", "got  a.c", "got  a.d", "got  a.e"} {
		if err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("Unknown = %v, want %q in it", err, want)
		}
	}
	if err != nil && strings.Contains(err.Error(), "a.b") {
		t.Errorf("Unknown = %v, which names a rule that exists", err)
	}
	if err := s.Unknown([]string{"one", "two"}, []string{"a.b", "a.c", "a.d", "a.e"}); err != nil {
		t.Error(err)
	}
}
