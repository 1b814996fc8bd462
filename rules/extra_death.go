package rules

import "ragtag/options"

// The variant with extra deaths: a player who is hit rolls for his life.

// DeadlyHit is the highest roll that kills, with extra deaths, anyone on a
// location that is damaged or in a viper that is; of a viper destroyed it is
// 1 more.
const DeadlyHit = 1

// dies rolls, with extra deaths, whether a body that was hit dies: on deadly or
// less. It reports whether it did. Rule damage.location.
func (t *Table) dies(w Who, deadly int, x Ctx) bool {
	if !t.S.Choice.Has(options.ExtraDeath) || !t.present(w) {
		return false
	}
	y := x
	y.By, y.Chosen = w, Who{Seat: Nobody}
	if t.RollDie(Aim{Whom: ref(w.Seat), N: int8(deadly)}, y) > deadly {
		return false
	}
	t.kill(w, Killed, x)
	return true
}

// struck is struckAll for a single location, which was damaged. Rule damage.location.
func (t *Table) struck(l Loc, x Ctx) { t.struckAll(Locs(0).With(l), x) }

// struckAll sends everybody on locations that were hit at once to Sickbay, unless they
// die. They go in turn order, wherever they stand.
func (t *Table) struckAll(on Locs, x Ctx) {
	to := t.Place(AtSickbay)
	var hit [MaxSeats]Who
	n := 0
	for p := range t.clockwise(t.S.Current) {
		if on.Has(t.S.Seats[p].Loc) && t.canSend(p, to) {
			hit[n] = t.who(p)
			n++
		}
	}
	for _, w := range hit[:n] {
		if !t.dies(w, DeadlyHit, x) {
			t.send(w, to, x)
		}
	}
}
