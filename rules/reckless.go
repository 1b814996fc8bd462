package rules

// Reckless carries out an effect and makes the check under way Reckless. Rule
// check.reckless.
type Reckless struct{ Then Effect }

// Do marks the check.
func (r Reckless) Do(t *Table, x Ctx) {
	t.S.Check.Reckless = true
	t.tell(Event{Kind: EvReckless, Rule: "check.reckless", Cause: x.Source, By: ref(x.By.Seat)})
	r.Then.Do(t, x)
}

// NotReckless reports whether the check under way is not Reckless, and its abilities are
// not silenced: only one card can make it so, and either excludes the other.
func NotReckless(t *Table, _ Ctx) bool { return !t.S.Check.Reckless && !t.S.Check.Silenced }

// NoDestiny keeps the Destiny deck out of the check under way.
type NoDestiny struct{}

// Do marks the check.
func (NoDestiny) Do(t *Table, x Ctx) { t.S.Check.NoDestiny = true }

// DrawIfShort lets each human player with at most Held Skill cards draw N of
// its skill set.
type DrawIfShort struct{ Held, N int8 }

// Do asks one player after another, beginning with the acting player. Rule
// timing.each-draws.
func (d DrawIfShort) Do(t *Table, x Ctx) {
	for p := range t.clockwise(x.By.Seat) {
		if t.human(p) && t.S.Count(Hand+Zone(p)) <= int(d.Held) && t.May(p, x) {
			t.drawFromSet(p, int(d.N), x)
		}
	}
}
