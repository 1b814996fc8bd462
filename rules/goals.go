package rules

import "ragtag/options"

// Goals are what a Cylon Leader, or the Sympathetic Cylon, wins by: an Agenda, or
// Motives. At most one seat has any.

// dealAgenda deals the Cylon Leader an Agenda: a sympathetic one with 4 or 6
// players, a hostile one with 5 or 7. Rule leader.agenda.
func (t *Table) dealAgenda() {
	if p := t.leader(); p != Nobody && t.Feature(options.Agenda) {
		t.takeAgenda(p, t.S.Players%2 == 1)
	}
}

// takeAgenda deals seat p the top Agenda of one of the two decks, which share
// one pile.
func (t *Table) takeAgenda(p Seat, hostile bool) {
	for i := t.S.Count(AgendaPile) - 1; i >= 0; i-- {
		if t.cat.Agenda(t.S.At(AgendaPile, i).Comp).Hostile == hostile {
			s := t.S.toTop(AgendaPile, i, AgendaHand+Zone(p))
			s.Known = Seats(0).With(p)
			t.tell(Event{Kind: EvGoals, Rule: "leader.agenda", At: ref(p), Count: 1, Deck: KindAgenda, To: s.Known, Private: t.comp1(s.Comp)})
			return
		}
	}
}

// showGoals turns up the goals at the end of the game. A Motive that holds now, or
// did as the game ended, is revealed, which can only help. Rules leader.motives,
// leader.winning.
func (t *Table) showGoals() {
	t.noteMotives()
	for p := range t.seats() {
		z := MotiveHand + Zone(p)
		for _, z := range [...]Zone{AgendaHand + Zone(p), z} {
			if t.S.Count(z) > 0 {
				t.tell(Event{Kind: EvShowed, Rule: "leader.winning", At: ref(p), Comps: t.sorted(z)})
			}
		}
		for i := t.S.Count(z) - 1; i >= 0; i-- {
			c := t.S.At(z, i).Comp
			if t.S.Plays(p) && t.cat.Motive(c).Holds(t, p) || t.S.Queue.Motives.has(t.cat.comps[c].index) {
				t.revealMotive(p, c)
			}
		}
	}
	t.S.Queue.Motives, t.S.Held = 0, t.holdingNow()
}

// tellGoals tells who has won, or lost, by goals of its own.
func (t *Table) tellGoals() {
	for p := range t.seats() {
		if !HasGoals(t, p) {
			continue
		}
		t.tell(Event{Kind: EvGoalsMet, Rule: "leader.winning", At: ref(p), Won: t.S.Result.Winners.Has(p)})
	}
}

// goals lists the goals of seat p that everybody may see.
func (t *Table) goals(p Seat) (out []string) {
	zones := []Zone{MotiveShown + Zone(p)}
	if t.S.Phase == PhaseOver {
		zones = append(zones, AgendaHand+Zone(p), MotiveHand+Zone(p))
	}
	for _, z := range zones {
		for _, s := range t.S.In(z) {
			out = append(out, t.cat.Ref(s.Comp))
		}
	}
	return out
}

// HasGoals reports whether seat p wins by goals of its own: it plays a Cylon
// Leader, or is the Sympathetic Cylon.
func HasGoals(t *Table, p Seat) bool { return t.leads(p) || t.sympathetic(p) }

// hasWon reports whether seat p has won the game that has just ended. Rules
// end.win, leader.winning.
func (t *Table) hasWon(p Seat) bool {
	humans := t.S.Result.HumansWon()
	if !HasGoals(t, p) {
		return t.CylonSide(p) != humans
	}
	if t.S.Count(AgendaHand+Zone(p)) > 0 {
		c := t.S.At(AgendaHand+Zone(p), 0).Comp
		a := t.cat.Agenda(c)
		won := (a.Winner == HumanSide) == humans && a.Holds(t, p)
		if won {
			t.Coverage.branch(c, BranchPass)
		} else {
			t.Coverage.branch(c, BranchFail)
		}
		return won
	}
	shown, ofSide := 0, 0
	for _, s := range t.S.In(MotiveShown + Zone(p)) {
		shown++
		if (t.cat.Motive(s.Comp).Side == HumanSide) == humans {
			ofSide++
		}
	}
	if t.Feature(options.FewerMotives) {
		return ofSide >= MotivesOfSide && t.S.Count(MotiveHand+Zone(p)) <= HiddenMotives
	}
	return ofSide >= MotivesOfSide && (shown >= MotivesToWin || !t.leads(p))
}
