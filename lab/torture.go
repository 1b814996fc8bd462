package lab

import (
	"context"
	"fmt"

	"ragtag/rules"
)

// Torture plays the games of a plan through rules.Game, answer by answer, and
// checks the invariants after each; see victim.examine. The seats answer at
// random, whatever the plan's bots. A game that breaks an invariant is a Fault;
// NeverReached stays empty.
func Torture(ctx context.Context, cat *rules.Catalogue, plan Plan, progress func(done int)) (Report, error) {
	r, err := runWith(ctx, cat, plan, progress, (*tally).torture)
	r.NeverReached = []string{} // Torture does not record coverage
	return r, err
}

// torture plays and examines game i of a plan, and counts it.
func (t *tally) torture(cat *rules.Catalogue, plan *Plan, i int) {
	s := plan.setting(i)
	v := &victim{cat: cat, choice: plan.Choices[s.choice], players: plan.Players[s.players], seed: gameSeed(plan.Seed, i)}
	fault := Fault{Game: i, Players: v.players, Options: v.choice.String()}
	if err := v.suffer(botSeed(plan.Seed, i)); err != nil {
		fault.Text = err.Error()
		if v.game != nil {
			state := v.game.State()
			fault.Turn, fault.Phase = int(state.Turn), state.Phase.String()
		}
		t.faults = append(t.faults, fault)
		return
	}
	tb := rules.At(cat, v.game.State())
	tb.Decided = uint64(v.answers)
	t.count(tb, s, plan)
}

// suffer plays the game to its end and returns the first broken invariant. A
// panic of the referee is one.
func (v *victim) suffer(seed uint64) (err error) {
	defer func() {
		if p := recover(); p != nil {
			err = fmt.Errorf("panic: %v", p)
		}
	}()
	if err := v.begin(seed); err != nil {
		return err
	}
	for !v.game.Over() {
		if v.answers > mostDecisions {
			return fmt.Errorf("the game goes on after %d answers", v.answers)
		}
		if err := v.examine(); err != nil {
			return fmt.Errorf("question %d: %w", v.game.Ask(), err)
		}
		if err := v.step(); err != nil {
			return fmt.Errorf("question %d: %w", v.game.Ask(), err)
		}
	}
	return v.autopsy()
}
