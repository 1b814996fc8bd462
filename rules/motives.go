package rules

import "ragtag/options"

// Numbers of Motive cards.
const (
	FirstMotives  = 2 // dealt to a Cylon Leader at set-up
	LaterMotives  = 2 // and in the Sleeper Agent phase
	AllMotives    = FirstMotives + LaterMotives
	MotivesToWin  = 3 // that a Cylon Leader must have revealed
	MotivesOfSide = 2 // of them, of the side that has won
	HiddenMotives = 1 // that a Cylon Leader may have left, where not all are counted
)

// Motives is a set of Motive cards, by their place in the catalogue's table.
type Motives uint32

func (m Motives) has(i uint16) bool { return m>>i&1 == 1 }

// cullMotives takes out the Motives that a game without Daybreak cannot have,
// and, where that leaves more of one side, one of that side unseen. Rule
// leader.motives.
func (t *Table) cullMotives() {
	human, cylon := 0, 0
	for i := t.S.Count(MotivePile) - 1; i >= 0; i-- {
		k := t.cat.Motive(t.S.At(MotivePile, i).Comp)
		switch {
		case k.Needs != nil && !k.Needs(t.S.Choice, int(t.S.Players)):
			t.S.toTop(MotivePile, i, RemovedFromGame).Known = Public
		case k.Side == HumanSide:
			human++
		default:
			cylon++
		}
	}
	for i := t.S.Count(MotivePile) - 1; i >= 0 && cylon > human; i-- {
		if t.cat.Motive(t.S.At(MotivePile, i).Comp).Side == CylonSide {
			t.S.toTop(MotivePile, i, MotiveBox)
			cylon--
		}
	}
}

// dealLeaderMotives deals the Cylon Leader Motives: some at set-up, more in the
// Sleeper Agent phase. Rule leader.motives.
func (t *Table) dealLeaderMotives() {
	p := t.leader()
	if p == Nobody || !t.Feature(options.Motive) {
		return
	}
	n := FirstMotives
	if t.S.Slept {
		n = LaterMotives
	}
	t.dealMotives(p, n)
}

func (t *Table) dealMotives(p Seat, n int) {
	e := Event{Kind: EvGoals, Rule: "leader.motives", At: ref(p), Deck: KindMotive, To: Seats(0).With(p)}
	for range min(n, t.S.Count(MotivePile)) {
		s := t.S.toTop(MotivePile, t.S.Count(MotivePile)-1, MotiveHand+Zone(p))
		s.Known = e.To
		e.Count++
		if t.listens {
			e.Private = append(e.Private, s.Comp)
		}
	}
	t.tell(e)
	t.remindOfMotives()
}

// schemer returns the seat that holds Motives, or Nobody.
func (t *Table) schemer() Seat {
	if len(t.kit.kinds[KindMotive]) == 0 {
		return Nobody
	}
	for p := range t.Players() {
		if t.S.Count(MotiveHand+Zone(p)) > 0 {
			return p
		}
	}
	return Nobody
}

// holding returns the Motives whose condition holds now, of those that can be
// revealed during the game and, by public knowledge, may still be in a hand.
func (t *Table) holding(p Seat) (m Motives) {
	for i := range t.cat.motives {
		k, c := &t.cat.motives[i], t.cat.kinds[KindMotive][i]
		if !k.Late && t.inPlay(c) && !t.S.Holds(MotiveShown+Zone(p), c) && !t.S.Holds(RemovedFromGame, c) && k.Holds(t, p) {
			m |= 1 << i
		}
	}
	return m
}

// holdingNow is holding for the player with Motives.
func (t *Table) holdingNow() Motives {
	if t.S.Count(MotivePile) == 0 {
		return 0 // there are none in the game
	}
	if p := t.schemer(); p != Nobody {
		return t.holding(p)
	}
	return 0
}

// noteMotives queues the Motives that have become true, and those that were true
// until this change: both can be revealed. It is called wherever something that a
// Motive speaks of changes. Rule leader.motives.
func (t *Table) noteMotives() {
	now := t.holdingNow()
	t.S.Queue.Motives |= now ^ t.S.Held
	t.S.Held = now
}

// HoldMotives notes the Motives that are true in an arranged position, so that the first
// change tells those that it ends from those that it brings.
func (s *State) HoldMotives(cat *Catalogue) { s.Held = At(cat, *s).holdingNow() }

// remindOfMotives queues all Motives that are true.
func (t *Table) remindOfMotives() {
	t.noteMotives()
	t.S.Queue.Motives |= t.S.Held
}

// askMotives lets the player with Motives reveal those that have been true
// since it was last asked. The player is asked whatever it holds. Rule
// leader.motives.
func (t *Table) askMotives() {
	t.noteMotives()
	due := t.S.Queue.Motives
	t.S.Queue.Motives = 0
	p := t.schemer()
	if due == 0 || p == Nobody {
		return
	}
	r := t.request(p, ReqMotive, Ctx{By: t.who(p), Rule: "leader.motives"})
	r.Secret, r.Min = true, 0
	for _, s := range t.S.In(MotiveHand + Zone(p)) {
		if due.has(t.cat.comps[s.Comp].index) {
			r.add(OfComp(s.Comp))
		}
	}
	r.sort()
	r.Max = max(1, r.N)
	picks := t.ask(r)
	for i := range picks.N {
		t.revealMotive(p, picks.Option[i].Comp())
	}
	t.S.Held = t.holdingNow()
}

func (t *Table) revealMotive(p Seat, c Comp) {
	z := MotiveHand + Zone(p)
	t.S.toTop(z, t.S.find(z, c), MotiveShown+Zone(p)).Known = Public
	t.Coverage.branch(c, BranchMain)
	t.tell(Event{Kind: EvMotive, Rule: "leader.motives", By: ref(p), Comp: c})
}
