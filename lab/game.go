package lab

import (
	"fmt"
	"runtime/debug"
	"strings"

	"ragtag/rules"
)

// Fault is a game that could not be finished.
type Fault struct {
	Game    int    `json:"game"` // its number in the plan
	Players int    `json:"players"`
	Options string `json:"options"`
	Turn    int    `json:"turn"`
	Phase   string `json:"phase"`
	Text    string `json:"text"`
	Where   string `json:"where,omitempty"` // the innermost stack frames, after a panic
}

// mostDecisions is more decisions than any game needs that ends.
const mostDecisions = 200_000

// play plays game i of a plan and counts it.
func (t *tally) play(cat *rules.Catalogue, plan *Plan, i int) {
	s := plan.setting(i)
	tb := &t.table
	err := tb.Deal(cat, plan.Choices[s.choice], plan.Players[s.players], gameSeed(plan.Seed, i))
	if err == nil {
		err = t.seat(tb, plan, i)
	}
	if err != nil {
		t.faults = append(t.faults, Fault{Game: i, Players: plan.Players[s.players], Options: plan.Choices[s.choice].String(), Text: err.Error()})
		return
	}
	if t.finish(tb, i) {
		t.count(tb, s, plan)
	}
}

// finish plays a game to its end. If that fails, it records a fault and returns
// false.
func (t *tally) finish(tb *rules.Table, i int) (ok bool) {
	defer func() {
		if v := recover(); v != nil {
			t.faults = append(t.faults, faultOf(tb, i, v, string(debug.Stack())))
		}
	}()
	tb.Coverage = t.coverage
	if t.course == nil && t.tells == nil {
		tb.Play(&t.seats)
		return true
	}
	tb.Listen()
	if t.tells != nil {
		t.guard.watch = &watcher{into: t.tells, table: tb, bots: &t.guard.bots}
	}
	tb.PlayUntil(&t.seats, func() bool {
		if tb.S.Phase == rules.PhaseStart {
			t.noteTurn(tb)
		}
		return false
	})
	return true
}

// noteTurn records the state of a table at the beginning of a turn.
func (t *tally) noteTurn(tb *rules.Table) {
	if t.course != nil {
		t.course.note(&tb.S)
	}
	if t.tells != nil {
		for i, turn := range tellsAt {
			if int(tb.S.Turn) == turn {
				t.guard.watch.turn(i, &t.guard.bots)
			}
		}
	}
}

// seat creates the deciders of a game.
func (t *tally) seat(tb *rules.Table, plan *Plan, i int) error {
	seed := botSeed(plan.Seed, i)
	t.guard.table, t.guard.uses = tb, t.uses
	for p := range int(tb.S.Players) {
		d, err := plan.Roles.cast(tb, plan.bot(p), seed)
		if err != nil {
			return err
		}
		t.guard.bots[p], t.seats[p] = d, &t.guard
	}
	return nil
}

// guard panics in a game that does not end.
type guard struct {
	table *rules.Table
	bots  [rules.MaxSeats]rules.Decider
	watch *watcher // nil without Plan.Tells
	uses  *uses    // nil without Plan.Uses
}

// Decide passes the request to the bot of the seat.
func (g *guard) Decide(at rules.Chair, r *rules.Request, a *rules.Answer) {
	if g.table.Decided > mostDecisions {
		panic(fmt.Sprintf("lab: the game goes on after %d decisions", mostDecisions))
	}
	g.bots[at.Seat].Decide(at, r, a)
	if g.watch != nil {
		g.watch.answered(at.Seat, r, a)
	}
	if g.uses != nil {
		g.uses.answered(g.bots[at.Seat], at.Seat, r)
	}
}

func faultOf(tb *rules.Table, i int, v any, stack string) Fault {
	return Fault{
		Game: i, Players: int(tb.S.Players), Options: tb.S.Choice.String(), Turn: int(tb.S.Turn), Phase: tb.S.Phase.String(),
		Text: fmt.Sprint(v), Where: innermost(stack, 6),
	}
}

// innermost returns the first n functions of this module below the panic in a
// stack trace.
func innermost(stack string, n int) string {
	_, below, ok := strings.Cut(stack, "\npanic(")
	if !ok {
		below = stack
	}
	var places []string
	for line := range strings.Lines(below) {
		if name, ours := strings.CutPrefix(line, "ragtag/"); ours && len(places) < n {
			if cut := strings.LastIndexByte(name, '('); cut > 0 {
				name = name[:cut]
			}
			places = append(places, strings.TrimSpace(name))
		}
	}
	return strings.Join(places, " < ")
}
