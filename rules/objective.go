package rules

import "ragtag/options"

// Objective is what the humans are on their way to: what distance sets off, and
// how they win. A game has one, which its options bring. Rule
// distance.objective.
type Objective struct {
	ID, Set string
	Steps   []Milestone // by distance; what is due at once is resolved in this order
	Won     Ending      // why the game ends when the humans have won
}

// Milestone is what happens once the fleet has come so far, once in a game.
type Milestone struct {
	ID       string
	Distance int8
	Do       Effect // resolved when the queue is drained; nil if Last
	Last     bool   // from now on the next jump ends the game
	Crises   bool   // Do brings another Crisis deck: a player who may look at the deck waits for it
}

// maxSteps is the greatest number of milestones of an objective.
const maxSteps = 8

// takeObjectives keeps the objectives of a content.
func (c *Catalogue) takeObjectives(s *Content) {
	for _, o := range s.Objectives {
		if len(o.Steps) == 0 || len(o.Steps) > maxSteps {
			c.refuse("the objective " + o.ID + " has " + number(len(o.Steps)) + " milestones, not 1 to " + number(maxSteps))
		}
		for i := range o.Steps {
			switch m := &o.Steps[i]; {
			case i > 0 && m.Distance < o.Steps[i-1].Distance:
				c.refuse("the milestone " + m.ID + " of " + o.ID + " comes before " + o.Steps[i-1].ID)
			case (m.Do != nil) == m.Last:
				c.refuse("the milestone " + m.ID + " of " + o.ID + " must either do something or be the last")
			}
		}
		c.enter(KindObjective, len(c.objectives), o.ID, o.Set, 1)
		c.objectives = append(c.objectives, o)
	}
}

// Objective returns an objective.
func (c *Catalogue) Objective(comp Comp) *Objective { return &c.objectives[c.comps[comp].index] }

// ObjectiveOf returns the objective of a game of a choice, or None if no content
// brings it one.
func (c *Catalogue) ObjectiveOf(choice options.Choice, players int) Comp {
	return c.objectiveIn(c.GroupsOf(choice, players))
}

func (c *Catalogue) objectiveIn(g Groups) Comp {
	for _, comp := range c.kinds[KindObjective] {
		if c.In(comp, g) {
			return comp
		}
	}
	return None
}

// objective returns the objective of this game.
func (t *Table) objective() *Objective { return t.cat.Objective(t.cat.objectiveIn(t.S.Groups)) }

// ways: each milestone, in order.
func (o *Objective) ways() (all []Way) {
	for i := range o.Steps {
		all = append(all, Way{On: Resolved, Branch: NoBranch, Do: o.Steps[i].Do})
	}
	return all
}

// Goal returns the distance of the last milestone.
func (o *Objective) Goal() int8 { return o.Steps[len(o.Steps)-1].Distance }

// Step returns the milestone with an id, or nil.
func (o *Objective) Step(id string) *Milestone {
	for i := range o.Steps {
		if o.Steps[i].ID == id {
			return &o.Steps[i]
		}
	}
	return nil
}

// Jumps reports whether the humans win by a jump.
func (o *Objective) Jumps() bool {
	for i := range o.Steps {
		if o.Steps[i].Last {
			return true
		}
	}
	return false
}

// last reports whether at a distance the next jump ends the game.
func (o *Objective) last(distance int8) bool {
	for i := range o.Steps {
		if o.Steps[i].Last && o.Steps[i].Distance <= distance {
			return true
		}
	}
	return false
}

// crossed reports whether going from one distance to another reaches the
// milestone.
func (m *Milestone) crossed(from, to int8) bool { return from < m.Distance && m.Distance <= to }

// reach queues what going from a distance to the present one sets off.
func (t *Table) reach(from int8) {
	steps := t.objective().Steps
	for i := range steps {
		if m := &steps[i]; m.crossed(from, t.S.Distance) {
			if m.Last {
				t.S.Queue.Final = true
			} else {
				t.S.Queue.Due |= 1 << i
			}
		}
	}
	if t.HasMood() && from < TraumaDistance && t.S.Distance >= TraumaDistance {
		t.S.Queue.Trauma = true
	}
}

// drainMilestones resolves what distance has set off, also what comes due
// meanwhile. Rule timing.pending.
func (t *Table) drainMilestones() {
	if !t.Feature(options.LateMissions) { // else it waits for a jump
		t.passThresholds()
	}
}

// passThresholds resolves what distance has set off, at once. If an interlude begins,
// the rest waits until it ends.
func (t *Table) passThresholds() {
	steps := t.objective().Steps
	for i := 0; i < len(steps); i++ {
		if t.S.Caprica != NotSettled && t.Feature(options.Interlude) {
			return
		}
		if t.S.Queue.Due>>i&1 == 1 {
			t.S.Queue.Due &^= 1 << i
			steps[i].Do.Do(t, Ctx{By: Who{Seat: Nobody}, Chosen: Who{Seat: Nobody}, Rule: "distance.objective"})
			i = -1
		}
	}
	if t.S.Queue.Trauma {
		t.S.Queue.Trauma = false
		t.traumaPhase()
		t.drainMilestones()
	}
}

// catchUp resolves what must come before the last jump, if a card has brought both into
// reach and its icons make the fleet jump.
func (t *Table) catchUp() {
	if t.S.Queue.Final && t.S.Queue.Due != 0 {
		t.drainMilestones()
	}
}

// changesCrises reports whether n more distance brings another Crisis deck.
func (t *Table) changesCrises(n int8) bool {
	steps := t.objective().Steps
	for i := range steps {
		if m := &steps[i]; m.Crises && m.crossed(t.S.Distance, t.S.Distance+n) {
			return true
		}
	}
	return false
}

// PassMilestones marks what the way to the distance has brought already, such as the
// Sleeper Agent phase, what waits for the end of an interlude, and that the next jump is
// the last. Only code that arranges a position calls it.
func (s *State) PassMilestones(cat *Catalogue) {
	o := cat.Objective(cat.objectiveIn(s.Groups))
	s.Queue.Final = o.last(s.Distance)
	waits := false
	for i, m := range o.Steps {
		switch {
		case m.Last || m.Distance > s.Distance:
			continue
		case waits:
			s.Queue.Due |= 1 << i
			continue
		}
		if _, sleeps := Find[SleeperAgents](m.Do); sleeps {
			s.Slept = true
		}
		if _, crosses := Find[Crossroads](m.Do); crosses {
			s.Crossing = Crossed
		}
		if _, joins := Find[DemetriusJoins](m.Do); joins {
			s.Ventured = true
		}
		if _, offers := Find[OfferCaprica](m.Do); offers {
			waits = s.Caprica != NotSettled
		}
	}
}
